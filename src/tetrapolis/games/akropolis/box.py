"""What is in the box, as drawings and the player aid need it."""

import msgspec

from .components import (
    CODES,
    DISTRICTS,
    HEX_LETTERS,
    LONG_STACKS,
    STACKS,
    STARS,
    START_CELLS,
    TILES,
    TILES_FOR,
)


class Setup(msgspec.Struct, frozen=True):
    """What depends on the number of players (AK-2 to AK-5, AK-41): the tiles in play are the first ones."""

    players: int
    long: bool
    tiles: int
    stacks: int
    rounds: int
    turns: int  # of each player


class Box(msgspec.Struct, frozen=True):
    """Tiles by number, the start tile first, their hexes one letter each; the stars on a plaza of each type (AK-27)."""

    tiles: tuple[str, ...]
    start_cells: tuple[tuple[int, int], ...]
    letters: str
    stars: dict[str, int]
    setups: tuple[Setup, ...]


def _setup(players: int, stacks: int, long: bool) -> Setup:
    rounds = stacks + 1
    tiles = TILES if long else int(TILES_FOR[players])
    return Setup(players, long, tiles, stacks, rounds, rounds * (players + 1) // players)


BOX = Box(
    CODES,
    tuple((int(q), int(r)) for q, r in START_CELLS),
    HEX_LETTERS,
    dict(zip(DISTRICTS, STARS.tolist(), strict=True)),
    tuple(
        _setup(players, stacks, long)
        for long, by_players in ((False, STACKS), (True, LONG_STACKS))
        for players, stacks in enumerate(by_players.tolist())
        if stacks
    ),
)
