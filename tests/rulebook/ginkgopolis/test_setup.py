"""Set-up: GK-1 to GK-16."""

import pytest

from rulebook.ginkgopolis.tables import Table
from tetrapolis.core.match import Match
from tetrapolis.games.ginkgopolis import components as box
from tetrapolis.games.ginkgopolis.game import GAME

COLOURS = ("red", "blue", "yellow")
STARTS = {f"{colour} {number}" for colour in COLOURS for number in (1, 2, 3)}
AROUND = [(-1, 2), (0, 2), (1, 2), (2, 1), (2, 0), (2, -1), (1, -2), (0, -2), (-1, -2), (-2, -1), (-2, 0), (-2, 1)]


def deal(seats: int, seed: int = 1, **options: object) -> Match:
    return Match(GAME, seats, seed, {"show_stock": True, **({"characters": "intro"} if seats > 1 else {}), **options})


@pytest.mark.rule("GK-1")
def test_sixty_unique_tiles_and_a_card_for_each() -> None:
    assert box.COLOURS == COLOURS
    assert (box.NUMBERS, box.TILES) == (20, 60)
    assert len({box.tile_number(colour, number) for colour in COLOURS for number in range(1, 21)}) == 60
    counted = GAME.spec.census(deal(4).state)
    assert counted["tiles in one place"] == 60
    assert counted["tiles in two places"] == 0
    assert counted["building cards"] == 60


@pytest.mark.rule("GK-2")
def test_the_other_components() -> None:
    assert box.LETTERS == "ABCDEFGHIJKL"
    assert box.CHARACTERS == 27
    assert max(box.RESOURCES) == 25
    assert box.TOKENS * 5 == 10
    assert max(GAME.spec.seat_counts) == 5


@pytest.mark.rule("GK-3")
def test_points_and_site_markers_do_not_run_out() -> None:
    table = Table()
    for number in range(4, 20):
        table.build(f"red {number}", (10 + number, 10), site=True)
    table.stake(0, points=400)
    table.build("yellow 20", (10, 0), 9, owner=1)
    table.round({0: "yellow 20"})
    assert table.goods(0).points == 409
    table.stake(1, resources=1)
    table.round({1: "A + blue 4"}, "marker -1,3")
    assert sum(one["site"] for one in table.view()["city"]) == 17


@pytest.mark.rule("GK-4")
def test_the_top_tile_gives_colour_and_number() -> None:
    table = Table()
    table.stake(0, resources=3)
    table.round({0: "red 3 + blue 7"})
    assert "red 3" not in table.tops()
    assert table.building("blue 7")["height"] == 2
    table.round({0: "blue 7"})
    assert table.goods(0) == (0, 2, 0)


@pytest.mark.rule("GK-5")
def test_a_building_carries_a_resource_of_its_owner_per_floor() -> None:
    table = Table()
    assert all(one["owner"] is None for one in table.view()["city"])
    table.stake(0, resources=5)
    table.round({0: "red 1 + red 7"})
    assert (table.building("red 7")["height"], table.building("red 7")["owner"]) == (2, 0)
    assert table.goods(0).resources == 3
    assert GAME.spec.census(table.s)["resources 0"] == 25


@pytest.mark.rule("GK-6")
def test_a_card_names_the_building_with_that_top_tile_and_a_letter_its_cell() -> None:
    table = Table()
    table.build("yellow 9", (10, 0), 4)
    table.round({0: "yellow 9"})
    assert table.goods(0) == (0, 0, 4)
    table.stake(1, resources=1)
    table.put_marker("F", (11, 0))
    table.round({1: "F + red 5"}, "marker 12,0")
    assert (table.building("red 5")["x"], table.building("red 5")["y"]) == (11, 0)


@pytest.mark.rule("GK-7")
@pytest.mark.parametrize(("colour", "gain"), [("red", (2, 0, 0)), ("blue", (0, 2, 0)), ("yellow", (0, 0, 2))])
def test_red_yields_resources_blue_tiles_yellow_points(colour: str, gain: tuple[int, int, int]) -> None:
    table = Table()
    table.build(f"{colour} 9", (10, 0), 2)
    table.round({0: f"{colour} 9"})
    assert table.goods(0) == gain


@pytest.mark.rule("GK-8")
def test_tiles_one_to_three_form_a_random_grid() -> None:
    layouts = set()
    for seed in range(5):
        city = deal(2, seed).view().table["city"]
        assert {one["tile"] for one in city} == STARTS
        assert {(one["x"], one["y"]) for one in city} == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
        assert all((one["height"], one["owner"], one["site"]) == (1, None, False) for one in city)
        layouts.add(tuple(one["tile"] for one in sorted(city, key=lambda one: (one["x"], one["y"]))))
    assert len(layouts) == 5


@pytest.mark.rule("GK-9")
def test_markers_surround_the_grid_clockwise_in_alphabetical_order() -> None:
    markers = deal(3).view().table["markers"]
    assert [tuple(markers[letter]) for letter in "ABCDEFGHIJKL"] == AROUND


@pytest.mark.rule("GK-10")
@pytest.mark.parametrize(("seats", "supply"), [(1, 45), (2, 45), (3, 45), (4, 51), (5, 51)])
def test_the_other_tiles_are_the_supply_and_six_are_boxed_with_few_players(seats: int, supply: int) -> None:
    match = deal(seats)
    dealt = sum(one["tiles"] for one in match.view().table["players"])
    assert match.view().table["tile_supply"] + dealt == supply
    assert int(match.state.boxed).bit_count() == 51 - supply
    assert match.view().table["tile_supply_empty"] == 0


@pytest.mark.rule("GK-11", "GK-16", "GKX-20")
@pytest.mark.parametrize(("seats", "deck", "off"), [(1, 10, 7), (2, 6, 7), (3, 2, 7), (4, 5, 0), (5, 1, 0)])
def test_the_deck_has_letters_and_start_buildings_and_seven_go_off_with_few_players(
    seats: int, deck: int, off: int
) -> None:
    table = Table(seats)
    assert (len(table.deck()), len(table.discards())) == (deck, off)
    hands = [one for seat in range(seats) for one in table.hand(seat)]
    assert [len(table.hand(seat)) for seat in range(seats)] == ([3] if seats == 1 else [4] * seats)
    hals = [table.view(0)["players"][1]] if seats == 1 else []
    assert len(table.deck() + table.discards() + hands) + len(hals) == 21
    if not hals:
        assert set(table.deck() + table.discards() + hands) == STARTS | set("ABCDEFGHIJKL")


@pytest.mark.rule("GKX-20")
def test_goods_of_solo_play_come_from_the_supply() -> None:
    match = deal(1)
    assert match.view().table["tile_supply"] == 39
    assert [one["supply"] for one in match.view().table["players"]] == [19, 25]


@pytest.mark.rule("GK-12")
def test_cards_four_to_twenty_wait_outside() -> None:
    for seats in (2, 5):
        table = Table(seats)
        inside = table.deck() + table.discards() + [one for seat in range(seats) for one in table.hand(seat)]
        assert not [one for one in inside if " " in one and int(one.split()[1]) > 3]


@pytest.mark.rule("GK-13")
@pytest.mark.parametrize(("seats", "count"), [(2, 25), (3, 20), (4, 18), (5, 16)])
def test_resources_per_colour(seats: int, count: int) -> None:
    for one in deal(seats).view().table["players"]:
        assert one["supply"] + one["resources"] == count
        assert one["resources"] > 0


@pytest.mark.rule("GK-13")
def test_resources_and_tiles_come_from_the_supply() -> None:
    table = Table()
    table.build("red 9", (10, 0), 2)
    table.build("blue 9", (12, 0), 2)
    tiles = table.tiles_left()
    table.round({0: "red 9", 1: "blue 9"})
    assert (table.supply(0), table.goods(0).resources) == (23, 2)
    assert (table.tiles_left(), table.goods(1).tiles) == (tiles - 2, 2)


@pytest.mark.rule("GK-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_new_hand_tokens_each(seats: int) -> None:
    assert [one["tokens"] for one in deal(seats).view().table["players"]] == [2] * seats


@pytest.mark.rule("GK-15")
def test_stock_tiles_are_behind_the_screen_and_the_tableau_is_before_it() -> None:
    match = deal(2, show_stock=False)
    other, own = match.view(1).table["players"][0], match.view(0).table["players"][0]
    assert len(other["tableau"]) == 3
    assert other["tableau"] == own["tableau"]
    assert (other["resources"], other["tiles"]) == (None, None)
    assert other["points"]["points"] is None
    assert own["tiles"] == len(match.view(0).table["own"]["tiles"])
    assert own["resources"] == int(match.state.players[0].resources)


@pytest.mark.rule("GK-16")
def test_the_first_player_is_random_or_chosen() -> None:
    assert {deal(3, seed).view().table["first_player"] for seed in range(20)} == {0, 1, 2}
    assert deal(3, first_player=2).view().table["first_player"] == 1
    assert [one["cards"] for one in deal(3).view().table["players"]] == [4, 4, 4]
