"""A city: where a tile may lie, and laying it."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.hexgrid import DQ, DR
from tetrapolis.core.kernel import rule

from .components import HEXES, QUARRY, START_CELLS, START_TILE
from .state import CELLS, FAR, SHORE, SPAN, Player, State

#: What must be added to a cell's place in the grid to reach its neighbour in direction 0-5; 6 is 0 again.
STEP = np.array([DQ[d % 6] + SPAN * DR[d % 6] for d in range(7)], np.int64)

_WRAP = CELLS - 1

#: A tile that touches the city has no cell farther than this from the city's bounds.
MARGIN = 2

# How far a tile turned by k reaches from its first cell.
_WEST = np.array([min(0, DQ[k], DQ[(k + 1) % 6]) for k in range(6)], np.int64)
_EAST = np.array([max(0, DQ[k], DQ[(k + 1) % 6]) for k in range(6)], np.int64)
_NORTH = np.array([min(0, DR[k], DR[(k + 1) % 6]) for k in range(6)], np.int64)
_SOUTH = np.array([max(0, DR[k], DR[(k + 1) % 6]) for k in range(6)], np.int64)


@rule
def cell_at(q: int, r: int) -> int:
    """The place of a cell in the grid."""
    return (q + SPAN * r) & _WRAP


@rule
def neighbour(cell: int, direction: int) -> int:
    """The place of the cell next to this one."""
    return int(cell + STEP[direction]) & _WRAP


@rule
def built(city: Player, cell: int) -> bool:
    return bool(city.grid[cell] >= 0)


@rule
def hex_on_top(city: Player, cell: int) -> int:
    """What kind of hex is visible on a built cell."""
    top = int(city.grid[cell])
    return int(HEXES[int(city.laid[top >> 2].tile), top & 3])


@rule
def level_of(city: Player, cell: int) -> int:
    """The height of a cell; 0 = nothing built."""
    top = int(city.grid[cell])
    return int(city.laid[top >> 2].level) if top >= 0 else 0


@rule
def spot_refusal(city: Player, q: int, r: int, k: int) -> int:
    """The rule that forbids a tile at (q, r) turned by k; 0 if it may lie there. The level follows from the cells."""
    if (
        q + _WEST[k] < city.west - MARGIN
        or q + _EAST[k] > city.east + MARGIN
        or r + _NORTH[k] < city.north - MARGIN
        or r + _SOUTH[k] > city.south + MARGIN
    ):
        return 18  # too far away to touch; cells out there may share their place in the grid with near ones
    first = cell_at(q, r)
    a = int(city.grid[first])
    b = int(city.grid[neighbour(first, k)])
    c = int(city.grid[neighbour(first, k + 1)])
    return covering_refusal(city, a, b, c)


@rule
def covering_refusal(city: Player, a: int, b: int, c: int) -> int:
    """The rule that forbids a tile on three cells on top of which are a, b and c (see the grid); 0 if none does."""
    if a & b & c < 0:  # all three are empty: in binary, FAR = ...10 and SHORE = ...11
        return 0 if a | b | c == SHORE else 18
    if a | b | c < 0:  # some are
        return 20
    below_a, below_b, below_c = a >> 2, b >> 2, c >> 2
    if below_a == below_b and below_b == below_c:
        return 21
    level = city.laid[below_a].level
    if level != city.laid[below_b].level or level != city.laid[below_c].level:
        return 22
    return 0


@rule
def lay(city: Player, tile: int, q: int, r: int, k: int) -> int:
    """Lay a tile on a legal spot; the number of quarries it covers (AK-26)."""
    first = cell_at(q, r)
    level = level_of(city, first) + 1
    number = int(city.laid_count)
    city.laid_count = number + 1
    laid = city.laid[number]
    laid.tile = tile
    laid.level = level
    laid.q = q
    laid.r = r
    laid.k = k
    quarries = 0
    for h in range(3):
        cell = first if h == 0 else neighbour(first, k + h - 1)
        if level > 1 and hex_on_top(city, cell) == QUARRY:
            quarries += 1
        city.grid[cell] = 4 * number + h
        if level == 1:
            _mark_shore(city, cell)
    if level == 1:
        for h in range(3):
            d = (k + h - 1) % 6
            _stretch(city, q + (DQ[d] if h else 0), r + (DR[d] if h else 0))
    return quarries


@rule
def _mark_shore(city: Player, cell: int) -> None:
    for direction in range(6):
        beside = neighbour(cell, direction)
        city.grid[beside] |= city.grid[beside] < 0  # FAR becomes SHORE, all else stays


@rule
def _stretch(city: Player, q: int, r: int) -> None:
    """Let the city's bounds include a cell."""
    city.west = min(city.west, q)
    city.east = max(city.east, q)
    city.north = min(city.north, r)
    city.south = max(city.south, r)


@rule
def found(city: Player) -> None:
    """An empty site with the start tile on it (AK-6)."""
    for cell in range(CELLS):
        city.grid[cell] = FAR
    for number in range(len(city.laid)):
        laid = city.laid[number]
        laid.tile = 0
        laid.level = 0
        laid.q = 0
        laid.r = 0
        laid.k = 0
    city.west = 0
    city.east = 0
    city.north = 0
    city.south = 0
    city.laid[0].tile = START_TILE
    city.laid[0].level = 1
    city.laid_count = 1
    for h in range(len(START_CELLS)):
        q, r = START_CELLS[h, 0], START_CELLS[h, 1]
        cell = cell_at(q, r)
        city.grid[cell] = h
        _mark_shore(city, cell)
        _stretch(city, q, r)


@rule
def visible_cells(s: State, party: int, out: npt.NDArray[np.int64]) -> int:
    """List the built cells of a city, row by row: q, r, kind of hex, level, tile. The number of cells."""
    city = s.players[party]
    count = 0
    for r in range(city.north, city.south + 1):
        for q in range(city.west, city.east + 1):
            cell = cell_at(q, r)
            if built(city, cell):
                out[count, 0] = q
                out[count, 1] = r
                out[count, 2] = hex_on_top(city, cell)
                out[count, 3] = level_of(city, cell)
                out[count, 4] = city.laid[int(city.grid[cell]) >> 2].tile
                count += 1
    return count
