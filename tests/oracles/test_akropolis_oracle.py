"""The oracle meets the test vectors AKX-1 to AKX-28 of the specification."""

import random
from dataclasses import replace
from itertools import pairwise, product

import pytest

from oracles.akropolis import (
    BACKS,
    DEFAULTS,
    DISTRICTS,
    PLAZAS,
    TILES,
    Action,
    City,
    Options,
    Spot,
    Table,
    action_number,
    architect_choice,
    architect_score,
    solo_won,
    tile_cells,
    turns_each,
    winners,
)

COLOURS = ("house", "market", "barracks", "temple", "garden")
ALL_VARIANTS = Options(
    variant_house=True,
    variant_market=True,
    variant_barracks=True,
    variant_temple=True,
    variant_garden=True,
)
ANY_EMPTY = Options(barracks_edge="any_empty_neighbour")
VARIANT_ANY = Options(barracks_edge="variant_any_empty")
SINGLE_CELL = Options(lake="single_cell_only")

AKX_3 = "16@2,1,3 5@1,3,4"
AKX_4 = f"{AKX_3} 43@1,2,4 3@-2,1,3 21@0,3,1 55@3,0,5"
AKX_9 = "3@0,2,4 9@1,0,1"


def parse(text: str) -> tuple[int, Spot]:
    """Tile and spot of one placement written t@q,r,k (AK-16)."""
    tile, _, spot = text.partition("@")
    q, r, k = (int(number) for number in spot.split(","))
    return int(tile), (q, r, k)


def add(city: City, placements: str) -> list[int]:
    """Make the placements in order and return the stones each gained."""
    return [city.place(tile, *spot) for tile, spot in map(parse, placements.split())]


def build(placements: str) -> City:
    """A city of the start tile and the placements."""
    city = City()
    add(city, placements)
    return city


def total(city: City, options: Options = DEFAULTS) -> int:
    """Points without stones."""
    return sum(value * stars for value, stars in city.score(options).values())


def visible(city: City, letter: str) -> dict[tuple[int, int], int]:
    """The cells showing a letter, with their levels."""
    return {cell: len(stack) for cell, stack in city.cells.items() if stack[-1][0] == letter}


def new_table(players: int, options: Options = DEFAULTS, first: int = 0, seed: int = 1) -> Table:
    """A table with a seeded shuffle."""
    n = max(players, 2)
    order = [tile for tile, back in BACKS.items() if back <= n or options.long_game]
    random.Random(seed).shuffle(order)
    return Table(order, players, first, options)


def take_free(table: Table) -> None:
    """Play the free tile at the first spot on the ground, so that no stone changes hands."""
    city = table.cities[table.to_move]
    table.play(0, *min(spot for spot in city.legal_spots() if city.height(*spot[:2]) == 0))


# Rulebook examples


def test_akx_1_set_up_for_four() -> None:
    """AKX-1."""
    table = new_table(4)
    assert len(table.row) == 6
    assert [len(stack) for stack in table.stacks] == [5] * 11
    assert table.stones == [1, 2, 3, 4]


def test_akx_2_the_fourth_tile_costs_three_stones() -> None:
    """AKX-2."""
    table = new_table(4, first=1)
    table.stones[1] = 3
    fourth = table.row[3]
    table.play(3, 2, 0, 0)
    assert table.stones[1] == 0
    assert table.cities[1].top(2, 0) == (TILES[fourth][0], fourth)


def test_akx_3_a_tile_on_level_2_covers_two_quarries() -> None:
    """AKX-3."""
    city = City()
    assert add(city, AKX_3) == [0, 0]
    assert add(city, "43@1,2,4") == [2]
    assert [city.height(*cell) for cell in tile_cells(1, 2, 4)] == [2, 2, 2]


def test_akx_4_the_house_group_of_the_rulebook() -> None:
    """AKX-4."""
    city = build(AKX_4)
    assert city.score()["house"] == (5 * 1 + 2 * 2, 3)
    assert total(city) == 27
    assert total(city, Options(variant_house=True)) == 27


# Own vectors


@pytest.mark.parametrize(
    ("players", "long_game", "tiles", "row", "stacks", "stack"),
    [
        (2, False, 37, 4, 11, 3),
        (1, False, 37, 4, 11, 3),
        (3, False, 49, 5, 11, 4),
        (4, False, 61, 6, 11, 5),
        (2, True, 61, 4, 19, 3),
        (1, True, 61, 4, 19, 3),
        (3, True, 61, 5, 14, 4),
    ],
)
def test_akx_5_tiles_are_row_and_stacks(
    players: int, long_game: bool, tiles: int, row: int, stacks: int, stack: int
) -> None:
    """AKX-5."""
    table = new_table(players, Options(long_game=long_game))
    assert tiles == row + stacks * stack
    assert len(table.row) == row
    assert [len(tiles) for tiles in table.stacks] == [stack] * stacks


def test_akx_6_spots_around_the_start_tile() -> None:
    """AKX-6."""
    city = City()
    spots = city.legal_spots()
    assert len(spots) == 90
    assert all(city.height(*cell) == 0 for spot in spots for cell in tile_cells(*spot))
    assert city.refusal(2, 0, 0) is None
    assert city.refusal(3, 0, 0) == "AK-18"


def test_akx_7_no_hex_hangs_over_empty_space() -> None:
    """AKX-7."""
    assert City().refusal(0, 0, 0) == "AK-20"
    assert City().refusal(1, 0, 0) == "AK-20"


def test_akx_8_stacking_needs_two_tiles_below() -> None:
    """AKX-8."""
    city = build("3@0,2,4")
    assert len(city.legal_spots()) == 111
    assert city.refusal(0, 2, 4) == "AK-21"
    assert city.refusal(1, 0, 0) == "AK-20"
    assert city.score()["house"][1] == 2
    assert add(city, "9@0,0,0") == [2]
    assert city.score()["house"][1] == 1


def test_akx_9_heights_must_be_equal() -> None:
    """AKX-9."""
    city = City()
    assert add(city, AKX_9) == [0, 3]
    assert [city.height(*cell) for cell in tile_cells(0, 0, 0)] == [1, 2, 2]
    assert city.refusal(0, 0, 0) == "AK-22"
    with pytest.raises(ValueError, match="AK-22"):
        city.place(4, 0, 0, 0)


def test_akx_10_a_tile_on_level_3() -> None:
    """AKX-10."""
    city = build(AKX_9)
    assert add(city, "4@-2,0,0 34@-1,0,0 18@0,0,1") == [0, 2, 3]
    assert [city.height(*cell) for cell in tile_cells(0, 0, 1)] == [3, 3, 3]
    score = city.score()
    assert (score["house"], score["market"], score["garden"]) == ((3, 2), (2, 2), (0, 3))
    assert total(city) == 10


def test_akx_11_a_hole_is_a_lake_until_filled() -> None:
    """AKX-11."""
    city = build("20@-2,3,5 10@3,0,2 30@0,3,5")
    garden = Options(variant_garden=True)
    assert [city.height(*cell) for cell in ((0, 1), (0, 2), (1, 1))] == [0, 0, 0]
    assert (city.score()["house"], city.score()["garden"]) == ((1, 1), (1, 3))
    assert total(city) == 4
    assert total(city, garden) == 7
    assert total(city, replace(garden, lake="single_cell_only")) == 4
    add(city, "21@0,1,0")
    assert [city.height(*cell) for cell in ((0, 1), (0, 2), (1, 1))] == [1, 1, 1]
    assert total(city) == total(city, garden) == 6


def test_akx_12_actions_of_the_first_turn() -> None:
    """AKX-12."""
    table = new_table(2)
    actions = table.legal()
    assert {i for i, *_ in actions} == {0, 1}
    assert len(actions) == 180
    assert (1, 2, 0, 0) in actions
    assert action_number((1, 2, 0, 0), 2, False) == 51522


def test_akx_13_the_price_is_at_most_the_stones_held() -> None:
    """AKX-13."""
    table = new_table(2)
    table.stones[0] = 0
    table.row[:2] = [5, 9]
    table.cities[0].place(4, 0, 2, 4)
    assert table.cities[0].refusal(1, 0, 1) is None  # covers three quarries
    assert {i for i, *_ in table.legal()} == {0}
    with pytest.raises(ValueError, match="AK-14"):
        table.play(1, 1, 0, 1)
    table.play(0, 1, 0, 1)
    assert table.stones[0] == 3

    table = new_table(2)
    take_free(table)
    assert (len(table.row), table.stones[table.to_move]) == (3, 2)
    assert {i for i, *_ in table.legal()} == {0, 1, 2}


def test_akx_14_later_tiles_slide_up_and_the_stack_comes_behind() -> None:
    """AKX-14."""
    table = new_table(2)
    a, b, c, d = table.row
    stack = list(table.stacks[0])
    table.stones = [2, 2]
    table.play(2, 2, 0, 0)
    assert (table.row, table.stones) == ([a, b, d], [0, 2])
    table.play(2, 2, 0, 0)
    assert (table.row, table.stones) == ([a, b], [0, 0])
    table.play(0, 0, 2, 4)
    assert table.row == [b, *stack]
    assert {table.cities[0].top(2, 0), table.cities[0].top(0, 2)} == {
        (TILES[c][0], c),
        (TILES[a][0], a),
    }
    assert table.cities[1].top(2, 0) == (TILES[d][0], d)


def test_akx_15_turn_order_of_three() -> None:
    """AKX-15."""
    table = new_table(3)
    seats, chiefs = [], []
    for _ in range(12):
        seats.append(table.to_move + 1)
        chiefs.append(table.chief + 1)
        take_free(table)
    assert seats == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]
    assert chiefs == [1] * 4 + [2] * 4 + [3] * 4


def test_akx_16_three_turns_after_the_last_stack() -> None:
    """AKX-16."""
    table = new_table(2)
    turns = left = 0
    while not table.over:
        left += not table.stacks
        take_free(table)
        turns += 1
    assert (turns, left, len(table.row)) == (36, 3, 1)
    assert not any(
        owner == table.row[0] for city in table.cities for stack in city.cells.values() for _, owner in stack
    )


def test_akx_17_a_house_group_of_value_10() -> None:
    """AKX-17."""
    city = build(f"{AKX_4} 48@2,-1,3")
    assert city.score()["house"] == (10, 3)
    assert len(visible(city, "h")) == 8
    assert total(city) == 30
    assert total(city, Options(variant_house=True)) == 60


def test_akx_18_more_hexes_or_more_value() -> None:
    """AKX-18."""
    city = build("21@2,-1,5 5@-2,0,0 15@1,-2,0 55@0,0,4")
    assert total(city) == 3
    assert total(city, Options(house_group="most_value")) == 4
    assert sorted(visible(city, "h").values()) == [1, 1, 1, 2, 2]


def test_akx_19_equal_groups_by_value() -> None:
    """AKX-19."""
    city = build("21@0,2,5 27@-2,0,0 24@-1,0,1")
    assert total(city) == 3
    assert sorted(visible(city, "h").values()) == [1, 1, 1, 2]


def test_akx_20_touching_markets_score_nothing() -> None:
    """AKX-20."""
    city = build("6@-2,3,4 38@0,-2,2 53@-1,3,5 33@-1,-1,5 31@-1,2,0")
    assert visible(city, "m") == {(-1, -1): 2, (-1, -2): 1, (-1, 2): 2, (0, 3): 1}
    assert (city.score()["market"], city.score()["house"]) == ((3, 2), (1, 1))
    assert total(city) == 7
    assert city.top(-2, 3) == ("M", 6)
    assert total(city, Options(variant_market=True)) == 11


def test_akx_21_barracks_on_the_city_edge() -> None:
    """AKX-21."""
    city = build("44@1,-2,3 1@3,-1,3 59@2,-3,0 11@-1,-2,1")
    assert set(visible(city, "b")) == {(1, -3), (3, -2), (2, -2)}
    assert city.height(1, -1) == 0
    assert (city.score()["barracks"], city.score()["house"]) == ((2, 2), (2, 2))
    assert total(city) == 8
    assert total(city, Options(variant_barracks=True)) == 10
    assert total(city, ANY_EMPTY) == 10
    assert total(city, replace(ANY_EMPTY, variant_barracks=True)) == 12
    assert total(city, VARIANT_ANY) == 8
    assert total(city, replace(VARIANT_ANY, variant_barracks=True)) == 10


def test_akx_22_surrounded_temples() -> None:
    """AKX-22."""
    city = build("47@-1,-1,4 51@-2,1,4 14@-1,2,1 22@-1,1,3 35@1,1,2")
    assert visible(city, "t") == {(-1, 0): 2, (0, 1): 1, (0, -2): 1}
    score = city.score()
    assert (score["temple"], score["house"], score["barracks"]) == ((3, 2), (2, 1), (4, 0))
    assert total(city) == 8
    assert total(city, Options(variant_temple=True)) == 12


def test_akx_23_gardens_by_lakes() -> None:
    """AKX-23."""
    city = build("6@3,-1,3 18@1,-2,4 49@3,-3,5 19@-3,2,5 30@-1,-1,2")
    assert [city.height(*cell) for cell in ((-1, 0), (1, -1), (2, -2))] == [0, 0, 0]
    score = city.score()
    assert (score["garden"], score["market"], score["house"]) == ((3, 6), (1, 2), (1, 1))
    assert total(city) == 21
    assert total(city, Options(variant_garden=True)) == 33
    assert total(city, replace(SINGLE_CELL, variant_garden=True)) == 27


def test_akx_24_all_colours_and_all_variants() -> None:
    """AKX-24."""
    city = build("7@2,-3,1 12@2,-1,0 14@4,-2,4 49@4,-4,3 60@-1,-2,0 46@0,-3,5 38@0,-3,1 51@-2,3,3 53@-3,-1,4 54@-2,4,2")
    score = city.score()
    assert [score[colour] for colour in COLOURS] == [(1, 2), (3, 4), (2, 2), (2, 4), (2, 3)]
    assert total(city) == 32
    single = [
        Options(variant_house=True),
        Options(variant_market=True),
        Options(variant_barracks=True),
        Options(variant_temple=True),
        Options(variant_garden=True),
    ]
    assert [total(city, options) for options in single] == [32, 36, 34, 40, 35]
    assert total(city, ALL_VARIANTS) == 49
    assert total(city, ANY_EMPTY) == 34
    assert total(city, replace(ANY_EMPTY, variant_barracks=True)) == 40
    table = new_table(4)
    table.cities[2] = city
    table.stones[2] = 5
    assert table.points()[2] == 37


def test_akx_25_ties() -> None:
    """AKX-25."""
    assert winners([90, 90], [2, 5]) == {1}
    assert winners([90, 90], [2, 2]) == {0, 1}
    assert winners([90, 89], [0, 9]) == {0}


def test_akx_26_the_architect_takes_an_affordable_plaza() -> None:
    """AKX-26."""
    assert architect_choice([28, 37, 9, 21], 2) == 2
    assert architect_choice([28, 37, 9, 21], 1) == 0


def test_akx_27_the_architect_scores_by_level() -> None:
    """AKX-27."""
    variants = Options(variant_barracks=True, variant_temple=True)
    expected: list[tuple[Options, int]] = [
        (Options(solo_level="easy"), 11),
        (Options(solo_level="medium"), 23),
        (Options(solo_level="hard"), 19),
        (replace(variants, solo_level="easy"), 15),
        (replace(variants, solo_level="hard"), 27),
    ]
    for options, points in expected:
        score = architect_score([1, 7, 10, 20], 3, options)
        assert sum(score.values()) == points
        assert score["stones"] == 3
        assert ("quarries" in score) == (options.solo_level == "medium")


def test_akx_28_at_most_three_doubled_markets_per_plaza() -> None:
    """AKX-28."""
    tiles = [9, 28, 29, 30, 31]
    assert sum(architect_score(tiles, 0).values()) == 8
    assert sum(architect_score(tiles, 0, Options(variant_market=True)).values()) == 14


# Beyond the vectors


@pytest.mark.parametrize(
    ("players", "quarries", "plazas", "districts"),
    [
        (2, 37, (5, 4, 4, 4, 3), (18, 12, 10, 8, 6)),
        (3, 49, (6, 5, 5, 5, 4), (27, 16, 13, 10, 7)),
        (4, 61, (7, 6, 6, 6, 5), (36, 20, 16, 12, 8)),
    ],
)
def test_hex_frequencies_of_the_player_aid(
    players: int, quarries: int, plazas: tuple[int, ...], districts: tuple[int, ...]
) -> None:
    """AK-1: the typed tile table has the published totals."""
    letters = "".join(code for tile, code in TILES.items() if BACKS[tile] <= players)
    assert letters.count("q") == quarries
    assert tuple(letters.count(PLAZAS[colour]) for colour in COLOURS) == plazas
    assert tuple(letters.count(DISTRICTS[colour]) for colour in COLOURS) == districts


@pytest.mark.parametrize(
    ("players", "long_game", "turns", "size"),
    [
        (1, False, 18, 135_000),
        (2, False, 18, 135_000),
        (3, False, 16, 134_670),
        (4, False, 15, 142_884),
        (2, True, 30, 363_096),
        (3, True, 20, 206_670),
    ],
)
def test_turns_and_number_of_actions(players: int, long_game: bool, turns: int, size: int) -> None:
    """AK-41 and section 4: the last action number is the size less one."""
    assert turns_each(players, long_game) == turns
    reach = 1 + 2 * turns
    last: Action = (max(players, 2) + 1, reach, reach, 5)
    assert action_number(last, players, long_game) == size - 1


@pytest.mark.parametrize(
    ("players", "long_game", "first"),
    [
        (1, False, 0),
        (1, True, 0),
        (2, False, 1),
        (2, True, 0),
        (3, False, 2),
        (3, True, 1),
        (4, False, 3),
    ],
)
def test_a_random_game_keeps_its_books(players: int, long_game: bool, first: int) -> None:
    """AK-10, AK-39 to AK-41, AK-55: turns, seats, tiles and stones add up."""
    rng = random.Random(players)
    table = new_table(players, Options(long_game=long_game), first)
    n = table.seats
    everything = {*table.row, *(tile for stack in table.stacks for tile in stack)}
    assert [table.stones[(first + step) % n] for step in range(n)] == list(range(1, n + 1))
    movers = []
    while not table.over:
        movers.append(table.to_move)
        action = rng.choice(sorted(table.legal()))
        city = table.cities[table.to_move]
        covered = [city.top(*cell) for cell in tile_cells(*action[1:])]
        gain = sum(hex_ is not None and hex_[0] == "q" for hex_ in covered)
        before, mover = table.stones[table.to_move], table.to_move
        table.play(*action)
        assert table.stones[mover] == before - action[0] + gain
        assert min(table.stones) >= 0
    assert len(movers) == turns_each(players, long_game) * len(table.cities)
    assert all(later == (earlier + 1) % players for earlier, later in pairwise(movers))
    placed = [{owner for stack in city.cells.values() for _, owner in stack} - {0} for city in table.cities]
    used = [*table.row, *table.architect, *(tile for tiles in placed for tile in tiles)]
    assert len(table.row) == 1
    assert sorted(used) == sorted(everything)
    assert table.legal() == set()
    with pytest.raises(ValueError, match="AK-40"):
        table.play(0, 2, 0, 0)


@pytest.mark.parametrize("seed", range(5))
def test_no_legal_spot_lies_outside_the_searched_region(seed: int) -> None:
    """The spots found are those of a window far larger than the city."""
    rng = random.Random(seed)
    city = City()
    for tile in rng.sample(sorted(TILES), 15):
        city.place(tile, *rng.choice(sorted(city.legal_spots())))
    reach = 6 + max(max(abs(q), abs(r)) for q, r in city.cells)
    window = range(-reach, reach + 1)
    wide = {spot for spot in product(window, window, range(6)) if city.refusal(*spot) is None}
    assert city.legal_spots() == wide


def test_your_payments_go_to_the_architect_before_it_chooses() -> None:
    """AK-56, AK-57: the stone you pay lets it afford the plaza; its own go to the supply."""
    order = [21, 28, 22, 9, 37, 34, 23]
    order += [tile for tile, back in BACKS.items() if back == 2 and tile not in order]
    table = Table(order, 1, 0, Options(solo_level="medium"))
    assert (table.stones, len(table.cities), table.seats) == ([1, 2], 1, 2)
    table.stones[1] = 1
    table.play(1, 2, 0, 0)
    assert (table.row, table.architect, table.stones) == ([21, 22], [9], [0, 0])
    table.play(0, 0, 2, 4)  # ends the round; no plaza in the row 22 37 34 23
    assert (table.row, table.architect, table.stones) == ([37, 34, 23], [9, 22], [0, 0])
    assert (table.chief, table.to_move) == (1, 0)
    assert table.points()[1] == 1 + 2 * (3 + 2)  # the house and five quarries


@pytest.mark.parametrize(
    ("tiles", "variant", "easy", "hard"),
    [
        ([17, 29], Options(variant_temple=True), 2, 8),
        ([20, 37], Options(variant_garden=True), 6, 12),
        ([21, 43, 48], Options(variant_house=True), 5, 20),
        ([21, 43, 44, 45, 46, 47, 48], Options(variant_house=True), 9, 36),
        ([21, 43, 44, 45, 46, 47, 48, 60], Options(variant_house=True), 20, 40),
    ],
)
def test_variants_of_the_architect(tiles: list[int], variant: Options, easy: int, hard: int) -> None:
    """AK-60: temples on hard only, gardens always, houses from value 10."""
    assert sum(architect_score(tiles, 0, replace(variant, solo_level="easy")).values()) == easy
    assert sum(architect_score(tiles, 0, replace(variant, solo_level="hard")).values()) == hard


def test_only_the_visible_hexes_below_count_as_tiles() -> None:
    """AK-21: a level 2 tile laid across two tiles is one tile for level 3."""
    assert build(AKX_9).refusal(1, 0, 1) == "AK-21"


def test_a_solo_tie_needs_more_stones() -> None:
    """AK-59."""
    assert solo_won(90, 0, 89, 9)
    assert solo_won(90, 3, 90, 2)
    assert not solo_won(90, 2, 90, 2)
    assert not solo_won(89, 9, 90, 0)


def test_a_plaza_neither_joins_houses_nor_disturbs_a_market() -> None:
    """AK-29: two houses on either side of a plaza are two groups."""
    city = build("14@0,1,0 21@0,-2,3")
    assert city.top(0, 0) == ("H", 0)
    assert city.score()["house"][0] == 2
    assert len(visible(city, "h")) == 3
    city = build("7@2,0,0 34@2,-1,3")
    assert (2, 0) in visible(city, "M")
    assert (2, -1) in visible(city, "m")
    assert city.score()["market"] == (1, 2)


def test_refused_actions_change_nothing() -> None:
    """AK-2, AK-5, AK-7, AK-11, AK-16: errors name the rule."""
    table = new_table(2)
    row, cells = list(table.row), dict(table.cities[0].cells)
    for action, rule in [((4, 2, 0, 0), "AK-11"), ((2, 2, 0, 0), "AK-14"), ((1, 0, 0, 0), "AK-20")]:
        with pytest.raises(ValueError, match=rule):
            table.play(*action)
    assert (table.row, table.stones, table.cities[0].cells) == (row, [1, 2], cells)
    with pytest.raises(ValueError, match="AK-16"):
        City().refusal(2, 0, 6)
    with pytest.raises(ValueError, match="AK-5"):
        new_table(4, Options(long_game=True))
    with pytest.raises(ValueError, match="AK-7"):
        new_table(1, first=1)
    with pytest.raises(ValueError, match="AK-2"):
        Table(list(range(1, 37)), 2)
