"""What it costs a seat to build a card or the next stage of its wonder."""

from tetrapolis.core.kernel import rule

from .city import next_stage, stages_left
from .components import (
    ACCEPTS,
    COIN_COST,
    COLOUR,
    FREE_COLOUR,
    FREE_FIRST,
    FREE_LAST,
    MANUFACTURED_COST,
    RAW_COST,
    TURNS,
)
from .state import SEVENTH_CARD, Player, State
from .trade import Ways, payments


@rule
def chains_to(city: Player, card: int) -> int:
    """The chain symbols by which a card costs a city nothing, as bits (SW-37)."""
    return int(ACCEPTS[card] & city.chains)


@rule
def free_by(s: State, seat: int, card: int) -> int:
    """The rule by which a card costs this seat nothing: no cost, a chain, a power of its wonder; 0 if it has a cost."""
    if COIN_COST[card] == 0 and RAW_COST[card, -1] == 0 and MANUFACTURED_COST[card, -1] == 0:
        return 22
    city = s.players[seat]
    if chains_to(city, card) != 0:
        return 37
    powers = int(city.powers)
    if powers & FREE_COLOUR and city.colours[COLOUR[card]] == 0:
        return 62
    if s.phase == SEVENTH_CARD:
        return 0
    return 63 if (powers & FREE_FIRST and s.turn == 1) or (powers & FREE_LAST and s.turn == TURNS) else 0


@rule
def is_free(s: State, seat: int, card: int) -> bool:
    return free_by(s, seat, card) != 0


@rule
def build_ways(s: State, seat: int, card: int, purse: int, out: Ways) -> int:
    """The pairs of coins (left, right) for which a seat with `purse` coins can build a card it does not have."""
    out[0, 0] = 0
    out[0, 1] = 0
    if is_free(s, seat, card):
        return 1  # SW-38
    if COIN_COST[card] > 0:
        return 1 if COIN_COST[card] <= purse else 0  # SW-23
    return payments(s, seat, card, purse, out)


@rule
def stage_ways(s: State, seat: int, purse: int, out: Ways) -> int:
    """The pairs of coins for which a seat can build the next stage of its wonder (SW-40)."""
    city = s.players[seat]
    if stages_left(city) == 0:
        return 0
    return payments(s, seat, next_stage(city), purse, out)
