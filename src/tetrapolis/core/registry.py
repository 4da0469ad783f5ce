"""Finds games through entry points: a package adds a game without any line changed here."""

import functools
from importlib.metadata import EntryPoint, entry_points

from .errors import UnknownGame
from .game import Game

GAMES = "tetrapolis.games"
TEST_GAMES = "tetrapolis.games.testing"  # found by name, not offered to players


def names() -> tuple[str, ...]:
    """The games that can be played, by name."""
    return tuple(sorted(entry.name for entry in entry_points(group=GAMES)))


@functools.cache
def find(name: str) -> Game:
    """The game of this name; UnknownGame if none is installed."""
    entry = _entry(name)
    if entry is None:
        raise UnknownGame("unknown-game", game=name, games=", ".join(names()))
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"the entry point {entry.name} of {entry.group} does not lead to a Game")
    return game


def _entry(name: str) -> EntryPoint | None:
    for group in (GAMES, TEST_GAMES):
        for entry in entry_points(group=group, name=name):
            return entry
    return None
