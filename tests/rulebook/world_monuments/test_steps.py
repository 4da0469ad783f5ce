"""A move is chosen step by step: WM-17, WM-20, WM-23; and played, recorded and taken back as one choice."""

import random

import pytest

from rulebook.world_monuments.tables import FIELDS, Table, phase, play_on
from tetrapolis.core.errors import BadAction, IllegalAction, NothingToUndo
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import GAME


def content(match: Match) -> bytes:
    return bytes(match.state.tobytes())


def at_turn(turn: int, seed: int = 1) -> Match:
    """A match before its turn of this number in the first quarry phase."""
    match = Match(GAME, 2, seed)
    play_on(match, random.Random(seed), lambda m: len(m.choices) == turn - 1 and not _under_way(m))
    return match


def _under_way(match: Match) -> bool:
    return bool(match.played) and match.played[-1].unfinished


@pytest.mark.rule("WM-23", "WMX-2")
def test_a_move_is_one_line_of_the_record() -> None:
    for texts in (["M0 purple M1 orange O2"], ["M0", "purple", "M1 orange", "O2"]):
        table = Table()
        table.stock(M0="purple black", M1="orange white", C="blue", O2="red", O7="red")
        table.move_from("O1", 3)
        table.play(*texts)
        assert table.match.record().actions == ((0, "M0 purple M1 orange O2"),)


@pytest.mark.rule("WM-23")
def test_fields_and_stones_are_read_in_any_case() -> None:
    table = Table()
    table.stock(M0="purple black", O1="red", O7="red")
    table.move_from("O0", 2)
    table.play("m0 Purple o1")
    assert table.match.record().actions == ((0, "M0 purple O1"),)


@pytest.mark.rule("WM-17")
def test_the_record_of_a_match_replays_and_has_a_line_per_turn() -> None:
    match = Match(GAME, 3, 6)
    play_on(match, random.Random(5))
    record = match.record()
    turns = [event for event in match.events() if event.kind in ("move_end", "build", "passed")]
    assert [seat for seat, _ in record.actions] == [event.seat for event in turns]
    again = Match.replay(record)
    assert content(again) == content(match)
    assert again.record() == record


@pytest.mark.rule("WM-17")
def test_a_line_under_way_is_recorded_with_its_steps_so_far() -> None:
    match = at_turn(4)
    match.play(match.legal()[0])
    assert _under_way(match)
    assert len(match.record().actions) == 4
    again = Match.replay(match.record())
    assert content(again) == content(match)
    assert again.legal() == match.legal()


@pytest.mark.rule("WM-20")
@pytest.mark.parametrize("seed", range(4))
def test_a_move_is_taken_back_step_by_step_until_it_is_complete_and_then_whole(seed: int) -> None:
    match = at_turn(4, seed)
    snapshots = [content(match)]
    chance = random.Random(seed)
    while True:
        match.play(chance.choice(match.legal()))
        if not _under_way(match):
            break
        snapshots.append(content(match))
        if len(snapshots) >= 3:
            match.undo()
            assert content(match) == snapshots[-2]
            match.play(chance.choice(match.legal()))
            snapshots[-1] = content(match)
    steps = len(match.choices[-1])
    assert steps == len(snapshots) >= 4
    match.undo()
    assert content(match) == snapshots[0]
    assert len(match.choices) == 3


@pytest.mark.rule("WM-20")
def test_several_steps_of_a_move_under_way_and_the_move_before_are_taken_back() -> None:
    match = at_turn(3)
    before = content(match)
    text = next(iter(whole_moves(match)))
    match.play(text)
    middle = content(match)
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert _under_way(match)
    match.undo(2)
    assert content(match) == middle
    match.play(match.legal()[0])
    match.undo(2)
    assert content(match) == before
    match.undo(2)
    assert match.played == []
    with pytest.raises(NothingToUndo):
        match.undo()


def whole_moves(match: Match) -> list[str]:
    """All whole moves of a real match, by playing them in copies."""
    found = []
    waiting = [match.fork()]
    done = len(match.choices)
    while waiting:
        one = waiting.pop()
        for action in one.legal():
            twin = one.fork()
            twin.play(action)
            if _under_way(twin):
                waiting.append(twin)
            else:
                found.append(" ".join(step.notation for step in twin.choices[done]))
    return sorted(found)


@pytest.mark.rule("WM-19", "WM-22", "WM-23")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_every_whole_move_of_a_match_can_be_played_as_one_text(turn: int) -> None:
    match = at_turn(turn, 3)
    moves = whole_moves(match)
    assert len(moves) == len(set(moves)) >= 6
    for move in moves:
        twin = match.fork()
        heard = twin.play(move)
        assert len(twin.choices) == turn
        assert sum(event.kind in ("place", "enter") for event in heard) == turn
        assert twin.pending != match.pending


@pytest.mark.rule("WM-19")
def test_a_refused_later_step_leaves_the_match_unchanged() -> None:
    match = Match(GAME, 2, 1)
    match.play("O0")
    before, played, heard = content(match), list(match.played), match.events()
    for text, rule in (("O1 O5", "WM-19"), ("O1 M0", "WM-22"), ("O1 red", "WM-23"), ("O1 pass", "WM-7")):
        with pytest.raises(IllegalAction) as refused:
            match.play(text)
        assert refused.value.rule == rule
        assert content(match) == before
        assert match.played == played
        assert match.events() == heard
    with pytest.raises(BadAction):
        match.play("O1 nowhere")
    assert content(match) == before
    match.play("O1 O2")
    assert [text for _, text in match.record().actions] == ["O0", "O1 O2"]


@pytest.mark.rule("WM-19")
def test_a_refused_step_of_a_move_under_way_keeps_the_steps_before() -> None:
    match = Match(GAME, 2, 1)
    match.play("O0")
    match.play("O1")
    before = content(match)
    with pytest.raises(IllegalAction):
        match.play("O5")
    assert content(match) == before
    assert [one.notation for one in match.played] == ["O0", "O1"]


@pytest.mark.rule("WM-17")
@pytest.mark.parametrize("text", ["O0 O1", "O0 O1 O2"])
def test_two_choices_in_one_text_are_refused(text: str) -> None:
    match = Match(GAME, 2, 1)
    before = content(match)
    with pytest.raises(BadAction) as refused:
        match.play(text)
    assert refused.value.key == "too-many-steps"
    assert content(match) == before
    assert match.played == []
    match.play("O11")
    with pytest.raises(BadAction) as refused:
        match.play("O0 O1 O2")
    assert refused.value.key == "too-many-steps"
    assert [one.notation for one in match.played] == ["O11"]


@pytest.mark.rule("WM-29")
def test_two_buildings_in_one_text_are_refused() -> None:
    match = Match(GAME, 2, 2)
    play_on(match, random.Random(2), lambda m: phase(m) == "building")
    before = content(match)
    with pytest.raises(BadAction):
        match.play(f"{match.legal()[0]} {match.legal()[-1]}")
    assert content(match) == before


@pytest.mark.rule("WM-23")
def test_the_view_tells_the_move_under_way() -> None:
    table = Table()
    table.stock(M0="purple black", M1="white white", O3="red", O8="red")
    table.move_from("O1", 3)
    table.play("M0")
    assert table.view()["move"] == {"turn": 3, "steps_left": 2, "picking": True, "path": ["M0"], "picks": [None]}
    table.play("black", "M1")
    assert table.view()["move"] == {
        "turn": 3,
        "steps_left": 1,
        "picking": False,
        "path": ["M0", "M1"],
        "picks": ["black", "white"],
    }
    table.play("O3")
    assert table.view()["move"] == {"turn": 4, "steps_left": 4, "picking": False, "path": [], "picks": []}


@pytest.mark.rule("WM-22", "WM-25", "WM-26")
def test_no_step_offered_in_a_match_leads_to_a_dead_end() -> None:
    for seed in range(3):
        match = Match(GAME, 2, seed, {"reenter_start": seed % 2 == 0})
        chance = random.Random(seed)
        while phase(match) == "quarry":
            move = [str(action) for action in match.legal()]
            assert move
            assert all(one in FIELDS for one in move) or match.state.picking
            match.play(chance.choice(match.legal()))
