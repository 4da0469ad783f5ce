"""Points by category (GK-65)."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule

from .city import cell_at, next_to
from .components import (
    BY_BUILDINGS,
    BY_COLOUR,
    BY_RESOURCES,
    BY_TRIGGER,
    COLOUR,
    COUNTS_BUILDINGS,
    END_FIRST,
    END_KIND,
    END_LAST,
    END_POINTS,
    NONE,
    NUMBERS,
    TILES,
    TRIGGER,
)
from .state import MAX_PLAYERS, State

CATEGORIES = ("points", "cards", "tokens", "districts")
_POINTS, _CARDS, _TOKENS, _DISTRICTS = range(len(CATEGORIES))
POINTS_PER_TOKEN = 2


@rule
def score(s: State, party: int, out: npt.NDArray[np.int64]) -> None:
    player = s.players[party]
    out[_POINTS] = player.points
    out[_CARDS] = 0
    for i in range(player.tableau_count):
        out[_CARDS] += end_bonus(s, party, int(player.tableau[i]))
    out[_TOKENS] = POINTS_PER_TOKEN * player.tokens
    out[_DISTRICTS] = district_points(s, party)


@rule
def end_bonus(s: State, party: int, card: int) -> int:
    """What a card of the tableau scores at the end (GK-54 to GK-57)."""
    kind = END_KIND[card]
    if kind == NONE:
        return 0
    count = 0
    if COUNTS_BUILDINGS[card]:
        for number in range(s.building_count):
            count += counts(s, party, card, number)
    elif kind == BY_TRIGGER or kind == BY_COLOUR:
        player = s.players[party]
        for i in range(player.tableau_count):
            other = player.tableau[i]
            if kind == BY_TRIGGER:
                count += 1 if TRIGGER[other] == END_FIRST[card] else 0
            elif COLOUR[other] == END_FIRST[card]:
                count += 1
    else:
        count = 1
    return int(count * END_POINTS[card])


@rule
def counts(s: State, party: int, card: int, number: int) -> int:
    """How often a building counts for an end bonus of a party (GK-55, GK-56)."""
    building = s.buildings[number]
    if building.owner != party:
        return 0
    if END_KIND[card] == BY_RESOURCES:
        return int(building.height) if COLOUR[building.top] == END_FIRST[card] else 0
    return 1 if END_KIND[card] == BY_BUILDINGS and END_FIRST[card] <= building.height <= END_LAST[card] else 0


@rule
def district_points(s: State, party: int) -> int:
    """Points of a party from all districts (GK-66 to GK-69)."""
    points = 0
    district = np.zeros(TILES, np.int64)  # the number of a building's district; 0 = not yet seen
    members = np.empty(TILES, np.int64)
    for start in range(s.building_count):
        if district[start] != 0:
            continue
        count = _gather(s, start, district, members)
        if count > 0:
            points += _award(s, party, members, count)
    return points


@rule
def districts(
    s: State, district: npt.NDArray[np.int64], resources: npt.NDArray[np.int64], points: npt.NDArray[np.int64]
) -> None:
    """The number of every building's district, 0 if it has none; by its number, what parties have there and get."""
    members = np.empty(TILES, np.int64)
    for start in range(s.building_count):
        if district[start] != 0:
            continue
        count = _gather(s, start, district, members)
        if count == 0:
            district[start] = 0
        _add_resources(s, members, count, resources[start + 1])
        for party in range(s.parties):
            points[start + 1, party] = _award(s, party, members, count)


@rule
def _gather(s: State, start: int, district: npt.NDArray[np.int64], members: npt.NDArray[np.int64]) -> int:
    """How many buildings of one colour are connected by edges to the first one; alone it is no district (GK-66)."""
    colour = COLOUR[s.buildings[start].top]
    members[0] = start
    district[start] = start + 1
    count, taken = 1, 0
    while taken < count:
        here = s.buildings[members[taken]]
        taken += 1
        home = cell_at(int(here.x), int(here.y))
        for direction in range(4):
            number = int(s.grid[next_to(home, direction)]) - 1
            if number >= 0 and district[number] == 0 and COLOUR[s.buildings[number].top] == colour:
                district[number] = start + 1
                members[count] = number
                count += 1
    return count if count >= 2 else 0


@rule
def _add_resources(s: State, members: npt.NDArray[np.int64], count: int, own: npt.NDArray[np.int64]) -> None:
    """The resources that parties have on the buildings of a district."""
    for i in range(count):
        building = s.buildings[members[i]]
        owner = int(building.owner)
        if owner != NONE:
            own[owner] += building.height


@rule
def _award(s: State, party: int, members: npt.NDArray[np.int64], count: int) -> int:
    """The points of a party from a district."""
    ranks = np.zeros(MAX_PLAYERS, np.int64)
    own = np.zeros(MAX_PLAYERS, np.int64)
    _add_resources(s, members, count, own)
    for i in range(count):
        building = s.buildings[members[i]]
        owner = int(building.owner)
        if owner != NONE:
            rank = rank_of(own[owner], int(building.height), int(building.top) % NUMBERS)
            ranks[owner] = max(ranks[owner], rank)
    return award(own, ranks, int(s.parties), party)


@rule
def rank_of(resources: int, height: int, number: int) -> int:
    """GK-68: resources, then the tallest own building, then the highest number on one so tall."""
    return (resources * 64 + height) * 64 + number


@rule
def award(own: npt.NDArray[np.int64], ranks: npt.NDArray[np.int64], parties: int, party: int) -> int:
    """Most resources: all of them as points; second: the own ones; a sole owner both (GK-67, GK-69)."""
    total = own.sum()
    better = 0
    others = 0
    for other in range(parties):
        if other != party and own[other] > 0:
            others += 1
            better += 1 if ranks[other] > ranks[party] else 0
    if own[party] == 0:
        return 0
    if better == 0:
        return int(total + own[party]) if others == 0 else int(total)
    return int(own[party]) if better == 1 else 0
