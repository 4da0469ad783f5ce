"""Tiles, cards and cells as notation and views name them: `red 9`, `A`, `character 7`, `below red 9`."""

from .city import SIDES
from .components import CHARACTERS, COLOURS, LETTERS, NUMBERS

TILE_NAMES = tuple(f"{colour} {number + 1}" for colour in COLOURS for number in range(NUMBERS))
CARD_NAMES = (*TILE_NAMES, *LETTERS)
THING_NAMES = (*CARD_NAMES, *(f"character {number + 1}" for number in range(CHARACTERS)))
PLACE_NAMES = tuple(f"{side} {tile}" for side in SIDES for tile in TILE_NAMES)  # see `place_of`
