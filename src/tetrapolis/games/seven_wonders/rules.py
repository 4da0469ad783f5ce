"""Set-up, who must choose, what is legal, what happens."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import EVERYONE, TABLE, clear_events, emit, kinds_of
from tetrapolis.core.kernel import State, rule, wide
from tetrapolis.core.rng import Words, below, shuffle

from .city import add_card, add_stage, coins_at_once, found, next_stage, stages_left, take_board
from .components import (
    ACCEPTS,
    AGES,
    ALL_COINS,
    BOARD_COUNT,
    CARD_COUNT,
    COIN_COST,
    COLOUR,
    DECK_SIZE,
    DECKS,
    DIG,
    FREE_COLOUR,
    FREE_FIRST,
    FREE_LAST,
    GUILDS,
    HAND,
    MANUFACTURED_COST,
    MAX_PLAYERS,
    POWER,
    RAW_COST,
    SALE_COINS,
    SEVENTH,
    START_COINS,
    TURNS,
    VICTORY,
)
from .hands import dig_out, discard_leftover, hand_of, in_pile, play_from_hand, show_pile
from .ids import (
    ACTION_COUNT,
    BUILD,
    DIG_NOTHING,
    FIRST_BOARD,
    FIRST_DIG,
    FIRST_SIDE,
    SELL,
    STAGE,
    play_id,
    play_parts,
)
from .state import (
    BUILT,
    BURIED,
    CHOOSING_BOARDS,
    CHOOSING_CARDS,
    CHOOSING_SIDES,
    DIGGING,
    DISCARDED,
    IN_HAND,
    NONE,
    OVER,
    SEVENTH_CARD,
)
from .trade import MAX_WAYS, Ways, left_of, payments, right_of

EVENTS = kinds_of(
    board=("board",),
    choose=("action",),
    side=("side",),
    age=("number",),
    build=("card", "to_left", "to_right"),
    stage=("stage", "to_left", "to_right"),
    bury=("card",),
    sell=("card",),
    coins=("coins",),
    leftover=("card",),
    dig=("card",),
    no_dig=(),
    conflict=("left", "right"),
    end=(),
)
(
    E_BOARD,
    E_CHOOSE,
    E_SIDE,
    E_AGE,
    E_BUILD,
    E_STAGE,
    E_BURY,
    E_SELL,
    E_COINS,
    E_LEFTOVER,
    E_DIG,
    E_NO_DIG,
    E_CONFLICT,
    E_END,
) = range(len(EVENTS))

_RICH = 1 << 20  # a purse that can pay anything


# -- set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    clear_events(s)
    for seat in range(MAX_PLAYERS):
        found(s.players[seat])
    _draw_guilds(s)
    for age in range(AGES):
        _deal(s, age)
    s.pile = 0
    s.bank = ALL_COINS - START_COINS * s.seats  # SW-6
    s.age = 0
    s.turn = 1
    s.digs_left = 0
    s.chooser = 0
    boards = np.empty(BOARD_COUNT, np.int8)
    for board in range(BOARD_COUNT):
        boards[board] = board
    shuffle(s.rng, boards, BOARD_COUNT)
    if s.options.boards == 0:  # SW-5
        for seat in range(s.seats):
            take_board(s.players[seat], int(boards[seat]))
        _to_sides(s)
    else:
        s.phase = CHOOSING_BOARDS


@rule
def _draw_guilds(s: State) -> None:
    """Leave out all guilds but n + 2, drawn unseen (SW-3)."""
    guilds = np.empty(len(GUILDS), np.int8)
    for i in range(len(GUILDS)):
        guilds[i] = GUILDS[i]
    shuffle(s.rng, guilds, len(GUILDS))
    used = s.seats + 2
    for i in range(len(s.guilds_out)):
        s.guilds_out[i] = guilds[used + i] if used + i < len(GUILDS) else NONE
    for i in range(used):
        s.deal[AGES - 1, i // HAND, i % HAND] = guilds[i]


@rule
def _deal(s: State, age: int) -> None:
    """Seven random cards of the Age for every hand (SW-4, SW-11)."""
    cards = HAND * s.seats
    deck = np.empty(HAND * MAX_PLAYERS, np.int8)
    size = DECK_SIZE[age, s.seats]
    for i in range(size):
        deck[i] = DECKS[age, s.seats, i]
    for i in range(size, cards):  # the guilds, laid there before
        deck[i] = s.deal[age, (i - size) // HAND, (i - size) % HAND]
    shuffle(s.rng, deck, cards)
    for hand in range(MAX_PLAYERS):
        for position in range(HAND):
            dealt = hand < s.seats
            s.deal[age, hand, position] = deck[hand * HAND + position] if dealt else NONE
            s.fate[age, hand, position] = IN_HAND
            s.known[age, hand, position] = 0


@rule
def _to_sides(s: State) -> None:
    """Owners pick sides, unless an option decides (SW-5)."""
    if s.options.sides == 1:
        s.phase = CHOOSING_SIDES
        return
    for seat in range(s.seats):
        s.players[seat].side = 0 if s.options.sides == 0 else 1
    _begin_age(s, 0)


@rule
def _begin_age(s: State, age: int) -> None:
    s.age = age
    s.turn = 1
    s.phase = CHOOSING_CARDS
    emit(s, E_AGE, TABLE, EVERYONE, (age + 1,))


# -- who must choose, what is legal -----------------------------------------------------------------------------------


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
def is_free(s: State, seat: int, card: int) -> bool:
    """Whether a card costs this seat nothing: no cost, a chain, or a power of its wonder."""
    if COIN_COST[card] == 0 and RAW_COST[card, -1] == 0 and MANUFACTURED_COST[card, -1] == 0:
        return True  # SW-22
    city = s.players[seat]
    if ACCEPTS[card] & city.chains != 0:
        return True  # SW-37
    powers = int(city.powers)
    if powers & FREE_COLOUR and city.colours[COLOUR[card]] == 0:
        return True  # SW-62
    if s.phase == SEVENTH_CARD:
        return False
    return bool((powers & FREE_FIRST and s.turn == 1) or (powers & FREE_LAST and s.turn == TURNS))  # SW-63


@rule
def build_ways(s: State, seat: int, card: int, purse: int, out: Ways) -> int:
    """The pairs of coins (left, right) for which a seat with `purse` coins can build a card it does not have."""
    out[0, 0] = 0
    out[0, 1] = 0
    if is_free(s, seat, card):
        return 1  # SW-38
    if COIN_COST[card] > 0:
        return 1 if COIN_COST[card] <= purse else 0  # SW-23
    return payments(s, seat, card, purse, out)


@rule
def stage_ways(s: State, seat: int, purse: int, out: Ways) -> int:
    """The pairs of coins for which a seat can build the next stage of its wonder (SW-40)."""
    city = s.players[seat]
    if stages_left(city) == 0:
        return 0
    return payments(s, seat, next_stage(city), purse, out)


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
        return _dig_refusal(s, seat, action)
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
def _dig_refusal(s: State, seat: int, action: int) -> int:
    if action == DIG_NOTHING:
        return 0 if s.options.dig_decline == 0 else 61
    if action < FIRST_DIG or action >= DIG_NOTHING or not in_pile(s, action - FIRST_DIG):
        return 60
    return 20 if s.players[seat].has[action - FIRST_DIG] else 0


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


# -- what happens -----------------------------------------------------------------------------------------------------


@rule
def apply(s: State, seat: int, action: int) -> None:
    clear_events(s)
    if s.phase == CHOOSING_BOARDS:
        _choose_board(s, seat, action - FIRST_BOARD)
    elif s.phase == DIGGING:
        _dig(s, seat, action)
    elif s.phase == SEVENTH_CARD:
        s.players[seat].choice = action
        _resolve(s, HAND - 1)
        _after_seventh(s)
    else:
        s.players[seat].choice = action
        emit(s, E_CHOOSE, seat, 1 << seat, (action,))
        if pending(s) == 0:
            if s.phase == CHOOSING_SIDES:
                _reveal_sides(s)
            else:
                _resolve(s, int(s.turn) - 1)
                _after_turn(s)


@rule
def _choose_board(s: State, seat: int, board: int) -> None:
    take_board(s.players[seat], board)
    emit(s, E_BOARD, seat, EVERYONE, (board,))
    s.chooser += 1
    if s.chooser == s.seats:
        s.chooser = 0
        _to_sides(s)


@rule
def _reveal_sides(s: State) -> None:
    for seat in range(s.seats):
        city = s.players[seat]
        city.side = city.choice - FIRST_SIDE
        city.choice = NONE
        emit(s, E_SIDE, seat, EVERYONE, (wide(city.side),))
    _begin_age(s, 0)


@rule
def _resolve(s: State, position: int) -> None:
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
def _after_turn(s: State) -> None:
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
def _after_seventh(s: State) -> None:
    if s.options.turn6_order == 1:
        _continue_turn(s)
    elif not _begin_dig(s):
        _end_turn(s)


@rule
def _begin_dig(s: State) -> bool:
    """SW-60: the next digger sees the pile; with nothing to build there, the dig is over."""
    while s.digs_left != 0:
        seat = 0
        while (s.digs_left >> seat) & 1 == 0:
            seat += 1
        s.digs_left ^= 1 << seat
        show_pile(s, seat)
        s.phase = DIGGING
        s.chooser = seat
        for card in range(CARD_COUNT):
            if _dig_refusal(s, seat, FIRST_DIG + card) == 0:
                return True
        emit(s, E_NO_DIG, seat, EVERYONE, (0,))
    return False


@rule
def _dig(s: State, seat: int, action: int) -> None:
    """Build one card from the pile free of cost, with its immediate effects."""
    if action == DIG_NOTHING:
        emit(s, E_NO_DIG, seat, EVERYONE, (0,))
    else:
        card = action - FIRST_DIG
        dig_out(s, card)
        add_card(s.players[seat], card)
        emit(s, E_DIG, seat, EVERYONE, (card,))
        _collect(s, seat, card)
    _continue_turn(s)


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
        _begin_age(s, s.age + 1)
    else:
        s.phase = OVER
        emit(s, E_END, TABLE, EVERYONE, (0,))


@rule
def _conflicts(s: State) -> None:
    """Strength against both neighbours (SW-68, SW-69)."""
    for seat in range(s.seats):
        city = s.players[seat]
        left = _conflict(s, city, s.players[left_of(s, seat)])
        right = _conflict(s, city, s.players[right_of(s, seat)])
        emit(s, E_CONFLICT, seat, EVERYONE, (left, right))


@rule
def _conflict(s: State, city: State, neighbour: State) -> int:
    """The token for one conflict, taken."""
    if city.shields > neighbour.shields:
        city.won[s.age] += 1
        return int(VICTORY[s.age])
    if city.shields < neighbour.shields:
        city.lost += 1
        return -1
    return 0
