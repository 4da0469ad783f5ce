"""A city: what it builds and what that gives it."""

import numpy as np

from tetrapolis.core.kernel import rule, wide

from .components import (
    BROWN,
    CARD_COUNT,
    COINS,
    COINS_PER,
    COINS_PER_SCOPE,
    COINS_PER_WHAT,
    COLOUR,
    COUNT_COMPLETE,
    COUNT_STAGES,
    DISCOUNTS,
    GIVES,
    GREY,
    LEFT,
    MANUFACTURED_KINDS,
    MANUFACTURED_SYMBOLS,
    MAX_STAGES,
    POWER,
    RAW_KINDS,
    RAW_SYMBOLS,
    RIGHT,
    SELF,
    SHIELDS,
    STAGES,
    START_COINS,
    START_MANUFACTURED,
    START_RAW,
    SYMBOL,
)
from .effects import COLOURS, MANUFACTURED, RAW
from .state import MAX_BUILT, NONE, Player, State
from .trade import left_of, right_of

_COLOURS = len(COLOURS)
_RAW_SETS = 1 << len(RAW)
_MANUFACTURED_SETS = 1 << len(MANUFACTURED)


@rule
def found(city: Player) -> None:
    """A city without a wonder, cards or history."""
    city.coins = START_COINS  # SW-6
    city.choice = NONE
    city.chains = 0
    city.wonder = NONE
    city.side = NONE
    city.stages = 0
    city.shields = 0
    city.discounts = 0
    city.powers = 0
    city.lost = 0
    city.built_count = 0
    for i in range(len(city.won)):
        city.won[i] = 0
    for i in range(len(city.science)):
        city.science[i] = 0
    for i in range(_COLOURS):
        city.colours[i] = 0
    for i in range(MAX_BUILT):
        city.built[i] = NONE
    for i in range(CARD_COUNT):
        city.has[i] = 0
    for i in range(_RAW_SETS):
        city.own_raw[i] = 0
        city.sold_raw[i] = 0
    for i in range(_MANUFACTURED_SETS):
        city.own_manufactured[i] = 0
        city.sold_manufactured[i] = 0


@rule
def take_board(city: Player, board: int) -> None:
    """The board's start resource is produced and for sale (SW-25, SW-28)."""
    city.wonder = board
    _produce(city, START_RAW[board], 1, START_MANUFACTURED[board], 1, True)


@rule
def _produce(
    city: Player, raw_kinds: int, raw_symbols: int, manufactured_kinds: int, manufactured_symbols: int, for_sale: bool
) -> None:
    """Count new symbols in every set of kinds they can give something out of (SW-26)."""
    if raw_kinds != 0:
        for kinds in range(_RAW_SETS):
            if kinds & raw_kinds != 0:
                city.own_raw[kinds] += raw_symbols
                if for_sale:
                    city.sold_raw[kinds] += raw_symbols
    if manufactured_kinds != 0:
        for kinds in range(_MANUFACTURED_SETS):
            if kinds & manufactured_kinds != 0:
                city.own_manufactured[kinds] += manufactured_symbols
                if for_sale:
                    city.sold_manufactured[kinds] += manufactured_symbols


@rule
def _receive(city: Player, thing: int, for_sale: bool) -> None:
    """The lasting effects of a card or stage."""
    _produce(
        city,
        RAW_KINDS[thing],
        RAW_SYMBOLS[thing],
        MANUFACTURED_KINDS[thing],
        MANUFACTURED_SYMBOLS[thing],
        for_sale,
    )
    city.shields += SHIELDS[thing]
    city.discounts |= DISCOUNTS[thing]
    city.powers |= POWER[thing]
    if SYMBOL[thing] >= 0:
        city.science[SYMBOL[thing]] += 1


@rule
def is_for_sale(card: int) -> bool:
    """Whether neighbours can buy what a card produces: only of brown and grey cards (SW-28)."""
    return bool(COLOUR[card] == BROWN or COLOUR[card] == GREY)


@rule
def add_card(city: Player, card: int) -> None:
    """The card is now part of the city."""
    city.built[city.built_count] = card
    city.built_count += 1
    city.has[card] = 1
    city.colours[COLOUR[card]] += 1
    city.chains |= GIVES[card]
    _receive(city, card, is_for_sale(card))


@rule
def stage_of(city: Player, stage: int) -> int:
    """The thing that is a stage of the city's wonder, counted from 0."""
    return int(CARD_COUNT + (city.wonder * 2 + city.side) * MAX_STAGES + stage)


@rule
def next_stage(city: Player) -> int:
    """The thing that is the city's next stage (SW-39)."""
    return stage_of(city, wide(city.stages))


@rule
def stages_left(city: Player) -> int:
    return int(STAGES[city.wonder, city.side]) - int(city.stages)


@rule
def add_stage(city: Player) -> int:
    """Build the next stage; which thing it was."""
    thing = next_stage(city)
    city.stages += 1
    _receive(city, thing, False)
    return thing


@rule
def counted(s: State, seat: int, what: int, scope: int) -> int:
    """How many of the counted things there are in the cities of the scope."""
    count = 0
    if scope & SELF:
        count += _counted_in(s.players[seat], what)
    if scope & LEFT:
        count += _counted_in(s.players[left_of(s, seat)], what)
    if scope & RIGHT:
        count += _counted_in(s.players[right_of(s, seat)], what)
    return count


@rule
def _counted_in(city: Player, what: int) -> int:
    count = 0
    for colour in range(_COLOURS):
        if (what >> colour) & 1:
            count += int(city.colours[colour])
    if what & COUNT_STAGES:
        count += int(city.stages)
    if what & COUNT_COMPLETE and stages_left(city) == 0:
        count += 1
    return count


@rule
def coins_at_once(s: State, seat: int, thing: int) -> int:
    """Coins from the bank when a thing is built, counted after all cards of the turn are placed (SW-16, SW-65)."""
    coins = COINS[thing]
    if COINS_PER[thing] != 0:
        coins += COINS_PER[thing] * counted(s, seat, COINS_PER_WHAT[thing], COINS_PER_SCOPE[thing])
    return int(np.int64(coins))
