"""What clients are sent: built by inclusion from views and redacted events, never from the state or the log itself."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from tetrapolis.core.errors import IllegalAction
from tetrapolis.core.events import Event
from tetrapolis.core.events import read as read_events
from tetrapolis.core.game import Action, Game
from tetrapolis.core.match import Match
from tetrapolis.core.view import View, view_of
from tetrapolis.text import texts

from .hosted import Hosted
from .store import Entry
from .wire import ClockLine, EntryLine, EventLine, News, Previewed, Replayed, SeatLine, Table, Word

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


def shared_table(hosted: Hosted) -> dict[str, Any]:
    """What everybody sees on the table: it is drawn once for all who are told."""
    return hosted.match.view().table if hosted.match is not None else {}


def table_message(hosted: Hosted, seat: int | None, now: int, shared: dict[str, Any] | None = None) -> Table:
    """The match as a seat, or a spectator, may know it."""
    clock, match, pending = hosted.clock, hosted.match, hosted.pending
    about = {
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
    about |= {"commitment": match.commitment, "pending": list(pending)}
    about["view"] = view.table if shared is None else view.table_with(shared)
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
    """What an action would do, from what the seat may know; IllegalAction says why it cannot be done."""
    view, game = match.view(seat), match.game
    world = view.possible_state(np.array([0, 1], np.int64))
    before, owned = game.points(world[0], seat), game.goods(world[0], seat)
    happen = game.alone or game.rules.apply
    steps = text.split() if game.unfinished else [text]
    words = []
    for step in steps:
        typed = game.actions.parse(step)
        number = game.actions.encode(world[0], typed)
        if broken := int(game.rules.refusal(world[0], seat, number)):
            raise IllegalAction(game.rule_id(broken), game.locale, str(typed))
        words.append(describe(game, view_of(game, world, seat), typed, lang))
        happen(world[0], seat, number)
    points = _change(before, game.points(world[0], seat))
    return Previewed(key, text, ", ".join(words), points, _change(owned, game.goods(world[0], seat)))


def _change(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def describe(game: Game, view: View, action: Action, lang: str) -> str:
    """An action in the words that the terminal uses too."""
    sentence: str = importlib.import_module(game.terminal).describe(view, action, texts(lang, game.locale))
    return sentence


def own_key(entry: Entry) -> str | None:
    """The key as its sender wrote it: in the log, the sender's name stands before it."""
    return entry.key.partition(":")[2] if entry.key else None


def news_message(
    hosted: Hosted, entries: Sequence[Entry], seat: int | None, now: int, shared: dict[str, Any] | None = None
) -> bytes:
    """Entries and the table after them, as bytes for the socket."""
    lines = [entry_message(hosted, entry, seat) for entry in entries]
    return msgspec.json.encode(News(lines, table_message(hosted, seat, now, shared)))
