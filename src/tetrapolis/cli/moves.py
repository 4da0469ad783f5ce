"""The moves of a seat with what each would score, for lists and hints."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from tetrapolis.core.state import assign, copy
from tetrapolis.core.view import View


@dataclass(frozen=True)
class Move:
    """A legal action and how it would change the seat's points, by category."""

    number: int
    action: Any
    gains: dict[str, int]

    @property
    def gain(self) -> int:
        return sum(self.gains.values())


def moves_of(view: View) -> list[Move]:
    """All legal moves, those that score most first, judged from what the seat knows.

    Where others choose at the same time, they choose at random, the same for every move.
    """
    game, seat = view.game, view.seat
    if seat is None:
        return []
    before = view.possible_state(np.array([0, 1], np.int64))
    after = copy(before)
    now = game.points(before[0], seat)
    together = [other for other in game.pending_seats(before[0]) if other != seat]
    moves = []
    for number in map(int, view.legal):
        assign(after, before)
        game.rules.apply(after[0], seat, number)
        rng = np.array([0, 1], np.int64)
        for other in together:
            game.rules.apply(after[0], other, game.rules.sample(after[0], other, rng))
        then = game.points(after[0], seat)
        gains = {category: then[category] - now[category] for category in now if then[category] != now[category]}
        moves.append(Move(number, game.actions.decode(before[0], number), gains))
    return sorted(moves, key=lambda move: (-move.gain, move.number))
