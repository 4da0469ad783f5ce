"""What bots think of Ginkgopolis: goods now, floors in the city, bonuses for the rounds to come."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule, wide

from .city import cell_at, next_to
from .components import (
    COLOUR,
    CONSTRUCT,
    END_KIND,
    END_POINTS,
    EXPLOIT,
    FIRST_CHARACTER,
    FIRST_LETTER,
    FLAT,
    GAIN,
    NONE,
    NUMBERS,
    START_GOODS,
    TILE,
    TILES,
    TRIGGER,
    URBANIZE,
)
from .ids import FIRST_DRAFT, FIRST_GOOD, FIRST_MARKER, FIRST_RETURN, NEW_HAND, PER_CARD, RETURN_DONE
from .scoring import end_bonus
from .state import SELECTING, State
from .supply import tiles_left

WEIGHTS = ("resource", "tile", "point", "floor", "rival_floor", "bonus", "end_card")
A_RESOURCE, A_TILE, A_POINT, FLOOR, RIVAL_FLOOR, BONUS, END_CARD = range(len(WEIGHTS))

_WHOLE = 100  # how much of the game is still to come, at its start


@rule
def still_to_come(s: State) -> int:
    """A rough share of the game, in hundredths: tiles run out once or twice."""
    if s.exhausted > 0:
        return 15
    return 20 + 80 * tiles_left(s) // TILES


@rule
def worth_of_good(good: int, count: int, weights: npt.NDArray[np.int64]) -> int:
    """Goods in stock; their colours are numbered like the goods they yield (GK-7)."""
    return int(weights[A_RESOURCE + good] * count)


@rule
def worth_of_bonuses(s: State, seat: int, trigger: int, weights: npt.NDArray[np.int64]) -> int:
    """What the tableau yields for an action."""
    player = s.players[seat]
    worth = 0
    for i in range(player.tableau_count):
        thing = player.tableau[i]
        if TRIGGER[thing] == trigger:
            for good in range(3):
                worth += worth_of_good(good, GAIN[thing, good], weights)
    return worth


@rule
def worth_of_card(s: State, seat: int, card: int, weights: npt.NDArray[np.int64]) -> int:
    """A building card that joins the tableau."""
    if TRIGGER[card] != NONE:
        goods = 0
        for good in range(3):
            goods += worth_of_good(good, GAIN[card, good], weights)
        return int(weights[BONUS] * goods * still_to_come(s) // (_WHOLE * 100))
    if END_KIND[card] == FLAT:
        return int(100 * END_POINTS[card])
    growth = 100 + still_to_come(s)
    return int(weights[END_CARD] * (end_bonus(s, seat, card) + END_POINTS[card]) * growth // 100)


@rule
def worth_of_urbanizing(s: State, seat: int, letter: int, tile: int, weights: npt.NDArray[np.int64]) -> int:
    """The neighbours of the marker's cell yield, and a floor stands there (GK-33, GK-38)."""
    home = cell_at(int(s.marker_x[letter]), int(s.marker_y[letter]))
    worth = weights[FLOOR] - weights[A_RESOURCE] - weights[A_TILE]
    for direction in range(4):
        number = s.grid[next_to(home, direction)]
        if number > 0:
            neighbour = s.buildings[number - 1]
            worth += worth_of_good(COLOUR[neighbour.top], wide(neighbour.height), weights)
            if COLOUR[neighbour.top] == COLOUR[tile]:
                worth += 30 * wide(neighbour.height) if neighbour.owner == seat else 10
    return int(worth + worth_of_bonuses(s, seat, URBANIZE, weights))


@rule
def worth_of_constructing(s: State, seat: int, card: int, tile: int, weights: npt.NDArray[np.int64]) -> int:
    """A higher building, its card in the tableau, less what it costs (GK-40 to GK-43)."""
    building = s.buildings[s.building_of[card] - 1]
    height = wide(building.height)
    own = building.owner == seat
    player = s.players[seat]
    other_colour = 1 if COLOUR[tile] != COLOUR[card] else 0
    lower = max(0, card % NUMBERS - tile % NUMBERS)
    stock = wide(player.resources) + (height if own else 0)
    if stock < height + 1 + other_colour or player.points < lower:
        return -200  # it would fall back to using the card (GK-44)
    placed = 1 if own else height + 1
    worth = (weights[FLOOR] - weights[A_RESOURCE]) * placed
    if building.owner != NONE and not own:
        worth += (weights[RIVAL_FLOOR] - 100) * height
    worth -= weights[A_POINT] * lower + weights[A_RESOURCE] * other_colour + weights[A_TILE]
    worth += worth_of_card(s, seat, card, weights)
    home = cell_at(int(building.x), int(building.y))
    for direction in range(4):
        number = s.grid[next_to(home, direction)]
        if number > 0:
            neighbour = s.buildings[number - 1]
            if neighbour.owner != NONE and COLOUR[neighbour.top] == COLOUR[tile]:
                worth += 30 * (height + 1)
    return int(worth + worth_of_bonuses(s, seat, CONSTRUCT, weights))


@rule
def rate(s: State, seat: int, action: int, weights: npt.NDArray[np.int64]) -> int:
    if s.phase == SELECTING:
        if action == NEW_HAND:
            return -100
        card = action // PER_CARD
        tile = action % PER_CARD - 1
        if tile < 0:
            worth = worth_of_bonuses(s, seat, EXPLOIT, weights)
            if card >= FIRST_LETTER:
                return int(worth + max(weights[A_RESOURCE], weights[A_TILE]))
            building = s.buildings[s.building_of[card] - 1]
            return int(worth + worth_of_good(COLOUR[card], wide(building.height), weights))
        if card >= FIRST_LETTER:
            if s.players[seat].resources < 1:
                return -200
            return worth_of_urbanizing(s, seat, card - FIRST_LETTER, tile, weights)
        return worth_of_constructing(s, seat, card, tile, weights)
    if FIRST_GOOD <= action < FIRST_MARKER:
        player = s.players[seat]
        need_tiles = player.tiles == 0
        return 100 if need_tiles == (action == FIRST_GOOD + TILE) else 0
    if FIRST_RETURN <= action < RETURN_DONE:
        kept = 0
        tiles = wide(s.players[seat].tiles) & ~wide(s.players[seat].aside)
        while tiles != 0:
            tiles &= tiles - 1
            kept += 1
        return 100 if kept > 2 else -50
    if action >= FIRST_DRAFT:
        thing = action - FIRST_DRAFT + FIRST_CHARACTER
        worth = 0
        for good in range(3):
            worth += weights[BONUS] * GAIN[thing, good] // 2 + weights[A_RESOURCE + good] * START_GOODS[thing, good]
        return int(worth)
    return 0
