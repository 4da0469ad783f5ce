"""The oracle's city: markers (GKX-24, GKX-25), districts (GKX-7 to GKX-12) and end cards (GKX-13)."""

from random import Random

import pytest

from oracles.ginkgopolis import (
    Building,
    City,
    Move,
    contour,
    district_points,
    districts,
    end_card_points,
    marker_options,
    neighbours,
)
from oracles.ginkgopolis_facts import CARDS, START_GRID, START_MARKERS, Cell

P, Q, R = 0, 1, 2
FLOOR = "red-01"  # what lies below a top tile plays no part


def tower(colour: str, number: int, height: int, owner: int | None) -> Building:
    return Building([FLOOR] * (height - 1) + [f"{colour}-{number:02}"], owner)


def row(text: str, colour: str = "blue") -> City:
    """A row of buildings "P 9x2": owner (- is nobody), number, floors."""
    city = {}
    for x, part in enumerate(text.split(", ")):
        owner, size = part.split()
        number, height = map(int, size.split("x"))
        city[x, 0] = tower(colour, number, height, None if owner == "-" else "PQR".index(owner))
    return city


def after(*moves: tuple[str, Cell]) -> tuple[set[Cell], dict[str, Cell]]:
    """The city and the markers after letters were urbanized and moved."""
    built, markers = set(START_GRID), dict(START_MARKERS)
    for letter, to in moves:
        built.add(markers[letter])
        assert (to, None, None) in marker_options(built, markers, letter, markers[letter])
        markers[letter] = to
    return built, markers


def options(built: set[Cell], markers: dict[str, Cell], letter: str) -> set[Move]:
    return marker_options(built | {markers[letter]}, markers, letter, markers[letter])


# --- markers


def test_contour_of_the_start_grid() -> None:
    """GK-9, GK-36: the markers clockwise, from the north-west."""
    assert contour(START_GRID) == list(START_MARKERS.values())


def test_contour_stays_on_a_building_at_a_diagonal_touch() -> None:
    """GK-36: the hole of an open ring counts; a closed ring hides it."""
    hook = {(0, 2), (1, 2), (2, 1), (0, 1), (0, 0), (1, 0), (2, 0)}  # (1, 2) and (2, 1) touch by a corner
    ring = contour(hook)
    assert ring.count((1, 1)) == 4
    assert ring.count((2, 2)) == 2
    # North side of (1, 2), its east side, the hole, then the north side of (2, 1).
    at = ring.index((1, 3))
    assert (ring * 2)[at : at + 7] == [(1, 3), (2, 2), (1, 1), (1, 1), (1, 1), (1, 1), (2, 2)]
    assert (1, 1) not in contour(hook | {(2, 2)})


def test_a_marker_moves_beside_the_new_building() -> None:
    """GK-34."""
    built, markers = after()
    assert options(built, markers, "A") == {((-1, 3), None, None), ((-2, 2), None, None)}
    assert options(built, markers, "B") == {((0, 3), None, None)}


def test_gkx_24_a_neighbouring_marker_is_shifted() -> None:
    """GKX-24: B to (0,4), C (1,3); or D to (3,1), C (2,2)."""
    built, markers = after(("B", (0, 3)), ("B", (1, 3)), ("D", (2, 2)))
    assert options(built, markers, "C") == {((1, 3), "B", (0, 4)), ((2, 2), "D", (3, 1))}


def test_gkx_25_between_the_neighbours_of_the_alphabet() -> None:
    """GKX-25: only (2,3)."""
    built, markers = after(("B", (0, 3)), ("B", (1, 3)), ("B", (1, 4)), ("D", (2, 2)), ("D", (3, 2)))
    assert options(built, markers, "C") == {((2, 3), None, None)}


def test_only_one_neighbour_can_make_room() -> None:
    """GK-37b: no shift past another marker."""
    built, markers = after(("B", (0, 3)), ("B", (1, 3)), ("D", (2, 2)))
    markers["A"] = (0, 4)
    assert options(built, markers, "C") == {((2, 2), "D", (3, 1))}
    markers["E"] = (3, 1)
    free = {cell for near in built | {(1, 2)} for cell in neighbours(near)} - built - {(1, 2)} - set(markers.values())
    assert options(built, markers, "C") == {(cell, None, None) for cell in free}  # GK-37c


def test_a_third_marker_between_leaves_any_place() -> None:
    """GK-37c."""
    built, markers = after(("B", (0, 3)), ("B", (1, 3)), ("B", (1, 4)), ("D", (2, 2)), ("D", (3, 2)))
    markers["K"] = (2, 3)
    free = {(-1, 3), (0, 4), (3, 1), (-2, 0)}
    assert options(built, markers, "C") == {(cell, None, None) for cell in free}


def test_a_marker_in_a_hole_is_skipped() -> None:
    """GK-36: P and N are the nearest letters on the contour."""
    # Like GKX-25, but D is in a closed hole, so that N is E.
    built, markers = after(("B", (0, 3)), ("B", (1, 3)), ("B", (1, 4)))
    built |= {(2, 2), (2, 1), (3, 1), (4, 1), (4, 0), (4, -1), (3, -1), (2, -1)}
    markers |= {"D": (3, 0), "E": (3, 2), "F": (5, 0)}
    assert options(built | {(2, 0)}, markers, "C") == {((2, 3), None, None)}


# --- districts and end cards


def test_gkx_7_rulebook_districts() -> None:
    """GKX-7: Yellow: Miley 6. Blue: Faye 7, Miley 2, Nell 0. A lone red 20: none."""
    faye, miley, nell = P, Q, R
    assert district_points(row("Q 9x2, Q 4x1", "yellow")) == {miley: 6}
    blue = row("P 6x2, P 7x1, Q 12x2, R 11x2")
    points = district_points(blue)
    assert [points[party] for party in (faye, miley, nell)] == [7, 2, 0]
    assert district_points({(0, 0): tower("red", 20, 5, P)}) == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("P 6x3, P 9x1, Q 12x2, Q 17x2", (8, 4, 0), id="GKX-8"),
        pytest.param("P 5x2, P 18x2, Q 16x2, Q 17x2", (8, 4, 0), id="GKX-9"),
        pytest.param("P 20x1, P 4x1, Q 6x2", (2, 4, 0), id="GKX-10"),
        pytest.param("P 4x1, Q 9x1, R 13x1", (0, 1, 3), id="GKX-11"),
        pytest.param("P 7x2, - 2x1", (4, 0, 0), id="GKX-12"),
        pytest.param("- 2x1, - 3x1", (0, 0, 0), id="GKX-12 unowned"),
        pytest.param("P 4x1, - 2x1, Q 9x2", (1, 3, 0), id="GKX-12 linked"),
    ],
)
def test_districts(text: str, expected: tuple[int, ...]) -> None:
    """GKX-8 to GKX-12, in either direction of the row."""
    for parts in (text, ", ".join(text.split(", ")[::-1])):
        points = district_points(row(parts))
        assert tuple(points[party] for party in (P, Q, R)) == expected


def test_gkx_12_a_diagonal_pair_is_no_district() -> None:
    """GKX-12."""
    city = {(0, 0): tower("red", 5, 2, P), (1, 1): tower("red", 6, 2, P)}
    assert districts(city) == []
    assert district_points(city) == {}
    city[1, 0] = tower("blue", 6, 2, P)
    assert district_points(city) == {}


def test_gkx_13_end_cards() -> None:
    """GKX-13: 4, 2, 6, 4, 6, 9; sum 31."""
    city = {
        (0, 0): tower("red", 4, 3, P),
        (2, 0): tower("red", 5, 1, P),
        (4, 0): tower("blue", 4, 2, P),
        (6, 0): tower("yellow", 4, 4, P),
        (8, 0): tower("red", 6, 4, Q),
    }
    people = ["character-07", "character-02", "character-06"]
    held = ["red-10", "blue-14", "yellow-15", "red-18", "blue-19", "yellow-20"]
    points = [end_card_points(card, P, people + held, city) for card in people + held]
    assert points == [0, 0, 0, 4, 2, 6, 4, 6, 9]
    assert sum(points) == 31


def outside_sides(built: set[Cell]) -> int:
    """Sides of buildings towards the outside, to which cells touching by a corner belong as well."""
    xs, ys = [x for x, _ in built], [y for _, y in built]
    empty = {
        (x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3) if (x, y) not in built
    }
    frontier = [(min(xs) - 2, min(ys) - 2)]
    outside = set(frontier)
    while frontier:
        x, y = frontier.pop()
        found = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & empty - outside
        outside |= found
        frontier += found
    return sum(near in outside for cell in built for near in neighbours(cell))


@pytest.mark.parametrize("seed", range(100))
def test_contour_lists_each_outer_side(seed: int) -> None:
    """GK-36, on random cities: as many cells as outer sides, each touching the one before."""
    rng, built = Random(seed), set(START_GRID)
    for _ in range(rng.randrange(40)):
        built.add(rng.choice([near for cell in sorted(built) for near in neighbours(cell) if near not in built]))
    ring = contour(built)
    assert len(ring) == outside_sides(built)
    assert not set(ring) & built
    for (x, y), (next_x, next_y) in zip(ring, ring[1:] + ring[:1], strict=True):
        assert max(abs(x - next_x), abs(y - next_y)) <= 1


def test_the_best_of_equally_tall_buildings_decides() -> None:
    """GK-68, on all pairs of numbers."""
    numbers = [card.number for card in CARDS.values() if card.colour == "blue"]
    for mine in numbers:
        for other in numbers:
            if mine != other:
                points = district_points(row(f"P {mine}x2, Q {other}x2"))
                assert (points[P], points[Q]) == ((4, 2) if mine > other else (2, 4))
    # Only the number on the tallest building counts.
    assert district_points(row("P 20x1, P 4x3, Q 5x3, Q 6x1")) == {P: 4, Q: 8}
