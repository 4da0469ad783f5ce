"""Set-up and rounds: WM-1 to WM-7, WM-51."""

import random
from collections import Counter

import pytest

from rulebook.world_monuments.tables import MONUMENTS, Table, phase, play_on
from tetrapolis.core.batches import deal
from tetrapolis.core.errors import BadOption
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import GAME
from tetrapolis.text import texts

SUPPLY = {"purple": 23, "red": 23, "white": 15, "orange": 11, "blue": 9, "black": 1}


@pytest.mark.rule("WM-1", "WM-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_82_stones_of_which_72_are_building_stones_9_gems_and_1_black(seats: int) -> None:
    match = Match(GAME, seats, 1)
    for _ in range(2):
        counted = GAME.spec.census(match.state)
        assert {colour: counted[colour] for colour in SUPPLY} == SUPPLY
        assert counted["stones"] == 82
        play_on(match, random.Random(seats))
    assert sum(SUPPLY.values()) == 82


@pytest.mark.rule("WM-1")
def test_four_monument_boards_one_quarry_and_screens_and_markers_for_two_to_four() -> None:
    offered = {option.name: option.choices for option in GAME.spec.options}
    assert {*MONUMENTS, "random"} <= set(offered["monument"])
    assert "round" in offered["quarry"]
    assert GAME.spec.seat_counts == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadOption):
            Match(GAME, seats, 1)


@pytest.mark.rule("WM-3")
@pytest.mark.parametrize(
    ("monument", "levels"),
    [
        ("capitol", [20, 16, 11, 4, 1]),
        ("notre_dame", [22, 17, 11, 5]),
        ("san_pietro", [20, 17, 12, 4, 1]),
        ("taj_mahal", [17, 13, 8, 5, 1]),
    ],
)
def test_one_monument_is_chosen_and_its_board_prints_its_stones(monument: str, levels: list[int]) -> None:
    board = Table(monument=monument).view()["monument"]
    assert board["name"] == monument
    assert list(Counter(slot["level"] for slot in board["slots"]).values()) == levels
    assert all(slot["builder"] is None for slot in board["slots"])


@pytest.mark.rule("WM-3")
def test_the_monument_is_san_pietro_unless_chosen() -> None:
    match = Match(GAME, 2, 1)
    assert match.options == {
        "monument": "san_pietro",
        "quarry": "round",
        "steps": "turn",
        "reenter_start": True,
        "round3_pass_loss": False,
        "open_screens": False,
        "short_fields": "random",
        "first_player": "random",
    }
    assert match.view().table["monument"]["name"] == "san_pietro"


@pytest.mark.rule("WM-3")
def test_a_random_monument_is_each_of_the_four_equally_often() -> None:
    states = deal(GAME, 400, 2, {"monument": "random"})
    drawn = Counter(int(s.monument) for s in states)
    shown = {GAME.view(s, None)["monument"]["name"] for s in states[:40]}
    assert shown == set(MONUMENTS)
    assert len(drawn) == 4
    assert all(70 <= count <= 130 for count in drawn.values())


@pytest.mark.rule("WM-3")
@pytest.mark.parametrize("seed", range(6))
def test_a_random_monument_is_played_as_if_it_had_been_chosen(seed: int) -> None:
    drawn = Match(GAME, 2, seed, {"monument": "random"})
    board = drawn.view().table["monument"]
    assert board == Match(GAME, 2, seed, {"monument": board["name"]}).view().table["monument"]
    row = Counter[str]()
    for field in drawn.view().table["quarry"]["fields"].values():
        row += Counter(field["stones"])
    assert row == board["material"][0]


@pytest.mark.rule("WM-4")
def test_all_stones_but_those_of_the_first_row_lie_in_the_supply() -> None:
    table = Match(GAME, 2, 1).view().table
    assert table["supply"] == {"purple": 13, "red": 17, "white": 12, "orange": 9, "blue": 6}
    assert all(Match(GAME, 2, 1).view(seat).table["players"][seat]["hand"] == {} for seat in (0, 1))


@pytest.mark.rule("WM-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_start_on_10(seats: int) -> None:
    match = Match(GAME, seats, 1)
    assert [sum(points.values()) for points in match.scores()] == [10] * seats
    assert [one["track"] for one in match.view().table["players"]] == [{"field": 10, "laps": 0}] * seats


@pytest.mark.rule("WM-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_chooses_the_start_player_who_holds_the_worker_and_begins(seats: int) -> None:
    states = deal(GAME, 300, seats)
    begins = Counter(GAME.pending_seats(s)[0] for s in states)
    assert set(begins) == set(range(seats))
    assert all(abs(count - 300 / seats) < 50 for count in begins.values())
    for s in states[:20]:
        table = GAME.view(s, None)
        assert (table["holder"],) == GAME.pending_seats(s)
        assert table["quarry"]["worker"] is None


@pytest.mark.rule("WM-6")
def test_turns_go_clockwise() -> None:
    table = Table(3)
    table.stock(O0="red", O1="red", O2="red", O3="red", O4="red")
    table.s.actor = 2
    assert table.actor == 2
    table.play("O0")
    assert table.actor == 0
    table.play("O1 O2")
    assert table.actor == 1


@pytest.mark.rule("WM-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_each_a_quarry_phase_and_then_a_building_phase(seats: int) -> None:
    match = Match(GAME, seats, 5)
    chance = random.Random(seats)
    seen: list[tuple[int, str]] = []
    while not match.over:
        now = (int(match.state.round_number), phase(match))
        if now not in seen[-1:]:
            seen.append(now)
        match.play(chance.choice(match.legal()))
    assert seen == [(number, phase) for number in (1, 2, 3) for phase in ("quarry", "building")]


@pytest.mark.rule("WM-7")
def test_nothing_belongs_to_both_phases() -> None:
    table = Table()
    table.stock(O0="red", O5="red")
    table.hold(0, red=1)
    assert table.refused("L1-03") == "WM-7"
    assert table.refused("pass") == "WM-7"
    table.build_from()
    assert table.refused("O0") == "WM-7"
    assert table.refused("red") == "WM-7"


@pytest.mark.rule("WM-51")
def test_tips_and_all_rules_are_told_in_three_languages() -> None:
    told = [rule for section in GAME.face.rulebook for rule in section.rules]
    assert told == [f"WM-{number}" for number in range(1, 52)]
    tips = {lang: texts(lang, GAME.face.locale)("WM-51") for lang in ("en", "hu", "uk")}
    assert len(set(tips.values())) == 3
    assert all(len(tip) > 40 for tip in tips.values())
    for lang in ("en", "hu", "uk"):
        speak = texts(lang, GAME.face.locale)
        assert len({speak(rule) for rule in told}) == 51


@pytest.mark.rule("WM-14")
@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Building plans and quarry layout: our reconstruction"),
        ("hu", "Az építési tervek és a kőbánya beosztása saját rekonstrukció"),
        ("uk", "Плани будівництва та схема каменоломні — наша реконструкція"),
    ],
)
def test_plans_and_quarry_are_labelled_as_a_reconstruction(lang: str, label: str) -> None:
    assert texts(lang, GAME.face.locale)("reconstruction") == label


@pytest.mark.rule("WM-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_option_names_the_first_player(seats: int) -> None:
    for first in range(1, seats + 1):
        for number in range(4):
            match = Match(GAME, seats, number, {"first_player": first})
            assert match.pending == (first - 1,)
            assert match.view().table["holder"] == first - 1
    with pytest.raises(BadOption):
        Match(GAME, seats, 1, {"first_player": seats + 1})
