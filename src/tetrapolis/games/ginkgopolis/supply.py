"""Tiles, resources and cards: drawing, gaining, rebuilding the deck."""

from tetrapolis.core.events import EVERYONE, TABLE, emit
from tetrapolis.core.kernel import State, rule
from tetrapolis.core.rng import shuffle

from .components import CARDS_OFF, POINT, RESOURCE
from .state import RETURNING
from .story import E_EXHAUSTED, E_REBUILD

ALL_KNOW = 0xFF
HAL = 1  # his place in solo play


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
def gain_resource(s: State, party: int) -> None:
    """One resource from the supply, if one is left (GK-47)."""
    player = s.players[party]
    if player.supply > 0:
        player.supply -= 1
        player.resources += 1


@rule
def take_gains(s: State) -> bool:
    """Take the gains still due to the actor; False if a tile return breaks them off (GK-59)."""
    while s.gain_from < s.gain_to:
        good = s.gains[s.gain_from]
        s.gain_from += 1
        player = s.players[s.actor]
        if good == POINT:
            player.points += 1
        elif good == RESOURCE:
            gain_resource(s, s.actor)
        elif tiles_left(s) > 0:
            player.tiles |= 1 << draw_tile(s)
            if note_exhaustion(s):
                _begin_return(s)
                return False
    s.gain_from = 0
    s.gain_to = 0
    return True


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
