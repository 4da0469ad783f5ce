"""Actions as people write them.

`build altar`, `build baths 2,0`, `stage well 0,4`, `sell loom`, `dig statue`, `dig nothing`, `side night`,
`board rhodos`. The pair is what is paid to the left and the right neighbour.
"""

from dataclasses import dataclass
from typing import Annotated

from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.notation import Action, ActionRecord, Notation, Words
from tetrapolis.core.records import NONE

from .components import BOARD_COUNT, BOARD_NAMES, CARD_COUNT, CARD_NAMES, SIDES
from .ids import (
    ACTION_COUNT,
    DIG_NOTHING,
    FIRST_BOARD,
    FIRST_DIG,
    FIRST_SIDE,
    KINDS,
    play_id,
    play_parts,
)
from .state import State
from .trade import MAX_WAYS


@dataclass(frozen=True)
class Play(Action, notation="{kind} {card}[ {to_left},{to_right}]"):
    """A card from the hand: what is done with it, and the coins paid to either neighbour."""

    kind: Annotated[str, Words(KINDS)]
    card: Annotated[str, Words(CARD_NAMES)]
    to_left: int = 0
    to_right: int = 0


@dataclass(frozen=True)
class Dig(Action, notation="dig {card}"):
    """A card from the discard pile."""

    card: Annotated[str, Words(CARD_NAMES)]


@dataclass(frozen=True)
class DigNothing(Action, notation="dig nothing"):
    """No card from the discard pile."""


@dataclass(frozen=True)
class PickSide(Action, notation="side {side}"):
    """The side of the own board."""

    side: Annotated[str, Words(SIDES)]


@dataclass(frozen=True)
class PickBoard(Action, notation="board {board}"):
    """A board that nobody has."""

    board: Annotated[str, Words(BOARD_NAMES)]


NOTATION = Notation(Play, Dig, DigNothing, PickSide, PickBoard, example="build altar")
PLAY, DIG, NO_DIG, SIDE, BOARD = range(5)


@rule
def count(s: State) -> int:
    """Ids are the same in every match."""
    return ACTION_COUNT


@rule
def explain(s: State, action: int, a: ActionRecord) -> None:
    if action < FIRST_DIG:
        kind, card, to_left, to_right = play_parts(action)
        a.kind = PLAY
        a.numbers[0] = kind
        a.numbers[1] = card
        a.numbers[2] = to_left
        a.numbers[3] = to_right
    elif action < DIG_NOTHING:
        a.kind = DIG
        a.numbers[0] = action - FIRST_DIG
    elif action < FIRST_SIDE:
        a.kind = NO_DIG
    elif action < FIRST_BOARD:
        a.kind = SIDE
        a.numbers[0] = action - FIRST_SIDE
    else:
        a.kind = BOARD
        a.numbers[0] = action - FIRST_BOARD


@rule
def number(s: State, a: ActionRecord) -> int:
    first = wide(a.numbers[0])
    if a.kind == PLAY:
        card, to_left, to_right = wide(a.numbers[1]), wide(a.numbers[2]), wide(a.numbers[3])
        there = 0 <= first < len(KINDS) and 0 <= card < CARD_COUNT
        paid = 0 <= to_left < MAX_WAYS and 0 <= to_right < MAX_WAYS
        return play_id(first, card, to_left, to_right) if there and paid else NONE
    if a.kind == DIG:
        return FIRST_DIG + first if 0 <= first < CARD_COUNT else NONE
    if a.kind == NO_DIG:
        return DIG_NOTHING
    if a.kind == SIDE:
        return FIRST_SIDE + first if 0 <= first < len(SIDES) else NONE
    return FIRST_BOARD + first if 0 <= first < BOARD_COUNT else NONE
