"""Placing a tile: AK-16 to AK-24. Quarries: AK-25, AK-26."""

from itertools import product

import numpy as np
import pytest

from rulebook.akropolis.cities import (
    Cell,
    City,
    deal,
    legal,
    neighbours,
    points,
    random_game,
    row,
    slow_twin,
    stones,
    take,
    tile_cells,
)
from tetrapolis.core.errors import IllegalAction
from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.components import CODES
from tetrapolis.games.akropolis.game import GAME

START = {(0, 0), (1, 0), (-1, 1), (0, -1)}
ZIGZAG = [(2 + n // 2, n % 2) for n in range(21)]  # any three cells in a row form a triangle


def refused(match: Match, action: str) -> str:
    with pytest.raises(IllegalAction) as error:
        match.play(action)
    return error.value.rule


@pytest.mark.rule("AK-16")
@pytest.mark.parametrize(
    ("k", "second", "third"),
    [
        (0, (1, 0), (0, 1)),
        (1, (0, 1), (-1, 1)),
        (2, (-1, 1), (-1, 0)),
        (3, (-1, 0), (0, -1)),
        (4, (0, -1), (1, -1)),
        (5, (1, -1), (1, 0)),
    ],
)
def test_a_tile_lies_clockwise_around_its_first_hex(k: int, second: Cell, third: Cell) -> None:
    for q, r in product(range(-4, 5), repeat=2):
        city = City()
        if city.refusal(q, r, k) == "":
            city.build(f"1@{q},{r},{k}")
            assert set(city.visible("m")) == {(q + second[0], r + second[1])}
            assert set(city.visible("b")) == {(q + third[0], r + third[1])}
            assert set(city.visible("H")) == {(0, 0), (q, r)}
            assert tile_cells(q, r, k) == [(q, r), *city.visible("m"), *city.visible("b")]


@pytest.mark.rule("AK-16")
def test_a_tile_may_be_turned_but_never_flipped() -> None:
    """Of the six ways to put three hexes on three cells, the three clockwise ones are legal."""
    triangles: dict[frozenset[Cell], list[list[Cell]]] = {}
    for spot in City("3@0,2,4 4@2,0,0").spots():
        cells = tile_cells(*spot)
        triangles.setdefault(frozenset(cells), []).append(cells)
    for ways in triangles.values():
        assert len(ways) == 3
        first = ways[0]
        assert sorted(ways) == sorted(first[n:] + first[:n] for n in range(3))


@pytest.mark.rule("AK-16")
def test_every_hex_is_a_quarry_a_plaza_or_a_district() -> None:
    assert all(len(code) == 3 and set(code) <= set("qhmbtgHMBTG") for code in CODES[1:])
    assert not any(len(set(code)) == 1 for code in CODES[1:])


@pytest.mark.rule("AK-17")
@pytest.mark.parametrize(("spot", "level"), [("2,0,0", 1), ("0,0,0", 2)])
def test_a_tile_may_go_on_the_ground_or_on_other_tiles(spot: str, level: int) -> None:
    match = deal(2, 3, 28, 9)
    match.play("0@0,2,4")
    take(match)
    _, placed, *_ = match.play(f"0@{spot}")
    assert (placed.kind, placed.numbers["level"]) == ("place", level)
    assert match.view().table["players"][0]["tiles"][-1]["level"] == level


@pytest.mark.rule("AK-18", "AKX-6")
def test_around_the_start_tile_there_are_90_spots() -> None:
    city = City()
    spots = city.spots()
    assert len(spots) == 90
    assert not any(cell in START for spot in spots for cell in tile_cells(*spot))
    assert all(any(near in START for cell in tile_cells(*spot) for near in neighbours(cell)) for spot in spots)
    match = deal(2, 28, 37, 3, 9)
    match.state.players[0].stones = 2
    assert refused(match, "2@3,0,0") == "AK-18"
    match.play("2@2,0,0")
    assert {one["level"] for one in match.view().table["players"][0]["city"]} == {1}


@pytest.mark.rule("AK-18")
@pytest.mark.parametrize("spot", ["3,0,0", "-3,0,0", "0,3,0", "0,-3,4", "9,9,2", "-37,-37,3", "37,37,5"])
def test_a_tile_on_the_ground_must_touch_the_city(spot: str) -> None:
    assert refused(deal(2), f"0@{spot}") == "AK-18"


@pytest.mark.rule("AK-18")
@pytest.mark.parametrize(
    ("near", "far"),
    [("3,0,2", "-61,1,2"), ("3,0,3", "-61,1,3"), ("-3,2,5", "61,1,5"), ("-1,3,4", "-1,-61,4"), ("1,-3,0", "1,61,0")],
)
def test_the_plane_has_no_other_side(near: str, far: str) -> None:
    match = deal(2, long_game=True)
    assert near in {f"{one.q},{one.r},{one.k}" for one in legal(match)}
    assert refused(match, f"0@{far}") == "AK-18"


@pytest.mark.rule("AK-18", "AK-20")
def test_all_three_cells_on_the_ground_must_be_empty() -> None:
    city = City("3@2,0,0")
    assert city.refusal(4, 0, 0) == ""
    assert city.refusal(3, 0, 0) == "AK-20"
    assert city.refusal(4, 0, 3) == "AK-20"


@pytest.mark.rule("AK-19", "AKX-11")
def test_a_hole_may_be_filled_if_the_tile_fits() -> None:
    city = City("20@-2,3,5 10@3,0,2 30@0,3,5")
    hole = {(0, 1), (0, 2), (1, 1)}
    assert hole.isdisjoint(city.visible())
    assert {near for cell in hole for near in neighbours(cell)} - hole <= set(city.visible())
    assert [city.refusal(0, 1, k) for k in range(6)].count("") == 1
    city.build("21@0,1,0")
    assert [city.level(*cell) for cell in hole] == [1, 1, 1]


@pytest.mark.rule("AK-19", "AK-20")
def test_a_hole_too_small_for_a_tile_stays_a_hole() -> None:
    city = City("34@2,0,0 9@4,0,0 13@2,2,0")
    assert city.level(3, 1) == 0
    assert all(near in city.visible() for near in neighbours((3, 1)))
    spots = [spot for spot in product(range(1, 6), range(4), range(6)) if (3, 1) in tile_cells(*spot)]
    assert len(spots) == 18
    assert {city.refusal(*spot) for spot in spots} == {"AK-20"}


@pytest.mark.rule("AK-19")
@pytest.mark.parametrize(("seats", "long_game"), [(1, True), (2, False), (3, False), (4, False)])
def test_a_ground_spot_always_exists(seats: int, long_game: bool) -> None:
    for seed in range(3):
        match = deal(seats, long_game=long_game)
        for seat in random_game(match, seed):
            built = {(one["q"], one["r"]) for one in match.view().table["players"][seat]["city"]}
            assert any(built.isdisjoint(tile_cells(one.q, one.r, one.k)) for one in legal(match))


@pytest.mark.rule("AK-20", "AKX-7")
def test_no_hex_may_hang_over_empty_space() -> None:
    match = deal(2, 3)
    assert refused(match, "0@0,0,0") == "AK-20"
    assert refused(match, "0@1,0,0") == "AK-20"
    city = City()
    assert [city.level(*cell) for cell in tile_cells(0, 0, 0)] == [1, 1, 0]
    assert [city.level(*cell) for cell in tile_cells(1, 0, 0)] == [1, 0, 0]


@pytest.mark.rule("AK-21", "AK-20", "AK-23", "AK-26", "AKX-8")
def test_covered_hexes_belong_to_at_least_two_tiles() -> None:
    city = City("3@0,2,4")
    assert len(city.spots()) == 111
    assert city.refusal(0, 2, 4) == "AK-21"
    assert city.refusal(1, 0, 0) == "AK-20"
    assert city.level(2, 0) == 0
    assert city.stars("house") == 2
    assert city.build("9@0,0,0") == [2]
    assert city.stars("house") == 1


@pytest.mark.rule("AK-21")
def test_every_turn_of_a_tile_on_one_tile_is_refused() -> None:
    match = deal(2, 3, 28)
    match.play("0@0,2,4")
    take(match)
    cells = set(tile_cells(0, 2, 4))
    spots = [spot for spot in product(range(-1, 3), range(4), range(6)) if set(tile_cells(*spot)) == cells]
    assert len(spots) == 3
    assert {refused(match, f"0@{q},{r},{k}") for q, r, k in spots} == {"AK-21"}


@pytest.mark.rule("AK-21")
def test_only_the_visible_hexes_below_count_as_tiles() -> None:
    """The tile on level 2 lies across two tiles, yet is one tile for level 3."""
    assert City("3@0,2,4 9@1,0,1").refusal(1, 0, 1) == "AK-21"


@pytest.mark.rule("AK-22", "AKX-9")
def test_covered_hexes_have_equal_height() -> None:
    city = City("3@0,2,4 9@1,0,1")
    assert city.income == [0, 3]
    assert [city.level(*cell) for cell in tile_cells(0, 0, 0)] == [1, 2, 2]
    assert city.refusal(0, 0, 0) == "AK-22"
    match = deal(2, 3, 28, 9, 37, 4)
    match.play("0@0,2,4")
    take(match)
    match.play("0@1,0,1")
    take(match)
    assert row(match)[0] == 4
    assert refused(match, "0@0,0,0") == "AK-22"


@pytest.mark.rule("AK-22")
def test_one_hex_of_another_height_is_enough_to_refuse() -> None:
    city = City("3@0,2,4 9@1,0,1")
    levels = city.visible()
    uneven = {
        spot: tuple(levels[cell] for cell in tile_cells(*spot))
        for spot in product(range(-3, 4), range(-3, 4), range(6))
        if len({levels.get(cell, 0) for cell in tile_cells(*spot)}) > 1 and levels.keys() >= {*tile_cells(*spot)}
    }
    assert set(uneven.values()) == {(1, 2, 2), (2, 1, 2), (2, 2, 1), (2, 1, 1), (1, 2, 1), (1, 1, 2)}
    assert {city.refusal(*spot) for spot in uneven} == {"AK-22"}


@pytest.mark.rule("AK-22", "AK-26", "AKX-3")
def test_a_tile_on_level_2_covers_two_quarries() -> None:
    city = City("16@2,1,3 5@1,3,4")
    assert city.income == [0, 0]
    assert city.build("43@1,2,4") == [2]
    assert [city.level(*cell) for cell in tile_cells(1, 2, 4)] == [2, 2, 2]


@pytest.mark.rule("AK-22", "AK-26", "AK-31")
def test_there_is_no_upper_limit() -> None:
    """A pyramid of 28 tiles: seven on the ground, one on level 7."""
    city = City()
    tile = 0
    on_top: dict[Cell, str] = {}
    for level in range(1, 8):
        for number in range(8 - level):
            tile += 1
            cells = ZIGZAG[level - 1 + 3 * number :][:3]
            q, r, k = next(spot for spot in city.spots() if set(tile_cells(*spot)) == set(cells))
            covered = [on_top.get(cell, "") for cell in cells]
            assert city.build(f"{tile}@{q},{r},{k}") == [covered.count("q")]
            assert [city.level(*cell) for cell in cells] == [level] * 3
            on_top.update(zip(tile_cells(q, r, k), CODES[tile], strict=True))
    assert tile == 28
    assert {cell for cell, level in city.visible().items() if level == 7} == set(ZIGZAG[6:9])
    assert all(cell in city.visible(kind) for cell, kind in on_top.items())


@pytest.mark.rule("AK-23")
def test_a_covered_plaza_loses_its_stars() -> None:
    city = City("13@0,2,4")
    assert (city.stars("house"), city.stars("barracks")) == (1, 2)
    city.build("9@0,0,0")
    assert (city.stars("house"), city.stars("barracks"), city.stars("market")) == (0, 2, 2)


@pytest.mark.rule("AK-23")
def test_a_covered_district_loses_its_value() -> None:
    city = City("2@0,2,4 20@-2,0,0")
    assert (set(city.visible("g")), city.score()["garden"]) == ({(0, 1)}, (1, 3))
    city.build("9@0,0,0")
    assert (set(city.visible("g")), city.score()["garden"]) == (set(), (0, 3))


@pytest.mark.rule("AK-23", "AK-34")
def test_a_covered_market_disturbs_no_other() -> None:
    city = City("9@-2,0,0 34@0,1,0 30@-1,2,1")
    assert set(city.visible("m")) == {(0, 1), (-1, 2)}
    assert city.value("market") == 0
    city.build("3@0,0,0")
    assert set(city.visible("m")) == {(-1, 2)}
    assert city.value("market") == 1


@pytest.mark.rule("AK-24")
def test_the_start_tile_may_be_covered() -> None:
    city = City("3@0,2,4")
    assert city.visible("H") == {(0, 0): 1, (0, 2): 1}
    assert city.build("9@0,0,0") == [2]
    assert city.visible("M") == {(0, 0): 2}
    assert city.visible("q")[1, 0] == 2


@pytest.mark.rule("AK-24")
def test_no_tile_meets_three_hexes_of_the_start_tile() -> None:
    spots = product(range(-3, 4), range(-3, 4), range(6))
    assert max(len(START.intersection(tile_cells(*spot))) for spot in spots) == 2


@pytest.mark.rule("AK-25", "AK-28")
def test_quarries_score_nothing() -> None:
    assert points("3@2,0,0 4@4,0,0 9@6,0,0 39@8,0,0") == 0
    city = City("3@2,0,0 4@4,0,0")
    assert len(city.visible("q")) == 7
    assert city.score() == {"house": (0, 3)}


@pytest.mark.rule("AK-26")
@pytest.mark.parametrize(
    ("before", "above", "income"),
    [
        ("28@0,2,4", "25@0,0,0", 1),  # the start tile's quarry beside its plaza
        ("3@0,2,4", "25@0,0,0", 2),
        ("3@0,2,4", "25@1,0,1", 3),
        ("3@0,2,4", "9@1,0,1", 3),  # whatever the tile that covers them
        ("22@2,0,0 10@3,1,0", "37@3,0,1", 0),
    ],
)
def test_a_stone_comes_from_the_supply_for_every_quarry_covered(before: str, above: str, income: int) -> None:
    assert City(before).build(above) == [income]


@pytest.mark.rule("AK-26")
def test_the_income_is_paid_at_once() -> None:
    match = deal(3, 3, 28, 37, 9, 34)
    match.play("0@0,2,4")
    take(match)
    take(match)
    assert (stones(match), match.view().table["supply"]) == ([1, 2, 3], 34)
    match.play("1@1,0,1")
    assert (stones(match), match.view().table["supply"]) == ([1 - 1 + 3, 2, 3], 34 + 1 - 3)


@pytest.mark.rule("AK-22", "AK-26", "AK-27", "AKX-10")
def test_quarries_pay_at_any_level() -> None:
    city = City("3@0,2,4 9@1,0,1")
    assert city.build("4@-2,0,0 34@-1,0,0 18@0,0,1") == [0, 2, 3]
    assert [city.level(*cell) for cell in tile_cells(0, 0, 1)] == [3, 3, 3]
    assert city.visible("H") == {(0, 2): 1, (-2, 0): 1}
    assert city.score() == {"house": (3, 2), "market": (2, 2), "garden": (0, 3)}
    assert city.points() == 10


@pytest.mark.rule("AK-18", "AK-20", "AK-21", "AK-22")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_listed_spots_are_those_the_predicate_allows(seats: int, seed: int) -> None:
    """And both are those of the slow oracle."""
    match = deal(seats)
    allowed = np.zeros(GAME.actions.count(match.state), np.bool_)
    for seat in random_game(match, seed):
        GAME.kernels.scan(match.state, seat, allowed)
        assert sorted(GAME.legal(match.state, seat)) == list(np.flatnonzero(allowed))
        assert {(one.q, one.r, one.k) for one in legal(match)} == slow_twin(match, seat).legal_spots()
