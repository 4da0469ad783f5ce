"""What a seat may know. Screens hide hands only from the eye: every pick was seen, and `determinize` keeps hands."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.records import (
    Array,
    Flag,
    Int8,
    Int16,
    Many,
    Maybe,
    Record,
    by,
    keyed,
    number,
    room,
    up_to,
    word,
)

from .building import open_slots, passing_costs, place_in_level, points_of_slot
from .components import (
    COLOURS,
    FIELD_NAMES,
    FIELDS,
    FIRST_MIDDLE,
    MOST_MIDDLE,
    MOST_SLOTS,
    MOST_STEPS,
    MOST_SUPPORTS,
    NONE,
    ROUNDS,
    SLOT_NAMES,
)
from .quarry import exists
from .scoring import CATEGORIES, score, total, track_place
from .state import FILLING, MAX_PLAYERS, OVER, PHASES, QUARRY, State


class Delivery(Record, form="bare"):
    """The stones that a round brings."""

    stones: Array[Int8] = by(COLOURS)


class BoardSlot(Record):
    """A slot of the building plan; x and y are its left front corner in half stones."""

    slot: Int16 = word(SLOT_NAMES)
    level: Int8
    x: Int8
    y: Int8
    colour: Int8 = word(COLOURS)
    supports: Many[Int16] = up_to(MOST_SUPPORTS, words=SLOT_NAMES)
    points: Int8
    open: Flag
    builder: Int8 = number(maybe=True)


class MonumentBoard(Record):
    """The plan with who has built where."""

    name: Int8 = word("monument")
    title: Int8 = word("monument_title")
    material: Array[Delivery] = room(ROUNDS)
    slots: Many[BoardSlot] = up_to(MOST_SLOTS)


class BoardField(Record):
    """A field: what lies there, and the fields it touches."""

    field: Int8 = word(FIELD_NAMES)
    stones: Array[Int8] = by(COLOURS, some=True)
    touches: Many[Int8] = up_to(FIELDS, words=FIELD_NAMES)


class QuarryBoard(Record):
    """The fields that this quarry has, and where the worker stands."""

    name: Int8 = word("quarry")
    title: Int8 = word("quarry_title")
    fields: Many[BoardField] = keyed(FIELDS)
    worker: Int8 = word(FIELD_NAMES, maybe=True)


class Move(Record):
    """The move under way: fields entered and stones taken so far."""

    turn: Int16
    steps_left: Int8
    picking: Flag
    path: Many[Int8] = up_to(MOST_STEPS, words=FIELD_NAMES)
    picks: Many[Int8] = up_to(MOST_STEPS, words=COLOURS, maybe=True)


class Filling(Record):
    """The middle fields named so far that get only one stone, and how many are still to be named."""

    short: Many[Int8] = up_to(MOST_MIDDLE, words=FIELD_NAMES)
    left: Int8


class TrackPlace(Record):
    """Where the score marker stands, and how often it went around."""

    field: Int8 = number(maybe=True)
    laps: Int8


class Hand(Record, form="bare"):
    """Stones that lie open, or behind one's own screen."""

    stones: Array[Int8] = by(COLOURS, some=True)


class Seat(Record):
    """What is seen of a seat."""

    points: Array[Int16] = by(CATEGORIES)
    track: TrackPlace
    passed: Flag
    hand: Maybe[Hand]


class View(Record):
    """The table as a seat may know it."""

    round: Int8
    phase: Int8 = word(PHASES)
    actor: Int8 = number(maybe=True)
    holder: Int8
    passing_costs: Flag
    monument: MonumentBoard
    quarry: QuarryBoard
    move: Maybe[Move]
    filling: Maybe[Filling]
    supply: Array[Int8] = by(COLOURS, some=True)
    players: Many[Seat] = up_to(MAX_PLAYERS)


@rule
def look(s: State, seat: int, v: View) -> None:
    v.round = s.round_number
    v.phase = s.phase
    v.actor = NONE if s.phase == OVER else s.actor
    v.holder = s.holder
    v.passing_costs = passing_costs(s)
    _look_at_monument(s, v.monument)
    _look_at_quarry(s, v.quarry)
    if s.phase == QUARRY:
        v.move.there = 1
        _look_at_move(s, v.move.it)
    if s.phase == FILLING:
        v.filling.there = 1
        _look_at_filling(s, v.filling.it)
    for colour in range(len(COLOURS)):
        v.supply[colour] = s.supply[colour]
    v.players.count = s.seats
    for party in range(s.seats):
        _look_at_seat(s, party, v.players.items[party])
        # A pass lifts the screen until the next quarry phase (WM-39); at the end everything is shown (WM-49).
        if party == seat or s.options.open_screens or s.players[party].passed or s.phase == OVER:
            _look_at_hand(s, party, v.players.items[party].hand)


@rule
def _look_at_monument(s: State, v: MonumentBoard) -> None:
    plan = s.monuments[s.monument]
    v.name = plan.plan
    v.title = plan.plan
    for i in range(ROUNDS):
        for colour in range(len(COLOURS)):
            v.material[i].stones[colour] = plan.material[i, colour]
    open_now = open_slots(s)
    names = np.empty(MOST_SLOTS, np.int64)
    v.slots.count = plan.slots
    for slot in range(plan.slots):
        shown = v.slots.items[slot]
        names[slot] = (wide(plan.level[slot]) - 1) * MOST_SLOTS + place_in_level(s, slot) - 1
        shown.slot = names[slot]
        shown.level = plan.level[slot]
        shown.x = plan.x[slot]
        shown.y = plan.y[slot]
        shown.colour = plan.colour[slot]
        _look_at_supports(plan.supports[slot], names, shown.supports)
        shown.points = points_of_slot(s, slot)
        shown.open = (open_now >> slot) & 1 != 0
        shown.builder = s.builders[slot]


@rule
def _look_at_supports(supports: int, names: npt.NDArray[np.int64], v: Many[Int16]) -> None:
    """The slots that a slot lies on, which have lower numbers."""
    for below in range(MOST_SLOTS):
        if (supports >> below) & 1:
            v.items[v.count] = names[below]
            v.count += 1


@rule
def _look_at_quarry(s: State, v: QuarryBoard) -> None:
    v.name = s.options.quarry
    v.title = s.options.quarry
    v.worker = s.worker
    for field in range(FIELDS):
        if exists(s, field):
            shown = v.fields.items[v.fields.count]
            v.fields.count += 1
            shown.field = field
            for colour in range(len(COLOURS)):
                shown.stones[colour] = s.quarry[field, colour]
            _look_at_fields(s.adjacent[field], 0, shown.touches)


@rule
def _look_at_fields(fields: int, first: int, v: Many[Int8]) -> None:
    """The fields of a bit set whose first bit stands for the field `first`."""
    for i in range(FIELDS - first):
        if (fields >> i) & 1:
            v.items[v.count] = first + i
            v.count += 1


@rule
def _look_at_move(s: State, v: Move) -> None:
    v.turn = s.turn
    v.steps_left = s.steps_left
    v.picking = s.picking != 0
    v.path.count = s.path_length
    v.picks.count = s.path_length
    for i in range(s.path_length):
        v.path.items[i] = s.path[i]
        v.picks.items[i] = s.picks[i]


@rule
def _look_at_filling(s: State, v: Filling) -> None:
    _look_at_fields(s.short, FIRST_MIDDLE, v.short)
    v.left = s.short_left


@rule
def _look_at_seat(s: State, party: int, v: Seat) -> None:
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    for category in range(len(CATEGORIES)):
        v.points[category] = points[category]
    field, laps = track_place(total(s, party))
    v.track.field = field
    v.track.laps = laps
    v.passed = s.players[party].passed != 0


@rule
def _look_at_hand(s: State, party: int, v: Maybe[Hand]) -> None:
    v.there = 1
    for colour in range(len(COLOURS)):
        v.it.stones[colour] = s.players[party].hand[colour]


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
