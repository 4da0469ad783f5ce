"""The search, compiled once for every game: information-set Monte-Carlo tree search from one seat's point of view.

A node is a decision of the searching seat, reached by its own actions; what chance and the others do in between differs
from playout to playout. Each playout deals anew what the seat cannot know, goes down the tree while there is one, then
plays on by the game's heuristic and ends with the expected points of everybody.

    tree:  first     the first child of a node, 0 = none (node 0 is the root and nobody's child)
           sibling   the next child of the same parent
           action    the action that leads to the node
           rating    what the heuristic thought of that action, in hundredths of points
           visits    playouts through the node
           total     sum of their outcomes, in hundredths of points

The names `pending`, `legal`, `sample`, `refusal`, `apply`, `determinize`, `rate`, `expect` and `progress` are bound to
a game's functions; see `bots.mind`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule
from tetrapolis.core.net import SURE, chance_of
from tetrapolis.core.playout import first_seat, supplied_by_bind
from tetrapolis.core.rng import Words, below
from tetrapolis.core.state import Header

pending = legal = sample = refusal = apply = determinize = rate = expect = supplied_by_bind
guided = select = playout = score = progress = win = supplied_by_bind

Actions = npt.NDArray[np.int32]
Numbers = npt.NDArray[np.int64]

# Places of the constants of a search; their values come from the game's heuristic.toml.
# `learned` is the place among the weights where a net begins, 0 without one; `winning` what winning is worth beside
# points, in hundredths of points.
KNOBS = (
    "listed", "tries", "other_tries", "horizon", "rivalry", "curiosity", "trust", "widening", "depth",
    "winning", "learned",
)  # fmt: skip
LISTED, TRIES, OTHER_TRIES, HORIZON, RIVALRY, CURIOSITY, TRUST, WIDENING, DEPTH, WINNING, LEARNED = range(len(KNOBS))

MOST_DEPTH = 64
FIRST, SIBLING, ACTION, RATING, VISITS, TOTAL = range(6)
_HUNDRED = 100
_LN_2 = 0.6931471805599453
_CHUNK_SECONDS = 0.004  # how long the clock is not looked at


@rule
def ln(number: int) -> float:
    """The natural logarithm of a positive number by + - * / alone: those of libraries differ in the last bit."""
    x, power = float(number), 0
    while x > 1.5:
        x, power = x / 2.0, power + 1
    z = (x - 1.0) / (x + 1.0)
    series = 0.0
    for odd in range(27, 0, -2):
        series = series * z * z + 1.0 / odd
    return power * _LN_2 + 2.0 * z * series


@rule
def next_chunk(chunk: int, spent: float, left: float) -> int:
    """How many playouts to make before the clock is looked at again, after a chunk that took so many seconds."""
    fitting = min(_CHUNK_SECONDS, max(0.0, left)) / max(spent / chunk, 1e-7)
    return max(1, min(int(fitting), 8 * chunk))


def guided_action(
    s: Header, seat: int, rng: Words, tries: int, knobs: Numbers, weights: Numbers, actions: Actions
) -> int:
    """The best rated of a few random actions."""
    if knobs[LISTED] == 0:
        best = int(sample(s, seat, rng))
        if tries <= 1:
            return best
        best_rating = rate(s, seat, best, weights)
        for _ in range(tries - 1):
            action = int(sample(s, seat, rng))
            rating = rate(s, seat, action, weights)
            if rating > best_rating:
                best, best_rating = action, rating
        return best
    count = int(legal(s, seat, actions))
    if count == 1:
        return int(actions[0])
    best = int(actions[below(rng, count)])
    if tries <= 1:
        return best
    best_rating = rate(s, seat, best, weights)
    for _ in range(tries - 1):
        action = int(actions[below(rng, count)])
        if action != best:
            rating = rate(s, seat, action, weights)
            if rating > best_rating:
                best, best_rating = action, rating
    return best


def consider(
    s: Header, seat: int, rng: Words, most: int, weights: Numbers, only: Actions, actions: Actions, tree: Numbers
) -> int:
    """Lay the legal actions, or `only` some of them, under the root, the best rated first; return how many.

    With `most` they are shuffled, so that equals come in any order, and only so many are looked at.
    """
    listed = int(legal(s, seat, actions))
    if most > 0:
        for i in range(listed - 1, 0, -1):
            j = below(rng, i + 1)
            actions[i], actions[j] = actions[j], actions[i]
        listed = min(listed, most)
    count = 0
    for i in range(listed):
        wanted = len(only) == 0
        for j in range(len(only)):
            wanted = wanted or only[j] == actions[i]
        if wanted:
            rating = rate(s, seat, int(actions[i]), weights)
            count += 1
            node = count
            while node > 1 and tree[RATING, node - 1] < rating:
                tree[ACTION, node], tree[RATING, node] = tree[ACTION, node - 1], tree[RATING, node - 1]
                node -= 1
            tree[ACTION, node], tree[RATING, node] = actions[i], rating
    for node in range(1, count):
        tree[SIBLING, node] = node + 1
    tree[FIRST, 0] = 1
    tree[SIBLING, 0] = count
    return count


@rule
def rank_candidates(tree: Numbers, order: Numbers) -> None:
    """The actions under the root, those first that were tried most; of equals those that are worth or rated more."""
    for place in range(len(order)):
        node = place + 1
        i = place
        while i > 0 and _is_better(tree, node, order[i - 1]):
            order[i] = order[i - 1]
            i -= 1
        order[i] = node


@rule
def _is_better(tree: Numbers, one: int, other: int) -> bool:
    if tree[VISITS, one] != tree[VISITS, other]:
        return bool(tree[VISITS, one] > tree[VISITS, other])
    by = TOTAL if tree[VISITS, one] > 0 else RATING
    return bool(tree[by, one] > tree[by, other])


def select_child(
    s: Header, seat: int, node: int, rng: Words, knobs: Numbers, weights: Numbers, tree: Numbers, actions: Actions
) -> int:
    """The child to go on with; a new one, if the node was visited often enough for its number of children."""
    children = 0
    most_rated = tree[RATING, tree[FIRST, 0]]  # the root's children are sorted
    if node != 0:
        most_rated = np.int64(-(1 << 60))
        child = tree[FIRST, node]
        while child != 0:
            children += 1
            most_rated = max(most_rated, tree[RATING, child])
            child = tree[SIBLING, child]
    visits = tree[VISITS, node]
    wanted = 1 + int(knobs[WIDENING] * np.sqrt(float(visits)) / _HUNDRED)
    if node != 0 and children < wanted and tree[SIBLING, 0] + 1 < tree.shape[1]:
        action = guided(s, seat, rng, knobs[TRIES], knobs, weights, actions)
        child = tree[FIRST, node]
        while child != 0 and tree[ACTION, child] != action:
            child = tree[SIBLING, child]
        if child == 0:
            tree[SIBLING, 0] += 1  # of the root: the last node in use
            child = tree[SIBLING, 0]
            tree[FIRST, child] = 0
            tree[ACTION, child] = action
            tree[RATING, child] = rate(s, seat, action, weights)
            tree[VISITS, child] = 0
            tree[TOTAL, child] = 0
            tree[SIBLING, child] = tree[FIRST, node]
            tree[FIRST, node] = child
            return int(child)
    best = np.int64(0)
    best_promise = -1e18
    unsure = ln(visits + 1)
    place = 0
    child = tree[FIRST, node]
    while child != 0:
        if node == 0 and place >= wanted:
            break
        if node == 0 or refusal(s, seat, tree[ACTION, child]) == 0:
            seen = tree[VISITS, child]
            behind = float(tree[RATING, child] - most_rated)
            if seen == 0:
                promise = 1e12 + behind
            else:
                promise = (
                    tree[TOTAL, child] / seen
                    + knobs[CURIOSITY] * np.sqrt(unsure / seen)
                    + knobs[TRUST] * behind / (_HUNDRED * (seen + 1.0))
                )
            if promise > best_promise:
                best, best_promise = child, promise
        place += 1
        child = tree[SIBLING, child]
    return int(best)


def play_once(
    s: Header,
    seat: int,
    rng: Words,
    knobs: Numbers,
    weights: Numbers,
    tree: Numbers,
    actions: Actions,
    points: Numbers,
    path: Numbers,
) -> None:
    """One playout from a state dealt anew; `path` gets the nodes passed, `points` what everybody can expect."""
    own = 1 << seat
    node = 0
    length = 0
    in_tree = True
    moves = 0
    waiting = pending(s)
    while waiting != 0:
        if waiting & own:
            if in_tree and length < knobs[DEPTH]:
                child = select(s, seat, node, rng, knobs, weights, tree, actions)
            else:
                child = 0
            if child != 0:
                in_tree = tree[VISITS, child] > 0
                node = child
                path[length] = child
                length += 1
                apply(s, seat, tree[ACTION, child])
            else:
                in_tree = False
                if moves >= knobs[HORIZON]:
                    break
                moves += 1
                apply(s, seat, guided(s, seat, rng, knobs[TRIES], knobs, weights, actions))
        else:
            other = first_seat(waiting)
            apply(s, other, guided(s, other, rng, knobs[OTHER_TRIES], knobs, weights, actions))
        waiting = pending(s)
    path[length] = 0
    for party in range(s.parties):
        expect(s, party, weights, points[party])


def search(
    pool: Any,
    raw: npt.NDArray[np.uint8],
    seat: int,
    rng: Words,
    playouts: int,
    knobs: Numbers,
    weights: Numbers,
    tree: Numbers,
    actions: Actions,
    points: Numbers,
    sums: Numbers,
    shares: Numbers,
) -> None:
    """Some playouts from pool[0]; the tree grows, `sums` and `shares` add up points and chances by root action."""
    path = np.empty(MOST_DEPTH + 1, np.int64)
    totals = np.empty(len(points), np.int64)
    s = pool[1]
    for _ in range(playouts):
        raw[1, :] = raw[0, :]
        determinize(s, seat, rng)
        playout(s, seat, rng, knobs, weights, tree, actions, points, path)
        best_other = np.int64(-(1 << 40))
        for party in range(s.parties):
            totals[party] = points[party].sum()
            if party != seat:
                best_other = max(best_other, totals[party])
        if s.parties == 1:
            best_other = np.int64(0)
        chance = win(s, totals[seat] - best_other, knobs, weights)
        outcome = totals[seat] - knobs[RIVALRY] * best_other // _HUNDRED + knobs[WINNING] * chance // SURE
        tree[VISITS, 0] += 1
        tree[TOTAL, 0] += outcome
        i = 0
        while path[i] != 0:
            tree[VISITS, path[i]] += 1
            tree[TOTAL, path[i]] += outcome
            i += 1
        first = path[0]
        for category in range(sums.shape[1]):
            sums[first, category] += points[seat, category]
        shares[first] += chance


def win_chance(s: Header, lead: int, knobs: Numbers, weights: Numbers) -> int:
    """The chance to be first with this lead on the best rival, in parts of SURE; without a net, who leads is first."""
    if knobs[LEARNED] > 0 and pending(s) != 0 and s.parties > 1:
        return chance_of(weights, knobs[LEARNED], s.parties, progress(s), lead)
    if lead == 0:
        return SURE // 2
    return SURE if lead > 0 else 0


def expect_the_score(s: Header, party: int, weights: Numbers, out: Numbers) -> None:
    """The points as they stand, in hundredths: for playouts that go to the end."""
    score(s, party, out)
    for category in range(len(out)):
        out[category] *= _HUNDRED
