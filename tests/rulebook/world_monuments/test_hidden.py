"""Screens and what stays public: WM-24, WM-39, WM-49 and the fifth section of the specification."""

import json
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from rulebook.world_monuments.tables import FIELDS, Table, phase, play_on
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.components import COLOURS, FIELD_NUMBERS
from tetrapolis.games.world_monuments.game import GAME
from tetrapolis.games.world_monuments.ids import PASS


def shown(table: Table, viewer: int | None) -> list[int]:
    """Whose stones a viewer sees."""
    return [seat for seat, one in enumerate(table.view(viewer)["players"]) if one["hand"] is not None]


def full_hands(**options: Any) -> Table:
    table = Table(3, **options)
    table.hold(0, white=1, blue=2)
    table.hold(1, purple=2, orange=1)
    table.hold(2, orange=4, black=1)
    return table


@pytest.mark.rule("WM-24")
def test_screens_hide_stones_from_all_but_their_owner() -> None:
    table = full_hands()
    table.stock(O0="red", O7="red")
    assert [shown(table, viewer) for viewer in (0, 1, 2, None)] == [[0], [1], [2], []]
    assert table.hand(1) == {"purple": 2, "orange": 1}
    table.build_from()
    assert [shown(table, viewer) for viewer in (0, 1, 2, None)] == [[0], [1], [2], []]


@pytest.mark.rule("WM-24")
def test_with_open_screens_all_hands_are_always_shown() -> None:
    table = full_hands(open_screens=True)
    for viewer in (0, 1, 2, None):
        assert shown(table, viewer) == [0, 1, 2]
        assert table.view(viewer)["players"][2]["hand"] == {"orange": 4, "black": 1}


@pytest.mark.rule("WM-24")
@pytest.mark.parametrize("phase", ["quarry", "building"])
def test_a_view_does_not_change_with_another_players_stones(phase: str) -> None:
    seen = []
    for stones in ({"purple": 2, "orange": 1}, {"red": 1}, {"white": 7, "blue": 3}):
        table = full_hands()
        table.stock(O0="red", O7="red")
        if phase == "building":
            table.build_from()
        table.hold(1, **stones)
        seen.append([json.dumps(table.view(viewer), sort_keys=True) for viewer in (0, 2, None, 1)])
    assert seen[0][:3] == seen[1][:3] == seen[2][:3]
    assert len({one[3] for one in seen}) == 3


@pytest.mark.rule("WM-39")
def test_a_pass_shows_the_hand_until_the_next_quarry_phase() -> None:
    table = full_hands()
    table.build_from()
    table.play("pass")
    assert [shown(table, viewer) for viewer in (0, 1, 2, None)] == [[0], [0, 1], [0, 2], [0]]
    assert table.view()["players"][0]["hand"] == {"white": 1, "blue": 2}
    table.play("L1-01", "pass", "L1-02")
    assert [shown(table, viewer) for viewer in (0, 1, None)] == [[0, 2], [0, 1, 2], [0, 2]]
    table.play("pass")
    assert table.phase == "quarry"
    assert [shown(table, viewer) for viewer in (0, 1, 2, None)] == [[0], [1], [2], []]


@pytest.mark.rule("WM-49")
def test_at_the_end_everything_is_shown() -> None:
    table = full_hands()
    table.built_all_but("L5-01")
    table.build_from(2, in_round=3)
    table.play("L5-01")
    assert table.match.over
    for viewer in (0, 1, 2, None):
        assert [one["hand"] for one in table.view(viewer)["players"]] == [
            {"white": 1, "blue": 2},
            {"purple": 2, "orange": 1},
            {"orange": 3, "black": 1},
        ]


@pytest.mark.rule("WM-24")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_log_of_picks_stays_public(viewer: int | None) -> None:
    match = Match(GAME, 3, 3)
    play_on(match, random.Random(1), lambda m: len(m.played) > 60 or phase(m) == "building")
    hands = [Counter[str]() for _ in range(3)]
    for event in match.events(viewer):
        if event.kind == "take":
            hands[event.seat][COLOURS[event.numbers["colour"]]] += 1
        if event.kind == "black":
            hands[event.seat]["black"] -= 1
    assert sum(hand.total() for hand in hands) > 15
    for seat in range(3):
        assert +hands[seat] == match.view(seat).table["players"][seat]["hand"]


def possible(match: Match, seat: int | None, count: int = 6) -> list[Any]:
    """States that a seat thinks possible."""
    rng = np.array([11, 5], np.int64)
    seen = match.view(seat)
    return [seen.possible_state(rng)[0] for _ in range(count)]


@pytest.mark.rule("WM-24")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_hands_follow_from_what_was_seen(seat: int | None) -> None:
    table = full_hands()
    table.stock(O0="red", M3="white blue")
    for s in possible(table.match, seat):
        assert (s.players["hand"] == table.s.players["hand"]).all()
        assert (s.quarry == table.s.quarry).all()


@pytest.mark.rule("WM-8")
def test_nobody_knows_later_draws() -> None:
    table = Table(monument="taj_mahal")
    table.build_from()
    table.play("pass")
    truth = tuple(table.s.rng)
    table_after = {}
    for seat in (0, 1, None):
        states = possible(table.match, seat)
        assert truth not in {tuple(s.rng) for s in states}
        for s in states:
            GAME.rules.apply(s, int(s.actor), PASS)
            assert int(s.round_number) == 2
        table_after[seat] = {s.quarry.tobytes() for s in states}
        assert len(table_after[seat]) == len(states)
        short = {name for s in states for name in FIELDS if int(s.quarry[FIELD_NUMBERS[name]].sum()) == 1}
        assert len(short - {f"O{i}" for i in range(12)}) > 1
    table.play("pass")
    assert all(table.s.quarry.tobytes() not in quarries for quarries in table_after.values())


@pytest.mark.rule("WM-8")
def test_what_a_seat_thinks_possible_does_not_depend_on_the_generator() -> None:
    table = Table()
    table.stock(O0="red", O7="red")
    first = [s.tobytes() for s in possible(table.match, 0)]
    table.s.rng[0] += 12345
    table.s.rng[1] += 2
    assert [s.tobytes() for s in possible(table.match, 0)] == first


@pytest.mark.rule("WM-8")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_shows_neither_seed_nor_generator(viewer: int | None) -> None:
    table = Table()
    table.stock(O0="red", O7="red")
    before = json.dumps(table.view(viewer))
    table.s.rng[:] = (1, 3)
    assert json.dumps(table.view(viewer)) == before
