"""What a seat may know: all but the contents and order of the stacks. The same for everybody at the table."""

import numpy as np

from tetrapolis.core.kernel import rule
from tetrapolis.core.records import NONE, Array, Flag, Int8, Int16, Many, Record, by, number, up_to, word
from tetrapolis.core.rng import sort

from .city import visible_cells
from .components import ARCHITECTS, CODES, DISTRICTS, HEX_LETTERS, TILES
from .rules import slots
from .scoring import CATEGORIES, Tally, score, tally, tally_cells
from .state import MAX_CELLS, MAX_LAID, MAX_PLAYERS, MAX_ROW, State

RIVALS = tuple(f"architect-{name}" for name in ARCHITECTS)


class RowTile(Record):
    """A tile of the construction site: three hexes, one letter each, and its price in stones."""

    tile: Int8
    code: Int8 = word(CODES)
    price: Int8


class Cell(Record):
    """A built cell with the hex that is visible there, and whether it makes points."""

    q: Int8
    r: Int8
    hex: Int8 = word(tuple(HEX_LETTERS))
    level: Int8
    tile: Int8
    scores: Flag


class LaidTile(Record):
    """A tile of a city in the order laid; of the architect's tiles only which they are means anything."""

    tile: Int8
    code: Int8 = word(CODES)
    q: Int8
    r: Int8
    k: Int8
    level: Int8


class Worth(Record):
    """What all districts of a type are worth, and the stars of its plazas."""

    value: Int16
    stars: Int16


class Builder(Record):
    """A party; the architect of solo play collects tiles and has no city."""

    stones: Int16
    points: Array[Int16] = by(CATEGORIES)
    districts: Array[Worth] = by(DISTRICTS)
    rival: Int8 = word(RIVALS, maybe=True)
    tiles: Many[LaidTile] = up_to(MAX_LAID)
    city: Many[Cell] = up_to(MAX_CELLS)


class View(Record):
    """The table."""

    row: Many[RowTile] = up_to(MAX_ROW)
    slots: Int8
    stacks: Int8
    unseen: Many[Int8] = up_to(TILES)
    round: Int8
    chief: Int8
    first_player: Int8
    turn: Int8 = number(maybe=True)
    over: Flag
    supply: Int16
    players: Many[Builder] = up_to(MAX_PLAYERS)


@rule
def look(s: State, seat: int, v: View) -> None:
    v.row.count = s.row_count
    for place in range(s.row_count):
        v.row.items[place].tile = s.row[place]
        v.row.items[place].code = s.row[place]
        v.row.items[place].price = place
    v.slots = slots(s)
    unseen = s.stacked_to - s.stacked_from
    v.stacks = unseen // (s.parties + 1)
    v.unseen.count = unseen
    for i in range(unseen):
        v.unseen.items[i] = s.stacks[s.stacked_from + i]
    sort(v.unseen.items, unseen)
    v.round = s.round_number
    v.chief = s.chief
    v.first_player = s.first_player
    v.turn = NONE if s.over else s.turn
    v.over = s.over != 0
    v.supply = s.supply
    v.players.count = s.parties
    for party in range(s.parties):
        _look_at(s, party, v.players.items[party])


@rule
def _look_at(s: State, party: int, v: Builder) -> None:
    player = s.players[party]
    values = np.zeros(len(DISTRICTS), np.int64)
    stars = np.zeros(len(DISTRICTS), np.int64)
    if party < s.seats:
        _look_at_city(s, party, values, stars, v)
    else:
        tally(s, party, values, stars)
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    v.stones = player.stones
    for category in range(len(CATEGORIES)):
        v.points[category] = points[category]
    for district in range(len(DISTRICTS)):
        v.districts[district].value = values[district]
        v.districts[district].stars = stars[district]
    v.tiles.count = player.laid_count
    for i in range(player.laid_count):
        laid, shown = player.laid[i], v.tiles.items[i]
        shown.tile = laid.tile
        shown.code = laid.tile
        shown.q = laid.q
        shown.r = laid.r
        shown.k = laid.k
        shown.level = laid.level
    v.rival = s.options.solo_level if party >= s.seats else NONE


@rule
def _look_at_city(s: State, party: int, values: Tally, stars: Tally, v: Builder) -> None:
    """Every built cell with what is visible there, and whether it makes points; what its districts are worth."""
    cells = np.empty((MAX_CELLS, 5), np.int64)
    v.city.count = visible_cells(s, party, cells)
    scores = np.zeros(MAX_CELLS, np.int64)
    tally_cells(s, party, values, stars, cells, v.city.count, scores)
    for i in range(v.city.count):
        shown = v.city.items[i]
        shown.q = cells[i, 0]
        shown.r = cells[i, 1]
        shown.hex = cells[i, 2]
        shown.level = cells[i, 3]
        shown.tile = cells[i, 4]
        shown.scores = scores[i] != 0


def census(s: State) -> dict[str, int]:
    """Where every component is, counted: must never change."""
    counts = {f"tile {tile}": 0 for tile in range(1, TILES + 1)}
    on_table = [int(t) for t in s.stacks[int(s.stacked_from) : int(s.stacked_to)]]
    on_table += [int(t) for t in s.row[: int(s.row_count)]]
    stones = int(s.supply)
    for player in s.players[: int(s.parties)]:
        on_table += [int(one.tile) for one in player.laid[1 : int(player.laid_count)]]
        stones += int(player.stones)
    for tile in on_table:
        counts[f"tile {tile}"] += 1
    return {**counts, "stones": stones}
