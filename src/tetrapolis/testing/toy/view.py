"""What a seat of the toy game may know."""

from tetrapolis.core.kernel import rule
from tetrapolis.core.records import Array, Flag, Int8, Int16, Many, Maybe, Record, by, number, up_to, word

from .rules import CARDS, CATEGORIES, CHOOSING, HAND, MAX_SEATS, NONE, State


class Hand(Record, form="bare"):
    """The cards of a seat, for itself."""

    cards: Many[Int8] = up_to(HAND)


class Seat(Record):
    """What is seen of a seat; its hand and its choice, by itself."""

    prizes: Int16
    cards: Int8
    ready: Flag
    points: Array[Int16] = by(CATEGORIES)
    hand: Maybe[Hand]
    chosen: Int8 = number(maybe=True)


class View(Record):
    """The table as a seat may know it."""

    phase: Int8 = word(("choose", "gamble", "done"))
    round: Int8
    prize: Int8
    deck: Int8
    shown: Many[Int8] = up_to(CARDS)
    players: Many[Seat] = up_to(MAX_SEATS)


@rule
def look(s: State, seat: int, v: View) -> None:
    v.phase = s.phase
    v.round = s.round_number
    v.prize = s.prize
    v.deck = s.deck_count
    for card in range(CARDS):
        if s.shown[card]:
            v.shown.items[v.shown.count] = card + 1
            v.shown.count += 1
    v.players.count = s.seats
    for other in range(s.seats):
        player, shown = s.players[other], v.players.items[other]
        shown.prizes = player.prizes
        shown.cards = player.hand_count
        shown.ready = s.phase == CHOOSING and player.chosen != NONE
        shown.points[0] = player.prizes
        shown.chosen = NONE
    if seat >= 0:
        player, shown = s.players[seat], v.players.items[seat]
        shown.hand.there = 1
        shown.hand.it.cards.count = player.hand_count
        for i in range(player.hand_count):
            shown.hand.it.cards.items[i] = player.hand[i] + 1
        if player.chosen != NONE:
            shown.chosen = player.chosen + 1


def census(s: State) -> dict[str, int]:
    """Every card is in the deck, in a hand, chosen or shown."""
    cards = [int(card) for card in s.deck[: int(s.deck_count)]] + [card for card in range(CARDS) if s.shown[card]]
    for player in s.players[: int(s.seats)]:
        cards += [int(card) for card in player.hand[: int(player.hand_count)]]
        cards += [int(player.chosen)] if int(player.chosen) != NONE else []
    return {f"card {card + 1}": cards.count(card) for card in range(CARDS)}
