"""Takes what looks best at once."""

import numpy as np

from tetrapolis.core.rng import seed as start
from tetrapolis.core.view import View

from .mind import Mind, mind_of
from .thought import Candidate, Thought, chooser


class GreedyBot:
    """The best rated action by the game's heuristic; with `tries`, the best of so many random ones."""

    name = "greedy"

    def __init__(self, seed: int = 0, tries: int = 0, mind: Mind | None = None) -> None:
        self._rng = np.zeros(2, np.int64)
        start(self._rng, 1, seed)
        self._chance = np.random.Generator(np.random.PCG64(seed))
        self._tries = tries
        self._mind = mind

    def choose(self, view: View) -> int:
        return self.think(view).best.action

    def think(self, view: View) -> Thought:
        mind = self._mind or mind_of(view.game)
        seat = chooser(view)
        states = view.possible_state(self._rng)
        actions = np.empty(view.game.spec.legal_limit, np.int32)
        ratings = np.empty(view.game.spec.legal_limit, np.int64)
        count = int(mind.rate_all(states[0], seat, mind.weights, actions, ratings))
        order = self._chance.permutation(count)  # equals in any order
        if self._tries:
            order = order[: self._tries]
        ranked = order[np.argsort(-ratings[order], kind="stable")]
        decode = view.game.actions.decode
        return Thought(
            seat,
            [Candidate(int(actions[i]), str(decode(states[0], int(actions[i]))), ratings[i] / 100) for i in ranked],
        )
