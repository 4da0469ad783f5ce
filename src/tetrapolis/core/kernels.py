"""Every compiled function that Python calls for a game: its rules, and algorithms bound to them."""

import functools
from collections.abc import Callable, Mapping
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from . import difference, foresight, glance, playout, referee, secrecy, standing
from .actions import Actions
from .compiling import Progress, are_compiled, compile_all
from .contract import Foresight, Rules, Spec
from .events import clear_events
from .foresight import PartRecord
from .kernel import bind
from .notation import ActionRecord
from .pads import Pad, count_pad
from .records import dtype_of
from .rng import Words, below, seed
from .sentences import SentenceRecord
from .state import State

#: A compiled function that Python calls, and the types of its arguments, a letter each: s the record, S several, v a
#: view, V several, e an action, E several, t a sentence, P parts, i an integer, l a long one, f a fraction, a action
#: ids, w words or points, m a table of them, b bytes, B a table of them.
Called = tuple[Any, str]

_TYPES = {
    "i": numba.types.int64,
    "l": numba.types.int64,
    "f": numba.types.float64,
    "a": numba.types.int32[::1],
    "w": numba.types.int64[::1],
    "m": numba.types.int64[:, ::1],
    "b": numba.types.uint8[::1],
    "B": numba.types.uint8[:, ::1],
}


class Kernels:
    """Compiled when first called, or all at once by `compile`."""

    def __init__(
        self, spec: Spec, rules: Rules, foresight: Foresight, actions: Actions, pad: Pad | None = None
    ) -> None:
        self._spec, self.rules, self._foresight, self._actions = spec, rules, foresight, actions
        self._pad = pad

    def compile(self, progress: Progress | None = None) -> None:
        """Have every compiled function ready: from the cache, or compiled now (seconds, once per machine)."""
        self.compile_these(self.called, progress)

    def compile_these(self, called: Mapping[str, Called], progress: Progress | None) -> None:
        """The same for other functions over this game's records."""
        functions = [function for function, _ in called.values()]
        compile_all(functions, [self.types_of(letters) for _, letters in called.values()], progress)

    def types_of(self, letters: str) -> tuple[Any, ...]:
        """The types that letters stand for."""
        return tuple(self._types[letter] for letter in letters)

    @functools.cached_property
    def _types(self) -> dict[str, Any]:
        records = {"s": self._spec.state, "v": self._spec.view, "e": ActionRecord, "t": SentenceRecord, "p": PartRecord}
        types = {letter: numba.from_dtype(dtype_of(record)) for letter, record in records.items()}
        several = {letter.upper(): types[letter][::1] for letter in "svep"}
        return {**_TYPES, **types, **several}

    @property
    def is_compiled(self) -> bool:
        """Whether this machine has compiled it before: then every function is loaded when first used."""
        return are_compiled([function for function, _ in self.called.values()])

    @property
    def called(self) -> dict[str, Called]:
        """Every function that Python calls."""
        r = self.rules
        called = {
            "setup": (r.setup, "s"),
            "pending": (r.pending, "s"),
            "refusal": (r.refusal, "sii"),
            "apply": (r.apply, "sii"),
            "act": (self.act, "sii"),
            "score": (r.score, "siw"),
            "rank": (self.rank, "sww"),
            "count": (r.count, "s"),
            "explain": (r.explain, "sie"),
            "find": (self._actions.find, "see"),
            "describe": (r.describe, "siit"),
            "foresee": (self.foresee, "SSmiiammw"),
            "has_learned": (self.has_learned, "ssSiiaaVb"),
            "referee": (self.referee, "SiiEEw"),
            "tell": (self.tell, "SSSiiwb"),
            "glance": (self.glance, "SSiwiabVbwbwEwbw"),
            "seed": (seed, "wll"),
            "below": (below, "wi"),
        }
        if self._spec.unfinished is not None:
            called["unfinished"] = (self._spec.unfinished, "si")
        if self._foresight.parts is not None:
            called["sure_parts"] = (self.sure_parts, "SSiaPP")
        return called | {function.__name__: (function, letters) for function, letters in self._foresight.kernels}

    @property
    def called_by_pages(self) -> dict[str, Called]:
        """Every function that pages call, by its name: they forget, look and write one after the other, and no JSON."""
        r = self.rules
        not_here = ("referee", "tell", "glance", "explain")
        called = {name: one for name, one in self.called.items() if name not in not_here}
        return (
            called
            | self.for_pads
            | {
                "legal": (r.legal, "sia"),
                "sample": (r.sample, "siw"),
                "determinize": (r.determinize, "siw"),
                "clear_events": (clear_events, "s"),
                "look": (r.look, "siv"),
                "write_notations": (self._actions.write_notations, "saEwbwb"),
            }
        )

    @property
    def for_pads(self) -> dict[str, Called]:
        """What only pages call, for score pads: native code of it is made when somebody asks for it."""
        return {"count_pad": (self.count_pad, "smmmmmmm")} if self._pad is not None else {}

    @functools.cached_property
    def count_pad(self) -> Callable[..., None]:
        """What is written on a score pad, counted."""
        if self._pad is None:
            raise ValueError(f"{self._spec.name} has no score pad")
        p = self._pad
        return bind(
            count_pad,
            open_=p.open,
            enter=p.enter,
            count=p.count,
            worth=p.worth,
            doubt=p.doubt,
            tie_break=self.rules.tie_break,
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
    def act(self) -> Callable[[State, int, int], None]:
        """What a choice does, as far as previews can tell."""
        return self._foresight.alone or self.rules.apply

    @functools.cached_property
    def foresee(self) -> Callable[..., None]:
        """What actions of a seat change in deals that it thinks possible."""
        r = self.rules
        return bind(
            foresight.foresee,
            act=self.act,
            pending=r.pending,
            sample=r.sample,
            apply=r.apply,
            score=r.score,
            goods=self._foresight.goods,
        )

    @functools.cached_property
    def sure_parts(self) -> Callable[..., int]:
        """What actions of a seat cost and bring in deals that it thinks possible."""
        if self._foresight.parts is None:
            raise ValueError(f"{self._spec.name} does not tell parts")
        return bind(foresight.sure_parts, act=self.act, parts=self._foresight.parts)

    @functools.cached_property
    def has_learned(self) -> Callable[..., bool]:
        """Whether a choice has shown somebody something hidden."""
        r, forget = self.rules, self._forget
        see = bind(secrecy.see, legal=r.legal, look=r.look, forget=forget)
        return bind(secrecy.has_learned, pending=r.pending, refusal=r.refusal, apply=r.apply, forget=forget, see=see)

    @functools.cached_property
    def referee(self) -> Callable[..., None]:
        """Play an action, unless a rule forbids it."""
        r = self.rules
        unfinished = self._spec.unfinished or referee.in_one_step
        return bind(
            referee.referee,
            find=self._actions.find,
            pending=r.pending,
            refusal=r.refusal,
            apply=r.apply,
            unfinished=unfinished,
        )

    @functools.cached_property
    def glance(self) -> Callable[..., tuple[int, int, int]]:
        """What a seat may know and choose."""
        r, writer = self.rules, self._actions.write_notations
        return bind(glance.glance, legal=r.legal, determinize=r.determinize, look=r.look, write_notations=writer)

    @functools.cached_property
    def tell(self) -> Callable[..., int]:
        """What has changed between two states, for somebody who watches."""
        return bind(difference.tell, forget=self._forget)

    @functools.cached_property
    def _forget(self) -> Callable[[State, int, int, int], None]:
        return bind(secrecy.forget, determinize=self.rules.determinize)

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
