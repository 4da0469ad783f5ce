"""Set-up, who must choose, what is legal, what happens."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import clear_events, redact_events
from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import Words, below, renew

from .building import build, building_refusal, fitting_slots, pass_turn, passing_refusal
from .components import COLOURS, FIELDS, MOST_SLOTS, NONE, SUPPLY
from .ids import FIRST_SHORT, FIRST_SLOT, FIRST_STONE, PASS
from .quarry import (
    clear_quarry,
    enter,
    entering_refusal,
    pick,
    picking_refusal,
    shorten,
    shortening_refusal,
    start_round,
)
from .state import BUILDING, FILLING, MAX_PLAYERS, OVER, State

LEGAL_LIMIT = MOST_SLOTS


@rule
def setup(s: State) -> None:
    """All stones form the supply; monument, if it is left to chance, and start player are drawn (WM-3 to WM-6)."""
    clear_events(s)
    s.monument = below(s.rng, s.candidates)
    s.round_number = 1
    clear_quarry(s)
    for colour in range(len(COLOURS)):
        s.supply[colour] = SUPPLY[colour]
        s.bag[colour] = 0
    s.built = 0
    for slot in range(MOST_SLOTS):
        s.builders[slot] = NONE
    for party in range(MAX_PLAYERS):
        player = s.players[party]
        player.stones = 0
        player.black = 0
        player.losses = 0
        player.passed = 0
        for colour in range(len(COLOURS)):
            player.hand[colour] = 0
    chosen = int(s.options.first_player)
    s.holder = below(s.rng, s.seats) if chosen == 0 else chosen - 1
    start_round(s)


@rule
def pending(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.actor


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """0 if the seat may choose this now, else the number of the rule that forbids it."""
    if s.phase == OVER:
        return 46
    if seat != s.actor:
        return 29 if s.phase == BUILDING else 15
    if action < FIRST_STONE:
        return entering_refusal(s, action)
    if action < FIRST_SLOT:
        return picking_refusal(s, action - FIRST_STONE)
    if action < PASS:
        return building_refusal(s, seat, action - FIRST_SLOT)
    if action == PASS:
        return passing_refusal(s, seat)
    return shortening_refusal(s, action - FIRST_SHORT)


@rule
def fields_to_enter(s: State) -> int:
    """All fields that the worker can enter now, as bits."""
    fields = 0
    near = s.adjacent[s.worker] if s.worker != NONE else (1 << s.outer) - 1
    for field in range(FIELDS):
        if (near >> field) & 1 and entering_refusal(s, field) == 0:
            fields |= 1 << field
    return fields


@rule
def stones_to_pick(s: State) -> int:
    """All colours that can be taken from the worker's field, as bits."""
    colours = 0
    for colour in range(len(COLOURS)):
        if picking_refusal(s, colour) == 0:
            colours |= 1 << colour
    return colours


@rule
def fields_to_shorten(s: State) -> int:
    """All middle fields that can be named to get only one stone, as bits."""
    fields = 0
    for i in range(s.middle):
        if shortening_refusal(s, i) == 0:
            fields |= 1 << i
    return fields


@rule
def choices(s: State) -> tuple[int, int]:
    """What the actor can choose: the id of the first action of that kind, and which of them, as bits."""
    if s.phase == BUILDING:
        slots = fitting_slots(s, s.actor)
        return (FIRST_SLOT, slots) if slots else (PASS, 1)
    if s.phase == FILLING:
        return FIRST_SHORT, fields_to_shorten(s)
    return (FIRST_STONE, stones_to_pick(s)) if s.picking else (0, fields_to_enter(s))


@rule
def legal(s: State, seat: int, out: npt.NDArray[np.int32]) -> int:
    if pending(s) >> seat & 1 == 0:
        return 0
    first, bits = choices(s)
    count = 0
    number = 0
    while bits != 0:
        if bits & 1:
            out[count] = first + number
            count += 1
        bits >>= 1
        number += 1
    return count


@rule
def sample(s: State, seat: int, rng: Words) -> int:
    first, bits = choices(s)
    count = 0
    rest = bits
    while rest != 0:
        rest &= rest - 1
        count += 1
    skipped = below(rng, count)
    for _ in range(skipped):
        bits &= bits - 1
    number = 0
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return first + number


@rule
def apply(s: State, seat: int, action: int) -> None:
    clear_events(s)
    if action < FIRST_STONE:
        enter(s, action)
    elif action < FIRST_SLOT:
        pick(s, action - FIRST_STONE)
    elif action < PASS:
        build(s, action - FIRST_SLOT)
    elif action == PASS:
        pass_turn(s)
    else:
        shorten(s, action - FIRST_SHORT)


@rule
def under_way(s: State, seat: int) -> bool:
    """A move of the worker, or a choice of several short fields, has begun and not ended."""
    return bool(s.path_length > 0 or (s.phase == FILLING and s.short != 0))


@rule
def determinize(s: State, seat: int, rng: Words) -> None:
    """Every pick was seen, so all hands are known; only what chance will do is not."""
    redact_events(s, seat)
    renew(s.rng, rng)
