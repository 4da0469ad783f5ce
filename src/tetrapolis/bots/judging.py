"""What a decision was worth, compiled once for every game: judged from what the seat could know.

Every candidate is tried in the same possible worlds with the same chance, and every world is played to the end by the
heuristic; others who choose at the same time do so too. First many candidates are tried in few worlds, then the better
half in more; the few that are left are measured, with the action that was played, in worlds that had no part in the
selection: what looked best by luck does not look so again.

    rows:        0     what the heuristic would choose, whatever that is
                 1     the action that was played
                 2 ..  the other candidates, the best first
    quantities:  SHARE     of the first place, in parts of PLACE
                 TOTAL     points
                 WORTH     what candidates are ranked by: the share and, within bounds, the lead over the best rival
                 OWN ..    points by category; then the share of every party

`sums` adds quantities up by row, `gaps` what a row is ahead of the played one in the same world, `squares` the squares
of that. All of it is integers: the same sums come out everywhere.

The names `pending`, `legal`, `sample`, `apply`, `determinize`, `rate`, `rank` and `score` are bound to a game's
functions; see `bots.judge`.
"""

from typing import Any

import numpy as np

from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.playout import first_seat, supplied_by_bind
from tetrapolis.core.rng import renew, seed
from tetrapolis.core.state import Header

from .kernel import TRIES, Actions, Numbers

pending = legal = apply = determinize = rate = rank = score = guided = supplied_by_bind
finish = tell = run = list_best = supplied_by_bind

POLICY, PLAYED, FIRST = range(3)  # rows
SHARE, TOTAL, WORTH, OWN = range(4)  # quantities
PLACE = 420  # parts of the first place: up to seven share it evenly
_LEAD = 30  # points of lead that count at most
_POINT = 42  # of worth: winning is worth as much as ten points
_FRESH = 1 << 20  # the number of the first world that candidates are measured in
_PARTIES = 8
MILLION = 1_000_000
_THOUSAND = 1000

#: How deep: candidates; three times worlds and how many go on; worlds to measure in, in all if it is not clear, and to
#: judge large losses once more.
BUDGET = ("listed", "worlds_1", "kept_1", "worlds_2", "kept_2", "worlds_3", "kept_3", "measured", "deepened", "checked")
LISTED, SELECTING, MEASURED, DEEPENED, CHECKED = 0, 1, 7, 8, 9
_ROUNDS = 3

#: Losses that have a name: in hundredths of a fair share of the first place (one by the number of parties); where that
#: is as good as decided, in hundredths of points. And how many standard errors a loss must be above.
THRESHOLDS = ("small", "medium", "large", "small_points", "medium_points", "large_points", "errors")
_ERRORS = 6

#: What a verdict says, in the order of `verdict`; losses in millionths of the first place or hundredths of points.
VERDICT = ("kind", "kept", "worlds", "in_points", "loss", "error", "checked", "playouts")
KIND, KEPT, WORLDS, IN_POINTS, LOSS, ERROR, WAS_CHECKED, PLAYOUTS = range(len(VERDICT))

#: Kinds of verdict. Close: it is not clear that anything was lost. Flat: all candidates came to the same.
KINDS = ("flat", "best", "close", "small", "medium", "large")
FLAT, BEST, CLOSE, SMALL, MEDIUM, LARGE = range(len(KINDS))


def play_to_the_end(s: Header, rngs: Numbers, knobs: Numbers, weights: Numbers, actions: Actions) -> None:
    """Everybody plays by the heuristic, with a generator of its own: nobody's chance depends on others."""
    waiting = pending(s)
    while waiting != 0:
        seat = first_seat(waiting)
        apply(s, seat, guided(s, seat, rngs[seat], knobs[TRIES], knobs, weights, actions))
        waiting = pending(s)


def tell_outcome(s: Header, seat: int, points: Numbers, ranks: Numbers, out: Numbers) -> None:
    """The quantities of a finished match, from the point of view of a seat."""
    rank(s, points, ranks)
    categories = len(points)
    first = 0
    for party in range(s.parties):
        if ranks[party] == 1:
            first += 1
    ahead = wide(0)
    for party in range(s.parties):
        score(s, party, points)
        total = points.sum()
        if party == seat:
            out[TOTAL] = total
            for category in range(categories):
                out[OWN + category] = points[category]
        elif total > ahead:
            ahead = total
        out[OWN + categories + party] = PLACE // first if ranks[party] == 1 else 0
    out[SHARE] = out[OWN + categories + seat]
    lead = max(-_LEAD, min(_LEAD, out[TOTAL] - ahead))
    out[WORTH] = _POINT * lead + out[SHARE]


def try_candidates(
    pool: Any,
    seat: int,
    high: int,
    first: int,
    worlds: int,
    active: Numbers,
    chosen: Numbers,
    knobs: Numbers,
    weights: Numbers,
    actions: Actions,
    rngs: Numbers,
    points: Numbers,
    ranks: Numbers,
    found: Numbers,
    sums: Numbers,
    gaps: Numbers,
    squares: Numbers,
) -> int:
    """Try the active rows in some more worlds, which are known by their numbers; how many playouts were made."""
    rng = np.zeros(2, np.int64)
    played = 0
    for world in range(first, first + worlds):
        pool[1] = pool[0]
        seed(rng, high, world)
        determinize(pool[1], seat, rng)
        for party in range(_PARTIES):
            renew(rngs[_PARTIES + party], rng)
        for row in range(len(active)):
            if active[row] == 0:
                continue
            pool[2] = pool[1]
            s = pool[2]
            for party in range(_PARTIES):
                rngs[party, 0], rngs[party, 1] = rngs[_PARTIES + party, 0], rngs[_PARTIES + party, 1]
            if row == POLICY:
                apply(s, seat, guided(s, seat, rng, knobs[TRIES], knobs, weights, actions))
            else:
                apply(s, seat, chosen[row])
            finish(s, rngs, knobs, weights, actions)
            tell(s, seat, points, ranks, found[row])
            played += 1
        for row in range(len(active)):
            if active[row] != 0:
                for i in range(found.shape[1]):
                    gap = found[row, i] - found[PLAYED, i]
                    sums[row, i] += found[row, i]
                    gaps[row, i] += gap
                    squares[row, i] += gap * gap
    return played


def judge(
    pool: Any,
    seat: int,
    played: int,
    high: int,
    budget: Numbers,
    thresholds: Numbers,
    knobs: Numbers,
    weights: Numbers,
    actions: Actions,
    chosen: Numbers,
    active: Numbers,
    rngs: Numbers,
    points: Numbers,
    ranks: Numbers,
    found: Numbers,
    sums: Numbers,
    gaps: Numbers,
    squares: Numbers,
    verdict: Numbers,
) -> None:
    """Judge an action of a seat in pool[0], which has forgotten what the seat cannot know."""
    s = pool[0]
    parties = wide(s.parties)
    verdict[:] = 0
    chosen[POLICY], chosen[PLAYED] = -1, played
    rows = FIRST + list_best(s, seat, played, min(budget[LISTED], len(chosen) - FIRST), weights, actions, chosen, found)
    active[:] = 0
    active[PLAYED:rows] = 1
    _clear(sums, gaps, squares)
    first = 0
    for turn in range(_ROUNDS):
        worlds = budget[SELECTING + 2 * turn]
        verdict[PLAYOUTS] += run(
            pool, seat, high, first, worlds, active, chosen, knobs, weights, actions, rngs, points, ranks, found,
            sums, gaps, squares,
        )  # fmt: skip
        first += worlds
        if turn == 0 and is_flat(squares, active):
            verdict[KIND] = FLAT
            verdict[WORLDS] = worlds
            _clear(sums, gaps, squares)
            return
        keep_best(sums, active, budget[SELECTING + 2 * turn + 1])
    is_best = gather_best(sums, active, chosen)
    kept = 0
    for row in range(FIRST, len(active)):
        kept += active[row]
    verdict[KEPT] = kept
    active[POLICY] = 1
    _clear(sums, gaps, squares)
    measured = wide(0)
    for turn in range(2):
        worlds = budget[MEASURED + turn] - measured
        verdict[PLAYOUTS] += run(
            pool, seat, high, _FRESH + measured, worlds, active, chosen, knobs, weights, actions, rngs, points,
            ranks, found, sums, gaps, squares,
        )  # fmt: skip
        measured += worlds
        weigh(sums, gaps, squares, measured, parties, thresholds, is_best, verdict)
        if not is_open(gaps, squares, measured, parties, thresholds, verdict):
            break
    if verdict[KIND] == LARGE:  # once more, in other worlds and more of them
        verdict[WAS_CHECKED] = 1
        _clear(sums, gaps, squares)
        measured = budget[CHECKED]
        verdict[PLAYOUTS] += run(
            pool, seat, -1 - high, _FRESH, measured, active, chosen, knobs, weights, actions, rngs, points, ranks,
            found, sums, gaps, squares,
        )  # fmt: skip
        weigh(sums, gaps, squares, measured, parties, thresholds, is_best, verdict)


def list_candidates(
    s: Header, seat: int, played: int, most: int, weights: Numbers, actions: Actions, chosen: Numbers, found: Numbers
) -> int:
    """Those that the heuristic rates best, without the one that was played; how many. `found` is room for ratings."""
    count = 0
    for i in range(legal(s, seat, actions)):
        action = wide(actions[i])
        if action == played:
            continue
        rating = rate(s, seat, action, weights)
        if count == most and rating <= found[FIRST + count - 1, 0]:
            continue
        if count < most:
            count += 1
        row = FIRST + count - 1
        while row > FIRST and found[row - 1, 0] < rating:
            found[row, 0], chosen[row] = found[row - 1, 0], chosen[row - 1]
            row -= 1
        found[row, 0], chosen[row] = rating, action
    return count


@rule
def _clear(sums: Numbers, gaps: Numbers, squares: Numbers) -> None:
    sums[:, :] = 0
    gaps[:, :] = 0
    squares[:, :] = 0


@rule
def is_flat(squares: Numbers, active: Numbers) -> bool:
    """Whether all candidates came to the same in every world."""
    for row in range(FIRST, len(active)):
        if active[row] != 0 and squares[row, WORTH] + squares[row, TOTAL] != 0:
            return False
    return True


@rule
def keep_best(sums: Numbers, active: Numbers, most: int) -> None:
    """Leave out all but so many candidates; the action that was played stays."""
    for row in range(FIRST, len(active)):
        better = 0
        for other in range(FIRST, len(active)):
            ahead = sums[other, WORTH] - sums[row, WORTH]
            if active[other] != 0 and (ahead > 0 or (ahead == 0 and other < row)):
                better += 1
        if active[row] != 0 and better >= most:
            active[row] = 2  # leaves when all have been compared
    for row in range(FIRST, len(active)):
        if active[row] == 2:
            active[row] = 0


@rule
def gather_best(sums: Numbers, active: Numbers, chosen: Numbers) -> bool:
    """Move the candidates that are left to the first rows, the best first; whether the played one is as good."""
    count = 0
    for row in range(FIRST, len(active)):
        if active[row] != 0:
            worth, action = sums[row, WORTH], chosen[row]
            active[row] = 0
            place = FIRST + count
            while place > FIRST and sums[place - 1, WORTH] < worth:
                sums[place, WORTH], chosen[place] = sums[place - 1, WORTH], chosen[place - 1]
                place -= 1
            sums[place, WORTH], chosen[place] = worth, action
            count += 1
    active[FIRST : FIRST + count] = 1
    return bool(count == 0 or sums[PLAYED, WORTH] >= sums[FIRST, WORTH])


@rule
def standard_error(gap: int, square: int, worlds: int) -> float:
    """Of the mean of paired differences, from their sum and the sum of their squares."""
    if worlds < 2:
        return 0.0
    spread = float(square) - float(gap) * float(gap) / float(worlds)
    return float(np.sqrt(max(0.0, spread) / (float(worlds) * float(worlds - 1))))


@rule
def boundary(thresholds: Numbers, place: int, in_points: int, parties: int) -> float:
    """A threshold, in parts of the first place or in points."""
    if in_points != 0:
        return float(thresholds[place + LARGE - CLOSE]) / 100.0
    return float(thresholds[place]) * PLACE / (100.0 * float(parties))


@rule
def weigh(
    sums: Numbers,
    gaps: Numbers,
    squares: Numbers,
    worlds: int,
    parties: int,
    thresholds: Numbers,
    is_best: bool,
    verdict: Numbers,
) -> None:
    """Give a loss its name, if it is clear of the threshold by some standard errors."""
    row = FIRST
    per_mille = PLACE * worlds // 200  # half a hundredth of the first place
    low = max(sums[row, SHARE], sums[PLAYED, SHARE])
    high = min(sums[row, SHARE], sums[PLAYED, SHARE])
    in_points = 1 if low < per_mille or high > PLACE * worlds - per_mille else 0
    quantity = TOTAL if in_points != 0 else SHARE
    loss = float(gaps[row, quantity]) / float(worlds)
    error = standard_error(gaps[row, quantity], squares[row, quantity], worlds)
    least = loss - float(thresholds[_ERRORS]) * error
    kind = BEST if is_best else CLOSE
    for place in range(3):
        if least >= boundary(thresholds, place, in_points, parties):
            kind = SMALL + place
    scale = 100.0 if in_points != 0 else MILLION / float(PLACE)
    verdict[KIND] = kind
    verdict[WORLDS] = worlds
    verdict[IN_POINTS] = in_points
    verdict[LOSS] = np.int64(np.floor(loss * scale + 0.5)) if kind != BEST else 0
    verdict[ERROR] = np.int64(np.floor(error * scale + 0.5))


@rule
def is_open(gaps: Numbers, squares: Numbers, worlds: int, parties: int, thresholds: Numbers, verdict: Numbers) -> bool:
    """Whether more worlds might give the loss another name, and a worse one than a small loss."""
    kind = verdict[KIND]
    if kind == LARGE:
        return False
    quantity = TOTAL if verdict[IN_POINTS] != 0 else SHARE
    loss = float(gaps[FIRST, quantity]) / float(worlds)
    error = standard_error(gaps[FIRST, quantity], squares[FIRST, quantity], worlds)
    next_name = max(wide(kind) - CLOSE, 1)
    most = loss + float(thresholds[_ERRORS]) * error
    return bool(most >= boundary(thresholds, int(next_name), int(verdict[IN_POINTS]), parties))


@rule
def tell_figures(
    sums: Numbers, gaps: Numbers, squares: Numbers, worlds: int, categories: int, figures: Numbers
) -> None:
    """Means, gaps and standard errors by row and quantity, side by side, as integers.

    Shares are in millionths of the first place; points, and worth as points, in hundredths.
    """
    quantities = sums.shape[1]
    for row in range(figures.shape[0]):
        for i in range(quantities):
            scale, parts = _scale(i, categories)
            places = parts * max(worlds, 1)
            error = standard_error(gaps[row, i], squares[row, i], worlds)
            figures[row, i] = sums[row, i] * scale // places
            figures[row, quantities + i] = gaps[row, i] * scale // places
            figures[row, 2 * quantities + i] = np.int64(np.floor(error * float(scale) / float(parts) + 0.5))


@rule
def _scale(quantity: int, categories: int) -> tuple[int, int]:
    if quantity == WORTH:
        return 100, _POINT
    if quantity == SHARE or quantity >= OWN + categories:
        return MILLION, PLACE
    return 100, 1


@rule
def tell_moves(
    sums: Numbers, gaps: Numbers, squares: Numbers, worlds: int, categories: int, parties: int, moved: Numbers
) -> None:
    """How a choice changed the share of every party, beside what the heuristic would have chosen; and the errors.

    In thousandths of a part of the first place; see the ledger of an analysis.
    """
    for party in range(parties):
        i = OWN + categories + party
        error = standard_error(gaps[POLICY, i], squares[POLICY, i], worlds)
        moved[0, party] = (sums[PLAYED, i] - sums[POLICY, i]) * _THOUSAND // max(worlds, 1)
        moved[1, party] = np.int64(np.floor(error * float(_THOUSAND) + 0.5))


def look_back(
    pool: Any,
    high: int,
    worlds: int,
    knobs: Numbers,
    weights: Numbers,
    actions: Actions,
    rngs: Numbers,
    points: Numbers,
    ranks: Numbers,
    out: Numbers,
    shares: Numbers,
) -> None:
    """Hindsight: the share of every party, in millionths, if everybody plays on from pool[0] as it really is."""
    rng = np.zeros(2, np.int64)
    parties = wide(pool[0].parties)
    shares[:] = 0
    for world in range(worlds):
        seed(rng, high, world)
        for party in range(_PARTIES):
            renew(rngs[party], rng)
        pool[2] = pool[0]
        finish(pool[2], rngs, knobs, weights, actions)
        tell(pool[2], 0, points, ranks, out)
        for party in range(parties):
            shares[party] += out[OWN + len(points) + party]
    for party in range(parties):
        shares[party] = shares[party] * MILLION // (PLACE * max(worlds, 1))
