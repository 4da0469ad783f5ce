"""The shapes of what clients send and are sent, over HTTP and over the socket."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]  # all tiles of a game fit into one choice
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+(?!\n)$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Choice = str | int | bool
Status = Literal["lobby", "running", "over", "archived"]
GameView = dict[str, Any]  # what a game shows of itself: the schemas of the games would plug in here


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing but the fields that are known."""


# -- people -----------------------------------------------------------------------------------------------------------


class Greeting(Wish, frozen=True):
    """How a guest wants to be called; a guest may also have no name."""

    name: Name | None = None


class Credentials(Wish, frozen=True):
    """Name and password of an account."""

    name: Name
    password: Password


class Me(msgspec.Struct, frozen=True):
    """Who the server thinks you are."""

    user: str
    name: str
    account: bool


class PasswordChange(Wish, frozen=True):
    """The password of now, and the one from now on."""

    old: Password
    new: Password


class Farewell(Wish, frozen=True):
    """The password of the account that shall be deleted; guests have none."""

    password: Password | None = None


class TokenLine(msgspec.Struct, frozen=True):
    """A token that a program has: for which match, and what the program is called there."""

    sid: str
    match: str
    name: str
    created: int


# -- what can be played -----------------------------------------------------------------------------------------------


class OptionLine(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    choices: list[str]
    default: str
    seats: list[int]  # with so many there is something to choose
    titles: dict[str, str] = {}  # what boards of the user's own are called, by choice
    fitting: dict[int, list[str]] = {}  # the choices that fit a number of seats, where not all do


class PresetLine(msgspec.Struct, frozen=True):
    """A named reading of a game's rules: its choice for each of some options."""

    name: str
    choices: dict[str, str]


class LevelLine(msgspec.Struct, frozen=True):
    """A level of bots, with its measured time for a move on one core."""

    level: str
    milliseconds: float | None


class GameLine(msgspec.Struct, frozen=True):
    """A game that can be played."""

    game: str
    seats: list[int]
    options: list[OptionLine]
    presets: list[PresetLine]
    levels: list[LevelLine]


class RulesSection(msgspec.Struct, frozen=True):
    """A section of a game's rules: the ids of its rules; the texts are those of the game."""

    name: str
    rules: list[str]


# -- commands ---------------------------------------------------------------------------------------------------------


class ClockWish(Wish, frozen=True):
    """How long people may think, in seconds."""

    kind: Literal["none", "move", "reserve"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewMatch(Wish, frozen=True):
    """A match to create. Seats are `me`, `me:NAME` for others at the same device, `open` or the level of a bot."""

    game: Name
    seats: Annotated[list[Name], Meta(min_length=1, max_length=7)]
    options: dict[Name, Annotated[str, Meta(max_length=80)] | int | bool] = {}
    public: bool = False
    clock: ClockWish = ClockWish()


class JoinWish(Wish, frozen=True):
    """The seat somebody wants; any free one if none is named. A seat link names it too."""

    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=2000)] | None = None


class SeatWish(Wish, frozen=True):
    """The seat that a link is for."""

    seat: SeatNumber


class ProgramWish(Wish, frozen=True):
    """The seat that a program shall play for: the own one, or an open one of a match one hosts."""

    seat: SeatNumber
    name: Name = "program"


class ActionWish(Wish, frozen=True):
    """An action in notation, for the decision with this number; the key makes it safe to send it again."""

    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Notation
    key: Key


class Saying(Wish, frozen=True):
    """A line of chat."""

    text: Text


class Replacement(Wish, frozen=True):
    """A bot for the seat of somebody whose time is up, or for one's own."""

    seat: SeatNumber
    level: Name = "builder"


# -- answers ----------------------------------------------------------------------------------------------------------


class Done(msgspec.Struct, frozen=True):
    """The number of the log's entry that a command became."""

    match: str
    seq: int


class Link(msgspec.Struct, frozen=True):
    """A token: in a link it gives a seat to whoever opens it first, in a program it is the program's name."""

    match: str
    seat: int
    token: str


class Refusal(msgspec.Struct, frozen=True):
    """Why a command was refused: a key for programs, a sentence for people, the rule if one forbids it."""

    error: str
    message: str
    rule: str | None = None


class Sitting(msgspec.Struct, frozen=True):
    """Who has a seat, in a list."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str


class MatchLine(msgspec.Struct, frozen=True):
    """A match in a list; `mine` are the seats of whoever asks. Of a match that is over, the points of all parties."""

    match: str
    game: str
    status: Status
    public: bool
    updated: int
    seats: list[Sitting]
    options: dict[str, Choice]
    pending: list[int]
    mine: list[int]
    over: bool  # also of an archived match
    points: list[int] | None = None
    winners: list[int] | None = None


class Replayed(msgspec.Struct, frozen=True):
    """A finished match after so many choices, as a seat saw it; `action` is the choice that comes next."""

    step: int
    steps: int
    seat: int | None
    view: GameView
    pending: list[int]
    scores: list[dict[str, int]]
    events: list["EventLine"]
    actor: int | None
    action: str | None


class AnalysisState(msgspec.Struct, frozen=True):
    """How far the analysis of a match is, and the analysis when it is done."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    at: int = 0
    analysis: dict[str, Any] | None = None


class OwnSaying(msgspec.Struct, frozen=True):
    """A line of chat that one has said."""

    match: str
    at: int
    text: str


class Keepsake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an account keeps of a device, for its other devices: of two with a name, the one of the higher version."""

    kind: Literal["progress", "pad"]
    item: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[!-~]+(?!\n)$")]
    version: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    value: Annotated[str, Meta(max_length=30_000, pattern=r"^[^\x00]*$")]  # as the device writes it


class Keepsakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some things to be kept."""

    items: Annotated[list[Keepsake], Meta(min_length=1, max_length=100)]


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is kept about a person; records of finished matches by the match."""

    user: str
    name: str
    account: str | None
    created: int | None
    tokens: list[TokenLine]
    matches: list[MatchLine]
    chat: list[OwnSaying]
    records: dict[str, dict[str, Any]]
    keepsakes: list[Keepsake]


# -- a match as a seat may know it ------------------------------------------------------------------------------------


class SeatLine(msgspec.Struct, frozen=True):
    """Who has a seat, and the time it has; `since` is when it began to choose, in milliseconds since 1970."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    stand_in: str
    resigned: bool
    time_left: int
    since: int | None


class ClockLine(msgspec.Struct, frozen=True):
    """How long people may think, in seconds."""

    kind: Literal["none", "move", "reserve"]
    seconds: int
    increment: int


class ArchiveLine(msgspec.Struct, frozen=True):
    """Why a match is only read: the version of the rules that it was played under, and the one of this server.

    They are equal if the rules do not agree with the log; the server's is null if it does not have the game.
    """

    rules_version: int
    known: int | None
    over: bool  # it was played to its end


class Table(msgspec.Struct, frozen=True):
    """A match as one seat, or a spectator, may know it. What is not there yet is null.

    Of an archived match, `view` and `scores` are its end as it was shown then, if that was kept.
    """

    match: str
    seq: int
    status: Status
    game: str
    options: dict[str, Choice]
    public: bool
    clock: ClockLine
    now: int
    seat: int | None
    mine: list[int]
    host: bool
    seats: list[SeatLine]
    rematch: str | None = None
    commitment: str | None = None
    pending: list[int] = []
    view: GameView | None = None
    hidden: bool = False  # the view shows what others may not see
    decision: int | None = None
    legal: list[str] = []
    scores: list[dict[str, int]] | None = None
    winners: list[int] | None = None
    ranks: list[int] | None = None
    seed: str | None = None
    archive: ArchiveLine | None = None


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of the game's texts: the key of its message, and the number or letter that the message needs, if any.

    More words follow it in a list. A message may also need numbers or other words by name: `parts`.
    """

    key: str
    detail: int | str | None = None
    more: list["Word"] = []
    parts: dict[str, "int | Word"] = {}


class EventLine(msgspec.Struct, frozen=True):
    """What happened, for the texts of the game; without numbers if they are hidden. Seat -1 is the table."""

    kind: str
    seat: int
    numbers: dict[str, int]
    words: dict[str, Word] = {}  # for numbers that stand for words


class EntryLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as one seat, or a spectator, may know it."""

    seq: int
    at: int
    kind: str
    seat: int | None
    name: str | None = None
    text: str | None = None
    level: str | None = None
    commitment: str | None = None
    match: str | None = None
    events: list[EventLine] | None = None
    action: str | None = None
    key: str | None = None


# -- the socket -------------------------------------------------------------------------------------------------------


class Act(Wish, frozen=True, tag="act"):
    """Choose."""

    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Notation
    key: Key


class Undo(Wish, frozen=True, tag="undo"):
    """Take the last choice back."""

    key: Key


class Say(Wish, frozen=True, tag="say"):
    """Chat."""

    text: Text
    key: Key


class Look(Wish, frozen=True, tag="preview"):
    """What would this action do?"""

    action: Notation
    key: Key


class Hint(Wish, frozen=True, tag="hint"):
    """What would a strong bot choose in the own place? Only where all the others are bots."""

    key: Key


class Ping(Wish, frozen=True, tag="ping"):
    """Are you there?"""

    key: Key = "-"


ClientMessage = Act | Undo | Say | Look | Hint | Ping


class News(msgspec.Struct, frozen=True, tag="news"):
    """What is new, and the table as it is now."""

    entries: list[EntryLine]
    table: Table


class Answer(msgspec.Struct, frozen=True, tag="done"):
    """A command over the socket was done."""

    key: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command over the socket was refused; without a key if it could not be read."""

    key: str | None
    error: str
    message: str
    rule: str | None = None


class PartLine(msgspec.Struct, frozen=True):
    """One thing that an action costs or brings: why, what and how many; to whom, if not to oneself."""

    why: str
    good: str
    count: int
    party: int | None


class Previewed(msgspec.Struct, frozen=True, tag="previewed"):
    """What an action would do by itself: in words, and the change of the own points and goods, as far as known.

    Games that tell what these come from list it in the order in which it happens.
    """

    key: str
    action: str
    text: str
    points: dict[str, int]
    goods: dict[str, int]
    parts: list[PartLine] = []


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """What a strong bot would choose, in notation: from the seat's view, as every bot."""

    key: str
    action: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Here I am."""

    key: str


ServerMessage = News | Answer | Refused | Previewed | Advice | Pong
