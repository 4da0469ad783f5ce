"""Set-up: the city, the supplies, the characters, the first cards."""

import numpy as np

from tetrapolis.core.events import EVERYONE, clear_events, emit
from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import below, shuffle

from .city import place_building, place_marker
from .components import (
    BOXED_TILES,
    CARDS,
    CARDS_OFF,
    CHARACTERS,
    COLOURS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    GOODS,
    INTRO_SETS,
    LETTERS,
    MARKER_CELLS,
    NONE,
    NUMBERS,
    RESOURCES,
    SOLO_GOODS,
    START_GOODS,
    START_NUMBERS,
    TILES,
    TOKENS,
)
from .state import (
    CELLS,
    DRAFT_CARDS,
    DRAFT_PICKS,
    DRAFTING,
    MAX_GAINS,
    MAX_HAND,
    MAX_PLAYERS,
    MAX_TABLEAU,
    SELECTING,
    WAITING,
    Player,
    State,
)
from .story import E_CHARACTERS, E_GAINS, E_ROUND
from .supply import discard, draw_card, draw_tile, solo, tell_goods


@rule
def setup(s: State) -> None:
    clear_events(s)
    empty(s)
    _lay_out_city(s)
    _shuffle_supply(s)
    for party in range(s.parties):
        s.players[party].supply = RESOURCES[s.parties]  # GK-13
        s.players[party].tokens = 0 if solo(s) else TOKENS  # GK-14
    chosen = int(s.options.first_player)
    s.first_player = 0 if solo(s) else (below(s.rng, s.seats) if chosen == 0 else chosen - 1)  # GK-16
    _shuffle_deck(s)
    if solo(s):  # GK-71
        you = s.players[0]
        you.resources = SOLO_GOODS[0]
        you.supply -= SOLO_GOODS[0]
        you.points = SOLO_GOODS[2]
        for _ in range(SOLO_GOODS[1]):
            you.tiles |= 1 << draw_tile(s)
        deal_round(s)
    elif s.options.characters == 1:
        sets = np.empty(len(INTRO_SETS), np.int8)
        for i in range(len(INTRO_SETS)):
            sets[i] = i
        shuffle(s.rng, sets, len(INTRO_SETS))
        for seat in range(s.seats):  # GK-18
            for i in range(DRAFT_PICKS):
                s.draft[draft_hand(s, seat, i), i] = INTRO_SETS[sets[seat], i]
        reveal_characters(s)
    else:
        characters = np.empty(CHARACTERS, np.int8)
        for i in range(CHARACTERS):
            characters[i] = FIRST_CHARACTER + i
        shuffle(s.rng, characters, CHARACTERS)
        for seat in range(s.seats):  # GK-19
            for i in range(DRAFT_CARDS):
                s.draft[seat, i] = characters[seat * DRAFT_CARDS + i]
        s.phase = DRAFTING


@rule
def empty(s: State) -> None:
    """Nothing anywhere yet."""
    s.phase = SELECTING
    s.first_player = 0
    s.actor = 0
    s.acted = 0
    s.step = WAITING
    s.action = NONE
    s.moving_letter = NONE
    s.new_building = NONE
    s.exhausted = 0
    s.ending = 0
    s.gain_from = 0
    s.gain_to = 0
    s.boxed = 0
    s.discard_count = 0
    s.pick = 0
    s.building_count = 0
    for i in range(MAX_GAINS):
        s.gains[i] = 0
    for i in range(TILES):
        s.tiles[i] = NONE
        s.building_of[i] = 0
        building = s.buildings[i]
        building.top = NONE
        building.height = 0
        building.owner = NONE
        building.site = 0
        building.x = 0
        building.y = 0
    for i in range(CARDS):
        s.deck[i] = NONE
        s.discards[i] = NONE
        s.known[i] = 0
    for i in range(CELLS):
        s.grid[i] = 0
    for seat in range(MAX_PLAYERS):
        for i in range(DRAFT_CARDS):
            s.draft[seat, i] = NONE
        _empty_player(s.players[seat])


@rule
def _empty_player(player: Player) -> None:
    player.tiles = 0
    player.aside = 0
    player.given_back = 0
    player.resources = 0
    player.supply = 0
    player.points = 0
    player.tokens = 0
    player.laid_card = NONE
    player.laid_tile = NONE
    player.committed = 0
    player.returned = 0
    player.hand_count = 0
    player.tableau_count = 0
    for i in range(MAX_HAND):
        player.hand[i] = NONE
    for i in range(MAX_TABLEAU):
        player.tableau[i] = NONE


@rule
def _lay_out_city(s: State) -> None:
    """Tiles 1-3 of each colour in a random grid, the markers around it (GK-8, GK-9)."""
    count = len(COLOURS) * START_NUMBERS
    order = np.empty(count, np.int8)
    for i in range(count):
        order[i] = i // START_NUMBERS * NUMBERS + i % START_NUMBERS
    shuffle(s.rng, order, count)
    for i in range(count):
        place_building(s, int(order[i]), i % 3 - 1, 1 - i // 3, NONE, 0)
    for letter in range(len(LETTERS)):
        place_marker(s, letter, int(MARKER_CELLS[letter, 0]), int(MARKER_CELLS[letter, 1]))


@rule
def _shuffle_supply(s: State) -> None:
    """The other tiles face down; with few players some are boxed unseen (GK-10)."""
    count = 0
    for tile in range(TILES):
        if tile % NUMBERS >= START_NUMBERS:
            s.tiles[count] = tile
            count += 1
    shuffle(s.rng, s.tiles, count)
    s.supply_from = 0
    s.supply_to = count - BOXED_TILES[s.parties]
    for i in range(s.supply_to, count):
        s.boxed |= 1 << int(s.tiles[i])
        s.tiles[i] = NONE


@rule
def _shuffle_deck(s: State) -> None:
    """Letter cards and the cards of the start buildings; with few players some go to the discards (GK-11)."""
    count = 0
    for letter in range(len(LETTERS)):
        s.deck[count] = FIRST_LETTER + letter
        count += 1
    for tile in range(TILES):
        if tile % NUMBERS < START_NUMBERS:
            s.deck[count] = tile
            count += 1
    shuffle(s.rng, s.deck, count)
    s.deck_from = 0
    s.deck_to = count
    for _ in range(CARDS_OFF[s.parties]):
        discard(s, int(s.deck[s.deck_from]), 0)
        s.deck_from += 1


@rule
def draft_hand(s: State, seat: int, pick: int) -> int:
    """The hand that a seat holds at a pick: hands go to the left, and the card picked moves to position `pick`."""
    return int((seat - pick) % s.seats)


@rule
def reveal_characters(s: State) -> None:
    """Everybody's three characters lie open and bring their goods (GK-17, GK-20)."""
    for order in range(s.seats):
        seat = (s.first_player + order) % s.seats
        player = s.players[seat]
        for i in range(DRAFT_PICKS):
            character = int(s.draft[draft_hand(s, seat, i), i])
            player.tableau[i] = character
            player.resources += START_GOODS[character, 0]
            player.supply -= START_GOODS[character, 0]
            player.points += START_GOODS[character, 2]
            for _ in range(START_GOODS[character, 1]):
                player.tiles |= 1 << draw_tile(s)
        player.tableau_count = DRAFT_PICKS
        emit(s, E_CHARACTERS, seat, EVERYONE, (player.tableau[0], player.tableau[1], player.tableau[2]))
        goods = np.zeros(len(GOODS), np.int64)
        for i in range(DRAFT_PICKS):
            for good in range(len(GOODS)):
                goods[good] += START_GOODS[player.tableau[i], good]
        tell_goods(s, E_GAINS, seat, goods)
    for seat in range(MAX_PLAYERS):
        for i in range(DRAFT_CARDS):
            s.draft[seat, i] = NONE
    deal_round(s)


@rule
def deal_round(s: State) -> None:
    """Fill the hands: first player first (GK-16, GK-49); solo three for you and one for Hal (GK-73)."""
    full = MAX_HAND - 1 if solo(s) else MAX_HAND
    for order in range(s.seats):
        seat = (s.first_player + order) % s.seats
        player = s.players[seat]
        while player.hand_count < full:
            player.hand[player.hand_count] = draw_card(s, seat)
            player.hand_count += 1
    if solo(s):
        s.players[1].laid_card = draw_card(s, NONE)
    s.phase = SELECTING
    emit(s, E_ROUND, s.first_player, EVERYONE, (s.first_player,))
