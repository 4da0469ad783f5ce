"""An exercise in Python: its position, and what answers come to in the end by the judge."""

from typing import NamedTuple

import numpy as np

from tetrapolis.bots.analysis import USUAL_SEED, high_of
from tetrapolis.bots.exercises import THOROUGH, Exercise
from tetrapolis.bots.judge import judge_of
from tetrapolis.bots.judging import FIRST, KINDS, OWN, PLAYED, SHARE, SMALL, TOTAL
from tetrapolis.core.match import Match
from tetrapolis.core.state import bytes_of, copy
from tetrapolis.core.view import known_bytes


class Expected(NamedTuple):
    """Of a choice: the share of the first place in millionths, points in hundredths."""

    share: int
    total: int
    points: dict[str, int]


class Judgement(NamedTuple):
    """What an answer is called, and beside the best one, unless both came to the same in all worlds."""

    kind: str
    worlds: int
    answer: Expected | None
    best: Expected | None

    @property
    def right(self) -> bool:
        return self.kind not in KINDS[SMALL:]


class Exercised:
    """Somebody at an exercise."""

    def __init__(self, game: str, exercise: Exercise) -> None:
        self.exercise, self.seat = exercise, exercise.seat
        self.match = Match(game, exercise.seats, exercise.seed, exercise.options)
        for seat, action in exercise.actions:
            self.match.play(action, seat)

    @property
    def answers(self) -> list[str]:
        """All of them: the first step of a choice is one."""
        return [str(one) for one in self.match.legal(self.seat)]

    def judged(self, answer: str) -> Judgement:
        """As the page judges it: see web/src/learn/worker.ts."""
        game, seat = self.match.game, self.seat
        known = copy(self.match.states)
        bytes_of(known)[:] = np.frombuffer(known_bytes(game, self.match.states, seat), np.uint8)
        actions = game.legal(known[0], seat)
        numbers = dict(zip(game.actions.notations(known[0], actions), actions.tolist(), strict=True))
        high = high_of(USUAL_SEED, seat, sum(one.seat == seat for one in self.match.played))
        judge = judge_of(game)
        judge.compile()
        found = judge.ask(known, seat, numbers[answer], high, THOROUGH)
        if found.kind == "flat":
            return Judgement(found.kind, found.verdict["worlds"], None, None)
        best = numbers[self.exercise.right[0]]
        row = PLAYED + found.candidates.index(best) if best in found.candidates else FIRST
        categories = game.spec.categories

        def expected(row: int) -> Expected:
            points = {name: found.mean(row, OWN + place) for place, name in enumerate(categories)}
            return Expected(found.mean(row, SHARE), found.mean(row, TOTAL), points)

        return Judgement(found.kind, found.verdict["worlds"], expected(PLAYED), expected(row))
