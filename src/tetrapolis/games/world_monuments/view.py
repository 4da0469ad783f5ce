"""What a seat may know. Screens hide hands only from the eye: every pick was seen, and `determinize` keeps hands."""

from typing import Any

import numpy as np

from .building import open_slots, passing_costs, points_of_slot
from .components import COLOURS, FIRST_MIDDLE, NONE, field_name
from .plans import Shelf
from .scoring import CATEGORIES, score, track_place
from .state import FILLING, OVER, PHASES, QUARRY, State


def open_table(shelf: Shelf, s: State) -> dict[str, Any]:
    """What everybody sees, as plain JSON."""
    quarrying = int(s.phase) == QUARRY
    quarry = shelf.quarries[shelf.quarry_name(s)]
    lying = s.quarry.tolist()
    return {
        "round": int(s.round_number),
        "phase": PHASES[int(s.phase)],
        "actor": int(s.actor) if int(s.phase) != OVER else None,
        "holder": int(s.holder),
        "passing_costs": bool(passing_costs(s)),
        "monument": _monument(shelf, s),
        "quarry": {
            "name": shelf.quarry_name(s),
            "title": quarry.name,
            "fields": {
                name: {"stones": _stones(lying[number]), "touches": touches} for number, name, touches in quarry.facts
            },
            "worker": field_name(int(s.worker)) if int(s.worker) != NONE else None,
        },
        "move": _move(s) if quarrying else None,
        "filling": _filling(s) if int(s.phase) == FILLING else None,
        "supply": _stones(s.supply.tolist()),
        "players": [_player(s, party) for party in range(int(s.seats))],
    }


def own_table(s: State, seat: int) -> dict[str, Any]:
    """What a seat knows besides: the stones behind its screen."""
    return {"player": {"hand": _hand(s, seat)}}


def _hand(s: State, party: int) -> dict[str, int]:
    return _stones(s.players[party].hand.tolist())


def _stones(counts: list[int]) -> dict[str, int]:
    """Stones by colour, only those there are."""
    return {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}


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


def _filling(s: State) -> dict[str, Any]:
    """The middle fields named so far that get only one stone, and how many are still to be named."""
    named = [field_name(FIRST_MIDDLE + i) for i in range(int(s.middle)) if int(s.short) >> i & 1]
    return {"short": named, "left": int(s.short_left)}


def _monument(shelf: Shelf, s: State) -> dict[str, Any]:
    """The plan with who has built where; what never changes comes from the shelf."""
    name = shelf.monument_name(s)
    monument = shelf.monuments[name]
    builders = s.builders.tolist()
    open_now = int(open_slots(s))
    return {
        "name": name,
        "title": monument.name,
        "material": monument.rows,
        "slots": [
            {
                **facts,
                "open": bool(open_now >> number & 1),
                "builder": builders[number] if builders[number] != NONE else None,
            }
            for number, facts in enumerate(monument.facts)
        ],
    }


def _player(s: State, party: int) -> dict[str, Any]:
    """Points and place on the track; the hand, if it lies open."""
    player = s.players[party]
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    field, laps = track_place(int(points.sum()))
    shown: dict[str, Any] = {
        "points": dict(zip(CATEGORIES, points.tolist(), strict=True)),
        "track": {"field": field, "laps": laps},
        "passed": bool(player.passed),
    }
    # A pass lifts the screen until the next quarry phase (WM-39); at the end everything is shown (WM-49).
    if s.options.open_screens or player.passed or int(s.phase) == OVER:
        shown["hand"] = _hand(s, party)
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
