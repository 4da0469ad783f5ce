"""The oracle's facts, worker moves, building and score track against the rules and their test vectors."""

from collections import Counter
from random import Random
from statistics import mean

import pytest

from oracles.world_monuments import (
    INNER,
    MIDDLE,
    OUTER,
    SLOTS,
    Move,
    check_filling,
    moves,
    must_pass,
    open_slots,
    paths,
    placements,
    random_filling,
    short_fields,
    track,
    winners,
)
from oracles.world_monuments_facts import (
    ADJACENT,
    BLACK,
    BUILDING,
    GEM,
    LEVEL_POINTS,
    MONUMENTS,
    RINGS,
    SUPPLY,
    Slot,
)

EACH_MONUMENT = pytest.mark.parametrize("monument", sorted(MONUMENTS))
EITHER_REENTRY = pytest.mark.parametrize("reenter", [True, False])
# Two colours on each middle field and four in the inner circle: the most choice there can be.
RICH = {
    **{name: ["red"] for name in OUTER},
    **{name: ["red", "white"] for name in MIDDLE},
    INNER: ["red", "white", "orange", "blue"],
}


def path_of(move: Move) -> tuple[str, ...]:
    return tuple(name for name, _ in move)


def taken(move: Move) -> list[str]:
    return [colour for _, colour in move if colour is not None]


def overlap(one: Slot, other: Slot) -> int:
    """The common ground of two stones in quarters of a stone."""
    return max(0, 2 - abs(one.x - other.x)) * max(0, 2 - abs(one.y - other.y))


# The facts


def test_there_are_82_stones_of_six_colours() -> None:
    assert sum(SUPPLY.values()) == 82  # WM-1
    assert sum(SUPPLY[colour] for colour in BUILDING) == 72
    assert sorted(SUPPLY.values()) == [1, 9, 11, 15, 23, 23]
    assert (SUPPLY[GEM], SUPPLY[BLACK]) == (9, 1)
    assert {*BUILDING, GEM, BLACK} == set(SUPPLY)


def test_a_level_is_worth_two_points_more_than_the_one_below() -> None:
    assert [LEVEL_POINTS[level] for level in range(1, 6)] == [1, 3, 5, 7, 9]  # WM-32
    assert len(LEVEL_POINTS) == 5


def test_the_quarry_has_rings_of_12_and_6_fields_and_a_centre() -> None:
    assert (len(OUTER), len(MIDDLE), len(RINGS)) == (12, 6, 19)  # WM-14
    assert set(ADJACENT) == set(RINGS)
    for i in range(12):
        assert set(ADJACENT[f"O{i}"]) == {f"O{(i - 1) % 12}", f"O{(i + 1) % 12}", f"M{i // 2}"}
    for j in range(6):
        outside = {f"O{2 * j}", f"O{2 * j + 1}"}
        assert set(ADJACENT[f"M{j}"]) == {f"M{(j - 1) % 6}", f"M{(j + 1) % 6}", *outside, INNER}
    assert set(ADJACENT[INNER]) == set(MIDDLE)


def test_who_touches_is_touched() -> None:
    assert all(here in ADJACENT[near] for here, nears in ADJACENT.items() for near in nears)


@EACH_MONUMENT
def test_every_row_has_3_gems_and_the_black_stone(monument: str) -> None:
    assert len(MONUMENTS[monument].rows) == 3
    for row in MONUMENTS[monument].rows:
        assert (row[GEM], row[BLACK]) == (3, 1)  # WM-13
        assert set(row) == set(SUPPLY)


@EACH_MONUMENT
def test_the_rows_fit_the_quarry_and_the_supply(monument: str) -> None:
    rows = MONUMENTS[monument].rows
    for number, row in enumerate(rows, 1):
        inner = sum(row.values()) - 24 + short_fields(monument, number)
        assert 0 <= inner <= 4
        assert inner == 0 or not short_fields(monument, number)
    for colour in (*BUILDING, GEM):
        assert sum(row[colour] for row in rows) <= SUPPLY[colour]


@pytest.mark.parametrize(
    ("monument", "sizes"),
    [
        ("capitol", [27, 27, 22]),
        ("notre_dame", [26, 28, 28]),
        ("san_pietro", [25, 28, 28]),
        ("taj_mahal", [23, 23, 23]),
    ],
)
def test_the_rows_have_their_sizes(monument: str, sizes: list[int]) -> None:
    assert [sum(row.values()) for row in MONUMENTS[monument].rows] == sizes  # WMX-16


def test_the_first_row_of_san_pietro_is_the_printed_one() -> None:
    row = MONUMENTS["san_pietro"].rows[0]
    assert row == {"purple": 10, "red": 6, "white": 3, "orange": 2, "blue": 3, "black": 1}  # WMX-1
    filling = random_filling("san_pietro", 1, Random(0))
    check_filling("san_pietro", 1, filling)
    sizes = [sum(len(filling[name]) for name in ring) for ring in (OUTER, MIDDLE, (INNER,))]
    assert sizes == [12, 12, 1]


@pytest.mark.parametrize(
    ("monument", "slots", "points", "levels"),
    [("capitol", 52, 160, 5), ("notre_dame", 55, 163, 4), ("san_pietro", 54, 168, 5), ("taj_mahal", 44, 140, 5)],
)
def test_a_plan_has_its_slots_points_and_levels(monument: str, slots: int, points: int, levels: int) -> None:
    plan = MONUMENTS[monument].slots
    assert len(plan) == len(SLOTS[monument]) == slots
    assert sum(LEVEL_POINTS[slot.level] for slot in plan) == points  # WMX-27
    assert max(slot.level for slot in plan) == levels  # WM-35


@EACH_MONUMENT
def test_a_slot_rests_on_just_the_slots_below_it(monument: str) -> None:
    for slot in MONUMENTS[monument].slots:
        below = [other for other in MONUMENTS[monument].slots if other.level == slot.level - 1 and overlap(slot, other)]
        assert sorted(other.id for other in below) == sorted(slot.supports)
        if slot.level == 1:
            continue
        assert len(slot.supports) in (1, 2, 4)  # WM-34
        assert sum(overlap(slot, other) for other in below) == 4, "no corner hangs in the air"
        aligned = all((slot.x, slot.y) == (other.x, other.y) for other in below)
        assert aligned == (len(slot.supports) == 1)


@EACH_MONUMENT
def test_stones_of_a_level_do_not_overlap(monument: str) -> None:
    plan = MONUMENTS[monument].slots
    assert not [
        1 for one in plan for other in plan if one.id < other.id and one.level == other.level and overlap(one, other)
    ]
    assert all(slot.id[:2] == f"L{slot.level}" and slot.colour in BUILDING for slot in plan)


@EACH_MONUMENT
def test_more_stones_come_than_are_needed_but_not_before_round_three(monument: str) -> None:
    rows = MONUMENTS[monument].rows
    needed = Counter(slot.colour for slot in MONUMENTS[monument].slots)
    for colour in BUILDING:
        assert 3 <= sum(row[colour] for row in rows) - needed[colour] <= 5
    early = [colour for colour in BUILDING if rows[0][colour] + rows[1][colour] < needed[colour]]
    assert early  # WMX-27


@EACH_MONUMENT
def test_at_most_22_slots_are_open_at_once(monument: str) -> None:
    """The widest antichain of the plan: all slots less the largest matching of slots with slots above (Dilworth)."""
    plan = SLOTS[monument]
    below = {name: set(slot.supports) for name, slot in plan.items()}
    for name in plan:  # level by level upwards
        below[name] |= {deeper for support in plan[name].supports for deeper in below[support]}
    matched: dict[str, str] = {}

    def match(name: str, seen: set[str]) -> bool:
        for lower in below[name] - seen:
            seen.add(lower)
            if lower not in matched or match(matched[lower], seen):
                matched[lower] = name
                return True
        return False

    width = len(plan) - sum(match(name, set()) for name in plan)
    assert width == {"capitol": 20, "notre_dame": 22, "san_pietro": 20, "taj_mahal": 17}[monument]


# Filling the quarry


@EACH_MONUMENT
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_drawn_filling_is_legal(monument: str, number: int) -> None:
    for seed in range(20):
        filling = random_filling(monument, number, Random(seed))
        check_filling(monument, number, filling)
        short = {"taj_mahal": 1, "capitol": 2 if number == 3 else 0}.get(monument, 0)
        assert [len(filling[name]) for name in MIDDLE].count(1) == short  # WM-10, WM-11
        assert not short or not filling[INNER]  # WMX-16
        assert placements(filling) == set(OUTER)  # WM-16


def test_a_wrong_filling_is_refused() -> None:
    def refused(monument: str, number: int, filling: dict[str, list[str]]) -> None:
        with pytest.raises(ValueError, match=r"field|row"):
            check_filling(monument, number, filling)

    good = random_filling("san_pietro", 1, Random(1))
    refused("san_pietro", 2, good)  # another round's row
    refused("san_pietro", 1, {**good, "O12": []})
    refused("san_pietro", 1, {**good, "O3": []})  # a stone is missing
    refused("san_pietro", 1, {**good, "O3": [], INNER: good[INNER] + good["O3"]})
    refused("san_pietro", 1, {**good, "M3": good["M3"][:1], INNER: good[INNER] + good["M3"][1:]})
    refused("san_pietro", 1, {**good, "M3": good["M3"] + good[INNER], INNER: []})
    taj = random_filling("taj_mahal", 1, Random(1))
    (short,) = (name for name in MIDDLE if len(taj[name]) == 1)
    other = next(name for name in MIDDLE if name != short)
    refused("taj_mahal", 1, {**taj, other: taj[other][:1], INNER: taj[other][1:]})  # two short fields
    refused("taj_mahal", 1, {**taj, other: [], INNER: taj[other]})
    moved = {**taj, short: taj[short] + taj[other][1:], other: taj[other][:1]}
    check_filling("taj_mahal", 1, moved)  # any field may be the short one
    del moved[INNER]
    check_filling("taj_mahal", 1, moved)


# Worker moves


@pytest.mark.parametrize(("steps", "free", "strict"), [(2, 6, 3), (3, 14, 8), (4, 42, 33)])
def test_the_number_of_paths_is_the_same_from_every_outer_field(steps: int, free: int, strict: int) -> None:
    for worker in OUTER:
        assert len(paths(worker, steps)) == free
        assert len(paths(worker, steps, reenter=False)) == strict
        assert paths(worker, steps, reenter=False) == {path for path in paths(worker, steps) if worker not in path}


@pytest.mark.parametrize(("steps", "count"), [(2, 8), (3, 32), (4, 276)])
def test_the_most_moves_there_can_be(steps: int, count: int) -> None:
    for worker in OUTER:
        assert len(moves(RICH, worker, steps)) == count


@pytest.mark.parametrize(("steps", "about"), [(2, 7.5), (3, 27), (4, 148)])
def test_random_fillings_give_about_this_many_moves(steps: int, about: float) -> None:
    rng = Random(3)
    fillings = [
        random_filling(name, number, rng) for name in sorted(MONUMENTS) for number in (1, 2, 3) for _ in range(40)
    ]
    assert mean(len(moves(filling, rng.choice(OUTER), steps)) for filling in fillings) == pytest.approx(about, rel=0.05)


def test_two_steps_from_o11_are_these() -> None:
    fresh = {("O10", "O9"), ("O0", "O1"), ("M5", "O10")}
    assert paths("O11", 2, reenter=False) == fresh  # WMX-9
    assert paths("O11", 2) == fresh | {("O10", "O11"), ("O0", "O11"), ("M5", "O11")}
    assert {path_of(move) for move in moves(RICH, "O11", 2)} == paths("O11", 2)


@EITHER_REENTRY
def test_a_move_ends_outside_goes_to_neighbours_and_enters_no_field_twice(reenter: bool) -> None:
    assert ("O0", "M0") not in paths("O11", 2, reenter=reenter)  # WMX-10
    assert ("M5", "O0") not in paths("O11", 2, reenter=reenter)
    assert ("M0", "C", "M0", "O1") not in paths("O0", 4, reenter=reenter)
    for path in paths("O0", 4, reenter=reenter):
        assert path[-1] in OUTER  # WM-22
        assert len(set(path)) == 4  # WM-20
        assert all(after in ADJACENT[before] for before, after in zip(("O0", *path), path, strict=False))  # WM-19


def test_a_stone_in_the_centre_alone_can_be_reached_in_ten_ways() -> None:
    found = moves({"C": ["white"]}, "O4", 4)
    ways = {("M2", "C", f"M{j}", f"O{2 * j + side}") for j in range(6) if j != 2 for side in (0, 1)}
    assert {path_of(move) for move in found} == ways  # WMX-11
    assert len(found) == 10
    assert all(dict(move)["C"] == "white" for move in found)


def test_the_last_stone_across_the_quarry_leaves_one_move() -> None:
    only = (("M2", None), ("C", None), ("M5", None), ("O10", "red"))
    assert moves({"O10": ["red"]}, "O4", 4) == {only}  # WMX-12


def test_a_stone_must_be_taken_where_one_lies_and_each_move_collects() -> None:
    quarry = {"M2": ["red", "white"], "O3": ["blue"]}
    fresh: set[Move] = {
        (("O3", "blue"), ("O2", None)),
        (("M2", "red"), ("O5", None)),
        (("M2", "white"), ("O5", None)),
    }
    back: set[Move] = {
        (("O3", "blue"), ("O4", None)),
        (("M2", "red"), ("O4", None)),
        (("M2", "white"), ("O4", None)),
    }
    assert moves(quarry, "O4", 2, reenter=False) == fresh  # WMX-13
    assert moves(quarry, "O4", 2) == fresh | back
    assert (("M2", None), ("O5", None)) not in moves(quarry, "O4", 2)


def test_equal_colours_on_a_field_are_one_option() -> None:
    found = moves({"C": ["red", "red", "blue", "white"]}, "O4", 4)
    picks = [taken(move) for move in found if path_of(move) == ("M2", "C", "M5", "O11")]
    assert sorted(picks) == [["blue"], ["red"], ["white"]]  # WMX-14
    assert moves({"C": Counter(red=2, blue=1, white=1, orange=0)}, "O4", 4) == found


@pytest.mark.parametrize("colour", [GEM, BLACK])
def test_a_gem_or_the_black_stone_is_enough_to_collect(colour: str) -> None:
    assert moves({"O5": [colour]}, "O4", 2) == {  # WM-25
        (("O5", colour), ("O6", None)),
        (("O5", colour), ("O4", None)),
        (("M2", None), ("O5", colour)),
    }


@EITHER_REENTRY
@pytest.mark.parametrize("worker", OUTER)
def test_four_steps_reach_a_stone_wherever_the_last_one_lies(worker: str, reenter: bool) -> None:
    for name in RINGS:
        if name != worker:  # the worker's field has just been emptied
            assert moves({name: ["red"]}, worker, 4, reenter=reenter)  # WM-26
    assert bool(moves({worker: ["red"]}, worker, 4, reenter=reenter)) == reenter


@EITHER_REENTRY
def test_no_move_of_an_empty_quarry_collects(reenter: bool) -> None:
    assert not moves({}, "O0", 4, reenter=reenter)
    assert not placements({"O1": [], "C": ["red"]})


# Building


def test_an_offset_slot_needs_all_stones_below() -> None:
    needs = {"L3-01", "L3-02", "L3-05", "L3-06"}
    assert set(SLOTS["capitol"]["L4-01"].supports) == needs  # WMX-17
    under = {slot for slot in SLOTS["capitol"] if slot < "L4"}
    assert "L4-01" in open_slots("capitol", under, ["orange"])
    for missing in needs:
        assert "L4-01" not in open_slots("capitol", under - {missing}, ["orange"])
    assert SLOTS["taj_mahal"]["L5-01"].supports == ("L4-03",)
    under = {slot for slot in SLOTS["taj_mahal"] if slot < "L4"} | {"L4-03"}
    assert "L5-01" in open_slots("taj_mahal", under, ["orange"])
    assert "L5-01" not in open_slots("taj_mahal", under - {"L4-03"}, ["orange"])


def test_the_plan_says_which_colour_goes_where() -> None:
    assert open_slots("san_pietro", set(), ["red"]) == {"L1-03", "L1-04"}  # WMX-18
    assert must_pass("taj_mahal", set(), ["red"])
    assert open_slots("san_pietro", {"L1-03", "L1-04"}, ["white", "red"]) == {"L2-03"}  # WMX-19
    assert must_pass("capitol", set(), ["orange", "orange", "blue"])  # WMX-20


@EACH_MONUMENT
def test_gems_and_the_black_stone_are_never_built(monument: str) -> None:
    assert must_pass(monument, set(), [GEM, BLACK])  # WM-33
    assert must_pass(monument, set(), [])
    assert must_pass(monument, set(SLOTS[monument]), BUILDING), "a slot takes one stone"
    assert must_pass(monument, set(), Counter(purple=0))
    assert not must_pass(monument, set(), Counter(purple=1))


# The score track


@pytest.mark.parametrize(
    ("total", "shown"),
    [
        (10, (10, 0)),
        (63, (3, 1)),  # WMX-22
        (60, (60, 0)),
        (61, (1, 1)),
        (58, (58, 0)),  # WMX-23
        (120, (60, 1)),
        (121, (1, 2)),
        (1, (1, 0)),
        (0, (0, 0)),
        (-2, (-2, 0)),
    ],
)
def test_the_marker_goes_on_from_field_one_after_sixty(total: int, shown: tuple[int, int]) -> None:
    assert track(total) == shown


def test_all_players_with_the_highest_total_win() -> None:
    assert winners([71 + 6, 74 + 3, 70 + 6]) == {0, 1}  # WMX-25
    assert winners([62, 64]) == {1}
    assert winners([-3, -2, -2, -9]) == {1, 2}
