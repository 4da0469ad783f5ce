"""What bots think of World Monuments: stones by the slots they can still fill, slots by their points."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule, wide

from .building import points_of_slot
from .components import BLACK, BLUE, COLOURS
from .ids import FIRST_SLOT, FIRST_STONE, PASS
from .state import State

WEIGHTS = ("gem", "black", "wanted", "surplus", "opened")
GEM, BLACK_STONE, WANTED, SURPLUS, OPENED = range(len(WEIGHTS))


@rule
def worth_of_stone(s: State, seat: int, colour: int, weights: npt.NDArray[np.int64]) -> int:
    """A stone in hand: mean points of the slots that still wait for its colour, less if the hand has plenty."""
    if colour == BLUE:
        return int(weights[GEM])
    if colour == BLACK:
        return int(weights[BLACK_STONE])
    slots = 0
    points = 0
    monument = s.monuments[s.monument]
    for slot in range(monument.slots):
        if monument.colour[slot] == colour and (s.built >> slot) & 1 == 0:
            slots += 1
            points += points_of_slot(s, slot)
    if slots == 0:
        return -100
    surplus = wide(s.players[seat].hand[colour]) * s.seats - slots
    worth = weights[WANTED] * points // slots
    return int(worth - weights[SURPLUS] * max(0, surplus))


@rule
def worth_of_field(s: State, seat: int, field: int, weights: npt.NDArray[np.int64]) -> int:
    """The best stone that lies there."""
    best = 0
    for colour in range(len(COLOURS)):
        if s.quarry[field, colour] > 0:
            best = max(best, worth_of_stone(s, seat, colour, weights))
    return best


@rule
def worth_of_slot(s: State, seat: int, slot: int, weights: npt.NDArray[np.int64]) -> int:
    """Its points, less what it opens for the next player."""
    monument = s.monuments[s.monument]
    worth = 100 * points_of_slot(s, slot)
    built = s.built | (1 << slot)
    for above in range(slot + 1, monument.slots):
        supports = monument.supports[above]
        if (supports >> slot) & 1 and supports & ~built == 0:
            own = s.players[seat].hand[monument.colour[above]] > 0
            share = weights[OPENED] // 2 if own else weights[OPENED]
            worth -= share * points_of_slot(s, above)
    return int(worth)


@rule
def rate(s: State, seat: int, action: int, weights: npt.NDArray[np.int64]) -> int:
    if action < FIRST_STONE:
        return worth_of_field(s, seat, action, weights)
    if action < FIRST_SLOT:
        return worth_of_stone(s, seat, action - FIRST_STONE, weights)
    if action < PASS:
        return worth_of_slot(s, seat, action - FIRST_SLOT, weights)
    return 0
