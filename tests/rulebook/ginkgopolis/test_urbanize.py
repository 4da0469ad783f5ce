"""Phase 2, urbanizing and markers: GK-33 to GK-39, GK-48."""

import numpy as np
import pytest

from rulebook.ginkgopolis.tables import Cell, Table, change
from tetrapolis.games.ginkgopolis.city import column_of, row_of, trace_contour


def urbanizer(seats: int = 2) -> Table:
    """A table at which the first seat has plenty of resources."""
    table = Table(seats)
    table.stake(0, resources=12)
    table.stake(1, resources=12)
    return table


def expand(table: Table, *moves: str) -> None:
    """Urbanize letter after letter: `B 0,3` builds on B's cell and moves B to 0,3."""
    tiles = iter(f"yellow {number}" for number in range(4, 21))
    for move in moves:
        letter, cell = move.split()
        table.round({0: f"{letter} + {next(tiles)}"}, f"marker {cell}")
        table.first(0)


@pytest.mark.rule("GK-33")
def test_the_tile_goes_on_the_markers_cell_with_a_resource_and_a_site_marker() -> None:
    table = urbanizer()
    points = table.goods(0).points
    table.lay({0: "A + red 9"})
    assert table.building("red 9") == {"x": -1, "y": 2, "tile": "red 9", "height": 1, "owner": 0, "site": True}
    assert table.goods(0) == (11, 0, points)
    assert table.phase == "marker"


@pytest.mark.rule("GK-34")
def test_the_marker_moves_to_a_free_cell_beside_the_new_building() -> None:
    table = urbanizer()
    table.lay({0: "A + red 9"})
    assert table.pending() == (0,)
    assert "A" not in table.view()["markers"]
    assert table.options() == {"marker -1,3", "marker -2,2"}
    for cell in ("0,2", "-1,1", "-1,2", "2,2", "5,5"):
        assert table.refused(f"marker {cell}") == "GK-34"
    assert table.refused("shift earlier 0,3") == "GK-34"
    assert table.refused("take tile") == "GK-34"
    table.play("marker -2,2")
    assert table.marker("A") == (-2, 2)


@pytest.mark.rule("GK-34")
def test_the_order_of_letters_need_not_be_kept_beside_the_new_building() -> None:
    table = urbanizer()
    expand(table, "D 2,2", "E 3,0")
    table.lay({0: "D + red 9"})
    assert table.options() == {"marker 2,3", "marker 3,2"}
    table.play("marker 3,2")
    assert table.marker("D") == (3, 2)


@pytest.mark.rule("GK-35", "GK-37", "GKX-24")
@pytest.mark.parametrize(
    ("choice", "other", "to", "place"),
    [("shift earlier 0,4", "B", (0, 4), (1, 3)), ("shift later 3,1", "D", (3, 1), (2, 2))],
)
def test_without_a_free_cell_a_neighbouring_marker_makes_room(choice: str, other: str, to: Cell, place: Cell) -> None:
    table = urbanizer()
    expand(table, "B 0,3", "B 1,3", "D 2,2")
    markers = table.view()["markers"]
    table.lay({0: "C + red 9"})
    assert table.options() == {"shift earlier 0,4", "shift later 3,1"}
    assert table.refused("marker 0,4") == "GK-37"
    table.play(choice)
    assert table.marker(other) == to
    assert table.marker("C") == place
    still = {letter: cell for letter, cell in table.view()["markers"].items() if letter not in ("C", other)}
    assert still == {letter: markers[letter] for letter in still}


@pytest.mark.rule("GK-37")
def test_a_neighbour_moves_only_to_a_free_cell_before_another_marker() -> None:
    table = urbanizer()
    expand(table, "B 0,3", "B 1,3", "D 2,2")
    table.put_marker("A", (0, 4))
    table.lay({0: "C + red 9"})
    assert table.options() == {"shift later 3,1"}


@pytest.mark.rule("GK-35", "GK-37", "GKX-25")
def test_without_a_free_cell_the_marker_keeps_the_alphabetical_order() -> None:
    table = urbanizer()
    expand(table, "B 0,3", "B 1,3", "B 1,4", "D 2,2", "D 3,2")
    table.lay({0: "C + red 9"})
    assert table.options() == {"marker 2,3"}
    table.play("marker 2,3")
    assert table.marker("C") == (2, 3)


@pytest.mark.rule("GK-37")
def test_with_a_third_marker_between_any_free_cell_beside_a_building_will_do() -> None:
    table = urbanizer()
    table.put_marker("H", (1, 3))
    table.put_marker("I", (2, 2))
    table.lay({0: "C + red 9"})
    assert table.options() == {"marker 0,-2", "marker -1,-2"}
    table.play("marker -1,-2")
    assert table.marker("C") == (-1, -2)


@pytest.mark.rule("GK-36")
def test_the_contour_of_the_start_grid_is_the_ring_of_markers() -> None:
    table = Table()
    assert contour(table) == [table.marker(letter) for letter in "ABCDEFGHIJKL"]


@pytest.mark.rule("GK-36")
def test_the_contour_stays_on_the_same_building_at_a_diagonal_touch() -> None:
    table = Table()
    for letter in "ABCDEFGHIJKL":
        table.put_marker(letter, (10 + "ABCDEFGHIJKL".index(letter), 20))
    for number, cell in enumerate([(1, 2), (2, 3), (3, 3), (3, 2), (3, 1), (2, 1)], start=4):
        table.build(f"red {number}", cell)
    outside = [(2, 4), (3, 4), (4, 3), (4, 2), (4, 1), (3, 0), (2, 0), (2, 0), (2, -1), (1, -2), (0, -2), (-1, -2)]
    inside = [(2, 2)] * 4
    rest = [(-2, -1), (-2, 0), (-2, 1), (-1, 2), (0, 2), (0, 2), (1, 3), *inside, (1, 3)]
    assert contour(table) == outside + rest


def contour(table: Table) -> list[Cell]:
    cells = np.empty(512, np.int64)
    count = int(trace_contour(table.s, cells))
    return [(int(column_of(table.s, int(one))), int(row_of(table.s, int(one)))) for one in cells[:count]]


@pytest.mark.rule("GK-38")
def test_each_neighbour_of_the_new_building_yields_but_not_the_building_itself() -> None:
    table = urbanizer()
    table.build("yellow 9", (10, 11), 3, owner=1)
    table.build("blue 9", (11, 10), 2)
    table.build("yellow 10", (11, 11), 5)
    table.put_marker("A", (10, 10))
    table.show(0, "red 1", "yellow 4", "blue 7")
    before = table.goods(0)
    table.round({0: "A + red 12"}, "marker 9,10")
    assert change(before, table.goods(0)) == (-1, 2, 3)


@pytest.mark.rule("GK-39")
def test_then_urbanize_bonuses_and_the_card_is_discarded() -> None:
    table = urbanizer()
    table.put_marker("A", (10, 10))
    table.show(0, "red 2", "blue 5", "yellow 8", "red 3", "yellow 4")
    before = table.goods(0)
    table.round({0: "A + red 12"}, "marker 9,10")
    assert change(before, table.goods(0)) == (-1 + 1, 1, 2)
    assert "A" in table.discards()
    assert table.tableau(0) == ["red 2", "blue 5", "yellow 8", "red 3", "yellow 4"]


@pytest.mark.rule("GKX-3")
def test_miley_urbanizes_a_with_red_four() -> None:
    table = urbanizer()
    table.build("red 9", (9, 10))
    table.build("blue 9", (10, 9), 2)
    table.put_marker("A", (10, 10))
    table.show(0, "red 2")
    table.lay({0: "A + red 4"})
    placed = table.goods(0)
    assert placed.resources == 11
    table.play("marker 10,11")
    assert change(placed, table.goods(0)) == (2, 2, 0)
    assert table.marker("A") == (10, 11)
    table.play("take resource")
    assert "A" in table.discards()


@pytest.mark.rule("GK-44", "GK-45")
def test_without_a_resource_the_letter_is_exploited_and_the_tile_comes_back() -> None:
    table = Table()
    table.lay({0: "A + red 9"})
    assert table.phase == "good"
    assert table.stock(0) == ["red 9"]
    assert "red 9" not in table.tops()
    table.play("take resource")
    assert table.goods(0) == (1, 1, 0)


@pytest.mark.rule("GK-45", "GK-24", "GKX-26")
def test_a_stock_refilled_earlier_in_the_round_pays() -> None:
    table = Table()
    table.build("yellow 9", (10, 0), 2, owner=1)
    table.stake(0, resources=3)
    before = table.goods(1)
    assert before.resources == 0
    table.lay({0: "yellow 9 + yellow 10", 1: "A + red 9"})
    assert table.phase == "marker"
    assert table.pending() == (1,)
    assert change(before, table.goods(1)) == (2 - 1, 0, 2)
    assert table.building("red 9")["owner"] == 1


@pytest.mark.rule("GK-48", "GK-59")
def test_neighbours_yield_north_east_south_west_then_the_tableau() -> None:
    table = urbanizer()
    table.build("yellow 9", (10, 11), 2)
    table.build("blue 9", (11, 10))
    table.build("red 9", (10, 9), 3)
    table.build("yellow 10", (9, 10), 4)
    table.put_marker("A", (10, 10))
    table.show(0, "yellow 2")
    before = table.goods(0)
    table.stake(0, supply=9)
    table.give(0, "blue 12")
    table.tile_supply(1)
    table.lay({0: "A + red 12"})
    # every neighbouring cell is built on, so the marker goes back to the ring
    table.play("marker -1,2")
    assert table.phase == "return"
    assert change(before, table.goods(0)) == (-1, 2, 2)
    table.play("done", seat=0)
    assert change(before, table.goods(0)) == (2, 2, 2 + 4 + 1)


@pytest.mark.rule("GK-48")
def test_bonuses_are_taken_in_the_order_of_the_tableau() -> None:
    table = Table()
    table.build("yellow 9", (10, 0))
    table.show(0, "red 1", "blue 4", "yellow 4")
    table.tile_supply(1)
    table.lay({0: "yellow 9"})
    assert table.phase == "return"
    assert table.goods(0) == (1, 1, 1)
    table.play("done", seat=0)
    assert table.goods(0) == (1, 1, 2)
