"""Takes what looks best at once."""

import numpy as np

from tetrapolis.core.rng import seed as start
from tetrapolis.core.view import View

from .kernel import ACTION, RATING
from .mind import Mind, mind_of
from .thought import Candidate, Thought, chooser


class GreedyBot:
    """The best rated action by the game's heuristic; with `tries`, the best of so many random ones."""

    name = "greedy"

    def __init__(self, seed: int = 0, tries: int = 0, mind: Mind | None = None) -> None:
        self._rng = np.zeros(2, np.int64)
        start(self._rng, 1, seed)
        self._tries = tries
        self._mind = mind

    def choose(self, view: View) -> int:
        return self.think(view).best.action

    def think(self, view: View) -> Thought:
        mind = self._mind or mind_of(view.game)
        seat = chooser(view)
        states = view.possible_state(self._rng)
        limit = view.game.spec.legal_limit
        actions, tree = np.empty(limit, np.int32), np.zeros((6, limit + 1), np.int64)
        most, every = self._tries or limit, np.empty(0, np.int32)
        count = int(mind.consider(states[0], seat, self._rng, most, mind.weights, every, actions, tree))
        decode = view.game.actions.decode
        ranked = tree[:, 1 : count + 1]
        return Thought(
            seat,
            [
                Candidate(action, str(decode(states[0], action)), rating / 100)
                for action, rating in zip(ranked[ACTION].tolist(), ranked[RATING].tolist(), strict=True)
            ],
        )
