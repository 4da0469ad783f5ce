"""What a seat may know. A view shows only the present; `determinize` remembers what was seen."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule
from tetrapolis.core.records import (
    NONE,
    Array,
    Flag,
    Int8,
    Int16,
    Many,
    Maybe,
    Record,
    by,
    keyed,
    number,
    up_to,
    word,
)
from tetrapolis.core.rng import sort

from .city import (
    SHIFT_EARLIER,
    SHIFT_LATER,
    column_of,
    marker_cell,
    marker_options,
    place_of,
    row_of,
    shifted_marker,
)
from .components import (
    CARDS,
    COLOUR,
    COLOURS,
    COUNTS_BUILDINGS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    GOODS,
    LETTERS,
    TILES,
    TRIGGERS,
)
from .names import CARD_NAMES, PLACE_NAMES, THING_NAMES, TILE_NAMES
from .scoring import CATEGORIES, counts, districts, score
from .setup import draft_hand
from .state import (
    CELLS,
    CHOOSING_GOOD,
    DRAFT_CARDS,
    DRAFTING,
    MAX_HAND,
    MAX_PLAYERS,
    MAX_TABLEAU,
    MOVING_MARKER,
    OVER,
    PHASES,
    RETURNING,
    State,
)
from .supply import ALL_KNOW, tiles_in_stock, tiles_left
from .yields import bonus_of, building_yield

RIVALS = ("hal",)
_LETTERS = tuple(LETTERS)
_SHIFTS = ("earlier", "later")
_POINTS = CATEGORIES.index("points")
_MOST_COUNTED = int(COUNTS_BUILDINGS.sum())
_MOST_PLACES = len(LETTERS) + 4 * TILES  # a building has four sides to put a marker at
_MANY = 1 << 16  # more than there are resources


class Cell(Record, form="row"):
    """A square of the city."""

    x: Int8
    y: Int8


class CityBuilding(Record):
    """A building with its tile on top, and whether a site marker lies on it."""

    x: Int8
    y: Int8
    tile: Int8 = word(TILE_NAMES)
    height: Int8
    owner: Int8 = number(maybe=True)
    site: Flag


class Share(Record):
    """What a party has in a district, and what that pays."""

    party: Int8
    resources: Int16
    points: Int16


class District(Record):
    """What a district would pay now, to the leader first."""

    colour: Int8 = word(COLOURS)
    cells: Many[Cell] = up_to(TILES)
    resources: Int16
    shares: Many[Share] = up_to(MAX_PLAYERS)


class Marker(Record):
    """Where the marker of a letter lies."""

    letter: Int8 = word(_LETTERS)
    cell: Cell


class Place(Record):
    """A cell where a marker lies or may go, named after a building beside it."""

    x: Int8
    y: Int8
    name: Int16 = word(PLACE_NAMES, maybe=True)


class Shift(Record):
    """The neighbouring marker that may make room (GK-37)."""

    side: Int8 = word(_SHIFTS)
    letter: Int8 = word(_LETTERS)


class Goods(Record, form="bare"):
    """How many of each good."""

    each: Array[Int16] = by(GOODS)


class Counted(Record):
    """A card of a tableau with the cells that count for it at the end."""

    card: Int8 = word(THING_NAMES)
    cells: Many[Cell] = up_to(TILES)


class Party(Record):
    """A seat or Hal: what everybody sees, and the goods behind the screen for those who may know them."""

    rival: Int8 = word(RIVALS, maybe=True)
    supply: Int16
    tokens: Int16
    cards: Int8
    ready: Flag
    tile_laid: Flag
    card: Int8 = word(CARD_NAMES, maybe=True)
    returned: Flag
    given_back: Many[Int8] = up_to(TILES, words=TILE_NAMES)
    points: Array[Int16] = by(CATEGORIES, maybe=True)
    resources: Int16 = number(maybe=True)
    tiles: Int8 = number(maybe=True)
    tableau: Many[Int8] = up_to(MAX_TABLEAU, words=THING_NAMES)
    bonuses: Array[Goods] = by(TRIGGERS)
    counted: Many[Counted] = keyed(_MOST_COUNTED)


class Yield(Record):
    """What the building of a card brings to whoever exploits it."""

    card: Int8 = word(CARD_NAMES)
    goods: Array[Int8] = by(GOODS, some=True)


class Characters(Record, form="bare"):
    """Characters by their numbers."""

    numbers: Many[Int8] = up_to(DRAFT_CARDS)


class Secrets(Record):
    """What only the seat itself knows; `draft`, `kept` and `choice` while characters are drafted, else `card`."""

    hand: Many[Int8] = up_to(MAX_HAND, words=CARD_NAMES)
    tiles: Many[Int8] = up_to(TILES, words=TILE_NAMES)
    aside: Many[Int8] = up_to(TILES, words=TILE_NAMES)
    yields: Many[Yield] = keyed(MAX_HAND)
    discarded: Many[Int8] = up_to(CARDS, words=CARD_NAMES)
    draft: Maybe[Characters]
    kept: Maybe[Characters]
    choice: Int8 = number(maybe=True)
    card: Int8 = word(CARD_NAMES, maybe=True)
    tile: Int8 = word(TILE_NAMES, maybe=True)


class View(Record):
    """The table."""

    phase: Int8 = word(PHASES)
    first_player: Int8
    actor: Int8 = number(maybe=True)
    tile_supply: Int8
    tile_supply_empty: Int8
    deck: Int8
    discards: Int8
    discarded: Many[Int8] = up_to(CARDS, words=CARD_NAMES)
    ending: Flag
    city: Many[CityBuilding] = up_to(TILES)
    districts: Many[District] = up_to(TILES // 2)
    markers: Many[Marker] = keyed(len(LETTERS))
    moving_letter: Int8 = word(_LETTERS, maybe=True)
    places: Many[Place] = up_to(_MOST_PLACES)
    shifts: Many[Shift] = keyed(len(_SHIFTS))
    players: Many[Party] = up_to(MAX_PLAYERS)
    own: Maybe[Secrets]


@rule
def look(s: State, seat: int, v: View) -> None:
    v.phase = s.phase
    v.first_player = s.first_player
    v.actor = s.actor if CHOOSING_GOOD <= s.phase <= RETURNING else NONE
    v.tile_supply = tiles_left(s)
    v.tile_supply_empty = s.exhausted
    v.deck = s.deck_to - s.deck_from
    v.discards = s.discard_count
    _list_discards(s, NONE, v.discarded)
    v.ending = s.ending != 0
    v.city.count = s.building_count
    for i in range(s.building_count):
        building, shown = s.buildings[i], v.city.items[i]
        shown.x = building.x
        shown.y = building.y
        shown.tile = building.top
        shown.height = building.height
        shown.owner = building.owner
        shown.site = building.site != 0
    _look_at_districts(s, v)
    v.moving_letter = s.moving_letter
    _look_at_markers(s, v)
    v.players.count = s.parties
    for party in range(s.parties):
        _look_at_party(s, party, v.players.items[party])
        _look_at_tableau(s, party, v.players.items[party])
        if party == seat or party >= s.seats or s.options.show_stock or s.phase == OVER:  # Hal has no screen
            _look_behind_screen(s, party, v.players.items[party])
    if seat != NONE:
        v.own.there = 1
        _look_at_own(s, seat, v.own.it)


@rule
def _list_tiles(bits: int, out: Many[Int8]) -> None:
    for tile in range(TILES):
        if bits >> tile & 1:
            out.items[out.count] = tile
            out.count += 1


@rule
def _list_discards(s: State, seat: int, out: Many[Int8]) -> None:
    """The discards that everybody knows (NONE), or only some, a seat among them; in one order."""
    for i in range(s.discard_count):
        card = int(s.discards[i])
        known = int(s.known[card])
        if known == ALL_KNOW if seat == NONE else known != ALL_KNOW and known >> seat & 1 == 1:
            out.items[out.count] = card
            out.count += 1
    sort(out.items, out.count)


@rule
def _add_cell(s: State, building: int, out: Many[Cell]) -> None:
    out.items[out.count].x = s.buildings[building].x
    out.items[out.count].y = s.buildings[building].y
    out.count += 1


@rule
def _look_at_districts(s: State, v: View) -> None:
    """The greatest district first."""
    district = np.zeros(TILES, np.int64)
    resources = np.zeros((TILES + 1, MAX_PLAYERS), np.int64)
    points = np.zeros((TILES + 1, MAX_PLAYERS), np.int64)
    districts(s, district, resources, points)
    order = np.empty(TILES, np.int64)
    count = 0
    for first in range(s.building_count):
        if district[first] == first + 1:
            order[count] = -resources[first + 1].sum() * TILES + first
            count += 1
    sort(order, count)
    v.districts.count = count
    for i in range(count):
        first, shown = order[i] % TILES, v.districts.items[i]
        shown.colour = COLOUR[s.buildings[first].top]
        for building in range(first, s.building_count):
            if district[building] == first + 1:
                _add_cell(s, building, shown.cells)
        shown.resources = resources[first + 1].sum()
        _share(resources[first + 1], points[first + 1], shown)


@rule
def _share(resources: npt.NDArray[np.int64], points: npt.NDArray[np.int64], v: District) -> None:
    """Who gets most comes first, then who has most."""
    order = np.empty(MAX_PLAYERS, np.int64)
    count = 0
    for party in range(MAX_PLAYERS):
        if resources[party] > 0:
            order[count] = -(points[party] * _MANY + resources[party]) * MAX_PLAYERS + party
            count += 1
    sort(order, count)
    v.shares.count = count
    for i in range(count):
        party, shown = order[i] % MAX_PLAYERS, v.shares.items[i]
        shown.party = party
        shown.resources = resources[party]
        shown.points = points[party]


@rule
def _look_at_markers(s: State, v: View) -> None:
    """Where markers lie, where the one that moves may go, and which ones may make room for it."""
    moving = int(s.moving_letter)
    for letter in range(len(LETTERS)):
        if letter != moving:
            shown = v.markers.items[v.markers.count]
            shown.letter = letter
            shown.cell.x = s.marker_x[letter]
            shown.cell.y = s.marker_y[letter]
            v.markers.count += 1
            _add_place(s, marker_cell(s, letter), v)
    if s.phase != MOVING_MARKER:
        return
    options = np.empty(CELLS, np.int64)
    others = np.full(len(_SHIFTS), NONE, np.int64)
    for i in range(marker_options(s, moving, s.new_building, options)):
        option = int(options[i])
        _add_place(s, option % CELLS, v)
        if option >= SHIFT_EARLIER:
            others[0 if option < SHIFT_LATER else 1] = shifted_marker(s, moving, option)
    for side in range(len(_SHIFTS)):
        if others[side] != NONE:
            v.shifts.items[v.shifts.count].side = side
            v.shifts.items[v.shifts.count].letter = others[side]
            v.shifts.count += 1


@rule
def _add_place(s: State, cell: int, v: View) -> None:
    """A cell that is not there yet: two markers may make room to the same one."""
    x, y = column_of(s, cell), row_of(s, cell)
    for i in range(v.places.count):
        if v.places.items[i].x == x and v.places.items[i].y == y:
            return
    shown = v.places.items[v.places.count]
    shown.x = x
    shown.y = y
    shown.name = place_of(s, cell)
    v.places.count += 1


@rule
def _look_at_party(s: State, party: int, v: Party) -> None:
    """What everybody sees, and all that scores but the points behind the screen."""
    player = s.players[party]
    laid = int(player.laid_card)
    v.rival = 0 if party >= s.seats else NONE
    v.supply = player.supply
    v.tokens = player.tokens
    v.cards = player.hand_count
    v.ready = player.committed != 0
    v.tile_laid = s.phase != DRAFTING and player.laid_tile != NONE
    v.card = NONE
    if s.phase != DRAFTING and laid != NONE and s.known[laid] == ALL_KNOW:
        v.card = laid
    v.returned = player.returned != 0
    _list_tiles(player.given_back, v.given_back)
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    for category in range(len(CATEGORIES)):
        v.points[category] = NONE if category == _POINTS else points[category]
    v.resources = NONE
    v.tiles = NONE


@rule
def _look_behind_screen(s: State, party: int, v: Party) -> None:
    player = s.players[party]
    v.points[_POINTS] = player.points
    v.resources = player.resources
    v.tiles = tiles_in_stock(s, party)


@rule
def _look_at_tableau(s: State, party: int, v: Party) -> None:
    """The cards before a screen, what they bring with each action, and the cells that count for them at the end."""
    player = s.players[party]
    v.tableau.count = player.tableau_count
    for place in range(player.tableau_count):
        card = int(player.tableau[place])
        v.tableau.items[place] = card
        for trigger in range(len(TRIGGERS)):
            for good in range(len(GOODS)):
                v.bonuses[trigger].each[good] += bonus_of(s, party, place, trigger, good)
        if COUNTS_BUILDINGS[card]:
            shown = v.counted.items[v.counted.count]
            for building in range(s.building_count):
                if counts(s, party, card, building) > 0:
                    _add_cell(s, building, shown.cells)
            if shown.cells.count > 0:
                shown.card = card
                v.counted.count += 1


@rule
def _look_at_own(s: State, seat: int, v: Secrets) -> None:
    player = s.players[seat]
    v.hand.count = player.hand_count
    for i in range(player.hand_count):
        card = int(player.hand[i])
        v.hand.items[i] = card
        if card < FIRST_LETTER:
            good, count = building_yield(s, int(s.building_of[card]) - 1)
            v.yields.items[v.yields.count].card = card
            v.yields.items[v.yields.count].goods[good] = count
            v.yields.count += 1
    _list_tiles(player.tiles, v.tiles)
    _list_tiles(player.aside, v.aside)
    _list_discards(s, seat, v.discarded)
    v.choice = NONE
    v.card = NONE
    v.tile = NONE
    if s.phase == DRAFTING:
        _look_at_draft(s, seat, v)
        if player.committed:
            v.choice = player.laid_card - FIRST_CHARACTER + 1
    else:
        v.card = player.laid_card
        v.tile = player.laid_tile


@rule
def _look_at_draft(s: State, seat: int, v: Secrets) -> None:
    """The characters that a seat has kept, and those from which it keeps one now."""
    v.draft.there = 1
    v.kept.there = 1
    for i in range(DRAFT_CARDS):
        hand = draft_hand(s, seat, min(i, s.pick))
        numbers = v.kept.it.numbers if i < s.pick else v.draft.it.numbers
        numbers.items[numbers.count] = s.draft[hand, i] - FIRST_CHARACTER + 1
        numbers.count += 1


def census(s: State) -> dict[str, int]:
    """Every tile, building card, letter and resource, wherever it is."""
    tiles = np.zeros(TILES, np.int64)
    cards = np.zeros(CARDS, np.int64)
    buildings = s.buildings[: int(s.building_count)]
    parties = range(int(s.parties))
    floors = int(buildings["height"].sum()) if len(buildings) else 0
    for tile in s.tiles[int(s.supply_from) : int(s.supply_to)]:
        tiles[tile] += 1
    for building in buildings:
        tiles[int(building.top)] += 1
    bits = [int(s.boxed)] + [int(s.players[party].tiles) for party in parties]
    bits += [1 << int(s.players[p].laid_tile) for p in parties if int(s.players[p].laid_tile) != NONE]
    for one in bits:
        for tile in range(TILES):
            tiles[tile] += one >> tile & 1
    for card in (*s.deck[int(s.deck_from) : int(s.deck_to)], *s.discards[: int(s.discard_count)]):
        cards[card] += 1
    for party in parties:
        player = s.players[party]
        held = [*player.hand[: int(player.hand_count)]]
        laid = int(player.laid_card)
        if laid != NONE and laid < CARDS and not (laid < FIRST_LETTER and laid in player.tableau):
            held.append(player.laid_card)
        for card in held:
            cards[int(card)] += 1
        for thing in player.tableau[: int(player.tableau_count)]:
            if int(thing) < CARDS:
                cards[int(thing)] += 1
    waiting = [card for card in range(FIRST_LETTER) if cards[card] == 0]
    covered = floors - len(buildings)
    resources = {
        f"resources {p}": int(s.players[p].resources)
        + int(s.players[p].supply)
        + sum(int(b.height) for b in buildings if int(b.owner) == p)
        for p in parties
    }
    return {
        "tiles in one place": int((tiles == 1).sum()) + covered,
        "tiles in two places": int((tiles > 1).sum()),
        "cards in two places": int((cards > 1).sum()),
        "letters": int(cards[FIRST_LETTER:].sum()),
        "building cards": int(cards[:FIRST_LETTER].sum()) + len(waiting),
        **resources,
    }
