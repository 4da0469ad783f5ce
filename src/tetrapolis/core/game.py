"""What a game is: a record, a few functions over it, and what can be derived from them."""

import functools
import itertools
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import numba
import numpy as np
import numpy.typing as npt

from tetrapolis.text import Texts

from . import playout, standing
from .actions import Actions
from .compiling import Progress, are_compiled, compile_all
from .errors import BadOption, BadRecord, shown
from .events import Event, EventKind, clear_events
from .fingerprint import fingerprint
from .kernel import bind
from .notation import ActionRecord, Notation
from .numbers import bounded, integer
from .options import Choice, Option, Preset, complete
from .plans import Plans
from .records import Record, dtype_of
from .rng import Words, seed
from .scratch import scratch
from .seed import Seed
from .shapes import Shape, shape_of, write
from .state import State, States, copy

SPECTATOR = -1
_MOST_STATES = 10_000_000
_MOST_SEED = (1 << 128) - _MOST_STATES - 1

# Argument types of compiled functions: s the record, S several, v a view, e an action, i an integer, a action ids,
# w words or points, m a table of them, b bytes.
_TYPES = {
    "i": numba.types.int64,
    "a": numba.types.int32[::1],
    "w": numba.types.int64[::1],
    "m": numba.types.int64[:, ::1],
    "b": numba.types.uint8[::1],
}


@dataclass(frozen=True)
class Rules:
    """The compiled functions that define a game. `s` is one element of an array with the game's dtype.

    setup(s)                      lay everything out; the header up to the options is filled already
    pending(s)                    bit set of all seats that must choose now; 0 = over
    refusal(s, seat, action)      0 if legal, else the number of the rule that forbids it: the ONE predicate
    legal(s, seat, out)           list the legal action ids, return how many
    sample(s, seat, rng)          a uniformly random legal action id
    apply(s, seat, action)        commit a legal choice; when the last pending seat has chosen, everything resolves
    score(s, party, out)          points by category
    tie_break(s, party)           what decides between equal points: more is better
    determinize(s, seat, rng)     forget all that the seat (-1: a spectator) cannot know and deal it anew
    look(s, seat, v)              what the seat (-1: a spectator) may know, by inclusion, into an empty view
    count(s)                      how many action ids there are; they may depend on seats and options, never on secrets
    explain(s, action, a)         the kind and the members of an action id
    number(s, a)                  the inverse of `explain`; NONE, or another action's id, for what does not exist
    """

    setup: Callable[[State], None]
    pending: Callable[[State], int]
    refusal: Callable[[State, int, int], int]
    legal: Callable[[State, int, npt.NDArray[np.int32]], int]
    sample: Callable[[State, int, Words], int]
    apply: Callable[[State, int, int], None]
    score: Callable[[State, int, npt.NDArray[np.int64]], None]
    tie_break: Callable[[State, int], int]
    determinize: Callable[[State, int, Words], None]
    look: Callable[[State, int, Any], None]
    count: Callable[[State], int]
    explain: Callable[[State, int, Any], None]
    number: Callable[[State, Any], int]


class StepNotation(Protocol):
    """How the steps of a choice are written as one text of their own.

    `split` gives the steps of a text, `join` the text of steps in one canonical order, and `complete` the text of a
    whole choice that consists of one step.
    """

    def split(self, text: str) -> list[str]: ...
    def join(self, steps: Sequence[str]) -> str: ...
    def complete(self, step: str) -> str: ...


@dataclass(frozen=True)
class RuleSection:
    """A heading of the rules page and the ids of the rules under it."""

    name: str
    rules: tuple[str, ...]


class Phrase(NamedTuple):
    """A message key, with the number or letter that the message needs, if any; several in a list say more than one."""

    key: str
    detail: int | str | None = None
    more: tuple["Phrase", ...] = ()

    def say(self, speak: Texts) -> str:
        said = speak(self.key) if self.detail is None else speak(self.key, detail=self.detail)
        return ", ".join([said, *(other.say(speak) for other in self.more)])


@dataclass(frozen=True)
class Part:
    """One thing that an action costs or brings, and why, as a word of the game's texts; to whom, if not to oneself."""

    why: str
    good: str
    count: int
    party: int | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the rest of the house knows about one game."""

    name: str
    rules_version: int
    rule_prefix: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    dtype: np.dtype[Any]
    rules: Rules
    legal_limit: int
    categories: tuple[str, ...]
    event_kinds: tuple[EventKind, ...]
    view_record: type[Record]  # what `look` fills
    notation: Notation  # the kinds of actions
    census: Callable[[State], dict[str, int]]
    locale: Path
    rulebook: tuple[RuleSection, ...]
    terminal: str
    box: msgspec.Struct | None = None  # the components, as drawings need them
    heuristic: str = ""  # the module with what bots think of the game
    rivals: Callable[[int], int] = lambda seats: 0
    presets: tuple[Preset, ...] = ()  # named readings of the rules; one of them is the default
    vocabulary: Mapping[str, tuple[Phrase, ...]] = field(default_factory=dict)  # event numbers that stand for words
    phrases: Callable[[Event], Mapping[str, Phrase]] = lambda event: {}  # words made of several numbers of an event
    prepare: Callable[[State], None] = lambda s: None  # writes facts that chosen options stand for, before set-up
    unfinished: Callable[[State, int], bool] | None = None  # has the seat only begun a choice? Its steps are one line
    steps: StepNotation | None = None  # how the steps of a choice are written as one text, if not one a word
    secret_steps: bool = False  # nobody may learn how many steps a choice took: tables take it only whole
    alone: Callable[[State, int, int], None] | None = None  # a choice by itself, where others choose too: for previews
    goods: Callable[[State, int], dict[str, int]] = lambda s, party: {}  # owned besides points: for previews
    parts: Callable[[States, int, int], list[Part]] = lambda states, seat, action: []  # of a choice: for previews
    plans: Plans | None = None  # boards that people can add as files
    check_together: Callable[[Mapping[str, Choice]], None] = lambda options: None  # BadOption for what does not fit
    view_words: Mapping[str, Sequence[str]] = field(default_factory=dict)  # vocabularies that the view names
    kernels: tuple[tuple[Any, str], ...] = ()  # further compiled functions that Python calls: see _TYPES

    @functools.cached_property
    def fingerprint(self) -> str:
        """Tells versions of the rules apart, also where `rules_version` was forgotten."""
        return fingerprint(vars(self.rules).values(), self.heuristic.rpartition(".")[2])

    # -- starting ---------------------------------------------------------------------------------------------------

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played with it; else BadOption."""
        count = integer(seats)
        if count not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            given = shown(seats) if count is None else count
            raise BadOption("seats-unknown", game=self.name, seats=given, counts=counts)
        return count

    def preset(self, name: str) -> Preset:
        """The preset of this name; BadOption if there is none."""
        for preset in self.presets:
            if isinstance(name, str) and preset.name == name:
                return preset
        presets = ", ".join(preset.name for preset in self.presets)
        raise BadOption("preset-unknown", preset=shown(name), count=len(self.presets), presets=presets)

    def complete_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Choice]:
        """All options of a match with defaults filled in; BadOption if something does not exist or fit."""
        chosen = complete(self.options, options, self.check_seats(seats))
        self.check_together(chosen)
        return chosen

    def carried_plans(self, options: Mapping[str, Choice]) -> dict[str, Any]:
        """The boards of the user's own that a match is played on, to be kept with the match."""
        if self.plans is None:
            return {}
        chosen = [options[name] for name in self.plans.options]
        return {name: source for name, source in self.plans.sources.items() if name in chosen}

    def with_plans(self, carried: Mapping[str, Any]) -> "Game":
        """The same game with the boards that were kept with a match; BadPlan if they are none."""
        if not isinstance(carried, Mapping):
            raise BadRecord("record-plans")
        if not carried:
            return self
        if self.plans is None:
            raise BadOption("no-plans", game=self.name)
        if all(self.plans.sources.get(name) == source for name, source in carried.items()):
            return self
        if len(carried) > len(self.plans.options):
            raise BadRecord("record-plans")
        return self.plans.extended(carried)

    def template(self, seats: int, options: Mapping[str, object] | None = None) -> States:
        """A record with its header filled, not yet set up."""
        seats = self.check_seats(seats)
        chosen = self.complete_options(seats, options or {})
        states = np.zeros(1, self.dtype)
        s = states[0]
        s.seats = seats
        s.parties = seats + self.rivals(seats)
        for option in self.options:
            setattr(s.options, option.name, option.code(chosen[option.name], seats))
        self.prepare(s)
        return states

    def deal(self, count: int, seats: int, options: Mapping[str, object] | None = None, first: int = 0) -> States:
        """`count` matches, set up from the seeds first, first + 1, ..."""
        count = bounded("count", count, 0, _MOST_STATES)
        first = bounded("first", first, 0, _MOST_SEED)
        states = np.repeat(self.template(seats, options), count)
        for i in range(count):
            Seed(first + i).start(states[i].rng)
            self.rules.setup(states[i])
        return states

    # -- asking -----------------------------------------------------------------------------------------------------

    def rule_id(self, number: int) -> str:
        return f"{self.rule_prefix}-{number}"

    def legal(self, s: State, seat: int) -> npt.NDArray[np.int32]:
        """The ids of all legal actions of a seat, in ascending order: how they were found may tell hidden things."""
        seat = bounded("seat", seat, 0, int(s.seats) - 1)
        out = scratch(self.legal_limit, np.int32)
        return np.sort(out[: self.rules.legal(s, seat, out)])

    def mask(self, s: State, seat: int) -> npt.NDArray[np.bool_]:
        """One truth value per action id."""
        out = np.zeros(self.actions.count(s), np.bool_)
        out[self.legal(s, seat)] = True
        return out

    def points(self, s: State, party: int) -> dict[str, int]:
        """Points by category."""
        party = bounded("party", party, 0, int(s.parties) - 1)
        out = np.zeros(len(self.categories), np.int64)
        self.rules.score(s, party, out)
        return dict(zip(self.categories, map(int, out), strict=True))

    def pending_seats(self, s: State) -> tuple[int, ...]:
        return tuple(_bits(int(self.rules.pending(s))))

    def winners(self, s: State) -> tuple[int, ...]:
        """The parties in the first place; of a lost solo match the rival."""
        return tuple(party for party, place in enumerate(self.ranks(s)) if place == 1)

    def ranks(self, s: State) -> tuple[int, ...]:
        """The place of every party as the points stand, counted from 1; equals share a place."""
        out = np.zeros(int(s.parties), np.int64)
        self._rank(s, np.zeros(len(self.categories), np.int64), out)
        return tuple(out.tolist())

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as plain JSON."""
        if seat is not None:
            seat = bounded("seat", seat, 0, int(s.seats) - 1)
        found: dict[str, Any] = msgspec.json.decode(self.view_json(s, seat))
        return found

    def view_json(self, s: State, seat: int | None) -> bytes:
        """The same as text."""
        seen = np.zeros(1, self._view_dtype)
        self.rules.look(s, SPECTATOR if seat is None else seat, seen[0])
        return self._view_shape.json(seen)

    @functools.cached_property
    def _view_dtype(self) -> np.dtype[Any]:
        return dtype_of(self.view_record)

    @functools.cached_property
    def _view_shape(self) -> Shape:
        return shape_of(self.view_record, self.view_words)

    @functools.cached_property
    def actions(self) -> Actions:
        """Action id <-> typed action <-> notation."""
        r = self.rules
        return Actions(self.notation, r.count, r.explain, r.number)

    def words(self, event: Event) -> dict[str, Phrase]:
        """The words that belong into the sentence about an event, as far as its viewer may know its numbers."""
        numbers = event.numbers
        told = {name: self.vocabulary[name][numbers[name]] for name in numbers if name in self.vocabulary}
        return {**told, **self.phrases(event)} if numbers else {}

    def split(self, text: str) -> list[str]:
        """The steps that a text holds, where choices may take several: in the game's own way, or one a word."""
        if self.unfinished is None:
            return [text]
        return self.steps.split(text) if self.steps is not None else text.split() or [text]

    def join(self, steps: Sequence[str]) -> str:
        """The steps of one choice as one text."""
        return self.steps.join(steps) if self.steps is not None else " ".join(steps)

    def complete(self, step: str) -> str:
        """A step of a choice with secret steps as a whole choice; any other action as it is."""
        return self.steps.complete(step) if self.steps is not None and self.secret_steps else step

    # -- derived, compiled ------------------------------------------------------------------------------------------

    @functools.cached_property
    def is_legal(self) -> Callable[[State, int, int], bool]:
        return bind(playout.is_legal, refusal=self.rules.refusal)

    @functools.cached_property
    def _rank(self) -> Callable[[State, npt.NDArray[np.int64], npt.NDArray[np.int64]], None]:
        return bind(standing.rank, score=self.rules.score, tie_break=self.rules.tie_break)

    @functools.cached_property
    def scan(self) -> Callable[[State, int, npt.NDArray[np.bool_]], None]:
        return bind(playout.scan, refusal=self.rules.refusal)

    @functools.cached_property
    def playout(self) -> Callable[[State, Words], int]:
        r = self.rules
        return bind(playout.play_out, pending=r.pending, sample=r.sample, apply=r.apply)

    @functools.cached_property
    def choose_at_once(self) -> Callable[[State, int, npt.NDArray[np.int32], int, Words], None]:
        """What a seat's choice does, tried in a deal that it thinks possible."""
        r = self.rules
        return bind(
            playout.choose_at_once, act=self.alone or r.apply, pending=r.pending, sample=r.sample, apply=r.apply
        )

    @functools.cached_property
    def sure_gains(self) -> Callable[..., None]:
        return bind(playout.sure_gains, choose=self.choose_at_once, score=self.rules.score)

    @functools.cached_property
    def playout_listed(self) -> Callable[[State, Words, npt.NDArray[np.int32]], int]:
        r = self.rules
        return bind(playout.play_out_listed, pending=r.pending, legal=r.legal, apply=r.apply)

    @functools.cached_property
    def _playout_all(self) -> Callable[[Any, int, int, npt.NDArray[np.int64]], int]:
        return bind(playout.play_out_all, playout=self.playout, score=self.rules.score)

    @functools.cached_property
    def play_games(self) -> Callable[[State, Words, int, npt.NDArray[np.int64]], int]:
        return bind(playout.play_games, setup=self.rules.setup, playout=self.playout, score=self.rules.score)

    @functools.cached_property
    def play_games_listed(self) -> Callable[..., int]:
        r = self.rules
        return bind(playout.play_games_listed, setup=r.setup, playout_listed=self.playout_listed, score=r.score)

    def playouts(self, states: States, number: int = 0, threads: int | None = None) -> npt.NDArray[np.int64]:
        """Play every state of the batch to its end, in place, on all cores; points [state, party, category].

        `number` chooses the random play; the result does not depend on the number of threads.
        """
        if not isinstance(states, np.ndarray) or states.dtype != self.dtype or states.ndim != 1:
            raise BadOption("bad-states", game=self.name)
        number = bounded("number", number, 0, (1 << 63) - 1)
        threads = None if threads is None else bounded("threads", threads, 1, 1024)
        parties = int(states["parties"].max()) if len(states) else 0
        scores = np.zeros((len(states), parties, len(self.categories)), np.int64)
        workers = max(1, min(threads or os.cpu_count() or 1, len(states)))
        cuts = [len(states) * i // workers for i in range(workers + 1)]
        with ThreadPoolExecutor(workers) as pool:
            jobs = [
                pool.submit(self._playout_all, states[start:end], number, start, scores[start:end])
                for start, end in itertools.pairwise(cuts)
            ]
            for job in jobs:
                job.result()
        return scores

    def compile(self, progress: Progress | None = None) -> None:
        """Have every compiled function ready: from the cache, or compiled now (seconds, once per machine)."""
        types = {**_TYPES, "s": numba.from_dtype(self.dtype), "e": numba.from_dtype(dtype_of(ActionRecord))}
        types["S"] = types["s"][::1]
        types["v"] = numba.from_dtype(self._view_dtype)
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
            (self._rank, "sww"),
            (r.determinize, "siw"),
            (r.look, "siv"),
            (r.count, "s"),
            (r.explain, "sie"),
            (r.number, "se"),
            (self.actions.write, "saewbwb"),
            (write, "wbbwb"),
            (self.is_legal, "sii"),
            (self.playout, "sw"),
            (self.choose_at_once, "siaiw"),
            (self.sure_gains, "SSmiiamw"),
            (clear_events, "s"),
            (seed, "wii"),
            *self.kernels,
        )

    def forget(self, states: States, seat: int, rng: Words) -> States:
        """A copy of a state in which all that the seat cannot know has been dealt anew."""
        twin = copy(states)
        self.rules.determinize(twin[0], seat, rng)
        clear_events(twin[0])  # that there are some may tell that somebody did something unseen
        return twin


def _bits(number: int) -> Iterator[int]:
    index = 0
    while number:
        if number & 1:
            yield index
        number >>= 1
        index += 1
