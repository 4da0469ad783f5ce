"""Monuments and quarries: what they are, the shelf of all there are, and writing them into a record.

A plan of the user's own is named by its file and a hash of what it says, and travels inside records and logs.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.core.errors import PlanProblem, TetrapolisError
from tetrapolis.core.options import Choice

from .components import COLOURS, FIRST_MIDDLE, INNER, LETTERS, field_name, slot_name
from .state import State

PRINTED_MONUMENTS = ("san_pietro", "capitol", "notre_dame", "taj_mahal")
PRINTED_QUARRIES = ("round",)
LOCALE = Path(__file__).parent / "locale"


def problem(key: str, **details: str | int) -> PlanProblem:
    return PlanProblem(LOCALE, key, **details)


@dataclass(frozen=True)
class Slot:
    """A place for one stone; x and y are the left front corner in half stones."""

    level: int
    place: int
    colour: int
    x: int
    y: int

    @property
    def name(self) -> str:
        return slot_name(self.level, self.place)

    def overlap(self, other: "Slot") -> int:
        """How many half-stone cells two stones share, seen from above."""
        return max(0, 2 - abs(self.x - other.x)) * max(0, 2 - abs(self.y - other.y))


@dataclass(frozen=True)
class Monument:
    """The building plan, slots from the ground up, and the material plan: stones by round and colour."""

    name: str
    slots: tuple[Slot, ...]
    material: tuple[tuple[int, ...], ...]

    @property
    def rows(self) -> list[dict[str, int]]:
        """The material plan by round and colour."""
        return [dict(zip(COLOURS, row, strict=True)) for row in self.material]

    @property
    def source(self) -> dict[str, Any]:
        """What its file says, in one canonical way."""
        return {
            "kind": "monument",
            "name": self.name,
            "rounds": self.rows,
            "levels": [self._picture(level) for level in range(1, max(slot.level for slot in self.slots) + 1)],
        }

    def _picture(self, level: int) -> str:
        stones = {(slot.x, slot.y): LETTERS[slot.colour] for slot in self.slots if slot.level == level}
        width, depth = (max(place[axis] for place in stones) + 1 for axis in range(2))
        return "\n".join("".join(stones.get((x, y), ".") for x in range(width)) for y in reversed(range(depth)))

    def supports(self, slot: Slot) -> list[int]:
        """The numbers of the slots that a slot lies on."""
        return [n for n, below in enumerate(self.slots) if below.level == slot.level - 1 and slot.overlap(below)]

    def write(self, record: Any) -> None:
        record.slots = len(self.slots)
        for number, slot in enumerate(self.slots):
            record.supports[number] = sum(1 << below for below in self.supports(slot))
            record.level[number] = slot.level
            record.colour[number] = slot.colour
            record.x[number] = slot.x
            record.y[number] = slot.y
        record.material[:] = self.material


@dataclass(frozen=True)
class Quarry:
    """Fields by number, and for each the set of those it touches."""

    name: str
    adjacent: Mapping[int, frozenset[int]]

    @property
    def outer(self) -> int:
        return sum(number < FIRST_MIDDLE for number in self.adjacent)

    @property
    def middle(self) -> int:
        return sum(FIRST_MIDDLE <= number < INNER for number in self.adjacent)

    @property
    def source(self) -> dict[str, Any]:
        """What its file says, in one canonical way."""
        borders = [
            f"{field_name(number)}-{field_name(near)}"
            for number in sorted(self.adjacent)
            for near in sorted(self.adjacent[number])
            if number < near
        ]
        return {"kind": "quarry", "name": self.name, "borders": borders}

    def write(self, s: State) -> None:
        s.outer = self.outer
        s.middle = self.middle
        for number, touching in self.adjacent.items():
            s.adjacent[number] = sum(1 << other for other in touching)


Plan = Monument | Quarry


def digest_of(plan: Plan) -> str:
    """Tells plans apart by what they say, however their files say it."""
    return hashlib.sha256(msgspec.json.encode(plan.source)).hexdigest()[:8]


@dataclass(frozen=True, eq=False)
class Shelf:
    """All plans by the name under which an option offers them; and the files that could not be read."""

    monuments: Mapping[str, Monument]
    quarries: Mapping[str, Quarry]
    unreadable: Sequence[TetrapolisError] = field(default=())

    def prepare(self, s: State) -> None:
        """Write the plans that the options name into a record."""
        candidates = self.candidates((*self.monuments, "random")[int(s.options.monument)])
        s.candidates = len(candidates)
        for number, (name, monument) in enumerate(candidates.items()):
            monument.write(s.monuments[number])
            s.monuments[number].plan = list(self.monuments).index(name)
        list(self.quarries.values())[int(s.options.quarry)].write(s)

    def candidates(self, choice: Choice) -> dict[str, Monument]:
        """What can be built: one monument, or for `random` the printed ones."""
        names = PRINTED_MONUMENTS if choice == "random" else (str(choice),)
        return {name: self.monuments[name] for name in names}

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        """What the numbers of plans stand for in views: their names here, and those that they give themselves."""
        return {
            "monument": tuple(self.monuments),
            "monument_title": tuple(plan.name for plan in self.monuments.values()),
            "quarry": tuple(self.quarries),
            "quarry_title": tuple(plan.name for plan in self.quarries.values()),
        }

    @property
    def own_plans(self) -> dict[str, Plan]:
        """The plans of the user's own."""
        plans: dict[str, Plan] = {**self.monuments, **self.quarries}
        return {name: plan for name, plan in plans.items() if name not in (*PRINTED_MONUMENTS, *PRINTED_QUARRIES)}

    def extended(self, plans: Mapping[str, Plan]) -> "Shelf":
        """The same shelf with more plans."""
        monuments = {name: plan for name, plan in plans.items() if isinstance(plan, Monument)}
        quarries = {name: plan for name, plan in plans.items() if isinstance(plan, Quarry)}
        return Shelf({**self.monuments, **monuments}, {**self.quarries, **quarries}, self.unreadable)
