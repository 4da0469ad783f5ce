"""Plans as people write them: files of a folder, and what a record or a log brings along."""

import functools
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.core.errors import BadPlan, PlanProblem, TetrapolisError
from tetrapolis.core.files import NotAFile, TooLarge, read_file
from tetrapolis.core.plans import SIZE_LIMIT

from .checks import first_few, material_problems, quarry_problems, slot_problems
from .components import COLOURS, FIELD_NUMBERS, LETTERS
from .plans import PRINTED_MONUMENTS, PRINTED_QUARRIES, Monument, Plan, Quarry, Shelf, Slot, digest_of, problem

PRINTED = Path(__file__).parent / "plans"

_FILE_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
_CARRIED_NAME = re.compile(r"([a-z][a-z0-9_]{0,29})-([0-9a-f]{8})")
# Keys in keys, which take long to read; a plan has none.
_DEEP = re.compile(rb"^[ \t\[]*(?:[\w-]+[ \t]*\.[ \t]*){16}", re.MULTILINE)
_MOST_PLANS = 100  # of the user's own: a choice is stored in eight bits


@functools.cache
def printed_shelf() -> Shelf:
    """The plans that come with the program."""
    shelf = Shelf({}, {})
    for name in (*PRINTED_MONUMENTS, *PRINTED_QUARRIES):
        plan, found = parse(_read(PRINTED / f"{name}.toml"), shelf)
        if plan is None or found:
            raise BadPlan(name, found)
        shelf = shelf.extended({name: plan})
    return shelf


def read_plan(path: Path) -> tuple[str, Plan]:
    """A plan from a file, with the name that it gets on the shelf; BadPlan with everything that is wrong."""
    try:
        if not _FILE_NAME.fullmatch(path.stem) or path.suffix != ".toml":
            raise problem("file-name", name=path.name[:60])
        facts = _read(path)
    except PlanProblem as error:
        raise BadPlan(str(path), [error]) from None
    plan, found = parse(facts, printed_shelf())
    if plan is None or found:
        raise BadPlan(str(path), found)
    return f"{path.stem}-{digest_of(plan)}", plan


def read_carried(name: str, facts: Any) -> Plan:
    """A plan that travelled inside a record; BadPlan with everything that is wrong, its name included."""
    shown = "".join(letter for letter in name[:60] if letter.isprintable())
    named = _CARRIED_NAME.fullmatch(name)
    if named is None or not isinstance(facts, Mapping):
        raise BadPlan(shown, [problem("carried")])
    if len(msgspec.json.encode(facts)) > SIZE_LIMIT:
        raise BadPlan(shown, [problem("too-large", limit=SIZE_LIMIT >> 10)])
    plan, found = parse(facts, printed_shelf())
    if plan is None or found:
        raise BadPlan(shown, found)
    if digest_of(plan) != named[2]:
        raise BadPlan(shown, [problem("carried")])
    return plan


def shelf_with(folder: Path) -> Shelf:
    """The printed plans and those of a folder; a file that cannot be used is left out and named."""
    plans: dict[str, Plan] = {}
    unreadable: list[TetrapolisError] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            if len(plans) == _MOST_PLANS:
                raise BadPlan(str(file), [problem("too-many", most=_MOST_PLANS)])
            name, plan = read_plan(file)
        except BadPlan as error:
            unreadable.append(error)
        else:
            plans[name] = plan
    shelf = printed_shelf().extended(plans)
    return Shelf(shelf.monuments, shelf.quarries, tuple(unreadable))


def _read(path: Path) -> dict[str, Any]:
    try:
        data = read_file(path, SIZE_LIMIT)
    except NotAFile:
        raise problem("not-a-file") from None
    except TooLarge:
        raise problem("too-large", limit=SIZE_LIMIT >> 10) from None
    except OSError as error:
        raise problem("unreadable", detail=error.strerror or type(error).__name__) from None
    if _DEEP.search(data):
        raise problem("not-toml", detail="a.b.c.…")
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # of TOML, of UTF-8, or a number of thousands of digits
        raise problem("not-toml", detail=str(error)[:200]) from None


# -- what a file says --------------------------------------------------------------------------------------------------

_ENTRIES = {"monument": ("kind", "name", "rounds", "levels"), "quarry": ("kind", "name", "borders")}


def parse(facts: Mapping[str, Any], printed: Shelf) -> tuple[Plan | None, list[PlanProblem]]:
    """A plan from the contents of its file, and everything that is wrong with it.

    What cannot be understood is not checked further, the rest is.
    """
    kind = facts.get("kind")
    if not isinstance(kind, str) or kind not in _ENTRIES:
        return None, [problem("kind")]
    unknown = [
        problem("unknown-key", entry=str(key)[:40], entries=", ".join(_ENTRIES[kind]))
        for key in facts
        if key not in _ENTRIES[kind]
    ]
    found = first_few(unknown)
    title = facts.get("name")
    if not isinstance(title, str) or not 0 < len(title.strip()) <= 40 or not title.isprintable():
        found.append(problem("name"))
        title = "?"
    if kind == "quarry":
        adjacent, wrong = _borders(facts.get("borders"))
        quarry = Quarry(title.strip(), adjacent)
        return quarry, [*found, *(first_few(wrong) or quarry_problems(quarry, printed))]
    slots, wrong_levels = _slots(facts.get("levels"))
    material, wrong_rounds = _material(facts.get("rounds"))
    monument = Monument(title.strip(), slots, material)
    found += first_few(wrong_levels) or slot_problems(monument)
    found += first_few(wrong_rounds) or material_problems(monument, printed)
    return monument, found


def _material(rounds: Any) -> tuple[tuple[tuple[int, ...], ...], list[PlanProblem]]:
    if not isinstance(rounds, list) or not all(isinstance(row, dict) for row in rounds):
        return (), [problem("rounds")]
    wrong = []
    for number, row in enumerate(rounds, start=1):
        for colour, count in row.items():
            if colour not in COLOURS:
                wrong.append(problem("row-colour", round=number, colour=str(colour)[:40], colours=", ".join(COLOURS)))
            elif type(count) is not int or not 0 <= count <= 99:
                wrong.append(problem("row-count", round=number, colour=colour))
    if wrong:
        return (), wrong
    return tuple(tuple(row.get(colour, 0) for colour in COLOURS) for row in rounds), []


def _slots(levels: Any) -> tuple[tuple[Slot, ...], list[PlanProblem]]:
    """The stones of the pictures, the front line last; numbered from the front left of every level."""
    if not isinstance(levels, list) or not all(isinstance(picture, str) for picture in levels):
        return (), [problem("levels")]
    slots: list[Slot] = []
    wrong = []
    for level, picture in enumerate(levels, start=1):
        lines = [line.strip() for line in picture.strip().splitlines()]
        for letter in sorted({letter for line in lines for letter in line} - {*LETTERS, "."}):
            wrong.append(problem("letter", level=level, letter=letter, letters=", ".join(LETTERS)))
        places = [
            (x, y, LETTERS.index(letter))
            for y, line in enumerate(reversed(lines))
            for x, letter in enumerate(line)
            if letter in LETTERS
        ]
        slots += [Slot(level, place, colour, x, y) for place, (x, y, colour) in enumerate(places, start=1)]
    return (() if wrong else tuple(slots)), wrong


def _borders(borders: Any) -> tuple[dict[int, frozenset[int]], list[PlanProblem]]:
    if not isinstance(borders, list) or not all(isinstance(border, str) for border in borders):
        return {}, [problem("borders")]
    touching: dict[int, set[int]] = {}
    wrong = []
    for border in borders:
        names = [name.strip() for name in border.split("-")]
        if len(names) != 2 or not all(name in FIELD_NUMBERS for name in names):
            wrong.append(problem("border", border=border[:40]))
            continue
        one, other = (FIELD_NUMBERS[name] for name in names)
        if one == other or other in touching.get(one, ()):
            wrong.append(problem("border-twice", border=border[:40]))
            continue
        touching.setdefault(one, set()).add(other)
        touching.setdefault(other, set()).add(one)
    return {number: frozenset(touching[number]) for number in sorted(touching)}, wrong
