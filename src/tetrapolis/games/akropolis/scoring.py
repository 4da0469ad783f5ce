"""Points by category: value times stars for each type of district, and the stones left."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule

from .city import built, cell_at, hex_on_top, neighbour
from .components import (
    ARCHITECT_LEVEL,
    ARCHITECT_QUARRY,
    BARRACKS,
    DISTRICTS,
    GARDEN,
    HEXES,
    HOUSE,
    MARKET,
    PLAZA,
    QUARRY,
    STARS,
    START_CELLS,
    START_TILE,
    TEMPLE,
)
from .state import CELLS, SHORE, Laid, Player, State

CATEGORIES = (*DISTRICTS, "stones", "quarries")
STONES, QUARRIES = PLAZA, PLAZA + 1

Tally = npt.NDArray[np.int64]
Marks = npt.NDArray[np.uint8]  # notes on the cells of a city, as bits

_OUTSIDE = 1
_COUNTED = 2
_SCORES = 4


@rule
def score(s: State, party: int, out: Tally) -> None:
    """Points of a seat, or of the architect behind the only seat of a solo match."""
    values = np.zeros(PLAZA, np.int64)
    stars = np.zeros(PLAZA, np.int64)
    out[QUARRIES] = tally(s, party, values, stars)
    add_up(values, stars, int(s.players[party].stones), out)


@rule
def add_up(values: Tally, stars: Tally, stones: int, out: Tally) -> None:
    """The points of districts and stones."""
    for district in range(PLAZA):
        out[district] = values[district] * stars[district]  # AK-42
    out[STONES] = stones  # AK-43


@rule
def tally(s: State, party: int, values: Tally, stars: Tally) -> int:
    """Add up the value and the stars of each type of district; returns the points for quarries."""
    if party >= s.seats:
        return tally_architect(s, s.players[party], values, stars)
    _tally_city(s, s.players[party], values, stars, np.zeros(CELLS, np.uint8))
    return 0


@rule
def tally_cells(s: State, party: int, values: Tally, stars: Tally, cells: Tally, count: int, out: Tally) -> None:
    """The same for a city; and which of some of its cells, listed by q and r, make points.

    Those are districts that count, and plazas of their type: neither makes any without the other (AK-30).
    """
    city = s.players[party]
    marks = np.zeros(CELLS, np.uint8)
    houses = np.zeros(CELLS, np.uint8)
    best = _tally_city(s, city, values, stars, marks)
    if best >= 0:
        _house_group(city, best, houses)
    for i in range(count):
        cell = cell_at(cells[i, 0], cells[i, 1])
        district = hex_on_top(city, cell) % PLAZA
        counts = marks[cell] & _SCORES != 0 or houses[cell] != 0
        out[i] = counts and values[district] * stars[district] > 0


@rule
def _tally_city(s: State, city: Player, values: Tally, stars: Tally, marks: Marks) -> int:
    """Add up the value of the districts that count, doublings included, and the stars; a cell of the best houses.

    Cells that score are marked, but for those houses; without any house the cell is -1.
    """
    options = s.options
    flooded = False
    best_hexes, best_value, best_house = 0, 0, -1
    for number in range(city.laid_count):
        laid = city.laid[number]
        level = int(laid.level)
        tile = int(laid.tile)
        for h in range(4 if tile == START_TILE else 3):
            cell = _cell_of(laid, h)
            if city.grid[cell] != 4 * number + h:
                continue  # AK-23: covered
            kind = int(HEXES[tile, h])
            if kind == QUARRY:
                continue
            if kind >= PLAZA:
                stars[kind - PLAZA] += STARS[kind - PLAZA]  # AK-27
                marks[cell] |= _SCORES
            elif kind == HOUSE:
                if marks[cell] & _COUNTED == 0:
                    hexes, value = _house_group(city, cell, marks)
                    by_value = options.house_group == 1
                    if (
                        (by_value and value > best_value)
                        or (not by_value and hexes > best_hexes)
                        or (not by_value and hexes == best_hexes and value > best_value)
                    ):
                        best_hexes, best_value, best_house = hexes, value, cell
            elif kind == MARKET:
                if not _beside(city, cell, MARKET):  # AK-34
                    doubled = options.variant_market == 1 and _beside(city, cell, PLAZA + MARKET)
                    values[MARKET] += 2 * level if doubled else level
                    marks[cell] |= _SCORES
            elif kind == TEMPLE:
                if _empty_neighbours(city, cell) == 0:  # AK-36
                    doubled = options.variant_temple == 1 and level >= 2
                    values[TEMPLE] += 2 * level if doubled else level
                    marks[cell] |= _SCORES
            elif kind == BARRACKS:
                outer_only = options.barracks_edge != 1
                if outer_only and not flooded:
                    _flood_outside(city, marks)
                    flooded = True
                edges = _edges(city, cell, marks, outer_only)
                if edges > 0:  # AK-35
                    if options.barracks_edge == 2:
                        edges = _empty_neighbours(city, cell)  # AK-52: in the variant, lakes count too
                    doubled = options.variant_barracks == 1 and 3 <= edges <= 4
                    values[BARRACKS] += 2 * level if doubled else level
                    marks[cell] |= _SCORES
            else:
                doubled = False
                if options.variant_garden == 1:
                    if options.lake == 0 and not flooded:
                        _flood_outside(city, marks)
                        flooded = True
                    doubled = _beside_lake(city, cell, marks, options.lake == 1)
                values[GARDEN] += 2 * level if doubled else level
                marks[cell] |= _SCORES
    values[HOUSE] = group_value(s, best_value)
    return best_house


@rule
def group_value(s: State, levels: int) -> int:
    """What a group of houses is worth that has so many levels in all (AK-50)."""
    return 2 * levels if s.options.variant_house == 1 and levels >= 10 else levels


@rule
def _cell_of(laid: Laid, h: int) -> int:
    """The cell of a tile's hex."""
    if laid.tile == START_TILE:
        return cell_at(int(START_CELLS[h, 0]), int(START_CELLS[h, 1]))
    first = cell_at(int(laid.q), int(laid.r))
    return first if h == 0 else neighbour(first, int(laid.k) + h - 1)


@rule
def _house_group(city: Player, start: int, marks: Marks) -> tuple[int, int]:
    """Hexes and value of the connected houses around a house (AK-33); plazas do not connect them (AK-29)."""
    queue = np.empty(128, np.int16)
    queue[0] = start
    marks[start] |= _COUNTED
    hexes, value, taken = 1, 0, 0
    while taken < hexes:
        cell = int(queue[taken])
        taken += 1
        value += int(city.laid[int(city.grid[cell]) >> 2].level)
        for direction in range(6):
            beside = neighbour(cell, direction)
            if marks[beside] & _COUNTED == 0 and built(city, beside) and hex_on_top(city, beside) == HOUSE:
                marks[beside] |= _COUNTED
                queue[hexes] = beside
                hexes += 1
    return hexes, value


@rule
def _beside(city: Player, cell: int, kind: int) -> bool:
    """Whether a hex of this kind is visible next to the cell, at any height (AK-32)."""
    for direction in range(6):
        beside = neighbour(cell, direction)
        if built(city, beside) and hex_on_top(city, beside) == kind:
            return True
    return False


@rule
def _empty_neighbours(city: Player, cell: int) -> int:
    count = 0
    for direction in range(6):
        if not built(city, neighbour(cell, direction)):
            count += 1
    return count


@rule
def _edges(city: Player, cell: int, marks: Marks, outer_only: bool) -> int:
    """How many neighbour cells are empty; with `outer_only` those of enclosed lakes do not count (AK-35)."""
    count = 0
    for direction in range(6):
        beside = neighbour(cell, direction)
        if not built(city, beside) and (not outer_only or marks[beside] & _OUTSIDE != 0):
            count += 1
    return count


@rule
def _beside_lake(city: Player, cell: int, marks: Marks, single_cell_only: bool) -> bool:
    """Whether an enclosed empty space is next to the cell (AK-54)."""
    for direction in range(6):
        beside = neighbour(cell, direction)
        if built(city, beside):
            continue
        if single_cell_only:
            if _empty_neighbours(city, beside) == 0:
                return True
        elif marks[beside] & _OUTSIDE == 0:
            return True
    return False


@rule
def _flood_outside(city: Player, marks: Marks) -> None:
    """Mark the empty cells beside the city that are connected to the outside; the others belong to lakes.

    The outer shore of a connected city is itself connected, so the flood can stay on it; it starts north of the city.
    """
    q = int(city.west)
    while not built(city, cell_at(q, int(city.north))):
        q += 1
    waiting = np.empty(CELLS, np.int16)
    waiting[0] = cell_at(q, int(city.north) - 1)
    marks[waiting[0]] |= _OUTSIDE
    count = 1
    while count > 0:
        count -= 1
        cell = int(waiting[count])
        for direction in range(6):
            beside = neighbour(cell, direction)
            if city.grid[beside] == SHORE and marks[beside] & _OUTSIDE == 0:
                marks[beside] |= _OUTSIDE
                waiting[count] = beside
                count += 1


@rule
def tally_architect(s: State, architect: Player, values: Tally, stars: Tally) -> int:
    """All districts count, at one level, without conditions (AK-58); doublings as in AK-60. Points for quarries."""
    level = int(ARCHITECT_LEVEL[s.options.solo_level])
    quarries = 0
    for number in range(architect.laid_count):
        tile = int(architect.laid[number].tile)
        for h in range(4 if tile == START_TILE else 3):
            kind = int(HEXES[tile, h])
            if kind == QUARRY:
                quarries += 1
            elif kind >= PLAZA:
                stars[kind - PLAZA] += STARS[kind - PLAZA]
            else:
                values[kind] += level
    options = s.options
    values[HOUSE] = group_value(s, values[HOUSE])
    if options.variant_market == 1:
        plazas = stars[MARKET] // STARS[MARKET]
        values[MARKET] += level * min(values[MARKET] // level, 3 * plazas)
    if options.variant_barracks == 1:
        values[BARRACKS] *= 2
    if options.variant_temple == 1 and level >= 2:
        values[TEMPLE] *= 2
    if options.variant_garden == 1:
        values[GARDEN] *= 2
    return quarries * int(ARCHITECT_QUARRY[s.options.solo_level])


@rule
def tie_break(s: State, party: int) -> int:
    """Most stones (AK-45)."""
    return int(s.players[party].stones)
