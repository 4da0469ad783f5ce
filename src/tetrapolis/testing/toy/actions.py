"""`card 5`, `keep`, `roll`."""

from dataclasses import dataclass
from typing import Annotated

from tetrapolis.core.kernel import rule
from tetrapolis.core.notation import Action, ActionRecord, Notation, Words
from tetrapolis.core.records import NONE

from .rules import ACTIONS, CARDS, KEEP, State


@dataclass(frozen=True)
class Choose(Action, notation="card {card}"):
    """Play a card from the hand."""

    card: int


@dataclass(frozen=True)
class Gamble(Action, notation="{word}"):
    """Keep the prize or roll once more."""

    word: Annotated[str, Words(("keep", "roll"))]


NOTATION = Notation(Choose, Gamble, example="card 5")
CHOOSE, GAMBLE = range(2)


@rule
def count(s: State) -> int:
    return ACTIONS


@rule
def explain(s: State, action: int, a: ActionRecord) -> None:
    """Cards first, then the two words."""
    a.kind = CHOOSE if action < CARDS else GAMBLE
    a.numbers[0] = action + 1 if action < CARDS else action - KEEP


@rule
def number(s: State, a: ActionRecord) -> int:
    if a.kind == GAMBLE:
        return KEEP + int(a.numbers[0])
    return int(a.numbers[0]) - 1 if 0 < a.numbers[0] <= CARDS else NONE
