"""Tiles, resources and cards: drawing, gaining, rebuilding the deck."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import EVERYONE, TABLE, emit
from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import shuffle

from .components import CARDS_OFF, GOODS, POINT, RESOURCE, TILE, TILES
from .state import RETURNING, State
from .story import E_BONUS, E_EXHAUSTED, E_GAINS, E_REBUILD

ALL_KNOW = 0xFF
HAL = 1  # his place in solo play
FROM_BONUS = len(GOODS)  # in the list of gains: added to goods that a bonus brings


@rule
def solo(s: State) -> bool:
    return bool(s.seats == 1)


@rule
def is_hal(s: State, party: int) -> bool:
    return bool(s.seats == 1 and party == HAL)


@rule
def tiles_left(s: State) -> int:
    return int(s.supply_to - s.supply_from)


@rule
def tiles_in_stock(s: State, party: int) -> int:
    tiles = 0
    for tile in range(TILES):
        tiles += (s.players[party].tiles >> tile) & 1
    return int(tiles)


@rule
def draw_tile(s: State) -> int:
    """The next tile of the supply, which must not be empty."""
    tile = int(s.tiles[s.supply_from])
    s.supply_from += 1
    return tile


@rule
def note_exhaustion(s: State) -> bool:
    """A tile was taken: True if the supply ran empty for the first time, so that tiles may be returned (GK-58)."""
    if tiles_left(s) > 0:
        return False
    s.exhausted += 1
    emit(s, E_EXHAUSTED, TABLE, EVERYONE, (s.exhausted,))
    if s.exhausted == 1 and not solo(s):
        return True
    s.ending = 1  # GK-62, GK-79
    return False


@rule
def _gain(s: State, party: int, good: int) -> bool:
    """One good from the supply, if one is left (GK-47)."""
    player = s.players[party]
    if good == POINT:
        player.points += 1
    elif good == RESOURCE:
        if player.supply == 0:
            return False
        player.supply -= 1
        player.resources += 1
    else:
        if tiles_left(s) == 0:
            return False
        player.tiles |= 1 << draw_tile(s)
    return True


@rule
def take_gains(s: State) -> bool:
    """Take the gains still due to the actor; False if a tile return breaks them off (GK-59)."""
    taken = np.zeros((2, len(GOODS)), np.int64)  # from the city, from bonuses
    while s.gain_from < s.gain_to:
        due = int(s.gains[s.gain_from])
        source, good = due // FROM_BONUS, due % FROM_BONUS
        s.gain_from += 1
        if not _gain(s, s.actor, good):
            continue
        taken[source, good] += 1
        if good == TILE and tiles_left(s) == 0:
            _tell_gains(s, taken)
            if note_exhaustion(s):
                _begin_return(s)
                return False
    _tell_gains(s, taken)
    s.gain_from = 0
    s.gain_to = 0
    return True


@rule
def _tell_gains(s: State, taken: npt.NDArray[np.int64]) -> None:
    """Goods are taken in the open (GK-15 hides only what lies behind a screen); what was told is not told again."""
    tell_goods(s, E_GAINS, s.actor, taken[0])
    tell_goods(s, E_BONUS, s.actor, taken[1])
    taken[:] = 0


@rule
def tell_goods(s: State, kind: int, party: int, goods: npt.NDArray[np.int64]) -> None:
    """An event with goods, if there are any."""
    if goods[RESOURCE] + goods[TILE] + goods[POINT] > 0:
        emit(s, kind, party, EVERYONE, (goods[RESOURCE], goods[TILE], goods[POINT]))


@rule
def _begin_return(s: State) -> None:
    s.phase = RETURNING
    for seat in range(s.seats):
        s.players[seat].aside = 0
        s.players[seat].returned = 1 if s.players[seat].tiles == 0 else 0


@rule
def owe(s: State, good: int, count: int) -> None:
    """Add to the gains due to the actor."""
    for _ in range(count):
        s.gains[s.gain_to] = good
        s.gain_to += 1


@rule
def draw_card(s: State, seat: int) -> int:
    """The next card of the deck; a draw that empties it has it rebuilt at once (GK-50)."""
    card = int(s.deck[s.deck_from])
    s.deck_from += 1
    s.known[card] = 1 << seat if seat >= 0 else 0
    if s.deck_from == s.deck_to:
        _rebuild(s)
    return card


@rule
def discard(s: State, card: int, known: int) -> None:
    s.discards[s.discard_count] = card
    s.discard_count += 1
    s.known[card] = known


@rule
def _rebuild(s: State) -> None:
    """Cards of site-marked buildings and the discards become the deck; with few players some go off again."""
    for number in range(s.building_count):
        building = s.buildings[number]
        if building.site:
            building.site = 0
            discard(s, int(building.top), 0)
    s.deck_from = 0
    s.deck_to = s.discard_count
    for i in range(s.discard_count):
        s.deck[i] = s.discards[i]
        s.known[s.deck[i]] = 0
        s.discards[i] = -1
    s.discard_count = 0
    shuffle(s.rng, s.deck, s.deck_to)
    for _ in range(CARDS_OFF[s.parties]):
        discard(s, int(s.deck[s.deck_from]), 0)
        s.deck_from += 1
    emit(s, E_REBUILD, TABLE, EVERYONE, (s.deck_to - s.deck_from,))
