"""The shapes of what clients send and are sent over HTTP."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Greeting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who the server thinks you are."""

    user: str
    name: str
    account: bool


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in seconds."""

    kind: Literal["none", "move", "reserve"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to create. Seats are `me`, `open` or the level of a bot."""

    game: Name
    seats: Annotated[list[Name], Meta(min_length=1, max_length=7)]
    options: dict[str, str | int | bool] = {}
    public: bool = False
    clock: ClockWish = ClockWish()


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat somebody wants; any free one if none is named."""

    seat: SeatNumber | None = None


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action in notation, for the decision with this number; the key makes it safe to send it again."""

    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    key: Key


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat."""

    text: Text


class Replacement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for the seat of somebody whose time is up."""

    seat: SeatNumber
    level: Name = "builder"


class Done(msgspec.Struct, frozen=True):
    """The number of the log's entry that a command became."""

    match: str
    seq: int


class Refusal(msgspec.Struct, frozen=True):
    """Why a command was refused: a key for programs, a sentence for people, the rule if one forbids it."""

    error: str
    message: str
    rule: str | None = None


class MatchLine(msgspec.Struct, frozen=True):
    """A match in a list."""

    match: str
    game: str
    status: str
    public: bool
    updated: int
    summary: dict[str, Any]
