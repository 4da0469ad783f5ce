"""tetrapolis serve: the site, with one command."""

import argparse
import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import fields, replace
from types import FrameType
from typing import Any

import segno
import uvicorn

from tetrapolis.core.errors import TetrapolisError, shown
from tetrapolis.server.app import create_app
from tetrapolis.server.connections import Connections
from tetrapolis.server.errors import ServerError
from tetrapolis.server.guard import Guard
from tetrapolis.server.logs import write_logs
from tetrapolis.server.settings import Settings, read_settings
from tetrapolis.server.site import Site
from tetrapolis.text import Texts, texts

from .screen import Screen

_EVERYWHERE = "0.0.0.0"  # noqa: S104 - only by --lan or an explicit --host


def run(chosen: argparse.Namespace) -> int:
    gc.enable()
    speak, screen = texts(chosen.lang), Screen()
    settings = settings_of(chosen)
    if chosen.lan:
        settings = replace(settings, host=_EVERYWHERE)
    write_logs(settings.log)
    app, site = create_app(settings)
    ears = _listen(settings)
    port = ears.getsockname()[1]
    server = Announced(app, site)
    here = f"http://{'127.0.0.1' if settings.host == _EVERYWHERE else settings.host}:{port}"

    def announce() -> None:
        _announce(settings, here, port, chosen, speak, screen)

    server.announce = announce
    try:
        server.run(sockets=[ears])
    except SystemExit:
        if isinstance(site.failure, TetrapolisError):
            raise site.failure from None
        raise ServerError("start-failed", detail=type(site.failure).__name__) from None
    return 0


def settings_of(chosen: argparse.Namespace) -> Settings:
    flags = {one.name: getattr(chosen, one.name, None) for one in fields(Settings)}
    return read_settings(flags, chosen.config)


class Announced(uvicorn.Server):
    """Says where it is as soon as it answers, and stops when it is asked to."""

    def __init__(self, app: Guard, site: Site) -> None:
        self.announce: Any = None
        self._site = site
        super().__init__(
            uvicorn.Config(
                app,
                http=Connections(site.settings.connections, site.settings.proxies, site.metrics),  # type: ignore[arg-type]
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
                ws_max_size=1 << 16,
                ws_ping_interval=20.0,
                ws_ping_timeout=20.0,
                ws_per_message_deflate=False,
                proxy_headers=bool(site.settings.proxies),
                forwarded_allow_ips=site.settings.proxies,
                server_header=False,
                timeout_graceful_shutdown=3,
                lifespan="on",
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.announce is not None:
            await asyncio.to_thread(self.announce)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be asked to stop is no failure: the signal is not raised again. Who asks twice does not want to wait."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        await self._site.leave()
        await super().shutdown(sockets)
        # All that was acknowledged is on the disk. Searches and compilers that still run work for nobody.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def _listen(settings: Settings) -> socket.socket:
    try:
        host = settings.host.encode("idna")
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        ears = socket.socket(family, socket.SOCK_STREAM)
        ears.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ears.bind((host, settings.port))
        ears.listen(2048)
    except UnicodeError:  # no name of a machine is spelt like that
        raise ServerError("setting-value", name="host", value=shown(settings.host)) from None
    except OSError as error:
        detail = error.strerror or type(error).__name__
        raise ServerError("port-taken", host=settings.host, port=str(settings.port), detail=detail) from None
    return ears


def _announce(
    settings: Settings, here: str, port: int, chosen: argparse.Namespace, speak: Texts, screen: Screen
) -> None:
    screen.print(speak("serve-address", address=here), soft_wrap=True)
    if settings.host == _EVERYWHERE:
        there = f"http://{own_address()}:{port}"
        screen.print(speak("serve-network", address=there), soft_wrap=True)
        if sys.stdout.isatty() or chosen.lan:
            segno.make(there, error="l").terminal(compact=True)
    if not settings.database:
        screen.print(speak("serve-data", path=str(settings.folder)), soft_wrap=True)
    screen.print(speak("serve-preparing"), soft_wrap=True)
    screen.print(speak("serve-stop"), soft_wrap=True)
    sys.stdout.flush()
    if not chosen.no_browser and sys.stdout.isatty() and _has_screen():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def own_address() -> str:
    """The address of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
