"""What a choice does by itself, while the others' cards lie face down."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import clear_events
from tetrapolis.core.kernel import rule

from .components import GOODS, RESOURCE, TILE
from .ids import FIRST_GOOD, FIRST_MARKER, FIRST_RETURN, NEW_HAND, RETURN_DONE
from .rules import LEGAL_LIMIT, legal, select
from .state import CHOOSING_GOOD, MOVING_MARKER, RETURNING, SELECTING, TAKING, State
from .supply import take_gains, tiles_in_stock
from .turn import chosen_good, give_back, marker_moved, reveal

GOOD_NAMES = (GOODS[RESOURCE], GOODS[TILE])


@rule
def alone(s: State, seat: int, action: int) -> None:
    """Do what the card says as if its turn had come already; where a marker goes next is left open."""
    pay(s, seat, action)
    if s.step == TAKING:
        take_gains(s)


@rule
def pay(s: State, seat: int, action: int) -> None:
    """The part of `alone` before gains are taken; they are due then."""
    clear_events(s)
    if s.phase == SELECTING:
        select(s, seat, action)
        if action == NEW_HAND:
            return
        s.actor = seat
        s.step = TAKING
        reveal(s)
        if s.phase == MOVING_MARKER:
            out = np.empty(LEGAL_LIMIT, np.int32)
            legal(s, seat, out)
            marker_moved(s, out[0] - FIRST_MARKER)
    elif s.phase == CHOOSING_GOOD:
        chosen_good(s, action - FIRST_GOOD)
    elif s.phase == MOVING_MARKER:
        marker_moved(s, action - FIRST_MARKER)
    elif s.phase == RETURNING:
        if action == RETURN_DONE:
            give_back(s, seat)
        else:
            s.players[seat].aside |= 1 << (action - FIRST_RETURN)


@rule
def goods(s: State, party: int, out: npt.NDArray[np.int64]) -> None:
    """What lies in stock."""
    out[RESOURCE] = s.players[party].resources
    out[TILE] = tiles_in_stock(s, party)
