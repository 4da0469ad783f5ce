"""Who must choose, what is legal, and the way to what happens."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import EVERYONE, clear_events, emit
from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.rng import Words, below

from .city import stages_left, take_board
from .components import (
    CARD_COUNT,
    COIN_COST,
    HAND,
)
from .hands import hand_of
from .ids import ACTION_COUNT, BUILD, FIRST_BOARD, FIRST_DIG, FIRST_SIDE, SELL, STAGE, play_id, play_parts
from .prices import build_ways, is_free, stage_ways
from .setup import begin_age, to_sides
from .state import CHOOSING_BOARDS, CHOOSING_CARDS, CHOOSING_SIDES, DIGGING, NONE, OVER, SEVENTH_CARD, State
from .story import (
    E_BOARD,
    E_CHOOSE,
    E_SIDE,
)
from .trade import MAX_WAYS
from .turn import after_seventh, after_turn, dig, dig_refusal, resolve

_RICH = 1 << 20  # a purse that can pay anything


@rule
def pending(s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == CHOOSING_CARDS or s.phase == CHOOSING_SIDES:
        seats = 0
        for seat in range(s.seats):
            if s.players[seat].choice == NONE:
                seats |= 1 << seat
        return seats
    return 1 << int(s.chooser)


@rule
def first_position(s: State) -> int:
    """Where the hand still to be played begins."""
    return HAND - 1 if s.phase == SEVENTH_CARD else int(s.turn) - 1


@rule
def in_hand(s: State, seat: int, card: int) -> bool:
    hand = hand_of(s, seat)
    for position in range(first_position(s), HAND):
        if s.deal[s.age, hand, position] == card:
            return True
    return False


@rule
def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return 70
    if seat < 0 or seat >= s.seats or (pending(s) >> seat) & 1 == 0:
        return 12
    if s.phase == CHOOSING_BOARDS:
        return _board_refusal(s, action)
    if s.phase == CHOOSING_SIDES:
        return 0 if FIRST_SIDE <= action < FIRST_BOARD else 5
    if s.phase == DIGGING:
        return dig_refusal(s, seat, action)
    if action < 0 or action >= FIRST_DIG:
        return 14
    return _play_refusal(s, seat, action)


@rule
def _board_refusal(s: State, action: int) -> int:
    if action < FIRST_BOARD or action >= ACTION_COUNT:
        return 5
    for seat in range(s.seats):
        if s.players[seat].wonder == action - FIRST_BOARD:
            return 5
    return 0


@rule
def _play_refusal(s: State, seat: int, action: int) -> int:
    kind, card, to_left, to_right = play_parts(action)
    if not in_hand(s, seat, card):
        return 13
    if kind == SELL:
        return 0 if to_left == 0 and to_right == 0 else 21
    city = s.players[seat]
    ways = np.empty((MAX_WAYS, 2), np.int64)
    purse = int(city.coins)  # SW-31: only coins held at the start of the turn
    if kind == BUILD:
        if city.has[card]:
            return 20
        count = build_ways(s, seat, card, purse, ways)
    else:
        if stages_left(city) == 0:
            return 39
        count = stage_ways(s, seat, purse, ways)
    for way in range(count):
        if ways[way, 0] == to_left and ways[way, 1] == to_right:
            return 0
    if count > 0:
        return 38 if kind == BUILD and is_free(s, seat, card) else 36
    if kind == BUILD and COIN_COST[card] > 0:
        return 23
    if kind == BUILD:
        return 31 if build_ways(s, seat, card, _RICH, ways) > 0 else 27
    return 31 if stage_ways(s, seat, _RICH, ways) > 0 else 27


@rule
def legal(s: State, seat: int, out: npt.NDArray[np.int32]) -> int:
    if s.phase == OVER or (pending(s) >> seat) & 1 == 0:
        return 0
    if s.phase == CHOOSING_CARDS or s.phase == SEVENTH_CARD:
        return _list_plays(s, seat, out)
    count = 0
    for action in range(FIRST_DIG, ACTION_COUNT):
        if refusal(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@rule
def _list_plays(s: State, seat: int, out: npt.NDArray[np.int32]) -> int:
    """Build, stage or sell every different card of the hand, with every way to pay."""
    city = s.players[seat]
    purse = int(city.coins)
    hand = hand_of(s, seat)
    first = first_position(s)
    ways = np.empty((MAX_WAYS, 2), np.int64)
    for_stage = np.empty((MAX_WAYS, 2), np.int64)
    stage_count = stage_ways(s, seat, purse, for_stage)
    count = 0
    for position in range(first, HAND):
        card = int(s.deal[s.age, hand, position])
        again = False
        for before in range(first, position):
            again |= s.deal[s.age, hand, before] == card
        if again:
            continue
        if city.has[card] == 0:  # SW-20
            for way in range(build_ways(s, seat, card, purse, ways)):
                out[count] = play_id(BUILD, card, ways[way, 0], ways[way, 1])
                count += 1
        for way in range(stage_count):
            out[count] = play_id(STAGE, card, for_stage[way, 0], for_stage[way, 1])
            count += 1
        out[count] = play_id(SELL, card, 0, 0)
        count += 1
    return count


LEGAL_LIMIT = HAND * (2 * MAX_WAYS + 1) + CARD_COUNT + 3


@rule
def sample(s: State, seat: int, rng: Words) -> int:
    actions = np.empty(LEGAL_LIMIT, np.int32)
    return int(actions[below(rng, legal(s, seat, actions))])


@rule
def apply(s: State, seat: int, action: int) -> None:
    clear_events(s)
    if s.phase == CHOOSING_BOARDS:
        _choose_board(s, seat, action - FIRST_BOARD)
    elif s.phase == DIGGING:
        dig(s, seat, action)
    elif s.phase == SEVENTH_CARD:
        s.players[seat].choice = action
        resolve(s, HAND - 1)
        after_seventh(s)
    else:
        s.players[seat].choice = action
        emit(s, E_CHOOSE, seat, 1 << seat, (action,))
        if pending(s) == 0:
            if s.phase == CHOOSING_SIDES:
                _reveal_sides(s)
            else:
                resolve(s, int(s.turn) - 1)
                after_turn(s)


@rule
def _choose_board(s: State, seat: int, board: int) -> None:
    take_board(s.players[seat], board)
    emit(s, E_BOARD, seat, EVERYONE, (board,))
    s.chooser += 1
    if s.chooser == s.seats:
        s.chooser = 0
        to_sides(s)


@rule
def _reveal_sides(s: State) -> None:
    for seat in range(s.seats):
        city = s.players[seat]
        city.side = city.choice - FIRST_SIDE
        city.choice = NONE
        emit(s, E_SIDE, seat, EVERYONE, (wide(city.side),))
    begin_age(s, 0)
