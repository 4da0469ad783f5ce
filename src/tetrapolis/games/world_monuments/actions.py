"""Typed actions and their notation.

`O4`, `M2`, `C` enter a field; `red` takes that stone from it; `L4-01` builds in the first slot of level 4; `pass`.
`M2=1` leaves a middle field with one stone while the quarry is filled.
A whole move is its steps in order: `M0 purple M1 orange O2`.
"""

from dataclasses import dataclass
from typing import Annotated

from tetrapolis.core.kernel import rule
from tetrapolis.core.notation import Action, ActionRecord, Notation, Words
from tetrapolis.core.records import NONE

from .building import place_in_level
from .components import COLOURS, FIELD_NAMES, FIELDS, FIRST_MIDDLE, INNER, LEVELS
from .ids import ACTION_COUNT, FIRST_SHORT, FIRST_SLOT, FIRST_STONE, PASS
from .state import State


@dataclass(frozen=True)
class Enter(Action, notation="{field}"):
    """The worker enters a field."""

    field: Annotated[str, Words(FIELD_NAMES)]


@dataclass(frozen=True)
class Take(Action, notation="{colour}"):
    """A stone from the field that was entered."""

    colour: Annotated[str, Words(COLOURS)]


@dataclass(frozen=True)
class Build(Action, notation="L{level}-{place:02}"):
    """A stone into a slot, named by its level and its place in the level; the plan fixes the colour."""

    level: int
    place: int


@dataclass(frozen=True)
class Pass(Action, notation="pass"):
    """Nothing fits."""


@dataclass(frozen=True)
class Shorten(Action, notation="{field}=1"):
    """A middle field that gets only one stone."""

    field: Annotated[str, Words(FIELD_NAMES)]


NOTATION = Notation(Enter, Take, Build, Pass, Shorten, example="M0 purple O1")
ENTER, TAKE, BUILD, PASSING, SHORTEN = range(5)


@rule
def count(s: State) -> int:
    return ACTION_COUNT


@rule
def explain(s: State, action: int, a: ActionRecord) -> None:
    """Fields and colours have the same ids in every match; slots are numbered from the ground up."""
    if action < FIRST_STONE:
        a.kind = ENTER
        a.numbers[0] = action
    elif action < FIRST_SLOT:
        a.kind = TAKE
        a.numbers[0] = action - FIRST_STONE
    elif action < PASS:
        _explain_slot(s, action - FIRST_SLOT, a)
    elif action == PASS:
        a.kind = PASSING
    else:
        a.kind = SHORTEN
        a.numbers[0] = FIRST_MIDDLE + action - FIRST_SHORT


@rule
def _explain_slot(s: State, slot: int, a: ActionRecord) -> None:
    """A slot that this monument lacks is one of a level that no monument has: refused by the rules."""
    monument = s.monuments[s.monument]
    there = slot < monument.slots
    a.kind = BUILD
    a.numbers[0] = monument.level[slot] if there else LEVELS + 1
    a.numbers[1] = place_in_level(s, slot) if there else slot + 1


@rule
def number(s: State, a: ActionRecord) -> int:
    first = int(a.numbers[0])
    if a.kind == ENTER and 0 <= first < FIELDS:
        return first
    if a.kind == TAKE and 0 <= first < len(COLOURS):
        return FIRST_STONE + first
    if a.kind == BUILD:
        return _number_of_slot(s, first, int(a.numbers[1]))
    if a.kind == PASSING:
        return PASS
    if a.kind == SHORTEN and FIRST_MIDDLE <= first < INNER:
        return FIRST_SHORT + first - FIRST_MIDDLE
    return NONE


@rule
def _number_of_slot(s: State, level: int, place: int) -> int:
    monument = s.monuments[s.monument]
    for slot in range(monument.slots):
        if monument.level[slot] == level and place_in_level(s, slot) == place:
            return FIRST_SLOT + slot
    return NONE
