"""What a cost takes: own production, and purchases from the two neighbours (SW-24 to SW-36).

A cost can be met exactly if, for every set of kinds, the units it asks for out of that set are no more than the symbols
that can give something out of it (Hall's condition). With x units bought at left and y at right:

    cost(set) <= own(set) + min(x, left(set)) + min(y, right(set))        for every set of kinds

Raw materials and manufactured goods never share a symbol, so each is solved on its own.
"""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule
from tetrapolis.core.records import Array, Int8

from .components import (
    LOW_PRICE,
    MANUFACTURED_COST,
    MANUFACTURED_FROM_BOTH,
    PRICE,
    RAW_COST,
    RAW_FROM_LEFT,
    RAW_FROM_RIGHT,
)
from .state import State

MAX_WAYS = 16  # coins to one neighbour never reach this: seven units at two coins are 14

Ways = npt.NDArray[np.int64]


@rule
def left_of(s: State, seat: int) -> int:
    """SW-8"""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def right_of(s: State, seat: int) -> int:
    return seat - 1 if seat > 0 else int(s.seats) - 1


@rule
def _purchases(cost: Ways, own: Array[Int8], left: Array[Int8], right: Array[Int8], out: Ways) -> int:
    """The fewest units at right for each useful number of units at left; pairs into `out`, their number returned."""
    count = 0
    fewest = 1 << 30
    units = cost[len(cost) - 1]
    for x in range(units + 1):
        y = 0
        for kinds in range(1, len(cost)):
            lacking = cost[kinds] - own[kinds] - min(x, int(left[kinds]))
            if lacking > right[kinds]:
                y = fewest  # not to be had
                break
            y = max(y, lacking)
        if y < fewest:
            out[count, 0] = x
            out[count, 1] = y
            count += 1
            fewest = y
        if fewest == 0:
            break
    return count


@rule
def payments(s: State, seat: int, thing: int, purse: int, out: Ways) -> int:
    """All Pareto-minimal pairs (coins left, coins right) that `purse` can pay for a thing's resources (SW-36)."""
    buyer = s.players[seat]
    left = s.players[left_of(s, seat)]
    right = s.players[right_of(s, seat)]
    raw = np.empty((MAX_WAYS, 2), np.int64)
    raw_ways = _purchases(RAW_COST[thing], buyer.own_raw, left.sold_raw, right.sold_raw, raw)
    if raw_ways == 0:
        return 0
    goods = np.empty((MAX_WAYS, 2), np.int64)
    goods_ways = _purchases(
        MANUFACTURED_COST[thing], buyer.own_manufactured, left.sold_manufactured, right.sold_manufactured, goods
    )
    if goods_ways == 0:
        return 0
    discounts = int(buyer.discounts)  # SW-34
    price_left = LOW_PRICE if discounts & RAW_FROM_LEFT else PRICE
    price_right = LOW_PRICE if discounts & RAW_FROM_RIGHT else PRICE
    price_goods = LOW_PRICE if discounts & MANUFACTURED_FROM_BOTH else PRICE
    if raw_ways == 1 and goods_ways == 1:
        out[0, 0] = price_left * raw[0, 0] + price_goods * goods[0, 0]
        out[0, 1] = price_right * raw[0, 1] + price_goods * goods[0, 1]
        return 1 if out[0, 0] + out[0, 1] <= purse else 0
    cheapest = np.full(MAX_WAYS, purse + 1, np.int64)  # coins to the right for each number of coins to the left
    for i in range(raw_ways):
        for j in range(goods_ways):
            to_left = price_left * raw[i, 0] + price_goods * goods[j, 0]
            to_right = price_right * raw[i, 1] + price_goods * goods[j, 1]
            if to_left + to_right <= purse:
                cheapest[to_left] = min(cheapest[to_left], to_right)
    count = 0
    least = purse + 1
    for to_left in range(MAX_WAYS):
        if cheapest[to_left] < least:
            least = cheapest[to_left]
            out[count, 0] = to_left
            out[count, 1] = least
            count += 1
    return count
