"""The score pad: stars and levels as they are called out, or the city itself, tile by tile."""

import numpy as np

from tetrapolis.core.events import clear_events
from tetrapolis.core.kernel import rule
from tetrapolis.core.pads import OPEN, Entry, Figure, Pad, Table, Way, no_worth

from .architect import architect_collect
from .city import found, lay, spot_refusal
from .components import DISTRICTS, HOUSE, PLAZA, STARS, STONES, TILES, TILES_FOR
from .scoring import CATEGORIES, QUARRIES, add_up, group_value, tally
from .state import MAX_LAID, State

HIGHEST = 8  # levels that are counted one by one
_FARTHEST = 2 * MAX_LAID

_DISTRICT = Figure("district", words=DISTRICTS)
_LEVEL = Figure("level", 1, HIGHEST)
_PLACE = (*(Figure(name, -_FARTHEST, _FARTHEST) for name in "qr"), Figure("k", 0, 5))
ENTRIES = (
    Entry("tile", (Figure("tile", 1, TILES),), _PLACE),
    Entry("stones", (), (Figure("stones", 0, 99),)),
    Entry("stars", (_DISTRICT,), (Figure("stars", 0, 60),)),
    Entry("levels", (_DISTRICT, _LEVEL), (Figure("count", 0, 40),)),
    Entry("doubled", (_DISTRICT, _LEVEL), (Figure("count", 0, 40),)),
    Entry("value", (_DISTRICT,), (Figure("value", 0, 250),)),
    Entry("hold", (), (Figure("tile", 1, TILES),)),  # the tile that the page offers places for
)
_TILE, _PAID, _STARS, _LEVELS, _DOUBLED, _VALUE, _HOLD = range(len(ENTRIES))

# Columns of what was counted, behind the categories.
_AT_STARS = len(CATEGORIES)
_AT_VALUE = _AT_STARS + PLAZA
_AT_LEVELS = _AT_VALUE + PLAZA
_AT_DOUBLED = _AT_LEVELS + PLAZA * HIGHEST
_COLUMNS = _AT_DOUBLED + PLAZA * HIGHEST

DOUBTS = (*(f"no-plaza-{district}" for district in DISTRICTS), "stones")
_MUCH_STONE = PLAZA


@rule
def open_pad(s: State) -> None:
    """Empty sites, nobody's turn."""
    clear_events(s)
    for player in s.players:
        found(player)
        player.stones = 0
    s.over = 1
    s.row_count = 0
    s.reach = 1 + 2 * (MAX_LAID - 1)


@rule
def enter(s: State, given: Table, kind: int, party: int, numbers: Table) -> int:
    """Lay a tile, or note what was counted."""
    if kind == _TILE:
        return _lay(s, party, numbers)
    if kind == _PAID:
        s.players[party].stones = numbers[0]
    elif kind == _STARS:
        if numbers[1] % STARS[numbers[0]] != 0:
            return 27
        given[party, _AT_STARS + numbers[0]] = numbers[1]
    elif kind == _VALUE:
        given[party, _AT_VALUE + numbers[0]] = numbers[1]
    elif kind == _HOLD:
        s.row[0] = numbers[0]
        s.row_count = 1
        s.turn = party
        s.over = 0
    else:
        at = _AT_LEVELS if kind == _LEVELS else _AT_DOUBLED
        given[party, at + numbers[0] * HIGHEST + numbers[1] - 1] = numbers[2]
    return 0


@rule
def _lay(s: State, party: int, numbers: Table) -> int:
    tile, q, r, k = int(numbers[0]), int(numbers[1]), int(numbers[2]), int(numbers[3])
    if tile > (TILES if s.options.long_game == 1 else TILES_FOR[s.parties]):
        return 2
    for other in range(s.parties):
        for number in range(s.players[other].laid_count):
            if number > 0 and s.players[other].laid[number].tile == tile:
                return 1
    city = s.players[party]
    if city.laid_count >= MAX_LAID:
        return 41
    if party >= s.seats:
        architect_collect(city, tile)
        return 0
    refused = spot_refusal(city, q, r, k)
    if refused == 0:
        lay(city, tile, q, r, k)
    return int(refused)


@rule
def count(s: State, given: Table, party: int, out: Table, notes: Table) -> None:
    """Values and stars of the city, but for those that were counted by hand."""
    values = np.zeros(PLAZA, np.int64)
    stars = np.zeros(PLAZA, np.int64)
    out[QUARRIES] = 0
    if s.players[party].laid_count > 1:  # the start tile alone is nobody's city
        out[QUARRIES] = tally(s, party, values, stars)
    for district in range(PLAZA):
        if given[party, _AT_STARS + district] != OPEN:
            stars[district] = given[party, _AT_STARS + district]
        levels, doubled, written = 0, 0, False
        for level in range(1, HIGHEST + 1):
            at = district * HIGHEST + level - 1
            once, twice = given[party, _AT_LEVELS + at], given[party, _AT_DOUBLED + at]
            if once != OPEN:
                levels += level * once
                written = True
            if twice != OPEN:
                doubled += 2 * level * twice
                written = True
        if given[party, _AT_VALUE + district] != OPEN:
            levels, written = given[party, _AT_VALUE + district], True
        if written:
            values[district] = doubled + (group_value(s, levels) if district == HOUSE else levels)
        notes[2 * district] = values[district]
        notes[2 * district + 1] = stars[district]
    add_up(values, stars, int(s.players[party].stones), out)


@rule
def doubt(s: State, given: Table, party: int, notes: Table, kind: int) -> int:
    """Districts without a plaza make no points (AK-30); there are only so many stones (AK-1)."""
    if kind == _MUCH_STONE:
        return s.players[party].stones if s.players[party].stones > STONES else 0
    return notes[2 * kind] if notes[2 * kind + 1] == 0 else 0


def _ways() -> tuple[Way, ...]:
    ways = []
    for number, district in enumerate(DISTRICTS):
        stars = ("stars", (number,))
        ways += [
            Way(district, "value", (("value", (number,)), stars)),
            Way(district, "levels", (*(("levels", (number, level)) for level in range(1, HIGHEST + 1)), stars)),
            Way(district, "points", (("number", (number,)),)),
        ]
        if number != HOUSE:  # whose group doubles as a whole, by itself (AK-50)
            doubled = tuple(("doubled", (number, level)) for level in range(1, HIGHEST + 1))
            ways.insert(-1, Way(district, "doubled", doubled, beside=True))
    points = Way("quarries", "points", (("number", (QUARRIES,)),))
    return (*ways, Way("stones", "stones", (("stones", ()),)), points)


PAD = Pad(
    entries=ENTRIES,
    ways=_ways(),
    columns=_COLUMNS - len(CATEGORIES),
    open=open_pad,
    enter=enter,
    count=count,
    worth=no_worth,
    doubt=doubt,
    notes=tuple(f"{name}-{district}" for district in DISTRICTS for name in ("value", "stars")),
    doubts=DOUBTS,
    bounds=dict.fromkeys(CATEGORIES, (0, 999)),
    options=(
        *("solo_level", "long_game", "variant_house", "variant_market", "variant_barracks", "variant_temple"),
        *("variant_garden", "house_group", "barracks_edge", "lake"),
    ),
)
