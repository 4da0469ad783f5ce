"""Action ids."""

from .components import CARDS, CHARACTERS, TILES
from .state import CELLS

PER_CARD = TILES + 1  # alone, or with each tile
FIRST_PLAY = 0
NEW_HAND = CARDS * PER_CARD
FIRST_GOOD = NEW_HAND + 1  # a resource, then a tile
FIRST_MARKER = FIRST_GOOD + 2
FIRST_RETURN = FIRST_MARKER + CELLS + 2  # behind the cells: the earlier or the later neighbour makes room
RETURN_DONE = FIRST_RETURN + TILES
FIRST_DRAFT = RETURN_DONE + 1
ACTION_COUNT = FIRST_DRAFT + CHARACTERS
