"""Plazas: AK-27 to AK-29. Districts and their conditions: AK-30 to AK-37. Points: AK-42, AK-43."""

import pytest

from rulebook.akropolis.cities import City, deal, neighbours, points
from tetrapolis.games.akropolis.game import GAME

BARRACKS = "13@-2,1,3 23@2,0,0"  # barracks 3,0 with four empty neighbours; a plaza far away
TEMPLE = "17@-2,1,3 36@2,0,0"  # temple 2,0 with three empty neighbours: 2,-1; 3,-1; 1,1

# Plazas


@pytest.mark.rule("AK-27")
@pytest.mark.parametrize(
    ("tile", "district", "stars"),
    [(9, "market", 2), (13, "barracks", 2), (17, "temple", 2), (20, "garden", 3), (3, "house", 1 + 1)],
)
def test_every_type_of_plaza_has_its_stars(tile: int, district: str, stars: int) -> None:
    city = City(f"{tile}@2,0,0")
    assert city.stars(district) == stars
    assert sum(city.stars(other) for other in ("house", "market", "barracks", "temple", "garden")) == (
        stars if district == "house" else stars + 1
    )


@pytest.mark.rule("AK-27")
def test_stars_of_one_type_add_up() -> None:
    city = City("9@2,0,0 39@4,0,0 20@-2,0,0 19@0,-2,4 34@6,0,0 37@8,0,0")
    assert city.score() == {"house": (1, 1), "market": (1, 4), "garden": (1, 6)}
    assert city.points() == 1 + 4 + 6


@pytest.mark.rule("AK-28")
def test_a_plaza_needs_no_adjacency() -> None:
    city = City("28@2,0,0 9@-2,0,0")
    assert set(city.visible("m")) == {(2, 0)}
    assert set(city.visible("M")) == {(-2, 0)}
    assert city.score()["market"] == (1, 2)


@pytest.mark.rule("AK-28")
@pytest.mark.parametrize(("tile", "district", "stars"), [(9, "market", 2), (13, "barracks", 2), (20, "garden", 3)])
def test_a_plaza_gains_nothing_from_height(tile: int, district: str, stars: int) -> None:
    city = City(f"3@0,2,4 {tile}@1,0,1")
    assert city.level(1, 0) == 2
    assert city.stars(district) == stars


@pytest.mark.rule("AK-29", "AK-33")
def test_a_plaza_does_not_join_houses() -> None:
    city = City("21@1,-1,5 48@-1,0,3")
    assert set(city.visible("h")) == {(1, -1), (2, -2), (-1, 0)}
    assert {(1, -1), (-1, 0)} <= set(neighbours((0, 0)))
    assert (0, 0) in city.visible("H")
    assert city.score() == {"house": (2, 1)}


@pytest.mark.rule("AK-29", "AK-34")
def test_a_market_plaza_does_not_disturb_a_market() -> None:
    city = City("7@2,0,0 34@2,-1,3")
    assert (set(city.visible("M")), set(city.visible("m"))) == ({(2, 0)}, {(2, -1)})
    assert city.score()["market"] == (1, 2)


# Districts


@pytest.mark.rule("AK-30")
@pytest.mark.parametrize(
    ("district_tile", "plaza_tile", "district", "points_with_plaza"),
    [(34, 9, "market", 2), (61, 13, "barracks", 2), (37, 20, "garden", 3)],
)
def test_a_district_without_a_plaza_of_its_type_scores_nothing(
    district_tile: int, plaza_tile: int, district: str, points_with_plaza: int
) -> None:
    city = City(f"{district_tile}@2,0,0")
    assert city.score()[district] == (1, 0)
    assert city.points() == 0
    assert city.scoring(district) == ""
    city.build(f"{plaza_tile}@-2,0,0")
    assert city.points() == points_with_plaza
    assert city.scoring(district) == f"{district[0].upper()}{district[0]}"


@pytest.mark.rule("AK-30")
def test_a_plaza_without_a_district_of_its_type_scores_nothing() -> None:
    city = City("9@2,0,0")
    assert city.score()["market"] == (0, 2)
    assert (city.points(), city.scoring("market"), city.scoring("house")) == (0, "", "")


@pytest.mark.rule("AK-30")
def test_a_district_may_be_placed_where_it_does_not_score() -> None:
    match = deal(2, 34, 9, 29, 28)
    match.play("0@2,0,0")
    match.play("0@2,0,0")
    match.play("0@2,-1,3")  # a market next to a market
    assert match.view().table["players"][0]["districts"]["market"] == {"value": 0, "stars": 0}


@pytest.mark.rule("AK-31", "AK-27")
def test_the_value_of_a_district_is_its_level() -> None:
    city = City("20@-2,0,0 37@2,0,0")
    assert city.score()["garden"] == (1, 3)
    city = City("20@-2,0,0 3@0,2,4 37@1,0,1")
    assert (city.visible("g"), city.score()["garden"]) == ({(1, 0): 2}, (2, 3))
    city = City("3@0,2,4 9@1,0,1 20@-2,0,0 34@-1,0,0 37@0,0,1")
    assert (city.visible("g"), city.score()["garden"]) == ({(0, 0): 3}, (3, 3))


@pytest.mark.rule("AK-32", "AK-33")
def test_houses_of_different_levels_are_adjacent() -> None:
    city = City("3@0,2,4 15@0,0,0 21@2,0,5")
    houses = city.visible("h")
    assert houses == {(1, 0): 2, (2, 0): 1, (3, -1): 1}
    assert city.value("house") == 4


@pytest.mark.rule("AK-32", "AK-34")
def test_markets_of_different_levels_disturb_each_other() -> None:
    city = City("9@-2,0,0 3@0,2,4 45@0,0,0 34@2,0,0")
    assert city.visible("m") == {(1, 0): 2, (2, 0): 1}
    assert city.value("market") == 0


@pytest.mark.rule("AK-33")
def test_only_the_largest_house_group_scores() -> None:
    city = City("21@2,0,0 15@-2,1,3 48@0,-2,3")
    assert set(city.visible("h")) == {(2, 0), (3, 0), (-3, 1), (0, -2)}
    assert city.score()["house"] == (2, 1)


@pytest.mark.rule("AK-33", "AK-31", "AK-42", "AKX-4")
def test_the_house_group_of_the_rulebook() -> None:
    text = "16@2,1,3 5@1,3,4 43@1,2,4 3@-2,1,3 21@0,3,1 55@3,0,5"
    city = City(text)
    assert sorted(city.visible("h").values()) == [1] * 5 + [2] * 2
    assert city.score()["house"] == (9, 3)
    assert city.points() == 27
    assert points(text, variant_house=True) == 27


@pytest.mark.rule("AK-33", "AKX-18")
def test_the_group_with_most_hexes_scores_unless_the_option_says_value() -> None:
    text = "21@2,-1,5 5@-2,0,0 15@1,-2,0 55@0,0,4"
    assert sorted(City(text).visible("h").values()) == [1, 1, 1, 2, 2]
    assert points(text) == 3
    assert points(text, house_group="most_value") == 4


@pytest.mark.rule("AK-33", "AKX-19")
def test_of_groups_with_equally_many_hexes_the_most_valuable_scores() -> None:
    text = "21@0,2,5 27@-2,0,0 24@-1,0,1"
    assert sorted(City(text).visible("h").values()) == [1, 1, 1, 2]
    assert points(text) == 3


@pytest.mark.rule("AK-33")
@pytest.mark.parametrize("text", ["{valuable} {flat}", "{flat} {valuable}"])
def test_the_order_of_building_does_not_choose_the_group(text: str) -> None:
    """Two groups of two houses, worth 3 and 2; then the flat one grows to four."""
    city = City(text.format(valuable="3@0,2,4 15@0,0,0 48@2,0,0", flat="21@-2,1,3"))
    assert city.visible("h") == {(1, 0): 2, (2, 0): 1, (-2, 1): 1, (-3, 1): 1}
    assert city.score()["house"] == (3, 1)
    city.build("55@-4,1,3")
    assert {(-4, 1), (-5, 1)} <= set(city.visible("h"))
    assert city.score()["house"] == (4, 1)


@pytest.mark.rule("AK-34")
def test_adjacent_markets_score_nothing() -> None:
    city = City("9@-2,0,0 34@2,0,0")
    assert city.value("market") == 1
    city.build("31@4,0,0")
    assert set(city.visible("m")) == {(2, 0), (4, 0)}
    assert city.value("market") == 2
    city.build("33@3,-1,4")
    assert set(city.visible("m")) == {(2, 0), (4, 0), (3, -1)}
    assert city.value("market") == 1


@pytest.mark.rule("AK-34", "AK-32", "AKX-20")
def test_two_of_four_markets_score() -> None:
    text = "6@-2,3,4 38@0,-2,2 53@-1,3,5 33@-1,-1,5 31@-1,2,0"
    city = City(text)
    assert city.visible("m") == {(-1, -1): 2, (-1, -2): 1, (-1, 2): 2, (0, 3): 1}
    assert (-1, -2) in neighbours((-1, -1))
    assert city.score()["market"] == (3, 2)
    assert city.score()["house"] == (1, 1)
    assert city.points() == 7
    assert (-2, 3) in city.visible("M")
    assert points(text, variant_market=True) == 11


@pytest.mark.rule("AK-35")
def test_barracks_score_until_they_are_built_in() -> None:
    city = City(BARRACKS)
    for more in ("3@4,0,0", "4@3,1,1", "5@4,-1,5"):
        assert city.score()["barracks"] == (1, 2)
        city.build(more)
    assert [near for near in neighbours((3, 0)) if near not in city.visible()] == [(3, -1)]
    assert city.score()["barracks"] == (1, 2)
    city.build("9@3,-1,4")
    assert city.score()["barracks"] == (0, 2)


@pytest.mark.rule("AK-35")
def test_barracks_by_a_lake_alone_are_not_on_the_city_edge() -> None:
    text = f"{BARRACKS} 3@4,0,0 4@3,1,1 5@4,-1,5 9@2,-1,4 39@4,-2,4"
    city = City(text)
    assert [near for near in neighbours((3, 0)) if near not in city.visible()] == [(3, -1)]
    assert all(near in city.visible() for near in neighbours((3, -1)))
    assert city.score()["barracks"] == (0, 2)
    assert City(text, barracks_edge="any_empty_neighbour").score()["barracks"] == (1, 2)
    assert City(text, barracks_edge="variant_any_empty").score()["barracks"] == (0, 2)


@pytest.mark.rule("AK-35", "AK-52", "AKX-21")
def test_barracks_on_the_edge_and_by_a_lake() -> None:
    text = "44@1,-2,3 1@3,-1,3 59@2,-3,0 11@-1,-2,1"
    city = City(text)
    empty = {cell: [near for near in neighbours(cell) if near not in city.visible()] for cell in city.visible("b")}
    assert all(near in city.visible() for near in neighbours((1, -1)))
    outer = {cell: [near for near in empties if near != (1, -1)] for cell, empties in empty.items()}
    assert {cell: len(empties) for cell, empties in outer.items()} == {(1, -3): 3, (3, -2): 2, (2, -2): 0}
    assert empty[2, -2] == [(1, -1)]
    assert city.score()["barracks"] == (2, 2)
    assert city.score()["house"] == (2, 2)
    assert city.points() == 8
    assert points(text, variant_barracks=True) == 10
    assert points(text, barracks_edge="any_empty_neighbour") == 10
    assert points(text, barracks_edge="any_empty_neighbour", variant_barracks=True) == 12
    assert points(text, barracks_edge="variant_any_empty") == 8
    assert points(text, barracks_edge="variant_any_empty", variant_barracks=True) == 10


@pytest.mark.rule("AK-36")
def test_a_temple_scores_once_it_is_surrounded() -> None:
    city = City(f"{TEMPLE} 3@2,-1,5")
    assert [near for near in neighbours((2, 0)) if near not in city.visible()] == [(1, 1)]
    assert city.score()["temple"] == (0, 2)
    city.build("22@1,1,1")
    assert city.score()["temple"] == (1, 2)


@pytest.mark.rule("AK-36")
def test_a_temple_by_a_lake_is_not_surrounded() -> None:
    city = City(f"{TEMPLE} 3@2,-1,5 4@0,1,1 5@1,2,1")
    assert (1, 1) not in city.visible()
    assert all(near in city.visible() for near in neighbours((1, 1)))
    assert city.score()["temple"] == (0, 2)


@pytest.mark.rule("AK-36", "AK-32", "AKX-22")
def test_temples_are_surrounded_by_any_hexes_of_any_height() -> None:
    text = "47@-1,-1,4 51@-2,1,4 14@-1,2,1 22@-1,1,3 35@1,1,2"
    city = City(text)
    assert city.visible("t") == {(-1, 0): 2, (0, 1): 1, (0, -2): 1}
    assert {city.level(*near) for near in neighbours((-1, 0))} == {1, 2}
    assert city.score() == {"house": (2, 1), "barracks": (4, 0), "temple": (3, 2)}
    assert city.points() == 8
    assert points(text, variant_temple=True) == 12


@pytest.mark.rule("AK-37")
def test_gardens_score_wherever_they_are() -> None:
    city = City("20@-2,0,0 37@2,0,0 49@3,-1,3 60@4,0,0")
    assert len(city.visible("g")) == 3
    assert any(near in city.visible("g") for cell in city.visible("g") for near in neighbours(cell))
    assert city.score()["garden"] == (3, 3)
    surrounded = City("20@-2,0,0 37@2,0,0 3@2,-1,5 22@1,1,1")
    assert all(near in surrounded.visible() for near in neighbours((2, 0)))
    assert surrounded.score()["garden"] == (1, 3)


# Points


@pytest.mark.rule("AK-42", "AK-43", "AKX-24")
def test_points_are_value_times_stars_of_each_type_and_stones() -> None:
    text = "7@2,-3,1 12@2,-1,0 14@4,-2,4 49@4,-4,3 60@-1,-2,0 46@0,-3,5 38@0,-3,1 51@-2,3,3 53@-3,-1,4 54@-2,4,2"
    city = City(text)
    assert city.score() == {"house": (1, 2), "market": (3, 4), "barracks": (2, 2), "temple": (2, 4), "garden": (2, 3)}
    assert city.points() == 32
    city.player.stones = 5
    assert city.points() == 37
    assert GAME.points(city.state, 0) == {
        "house": 2,
        "market": 12,
        "barracks": 4,
        "temple": 8,
        "garden": 6,
        "stones": 5,
        "quarries": 0,
    }


@pytest.mark.rule("AK-43")
def test_every_stone_left_is_a_point() -> None:
    match = deal(4)
    assert [sum(points.values()) for points in match.scores()] == [1, 2, 3, 4]
    match.state.players[2].stones = 11
    assert match.scores()[2]["stones"] == 11
