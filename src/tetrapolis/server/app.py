"""The site as an ASGI application."""

import math
import re
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from tetrapolis import __version__, wire
from tetrapolis.core.errors import TetrapolisError

from .description import TITLE, RoutesRenderPlugin, SocketsRenderPlugin, describe_routes
from .errors import Away, NotFound, ServerError, TooFast, status_of
from .guard import Guard
from .logs import log
from .routes import health, matches, pages, people, socket
from .routes.shapes import Asking
from .settings import Settings
from .site import Site
from .speech import refusal_of, wanted_language
from .store import Unavailable
from .worker import Worker

_MOST_BODY = 1 << 16
_WRONG: tuple[tuple[str, Callable[[str, str], ServerError]], ...] = (  # what the framework finds, in our sentences
    (r"missing required field `(\w+)`", lambda _, field: ServerError("request-missing", name=field)),
    (r"contains unknown field `([^`]{1,40})`", lambda _, field: ServerError("request-unknown", name=field)),
    (r"^Expected `str` of length <= (\d+)", lambda place, most: ServerError("request-long", name=place, most=most)),
    (r"^Expected `str` of length >= (\d+)", lambda place, least: ServerError("request-short", name=place, least=least)),
)


def create_app(settings: Settings, worker: Worker | None = None) -> tuple[Guard, Site]:
    """The whole site on one node, or in one of its workers: what a server calls, and what runs in it."""
    site = Site(settings, worker)
    return Guard(_application(site), settings, site.metrics, site.quotas), site  # type: ignore[arg-type]


def describe_api() -> dict[str, Any]:
    """The OpenAPI of the site."""
    with tempfile.TemporaryDirectory() as folder:
        return describe_routes(_application(Site(Settings(data=folder))).openapi_schema.to_schema())


def _application(site: Site) -> Litestar:
    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        try:
            await site.start()
        except Exception as error:
            site.failure = error
            if not isinstance(error, TetrapolisError):
                log.exception("start failed")
            raise
        try:
            yield
        finally:
            await site.close()

    api = Router(
        "/api",
        route_handlers=[
            *matches.ROUTES,
            *people.ROUTES,
            socket.table,
        ],
    )
    app = Litestar(
        [health.healthz, health.readyz, health.metrics, api, pages.front, pages.page],
        lifespan=[running],
        exception_handlers={Exception: _refused},
        openapi_config=OpenAPIConfig(
            TITLE,
            __version__,
            path="/api/schema",
            render_plugins=[RoutesRenderPlugin(), SocketsRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=_MOST_BODY,
        logging_config=None,
    )
    app.state.site = site
    return app


def _refused(request: Asking, error: Exception) -> Response[wire.Refusal]:
    """Every error as one shape, with a sentence in the language that was asked for."""
    if isinstance(error, Unavailable):
        error = Away("store-away")
    elif isinstance(error, HTTPException):
        error = _plain(error)
    elif isinstance(error, RecursionError | UnicodeError):  # nested too deeply, or not text at all
        log.warning("unreadable", exc_info=error)
        error = ServerError("bad-request", detail=ServerError("request-json"))
    elif not isinstance(error, TetrapolisError):
        log.exception("failed", exc_info=error)
        return _answer(request, ServerError("internal"), 500)
    return _answer(request, error, status_of(error))


def _plain(error: HTTPException) -> ServerError:
    """What the framework refuses, in our words."""
    if error.status_code == 404:
        return NotFound("no-such-page")
    plain = ServerError("bad-request", detail=_detail(error))
    plain.status = error.status_code
    return plain


def _detail(error: HTTPException) -> ServerError:
    """What is wrong with the input, without repeating it. What has no sentence is said as the framework says it."""
    if error.status_code == 405:
        return ServerError("request-method")
    if error.status_code == 413:
        return ServerError("request-large")
    extra = error.extra if isinstance(error.extra, list) else []
    place, words = next(((str(one.get("key")), str(one.get("message"))) for one in extra), ("data", ""))
    for pattern, said in _WRONG:
        if found := re.search(pattern, words):
            return said(place, found[1])
    if place == "data":
        return ServerError("request-json")
    return ServerError("request-value", name=place, detail=words[:200])


def _answer(request: Asking, error: TetrapolisError, status: int) -> Response[wire.Refusal]:
    lang = wanted_language(request.headers.get("accept-language", ""))
    headers = {"retry-after": str(math.ceil(error.wait))} if isinstance(error, TooFast | Away) else None
    return Response(refusal_of(error, lang), status_code=status, headers=headers)
