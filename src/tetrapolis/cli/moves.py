"""The moves of a seat with what each would certainly do, for lists."""

import functools
from dataclasses import dataclass

from tetrapolis.core.notation import Action
from tetrapolis.core.preview import Change, Outlook
from tetrapolis.core.view import View


@dataclass(frozen=True)
class Move:
    """A legal action and what it does in every deal that the seat thinks possible."""

    number: int
    gain: int  # points, for sure
    view: View
    outlook: Outlook

    @functools.cached_property
    def action(self) -> Action:
        return self.view.action(self.number)

    @functools.cached_property
    def change(self) -> Change:
        return self.outlook.change([self.number])


def moves_of(view: View) -> list[Move]:
    """All legal moves, those that surely score most first."""
    outlook = Outlook(view)
    gains = outlook.gains(view.legal).tolist()
    numbers = view.legal.tolist()
    moves = [Move(number, gain, view, outlook) for number, gain in zip(numbers, gains, strict=True)]
    return sorted(moves, key=lambda move: (-move.gain, move.number))
