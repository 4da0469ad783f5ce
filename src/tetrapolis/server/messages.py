"""What clients are sent: built by inclusion from views and redacted events, never from the state or the log itself."""

from typing import Any

from tetrapolis.core.events import read as read_events

from .hosted import Hosted
from .store import Entry

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


def table_message(hosted: Hosted, seat: int | None, now: int) -> dict[str, Any]:
    """The match as a seat, or a spectator, may know it."""
    match = hosted.match
    message: dict[str, Any] = {
        "match": hosted.id,
        "seq": hosted.seq,
        "status": hosted.status,
        "game": hosted.game,
        "options": dict(hosted.options),
        "public": hosted.public,
        "clock": {"kind": hosted.clock.kind, "seconds": hosted.clock.seconds, "increment": hosted.clock.increment},
        "now": now,
        "seat": seat,
        "seats": [
            {
                "kind": one.kind,
                "name": one.name,
                "level": one.level,
                "stand_in": one.stand_in,
                "resigned": one.resigned,
                "time_left": one.time_left,
                "since": one.since,
            }
            for one in hosted.seats
        ],
        "rematch": hosted.rematch or None,
    }
    if match is None:
        return message
    view = match.view(seat)
    message["commitment"] = match.commitment
    message["pending"] = list(match.pending)
    message["view"] = view.table
    if seat is not None:
        message["decision"] = hosted.decision(seat)
        message["legal"] = [str(match.game.actions.decode(match.state, int(number))) for number in view.legal]
    if match.over:
        message["seed"] = str(match.seed)
        message["scores"] = match.scores()
        message["winners"] = list(match.winners)
        message["ranks"] = list(match.ranks)
    return message


def entry_message(hosted: Hosted, entry: Entry, seat: int | None) -> dict[str, Any]:
    """An entry of the log as a seat may know it, with what happened in words' keys and numbers."""
    message: dict[str, Any] = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        **{name: entry.data[name] for name in _OPEN_DATA[entry.kind]},
    }
    if entry.kind == "action" and hosted.match is not None:
        kinds = hosted.match.game.event_kinds
        message["events"] = [
            {"kind": event.kind, "seat": event.seat, "numbers": event.numbers}
            for raw in hosted.happened.get(entry.seq, ())
            for event in read_events(raw, kinds, seat)
        ]
        if entry.seat == seat:
            message["action"] = entry.data["action"]
            message["key"] = entry.key
    return message
