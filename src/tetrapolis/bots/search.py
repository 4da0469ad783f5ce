"""Looks ahead: information-set Monte-Carlo tree search, within a number of playouts or of milliseconds."""

import time
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from tetrapolis.core.net import SURE
from tetrapolis.core.rng import Words
from tetrapolis.core.rng import seed as start
from tetrapolis.core.state import States
from tetrapolis.core.view import View

from .kernel import ACTION, DEPTH, RATING, TOTAL, VISITS, Numbers, next_chunk, rank_candidates
from .mind import Mind, mind_of
from .thought import Candidate, Thought, chooser

_MOST_NODES = 1 << 17


@dataclass(frozen=True)
class Tree:
    """What a search has found: `order` has the nodes under the root, the best first; see `kernel`."""

    nodes: Numbers
    order: Numbers
    sums: Numbers
    shares: Numbers

    @property
    def best(self) -> int:
        return int(self.nodes[ACTION, self.order[0]])

    @property
    def playouts(self) -> int:
        return int(self.nodes[VISITS, 0])


def look_ahead(
    mind: Mind,
    known: States,
    seat: int,
    rng: Words,
    playouts: int,
    seconds: float = 0.0,
    knobs: Numbers | None = None,
    only: Collection[int] = (),
) -> Tree:
    """Search from a state that the seat thinks possible: so many playouts, or for so long if there are none."""
    mind.compile()  # before the clock runs
    began = time.perf_counter()
    game, knobs = mind.game, mind.knobs if knobs is None else knobs
    pool = np.concatenate([known] * 2)
    raw = pool.view(np.uint8).reshape(2, -1)
    s = pool[0]
    actions = np.empty(game.spec.legal_limit, np.int32)
    legal = int(game.rules.legal(s, seat, actions))
    tree = np.zeros((6, legal + 2 + min(_MOST_NODES, playouts or int(seconds * 100_000))), np.int64)
    wanted = np.array(list(only), np.int32)
    count = int(mind.consider(s, seat, rng, 0, mind.weights, wanted, actions, tree))
    categories = len(game.spec.categories)
    points = np.zeros((int(s.parties), categories), np.int64)
    sums = np.zeros((count + 1, categories), np.int64)
    shares = np.zeros(count + 1, np.int64)
    arguments = (knobs, mind.weights, tree, actions, points, sums, shares)
    if playouts:
        mind.search(pool, raw, seat, rng, playouts, *arguments)
    else:
        deadline = began + seconds
        chunk = 4
        while (now := time.perf_counter()) < deadline:
            mind.search(pool, raw, seat, rng, chunk, *arguments)
            after = time.perf_counter()
            chunk = next_chunk(chunk, after - now, deadline - after)
    order = np.zeros(count, np.int64)
    rank_candidates(tree, order)
    return Tree(tree, order, sums, shares)


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
        tree = self._search(view, view.possible_state(self._rng), ())
        self.last_playouts = tree.playouts
        return tree.best

    def think(self, view: View, only: Collection[int] = ()) -> Thought:
        """Compare all actions that the seat can choose now, or `only` some of them."""
        (self._mind or mind_of(view.game)).compile()
        began = time.perf_counter()
        known = view.possible_state(self._rng)
        tree = self._search(view, known, only)
        game, nodes = view.game, tree.nodes
        candidates = [
            Candidate(
                action := int(nodes[ACTION, node]),
                str(game.actions.decode(known[0], action)),
                int(nodes[RATING, node]) / 100,
                visits := int(nodes[VISITS, node]),
                dict(zip(game.spec.categories, (tree.sums[node] / visits / 100).tolist(), strict=True))
                if visits
                else {},
                float(tree.shares[node]) / SURE / max(visits, 1),
                int(nodes[TOTAL, node]) / max(visits, 1) / 100,
            )
            for node in tree.order.tolist()
        ]
        spent = (time.perf_counter() - began) * 1000
        return Thought(chooser(view), candidates, tree.playouts, spent)

    def _search(self, view: View, known: States, only: Collection[int]) -> Tree:
        mind = self._mind or mind_of(view.game)
        knobs = mind.knobs.copy()
        if self._flat:
            knobs[DEPTH] = 1
        return look_ahead(mind, known, chooser(view), self._rng, self._playouts, self._seconds, knobs, only)
