"""The contract of a store: logs of matches that only grow, accounts, endings of sessions, leases, analyses,
keepsakes.

The log of a match is numbered from 1 without gaps. `append` says which number it expects to write: if somebody else has
written it, nothing is written and Conflict is raised. When `append` returns, the entries survive a loss of power.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

READY = "ready"  # a lease that is taken to see whether the store can be written to


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


class Token(msgspec.Struct, frozen=True):
    """A program's token: who asked for it, as whom the program speaks, and where."""

    sid: str
    owner: str
    user: str
    match: str
    name: str
    created: int
    issued: int = 0  # the number that it was signed with


class Ending(msgspec.Struct, frozen=True):
    """Whatever was signed for a person or a session with a number up to `before` is void.

    It is forgotten after `until` (milliseconds since 1970).
    """

    what: str
    before: int
    until: int


class Keepsake(msgspec.Struct, frozen=True):
    """What an account keeps of its devices; only a higher version takes the place of what is there."""

    kind: str
    item: str
    version: int
    value: str


class Store(Protocol):
    """Logs of matches, accounts, endings, leases, analyses and keepsakes. All methods may raise Unavailable."""

    async def start(self) -> None:
        """Connect and bring the schema up to date; Unusable, a sentence, if that cannot be."""

    async def close(self) -> None: ...

    async def append(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        """Write entries durably, numbered on from what the log has, together with the match's listing.

        Conflict if an entry's number or key is there already; then nothing is written. `rewritten` replaces keys and
        data of earlier entries: only to take out what somebody wants to be forgotten.
        """

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The log of a match behind a number; empty for an unknown match."""

    async def listings(
        self,
        *,
        status: str | None = None,
        public: bool | None = None,
        user: str | None = None,
        limit: int = 100,
        rules: Mapping[str, int] | None = None,
        before: int | None = None,
    ) -> list[Listing]:
        """Matches, the one that changed last first; with `before` none that changed after this moment.

        `rules` are the versions of rules that a server has: with them, matches that have begun under others are
        `archived`, whatever they were when they were written.
        """

    async def count(self) -> int:
        """How many matches there are."""

    async def listing(self, match: str) -> Listing | None: ...

    async def waiting(self, limit: int = 1000, rules: Mapping[str, int] | None = None) -> list[str]:
        """Matches in which a bot must choose, the one that waits longest first; only of these versions of rules."""

    async def changed(self, since: int) -> dict[str, int]:
        """The last numbers of the logs that were written to since then (milliseconds since 1970)."""

    async def add_account(self, account: Account) -> bool:
        """False if the name is taken, or one that looks like it, however many ask at once."""

    async def account(self, name: str) -> Account | None: ...

    async def account_of(self, user: str) -> Account | None: ...

    async def bearers(self, name: str) -> list[str]:
        """The users whose accounts have this name, or one that looks like it: one, but for those of earlier days."""

    async def change_password(self, user: str, password_hash: str) -> None: ...

    async def end(self, ending: Ending) -> None:
        """Keep an ending, the latest for each person or session; tokens that it covers are listed no longer."""

    async def endings(self, mark: int = -1) -> tuple[list[Ending], int]:
        """Endings that were written after a mark, in whatever order clocks would say, and the mark to ask with next."""

    async def add_token(self, token: Token) -> None: ...

    async def tokens(self, owner: str) -> list[Token]:
        """The tokens that somebody has asked for, the newest first."""

    async def mentions(self, user: str) -> list[str]:
        """Matches whose logs name a person."""

    async def sayings(self, user: str) -> list[tuple[str, Entry]]:
        """What a person has said, with the matches."""

    async def keep(self, user: str, keepsakes: Sequence[Keepsake], most: int) -> bool:
        """All of them, or False and nothing, if the account would then keep more than so many letters."""

    async def keepsakes(self, user: str) -> list[Keepsake]: ...

    async def forget(self, users: Sequence[str], ending: Ending) -> None:
        """Remove the account, the keepsakes and the tokens of a person, and end all sessions."""

    async def remove(self, before: int, limit: int) -> list[str]:
        """Remove finished matches and lobbies that were last written to before then, with all that belongs to them."""

    async def tidy(self, now: int) -> None:
        """Remove endings and leases that are over (milliseconds since 1970)."""

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        """Take or renew a lease; False while another owner has it."""

    async def release(self, name: str, owner: str) -> None: ...

    async def keep_analysis(self, match: str, text: str) -> None:
        """The state of a match's analysis, as JSON; the last one wins."""

    async def analysis(self, match: str) -> str | None: ...

    async def ready(self) -> bool:
        """Whether the store can be written to; it writes something."""

    async def backup(self, target: Path) -> None:
        """A consistent copy of everything in an SQLite file, while matches go on. `start` is not needed before."""

    async def restore(self, source: Path) -> None:
        """Everything of an SQLite file, which goes, into a store that has nothing yet; Unusable if it has."""
