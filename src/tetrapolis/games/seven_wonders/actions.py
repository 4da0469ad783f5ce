"""Action id <-> typed action <-> notation.

`build altar`, `build baths 2,0`, `stage well 0,4`, `sell loom`, `dig statue`, `side night`, `board rhodos`.
The pair is what is paid to the left and the right neighbour.
"""

import re
from dataclasses import dataclass

from tetrapolis.core.errors import BadAction

from .components import BOARD_BY_NAME, BOARDS, CARD_BY_NAME, CARDS, SIDES
from .ids import ACTION_COUNT, DIG_NOTHING, FIRST_BOARD, FIRST_DIG, FIRST_SIDE, play_id, play_parts
from .state import State
from .trade import MAX_WAYS

KINDS = ("build", "stage", "sell")

_PLAY = re.compile(r"(build|stage|sell) ([a-z_]+)(?: (\d{1,2}),(\d{1,2}))?")


@dataclass(frozen=True)
class Play:
    """A card from the hand: what is done with it, and the coins paid to either neighbour."""

    kind: str
    card: str
    to_left: int = 0
    to_right: int = 0

    def __str__(self) -> str:
        paid = f" {self.to_left},{self.to_right}" if self.to_left or self.to_right else ""
        return f"{self.kind} {self.card}{paid}"


@dataclass(frozen=True)
class Dig:
    """A card from the discard pile, or None."""

    card: str | None

    def __str__(self) -> str:
        return f"dig {self.card or 'nothing'}"


@dataclass(frozen=True)
class PickSide:
    """The side of the own board."""

    side: str

    def __str__(self) -> str:
        return f"side {self.side}"


@dataclass(frozen=True)
class PickBoard:
    """A board that nobody has."""

    board: str

    def __str__(self) -> str:
        return f"board {self.board}"


SevenWondersAction = Play | Dig | PickSide | PickBoard


class SevenWondersActions:
    """Ids are the same in every match."""

    def count(self, s: State) -> int:
        return ACTION_COUNT

    def decode(self, s: State, action: int) -> SevenWondersAction:
        if not 0 <= action < ACTION_COUNT:
            raise BadAction("action-id", action=str(action), count=ACTION_COUNT)
        if action < FIRST_DIG:
            kind, card, to_left, to_right = play_parts(action)
            return Play(KINDS[kind], CARDS[card].name, to_left, to_right)
        if action < FIRST_SIDE:
            return Dig(None if action == DIG_NOTHING else CARDS[action - FIRST_DIG].name)
        if action < FIRST_BOARD:
            return PickSide(SIDES[action - FIRST_SIDE])
        return PickBoard(BOARDS[action - FIRST_BOARD].name)

    def encode(self, s: State, action: SevenWondersAction) -> int:
        match action:
            case Play(kind, card, to_left, to_right):
                return int(play_id(KINDS.index(kind), CARD_BY_NAME[card], to_left, to_right))
            case Dig(None):
                return DIG_NOTHING
            case Dig(name):
                return FIRST_DIG + CARD_BY_NAME[str(name)]
            case PickSide(side):
                return FIRST_SIDE + SIDES.index(side)
            case PickBoard(board):
                return FIRST_BOARD + BOARD_BY_NAME[board]

    def parse(self, text: str) -> SevenWondersAction:
        words = " ".join(text.lower().split())
        if found := _PLAY.fullmatch(words):
            kind, card, to_left, to_right = found.groups()
            paid = int(to_left or 0), int(to_right or 0)
            if card in CARD_BY_NAME and max(paid) < MAX_WAYS:
                return Play(kind, card, *paid)
        word, _, name = words.partition(" ")
        if word == "dig" and (name in CARD_BY_NAME or name == "nothing"):
            return Dig(None if name == "nothing" else name)
        if word == "side" and name in SIDES:
            return PickSide(name)
        if word == "board" and name in BOARD_BY_NAME:
            return PickBoard(name)
        raise BadAction("action-text", action=text[:60], example="build altar")
