"""What a game declares: Spec, what it is played with; Rules, the compiled functions; Face, how people meet it; and
Foresight, what previews tell of a choice.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from tetrapolis.text import Texts

from .errors import BadOption, shown
from .events import EventKind
from .foresight import no_goods
from .notation import Notation
from .numbers import integer
from .options import Choice, Option, Preset, complete
from .plans import Plans
from .records import Record
from .rng import Words
from .sentences import Listing, Phrase, SentenceKind, listed, words_in
from .state import Header, State
from .steps import StepSet


@dataclass(frozen=True)
class Spec:
    """What a game is played with: seats, options, records, notation, points."""

    name: str
    rules_version: int
    rule_prefix: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[Header]
    view: type[Record]  # what `look` fills
    notation: Notation  # the kinds of actions
    legal_limit: int
    categories: tuple[str, ...]
    census: Callable[[State], dict[str, int]]
    rivals: Callable[[int], int] = lambda seats: 0
    presets: tuple[Preset, ...] = ()  # named readings of the rules; one of them is the default
    prepare: Callable[[State], None] = lambda s: None  # writes facts that chosen options stand for, before set-up
    unfinished: Callable[[State, int], bool] | None = None  # has the seat only begun a choice? Its steps are one line
    steps: StepSet | None = None  # how the steps of a choice are written as one text, if not one a word
    secret_steps: bool = False  # nobody may learn how many steps a choice took: tables take it only whole
    plans: Plans | None = None  # boards that people can add as files
    check_together: Callable[[Mapping[str, Choice]], None] = lambda options: None  # BadOption for what does not fit
    view_words: Mapping[str, Sequence[str]] = field(default_factory=dict)  # vocabularies that the view names

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
    describe(s, seat, action, t)  what a legal action does, as a sentence, into an empty record
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
    describe: Callable[[State, int, int, Any], None]

    @property
    def deciding(self) -> tuple[Callable[..., Any], ...]:
        """What decides how the game is played: not how it looks."""
        r = self
        return (
            *(r.setup, r.pending, r.refusal, r.legal, r.sample, r.apply, r.score, r.tie_break, r.determinize),
            *(r.count, r.explain, r.number),
        )


@dataclass(frozen=True)
class RuleSection:
    """A heading of the rules page and the ids of the rules under it."""

    name: str
    rules: tuple[str, ...]


def rulebook(prefix: str, **last: int) -> tuple[RuleSection, ...]:
    """The sections of the rules in order, each named with the number of its last rule."""
    firsts = (1, *(number + 1 for number in last.values()))
    return tuple(
        RuleSection(name, tuple(f"{prefix}-{number}" for number in range(first, end + 1)))
        for first, (name, end) in zip(firsts, last.items(), strict=False)
    )


@dataclass(frozen=True)
class Part:
    """One thing that an action costs or brings, and why, as a word of the game's texts; to whom, if not to oneself."""

    why: str
    good: str
    count: int
    party: int | None = None


@dataclass(frozen=True)
class Face:
    """How people meet a game: its words, its rules as texts, its components, its picture on a terminal."""

    locale: Path
    rulebook: tuple[RuleSection, ...]
    event_kinds: tuple[EventKind, ...]
    terminal: str  # the module that draws it
    sentences: tuple[SentenceKind, ...]  # what `describe` tells
    box: msgspec.Struct | None = None  # the components, as drawings need them
    vocabulary: Mapping[str, tuple[Phrase, ...]] = field(default_factory=dict)  # numbers that stand for words
    lists: Mapping[str, Listing] = field(default_factory=dict)  # words made of several numbers, or of a set
    fleeting: frozenset[str] = frozenset()  # kinds of events that tell nothing more once all have chosen

    def words(self, numbers: Mapping[str, int]) -> dict[str, Phrase]:
        """The words that belong into a sentence with these numbers, of an event or about an action."""
        told = {name: self.vocabulary[name][number] for name, number in numbers.items() if name in self.vocabulary}
        lists = {name: listed(found) for name, listing in self.lists.items() if (found := words_in(listing, numbers))}
        return {**told, **lists}

    def say(self, told: Any, speak: Texts) -> str:
        """A sentence that `describe` has told."""
        kind = self.sentences[int(told.kind)]
        numbers = dict(zip(kind.numbers, told.numbers.tolist(), strict=False))
        words = {name: phrase.say(speak) for name, phrase in self.words(numbers).items()}
        return speak(kind.key, **{**numbers, **words})


@dataclass(frozen=True)
class Foresight:
    """What previews tell of a choice besides points, by compiled functions.

    goods(s, party, out)              what a party owns, in the order of their names
    parts(worlds, seat, action, out)  what a choice in `worlds[0]` costs and brings, item by item, in numbers of words;
                                      how many items. The other worlds are room to try things in
    alone(s, seat, action)            do a choice by itself, where others choose at the same time
    """

    good_names: tuple[str, ...] = ()
    goods: Callable[[State, int, Words], None] = no_goods
    part_reasons: tuple[str, ...] = ()
    part_goods: tuple[str, ...] = ()
    part_limit: int = 0  # the most items of one action
    parts: Callable[[Any, int, int, Any], int] | None = None
    alone: Callable[[State, int, int], None] | None = None
    kernels: tuple[tuple[Any, str], ...] = ()  # further compiled functions that Python calls: see kernels.py
