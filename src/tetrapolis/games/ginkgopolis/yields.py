"""What buildings and the cards of a tableau bring: for the rules, and for views that tell it."""

from tetrapolis.core.kernel import rule

from .components import COLOUR, GAIN, TRIGGER
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
