"""What pages are sent over the socket, as MessagePack: a page has the rules, and draws the table itself."""

import msgspec

from .wire import Answer, ArchiveLine, Choice, ClockLine, GameView, Pong, Refused, SeatLine, Status


class PageShape(msgspec.Struct, frozen=True):
    """How views of a match are read from their bytes, where people have added boards: what `shape.ts` has otherwise."""

    size: int
    program: list[int]
    texts: list[str]


class PageEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log. An event is its kind, its seat and its numbers, which are left out if they are hidden."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    level: str | None = None
    commitment: str | None = None
    match: str | None = None
    events: list[list[int]] | None = None
    action: str | None = None
    key: str | None = None


class PageFacts(msgspec.Struct, frozen=True):
    """What of a table seldom changes. `engine` is the file of its rules, as the page's own list names it.

    Of an archived match, `view` and `scores` are its end as it was shown then, if that was kept.
    """

    match: str
    status: Status
    game: str
    options: dict[str, Choice]
    public: bool
    clock: ClockLine
    seat: int | None
    mine: list[int]
    host: bool
    seats: list[SeatLine]
    rematch: str | None
    commitment: str | None = None
    seed: str | None = None
    engine: str | None = None
    shape: PageShape | None = None
    archive: ArchiveLine | None = None
    view: GameView | None = None
    scores: list[dict[str, int]] | None = None
    winners: list[int] | None = None
    ranks: list[int] | None = None


class PageNews(msgspec.Struct, frozen=True, omit_defaults=True, tag="news"):
    """What is new.

    `state` is what has changed in the state as the seat may know it: from the one that the page has, or, if `whole`,
    from a state of zeros. A byte says how many bytes stay, a byte how many are new, then come these; and so on.
    `clocks` are the time left and the beginning of the choice of every seat, where there is a clock. An action of one's
    own is answered by the entry with its key.
    """

    seq: int
    now: int
    entries: list[PageEntry] = []
    facts: PageFacts | None = None
    state: bytes | None = None
    whole: bool = False
    decision: int | None = None
    clocks: list[tuple[int, int | None]] = []


PageMessage = PageNews | Answer | Refused | Pong
