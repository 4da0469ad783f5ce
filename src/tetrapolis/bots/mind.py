"""A game's search, ready to run: the kernels bound to its functions, and the numbers its heuristic comes with."""

import functools
import importlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tetrapolis.core.compiling import Progress, are_compiled
from tetrapolis.core.game import Game
from tetrapolis.core.kernel import bind, rule
from tetrapolis.core.kernels import Called
from tetrapolis.core.state import Header

from . import kernel
from .kernel import KNOBS, Numbers

#: Used where a game brings no heuristic: uniformly random playouts to the end.
_PLAIN = {
    "listed": 0,
    "tries": 1,
    "other_tries": 1,
    "horizon": 1 << 30,
    "rivalry": 100,
    "curiosity": 500,
    "trust": 0,
    "widening": 400,
    "depth": 4,
    "winning": 0,
    "learned": 0,
}


_COMPILED: set[Any] = set()  # searches that are ready


@rule
def no_opinion(s: Header, seat: int, action: int, weights: Numbers) -> int:
    return 0


@rule
def no_progress(s: Header) -> int:
    return 0


@dataclass(frozen=True)
class Mind:
    """How bots think about one game. `weights` and `knobs` are plain arrays: tuning needs no new compilation."""

    game: Game
    consider: Any
    search: Any
    names: tuple[str, ...]  # of the weights
    weights: Numbers
    knobs: Numbers

    def with_numbers(self, weights: Mapping[str, int] | None = None, knobs: Mapping[str, int] | None = None) -> "Mind":
        """The same mind with some numbers changed."""
        changed_weights, changed_knobs = self.weights.copy(), self.knobs.copy()
        for name, value in (weights or {}).items():
            changed_weights[self.names.index(name)] = value
        for name, value in (knobs or {}).items():
            changed_knobs[KNOBS.index(name)] = value
        return replace(self, weights=changed_weights, knobs=changed_knobs)

    def with_net(self, words: Numbers, knobs: Mapping[str, int] | None = None) -> "Mind":
        """The same mind with a net behind the weights."""
        plain = len(self.names)
        changed = self.with_numbers(knobs={**(knobs or {}), "learned": plain})
        return replace(changed, weights=np.concatenate([self.weights[:plain], words]))

    def compile(self, progress: Progress | None = None) -> None:
        """Have the search ready before a clock runs."""
        if self.search in _COMPILED:
            return
        self.game.kernels.compile_these(self.called, progress)
        _COMPILED.add(self.search)

    @property
    def is_compiled(self) -> bool:
        return are_compiled([function for function, _ in self.called.values()])

    @property
    def called(self) -> dict[str, Called]:
        """Every function that thinking calls."""
        return {
            "consider": (self.consider, "siwiwaam"),
            "search": (self.search, "SBiwiwwmammw"),
            "next_chunk": (kernel.next_chunk, "iff"),
            "rank_candidates": (kernel.rank_candidates, "mw"),
        }


@functools.cache
def numbers_of(game: Game) -> dict[str, Any]:
    """What stands in the game's heuristic.toml; nothing for a game without."""
    if not game.heuristic:
        return {}
    module: Any = importlib.import_module(game.heuristic)
    return tomllib.loads(Path(module.__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def opinion_of(game: Game) -> Any:
    """What a game's heuristic thinks of an action at first sight."""
    return importlib.import_module(game.heuristic).rate if game.heuristic else no_opinion


def progress_of(game: Game) -> Any:
    """The stage that a match has reached, as the game's features count it."""
    return importlib.import_module(game.features).progress if game.features else no_progress


def expect_of(game: Game) -> Any:
    """What a game's heuristic expects of a party; the points as they stand, where playouts go to the end."""
    expect = getattr(importlib.import_module(game.heuristic), "expect", None) if game.heuristic else None
    return expect or bind(kernel.expect_the_score, score=game.rules.score)


@functools.cache
def mind_of(game: Game) -> Mind:
    """The mind of a game made by hand, from its heuristic module and the file of numbers beside it."""
    r = game.rules
    weights: dict[str, int] = {}
    knobs = dict(_PLAIN)
    names: tuple[str, ...] = ()
    rate, expect = opinion_of(game), expect_of(game)
    if game.heuristic:
        module: Any = importlib.import_module(game.heuristic)
        numbers = numbers_of(game)
        weights, knobs = numbers["weights"], {**knobs, **numbers["search"]}
        names = module.WEIGHTS
    guided = bind(kernel.guided_action, legal=r.legal, sample=r.sample, rate=rate)
    select = bind(kernel.select_child, refusal=r.refusal, rate=rate, guided=guided)
    playout = bind(kernel.play_once, pending=r.pending, apply=r.apply, expect=expect, guided=guided, select=select)
    win = bind(kernel.win_chance, pending=r.pending, progress=progress_of(game))
    return Mind(
        game,
        bind(kernel.consider, legal=r.legal, rate=rate),
        bind(kernel.search, determinize=r.determinize, playout=playout, win=win),
        names,
        _array(weights, names),
        _array(knobs, KNOBS),
    )


def _array(numbers: Mapping[str, int], names: tuple[str, ...]) -> npt.NDArray[np.int64]:
    return np.array([numbers[name] for name in names], np.int64)
