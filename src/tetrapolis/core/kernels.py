"""Every compiled function that Python calls for a game: its rules, and algorithms bound to them."""

import functools
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from . import playout, standing
from .actions import Actions
from .compiling import Progress, are_compiled, compile_all
from .contract import Foresight, Rules, Spec
from .events import clear_events
from .kernel import bind
from .notation import ActionRecord, write_notations
from .records import dtype_of
from .rng import Words, seed
from .shapes import write
from .state import State

# Argument types of compiled functions: s the record, S several, v a view, e an action, E several, i an integer, a
# action ids, w words or points, m a table of them, b bytes.
_TYPES = {
    "i": numba.types.int64,
    "a": numba.types.int32[::1],
    "w": numba.types.int64[::1],
    "m": numba.types.int64[:, ::1],
    "b": numba.types.uint8[::1],
}


class Kernels:
    """Compiled when first called, or all at once by `compile`."""

    def __init__(self, spec: Spec, rules: Rules, foresight: Foresight, actions: Actions) -> None:
        self._spec, self.rules, self._foresight, self._actions = spec, rules, foresight, actions

    def compile(self, progress: Progress | None = None) -> None:
        """Have every compiled function ready: from the cache, or compiled now (seconds, once per machine)."""
        state = numba.from_dtype(dtype_of(self._spec.state))
        view, action = (numba.from_dtype(dtype_of(record)) for record in (self._spec.view, ActionRecord))
        types = {**_TYPES, "s": state, "S": state[::1], "v": view, "e": action, "E": action[::1]}
        functions, letters = zip(*self._called, strict=True)
        compile_all(functions, [tuple(types[letter] for letter in word) for word in letters], progress)

    @property
    def is_compiled(self) -> bool:
        """Whether this machine has compiled it before: then every function is loaded when first used."""
        return are_compiled([function for function, _ in self._called])

    @property
    def _called(self) -> tuple[tuple[Any, str], ...]:
        """Every function that Python calls, with the types it is called with, a letter each."""
        r = self.rules
        return (
            (r.setup, "s"),
            (r.pending, "s"),
            (r.refusal, "sii"),
            (r.legal, "sia"),
            (r.sample, "siw"),
            (r.apply, "sii"),
            (r.score, "siw"),
            (self.rank, "sww"),
            (r.determinize, "siw"),
            (r.look, "siv"),
            (r.count, "s"),
            (self._actions.explain_each, "saE"),
            (r.number, "se"),
            (write_notations, "Ewbwb"),
            (write, "wbbwb"),
            (self.try_each, "SSmiiamw"),
            (clear_events, "s"),
            (seed, "wii"),
            *self._foresight.kernels,
        )

    @functools.cached_property
    def rank(self) -> Callable[[State, npt.NDArray[np.int64], npt.NDArray[np.int64]], None]:
        return bind(standing.rank, score=self.rules.score, tie_break=self.rules.tie_break)

    @functools.cached_property
    def scan(self) -> Callable[[State, int, npt.NDArray[np.bool_]], None]:
        return bind(playout.scan, refusal=self.rules.refusal)

    @functools.cached_property
    def playout(self) -> Callable[[State, Words], int]:
        r = self.rules
        return bind(playout.play_out, pending=r.pending, sample=r.sample, apply=r.apply)

    @functools.cached_property
    def try_each(self) -> Callable[..., None]:
        """What choices of a seat do in deals that it thinks possible."""
        r, act = self.rules, self._foresight.alone or self.rules.apply
        return bind(playout.try_each, act=act, pending=r.pending, sample=r.sample, apply=r.apply, score=r.score)

    @functools.cached_property
    def playout_listed(self) -> Callable[[State, Words, npt.NDArray[np.int32]], int]:
        r = self.rules
        return bind(playout.play_out_listed, pending=r.pending, legal=r.legal, apply=r.apply)

    @functools.cached_property
    def playout_all(self) -> Callable[[Any, int, int, npt.NDArray[np.int64]], int]:
        return bind(playout.play_out_all, playout=self.playout, score=self.rules.score)

    @functools.cached_property
    def play_games(self) -> Callable[[State, Words, int, npt.NDArray[np.int64]], int]:
        return bind(playout.play_games, setup=self.rules.setup, playout=self.playout, score=self.rules.score)

    @functools.cached_property
    def play_games_listed(self) -> Callable[..., int]:
        r = self.rules
        return bind(playout.play_games_listed, setup=r.setup, playout_listed=self.playout_listed, score=r.score)
