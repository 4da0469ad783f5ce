"""Is the server alive, is it ready, what has it counted."""

import asyncio
import ipaddress

from litestar import MediaType, Response, get

from tetrapolis import __version__

from ..errors import NotFound
from ..guard import address_of
from ..site import site_of
from .shapes import Asking


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def healthz() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive", "version": __version__}


@get("/readyz", include_in_schema=False)
async def readyz(request: Asking) -> Response[dict[str, bool]]:
    """The store can be written to, the bus answers, and what people cannot play without goes on in the background."""
    site = site_of(request)
    store, bus = await asyncio.gather(site.store.ready(), site.service.bus.ready())
    found = {"store": store, "bus": bus, "keepers": site.keepers.alive}
    return Response(found, status_code=200 if all(found.values()) else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def metrics(request: Asking) -> bytes:
    """For Prometheus; by default only from this machine."""
    site = site_of(request)
    wanted = site.settings.metrics
    if wanted == "nobody" or (wanted == "local" and not _local(address_of(request.scope))):
        raise NotFound("no-such-page")
    site.metrics.rooms.set(len(site.service.rooms))
    return site.metrics.page()


def _local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
