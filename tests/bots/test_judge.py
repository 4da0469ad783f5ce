"""The judge: blunders are found, near-equal choices are too close to call, and nothing hidden has a part in it.

Decisions are planted by an independent judgement: a larger budget with other seeds.
"""

import os
import random
from collections.abc import Iterator

import numpy as np
import pytest

from tetrapolis.bots.analysis import Decision, decisions_of
from tetrapolis.bots.arena import Contest, play_match
from tetrapolis.bots.judge import BUDGETS, Judged, judge_of
from tetrapolis.bots.judging import FIRST, PLAYED, SHARE, TOTAL, WORTH
from tetrapolis.core.match import Match
from tetrapolis.core.record import parse
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import stream
from tetrapolis.core.view import known_bytes

_WANTED = int(os.environ.get("TETRAPOLIS_JUDGED", "2"))  # decisions of each kind and game
_INDEPENDENT = (24, 12, 10, 48, 6, 128, 4, 384, 384, 384)
_CHECK = 900  # the seed of the independent judgement


def positions(game: str) -> Iterator[Decision]:
    """Decisions of builders' matches."""
    seats = max(2, find(game).spec.seat_counts[0])
    for number in range(100):
        contest = Contest(game, ("builder",) * seats, first_seed=600)
        match = Match.replay(parse(play_match(contest, number * seats).record.encode()))
        for place, decision in enumerate(decisions_of(match)):
            if place % 3 == number % 3:
                yield decision


def ahead(found: Judged, row: int) -> float:
    """By how many standard errors what was played is ahead of a row."""
    share, error = found.gap(row, SHARE)
    return -share / max(error, 1)


@pytest.mark.parametrize("name", names())
def test_planted_blunders_are_found(name: str) -> None:
    """The worst answer by far, of a random handful, in the eyes of the independent judgement: it is a mistake."""
    game, judge, chance = find(name), judge_of(find(name)), random.Random(name)
    judge.compile()
    planted = 0
    for decision in positions(name):
        legal = game.legal(decision.known[0], decision.seat).tolist()
        worst = chance.choice(legal)
        glance = judge.ask(decision.known, decision.seat, worst, _CHECK + 1, BUDGETS["quick"])
        if len(glance.figures) == FIRST or glance.gap(FIRST, SHARE)[0] * int(decision.known[0].parties) < 500_000:
            continue
        check = judge.ask(decision.known, decision.seat, worst, _CHECK, _INDEPENDENT)
        if check.kind == "flat" or check.verdict["in_points"]:
            continue
        share, error = check.gap(FIRST, SHARE)
        if share - 4 * error < 2_000_000 * 0.2 / int(decision.known[0].parties):
            continue
        planted += 1
        found = judge.ask(decision.known, decision.seat, worst, 7, BUDGETS["usual"])
        assert found.kind in ("medium", "large"), (decision.number, found.verdict, check.verdict)
        if planted == _WANTED:
            return
    raise AssertionError("too few blunders")


@pytest.mark.parametrize("name", names())
def test_choices_that_come_to_the_same_are_too_close_to_call(name: str) -> None:
    """The second best, where the independent judgement sees hardly a difference: no mistake."""
    judge = judge_of(find(name))
    judge.compile()
    planted = called = 0
    for decision in positions(name):
        check = judge.ask(decision.known, decision.seat, decision.action, _CHECK, BUDGETS["quick"])
        rows = sorted(range(PLAYED, len(check.figures)), key=lambda row: check.mean(row, WORTH), reverse=True)
        if check.kind == "flat" or len(rows) < 2:
            continue
        second = check.candidates[rows[1] - PLAYED]
        again = judge.ask(decision.known, decision.seat, second, _CHECK + 1, _INDEPENDENT)
        if again.kind == "flat" or abs(ahead(again, FIRST)) > 0.75 or abs(again.gap(FIRST, TOTAL)[0]) > 50:
            continue
        planted += 1
        found = judge.ask(decision.known, decision.seat, second, 7, BUDGETS["usual"])
        called += found.kind in ("close", "best", "flat")
        if planted == _WANTED:
            break
    assert planted == _WANTED
    assert called >= planted - planted // 10  # an interval of two standard errors is wrong now and then


@pytest.mark.parametrize("name", names())
def test_what_a_player_could_not_tell_apart_gets_the_same_verdict(name: str) -> None:
    game, judge = find(name), judge_of(find(name))
    judge.compile()
    compared = 0
    for place, decision in enumerate(positions(name)):
        if place % 5:
            continue
        asked = (decision.seat, decision.action, 7, BUDGETS["quick"])
        wanted = judge.ask(decision.known, *asked)
        for number in range(2):
            world = game.forget(decision.real, decision.seat, stream(90 + number, place))
            known = decision.known.copy()
            known.view(np.uint8)[:] = np.frombuffer(known_bytes(game, world, decision.seat), np.uint8)
            found = judge.ask(known, *asked)
            assert found.verdict == wanted.verdict
            assert found.candidates == wanted.candidates
            assert (found.figures == wanted.figures).all()
            assert (found.moved == wanted.moved).all()
            compared += 1
        if compared >= 2 * _WANTED:
            break


def test_a_judgement_is_the_same_every_time() -> None:
    decision = next(positions("akropolis"))
    judge = judge_of(find("akropolis"))
    one, other = (judge.ask(decision.known, decision.seat, decision.action, 7, BUDGETS["quick"]) for _ in range(2))
    assert (one.figures == other.figures).all()
    different = judge.ask(decision.known, decision.seat, decision.action, 8, BUDGETS["quick"])
    assert (one.figures[:2] != different.figures[:2]).any()
