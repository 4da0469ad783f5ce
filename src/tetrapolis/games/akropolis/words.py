"""Tiles and moves in words."""

from collections import Counter

from tetrapolis.core.kernel import rule
from tetrapolis.core.sentences import Phrase, SentenceKind, SentenceRecord, listed

from .city import cell_at, level_of
from .components import CODES, DISTRICTS, HEX_LETTERS, PLAZA, QUARRY
from .rules import decode
from .state import State

SENTENCES = (SentenceKind("move", ("tile", "price", "level")),)


def hex_kind(letter: str) -> str:
    """A hex of a tile's code: a district, the plaza of one, or a quarry."""
    number = HEX_LETTERS.index(letter)
    if number == QUARRY:
        return "quarry"
    return f"plaza-{DISTRICTS[number - PLAZA]}" if number >= PLAZA else DISTRICTS[number]


def tile_phrase(code: str) -> Phrase:
    """The hexes of a tile, equal ones together."""
    kinds = Counter(map(hex_kind, code))
    return listed(
        [Phrase(f"hexes-{kind}", count) if count > 1 else Phrase(f"hex-{kind}") for kind, count in kinds.items()]
    )


TILE_PHRASES = tuple(map(tile_phrase, CODES))


@rule
def describe(s: State, seat: int, action: int, t: SentenceRecord) -> None:
    index, q, r, _ = decode(s, action)
    t.numbers[0] = s.row[index]
    t.numbers[1] = index
    t.numbers[2] = level_of(s.players[seat], cell_at(q, r)) + 1
