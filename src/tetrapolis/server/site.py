"""Everything one node has running, and who is asking."""

import secrets
import time
from collections.abc import Callable
from typing import Any

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.registry import names

from .analyses import Analyses
from .bus import open_bus
from .commands import Draft
from .errors import Forbidden, WhoAreYou
from .hosted import Hosted
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
        self.people = People(self.store, secret)
        # An SQLite file has one node, which goes on at once after a restart with what it had leased.
        self.robots = Robots(self.service, secrets.token_hex(6) if settings.database else "alone")
        self.analyses = Analyses(self.store)
        self.talk = Buckets(settings.rate, 3 * settings.rate)  # what a person says over all sockets

    async def start(self) -> None:
        await self.service.start()
        self.preparation.begin(names())
        self.robots.start()

    async def close(self) -> None:
        await self.robots.close()
        await self.analyses.close()
        await self.service.close()
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
