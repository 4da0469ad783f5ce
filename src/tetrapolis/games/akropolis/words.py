"""Tiles and moves in words."""

from collections import Counter

from tetrapolis.core.contract import Phrase
from tetrapolis.core.view import View
from tetrapolis.text import Texts

from .actions import TakeAndPlace
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


def describe(view: View, action: TakeAndPlace, speak: Texts) -> str:
    """What a move does, in words."""
    tile = view.table["row"][action.index]
    cells = {(cell["q"], cell["r"]): cell["level"] for cell in view.table["players"][view.seat or 0]["city"]}
    level = cells.get((action.q, action.r), 0) + 1
    return speak("move", tile=tile_phrase(tile["code"]).say(speak), price=tile["price"], level=level)
