"""The score pad: the score track and the gems, stones by level, or the monument itself, stone by stone."""

from tetrapolis.core.events import clear_events
from tetrapolis.core.kernel import rule
from tetrapolis.core.pads import OPEN, Entry, Figure, Pad, Table, Way

from .building import is_open, points_of_slot
from .components import BLACK_POINTS, BLUE, LEVEL_POINTS, LEVELS, MOST_SLOTS, NONE, ROUNDS, START_POINTS, SUPPLY
from .scoring import CATEGORIES, score
from .state import MAX_PLAYERS, OVER, State

ENTRIES = (
    Entry("track", (), (Figure("points", -99, 400),)),
    Entry("level", (Figure("level", 1, LEVELS),), (Figure("stones", 0, MOST_SLOTS),)),
    Entry("black", (), (Figure("times", 0, ROUNDS),)),
    Entry("losses", (), (Figure("stones", 0, 99),)),
    Entry("gems", (), (Figure("gems", 0, int(SUPPLY[BLUE])),)),
    Entry("stone", (Figure("slot", 0, MOST_SLOTS - 1),), (Figure("owner", 1, MAX_PLAYERS),), shared=True),
)
_TRACK, _LEVEL, _BLACK, _LOSSES, _GEMS, _STONE = range(len(ENTRIES))

# Columns of what was counted, behind the categories.
_AT_TRACK = len(CATEGORIES)
_AT_LEVEL = _AT_TRACK + 1
_COLUMNS = _AT_LEVEL + LEVELS

_START, _STONES, _RETURNED, _LOST, _GEM_POINTS = range(len(CATEGORIES))


@rule
def open_pad(s: State) -> None:
    """The monument that was chosen, without a stone."""
    clear_events(s)
    s.monument = 0
    s.built = 0
    for slot in range(MOST_SLOTS):
        s.builders[slot] = NONE
    s.phase = OVER


@rule
def enter(s: State, given: Table, kind: int, party: int, numbers: Table) -> int:
    """Note what was counted, or set a stone into the monument."""
    player = s.players[party]
    if kind == _TRACK:
        given[party, _AT_TRACK] = numbers[0]
    elif kind == _LEVEL:
        return _count_level(s, given, party, int(numbers[0]), int(numbers[1]))
    elif kind == _BLACK:
        player.black = BLACK_POINTS * numbers[0]
        returned = 0
        for other in range(s.seats):
            returned += s.players[other].black
        if returned > BLACK_POINTS * ROUNDS:
            player.black = 0
            return 1
    elif kind == _LOSSES:
        player.losses = -numbers[0]
    elif kind == _GEMS:
        gems = numbers[0]
        for other in range(s.seats):
            gems += s.players[other].hand[BLUE] if other != party else 0
        if gems > SUPPLY[BLUE]:
            return 1
        player.hand[BLUE] = numbers[0]
    else:
        return _set_stone(s, int(numbers[0]), int(numbers[1]) - 1)
    return 0


@rule
def _count_level(s: State, given: Table, party: int, level: int, stones: int) -> int:
    """A level has only so many places (WM-30)."""
    monument = s.monuments[s.monument]
    room = 0
    for slot in range(monument.slots):
        room += 1 if monument.level[slot] == level else 0
    for other in range(s.seats):
        if other != party:
            room -= max(0, given[other, _AT_LEVEL + level - 1])
    if stones > room:
        return 30
    given[party, _AT_LEVEL + level - 1] = stones
    return 0


@rule
def _set_stone(s: State, slot: int, owner: int) -> int:
    if slot >= s.monuments[s.monument].slots or owner >= s.seats:
        return 30
    if not is_open(s, slot):
        return 34
    s.built |= 1 << slot
    s.builders[slot] = owner
    s.players[owner].stones += points_of_slot(s, slot)
    return 0


@rule
def count(s: State, given: Table, party: int, out: Table, notes: Table) -> None:
    """As at the table, but for stones that were counted by hand; the track has everything but the gems."""
    score(s, party, out)
    levels, written, stones = 0, False, 0
    for level in range(LEVELS):
        if given[party, _AT_LEVEL + level] != OPEN:
            levels += LEVEL_POINTS[level] * given[party, _AT_LEVEL + level]
            stones += given[party, _AT_LEVEL + level]
            written = True
    if written:
        out[_STONES] = levels
    else:
        for slot in range(s.monuments[s.monument].slots):
            stones += 1 if s.builders[slot] == party else 0
    if given[party, _AT_TRACK] != OPEN:
        out[_STONES] = given[party, _AT_TRACK] - out[_START] - out[_RETURNED] - out[_LOST]
    notes[0] = stones
    notes[1] = out[_START] + out[_STONES] + out[_RETURNED] + out[_LOST]
    notes[2] = s.players[party].hand[BLUE]


@rule
def worth(s: State, given: Table, kind: int, party: int, numbers: Table) -> int:
    """The points of a stone, or of the stones of a level."""
    if kind == _STONE:
        return points_of_slot(s, int(numbers[0]))
    return int(LEVEL_POINTS[numbers[0] - 1] * numbers[1]) if kind == _LEVEL else 0


@rule
def doubt(s: State, given: Table, party: int, notes: Table, kind: int) -> int:
    """Stones cannot have made less than nothing."""
    player = s.players[party]
    least = START_POINTS + player.black + player.losses
    return notes[1] if given[party, _AT_TRACK] != OPEN and notes[1] < least else 0


PAD = Pad(
    entries=ENTRIES,
    ways=(
        Way("stones", "track", (("track", ()),)),
        Way("stones", "levels", tuple(("level", (level,)) for level in range(1, LEVELS + 1))),
        Way("stones", "points", (("number", (_STONES,)),)),
        Way("black", "black", (("black", ()),)),
        Way("losses", "losses", (("losses", ()),)),
        Way("gems", "gems", (("gems", ()),)),
    ),
    columns=_COLUMNS - len(CATEGORIES),
    open=open_pad,
    enter=enter,
    count=count,
    worth=worth,
    doubt=doubt,
    notes=("stones", "track", "gems"),
    doubts=("track",),
    bounds={"stones": (0, 400), "black": (0, 6), "losses": (-99, 0), "gems": (0, 27)},
    options=("monument",),
)
