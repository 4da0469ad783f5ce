"""What a seat may know: all but the contents and order of the stacks. The same for everybody at the table."""

from typing import Any

import numpy as np

from .city import visible_cells
from .components import ARCHITECTS, CODES, DISTRICTS, HEX_LETTERS, TILES
from .scoring import CATEGORIES, score, scoring_cells, tally
from .state import MAX_CELLS, State


def open_table(s: State) -> dict[str, Any]:
    """The table as plain JSON."""
    seats = int(s.seats)
    row = s.row[: int(s.row_count)].tolist()
    return {
        "row": [{"tile": tile, "code": CODES[tile], "price": price} for price, tile in enumerate(row)],
        "stacks": (int(s.stacked_to) - int(s.stacked_from)) // (int(s.parties) + 1),
        "unseen": sorted(s.stacks[int(s.stacked_from) : int(s.stacked_to)].tolist()),
        "round": int(s.round_number),
        "chief": int(s.chief),
        "first_player": int(s.first_player),
        "turn": None if s.over else int(s.turn),
        "over": bool(s.over),
        "supply": int(s.supply),
        "players": [_player(s, party, party >= seats) for party in range(int(s.parties))],
    }


def _player(s: State, party: int, is_architect: bool) -> dict[str, Any]:
    player = s.players[party]
    values = np.zeros(len(DISTRICTS), np.int64)
    stars = np.zeros(len(DISTRICTS), np.int64)
    tally(s, party, values, stars)
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    laid = player.laid[: int(player.laid_count)].tolist()
    shown: dict[str, Any] = {
        "stones": int(player.stones),
        "points": dict(zip(CATEGORIES, points.tolist(), strict=True)),
        "districts": {
            name: {"value": value, "stars": star}
            for name, value, star in zip(DISTRICTS, values.tolist(), stars.tolist(), strict=True)
        },
    }
    if is_architect:
        shown["architect"] = ARCHITECTS[int(s.options.solo_level)]
        shown["tiles"] = [{"tile": tile, "code": CODES[tile]} for tile, *_ in laid]
    else:
        shown["tiles"] = [{"tile": tile, "q": q, "r": r, "k": k, "level": level} for tile, level, q, r, k in laid]
        shown["city"] = _cells(s, party)
    return shown


def _cells(s: State, party: int) -> list[dict[str, Any]]:
    """Every built cell with what is visible there, and whether it makes points."""
    cells = np.empty((MAX_CELLS, 5), np.int64)
    count = visible_cells(s, party, cells)
    scoring = np.zeros(MAX_CELLS, np.int64)
    scoring_cells(s, party, cells, count, scoring)
    return [
        {"q": q, "r": r, "hex": HEX_LETTERS[kind], "level": level, "tile": tile, "scores": bool(scores)}
        for (q, r, kind, level, tile), scores in zip(cells[:count].tolist(), scoring[:count].tolist(), strict=True)
    ]


def census(s: State) -> dict[str, int]:
    """Where every component is, counted: must never change."""
    counts = {f"tile {tile}": 0 for tile in range(1, TILES + 1)}
    on_table = [int(t) for t in s.stacks[int(s.stacked_from) : int(s.stacked_to)]]
    on_table += [int(t) for t in s.row[: int(s.row_count)]]
    stones = int(s.supply)
    for player in s.players[: int(s.parties)]:
        on_table += [int(one.tile) for one in player.laid[1 : int(player.laid_count)]]
        stones += int(player.stones)
    for tile in on_table:
        counts[f"tile {tile}"] += 1
    return {**counts, "stones": stones}
