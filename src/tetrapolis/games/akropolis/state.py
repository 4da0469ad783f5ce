"""The record of an Akropolis match.

    header | row, stacks, whose turn | players[4]: stones, tiles in the order laid, grid

A city is kept twice, each form for what it is good at: `laid` lists its tiles in order, `grid` tells what is on top
of a cell. The grid is a torus of 64 x 64 cells: cell (q, r) lives at q + 64 r, modulo 4096.

    grid[cell] =  4 n + h   hex h of the city's n-th tile is on top
                  SHORE     nothing built, next to the city
                  FAR       nothing built, not next to the city

No city can run into itself around the torus: the start tile spans 3 columns and 3 rows, each tile adds at most 2 of
either, and nobody lays more than 30 tiles, so a city spans at most 63. Two of its cells, or one of them and an
empty neighbour, never share a place in the grid; a line of 30 tiles fits like any other city.
"""

from tetrapolis.core.options import Choice, Preset, first_player, flag, option, options_of
from tetrapolis.core.records import Array, Int8, Int16, Int64, Record, room
from tetrapolis.core.state import Header

from .components import ARCHITECTS, TILES

SPAN = 64
CELLS = SPAN * SPAN
SHORE = -1
FAR = -2

MAX_PLAYERS = 4
MAX_LAID = 31  # the start tile and 30 city tiles (long game, two players: AK-41)
MAX_CELLS = 3 * MAX_LAID + 1  # no city has more: the start tile has four hexes
MAX_ROW = 6


def _solo_only(seats: int, choice: Choice) -> bool:
    return seats == 1 or choice == ARCHITECTS[0]


def _up_to_three(seats: int, choice: Choice) -> bool:
    return seats <= 3 or choice is False


class Options(Record):
    """How the match is played; AK-33, AK-35, AK-52 and AK-54 have several readings."""

    solo_level: Int8 = option(*ARCHITECTS, allowed=_solo_only)
    long_game: Int8 = flag(_up_to_three)
    variant_house: Int8 = flag()
    variant_market: Int8 = flag()
    variant_barracks: Int8 = flag()
    variant_temple: Int8 = flag()
    variant_garden: Int8 = flag()
    house_group: Int8 = option("most_hexes_then_value", "most_value")
    barracks_edge: Int8 = option("outer_space_only", "any_empty_neighbour", "variant_any_empty")
    lake: Int8 = option("enclosed_region_any_size", "single_cell_only")
    first_player: Int8 = first_player(MAX_PLAYERS)


OPTIONS = options_of(Options)


def _reading(name: str, house_group: str, barracks_edge: str, lake: str) -> Preset:
    return Preset(name, {"house_group": house_group, "barracks_edge": barracks_edge, "lake": lake})


# AK-33, AK-35, AK-52, AK-54: where the printed words and the sites where people play differ.
PRESETS = (
    _reading("online", "most_hexes_then_value", "outer_space_only", "enclosed_region_any_size"),
    _reading("printed", "most_hexes_then_value", "variant_any_empty", "single_cell_only"),
)


class Laid(Record):
    """A tile of a city: which, on which level, where and how it is turned."""

    tile: Int8
    level: Int8
    q: Int8
    r: Int8
    k: Int8


class Player(Record):
    """A seat: what it owns and has done."""

    stones: Int16
    west: Int8  # smallest and largest q, then r, of the city
    east: Int8
    north: Int8
    south: Int8
    laid_count: Int16
    laid: Array[Laid] = room(MAX_LAID)
    grid: Array[Int8] = room(CELLS)


class State(Header):
    """The whole state of a match."""

    options: Options
    turn: Int64  # the player to move; the architect of solo play included
    first_player: Int64
    chief: Int64
    round_number: Int64
    over: Int64
    reach: Int64  # no city can reach beyond this distance: the size of the action ids
    supply: Int64  # below zero: substitutes from outside the box (AK-9)
    row_count: Int64
    row: Array[Int8] = room(MAX_ROW)
    stacked_from: Int64  # stacks[stacked_from:stacked_to] are the tiles still face down
    stacked_to: Int64
    stacks: Array[Int8] = room(TILES)
    players: Array[Player] = room(MAX_PLAYERS)
