"""The end and the winners: AK-40, AK-41, AK-44, AK-45."""

from collections import Counter

import pytest

from rulebook.akropolis.cities import City, deal, line, on, placements, points, random_game, row, take
from tetrapolis.core.errors import MatchOver
from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.city import lay
from tetrapolis.games.akropolis.game import GAME

#: Tiles that, laid in a line, make a city of so many points.
LINES = {
    88: [2, 42, 60, 6, 18, 26, 19, 49, 54, 30, 37],
    85: [19, 20, 18, 6, 30, 42, 25, 2, 26, 54],
    80: [54, 18, 20, 6, 49, 26, 37, 19, 30, 42],
    90: [49, 42, 37, 20, 60, 18, 30, 2, 19, 6, 26],
}


def in_line(tiles: list[int]) -> str:
    return on(line(len(tiles)), tiles)


def final(*results: tuple[int, int]) -> Match:
    """A match at its end; for every seat its points, stones included, and its stones."""
    match = deal(len(results))
    for seat, (total, held) in enumerate(results):
        player = match.state.players[seat]
        for one in placements(in_line(LINES[total - held])) if total > held else []:
            lay(player, *one)
        player.stones = held
    match.state.over = 1
    assert [sum(score.values()) for score in match.scores()] == [total for total, _ in results]
    return match


@pytest.mark.rule("AK-40", "AK-41", "AKX-16")
def test_the_match_ends_when_one_tile_and_no_stack_is_left() -> None:
    match = deal(2)
    turns, after_the_last_stack = 0, 0
    while not match.over:
        table = match.view().table
        after_the_last_stack += table["stacks"] == 0
        take(match)
        turns += 1
    assert (turns, after_the_last_stack) == (36, 3)
    table = match.view().table
    assert (len(row(match)), table["stacks"], table["unseen"]) == (1, 0, [])
    placed = [one["tile"] for player in table["players"] for one in player["tiles"]]
    assert sorted([*placed, *row(match)]) == [0, *range(38)]
    assert not set(row(match)) & set(placed)
    assert match.events(last=1)[-1].kind == "end"


@pytest.mark.rule("AK-40")
def test_nothing_can_be_played_after_the_end() -> None:
    match = deal(2)
    for _ in random_game(match):
        pass
    assert match.pending == ()
    assert match.legal() == []
    with pytest.raises(MatchOver):
        match.play("0@2,0,0")
    spot = GAME.actions.encode(match.state, GAME.actions.parse("0@2,0,0"))
    for seat in range(2):
        assert GAME.rule_id(int(GAME.rules.refusal(match.state, seat, spot))) == "AK-40"
        assert len(GAME.legal(match.state, seat)) == 0


@pytest.mark.rule("AK-41")
@pytest.mark.parametrize(
    ("seats", "long_game", "rounds", "turns"),
    [
        (2, False, 12, 18),
        (3, False, 12, 16),
        (4, False, 12, 15),
        (2, True, 20, 30),
        (3, True, 15, 20),
        (1, False, 12, 18),
        (1, True, 20, 30),
    ],
)
def test_rounds_and_turns(seats: int, long_game: bool, rounds: int, turns: int) -> None:
    for first in range(1, seats + 1):
        match = deal(seats, long_game=long_game, first_player=first)
        assert Counter(random_game(match)) == dict.fromkeys(range(seats), turns)
        table = match.view().table
        assert table["round"] == rounds
        assert [len(player["tiles"]) for player in table["players"]] == [1 + turns] * max(seats, 2)


@pytest.mark.rule("AK-44")
def test_most_points_win() -> None:
    assert final((90, 2), (85, 0)).winners == (0,)
    assert final((80, 0), (85, 0), (88, 0)).winners == (2,)
    assert final((80, 0), (90, 0), (88, 0), (85, 0)).winners == (1,)


@pytest.mark.rule("AK-44")
def test_nobody_has_won_before_the_end() -> None:
    match = deal(2)
    take(match)
    assert match.winners == ()


@pytest.mark.rule("AK-44", "AK-45", "AKX-25")
def test_a_tie_is_broken_by_stones_and_else_shared() -> None:
    assert final((90, 2), (90, 5)).winners == (1,)
    assert final((90, 2), (90, 2)).winners == (0, 1)
    assert final((90, 0), (89, 9)).winners == (0,)


@pytest.mark.rule("AK-45")
def test_only_the_tied_players_compare_their_stones() -> None:
    assert final((90, 5), (90, 2), (90, 5)).winners == (0, 2)
    assert final((90, 2), (89, 9), (90, 2), (89, 9)).winners == (0, 2)
    assert final((89, 9), (90, 2), (90, 0), (9, 9)).winners == (1,)
    assert final((4, 4), (4, 4), (4, 4), (4, 4)).winners == (0, 1, 2, 3)


@pytest.mark.rule("AK-42")
def test_the_cities_of_these_tests_have_their_points() -> None:
    for total, tiles in LINES.items():
        assert points(in_line(tiles)) == total
        assert City(in_line(tiles)).income == [0] * len(tiles)
