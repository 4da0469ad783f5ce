"""What bots think of 7 Wonders: what a card or stage brings a city, now and with the turns still to come."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule, wide

from .city import coins_at_once, counted, next_stage
from .components import (
    AGES,
    CARD_COUNT,
    COIN_COST,
    DISCOUNTS,
    GIVES,
    MANUFACTURED_KINDS,
    MANUFACTURED_SYMBOLS,
    POINTS,
    POINTS_PER,
    POINTS_PER_SCOPE,
    POINTS_PER_WHAT,
    POWER,
    RAW_KINDS,
    RAW_SYMBOLS,
    SALE_COINS,
    SHIELDS,
    SYMBOL,
    TURNS,
    VICTORY,
)
from .ids import BUILD, DIG_NOTHING, FIRST_DIG, SELL, play_parts
from .prices import is_free
from .scoring import science
from .state import State
from .trade import left_of, right_of

WEIGHTS = ("coin", "raw", "manufactured", "discount", "symbol", "chain", "military", "buried", "power")
COIN, RAW_GOOD, MANUFACTURED_GOOD, DISCOUNT, SCIENCE, CHAIN, MILITARY, BURIED, PERMISSION = range(len(WEIGHTS))

_TURNS = AGES * TURNS


@rule
def turns_to_come(s: State) -> int:
    """Turns after this one."""
    return int(_TURNS - s.age * TURNS - s.turn)


@rule
def worth_of_shields(s: State, seat: int, shields: int) -> int:
    """What more shields bring in all conflicts to come, in hundredths of points: the later, the less is sure."""
    own = wide(s.players[seat].shields)
    worth = 0
    for side in range(2):
        other = wide(s.players[left_of(s, seat) if side == 0 else right_of(s, seat)].shields)
        for age in range(s.age, AGES):
            unsure = 2 + 3 * (age - s.age) + (TURNS - s.turn) // 2
            before = max(-unsure, min(unsure, own - other))
            after = max(-unsure, min(unsure, own + shields - other))
            worth += 50 * (after - before) * (VICTORY[age] + 1) // unsure
    return int(worth)


@rule
def worth_of_symbol(s: State, seat: int, symbol: int) -> int:
    """Points of science with one more symbol, less those without, in hundredths."""
    have = s.players[seat].science
    a, b, c, free = wide(have[0]), wide(have[1]), wide(have[2]), wide(have[3])
    before = science(a, b, c, free)
    if symbol == 0:
        return 100 * (science(a + 1, b, c, free) - before)
    if symbol == 1:
        return 100 * (science(a, b + 1, c, free) - before)
    if symbol == 2:
        return 100 * (science(a, b, c + 1, free) - before)
    return 100 * (science(a, b, c, free + 1) - before)


@rule
def worth_of_thing(s: State, seat: int, thing: int, weights: npt.NDArray[np.int64]) -> int:
    """A card or stage in the seat's city, without its cost."""
    city = s.players[seat]
    to_come = turns_to_come(s)
    worth = 100 * POINTS[thing] + weights[COIN] * coins_at_once(s, seat, thing)
    if POINTS_PER[thing] != 0:
        now = counted(s, seat, POINTS_PER_WHAT[thing], POINTS_PER_SCOPE[thing])
        worth += 100 * POINTS_PER[thing] * now + 15 * to_come
    if SHIELDS[thing] != 0:
        worth += weights[MILITARY] * worth_of_shields(s, seat, SHIELDS[thing]) // 100
    if SYMBOL[thing] >= 0:
        worth += worth_of_symbol(s, seat, SYMBOL[thing]) + weights[SCIENCE] * to_come // _TURNS
    if RAW_KINDS[thing] != 0:
        have = wide(city.own_raw[RAW_KINDS[thing]])
        worth += weights[RAW_GOOD] * RAW_SYMBOLS[thing] * to_come // (_TURNS * (1 + have))
    if MANUFACTURED_KINDS[thing] != 0:
        have = wide(city.own_manufactured[MANUFACTURED_KINDS[thing]])
        worth += weights[MANUFACTURED_GOOD] * MANUFACTURED_SYMBOLS[thing] * to_come // (_TURNS * (1 + have))
    if DISCOUNTS[thing] != 0:
        worth += weights[DISCOUNT] * to_come // _TURNS
    if POWER[thing] != 0:
        worth += weights[PERMISSION] * (to_come + 3) // _TURNS
    if thing < CARD_COUNT and GIVES[thing] != 0 and s.age < AGES - 1:
        worth += weights[CHAIN]
    return int(worth)


@rule
def rate(s: State, seat: int, action: int, weights: npt.NDArray[np.int64]) -> int:
    if action >= FIRST_DIG:
        if action >= DIG_NOTHING:
            return 0
        return worth_of_thing(s, seat, action - FIRST_DIG, weights)
    kind, card, to_left, to_right = play_parts(action)
    paid = to_left + to_right
    if kind == BUILD:
        if COIN_COST[card] > 0 and not is_free(s, seat, card):
            paid += COIN_COST[card]
        return int(worth_of_thing(s, seat, card, weights) - weights[COIN] * paid)
    receiver = left_of(s, seat) if s.age % 2 == 0 else right_of(s, seat)  # who would get the card with the hand
    kept_away = weights[BURIED] * worth_of_thing(s, receiver, card, weights) // 100
    if kind == SELL:
        return int(SALE_COINS * weights[COIN] + kept_away)
    thing = next_stage(s.players[seat])
    return int(worth_of_thing(s, seat, thing, weights) - weights[COIN] * paid + kept_away)
