"""Boards of one's own for World Monuments."""

from pathlib import Path

from tetrapolis.core.game import Game
from tetrapolis.games.world_monuments.game import game_of
from tetrapolis.games.world_monuments.plan_files import shelf_with

CASTLE = '''
kind = "monument"
name = "Castle"
rounds = [
    { purple = 9, red = 8, white = 5, orange = 2, blue = 3, black = 1 },
    { purple = 7, red = 7, white = 5, orange = 4, blue = 3, black = 1 },
    { purple = 7, red = 7, white = 5, orange = 5, blue = 3, black = 1 },
]
levels = [
    """
    ........
    P.P.P.P.
    ........
    P.R.R.P.
    ........
    P.P.P.P.
    """,
    """
    ........
    R.....R.
    ........
    .W.W.W..
    ........
    R.....R.
    """,
    """
    ........
    O.....O.
    ........
    ..W.W...
    ........
    O.....O.
    """,
]
'''


def ring(outer: int, middle: int) -> str:
    """A quarry like the printed one, with other numbers of fields."""
    borders = {tuple(sorted((f"O{i}", f"O{(i + 1) % outer}"))) for i in range(outer)}
    borders |= {(f"O{i}", f"M{i * middle // outer}") for i in range(outer)}
    borders |= {tuple(sorted((f"M{i}", f"M{(i + 1) % middle}"))) for i in range(middle)}
    borders |= {(f"M{i}", "C") for i in range(middle)}
    return f'kind = "quarry"\nname = "Ring {outer}"\nborders = {[f"{a}-{b}" for a, b in sorted(borders)]}\n'


def put(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def castle_and_ring(folder: Path) -> tuple[Game, str, str]:
    """The game with a monument and a quarry of one's own, and the names of the two."""
    put(folder, "castle", CASTLE)
    put(folder, "small_ring", ring(10, 5))
    shelf = shelf_with(folder)
    return game_of(shelf, folder), list(shelf.monuments)[-1], list(shelf.quarries)[-1]
