"""Tiles in words."""

from collections import Counter

from tetrapolis.core.game import Phrase

from .components import CODES, DISTRICTS, HEX_LETTERS, PLAZA, QUARRY


def hex_kind(letter: str) -> str:
    """A hex of a tile's code: a district, the plaza of one, or a quarry."""
    number = HEX_LETTERS.index(letter)
    if number == QUARRY:
        return "quarry"
    return f"plaza-{DISTRICTS[number - PLAZA]}" if number >= PLAZA else DISTRICTS[number]


def tile_phrase(code: str) -> Phrase:
    """The hexes of a tile, equal ones together."""
    kinds = Counter(map(hex_kind, code))
    first, *more = [
        Phrase(f"hexes-{kind}", count) if count > 1 else Phrase(f"hex-{kind}") for kind, count in kinds.items()
    ]
    return first._replace(more=tuple(more))


TILE_PHRASES = tuple(map(tile_phrase, CODES))
