"""What laying a card costs and brings, item by item: told from what the rules do to states, before and after."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.foresight import PartRecord
from tetrapolis.core.kernel import rule
from tetrapolis.core.records import Array

from .components import EXPLOIT, GOODS, LETTER_GOODS, NONE, POINT, RESOURCE, TILE
from .ids import FIRST_GOOD, NEW_HAND
from .preview import goods, pay
from .state import CHOOSING_GOOD, MAX_PLAYERS, SELECTING, TAKING, State
from .story import E_FALL_BACK
from .supply import take_gains, tiles_in_stock
from .turn import good_is_left

Goods = npt.NDArray[np.int64]  # how many of each good
Parts = Array[PartRecord]

REASONS = (
    *("short", "covered", "come-back", "pay-tile", "pay-number", "pay-colour", "pay-floors"),
    *("yield-choice", "yield-floors", "yield-neighbours", "yield-bonuses", "kept"),
)
SHORT, COVERED, COME_BACK, PAY_TILE, PAY_NUMBER, PAY_COLOUR, PAY_FLOORS, CHOICE, FLOORS, NEIGHBOURS, BONUSES, KEPT = (
    range(len(REASONS))
)
PART_LIMIT = (len(REASONS) + MAX_PLAYERS) * len(GOODS)


@rule
def parts(worlds: Array[State], seat: int, action: int, out: Parts) -> int:
    """The items of a card that is laid, in the order in which they happen; other choices have none."""
    before, paid = worlds[0], worlds[1]
    if before.phase != SELECTING or action == NEW_HAND:
        return 0
    worlds[1] = worlds[0]
    pay(paid, seat, action)
    count = _tell_costs(out, before, paid, seat)
    gains = np.zeros((2, len(GOODS)), np.int64)
    if paid.phase == CHOOSING_GOOD:
        count = _tell(out, count, CHOICE, NONE, 1, NONE)
        _find_gains_either_way(worlds, seat, gains)
    else:
        _find_gains(worlds, 0, seat, action, gains)
        count = _tell_goods(out, count, FLOORS if paid.action == EXPLOIT else NEIGHBOURS, gains[0])
    count = _tell_goods(out, count, BONUSES, gains[1])
    kept = paid.players[seat].tableau_count - before.players[seat].tableau_count
    return _tell(out, count, KEPT, NONE, kept, NONE)


@rule
def _tell(out: Parts, count: int, why: int, good: int, number: int, party: int) -> int:
    """One more item, unless there are none of it; how many items there are then."""
    if number == 0:
        return count
    part = out[count]
    part.why = why
    part.good = good
    part.count = number
    part.party = party
    return count + 1


@rule
def _tell_goods(out: Parts, count: int, why: int, goods: Goods) -> int:
    for good in range(len(GOODS)):
        count = _tell(out, count, why, good, goods[good], NONE)
    return count


@rule
def _tell_costs(out: Parts, before: State, after: State, seat: int) -> int:
    """What is paid and what comes back, before anything is gained."""
    short = 0
    for i in range(after.event_count):
        if after.events[i].kind == E_FALL_BACK:
            short = 1
    count = _tell(out, 0, SHORT, NONE, short, NONE)
    for party in range(after.parties):
        if party != seat:
            other, then = after.players[party], before.players[party]
            back = other.resources + other.supply - then.resources - then.supply
            count = _tell(out, count, COVERED, RESOURCE, back, party)
            count = _tell(out, count, COVERED, POINT, other.points - then.points, party)
    now, was = after.players[seat], before.players[seat]
    lain, lying = _on_what_was_built(before, after, seat)
    count = _tell(out, count, COME_BACK, RESOURCE, lain, NONE)
    count = _tell(out, count, PAY_TILE, TILE, tiles_in_stock(after, seat) - tiles_in_stock(before, seat), NONE)
    count = _tell(out, count, PAY_NUMBER, POINT, now.points - was.points, NONE)
    count = _tell(out, count, PAY_COLOUR, RESOURCE, was.supply - now.supply, NONE)
    return _tell(out, count, PAY_FLOORS, RESOURCE, -lying, NONE)


@rule
def _on_what_was_built(before: State, after: State, party: int) -> tuple[int, int]:
    """The party's resources on the building that has grown: those that lay there, and those that lie there now."""
    lain = lying = 0
    for number in range(after.building_count):
        was, now = before.buildings[number], after.buildings[number]
        is_new = number >= before.building_count
        if is_new or now.height != was.height:
            lying += now.height if now.owner == party else 0
            lain += was.height if was.owner == party and not is_new else 0
    return lain, lying


@rule
def _find_gains_either_way(worlds: Array[State], seat: int, gains: Goods) -> None:
    """What the tableau brings to `worlds[1]` whichever good is chosen."""
    chosen = np.zeros((2, len(GOODS)), np.int64)
    choices = 0
    for choice in LETTER_GOODS:
        if good_is_left(worlds[1], choice):
            choices += 1
            _find_gains(worlds, 1, seat, FIRST_GOOD + choice, chosen)
            for good in range(len(GOODS)):
                if choices == 1:
                    gains[1, good] = chosen[1, good]
                elif gains[1, good] != chosen[1, good]:
                    gains[1, good] = 0


@rule
def _find_gains(worlds: Array[State], of: int, seat: int, action: int, gains: Goods) -> None:
    """Goods that the city brings, and those that the tableau adds: the same is done without one."""
    for with_tableau in range(2):
        worlds[2] = worlds[of]
        if not with_tableau:
            worlds[2].players[seat].tableau_count = 0
        _take(worlds[2], seat, action, gains[with_tableau])
    for good in range(len(GOODS)):
        gains[1, good] -= gains[0, good]


@rule
def _take(s: State, seat: int, action: int, taken: Goods) -> None:
    """Count the goods that an action brings after it is paid."""
    pay(s, seat, action)
    was = np.zeros(len(GOODS), np.int64)
    _count_stock(s, seat, was)
    if s.step == TAKING:
        take_gains(s)
    _count_stock(s, seat, taken)
    for good in range(len(GOODS)):
        taken[good] -= was[good]


@rule
def _count_stock(s: State, seat: int, stock: Goods) -> None:
    goods(s, seat, stock)
    stock[POINT] = s.players[seat].points
