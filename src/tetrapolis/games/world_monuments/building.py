"""The building phase: open slots, building, passing."""

from tetrapolis.core.events import EVERYONE, TABLE, emit
from tetrapolis.core.kernel import rule, wide

from .components import BUILDING_COLOURS, LEVEL_POINTS, ROUNDS
from .quarry import start_round
from .state import BUILDING, OVER, State
from .story import E_BUILD, E_COMPLETE, E_END, E_PASS


@rule
def is_open(s: State, slot: int) -> bool:
    """Empty, and everything it lies on is there: one stone, or two or four for an offset one (WM-34)."""
    supports = s.monuments[s.monument].supports[slot]
    return bool(s.built & (1 << slot) == 0 and supports & ~s.built == 0)


@rule
def open_slots(s: State) -> int:
    """All open slots, as bits."""
    slots = 0
    for slot in range(s.monuments[s.monument].slots):
        if is_open(s, slot):
            slots |= 1 << slot
    return slots


@rule
def building_refusal(s: State, seat: int, slot: int) -> int:
    """May the seat build in this slot? The plan fixes the colour (WM-30), so gems are never built (WM-33)."""
    if s.phase != BUILDING:
        return 7
    monument = s.monuments[s.monument]
    if slot >= monument.slots:
        return 30
    if not is_open(s, slot):
        return 34
    return 0 if s.players[seat].hand[monument.colour[slot]] > 0 else 30


@rule
def fitting_slots(s: State, seat: int) -> int:
    """All slots in which the seat can build, as bits."""
    slots = 0
    for slot in range(s.monuments[s.monument].slots):
        if building_refusal(s, seat, slot) == 0:
            slots |= 1 << slot
    return slots


@rule
def passing_refusal(s: State, seat: int) -> int:
    """Only who has nothing that fits may pass, and must (WM-29, WM-38)."""
    if s.phase != BUILDING:
        return 7
    return 0 if fitting_slots(s, seat) == 0 else 38


@rule
def points_of_slot(s: State, slot: int) -> int:
    """By level: 1, 3, 5, 7, 9 (WM-31, WM-32)."""
    return int(LEVEL_POINTS[s.monuments[s.monument].level[slot] - 1])


@rule
def place_in_level(s: State, slot: int) -> int:
    """The number of a slot among those of its level, counted from 1: L4-01 is the first of level 4."""
    level = s.monuments[s.monument].level
    place = 1
    while place <= slot and level[slot - place] == level[slot]:
        place += 1
    return place


@rule
def build(s: State, slot: int) -> None:
    """A stone from the actor's hand fills the slot and scores at once; the last one ends the match (WM-32, WM-47)."""
    monument = s.monuments[s.monument]
    colour = wide(monument.colour[slot])
    points = points_of_slot(s, slot)
    s.players[s.actor].hand[colour] -= 1
    s.players[s.actor].stones += points
    s.built |= 1 << slot
    s.builders[slot] = s.actor
    numbers = (colour, wide(monument.level[slot]), wide(place_in_level(s, slot)), wide(points))
    emit(s, E_BUILD, s.actor, EVERYONE, numbers)
    if s.built == (1 << monument.slots) - 1:
        s.phase = OVER
        emit(s, E_COMPLETE, s.actor, EVERYONE, (wide(0),))
    else:
        next_builder(s)


@rule
def passing_costs(s: State) -> bool:
    """Whether stones left when passing lose points: not in the last round, unless the option says so (WM-43)."""
    return bool(s.round_number < ROUNDS or s.options.round3_pass_loss)


@rule
def pass_turn(s: State) -> None:
    """The hand is shown and each building stone in it costs a point; gems cost nothing (WM-39, WM-40, WM-43)."""
    player = s.players[s.actor]
    stones = 0
    for colour in range(BUILDING_COLOURS):
        stones += player.hand[colour]
    loss = stones if passing_costs(s) else 0
    player.losses -= loss
    player.passed = 1
    emit(s, E_PASS, s.actor, EVERYONE, (wide(stones), wide(loss)))
    next_builder(s)


@rule
def next_builder(s: State) -> None:
    """The next one clockwise who has not passed (WM-41); when all have, the round ends (WM-44)."""
    for ahead in range(1, s.seats + 1):
        seat = (s.actor + ahead) % s.seats
        if not s.players[seat].passed:
            s.actor = seat
            return
    end_round(s)


@rule
def end_round(s: State) -> None:
    """After the third round the match is over, the monument complete or not (WM-46)."""
    if s.round_number == ROUNDS:
        s.phase = OVER
        emit(s, E_END, TABLE, EVERYONE, (wide(0),))
    else:
        s.round_number += 1
        start_round(s)
