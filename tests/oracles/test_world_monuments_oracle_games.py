"""The oracle's table: single turns from the test vectors, and whole random games."""

from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import mean

import pytest

from oracles.world_monuments import (
    CATEGORIES,
    INNER,
    MIDDLE,
    OUTER,
    SLOTS,
    Choice,
    Steps,
    Table,
    must_pass,
    open_slots,
    random_filling,
    winners,
)
from oracles.world_monuments_facts import BLACK, BUILDING, GEM, LEVEL_POINTS, MONUMENTS, SUPPLY

EACH_MONUMENT = pytest.mark.parametrize("monument", sorted(MONUMENTS))
EACH_SIZE = pytest.mark.parametrize("seats", [2, 3, 4])
OPTIONS: list[tuple[Steps, bool, bool]] = [
    ("turn", True, True),
    ("player", True, True),
    ("turn", False, True),
    ("turn", True, False),
    ("player", False, False),
]


def drawn(monument: str, rng: Random) -> Callable[[int], dict[str, list[str]]]:
    return lambda number: random_filling(monument, number, rng)


def random_choice(table: Table, rng: Random) -> Choice:
    return rng.choice(sorted(table.legal(), key=repr))


def building(
    monument: str, hands: list[str], *, built: str = "", totals: tuple[int, ...] = (), round_: int = 1
) -> Table:
    """A table in the building phase, seat 0 to play; hands and slots as words."""
    table = Table(len(hands), monument, drawn(monument, Random(0)))
    table.phase = "build"
    table.round = round_
    table.hands = [Counter(hand.split()) for hand in hands]
    table.built = dict.fromkeys(built.split(), 0)
    for parts, total in zip(table.categories, totals, strict=False):
        parts["stones"] = total - 10
    return table


def below(monument: str, slot: str) -> str:
    """The slots that a slot needs, down to the ground."""
    needed = set(SLOTS[monument][slot].supports)
    while deeper := {under for name in needed for under in SLOTS[monument][name].supports} - needed:
        needed |= deeper
    return " ".join(needed)


def rulebook_filling(number: int) -> dict[str, list[str]]:
    """A first filling of San Pietro with the fields of the examples as there, the rest in order."""
    fixed = {"M0": ["purple", "black"], "M1": ["orange", "white"], INNER: ["blue"], "O2": ["red"]}
    assert number == 1
    rest = Counter(MONUMENTS["san_pietro"].rows[0])
    rest.subtract(stone for stones in fixed.values() for stone in stones)
    bag = list(rest.elements())
    filling = dict(fixed)
    for name in (*OUTER, *MIDDLE):
        if name not in fixed:
            filling[name] = [bag.pop() for _ in range(1 if name in OUTER else 2)]
    return filling


# The quarry phase


def test_the_rulebook_moves_are_legal() -> None:
    table = Table(4, "san_pietro", rulebook_filling)
    assert table.quarry["M0"] == Counter(["purple", "black"])
    assert table.legal() == {("place", name) for name in OUTER}  # WM-16
    first = next(iter(table.quarry["O11"]))
    table.choose(("place", "O11"))
    assert (table.waiting, table.worker, table.hands[0]) == (1, "O11", Counter([first]))
    for choice in table.legal():
        if [name for name, _ in choice[1]] == ["O0", "O1"]:
            table.choose(choice)
            break
    assert (table.waiting, table.worker) == (2, "O1")
    table.choose(("move", (("M0", "purple"), ("M1", "orange"), ("O2", "red"))))  # WMX-2
    assert table.hands[2] == Counter(["purple", "orange", "red"])
    assert not any(table.quarry[name].total() for name in ("O11", "O0", "O1", "O2"))
    start = (("M1", "white"), ("C", "blue"), ("M0", "black"))
    follow = {choice[1][3] for choice in table.legal() if choice[1][:3] == start}
    assert follow == {("O0", None), ("O1", None)}  # WMX-3
    table.choose(("move", (*start, ("O1", None))))
    assert table.hands[3] == Counter(["white", "blue", "black"])
    assert (table.waiting, table.worker, table.steps_due) == (0, "O1", 4)


@pytest.mark.parametrize(
    ("seats", "steps", "expected"),
    [
        (2, "turn", [1, 2, 3, 4, 4, 4]),  # WMX-15
        (2, "player", [1, 2, 4, 4, 4, 4]),
        (3, "turn", [1, 2, 3, 4, 4, 4]),
        (3, "player", [1, 2, 3, 4, 4, 4]),
        (4, "turn", [1, 2, 3, 4, 4, 4]),
        (4, "player", [1, 2, 3, 4, 4, 4]),
    ],
)
def test_steps_grow_to_four_and_begin_anew_each_round(seats: int, steps: Steps, expected: list[int]) -> None:
    rng = Random(5)
    table = Table(seats, "san_pietro", drawn("san_pietro", rng), start=1, steps=steps)
    for number in (1, 2, 3):
        due, made, order = [], [], []
        first = table.holder
        while table.phase == "quarry":
            order.append(table.waiting)
            due.append(table.steps_due)
            choice = random_choice(table, rng)
            made.append(1 if choice[0] == "place" else len(choice[1]))
            table.choose(choice)
        assert due == made
        assert due[:6] == expected
        assert set(due[6:]) == {4}
        assert order == [(first + turn) % seats for turn in range(len(order))]  # WM-15
        while table.phase == "build":
            table.choose(random_choice(table, rng))
        assert table.round == min(number + 1, 3)


def test_the_owner_of_the_black_stone_scores_two_and_builds_first() -> None:
    for seed in range(10):
        rng = Random(seed)
        table = Table(3, "taj_mahal", drawn("taj_mahal", rng))
        assert table.supply[BLACK] == 0
        while table.phase == "quarry":
            owners: list[int | None] = [seat for seat, hand in enumerate(table.hands) if hand[BLACK]]
            mover = table.waiting
            table.choose(random_choice(table, rng))
        if not owners:
            owners = [mover]  # it was taken by the very last move
        assert [table.waiting] == owners == [table.holder]
        assert table.totals[table.holder] == 12  # WMX-4
        assert sorted(table.totals) == [10, 10, 12]
        assert table.supply[BLACK] == 1  # WM-28
        assert not any(hand[BLACK] for hand in table.hands)
        assert table.worker is None


# Building and passing


@pytest.mark.parametrize(
    ("monument", "slot", "before", "after"),
    [
        ("san_pietro", "L4-01", 19, 26),  # WMX-5
        ("san_pietro", "L2-06", 28, 31),  # WMX-6
        ("capitol", "L4-01", 19, 26),  # WMX-17
        ("taj_mahal", "L5-01", 19, 28),
        ("san_pietro", "L1-03", 10, 11),  # WMX-18
        ("san_pietro", "L2-03", 10, 13),  # WMX-19
    ],
)
def test_a_stone_scores_by_its_level_at_once(monument: str, slot: str, before: int, after: int) -> None:
    colour = SLOTS[monument][slot].colour
    table = building(monument, [colour, "purple"], built=below(monument, slot), totals=(before, 10))
    assert table.totals == [before, 10]
    assert ("build", slot) in table.legal()
    table.choose(("build", slot))
    assert table.totals == [after, 10]
    assert table.built[slot] == 0
    assert table.hands[0].total() == 0
    assert table.waiting == 1  # WM-32


def test_who_can_build_may_not_pass() -> None:
    table = building("san_pietro", ["red", "red"])
    assert table.legal() == {("build", "L1-03"), ("build", "L1-04")}  # WMX-18
    for wrong in [("pass",), ("build", "L1-01"), ("build", "L2-06"), ("place", "O0")]:
        with pytest.raises(ValueError, match="not legal"):
            table.choose(wrong)


@pytest.mark.parametrize(
    ("monument", "hand", "before", "after"),
    [
        ("taj_mahal", "red", 10, 9),  # WMX-18
        ("capitol", "orange orange blue", 10, 8),  # WMX-20
        ("taj_mahal", "white red orange blue blue", 20, 17),
        ("capitol", "blue blue", 10, 10),  # WM-40
        ("capitol", "", 10, 10),
        ("taj_mahal", "red red white orange", 62, 58),  # WMX-23
        ("taj_mahal", "red red white orange", 2, -2),
    ],
)
def test_a_forced_pass_costs_a_point_for_each_building_stone(monument: str, hand: str, before: int, after: int) -> None:
    table = building(monument, [hand, "purple"], totals=(before, 10))
    assert table.legal() == {("pass",)}
    assert table.revealed == {}
    table.choose(("pass",))
    assert table.totals == [after, 10]
    assert table.revealed == {0: Counter(hand.split())}  # WM-39
    assert table.hands[0] == Counter(hand.split())  # WM-42
    assert table.waiting == 1


def test_purple_red_and_orange_left_over_cost_three() -> None:
    low = " ".join(slot for slot in SLOTS["taj_mahal"] if slot < "L3")
    table = building("taj_mahal", ["purple red orange blue blue", "white"], built=low)
    table.choose(("pass",))
    assert table.categories[0] == {"start": 10, "stones": 0, "black": 0, "losses": -3, "gems": 0}  # WMX-7


def test_who_has_passed_is_skipped_even_if_a_stone_would_fit_later() -> None:
    table = building("san_pietro", ["white", "red purple"], built="L1-03")
    table.choose(("pass",))
    assert table.totals == [9, 10]  # WMX-21
    table.choose(("build", "L1-04"))
    assert open_slots("san_pietro", table.built, table.hands[0]) == {"L2-03"}
    assert table.waiting == 1  # WM-44: alone, and on until stuck
    table.choose(("build", "L1-01"))
    assert table.legal() == {("pass",)}
    assert table.phase == "build"


def test_the_holder_of_the_worker_starts_the_next_round_with_all_hands_kept() -> None:
    rng = Random(8)
    table = Table(3, "capitol", drawn("capitol", rng))
    while table.phase == "quarry":
        table.choose(random_choice(table, rng))
    holder = table.holder
    while table.round == 1:
        hands = [Counter(hand) for hand in table.hands]
        table.choose(random_choice(table, rng))
    assert table.legal() == {("place", name) for name in OUTER}  # WM-16
    assert table.waiting == table.holder == holder  # WM-45
    assert table.hands == hands  # WM-42
    assert table.passed == set()
    assert table.revealed == {}
    assert table.worker is None


@pytest.mark.parametrize("loss", [True, False])
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_passes_of_round_three_may_be_free(loss: bool, round_: int) -> None:
    table = building("taj_mahal", ["red red red white orange", "purple"], round_=round_)
    table.round3_pass_loss = loss
    table.choose(("pass",))
    assert table.totals[0] == (5 if loss or round_ < 3 else 10)  # WMX-26


def test_the_game_ends_at_once_with_the_last_slot() -> None:
    built = " ".join(slot for slot in SLOTS["san_pietro"] if slot != "L5-01")
    hands = ["orange blue", "red red red blue blue blue"]
    table = building("san_pietro", hands, built=built, totals=(50, 55), round_=3)
    table.choose(("build", "L5-01"))
    assert (table.phase, table.waiting, table.legal()) == ("over", None, set())  # WM-47
    assert table.categories[0]["stones"] == 49  # 59 in all before the gems
    assert [parts["gems"] for parts in table.categories] == [3, 9]  # WMX-8
    assert table.totals == [62, 64]  # WMX-24
    assert winners(table.totals) == {1}
    assert set(table.revealed) == {0, 1}


def test_the_game_ends_after_round_three_though_the_monument_is_incomplete() -> None:
    table = building("taj_mahal", ["red blue", "blue"], round_=3)
    table.choose(("pass",))
    table.choose(("pass",))
    assert (table.phase, table.waiting, table.round) == ("over", None, 3)  # WM-46
    assert table.totals == [12, 13]


def test_a_wrong_filling_stops_the_table() -> None:
    with pytest.raises(ValueError, match="row"):
        Table(2, "capitol", lambda _: random_filling("taj_mahal", 1, Random(0)))


# Whole games


def check_position(table: Table, blacks: list[int]) -> None:
    """What holds at every moment."""
    assert table.all_stones() == Counter(SUPPLY)  # WM-1
    assert table.all_stones().total() == 82
    places = [table.supply, *table.quarry.values(), *table.hands]
    assert all(count >= 0 for place in places for count in place.values())
    plan = SLOTS[table.monument]
    assert all(under in table.built for slot in table.built for under in plan[slot].supports)  # WM-34
    for seat, parts in enumerate(table.categories):
        assert set(parts) == set(CATEGORIES)
        assert parts["start"] == 10
        assert parts["stones"] == sum(LEVEL_POINTS[plan[slot].level] for slot, by in table.built.items() if by == seat)
        assert parts["black"] == 2 * blacks.count(seat)
        assert parts["losses"] <= 0
        assert parts["gems"] == (3 * table.hands[seat][GEM] if table.phase == "over" else 0)  # WM-49
    left = sum(field.total() for field in table.quarry.values())
    assert (left > 0) == (table.phase == "quarry")  # WM-27
    assert (table.worker is not None) == (table.phase == "quarry" and table.turn > 1)
    if table.worker is not None:
        assert table.worker in OUTER  # WM-22
        assert not table.quarry[table.worker].total()
    assert (table.supply[BLACK] == 1) == (table.phase != "quarry")
    assert table.waiting is None or table.waiting not in table.passed


def play(table: Table, rng: Random) -> None:
    """A random game, checked at every step."""
    blacks: list[int] = []
    check_position(table, blacks)
    while (seat := table.waiting) is not None:
        phase, round_, hand = table.phase, table.round, Counter(table.hands[seat])
        losses = table.categories[seat]["losses"]
        built = set(table.built)
        choice = random_choice(table, rng)
        table.choose(choice)
        if phase == "quarry" and table.phase == "build":
            blacks.append(table.holder)
        gained = table.hands[seat] - hand
        if choice[0] == "place":
            assert gained.total() == 1
        elif choice[0] == "move" and table.phase == "quarry":
            assert gained == Counter(colour for _, colour in choice[1] if colour)  # WM-24
            assert gained.total() >= 1  # WM-25
        elif choice[0] == "pass":
            assert must_pass(table.monument, built, hand)  # WM-38
            free = round_ == 3 and not table.round3_pass_loss
            left = sum(hand[colour] for colour in BUILDING)
            assert losses - table.categories[seat]["losses"] == (0 if free else left)  # WM-39
        check_position(table, blacks)
    assert len(blacks) == table.round == 3


def check_end(table: Table) -> None:
    points = sum(LEVEL_POINTS[SLOTS[table.monument][slot].level] for slot in table.built)
    losses = sum(parts["losses"] for parts in table.categories)
    assert sum(table.totals) == 10 * table.seats + 6 + 27 + points + losses  # WMX-28
    if len(table.built) < len(SLOTS[table.monument]):
        assert table.passed == set(range(table.seats))  # WM-46
    assert set(table.revealed) == set(range(table.seats))
    assert winners(table.totals)


@EACH_MONUMENT
@EACH_SIZE
@pytest.mark.parametrize(("steps", "reenter", "loss"), OPTIONS)
def test_random_games_keep_all_82_stones_and_every_rule(
    monument: str, seats: int, steps: Steps, reenter: bool, loss: bool
) -> None:
    rng = Random(f"{monument} {seats} {steps} {reenter} {loss}")
    start = rng.randrange(seats)
    fill = drawn(monument, rng)
    table = Table(seats, monument, fill, start=start, steps=steps, reenter_start=reenter, round3_pass_loss=loss)
    assert table.waiting == start  # WM-6
    play(table, rng)
    check_end(table)


def test_complete_monuments_bring_all_their_points() -> None:
    sums = {}
    for monument in sorted(MONUMENTS):
        for seed in range(20):
            rng = Random(seed)
            table = Table(2, monument, drawn(monument, rng))
            while table.waiting is not None:
                table.choose(random_choice(table, rng))
            if len(table.built) == len(SLOTS[monument]):
                assert table.round == 3  # WMX-27
                sums[monument] = sum(table.totals) - sum(parts["losses"] for parts in table.categories)
                break
    assert sums == {"capitol": 213, "notre_dame": 216, "san_pietro": 221, "taj_mahal": 193}  # WMX-28


def test_a_quarry_phase_takes_about_13_turns_of_about_45_moves() -> None:
    turns, sizes = [], []
    for seed in range(60):
        rng = Random(seed)
        monument = sorted(MONUMENTS)[seed % 4]
        table = Table(3, monument, drawn(monument, rng))
        turn = 0
        while table.phase == "quarry":
            turn = table.turn
            if table.steps_due == 4:
                sizes.append(len(table.legal()))
            table.choose(random_choice(table, rng))
        turns.append(turn)
    assert 12 <= mean(turns) <= 14
    assert 8 <= min(turns) <= max(turns) <= 20
    assert 40 <= mean(sizes) <= 52
