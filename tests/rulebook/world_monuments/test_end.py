"""The end of the game, gems, winner and ties: WM-46 to WM-50."""

from collections import Counter

import numpy as np
import pytest

from rulebook.world_monuments.tables import BUILDING_STONES, MONUMENTS, Table
from tetrapolis.core.batches import deal, playouts
from tetrapolis.core.errors import MatchOver
from tetrapolis.games.world_monuments.game import GAME
from tetrapolis.games.world_monuments.ids import PASS
from tetrapolis.games.world_monuments.scoring import CATEGORIES

SLOT_POINTS = {"capitol": 160, "notre_dame": 163, "san_pietro": 168, "taj_mahal": 140}


@pytest.mark.rule("WM-46")
def test_the_game_ends_after_round_three_even_if_the_monument_is_incomplete() -> None:
    table = Table()
    table.build_from(0, in_round=3)
    table.play("pass")
    assert not table.match.over
    table.play("pass")
    assert table.match.over
    assert table.phase == "over"
    assert table.view()["actor"] is None
    assert table.match.winners == (0, 1)
    with pytest.raises(MatchOver):
        table.play("pass")
    assert GAME.rules.refusal(table.s, 0, PASS) == 46
    assert GAME.rules.refusal(table.s, 1, 0) == 46


@pytest.mark.rule("WM-46")
@pytest.mark.parametrize("number", [1, 2])
def test_it_does_not_end_after_an_earlier_round(number: int) -> None:
    table = Table()
    table.build_from(0, in_round=number)
    table.play("pass", "pass")
    assert (table.view()["round"], table.phase) == (number + 1, "quarry")
    assert not table.match.over
    assert table.match.winners == ()


@pytest.mark.rule("WM-47", "WM-48", "WM-49", "WMX-24")
def test_it_ends_at_once_when_the_monument_is_complete() -> None:
    table = Table()
    table.built_all_but("L5-01")
    table.hold(0, orange=1, blue=1)
    table.hold(1, red=3, blue=3)
    table.stake(0, 50)
    table.stake(1, 55)
    table.build_from(0, in_round=3)
    table.play("L5-01")
    assert table.match.over
    assert [sum(one.values()) - one["gems"] for one in table.match.scores()] == [59, 55]
    assert table.points() == [62, 64]
    assert table.match.winners == (1,)


@pytest.mark.rule("WM-47")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_complete_monument_ends_the_game_in_any_round(monument: str, number: int) -> None:
    last = "L4-01" if monument == "notre_dame" else "L5-01"
    table = Table(monument=monument)
    table.built_all_but(last)
    table.hold(1, orange=2)
    table.build_from(1, in_round=number)
    assert table.options() == {last}
    table.play(last)
    assert table.match.over
    assert "complete" in [event.kind for event in table.match.events()]


@pytest.mark.rule("WM-47")
def test_one_open_slot_does_not_end_it() -> None:
    table = Table()
    table.built_all_but("L5-01", "L3-01")
    table.hold(0, orange=1)
    table.hold(1, orange=1)
    table.build_from(0, in_round=3)
    table.play("L5-01")
    assert table.actor == 1
    table.play("L3-01")
    assert table.match.over


@pytest.mark.rule("WM-48")
def test_stones_left_at_the_end_cost_nothing_but_earlier_losses_stay() -> None:
    table = Table(3)
    table.built_all_but("L5-01")
    table.s.players[0].losses = -4
    table.hold(0, red=4, blue=1)
    table.hold(1, orange=3)
    table.hold(2, white=6)
    table.build_from(0, in_round=3)
    table.play("pass", "L5-01")
    assert table.points() == [10 - 4 + 3, 19, 10]
    assert [one["losses"] for one in table.match.scores()] == [-4, 0, 0]


@pytest.mark.rule("WM-49", "WMX-8")
def test_only_at_the_end_gems_score_three_points_each() -> None:
    table = Table()
    table.hold(0, blue=1)
    table.hold(1, blue=4)
    table.build_from(0, in_round=3)
    assert table.points() == [10, 10]
    table.play("pass")
    assert table.points() == [10, 10]
    table.play("pass")
    assert table.points() == [13, 22]
    assert [one["gems"] for one in table.match.scores()] == [3, 12]
    assert [one["hand"] for one in table.view()["players"]] == [{"blue": 1}, {"blue": 4}]


@pytest.mark.rule("WM-50", "WMX-25")
def test_all_players_tied_for_the_highest_total_win() -> None:
    table = Table(3)
    for seat, (points, gems) in enumerate([(71, 2), (74, 1), (70, 2)]):
        table.stake(seat, points)
        table.hold(seat, blue=gems)
    table.build_from(0, in_round=3)
    table.play("pass", "pass", "pass")
    assert table.points() == [77, 77, 76]
    assert table.match.winners == (0, 1)
    assert table.match.ranks == (1, 1, 3)


@pytest.mark.rule("WM-50")
@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_the_highest_total_wins(best: int) -> None:
    table = Table(4)
    table.stake(best, 11)
    table.build_from(0, in_round=3)
    table.play("pass", "pass", "pass", "pass")
    assert table.match.winners == (best,)


@pytest.mark.rule("WM-50")
def test_the_highest_total_may_be_negative() -> None:
    table = Table()
    table.stake(0, -3)
    table.stake(1, -1)
    table.build_from(0, in_round=3)
    table.play("pass", "pass")
    assert table.points() == [-3, -1]
    assert table.match.winners == (1,)


@pytest.mark.rule("WMX-27")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_all_slots_together_bring_the_points_of_the_plan(monument: str) -> None:
    slots = Table(monument=monument).slots()
    assert sum((1, 3, 5, 7, 9)[slot["level"] - 1] for slot in slots) == SLOT_POINTS[monument]
    assert sum(slot["points"] for slot in slots) == SLOT_POINTS[monument]


@pytest.mark.rule("WMX-27")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_no_monument_can_be_complete_before_round_three(monument: str) -> None:
    board = Table(monument=monument).view()["monument"]
    needed = Counter(slot["colour"] for slot in board["slots"])
    brought = [sum((Counter(row) for row in board["material"][:rounds]), Counter[str]()) for rounds in (2, 3)]
    assert any(brought[0][colour] < needed[colour] for colour in BUILDING_STONES)
    assert all(brought[1][colour] >= needed[colour] for colour in BUILDING_STONES)


@pytest.mark.rule("WMX-28", "WM-28", "WM-32", "WM-49")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("monument", MONUMENTS)
def test_final_scores_of_a_complete_monument_sum_to_a_constant_less_losses(monument: str, seats: int) -> None:
    states = deal(GAME, 12, seats, {"monument": monument})
    scores = playouts(GAME, states, number=seats, threads=1)
    losses = scores[:, :, CATEGORIES.index("losses")].sum(axis=1)
    complete = np.array([int(s.built).bit_count() == int(s.monuments[0].slots) for s in states])
    assert complete.sum() >= 6
    constant = 10 * seats + 6 + 27 + SLOT_POINTS[monument]
    assert (scores.sum(axis=(1, 2))[complete] == constant + losses[complete]).all()
    assert (losses <= 0).all()
    assert (states["round_number"] == 3).all()
    if (monument, seats) == ("capitol", 2):
        assert constant == 213
