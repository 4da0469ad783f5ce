"""What a seat cannot know, dealt anew: consistent with everything it has seen.

A seat remembers every hand it held. When it last held a hand, it saw all cards that were still in it; since then they
may have changed places among the slots it has not seen emptied: played face down by others, or still in that hand. So
the cards of those slots are shuffled among each other, and the slots of hands it has not held yet, with the guilds left
out, likewise.
"""

import numpy as np

from tetrapolis.core.events import redact_events
from tetrapolis.core.kernel import State, rule
from tetrapolis.core.rng import Words, renew, reshuffle

from .components import AGES, COLOUR, HAND, MAX_PLAYERS, PURPLE, TURNS
from .hands import knows, last_sighting
from .rules import sample
from .state import NONE

_MOST = HAND * MAX_PLAYERS + 5


@rule
def determinize(s: State, seat: int, rng: Words) -> None:
    for age in range(AGES):
        for hand in range(s.seats):
            if age <= s.age:
                for turn in range(1, TURNS + 1):
                    _mix_seen(s, seat, age, hand, turn, rng)
        _mix_unseen(s, seat, age, rng)
    redact_events(s, seat)
    for other in range(s.seats):
        if other != seat and s.players[other].choice != NONE:
            s.players[other].choice = NONE  # it has chosen: anything that is legal
            s.players[other].choice = sample(s, other, rng)
    renew(s.rng, rng)


@rule
def _mix_seen(s: State, seat: int, age: int, hand: int, turn: int, rng: Words) -> None:
    """Shuffle the slots of a hand that the seat last saw on `turn` and does not know."""
    cards = np.empty(HAND, np.int8)
    places = np.empty(HAND, np.int64)
    count = 0
    for position in range(turn - 1, HAND):
        if last_sighting(s, seat, age, hand, position) == turn and not knows(s, seat, age, hand, position):
            cards[count] = s.deal[age, hand, position]
            places[count] = position
            count += 1
    if count == 0:
        return
    reshuffle(rng, cards, count)
    for i in range(count):
        s.deal[age, hand, places[i]] = cards[i]


@rule
def _mix_unseen(s: State, seat: int, age: int, rng: Words) -> None:
    """Shuffle all slots of an Age that the seat has never seen, and in Age III the guilds left out."""
    cards = np.empty(_MOST, np.int8)
    count = 0
    for hand in range(s.seats):
        for position in range(HAND):
            if _unseen(s, seat, age, hand, position):
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
            if _unseen(s, seat, age, hand, position):
                s.deal[age, hand, position] = cards[next_card]
                next_card += 1


@rule
def _unseen(s: State, seat: int, age: int, hand: int, position: int) -> bool:
    if age > s.age:
        return True
    return last_sighting(s, seat, age, hand, position) == 0 and not knows(s, seat, age, hand, position)
