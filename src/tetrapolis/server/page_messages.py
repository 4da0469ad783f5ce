"""What pages are sent: entries, and what has changed in the state that their seat may know.

A page has the rules and draws the table itself.
"""

import itertools
import zlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from tetrapolis.core.events import read_numbers
from tetrapolis.core.game import Game
from tetrapolis.core.records import dtype_of
from tetrapolis.core.state import States
from tetrapolis.core.view import difference_of, known_bytes
from tetrapolis.page_wire import PageEntry, PageFacts, PageMessage, PageNews, PageShape
from tetrapolis.wire import ArchiveLine, ClockLine

from .hosted import Hosted
from .messages import MOST_ENTRIES, known_data, known_rules, own_key, seat_lines
from .slices import each
from .store import Entry

_encoder = msgspec.msgpack.Encoder()
_UNCHANGED = frozenset({"said"})  # entries after which the table is as before
_STEADY = _UNCHANGED | {"action", "undone"}  # and those after which its facts are, while the match runs
_Position = tuple[bytes | None, bool, int | None, list[tuple[int, int | None]]]
_NOTHING_NEW: _Position = (None, False, None, [])


def packed(message: PageMessage) -> bytes:
    return _encoder.encode(message)


class PageTeller:
    """Entries, and what they have changed since the state `before`, for one seat after the other."""

    def __init__(
        self, hosted: Hosted, entries: Sequence[Entry], now: int, engine: str | None, before: States | None
    ) -> None:
        self._hosted, self._entries, self._now = hosted, entries, now
        self._engine, self._before = engine, before
        kinds = {entry.kind for entry in entries}
        self._is_steady = bool(hosted.pending) and kinds <= _STEADY
        self._is_unchanged = kinds <= _UNCHANGED

    def news(self, seat: int | None, known: bool) -> bytes:
        """For those on a seat; the whole state, if what they have is not `known`."""
        hosted = self._hosted
        lines = [_entry(hosted, entry, seat) for entry in self._entries]
        facts = None if self._is_steady else _facts(hosted, seat, self._engine)
        before = self._before if known else None
        position = _NOTHING_NEW if self._is_unchanged else _position(hosted, seat, before)
        return packed(PageNews(hosted.seq, self._now, lines, facts, *position))


async def missed_page_news(
    hosted: Hosted, entries: Sequence[Entry], seat: int | None, now: int, engine: str | None, base: States | None
) -> AsyncIterator[bytes]:
    """The same for somebody who comes, and may have missed thousands of entries: some at a time, the table first."""
    news: tuple[Any, ...] = (_facts(hosted, seat, engine), *_position(hosted, seat, base))
    for begin in range(0, max(1, len(entries)), MOST_ENTRIES):
        lines = await each(lambda entry: _entry(hosted, entry, seat), entries[begin : begin + MOST_ENTRIES])
        yield packed(PageNews(hosted.seq, now, lines, *news))
        news = ()


def base_of(hosted: Hosted, seat: int | None, after: int, checksum: int) -> States | None:
    """The state that a page has, which was shown all entries up to one; None if its checksum says otherwise."""
    states = hosted.states_after(after)
    if states is None or hosted.match is None:
        return None
    return states if zlib.crc32(known_bytes(hosted.match.game, states, seat)) == checksum else None


def _position(hosted: Hosted, seat: int | None, before: States | None) -> _Position:
    """Everything that changes with every choice, as it stands in `PageNews`."""
    match = hosted.match
    if match is None:
        return _NOTHING_NEW
    difference = difference_of(match.game, before, match.states, seat)
    decision = None if seat is None else hosted.decisions[seat]
    clocks = [(one.time_left, one.since) for one in hosted.seats] if hosted.clock.kind != "none" else []
    return difference or None, before is None, decision, clocks


def _facts(hosted: Hosted, seat: int | None, engine: str | None) -> PageFacts:
    clock, match, archive = hosted.clock, hosted.match, hosted.archive
    about: dict[str, Any] = {}
    if archive is not None:
        final = archive.final
        about = {
            "archive": ArchiveLine(hosted.rules_version, known_rules(hosted.game), archive.over),
            "commitment": archive.commitment,
            "seed": archive.seed if archive.over else None,
            **({} if final is None else msgspec.structs.asdict(final)),
        }
    elif match is not None:
        about = {
            "commitment": match.commitment,
            "seed": None if hosted.pending else str(match.seed),
            "engine": engine,
            "shape": _shape(match.game) if hosted.plans else None,
        }
    return PageFacts(
        hosted.id,
        hosted.status,  # type: ignore[arg-type]
        hosted.game,
        hosted.options,
        hosted.public,
        ClockLine(clock.kind, clock.seconds, clock.increment),
        seat,
        hosted.seats_of(hosted.seats[seat].user) if seat is not None else [],
        seat is not None and hosted.leads(hosted.seats[seat].user),
        seat_lines(hosted),
        hosted.rematch or None,
        **about,
    )


def _shape(game: Game) -> PageShape:
    shape = game.view_shape
    texts = [msgspec.json.decode(shape.texts[a:b].tobytes()) for a, b in itertools.pairwise(shape.starts)]
    return PageShape(dtype_of(game.spec.view).itemsize, shape.program.tolist(), texts)


def _entry(hosted: Hosted, entry: Entry, seat: int | None) -> PageEntry:
    own = entry.seat is not None and entry.seat == seat
    key = own_key(entry) if own else None
    if entry.kind == "action" and hosted.match is not None:
        action: Any = entry.data["action"] if own else None
        kinds = hosted.match.game.face.event_kinds
        events: list[list[int]] = []
        for raw in hosted.happened.get(entry.seq, ()):
            events += read_numbers(raw, kinds, seat)
        return PageEntry(entry.seq, entry.at, "action", entry.seat, events=events, action=action, key=key)
    known = known_data(hosted, entry)
    if own:
        known |= {"action": entry.data.get("action"), "key": key}
    return PageEntry(entry.seq, entry.at, entry.kind, entry.seat, **known)
