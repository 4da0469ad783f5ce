"""Where an option is not asked for, it changes nothing: the same choices are legal, and lead to the same points."""

import random
from collections.abc import Iterator

import pytest

from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice, Option
from tetrapolis.core.registry import find, names
from tetrapolis.manifest import game_line

GAMES = [find(name) for name in names()]


def _unasked(game: Game) -> Iterator[tuple[int, Option]]:
    for seats in game.spec.seat_counts:
        yield from ((seats, option) for option in game.spec.options if not option.asks(seats))


def _played(game: Game, seats: int, option: str, choice: Choice) -> list[object]:
    """What the first seat is told of a match by chance."""
    match, chance = Match(game.name, seats, seed=5, options={option: choice}), random.Random(5)
    told: list[object] = []
    while not match.over:
        seat = match.pending[0]
        match.play(chance.choice(match.legal(seat)), seat)
        told.append(match.view(0).table)
    return told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_option_that_is_not_asked_for_changes_nothing(game: Game) -> None:
    for seats, option in _unasked(game):
        first, *others = (_played(game, seats, option.name, choice) for choice in option.choices_for(seats))
        assert all(other == first for other in others), (seats, option.name)


def test_what_is_asked_depends_on_the_number_of_players() -> None:
    asked = {
        (game.game, option.name): option.seats
        for game in map(game_line, GAMES)
        for option in game.options
        if option.seats != game.seats
    }
    assert asked == {
        ("akropolis", "solo_level"): [1],
        ("akropolis", "long_game"): [1, 2, 3],
        ("akropolis", "first_player"): [2, 3, 4],
        ("ginkgopolis", "characters"): [2, 3, 4, 5],
        ("ginkgopolis", "expert"): [1],
        ("ginkgopolis", "show_stock"): [2, 3, 4, 5],
        ("ginkgopolis", "first_player"): [2, 3, 4, 5],
        ("world_monuments", "quarry"): [],
        ("world_monuments", "steps"): [2],
    }
