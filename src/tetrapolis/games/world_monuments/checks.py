"""What makes a plan playable: supports exist, material suffices, every move is possible."""

from collections.abc import Collection, Iterable, Iterator

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
from .plans import Monument, Plan, Quarry, Shelf, problem

GEMS_PER_ROUND = 3  # WM-13

_MOST_TOLD = 8  # problems of one kind
_SPAN = 120  # half stones


def problems_of(plan: Plan, printed: Shelf) -> list[PlanProblem]:
    """Everything that is wrong with a plan; it must go together with all printed plans of the other kind."""
    if isinstance(plan, Quarry):
        shape = list(_shape_problems(plan))
        if shape:
            return shape
        partners = [_filling_problems(monument, plan) for monument in printed.monuments.values()]
        return [*_first(_move_problems(plan)), *(found for partner in partners for found in partner)]
    found = [*_first(_slot_problems(plan)), *_material_problems(plan)]
    if len(plan.material) == ROUNDS:
        for quarry in printed.quarries.values():
            found += _filling_problems(plan, quarry)
    return found


def _first(problems: Iterable[PlanProblem]) -> list[PlanProblem]:
    found = list(problems)
    more = len(found) - _MOST_TOLD
    return [*found[:_MOST_TOLD], problem("more", count=more)] if more > 0 else found


# -- monuments ---------------------------------------------------------------------------------------------------------


def _slot_problems(monument: Monument) -> Iterator[PlanProblem]:
    """Stones of a level do not overlap, and every stone above the ground lies on stones with its whole face."""
    slots = monument.slots
    levels = max((slot.level for slot in slots), default=0)
    if not 1 <= len(slots) <= MOST_SLOTS:
        yield problem("slot-count", count=len(slots), most=MOST_SLOTS)
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
            yield problem("slot-unsupported", slot=slot.name, x=slot.x, y=slot.y, level=slot.level - 1)


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


def _filling_problems(monument: Monument, quarry: Quarry) -> Iterator[PlanProblem]:
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

    Checked for the stricter rule that the departure field is not entered again. In turns 2 and 3 any move will do: it
    enters more fields than the turns before can have emptied.
    """
    for start in range(quarry.outer):
        for steps in map(int, STEPS[1:]):
            if not any(_paths(quarry, start, steps)):
                yield problem("no-move", field=field_name(start), steps=steps)
        reached = {number for path in _paths(quarry, start, int(STEPS[-1])) for number in path}
        for number in quarry.adjacent:
            if number != start and number not in reached:
                yield problem("unreached", field=field_name(start), target=field_name(number), steps=int(STEPS[-1]))


def _paths(quarry: Quarry, start: int, steps: int, closed: Collection[int] = ()) -> Iterator[tuple[int, ...]]:
    """All ways to enter `steps` fields, none twice and not the departure field, and end on the outer ring."""
    for number in sorted(quarry.adjacent[start] - {start, *closed}):
        if steps == 1:
            if number < FIRST_MIDDLE:
                yield (number,)
        else:
            for rest in _paths(quarry, number, steps - 1, (start, *closed)):
                yield (number, *rest)
