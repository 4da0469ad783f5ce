"""After a match: what every decision cost, from what its seat could know, and a ledger that adds up to the result.

All figures are integers, the same here and on the page (web/src/analysis): shares of the first place in millionths,
points in hundredths, the ledger in UNIT parts of the first place.
"""

from collections.abc import Callable, Iterator
from math import isqrt
from typing import NamedTuple

import msgspec
import numpy as np

from tetrapolis.core.match import Match
from tetrapolis.core.state import States, bytes_of, copy
from tetrapolis.core.view import known_bytes

from .judge import BUDGETS, Judged, judge_of
from .judging import FIRST, OWN, PLACE, PLAYED, POLICY, SHARE, TOTAL

UNIT = 1000 * PLACE
USUAL_SEED = 20
_MOST_SEED = 2000
_PERCENT = UNIT // 100
HINDSIGHT = 48  # playouts

Interval = tuple[int, int]  # a figure and its standard error


class Option(msgspec.Struct, frozen=True):
    """Another candidate: its chance, and what it would have brought more than what was played."""

    action: str
    share: int
    ahead: Interval
    points: Interval
    by_category: dict[str, Interval]


class Verdict(msgspec.Struct, frozen=True):
    """A decision, or a step of one. `number` is the line of the record, from 1; `step` its place in it, from 0.

    `share` is the chance with what was played, `shares` everybody's before it, `hindsight` the same with all hidden
    cards as they really were. `moved` says how the choice changed everybody's share beside what the heuristic would
    have chosen, `unsure` the errors of that: see the ledger. Of a flat choice only the kind is known.
    """

    number: int
    step: int
    seat: int
    kind: str
    played: str
    best: str
    in_points: bool
    loss: Interval
    checked: bool
    worlds: int
    share: int
    options: list[Option]
    shares: list[int]
    hindsight: list[int]
    moved: list[int]
    unsure: list[int]


class Account(msgspec.Struct, frozen=True):
    """Where the result of a party comes from: start + own + others + luck = result, exactly.

    Own and others' decisions count beside what the heuristic would have chosen; `unsure` is the standard error of their
    sum. Luck is all the rest: deals, draws, and what was hidden.
    """

    start: int
    own: int
    others: int
    luck: int
    result: int
    unsure: int


class Percents(NamedTuple):
    """An account in whole percent of the first place; it adds up as well."""

    start: int
    own: int
    others: int
    luck: int
    result: int


class Analysis(msgspec.Struct, frozen=True):
    """All decisions of a match with more than one choice, how they were judged, and the ledger if it is over."""

    game: str
    rules_version: int
    seats: int
    parties: int
    depth: str
    seed: int
    verdicts: list[Verdict]
    ledger: list[Account]


class Decision(NamedTuple):
    """A choice as its seat faced it: what it knew, and how it really was."""

    number: int
    passed: int  # lines of the record before it, without those of others who choose at the same time
    step: int
    seat: int
    ordinal: int  # among the decisions of the seat
    action: int
    notation: str
    known: States
    real: States


def decisions_of(match: Match) -> Iterator[Decision]:
    """All decisions with more than one choice.

    Of those who choose at the same time, each is shown as if nobody had chosen yet: in which order they did, and what,
    nobody knew.
    """
    game, again = match.game, match.fork(0)
    together, passed, waiting, chosen = copy(again.states), 0, frozenset(again.pending), set[int]()
    ordinals = [0] * match.seats
    for number, steps in enumerate(match.choices, start=1):
        seat = steps[0].seat
        pending = frozenset(again.pending)
        if not chosen or pending != waiting - chosen:
            together, passed, waiting, chosen = copy(again.states), number - 1, pending, set()
        faced = copy(together)
        for step, one in enumerate(steps):
            if len(game.legal(faced[0], seat)) > 1:
                known = copy(faced)
                bytes_of(known)[:] = np.frombuffer(known_bytes(game, faced, seat), np.uint8)
                mine = (number, passed, step, seat, ordinals[seat])
                yield Decision(*mine, one.action, one.notation, known, copy(faced))
            ordinals[seat] += 1
            game.rules.apply(faced[0], seat, one.action)
            again.play(one.action, seat)
        chosen.add(seat)


def analyse(
    match: Match,
    depth: str = "usual",
    seed: int = USUAL_SEED,
    done: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge every decision; `done` hears how many of the record's actions have been looked at."""
    game = match.game
    judge_of(game).compile()
    verdicts = []
    passed = 0
    total = len(match.played)
    for decision in decisions_of(match):
        verdicts.append(judge_decision(match, decision, depth, seed))
        passed = min(total, passed + 1)
        if done:
            done(passed, total)
    if done:
        done(total, total)
    return Analysis(
        game.name,
        game.spec.rules_version,
        match.seats,
        int(match.state.parties),
        depth,
        seed,
        verdicts,
        ledger(verdicts, int(match.state.parties), match.winners) if match.over else [],
    )


def judge_decision(match: Match, decision: Decision, depth: str, seed: int) -> Verdict:
    game, seat = match.game, decision.seat
    judge = judge_of(game)
    high = high_of(seed, seat, decision.ordinal)
    found = judge.ask(decision.known, seat, decision.action, high, BUDGETS[depth])
    texts = game.actions.notations(decision.known[0], np.array(found.candidates, np.int32))
    kind = found.kind
    flat = kind == "flat"
    parties, first = int(decision.known[0].parties), OWN + len(game.spec.categories)
    others = [_option(game.spec.categories, found, row, texts[row - PLAYED]) for row in _others(found)]
    return Verdict(
        decision.number,
        decision.step,
        seat,
        kind,
        decision.notation,
        others[0].action if others and kind in ("close", "small", "medium", "large") else decision.notation,
        bool(found.verdict["in_points"]),
        (found.verdict["loss"], found.verdict["error"]),
        bool(found.verdict["checked"]),
        found.verdict["worlds"],
        found.mean(PLAYED, SHARE),
        others,
        [] if flat else [found.mean(POLICY, first + party) for party in range(parties)],
        [] if flat else judge.shares_in_hindsight(decision.real, high, HINDSIGHT),
        found.moved[0].tolist(),
        found.moved[1].tolist(),
    )


def high_of(seed: int, seat: int, ordinal: int) -> int:
    """The number of the generators of a decision: whoever sees the same and chose as often gets the same worlds."""
    return ((seed % _MOST_SEED) << 16) + (seat << 12) + ordinal


def _others(found: Judged) -> range:
    return range(FIRST, len(found.figures)) if found.kind != "flat" else range(0)


def _option(categories: tuple[str, ...], found: Judged, row: int, text: str) -> Option:
    by_category = {name: found.gap(row, OWN + place) for place, name in enumerate(categories)}
    return Option(text, found.mean(row, SHARE), found.gap(row, SHARE), found.gap(row, TOTAL), by_category)


def ledger(verdicts: list[Verdict], parties: int, winners: tuple[int, ...]) -> list[Account]:
    """Where each party's result comes from. Whatever is not a decision is luck: so it adds up."""
    accounts = []
    for party in range(parties):
        start = UNIT // parties
        own = sum(one.moved[party] for one in verdicts if one.seat == party)
        others = sum(one.moved[party] for one in verdicts if one.seat != party)
        result = UNIT // len(winners) if party in winners else 0
        unsure = isqrt(sum(one.unsure[party] ** 2 for one in verdicts))
        accounts.append(Account(start, own, others, result - start - own - others, result, unsure))
    return accounts


def in_percent(account: Account) -> Percents:
    """The entries that lost most by rounding take up what is missing: what is shown adds up to the result."""
    start, result = _whole_percent(account.start), _whole_percent(account.result)
    parts = (account.own, account.others, account.luck)
    moved = [_whole_percent(one) for one in parts]
    missing = result - start - sum(moved)
    by = 1 if missing > 0 else -1
    most = sorted(range(len(parts)), key=lambda i: by * (_PERCENT * moved[i] - parts[i]))
    for i in most[: abs(missing)]:
        moved[i] += by
    own, others, luck = moved
    return Percents(start, own, others, luck, result)


def _whole_percent(parts: int) -> int:
    return (2 * parts + _PERCENT) // (2 * _PERCENT)
