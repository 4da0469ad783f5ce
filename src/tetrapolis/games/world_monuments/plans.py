"""Monuments and quarries as files: reading, the shelf of all there are, and writing them into a record.

A plan of the user's own is named by its file and a hash of what it says: no record ever replays on another plan.
"""

import functools
import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tetrapolis.core.errors import BadPlan, PlanProblem, TetrapolisError
from tetrapolis.core.kernel import State

from .components import COLOURS, FIELD_NUMBERS, FIRST_MIDDLE, INNER, LETTERS, LEVEL_POINTS, field_name

PRINTED = Path(__file__).parent / "plans"
PRINTED_MONUMENTS = ("san_pietro", "capitol", "notre_dame", "taj_mahal")
PRINTED_QUARRIES = ("round",)
LOCALE = Path(__file__).parent / "locale"

_FILE_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
_SIZE_LIMIT = 64 << 10


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
        return f"L{self.level}-{self.place:02}"

    def overlap(self, other: "Slot") -> int:
        """How many half-stone cells two stones share, seen from above."""
        return max(0, 2 - abs(self.x - other.x)) * max(0, 2 - abs(self.y - other.y))


@dataclass(frozen=True)
class Monument:
    """The building plan, slots from the ground up, and the material plan: stones by round and colour."""

    name: str
    slots: tuple[Slot, ...]
    material: tuple[tuple[int, ...], ...]

    @functools.cached_property
    def facts(self) -> tuple[dict[str, Any], ...]:
        """The slots as plain JSON."""
        return tuple(
            {
                "slot": slot.name,
                "level": slot.level,
                "x": slot.x,
                "y": slot.y,
                "colour": COLOURS[slot.colour],
                "supports": [self.slots[below].name for below in self.supports(slot)],
                "points": int(LEVEL_POINTS[slot.level - 1]),
            }
            for slot in self.slots
        )

    @property
    def rows(self) -> list[dict[str, int]]:
        """The material plan by round and colour."""
        return [dict(zip(COLOURS, row, strict=True)) for row in self.material]

    def supports(self, slot: Slot) -> list[int]:
        """The numbers of the slots that a slot lies on."""
        return [n for n, below in enumerate(self.slots) if below.level == slot.level - 1 and slot.overlap(below)]

    def write(self, record: Any) -> None:
        record.slots = len(self.slots)
        for number, slot in enumerate(self.slots):
            record.supports[number] = sum(1 << below for below in self.supports(slot))
            record.level[number] = slot.level
            record.colour[number] = slot.colour
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

    @functools.cached_property
    def facts(self) -> list[tuple[int, str, list[str]]]:
        """Every field: its number, its name, and the names of those it touches."""
        return [
            (number, field_name(number), [field_name(near) for near in sorted(touching)])
            for number, touching in self.adjacent.items()
        ]

    def write(self, s: State) -> None:
        s.outer = self.outer
        s.middle = self.middle
        for number, touching in self.adjacent.items():
            s.adjacent[number] = sum(1 << other for other in touching)


Plan = Monument | Quarry


@dataclass(frozen=True)
class Shelf:
    """All plans by the name under which an option offers them; and the files that could not be read."""

    monuments: Mapping[str, Monument]
    quarries: Mapping[str, Quarry]
    unreadable: Sequence[TetrapolisError] = field(default=())

    def prepare(self, s: State) -> None:
        """Write the plans that the options name into a record."""
        chosen = (*self.monuments, "random")[int(s.options.monument)]
        candidates = PRINTED_MONUMENTS if chosen == "random" else (chosen,)
        s.candidates = len(candidates)
        for number, name in enumerate(candidates):
            self.monuments[name].write(s.monuments[number])
        list(self.quarries.values())[int(s.options.quarry)].write(s)

    def monument_name(self, s: State) -> str:
        """Under which name the monument of this match is on the shelf, also if chance chose it."""
        names = tuple(self.monuments)
        number = int(s.options.monument)
        return names[number] if number < len(names) else PRINTED_MONUMENTS[int(s.monument)]

    def quarry_name(self, s: State) -> str:
        return tuple(self.quarries)[int(s.options.quarry)]


def printed_shelf() -> Shelf:
    """The plans that come with the program."""
    plans = {name: parse(_read(PRINTED / f"{name}.toml")) for name in (*PRINTED_MONUMENTS, *PRINTED_QUARRIES)}
    monuments = {name: plan for name, plan in plans.items() if isinstance(plan, Monument)}
    return Shelf(monuments, {name: plan for name, plan in plans.items() if isinstance(plan, Quarry)})


def read_plan(path: Path) -> tuple[str, Plan]:
    """A plan from a file, with the name that it gets on the shelf; BadPlan with everything that is wrong."""
    from .checks import problems_of

    try:
        if not _FILE_NAME.fullmatch(path.stem) or path.suffix != ".toml":
            raise problem("file-name", name=path.name[:60])
        data = _read(path)
        plan = parse(data)
    except TetrapolisError as error:
        raise BadPlan(path, [error]) from None
    if found := problems_of(plan, printed_shelf()):
        raise BadPlan(path, found)
    content = hashlib.sha256(repr(plan).encode()).hexdigest()
    return f"{path.stem}-{content[:8]}", plan


def shelf_with(folder: Path) -> Shelf:
    """The printed plans and those of a folder; a file that cannot be used is left out and named."""
    printed = printed_shelf()
    monuments, quarries = dict(printed.monuments), dict(printed.quarries)
    unreadable: list[TetrapolisError] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            name, plan = read_plan(file)
        except TetrapolisError as error:
            unreadable.append(error)
            continue
        if isinstance(plan, Monument):
            monuments[name] = plan
        else:
            quarries[name] = plan
    return Shelf(monuments, quarries, tuple(unreadable))


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            data = file.read(_SIZE_LIMIT + 1)
        if len(data) > _SIZE_LIMIT:
            raise problem("too-large", limit=_SIZE_LIMIT >> 10)
        return tomllib.loads(data.decode("utf-8"))
    except OSError as error:
        raise problem("unreadable", detail=error.strerror or type(error).__name__) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise problem("not-toml", detail=str(error)[:200]) from None


# -- what a file says --------------------------------------------------------------------------------------------------


def parse(facts: Mapping[str, Any]) -> Plan:
    """A plan from the contents of its file; a problem at the first thing that cannot be understood."""
    kind = facts.get("kind")
    known = {"monument": ("kind", "name", "rounds", "levels"), "quarry": ("kind", "name", "borders")}
    if not isinstance(kind, str) or kind not in known:
        raise problem("kind")
    for key in facts:
        if key not in known[kind]:
            raise problem("unknown-key", entry=str(key)[:40], entries=", ".join(known[kind]))
    name = facts.get("name")
    if not isinstance(name, str) or not 0 < len(name.strip()) <= 40 or not name.isprintable():
        raise problem("name")
    if kind == "quarry":
        return Quarry(name.strip(), _borders(facts.get("borders")))
    return Monument(name.strip(), tuple(_slots(facts.get("levels"))), tuple(_material(facts.get("rounds"))))


def _material(rounds: Any) -> list[tuple[int, ...]]:
    if not isinstance(rounds, list) or not all(isinstance(row, dict) for row in rounds):
        raise problem("rounds")
    material = []
    for number, row in enumerate(rounds, start=1):
        for colour, count in row.items():
            if colour not in COLOURS:
                raise problem("row-colour", round=number, colour=str(colour)[:40], colours=", ".join(COLOURS))
            if type(count) is not int or not 0 <= count <= 99:
                raise problem("row-count", round=number, colour=colour)
        material.append(tuple(row.get(colour, 0) for colour in COLOURS))
    return material


def _slots(levels: Any) -> list[Slot]:
    """The stones of the pictures, the front line last; numbered from the front left of every level."""
    if not isinstance(levels, list) or not all(isinstance(picture, str) for picture in levels):
        raise problem("levels")
    slots: list[Slot] = []
    for level, picture in enumerate(levels, start=1):
        lines = [line.strip() for line in picture.strip().splitlines()]
        first = len(slots)
        for y, line in enumerate(reversed(lines)):
            for x, letter in enumerate(line):
                if letter in LETTERS:
                    slots.append(Slot(level, len(slots) - first + 1, LETTERS.index(letter), x, y))
                elif letter != ".":
                    raise problem("letter", level=level, letter=letter, letters=", ".join(LETTERS))
    return slots


def _borders(borders: Any) -> dict[int, frozenset[int]]:
    if not isinstance(borders, list) or not all(isinstance(border, str) for border in borders):
        raise problem("borders")
    touching: dict[int, set[int]] = {}
    for border in borders:
        names = [name.strip() for name in border.split("-")]
        if len(names) != 2 or not all(name in FIELD_NUMBERS for name in names):
            raise problem("border", border=border[:40])
        one, other = (FIELD_NUMBERS[name] for name in names)
        if one == other or other in touching.get(one, ()):
            raise problem("border-twice", border=border[:40])
        touching.setdefault(one, set()).add(other)
        touching.setdefault(other, set()).add(one)
    return {number: frozenset(touching[number]) for number in sorted(touching)}
