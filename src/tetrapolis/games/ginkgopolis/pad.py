"""The score pad: points, end cards and districts as they are called out, or the city itself, building by building."""

import numpy as np

from tetrapolis.core.events import clear_events
from tetrapolis.core.kernel import rule
from tetrapolis.core.pads import OPEN, Entry, Figure, Pad, Table, Way

from .city import cell_at, place_building
from .components import END_KIND, END_POINTS, NONE, THINGS, TOKENS
from .names import THING_NAMES, TILE_NAMES
from .scoring import CATEGORIES, award, end_bonus, rank_of, score
from .setup import empty
from .state import MAX_PLAYERS, MAX_TABLEAU, OVER, State

DISTRICTS_LISTED = 16  # districts that are counted one by one
_FARTHEST = 30
_TALLEST = 30

_DISTRICT = Figure("district", 1, DISTRICTS_LISTED)
_CARD = Figure("card", words=THING_NAMES)
ENTRIES = (
    Entry("earned", (), (Figure("points", 0, 400),)),
    Entry("tokens", (), (Figure("tokens", 0, TOKENS),)),
    Entry("card", (_CARD,)),
    Entry("counted", (_CARD,), (Figure("count", 0, 60),)),
    Entry("share", (_DISTRICT,), (Figure("resources", 0, 99),)),
    Entry("front", (_DISTRICT,), (Figure("height", 0, _TALLEST), Figure("number", 0, 20))),
    Entry(
        "building",
        (Figure("tile", words=TILE_NAMES),),
        (
            Figure("height", 1, _TALLEST),
            Figure("owner", 0, MAX_PLAYERS),  # 0: nobody; else the party, counted from 1
            Figure("x", -_FARTHEST, _FARTHEST),
            Figure("y", -_FARTHEST, _FARTHEST),
        ),
        shared=True,
    ),
)
_EARNED, _TOKENS, _KEEPS, _COUNTED, _SHARE, _FRONT, _BUILDING = range(len(ENTRIES))

# Columns of what was counted, behind the categories.
_AT_COUNTED = len(CATEGORIES)
_AT_SHARE = _AT_COUNTED + THINGS
_AT_FRONT = _AT_SHARE + DISTRICTS_LISTED
_COLUMNS = _AT_FRONT + DISTRICTS_LISTED


@rule
def open_pad(s: State) -> None:
    """No city, nothing owned."""
    clear_events(s)
    empty(s)
    s.phase = OVER


@rule
def enter(s: State, given: Table, kind: int, party: int, numbers: Table) -> int:
    """Give a player what somebody says he has, or set a building into the city."""
    if kind == _EARNED:
        s.players[party].points = numbers[0]
    elif kind == _TOKENS:
        s.players[party].tokens = numbers[0]
    elif kind == _KEEPS:
        return _keep(s, party, int(numbers[0]))
    elif kind == _COUNTED:
        if END_KIND[numbers[0]] == NONE:
            return 54
        for other in range(s.parties):
            if other != party and given[other, _AT_COUNTED + numbers[0]] != OPEN:
                return 1
        given[party, _AT_COUNTED + numbers[0]] = numbers[1]
    elif kind == _SHARE:
        given[party, _AT_SHARE + numbers[0] - 1] = numbers[1]
    elif kind == _FRONT:
        given[party, _AT_FRONT + numbers[0] - 1] = rank_of(0, int(numbers[1]), int(numbers[2]))
    else:
        return _build(s, numbers)
    return 0


@rule
def _keep(s: State, party: int, card: int) -> int:
    """A card exists once; letter cards never stay with anybody."""
    for other in range(s.parties):
        for i in range(s.players[other].tableau_count):
            if s.players[other].tableau[i] == card:
                return 1
    player = s.players[party]
    if player.tableau_count >= MAX_TABLEAU:
        return 1
    player.tableau[player.tableau_count] = card
    player.tableau_count += 1
    return 0


@rule
def _build(s: State, numbers: Table) -> int:
    x, y = int(numbers[3]), int(numbers[4])
    if numbers[2] > s.parties:
        return 1
    if s.grid[cell_at(x, y)] != 0:
        return 35
    number = place_building(s, int(numbers[0]), x, y, int(numbers[2]) - 1, 0)
    s.buildings[number].height = numbers[1]
    return 0


@rule
def count(s: State, given: Table, party: int, out: Table, notes: Table) -> None:
    """As at the table, but for cards and districts that were counted by hand."""
    score(s, party, out)
    for card in range(THINGS):
        if given[party, _AT_COUNTED + card] != OPEN:
            out[1] += given[party, _AT_COUNTED + card] * END_POINTS[card]
    listed = 0
    for district in range(DISTRICTS_LISTED):
        points = _listed_points(s, given, party, district)
        out[3] += points
        listed += 1 if points > 0 else 0
    notes[0] = s.players[party].tokens
    notes[1] = listed


@rule
def _listed_points(s: State, given: Table, party: int, district: int) -> int:
    """The points of a party from a district that was counted by hand."""
    own = np.zeros(MAX_PLAYERS, np.int64)
    ranks = np.zeros(MAX_PLAYERS, np.int64)
    for other in range(s.parties):
        own[other] = max(0, given[other, _AT_SHARE + district])
        ranks[other] = rank_of(own[other], 0, 0) + max(0, given[other, _AT_FRONT + district])
    return award(own, ranks, int(s.parties), party)


@rule
def worth(s: State, given: Table, kind: int, party: int, numbers: Table) -> int:
    """The points of a card, or of a party from a district."""
    if kind == _KEEPS:
        return end_bonus(s, party, int(numbers[0]))
    if kind == _COUNTED:
        return int(numbers[1] * END_POINTS[numbers[0]])
    return _listed_points(s, given, party, int(numbers[0]) - 1) if kind == _SHARE else 0


@rule
def doubt(s: State, given: Table, party: int, notes: Table, kind: int) -> int:
    """The number of a district in which it is not said who of two equals is ahead (GK-68)."""
    for district in range(DISTRICTS_LISTED):
        own, front = given[party, _AT_SHARE + district], given[party, _AT_FRONT + district]
        for other in range(party):
            if own > 0 and own == given[other, _AT_SHARE + district] and front == given[other, _AT_FRONT + district]:
                return district + 1
    return 0


PAD = Pad(
    entries=ENTRIES,
    ways=(
        Way("points", "earned", (("earned", ()),)),
        Way("cards", "points", (("number", (1,)),)),
        Way("tokens", "tokens", (("tokens", ()),)),
        Way("districts", "points", (("number", (3,)),)),
    ),
    columns=_COLUMNS - len(CATEGORIES),
    open=open_pad,
    enter=enter,
    count=count,
    worth=worth,
    doubt=doubt,
    notes=("tokens", "districts"),
    doubts=("undecided",),
    bounds={"points": (0, 400), "cards": (0, 300), "tokens": (0, 4), "districts": (0, 400)},
)
