"""Numbers of actions: entering a field, choosing a stone on it, building in a slot, passing, naming a short field."""

from .components import COLOURS, FIELDS, MOST_MIDDLE, MOST_SLOTS

FIRST_STONE = FIELDS
FIRST_SLOT = FIRST_STONE + len(COLOURS)
PASS = FIRST_SLOT + MOST_SLOTS
FIRST_SHORT = PASS + 1
ACTION_COUNT = FIRST_SHORT + MOST_MIDDLE
