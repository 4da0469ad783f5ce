"""Passing and the end of the round: WM-38 to WM-45."""

import random

import pytest

from rulebook.world_monuments.tables import Table, phase
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import GAME


@pytest.mark.rule("WM-38")
def test_a_player_without_building_stones_must_pass() -> None:
    table = Table()
    table.build_from()
    assert table.options() == {"pass"}
    table.play("pass")
    assert table.points() == [10, 10]
    assert table.actor == 1


@pytest.mark.rule("WM-38", "WM-39", "WMX-18")
def test_a_player_whose_stones_do_not_fit_must_pass() -> None:
    table = Table(monument="taj_mahal")
    table.hold(0, red=1)
    table.build_from()
    assert table.options() == {"pass"}
    assert table.refused("L1-01") == "WM-30"
    table.play("pass")
    assert table.points() == [9, 10]


@pytest.mark.rule("WM-38")
def test_nobody_else_may_pass() -> None:
    table = Table()
    table.hold(0, purple=1, orange=5)
    table.build_from()
    assert table.refused("pass") == "WM-38"
    assert "pass" not in table.options()


@pytest.mark.rule("WM-39", "WMX-7")
def test_the_passer_shows_the_rest_and_loses_a_point_per_building_stone() -> None:
    table = Table(monument="taj_mahal")
    for slot in table.slots():
        if slot["level"] == 1:
            table.built(slot["slot"])
    white_and_red = [slot["slot"] for slot in table.slots() if slot["level"] == 2]
    table.built(*white_and_red)
    table.hold(0, purple=1, red=1, orange=1, blue=2)
    table.stake(0, 30)
    table.build_from()
    table.play("pass")
    assert table.points() == [27, 10]
    assert table.match.scores()[0]["losses"] == -3
    assert table.view(1)["players"][0]["hand"] == {"purple": 1, "red": 1, "orange": 1, "blue": 2}
    (passed,) = [event for event in table.match.events() if event.kind == "passed"]
    assert (passed.seat, passed.numbers) == (0, {"stones": 3, "loss": 3})


@pytest.mark.rule("WM-40", "WMX-20")
def test_gems_cost_nothing() -> None:
    table = Table(monument="capitol")
    table.hold(0, orange=2, blue=1)
    table.build_from()
    assert table.options() == {"pass"}
    table.play("pass")
    assert table.points() == [8, 10]


@pytest.mark.rule("WM-41", "WMX-21")
def test_the_passer_is_skipped_even_if_a_stone_would_fit_later() -> None:
    table = Table()
    table.built("L1-03")
    table.hold(0, white=1)
    table.hold(1, red=2)
    table.build_from()
    assert table.options() == {"pass"}
    table.play("pass")
    assert table.points() == [9, 10]
    table.play("L1-04")
    assert table.slot("L2-03")["open"]
    assert table.actor == 1
    assert table.refused("L2-03", seat=0) == "WM-29"
    table.play("pass")
    assert table.view()["round"] == 2


@pytest.mark.rule("WM-41")
def test_the_turn_goes_to_the_next_who_has_not_passed() -> None:
    table = Table(4)
    for seat, stones in enumerate((2, 0, 2, 0)):
        table.hold(seat, purple=stones)
    table.build_from()
    order = []
    for action in ("L1-01", "pass", "L1-02", "pass", "L1-05", "L1-06", "pass"):
        order.append(table.actor)
        table.play(action)
    assert order == [0, 1, 2, 3, 0, 2, 0]
    assert table.actor == 2
    assert [one["passed"] for one in table.view()["players"]] == [True, True, False, True]


@pytest.mark.rule("WM-42")
def test_stones_and_gems_are_kept_and_may_be_used_next_round() -> None:
    table = Table()
    table.hold(0, white=2, orange=1, blue=2)
    table.hold(1)
    table.build_from()
    table.play("pass", "pass")
    assert table.view()["round"] == 2
    assert table.hand(0) == {"white": 2, "orange": 1, "blue": 2}
    table.clear()
    table.built("L1-03", "L1-04")
    table.build_from(0, in_round=2)
    assert table.options() == {"L2-03"}
    table.play("L2-03")
    assert table.hand(0) == {"white": 1, "orange": 1, "blue": 2}


@pytest.mark.rule("WM-39", "WM-42")
def test_kept_stones_cost_again_when_passing_again() -> None:
    table = Table()
    table.hold(0, white=2)
    table.build_from()
    table.play("pass", "pass")
    assert table.points() == [8, 10]
    table.clear()
    table.build_from(0, in_round=2)
    table.play("pass")
    assert table.points() == [6, 10]


@pytest.mark.rule("WM-43", "WMX-26")
@pytest.mark.parametrize(
    ("loss", "number", "after"),
    [(True, 1, 5), (True, 2, 5), (True, 3, 5), (False, 1, 5), (False, 2, 5), (False, 3, 10)],
)
def test_passes_of_round_three_cost_only_if_the_option_says_so(loss: bool, number: int, after: int) -> None:
    table = Table(round3_pass_loss=loss) if loss else Table()
    table.hold(0, white=3, orange=2, blue=1)
    table.build_from(0, in_round=number)
    table.play("pass")
    assert table.points()[0] == after
    assert table.view(1)["players"][0]["hand"] == {"white": 3, "orange": 2, "blue": 1}


@pytest.mark.rule("WM-44")
def test_the_round_ends_when_all_have_passed() -> None:
    table = Table(3)
    table.build_from(1)
    table.play("pass", "pass")
    assert (table.view()["round"], table.phase, table.actor) == (1, "building", 0)
    table.play("pass")
    assert (table.view()["round"], table.phase) == (2, "quarry")
    assert not any(one["passed"] for one in table.view()["players"])


@pytest.mark.rule("WM-44")
def test_a_lone_active_player_builds_on_until_stuck() -> None:
    table = Table(3)
    table.hold(1, purple=3, white=1)
    table.build_from(0)
    table.play("pass", "L1-01", "pass")
    for slot in ("L1-02", "L1-05"):
        assert table.actor == 1
        table.play(slot)
    assert (table.actor, table.options()) == (1, {"pass"})
    table.play("pass")
    assert table.view()["round"] == 2
    assert table.points() == [10, 12, 10]


@pytest.mark.rule("WM-45")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_workers_holder_starts_the_next_round(holder: int) -> None:
    table = Table(3)
    table.s.holder = holder
    table.build_from(2)
    table.play("pass", "pass", "pass")
    assert table.actor == table.view()["holder"] == holder


@pytest.mark.rule("WM-45")
def test_in_a_match_every_round_is_started_by_who_built_first() -> None:
    match = Match(GAME, 4, 8)
    chance = random.Random(3)
    first: dict[tuple[int, str], int] = {}
    while not match.over:
        first.setdefault((int(match.state.round_number), phase(match)), match.pending[0])
        match.play(chance.choice(match.legal()))
    assert first[2, "quarry"] == first[1, "building"]
    assert first[3, "quarry"] == first[2, "building"]
    black = [event.seat for event in match.events() if event.kind == "black"]
    assert black == [first[number, "building"] for number in (1, 2, 3)]
