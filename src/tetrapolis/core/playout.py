"""Algorithms that every game gets for free. Compiled once per game by `bind`, which supplies its functions."""

from typing import Any

import numpy as np
import numpy.typing as npt

from .kernel import rule
from .rng import Words, below, seed
from .state import Header

Actions = npt.NDArray[np.int32]


def supplied_by_bind(*_: Any) -> Any:
    """Stands in the source of an algorithm for a function of the game."""
    raise NameError("this algorithm must be bound to a game")


setup = pending = refusal = legal = sample = apply = score = supplied_by_bind
playout = playout_listed = supplied_by_bind


def scan(s: Header, seat: int, out: npt.NDArray[np.bool_]) -> None:
    """Ask the predicate about every action id."""
    for action in range(len(out)):
        out[action] = refusal(s, seat, action) == 0


@rule
def first_seat(seats: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def play_out(s: Header, rng: Words) -> int:
    """Play random actions to the end; the number of decisions taken."""
    decisions = 0
    waiting = pending(s)
    while waiting != 0:
        seat = first_seat(waiting)
        apply(s, seat, sample(s, seat, rng))
        decisions += 1
        waiting = pending(s)
    return decisions


def play_out_listed(s: Header, rng: Words, actions: Actions) -> int:
    """As `play_out`, choosing from the full list of legal actions each time."""
    decisions = 0
    waiting = pending(s)
    while waiting != 0:
        seat = first_seat(waiting)
        apply(s, seat, int(actions[below(rng, legal(s, seat, actions))]))
        decisions += 1
        waiting = pending(s)
    return decisions


def play_out_all(states: Any, high: int, first: int, scores: npt.NDArray[np.int64]) -> int:
    """Play every state to its end; `scores[i, party]` receives the points by category.

    The generator of each playout depends on its number alone, so the result does not depend on how the batch was cut.
    """
    rng = np.zeros(2, np.int64)
    decisions = 0
    for i in range(len(states)):
        seed(rng, high, first + i)
        decisions += playout(states[i], rng)
        for party in range(states[i].parties):
            score(states[i], party, scores[i, party])
    return decisions


def play_games(s: Header, rng: Words, games: int, scores: npt.NDArray[np.int64]) -> int:
    """Deal and play whole random games one after the other in one record; the number of decisions taken."""
    decisions = 0
    for _ in range(games):
        seed(s.rng, rng[0], rng[1])
        setup(s)
        decisions += playout(s, rng)
        for party in range(s.parties):
            score(s, party, scores[party])
    return decisions


def play_games_listed(s: Header, rng: Words, games: int, scores: npt.NDArray[np.int64], actions: Actions) -> int:
    """As `play_games`, choosing from the full list of legal actions each time."""
    decisions = 0
    for _ in range(games):
        seed(s.rng, rng[0], rng[1])
        setup(s)
        decisions += playout_listed(s, rng, actions)
        for party in range(s.parties):
            score(s, party, scores[party])
    return decisions
