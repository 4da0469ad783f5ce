"""Bots know what their seat knows: for states that look alike to it, they choose alike."""

import numpy as np
import pytest

from tetrapolis.bots import make_bot, mind_of
from tetrapolis.bots.learned import learned_of
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import seed as start
from tetrapolis.core.view import view_of

BOTS = ("random", "greedy", "greedy:3", "flat:40", "search:40")
#: Those that exist in a game only if it has learned something.
LEARNED = ("learned:40",)
TABLES = [(game, seats) for game in names() for seats in find(game).spec.seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_states_that_look_alike_get_the_same_move_from_every_bot(name: str, seats: int) -> None:
    game = find(name)
    game.kernels.compile()
    mind_of(game).compile()
    rng = np.zeros(2, np.int64)
    start(rng, 3, seats)
    compared, bots = 0, BOTS + (LEARNED if learned_of(game) else ())
    for deal in range(2):
        match = Match(game, seats, deal)
        decision = 0
        while pending := match.pending:
            seat = pending[-1]
            if decision % 17 == 3 * deal:
                view = match.view(seat)
                chosen = {bot: make_bot(bot, game, seed=decision).choose(view) for bot in bots}
                for number in range(2):  # two other worlds that the seat cannot tell from this one
                    start(rng, 90 + number, decision)
                    world = game.forget(match._states, seat, rng)
                    other = view_of(game, world, seat)
                    assert other.table == view.table
                    for bot in bots:
                        assert make_bot(bot, game, seed=decision).choose(other) == chosen[bot], bot
                        compared += 1
            start(rng, 7, decision)
            match.play(int(game.rules.sample(match.state, seat, rng)), seat)
            decision += 1
    assert compared >= 20


@pytest.mark.parametrize("name", names())
def test_a_bot_touches_nothing_but_its_view(name: str) -> None:
    """The match is the same after a bot has thought, and the view holds no state with the true generator."""
    game = find(name)
    match = Match(game, max(2, game.spec.seat_counts[0]), 5)
    seat = match.pending[0]
    before = match._states.tobytes()
    view = match.view(seat)
    for bot in BOTS + (LEARNED if learned_of(game) else ()):
        make_bot(bot, game).choose(view)
    assert match._states.tobytes() == before
    assert view._possible[0].rng.tobytes() != match.state.rng.tobytes()
