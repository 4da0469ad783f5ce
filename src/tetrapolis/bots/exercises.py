"""Exercises: positions of real matches in which one answer is better than all others, beyond doubt and by points.

`scripts/exercises.py` looks for them; each game keeps its own as data, in `exercises.json`.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice
from tetrapolis.core.registry import find

from .analysis import Decision, Interval, decisions_of, high_of
from .judge import BUDGETS, Judged, judge_of
from .judging import FIRST, OWN, PLAYED, SHARE, TOTAL, WORTH

THOROUGH = BUDGETS["thorough"]
_QUICK = (48, 8, 12, 32, 5, 96, 3, 192, 192, 192)
NOISE = 3  # standard errors of the chance: what is not further behind is right as well
CLEAR = 5  # standard errors, of the chance and of points, by which all that is wrong is behind
LEAST_SHARE = 50_000  # millionths of the first place that it is worth more
LEAST_POINTS = 100  # hundredths of points
_DECIDED = 30_000  # the chance, and that of losing, below which a match is as good as decided
_MOST_GOOD = 2  # besides the best: within the noise, or hardly worse
_MOST_RIGHT = 5  # when all have been looked for
_PROMISING = 100  # hundredths of points: what is judged thoroughly


class Proof(msgspec.Struct, frozen=True):
    """How it was judged: the settings, and by how much the best is ahead of the best wrong answer, with the errors."""

    rules_version: int
    rules: str
    budget: tuple[int, ...]
    seed: int
    worlds: int
    answers: int
    second: str
    share: Interval
    points: Interval
    by_category: dict[str, Interval]


class Exercise(msgspec.Struct, frozen=True):
    """A position by the beginning of a match, whose choice it is, and the right answers, the best first."""

    id: str
    topic: str  # the category of points that it is about
    seats: int
    options: dict[str, Choice]
    seed: str
    actions: list[tuple[int, str]]
    seat: int
    right: list[str]
    verdict: Proof


def place_of(game: Game) -> Path:
    return Path(__file__).parents[1] / "games" / game.name / "exercises.json"


def exercises_of(game: Game) -> list[Exercise]:
    """Those that a game has."""
    place = place_of(game)
    return msgspec.json.decode(place.read_bytes(), type=list[Exercise]) if place.exists() else []


def keep(game: Game, exercises: list[Exercise]) -> None:
    plain: list[Any] = msgspec.to_builtins(exercises)
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(", ", ": ")) for one in plain)
    place_of(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def faced(exercise: Exercise, name: str) -> tuple[Match, Decision]:
    """The match up to an exercise, and the decision, as if the best had been chosen."""
    match = Match(find(name), exercise.seats, exercise.seed, exercise.options)
    for seat, action in exercise.actions:
        match.play(action, seat)
    match.play(exercise.right[0], exercise.seat)
    *_, last = (one for one in decisions_of(match) if one.seat == exercise.seat)
    return match, last


def promising(game: Game, decision: Decision, seed: int) -> int | None:
    """A quick look: the answer that seems to be ahead of all but a few; None if there is none."""
    if decision.step != 0:
        return None
    high = high_of(seed, decision.seat, decision.ordinal)
    found = judge_of(game).ask(decision.known, decision.seat, decision.action, high, _QUICK)
    rows = sorted(range(PLAYED, len(found.figures)), key=lambda row: found.mean(row, WORTH), reverse=True)
    if found.kind == "flat" or len(rows) < 2:
        return None
    other = rows[min(len(rows) - 1, _MOST_GOOD)]
    ahead = found.mean(rows[0], WORTH) - found.mean(other, WORTH)
    error = max(found.gap(row, WORTH)[1] for row in (rows[0], other))
    clear = ahead >= _PROMISING and ahead >= CLEAR * error * 3 // 4
    return found.candidates[rows[0] - PLAYED] if clear and found.mean(rows[0], SHARE) > _DECIDED else None


def proof_of(game: Game, decision: Decision, best: int, seed: int) -> tuple[list[str], str, Proof] | None:
    """The right answers, the topic and the proof; None if it is no exercise."""
    high = high_of(seed, decision.seat, decision.ordinal)
    found = judge_of(game).ask(decision.known, decision.seat, best, high + 1, THOROUGH)
    if found.kind == "flat" or not _DECIDED < found.mean(PLAYED, SHARE) < 1_000_000 - _DECIDED // 3:
        return None
    rows = range(FIRST, len(found.figures))
    wrong = [row for row in rows if _is_behind(found, row)]
    good = [row for row in rows if _is_as_good(found, row)]
    if not wrong or len(good) > _MOST_GOOD or _is_beaten(found):
        return None
    second = max(wrong, key=lambda row: found.mean(row, WORTH))
    texts = game.actions.notations(decision.known[0], np.array(found.candidates, np.int32))
    gaps = {name: found.gap(second, OWN + place) for place, name in enumerate(game.spec.categories)}
    by_category = {name: (-gap, error) for name, (gap, error) in gaps.items() if gap or error}
    sure = {name: gap for name, (gap, error) in by_category.items() if gap > NOISE * error}
    if not sure:
        return None
    (share, share_error), (points, points_error) = found.gap(second, SHARE), found.gap(second, TOTAL)
    proof = Proof(
        game.spec.rules_version,
        game.fingerprint,
        THOROUGH,
        seed,
        found.verdict["worlds"],
        len(game.legal(decision.known[0], decision.seat)),
        texts[second - PLAYED],
        (-share, share_error),
        (-points, points_error),
        by_category,
    )
    return [texts[row - PLAYED] for row in (PLAYED, *good)], max(sure, key=lambda name: sure[name]), proof


def _is_beaten(found: Judged) -> bool:
    """Whether an answer is clearly better than what was taken for the best."""
    gaps = (found.gap(row, SHARE) for row in range(FIRST, len(found.figures)))
    return any(share > NOISE * error for share, error in gaps)


def _is_within_noise(found: Judged, row: int) -> bool:
    share, error = found.gap(row, SHARE)
    return share >= -NOISE * error


def _is_as_good(found: Judged, row: int) -> bool:
    """Within the noise, or hardly worse."""
    share, points = found.gap(row, SHARE)[0], found.gap(row, TOTAL)[0]
    return _is_within_noise(found, row) or share > -LEAST_SHARE or points > -LEAST_POINTS


def _is_behind(found: Judged, row: int) -> bool:
    (share, share_error), (points, points_error) = found.gap(row, SHARE), found.gap(row, TOTAL)
    sure = share < -CLEAR * share_error and points < -CLEAR * points_error
    return sure and share <= -LEAST_SHARE and points <= -LEAST_POINTS


def checked(exercise: Exercise, name: str, seed: int, errors: int = CLEAR) -> Exercise | None:
    """The exercise, judged once more in other worlds; None if its answer is not ahead by so many errors there.

    Answers that were left out early for want of luck, and are as good, are right as well.
    """
    match, decision = faced(exercise, name)
    game, high = match.game, high_of(seed, decision.seat, decision.ordinal)
    found = judge_of(game).ask(decision.known, decision.seat, decision.action, high, THOROUGH)
    texts = game.actions.notations(decision.known[0], np.array(found.candidates, np.int32))
    rows = range(FIRST, len(found.figures))
    good = [texts[row - PLAYED] for row in rows if _is_within_noise(found, row)]
    right = [*exercise.right, *(text for text in good if text not in exercise.right)]
    if found.kind == "flat" or _is_beaten(found) or len(right) > _MOST_RIGHT or exercise.verdict.second in right:
        return None
    if not is_wrong(exercise, game, decision, high, errors):
        return None
    return msgspec.structs.replace(exercise, right=right)


def is_wrong(exercise: Exercise, game: Game, decision: Decision, high: int, errors: int) -> bool:
    """Whether the answer that is known to be wrong is clearly behind the best one, in these worlds as well."""
    legal = game.legal(decision.known[0], decision.seat)
    second = int(legal[game.actions.notations(decision.known[0], legal).index(exercise.verdict.second)])
    found = judge_of(game).ask(decision.known, decision.seat, second, high, THOROUGH)
    if decision.action not in found.candidates:
        return False
    row = PLAYED + found.candidates.index(decision.action)
    return all(gap > errors * error for gap, error in (found.gap(row, SHARE), found.gap(row, TOTAL)))


def exercise_in(match: Match, decision: Decision, seed: int, name: str) -> Exercise | None:
    """An exercise from a decision of a match."""
    best = promising(match.game, decision, seed)
    return None if best is None else proven(match, decision, best, seed, name)


def proven(match: Match, decision: Decision, best: int, seed: int, name: str) -> Exercise | None:
    found = proof_of(match.game, decision, best, seed)
    if found is None:
        return None
    right, topic, proof = found
    lines = [(steps[0].seat, match.notation(steps)) for steps in match.choices[: decision.passed]]
    return Exercise(name, topic, match.seats, dict(match.options), str(match.seed), lines, decision.seat, right, proof)
