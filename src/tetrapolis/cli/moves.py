"""The moves of a seat with what each would certainly do, for lists."""

from dataclasses import dataclass
from typing import Any

from tetrapolis.core.preview import Change, Outlook
from tetrapolis.core.view import View


@dataclass(frozen=True)
class Move:
    """A legal action and what it does in every deal that the seat thinks possible."""

    number: int
    action: Any
    change: Change

    @property
    def gain(self) -> int:
        return sum(self.change.points.values())


def moves_of(view: View) -> list[Move]:
    """All legal moves, those that surely score most first."""
    outlook = Outlook(view)
    numbers = view.legal.tolist()
    actions = [view.action(number) for number in numbers]
    moves = [Move(number, action, outlook.change([number])) for number, action in zip(numbers, actions, strict=True)]
    return sorted(moves, key=lambda move: (-move.gain, move.number))
