"""What a page must know in order to call the engine of a game: where everything lies, and how actions are written."""

import base64
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
import numpy as np

from .core.foresight import PartRecord
from .core.game import Game
from .core.notation import ActionRecord
from .core.options import Choice, spell
from .core.pads import MOST_NUMBERS, Figure
from .core.records import Record, dtype_of
from .core.sentences import SentenceRecord
from .core.state import NUMBERS, EventRecord, States

Patch = tuple[int, str]  # a place in a record, and the bytes that stand there, in Base64


class EventLayout(msgspec.Struct, frozen=True):
    """Where the parts of an event lie; `numbers` is where they begin, and how many there are."""

    size: int
    kind: int
    seat: int
    audience: int
    numbers: tuple[int, int]


class OptionLayout(msgspec.Struct, frozen=True):
    """An option: the place of the byte that has its number, and its choices by number, as records have them."""

    name: str
    place: int
    choices: list[Choice]


class StateLayout(msgspec.Struct, frozen=True):
    """Where the head of a state lies."""

    size: int
    rng: int
    seats: int
    parties: int
    options: list[OptionLayout]
    event_count: int
    events: int


class MemberLayout(msgspec.Struct, frozen=True):
    """A member of an action: the words that its numbers stand for, if any, and its number if it is left out."""

    name: str
    words: list[str]
    default: int | None


class KindLayout(msgspec.Struct, frozen=True):
    """A kind of action: the texts that name one match its pattern, with a group for each member that is said."""

    pattern: str
    members: list[MemberLayout]


class NotationLayout(msgspec.Struct, frozen=True):
    """How actions are written by `write_notations` (see core/notation.py), and read."""

    size: int  # of an action
    numbers: int  # where its numbers begin
    program: list[int]
    texts: list[str]
    most: int
    kinds: list[KindLayout]
    example: str


class StepSet(msgspec.Struct, frozen=True):
    """How a set that is chosen step by step is written: see core/steps.py."""

    part: str
    end: str
    whole: str
    none: str
    words: list[str]


class PartLayout(msgspec.Struct, frozen=True):
    """Where the members of a part lie that a choice costs or brings."""

    size: int
    why: int
    good: int
    party: int
    count: int


class SentenceLayout(msgspec.Struct, frozen=True):
    """Where the numbers of a sentence begin, and how many there are."""

    size: int
    numbers: tuple[int, int]


class FigureLayout(msgspec.Struct, frozen=True):
    """A number of an entry: its bounds, and the words that it stands for, if any."""

    name: str
    least: int
    most: int
    words: list[str]


class EntryLayout(msgspec.Struct, frozen=True):
    """A kind of entry on a score pad: numbers that tell what it is about, and what is said of that.

    A shared one is the table's, not one player's.
    """

    name: str
    keys: list[FigureLayout]
    values: list[FigureLayout]
    shared: bool


class FieldLayout(msgspec.Struct, frozen=True):
    """A number to be asked for: the kind of its entry, and what it is about."""

    entry: str
    keys: list[int]


class WayLayout(msgspec.Struct, frozen=True):
    """One way to enter a category; ways replace each other, but for one beside the others."""

    category: str
    name: str
    fields: list[FieldLayout]
    beside: bool


class PadLayout(msgspec.Struct, frozen=True):
    """A score pad: see core/pads.py. `numbers` is room for the numbers of an entry, `bounds` is by category."""

    entries: list[EntryLayout]
    ways: list[WayLayout]
    columns: int
    numbers: int
    notes: list[str]
    doubts: list[str]
    bounds: dict[str, tuple[int, int]]
    options: list[str]


class Layout(msgspec.Struct, frozen=True):
    """All of it. `prepared` are facts that stand in every state, and those that choices of options stand for.

    `alone`: the rules can do a choice by itself, where others choose at the same time. Of a choice with secret steps,
    tables take only the whole.
    """

    rule_prefix: str
    parties: dict[int, int]  # by number of seats
    legal_limit: int
    goods: list[str]
    part_reasons: list[str]
    part_goods: list[str]
    part_limit: int  # of one action
    alone: bool
    steps: StepSet | None
    secret_steps: bool
    state: StateLayout
    event: EventLayout
    part: PartLayout
    sentence: SentenceLayout
    notation: NotationLayout
    prepared: list[Patch]
    prepared_for: dict[str, dict[str, list[Patch]]]
    pad: PadLayout | None


def layout_of(game: Game) -> Layout:
    spec, foresight = game.spec, game.foresight
    return Layout(
        rule_prefix=spec.rule_prefix,
        parties={seats: seats + spec.rivals(seats) for seats in spec.seat_counts},
        legal_limit=spec.legal_limit,
        goods=list(foresight.good_names),
        part_reasons=list(foresight.part_reasons),
        part_goods=list(foresight.part_goods),
        part_limit=foresight.part_limit,
        alone=foresight.alone is not None,
        steps=msgspec.convert(asdict(spec.steps), StepSet) if spec.steps else None,
        secret_steps=spec.secret_steps,
        state=_state_layout(game),
        event=_event_layout(),
        part=PartLayout(**_places(PartRecord)),
        sentence=_sentence_layout(),
        notation=_notation_layout(game),
        **_prepared(game),
        pad=_pad_layout(game),
    )


def _places(declared: type[Record]) -> dict[str, int]:
    """Where the members of a record lie; and its size."""
    dtype = dtype_of(declared)
    fields: Any = dtype.fields
    return {"size": int(dtype.itemsize), **{name: int(fields[name][1]) for name in fields}}


def _sentence_layout() -> SentenceLayout:
    places = _places(SentenceRecord)
    return SentenceLayout(places["size"], (places["numbers"], NUMBERS))


def _state_layout(game: Game) -> StateLayout:
    fields: Any = game.dtype.fields
    at = {name: int(fields[name][1]) for name in ("rng", "seats", "parties", "options", "event_count", "events")}
    options: Any = fields["options"][0].fields
    if any(kind.itemsize != 1 for kind, *_ in options.values()):
        raise ValueError(f"{game.name} has an option that is not one byte")
    places = [
        OptionLayout(option.name, at["options"] + int(options[option.name][1]), list(option.choices))
        for option in game.spec.options
    ]
    return StateLayout(
        int(game.dtype.itemsize), at["rng"], at["seats"], at["parties"], places, at["event_count"], at["events"]
    )


def _event_layout() -> EventLayout:
    at = _places(EventRecord)
    return EventLayout(at["size"], at["kind"], at["seat"], at["audience"], (at["numbers"], NUMBERS))


def _notation_layout(game: Game) -> NotationLayout:
    notation, at = game.spec.notation, _places(ActionRecord)
    texts = [notation.texts[a:b].tobytes().decode() for a, b in itertools.pairwise(notation.starts)]
    kinds = [
        KindLayout(
            kind.pattern.pattern.replace("(?P<", "(?<"),
            [MemberLayout(one.name, list(one.words), one.default) for one in kind.members],
        )
        for kind in notation.kinds
    ]
    program = notation.program.tolist()
    return NotationLayout(at["size"], at["numbers"], program, texts, notation.most, kinds, notation.example)


def _pad_layout(game: Game) -> PadLayout | None:
    pad = game.pad
    if pad is None:
        return None
    categories = game.spec.categories
    return PadLayout(
        [
            EntryLayout(entry.name, _figures(entry.keys), _figures(entry.values), entry.shared)
            for entry in pad.kinds(categories)
        ],
        [
            WayLayout(
                way.category, way.name, [FieldLayout(entry, list(keys)) for entry, keys in way.fields], way.beside
            )
            for way in pad.ways
        ],
        len(categories) + pad.columns,
        MOST_NUMBERS,
        list(pad.notes),
        list(pad.doubts),
        {category: pad.bounds_of(category) for category in categories},
        list(pad.options),
    )


def _figures(figures: Sequence[Figure]) -> list[FigureLayout]:
    return [FigureLayout(figure.name, *figure.bounds, list(figure.words)) for figure in figures]


def _prepared(game: Game) -> dict[str, Any]:
    """What `prepare` writes, and what is different for each choice of an option: it writes for each one by itself."""
    seats = game.spec.seat_counts[0]
    plain = _prepared_for(game, seats, {})
    found: dict[str, dict[str, list[Patch]]] = {}
    for option in game.spec.options:
        choices = option.choices_for(seats)
        states = {choice: _prepared_for(game, seats, {option.name: choice}) for choice in choices}
        differing = np.any([one != plain for one in states.values()], axis=0) if states else np.zeros(0, np.bool_)
        if differing.any():
            found[option.name] = {spell(choice): list(_patches(one, differing)) for choice, one in states.items()}
    return {"prepared": list(_patches(plain, plain != 0)), "prepared_for": found}


def _prepared_for(game: Game, seats: int, options: dict[str, Any]) -> Any:
    """The bytes that `prepare` writes into an empty state."""
    states: States = game.template(seats, options)
    game_fields: Any = game.dtype.fields
    for name in ("seats", "parties", "options"):
        kind, at = game_fields[name][:2]
        states.view(np.uint8)[at : at + kind.itemsize] = 0
    return states.view(np.uint8)


def _patches(state: Any, where: Any) -> Iterator[Patch]:
    """The bytes at some places, near ones together."""
    places = np.flatnonzero(where)
    for group in np.split(places, np.flatnonzero(np.diff(places) > 8) + 1):
        if len(group):
            begin, end = int(group[0]), int(group[-1]) + 1
            yield begin, base64.b64encode(state[begin:end].tobytes()).decode()
