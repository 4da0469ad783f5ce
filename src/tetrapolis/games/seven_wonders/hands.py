"""Hands on their way round the table, and the slots of their cards."""

from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import Words, sort

from .components import AGES, HAND, TURNS
from .state import ALL_KNOW, BUILT, CHOOSING_BOARDS, CHOOSING_SIDES, DISCARDED, DUG, IN_HAND, SPECTATORS, State


@rule
def holder(s: State, age: int, hand: int, turn: int) -> int:
    """The seat that holds a hand on a turn; hands pass left in Ages I and III, right in II (SW-17)."""
    steps = turn - 1 if age != 1 else 1 - turn
    return int((hand + steps) % s.seats)


@rule
def cards_of_fate(s: State, fate: int, seat: int, out: Words) -> int:
    """The cards with this fate in ascending order, of those that a seat played itself (-1: of all).

    What a seat has discarded counts for ever: which of two equal cards was dug is hidden.
    """
    count = 0
    for age in range(AGES):
        for hand in range(s.seats):
            for position in range(HAND):
                became = s.fate[age, hand, position]
                if seat < 0:
                    wanted = became == fate
                else:
                    wanted = became == fate or (fate == DISCARDED and became == DUG)
                    wanted &= holder(s, age, hand, min(position + 1, TURNS)) == seat
                if wanted:
                    out[count] = s.deal[age, hand, position]
                    count += 1
    sort(out, count)
    return count


@rule
def hand_of(s: State, seat: int) -> int:
    """The hand that a seat holds now."""
    steps = s.turn - 1 if s.age != 1 else 1 - s.turn
    return int((seat - steps) % s.seats)


@rule
def play_from_hand(s: State, seat: int, position: int, card: int, fate: int) -> None:
    """Take a card out of the seat's hand: it moves to the slot at `position`. Its fate decides who knows it."""
    hand = hand_of(s, seat)
    place = position
    while s.deal[s.age, hand, place] != card:
        place += 1
    s.deal[s.age, hand, place] = s.deal[s.age, hand, position]
    s.deal[s.age, hand, position] = card
    s.fate[s.age, hand, position] = fate
    s.known[s.age, hand, position] = ALL_KNOW if fate == BUILT else 1 << seat
    if fate == DISCARDED:
        s.pile += 1


@rule
def discard_leftover(s: State, seat: int) -> None:
    """After turn 6 the last card of a hand goes to the pile (SW-18)."""
    hand = hand_of(s, seat)
    s.fate[s.age, hand, HAND - 1] = DISCARDED
    s.known[s.age, hand, HAND - 1] = 1 << seat
    s.pile += 1


@rule
def show_pile(s: State, seat: int) -> None:
    """The digger sees all cards of the pile (SW-60), not who discarded which."""
    s.digger = seat
    s.digs += 1
    for age in range(s.age + 1):
        for hand in range(s.seats):
            for position in range(HAND):
                if s.fate[age, hand, position] == DISCARDED and s.shown[age, hand, position] == 0:
                    s.shown[age, hand, position] = s.digs


@rule
def in_pile(s: State, card: int) -> bool:
    for age in range(s.age + 1):
        for hand in range(s.seats):
            for position in range(HAND):
                if s.fate[age, hand, position] == DISCARDED and s.deal[age, hand, position] == card:
                    return True
    return False


@rule
def dig_out(s: State, card: int) -> None:
    """Take the earliest such card out of the pile. That it was the earliest, nobody knows."""
    s.dug[s.digs - 1] = card
    for age in range(s.age + 1):
        for hand in range(s.seats):
            for position in range(HAND):
                if s.fate[age, hand, position] == DISCARDED and s.deal[age, hand, position] == card:
                    s.fate[age, hand, position] = DUG
                    s.pile -= 1
                    return


@rule
def dealt(s: State) -> bool:
    """Whether the first hands are dealt: boards and sides are chosen before (SW-5, SW-11)."""
    return bool(s.phase != CHOOSING_BOARDS and s.phase != CHOOSING_SIDES)


@rule
def last_sighting(s: State, seat: int, age: int, hand: int, position: int) -> int:
    """The latest turn on which a seat held this hand while the slot's card was still in it; 0 = never."""
    if not dealt(s):
        return 0
    last = min(position + 1, int(s.turn) if age == s.age else 6)
    for turn in range(last, 0, -1):
        if holder(s, age, hand, turn) == seat:
            return turn
    return 0


@rule
def knows(s: State, seat: int, age: int, hand: int, position: int) -> bool:
    """Whether a seat (-1: a spectator) knows exactly which card is in a slot."""
    viewer = SPECTATORS if seat < 0 else seat
    if (s.known[age, hand, position] >> viewer) & 1:
        return True
    # the hand it holds now
    return bool(
        dealt(s) and seat >= 0 and age == s.age and hand == hand_of(s, seat) and s.fate[age, hand, position] == IN_HAND
    )
