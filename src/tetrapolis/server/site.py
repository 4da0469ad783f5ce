"""Everything one node has running, and who is asking."""

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.registry import names

from .analyses import Analyses
from .bus import open_bus
from .commands import Draft
from .endings import TOPIC, Endings
from .errors import Forbidden, WhoAreYou
from .hosted import Hosted
from .housekeeping import Housekeeping
from .metrics import Metrics
from .people import People, Person, own_secret
from .preparation import Preparation
from .rates import Buckets
from .robots import Robots
from .service import MatchService
from .settings import Settings
from .store import open_store
from .wire import Done

COOKIE = "tetrapolis"
THINKING_COST = 9.0  # messages: what an action has revealed, or what a bot would do, takes longer than to play


class Site:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.failure: TetrapolisError | None = None  # why it could not start
        self.metrics = Metrics()
        self.preparation = Preparation()
        self.store = open_store(settings.store)
        self.service = MatchService(self.store, open_bus(settings.bus or None), self.preparation.wait)
        secret = settings.secret.encode() or own_secret(settings.folder / "secret")
        self.endings = Endings(self.store, self.service.bus)
        self.service.topics[TOPIC] = self.endings.refresh
        self.people = People(self.store, secret, self.endings)
        self.housekeeping = Housekeeping(self.service, self.endings, settings.retention)
        # An SQLite file has one node, which goes on at once after a restart with what it had leased.
        self.robots = Robots(self.service, secrets.token_hex(6) if settings.database else "alone")
        self.analyses = Analyses(self.store)
        self.talk = Buckets(settings.rate, 3 * settings.rate)  # what a person says over all sockets

    async def start(self) -> None:
        await self.service.start()
        await self.endings.refresh()
        self.housekeeping.start()
        self.preparation.begin(names())
        self.robots.start()

    async def close(self) -> None:
        await self.housekeeping.close()
        await self.robots.close()
        await self.analyses.close()
        await self.service.close()
        self.preparation.close()

    async def command(
        self,
        match: str,
        make: Callable[[Hosted], Draft],
        person: Person,
        key: str | None = None,
        asked: tuple[object, ...] = (),
    ) -> Done:
        """A person's command; the key is kept with the person, so that nobody can guess another's.

        `asked` is what the command says, to be told from another one with the same key.
        """
        begun = time.perf_counter()
        seq = await self.service.command(match, make, own_key(person, key), fingerprint(asked))
        self.metrics.commands.inc()
        self.metrics.command_seconds.observe(time.perf_counter() - begun)
        return Done(match, seq)

    async def allow_speaker(self, match: str, person: Person, wanted: int | None) -> None:
        """Whoever speaks from beside the table is called by the own name: it may not be that of an account."""
        room = await self.service.room(match)
        if room.hosted.seat_of(person.user, wanted) is None:
            await self.people.allow(person.user, [person.name])


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


def somebody(connection: Any, match: str = "") -> Person:
    person = person_of(connection, match)
    if person is None:
        raise WhoAreYou("who-are-you")
    return person
