"""The quarry phase: filling the quarry, moving the worker, returning the black stone."""

from tetrapolis.core.events import EVERYONE, TABLE, emit
from tetrapolis.core.kernel import State, rule, wide
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
from .state import BUILDING, ON, QUARRY, STEPS_BY_PLAYER
from .story import E_BLACK, E_ENTER, E_FILL, E_MOVE_END, E_PLACE, E_START, E_TAKE

# -- filling -----------------------------------------------------------------------------------------------------------


@rule
def start_quarry_phase(s: State) -> None:
    """The round's stones are laid out; who holds the worker begins (WM-8, WM-15, WM-45)."""
    s.phase = QUARRY
    s.turn = 1
    s.actor = s.holder
    s.worker = NONE
    for party in range(s.seats):
        s.players[party].passed = 0
    fill_quarry(s)
    begin_move(s)
    emit(s, E_START, s.holder, EVERYONE, (wide(0),))


@rule
def fill_quarry(s: State) -> None:
    """One stone per outer field, two per middle field, any remainder to the inner circle (WM-9).

    A row too small for the rings leaves as many middle fields with one stone (WM-10, WM-11); chance picks them before
    the first stone is drawn (WM-12).
    """
    stones = 0
    for colour in range(len(COLOURS)):
        s.bag[colour] = s.monuments[s.monument].material[s.round_number - 1, colour]
        s.supply[colour] -= s.bag[colour]
        stones += wide(s.bag[colour])
    short_fields = max(0, s.outer + 2 * s.middle - stones)
    emit(s, E_FILL, TABLE, EVERYONE, (wide(s.round_number), wide(stones), wide(short_fields)))
    short = choose_short_fields(s, short_fields)
    for field in range(s.outer):
        stones = draw_stone(s, stones, field)
    for i in range(s.middle):
        stones = draw_stone(s, stones, FIRST_MIDDLE + i)
        if (short >> i) & 1 == 0:
            stones = draw_stone(s, stones, FIRST_MIDDLE + i)
    while stones > 0:
        stones = draw_stone(s, stones, INNER)


@rule
def choose_short_fields(s: State, count: int) -> int:
    """`count` of the middle fields, as bits; every such set is equally likely."""
    chosen = 0
    for i in range(s.middle):
        if count > 0 and below(s.rng, s.middle - i) < count:
            chosen |= 1 << i
            count -= 1
    return chosen


@rule
def draw_stone(s: State, stones: int, field: int) -> int:
    """Draw blindly one of the stones in the bag for a field; how many stay in the bag."""
    number = below(s.rng, stones)
    colour = 0
    while number >= s.bag[colour]:
        number -= wide(s.bag[colour])
        colour += 1
    s.bag[colour] -= 1
    s.quarry[field, colour] += 1
    s.stocked |= 1 << field
    return stones - 1


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
        return 7
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
