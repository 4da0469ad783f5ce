"""Who must choose, what is legal; drafting, selecting, preparing rounds."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.events import EVERYONE, NOBODY, clear_events, emit
from tetrapolis.core.kernel import rule
from tetrapolis.core.rng import Words, below

from .city import marker_options, room_beside
from .components import (
    CHARACTERS,
    FIRST_CHARACTER,
    NONE,
    RESOURCE,
    TILE,
    TILES,
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
from .setup import deal_round, draft_hand, reveal_characters
from .state import (
    CELLS,
    CHOOSING_GOOD,
    DRAFT_CARDS,
    DRAFT_PICKS,
    DRAFTING,
    MAX_HAND,
    MOVING_MARKER,
    OVER,
    RETURNING,
    SELECTING,
    State,
)
from .story import E_ASIDE, E_DRAFT, E_NEW_HAND, E_RETURN_READY, E_SELECT
from .supply import discard, draw_card, solo
from .turn import (
    advance,
    begin_actions,
    chosen_good,
    good_is_left,
    marker_moved,
    tiles_returned,
)

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
    if seat < 0 or seat >= s.seats:
        return 28
    if (pending(s) >> seat) & 1 == 0:
        return _late_refusal(s, action)
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
def _late_refusal(s: State, action: int) -> int:
    """Why a seat that has nothing to choose now cannot: it has chosen already, or it is not its turn."""
    if s.phase == DRAFTING:
        return 19
    if s.phase == SELECTING:
        return 27 if action == NEW_HAND else 24
    return 58 if s.phase == RETURNING else 28


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
    if (player.tiles >> tile) & 1 == 0:
        return 60
    return 58 if (player.aside >> tile) & 1 else 0


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
        select(s, seat, action)
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
        reveal_characters(s)


@rule
def select(s: State, seat: int, action: int) -> None:
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
    """Tiles go back secretly, one by one in any order; when all are done, they are the new supply (GK-58)."""
    player = s.players[seat]
    if action != RETURN_DONE:
        tile = action - FIRST_RETURN
        player.aside |= 1 << tile
        emit(s, E_ASIDE, seat, NOBODY, (tile,))  # the choice is told when it is complete
        return
    player.returned = 1
    emit(s, E_RETURN_READY, seat, EVERYONE, (0,))
    if pending(s) == 0:
        tiles_returned(s)


@rule
def sets_aside(s: State, seat: int) -> bool:
    """Some tiles to return lie aside, and there may be more (GK-58)."""
    player = s.players[seat]
    return bool(s.phase == RETURNING and player.aside != 0 and player.returned == 0)


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
    deal_round(s)


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
