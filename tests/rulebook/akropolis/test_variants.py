"""Variants: AK-46 to AK-54."""

from itertools import combinations

import pytest

from rulebook.akropolis.cities import ALL_VARIANTS, VARIANTS, City, deal, neighbours, points, random_game
from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.game import GAME

HOUSES_9 = "16@2,1,3 5@1,3,4 43@1,2,4 3@-2,1,3 21@0,3,1 55@3,0,5"
HOUSES_10 = f"{HOUSES_9} 48@2,-1,3"
ALL_TYPES = "7@2,-3,1 12@2,-1,0 14@4,-2,4 49@4,-4,3 60@-1,-2,0 46@0,-3,5 38@0,-3,1 51@-2,3,3 53@-3,-1,4 54@-2,4,2"
GAINS = {"variant_market": 4, "variant_barracks": 2, "variant_temple": 8, "variant_garden": 3}
BARRACKS = "13@-2,1,3 23@2,0,0"  # barracks 3,0 with four empty neighbours; a plaza far away

SUBSETS = [subset for size in range(6) for subset in combinations(VARIANTS, size)]


@pytest.mark.rule("AK-46")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_set_up_and_play_stay_the_same(seats: int) -> None:
    plain, varied = Match(GAME, seats, 3), Match(GAME, seats, 3, ALL_VARIANTS)
    for _ in random_game(plain):
        for one in plain.played[len(varied.played) :]:
            varied.play(one.action, one.seat)
        assert varied.legal() == plain.legal()
        assert varied.events() == plain.events()
        before, after = plain.view().table, varied.view().table
        assert {key: shown for key, shown in before.items() if key != "players"} == {
            key: shown for key, shown in after.items() if key != "players"
        }


@pytest.mark.rule("AK-46", "AK-42")
def test_points_double_if_the_condition_is_met_and_else_stay() -> None:
    assert (points(HOUSES_10), points(HOUSES_10, variant_house=True)) == (30, 60)
    assert (points(HOUSES_9), points(HOUSES_9, variant_house=True)) == (27, 27)
    for variant in VARIANTS[1:]:
        assert points(HOUSES_10, **{variant: True}) == 30


@pytest.mark.rule("AK-47")
def test_a_variant_without_a_plaza_gives_nothing() -> None:
    city = City("23@2,0,0 34@-2,0,0 37@0,-2,4", **ALL_VARIANTS)
    assert city.score() == {"house": (1, 1), "market": (1, 0), "barracks": (2, 0), "garden": (1, 0)}
    assert city.points() == 1


@pytest.mark.rule("AK-47", "AK-51")
def test_adjacent_markets_by_a_plaza_score_nothing() -> None:
    text = "9@2,0,0 34@3,-1,4"
    assert points(text, variant_market=True) == 4
    city = City(f"{text} 33@2,-1,3", variant_market=True)
    assert set(city.visible("m")) == {(3, -1), (2, -1)}
    assert all((2, 0) in neighbours(market) for market in city.visible("m"))
    assert city.value("market") == 0


@pytest.mark.rule("AK-47", "AK-53")
def test_a_high_temple_that_is_not_surrounded_scores_nothing() -> None:
    city = City("17@-2,1,3 3@0,2,4 36@1,0,1", variant_temple=True)
    assert city.visible("t") == {(1, 0): 2}
    assert city.score()["temple"] == (0, 2)


@pytest.mark.rule("AK-47", "AK-50")
def test_a_house_group_of_10_without_a_plaza_scores_nothing() -> None:
    city = City("21@2,0,0 43@4,0,0 55@6,0,0 44@8,0,0 45@2,-1,3 46@3,-1,4 47@4,-1,5 9@0,2,4", variant_house=True)
    assert city.score()["house"] == (20, 1)
    city.build("34@0,0,0")
    assert city.score()["house"] == (20, 0)
    assert GAME.points(city.state, 0)["house"] == 0


@pytest.mark.rule("AK-48", "AKX-24")
@pytest.mark.parametrize("subset", SUBSETS)
def test_any_subset_of_variants_may_be_combined(subset: tuple[str, ...]) -> None:
    chosen = dict.fromkeys(subset, True)
    assert points(ALL_TYPES, **chosen) == 32 + sum(GAINS.get(variant, 0) for variant in subset)
    assert points(HOUSES_10, **chosen) == (60 if "variant_house" in subset else 30)
    for seats in GAME.spec.seat_counts:
        complete = GAME.spec.complete_options(seats, chosen)
        assert {variant for variant in VARIANTS if complete[variant]} == set(subset)


@pytest.mark.rule("AK-48", "AK-46", "AKX-24")
def test_the_variants_of_the_city_with_all_types() -> None:
    assert [points(ALL_TYPES, **{variant: True}) for variant in VARIANTS] == [32, 36, 34, 40, 35]
    assert points(ALL_TYPES, **ALL_VARIANTS) == 49
    assert points(ALL_TYPES, barracks_edge="any_empty_neighbour") == 34
    assert points(ALL_TYPES, barracks_edge="any_empty_neighbour", variant_barracks=True) == 40


@pytest.mark.rule("AK-49", "AK-51")
def test_a_market_by_two_plazas_doubles_once() -> None:
    city = City("9@2,0,0 39@4,-1,0 34@3,-1,4", variant_market=True)
    assert set(city.visible("M")) <= set(neighbours((3, -1)))
    assert city.score()["market"] == (2, 4)


@pytest.mark.rule("AK-49", "AK-54")
def test_a_garden_by_two_lakes_doubles_once() -> None:
    city = City("20@-2,0,0 3@2,0,0 60@4,0,0 4@6,0,0 9@2,2,0 13@4,2,0", variant_garden=True)
    lakes = [(3, 1), (5, 1)]
    assert all(near in city.visible() for lake in lakes for near in neighbours(lake))
    assert city.visible("g") == {(4, 1): 1}
    assert set(lakes) <= set(neighbours((4, 1)))
    assert city.score()["garden"] == (2, 3)


@pytest.mark.rule("AK-49", "AK-51")
def test_hexes_double_one_by_one() -> None:
    city = City("9@2,0,0 34@3,-1,4 33@-2,1,3", variant_market=True)
    assert set(city.visible("m")) == {(3, -1), (-2, 1)}
    assert city.score()["market"] == (2 * 1 + 1, 2)


@pytest.mark.rule("AK-49", "AK-50", "AKX-17")
def test_a_house_group_of_value_10_doubles_as_a_whole() -> None:
    city = City(HOUSES_10)
    assert len(city.visible("h")) == 8
    assert city.score()["house"] == (10, 3)
    assert city.points() == 30
    assert City(HOUSES_10, variant_house=True).score()["house"] == (20, 3)
    assert points(HOUSES_10, variant_house=True) == 60


@pytest.mark.rule("AK-50")
def test_a_house_group_is_judged_before_its_stars() -> None:
    city = City(HOUSES_9, variant_house=True)
    assert city.score()["house"] == (9, 3)


@pytest.mark.rule("AK-51")
def test_a_market_doubles_next_to_a_market_plaza() -> None:
    near, far = "9@2,0,0 34@3,-1,4", "9@2,0,0 34@-2,1,3"
    assert (points(near), points(near, variant_market=True)) == (2, 4)
    assert (points(far), points(far, variant_market=True)) == (2, 2)


@pytest.mark.rule("AK-51", "AK-32")
def test_only_a_market_plaza_will_do() -> None:
    city = City("9@-2,0,0 13@2,0,0 34@3,-1,4", variant_market=True)
    assert set(city.visible("B")) <= set(neighbours((3, -1)))
    assert city.score()["market"] == (1, 2)


@pytest.mark.rule("AK-52")
def test_barracks_double_with_3_or_4_empty_neighbours() -> None:
    city = City(BARRACKS, variant_barracks=True)
    values = {}
    for more in ("3@4,0,0", "4@3,1,1", "5@4,-1,5", "9@3,-1,4", ""):
        empty = sum(near not in city.visible() for near in neighbours((3, 0)))
        values[empty] = city.value("barracks")
        city.build(more)
    assert values == {4: 2, 3: 2, 2: 1, 1: 1, 0: 0}


@pytest.mark.rule("AK-52")
def test_a_lake_counts_for_barracks_as_the_edge_option_says() -> None:
    """Barracks 3,0 have two empty neighbours outside and one in a lake."""
    text = f"{BARRACKS} 5@4,-1,5 9@2,-1,4 39@4,-2,4"
    city = City(text)
    empty = [near for near in neighbours((3, 0)) if near not in city.visible()]
    assert set(empty) == {(4, 0), (3, 1), (3, -1)}
    assert all(near in city.visible() for near in neighbours((3, -1)))
    assert City(text, variant_barracks=True).value("barracks") == 1
    assert City(text, variant_barracks=True, barracks_edge="any_empty_neighbour").value("barracks") == 2


@pytest.mark.rule("AK-35", "AK-52")
def test_as_printed_a_lake_is_no_edge_but_counts_in_the_barracks_variant() -> None:
    printed = {**GAME.spec.preset("printed").choices, "variant_barracks": True}
    edge_and_lake = f"{BARRACKS} 5@4,-1,5 9@2,-1,4 39@4,-2,4"
    only_lake = f"{BARRACKS} 3@4,0,0 4@3,1,1 5@4,-1,5 9@2,-1,4 39@4,-2,4"
    assert City(edge_and_lake, **printed).value("barracks") == 2
    assert City(only_lake, **printed).value("barracks") == 0


@pytest.mark.rule("AK-52")
def test_no_hex_ever_has_five_empty_neighbours() -> None:
    for seed in range(3):
        match = deal(3)
        for _ in random_game(match, seed):
            pass
        for player in match.view().table["players"]:
            built = {(one["q"], one["r"]): one["hex"] for one in player["city"]}
            barracks = [cell for cell, kind in built.items() if kind == "b"]
            assert barracks
            assert all(sum(near not in built for near in neighbours(cell)) <= 4 for cell in barracks)


@pytest.mark.rule("AK-53")
def test_a_surrounded_temple_doubles_from_level_2() -> None:
    text = "47@-1,-1,4 51@-2,1,4 14@-1,2,1 22@-1,1,3 35@1,1,2"
    assert City(text).visible("t") == {(-1, 0): 2, (0, 1): 1, (0, -2): 1}
    assert City(text).value("temple") == 2 + 1
    assert City(text, variant_temple=True).value("temple") == 2 * 2 + 1


@pytest.mark.rule("AK-54")
def test_a_garden_doubles_next_to_a_lake() -> None:
    """The garden 4,1 gets a lake at 3,1; the garden 8,1 does not."""
    text = "20@-2,0,0 3@2,0,0 60@4,0,0 4@6,0,0 6@8,0,0"
    assert City(text, variant_garden=True).value("garden") == 2
    for lake in ("enclosed_region_any_size", "single_cell_only"):
        city = City(f"{text} 9@2,2,0", variant_garden=True, lake=lake)
        assert city.visible("g") == {(4, 1): 1, (8, 1): 1}
        assert city.value("garden") == 2 + 1


@pytest.mark.rule("AK-54", "AKX-11")
def test_a_lake_may_have_any_size_unless_the_option_says_one_cell() -> None:
    text = "20@-2,3,5 10@3,0,2 30@0,3,5"
    city = City(text)
    assert city.score()["house"] == (1, 1)
    assert city.score()["garden"] == (1, 3)
    assert city.points() == 4
    assert points(text, variant_garden=True) == 7
    assert points(text, variant_garden=True, lake="single_cell_only") == 4
    filled = f"{text} 21@0,1,0"
    assert points(filled) == points(filled, variant_garden=True) == 6


@pytest.mark.rule("AK-54", "AKX-23")
def test_gardens_by_a_lake_of_one_cell_and_a_lake_of_two() -> None:
    text = "6@3,-1,3 18@1,-2,4 49@3,-3,5 19@-3,2,5 30@-1,-1,2"
    city = City(text)
    lake, pond = {(-1, 0)}, {(1, -1), (2, -2)}
    for water in (lake, pond):
        assert water.isdisjoint(city.visible())
        assert {near for cell in water for near in neighbours(cell)} - water <= set(city.visible())
    assert [city.score()[district] for district in ("garden", "market", "house")] == [(3, 6), (1, 2), (1, 1)]
    assert city.points() == 21
    assert points(text, variant_garden=True) == 33
    assert points(text, variant_garden=True, lake="single_cell_only") == 27
