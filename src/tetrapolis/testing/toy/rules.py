"""The record and the rules of the toy game."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import EVERYONE, TABLE, clear_events, emit, kinds_of, redact_events
from tetrapolis.core.kernel import rule
from tetrapolis.core.options import flag, options_of
from tetrapolis.core.records import Array, Int8, Int64, Record, room
from tetrapolis.core.rng import Words, below, renew, shuffle
from tetrapolis.core.state import Header

CARDS = 12
HAND = 3
MAX_SEATS = 4
KEEP = CARDS
ROLL = CARDS + 1
ACTIONS = CARDS + 2

CATEGORIES = ("prizes",)
EVENTS = kinds_of(choose=("card",), reveal=("card",), prize=("value",), keep=("value",), roll=("value",))
E_CHOOSE, E_REVEAL, E_PRIZE, E_KEEP, E_ROLL = range(len(EVENTS))

CHOOSING, GAMBLING, DONE = range(3)
NONE = -1


class Options(Record):
    """How the match is played."""

    low_wins: Int8 = flag()


class Player(Record):
    """A seat: its hand, its secret choice and what it has won."""

    hand_count: Int64
    hand: Array[Int8] = room(HAND)
    chosen: Int64
    prizes: Int64


class State(Header):
    """The whole state of a match."""

    options: Options
    phase: Int64
    round_number: Int64
    prize: Int64
    winner: Int64  # of the round, while GAMBLING
    deck_count: Int64
    deck: Array[Int8] = room(CARDS)
    shown: Array[Int8] = room(CARDS)  # 1 = this card was revealed
    players: Array[Player] = room(MAX_SEATS)


OPTIONS = options_of(Options)


@rule
def setup(s: State) -> None:
    for i in range(CARDS):
        s.deck[i] = i
        s.shown[i] = 0
    shuffle(s.rng, s.deck, CARDS)
    s.deck_count = CARDS
    for seat in range(MAX_SEATS):
        player = s.players[seat]
        player.hand_count = HAND if seat < s.seats else 0  # TOY-1
        player.chosen = NONE
        player.prizes = 0
        for i in range(HAND):
            player.hand[i] = NONE
            if seat < s.seats:
                s.deck_count -= 1
                player.hand[i] = s.deck[s.deck_count]
                s.deck[s.deck_count] = NONE
    clear_events(s)
    s.round_number = 0
    s.winner = NONE
    _begin_round(s)


@rule
def _begin_round(s: State) -> None:
    s.round_number += 1
    s.phase = CHOOSING
    s.prize = 1 + below(s.rng, 6)  # TOY-2
    emit(s, E_PRIZE, TABLE, EVERYONE, (s.prize,))


@rule
def pending(s: State) -> int:
    if s.phase == DONE:
        return 0
    if s.phase == GAMBLING:
        return 1 << int(s.winner)
    seats = 0
    for seat in range(s.seats):
        if s.players[seat].chosen == NONE:
            seats |= 1 << seat
    return seats


@rule
def refusal(s: State, seat: int, action: int) -> int:
    if (pending(s) >> seat) & 1 == 0:
        return 3  # all choose once per round
    if s.phase == GAMBLING:
        return 0 if action in (KEEP, ROLL) else 5
    if action < 0 or action >= CARDS:
        return 4
    player = s.players[seat]
    for i in range(player.hand_count):
        if player.hand[i] == action:
            return 0
    return 4


@rule
def legal(s: State, seat: int, out: npt.NDArray[np.int32]) -> int:
    count = 0
    for action in range(ACTIONS):
        if refusal(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@rule
def sample(s: State, seat: int, rng: Words) -> int:
    while True:
        action = below(rng, ACTIONS)
        if refusal(s, seat, action) == 0:
            return action


@rule
def apply(s: State, seat: int, action: int) -> None:
    clear_events(s)
    if s.phase == GAMBLING:
        _gamble(s, seat, action)
        return
    player = s.players[seat]
    player.chosen = action
    kept = 0
    for i in range(player.hand_count):
        if player.hand[i] != action:
            player.hand[kept] = player.hand[i]
            kept += 1
    player.hand_count = kept
    for i in range(kept, HAND):
        player.hand[i] = NONE
    emit(s, E_CHOOSE, seat, 1 << seat, (action + 1,))
    if pending(s) == 0:
        _reveal(s)


@rule
def _reveal(s: State) -> None:
    """All cards are shown; the highest, or lowest, wins the round (TOY-4)."""
    best = NONE
    for seat in range(s.seats):
        card = s.players[seat].chosen
        s.players[seat].chosen = NONE
        s.shown[card] = 1
        emit(s, E_REVEAL, seat, EVERYONE, (card + 1,))
        if best == NONE or (card < best if s.options.low_wins == 1 else card > best):
            best = card
            s.winner = seat
    s.phase = GAMBLING


@rule
def _gamble(s: State, seat: int, action: int) -> None:
    """Keep the prize, or roll once more and take what comes (TOY-5)."""
    if action == ROLL:
        s.prize = 1 + below(s.rng, 6)
        emit(s, E_ROLL, seat, EVERYONE, (s.prize,))
    else:
        emit(s, E_KEEP, seat, EVERYONE, (s.prize,))
    s.players[seat].prizes += s.prize
    s.winner = NONE
    if s.round_number == HAND:
        s.phase = DONE
    else:
        _begin_round(s)


@rule
def score(s: State, party: int, out: npt.NDArray[np.int64]) -> None:
    out[0] = s.players[party].prizes


@rule
def determinize(s: State, seat: int, rng: Words) -> None:
    """Deal anew what the seat has not seen: the deck, the other hands, the others' secret choices."""
    unseen = np.empty(CARDS, np.int8)
    count = 0
    for card in range(CARDS):
        if s.shown[card] == 0 and not _knows(s, seat, card):
            unseen[count] = card
            count += 1
    shuffle(rng, unseen, count)
    for other in range(s.seats):
        if other == seat:
            continue
        player = s.players[other]
        if player.chosen != NONE:
            count -= 1
            player.chosen = unseen[count]
        for i in range(player.hand_count):
            count -= 1
            player.hand[i] = unseen[count]
    for i in range(s.deck_count):
        count -= 1
        s.deck[i] = unseen[count]
    redact_events(s, seat)
    renew(s.rng, rng)


@rule
def _knows(s: State, seat: int, card: int) -> bool:
    if seat < 0:
        return False
    player = s.players[seat]
    for i in range(player.hand_count):
        if player.hand[i] == card:
            return True
    return bool(player.chosen == card)
