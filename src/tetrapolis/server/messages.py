"""What clients are sent: built by inclusion from views and redacted events, never from the state or the log itself."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from tetrapolis.core.events import Event
from tetrapolis.core.events import read as read_events
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.registry import rules_versions
from tetrapolis.manifest import word_of
from tetrapolis.wire import (
    ArchiveLine,
    ClockLine,
    EntryLine,
    EventLine,
    MatchLine,
    News,
    Replayed,
    SeatLine,
    Sitting,
    Status,
    Table,
)

from .archive import FIRST_VERSION, Archive
from .hosted import Hosted
from .slices import each
from .store import Entry, Listing

MOST_ENTRIES = 1000  # in one message

# What everybody may know of an entry's data; all else stays on the server.
_OPEN_DATA = {
    "created": (),
    "joined": ("name",),
    "left": (),
    "started": ("commitment",),
    "action": (),
    "undone": (),
    "said": ("name", "text"),
    "resigned": ("level",),
    "replaced": ("level",),
    "returned": (),
    "rematch": ("match",),
    "erased": (),
}


def table_message(hosted: Hosted, seat: int | None, now: int) -> Table:
    """The match as a seat, or a spectator, may know it; its view and its legal actions are JSON already."""
    clock, match, pending = hosted.clock, hosted.match, hosted.pending
    about: dict[str, Any] = {
        "match": hosted.id,
        "seq": hosted.seq,
        "status": hosted.status,
        "game": hosted.game,
        "options": hosted.options,
        "public": hosted.public,
        "clock": ClockLine(clock.kind, clock.seconds, clock.increment),
        "now": now,
        "seat": seat,
        "mine": hosted.seats_of(hosted.seats[seat].user) if seat is not None else [],
        "host": seat is not None and hosted.leads(hosted.seats[seat].user),
        "seats": seat_lines(hosted),
        "rematch": hosted.rematch or None,
    }
    if hosted.archive is not None:
        return _archived_table(about, hosted, hosted.archive)
    if match is None:
        return Table(**about)
    table, legal = match.shown(seat)
    hidden = seat is not None and table != match.shown().table
    about |= {"commitment": match.commitment, "pending": list(pending), "view": Raw(table), "hidden": hidden}
    if seat is not None:
        about |= {"decision": hosted.decisions[seat], "legal": Raw(legal)}
    if not pending:
        about |= {
            "scores": match.scores(),
            "winners": list(match.winners),
            "ranks": list(match.ranks),
            "seed": str(match.seed),
        }
    return Table(**about)


def seat_lines(hosted: Hosted) -> list[SeatLine]:
    return [
        SeatLine(one.kind, one.name, one.level, one.stand_in, one.resigned, one.time_left, one.since)
        for one in hosted.seats
    ]


def known_rules(game: str) -> int | None:
    """The version of a game's rules that this server has."""
    return rules_versions().get(game)


def _archived_table(about: dict[str, Any], hosted: Hosted, archive: Archive) -> Table:
    """What is known of a match without its rules: its end as it was kept, not computed."""
    over, final = archive.over, archive.final
    about |= {
        "archive": ArchiveLine(hosted.rules_version, known_rules(hosted.game), over),
        "commitment": archive.commitment,
    }
    if over:
        about |= {"seed": archive.seed}
    if final is not None:
        about |= {"view": final.view, "scores": final.scores, "winners": final.winners, "ranks": final.ranks}
    return Table(**about)


def match_line(listing: Listing, user: str, rules: Mapping[str, int]) -> MatchLine:
    """A match in a list; of who has which seat, everybody is told the own ones.

    The first servers kept no users in their summaries: such a match names no own seats until its next entry.
    """
    summary: Any = listing.summary
    version = summary.get("rules_version", FIRST_VERSION)
    archived = listing.status != "lobby" and rules.get(listing.game) != version
    status = "archived" if archived else listing.status
    return MatchLine(
        listing.match,
        listing.game,
        msgspec.convert(status, Status),
        listing.public,
        listing.updated,
        [Sitting(one["kind"], one["name"], one["level"]) for one in summary["seats"]],
        summary["options"],
        [] if archived else list(summary["pending"]),
        [number for number, sitting in enumerate(summary.get("users", ())) if user and sitting == user],
        listing.status == "over",
        summary.get("points"),
        summary.get("winners"),
    )


def entry_message(hosted: Hosted, entry: Entry, seat: int | None) -> EntryLine:
    """An entry of the log as a seat may know it, with what happened in words' keys and numbers."""
    known = known_data(hosted, entry)
    if entry.kind == "action" and hosted.match is not None:
        kinds = hosted.match.game.face.event_kinds
        known["events"] = [
            event_line(hosted.match.game, event)
            for raw in hosted.happened.get(entry.seq, ())
            for event in read_events(raw, kinds, seat)
        ]
    if entry.seat is not None and entry.seat == seat:
        known |= {"action": entry.data.get("action"), "key": own_key(entry)}
    return EntryLine(entry.seq, entry.at, entry.kind, entry.seat, **known)


def known_data(hosted: Hosted, entry: Entry) -> dict[str, Any]:
    """What everybody may know of an entry besides what happened."""
    known: dict[str, Any] = {name: entry.data[name] for name in _OPEN_DATA[entry.kind]}
    if entry.kind == "action" and hosted.archive is not None and hosted.archive.over:
        known["action"] = entry.data["action"]  # as it was written: what it did, only the rules could tell
    return known


def event_line(game: Game, event: Event) -> EventLine:
    words = {name: word_of(phrase) for name, phrase in game.face.words(event.numbers).items()}
    return EventLine(event.kind, event.seat, event.numbers, words)


def replayed_message(match: Match, step: int, seat: int | None) -> Replayed:
    """A finished match after the first `step` choices, as a seat saw it then."""
    choices = match.choices
    steps = choices[:step]
    then = match.fork(sum(len(one) for one in steps))
    last = then.events(seat, last=len(steps[-1])) if steps else []
    following = choices[step] if step < len(choices) else None
    return Replayed(
        step,
        len(choices),
        seat,
        Raw(then.shown(seat).table),  # type: ignore[arg-type]
        list(then.pending),
        then.scores(),
        [event_line(match.game, event) for event in last],
        following[0].seat if following else None,
        match.notation(following) if following else None,
    )


def own_key(entry: Entry) -> str | None:
    """The key as its sender wrote it: in the log, the sender's name stands before it."""
    return entry.key.partition(":")[2] if entry.key else None


def news_message(hosted: Hosted, entries: Sequence[Entry], seat: int | None, now: int) -> bytes:
    """Entries and the table after them, for the sockets of programs."""
    lines = [entry_message(hosted, entry, seat) for entry in entries]
    return msgspec.json.encode(News(lines, table_message(hosted, seat, now)))


async def missed_messages(hosted: Hosted, entries: Sequence[Entry], seat: int | None, now: int) -> AsyncIterator[bytes]:
    """The same for somebody who comes, and may have missed thousands of entries: some at a time."""
    table = table_message(hosted, seat, now)
    for begin in range(0, max(1, len(entries)), MOST_ENTRIES):
        some = entries[begin : begin + MOST_ENTRIES]
        lines = await each(lambda entry: entry_message(hosted, entry, seat), some)
        yield msgspec.json.encode(News(lines, table))
