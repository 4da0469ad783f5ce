"""What a seat may know. Screens hide hands only from the eye: every pick was seen, and `determinize` keeps hands."""

from typing import Any

import numpy as np

from tetrapolis.core.kernel import State

from .building import is_open, place_in_level, points_of_slot
from .components import COLOURS, FIELDS, NONE, field_name
from .plans import Shelf
from .scoring import CATEGORIES, score, track_place
from .state import OVER, PHASES, QUARRY


def view(shelf: Shelf, s: State, seat: int | None) -> dict[str, Any]:
    """The table as plain JSON."""
    quarrying = int(s.phase) == QUARRY
    return {
        "round": int(s.round_number),
        "phase": PHASES[int(s.phase)],
        "actor": int(s.actor) if int(s.phase) != OVER else None,
        "holder": int(s.holder),
        "monument": _monument(shelf, s),
        "quarry": {
            "name": shelf.quarry_name(s),
            "title": shelf.quarries[shelf.quarry_name(s)].name,
            "fields": {field_name(n): _field(s, n) for n in range(FIELDS) if int(s.adjacent[n])},
            "worker": field_name(int(s.worker)) if int(s.worker) != NONE else None,
        },
        "move": _move(s) if quarrying else None,
        "supply": _stones(s.supply),
        "players": [_player(s, party, seat) for party in range(int(s.seats))],
    }


def _field(s: State, number: int) -> dict[str, Any]:
    touching = [field_name(other) for other in range(FIELDS) if int(s.adjacent[number]) >> other & 1]
    return {"stones": _stones(s.quarry[number]), "touches": touching}


def _stones(counts: Any) -> dict[str, int]:
    """Stones by colour, only those there are."""
    return {colour: int(count) for colour, count in zip(COLOURS, counts, strict=True) if int(count)}


def _move(s: State) -> dict[str, Any]:
    """The move under way: fields entered and stones taken so far."""
    length = int(s.path_length)
    return {
        "turn": int(s.turn),
        "steps_left": int(s.steps_left),
        "picking": bool(s.picking),
        "path": [field_name(int(number)) for number in s.path[:length]],
        "picks": [COLOURS[int(colour)] if int(colour) != NONE else None for colour in s.picks[:length]],
    }


def _monument(shelf: Shelf, s: State) -> dict[str, Any]:
    name = shelf.monument_name(s)
    plan = s.monuments[int(s.monument)]
    slots = range(int(plan.slots))
    names = [f"L{int(plan.level[n])}-{int(place_in_level(s, n)):02}" for n in slots]
    return {
        "name": name,
        "title": shelf.monuments[name].name,
        "material": [_stones(row) for row in plan.material],
        "slots": [
            {
                "slot": names[n],
                "level": int(plan.level[n]),
                "x": int(plan.x[n]),
                "y": int(plan.y[n]),
                "colour": COLOURS[int(plan.colour[n])],
                "supports": [names[below] for below in slots if int(plan.supports[n]) >> below & 1],
                "points": int(points_of_slot(s, n)),
                "open": bool(is_open(s, n)),
                "builder": int(s.builders[n]) if int(s.builders[n]) != NONE else None,
            }
            for n in slots
        ],
    }


def _player(s: State, party: int, seat: int | None) -> dict[str, Any]:
    """Points and place on the track; the hand, if it lies open to the viewer."""
    player = s.players[party]
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    field, laps = track_place(int(points.sum()))
    shown: dict[str, Any] = {
        "points": dict(zip(CATEGORIES, map(int, points), strict=True)),
        "track": {"field": field, "laps": laps},
        "passed": bool(player.passed),
    }
    # A pass lifts the screen until the next quarry phase (WM-39); at the end everything is shown (WM-49).
    if party == seat or s.options.open_screens or player.passed or int(s.phase) == OVER:
        shown["hand"] = _stones(player.hand)
    return shown


def census(s: State) -> dict[str, int]:
    """Every stone by colour, wherever it is; and built stones against the points they gave."""
    plan = s.monuments[int(s.monument)]
    built = [slot for slot in range(int(plan.slots)) if int(s.built) >> slot & 1]
    stones = s.supply.astype(np.int64) + s.bag + s.quarry.sum(axis=0, dtype=np.int64)
    stones += s.players["hand"].sum(axis=0, dtype=np.int64)
    for slot in built:
        stones[int(plan.colour[slot])] += 1
    unscored = sum(int(points_of_slot(s, slot)) for slot in built) - int(s.players["stones"].sum())
    return {
        **dict(zip(COLOURS, map(int, stones), strict=True)),
        "stones": int(stones.sum()),
        "unscored points": unscored,
    }
