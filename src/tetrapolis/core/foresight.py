"""What choices would do, tried in deals that a seat thinks possible. Compiled once per game by `bind`."""

from typing import Any

import numpy as np
import numpy.typing as npt

from .kernel import rule, wide
from .playout import supplied_by_bind
from .records import Array, Int8, Int16, Record
from .rng import Words
from .state import Header

Actions = npt.NDArray[np.int32]
Table = npt.NDArray[np.int64]

PART_WORLDS = 3  # states in which parts are told: as it is, and two to try things in

act = pending = sample = apply = score = goods = parts = supplied_by_bind


class PartRecord(Record):
    """One thing that a choice costs or brings, as numbers of the game's words; NONE: no good, oneself."""

    why: Int8
    good: Int8
    party: Int8
    count: Int16


@rule
def no_goods(s: Header, party: int, out: Words) -> None:
    """A party owns nothing besides points."""


def foresee(
    deals: Any,
    worlds: Any,
    rngs: Table,
    seat: int,
    others: int,
    actions: Actions,
    points: Table,
    owned: Table,
    unsure: Words,
) -> None:
    """What a seat's actions, one after the other, change in every deal alike: points by category, and goods.

    Those of the `others` who choose at the same time as the last action do so at random. `worlds` become the deals
    after the actions. `points` and `owned` have a row for what was before, one for what is after, and one for the
    change; `unsure` has the bits of categories and of goods whose change depends on the deal.
    """
    rng = np.zeros(2, np.int64)
    unsure[0] = 0
    unsure[1] = 0
    for deal in range(len(deals)):
        worlds[deal] = deals[deal]
        s = worlds[deal]
        score(s, seat, points[0])
        goods(s, seat, owned[0])
        for i in range(len(actions)):
            act(s, seat, wide(actions[i]))
        rng[0], rng[1] = rngs[deal, 0], rngs[deal, 1]
        for other in range(s.seats):
            if (others >> other) & (pending(s) >> other) & 1:
                apply(s, other, wide(sample(s, other, rng)))
        score(s, seat, points[1])
        goods(s, seat, owned[1])
        unsure[0] |= _otherwise(points, deal == 0)
        unsure[1] |= _otherwise(owned, deal == 0)


@rule
def _otherwise(counts: Table, first: bool) -> int:
    """Keep how counts changed in the first deal; in a later one, the bits of those that changed otherwise."""
    differing = 0
    for i in range(counts.shape[1]):
        change = counts[1, i] - counts[0, i]
        if first:
            counts[2, i] = change
        elif counts[2, i] != change:
            differing |= 1 << i
    return differing


def sure_parts(
    deals: Any, worlds: Any, seat: int, actions: Actions, told: Array[PartRecord], out: Array[PartRecord]
) -> int:
    """What a seat's actions, one after the other, cost and bring in every deal, item by item; how many items.

    `told` is room for the items of one deal, as large as `out`; `worlds` are PART_WORLDS states.
    """
    count = 0
    for deal in range(len(deals)):
        worlds[0] = deals[deal]
        found = 0
        for i in range(len(actions)):
            found += parts(worlds, seat, wide(actions[i]), told[found:])
            act(worlds[0], seat, wide(actions[i]))
        if deal == 0:
            count = found
            for i in range(found):
                out[i] = told[i]
        else:
            count = _keep_common(out, count, told, found)
    return count


@rule
def _keep_common(parts: Array[PartRecord], count: int, others: Array[PartRecord], other_count: int) -> int:
    """Of the first parts, keep those that are among the others; how many are left."""
    kept = 0
    for i in range(count):
        for j in range(other_count):
            if _are_alike(parts[i], others[j]):
                parts[kept] = parts[i]
                kept += 1
                break
    return kept


@rule
def _are_alike(one: PartRecord, other: PartRecord) -> bool:
    same = one.why == other.why and one.good == other.good
    return bool(same and one.party == other.party and one.count == other.count)
