"""A match in numbers, as learning and learned judgement see it: public things alone, since a city hides nothing.

Version 1. `party_features` describes one city by what stands in `NAMES`, in this order; a district's five numbers come
in the order of `DISTRICTS`. `features` is what a seat may know of the whole match:

    TABLE    parties, seats, the number of parties until this seat's turn (0: it is), the same for the chief architect,
             round, stacks, tiles in the row
    row      the number of the tile at each place of the row, 0 = none
    unseen   for every tile of the box from 1 on, whether it is still face down
    cities   `party_features` of four parties, from the seat on in order of turns; all 0 for those that are not there

All of it is integers. Whoever changes what a number means changes `VERSION`.
"""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule, wide

from .city import cell_at, covering_refusal, neighbour
from .components import BARRACKS, DISTRICTS, HEXES, PLAZA, QUARRY, TEMPLE, TILES
from .scoring import Tally, _empty_neighbours, tally
from .state import MAX_PLAYERS, MAX_ROW, Player, State

VERSION = 1

_BY_DISTRICT = (
    "value",  # of what counts
    "stars",
    "product",
    "levels",  # of all hexes that can be seen, whether they count or not
    "hexes",
    "plazas_left",  # in the row and the stacks
)
_CITY = (
    "to_come",  # tiles that the party will still lay
    "to_come_squared",
    "row_to_come",  # tiles that all will still lay
    "stones",
    "stones_to_six",
    "stones_to_come",  # stones times tiles to come
    "level_1",  # cells by height
    "level_2",
    "level_3",
    "level_4",  # and above
    "highest",
    "low_quarries",  # that can be seen on level 1
    "high_quarries",
    "spots",  # on which a tile may lie on others
    "spots_2",  # with at least two quarries below
    "spots_3",
    "high_spots",  # on level 2 and above
    "high_plazas",  # on level 2 and above
    "temples_1",  # that miss one neighbour
    "temples_2",
    "barracks_3",  # with three open sides and more
    "shore",  # open sides of the city
    "turns_until",  # that others have before this party
)
_OPTIONS = (
    "variant_house", "variant_market", "variant_barracks", "variant_temple", "variant_garden",
    "house_group", "barracks_edge", "lake", "parties",
)  # fmt: skip

NAMES = (*(f"{name}_{district}" for name in _BY_DISTRICT for district in DISTRICTS), *_CITY, *_OPTIONS)
VALUE, STAR, PRODUCT, LEVELS, HEX, LEFT = range(0, PLAZA * len(_BY_DISTRICT), PLAZA)
(
    TO_COME, TO_COME_SQUARED, ROW_TO_COME, STONES, STONES_TO_SIX, STONES_TO_COME, LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4,
    HIGHEST, LOW_QUARRIES, HIGH_QUARRIES, SPOTS, SPOTS_2, SPOTS_3, HIGH_SPOTS, HIGH_PLAZAS, TEMPLES_1, TEMPLES_2,
    BARRACKS_3, SHORE, TURNS_UNTIL,
) = range(PLAZA * len(_BY_DISTRICT), PLAZA * len(_BY_DISTRICT) + len(_CITY))  # fmt: skip
OPTION = TURNS_UNTIL + 1

OUTPUTS = PLAZA + 1  # categories that a net adds to: districts and stones

TABLE = ("parties", "seats", "turn", "chief", "round", "stacks", "row")
LENGTH = len(TABLE) + MAX_ROW + TILES + MAX_PLAYERS * len(NAMES)

_FLOOR = 3  # from here on heights are not told apart
_NO_PLAZA = PLAZA
_PLAZA_OF = np.array(
    [
        next((int(kind) - PLAZA for kind in kinds if PLAZA <= kind < QUARRY), _NO_PLAZA) if tile else _NO_PLAZA
        for tile, kinds in enumerate(HEXES)
    ],
    np.int64,
)


@rule
def still_to_lay(s: State) -> int:
    """How many tiles all parties together will still lay."""
    return 0 if s.over else int(s.row_count - 1 + s.stacked_to - s.stacked_from)


@rule
def tiles_to_come(s: State) -> int:
    """How many tiles each player will still lay, in hundredths."""
    return still_to_lay(s) * 100 // int(s.parties)


@rule
def turns_to_come(s: State, party: int) -> int:
    """How many tiles a party will still lay."""
    before = (party - s.turn) % s.parties
    return int((still_to_lay(s) - before + s.parties - 1) // s.parties)


@rule
def progress(s: State) -> int:
    """The stage of the match, by the tiles still to come: 0 is the end."""
    return (tiles_to_come(s) + 50) // 100


@rule
def party_features(s: State, party: int, out: Tally) -> None:
    """A city by what is in NAMES; nothing for the architect of solo play, who has none."""
    out[: len(NAMES)] = 0
    if party < s.seats:
        values = np.zeros(PLAZA, np.int64)
        stars = np.zeros(PLAZA, np.int64)
        tally(s, party, values, stars)
        city_features(s, party, values, stars, out)


@rule
def city_features(s: State, party: int, values: Tally, stars: Tally, out: Tally) -> None:
    """The same, where values and stars are known."""
    out[: len(NAMES)] = 0
    city = s.players[party]
    left = np.zeros(PLAZA + 1, np.int64)
    for i in range(MAX_ROW):
        left[_PLAZA_OF[s.row[i]]] += 1
    for i in range(s.stacked_from, s.stacked_to):
        left[_PLAZA_OF[s.stacks[i]]] += 1
    for district in range(PLAZA):
        out[VALUE + district] = values[district]
        out[STAR + district] = stars[district]
        out[PRODUCT + district] = values[district] * stars[district]
        out[LEFT + district] = left[district]
    to_come = turns_to_come(s, party)
    out[TO_COME] = to_come
    out[TO_COME_SQUARED] = to_come * to_come
    out[ROW_TO_COME] = still_to_lay(s)
    out[STONES] = city.stones
    out[STONES_TO_SIX] = min(int(city.stones), 6)
    out[STONES_TO_COME] = city.stones * to_come
    out[TURNS_UNTIL] = (party - s.turn) % s.parties
    _look_around(s, party, out)
    options = s.options
    out[OPTION] = options.variant_house
    out[OPTION + 1] = options.variant_market
    out[OPTION + 2] = options.variant_barracks
    out[OPTION + 3] = options.variant_temple
    out[OPTION + 4] = options.variant_garden
    out[OPTION + 5] = options.house_group
    out[OPTION + 6] = options.barracks_edge
    out[OPTION + 7] = options.lake
    out[OPTION + 8] = s.parties


@rule
def _look_around(s: State, party: int, out: Tally) -> None:
    """What the cells of a city tell. Of two neighbours, the first one looks at both; so do three cells of a spot."""
    city = s.players[party]
    cells, beside, highest = 0, 0, 1
    spots, spots_2, spots_3, high_spots = 0, 0, 0, 0
    for r in range(city.north, city.south + 1):
        for q in range(city.west, city.east + 1):
            cell = cell_at(q, r)
            top = wide(city.grid[cell])
            if top < 0:
                continue
            laid = city.laid[top >> 2]
            level = wide(laid.level)
            kind = wide(HEXES[laid.tile, top & 3])
            a = wide(city.grid[neighbour(cell, 0)])
            b = wide(city.grid[neighbour(cell, 1)])
            c = wide(city.grid[neighbour(cell, 2)])
            cells += 1
            beside += (a >= 0) + (b >= 0) + (c >= 0)
            out[LEVEL_1 + min(level - 1, _FLOOR)] += 1
            highest = max(highest, level)
            if kind == QUARRY:
                out[LOW_QUARRIES + (level > 1)] += 1
            elif kind >= PLAZA:
                out[HIGH_PLAZAS] += level > 1
            else:
                out[LEVELS + kind] += level
                out[HEX + kind] += 1
                if kind == TEMPLE or kind == BARRACKS:
                    open_sides = _empty_neighbours(city, cell)
                    if kind == BARRACKS:
                        out[BARRACKS_3] += open_sides >= 3
                    elif 1 <= open_sides <= 2:
                        out[TEMPLES_1 + open_sides - 1] += 1
            if b >= 0:
                for k in range(2):
                    other = a if k == 0 else c
                    if other >= 0 and covering_refusal(city, top, b, other) == 0:
                        quarries = (kind == QUARRY) + _is_quarry(city, b) + _is_quarry(city, other)
                        spots += 1
                        spots_2 += quarries >= 2
                        spots_3 += quarries == 3
                        high_spots += level > 1
    out[HIGHEST] = highest
    out[SHORE] = 6 * cells - 2 * beside
    out[SPOTS] = spots
    out[SPOTS_2] = spots_2
    out[SPOTS_3] = spots_3
    out[HIGH_SPOTS] = high_spots


@rule
def _is_quarry(city: Player, top: int) -> int:
    """Whether this, on top of a cell, is a quarry: 1 or 0."""
    return 1 if HEXES[city.laid[top >> 2].tile, top & 3] == QUARRY else 0


@rule
def features(s: State, seat: int, out: npt.NDArray[np.int64]) -> None:
    """What the seat may know: see above."""
    out[:LENGTH] = 0
    out[0] = s.parties
    out[1] = s.seats
    out[2] = (s.turn - seat) % s.parties
    out[3] = (s.chief - seat) % s.parties
    out[4] = s.round_number
    out[5] = (s.stacked_to - s.stacked_from) // max(1, s.parties + 1)
    out[6] = s.row_count
    place = len(TABLE)
    for i in range(MAX_ROW):
        out[place + i] = s.row[i]
    place += MAX_ROW
    for i in range(s.stacked_from, s.stacked_to):
        out[place + s.stacks[i] - 1] = 1
    place += TILES
    for turn in range(s.parties):
        party_features(s, (seat + turn) % s.parties, out[place + turn * len(NAMES) :])
