"""The oracle's game against Hal: GKX-20 to GKX-23, GKX-27, GKX-29 and more."""

import random

import pytest

from oracles.ginkgopolis import HAL, Building, Table, random_deal, score, winners
from oracles.ginkgopolis_facts import START_GRID, START_MARKERS, START_TILES, Cell


def new_table(hal_card: str, tile: str, expert: bool = False, second: str = "") -> Table:
    """Red start buildings north, blue in the middle, yellow south; Hal's card, his tile and an expert's second card."""
    table = Table(1, random_deal(1, random.Random(3)), lambda _kind, items: items, expert)
    table.city = {cell: Building([start]) for cell, start in zip(START_GRID, START_TILES, strict=True)}
    table.hal_card = hal_card
    table.supply.insert(0, tile)
    if second:
        table.deck.insert(0, second)
    return table


def build(table: Table, cell: Cell, top: str, height: int, owner: int | None) -> None:
    """A building whose owner's res come from the supply."""
    table.city[cell] = Building([f"floor {floor}" for floor in range(1, height)] + [top], owner)
    if owner is not None:
        table.parties[owner].supply -= height


def play(table: Table, card: str = "yellow-03", tile: str | None = None) -> None:
    """Your turn; a yellow start building unless said otherwise."""
    table.parties[0].hand[0] = card
    if tile:
        table.parties[0].tiles.append(tile)
    table.choose(0, ("play", card, tile))


def test_gkx_20_solo_set_up() -> None:
    """GKX-20, GK-71 to GK-73: deck 10, 39 tiles, res 19 and 25."""
    table = Table(1, random_deal(1, random.Random(5)), lambda _kind, items: items)
    you, hal = table.parties
    assert (len(table.deck), len(table.supply), you.supply, hal.supply) == (10, 39, 19, 25)
    assert (you.stock, len(you.tiles), you.points, you.tokens, len(you.hand)) == (6, 6, 6, 0, 3)
    assert (hal.stock, hal.tiles, hal.points, hal.tokens, hal.hand) == (0, [], 0, 0, [])
    assert you.tableau == hal.tableau == []
    assert table.hal_card is not None
    assert ("new_hand",) not in table.legal(0)
    assert table.waiting == {0}


def test_cards_of_a_round() -> None:
    """GK-73: 3 to you, 1 to Hal; yours are discarded, and a draw that empties the deck rebuilds it."""
    orders: list[list[str]] = []

    def shuffled(kind: str, items: list[str]) -> list[str]:
        assert kind == "deck"
        orders.append(random.Random(7).sample(items, len(items)))
        return orders[-1]

    table = Table(1, random_deal(1, random.Random(5)), shuffled)
    for deck in (10, 6, 2):
        assert len(table.deck) == deck
        hand, hal_card, front = list(table.parties[0].hand), table.hal_card, table.deck[:4]
        table.choose(0, ("play", hand[0], None))
        while table.phase != "select":
            table.choose(0, min(table.legal(0), key=repr))
        assert [*table.parties[0].hand, table.hal_card][: len(front)] == front
        if not orders:
            assert {*hand, hal_card} - set(table.parties[HAL].tableau) <= set(table.discards)
    assert table.parties[0].hand[2] == orders[0][7]
    assert table.hal_card == orders[0][8]
    assert (table.discards, table.deck) == (orders[0][:7], orders[0][9:])
    assert table.sites == set()


def test_gkx_21_hal_urbanizes() -> None:
    """GKX-21: beside red x3, yellow x1: +4 pts, supply 24; you move the marker."""
    table = new_table("A", "blue-20")
    build(table, (-1, 1), "red-08", 3, None)
    build(table, (0, 2), "yellow-05", 1, None)
    table.markers["B"] = (0, 3)
    play(table)
    assert (table.phase, table.actor, table.waiting) == ("marker", HAL, {0})
    assert table.legal(0) == {("marker", (-1, 3), None, None), ("marker", (-2, 2), None, None)}
    table.choose(0, ("marker", (-1, 3), None, None))
    hal = table.parties[HAL]
    assert (hal.points, hal.supply, hal.stock, hal.tiles) == (4, 24, 0, [])
    assert table.city[-1, 2] == Building(["blue-20"], HAL)
    assert table.sites == {(-1, 2)}
    assert table.markers["A"] == (-1, 3)


def test_gkx_22_hal_constructs() -> None:
    """GKX-22: you +2 res, +2 pts; his supply 25 to 22; no other cost, no permanent bonus."""
    table = new_table("red-15", "blue-04")
    build(table, (0, 0), "red-15", 2, 0)
    table.parties[HAL].tableau = ["yellow-03"]
    play(table)
    you, hal = table.parties
    assert (you.stock, you.points) == (6 + 2, 6 + 1 + 2)
    assert (hal.supply, hal.points, hal.tableau) == (22, 0, ["yellow-03", "red-15"])
    assert (table.city[0, 0].top, table.city[0, 0].owner, table.city[0, 0].res) == ("blue-04", HAL, 3)
    assert (0, 0) in table.sites
    assert not table.ended


def test_gkx_22_hal_lacks_res() -> None:
    """GKX-22: with supply 2: end, no change."""
    table = new_table("red-15", "blue-04")
    build(table, (0, 0), "red-15", 2, 0)
    table.parties[HAL].supply = 2
    play(table)
    assert table.phase == "over"
    assert (table.city[0, 0].top, table.city[0, 0].owner) == ("red-15", 0)
    assert (table.parties[0].stock, table.parties[HAL].supply) == (6, 2)


def test_gkx_22_hal_places_his_last_res() -> None:
    """GKX-22: on his own x2, supply 1: places 3, end."""
    table = new_table("red-15", "blue-04")
    build(table, (0, 0), "red-15", 2, HAL)
    table.parties[HAL].supply = 1
    play(table)
    assert table.phase == "over"
    hal = table.parties[HAL]
    assert (hal.supply, hal.points, table.city[0, 0].res) == (0, 0, 3)


@pytest.mark.parametrize(("second", "height", "used"), [("E", 4, "E"), ("E", 3, "D")])
def test_gkx_23_expert_letters(second: str, height: int, used: str) -> None:
    """GKX-23: letters worth 3, then 4: second; 3, then 3: first."""
    table = new_table("D", "blue-20", expert=True, second=second)
    build(table, (1, 1), "red-08", 3, None)
    build(table, (1, 0), "red-09", height, None)
    play(table)
    assert table.city[START_MARKERS[used]].top == "blue-20"
    (rejected,) = {"D", "E"} - {used}
    assert rejected in table.discards
    table.choose(0, min(table.legal(0), key=repr))
    assert table.parties[HAL].points == (4 if used == "E" else 3)


@pytest.mark.parametrize(("supply", "used"), [(5, "red-08"), (4, "D")])
def test_expert_takes_a_building_he_can_build_on(supply: int, used: str) -> None:
    """GK-82."""
    table = new_table("D", "blue-20", expert=True, second="red-08")
    build(table, (-1, 0), "red-08", 4, 0)
    table.parties[HAL].supply = supply
    play(table)
    if used == "red-08":
        assert table.parties[HAL].tableau == ["red-08"]
        assert "D" in table.discards
        assert table.ended  # all 5 res are placed
    else:
        assert table.phase == "marker"
        assert "red-08" in table.discards


def test_gkx_27_you_cover_hal() -> None:
    """GKX-27: Hal +3 pts, his supply +3; you pay 1, place 4, stock 0."""
    table = new_table("A", "blue-20")
    build(table, (0, 0), "red-09", 3, HAL)
    table.parties[0].stock, table.parties[0].supply = 5, 20
    play(table, "red-09", "blue-12")
    you, hal = table.parties
    assert (hal.points, hal.supply) == (3, 25 - 1)  # he has urbanized A since
    assert (you.stock, you.supply) == (0, 21)
    assert table.city[0, 0].res == 4
    assert you.tableau == ["red-09"]
    assert not table.ended


def test_gkx_29_no_tile_for_hal() -> None:
    """GKX-29: supply 1 tile, you exploit blue x2: +1 tile, end, Hal has no tile."""
    table = new_table("A", "blue-20", expert=True)
    table.supply, deck = ["red-20"], list(table.deck)
    build(table, (0, 0), "blue-09", 2, None)
    play(table, "blue-09")
    assert table.phase == "over"
    assert table.deck == deck
    assert len(table.parties[0].tiles) == 7
    assert set(table.city) == set(START_GRID)


def test_hal_still_acts_if_you_place_your_last_res() -> None:
    """GK-79, GK-80."""
    table = new_table("E", "blue-20")
    table.parties[0].stock, table.parties[0].supply = 1, 0
    play(table, "A", "red-12")
    assert table.ended
    table.choose(0, ("marker", (-1, 3), None, None))
    assert (table.phase, table.actor) == ("marker", HAL)
    table.choose(0, min(table.legal(0), key=repr))
    assert table.parties[HAL].points == 1
    assert table.waiting == set()


def test_hal_takes_the_last_tile() -> None:
    """GK-79: he builds with it, then the game ends."""
    table = new_table("E", "blue-20")
    table.supply = ["blue-20"]
    play(table)
    table.choose(0, min(table.legal(0), key=repr))
    assert table.phase == "over"
    assert table.city[START_MARKERS["E"]] == Building(["blue-20"], HAL)


def test_score_of_hal() -> None:
    """GK-76, GK-81: points, end cards over all kept cards, districts."""
    table = new_table("E", "blue-20")
    build(table, (0, 0), "red-09", 3, HAL)
    hal = table.parties[HAL]
    hal.points, hal.tableau = 4, ["red-01", "blue-04", "yellow-16", "red-19"]
    # Exploit cards 2, red cards 2; red 9 adjoins red 2.
    assert score(table, HAL) == {"points": 4, "cards": 4 + 4, "tokens": 0, "districts": 6}
    assert score(table, 0) == {"points": 6, "cards": 0, "tokens": 0, "districts": 0}
    assert winners([6, 18], solo=True) == {HAL}
    assert winners([19, 18], solo=True) == {0}
    assert winners([18, 18], solo=True) == set()
