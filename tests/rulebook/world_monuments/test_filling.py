"""Filling the quarry: WM-8 to WM-14."""

from collections import Counter
from itertools import combinations

import pytest

from rulebook.world_monuments.tables import FIELDS, MIDDLE, MONUMENTS, OUTER, Table, stones_of, touching
from tetrapolis.core.batches import deal
from tetrapolis.core.match import Match
from tetrapolis.core.state import States
from tetrapolis.games.world_monuments.actions import Shorten
from tetrapolis.games.world_monuments.components import COLOURS, FIELD_NUMBERS, SUPPLY
from tetrapolis.games.world_monuments.game import GAME
from tetrapolis.games.world_monuments.ids import PASS
from tetrapolis.games.world_monuments.quarry import clear_quarry, start_round
from tetrapolis.games.world_monuments.state import BUILDING

ROWS = {  # purple, red, white, orange, blue, black
    "capitol": [(11, 7, 3, 2, 3, 1), (7, 6, 6, 4, 3, 1), (3, 4, 6, 5, 3, 1)],
    "notre_dame": [(11, 6, 3, 2, 3, 1), (8, 9, 5, 2, 3, 1), (4, 7, 7, 6, 3, 1)],
    "san_pietro": [(10, 6, 3, 2, 3, 1), (7, 10, 4, 3, 3, 1), (4, 7, 7, 6, 3, 1)],
    "taj_mahal": [(9, 5, 3, 2, 3, 1), (7, 4, 5, 3, 3, 1), (4, 4, 7, 4, 3, 1)],
}


def at_round(monument: str, number: int, seed: int = 1) -> Table:
    """The quarry as it is filled for a round."""
    table = Table(2, seed, monument=monument)
    if number == 1:
        table.match = Match(GAME, 2, seed, {"monument": monument})
    for _ in range(number - 1):
        table.next_round()
    return table


def in_quarry(table: Table) -> tuple[int, ...]:
    total = Counter[str]()
    for field in FIELDS:
        total += Counter(table.on_field(field))
    return tuple(total[colour] for colour in COLOURS)


def counts(table: Table, fields: list[str]) -> list[int]:
    return [sum(table.on_field(field).values()) for field in fields]


@pytest.mark.rule("WM-8")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("monument", MONUMENTS)
def test_the_rounds_row_goes_from_the_supply_through_the_bag_into_the_quarry(monument: str, number: int) -> None:
    table = at_round(monument, number)
    assert table.view()["round"] == number
    assert in_quarry(table) == ROWS[monument][number - 1]
    assert not table.s.bag.any()
    gone = [sum(row[colour] for row in ROWS[monument][:number]) for colour in range(5)]
    assert table.s.supply[:5].tolist() == [whole - part for whole, part in zip((23, 23, 15, 11, 9), gone, strict=True)]


@pytest.mark.rule("WM-8")
def test_every_stone_is_drawn_equally_likely_for_every_field() -> None:
    states = deal(GAME, 1500, 2)
    for field, low, high in (("O0", 500, 700), ("C", 500, 700), ("O11", 500, 700)):  # 10 of 25 are purple: 600
        assert low < sum(int(s.quarry[FIELD_NUMBERS[field], 0]) for s in states) < high
    assert 1080 < sum(int(s.quarry[FIELD_NUMBERS["M3"], 0]) for s in states) < 1320
    black = Counter(int(s.quarry[:, 5].argmax()) for s in states)
    assert len(black) == 19
    assert all(25 <= black[FIELD_NUMBERS[field]] <= 100 for field in [*OUTER, "C"])  # 1 of 25: 60
    assert all(75 <= black[FIELD_NUMBERS[field]] <= 170 for field in MIDDLE)


@pytest.mark.rule("WM-9", "WMX-1")
@pytest.mark.parametrize("seed", range(5))
def test_one_stone_per_outer_field_two_per_middle_field_the_rest_inside(seed: int) -> None:
    table = at_round("san_pietro", 1, seed)
    assert in_quarry(table) == (10, 6, 3, 2, 3, 1)
    assert counts(table, OUTER) == [1] * 12
    assert counts(table, MIDDLE) == [2] * 6
    assert counts(table, ["C"]) == [1]


@pytest.mark.rule("WM-9")
@pytest.mark.parametrize(
    ("monument", "inside"), [("capitol", [3, 3, 0]), ("notre_dame", [2, 4, 4]), ("san_pietro", [1, 4, 4])]
)
def test_any_remainder_goes_to_the_inner_circle(monument: str, inside: list[int]) -> None:
    for number in (1, 2, 3):
        table = at_round(monument, number)
        assert counts(table, OUTER) == [1] * 12
        assert counts(table, ["C"]) == [inside[number - 1]]
        if inside[number - 1]:
            assert counts(table, MIDDLE) == [2] * 6


@pytest.mark.rule("WM-10", "WMX-16")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_the_taj_mahal_one_middle_field_gets_one_stone_in_every_round(number: int) -> None:
    for seed in range(4):
        table = at_round("taj_mahal", number, seed)
        assert sum(in_quarry(table)) == 23
        assert counts(table, OUTER) == [1] * 12
        assert sorted(counts(table, MIDDLE)) == [1, 2, 2, 2, 2, 2]
        assert counts(table, ["C"]) == [0]


@pytest.mark.rule("WM-11", "WMX-16")
def test_in_round_three_of_the_capitol_two_middle_fields_get_one_stone_each() -> None:
    for seed in range(4):
        table = at_round("capitol", 3, seed)
        assert sum(in_quarry(table)) == 22
        assert counts(table, OUTER) == [1] * 12
        assert sorted(counts(table, MIDDLE)) == [1, 1, 2, 2, 2, 2]
        assert counts(table, ["C"]) == [0]


def short_fields(states: States) -> Counter[tuple[str, ...]]:
    return Counter(tuple(name for name in MIDDLE if int(s.quarry[FIELD_NUMBERS[name]].sum()) == 1) for s in states)


@pytest.mark.rule("WM-12")
def test_chance_picks_the_short_field_of_the_taj_mahal() -> None:
    short = short_fields(deal(GAME, 600, 2, {"monument": "taj_mahal"}))
    assert set(short) == {(name,) for name in MIDDLE}
    assert all(65 <= count <= 135 for count in short.values())


@pytest.mark.rule("WM-12")
def test_chance_picks_the_two_short_fields_of_the_capitol() -> None:
    states = deal(GAME, 900, 2, {"monument": "capitol"})
    for s in states:
        s.quarry[:] = 0
        s.stocked = 0
        s.phase = BUILDING
        s.round_number = 2
        for _ in range(2):
            GAME.rules.apply(s, int(s.actor), PASS)
    short = short_fields(states)
    assert set(short) == set(combinations(MIDDLE, 2))
    assert all(30 <= count <= 95 for count in short.values())


@pytest.mark.rule("WM-12")
def test_short_fields_tell_nothing_about_colours() -> None:
    states = deal(GAME, 1500, 2, {"monument": "taj_mahal"})
    purple = 0
    for s in states:
        ((name, *_),) = short_fields([s])  # type: ignore[arg-type]
        purple += int(s.quarry[FIELD_NUMBERS[name], 0])
    assert 510 < purple < 665  # 9 of 23: 587


@pytest.mark.rule("WM-13")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_every_row_has_three_gems_and_one_black_stone(monument: str) -> None:
    rows = Match(GAME, 2, 1, {"monument": monument}).view().table["monument"]["material"]
    assert [(row["blue"], row["black"]) for row in rows] == [(3, 1)] * 3


@pytest.mark.rule("WM-14")
def test_12_outer_6_middle_and_1_inner_field_and_what_they_touch() -> None:
    fields = Match(GAME, 2, 1).view().table["quarry"]["fields"]
    assert set(fields) == set(FIELDS)
    assert len(fields) == 12 + 6 + 1
    for name, field in fields.items():
        assert set(field["touches"]) == set(touching(name))
    assert set(fields["O0"]["touches"]) == {"O11", "O1", "M0"}
    assert set(fields["M5"]["touches"]) == {"M4", "M0", "O10", "O11", "C"}
    assert set(fields["C"]["touches"]) == {"M0", "M1", "M2", "M3", "M4", "M5"}


@pytest.mark.rule("WM-14")
@pytest.mark.parametrize("field", ["O12", "O17", "M6", "M11"])
def test_there_are_no_other_fields(field: str) -> None:
    table = Table()
    table.stock(O0="red", O4="red")
    assert table.refused(field) == "WM-14"
    table.move_from("O11", 2)
    assert table.refused(field) == "WM-14"


@pytest.mark.rule("WM-8")
def test_the_same_seed_fills_the_same_quarry_and_another_seed_another() -> None:
    fillings = [stones_of(at_round("san_pietro", 2, seed)) for seed in (1, 1, 2)]
    assert fillings[0] == fillings[1] != fillings[2]


# -- the start player names the short fields ---------------------------------------------------------------------------


@pytest.mark.rule("WM-10", "WM-12")
def test_the_start_player_may_choose_the_middle_field_with_one_stone() -> None:
    for field in MIDDLE:
        match = Match(GAME, 3, 3, {"monument": "taj_mahal", "short_fields": "chosen", "first_player": 2})
        table = match.view().table
        assert (table["phase"], match.pending, table["filling"]) == ("filling", (1,), {"short": [], "left": 1})
        assert {str(action) for action in match.legal()} == {f"{name}=1" for name in MIDDLE}
        events = match.play(f"{field}=1")
        assert [event.kind for event in events] == ["short", "fill", "start"]
        table = match.view().table
        assert (table["phase"], match.pending, table["filling"]) == ("quarry", (1,), None)
        counts = {name: sum(one["stones"].values()) for name, one in table["quarry"]["fields"].items()}
        assert counts == {**dict.fromkeys(OUTER, 1), **dict.fromkeys(MIDDLE, 2), field: 1, "C": 0}


@pytest.mark.rule("WM-11", "WM-12")
def test_two_fields_are_named_one_after_the_other_each_once() -> None:
    match = Match(GAME, 2, 5, {"monument": "capitol", "short_fields": "chosen", "first_player": 1})
    s = match.state
    s.round_number = 3
    clear_quarry(s)
    s.supply[:] = SUPPLY
    start_round(s)
    assert match.view().table["filling"] == {"short": [], "left": 2}
    GAME.rules.apply(s, 0, GAME.actions.encode(s, Shorten("M4")))
    assert match.view().table["filling"] == {"short": ["M4"], "left": 1}
    assert GAME.rules.refusal(s, 0, GAME.actions.encode(s, Shorten("M4"))) == 12
    assert GAME.rules.refusal(s, 0, FIELD_NUMBERS["O1"]) == 12
    assert GAME.rules.refusal(s, 1, GAME.actions.encode(s, Shorten("M0"))) == 15
    assert GAME.rules.refusal(s, 0, PASS) == 7
    GAME.rules.apply(s, 0, GAME.actions.encode(s, Shorten("M0")))
    fields = match.view().table["quarry"]["fields"]
    assert [name for name in MIDDLE if sum(fields[name]["stones"].values()) == 1] == ["M0", "M4"]
    assert GAME.rules.refusal(s, 0, GAME.actions.encode(s, Shorten("M1"))) == 12


@pytest.mark.rule("WM-12")
def test_nothing_is_asked_where_no_field_is_short() -> None:
    match = Match(GAME, 2, 5, {"monument": "san_pietro", "short_fields": "chosen"})
    assert match.view().table["phase"] == "quarry"
