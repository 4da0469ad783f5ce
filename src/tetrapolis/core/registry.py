"""Finds games through entry points: a package adds a game without any line changed here."""

import functools
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points

from .errors import UnknownGame, shown
from .game import Game

GAMES = "tetrapolis.games"
TEST_GAMES = "tetrapolis.games.testing"  # found by name, not offered to players


def names() -> tuple[str, ...]:
    """The games that can be played, by name."""
    return tuple(sorted(entry.name for entry in entry_points(group=GAMES)))


@functools.cache
def rules_versions() -> Mapping[str, int]:
    """The versions of the rules of all installed games, also of those that are not offered."""
    known = {entry.name for group in (GAMES, TEST_GAMES) for entry in entry_points(group=group)}
    return {name: find(name).spec.rules_version for name in sorted(known)}


def find(name: str) -> Game:
    """The game of this name; UnknownGame if none is installed."""
    entry = _entry(name) if isinstance(name, str) else None
    if entry is None:
        raise UnknownGame("unknown-game", game=shown(name), games=", ".join(names()))
    return _load(entry)


@functools.cache
def _load(entry: EntryPoint) -> Game:
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"the entry point {entry.name} of {entry.group} does not lead to a Game")
    return game


@functools.lru_cache(256)
def _entry(name: str) -> EntryPoint | None:
    for group in (GAMES, TEST_GAMES):
        for entry in entry_points(group=group, name=name):
            return entry
    return None
