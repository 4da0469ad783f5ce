"""What laying a card costs and brings, item by item: told from what the rules do to states, before and after."""

from collections.abc import Iterator

from tetrapolis.core.contract import Part
from tetrapolis.core.state import States, copy

from .components import EXPLOIT, GOODS, LETTER_GOODS
from .ids import FIRST_GOOD, NEW_HAND
from .preview import goods, pay
from .state import CHOOSING_GOOD, SELECTING, TAKING, State
from .story import E_FALL_BACK
from .supply import take_gains
from .turn import good_is_left

_Goods = dict[str, int]


def parts(states: States, seat: int, action: int) -> list[Part]:
    """The items of a card that is laid, in the order in which they happen; other choices have none."""
    if int(states[0].phase) != SELECTING or action == NEW_HAND:
        return []
    paid = copy(states)
    pay(paid[0], seat, action)
    before, after = states[0], paid[0]
    told = [*_costs(before, after, seat)]
    if int(after.phase) == CHOOSING_GOOD:
        told.append(Part("yield-choice", "", 1))
        told += _bonuses_either_way(paid, seat)
    else:
        city, tableau = _gains(states, seat, action)
        told += _each("yield-floors" if int(after.action) == EXPLOIT else "yield-neighbours", city)
        told += _each("yield-bonuses", tableau)
    if int(after.players[seat].tableau_count) > int(before.players[seat].tableau_count):
        told.append(Part("kept", "", 1))
    return told


def _costs(before: State, after: State, seat: int) -> Iterator[Part]:
    """What is paid and what comes back, before anything is gained."""
    if any(int(event["kind"]) == E_FALL_BACK for event in after.events[: int(after.event_count)]):
        yield Part("short", "", 1)
    for party in range(int(after.parties)):
        was, now = before.players[party], after.players[party]
        if party != seat:
            back = int(now.resources) + int(now.supply) - int(was.resources) - int(was.supply)
            yield from _each("covered", {"resources": back, "points": int(now.points) - int(was.points)}, party)
    was, now = before.players[seat], after.players[seat]
    lain, lying = _on_what_was_built(before, after, seat)
    yield from _each("come-back", {"resources": lain})
    yield from _each("pay-tile", {"tiles": int(now.tiles).bit_count() - int(was.tiles).bit_count()})
    yield from _each("pay-number", {"points": int(now.points) - int(was.points)})
    yield from _each("pay-colour", {"resources": int(was.supply) - int(now.supply)})
    yield from _each("pay-floors", {"resources": -lying})


def _on_what_was_built(before: State, after: State, party: int) -> tuple[int, int]:
    """The party's resources on the building that has grown: those that lay there, and those that lie there now."""
    lain = lying = 0
    for number in range(int(after.building_count)):
        was, now = before.buildings[number], after.buildings[number]
        if int(now.height) != int(was.height) or number >= int(before.building_count):
            lying += int(now.height) if int(now.owner) == party else 0
            lain += int(was.height) if int(was.owner) == party and number < int(before.building_count) else 0
    return lain, lying


def _bonuses_either_way(states: States, seat: int) -> list[Part]:
    """What the tableau brings whichever good is chosen."""
    left = [good for good in LETTER_GOODS if good_is_left(states[0], good)]
    first, *others = [[*_each("yield-bonuses", _gains(states, seat, FIRST_GOOD + good)[1])] for good in left]
    return [part for part in first if all(part in other for other in others)]


def _gains(states: States, seat: int, action: int) -> tuple[_Goods, _Goods]:
    """Goods that the city brings, and those that the tableau adds: the same is done without one."""
    everything = _taken(copy(states), seat, action)
    bare = copy(states)
    bare[0].players[seat].tableau_count = 0
    city = _taken(bare, seat, action)
    return city, {good: everything[good] - city[good] for good in GOODS}


def _taken(states: States, seat: int, action: int) -> _Goods:
    """The goods that an action brings after it is paid."""
    s = states[0]
    pay(s, seat, action)
    was = _stock(s, seat)
    if int(s.step) == TAKING:
        take_gains(s)
    return {good: count - was[good] for good, count in _stock(s, seat).items()}


def _stock(s: State, seat: int) -> _Goods:
    return goods(s, seat) | {"points": int(s.players[seat].points)}


def _each(why: str, counts: _Goods, party: int | None = None) -> Iterator[Part]:
    for good, count in counts.items():
        if count:
            yield Part(why, good, count, party)
