"""What makes a plan playable: supports exist, material suffices, every move is possible."""

from collections.abc import Iterable, Iterator, Mapping

from tetrapolis.core.errors import PlanProblem

from .components import (
    BLACK,
    BLUE,
    BUILDING_COLOURS,
    COLOURS,
    FIRST_MIDDLE,
    INNER,
    LEVELS,
    MOST_SLOTS,
    ROUNDS,
    STEPS,
    SUPPLY,
    field_name,
)
from .plans import Monument, Quarry, Shelf, problem

GEMS_PER_ROUND = 3  # WM-13

_MOST_TOLD = 8  # problems of one kind
_SPAN = 120  # half stones


def first_few(problems: Iterable[PlanProblem]) -> list[PlanProblem]:
    """The first problems of one kind, and how many more there are."""
    found = list(problems)
    more = len(found) - _MOST_TOLD
    return [*found[:_MOST_TOLD], problem("more", count=more)] if more > 0 else found


def slot_problems(monument: Monument) -> list[PlanProblem]:
    """What is wrong with the building plan."""
    return first_few(_slot_problems(monument))


def material_problems(monument: Monument, printed: Shelf) -> list[PlanProblem]:
    """What is wrong with the material plan; it must fill all printed quarries."""
    found = list(_material_problems(monument))
    if len(monument.material) == ROUNDS:
        for quarry in printed.quarries.values():
            found += filling_problems(monument, quarry)
    return found


def quarry_problems(quarry: Quarry, printed: Shelf) -> list[PlanProblem]:
    """What is wrong with a quarry; all printed monuments must fill it."""
    shape = first_few(_shape_problems(quarry))
    if shape:
        return shape
    partners = [filling_problems(monument, quarry) for monument in printed.monuments.values()]
    return [*first_few(_move_problems(quarry)), *(found for partner in partners for found in partner)]


# -- monuments ---------------------------------------------------------------------------------------------------------


def _slot_problems(monument: Monument) -> Iterator[PlanProblem]:
    """Stones of a level do not overlap, and every stone above the ground lies on stones with its whole face."""
    slots = monument.slots
    levels = max((slot.level for slot in slots), default=0)
    if not 1 <= len(slots) <= MOST_SLOTS:
        yield problem("slot-count", count=len(slots), most=MOST_SLOTS)
        return  # too many to compare each with each
    if levels > LEVELS:
        yield problem("level-count", count=levels, most=LEVELS)
    for level in range(1, levels):
        if all(slot.level != level for slot in slots):
            yield problem("level-empty", level=level)
    for number, slot in enumerate(slots):
        if max(slot.x, slot.y) > _SPAN:
            yield problem("slot-far", slot=slot.name, most=_SPAN)
        for other in slots[:number]:
            if other.level == slot.level and slot.overlap(other):
                yield problem("slot-overlap", slot=slot.name, other=other.name)
        carried = sum(slot.overlap(slots[below]) for below in monument.supports(slot))
        if slot.level > 1 and carried < 4:
            yield problem("slot-unsupported", slot=slot.name, x=slot.x + 1, y=slot.y + 1, level=slot.level - 1)


def _material_problems(monument: Monument) -> Iterator[PlanProblem]:
    """Three rows that the supply can give (WM-1, WM-13) and that bring at least what the building plan needs."""
    if len(monument.material) != ROUNDS:
        yield problem("row-number", count=len(monument.material), rounds=ROUNDS)
        return
    for number, row in enumerate(monument.material, start=1):
        if row[BLUE] != GEMS_PER_ROUND or row[BLACK] != 1:
            yield problem("row-gems", round=number, gems=GEMS_PER_ROUND)
    for colour in range(BUILDING_COLOURS):
        brought = sum(row[colour] for row in monument.material)
        needed = sum(slot.colour == colour for slot in monument.slots)
        if brought > SUPPLY[colour]:
            yield problem("supply-short", colour=COLOURS[colour], brought=brought, supply=int(SUPPLY[colour]))
        if brought < needed:
            yield problem("material-short", colour=COLOURS[colour], brought=brought, needed=needed)


def filling_problems(monument: Monument, quarry: Quarry) -> Iterator[PlanProblem]:
    """Every outer field gets a stone and every middle field at least one (WM-9 to WM-11)."""
    least = quarry.outer + quarry.middle
    for number, row in enumerate(monument.material, start=1):
        if sum(row) < least:
            yield problem(
                "row-small", monument=monument.name, round=number, stones=sum(row), quarry=quarry.name, least=least
            )


# -- quarries ----------------------------------------------------------------------------------------------------------


def _shape_problems(quarry: Quarry) -> Iterator[PlanProblem]:
    """Both rings and the inner circle are there, numbered without gaps."""
    if INNER not in quarry.adjacent or not quarry.middle or quarry.outer < 3:
        yield problem("rings")
    for first, count in ((0, quarry.outer), (FIRST_MIDDLE, quarry.middle)):
        for number in range(first, first + count):
            if number not in quarry.adjacent:
                yield problem("field-missing", field=field_name(number))


def _move_problems(quarry: Quarry) -> Iterator[PlanProblem]:
    """Wherever the worker stands and whatever is left, a move can be made and can collect a stone (WM-25, WM-26).

    Checked for the stricter rule that the departure field is not entered again. From the fourth turn on every field can
    be reached but the one where the worker stands, which is empty. In turn 2 only the departure field is. In turn 3 so
    may be the two fields before it and, if the row is small, the inner circle: a move must lead to yet another one.
    """
    adjacent = {number: sum(1 << near for near in touching) for number, touching in quarry.adjacent.items()}
    everywhere = sum(1 << number for number in adjacent)
    for start in range(quarry.outer):
        reached = {steps: _reached(adjacent, start, steps, 1 << start) for steps in map(int, STEPS[1:])}
        for steps, fields in reached.items():
            if not fields:
                yield problem("no-move", field=field_name(start), steps=steps)
        if reached[3] and any(not reached[3] & ~emptied for emptied in _emptied(quarry, start)):
            yield problem("no-stone", field=field_name(start), steps=3)
        for number in adjacent:
            if (everywhere & ~(1 << start) & ~reached[4]) >> number & 1:
                yield problem("unreached", field=field_name(start), target=field_name(number), steps=4)


def _emptied(quarry: Quarry, third: int) -> Iterator[int]:
    """Sets of fields that can be empty when the third turn starts from a field."""
    for second in quarry.adjacent[third]:
        for first in quarry.adjacent[second]:
            if first < FIRST_MIDDLE:
                yield 1 << first | 1 << second | 1 << third | 1 << INNER


def _reached(adjacent: Mapping[int, int], field: int, steps: int, closed: int) -> int:
    """All fields, as bits, on ways that enter `steps` fields, none of them closed or entered twice, and end outside."""
    onward = adjacent[field] & ~closed
    if steps == 1:
        return onward & ((1 << FIRST_MIDDLE) - 1)
    reached = 0
    for number in adjacent:
        if onward >> number & 1:
            rest = _reached(adjacent, number, steps - 1, closed | 1 << number)
            reached |= rest | (1 << number if rest else 0)
    return reached
