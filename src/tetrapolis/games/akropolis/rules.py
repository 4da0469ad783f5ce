"""Set-up, whose turn it is, what is legal, what happens."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import EVERYONE, TABLE, clear_events, emit, kinds_of
from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.rng import Words, below, renew, reshuffle, shuffle

from .architect import architect_choice, architect_collect
from .city import MARGIN, cell_at, covering_refusal, found, lay, spot_refusal
from .components import LONG_STACKS, STACKS, START_STONES, STONES, TILES, TILES_FOR
from .state import FAR, MAX_ROW, Player, State

EVENTS = kinds_of(
    take=("tile", "price"),
    place=("tile", "q", "r", "k", "level"),
    income=("stones",),
    refill=("tile_1", "tile_2", "tile_3", "tile_4", "tile_5"),
    chief=(),
    architect_take=("tile", "price"),
    end=(),
)
TAKE, PLACE, INCOME, REFILL, CHIEF, ARCHITECT_TAKE, END = range(len(EVENTS))


@rule
def solo(s: State) -> bool:
    return bool(s.seats == 1)


@rule
def setup(s: State) -> None:
    players = s.parties  # AK-55: solo is set up for two
    long_game = s.options.long_game == 1
    tiles = TILES if long_game else int(TILES_FOR[players])  # AK-2, AK-5
    stacks = int(LONG_STACKS[players] if long_game else STACKS[players])  # AK-3
    for i in range(TILES):
        s.stacks[i] = i + 1 if i < tiles else 0
    shuffle(s.rng, s.stacks, tiles)
    for i in range(MAX_ROW):
        s.row[i] = 0
    s.row_count = 0
    s.stacked_from = 0
    s.stacked_to = tiles
    _lay_out_row(s, slots(s))

    chosen = int(s.options.first_player)
    s.first_player = 0 if solo(s) else (below(s.rng, players) if chosen == 0 else chosen - 1)  # AK-7
    s.chief = s.first_player
    s.turn = s.first_player
    s.round_number = 1
    s.over = 0
    s.reach = 1 + 2 * ((stacks + 1) * (players + 1) // players)  # AK-41: turns each
    s.supply = STONES
    for order in range(len(s.players)):
        player = s.players[(s.first_player + order) % players if order < players else order]
        found(player)
        player.stones = START_STONES[order] if order < players else 0  # AK-8
        s.supply -= player.stones
    clear_events(s)


@rule
def slots(s: State) -> int:
    """AK-4: so many tiles lie in the row when a round begins."""
    return s.parties + 2


@rule
def _lay_out_row(s: State, tiles: int) -> None:
    """Turn up tiles from the stacks behind those left in the row."""
    for _ in range(tiles):
        s.row[s.row_count] = s.stacks[s.stacked_from]
        s.row_count += 1
        s.stacked_from += 1


@rule
def pending(s: State) -> int:
    return 0 if s.over else 1 << int(s.turn)


@rule
def width(s: State) -> int:
    """The number of columns, and rows, that action ids provide for."""
    return 2 * int(s.reach) + 1


@rule
def encode(s: State, index: int, q: int, r: int, k: int) -> int:
    """The action id: take the tile at `index` of the row, place it at (q, r) turned by k."""
    return int(((index * width(s) + q + s.reach) * width(s) + r + s.reach) * 6 + k)


@rule
def decode(s: State, action: int) -> tuple[int, int, int, int]:
    """The inverse of `encode`: index, q, r, k."""
    spot = action // 6
    column = spot // width(s)
    index = column // width(s)
    return index, column - index * width(s) - s.reach, spot - column * width(s) - s.reach, action - spot * 6


@rule
def affordable(s: State, seat: int) -> int:
    """How many tiles of the row, counted from the free end, the seat can pay (AK-12, AK-14)."""
    return min(int(s.row_count), int(s.players[seat].stones) + 1)


@rule
def refusal(s: State, seat: int, action: int) -> int:
    if s.over:
        return 40
    if seat != s.turn:
        return 10
    index, q, r, k = decode(s, action)
    if index < 0 or index >= s.row_count:
        return 12
    if index >= affordable(s, seat):
        return 14
    return spot_refusal(s.players[seat], q, r, k)


@rule
def _open_land(city: Player, q: int, r: int) -> bool:
    """Whether neither this cell nor the one below it is in or next to the city."""
    return bool(city.grid[cell_at(q, r)] == FAR and city.grid[cell_at(q, r + 1)] == FAR)


@rule
def legal(s: State, seat: int, out: npt.NDArray[np.int32]) -> int:
    """Every affordable tile on every legal spot. Spots are the same for all tiles, and come in threes: the same
    three cells, with another hex of the tile in front.
    """
    if s.over or seat != s.turn:
        return 0
    city = s.players[seat]
    west, east = int(city.west) - MARGIN, int(city.east) + MARGIN
    column = encode(s, 0, 1, 0, 0) - encode(s, 0, 0, 0, 0)  # how much an id grows with q, then with r
    line = encode(s, 0, 0, 1, 0) - encode(s, 0, 0, 0, 0)
    spots = 0
    for r in range(int(city.north) - MARGIN, int(city.south) + MARGIN):
        start, end = west, east
        while start < end and _open_land(city, start + 1, r):
            start += 1
        while start < end and _open_land(city, end - 1, r):
            end -= 1
        action = encode(s, 0, start, r, 0)
        here = int(city.grid[cell_at(start, r)])
        below_left = FAR
        for q in range(start, end + 1):
            right = int(city.grid[cell_at(q + 1, r)]) if q < east else FAR
            below_right = int(city.grid[cell_at(q, r + 1)])
            if covering_refusal(city, here, right, below_right) == 0:
                out[spots] = action
                out[spots + 1] = action + column + 2
                out[spots + 2] = action + line + 4
                spots += 3
            if covering_refusal(city, here, below_right, below_left) == 0:
                out[spots] = action + 1
                out[spots + 1] = action + line + 3
                out[spots + 2] = action - column + line + 5
                spots += 3
            action += column
            here = right
            below_left = below_right
    next_tile = encode(s, 1, 0, 0, 0) - encode(s, 0, 0, 0, 0)
    tiles = affordable(s, seat)
    for place in range(spots, tiles * spots):
        out[place] = out[place - spots] + next_tile
    return tiles * spots


@rule
def sample(s: State, seat: int, rng: Words) -> int:
    """Any affordable tile, and spots at random until one is legal."""
    index = below(rng, affordable(s, seat))
    city = s.players[seat]
    west = int(city.west) - MARGIN
    north = int(city.north) - MARGIN
    columns = int(city.east) + MARGIN + 1 - west
    rows = int(city.south) + MARGIN + 1 - north
    while True:
        spot = below(rng, 6 * columns * rows)
        k = spot % 6
        q = west + spot // 6 % columns
        r = north + spot // 6 // columns
        if spot_refusal(city, q, r, k) == 0:
            return encode(s, index, q, r, k)


@rule
def apply(s: State, seat: int, action: int) -> None:
    clear_events(s)
    index, q, r, k = decode(s, action)
    player = s.players[seat]

    tile = _take(s, index)
    player.stones -= index  # AK-13: paid before placing
    if solo(s):
        s.players[1].stones += index  # AK-56
    else:
        s.supply += index
    emit(s, TAKE, seat, EVERYONE, (tile, index))

    quarries = lay(player, tile, q, r, k)
    level = wide(player.laid[player.laid_count - 1].level)
    emit(s, PLACE, seat, EVERYONE, (tile, q, r, k, level))
    if quarries > 0:
        player.stones += quarries  # AK-26
        s.supply -= quarries
        emit(s, INCOME, seat, EVERYONE, (quarries,))

    _end_turn(s)
    if solo(s) and not s.over:
        _architect_turn(s)
        _end_turn(s)


@rule
def _take(s: State, index: int) -> int:
    """Take a tile out of the row; the later ones slide up (AK-15)."""
    tile = wide(s.row[index])
    for i in range(MAX_ROW - 1):
        s.row[i] = s.row[i + (i >= index)]
    s.row[MAX_ROW - 1] = 0
    s.row_count -= 1
    return tile


@rule
def _architect_turn(s: State) -> None:
    """The solo rival takes a tile and keeps it (AK-57)."""
    architect = s.players[1]
    index = architect_choice(s)
    tile = _take(s, index)
    architect.stones -= index
    s.supply += index  # AK-56
    architect_collect(architect, tile)
    emit(s, ARCHITECT_TAKE, 1, EVERYONE, (tile, index))


@rule
def _to_the_left(s: State, party: int) -> int:
    return party + 1 if party + 1 < s.parties else 0


@rule
def _end_turn(s: State) -> None:
    """The turn passes on; at the end of a round the row is refilled, or the match is over (AK-38 to AK-40)."""
    s.turn = _to_the_left(s, s.turn)
    if s.row_count > 1:
        return
    if s.stacked_from == s.stacked_to:
        s.over = 1
        emit(s, END, TABLE, EVERYONE, (0,))
        return
    s.round_number += 1
    _lay_out_row(s, slots(s) - s.row_count)
    emit(s, REFILL, TABLE, EVERYONE, (s.row[1], s.row[2], s.row[3], s.row[4], s.row[5]))
    s.chief = _to_the_left(s, s.chief)  # AK-39
    emit(s, CHIEF, s.chief, EVERYONE, (0,))


@rule
def determinize(s: State, seat: int, rng: Words) -> None:
    """Only the stacks are hidden: the same tiles in a new order, and a new generator."""
    unseen = s.stacks[s.stacked_from : s.stacked_to]
    reshuffle(rng, unseen, len(unseen))
    renew(s.rng, rng)
