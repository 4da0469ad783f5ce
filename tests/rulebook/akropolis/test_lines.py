"""The most stretched cities there can be: all 30 tiles of the long game in one line (AK-18, AK-41)."""

from itertools import chain, product
from typing import Any

import numpy as np
import pytest

from oracles.akropolis import Options
from rulebook.akropolis.cities import (
    AROUND,
    VARIANTS,
    Cell,
    City,
    deal,
    legal,
    line,
    neighbours,
    on,
    row,
    slow_twin,
    stones,
)
from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.components import CODES, DISTRICTS
from tetrapolis.games.akropolis.game import GAME

TURNS = 30

#: Directions, each with the cell of the start tile that lies farthest that way.
LINES: list[tuple[int, Cell]] = [
    (0, (1, 0)),
    (1, (-1, 1)),
    (2, (-1, 1)),
    (3, (-1, 1)),
    (4, (0, -1)),
    (5, (0, -1)),
    (5, (1, 0)),
]
OPPOSITE = {0: LINES[3], 1: LINES[4], 2: LINES[5], 3: LINES[0], 4: LINES[1], 5: LINES[2]}

READINGS: list[dict[str, Any]] = [
    {"barracks_edge": edge, "lake": lake, **dict.fromkeys(VARIANTS, varied)}
    for edge, lake, varied in product(
        ("outer_space_only", "any_empty_neighbour", "variant_any_empty"),
        ("enclosed_region_any_size", "single_cell_only"),
        (False, True),
    )
]


def closing(spot: str) -> str:
    """Where a tile makes a lake of one cell out of the gap between the tile on this spot of a line and the next."""
    q, r, k = map(int, spot.split(","))
    dq, dr = AROUND[(k + 1) % 6]
    return f"{q + 2 * dq},{r + 2 * dr},{k}"


def play(mine: list[str], others: list[str], *shuffle: int) -> Match:
    """A whole long game in which both players always take the free tile."""
    match = deal(2, *shuffle, long_game=True)
    for turn, spots in enumerate(zip(mine, others, strict=True), start=1):
        for spot in spots:
            if turn > TURNS - 3:
                check_legal(match)
            match.play(f"0@{spot}")
    assert match.over
    assert turn == TURNS
    return match


def check_legal(match: Match) -> None:
    """The list, the predicate asked about every id, and the oracle agree."""
    s, seat = match.state, match.pending[0]
    allowed = np.zeros(GAME.actions.count(s), np.bool_)
    GAME.kernels.scan(s, seat, allowed)
    assert sorted(GAME.legal(s, seat)) == list(np.flatnonzero(allowed))
    payable = range(min(len(row(match)), stones(match)[seat] + 1))
    listed = [(one.index, one.q, one.r, one.k) for one in legal(match)]
    assert sorted(listed) == sorted((i, *spot) for i in payable for spot in slow_twin(match, seat).legal_spots())


def check_score(match: Match) -> None:
    """The oracle counts the same values and stars, under every reading, with and without variants."""
    for seat in range(2):
        twin = slow_twin(match, seat)
        for reading in READINGS:
            read(match, reading)
            shown = match.view().table["players"][seat]["districts"]
            assert {name: (shown[name]["value"], shown[name]["stars"]) for name in DISTRICTS} == twin.score(
                Options(**reading)
            )


def read(match: Match, reading: dict[str, Any]) -> None:
    """Change how a match is scored."""
    for option in GAME.spec.options:
        if option.name in reading:
            setattr(match.state.options, option.name, option.code(reading[option.name], 2))


def built(match: Match, seat: int) -> set[Cell]:
    return {(one["q"], one["r"]) for one in match.view().table["players"][seat]["city"]}


@pytest.mark.rule("AK-18", "AK-19", "AK-41")
@pytest.mark.parametrize(("direction", "start"), LINES)
def test_all_tiles_fit_in_one_line(direction: int, start: Cell) -> None:
    match = play(line(TURNS, direction, start), line(TURNS, *OPPOSITE[direction]))
    for seat, (way, cell) in enumerate([(direction, start), OPPOSITE[direction]]):
        (q, r), (dq, dr) = cell, AROUND[way]
        city = built(match, seat)
        assert len(city) == 4 + 3 * TURNS
        assert (q + 2 * TURNS * dq, r + 2 * TURNS * dr) in city
        spans = [max(axis) - min(axis) + 1 for axis in zip(*city, strict=True)]
        assert max(spans) == 3 + 2 * TURNS
    check_score(match)


@pytest.mark.rule("AK-35", "AK-52", "AK-54")
@pytest.mark.parametrize(("direction", "start"), LINES)
def test_lakes_and_barracks_lie_at_the_far_ends(direction: int, start: Cell) -> None:
    """Seat 0 has a lake and barracks at the end of a line, seat 1 at both ends of one."""
    far = line(TURNS - 1, direction, start)
    there, back = line(14, direction, start), line(14, *OPPOSITE[direction])
    both = [*there, *back, closing(there[-2]), closing(back[-2])]
    plain = [tile for tile in range(1, 62) if not set("bBgG") & set(CODES[tile])]
    mine = [13, 20, *plain[:25], 30, 23, plain[25]]  # the plazas; mgq and hbq at the end of the line
    rest = [tile for tile in range(1, 62) if tile not in mine and tile not in (6, 28, 57, 60)]
    others = [*rest[:12], 6, 28, *rest[12:24], 60, 57, *rest[24:26]]
    match = play([*far, closing(far[-2])], both, *chain.from_iterable(zip(mine, others, strict=True)))
    check_score(match)

    city = built(match, 0)
    (q, r), (dq, dr) = start, AROUND[direction]
    tip = (q + 2 * (TURNS - 1) * dq, r + 2 * (TURNS - 1) * dr)
    assert sum(near not in city for near in neighbours(tip)) == 4
    lakes = [cell for cell in chain.from_iterable(map(neighbours, city)) if cell not in city]
    assert sum(all(near in city for near in neighbours(cell)) for cell in set(lakes)) == 1
    for reading in READINGS:
        read(match, reading)
        doubled = 2 if reading["variant_garden"] else 1
        shown = match.view().table["players"][0]["districts"]
        assert shown["barracks"] == {"value": doubled, "stars": 2}
        assert shown["garden"] == {"value": doubled, "stars": 3}


@pytest.mark.rule("AK-35")
@pytest.mark.parametrize(("direction", "start"), LINES)
def test_barracks_at_the_end_of_the_longest_line_are_on_the_edge(direction: int, start: Cell) -> None:
    tiles = [13, *(tile for tile in range(1, 62) if not set("bB") & set(CODES[tile]))][: TURNS - 1]
    city = City(on(line(TURNS, direction, start), [*tiles, 23]), long_game=True, variant_barracks=True)
    assert city.score()["barracks"] == (2, 2)
