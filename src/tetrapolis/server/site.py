"""Everything one node has running, and who is asking."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tetrapolis.core.registry import names
from tetrapolis.wire import Done

from . import commands
from .analyses import Analyses
from .backups import Backups
from .bundle import engine_address
from .bus import open_bus
from .commands import Draft
from .endings import TOPIC, Endings
from .errors import Away, Forbidden, WhoAreYou
from .folder import Folder
from .guard import address_of
from .hosted import Hosted
from .housekeeping import LOOK_FOR_ENDINGS, TIDY, Housekeeping
from .keepers import Keepers
from .metrics import Metrics
from .people import People, Person
from .pools import Pool, Pools
from .preparation import Preparation
from .quotas import Asker, Quotas, party
from .robots import LOOK, Robots
from .secret import secret_of
from .service import LOOK_AGAIN, Make, MatchService
from .settings import Settings
from .store import open_store, watched
from .worker import Worker

T = TypeVar("T")

COOKIE = "tetrapolis"
_LAG_EVERY = 0.05  # seconds between looks at the event loop
_LAST_WORDS = 3.0  # seconds for commands under way when the server stops


class Site:
    """One node, or one of its workers."""

    def __init__(self, settings: Settings, worker: Worker | None = None) -> None:
        self.settings = settings
        self.worker = worker
        self.failure: Exception | None = None  # why it could not start
        self._engines: dict[str, str] = {}
        self.metrics = Metrics(worker.number if worker else None)
        self.keepers = Keepers(self.metrics)
        self.pools = Pools(self.metrics, worker.count if worker else 1)
        self.quotas = Quotas(settings.rate, settings.sockets, self.metrics)
        self.preparation = Preparation()
        turn = worker.shared.turns.turn if worker else nullcontext
        self.store = watched(open_store(settings.store, turn), self.metrics)
        self.service = MatchService(self.store, open_bus(settings.bus or None, worker), self.preparation.wait)
        secret = secret_of(settings)
        self.endings = Endings(self.store, self.service.bus)
        self.service.topics[TOPIC] = self.endings.refresh
        self.people = People(self.store, secret, self.endings, self.pools.passwords)
        self.housekeeping = Housekeeping(self.service, self.endings, settings.retention)
        # An SQLite file has one node, which goes on at once after a restart with what it had leased.
        node = worker.name if worker else secrets.token_hex(6) if settings.database else "alone"
        owns = worker.owns if worker else None
        self.robots = Robots(self.service, node, self.pools.bots, self.quotas, owns)
        self.analyses = Analyses(self.store, self.pools.analyses, self.quotas)
        self.folder = folder_of(settings) if worker is None else None  # that of workers is their supervisor's
        self._first = worker is None or worker.number == 0  # who does what is done once for all
        self.backups = Backups(self.store, secret, settings) if settings.backups and self._first else None

    async def start(self) -> None:
        if self.folder is not None:
            self.folder.take()
        await self.service.start()
        await self.endings.refresh()
        if self.folder is not None:
            self.folder.note("open")
        self.preparation.begin_later(names())
        self.keepers.start("matches", self.service.look_again, LOOK_AGAIN)
        self.keepers.start("bots", self.robots.look, LOOK)
        self.keepers.start("endings", self.endings.refresh, LOOK_FOR_ENDINGS)
        if self._first:
            self.keepers.start("tidying", self.housekeeping.tidy, TIDY, vital=False)
        if self.backups is not None:
            self.keepers.start("backup", self.backups.once, self.backups.interval, vital=False)
        self.keepers.start("lag", self._measure_lag, 0, vital=False)

    async def leave(self) -> None:
        """No new commands over sockets; whoever watches is told that the server goes, after what is being done."""
        watchers = [watcher for room in self.service.rooms.values() for watcher in room.watchers]
        for watcher in watchers:
            watcher.leave()
        limit = time.monotonic() + _LAST_WORDS
        while any(room.watchers for room in self.service.rooms.values()) and time.monotonic() < limit:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        await self.keepers.close()
        await self.robots.close()
        await self.analyses.close()
        if self.folder is not None:
            self.folder.note("closing")
        await self.service.close()
        if self.folder is not None:
            self.folder.note("closed")
            self.folder.leave()
        self.preparation.close()
        self.pools.close()

    async def _measure_lag(self) -> None:
        begun = time.perf_counter()
        await asyncio.sleep(_LAG_EVERY)
        self.metrics.loop_lag.observe(max(0.0, time.perf_counter() - begun - _LAG_EVERY))

    async def do(self, pool: Pool, quota: str, asker: Asker, work: Callable[..., T], *details: Any) -> T:
        """Work for somebody in a thread; what it takes is charged to the asker, also if nobody waits any more."""
        settle, loop = self.quotas.begin(quota, asker), asyncio.get_running_loop()

        def timed() -> T:
            begun = time.thread_time()
            try:
                return work(*details)
            finally:
                loop.call_soon_threadsafe(settle, time.thread_time() - begun)

        try:
            return await pool.run(party(asker.address), timed)
        except Away:  # it was not begun
            settle(0.0)
            raise

    async def command(
        self,
        match: str,
        make: Make,
        person: Person,
        asker: Asker,
        key: str | None = None,
        asked: tuple[object, ...] = (),
    ) -> Done:
        """A person's command; the key is kept with the person, so that nobody can guess another's.

        `asked` is what the command says, to be told from another one with the same key.
        """
        begun = time.perf_counter()

        def made(hosted: Hosted) -> Draft | Awaitable[Draft]:
            if hosted.seats_of(person.user) or person.user == hosted.host:
                self.robots.asked(match, asker)
            return make(hosted)

        seq = await self.service.command(match, made, own_key(person, key), fingerprint(asked))
        self.metrics.commands.count += 1
        self.metrics.command_seconds.observe(time.perf_counter() - begun)
        return Done(match, seq)

    async def undo(self, match: str, person: Person, asker: Asker, seat: int | None, key: str | None = None) -> Done:
        """Whether something was revealed is looked up in a thread."""
        self.quotas.check("looks", asker)

        async def make(hosted: Hosted) -> Draft:
            return await self.do(self.pools.looks, "looks", asker, commands.undo, hosted, person.user, seat)

        return await self.command(match, make, person, asker, key, ("undo", seat))

    async def engine(self, game: str, asker: Asker) -> str | None:
        """Where pages find the rules of a game; None while they are being made for pages."""
        if game not in self._engines:
            found = await self.pools.files.run(party(asker.address), engine_address, game)
            if found is None:
                return None
            self._engines[game] = found
        return self._engines[game]

    async def allow_speaker(self, match: str, person: Person, wanted: int | None) -> None:
        """Whoever speaks from beside the table is called by the own name: it may not be that of an account."""
        room = await self.service.room(match)
        if room.hosted.seat_of(person.user, wanted) is None:
            await self.people.allow(person.user, [person.name])


def folder_of(settings: Settings) -> Folder | None:
    return None if settings.database else Folder(settings.folder, Path(settings.store))


def own_key(person: Person, key: str | None) -> str | None:
    return f"{person.user}:{key}" if key else None


def fingerprint(asked: object) -> str:
    """A short hash of what was asked for."""
    return hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:12]


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


def asker_of(connection: Any, person: Person | None) -> Asker:
    return Asker(address_of(connection.scope), person.user if person else None)


def somebody(connection: Any, match: str = "") -> Person:
    person = person_of(connection, match)
    if person is None:
        raise WhoAreYou("who-are-you")
    return person
