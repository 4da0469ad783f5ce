"""The oracle's rounds: GKX-2 to GKX-6, GKX-14 to GKX-19, GKX-26, GKX-28 and more."""

import random

import pytest

from oracles.ginkgopolis import Building, Choice, Deal, Shuffle, Table, score, totals, winners
from oracles.ginkgopolis_facts import CARDS, LETTERS, SET_UP, START_MARKERS, START_TILES, Cell


def unshuffled(_kind: str, items: list[str]) -> list[str]:
    return items


def new_table(players: int, shuffle: Shuffle = unshuffled) -> Table:
    """An intro game in the order of the facts: red start buildings north, yellow ones south; seat 0 is first."""
    tiles = sorted(set(CARDS) - set(START_TILES))
    kept = len(tiles) - SET_UP[players].boxed
    deck = [*LETTERS, *START_TILES]
    return Table(players, Deal(START_TILES, tiles[:kept], tiles[kept:], deck, (), range(1, players + 1)), shuffle)


def bare_table(players: int, shuffle: Shuffle = unshuffled) -> Table:
    """A table whose players have no characters and no goods."""
    table = new_table(players, shuffle)
    for party in table.parties:
        table.supply += party.tiles
        party.supply, party.stock, party.points = table.set_up.res, 0, 0
        party.tiles, party.tableau = [], []
    return table


def give(table: Table, seat: int, stock: int = 0, points: int = 0, tiles: str = "", cards: str = "") -> None:
    """Goods and cards for a seat."""
    party = table.parties[seat]
    party.supply -= stock
    party.stock += stock
    party.points += points
    for tile in tiles.split():
        table.supply.remove(tile)
        party.tiles.append(tile)
    party.tableau += cards.split()


def build(table: Table, cell: Cell, top: str, height: int, owner: int | None) -> None:
    """Raise a building to a top tile and a height, on any tiles of the supply."""
    tiles = table.city[cell].tiles if cell in table.city else []
    if top in table.supply:
        table.supply.remove(top)
    while len(tiles) < height - 1:
        tiles.append(table.supply.pop())
    table.city[cell] = Building([*tiles[: height - 1], top], owner)
    if owner is not None:
        table.parties[owner].supply -= height


def commit(table: Table, *plays: str) -> None:
    """Every seat lays "card" or "card+tile"; the card replaces the first of its hand, the tile is its own."""
    for seat, text in enumerate(plays):
        card, _, tile = text.partition("+")
        table.parties[seat].hand[0] = card
        table.choose(seat, ("play", card, tile or None))


def goods(table: Table, seat: int) -> tuple[int, int, int]:
    """Stock res, tiles and points of a seat."""
    party = table.parties[seat]
    return party.stock, len(party.tiles), party.points


def finish_round(table: Table) -> None:
    """Everyone left takes a res for a letter."""
    while table.phase == "letter":
        table.choose(min(table.waiting), ("gain", "res"))


def first_choice(table: Table) -> Choice:
    return min(table.legal(min(table.waiting)), key=repr)


# --- selection


def test_the_choices_of_the_selection() -> None:
    """GK-23 to GK-25: every card, alone or with any own tile, payable or not, and a new hand."""
    table = bare_table(2)
    give(table, 0, tiles="red-20 blue-20")
    hand = table.parties[0].hand
    plays: set[Choice] = {("play", card, tile) for card in hand for tile in (None, "red-20", "blue-20")}
    assert table.legal(0) == plays | {("new_hand",)}
    table.choose(0, ("play", hand[0], "red-20"))
    assert table.legal(0) == set()
    assert table.waiting == {1}
    with pytest.raises(ValueError, match="seat 0 has nothing to choose"):
        table.choose(0, ("new_hand",))
    with pytest.raises(ValueError, match="seat 1 may not choose"):
        table.choose(1, ("play", table.parties[1].hand[0], "blue-20"))


def test_both_tokens_may_go_in_one_round() -> None:
    """GK-25, GK-27."""
    table = new_table(2)
    first = list(table.parties[1].hand)
    table.choose(1, ("new_hand",))
    assert not set(first) & set(table.parties[1].hand)
    assert set(first) <= set(table.discards)
    table.choose(1, ("new_hand",))
    assert (table.parties[1].tokens, len(table.parties[1].hand)) == (0, 4)
    assert ("new_hand",) not in table.legal(1)


def test_gkx_28_a_new_hand_may_rebuild_the_deck() -> None:
    """GKX-28: discard 4, draw 1, rebuild from 4, draw 3, deck 1."""
    rebuilt: list[list[str]] = []

    def backwards(kind: str, items: list[str]) -> list[str]:
        assert kind == "deck"
        rebuilt.append(items[::-1])
        return items[::-1]

    table = new_table(5, backwards)
    (last,), hand = table.deck, list(table.parties[3].hand)
    table.choose(3, ("new_hand",))
    assert [sorted(cards) for cards in rebuilt] == [sorted(hand)]
    assert table.parties[3].hand == [last, *rebuilt[0][:3]]
    assert (table.deck, table.discards) == (rebuilt[0][3:], [])


# --- exploit


def test_gkx_2_exploit() -> None:
    """GKX-2: +2 res, +1 tile, +1 pt; card discarded."""
    table = bare_table(2)
    build(table, (0, 0), "red-09", 2, 1)
    give(table, 0, cards="character-05 character-15 character-01")
    commit(table, "red-09", "A")
    assert goods(table, 0) == (2, 1, 1)
    assert table.discards[-1] == "red-09"


def test_gkx_19_short_supply_of_res() -> None:
    """GKX-19: own supply 1, exploit red x3: +1."""
    table = bare_table(2)
    give(table, 0, stock=24)
    build(table, (0, 0), "red-09", 3, None)
    commit(table, "red-09", "A")
    assert (table.parties[0].supply, table.parties[0].stock) == (0, 25)
    assert not table.ended


def test_a_lone_letter_brings_what_is_left() -> None:
    """GK-30, GK-32: the exploit bonuses fire as well."""
    table = bare_table(3)
    give(table, 0, cards="yellow-07")
    give(table, 1, stock=20)
    table.supply, table.returned = table.supply[:1], True
    give(table, 2, stock=20, cards="yellow-01")
    commit(table, "A", "B", "C")
    assert (table.phase, table.actor) == ("letter", 0)
    assert table.legal(0) == {("gain", "res"), ("gain", "tile")}
    table.choose(0, ("gain", "res"))
    assert goods(table, 0) == (1, 0, 2)
    assert table.legal(1) == {("gain", "tile")}
    table.choose(1, ("gain", "tile"))
    assert table.phase == "over"  # GK-62; seat 2 had nothing to choose
    assert goods(table, 2) == (20, 0, 1)


# --- urbanize


def test_gkx_3_urbanize() -> None:
    """GKX-3: -1 +1 +1 res, +2 tiles; marker moved, card discarded."""
    table = bare_table(2)
    build(table, (0, 2), "blue-05", 2, 1)
    table.markers["B"] = (0, 3)
    give(table, 0, stock=3, tiles="red-04", cards="red-02 yellow-01 yellow-03")
    commit(table, "A+red-04", "L")
    assert (table.phase, table.actor, table.waiting) == ("marker", 0, {0})
    assert goods(table, 0) == (2, 0, 0)
    assert table.city[-1, 2] == Building(["red-04"], 0)
    assert table.sites == {(-1, 2)}
    assert table.legal(0) == {("marker", (-1, 3), None, None), ("marker", (-2, 2), None, None)}
    table.choose(0, ("marker", (-2, 2), None, None))
    assert table.markers["A"] == (-2, 2)
    assert goods(table, 0) == (4, 2, 0)
    assert table.discards[-1] == "A"


def test_neighbours_yield_north_east_south_west_before_the_tableau() -> None:
    """GK-38, GK-48: the last tile, from the east, comes after the point from the north."""
    table = bare_table(2)
    build(table, (0, 3), "yellow-05", 1, 1)
    build(table, (1, 2), "blue-06", 2, None)
    build(table, (-1, 2), "yellow-06", 3, 0)
    table.markers |= {"A": (-2, 2), "C": (2, 2), "D": (3, 2)}
    give(table, 0, stock=1, tiles="red-04", cards="yellow-08")
    table.supply = ["red-08"]
    commit(table, "B+red-04", "L")
    table.choose(0, first_choice(table))
    assert (table.phase, table.actor) == ("return", 0)
    assert goods(table, 0) == (0, 1, 1)
    table.choose(0, ("return", frozenset({"red-08"})))
    table.choose(1, ("return", frozenset()))
    assert goods(table, 0) == (1, 1, 1 + 1 + 3 + 2)
    assert table.ended  # GK-62: the tile returned is the last one again


def test_gkx_26_res_that_came_back_pay() -> None:
    """GKX-26: P +2 res, +2 pts, urbanize is payable."""
    table = bare_table(2)
    build(table, (0, 0), "red-09", 2, 1)
    give(table, 0, stock=3, tiles="red-10")
    give(table, 1, tiles="red-04")
    commit(table, "red-09+red-10", "A+red-04")
    assert (table.phase, table.actor) == ("marker", 1)
    assert goods(table, 1) == (1, 0, 2)


def test_without_res_a_letter_and_its_tile_are_an_exploit() -> None:
    """GK-44, GK-45."""
    table = bare_table(2)
    give(table, 0, tiles="red-04")
    commit(table, "A+red-04", "L")
    assert (table.phase, table.actor) == ("letter", 0)
    assert table.parties[0].tiles == ["red-04"]
    table.choose(0, ("gain", "res"))
    assert goods(table, 0) == (1, 1, 0)
    assert table.markers == START_MARKERS


# --- construct


def test_gkx_4_construct_on_another_player() -> None:
    """GKX-4: 4 on 5 costs 1 pt; net -3 res, 0 pt; the owner gets 2 res, 2 pts."""
    table = bare_table(2)
    build(table, (0, 0), "blue-05", 2, 1)
    give(table, 0, stock=5, points=1, tiles="red-04", cards="yellow-03 character-04 blue-02")
    commit(table, "blue-05+red-04", "A")
    assert goods(table, 1) == (2, 0, 2)
    assert goods(table, 0) == (2, 0, 1)
    assert table.parties[0].supply == 25 - 5 + 1 - 1
    assert table.city[0, 0].top == "red-04"
    assert (table.city[0, 0].height, table.city[0, 0].owner, table.city[0, 0].res) == (3, 0, 3)
    assert table.sites == {(0, 0)}
    assert table.parties[0].tableau[-1] == "blue-05"
    assert "blue-05" not in table.discards


def test_gkx_5_a_lower_number_costs_the_difference() -> None:
    """GKX-5: 4 on 5 costs 1 pt."""
    table = bare_table(2)
    build(table, (0, 0), "blue-05", 2, 1)
    give(table, 0, stock=3, points=1, tiles="blue-04")
    commit(table, "blue-05+blue-04", "A")
    assert goods(table, 0) == (0, 0, 0)


def test_the_kept_card_does_not_fire_yet() -> None:
    """GK-43."""
    table = bare_table(2)
    give(table, 0, stock=4, tiles="red-04 red-05")
    commit(table, "red-03+red-04", "A")
    assert goods(table, 0) == (2, 1, 0)
    assert table.parties[0].tableau == ["red-03"]


@pytest.mark.parametrize(
    ("tile", "expected", "height"), [("yellow-08", (0, 0, 0), 3), ("red-08", (1, 1, 2), 2)], ids=["payable", "not"]
)
def test_gkx_14_own_res_on_the_target_count(tile: str, expected: tuple[int, int, int], height: int) -> None:
    """GKX-14: yellow 8 payable, stock 0; red 8 not: +2 pts, tile back."""
    table = bare_table(2)
    build(table, (0, 0), "yellow-06", 2, 0)
    give(table, 0, stock=1, tiles=tile)
    commit(table, f"yellow-06+{tile}", "A")
    assert goods(table, 0) == expected
    assert table.city[0, 0].height == height


@pytest.mark.parametrize(("points", "expected"), [(5, (0, 0, 0)), (4, (3, 3, 4))])
def test_gkx_15_missing_points_fall_back(points: int, expected: tuple[int, int, int]) -> None:
    """GKX-15: 5 pts payable, 4 pts: +2 tiles instead (and the tile back)."""
    table = bare_table(2)
    build(table, (0, 0), "blue-09", 2, 1)
    give(table, 0, stock=3, points=points, tiles="blue-04")
    commit(table, "blue-09+blue-04", "A")
    assert goods(table, 0) == expected
    assert goods(table, 1) == ((2, 0, 2) if points == 5 else (0, 0, 0))


@pytest.mark.parametrize(("tile", "expected"), [("red-14", (0, 0, 0)), ("blue-14", (3, 1, 0))])
def test_gkx_16_a_start_building_pays_nobody(tile: str, expected: tuple[int, int, int]) -> None:
    """GKX-16: red 14 payable, stock 0, nobody paid; blue 14 not: +1 res."""
    table = bare_table(2)
    give(table, 0, stock=2, tiles=tile)
    commit(table, f"red-02+{tile}", "A")
    assert goods(table, 0) == expected
    assert goods(table, 1) == (0, 0, 0)


# --- preparation


def test_gkx_6_new_deck() -> None:
    """GKX-6: the first player draws the last card; marked cards join, 7 off, markers off; the next one draws."""
    orders: list[list[str]] = []

    def shuffled(kind: str, items: list[str]) -> list[str]:
        assert kind == "deck"
        orders.append(random.Random(6).sample(items, len(items)))
        return orders[-1]

    table = bare_table(3, shuffled)
    marked = ["yellow-04", "yellow-05", "yellow-09", "red-11", "blue-12"]
    for cell, tile in zip([(-1, 2), (0, 2), (1, 2), (2, 1), (2, 0)], marked, strict=True):
        build(table, cell, tile, 1, 0)
        table.sites.add(cell)
    table.discards += table.deck[1:]
    last, table.deck = table.deck[0], table.deck[:1]
    hands = [list(party.hand) for party in table.parties]
    pile = [*table.discards, *(hand[0] for hand in hands), *marked]
    for seat, hand in enumerate(hands):
        table.choose(seat, ("play", hand[0], None))
    finish_round(table)
    assert table.first == 1
    assert sorted(orders[0]) == sorted(pile)
    assert [party.hand for party in table.parties] == [
        [*hands[2][1:], orders[0][8]],
        [*hands[0][1:], last],
        [*hands[1][1:], orders[0][7]],
    ]
    assert table.discards == orders[0][:7]
    assert table.deck == orders[0][9:]
    assert table.sites == set()
    assert not table.outside & set(marked)


# --- exhaustion and end


def short_of_tiles() -> Table:
    """P has a tile, Q and R one each, the supply one; P and Q have laid a card, R a tile too."""
    table = bare_table(3, lambda kind, items: items if kind == "supply" else [])
    build(table, (0, 0), "blue-09", 3, None)
    give(table, 0, tiles="red-04")
    give(table, 1, tiles="red-05")
    give(table, 2, tiles="red-06 red-07")
    table.supply = ["red-08"]
    commit(table, "blue-09", "A", "B+red-07")
    return table


def test_gkx_17_tiles_are_returned_in_the_middle_of_a_gain() -> None:
    """GKX-17: returns 2/1/0: pts 2/1/0; P draws 2, supply 1."""
    table = short_of_tiles()
    assert (table.phase, table.actor, table.waiting) == ("return", 0, {0, 1, 2})
    assert len(table.legal(0)) == 4
    assert set(table.legal(2)) == {("return", frozenset()), ("return", frozenset({"red-06"}))}  # GK-60
    assert ("return", frozenset({"red-07"})) not in table.legal(2)
    table.choose(1, ("return", frozenset({"red-05"})))
    table.choose(0, ("return", frozenset({"red-04", "red-08"})))
    assert goods(table, 1) == (0, 1, 0)
    table.choose(2, ("return", frozenset()))
    assert [goods(table, seat) for seat in range(3)] == [(0, 2, 2), (0, 0, 1), (0, 1, 0)]
    assert table.parties[0].tiles == ["red-04", "red-05"]
    assert table.supply == ["red-08"]
    assert not table.ended


def test_gkx_17_nothing_returned_is_the_second_time() -> None:
    """GKX-17: P keeps 1 gained, end."""
    table = short_of_tiles()
    for seat in range(3):
        table.choose(seat, ("return", frozenset()))
    assert table.ended
    assert goods(table, 0) == (0, 2, 0)
    finish_round(table)
    assert table.phase == "over"
    assert table.waiting == set()


def test_the_second_empty_supply_ends_the_game_after_the_round() -> None:
    """GK-62, GK-63: phase 3 is skipped."""
    table = bare_table(2)
    table.supply, table.returned = table.supply[:1], True
    commit(table, "blue-01", "A")
    assert table.ended
    assert table.legal(1) == {("gain", "res")}
    table.choose(1, ("gain", "res"))
    assert table.phase == "over"
    assert table.first == 0
    assert [len(party.hand) for party in table.parties] == [3, 3]


def test_gkx_18_the_last_res_placed_ends_the_game() -> None:
    """GKX-18: own supply 0, stock 1, urbanize: end, even if res come back."""
    table = bare_table(2)
    build(table, (0, 0), "red-20", 2, 0)
    give(table, 0, stock=23, tiles="red-04")
    table.parties[0].stock = 1
    give(table, 1, stock=5, points=20, tiles="red-05")
    commit(table, "A+red-04", "red-20+red-05")
    assert table.ended
    table.choose(0, first_choice(table))
    assert table.phase == "over"
    assert goods(table, 0) == (2, 0, 2)


def test_gkx_18_a_payment_that_refills_the_supply_does_not() -> None:
    """GKX-18: supply 0, stock 3, other colour on Q's x1: stock 0, supply 1, no end."""
    table = bare_table(2)
    build(table, (0, 2), "red-04", 1, 1)
    give(table, 0, stock=25, tiles="blue-05")
    table.parties[0].stock = 3
    commit(table, "red-04+blue-05", "A")
    assert (table.parties[0].stock, table.parties[0].supply) == (0, 1)
    assert not table.ended


def test_score() -> None:
    """GK-65: points, end cards, tokens and districts; goods left count nothing."""
    table = bare_table(2)
    build(table, (0, 0), "red-09", 3, 0)
    give(table, 0, stock=3, points=5, tiles="red-12", cards="yellow-15 blue-19 red-01")
    assert score(table, 0) == {"points": 5, "cards": 3 + 2, "tokens": 4, "districts": 6}
    table.choose(1, ("new_hand",))
    assert score(table, 1) == {"points": 0, "cards": 0, "tokens": 2, "districts": 0}
    assert totals(table) == [20, 2]


def test_winners_share() -> None:
    """GK-70."""
    assert winners([3, 5, 5]) == {1, 2}
    assert winners([3, 5, 4]) == {1}
