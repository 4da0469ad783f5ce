"""Set-up, who must choose, what is legal; drafting, selecting, preparing rounds."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import EVERYONE, clear_events, emit
from tetrapolis.core.kernel import State, rule
from tetrapolis.core.rng import Words, below, shuffle

from .city import marker_options, place_building, place_marker, room_beside
from .components import (
    BOXED_TILES,
    CARDS,
    CARDS_OFF,
    CHARACTERS,
    COLOURS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    INTRO_SETS,
    LETTERS,
    MARKER_CELLS,
    NONE,
    NUMBERS,
    RESOURCE,
    RESOURCES,
    SOLO_GOODS,
    START_GOODS,
    START_NUMBERS,
    TILE,
    TILES,
    TOKENS,
)
from .ids import (
    ACTION_COUNT,
    FIRST_DRAFT,
    FIRST_GOOD,
    FIRST_MARKER,
    FIRST_RETURN,
    NEW_HAND,
    PER_CARD,
    RETURN_DONE,
)
from .state import (
    CELLS,
    CHOOSING_GOOD,
    DRAFT_CARDS,
    DRAFT_PICKS,
    DRAFTING,
    MAX_GAINS,
    MAX_HAND,
    MAX_PLAYERS,
    MAX_TABLEAU,
    MOVING_MARKER,
    OVER,
    RETURNING,
    SELECTING,
    WAITING,
)
from .story import E_ASIDE, E_CHARACTERS, E_DRAFT, E_NEW_HAND, E_RETURN_READY, E_ROUND, E_SELECT
from .supply import discard, draw_card, draw_tile, solo
from .turn import (
    advance,
    begin_actions,
    chosen_good,
    good_is_left,
    marker_moved,
    tiles_returned,
)

# -- set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    clear_events(s)
    _empty(s)
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
        _deal_round(s)
    elif s.options.characters == 1:
        sets = np.empty(len(INTRO_SETS), np.int8)
        for i in range(len(INTRO_SETS)):
            sets[i] = i
        shuffle(s.rng, sets, len(INTRO_SETS))
        for seat in range(s.seats):  # GK-18
            for i in range(DRAFT_PICKS):
                s.draft[draft_hand(s, seat, i), i] = INTRO_SETS[sets[seat], i]
        _reveal_characters(s)
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
def _empty(s: State) -> None:
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
    s.returned = 0
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
def _empty_player(player: State) -> None:
    player.tiles = 0
    player.aside = 0
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
def _reveal_characters(s: State) -> None:
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
    for seat in range(MAX_PLAYERS):
        for i in range(DRAFT_CARDS):
            s.draft[seat, i] = NONE
    _deal_round(s)


@rule
def _deal_round(s: State) -> None:
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


# -- who must choose, what is legal -----------------------------------------------------------------------------------


@rule
def pending(s: State) -> int:
    if s.phase == OVER:
        return 0
    seats = 0
    if s.phase == DRAFTING or s.phase == SELECTING:
        for seat in range(s.seats):
            if s.players[seat].committed == 0:
                seats |= 1 << seat
        return seats
    if s.phase == RETURNING:
        for seat in range(s.seats):
            if s.players[seat].returned == 0:
                seats |= 1 << seat
        return seats
    return 1 if solo(s) else 1 << int(s.actor)  # GK-75: you move Hal's markers


@rule
def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return 63
    if seat < 0 or seat >= s.seats or (pending(s) >> seat) & 1 == 0:
        return 28
    if s.phase == DRAFTING:
        return _draft_refusal(s, seat, action)
    if s.phase == SELECTING:
        return _select_refusal(s, seat, action)
    if s.phase == CHOOSING_GOOD:
        if action != FIRST_GOOD + RESOURCE and action != FIRST_GOOD + TILE:
            return 30
        return 0 if good_is_left(s, action - FIRST_GOOD) else 47
    if s.phase == MOVING_MARKER:
        return _marker_refusal(s, action)
    return _return_refusal(s, seat, action)


@rule
def _draft_refusal(s: State, seat: int, action: int) -> int:
    hand = draft_hand(s, seat, s.pick)
    for position in range(s.pick, DRAFT_CARDS):
        if s.draft[hand, position] - FIRST_CHARACTER == action - FIRST_DRAFT:
            return 0
    return 19


@rule
def _select_refusal(s: State, seat: int, action: int) -> int:
    player = s.players[seat]
    if action == NEW_HAND:
        return 0 if player.tokens > 0 else 25
    if action < 0 or action > NEW_HAND:
        return 23
    card = action // PER_CARD
    tile = action % PER_CARD - 1
    held = False
    for i in range(player.hand_count):
        held |= player.hand[i] == card
    if not held or (tile >= 0 and (player.tiles >> tile) & 1 == 0):
        return 23
    return 0


@rule
def _marker_refusal(s: State, action: int) -> int:
    options = np.empty(CELLS, np.int64)
    for i in range(marker_options(s, s.moving_letter, s.new_building, options)):
        if options[i] == action - FIRST_MARKER:
            return 0
    return 34 if room_beside(s, s.new_building) else 37


@rule
def _return_refusal(s: State, seat: int, action: int) -> int:
    if action == RETURN_DONE:
        return 0
    if action < FIRST_RETURN or action > RETURN_DONE:
        return 58
    player = s.players[seat]
    tile = action - FIRST_RETURN
    # one by one in ascending order, so that every set of tiles can be named in one way only
    return 0 if (player.tiles >> tile) & 1 and (player.aside >> tile) == 0 else 60


@rule
def legal(s: State, seat: int, out: npt.NDArray[np.int32]) -> int:
    if s.phase == OVER or (pending(s) >> seat) & 1 == 0:
        return 0
    if s.phase == SELECTING:
        return _list_plays(s, seat, out)
    if s.phase == MOVING_MARKER:
        options = np.empty(CELLS, np.int64)
        count = marker_options(s, s.moving_letter, s.new_building, options)
        for i in range(count):
            out[i] = FIRST_MARKER + options[i]
        return count
    count = 0
    for action in range(FIRST_GOOD, FIRST_MARKER):
        if refusal(s, seat, action) == 0:
            out[count] = action
            count += 1
    for action in range(FIRST_RETURN, ACTION_COUNT):
        if refusal(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@rule
def _list_plays(s: State, seat: int, out: npt.NDArray[np.int32]) -> int:
    """Every card of the hand alone or with every tile of the stock; a new hand."""
    player = s.players[seat]
    count = 0
    for i in range(player.hand_count):
        first = int(player.hand[i]) * PER_CARD
        out[count] = first
        count += 1
        for tile in range(TILES):
            if (player.tiles >> tile) & 1:
                out[count] = first + tile + 1
                count += 1
    if player.tokens > 0:
        out[count] = NEW_HAND
        count += 1
    return count


LEGAL_LIMIT = MAX_HAND * PER_CARD + 1 + 4 * TILES + CHARACTERS  # a building has four sides to put a marker at


@rule
def sample(s: State, seat: int, rng: Words) -> int:
    actions = np.empty(LEGAL_LIMIT, np.int32)
    return int(actions[below(rng, legal(s, seat, actions))])


# -- what happens -----------------------------------------------------------------------------------------------------


@rule
def apply(s: State, seat: int, action: int) -> None:
    clear_events(s)
    if s.phase == DRAFTING:
        _draft(s, seat, action - FIRST_DRAFT + FIRST_CHARACTER)
    elif s.phase == SELECTING:
        _select(s, seat, action)
    elif s.phase == CHOOSING_GOOD:
        chosen_good(s, action - FIRST_GOOD)
    elif s.phase == MOVING_MARKER:
        marker_moved(s, action - FIRST_MARKER)
    else:
        _set_aside(s, seat, action)
    advance(s)
    if s.phase == SELECTING and s.acted > 0:
        _prepare(s)


@rule
def _draft(s: State, seat: int, character: int) -> None:
    s.players[seat].laid_card = character
    s.players[seat].committed = 1
    emit(s, E_DRAFT, seat, 1 << seat, (character,))
    if pending(s) != 0:
        return
    for other in range(s.seats):
        player = s.players[other]
        hand = draft_hand(s, other, s.pick)
        place = int(s.pick)
        while s.draft[hand, place] != player.laid_card:
            place += 1
        s.draft[hand, place] = s.draft[hand, s.pick]
        s.draft[hand, s.pick] = player.laid_card
        player.laid_card = NONE
        player.committed = 0
    s.pick += 1
    if s.pick == DRAFT_PICKS:
        _reveal_characters(s)


@rule
def _select(s: State, seat: int, action: int) -> None:
    player = s.players[seat]
    if action == NEW_HAND:
        _new_hand(s, seat)
        return
    card = action // PER_CARD
    tile = action % PER_CARD - 1
    player.laid_card = card
    player.laid_tile = tile
    player.committed = 1
    if tile >= 0:
        player.tiles ^= 1 << tile
    kept = 0
    for i in range(player.hand_count):
        if player.hand[i] != card:
            player.hand[kept] = player.hand[i]
            kept += 1
    for i in range(kept, MAX_HAND):
        player.hand[i] = NONE
    player.hand_count = kept
    emit(s, E_SELECT, seat, EVERYONE, (1 if tile >= 0 else 0,))
    if pending(s) == 0:
        begin_actions(s)


@rule
def _new_hand(s: State, seat: int) -> None:
    """Pay a token, discard the hand, draw as many (GK-25)."""
    player = s.players[seat]
    player.tokens -= 1
    emit(s, E_NEW_HAND, seat, EVERYONE, (0,))
    for i in range(player.hand_count):
        discard(s, int(player.hand[i]), int(s.known[player.hand[i]]))
    for i in range(player.hand_count):
        player.hand[i] = draw_card(s, seat)


@rule
def _set_aside(s: State, seat: int, action: int) -> None:
    """Tiles go back secretly, one by one; when all are done, they are the new supply (GK-58)."""
    player = s.players[seat]
    if action != RETURN_DONE:
        tile = action - FIRST_RETURN
        player.aside |= 1 << tile
        emit(s, E_ASIDE, seat, 1 << seat, (tile,))
        return
    player.returned = 1
    emit(s, E_RETURN_READY, seat, EVERYONE, (0,))
    if pending(s) == 0:
        tiles_returned(s)


@rule
def _prepare(s: State) -> None:
    """Pass the cards and the first-player card to the left, draw (GK-49)."""
    s.acted = 0
    for seat in range(s.parties):
        player = s.players[seat]
        player.committed = 0
        player.laid_card = NONE
        player.laid_tile = NONE
    if not solo(s):
        _pass_cards(s)
        s.first_player = (s.first_player + 1) % s.seats
    _deal_round(s)


@rule
def _pass_cards(s: State) -> None:
    last = np.empty(MAX_HAND, np.int8)
    count = int(s.players[s.seats - 1].hand_count)
    for i in range(MAX_HAND):
        last[i] = s.players[s.seats - 1].hand[i]
    for seat in range(s.seats - 1, 0, -1):
        for i in range(MAX_HAND):
            s.players[seat].hand[i] = s.players[seat - 1].hand[i]
        s.players[seat].hand_count = s.players[seat - 1].hand_count
    for i in range(MAX_HAND):
        s.players[0].hand[i] = last[i]
    s.players[0].hand_count = count
    for seat in range(s.seats):  # the giver still knows them
        for i in range(s.players[seat].hand_count):
            s.known[s.players[seat].hand[i]] |= 1 << seat
