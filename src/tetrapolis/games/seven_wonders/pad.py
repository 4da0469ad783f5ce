"""The score pad: categories as they are called out, or the cities themselves, card by card."""

import numpy as np

from tetrapolis.core.events import clear_events
from tetrapolis.core.kernel import rule
from tetrapolis.core.pads import OPEN, Entry, Figure, Pad, Table, Way

from .city import add_card, add_stage, found, stages_left, take_board
from .components import (
    AGES,
    BOARD_NAMES,
    CARD_COUNT,
    CARD_NAMES,
    COLOUR,
    DECK_SIZE,
    DECKS,
    FREE_SYMBOL,
    GUILDS,
    MAX_PLAYERS,
    MAX_STAGES,
    PURPLE,
    SIDES,
)
from .effects import COLOURS, SYMBOLS
from .scoring import CATEGORIES, card_points, science_as, score
from .state import MAX_BUILT, NONE, OVER, State
from .trade import left_of, right_of
from .turn import conflict

_AGE = Figure("age", 1, AGES)
ENTRIES = (
    Entry("board", (), (Figure("wonder", words=BOARD_NAMES), Figure("side", words=SIDES))),
    Entry("stages", (), (Figure("stages", 0, MAX_STAGES),)),
    Entry("card", (Figure("card", words=CARD_NAMES),)),
    Entry("colour", (Figure("colour", words=COLOURS),), (Figure("cards", 0, MAX_BUILT),)),
    Entry("symbol", (Figure("symbol", words=(*SYMBOLS, "free")),), (Figure("symbols", 0, 9),)),
    Entry("coins", (), (Figure("coins", 0, 200),)),
    Entry("won", (_AGE,), (Figure("tokens", 0, 2),)),
    Entry("lost", (), (Figure("tokens", 0, 2 * AGES),)),
    Entry("shields", (_AGE,), (Figure("shields", 0, 40),)),
)
_BOARD, _STAGES, _CARD, _COLOUR, _SYMBOL, _COINS, _WON, _LOST, _SHIELDS = range(len(ENTRIES))

# Columns of what was counted, behind the categories.
_AT_SHIELDS = len(CATEGORIES)
_AT_TOKENS = _AT_SHIELDS + AGES
_COLUMNS = _AT_TOKENS + 1

NOTES = ("stages", "coins", "won-1", "won-2", "won-3", "lost", *SYMBOLS, "sets", "free")
DOUBTS = ("tokens", "unbalanced")
_TOO_MANY, _UNBALANCED = range(len(DOUBTS))

#: How many copies of a card there are for so many players (SW-2); of a guild one (SW-3).
COPIES = np.array(
    [
        [
            1 if card in GUILDS else sum(int((DECKS[age, n, : DECK_SIZE[age, n]] == card).sum()) for age in range(AGES))
            for n in range(MAX_PLAYERS + 1)
        ]
        for card in range(CARD_COUNT)
    ],
    np.int64,
)


@rule
def open_pad(s: State) -> None:
    """Cities without anything."""
    clear_events(s)
    for seat in range(MAX_PLAYERS):
        found(s.players[seat])
        s.players[seat].coins = 0
    s.phase = OVER


@rule
def enter(s: State, given: Table, kind: int, party: int, numbers: Table) -> int:
    """Give a city what somebody says it has."""
    city = s.players[party]
    if kind == _BOARD:
        for seat in range(s.seats):
            if seat != party and s.players[seat].wonder == numbers[0]:
                return 5
        take_board(city, int(numbers[0]))
        city.side = numbers[1]
    elif kind == _STAGES:
        if city.wonder == NONE or numbers[0] > stages_left(city):
            return 39
        for _ in range(numbers[0]):
            add_stage(city)
    elif kind == _CARD:
        return _build(s, party, int(numbers[0]))
    elif kind == _COLOUR:
        city.colours[numbers[0]] = numbers[1]
    elif kind == _SYMBOL:
        city.science[numbers[0]] = numbers[1]
    elif kind == _COINS:
        city.coins = numbers[0]
    elif kind == _WON:
        city.won[numbers[0] - 1] = numbers[1]
        given[party, _AT_TOKENS] = 1
    elif kind == _LOST:
        city.lost = numbers[0]
        given[party, _AT_TOKENS] = 1
    else:
        given[party, _AT_SHIELDS + numbers[0] - 1] = numbers[1]
        _fight(s, given, int(numbers[0]) - 1)
    return 0


@rule
def _build(s: State, party: int, card: int) -> int:
    city = s.players[party]
    if city.built_count >= MAX_BUILT:
        return 17
    copies, guilds = 0, 0
    for seat in range(s.seats):
        copies += s.players[seat].has[card]
        guilds += s.players[seat].colours[PURPLE]
    if COLOUR[card] == PURPLE and (copies > 0 or guilds >= s.seats + 2):
        return 3
    if copies >= COPIES[card, s.seats]:
        return 2
    add_card(city, card)
    return 0


@rule
def _fight(s: State, given: Table, age: int) -> None:
    """The conflicts of an Age, once everybody's shields are known; tokens that were counted are not touched."""
    for seat in range(s.seats):
        if given[seat, _AT_SHIELDS + age] == OPEN or given[seat, _AT_TOKENS] != OPEN:
            return
    shields = np.zeros(MAX_PLAYERS, np.int64)
    for seat in range(s.seats):
        shields[seat] = s.players[seat].shields
        s.players[seat].shields = given[seat, _AT_SHIELDS + age]
    s.age = age
    for seat in range(s.seats):
        s.players[seat].won[age] = 0
        conflict(s, s.players[seat], s.players[left_of(s, seat)])
        conflict(s, s.players[seat], s.players[right_of(s, seat)])
    for seat in range(s.seats):
        s.players[seat].shields = shields[seat]


@rule
def count(s: State, given: Table, party: int, out: Table, notes: Table) -> None:
    """As at the table."""
    score(s, party, out)
    city = s.players[party]
    notes[0] = city.stages
    notes[1] = city.coins
    for age in range(AGES):
        notes[2 + age] = city.won[age]
    notes[2 + AGES] = city.lost
    free = int(city.science[FREE_SYMBOL])
    first = 3 + AGES
    _, notes[first], notes[first + 1], notes[first + 2] = science_as(
        int(city.science[0]), int(city.science[1]), int(city.science[2]), free
    )
    notes[first + 3] = min(notes[first], notes[first + 1], notes[first + 2])
    notes[first + 4] = free


@rule
def worth(s: State, given: Table, kind: int, party: int, numbers: Table) -> int:
    """The points that a card makes by itself; green ones make them together."""
    return card_points(s, party, int(numbers[0])) if kind == _CARD else 0


@rule
def doubt(s: State, given: Table, party: int, notes: Table, kind: int) -> int:
    """Two neighbours and three Ages leave at most six tokens; who wins one makes a neighbour lose one."""
    own = int(s.players[party].lost)
    won, lost = 0, 0
    for seat in range(s.seats):
        lost += s.players[seat].lost
        for age in range(AGES):
            won += s.players[seat].won[age]
            own += s.players[seat].won[age] if seat == party else 0
    if kind == _TOO_MANY:
        return own if own > 2 * AGES else 0
    for seat in range(s.seats):
        if given[seat, _AT_TOKENS] == OPEN:
            return 0
    return abs(won - lost) if party == 0 else 0


def _ways() -> tuple[Way, ...]:
    points = {name: Way(name, "points", (("number", (place,)),)) for place, name in enumerate(CATEGORIES)}
    tokens = (*(("won", (age,)) for age in range(1, AGES + 1)), ("lost", ()))
    return (
        Way("wonder", "stages", (("board", ()), ("stages", ()))),
        points["wonder"],
        Way("treasury", "coins", (("coins", ()),)),
        points["treasury"],
        Way("conflicts", "tokens", tokens),
        Way("conflicts", "shields", tuple(("shields", (age,)) for age in range(1, AGES + 1))),
        *(points[name] for name in ("conflicts", "blue", "yellow")),
        Way("green", "symbols", tuple(("symbol", (symbol,)) for symbol in range(len(SYMBOLS) + 1))),
        *(points[name] for name in ("green", "purple")),
        Way("purple", "counts", tuple(("colour", (colour,)) for colour in range(len(COLOURS))), True),
    )


PAD = Pad(
    entries=ENTRIES,
    ways=_ways(),
    columns=_COLUMNS - len(CATEGORIES),
    open=open_pad,
    enter=enter,
    count=count,
    worth=worth,
    doubt=doubt,
    notes=NOTES,
    doubts=DOUBTS,
    bounds={
        "wonder": (0, 40),
        "treasury": (0, 60),
        "conflicts": (-6, 18),
        "blue": (0, 70),
        "yellow": (0, 60),
        "green": (0, 120),
        "purple": (0, 80),
    },
)
