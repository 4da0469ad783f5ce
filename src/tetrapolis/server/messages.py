"""What clients are sent: built by inclusion from views and redacted events, never from the state or the log itself."""

import importlib
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from tetrapolis.core.errors import BadAction, IllegalAction
from tetrapolis.core.events import Event
from tetrapolis.core.events import read as read_events
from tetrapolis.core.game import Action, Game
from tetrapolis.core.match import Match
from tetrapolis.core.rng import Words
from tetrapolis.core.view import View, view_of
from tetrapolis.text import texts

from .hosted import Hosted
from .store import Entry, Listing
from .wire import (
    ClockLine,
    EntryLine,
    EventLine,
    MatchLine,
    News,
    Previewed,
    Replayed,
    SeatLine,
    Sitting,
    Status,
    Table,
    Word,
)

_DEALS = 12  # in which an action is tried: what it does in all of them is told

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
}


def table_message(hosted: Hosted, seat: int | None, now: int) -> Table:
    """The match as a seat, or a spectator, may know it."""
    clock, match = hosted.clock, hosted.match
    pending = match.pending if match is not None else ()
    about = {
        "match": hosted.id,
        "seq": hosted.seq,
        "status": "lobby" if match is None else "running" if pending else "over",
        "game": hosted.game,
        "options": hosted.options,
        "public": hosted.public,
        "clock": ClockLine(clock.kind, clock.seconds, clock.increment),
        "now": now,
        "seat": seat,
        "mine": hosted.seats_of(hosted.seats[seat].user) if seat is not None else [],
        "host": seat is not None and hosted.seats[seat].user == hosted.host,
        "seats": [
            SeatLine(one.kind, one.name, one.level, one.stand_in, one.resigned, one.time_left, one.since)
            for one in hosted.seats
        ],
        "rematch": hosted.rematch or None,
    }
    if match is None:
        return Table(**about)  # type: ignore[arg-type]
    view = match.view(seat)
    about |= {"commitment": match.commitment, "pending": list(pending), "view": view.table}
    if seat is not None:
        about |= {"decision": hosted.decisions[seat], "legal": view.options}
    if not pending:
        about |= {
            "scores": match.scores(),
            "winners": list(match.winners),
            "ranks": list(match.ranks),
            "seed": str(match.seed),
        }
    return Table(**about)  # type: ignore[arg-type]


def match_line(listing: Listing, user: str) -> MatchLine:
    """A match in a list; of who has which seat, everybody is told the own ones."""
    summary: Any = listing.summary
    return MatchLine(
        listing.match,
        listing.game,
        msgspec.convert(listing.status, Status),
        listing.public,
        listing.updated,
        [Sitting(one["kind"], one["name"], one["level"]) for one in summary["seats"]],
        summary["options"],
        list(summary["pending"]),
        [number for number, sitting in enumerate(summary["users"]) if user and sitting == user],
    )


def entry_message(hosted: Hosted, entry: Entry, seat: int | None) -> EntryLine:
    """An entry of the log as a seat may know it, with what happened in words' keys and numbers."""
    known = {name: entry.data[name] for name in _OPEN_DATA[entry.kind]}
    if entry.kind == "action" and hosted.match is not None:
        kinds = hosted.match.game.event_kinds
        known["events"] = [
            event_line(hosted.match.game, event)
            for raw in hosted.happened.get(entry.seq, ())
            for event in read_events(raw, kinds, seat)
        ]
    if entry.seat is not None and entry.seat == seat:
        known |= {"action": entry.data.get("action"), "key": own_key(entry)}
    return EntryLine(entry.seq, entry.at, entry.kind, entry.seat, **known)  # type: ignore[arg-type]


def event_line(game: Game, event: Event) -> EventLine:
    words = {
        name: Word(*game.vocabulary[name][number]) for name, number in event.numbers.items() if name in game.vocabulary
    }
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
        then.view(seat).table,
        list(then.pending),
        then.scores(),
        [event_line(match.game, event) for event in last],
        following[0].seat if following else None,
        " ".join(one.notation for one in following) if following else None,
    )


def preview_message(match: Match, seat: int, text: str, lang: str, key: str) -> Previewed:
    """What an action would do, as far as the seat can know; IllegalAction says why it cannot be done."""
    game, view = match.game, match.view(seat)
    world = view.possible_state(np.array([0, 1], np.int64))
    numbers: list[int] = []
    words: list[str] = []
    last = ""
    for step in (text.split() if game.unfinished else []) or [text]:
        if last and not (game.unfinished and game.unfinished(world[0])):
            raise BadAction("too-many-steps", action=text[:60], step=last)
        typed = game.actions.parse(step)
        number, last = game.actions.encode(world[0], typed), str(typed)
        if broken := int(game.rules.refusal(world[0], seat, number)):
            raise IllegalAction(game.rule_id(broken), game.locale, last)
        words.append(describe(game, view_of(game, world, seat), typed, lang))
        game.rules.apply(world[0], seat, number)
        numbers.append(number)
    changes = [_change(view, seat, numbers, np.array([deal, 2 * deal + 1], np.int64)) for deal in range(_DEALS)]
    certain = {name: change for name, change in changes[0].items() if all(one[name] == change for one in changes)}
    return Previewed(key, text, ", ".join(words), {name: change for name, change in certain.items() if change})


def _change(view: View, seat: int, numbers: list[int], rng: Words) -> dict[str, int]:
    """How actions change the seat's points in one deal it thinks possible; who chooses with it does so at random."""
    game, world = view.game, view.possible_state(rng)
    s = world[0]
    before, others = game.points(s, seat), set(game.pending_seats(s)) - {seat}
    for number in numbers:
        game.rules.apply(s, seat, number)
    for other in sorted(others & set(game.pending_seats(s))):
        game.rules.apply(s, other, game.rules.sample(s, other, rng))
    after = game.points(s, seat)
    return {name: after[name] - before[name] for name in after}


def describe(game: Game, view: View, action: Action, lang: str) -> str:
    """An action in the words that the terminal uses too."""
    sentence: str = importlib.import_module(game.terminal).describe(view, action, texts(lang, game.locale))
    return sentence


def own_key(entry: Entry) -> str | None:
    """The key as its sender wrote it: in the log, the sender's name stands before it."""
    return entry.key.partition(":")[2] if entry.key else None


def news_message(hosted: Hosted, entries: Sequence[Entry], seat: int | None, now: int) -> bytes:
    """Entries and the table after them, as bytes for the socket."""
    lines = [entry_message(hosted, entry, seat) for entry in entries]
    return msgspec.json.encode(News(lines, table_message(hosted, seat, now)))
