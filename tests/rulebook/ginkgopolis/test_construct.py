"""Phase 2, constructing: GK-40 to GK-46."""

import pytest

from rulebook.ginkgopolis.tables import Table, change

OUT = (10, 0)


def builder(resources: int, points: int = 0, seats: int = 2) -> Table:
    table = Table(seats)
    table.stake(0, resources=resources, points=points)
    return table


@pytest.mark.rule("GK-40")
def test_resources_return_to_another_owner_with_a_point_each() -> None:
    table = builder(9)
    table.build("red 5", OUT, 3, owner=1)
    before = table.goods(1)
    supply = table.supply(1)
    table.lay({0: "red 5 + red 6"})
    assert change(before, table.goods(1)) == (3, 0, 3)
    assert table.supply(1) == supply
    assert table.goods(0) == (9 - 4, 0, 0)


@pytest.mark.rule("GK-40")
def test_own_resources_return_without_points() -> None:
    table = builder(1)
    table.build("red 5", OUT, 3, owner=0)
    table.lay({0: "red 5 + red 6"})
    assert table.goods(0) == (0, 0, 0)
    assert (table.building("red 6")["height"], table.building("red 6")["owner"]) == (4, 0)


@pytest.mark.rule("GK-41")
@pytest.mark.parametrize(
    ("play", "resources", "points"),
    [
        ("red 12 + red 15", 0, 0),
        ("red 12 + red 4", 0, 8),
        ("red 12 + blue 13", 1, 0),
        ("red 12 + yellow 10", 1, 2),
        ("red 12 + blue 12", 1, 0),
    ],
)
def test_a_lower_number_costs_points_and_another_colour_a_resource(play: str, resources: int, points: int) -> None:
    table = builder(9, 9)
    table.build("red 12", OUT, 2)
    supply = table.supply(0)
    table.lay({0: play})
    assert table.goods(0) == (9 - 3 - resources, 0, 9 - points)
    assert table.supply(0) == supply + resources
    assert table.building(play.split(" + ")[1])["height"] == 3


@pytest.mark.rule("GK-41", "GKX-5")
def test_four_on_five_costs_a_point() -> None:
    table = builder(3, 1)
    table.build("red 5", OUT, 2)
    table.lay({0: "red 5 + red 4"})
    assert table.goods(0) == (0, 0, 0)


@pytest.mark.rule("GK-42")
def test_own_resources_site_marker_and_construct_bonuses() -> None:
    table = builder(9)
    table.build("blue 5", OUT, 2)
    table.build("red 9", (11, 0), 4)
    table.build("yellow 9", (10, 1), 4)
    table.show(0, "red 3", "blue 6", "yellow 9", "red 1", "red 2")
    table.lay({0: "blue 5 + blue 6"})
    built = table.building("blue 6")
    assert (built["height"], built["owner"], built["site"]) == (3, 0, True)
    assert table.goods(0) == (9 - 3 + 1, 1, 2)


@pytest.mark.rule("GK-43")
def test_the_card_is_kept_and_does_not_fire_yet() -> None:
    table = builder(9)
    table.round({0: "red 3 + red 5"})
    assert table.tableau(0) == ["red 3"]
    assert table.goods(0) == (7, 0, 0)
    assert "red 3" not in table.discards()
    table.round({0: "yellow 3 + yellow 6"})
    assert table.tableau(0) == ["red 3", "yellow 3"]
    assert table.goods(0) == (7 - 2 + 1, 0, 0)


@pytest.mark.rule("GK-40", "GK-41", "GK-42", "GK-43", "GKX-4")
def test_nell_builds_red_four_on_fayes_blue_five() -> None:
    table = builder(5, 3)
    table.build("blue 5", OUT, 2, owner=1)
    table.show(0, "yellow 3", "red 6")
    nell, faye = table.goods(0), table.goods(1)
    table.lay({0: "blue 5 + red 4"})
    assert change(faye, table.goods(1)) == (2, 0, 2)
    assert change(nell, table.goods(0)) == (-3, 0, 0)
    assert table.building("red 4")["height"] == 3
    assert table.building("red 4")["owner"] == 0
    assert table.tableau(0) == ["yellow 3", "red 6", "blue 5"]
    assert table.goods(0) == (2, 0, 3)


@pytest.mark.rule("GK-44")
def test_without_enough_resources_the_tile_comes_back_and_the_card_is_exploited() -> None:
    table = builder(3)
    table.build("yellow 5", OUT, 3, owner=1)
    table.show(0, "red 1", "red 3")
    before = table.goods(1)
    table.round({0: "yellow 5 + yellow 9"})
    assert table.goods(0) == (3 + 1, 1, 3)
    assert table.stock(0) == ["yellow 9"]
    assert change(before, table.goods(1)) == (1, 0, 0)
    assert "yellow 5" in table.discards()
    assert (table.building("yellow 5")["height"], table.building("yellow 5")["owner"]) == (3, 1)
    assert table.tableau(0) == ["red 1", "red 3"]


@pytest.mark.rule("GK-45", "GKX-14")
def test_own_resources_on_the_target_pay() -> None:
    table = builder(1)
    table.build("yellow 6", OUT, 2, owner=0)
    table.lay({0: "yellow 6 + yellow 8"})
    assert table.goods(0) == (0, 0, 0)
    assert table.building("yellow 8")["height"] == 3
    table = builder(1)
    table.build("yellow 6", OUT, 2, owner=0)
    table.lay({0: "yellow 6 + red 8"})
    assert table.goods(0) == (1, 1, 2)
    assert table.stock(0) == ["red 8"]
    assert table.building("yellow 6")["height"] == 2


@pytest.mark.rule("GK-45", "GK-46", "GKX-15")
def test_missing_points_fall_back_to_exploiting() -> None:
    table = builder(3, 5)
    table.build("blue 9", OUT, 2, owner=1)
    table.lay({0: "blue 9 + blue 4"})
    assert table.goods(0) == (0, 0, 0)
    assert table.building("blue 4")["height"] == 3
    table = builder(3, 4)
    table.build("blue 9", OUT, 2, owner=1)
    table.lay({0: "blue 9 + blue 4"})
    assert table.goods(0) == (3, 2 + 1, 4)
    assert "blue 4" in table.stock(0)
    assert table.building("blue 9")["owner"] == 1


@pytest.mark.rule("GK-45", "GKX-16")
def test_a_start_building_is_covered_without_paying_anybody() -> None:
    table = builder(2)
    others = table.goods(1)
    table.lay({0: "red 2 + red 14"})
    assert table.goods(0) == (0, 0, 0)
    assert table.goods(1) == others
    assert table.building("red 14")["height"] == 2
    table = builder(2)
    table.lay({0: "red 2 + blue 14"})
    assert table.goods(0) == (3, 1, 0)
    assert table.building("red 2")["owner"] is None


@pytest.mark.rule("GK-46")
@pytest.mark.parametrize("play", ["red 2 + red 14", "A + red 14"])
def test_a_payable_play_cannot_be_withdrawn(play: str) -> None:
    table = builder(2)
    table.lay({0: play})
    assert "red 14" in table.tops()
    assert table.stock(0) == []


@pytest.mark.rule("GK-45")
def test_bonuses_of_the_action_do_not_pay_for_it() -> None:
    table = builder(3)
    table.build("yellow 6", OUT, 2, owner=0)
    table.show(0, "yellow 3")
    table.lay({0: "yellow 6 + yellow 5"})
    assert table.building("yellow 6")["height"] == 2
    assert table.goods(0) == (3, 1, 2)
