"""Action id <-> typed action <-> notation.

`red 9`, `A`, `red 9 + blue 12`, `A + yellow 4`, `new hand`, `take resource`, `take tile`, `marker 2,3`,
`shift earlier 0,4`, `shift later 3,1`, `keep 7`; tiles are returned in steps, `aside blue 12` and at last `done`, or
all at once: `return red 4 blue 12`, `return nothing`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tetrapolis.core.errors import BadAction

from .city import cell_at, column_of, row_of
from .components import CHARACTERS, COLOURS, FIRST_LETTER, LETTERS, NUMBERS, TILES
from .ids import (
    ACTION_COUNT,
    FIRST_DRAFT,
    FIRST_GOOD,
    FIRST_MARKER,
    FIRST_RETURN,
    NEW_HAND,
    PER_CARD,
    RETURN_DONE,
)
from .state import CELLS, State

_TILE = re.compile(r"(red|blue|yellow) (\d{1,2})")
_CELL = re.compile(r"(?:marker|shift (earlier|later)) (-?\d{1,2}),(-?\d{1,2})")
_SHIFTS = ("", "earlier", "later")
_KEEP = re.compile(r"keep (\d{1,2})")
_TILES = re.compile(r"(return|aside)((?:(?: |, ?)(?:red|blue|yellow) \d{1,2})+)")
_ASIDE = "aside "
_DONE = "done"
_NOTHING = "return nothing"


_CARD_NAMES: tuple[str, ...] = (
    *(f"{colour} {number + 1}" for colour in COLOURS for number in range(NUMBERS)),
    *LETTERS,
)


def card_name(card: int) -> str:
    """A tile, building card or letter card in notation."""
    return _CARD_NAMES[card]


@dataclass(frozen=True)
class Lay:
    """A card from the hand, alone or with a tile from the stock."""

    card: int
    tile: int | None = None

    def __str__(self) -> str:
        return card_name(self.card) + (f" + {card_name(self.tile)}" if self.tile is not None else "")


@dataclass(frozen=True)
class Word:
    """`new hand`, `take resource`, `take tile` or `done`."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class MoveMarker:
    """Where the marker goes; or, with `shift`, where its earlier or later neighbour goes to make room."""

    x: int
    y: int
    shift: str = ""

    def __str__(self) -> str:
        return f"{'shift ' + self.shift if self.shift else 'marker'} {self.x},{self.y}"


@dataclass(frozen=True)
class GiveBack:
    """A stock tile set aside."""

    tile: int

    def __str__(self) -> str:
        return _ASIDE + card_name(self.tile)


@dataclass(frozen=True)
class Keep:
    """A character from the draft, by its number."""

    character: int

    def __str__(self) -> str:
        return f"keep {self.character}"


GinkgopolisAction = Lay | Word | MoveMarker | GiveBack | Keep

_WORDS = {
    "new hand": NEW_HAND,
    "take resource": FIRST_GOOD,
    "take tile": FIRST_GOOD + 1,
    _DONE: RETURN_DONE,
}
_TEXTS = {number: text for text, number in _WORDS.items()}


class GinkgopolisActions:
    """Cells are named by their coordinates; the same cell has the same id all through a match."""

    def count(self, s: State) -> int:
        return ACTION_COUNT

    def decode(self, s: State, action: int) -> GinkgopolisAction:
        if not 0 <= action < ACTION_COUNT:
            raise BadAction("action-id", action=str(action), count=ACTION_COUNT)
        if action in _TEXTS:
            return Word(_TEXTS[action])
        if action < NEW_HAND:
            card, tile = divmod(action, PER_CARD)
            return Lay(card, tile - 1 if tile else None)
        if action < FIRST_RETURN:
            shift, cell = divmod(action - FIRST_MARKER, CELLS)
            return MoveMarker(int(column_of(s, cell)), int(row_of(s, cell)), _SHIFTS[shift])
        if action < RETURN_DONE:
            return GiveBack(action - FIRST_RETURN)
        return Keep(action - FIRST_DRAFT + 1)

    def encode(self, s: State, action: GinkgopolisAction) -> int:
        match action:
            case Lay(card, tile):
                return card * PER_CARD + (0 if tile is None else tile + 1)
            case Word(text):
                return _WORDS[text]
            case MoveMarker(x, y, shift):
                return FIRST_MARKER + _SHIFTS.index(shift) * CELLS + int(cell_at(x, y))
            case GiveBack(tile):
                return FIRST_RETURN + tile
            case Keep(character):
                return FIRST_DRAFT + character - 1

    def parse(self, text: str) -> GinkgopolisAction:
        words = _plain(text)
        if words in _WORDS:
            return Word(words)
        if found := _CELL.fullmatch(words):
            return MoveMarker(int(found[2]), int(found[3]), found[1] or "")
        if (found := _KEEP.fullmatch(words)) and 1 <= int(found[1]) <= CHARACTERS:
            return Keep(int(found[1]))
        if words.startswith(_ASIDE) and (tile := _tile(words.removeprefix(_ASIDE))) is not None:
            return GiveBack(tile)
        first, plus, second = (part.strip() for part in words.partition("+"))
        card = (
            FIRST_LETTER + LETTERS.index(first.upper())
            if len(first) == 1 and first.upper() in LETTERS
            else _tile(first)
        )
        tile = _tile(second)
        if card is not None and (tile is not None if plus else True):
            return Lay(card, tile)
        raise BadAction("action-text", action=text[:60], example="red 9 + blue 12")

    def split(self, text: str) -> list[str]:
        """The steps of a return of tiles; any other text is one action."""
        words = _plain(text)
        if words == _NOTHING:
            return [_DONE]
        if found := _TILES.fullmatch(words):
            steps = [_ASIDE + tile[0] for tile in _TILE.finditer(found[2])]
            return [*steps, _DONE] if found[1] == "return" else steps
        return [text]

    def join(self, steps: Sequence[str]) -> str:
        """Tiles in the order of their numbers: however they were set aside, the same set is the same text."""
        if steps[0] != _DONE and not steps[0].startswith(_ASIDE):
            return steps[0]
        tiles = sorted(tile for one in steps if (tile := _tile(one.removeprefix(_ASIDE))) is not None)
        if not tiles:
            return _NOTHING
        return " ".join(("return" if steps[-1] == _DONE else "aside", *map(card_name, tiles)))

    def complete(self, step: str) -> str:
        return self.join([step, _DONE])


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _tile(words: str) -> int | None:
    found = _TILE.fullmatch(words)
    if found is None or not 1 <= int(found[2]) <= NUMBERS:
        return None
    tile = COLOURS.index(found[1]) * NUMBERS + int(found[2]) - 1
    return tile if tile < TILES else None
