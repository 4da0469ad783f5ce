"""Points by category (SW-71)."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule

from .city import counted, stage_of
from .components import (
    AGES,
    CARD_COUNT,
    COLOUR,
    FREE_SYMBOL,
    POINTS,
    POINTS_PER,
    POINTS_PER_SCOPE,
    POINTS_PER_WHAT,
    SYMBOL,
    THING_COUNT,
    VICTORY,
)
from .effects import COLOURS
from .state import NONE, State

CATEGORIES = ("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple")
_WONDER, _TREASURY, _CONFLICTS, _BLUE, _YELLOW, _GREEN, _PURPLE = range(len(CATEGORIES))


def _category(thing: int) -> int:
    """The category in which a card or stage makes points; NONE if it makes none."""
    if SYMBOL[thing] != NONE:
        return _GREEN
    if POINTS[thing] == 0 and POINTS_PER[thing] == 0:
        return NONE
    return CATEGORIES.index(COLOURS[COLOUR[thing]]) if thing < CARD_COUNT else _WONDER


CATEGORY = np.array([_category(thing) for thing in range(THING_COUNT)], np.int64)

COINS_PER_POINT = 3


@rule
def score(s: State, seat: int, out: npt.NDArray[np.int64]) -> None:
    city = s.players[seat]
    for category in range(len(CATEGORIES)):
        out[category] = 0
    for stage in range(city.stages):
        out[_WONDER] += POINTS[stage_of(city, stage)]
    out[_TREASURY] = city.coins // COINS_PER_POINT
    out[_CONFLICTS] = -city.lost
    for age in range(AGES):
        out[_CONFLICTS] += VICTORY[age] * city.won[age]
    for i in range(city.built_count):
        card = int(city.built[i])
        if CATEGORY[card] != NONE:
            out[CATEGORY[card]] += card_points(s, seat, card)
    out[_GREEN] = science(
        int(city.science[0]), int(city.science[1]), int(city.science[2]), int(city.science[FREE_SYMBOL])
    )


@rule
def card_points(s: State, seat: int, card: int) -> int:
    """The points that a card of a city makes by itself."""
    points = POINTS[card]
    if POINTS_PER[card] != 0:
        points += POINTS_PER[card] * counted(s, seat, POINTS_PER_WHAT[card], POINTS_PER_SCOPE[card])
    return int(np.int64(points))


@rule
def science(compasses: int, gears: int, tablets: int, free: int) -> int:
    """Count squared for each symbol, 7 for three different (SW-72); free symbols as they score most (SW-73)."""
    return science_as(compasses, gears, tablets, free)[0]


@rule
def science_as(compasses: int, gears: int, tablets: int, free: int) -> tuple[int, int, int, int]:
    """The same, and how many symbols of each kind that are when free ones have chosen."""
    best, best_a, best_b, best_c = -1, 0, 0, 0
    for as_compass in range(free + 1):
        for as_gear in range(free - as_compass + 1):
            a, b, c = compasses + as_compass, gears + as_gear, tablets + free - as_compass - as_gear
            points = a * a + b * b + c * c + 7 * min(a, b, c)
            if points > best:
                best, best_a, best_b, best_c = points, a, b, c
    return best, best_a, best_b, best_c


@rule
def tie_break(s: State, seat: int) -> int:
    """Most coins (SW-74)."""
    return int(s.players[seat].coins)
