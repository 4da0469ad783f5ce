"""Conflicts: SW-68 to SW-70."""

import pytest

from rulebook.seven_wonders.tables import City, play_age, play_turn, shown, table, tokens
from tetrapolis.core.errors import MatchOver
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.game import GAME

#: Red cards that make 0, 1, ... shields.
SHIELDS = ["", "barracks", "walls", "circus", "circus barracks", "circus walls", "circus arsenal"]


def war(*shields: int, age: int = 1) -> Match:
    """Cities of this strength after the conflicts of an Age."""
    boards = ("gizah", "ephesos", "olympia", "alexandria", "halikarnassos", "babylon", "babylon")
    cities = (City(board, SHIELDS[strength]) for board, strength in zip(boards, shields, strict=False))
    match = table(*cities, age=age, turn=6)
    assert [shown(match, seat)["shields"] for seat in range(len(shields))] == list(shields)
    play_age(match)
    return match


@pytest.mark.rule("SW-68")
@pytest.mark.parametrize(
    ("shields", "cards"),
    [
        (1, "stockade barracks guard_tower"),
        (2, "walls training_ground stables archery_range"),
        (3, "fortifications circus arsenal siege_workshop castrum"),
        (0, "altar mine loom tavern workshop spies_guild"),
    ],
)
def test_the_shields_of_cards(shields: int, cards: str) -> None:
    others = City("gizah"), City("ephesos")
    for card in cards.split():
        assert shown(table(City("olympia", card), *others), 0)["shields"] == shields, card
    every = table(City("olympia", cards), *others)
    assert shown(every, 0)["shields"] == shields * len(cards.split())


@pytest.mark.rule("SW-68", "SW-55", "SW-56")
@pytest.mark.parametrize(
    ("board", "stages", "shields"),
    [("rhodos", 1, 0), ("rhodos", 2, 2), ("rhodos", 3, 2), ("rhodos night", 1, 1), ("rhodos night", 2, 2)],
)
def test_shields_of_built_stages_add_to_those_of_cards(board: str, stages: int, shields: int) -> None:
    match = table(City(board, "barracks", stages=stages), City("gizah"), City("ephesos"))
    assert shown(match, 0)["shields"] == shields + 1


@pytest.mark.rule("SW-68")
def test_only_the_own_city_counts() -> None:
    match = table(City("gizah"), City("rhodos", "circus"), City("ephesos", "circus"), turn=6)
    assert shown(match, 0)["shields"] == 0
    play_age(match)
    assert [tokens(match, seat) for seat in range(3)] == [-2, 1, 1]


@pytest.mark.rule("SW-69")
@pytest.mark.parametrize(("age", "victory"), [(1, 1), (2, 3), (3, 5)])
def test_the_stronger_gets_a_victory_token_the_weaker_a_defeat_equals_none(age: int, victory: int) -> None:
    match = war(3, 3, 1, 0, age=age)
    gained = [tokens(match, seat) for seat in range(4)]
    assert gained == [0 + victory, victory + 0, -1 + victory, -1 - 1]
    assert [shown(match, seat)["defeats"] for seat in range(4)] == [0, 0, 1, 2]
    assert [shown(match, seat)["victories"][age - 1] for seat in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("SW-69")
def test_the_difference_in_strength_does_not_matter() -> None:
    assert [tokens(war(strength, 0, 0), 0) for strength in range(1, 7)] == [2] * 6


@pytest.mark.rule("SW-69")
def test_each_conflict_is_with_a_neighbour_only() -> None:
    match = war(6, 0, 2, 1, 0, 3, 5, age=2)
    strengths = [6, 0, 2, 1, 0, 3, 5]
    for seat, own in enumerate(strengths):
        neighbours = strengths[(seat + 1) % 7], strengths[(seat - 1) % 7]
        assert tokens(match, seat) == sum(3 if own > other else -1 if own < other else 0 for other in neighbours)


@pytest.mark.rule("SW-69")
def test_the_events_tell_the_conflict_at_left_and_at_right() -> None:
    match = table(
        City("gizah", "circus"), City("ephesos", "barracks"), City("olympia"), City("babylon", "circus"), turn=6
    )
    happened = play_turn(match)
    told = {
        event.seat: (event.numbers["left"], event.numbers["right"]) for event in happened if event.kind == "conflict"
    }
    assert told == {0: (1, 0), 1: (1, -1), 2: (-1, -1), 3: (0, 1)}


@pytest.mark.rule("SW-69")
def test_tokens_of_all_ages_are_kept() -> None:
    match = table(City("gizah", "barracks"), City("ephesos"), City("olympia", "barracks"), turn=6)
    totals = []
    for _ in range(3):
        play_age(match)
        totals.append([tokens(match, seat) for seat in range(3)])
    assert totals == [[1, -2, 1], [4, -4, 4], [9, -6, 9]]
    assert shown(match, 0)["victories"] == [1, 1, 1]


@pytest.mark.rule("SW-70")
def test_the_next_age_begins_after_the_conflicts() -> None:
    match = table(City("gizah"), City("ephesos"), City("olympia"), turn=6)
    kinds = [event.kind for event in play_turn(match) if event.kind in ("conflict", "age", "end")]
    assert kinds == ["conflict"] * 3 + ["age"]
    assert (match.view().table["age"], match.view().table["turn"]) == (2, 1)
    assert not match.over


@pytest.mark.rule("SW-70")
def test_after_age_three_the_game_is_over() -> None:
    match = table(City("gizah"), City("ephesos"), City("olympia"), age=3, turn=6)
    assert match.winners == ()
    kinds = [event.kind for event in play_turn(match) if event.kind in ("conflict", "age", "end")]
    assert kinds == ["conflict"] * 3 + ["end"]
    assert (match.over, match.pending) == (True, ())
    assert match.winners
    with pytest.raises(MatchOver):
        match.play("sell altar", 0)


@pytest.mark.rule("SW-70")
def test_nothing_is_legal_after_the_end() -> None:
    match = war(0, 0, 0, age=3)
    for seat in range(3):
        assert match.legal(seat) == []
        for action in range(0, GAME.actions.count(match.state), 101):
            assert GAME.rule_id(int(GAME.rules.refusal(match.state, seat, action))) == "SW-70"
