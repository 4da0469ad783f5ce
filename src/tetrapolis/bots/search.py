"""Looks ahead: information-set Monte-Carlo tree search, within a number of playouts or of milliseconds."""

import time
from collections.abc import Collection

import numpy as np

from tetrapolis.core.rng import seed as start
from tetrapolis.core.view import View

from .kernel import ACTION, DEPTH, RATING, TOTAL, VISITS, next_chunk, rank_candidates
from .mind import Mind, mind_of
from .thought import Candidate, Thought, chooser

_MOST_NODES = 1 << 17


class SearchBot:
    """Thinks for `playouts` or for `milliseconds`; `flat` compares the actions at hand without a tree."""

    def __init__(
        self,
        seed: int = 0,
        playouts: int = 0,
        milliseconds: float = 0.0,
        flat: bool = False,
        mind: Mind | None = None,
    ) -> None:
        if (playouts > 0) == (milliseconds > 0):
            raise ValueError("give either a number of playouts or of milliseconds")
        self.name = "flat" if flat else "search"
        self._rng = np.zeros(2, np.int64)
        start(self._rng, 2, seed)
        self._playouts = playouts
        self._seconds = milliseconds / 1000
        self._flat = flat
        self._mind = mind
        self.last_playouts = 0

    def choose(self, view: View) -> int:
        self.last_playouts = 0
        if len(view.legal) == 1:
            return int(view.legal[0])
        thought = self.think(view)
        self.last_playouts = thought.playouts
        return thought.best.action

    def think(self, view: View, only: Collection[int] = ()) -> Thought:
        """Compare all actions that the seat can choose now, or `only` some of them."""
        game, seat = view.game, chooser(view)
        mind = self._mind or mind_of(game)
        mind.compile()  # before the clock runs
        began = time.perf_counter()
        knobs = mind.knobs.copy()
        if self._flat:
            knobs[DEPTH] = 1
        pool = np.concatenate([view.possible_state(self._rng)] * 2)
        raw = pool.view(np.uint8).reshape(2, -1)
        s = pool[0]
        actions = np.empty(game.spec.legal_limit, np.int32)
        nodes = len(view.legal) + 2 + min(_MOST_NODES, self._playouts or int(self._seconds * 100_000))
        tree = np.zeros((6, nodes), np.int64)
        wanted = np.array(list(only), np.int32)
        count = int(mind.consider(s, seat, self._rng, 0, mind.weights, wanted, actions, tree))
        parties, categories = int(s.parties), len(game.spec.categories)
        points = np.zeros((parties, categories), np.int64)
        sums = np.zeros((count + 1, categories), np.int64)
        shares = np.zeros(count + 1, np.int64)
        arguments = (knobs, mind.weights, tree, actions, points, sums, shares)
        if self._playouts:
            mind.search(pool, raw, seat, self._rng, self._playouts, *arguments)
        else:
            deadline = began + self._seconds
            chunk = 4
            while (now := time.perf_counter()) < deadline:
                mind.search(pool, raw, seat, self._rng, chunk, *arguments)
                after = time.perf_counter()
                chunk = next_chunk(chunk, after - now, deadline - after)
        order = np.zeros(count, np.int64)
        rank_candidates(tree, order)
        candidates = [
            Candidate(
                action := int(tree[ACTION, node]),
                str(game.actions.decode(s, action)),
                int(tree[RATING, node]) / 100,
                visits := int(tree[VISITS, node]),
                dict(zip(game.spec.categories, (sums[node] / visits / 100).tolist(), strict=True)) if visits else {},
                float(shares[node]) / 2 / max(visits, 1),
                int(tree[TOTAL, node]) / max(visits, 1) / 100,
            )
            for node in order.tolist()
        ]
        spent = (time.perf_counter() - began) * 1000
        return Thought(seat, candidates, int(tree[VISITS, 0]), spent)
