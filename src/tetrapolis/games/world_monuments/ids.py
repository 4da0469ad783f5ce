"""Numbers of actions: entering a field, choosing a stone on it, building in a slot, passing."""

from .components import COLOURS, FIELDS, MOST_SLOTS

FIRST_STONE = FIELDS
FIRST_SLOT = FIRST_STONE + len(COLOURS)
PASS = FIRST_SLOT + MOST_SLOTS
ACTION_COUNT = PASS + 1
