"""What buildings and the cards of a tableau bring: for the rules, and for views that tell it."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule

from .components import COLOUR, GAIN, GOODS, TRIGGER, TRIGGERS
from .state import State
from .supply import is_hal


@rule
def building_yield(s: State, number: int) -> tuple[int, int]:
    """The good that a building brings, and how many of it: one a floor (GK-31)."""
    building = s.buildings[number]
    return int(COLOUR[building.top]), int(building.height)


@rule
def bonus_of(s: State, party: int, place: int, trigger: int, good: int) -> int:
    """How many of a good the card at a place of a tableau brings with an action (GK-52); none to Hal (GK-76)."""
    card = s.players[party].tableau[place]
    return 0 if TRIGGER[card] != trigger or is_hal(s, party) else int(GAIN[card, good])


@rule
def bonuses(s: State, out: npt.NDArray[np.int64]) -> None:
    """What each tableau brings with each action: out[party, trigger * goods + good]."""
    for party in range(s.parties):
        for trigger in range(len(TRIGGERS)):
            for good in range(len(GOODS)):
                count = 0
                for i in range(s.players[party].tableau_count):
                    count += bonus_of(s, party, i, trigger, good)
                out[party, trigger * len(GOODS) + good] = count
