"""Building, offset stones and the score track: WM-29 to WM-37."""

import random

import pytest

from rulebook.world_monuments.tables import BUILDING_STONES, MONUMENTS, Table, play_on
from tetrapolis.core.errors import BadAction
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import GAME

ONE_OF_EACH_LEVEL = [("L1-03", 1), ("L2-06", 3), ("L3-05", 5), ("L4-01", 7), ("L5-01", 9)]


@pytest.mark.rule("WM-29")
def test_from_the_workers_holder_clockwise_each_player_builds_one_stone_per_turn() -> None:
    table = Table(3)
    for seat in range(3):
        table.hold(seat, purple=3, black=int(seat == 1))
    table.stock(O1="red")
    table.move_from("O0", 2, seat=0)
    table.play("O1 O2")
    order = []
    for slot in ("L1-01", "L1-02", "L1-05", "L1-06"):
        order.append(table.actor)
        table.play(slot)
    assert order == [1, 2, 0, 1]
    assert [table.slot(slot)["builder"] for slot in ("L1-01", "L1-02", "L1-05", "L1-06")] == order
    assert [table.hand(seat)["purple"] for seat in range(3)] == [2, 1, 2]


@pytest.mark.rule("WM-29")
def test_only_the_player_whose_turn_it_is_builds_or_passes() -> None:
    table = Table(3)
    for seat in range(3):
        table.hold(seat, purple=1)
    table.build_from(1)
    for seat in (0, 2):
        assert table.refused("L1-01", seat) == "WM-29"
        assert table.refused("pass", seat) == "WM-29"
        assert table.match.legal(seat) == []


@pytest.mark.rule("WM-29", "WM-30", "WM-38", "WMX-18")
def test_building_is_compulsory_while_a_stone_fits() -> None:
    table = Table()
    table.hold(0, red=1)
    table.build_from()
    assert table.options() == {"L1-03", "L1-04"}
    assert table.refused("pass") == "WM-38"
    table.play("L1-04")
    assert table.points() == [11, 10]
    assert table.hand(0) == {}


@pytest.mark.rule("WM-30")
def test_the_plan_fixes_slot_by_slot_which_colour_goes_where() -> None:
    table = Table()
    table.hold(0, purple=1, white=1)
    table.build_from()
    assert table.refused("L1-03") == "WM-30"
    assert table.refused("L1-04") == "WM-30"
    assert table.options() == {f"L1-{number:02}" for number in range(1, 21)} - {"L1-03", "L1-04"}
    table.play("L1-02")
    assert table.hand(0) == {"white": 1}
    assert table.slot("L1-02")["colour"] == "purple"


@pytest.mark.rule("WM-30")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_hand_of_one_colour_fits_exactly_the_open_slots_of_that_colour(monument: str) -> None:
    table = Table(monument=monument)
    upper = table.below(*(slot["slot"] for slot in table.slots() if slot["level"] == 3))
    for filled in ([], upper):
        table.built(*filled)
        for colour in BUILDING_STONES:
            table.hold(0, **{colour: 2}, blue=1)
            table.build_from()
            fitting = {
                slot["slot"]
                for slot in table.slots()
                if slot["colour"] == colour and slot["slot"] not in filled and set(slot["supports"]) <= set(filled)
            }
            assert table.options() == (fitting or {"pass"})


@pytest.mark.rule("WM-30")
def test_slots_that_the_plan_does_not_have_cannot_be_named() -> None:
    table = Table()
    table.hold(0, purple=1)
    table.build_from()
    for slot in ("L1-21", "L1-00", "L6-01", "L5-02"):
        with pytest.raises(BadAction):
            table.play(slot)
    notre_dame = Table(monument="notre_dame")
    with pytest.raises(BadAction):
        notre_dame.play("L5-01")


@pytest.mark.rule("WM-31")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_stones_on_the_board_are_level_1_and_stones_on_level_n_are_level_n_plus_1(monument: str) -> None:
    table = Table(monument=monument)
    level = {slot["slot"]: slot["level"] for slot in table.slots()}
    for slot in table.slots():
        assert (slot["level"] == 1) == (not slot["supports"])
        assert {level[one] for one in slot["supports"]} <= {slot["level"] - 1}
        assert slot["slot"].startswith(f"L{slot['level']}-")


@pytest.mark.rule("WM-32")
@pytest.mark.parametrize(("slot", "points"), ONE_OF_EACH_LEVEL)
def test_points_at_once_by_level_then_the_next_player(slot: str, points: int) -> None:
    table = Table()
    table.built(*table.below(slot))
    table.hold(0, **{table.slot(slot)["colour"]: 2})
    table.build_from()
    assert table.slot(slot)["points"] == points
    table.play(slot)
    assert table.points() == [10 + points, 10]
    assert table.match.scores()[0]["stones"] == points
    assert table.actor == 1


@pytest.mark.rule("WM-32", "WM-34", "WMX-5")
def test_orange_offset_on_level_four_brings_seven() -> None:
    table = Table()
    slot = table.slot("L4-01")
    assert (slot["colour"], slot["level"]) == ("orange", 4)
    assert set(slot["supports"]) == {"L3-04", "L3-05", "L3-07", "L3-08"}
    table.built(*table.below("L4-01"))
    table.hold(1, orange=1)
    table.stake(1, 19)
    table.build_from(1)
    table.play("L4-01")
    assert table.points()[1] == 26


@pytest.mark.rule("WM-32", "WMX-6")
def test_red_on_level_two_brings_three() -> None:
    table = Table()
    slot = table.slot("L2-06")
    assert (slot["colour"], slot["level"], len(slot["supports"])) == ("red", 2, 1)
    table.built(*slot["supports"])
    table.hold(0, red=1)
    table.stake(0, 28)
    table.build_from()
    table.play("L2-06")
    assert table.points()[0] == 31


@pytest.mark.rule("WM-33")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_gems_and_the_black_stone_are_never_built(monument: str) -> None:
    table = Table(monument=monument)
    assert {slot["colour"] for slot in table.slots()} == set(BUILDING_STONES)
    table.hold(0, blue=3, black=1)
    table.build_from()
    assert table.options() == {"pass"}
    assert table.refused("L1-01") == "WM-30"
    table.hold(0, blue=3, purple=1)
    table.play("L1-01")
    assert table.hand(0) == {"blue": 3}


@pytest.mark.rule("WM-34")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_an_upper_slot_lies_on_one_stone_aligned_or_on_two_or_four_offset(monument: str) -> None:
    table = Table(monument=monument)
    where = {slot["slot"]: (slot["x"], slot["y"]) for slot in table.slots()}
    kinds = set()
    for slot in table.slots():
        if slot["level"] > 1:
            x, y = where[slot["slot"]]
            shifts = {(abs(x - where[one][0]), abs(y - where[one][1])) for one in slot["supports"]}
            assert (len(slot["supports"]), shifts) in [(1, {(0, 0)}), (2, {(1, 0)}), (2, {(0, 1)}), (4, {(1, 1)})]
            kinds.add(len(slot["supports"]))
    assert kinds >= {1, 4}


@pytest.mark.rule("WM-34")
def test_a_slot_is_open_when_empty_and_all_its_supports_are_filled() -> None:
    table = Table()
    table.hold(0, white=1, red=1, purple=1)
    table.build_from()
    assert set(table.slot("L2-03")["supports"]) == {"L1-03", "L1-04"}
    assert not table.slot("L2-03")["open"]
    assert table.refused("L2-03") == "WM-34"
    table.built("L1-03")
    assert table.refused("L2-03") == "WM-34"
    assert table.refused("L1-03") == "WM-34"
    table.built("L1-04")
    assert table.slot("L2-03")["open"]
    table.play("L2-03")
    assert not table.slot("L2-03")["open"]
    assert table.points() == [13, 10]


@pytest.mark.rule("WM-34", "WMX-17")
@pytest.mark.parametrize("missing", ["L3-01", "L3-02", "L3-05", "L3-06"])
def test_the_capitols_l4_01_needs_four_stones(missing: str) -> None:
    table = Table(monument="capitol")
    needed = {"L3-01", "L3-02", "L3-05", "L3-06"}
    assert set(table.slot("L4-01")["supports"]) == needed
    table.hold(0, orange=1)
    table.built(*(set(table.below("L4-01")) - {missing}))
    table.build_from()
    assert table.refused("L4-01") == "WM-34"
    table.built(missing)
    table.play("L4-01")
    assert table.points() == [17, 10]


@pytest.mark.rule("WM-34", "WMX-17")
def test_the_taj_mahals_l5_01_needs_one_stone() -> None:
    table = Table(monument="taj_mahal")
    table.hold(0, orange=1)
    table.build_from()
    assert table.refused("L5-01") == "WM-34"
    table.built("L4-03")
    table.play("L5-01")
    assert table.points() == [19, 10]


@pytest.mark.rule("WM-34", "WMX-19")
def test_only_the_white_slot_above_the_entrance_fits() -> None:
    table = Table()
    table.built("L1-03", "L1-04")
    table.hold(0, white=1, red=1)
    table.build_from()
    assert table.options() == {"L2-03"}
    table.play("L2-03")
    assert table.points() == [13, 10]
    assert table.hand(0) == {"red": 1}


@pytest.mark.rule("WM-34")
def test_at_most_22_slots_fit() -> None:
    table = Table(monument="notre_dame")
    table.hold(0, purple=1, red=1)
    table.build_from()
    assert len(table.options()) == 22


@pytest.mark.rule("WM-35")
@pytest.mark.parametrize(
    ("monument", "levels"), [("capitol", 5), ("notre_dame", 4), ("san_pietro", 5), ("taj_mahal", 5)]
)
def test_all_stones_have_one_shape_and_not_every_monument_has_a_fifth_level(monument: str, levels: int) -> None:
    slots = Table(monument=monument).slots()
    assert max(slot["level"] for slot in slots) == levels
    for one in slots:
        for other in slots:
            if one["level"] == other["level"] and one["slot"] != other["slot"]:
                assert max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"])) >= 2


@pytest.mark.rule("WM-36", "WMX-22")
def test_above_60_the_marker_goes_on_from_field_1() -> None:
    table = Table()
    table.built(*table.below("L3-05"))
    table.hold(0, white=1)
    table.stake(0, 58)
    table.build_from()
    table.play("L3-05")
    assert table.points()[0] == 63
    assert table.track(0) == (3, 1)


@pytest.mark.rule("WM-36", "WMX-22")
def test_the_black_stone_can_carry_the_marker_around() -> None:
    table = Table()
    table.stake(0, 59)
    table.stock(O1="black")
    table.move_from("O0", 2)
    table.play("O1 O2")
    assert table.points()[0] == 61
    assert table.track(0) == (1, 1)


@pytest.mark.rule("WM-36", "WM-37", "WMX-22")
@pytest.mark.parametrize(
    ("points", "field", "laps"),
    [
        (1, 1, 0),
        (10, 10, 0),
        (59, 59, 0),
        (60, 60, 0),
        (61, 1, 1),
        (120, 60, 1),
        (121, 1, 2),
        (0, None, 0),
        (-2, None, 0),
    ],
)
def test_the_marker_shows_the_total(points: int, field: int | None, laps: int) -> None:
    table = Table()
    table.stake(1, points)
    assert table.track(1) == (field, laps)
    assert sum(table.view()["players"][1]["points"].values()) == points


@pytest.mark.rule("WM-37", "WMX-23")
@pytest.mark.parametrize(("before", "after", "place"), [(62, 58, (58, 0)), (2, -2, (None, 0))])
def test_losses_may_cross_back_and_fall_below_zero(before: int, after: int, place: tuple[int | None, int]) -> None:
    table = Table(monument="taj_mahal")
    table.hold(0, red=3, orange=1)
    table.stake(0, before)
    table.build_from()
    assert table.options() == {"pass"}
    table.play("pass")
    assert table.points()[0] == after
    assert table.track(0) == place


@pytest.mark.rule("WM-30", "WM-32", "WM-34")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_monument_grows_from_the_ground_up(monument: str) -> None:
    match = Match(GAME, 3, 2, {"monument": monument})
    play_on(match, random.Random(4))
    slots = {slot["slot"]: slot for slot in match.view().table["monument"]["slots"]}
    standing: set[str] = set()
    points = [0, 0, 0]
    for seat, text in match.record().actions:
        if text.startswith("L"):
            assert set(slots[text]["supports"]) <= standing
            assert text not in standing
            assert slots[text]["builder"] == seat
            standing.add(text)
            points[seat] += (1, 3, 5, 7, 9)[int(text[1]) - 1]
    assert [one["stones"] for one in match.scores()] == points
    assert GAME.spec.census(match.state)["unscored points"] == 0
