"""What a seat cannot know, dealt anew: consistent with everything it has seen.

A seat remembers the characters it passed on, the cards it gave to its left neighbour, and the tiles that everybody saw
going back to the supply.
"""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import redact_events
from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.rng import Words, below, renew, reshuffle, shuffle, sort

from .components import CARDS, CHARACTERS, FIRST_CHARACTER, NONE, TILES
from .setup import draft_hand
from .state import DRAFT_CARDS, DRAFTING, MAX_HAND, RETURNING, State
from .supply import ALL_KNOW

SPECTATORS = 7  # their bit in `known`


@rule
def determinize(s: State, seat: int, rng: Words) -> None:
    if s.phase == DRAFTING:
        _deal_characters(s, seat, rng)
    _deal_cards(s, seat, rng)
    _deal_tiles(s, seat, rng)
    if seat >= 0:
        _sort_hand(s, seat)
    redact_events(s, seat)
    renew(s.rng, rng)


@rule
def _sort_hand(s: State, seat: int) -> None:
    """A hand lies in ascending order: in which order others took cards out of it must not show."""
    if s.phase == DRAFTING:
        sort(s.draft[draft_hand(s, seat, s.pick), s.pick :], DRAFT_CARDS - s.pick)
    sort(s.players[seat].hand, s.players[seat].hand_count)


# -- characters -------------------------------------------------------------------------------------------------------


@rule
def _sighting(s: State, seat: int, hand: int, position: int) -> int:
    """The last pick at which a seat held a hand with this slot still in it; NONE = never."""
    if seat >= 0:
        for pick in range(min(position, int(s.pick)), -1, -1):
            if draft_hand(s, seat, pick) == hand:
                return pick
    return NONE


@rule
def _knows_slot(s: State, seat: int, hand: int, position: int) -> bool:
    """Its own picks, and the hand it holds now."""
    if seat < 0:
        return False
    if position < s.pick:
        return draft_hand(s, seat, position) == hand
    return draft_hand(s, seat, s.pick) == hand


@rule
def _deal_characters(s: State, seat: int, rng: Words) -> None:
    seen = np.zeros(CHARACTERS, np.int8)
    for hand in range(s.seats):
        for position in range(DRAFT_CARDS):
            if _sighting(s, seat, hand, position) != NONE:
                seen[s.draft[hand, position] - FIRST_CHARACTER] = 1
    pool = np.empty(CHARACTERS, np.int8)
    count = 0
    for character in range(CHARACTERS):
        if not seen[character]:
            pool[count] = FIRST_CHARACTER + character
            count += 1
    shuffle(rng, pool, count)
    for hand in range(s.seats):
        for pick in range(s.pick + 1):
            _mix_hand(s, seat, hand, pick, rng)
        for position in range(DRAFT_CARDS):
            if _sighting(s, seat, hand, position) == NONE:
                count -= 1
                s.draft[hand, position] = pool[count]
    for other in range(s.seats):
        if other != seat and s.players[other].committed:
            position = int(s.pick) + below(rng, DRAFT_CARDS - int(s.pick))
            s.players[other].laid_card = s.draft[draft_hand(s, other, s.pick), position]


@rule
def _mix_hand(s: State, seat: int, hand: int, pick: int, rng: Words) -> None:
    """Shuffle the slots of a hand that the seat last saw at a pick and does not know."""
    cards = np.empty(DRAFT_CARDS, np.int8)
    places = np.empty(DRAFT_CARDS, np.int64)
    count = 0
    for position in range(DRAFT_CARDS):
        if _sighting(s, seat, hand, position) == pick and not _knows_slot(s, seat, hand, position):
            cards[count] = s.draft[hand, position]
            places[count] = position
            count += 1
    reshuffle(rng, cards, count)
    for i in range(count):
        s.draft[hand, places[i]] = cards[i]


# -- cards ------------------------------------------------------------------------------------------------------------


@rule
def _hides_card(s: State, seat: int, card: int) -> bool:
    """Whether the seat (-1: a spectator) does not know where a card is."""
    viewer = SPECTATORS if seat < 0 else seat
    return bool((s.known[card] >> viewer) & 1 == 0)


@rule
def _holds_secret(s: State, party: int) -> bool:
    """Whether a party has laid a card that is not revealed yet."""
    card = s.players[party].laid_card
    return bool(s.phase != DRAFTING and card != NONE and s.known[card] != ALL_KNOW)


@rule
def _deal_cards(s: State, seat: int, rng: Words) -> None:
    """Deck, unknown discards and the unknown cards of the others change places."""
    loose = np.zeros(CARDS, np.int8)
    for i in range(s.deck_from, s.deck_to):
        loose[s.deck[i]] = 1
    for i in range(s.discard_count):
        if _hides_card(s, seat, int(s.discards[i])):
            loose[s.discards[i]] = 1
    for other in range(s.parties):
        if other == seat:
            continue
        player = s.players[other]
        for i in range(player.hand_count):
            if _hides_card(s, seat, int(player.hand[i])):
                loose[player.hand[i]] = 1
        if _holds_secret(s, other) and _hides_card(s, seat, int(player.laid_card)):
            loose[player.laid_card] = 1
    pool = np.empty(CARDS, np.int8)
    count = 0
    for card in range(CARDS):
        if loose[card]:
            pool[count] = card
            count += 1
    shuffle(rng, pool, count)
    known = np.empty(CARDS, np.uint8)  # by place in the pool: the bits of the slot a card comes to
    taken = 0
    for other in range(s.parties):
        if other != seat:
            taken = _deal_hand(s, seat, other, pool, known, taken, rng)
    for i in range(s.discard_count):
        if loose[s.discards[i]]:
            known[taken] = s.known[s.discards[i]]
            s.discards[i] = pool[taken]
            taken += 1
    for i in range(s.deck_from, s.deck_to):
        known[taken] = 0
        s.deck[i] = pool[taken]
        taken += 1
    for i in range(taken):
        s.known[pool[i]] = known[i]


@rule
def _deal_hand(
    s: State,
    seat: int,
    other: int,
    pool: npt.NDArray[np.int8],
    known: npt.NDArray[np.uint8],
    taken: int,
    rng: Words,
) -> int:
    """Give another party its unknown cards anew; which of its cards it has laid is unknown too."""
    player = s.players[other]
    held = np.empty(MAX_HAND + 1, np.int8)
    bits = np.empty(MAX_HAND + 1, np.int8)
    count, unknown = 0, 0
    secret = _holds_secret(s, other)
    total = int(player.hand_count) + (1 if secret else 0)
    for i in range(total):
        card = int(player.hand[i]) if i < player.hand_count else int(player.laid_card)
        if _hides_card(s, seat, card):
            bits[unknown] = s.known[card]
            unknown += 1
        else:
            held[count] = card
            count += 1
    sort(held, count)
    sort(bits, unknown)
    for i in range(unknown):
        held[count + i] = pool[taken]
        known[taken] = bits[i]
        taken += 1
    if secret:
        laid = below(rng, total)
        player.laid_card = held[laid]
        for i in range(laid, total - 1):
            held[i] = held[i + 1]
    for i in range(player.hand_count):
        player.hand[i] = held[i]
    return taken


# -- tiles ------------------------------------------------------------------------------------------------------------


@rule
def _deal_tiles(s: State, seat: int, rng: Words) -> None:
    """Supply, box and the stocks of the others change tiles; those seen going back only among each other."""
    returned = wide(0)
    for other in range(s.seats):
        returned |= wide(s.players[other].given_back)
    for group in range(2):
        mask = returned if group == 1 else ~returned
        loose = np.int64(0)
        for i in range(s.supply_from, s.supply_to):
            loose |= np.int64(1) << s.tiles[i]
        loose |= s.boxed
        for other in range(s.seats):
            if other != seat:
                loose |= _holding(s, other)
        loose &= mask
        pool = np.empty(TILES, np.int8)
        count = 0
        for tile in range(TILES):
            if (loose >> tile) & 1:
                pool[count] = tile
                count += 1
        shuffle(rng, pool, count)
        taken = 0
        for i in range(s.supply_from, s.supply_to):
            if (mask >> s.tiles[i]) & 1:
                s.tiles[i] = pool[taken]
                taken += 1
        boxed = _count(s.boxed & mask)
        s.boxed &= ~mask
        for _ in range(boxed):
            s.boxed |= np.int64(1) << pool[taken]
            taken += 1
        for other in range(s.seats):
            if other != seat:
                taken = _deal_stock(s, other, mask, pool, taken)
    for other in range(s.seats):
        if other != seat:
            _lay_tile(s, other, rng)


@rule
def _count(bits: int) -> int:
    count = 0
    for tile in range(TILES):
        count += (bits >> tile) & 1
    return int(count)


@rule
def _has_laid_tile(s: State, seat: int) -> bool:
    return bool(_holds_secret(s, seat) and s.players[seat].laid_tile != NONE)


@rule
def _holding(s: State, seat: int) -> int:
    """Stock tiles and the tile on an unrevealed card, as bits."""
    tiles = wide(s.players[seat].tiles)
    if _has_laid_tile(s, seat):
        tiles |= 1 << int(s.players[seat].laid_tile)
    return tiles


@rule
def _deal_stock(s: State, seat: int, mask: int, pool: npt.NDArray[np.int8], taken: int) -> int:
    """As many tiles of the group as before; for now all of them in stock."""
    player = s.players[seat]
    count = _count(_holding(s, seat) & mask)
    if _has_laid_tile(s, seat) and (mask >> player.laid_tile) & 1:
        player.laid_tile = TILES  # still to be chosen
    player.tiles &= ~mask
    for _ in range(count):
        player.tiles |= np.int64(1) << pool[taken]
        taken += 1
    return taken


@rule
def _lay_tile(s: State, seat: int, rng: Words) -> None:
    """Which tile lies on the card, and which are set aside, is unknown."""
    player = s.players[seat]
    if player.laid_tile == TILES:
        wanted = below(rng, _count(player.tiles))
        for tile in range(TILES):
            if (player.tiles >> tile) & 1:
                if wanted == 0:
                    player.laid_tile = tile
                wanted -= 1
        player.tiles ^= wide(1) << player.laid_tile
    if s.phase == RETURNING:
        player.aside = 0
        for tile in range(TILES):
            if (player.tiles >> tile) & 1 and below(rng, 2) == 0:
                player.aside |= wide(1) << tile
