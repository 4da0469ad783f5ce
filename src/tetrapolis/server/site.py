"""Everything one node has running, and who is asking."""

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tetrapolis.core.registry import names

from .analyses import Analyses
from .backups import Backups
from .bus import open_bus
from .commands import Draft
from .errors import Forbidden, WhoAreYou
from .folder import Folder
from .hosted import Hosted
from .logs import log
from .metrics import Metrics
from .people import People, Person
from .preparation import Preparation
from .rates import Buckets
from .robots import Robots
from .secret import secret_of
from .service import MatchService
from .settings import Settings
from .store import open_store
from .wire import Done

COOKIE = "tetrapolis"
THINKING_COST = 9.0  # messages: what an action has revealed, or what a bot would do, takes longer than to play
_LAST_WORDS = 3.0  # seconds for commands under way when the server stops


class Site:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.failure: Exception | None = None  # why it could not start
        self.metrics = Metrics()
        self.preparation = Preparation()
        self.store = open_store(settings.store)
        self.service = MatchService(self.store, open_bus(settings.bus or None), self.preparation.wait)
        secret = secret_of(settings)
        self.people = People(self.store, secret)
        # An SQLite file has one node, which goes on at once after a restart with what it had leased.
        self.robots = Robots(self.service, secrets.token_hex(6) if settings.database else "alone")
        self.analyses = Analyses(self.store)
        self.talk = Buckets(settings.rate, 3 * settings.rate)  # what a person says over all sockets
        self.folder = None if settings.database else Folder(settings.folder, Path(settings.store))
        self.backups = Backups(self.store, secret, settings) if settings.backups else None
        self._backing_up: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.folder is not None:
            self.folder.take()
        await self.service.start()
        if self.folder is not None:
            self.folder.note("open")
        self.preparation.begin(names())
        self.robots.start()
        if self.backups is not None:
            self._backing_up = asyncio.create_task(_keep_backups(self.backups))

    async def leave(self) -> None:
        """No new commands over sockets; whoever watches is told that the server goes, after what is being done."""
        watchers = [watcher for room in self.service.rooms.values() for watcher in room.watchers]
        for watcher in watchers:
            watcher.leave()
        limit = time.monotonic() + _LAST_WORDS
        while any(room.watchers for room in self.service.rooms.values()) and time.monotonic() < limit:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        if self._backing_up is not None:
            self._backing_up.cancel()
        await self.robots.close()
        await self.analyses.close()
        if self.folder is not None:
            self.folder.note("closing")
        await self.service.close()
        if self.folder is not None:
            self.folder.note("closed")
            self.folder.leave()
        self.preparation.close()

    async def command(
        self, match: str, make: Callable[[Hosted], Draft], person: Person, key: str | None = None
    ) -> Done:
        """A person's command; the key is kept with the person, so that nobody can guess another's."""
        begun = time.perf_counter()
        seq = await self.service.command(match, make, f"{person.user}:{key}" if key else None)
        self.metrics.commands.inc()
        self.metrics.command_seconds.observe(time.perf_counter() - begun)
        return Done(match, seq)


async def _keep_backups(backups: Backups) -> None:
    while True:
        try:
            await backups.once()
        except Exception:  # the next look may find more room, or the store again
            log.exception("backup failed")
        await asyncio.sleep(backups.interval)


def site_of(connection: Any) -> Site:
    site: Site = connection.app.state.site
    return site


def person_of(connection: Any, match: str = "") -> Person | None:
    """Who sent the cookie, or the token of a program; a token is good for its match only."""
    header: str = connection.headers.get("authorization", "")
    signed = header.removeprefix("Bearer ") if header.startswith("Bearer ") else connection.cookies.get(COOKIE, "")
    person = site_of(connection).people.person(signed) if signed else None
    if person is not None and person.match not in ("", match):
        raise Forbidden("token-elsewhere")
    return person


def somebody(connection: Any, match: str = "") -> Person:
    person = person_of(connection, match)
    if person is None:
        raise WhoAreYou("who-are-you")
    return person
