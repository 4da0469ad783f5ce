"""The city: buildings, markers, and where a marker may go."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule

from .components import LETTERS, NONE, TILES
from .state import CELLS, SPAN, State

_WRAP = SPAN - 1
# North, east, south, west: clockwise, and the order in which neighbours yield (GK-48).
DX = np.array([0, 1, 0, -1], np.int64)
DY = np.array([1, 0, -1, 0], np.int64)

_LETTER_COUNT = len(LETTERS)

# Marker options: a cell, or the cell to which the earlier or the later neighbouring marker goes (GK-37 b).
SHIFT_EARLIER = CELLS
SHIFT_LATER = 2 * CELLS
MARKER_OPTIONS = 3 * CELLS


@rule
def cell_at(x: int, y: int) -> int:
    """The place of a cell in the grid."""
    return (x & _WRAP) + SPAN * (y & _WRAP)


@rule
def next_to(cell: int, direction: int) -> int:
    return cell_at(cell % SPAN + int(DX[direction & 3]), cell // SPAN + int(DY[direction & 3]))


@rule
def place_building(s: State, tile: int, x: int, y: int, owner: int, site: int) -> int:
    """A new building of one floor; its number."""
    number = int(s.building_count)
    s.building_count = number + 1
    building = s.buildings[number]
    building.top = tile
    building.height = 1
    building.owner = owner
    building.site = site
    building.x = x
    building.y = y
    s.building_of[tile] = number + 1
    s.grid[cell_at(x, y)] = number + 1
    return number


@rule
def place_marker(s: State, letter: int, x: int, y: int) -> None:
    s.marker_x[letter] = x
    s.marker_y[letter] = y
    s.grid[cell_at(x, y)] = -1 - letter


@rule
def lift_marker(s: State, letter: int) -> None:
    s.grid[cell_at(int(s.marker_x[letter]), int(s.marker_y[letter]))] = 0


@rule
def is_free(s: State, cell: int) -> bool:
    return bool(s.grid[cell] == 0)


@rule
def trace_contour(s: State, cells: npt.NDArray[np.int64]) -> int:
    """List the cells outside every side of the city's outer border, clockwise; how many (GK-36).

    At a diagonal touch the trace stays on the same building.
    """
    start = 0
    for number in range(1, s.building_count):
        here, best = s.buildings[number], s.buildings[start]
        if here.y > best.y or (here.y == best.y and here.x < best.x):
            start = number
    first = cell_at(int(s.buildings[start].x), int(s.buildings[start].y))
    cell, side = first, 0
    count = 0
    while True:
        cells[count] = next_to(cell, side)
        count += 1
        along = next_to(cell, side + 1)
        corner = next_to(along, side)
        if s.grid[along] <= 0:
            side = (side + 1) & 3
        elif s.grid[corner] <= 0:
            cell = along
        else:
            cell = corner
            side = (side + 3) & 3
        if cell == first and side == 0:
            return count


@rule
def _on_contour(cells: npt.NDArray[np.int64], count: int, cell: int) -> int:
    """Where a cell first appears on the contour; NONE if it does not."""
    for place in range(count):
        if cells[place] == cell:
            return place
    return NONE


@rule
def _neighbouring_marker(s: State, cells: npt.NDArray[np.int64], count: int, letter: int, direction: int) -> int:
    """The nearest earlier (-1) or later (+1) letter whose marker lies on the contour; the alphabet is a circle."""
    for distance in range(1, _LETTER_COUNT):
        other = (letter + direction * distance) % _LETTER_COUNT
        if _on_contour(cells, count, marker_cell(s, other)) != NONE:
            return other
    return NONE


@rule
def marker_cell(s: State, letter: int) -> int:
    return cell_at(int(s.marker_x[letter]), int(s.marker_y[letter]))


@rule
def room_beside(s: State, building: int) -> bool:
    """Whether a cell next to a building is free."""
    home = cell_at(int(s.buildings[building].x), int(s.buildings[building].y))
    for direction in range(4):
        if is_free(s, next_to(home, direction)):
            return True
    return False


@rule
def marker_options(s: State, letter: int, building: int, out: npt.NDArray[np.int64]) -> int:
    """Where a marker may go after its cell was built on (GK-34, GK-37); the marker itself is off the board meanwhile.

    An option is a cell, or a cell plus SHIFT_EARLIER or SHIFT_LATER: there the neighbouring marker goes, and the letter
    takes its place.
    """
    home = cell_at(int(s.buildings[building].x), int(s.buildings[building].y))
    count = 0
    for direction in range(4):  # GK-34
        cell = next_to(home, direction)
        if is_free(s, cell):
            out[count] = cell
            count += 1
    if count > 0:
        return count
    contour = np.empty(8 * SPAN, np.int64)
    length = trace_contour(s, contour)
    earlier = _neighbouring_marker(s, contour, length, letter, -1)
    later = _neighbouring_marker(s, contour, length, letter, 1)
    if earlier != NONE:
        first, last = marker_cell(s, earlier), marker_cell(s, later)
        for begin in range(length):  # GK-37 a
            end = _arc_end(s, contour, length, begin, first, last)
            for place in range(begin + 1, end):
                count = _add_cell(s, int(contour[place % length]), 0, out, count)
        if count > 0:
            return count
        for begin in range(length):  # GK-37 b
            end = _arc_end(s, contour, length, begin, first, last)
            if end != NONE:
                count = _add_room(s, contour, length, begin, -1, SHIFT_EARLIER, out, count)
                count = _add_room(s, contour, length, end, 1, SHIFT_LATER, out, count)
        if count > 0:
            return count
    for number in range(s.building_count):  # GK-37 c
        home = cell_at(int(s.buildings[number].x), int(s.buildings[number].y))
        for direction in range(4):
            count = _add_cell(s, next_to(home, direction), 0, out, count)
    return count


@rule
def _arc_end(s: State, contour: npt.NDArray[np.int64], length: int, begin: int, first: int, last: int) -> int:
    """Where the contour leads from one marker to another with no third between; NONE if it does not begin there."""
    if contour[begin] != first:
        return NONE
    for end in range(begin + 1, begin + length + 1):
        cell = contour[end % length]
        if cell == last:
            return end
        if s.grid[cell] < 0 and cell != first:
            return NONE
    return NONE


@rule
def _add_cell(s: State, cell: int, kind: int, out: npt.NDArray[np.int64], count: int) -> int:
    """Add an option if the cell is free and the option is new."""
    if not is_free(s, cell):
        return count
    for i in range(count):
        if out[i] == cell + kind:
            return count
    out[count] = cell + kind
    return count + 1


@rule
def _add_room(
    s: State,
    contour: npt.NDArray[np.int64],
    length: int,
    begin: int,
    step: int,
    kind: int,
    out: npt.NDArray[np.int64],
    count: int,
) -> int:
    """Add the first free contour cell from a marker on, if no other marker comes before it."""
    marker = contour[begin % length]
    for distance in range(1, length):
        cell = int(contour[(begin + step * distance) % length])
        if is_free(s, cell):
            return _add_cell(s, cell, kind, out, count)
        if cell != marker:
            return count
    return count


@rule
def shifted_marker(s: State, letter: int, option: int) -> int:
    """The neighbouring marker that moves on to make room (GK-37 b)."""
    contour = np.empty(8 * SPAN, np.int64)
    length = trace_contour(s, contour)
    return _neighbouring_marker(s, contour, length, letter, -1 if option < SHIFT_LATER else 1)


@rule
def shift_neighbour(s: State, letter: int, other: int, option: int) -> None:
    """A neighbouring marker moves on and the letter takes its place (GK-37 b)."""
    x, y = int(s.marker_x[other]), int(s.marker_y[other])
    target = option % CELLS
    lift_marker(s, other)
    place_marker(s, other, column_of(s, target), row_of(s, target))
    place_marker(s, letter, x, y)


# A cell beside a building is named after it: where the cell lies, seen from the building to its N, E, S or W.
SIDES = ("below", "left", "above", "right")


@rule
def place_of(s: State, cell: int) -> int:
    """The name of a cell beside a building: side * TILES + the building's top tile; NONE if it is beside none."""
    for direction in range(len(SIDES)):
        number = s.grid[next_to(cell, direction)]
        if number > 0:
            return direction * TILES + int(s.buildings[number - 1].top)
    return NONE


@rule
def column_of(s: State, cell: int) -> int:
    """The x of a cell in or next to the city: columns wrap around, but no city spans them all."""
    west = int(s.buildings[0].x)
    for number in range(s.building_count):
        west = min(west, int(s.buildings[number].x))
    return west - 1 + ((cell % SPAN - west + 1) & _WRAP)


@rule
def row_of(s: State, cell: int) -> int:
    """The y of a cell in or next to the city."""
    south = int(s.buildings[0].y)
    for number in range(s.building_count):
        south = min(south, int(s.buildings[number].y))
    return south - 1 + ((cell // SPAN - south + 1) & _WRAP)
