"""What happens when all have chosen: placements, payments, digs, the seventh card, conflicts."""

import numpy as np

from tetrapolis.core.events import EVERYONE, TABLE, emit
from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.playout import first_seat

from .city import add_card, add_stage, coins_at_once
from .components import (
    AGES,
    CARD_COUNT,
    COIN_COST,
    DIG,
    HAND,
    MAX_PLAYERS,
    POWER,
    SALE_COINS,
    SEVENTH,
    TURNS,
    VICTORY,
)
from .hands import dig_out, discard_leftover, hand_of, in_pile, play_from_hand, show_pile
from .ids import BUILD, DIG_NOTHING, FIRST_DIG, STAGE, play_parts
from .prices import is_free
from .setup import begin_age
from .state import BUILT, BURIED, CHOOSING_CARDS, DIGGING, DISCARDED, IN_HAND, NONE, OVER, SEVENTH_CARD, Player, State
from .story import (
    E_BUILD,
    E_BURY,
    E_COINS,
    E_CONFLICT,
    E_DIG,
    E_END,
    E_LEFTOVER,
    E_NO_DIG,
    E_SELL,
    E_STAGE,
)
from .trade import left_of, right_of


@rule
def resolve(s: State, position: int) -> None:
    """All committed choices at once: placements, payments, sales, immediate coins (SW-16)."""
    to_bank = np.zeros(MAX_PLAYERS, np.int64)
    things = np.full(MAX_PLAYERS, NONE, np.int64)
    for seat in range(s.seats):  # SW-15: priced before anything is placed
        kind, card, _, _ = play_parts(s.players[seat].choice)
        if s.players[seat].choice != NONE and kind == BUILD and not is_free(s, seat, card):
            to_bank[seat] = COIN_COST[card]
    for seat in range(s.seats):
        if s.players[seat].choice != NONE:
            things[seat] = _place(s, seat, position)
    for seat in range(s.seats):
        if s.players[seat].choice != NONE:
            _pay(s, seat, to_bank[seat])
    for seat in range(s.seats):
        if s.players[seat].choice != NONE:
            _collect(s, seat, things[seat])
            s.players[seat].choice = NONE


@rule
def _place(s: State, seat: int, position: int) -> int:
    """Put the chosen card where it goes; the thing that was built, if any."""
    city = s.players[seat]
    kind, card, to_left, to_right = play_parts(city.choice)
    if kind == BUILD:
        play_from_hand(s, seat, position, card, BUILT)
        emit(s, E_BUILD, seat, EVERYONE, (card, to_left, to_right))
        add_card(city, card)
        return card
    if kind == STAGE:
        play_from_hand(s, seat, position, card, BURIED)  # SW-40
        emit(s, E_STAGE, seat, EVERYONE, (wide(city.stages) + 1, to_left, to_right))
        emit(s, E_BURY, seat, 1 << seat, (card,))
        return add_stage(city)
    play_from_hand(s, seat, position, card, DISCARDED)
    emit(s, E_SELL, seat, 1 << seat, (card,))
    return NONE


@rule
def _pay(s: State, seat: int, to_bank: int) -> None:
    city = s.players[seat]
    _, _, to_left, to_right = play_parts(city.choice)
    city.coins -= to_left + to_right + to_bank
    s.bank += to_bank
    s.players[left_of(s, seat)].coins += to_left
    s.players[right_of(s, seat)].coins += to_right


@rule
def _collect(s: State, seat: int, thing: int) -> None:
    """Coins for a sale (SW-21) or from what was built, and the promise of a dig (SW-60)."""
    coins = SALE_COINS if thing == NONE else coins_at_once(s, seat, thing)
    if coins > 0:
        s.players[seat].coins += coins
        s.bank -= coins
        emit(s, E_COINS, seat, EVERYONE, (coins,))
    if thing != NONE and POWER[thing] & DIG:
        s.digs_left |= 1 << seat


@rule
def after_turn(s: State) -> None:
    """After turn 6 the leftovers are discarded, but for those that are played as a seventh card (SW-18, SW-58)."""
    if s.turn == TURNS:
        for seat in range(s.seats):
            if s.players[seat].powers & SEVENTH == 0:
                discard_leftover(s, seat)
                card = wide(s.deal[s.age, hand_of(s, seat), HAND - 1])
                emit(s, E_LEFTOVER, seat, 1 << seat, (card,))
        if s.options.turn6_order == 1 and _begin_seventh(s):
            return
    _continue_turn(s)


@rule
def _continue_turn(s: State) -> None:
    """Digs, then the seventh card, then the pass or the end of the Age."""
    if _begin_dig(s):
        return
    if s.turn == TURNS and s.options.turn6_order == 0 and _begin_seventh(s):
        return
    _end_turn(s)


@rule
def _begin_seventh(s: State) -> bool:
    """SW-58: an extra turn with the leftover card."""
    for seat in range(s.seats):
        if s.players[seat].powers & SEVENTH and s.fate[s.age, hand_of(s, seat), HAND - 1] == IN_HAND:
            s.phase = SEVENTH_CARD
            s.chooser = seat
            return True
    return False


@rule
def after_seventh(s: State) -> None:
    if s.options.turn6_order == 1:
        _continue_turn(s)
    elif not _begin_dig(s):
        _end_turn(s)


@rule
def _begin_dig(s: State) -> bool:
    """SW-60: the next digger sees the pile; with nothing to build there, the dig is over."""
    while s.digs_left != 0:
        seat = first_seat(s.digs_left)
        s.digs_left ^= 1 << seat
        show_pile(s, seat)
        s.phase = DIGGING
        s.chooser = seat
        for card in range(CARD_COUNT):
            if dig_refusal(s, seat, FIRST_DIG + card) == 0:
                return True
        emit(s, E_NO_DIG, seat, EVERYONE, (0,))
    return False


@rule
def dig_refusal(s: State, seat: int, action: int) -> int:
    if action == DIG_NOTHING:
        return 0 if s.options.dig_decline == 0 else 61
    if action < FIRST_DIG or action >= DIG_NOTHING or not in_pile(s, action - FIRST_DIG):
        return 60
    return 20 if s.players[seat].has[action - FIRST_DIG] else 0


@rule
def dig(s: State, seat: int, action: int) -> None:
    build_from_pile(s, seat, action)
    _continue_turn(s)


@rule
def build_from_pile(s: State, seat: int, action: int) -> None:
    """Build one card from the pile free of cost, with its immediate effects."""
    if action == DIG_NOTHING:
        emit(s, E_NO_DIG, seat, EVERYONE, (0,))
    else:
        card = action - FIRST_DIG
        dig_out(s, card)
        add_card(s.players[seat], card)
        emit(s, E_DIG, seat, EVERYONE, (card,))
        _collect(s, seat, card)


@rule
def _end_turn(s: State) -> None:
    """Pass the hands on, or end the Age with its conflicts (SW-17, SW-70)."""
    s.chooser = 0
    if s.turn < TURNS:
        s.turn += 1
        s.phase = CHOOSING_CARDS
        return
    _conflicts(s)
    if s.age + 1 < AGES:
        begin_age(s, s.age + 1)
    else:
        s.phase = OVER
        emit(s, E_END, TABLE, EVERYONE, (0,))


@rule
def _conflicts(s: State) -> None:
    """Strength against both neighbours (SW-68, SW-69)."""
    for seat in range(s.seats):
        city = s.players[seat]
        left = conflict(s, city, s.players[left_of(s, seat)])
        right = conflict(s, city, s.players[right_of(s, seat)])
        emit(s, E_CONFLICT, seat, EVERYONE, (left, right))


@rule
def conflict(s: State, city: Player, neighbour: Player) -> int:
    """The token for one conflict, taken."""
    if city.shields > neighbour.shields:
        city.won[s.age] += 1
        return int(VICTORY[s.age])
    if city.shields < neighbour.shields:
        city.lost += 1
        return -1
    return 0
