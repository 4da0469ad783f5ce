"""What a seat cannot know, dealt anew: consistent with everything it has seen.

A seat remembers every hand it held. When it last held a hand, it saw all cards that were still in it; since then they
may have changed places among the slots it has not seen emptied: played face down by others, or still in that hand.
Such slots are a *pool*: the cards in them are shuffled among each other. The slots of an Age that it has never seen,
with the guilds left out, are one more pool.

Cards of the discard pile that were seen there may have come from any slot of the pile whose pool had such a card: the
digger has seen them all, the others only those that were dug (see `pile`).
"""

import numpy as np

from tetrapolis.core.events import redact_events
from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import Words, renew, reshuffle, sort

from .components import AGES, COLOUR, HAND, MAX_PLAYERS, PURPLE
from .hands import hand_of, knows, last_sighting
from .pile import Pools, deal_pile
from .rules import sample
from .state import CHOOSING_BOARDS, CHOOSING_SIDES, IN_HAND, NONE, State

_MOST = HAND * MAX_PLAYERS + 5


@rule
def determinize(s: State, seat: int, rng: Words) -> None:
    pools = np.full((AGES, MAX_PLAYERS, HAND), NONE, np.int16)
    for age in range(AGES):
        for hand in range(s.seats):
            for position in range(HAND):
                pools[age, hand, position] = _pool(s, seat, age, hand, position)
    if s.digs > 0:
        deal_pile(s, seat, pools, rng)
    for age in range(AGES):
        for hand in range(s.seats):
            _mix_hand(s, age, hand, pools, rng)
        _mix_unseen(s, age, pools, rng)
    if seat >= 0:
        _sort_hand(s, seat)
    redact_events(s, seat)
    for other in range(s.seats):
        if other != seat and s.players[other].choice != NONE:
            s.players[other].choice = NONE  # it has chosen: anything that is legal
            s.players[other].choice = sample(s, other, rng)
    renew(s.rng, rng)


@rule
def _pool(s: State, seat: int, age: int, hand: int, position: int) -> int:
    """The number of the pool that a slot belongs to; NONE if the seat knows its card."""
    if age > s.age:
        return age
    if knows(s, seat, age, hand, position):
        return NONE
    turn = last_sighting(s, seat, age, hand, position)
    return age if turn == 0 else AGES + (age * MAX_PLAYERS + hand) * HAND + turn - 1


@rule
def _mix_hand(s: State, age: int, hand: int, pools: Pools, rng: Words) -> None:
    """Shuffle the slots of a hand, pool by pool: the seat may have seen it several times."""
    cards = np.empty(HAND, np.int8)
    for first in range(HAND):
        pool = pools[age, hand, first]
        if pool < AGES:
            continue
        count = 0
        for position in range(first, HAND):
            if pools[age, hand, position] == pool:
                cards[count] = s.deal[age, hand, position]
                count += 1
        reshuffle(rng, cards, count)
        for position in range(HAND - 1, first - 1, -1):
            if pools[age, hand, position] == pool:
                count -= 1
                s.deal[age, hand, position] = cards[count]
                pools[age, hand, position] = NONE


@rule
def _mix_unseen(s: State, age: int, pools: Pools, rng: Words) -> None:
    """Shuffle all slots of an Age that the seat has never seen, and in Age III the guilds left out."""
    cards = np.empty(_MOST, np.int8)
    count = 0
    for hand in range(s.seats):
        for position in range(HAND):
            if pools[age, hand, position] == age:
                cards[count] = s.deal[age, hand, position]
                count += 1
    guilds_out = 0
    if age == AGES - 1:
        for i in range(len(s.guilds_out)):
            if s.guilds_out[i] != NONE:
                cards[count] = s.guilds_out[i]
                count += 1
                guilds_out += 1
    reshuffle(rng, cards, count)
    for i in range(guilds_out):  # the first guilds that come up stay out
        place = 0
        while COLOUR[cards[place]] != PURPLE:
            place += 1
        s.guilds_out[i] = cards[place]
        count -= 1
        cards[place] = cards[count]
    next_card = 0
    for hand in range(s.seats):
        for position in range(HAND):
            if pools[age, hand, position] == age:
                s.deal[age, hand, position] = cards[next_card]
                next_card += 1


@rule
def _sort_hand(s: State, seat: int) -> None:
    """A hand lies in ascending order: in which order others took cards out of it must not show."""
    if s.phase == CHOOSING_BOARDS or s.phase == CHOOSING_SIDES:
        return
    hand = hand_of(s, seat)
    first = 0
    while first < HAND and s.fate[s.age, hand, first] != IN_HAND:
        first += 1
    sort(s.deal[s.age, hand, first:], HAND - first)
