"""The end of the quarry phase: WM-27, WM-28, WM-45."""

import pytest

from rulebook.world_monuments.tables import Table


@pytest.mark.rule("WM-27")
def test_the_quarry_phase_goes_on_while_a_stone_is_left() -> None:
    table = Table()
    table.stock(O1="red", O2="red", C="blue")
    table.move_from("O0", 2)
    table.play("O1 O2")
    assert (table.phase, table.actor) == ("quarry", 1)
    assert table.view()["move"]["turn"] == 3


@pytest.mark.rule("WM-25", "WM-27")
@pytest.mark.parametrize("left", ["red", "blue", "black"])
def test_a_stone_of_any_kind_left_under_a_taken_one_keeps_the_phase_going(left: str) -> None:
    table = Table()
    table.stock(M0=f"purple {left}")
    table.move_from("O0", 2)
    table.play("M0 purple O1")
    assert (table.phase, table.actor) == ("quarry", 1)
    assert table.on_field("M0") == {left: 1}
    moves = table.moves()
    assert moves
    assert all("M0" in move.split() for move in moves)


@pytest.mark.rule("WM-27")
def test_the_last_move_is_completed_first() -> None:
    table = Table()
    table.stock(C="red")
    table.move_from("O4", 4)
    table.play("M2", "C")
    assert (table.phase, table.actor) == ("quarry", 0)
    table.play("M0")
    assert table.phase == "quarry"
    assert table.options() == {"O0", "O1"}
    table.play("O0")
    assert table.phase == "building"
    assert table.view()["quarry"]["worker"] is None


@pytest.mark.rule("WM-28", "WM-29", "WMX-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_black_stone_brings_two_points_and_the_worker_and_goes_back(seats: int) -> None:
    for owner in range(seats):
        table = Table(seats)
        table.s.supply[5] = 0
        table.stock(O1="red")
        table.hold(owner, black=1, blue=1)
        table.move_from("O0", 4, seat=1)
        table.play("O1 O2 O3 O4")
        assert table.points() == [12 if seat == owner else 10 for seat in range(seats)]
        assert (table.phase, table.actor, table.view()["holder"]) == ("building", owner, owner)
        assert table.view()["supply"]["black"] == 1
        assert "black" not in table.hand(owner)


@pytest.mark.rule("WM-28")
def test_the_last_mover_may_own_the_black_stone() -> None:
    table = Table()
    table.stock(O1="black")
    table.move_from("O0", 2, seat=1)
    table.play("O1 O2")
    assert table.points() == [10, 12]
    assert (table.phase, table.actor) == ("building", 1)
    assert table.match.scores()[1]["black"] == 2


@pytest.mark.rule("WM-28")
def test_the_black_stone_scores_only_at_the_end_of_the_phase() -> None:
    table = Table()
    table.stock(O1="black", O7="red")
    table.move_from("O0", 2)
    table.play("O1 O2")
    assert table.points() == [10, 10]
    assert table.hand(0) == {"black": 1}
    assert table.view()["holder"] == 0


@pytest.mark.rule("WM-28", "WM-45")
def test_the_black_stone_comes_back_every_round_and_its_owner_starts_the_next_one() -> None:
    table = Table(3)
    for number, owner in ((1, 2), (2, 1)):
        table.clear()
        table.s.supply[5] = 0
        table.stock(O1="black")
        table.move_from("O0", 2, seat=owner)
        table.play("O1 O2")
        assert [table.actor, table.view()["holder"]] == [owner, owner]
        for _ in range(3):
            table.play("pass")
        assert (table.view()["round"], table.phase, table.actor) == (number + 1, "quarry", owner)
        assert table.view()["quarry"]["worker"] is None
    assert table.points() == [10, 12, 12]
