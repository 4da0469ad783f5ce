"""What a choice does by itself, while the others' choices are unknown."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import clear_events
from tetrapolis.core.kernel import rule

from .components import HAND
from .rules import apply
from .state import CHOOSING_BOARDS, CHOOSING_CARDS, DIGGING, NONE, SEVENTH_CARD, State
from .turn import build_from_pile, resolve

GOOD_NAMES = ("coins", "shields")


@rule
def alone(s: State, seat: int, action: int) -> None:
    """Build, stage, sell or dig as if nobody else did anything: no conflicts, no next Age."""
    clear_events(s)
    for other in range(s.seats):
        s.players[other].choice = NONE
    if s.phase == CHOOSING_BOARDS:
        apply(s, seat, action)
    elif s.phase == DIGGING:
        build_from_pile(s, seat, action)
    else:
        s.players[seat].choice = action
        if s.phase == SEVENTH_CARD:
            resolve(s, HAND - 1)
        elif s.phase == CHOOSING_CARDS:
            resolve(s, int(s.turn) - 1)


@rule
def goods(s: State, party: int, out: npt.NDArray[np.int64]) -> None:
    out[0] = s.players[party].coins
    out[1] = s.players[party].shields
