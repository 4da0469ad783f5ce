"""Matches between two minds: seats rotate over common deals that nothing has been learned from."""

import math
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from tetrapolis.bots.mind import mind_of
from tetrapolis.bots.search import look_ahead
from tetrapolis.bots.standings import wilson
from tetrapolis.core.net import Numbers
from tetrapolis.core.registry import find
from tetrapolis.core.rng import stream
from tetrapolis.core.seed import Seed

from .selfplay import mind_with

_DEALS = 1 << 100


class Outcome(msgspec.Struct, frozen=True):
    """Of a match: the share of the first place that the challenger has, points, and processor time for a move."""

    deal: int
    share: float
    points: float
    others: float
    milliseconds: tuple[float, float]


class Verdict(msgspec.Struct, frozen=True):
    """Of many: shares of wins with their interval, the lead in points with its error by deal, times for a move."""

    matches: int
    seats: int
    wins: float
    low: float
    high: float
    points: float
    others: float
    lead: float
    lead_error: float | None  # of a single deal nothing is known
    milliseconds: tuple[float, float]

    @property
    def is_better(self) -> bool:
        """Whether the challenger may take the place of the best: it wins more than its share, and has more points."""
        return self.wins * self.seats > 1 and self.lead > 0


class Pair(msgspec.Struct, frozen=True):
    """The challenger alone against copies of another: words of their nets, none for the heuristic alone."""

    game: str
    seats: int
    seed: int
    words: tuple[Any, Any]
    playouts: tuple[int, int]
    winning: tuple[int, int]


def play(task: tuple[Pair, int]) -> Outcome:
    """One match from its number alone."""
    pair, number = task
    game = find(pair.game)
    minds = [
        mind_of(game) if not len(words) else mind_with(game, words, winning)
        for words, winning in zip(pair.words, pair.winning, strict=True)
    ]
    deal, own = divmod(number, pair.seats)
    states = game.template(pair.seats, {})
    s = states[0]
    Seed(_DEALS + (pair.seed << 40) + deal).start(s.rng)
    game.rules.setup(s)
    rngs = [stream(_DEALS % 1013 + pair.seed, 16 * number + seat) for seat in range(pair.seats)]
    spent, moves = [0.0, 0.0], [0, 0]
    while pending := game.pending_seats(s):
        seat = pending[0]
        legal = game.legal(s, seat)
        action = int(legal[0])
        if len(legal) > 1:
            who = 0 if seat == own else 1
            minds[who].compile()
            began = time.thread_time()
            known = game.forget(states, seat, rngs[seat])
            action = look_ahead(minds[who], known, seat, rngs[seat], pair.playouts[who]).best
            spent[who] += time.thread_time() - began
            moves[who] += 1
        game.rules.apply(s, seat, action)
    totals = [sum(game.points(s, party).values()) for party in range(pair.seats)]
    ranks = game.ranks(s)
    first = [party for party, rank in enumerate(ranks) if rank == 1]
    times = (1000 * spent[0] / max(1, moves[0]), 1000 * spent[1] / max(1, moves[1]))
    others = (sum(totals) - totals[own]) / max(1, pair.seats - 1)
    return Outcome(deal, (own in first) / len(first), totals[own], others, times)


def judge(outcomes: Sequence[Outcome], seats: int) -> Verdict:
    """What matches come to; matches of one deal count as one for the error of the lead."""
    wins = sum(one.share for one in outcomes)
    low, high = wilson(wins, len(outcomes))
    leads: dict[int, list[float]] = {}
    for one in outcomes:
        leads.setdefault(one.deal, []).append(one.points - one.others)
    means = np.array([np.mean(of_deal) for of_deal in leads.values()])
    error = round(1.96 * float(means.std(ddof=1)) / math.sqrt(len(means)), 2) if len(means) > 1 else None
    mean = [float(np.mean([getattr(one, name) for one in outcomes])) for name in ("points", "others")]
    times = [float(np.mean([one.milliseconds[side] for one in outcomes])) for side in range(2)]
    return Verdict(
        len(outcomes), seats, round(wins / len(outcomes), 4), round(low, 4), round(high, 4), round(mean[0], 2),
        round(mean[1], 2), round(mean[0] - mean[1], 2), error, (round(times[0], 2), round(times[1], 2)),
    )  # fmt: skip


def no_words() -> Numbers:
    """Of a mind without a net."""
    return np.zeros(0, np.int64)
