"""The contract of a store: logs of matches that only grow, accounts, leases, analyses.

The log of a match is numbered from 1 without gaps. `append` says which number it expects to write: if somebody else has
written it, nothing is written and Conflict is raised. When `append` returns, the entries survive a loss of power.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec


class Conflict(Exception):
    """Somebody else has written to the log in the meantime."""


class Unavailable(Exception):
    """The store does not answer; nobody knows whether the last write has reached it."""


class Entry(msgspec.Struct, frozen=True):
    """A line of a match's log: what was done, by which seat (None: the table), when (milliseconds since 1970)."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    key: str | None = None  # the sender's idempotency key
    data: dict[str, object] = {}


class Listing(msgspec.Struct, frozen=True):
    """What a list of matches shows, kept beside the log: it can be computed from it."""

    match: str
    game: str
    status: str  # lobby, running, over
    public: bool
    updated: int
    last_seq: int
    waiting: bool = False  # a bot must choose
    users: tuple[str, ...] | None = None  # who sits there; to be written if it has changed, never read back
    summary: dict[str, object] = {}


class Account(msgspec.Struct, frozen=True):
    """A person with a password; guests have none."""

    user: str
    name: str
    password_hash: str
    created: int


class Store(Protocol):
    """Logs of matches, accounts, leases and analyses. All methods may raise Unavailable."""

    async def start(self) -> None:
        """Connect and bring the schema up to date; Unusable, a sentence, if that cannot be."""

    async def close(self) -> None: ...

    async def append(self, listing: Listing, entries: Sequence[Entry]) -> None:
        """Write entries durably, numbered on from what the log has, together with the match's listing.

        Conflict if an entry's number or key is there already; then nothing is written.
        """

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The log of a match behind a number; empty for an unknown match."""

    async def listings(
        self, *, status: str | None = None, public: bool | None = None, user: str | None = None, limit: int = 100
    ) -> list[Listing]:
        """Matches, the one that changed last first."""

    async def count(self) -> int:
        """How many matches there are."""

    async def listing(self, match: str) -> Listing | None: ...

    async def waiting(self, limit: int = 1000) -> list[str]:
        """Matches in which a bot must choose, the one that waits longest first."""

    async def changed(self, since: int) -> dict[str, int]:
        """The last numbers of the logs that were written to since then (milliseconds since 1970)."""

    async def add_account(self, account: Account) -> bool:
        """False if the name is taken, however it is written."""

    async def account(self, name: str) -> Account | None: ...

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        """Take or renew a lease; False while another owner has it."""

    async def release(self, name: str, owner: str) -> None: ...

    async def keep_analysis(self, match: str, text: str) -> None:
        """The state of a match's analysis, as JSON; the last one wins."""

    async def analysis(self, match: str) -> str | None: ...

    async def ready(self) -> bool:
        """Whether the store answers."""

    async def backup(self, target: Path) -> None:
        """A consistent copy of everything in an SQLite file, while matches go on. `start` is not needed before."""

    async def restore(self, source: Path) -> None:
        """Everything of an SQLite file, which goes, into a store that has nothing yet; Unusable if it has."""
