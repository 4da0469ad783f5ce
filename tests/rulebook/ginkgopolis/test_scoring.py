"""Scoring: GK-65 to GK-70."""

import pytest

from rulebook.ginkgopolis.tables import Cell, Table
from tetrapolis.games.ginkgopolis.city import cell_at
from tetrapolis.games.ginkgopolis.state import OVER

P, Q, R = range(3)


def row(*buildings: tuple[str, int, int | None], seats: int = 3, start: Cell = (10, 0)) -> Table:
    """Buildings of one colour side by side: tile, floors, owner."""
    table = Table(seats)
    for number, (tile, height, owner) in enumerate(buildings):
        table.build(tile, (start[0] + number, start[1]), height, owner)
    return table


@pytest.mark.rule("GK-65")
def test_points_end_cards_tokens_and_districts_count() -> None:
    table = row(("red 4", 2, P), ("red 9", 1, P))
    table.stake(P, points=7)
    table.show(P, "yellow 20", "red 10")
    assert table.score(P) == {"points": 7, "cards": 9 + 3, "tokens": 4, "districts": 6}
    table.player(P).tokens = 1
    assert table.score(P)["tokens"] == 2


@pytest.mark.rule("GK-65")
def test_resources_and_tiles_in_stock_count_nothing() -> None:
    table = Table()
    bare = table.score(P)
    table.stake(P, resources=9)
    table.give(P, "red 9", "blue 12")
    assert table.score(P) == bare == {"points": 0, "cards": 0, "tokens": 4, "districts": 0}


@pytest.mark.rule("GK-66")
def test_a_district_needs_two_edge_adjacent_buildings_of_one_colour() -> None:
    assert row(("red 4", 2, P), ("blue 9", 2, P), ("red 9", 2, P)).districts() == [0, 0, 0]
    table = row(("red 4", 2, P), ("red 9", 2, P))
    table.build("red 12", (11, 1), 3, Q)
    assert table.districts() == [7, 3, 0]


@pytest.mark.rule("GK-66")
def test_separate_areas_of_a_colour_are_separate_districts() -> None:
    table = row(("red 4", 2, P), ("red 9", 1, Q))
    table.build("red 12", (10, 5), 3, Q)
    table.build("red 13", (10, 6), 1, P)
    assert table.districts() == [3 + 1, 1 + 4, 0]


@pytest.mark.rule("GK-66", "GK-69", "GKX-12")
def test_start_buildings_link_but_hold_nothing() -> None:
    table = Table()
    table.build("red 7", (10, 0), 2, P)
    place(table, "red 2", (11, 0))
    assert table.districts() == [4, 0]
    table = Table()
    place(table, "red 2", (10, 0))
    place(table, "red 3", (11, 0))
    assert table.districts() == [0, 0]
    table = Table()
    table.build("red 7", (10, 0), 2, P)
    table.build("red 8", (11, 1), 2, P)
    assert table.districts() == [0, 0]
    table = row(("red 4", 1, P))
    place(table, "red 2", (11, 0))
    table.build("red 9", (12, 0), 2, Q)
    assert table.districts() == [1, 3, 0]


def place(table: Table, tile: str, cell: Cell) -> None:
    """A start building, moved; its old cell is empty."""
    old = table.building(tile)
    number = int(table.s.grid[cell_at(old["x"], old["y"])])
    table.s.grid[cell_at(old["x"], old["y"])] = 0
    table.s.grid[cell_at(*cell)] = number
    building = table.s.buildings[number - 1]
    building.x, building.y = cell


@pytest.mark.rule("GK-67")
def test_most_resources_score_all_second_its_own_others_nothing() -> None:
    table = row(("red 4", 5, P), ("red 9", 3, Q), ("red 12", 1, R), ("red 13", 1, Q))
    assert table.districts() == [10, 4, 0]


@pytest.mark.rule("GK-68", "GKX-8")
def test_a_tie_goes_to_the_taller_building() -> None:
    table = row(("red 6", 3, P), ("red 9", 1, P), ("red 12", 2, Q), ("red 17", 2, Q))
    assert table.districts() == [8, 4, 0]


@pytest.mark.rule("GK-68", "GKX-9")
def test_then_to_the_higher_number_on_the_best_of_equally_tall_ones() -> None:
    table = row(("red 5", 2, P), ("red 18", 2, P), ("red 16", 2, Q), ("red 17", 2, Q))
    assert table.districts() == [8, 4, 0]


@pytest.mark.rule("GK-68", "GKX-10")
def test_height_comes_before_number() -> None:
    table = row(("red 20", 1, P), ("red 4", 1, P), ("red 6", 2, Q))
    assert table.districts() == [2, 4, 0]


@pytest.mark.rule("GK-68", "GKX-11")
def test_a_tie_of_three_is_decided_by_numbers() -> None:
    table = row(("red 4", 1, P), ("red 9", 1, Q), ("red 13", 1, R))
    assert table.districts() == [0, 1, 3]


@pytest.mark.rule("GK-69")
def test_a_sole_owner_scores_both_places() -> None:
    assert row(("red 4", 2, P), ("red 9", 3, P)).districts() == [10, 0, 0]


@pytest.mark.rule("GK-66", "GK-67", "GK-68", "GK-69", "GKX-7")
def test_the_city_of_faye_miley_and_nell() -> None:
    faye, miley, nell = P, Q, R
    table = Table(3)
    table.build("yellow 8", (10, 0), 2, miley)
    table.build("yellow 4", (11, 0), 1, miley)
    assert table.districts() == [0, 6, 0]
    table = Table(3)
    table.build("blue 6", (10, 5), 2, faye)
    table.build("blue 7", (11, 5), 1, faye)
    table.build("blue 15", (12, 5), 2, miley)
    table.build("blue 11", (13, 5), 2, nell)
    assert table.districts() == [7, 2, 0]
    table.build("red 20", (10, 6), 4, nell)
    assert table.districts() == [7, 2, 0]
    table.build("yellow 8", (10, 0), 2, miley)
    table.build("yellow 4", (11, 0), 1, miley)
    assert table.districts() == [7, 8, 0]


@pytest.mark.rule("GK-70")
@pytest.mark.parametrize(("points", "winners", "ranks"), [((5, 9, 7), (1,), (3, 1, 2)), ((9, 9, 7), (0, 1), (1, 1, 3))])
def test_most_points_win_and_equal_points_share(
    points: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    table = Table(3)
    for seat, count in enumerate(points):
        table.stake(seat, points=count)
    assert table.match.winners == ()
    table.s.phase = OVER
    assert table.match.winners == winners
    assert table.match.ranks == ranks
