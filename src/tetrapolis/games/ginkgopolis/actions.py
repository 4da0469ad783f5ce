"""Typed actions and their notation.

`red 9`, `A`, `red 9 + blue 12`, `A + yellow 4`, `new hand`, `take resource`, `take tile`, `marker 2,3`,
`shift earlier 0,4`, `shift later 3,1`, `keep 7`; tiles are returned in steps, `aside blue 12` and at last `done`, or
all at once: `return red 4 blue 12`, `return nothing`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from tetrapolis.core.kernel import rule
from tetrapolis.core.notation import Action, ActionRecord, Notation, Words
from tetrapolis.core.records import NONE

from .city import cell_at, column_of, row_of
from .components import CHARACTERS
from .ids import (
    ACTION_COUNT,
    FIRST_DRAFT,
    FIRST_MARKER,
    FIRST_RETURN,
    NEW_HAND,
    PER_CARD,
    RETURN_DONE,
)
from .names import CARD_NAMES, TILE_NAMES
from .state import CELLS, State

_ASIDE = "aside "
_DONE = "done"
_NOTHING = "return nothing"
_WORDS = ("new hand", "take resource", "take tile", _DONE)  # in the order of their ids
_TILE = re.compile(r"(?:red|blue|yellow) \d{1,2}")
_TILES = re.compile(rf"(return|aside)((?:(?: |, ?){_TILE.pattern})+)")


@dataclass(frozen=True)
class Lay(Action, notation="{card}[ + {tile}]"):
    """A card from the hand, alone or with a tile from the stock."""

    card: Annotated[int, Words(CARD_NAMES)]
    tile: Annotated[int | None, Words(TILE_NAMES)] = None


@dataclass(frozen=True)
class Word(Action, notation="{text}"):
    """`new hand`, `take resource`, `take tile` or `done`."""

    text: Annotated[str, Words(_WORDS)]


@dataclass(frozen=True)
class MoveMarker(Action, notation="marker {x},{y}"):
    """Where the marker goes."""

    x: int
    y: int


@dataclass(frozen=True)
class ShiftMarker(Action, notation="shift {side} {x},{y}"):
    """Where the earlier or later neighbour of the marker goes to make room for it."""

    side: Annotated[str, Words(("earlier", "later"))]
    x: int
    y: int


@dataclass(frozen=True)
class GiveBack(Action, notation="aside {tile}"):
    """A stock tile set aside."""

    tile: Annotated[int, Words(TILE_NAMES)]


@dataclass(frozen=True)
class Keep(Action, notation="keep {character}"):
    """A character from the draft, by its number."""

    character: int


GinkgopolisAction = Lay | Word | MoveMarker | ShiftMarker | GiveBack | Keep
NOTATION = Notation(Lay, Word, MoveMarker, ShiftMarker, GiveBack, Keep, example="red 9 + blue 12")
LAY, WORD, MOVE, SHIFT, GIVE_BACK, KEEP = range(6)


@rule
def count(s: State) -> int:
    return ACTION_COUNT


@rule
def explain(s: State, action: int, a: ActionRecord) -> None:
    """Cells are named by their coordinates; the same cell has the same id all through a match."""
    if action < NEW_HAND:
        a.kind = LAY
        a.numbers[0] = action // PER_CARD
        a.numbers[1] = action % PER_CARD - 1  # NONE: alone
    elif action < FIRST_MARKER:
        a.kind = WORD
        a.numbers[0] = action - NEW_HAND
    elif action < FIRST_RETURN:
        shift, cell = (action - FIRST_MARKER) // CELLS, (action - FIRST_MARKER) % CELLS
        place = 0 if shift == 0 else 1
        a.kind = MOVE + place
        a.numbers[0] = shift - 1
        a.numbers[place] = column_of(s, cell)
        a.numbers[place + 1] = row_of(s, cell)
    elif action < RETURN_DONE:
        a.kind = GIVE_BACK
        a.numbers[0] = action - FIRST_RETURN
    elif action == RETURN_DONE:
        a.kind = WORD
        a.numbers[0] = len(_WORDS) - 1
    else:
        a.kind = KEEP
        a.numbers[0] = action - FIRST_DRAFT + 1


@rule
def number(s: State, a: ActionRecord) -> int:
    first, second = int(a.numbers[0]), int(a.numbers[1])
    if a.kind == LAY:
        return first * PER_CARD + second + 1
    if a.kind == WORD:
        return RETURN_DONE if first == len(_WORDS) - 1 else NEW_HAND + first
    if a.kind == MOVE:
        return FIRST_MARKER + cell_at(first, second)
    if a.kind == SHIFT:
        return FIRST_MARKER + (1 + first) * CELLS + cell_at(second, int(a.numbers[2]))
    if a.kind == GIVE_BACK:
        return FIRST_RETURN + first
    return FIRST_DRAFT + first - 1 if 0 < first <= CHARACTERS else NONE


class Returning:
    """All steps of a return of tiles as one text."""

    def split(self, text: str) -> list[str]:
        """The steps of a return of tiles; any other text is one action."""
        words = " ".join(text.lower().split())
        if words == _NOTHING:
            return [_DONE]
        if found := _TILES.fullmatch(words):
            steps = [_ASIDE + tile for tile in _TILE.findall(found[2])]
            return [*steps, _DONE] if found[1] == "return" else steps
        return [text]

    def join(self, steps: Sequence[str]) -> str:
        """Tiles in the order of their numbers: however they were set aside, the same set is the same text."""
        if steps[0] != _DONE and not steps[0].startswith(_ASIDE):
            return steps[0]
        tiles = sorted((one.removeprefix(_ASIDE) for one in steps if one != _DONE), key=TILE_NAMES.index)
        if not tiles:
            return _NOTHING
        return " ".join(("return" if steps[-1] == _DONE else "aside", *tiles))

    def complete(self, step: str) -> str:
        return self.join([step, _DONE])
