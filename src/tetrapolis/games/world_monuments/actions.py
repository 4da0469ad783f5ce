"""Action id <-> typed action <-> notation.

`O4`, `M2`, `C` enter a field; `red` takes that stone from it; `L4-01` builds in the first slot of level 4; `pass`.
`M2=1` leaves a middle field with one stone while the quarry is filled.
A whole move is its steps in order: `M0 purple M1 orange O2`.
"""

import re
from dataclasses import dataclass

from tetrapolis.core.errors import BadAction

from .building import place_in_level
from .components import COLOURS, FIELD_NUMBERS, FIRST_MIDDLE, INNER, LEVELS, field_name
from .ids import ACTION_COUNT, FIRST_SHORT, FIRST_SLOT, FIRST_STONE, PASS
from .state import State

_SLOT = re.compile(r"l([1-9])-(\d{1,2})")


@dataclass(frozen=True)
class Enter:
    """The worker enters a field."""

    field: str

    def __str__(self) -> str:
        return self.field


@dataclass(frozen=True)
class Take:
    """A stone from the field that was entered."""

    colour: str

    def __str__(self) -> str:
        return self.colour


@dataclass(frozen=True)
class Build:
    """A stone into a slot, named by its level and its place in the level; the plan fixes the colour."""

    level: int
    place: int

    def __str__(self) -> str:
        return f"L{self.level}-{self.place:02}"


@dataclass(frozen=True)
class Pass:
    """Nothing fits."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Shorten:
    """A middle field that gets only one stone."""

    field: str

    def __str__(self) -> str:
        return f"{self.field}=1"


MonumentAction = Enter | Take | Build | Pass | Shorten


class MonumentActions:
    """Fields and colours have the same ids in every match; slots are numbered from the ground up."""

    def count(self, s: State) -> int:
        return ACTION_COUNT

    def decode(self, s: State, action: int) -> MonumentAction:
        if not 0 <= action < ACTION_COUNT:
            raise BadAction("action-id", action=str(action), count=ACTION_COUNT)
        if action < FIRST_STONE:
            return Enter(field_name(action))
        if action < FIRST_SLOT:
            return Take(COLOURS[action - FIRST_STONE])
        if action == PASS:
            return Pass()
        if action >= FIRST_SHORT:
            return Shorten(field_name(FIRST_MIDDLE + action - FIRST_SHORT))
        slot = action - FIRST_SLOT
        if slot >= int(s.monuments[int(s.monument)].slots):
            return Build(LEVELS + 1, slot + 1)  # no such slot in this monument: refused by the rules
        return Build(int(s.monuments[int(s.monument)].level[slot]), int(place_in_level(s, slot)))

    def encode(self, s: State, action: MonumentAction) -> int:
        match action:
            case Enter(field) if field in FIELD_NUMBERS:
                return FIELD_NUMBERS[field]
            case Take(colour) if colour in COLOURS:
                return FIRST_STONE + COLOURS.index(colour)
            case Pass():
                return PASS
            case Shorten(field) if FIRST_MIDDLE <= FIELD_NUMBERS.get(field, -1) < INNER:
                return FIRST_SHORT + FIELD_NUMBERS[field] - FIRST_MIDDLE
            case Build(level, place):
                monument = s.monuments[int(s.monument)]
                levels = monument.level[: int(monument.slots)].tolist()
                if level in levels and 1 <= place <= levels.count(level):
                    return FIRST_SLOT + int(levels.index(level)) + place - 1
        raise BadAction("action-out-of-range", action=str(action))

    def parse(self, text: str) -> MonumentAction:
        word = text.strip().lower()
        if word.upper() in FIELD_NUMBERS:
            return Enter(word.upper())
        if word in COLOURS:
            return Take(word)
        if word == "pass":
            return Pass()
        if word.endswith("=1") and word[:-2].upper() in FIELD_NUMBERS:
            return Shorten(word[:-2].upper())
        if found := _SLOT.fullmatch(word):
            return Build(int(found[1]), int(found[2]))
        raise BadAction("action-text", action=text[:60], example="M0 purple O1")
