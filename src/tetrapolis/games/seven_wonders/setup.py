"""Set-up: guilds, decks, boards and sides."""

import numpy as np

from tetrapolis.core.events import EVERYONE, TABLE, clear_events, emit
from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import shuffle

from .city import found, take_board
from .components import (
    AGES,
    ALL_COINS,
    BOARD_COUNT,
    DECK_SIZE,
    DECKS,
    GUILDS,
    HAND,
    MAX_PLAYERS,
    START_COINS,
)
from .state import CHOOSING_BOARDS, CHOOSING_CARDS, CHOOSING_SIDES, IN_HAND, MAX_DIGS, NONE, State
from .story import (
    E_AGE,
)


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
    s.digger = NONE
    s.digs = 0
    for i in range(MAX_DIGS):
        s.dug[i] = NONE
    s.chooser = 0
    boards = np.empty(BOARD_COUNT, np.int8)
    for board in range(BOARD_COUNT):
        boards[board] = board
    shuffle(s.rng, boards, BOARD_COUNT)
    if s.options.boards == 0:  # SW-5
        for seat in range(s.seats):
            take_board(s.players[seat], int(boards[seat]))
        to_sides(s)
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
            s.shown[age, hand, position] = 0


@rule
def to_sides(s: State) -> None:
    """Owners pick sides, unless an option decides (SW-5)."""
    if s.options.sides == 1:
        s.phase = CHOOSING_SIDES
        return
    for seat in range(s.seats):
        s.players[seat].side = 0 if s.options.sides == 0 else 1
    begin_age(s, 0)


@rule
def begin_age(s: State, age: int) -> None:
    s.age = age
    s.turn = 1
    s.phase = CHOOSING_CARDS
    emit(s, E_AGE, TABLE, EVERYONE, (age + 1,))
