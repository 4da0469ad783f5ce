"""The quarry phase: filling the quarry, moving the worker, returning the black stone."""

from tetrapolis.core.events import EVERYONE, TABLE, emit
from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.rng import below

from .components import (
    BLACK,
    BLACK_POINTS,
    COLOURS,
    FIELDS,
    FIRST_MIDDLE,
    INNER,
    MOST_STEPS,
    NONE,
    STEPS,
)
from .state import BUILDING, FILLING, ON, QUARRY, SHORT_CHOSEN, STEPS_BY_PLAYER, State
from .story import E_BLACK, E_ENTER, E_FILL, E_MOVE_END, E_PLACE, E_SHORT, E_START, E_TAKE

# -- filling -----------------------------------------------------------------------------------------------------------


@rule
def start_round(s: State) -> None:
    """The round's stones go into the bag; who holds the worker fills the quarry and begins (WM-8, WM-15, WM-45).

    A row too small for the rings leaves as many middle fields with one stone (WM-10, WM-11). Chance picks them before
    the first stone is drawn, or the start player does (WM-12).
    """
    s.turn = 1
    s.actor = s.holder
    s.worker = NONE
    for party in range(s.seats):
        s.players[party].passed = 0
    for colour in range(len(COLOURS)):
        s.bag[colour] = s.monuments[s.monument].material[s.round_number - 1, colour]
        s.supply[colour] -= s.bag[colour]
    begin_move(s)
    s.short = 0
    s.short_left = min(s.middle, max(0, s.outer + 2 * s.middle - stones_in_bag(s)))
    if s.short_left > 0 and s.options.short_fields == SHORT_CHOSEN:
        s.phase = FILLING
    else:
        draw_short_fields(s)
        fill_quarry(s)


@rule
def stones_in_bag(s: State) -> int:
    stones = 0
    for colour in range(len(COLOURS)):
        stones += wide(s.bag[colour])
    return stones


@rule
def draw_short_fields(s: State) -> None:
    """Chance picks the middle fields with one stone; every such set is equally likely."""
    for i in range(s.middle):
        if s.short_left > 0 and below(s.rng, s.middle - i) < s.short_left:
            s.short |= 1 << i
            s.short_left -= 1


@rule
def shortening_refusal(s: State, i: int) -> int:
    """May this middle field be named as one that gets only one stone? (WM-12)"""
    if s.phase != FILLING:
        return 12 if s.phase == QUARRY else 7
    return 0 if i < s.middle and (s.short >> i) & 1 == 0 else 12


@rule
def shorten(s: State, i: int) -> None:
    """The start player names a middle field that gets only one stone; after the last one the quarry is filled."""
    s.short |= 1 << i
    s.short_left -= 1
    emit(s, E_SHORT, s.actor, EVERYONE, (wide(FIRST_MIDDLE + i),))
    if s.short_left == 0:
        fill_quarry(s)


@rule
def fill_quarry(s: State) -> None:
    """One stone per outer field, two per middle field, any remainder to the inner circle (WM-9)."""
    s.phase = QUARRY
    short_fields = 0
    for i in range(s.middle):
        short_fields += (s.short >> i) & 1
    emit(s, E_FILL, TABLE, EVERYONE, (wide(s.round_number), wide(stones_in_bag(s)), wide(short_fields)))
    for field in range(s.outer):
        draw_stone(s, field)
    for i in range(s.middle):
        draw_stone(s, FIRST_MIDDLE + i)
        if (s.short >> i) & 1 == 0:
            draw_stone(s, FIRST_MIDDLE + i)
    while stones_in_bag(s) > 0:
        draw_stone(s, INNER)
    emit(s, E_START, s.holder, EVERYONE, (wide(0),))


@rule
def draw_stone(s: State, field: int) -> None:
    """Draw blindly one of the stones in the bag, if there is one, for a field."""
    stones = stones_in_bag(s)
    if stones <= 0:
        return
    number = below(s.rng, stones)
    for colour in range(len(COLOURS)):
        if number < s.bag[colour]:
            s.bag[colour] -= 1
            s.quarry[field, colour] += 1
            s.stocked |= 1 << field
            return
        number -= wide(s.bag[colour])


# -- moving the worker -------------------------------------------------------------------------------------------------


@rule
def is_outer(field: int) -> bool:
    return field < FIRST_MIDDLE


@rule
def steps_of_turn(s: State) -> int:
    """1, 2, 3, then always 4 (WM-17), counted by turn or, with two players, so that nobody makes 3 (WM-18)."""
    if s.options.steps == STEPS_BY_PLAYER and s.seats == 2 and s.turn > 2:
        return MOST_STEPS
    return int(STEPS[min(s.turn, len(STEPS)) - 1])


@rule
def begin_move(s: State) -> None:
    """The actor is about to move the worker. The departure field may be entered once, or not at all (WM-21)."""
    s.departure = s.worker
    s.steps_left = steps_of_turn(s)
    s.closed = 0
    if s.worker != NONE and s.options.reenter_start != ON:
        s.closed = 1 << s.worker
    s.collected = 0
    s.picking = 0
    s.path_length = 0
    for i in range(MOST_STEPS):
        s.path[i] = NONE
        s.picks[i] = NONE


@rule
def can_finish(s: State, field: int, steps: int, closed: int, collected: int) -> bool:
    """Whether a move that has just entered `field` can be completed: on the outer ring (WM-22), with a stone (WM-25).

    Tries all ways onward, field by field in the order of their numbers. (A loop: a function that calls itself cannot be
    loaded from the cache of compiled rules.)
    """
    trail = wide(0)  # the fields before this one, five bits each
    depth = 0
    tried = NONE  # the last field tried from here
    while True:
        if depth == steps and collected > 0 and is_outer(field):
            return True
        onward = s.adjacent[field] & ~closed & (wide(-1) << (tried + 1)) if depth < steps else wide(0)
        if onward != 0:
            bit = onward & -onward
            closed |= bit
            if s.stocked & bit:
                collected += 1
            trail = (trail << 5) | field
            field = number_of(bit)
            tried = NONE
            depth += 1
        elif depth == 0:
            return False
        else:
            if s.stocked & (1 << field):
                collected -= 1
            closed &= ~(1 << field)
            tried = field
            field = trail & 31
            trail >>= 5
            depth -= 1


@rule
def number_of(bit: int) -> int:
    """The number of a set's only member."""
    number = 0
    while bit > 1:
        bit >>= 1
        number += 1
    return number


@rule
def exists(s: State, field: int) -> bool:
    return bool(s.adjacent[field] != 0)


@rule
def entering_refusal(s: State, field: int) -> int:
    """May the worker enter the field now?"""
    if s.phase != QUARRY:
        return 12 if s.phase == FILLING else 7
    if s.picking:
        return 23
    if not exists(s, field):
        return 14
    if s.worker == NONE:
        return 0 if is_outer(field) else 16
    bit = 1 << field
    if s.adjacent[s.worker] & bit == 0:
        return 19
    if s.closed & bit != 0:
        return 21 if field == s.departure and s.options.reenter_start != ON else 20
    closed = s.closed | bit
    steps = s.steps_left - 1
    if not can_finish(s, field, steps, closed, 1):
        return 22
    collected = s.collected + (1 if s.stocked & bit else 0)
    return 0 if can_finish(s, field, steps, closed, collected) else 25


@rule
def picking_refusal(s: State, colour: int) -> int:
    """May this stone be taken from the worker's field?"""
    if s.phase != QUARRY:
        return 7
    return 0 if s.picking and s.quarry[s.worker, colour] > 0 else 23


@rule
def enter(s: State, field: int) -> None:
    """Go to a field; take a stone, if there is one; which, is asked only if they differ (WM-23)."""
    emit(s, E_PLACE if s.worker == NONE else E_ENTER, s.actor, EVERYONE, (wide(field),))
    s.worker = field
    s.closed |= 1 << field
    s.path[s.path_length] = field
    s.path_length += 1
    s.steps_left -= 1
    kinds = 0
    only = NONE
    for colour in range(len(COLOURS)):
        if s.quarry[field, colour] > 0:
            kinds += 1
            only = colour
    if kinds > 1:
        s.picking = 1
    else:
        if kinds == 1:
            take(s, only)
        end_step(s)


@rule
def take(s: State, colour: int) -> None:
    """A stone from the worker's field goes behind the actor's screen (WM-24)."""
    field = s.worker
    s.quarry[field, colour] -= 1
    s.players[s.actor].hand[colour] += 1
    s.picks[s.path_length - 1] = colour
    s.collected += 1
    left = 0
    for other in range(len(COLOURS)):
        left += s.quarry[field, other]
    if left == 0:
        s.stocked &= ~(1 << field)
    emit(s, E_TAKE, s.actor, EVERYONE, (wide(colour), wide(field)))


@rule
def pick(s: State, colour: int) -> None:
    """The stone that was asked for."""
    s.picking = 0
    take(s, colour)
    end_step(s)


@rule
def end_step(s: State) -> None:
    """After the last step the next player moves, until no stone is left; the last move is completed (WM-15, WM-27)."""
    if s.steps_left > 0:
        return
    emit(s, E_MOVE_END, s.actor, EVERYONE, (wide(s.collected),))
    if s.stocked == 0:
        end_quarry_phase(s)
        return
    s.turn += 1
    s.actor = (s.actor + 1) % s.seats
    begin_move(s)


@rule
def end_quarry_phase(s: State) -> None:
    """The black stone goes back and brings points and the worker; its owner builds first (WM-28, WM-29)."""
    for party in range(s.seats):
        player = s.players[party]
        if player.hand[BLACK] > 0:
            player.hand[BLACK] -= 1
            s.supply[BLACK] += 1
            player.black += BLACK_POINTS
            s.holder = party
            emit(s, E_BLACK, party, EVERYONE, (wide(BLACK_POINTS),))
    s.worker = NONE
    begin_move(s)
    s.phase = BUILDING
    s.actor = s.holder


@rule
def clear_quarry(s: State) -> None:
    for field in range(FIELDS):
        for colour in range(len(COLOURS)):
            s.quarry[field, colour] = 0
    s.stocked = 0
