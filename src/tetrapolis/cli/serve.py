"""tetrapolis serve: the site, with one command."""

import argparse
import asyncio
import gc
import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from types import FrameType
from typing import Any

import segno
import uvicorn

from tetrapolis.core.errors import TetrapolisError, shown
from tetrapolis.server.app import create_app
from tetrapolis.server.connections import Connections
from tetrapolis.server.errors import ServerError
from tetrapolis.server.guard import Guard
from tetrapolis.server.handover import Handover
from tetrapolis.server.logs import log, write_logs
from tetrapolis.server.secret import secret_of
from tetrapolis.server.settings import Settings, read_settings
from tetrapolis.server.site import Site, folder_of
from tetrapolis.server.sockets import Socket
from tetrapolis.server.store.sqlite import move_log
from tetrapolis.server.supervisor import Supervisor
from tetrapolis.server.worker import Shared, Worker
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

    def announce(port: int) -> None:
        here = f"http://{'127.0.0.1' if settings.host == _EVERYWHERE else settings.host}:{port}"
        _announce(settings, here, port, chosen, speak, screen)

    if settings.workers > 1:
        return _supervise(settings, announce, chosen.lang)
    app, site = create_app(settings)
    ears = _listen(settings)
    server = Announced(app, site)
    server.announce = lambda: announce(ears.getsockname()[1])
    return _serve(server, site, ears)


def _serve(server: "Announced", site: Site, ears: socket.socket) -> int:
    try:
        server.run(sockets=[ears])
    except SystemExit:
        if isinstance(site.failure, TetrapolisError):
            raise site.failure from None
        raise ServerError("start-failed", detail=type(site.failure).__name__) from None
    return 0


def _supervise(settings: Settings, announce: Callable[[int], None], lang: str) -> int:
    """Several workers, each of them a server of its own; this process only looks after them."""
    if sys.platform != "linux":
        raise ServerError("workers-system")
    secret_of(settings)  # made once, before all of them look for it
    folder = folder_of(settings)
    ears = _listen(settings)
    port = ears.getsockname()[1]
    if folder is not None:
        folder.take()

    def work(worker: Worker, again: bool) -> int:
        write_logs(settings.log, worker.number)
        try:
            app, site = create_app(settings, worker)
            return _serve(Attended(app, site, worker), site, ears)
        except TetrapolisError as error:
            if again:
                log.error("worker not started", exc_info=error)
            else:
                print(error.say(lang), file=sys.stderr)
            return error.exit_code

    shared = Shared(settings.workers, secrets.token_hex(6) if settings.database else "worker")
    code = Supervisor(settings.workers, shared, work, folder, ears).run(lambda: announce(port))
    if folder is not None and code == 0:
        move_log(Path(settings.store))
        folder.note("closed")
    return code


def settings_of(chosen: argparse.Namespace) -> Settings:
    flags = {one.name: getattr(chosen, one.name, None) for one in fields(Settings)}
    return read_settings(flags, chosen.config)


class Announced(uvicorn.Server):
    """Says where it is as soon as it answers, and stops when it is asked to."""

    def __init__(self, app: Guard, site: Site, handover: Handover | None = None) -> None:
        self.announce: Any = None
        self._site = site
        self._connections = Connections(site.settings.connections, site.settings.proxies, site.metrics, handover)
        super().__init__(
            uvicorn.Config(
                app,
                http=self._connections,  # type: ignore[arg-type]
                log_config=None,
                access_log=False,
                ws=Socket,
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


class Attended(Announced):
    """A worker's server: the supervisor hears when it answers, and says when to stop; others hand sockets to it."""

    def __init__(self, app: Guard, site: Site, worker: Worker) -> None:
        self._worker = worker
        self._handover = Handover(worker)
        super().__init__(app, site, self._handover)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._worker.obey(lambda: Announced.handle_exit(self, 0, None))
        await super().startup(sockets)
        self._handover.start(self._protocol)
        self._worker.say_ready()

    def _protocol(self, read: bytes) -> asyncio.Protocol:
        return self._connections(
            read, config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Signals are for the supervisor."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._handover.stop()
        await super().shutdown(sockets)


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
