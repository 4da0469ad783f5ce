"""Whole games on the oracle: what is dealt, passed, kept and paid."""

import random
from collections import Counter
from copy import deepcopy

import pytest

from oracles.seven_wonders import NOTHING, Action, City, Options, Table, legal, random_decks, score
from oracles.seven_wonders_facts import CARDS, STAGES, START

COIN_CARDS = {
    *("clay_pit", "timber_yard", "excavation", "forest_cave", "tree_farm", "mine"),
    *("sawmill", "quarry", "brickyard", "foundry"),
}
STAGE_COINS = {("ephesos", "day"): (0, 9, 0), ("ephesos", "night"): (4, 4, 4), ("rhodos", "night"): (3, 4)}
PLAIN: tuple[tuple[str, str], ...] = (("gizah", "day"), ("rhodos", "day"), ("ephesos", "day"), ("olympia", "day"))


def new_table(players: int, seed: int) -> Table:
    """A table with seeded decks, boards and options."""
    rng = random.Random(seed)
    boards = [(wonder, rng.choice(("day", "night"))) for wonder in rng.sample(sorted(START), players)]
    options = Options(rng.choice((True, False)), rng.choice(("dig_first", "seventh_first")))
    return Table(random_decks(players, rng), boards, options)


def everything(table: Table) -> Counter[str]:
    """Every card of the game, wherever it is."""
    cards = Counter(card for deck in table.decks[table.age :] for card in deck)
    cards.update(table.discard)
    for hand, city in zip(table.hands, table.cities, strict=True):
        cards.update(hand + city.cards + city.buried)
    return cards


def coloured(city: City, colour: str) -> int:
    return sum(CARDS[card].colour == colour for card in city.cards)


def card_coins(table: Table, seat: int, card: str) -> int:
    """The immediate coins of a card just built."""
    n = table.players
    own, *others = [table.cities[(seat + step) % n] for step in (0, 1, -1)]
    return {
        "tavern": 5,
        "vineyard": sum(coloured(city, "brown") for city in (own, *others)),
        "bazar": 2 * sum(coloured(city, "grey") for city in (own, *others)),
        "haven": coloured(own, "brown"),
        "lighthouse": coloured(own, "yellow"),
        "chamber_of_commerce": 2 * coloured(own, "grey"),
        "arena": 3 * own.stages,
        "ludus": 3 * coloured(own, "red"),
    }.get(card, 0)


def given_by_olympia(before: Table, seat: int, card: str) -> bool:
    city = before.cities[seat]
    if city.wonder != "olympia":
        return False
    if city.side == "day":
        return city.stages >= 2 and coloured(city, CARDS[card].colour) == 0
    return (before.turn == 1 and city.stages >= 1) or (before.turn == 6 and city.stages >= 2)


def bank_coins(before: Table, after: Table, seat: int, choice: Action) -> int:
    """What the bank pays a seat for its choice, less what it takes."""
    action, card, _ = choice
    city = before.cities[seat]
    if action == "sell":
        return 3
    if action == "stage":
        return STAGE_COINS.get((city.wonder, city.side), (0,) * 4)[city.stages]
    cost = 1 if action == "build" and card in COIN_CARDS and not given_by_olympia(before, seat, card) else 0
    return card_coins(after, seat, card) - cost


def play_step(table: Table, rng: random.Random) -> None:
    """All that owe a choice make it; checks every treasury afterwards."""
    before, n = deepcopy(table), table.players
    chosen: dict[int, Action] = {}
    for seat in sorted(table.waiting):
        choices = sorted(legal(table, seat))
        chosen[seat] = rng.choice([choice for choice in choices if choice[0] != "sell"] or choices)
        assert table.cities == before.cities
        table.choose(seat, *chosen[seat])
    for seat in range(n):
        # The left neighbour pays this seat with its right coins, the right one with its left coins.
        sold = chosen.get((seat + 1) % n, ("", "", NOTHING))[2][1] + chosen.get((seat - 1) % n, ("", "", NOTHING))[2][0]
        expected = before.coins[seat] + sold
        if seat in chosen:
            expected += bank_coins(before, table, seat, chosen[seat]) - sum(chosen[seat][2])
        assert table.coins[seat] == expected
        assert table.coins[seat] >= 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", range(3, 8))
def test_cards_and_coins_are_conserved(players: int, seed: int) -> None:
    """SW-6, SW-16 to SW-23, SW-27: no card and no coin appears or gets lost."""
    table, rng = new_table(players, 10 * players + seed), random.Random(seed)
    cards = everything(table)
    assert cards.total() == 21 * players
    assert table.coins == [3] * players
    while table.phase != "over":
        if table.phase == "choose":
            assert {len(hand) for hand in table.hands} == {8 - table.turn}
        play_step(table, rng)
        assert everything(table) == cards
    assert table.hands == [[] for _ in range(players)]
    for seat, city in enumerate(table.cities):
        names = [CARDS[card].name for card in city.cards]
        assert len(names) == len(set(names))  # SW-20
        assert len(city.buried) == city.stages <= len(STAGES[city.wonder, city.side])
        assert list(score(table, seat)) == ["wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple"]
        assert legal(table, seat) == set()
    victories = [token for city in table.cities for token in city.tokens if token > 0]
    defeats = [token for city in table.cities for token in city.tokens if token < 0]
    assert len(victories) == len(defeats) <= 3 * players  # SW-69


def test_hands_pass_left_right_left() -> None:
    """SW-8, SW-11, SW-17."""
    decks = random_decks(4, random.Random(5))
    table = Table(decks, PLAIN)
    for age in (1, 2, 3):
        dealt = [decks[age - 1][7 * seat : 7 * seat + 7] for seat in range(4)]
        assert table.hands == dealt
        for turn in range(1, 7):
            step = -(turn - 1) if age != 2 else turn - 1
            assert table.hands == [dealt[(seat + step) % 4][turn - 1 :] for seat in range(4)]
            for seat in range(4):
                table.choose(seat, "sell", table.hands[seat][0])
    assert (table.phase, len(table.discard)) == ("over", 84)
    assert table.coins == [3 + 18 * 3] * 4


def test_nothing_happens_before_all_have_chosen() -> None:
    """SW-12, SW-13, SW-15: one choice each, no change of the table."""
    table = Table(random_decks(4, random.Random(6)), PLAIN)
    before = deepcopy(table)
    for seat in (2, 0, 3):
        table.choose(seat, "sell", table.hands[seat][0])
        with pytest.raises(ValueError, match="SW-12"):
            table.choose(seat, "sell", table.hands[seat][1])
    assert table.waiting == {1}
    assert (table.hands, table.cities, table.discard, table.turn) == (before.hands, before.cities, [], 1)
    table.choose(1, "sell", table.hands[1][0])
    assert (table.waiting, table.turn, len(table.discard)) == ({0, 1, 2, 3}, 2, 4)


@pytest.mark.parametrize("choice", [("sell", "palace", NOTHING), ("sell", "", (1, 0)), ("dig", "none", NOTHING)])
def test_illegal_choices_change_nothing(choice: Action) -> None:
    """SW-14: a card of another hand, a payment for a sale, a dig out of turn."""
    table = Table(random_decks(4, random.Random(7)), PLAIN)
    action, card, pay = choice
    with pytest.raises(ValueError, match="SW-14"):
        table.choose(0, action, card or table.hands[0][0], pay)
    assert table.waiting == {0, 1, 2, 3}


def test_wrong_set_ups_are_refused() -> None:
    """SW-1 to SW-5."""
    decks = random_decks(4, random.Random(8))
    with pytest.raises(ValueError, match="SW-1"):
        Table(decks, PLAIN[:2])
    with pytest.raises(ValueError, match="SW-2"):
        Table(decks, PLAIN[:3])
    with pytest.raises(ValueError, match="SW-2"):
        Table([decks[1], decks[0], decks[2]], PLAIN)
    with pytest.raises(ValueError, match="SW-3"):
        Table([*decks[:2], [card for card in decks[2] if card != decks[2][-1]]], PLAIN)
    with pytest.raises(ValueError, match="SW-5"):
        Table(decks, [*PLAIN[:3], PLAIN[0]])
    with pytest.raises(ValueError, match="unknown option"):
        Options(turn6_order="together")  # type: ignore[arg-type]
