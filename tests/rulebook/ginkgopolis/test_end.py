"""Tile exhaustion and the end: GK-58 to GK-64."""

import pytest

from rulebook.ginkgopolis.tables import Table, change
from tetrapolis.core.errors import MatchOver

OUT = (10, 0)


def returning() -> Table:
    """Three players; the first has just taken the last tile and is owed two more."""
    table = Table(3)
    table.build("blue 9", OUT, 3)
    table.give(0, "red 5")
    table.give(1, "red 6")
    table.give(2, "red 7")
    table.tile_supply(1)
    table.lay({0: "blue 9"})
    return table


@pytest.mark.rule("GK-58")
def test_when_the_supply_is_first_empty_each_sets_aside_any_own_tiles() -> None:
    table = returning()
    assert table.phase == "return"
    assert table.tiles_left() == 0
    assert table.pending() == (0, 1, 2)
    assert table.options(1) == {"aside red 6", "done"}
    assert table.options(0) == {"done", *(f"aside {tile}" for tile in table.stock(0))}
    assert table.refused("take tile", 1) == "GK-58"
    assert table.refused("new hand", 1) == "GK-58"
    table.play("aside red 6", seat=1)
    assert table.pending() == (0, 1, 2)
    table.play("done", seat=1)
    assert table.pending() == (0, 2)
    assert table.refused("done", 1) == "GK-58"


@pytest.mark.rule("GK-58")
def test_returned_tiles_are_secret_until_all_reveal() -> None:
    table = returning()
    points = table.goods(1).points
    table.play("aside red 6", "done", seat=1)
    table.play("done", seat=2)
    assert table.goods(1).points == points
    assert table.match.view(1).table["own"]["aside"] == ["red 6"]
    for event in table.match.events(viewer=0, last=3):
        assert event.kind != "aside" or event.numbers == {}
    table.play("done", seat=0)
    assert table.goods(1).points == points + 1
    returned = [
        (event.seat, event.numbers["tiles"]) for event in table.match.events(last=1) if event.kind == "returned"
    ]
    assert returned == [(0, 0), (1, 1), (2, 0)]


@pytest.mark.rule("GK-58", "GK-59", "GKX-17")
def test_returned_tiles_bring_a_point_each_and_are_the_new_supply() -> None:
    table = returning()
    before = [table.goods(seat) for seat in range(3)]
    assert before[0].tiles == 2
    mine = table.stock(0)
    for tile in mine:
        table.play(f"aside {tile}", seat=0)
    table.play("done", seat=0)
    table.play("aside red 6", "done", seat=1)
    table.play("done", seat=2)
    assert change(before[0], table.goods(0)) == (0, 0, 2)
    assert change(before[1], table.goods(1)) == (0, -1, 1)
    assert change(before[2], table.goods(2)) == (0, 0, 0)
    assert table.tiles_left() == 1
    assert set(table.stock(0)) < {*mine, "red 6"}
    assert not table.ending()


@pytest.mark.rule("GK-61", "GK-62", "GKX-17")
def test_nothing_returned_ends_the_game() -> None:
    table = returning()
    for seat in range(3):
        table.play("done", seat=seat)
    assert table.goods(0).tiles == 2
    assert table.tiles_left() == 0
    assert table.ending()
    table.play("take resource", "take resource")
    assert table.match.over


@pytest.mark.rule("GK-59", "GK-62")
def test_a_returned_supply_emptied_by_the_same_gain_is_the_second_time() -> None:
    table = returning()
    table.play("done", seat=0)
    table.play("aside red 6", "done", seat=1)
    table.play("done", seat=2)
    assert table.goods(0).tiles == 3
    assert table.tiles_left() == 0
    assert table.phase == "good"
    assert table.ending()


@pytest.mark.rule("GK-59")
def test_the_return_comes_at_once_and_the_gain_goes_on() -> None:
    table = Table(2)
    table.show(0, "yellow 1")
    table.give(0, "red 5")
    table.give(1, "red 6", "red 7")
    table.tile_supply(1)
    table.lay({0: "A"})
    table.play("take tile")
    assert table.phase == "return"
    assert table.goods(0) == (0, 2, 0)
    table.play("done", seat=0)
    table.play("aside red 6", "aside red 7", "done", seat=1)
    assert table.goods(0) == (0, 2, 1)
    assert table.tiles_left() == 2
    assert table.phase == "good"


@pytest.mark.rule("GK-60")
def test_tiles_on_unresolved_cards_stay_and_just_gained_ones_may_go() -> None:
    table = Table(2)
    table.build("blue 9", OUT)
    table.give(1, "red 6")
    table.tile_supply(1)
    table.lay({0: "blue 9", 1: "A + blue 12"})
    gained = table.stock(0)
    assert len(gained) == 1
    assert table.refused("aside blue 12", 1) == "GK-60"
    assert table.refused("aside red 6", 0) == "GK-60"
    assert table.options(1) == {"aside red 6", "done"}
    table.play(f"aside {gained[0]}", "done", seat=0)
    table.play("done", seat=1)
    assert table.goods(0).tiles == 0
    assert table.tiles_left() == 1
    table.play("take resource")
    assert "blue 12" in table.stock(1)


@pytest.mark.rule("GK-58")
def test_a_tile_is_returned_once() -> None:
    table = returning()
    table.play("aside red 6", seat=1)
    assert table.refused("aside red 6", 1) == "GK-58"
    assert table.refused("return red 7 red 7", 2) == "GK-58"


@pytest.mark.rule("GK-62")
def test_the_second_empty_supply_triggers_the_end() -> None:
    table = Table(2)
    table.build("blue 9", OUT, 3)
    table.s.exhausted = 1
    table.tile_supply(2)
    table.lay({0: "blue 9"})
    assert table.phase == "good"
    assert table.goods(0).tiles == 2
    assert table.ending()
    table.play("take resource")
    assert table.match.over


@pytest.mark.rule("GK-62", "GKX-18")
def test_placing_the_last_resource_triggers_the_end() -> None:
    table = Table(2)
    table.stake(0, resources=1, supply=0)
    table.lay({0: "A + red 9"})
    assert table.ending()
    table.play("marker -1,3", "take resource")
    assert table.match.over
    table = Table(2)
    table.stake(0, resources=1, supply=1)
    table.round({0: "A + red 9"}, "marker -1,3")
    assert not table.ending()
    table = Table(2)
    table.stake(0, resources=2, supply=0)
    table.round({0: "A + red 9"}, "marker -1,3")
    assert not table.ending()


@pytest.mark.rule("GK-64", "GKX-18")
def test_a_colour_change_refills_the_supply() -> None:
    table = Table(2)
    table.build("red 5", OUT, 1, owner=1)
    table.stake(0, resources=3, supply=0)
    table.lay({0: "red 5 + blue 9"})
    assert table.goods(0).resources == 0
    assert table.supply(0) == 1
    assert table.building("blue 9")["height"] == 2
    assert not table.ending()
    table.play("take resource")
    assert not table.match.over


@pytest.mark.rule("GK-63")
def test_the_actions_of_the_round_are_finished_and_phase_three_is_skipped() -> None:
    table = Table(3)
    table.stake(0, resources=1, supply=0)
    table.lay({0: "A + red 9"})
    deck = table.deck()
    table.play("marker -1,3")
    assert table.pending() == (1,)
    table.play("take resource")
    assert table.pending() == (2,)
    table.play("take tile")
    assert table.match.over
    assert table.phase == "over"
    assert table.deck() == deck
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 3, 3]
    assert table.view()["first_player"] == 0
    with pytest.raises(MatchOver):
        table.play("A", seat=0)


@pytest.mark.rule("GK-63")
def test_resources_that_come_back_change_nothing() -> None:
    table = Table(2)
    table.build("red 5", OUT, 2, owner=0)
    table.stake(0, resources=1, supply=0)
    table.stake(1, resources=9)
    table.lay({0: "A + red 9", 1: "red 5 + red 6"})
    table.play("marker -1,3")
    assert table.goods(0).resources == 2
    assert table.match.over


@pytest.mark.rule("GK-62")
def test_the_last_resources_on_a_construction_count_too() -> None:
    table = Table(2)
    table.stake(0, resources=2, supply=0)
    table.round({0: "red 3 + red 9"})
    assert table.match.over
