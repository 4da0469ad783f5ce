"""All worker moves of many positions, against a second telling of the rules: WM-19 to WM-26."""

import random
from itertools import pairwise
from typing import Any

import pytest

from rulebook.world_monuments.tables import (
    FIELDS,
    MIDDLE,
    OUTER,
    Table,
    expected_moves,
    phase,
    play_on,
    stones_of,
    touching,
)
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import GAME

COLOURS = ("purple", "red", "white", "orange", "blue", "black")


def chance_position(seed: int, **options: Any) -> tuple[Table, str, int]:
    """Any stones anywhere, and a worker with some steps to make."""
    chance = random.Random(seed)
    table = Table(**options)
    full_share = chance.choice([0.1, 0.3, 0.8])
    for field in FIELDS:
        if chance.random() < full_share:
            most = 1 if field in OUTER else 2 if field in MIDDLE else 4
            table.stock(**{field: " ".join(chance.choices(COLOURS, k=chance.randint(1, most)))})
    start, turn = chance.choice(OUTER), chance.choice([2, 3, 4, 4, 9])
    table.move_from(start, turn)
    return table, start, min(turn, 4)


@pytest.mark.rule("WM-19", "WM-20", "WM-21", "WM-22", "WM-23", "WM-25")
@pytest.mark.parametrize("reenter", [True, False])
def test_the_moves_are_those_of_the_rules_and_no_step_leads_to_a_dead_end(reenter: bool) -> None:
    seen = 0
    for seed in range(40):
        table, start, steps = chance_position(seed, reenter_start=reenter)
        moves = table.moves()  # asserts that every step can be followed by another until the move is whole
        assert moves == expected_moves(stones_of(table), start, steps, reenter)
        assert len(set(moves)) == len(moves)
        seen += len(moves) > 1
    assert seen > 25


@pytest.mark.rule("WM-19", "WM-20", "WM-21", "WM-22", "WM-25")
@pytest.mark.parametrize("reenter", [True, False])
def test_every_refused_field_is_refused_for_its_reason(reenter: bool) -> None:
    reasons = set()
    for seed in range(40):
        table, start, steps = chance_position(seed, reenter_start=reenter)
        moves = expected_moves(stones_of(table), start, steps, reenter)
        if not moves:
            continue
        free = expected_moves({}, start, steps, reenter, free=True)
        walked: list[str] = []
        for word in random.Random(seed).choice(moves).split():
            if word in FIELDS:
                for field in FIELDS:
                    reason = expected_reason(table, start, [*walked, field], free, reenter)
                    if reason:
                        assert table.refused(field) == reason
                        reasons.add(reason)
                walked.append(word)
            if len(walked) == steps:
                break
            table.play(word)
    assert reasons == {"WM-19", "WM-20", "WM-22", "WM-25"} | (set() if reenter else {"WM-21"})


def expected_reason(table: Table, start: str, path: list[str], free: list[str], reenter: bool) -> str | None:
    """Why the last field of a path cannot be entered; what was taken so far is all that the first seat has."""
    *before, field = path
    if field not in touching(before[-1] if before else start):
        return "WM-19"
    if field in before:
        return "WM-20"
    if field == start and not reenter:
        return "WM-21"
    onward = [move.split() for move in free if move.split()[: len(path)] == path]
    if not onward:
        return "WM-22"
    if not table.hand(0) and not any(table.on_field(one) for way in onward for one in way[len(before) :]):
        return "WM-25"
    return None


@pytest.mark.rule("WM-26")
@pytest.mark.parametrize("reenter", [True, False])
def test_from_turn_four_on_a_single_stone_anywhere_can_be_collected(reenter: bool) -> None:
    for start in OUTER:
        for field in FIELDS:
            if field != start:
                table = Table(reenter_start=reenter)
                table.stock(**{field: "red"})
                table.move_from(start, 4)
                assert table.options(), (start, field)


@pytest.mark.rule("WM-26")
@pytest.mark.parametrize("reenter", [True, False])
def test_the_first_turns_can_always_collect_a_stone(reenter: bool) -> None:
    """In turn 3 at most the fields of the first two turns are empty: the worst case has one stone per field."""
    table = Table(reenter_start=reenter)
    for first in OUTER:
        for second in expected_moves({}, first, 2, reenter, free=True):
            table.clear()
            emptied = {first, *second.split()}
            table.stock(**{field: "red" for field in FIELDS if field not in emptied})
            table.move_from(second.split()[-1], 3)
            assert table.options(), (first, second)


@pytest.mark.rule("WM-26")
@pytest.mark.parametrize("options", [{}, {"reenter_start": False}, {"steps": "player", "monument": "taj_mahal"}])
def test_every_turn_of_many_matches_offers_a_move(options: dict[str, object]) -> None:
    for seats in (2, 3, 4):
        match = Match(GAME, seats, 20 + seats, options)
        chance = random.Random(seats)
        while not match.over:
            legal = match.legal()
            assert legal
            match.play(chance.choice(legal))


@pytest.mark.rule("WM-25")
def test_every_move_of_a_match_takes_a_stone() -> None:
    match = Match(GAME, 2, 9)
    play_on(match, random.Random(2))
    ends = [event.numbers["stones"] for event in match.events() if event.kind == "move_end"]
    assert len(ends) > 25
    assert min(ends) >= 1
    assert max(ends) <= 4
    assert sum(ends) == 25 + 28 + 28


@pytest.mark.rule("WM-19")
def test_the_worker_walks_from_field_to_field_through_the_whole_phase() -> None:
    match = Match(GAME, 2, 4)
    play_on(match, random.Random(6), lambda m: phase(m) == "building")
    way = [word for line in match.record().actions for word in line[1].split() if word in FIELDS]
    assert all(other in touching(one) for one, other in pairwise(way))
