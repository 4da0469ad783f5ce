"""The judge of a game, ready to run: the kernels bound to its functions, what it is asked and what it answers."""

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from tetrapolis.core.compiling import Progress, are_compiled
from tetrapolis.core.game import Game
from tetrapolis.core.kernel import bind
from tetrapolis.core.kernels import Called
from tetrapolis.core.state import States

from . import judging, kernel
from .judging import FIRST, KEPT, KINDS, LISTED, OWN, VERDICT, WORLDS
from .kernel import Numbers
from .mind import Mind, mind_of, opinion_of

#: How deep matches are looked at, from quick to deep; and how answers to exercises are: in one go, and nothing that
#: might be right is left out early.
BUDGETS = {
    "quick": (20, 6, 6, 24, 3, 48, 1, 64, 64, 192),
    "usual": (32, 16, 8, 48, 4, 128, 2, 256, 768, 1536),
    "deep": (64, 32, 12, 96, 6, 256, 3, 1024, 4096, 8192),
    "thorough": (120, 16, 20, 64, 8, 192, 4, 1280, 1280, 1280),
}

#: The one table of thresholds: see `judging.THRESHOLDS`.
LIMITS = (10, 20, 30, 150, 300, 600, 2)

MOST_PARTIES = 8


@dataclass(frozen=True)
class Judged:
    """What the judge says of a decision: see `judging`. Shares in millionths, points in hundredths."""

    candidates: list[int]  # the played action, then the best others
    verdict: dict[str, int]
    figures: Numbers  # by row: means, gaps and errors side by side
    moved: Numbers

    @property
    def kind(self) -> str:
        return KINDS[self.verdict["kind"]]

    def mean(self, row: int, quantity: int) -> int:
        return int(self.figures[row, quantity])

    def gap(self, row: int, quantity: int) -> tuple[int, int]:
        """By how much a row is ahead of the played one, and the standard error of that."""
        quantities = self.figures.shape[1] // 3
        return int(self.figures[row, quantities + quantity]), int(self.figures[row, 2 * quantities + quantity])


@dataclass(frozen=True)
class Judge:
    """Judges decisions of one game."""

    game: Game
    mind: Mind
    judge: Any
    look_back: Any

    @property
    def called(self) -> dict[str, Called]:
        """Every function that judging calls."""
        return {
            "judge": (self.judge, "Siiiwwwwawwmwwmmmmw"),
            "look_back": (self.look_back, "Siiwwamwwww"),
            "tell_figures": (judging.tell_figures, "mmmiim"),
            "tell_moves": (judging.tell_moves, "mmmiiim"),
        }

    def compile(self, progress: Progress | None = None) -> None:
        if not self.is_compiled or progress:
            self.game.kernels.compile_these(self.called, progress)

    @property
    def is_compiled(self) -> bool:
        return are_compiled([function for function, _ in self.called.values()])

    def ask(self, known: States, seat: int, action: int, high: int, budget: tuple[int, ...]) -> Judged:
        """Judge an action of a seat in a state that has forgotten what the seat cannot know."""
        game = self.game
        parties, categories = int(known[0].parties), len(game.spec.categories)
        rows, quantities = FIRST + budget[LISTED], OWN + categories + parties
        pool = np.concatenate([known] * 3)  # room for a world and for what is played in it
        sums, gaps, squares = (np.zeros((rows, quantities), np.int64) for _ in range(3))
        chosen, active = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        verdict = np.zeros(len(VERDICT), np.int64)
        self.judge(
            *(pool, seat, action, high, _words(budget), _words(LIMITS), self.mind.knobs, self.mind.weights),
            *(np.empty(game.spec.legal_limit, np.int32), chosen, active, np.zeros((2 * MOST_PARTIES, 2), np.int64)),
            *(np.zeros(categories, np.int64), np.zeros(parties, np.int64), np.zeros((rows, quantities), np.int64)),
            *(sums, gaps, squares, verdict),
        )
        figures = np.zeros((FIRST + int(verdict[KEPT]), 3 * quantities), np.int64)
        moved = np.zeros((2, parties), np.int64)
        worlds = int(verdict[WORLDS])
        judging.tell_figures(sums, gaps, squares, worlds, categories, figures)
        judging.tell_moves(sums, gaps, squares, worlds, categories, parties, moved)
        candidates = chosen[1 : FIRST + int(verdict[KEPT])].tolist()
        return Judged(candidates, dict(zip(VERDICT, verdict.tolist(), strict=True)), figures, moved)

    def shares_in_hindsight(self, states: States, high: int, worlds: int) -> list[int]:
        """The share of every party, in millionths, with all that is hidden as it really is."""
        game = self.game
        parties, categories = int(states[0].parties), len(game.spec.categories)
        pool = np.concatenate([states] * 3)
        shares = np.zeros(parties, np.int64)
        self.look_back(
            *(pool, high, worlds, self.mind.knobs, self.mind.weights),
            *(np.empty(game.spec.legal_limit, np.int32), np.zeros((2 * MOST_PARTIES, 2), np.int64)),
            *(np.zeros(categories, np.int64), np.zeros(parties, np.int64)),
            *(np.zeros(OWN + categories + parties, np.int64), shares),
        )
        found: list[int] = shares.tolist()
        return found


def _words(numbers: tuple[int, ...]) -> Numbers:
    return np.array(numbers, np.int64)


@functools.cache
def judge_of(game: Game) -> Judge:
    """The judge of a game: it plays on as the game's bots do."""
    r, mind = game.rules, mind_of(game)
    rate = opinion_of(game)
    guided = bind(kernel.guided_action, legal=r.legal, sample=r.sample, rate=rate)
    finish = bind(judging.play_to_the_end, pending=r.pending, apply=r.apply, guided=guided)
    tell = bind(judging.tell_outcome, rank=game.kernels.rank, score=r.score)
    run = bind(
        judging.try_candidates, determinize=r.determinize, apply=r.apply, guided=guided, finish=finish, tell=tell
    )
    list_best = bind(judging.list_candidates, legal=r.legal, rate=rate)
    return Judge(
        game,
        mind,
        bind(judging.judge, run=run, list_best=list_best),
        bind(judging.look_back, finish=finish, tell=tell),
    )
