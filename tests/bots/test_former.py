"""Master as it was before it had learned anything stays what it was, so that others can be compared with it."""

import numpy as np
import pytest

from tetrapolis.bots import make_thinker
from tetrapolis.bots.mind import mind_of
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import stream

#: What it chose, and how often it tried that, when the search knew no nets: seats, number, action, visits.
CHOSEN = {
    "akropolis": [(1, 0, "0@1,3,0", 2186), (2, 1, "0@1,-2,5", 125), (4, 2, "0@1,-3,0", 1330)],
    "ginkgopolis": [
        (1, 0, "yellow 7 + yellow 16", 1499),
        (2, 1, "take resource", 1887),
        (5, 2, "blue 3 + blue 20", 1114),
    ],
    "seven_wonders": [(3, 0, "build altar", 854), (3, 1, "build altar", 564), (7, 2, "build tree_farm", 860)],
    "world_monuments": [(2, 0, "O3", 600), (2, 1, "O1", 600), (4, 2, "M4", 556)],
}


@pytest.mark.parametrize("name", names())
def test_former_masters_choose_as_they_did(name: str) -> None:
    game = find(name)
    for seats, number, action, visits in CHOSEN[name]:
        match, chance = Match(game, seats, 900 + number), stream(900, number)
        for _ in range(9 + 5 * number):
            seat = match.pending[0]
            match.play(int(game.rules.sample(match.state, seat, chance)), seat)
        best = make_thinker("master-1", game, number).think(match.view(match.pending[0])).best
        assert (best.notation, best.visits) == (action, visits)


@pytest.mark.parametrize("name", names())
def test_what_is_made_by_hand_has_nothing_behind_it(name: str) -> None:
    mind = mind_of(find(name))
    assert len(mind.weights) == len(mind.names)
    assert mind.knobs.dtype == np.int64
