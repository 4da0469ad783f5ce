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

import numpy as np

from tetrapolis.core.options import Choice, Option, Preset, flag
from tetrapolis.core.state import fields, record_dtype

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


def _a_seat(seats: int, choice: Choice) -> bool:
    return choice == "random" or (isinstance(choice, int) and choice <= seats)


OPTIONS = (
    Option("solo_level", ARCHITECTS, ARCHITECTS[0], _solo_only),
    flag("long_game", _up_to_three),
    flag("variant_house"),
    flag("variant_market"),
    flag("variant_barracks"),
    flag("variant_temple"),
    flag("variant_garden"),
    Option("house_group", ("most_hexes_then_value", "most_value"), "most_hexes_then_value"),
    Option("barracks_edge", ("outer_space_only", "any_empty_neighbour", "variant_any_empty"), "outer_space_only"),
    Option("lake", ("enclosed_region_any_size", "single_cell_only"), "enclosed_region_any_size"),
    Option("first_player", ("random", 1, 2, 3, 4), "random", _a_seat),
)


def _reading(name: str, house_group: str, barracks_edge: str, lake: str) -> Preset:
    return Preset(name, {"house_group": house_group, "barracks_edge": barracks_edge, "lake": lake})


# AK-33, AK-35, AK-52, AK-54: where the printed words and the sites where people play differ.
PRESETS = (
    _reading("online", "most_hexes_then_value", "outer_space_only", "enclosed_region_any_size"),
    _reading("printed", "most_hexes_then_value", "variant_any_empty", "single_cell_only"),
)

LAID = fields([("tile", np.int8), ("level", np.int8), ("q", np.int8), ("r", np.int8), ("k", np.int8)])

PLAYER = fields(
    [
        ("stones", np.int16),
        ("west", np.int8),  # smallest and largest q, then r, of the city
        ("east", np.int8),
        ("north", np.int8),
        ("south", np.int8),
        ("laid_count", np.int16),
        ("laid", LAID, (MAX_LAID,)),
        ("grid", np.int8, (CELLS,)),
    ]
)

DTYPE = record_dtype(
    OPTIONS,
    [
        ("turn", np.int64),  # the player to move; the architect of solo play included
        ("first_player", np.int64),
        ("chief", np.int64),
        ("round_number", np.int64),
        ("over", np.int64),
        ("reach", np.int64),  # no city can reach beyond this distance: the size of the action ids
        ("supply", np.int64),  # below zero: substitutes from outside the box (AK-9)
        ("row_count", np.int64),
        ("row", np.int8, (MAX_ROW,)),
        ("stacked_from", np.int64),  # stacks[stacked_from:stacked_to] are the tiles still face down
        ("stacked_to", np.int64),
        ("stacks", np.int8, (TILES,)),
        ("players", PLAYER, (MAX_PLAYERS,)),
    ],
)
