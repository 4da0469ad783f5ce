"""Typed actions and their notation.

`red 9`, `A`, `red 9 + blue 12`, `A + yellow 4`, `new hand`, `take resource`, `take tile`, `marker 2,3`,
`shift earlier 0,4`, `shift later 3,1`, `keep 7`; tiles are returned in steps, `aside blue 12` and at last `done`, or
all at once: `return red 4 blue 12`, `return nothing`.
"""

from dataclasses import dataclass
from typing import Annotated

from tetrapolis.core.kernel import rule
from tetrapolis.core.notation import Action, ActionRecord, Notation, Words
from tetrapolis.core.records import NONE
from tetrapolis.core.steps import StepSet

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

_WORDS = ("new hand", "take resource", "take tile", "done")  # in the order of their ids


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


NOTATION = Notation(Lay, Word, MoveMarker, ShiftMarker, GiveBack, Keep, example="red 9 + blue 12")
LAY, WORD, MOVE, SHIFT, GIVE_BACK, KEEP = range(6)
RETURN = StepSet(part="aside", end="done", whole="return", none="return nothing", words=TILE_NAMES)


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
