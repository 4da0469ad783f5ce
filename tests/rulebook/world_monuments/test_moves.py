"""Worker moves: WM-15 to WM-26."""

import random

import pytest

from rulebook.world_monuments.tables import (
    FIELDS,
    MIDDLE,
    OUTER,
    Table,
    phase,
    play_on,
    touching,
)
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import GAME

COLOURS = ("purple", "red", "white", "orange", "blue", "black")


def full(table: Table, middle: str = "red white", inside: str = "") -> None:
    """A quarry as it is filled."""
    table.stock(**dict.fromkeys(OUTER, "red"), **dict.fromkeys(MIDDLE, middle), C=inside)


@pytest.mark.rule("WM-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_on_clockwise_from_the_start_player_until_the_quarry_is_empty(seats: int) -> None:
    match = Match(GAME, seats, 3)
    start = match.view().table["holder"]
    movers = []
    chance = random.Random(seats)
    while phase(match) == "quarry":
        assert match.state.quarry.any()
        movers.append(match.pending[0])
        match.play(chance.choice(match.legal()))
        play_on(match, chance, lambda m: not m.played[-1].unfinished)
    assert movers == [(start + i) % seats for i in range(len(movers))]
    assert len(movers) >= 9
    assert not any(field["stones"] for field in match.view().table["quarry"]["fields"].values())


@pytest.mark.rule("WM-15")
def test_only_the_player_whose_turn_it_is_moves() -> None:
    table = Table(3)
    full(table)
    table.move_from("O0", 2, seat=1)
    for seat in (0, 2):
        assert table.refused("O1", seat) == "WM-15"
        assert table.match.legal(seat) == []


@pytest.mark.rule("WM-16")
@pytest.mark.parametrize("field", OUTER)
def test_turn_one_puts_the_worker_on_any_outer_field_and_takes_its_stone(field: str) -> None:
    table = Table()
    full(table)
    table.stock(C="blue")
    assert table.options() == set(OUTER)
    assert table.moves() == sorted(OUTER)
    table.play(field)
    assert table.view()["quarry"]["worker"] == field
    assert table.hand(0) == {"red": 1}
    assert table.on_field(field) == {}
    assert table.actor == 1


@pytest.mark.rule("WM-16")
@pytest.mark.parametrize("field", [*MIDDLE, "C"])
def test_turn_one_does_not_put_the_worker_inside(field: str) -> None:
    table = Table()
    full(table, inside="blue")
    assert table.refused(field) == "WM-16"


def step_counts(match: Match, chance: random.Random) -> dict[int, list[tuple[int, int]]]:
    """For every round the turns of the quarry phase: whose, and how many steps."""
    turns: dict[int, list[tuple[int, int]]] = {1: [], 2: [], 3: []}
    while not match.over:
        s = match.state
        if phase(match) == "quarry" and not int(s.path_length):
            made = turns[int(s.round_number)]
            made.append((match.pending[0], int(s.steps_left)))
            assert int(s.turn) == len(made)
        match.play(chance.choice(match.legal()))
    return turns


def fields_entered(line: str) -> int:
    return sum(word in FIELDS for word in line.split())


@pytest.mark.rule("WM-17", "WM-18")
@pytest.mark.parametrize("steps", ["turn", "player"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_have_1_2_3_and_then_always_4_steps_anew_in_each_round(seats: int, steps: str) -> None:
    match = Match(GAME, seats, 7, {"steps": steps})
    turns = step_counts(match, random.Random(seats))
    begin = [1, 2, 4, 4, 4] if (seats, steps) == (2, "player") else [1, 2, 3, 4, 4]
    planned = []
    for one in turns.values():
        made = [count for _, count in one]
        assert made == begin + [4] * (len(made) - 5)
        planned += made
    lines = [text for _, text in match.record().actions if text.split()[0] in FIELDS]
    assert [fields_entered(line) for line in lines] == planned


@pytest.mark.rule("WM-18", "WMX-15")
@pytest.mark.parametrize(
    ("steps", "first", "second"), [("turn", [1, 3, 4], [2, 4, 4]), ("player", [1, 4, 4], [2, 4, 4])]
)
def test_with_two_players_steps_count_by_turn_or_by_player(steps: str, first: list[int], second: list[int]) -> None:
    match = Match(GAME, 2, 11, {"steps": steps})
    for one in step_counts(match, random.Random(1)).values():
        starter = one[0][0]
        assert [count for seat, count in one if seat == starter][:3] == first
        assert [count for seat, count in one if seat != starter][:3] == second
        assert {count for _, count in one[4:]} == {4}


@pytest.mark.rule("WM-17")
def test_a_move_has_exactly_so_many_steps() -> None:
    table = Table(3)
    full(table)
    table.play("O0")
    table.play("O1", seat=1)
    assert table.actor == 1
    table.play("O2")
    assert table.actor == 2
    assert table.refused("O3", seat=1) == "WM-15"


@pytest.mark.rule("WM-19")
@pytest.mark.parametrize("start", ["O0", "O5", "O11"])
def test_each_step_goes_to_an_adjacent_field(start: str) -> None:
    table = Table()
    full(table, inside="blue")
    table.move_from(start, 4)
    assert table.options() == set(touching(start))
    for field in FIELDS:
        if field not in touching(start):
            assert table.refused(field) == "WM-19"


@pytest.mark.rule("WM-19")
def test_no_diagonals() -> None:
    table = Table()
    full(table, inside="blue")
    table.move_from("O1", 4)
    assert table.refused("M1") == "WM-19"
    table.play("M0 red")
    assert table.refused("O2") == "WM-19"
    assert table.refused("M2") == "WM-19"


@pytest.mark.rule("WM-20", "WMX-10")
def test_no_field_is_entered_twice_in_one_move() -> None:
    table = Table()
    full(table, "red red", "blue blue")
    table.move_from("O0", 4)
    table.play("M0", "C")
    assert table.refused("M0") == "WM-20"
    assert "M0" not in table.options()
    assert not [move for move in table.moves() if "M0" in move]


@pytest.mark.rule("WM-20")
def test_a_field_is_open_again_in_the_next_move() -> None:
    table = Table()
    full(table, "red red red")
    table.move_from("O0", 4)
    table.play("M0 M1 O2 O1")
    table.play("M0 M1 O2 O3")
    assert table.hand(1) == {"red": 3}  # O2 was empty


@pytest.mark.rule("WM-21")
def test_the_departure_field_may_be_entered_once() -> None:
    table = Table()
    full(table, "red red")
    table.move_from("O0", 4)
    table.play("O1", "O0")
    assert table.refused("O1") == "WM-20"
    assert table.options() == {"O11"}
    table.play("O11")
    assert table.refused("O0") == "WM-20"


@pytest.mark.rule("WM-21")
def test_the_departure_field_stays_closed_without_re_entry() -> None:
    table = Table(reenter_start=False)
    full(table, "red red")
    table.move_from("O0", 4)
    table.play("O1")
    assert table.refused("O0") == "WM-21"
    table.play("M0")
    assert table.refused("O0") == "WM-21"
    assert table.refused("O1") == "WM-20"
    assert not [move for move in table.moves() if "O0" in move.split()]


@pytest.mark.rule("WM-21")
def test_a_stone_on_the_departure_field_can_be_taken() -> None:
    table = Table()
    table.stock(O0="blue", O9="red")
    table.move_from("O0", 2)
    assert table.moves() == ["M0 O0", "O1 O0", "O11 O0"]
    table.play("M0 O0")
    assert table.hand(0) == {"blue": 1}


@pytest.mark.rule("WM-19", "WM-21", "WM-22", "WMX-9")
def test_two_steps_from_o11() -> None:
    without = ["M5 O10", "O0 O1", "O10 O9"]
    for reenter, paths in ((True, [*without, "M5 O11", "O0 O11", "O10 O11"]), (False, without)):
        table = Table(reenter_start=reenter)
        full(table, "red red")
        table.move_from("O11", 2)
        assert table.moves() == sorted(paths)


@pytest.mark.rule("WM-22", "WMX-10")
def test_a_move_ends_on_the_outer_ring() -> None:
    table = Table()
    full(table, "red red")
    table.move_from("O11", 2)
    table.play("O0")
    assert table.refused("M0") == "WM-22"


@pytest.mark.rule("WM-19", "WMX-10")
def test_o0_does_not_touch_m5() -> None:
    table = Table()
    full(table, "red red")
    table.move_from("O11", 2)
    table.play("M5")
    assert table.refused("O0") == "WM-19"


@pytest.mark.rule("WM-22")
def test_before_that_all_rings_are_open() -> None:
    table = Table()
    full(table, "red red", "blue")
    table.move_from("O4", 4)
    moves = table.moves()
    assert "M2 C M5 O10" in moves
    assert "M2 M3 M4 O8" in moves
    assert "O5 O6 M3 O7" in moves
    assert all(move.split()[-1] in OUTER for move in moves)


@pytest.mark.rule("WM-22")
def test_the_inner_circle_is_no_way_with_two_or_three_steps_left_outside() -> None:
    table = Table()
    full(table, "red red", "blue")
    table.move_from("O4", 3)
    table.play("M2")
    assert table.refused("C") == "WM-22"


@pytest.mark.rule("WM-23")
def test_entering_a_field_means_taking_exactly_one_stone_by_choice() -> None:
    table = Table()
    full(table, "purple black")
    table.move_from("O0", 2)
    table.play("M0")
    assert table.hand(0) == {}
    assert table.options() == {"purple", "black"}
    assert table.refused("red") == "WM-23"
    assert table.refused("O1") == "WM-23"
    table.play("black")
    assert table.hand(0) == {"black": 1}
    assert table.on_field("M0") == {"purple": 1}
    assert table.refused("purple") == "WM-23"


@pytest.mark.rule("WM-23")
def test_equal_colours_on_a_field_are_one_option_and_not_asked_for() -> None:
    table = Table()
    full(table, "white white")
    table.move_from("O0", 2)
    table.play("M0")
    assert table.hand(0) == {"white": 1}
    assert table.on_field("M0") == {"white": 1}
    assert table.options() == {"O0", "O1"}


@pytest.mark.rule("WM-23")
def test_empty_fields_may_be_entered_and_give_nothing() -> None:
    table = Table()
    table.stock(O2="red", O9="red")
    table.move_from("O0", 2)
    assert table.moves() == ["O1 O2"]
    table.play("O1")
    assert table.view()["move"]["picks"] == [None]
    table.play("O2")
    assert table.hand(0) == {"red": 1}


@pytest.mark.rule("WM-24")
def test_taken_stones_go_behind_the_movers_screen() -> None:
    table = Table(3)
    full(table, "purple orange")
    table.move_from("O0", 3, seat=2)
    table.play("M0 purple M1 orange O2")
    assert table.hand(2) == {"purple": 1, "orange": 1, "red": 1}
    assert table.hand(0) == table.hand(1) == {}


@pytest.mark.rule("WM-25")
def test_every_move_collects_at_least_one_stone() -> None:
    table = Table()
    table.stock(C="red")
    table.move_from("O4", 4)
    assert table.refused("O3") == "WM-25"
    assert table.refused("O5") == "WM-25"
    table.play("M2")
    assert table.refused("M1") == "WM-25"
    assert table.refused("O4") == "WM-25"
    assert table.options() == {"C"}


@pytest.mark.rule("WM-25")
@pytest.mark.parametrize("colour", ["blue", "black"])
def test_a_gem_or_the_black_stone_suffices(colour: str) -> None:
    table = Table()
    table.stock(O1=colour, O7="red")
    table.move_from("O0", 2)
    assert table.moves() == ["M0 O1", "O1 O0", "O1 O2"]


@pytest.mark.rule("WM-23", "WMX-2")
def test_the_rulebooks_move_of_three_steps() -> None:
    table = rulebook_quarry()
    assert "M0 purple M1 orange O2" in table.moves()
    table.play("M0 purple M1 orange O2")
    assert table.hand(0) == {"purple": 1, "orange": 1, "red": 1}
    assert table.on_field("M0") == {"black": 1}
    assert table.on_field("M1") == {"white": 1}
    assert table.actor == 1


@pytest.mark.rule("WM-23", "WMX-3")
@pytest.mark.parametrize("last", ["O0", "O1"])
def test_the_rulebooks_move_of_four_steps_ends_on_an_empty_field(last: str) -> None:
    table = rulebook_quarry()
    table.play("M0 purple M1 orange O2")
    assert [table.on_field(field) for field in ("O11", "O0", "O1", "O2")] == [{}] * 4
    table.play("M1", "C", "M0")
    assert table.hand(1) == {"white": 1, "blue": 1, "black": 1}
    assert table.options() == {"O0", "O1"}
    table.play(last)
    assert table.hand(1) == {"white": 1, "blue": 1, "black": 1}
    assert table.view()["quarry"]["worker"] == last


def rulebook_quarry() -> Table:
    """The stones of the rulebook's example; the worker comes from O1 in turn 3."""
    table = Table()
    table.stock(M0="purple black", M1="orange white", C="blue")
    table.stock(**dict.fromkeys(["O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10"], "red"))
    table.stock(M2="purple purple", M3="red white", M4="blue purple", M5="purple blue")
    table.move_from("O1", 3)
    return table


@pytest.mark.rule("WM-25", "WMX-11")
def test_a_last_stone_in_the_circle_leaves_ten_moves() -> None:
    table = Table()
    table.stock(C="red")
    table.move_from("O4", 4)
    moves = table.moves()
    assert len(moves) == 10
    assert moves == sorted(f"M2 C M{j} O{2 * j + k}" for j in (0, 1, 3, 4, 5) for k in (0, 1))


@pytest.mark.rule("WM-25", "WMX-12")
@pytest.mark.parametrize("reenter", [True, False])
def test_a_last_stone_opposite_leaves_one_move(reenter: bool) -> None:
    table = Table(reenter_start=reenter)
    table.stock(O10="red")
    table.move_from("O4", 4)
    assert table.moves() == ["M2 C M5 O10"]


@pytest.mark.rule("WM-23", "WMX-13")
def test_six_moves_or_three_without_re_entry() -> None:
    three = ["M2 red O5", "M2 white O5", "O3 O2"]
    for reenter, moves in ((True, [*three, "M2 red O4", "M2 white O4", "O3 O4"]), (False, three)):
        table = Table(reenter_start=reenter)
        table.stock(M2="red white", O3="blue")
        table.move_from("O4", 2)
        assert table.moves() == sorted(moves)
        table.play("M2")
        assert table.refused("O5") == "WM-23"
        assert table.options() == {"red", "white"}


@pytest.mark.rule("WM-23", "WMX-14")
def test_one_path_has_a_move_per_colour() -> None:
    table = Table()
    table.stock(C="red red blue white")
    table.move_from("O4", 4)
    on_path = [move for move in table.moves() if [word for word in move.split() if word in FIELDS] == PATH]
    assert on_path == ["M2 C blue M5 O11", "M2 C red M5 O11", "M2 C white M5 O11"]


PATH = ["M2", "C", "M5", "O11"]


@pytest.mark.rule("WM-17", "WM-21")
@pytest.mark.parametrize(("turn", "paths", "fewer"), [(2, 6, 3), (3, 14, 8), (4, 42, 33)])
def test_how_many_paths_there_are(turn: int, paths: int, fewer: int) -> None:
    for reenter, count in ((True, paths), (False, fewer)):
        table = Table(reenter_start=reenter)
        table.stock(**dict.fromkeys(FIELDS, "red"))
        for start in OUTER:
            table.move_from(start, turn)
            assert len(table.moves()) == count


@pytest.mark.rule("WM-23")
@pytest.mark.parametrize(("turn", "count"), [(2, 8), (3, 32), (4, 276)])
def test_how_many_moves_a_full_quarry_has_at_worst(turn: int, count: int) -> None:
    table = Table()
    full(table, "red white", "purple red white orange")
    table.move_from("O7", turn)
    assert len(table.moves()) == count
