"""Phase 2: one after the other, cards are revealed and resolved; Hal's turn in solo play."""

import numpy as np

from tetrapolis.core.events import EVERYONE, TABLE, emit
from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.rng import shuffle

from .city import (
    SHIFT_EARLIER,
    cell_at,
    column_of,
    lift_marker,
    next_to,
    place_building,
    place_marker,
    place_of,
    row_of,
    shift_neighbour,
    shifted_marker,
)
from .components import (
    BLUE,
    COLOUR,
    CONSTRUCT,
    EXPLOIT,
    FIRST_LETTER,
    GOODS,
    NONE,
    NUMBERS,
    POINT,
    RED,
    RESOURCE,
    RETURN_POINTS,
    TILE,
    TILES,
    URBANIZE,
    YELLOW,
)
from .state import CHOOSING_GOOD, MOVING_MARKER, OVER, REVEALING, SELECTING, TAKING, WAITING, State
from .story import (
    E_COMPENSATION,
    E_CONSTRUCT,
    E_END,
    E_EXPLOIT,
    E_FALL_BACK,
    E_HAL_SECOND,
    E_HAL_UNABLE,
    E_MARKER,
    E_PAID,
    E_RETURNED,
    E_SHIFT,
    E_URBANIZE,
)
from .supply import (
    ALL_KNOW,
    FROM_BONUS,
    HAL,
    discard,
    draw_card,
    draw_tile,
    is_hal,
    note_exhaustion,
    owe,
    solo,
    take_gains,
    tell_goods,
    tiles_left,
)
from .yields import bonus_of, building_yield


@rule
def begin_actions(s: State) -> None:
    """Clockwise from the first player (GK-28)."""
    s.actor = s.first_player
    s.acted = 0
    s.step = REVEALING


@rule
def advance(s: State) -> None:
    """Go on with the actions of the round until somebody must choose or the round is over."""
    while s.step != WAITING:
        if s.step == REVEALING:
            s.step = TAKING
            if is_hal(s, s.actor):
                _reveal_hal(s)
            else:
                reveal(s)
        elif take_gains(s):
            _end_action(s)
        else:
            s.step = WAITING  # tiles are returned first


@rule
def _ask(s: State, phase: int) -> None:
    """Break off for a choice."""
    s.phase = phase
    s.step = WAITING


@rule
def reveal(s: State) -> None:
    """Reveal the actor's card and do what it says, as far as no choice is needed."""
    player = s.players[s.actor]
    card, tile = wide(player.laid_card), wide(player.laid_tile)
    s.known[card] = ALL_KNOW
    if tile != NONE:
        if card >= FIRST_LETTER and player.resources >= 1:  # GK-45
            _urbanize(s, card - FIRST_LETTER, tile)
            return
        if card < FIRST_LETTER and _can_construct(s, card, tile):
            _construct(s, card, tile)
            return
        player.tiles |= 1 << tile  # GK-44
        player.laid_tile = NONE
        emit(s, E_FALL_BACK, s.actor, EVERYONE, (card, tile))
    _exploit(s, card)


@rule
def _owe_bonuses(s: State, trigger: int) -> None:
    """Permanent bonuses of the actor's tableau, in its order (GK-48, GK-52)."""
    for i in range(s.players[s.actor].tableau_count):
        for good in range(len(GOODS)):
            owe(s, FROM_BONUS + good, bonus_of(s, s.actor, i, trigger, good))


@rule
def _exploit(s: State, card: int) -> None:
    s.action = EXPLOIT
    emit(s, E_EXPLOIT, s.actor, EVERYONE, (card,))
    if card >= FIRST_LETTER:
        if good_is_left(s, RESOURCE) or good_is_left(s, TILE):
            _ask(s, CHOOSING_GOOD)  # GK-30
            return
    else:
        good, count = building_yield(s, s.building_of[card] - 1)
        owe(s, good, count)
    _owe_bonuses(s, EXPLOIT)


@rule
def good_is_left(s: State, good: int) -> bool:
    if good == RESOURCE:
        return bool(s.players[s.actor].supply > 0)
    return tiles_left(s) > 0


@rule
def chosen_good(s: State, good: int) -> None:
    owe(s, good, 1)
    _owe_bonuses(s, EXPLOIT)
    s.step = TAKING


@rule
def _place_resources(s: State, party: int, count: int) -> None:
    """Put own resources on a building; placing the last of all triggers the end (GK-62). Hal's stock is his supply."""
    player = s.players[party]
    if is_hal(s, party):
        player.supply -= count
    else:
        player.resources -= count
    if player.resources == 0 and player.supply == 0:
        s.ending = 1


@rule
def _urbanize(s: State, letter: int, tile: int) -> None:
    """The tile on the marker's cell, a resource and a site marker on it (GK-33); then the marker moves."""
    s.action = URBANIZE
    emit(s, E_URBANIZE, s.actor, EVERYONE, (letter, tile))
    s.players[s.actor].laid_tile = NONE
    x, y = int(s.marker_x[letter]), int(s.marker_y[letter])
    lift_marker(s, letter)
    s.new_building = place_building(s, tile, x, y, s.actor, 1)
    s.moving_letter = letter
    _place_resources(s, s.actor, 1)
    _ask(s, MOVING_MARKER)


@rule
def marker_moved(s: State, option: int) -> None:
    """The marker is put down; then the neighbours of the new building yield (GK-38)."""
    letter = int(s.moving_letter)
    if option >= SHIFT_EARLIER:
        other = shifted_marker(s, letter, option)
        shift_neighbour(s, letter, other, option)
        _tell_marker(s, E_SHIFT, other)
    else:
        place_marker(s, letter, column_of(s, option), row_of(s, option))
    _tell_marker(s, E_MARKER, letter)
    home = cell_at(int(s.buildings[s.new_building].x), int(s.buildings[s.new_building].y))
    for direction in range(4):
        number = s.grid[next_to(home, direction)]
        if number > 0:
            good, count = building_yield(s, number - 1)
            owe(s, POINT if is_hal(s, s.actor) else good, count)  # GK-75
    _owe_bonuses(s, URBANIZE)  # GK-39
    s.moving_letter = NONE
    s.new_building = NONE
    s.step = TAKING


@rule
def _tell_marker(s: State, kind: int, letter: int) -> None:
    x, y = wide(s.marker_x[letter]), wide(s.marker_y[letter])
    emit(s, kind, s.actor, EVERYONE, (letter, x, y, place_of(s, cell_at(x, y))))


@rule
def _can_construct(s: State, card: int, tile: int) -> bool:
    """GK-45: tested before any step; resources on an own target come back first."""
    player = s.players[s.actor]
    building = s.buildings[s.building_of[card] - 1]
    stock = int(player.resources)
    if building.owner == s.actor:
        stock += int(building.height)
    other_colour = 1 if COLOUR[tile] != COLOUR[card] else 0
    return bool(stock >= building.height + 1 + other_colour and player.points >= _lower(card, tile))


@rule
def _lower(card: int, tile: int) -> int:
    """How much lower the new number is; 0 if it is not (GK-41)."""
    return max(0, card % NUMBERS - tile % NUMBERS)


@rule
def _construct(s: State, card: int, tile: int) -> None:
    s.action = CONSTRUCT
    s.players[s.actor].laid_tile = NONE
    emit(s, E_CONSTRUCT, s.actor, EVERYONE, (card, tile))
    number = int(s.building_of[card]) - 1
    building = s.buildings[number]
    player = s.players[s.actor]
    hal = is_hal(s, s.actor)
    owner = int(building.owner)
    if owner != NONE:  # GK-40, GK-78
        if is_hal(s, owner):
            s.players[owner].supply += building.height
        else:
            s.players[owner].resources += building.height
        if owner != s.actor:
            s.players[owner].points += building.height
            emit(s, E_COMPENSATION, owner, EVERYONE, (wide(building.height),))
    if not hal:  # GK-41, GK-76, GK-77
        paid = np.zeros(len(GOODS), np.int64)
        paid[POINT] = _lower(card, tile)
        paid[RESOURCE] = 1 if COLOUR[tile] != COLOUR[card] else 0
        player.points -= paid[POINT]
        player.resources -= paid[RESOURCE]
        player.supply += paid[RESOURCE]
        tell_goods(s, E_PAID, s.actor, paid)
    s.building_of[card] = 0
    s.building_of[tile] = number + 1
    building.top = tile
    building.height += 1
    building.owner = s.actor
    building.site = 1
    _place_resources(s, s.actor, int(building.height))
    _owe_bonuses(s, CONSTRUCT)  # GK-42
    player.tableau[player.tableau_count] = card  # GK-43: it does not fire yet
    player.tableau_count += 1


@rule
def _end_action(s: State) -> None:
    """The card goes where it belongs; the next one acts, or the round ends (GK-63)."""
    player = s.players[s.actor]
    card = int(player.laid_card)
    if s.action != CONSTRUCT:
        discard(s, card, ALL_KNOW)
    player.laid_card = NONE
    player.laid_tile = NONE
    s.action = NONE
    s.acted += 1
    if solo(s) and s.actor != HAL:  # GK-73: your other cards are discarded
        for i in range(player.hand_count):
            discard(s, int(player.hand[i]), 1)
            player.hand[i] = NONE
        player.hand_count = 0
    if s.acted < s.parties:
        s.actor = (s.actor + 1) % s.parties
        s.step = REVEALING
        return
    s.step = WAITING
    s.phase = OVER if s.ending else SELECTING
    if s.ending:
        emit(s, E_END, TABLE, EVERYONE, (0,))


@rule
def tiles_returned(s: State) -> None:
    """All tiles set aside are shown, bring a point each, and are the new supply (GK-58, GK-61)."""
    count = 0
    s.supply_from = 0
    for i in range(TILES):
        s.tiles[i] = NONE
    for seat in range(s.seats):
        player = s.players[seat]
        if player.tiles != 0:  # who has none was not asked
            red, blue, yellow = _faces(s, seat, RED), _faces(s, seat, BLUE), _faces(s, seat, YELLOW)
            given = give_back(s, seat)
            emit(s, E_RETURNED, seat, EVERYONE, (given, red, blue, yellow))
        for tile in range(TILES):
            if (player.given_back >> tile) & 1:
                s.tiles[count] = tile
                count += 1
        player.returned = 0
    s.supply_to = count
    shuffle(s.rng, s.tiles, count)
    if count == 0:
        s.exhausted += 1
        s.ending = 1
    s.step = TAKING


@rule
def give_back(s: State, seat: int) -> int:
    """A seat's tiles that were set aside leave its stock, for points; how many."""
    player = s.players[seat]
    given = 0
    for tile in range(TILES):
        given += (player.aside >> tile) & 1
    player.tiles ^= player.aside
    player.given_back = player.aside
    player.aside = 0
    player.points += RETURN_POINTS * given
    return given


@rule
def _faces(s: State, seat: int, colour: int) -> int:
    """The tiles of a colour that a seat has set aside: a bit for each number."""
    return int((s.players[seat].aside >> (colour * NUMBERS)) & ((1 << NUMBERS) - 1))


# -- Hal --------------------------------------------------------------------------------------------------------------


@rule
def _reveal_hal(s: State) -> None:
    """Hal always builds, with the next tile of the supply (GK-74)."""
    hal = s.players[HAL]
    if tiles_left(s) == 0:  # GK-80
        _hal_unable(s)
        return
    tile = wide(s.tiles[s.supply_from])
    if s.options.expert == 1 and hal.laid_card >= FIRST_LETTER:
        _second_card(s)
    card = wide(hal.laid_card)
    s.known[card] = ALL_KNOW
    if not _hal_can(s, card):
        _hal_unable(s)
        return
    draw_tile(s)
    note_exhaustion(s)
    hal.laid_tile = tile
    if card >= FIRST_LETTER:
        _urbanize(s, card - FIRST_LETTER, tile)
    else:
        _construct(s, card, tile)


@rule
def _hal_can(s: State, card: int) -> bool:
    """GK-77: a resource for every floor, his own on the target included."""
    supply = int(s.players[HAL].supply)
    if card >= FIRST_LETTER:
        return supply >= 1
    building = s.buildings[s.building_of[card] - 1]
    own = int(building.height) if building.owner == HAL else 0
    return bool(supply + own >= building.height + 1)


@rule
def _letter_worth(s: State, letter: int) -> int:
    """Floors around a marker: what it brings Hal."""
    home = cell_at(int(s.marker_x[letter]), int(s.marker_y[letter]))
    floors = 0
    for direction in range(4):
        number = s.grid[next_to(home, direction)]
        if number > 0:
            floors += int(s.buildings[number - 1].height)
    return floors


@rule
def _second_card(s: State) -> None:
    """GK-82: a letter makes Hal draw again; the better card stays, the other is discarded."""
    hal = s.players[HAL]
    first = int(hal.laid_card)
    second = draw_card(s, NONE)
    better = second < FIRST_LETTER and _hal_can(s, second)
    if second >= FIRST_LETTER:
        better = _letter_worth(s, second - FIRST_LETTER) > _letter_worth(s, first - FIRST_LETTER)
    hal.laid_card = second if better else first
    discard(s, first if better else second, ALL_KNOW)
    emit(s, E_HAL_SECOND, HAL, EVERYONE, (wide(first), wide(second), wide(hal.laid_card)))


@rule
def _hal_unable(s: State) -> None:
    """The city stays as it is and the match ends (GK-79, GK-80)."""
    s.ending = 1
    emit(s, E_HAL_UNABLE, HAL, EVERYONE, (0,))
    s.action = EXPLOIT  # his card is discarded
