"""`card 5`, `keep`, `roll`."""

import re
from dataclasses import dataclass

from tetrapolis.core.errors import BadAction

from .rules import ACTIONS, CARDS, KEEP, ROLL, State

_WORDS = {"keep": KEEP, "roll": ROLL}
_CARD = re.compile(r"card (\d{1,2})")


@dataclass(frozen=True)
class Choose:
    """Play a card from the hand."""

    card: int

    def __str__(self) -> str:
        return f"card {self.card}"


@dataclass(frozen=True)
class Gamble:
    """Keep the prize or roll once more."""

    word: str

    def __str__(self) -> str:
        return self.word


class ToyActions:
    """Cards first, then the two words."""

    def count(self, s: State) -> int:
        return ACTIONS

    def decode(self, s: State, action: int) -> Choose | Gamble:
        if not 0 <= action < ACTIONS:
            raise BadAction("action-id", action=str(action), count=ACTIONS)
        if action < CARDS:
            return Choose(action + 1)
        return Gamble("keep" if action == KEEP else "roll")

    def encode(self, s: State, action: Choose | Gamble) -> int:
        return action.card - 1 if isinstance(action, Choose) else _WORDS[action.word]

    def parse(self, text: str) -> Choose | Gamble:
        words = " ".join(text.split())
        match = _CARD.fullmatch(words)
        if match and 1 <= int(match[1]) <= CARDS:
            return Choose(int(match[1]))
        if words in _WORDS:
            return Gamble(words)
        raise BadAction("action-text", action=text[:60], example="card 5")
