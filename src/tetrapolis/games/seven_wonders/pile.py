"""From which slots the cards may have come that a seat has seen in the discard pile.

The digger has seen which cards each dig found, everybody else the cards that were dug. A card may have come from any
*place*, a slot that was in the pile by then, if the place's pool (see `knowledge`) has such a card. The place is chosen
at random, and the rest of the pool is mixed afterwards. Nothing here looks at where a card really came from.

    pools with their cards        groups of places in the pile          cards seen there
    hand 2, last seen on turn 3:  Altar Loom Loom Well   two places     Altar Loom Press
    Age I, never seen:            Loom Mine Press        one place
    own slot:                     Press                  one place
"""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import Words, below, shuffle

from .components import AGES, CARD_COUNT, HAND, MAX_PLAYERS
from .state import DISCARDED, DUG, NONE, State

POOLS = AGES + AGES * MAX_PLAYERS * HAND
_MOST = AGES * MAX_PLAYERS * HAND
_TRIES = 50

Table = npt.NDArray[np.int64]
Pools = npt.NDArray[np.int16]
Cards = npt.NDArray[np.int8]


@rule
def deal_pile(s: State, seat: int, pools: Pools, rng: Words) -> None:
    """Lay every card that the seat has seen in the pile, or seen dug, into a place it may have come from."""
    places = np.empty((_MOST, 5), np.int64)  # Age, hand, position, dig that first found it, group
    count = _list_places(s, pools, places)
    supply = np.zeros((count, CARD_COUNT), np.int64)
    laid = np.empty(count, np.int8)
    found = False
    for _ in range(_TRIES):  # a choice for one dig may leave too little for the next
        _count_supply(s, pools, places, count, supply)
        laid[:] = NONE
        if _lay_by_digs(s, seat, places, count, supply, laid, rng):
            found = True
            break
    if not found:
        _count_supply(s, pools, places, count, supply)
        laid[:] = NONE
        _lay_all(s, seat, places, count, supply, laid, rng)
    for place in range(count):
        if laid[place] != NONE:
            _bring(s, pools, places[place], int(laid[place]))
    _mark_dug(s, places, count, laid, rng)


@rule
def _list_places(s: State, pools: Pools, places: Table) -> int:
    """The slots that a digger has seen in the pile; of one pool they are a group, one that is known is its own."""
    group_of = np.full(POOLS, NONE, np.int64)
    count = 0
    for age in range(s.age + 1):
        for hand in range(s.seats):
            for position in range(HAND):
                if s.shown[age, hand, position] > 0:
                    pool = pools[age, hand, position]
                    group = count if pool == NONE or group_of[pool] == NONE else group_of[pool]
                    if pool != NONE:
                        group_of[pool] = group
                    places[count, 0] = age
                    places[count, 1] = hand
                    places[count, 2] = position
                    places[count, 3] = s.shown[age, hand, position]
                    places[count, 4] = group
                    count += 1
    return count


@rule
def _count_supply(s: State, pools: Pools, places: Table, count: int, supply: Table) -> None:
    """How many cards of each kind the pool of each group has."""
    supply[:] = 0
    for place in range(count):
        group = places[place, 4]
        if group != place:
            continue  # counted with the first place of its group
        age, hand, position = places[place, 0], places[place, 1], places[place, 2]
        pool = pools[age, hand, position]
        if pool == NONE:
            supply[group, s.deal[age, hand, position]] = 1
            continue
        for other in range(s.seats):
            for slot in range(HAND):
                if pools[age, other, slot] == pool:
                    supply[group, s.deal[age, other, slot]] += 1
        if pool == AGES - 1:
            for i in range(len(s.guilds_out)):
                if s.guilds_out[i] != NONE:
                    supply[group, s.guilds_out[i]] += 1


@rule
def _lay_by_digs(s: State, seat: int, places: Table, count: int, supply: Table, laid: Cards, rng: Words) -> bool:
    """For the digger, the cards that each dig found anew; for others, each card that was dug."""
    cards = np.empty(count, np.int8)
    for dig in range(1, s.digs + 1):
        if seat == s.digger:
            found = _cards_found(s, places, count, dig, dig, cards)
            if not _lay(places, count, dig, dig, cards, found, supply, laid, rng):
                return False
        elif s.dug[dig - 1] != NONE:
            cards[0] = s.dug[dig - 1]
            if not _lay(places, count, 1, dig, cards, 1, supply, laid, rng):
                return False
    return True


@rule
def _lay_all(s: State, seat: int, places: Table, count: int, supply: Table, laid: Cards, rng: Words) -> None:
    """The same without regard to when a card came to the pile: always possible."""
    cards = np.empty(count, np.int8)
    if seat == s.digger:
        found = _cards_found(s, places, count, 1, s.digs, cards)
    else:
        found = 0
        for dig in range(s.digs):
            if s.dug[dig] != NONE:
                cards[found] = s.dug[dig]
                found += 1
    _lay(places, count, 1, s.digs, cards, found, supply, laid, rng)


@rule
def _cards_found(s: State, places: Table, count: int, first: int, last: int, cards: Cards) -> int:
    """The cards that were first seen by some digs, in ascending order."""
    kinds = np.zeros(CARD_COUNT, np.int64)
    for place in range(count):
        if first <= places[place, 3] <= last:
            kinds[s.deal[places[place, 0], places[place, 1], places[place, 2]]] += 1
    found = 0
    for kind in range(CARD_COUNT):
        for _ in range(kinds[kind]):
            cards[found] = kind
            found += 1
    return found


@rule
def _lay(
    places: Table,
    count: int,
    first: int,
    last: int,
    cards: Cards,
    amount: int,
    supply: Table,
    laid: Cards,
    rng: Words,
) -> bool:
    """Lay cards into places of some digs; False if that is impossible.

    A flow from kinds of cards to groups of places: a card goes to a random group that has room and such a card; where
    there is none, cards already laid make room for it.
    """
    room = np.zeros(count, np.int64)
    for place in range(count):
        if laid[place] == NONE and first <= places[place, 3] <= last:
            room[places[place, 4]] += 1
    taken = np.zeros((count, CARD_COUNT), np.int64)
    shuffle(rng, cards, amount)
    for i in range(amount):
        card = int(cards[i])
        chances = 0
        for group in range(count):
            chances += room[group] * (supply[group, card] - taken[group, card])
        if chances > 0:
            chance = below(rng, chances)
            group = -1
            while chance >= 0:
                group += 1
                chance -= room[group] * (supply[group, card] - taken[group, card])
            taken[group, card] += 1
            room[group] -= 1
        elif not _make_room(card, count, room, supply, taken):
            return False
    spots = np.empty(count, np.int64)
    for group in range(count):
        free = 0
        for place in range(count):
            if places[place, 4] == group and laid[place] == NONE and first <= places[place, 3] <= last:
                spots[free] = place
                free += 1
        shuffle(rng, spots, free)
        for card in range(CARD_COUNT):
            for _ in range(taken[group, card]):
                free -= 1
                laid[spots[free]] = card
            supply[group, card] -= taken[group, card]
    return True


@rule
def _make_room(card: int, count: int, room: Table, supply: Table, taken: Table) -> bool:
    """Find a way to move cards from group to group until one has room (breadth first), and move them."""
    before = np.full(count, NONE, np.int64)  # from which group a card comes
    moved = np.full(count, NONE, np.int64)  # which card comes
    queue = np.empty(count, np.int64)
    seen = 0
    for group in range(count):
        if supply[group, card] > taken[group, card]:
            moved[group] = card
            queue[seen] = group
            seen += 1
    done = 0
    while done < seen:
        group = queue[done]
        done += 1
        if room[group] > 0:
            room[group] -= 1
            while group != NONE:
                taken[group, moved[group]] += 1
                if before[group] != NONE:
                    taken[before[group], moved[group]] -= 1
                group = before[group]
            return True
        for kind in range(CARD_COUNT):
            if taken[group, kind] > 0:
                for other in range(count):
                    if moved[other] == NONE and supply[other, kind] > taken[other, kind]:
                        moved[other] = kind
                        before[other] = group
                        queue[seen] = other
                        seen += 1
    return False


@rule
def _bring(s: State, pools: Pools, place: Table, card: int) -> None:
    """Exchange cards within a pool so that this place holds `card`, and keep it there."""
    age, hand, position = place[0], place[1], place[2]
    pool = pools[age, hand, position]
    if pool == NONE:
        return
    pools[age, hand, position] = NONE
    old = s.deal[age, hand, position]
    s.deal[age, hand, position] = card
    if old == card:
        return
    for other in range(s.seats):
        for slot in range(HAND):
            if pools[age, other, slot] == pool and s.deal[age, other, slot] == card:
                s.deal[age, other, slot] = old
                return
    for i in range(len(s.guilds_out)):
        if s.guilds_out[i] == card:
            s.guilds_out[i] = old
            return


@rule
def _mark_dug(s: State, places: Table, count: int, laid: Cards, rng: Words) -> None:
    """Choose for every dug card the place it came from."""
    for place in range(count):
        s.fate[places[place, 0], places[place, 1], places[place, 2]] = DISCARDED
    for dig in range(s.digs):
        for latest in (dig + 1, s.digs):
            fitting = 0
            for place in range(count):
                fitting += _fits(s, places[place], laid[place], dig, latest)
            if s.dug[dig] != NONE and fitting > 0:
                chosen = below(rng, fitting)
                for place in range(count):
                    if _fits(s, places[place], laid[place], dig, latest):
                        if chosen == 0:
                            s.fate[places[place, 0], places[place, 1], places[place, 2]] = DUG
                            break
                        chosen -= 1
                break


@rule
def _fits(s: State, place: Table, card: int, dig: int, latest: int) -> bool:
    in_pile = s.fate[place[0], place[1], place[2]] == DISCARDED
    return bool(in_pile and card == s.dug[dig] and card != NONE and place[3] <= latest)
