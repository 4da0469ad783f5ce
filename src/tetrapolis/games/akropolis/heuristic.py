"""What bots think of Akropolis: points still to come from districts and stars that are there.

Where the weights are followed by those of a net, its outputs are added by category: see `features`.
"""

import numpy as np

from tetrapolis.core.kernel import rule
from tetrapolis.core.net import add_outputs

from .city import cell_at, lay, neighbour
from .components import PLAZA
from .features import NAMES, city_features, tiles_to_come, turns_to_come
from .rules import decode
from .scoring import Tally, tally
from .state import State

WEIGHTS = ("value_growth", "star_growth", "stone", "stone_use")
VALUE_GROWTH, STAR_GROWTH, STONE, STONE_USE = range(len(WEIGHTS))

_SAVED = 21  # three cells and the six around each


@rule
def expect(s: State, party: int, weights: Tally, out: Tally) -> None:
    """Final points by category, in hundredths: value and stars grow with every tile still to come."""
    learned = len(weights) > len(WEIGHTS) and party < s.seats
    values = np.zeros(PLAZA, np.int64)
    stars = np.zeros(PLAZA, np.int64)
    quarries = tally(s, party, values, stars)
    to_come = 100 * turns_to_come(s, party) if learned else tiles_to_come(s)
    for district in range(PLAZA):
        value = 100 * values[district] + weights[VALUE_GROWTH] * to_come // 100
        star = 100 * stars[district] + weights[STAR_GROWTH] * to_come // 100
        out[district] = value * star // 100
    stone = weights[STONE] + weights[STONE_USE] * to_come // 100 if to_come > 0 else 100
    out[PLAZA] = s.players[party].stones * stone
    out[PLAZA + 1] = 100 * quarries
    if learned and to_come > 0:
        x = np.empty(len(NAMES), np.int64)
        city_features(s, party, values, stars, x)
        add_outputs(weights, len(WEIGHTS), x, out)


@rule
def rate(s: State, seat: int, action: int, weights: Tally) -> int:
    """What the seat expects after laying the tile; the tile is laid on trial and taken up again."""
    index, q, r, k = decode(s, action)
    city = s.players[seat]
    cells = np.empty(_SAVED, np.int64)
    tops = np.empty(_SAVED, np.int64)
    first = cell_at(q, r)
    for h in range(3):
        cell = first if h == 0 else neighbour(first, k + h - 1)
        cells[7 * h] = cell
        for direction in range(6):
            cells[7 * h + 1 + direction] = neighbour(cell, direction)
    for i in range(_SAVED):
        tops[i] = city.grid[cells[i]]
    west, east, north, south = city.west, city.east, city.north, city.south
    stones = city.stones
    city.stones += lay(city, int(s.row[index]), q, r, k) - index
    tile = s.row[index]
    learned = len(weights) > len(WEIGHTS)
    if learned:  # a net is told what is left without this tile, and whose turn it is then
        s.row[index] = 0
        s.row_count -= 1
        s.turn = (seat + 1) % s.parties
    points = np.empty(PLAZA + 2, np.int64)
    expect(s, seat, weights, points)
    if learned:
        s.row[index] = tile
        s.row_count += 1
        s.turn = seat
    city.stones = stones
    city.west, city.east, city.north, city.south = west, east, north, south
    for i in range(_SAVED):
        city.grid[cells[i]] = tops[i]
    city.laid_count -= 1
    laid = city.laid[city.laid_count]
    laid.tile = 0
    laid.level = 0
    laid.q = 0
    laid.r = 0
    laid.k = 0
    return int(points.sum())
