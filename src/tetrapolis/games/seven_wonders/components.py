"""The facts of cards.toml and wonders.toml, as values and as arrays that compiled rules can read.

A *thing* is what has effects: the cards come first, then the stages of every board side.
"""

import tomllib
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import numpy as np

from .effects import (
    COLOURS,
    MANUFACTURED,
    POWERS,
    RAW,
    SCOPES,
    SYMBOLS,
    Colour,
    Discount,
    Effect,
    Gain,
    Power,
    Produce,
    Science,
    read_effect,
)

AGES = 3
HAND = 7
TURNS = 6
MIN_PLAYERS, MAX_PLAYERS = 3, 7
MAX_STAGES = 4
START_COINS = 3
ALL_COINS = 54 + 24 * 3  # SW-1
SALE_COINS = 3
PRICE, LOW_PRICE = 2, 1
VICTORY = np.array([1, 3, 5], np.int64)  # SW-69, by Age
DAY, NIGHT = 0, 1
Side = Literal["day", "night"]
SIDES: tuple[Side, ...] = get_args(Side)


class Card(msgspec.Struct, frozen=True):
    """A card as printed; `copies[age]` lists the smallest number of players for each copy."""

    name: str
    colour: Colour
    cost: str
    effects: tuple[Effect, ...]
    gives: tuple[str, ...]
    accepts: tuple[str, ...]
    copies: dict[int, tuple[int, ...]]


class Stage(msgspec.Struct, frozen=True):
    """A stage of a wonder."""

    cost: str
    effects: tuple[Effect, ...]


class Board(msgspec.Struct, frozen=True):
    """A wonder board: its start resource and the stages of both sides."""

    name: str
    start: str
    day: tuple[Stage, ...]
    night: tuple[Stage, ...]

    @property
    def sides(self) -> tuple[tuple[Stage, ...], tuple[Stage, ...]]:
        return self.day, self.night


def _read(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))


def _cards() -> tuple[Card, ...]:
    cards = []
    for name, facts in _read("cards.toml").items():
        cards.append(
            Card(
                name,
                facts["colour"],
                facts["cost"],
                tuple(map(read_effect, facts["effects"])),
                tuple(facts.get("gives", ())),
                tuple(facts.get("accepts", ())),
                {int(age): tuple(minimum) for age, minimum in facts["copies"].items()},
            )
        )
    return tuple(cards)


def _boards() -> tuple[Board, ...]:
    def stages(entries: list[dict[str, Any]]) -> tuple[Stage, ...]:
        return tuple(Stage(entry["cost"], tuple(map(read_effect, entry["effects"]))) for entry in entries)

    return tuple(
        Board(name, facts["start"], stages(facts["day"]), stages(facts["night"]))
        for name, facts in _read("wonders.toml").items()
    )


CARDS = _cards()
BOARDS = _boards()
CARD_COUNT = len(CARDS)
BOARD_COUNT = len(BOARDS)
CARD_BY_NAME = {card.name: number for number, card in enumerate(CARDS)}
BOARD_BY_NAME = {board.name: number for number, board in enumerate(BOARDS)}
CARD_NAMES = tuple(CARD_BY_NAME)
BOARD_NAMES = tuple(BOARD_BY_NAME)

COLOUR = np.array([COLOURS.index(card.colour) for card in CARDS], np.int64)
BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE = range(len(COLOURS))

CHAINS = tuple(sorted({symbol for card in CARDS for symbol in card.gives + card.accepts}))


def _bits(names: tuple[str, ...], order: tuple[str, ...]) -> int:
    return sum(1 << order.index(name) for name in names)


GIVES = np.array([_bits(card.gives, CHAINS) for card in CARDS], np.int64)
ACCEPTS = np.array([_bits(card.accepts, CHAINS) for card in CARDS], np.int64)


def stage_thing(board: int, side: int, stage: int) -> int:
    """The number of a stage among the things with effects."""
    return CARD_COUNT + (board * 2 + side) * MAX_STAGES + stage


STAGES = np.array([[len(board.sides[side]) for side in (DAY, NIGHT)] for board in BOARDS], np.int64)
START_RAW = np.array([1 << RAW.index(board.start) if board.start in RAW else 0 for board in BOARDS], np.int64)
START_MANUFACTURED = np.array(
    [1 << MANUFACTURED.index(board.start) if board.start in MANUFACTURED else 0 for board in BOARDS], np.int64
)

_THINGS: dict[int, tuple[str, tuple[Effect, ...]]] = {n: (card.cost, card.effects) for n, card in enumerate(CARDS)}
for _b, _board in enumerate(BOARDS):
    for _side in (DAY, NIGHT):
        for _n, _stage in enumerate(_board.sides[_side]):
            _THINGS[stage_thing(_b, _side, _n)] = (_stage.cost, _stage.effects)
THING_COUNT = CARD_COUNT + 2 * BOARD_COUNT * MAX_STAGES

_PRODUCED = [effect.kinds for _, effects in _THINGS.values() for effect in effects if isinstance(effect, Produce)]
PRODUCTS = tuple(dict.fromkeys([*(board.start for board in BOARDS), *_PRODUCED]))  # the kinds of a symbol, as printed
START_PRODUCT = np.array([PRODUCTS.index(board.start) for board in BOARDS], np.int64)


def _column() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.zeros(THING_COUNT, np.int64)


def _subset_sums(cost: str, kinds: str) -> list[int]:
    """How many units a cost asks for out of every set of kinds (a set is a bit mask)."""
    sets = range(1 << len(kinds))
    return [sum(cost.count(kind) for bit, kind in enumerate(kinds) if chosen >> bit & 1) for chosen in sets]


COIN_COST = _column()
RAW_COST = np.zeros((THING_COUNT, 1 << len(RAW)), np.int64)
MANUFACTURED_COST = np.zeros((THING_COUNT, 1 << len(MANUFACTURED)), np.int64)

RAW_KINDS, RAW_SYMBOLS = _column(), _column()
MANUFACTURED_KINDS, MANUFACTURED_SYMBOLS = _column(), _column()
PRODUCT = _column() - 1  # what a symbol of the thing gives; -1: it makes nothing
POINTS, SHIELDS, COINS = _column(), _column(), _column()
SYMBOL = _column() - 1  # 0-2 a science symbol, FREE_SYMBOL any, -1 none
FREE_SYMBOL = len(SYMBOLS)
DISCOUNTS = _column()
RAW_FROM_LEFT, RAW_FROM_RIGHT, MANUFACTURED_FROM_BOTH = 1, 2, 4
POWER = _column()
DIG, SEVENTH, FREE_COLOUR, FREE_FIRST, FREE_LAST = (1 << bit for bit in range(len(POWERS)))

# Counted effects: value, what is counted (bits: colours, then stages, then completed wonders), where (bits: SCOPES).
_COUNTED = (*COLOURS, "stages", "complete")
COUNT_STAGES, COUNT_COMPLETE = 1 << len(COLOURS), 1 << (len(COLOURS) + 1)
COINS_PER, COINS_PER_WHAT, COINS_PER_SCOPE = _column(), _column(), _column()
POINTS_PER, POINTS_PER_WHAT, POINTS_PER_SCOPE = _column(), _column(), _column()
SELF, LEFT, RIGHT = (1 << bit for bit in range(len(SCOPES)))


def _enter(thing: int, effect: Effect) -> None:
    """Put one effect into the columns."""
    match effect:
        case Produce(kinds, count):
            raw = kinds[0] in RAW
            mask = sum(1 << (RAW if raw else MANUFACTURED).index(kind) for kind in kinds)
            (RAW_KINDS if raw else MANUFACTURED_KINDS)[thing] = mask
            (RAW_SYMBOLS if raw else MANUFACTURED_SYMBOLS)[thing] = count
            PRODUCT[thing] = PRODUCTS.index(kinds)
        case Discount("raw", sides):
            DISCOUNTS[thing] = ("left" in sides) * RAW_FROM_LEFT + ("right" in sides) * RAW_FROM_RIGHT
        case Discount():
            DISCOUNTS[thing] = MANUFACTURED_FROM_BOTH
        case Science(symbols):
            SYMBOL[thing] = SYMBOLS.index(symbols[0]) if len(symbols) == 1 else FREE_SYMBOL
        case Power(name):
            POWER[thing] = 1 << POWERS.index(name)
        case Gain(what, value, (), _):
            {"points": POINTS, "shields": SHIELDS, "coins": COINS}[what][thing] = value
        case Gain("coins", value, per, scope):
            COINS_PER[thing], COINS_PER_WHAT[thing] = value, _bits(per, _COUNTED)
            COINS_PER_SCOPE[thing] = _bits(scope, SCOPES)
        case Gain(_, value, per, scope):
            POINTS_PER[thing], POINTS_PER_WHAT[thing] = value, _bits(per, _COUNTED)
            POINTS_PER_SCOPE[thing] = _bits(scope, SCOPES)


for _thing, (_cost, _effects) in _THINGS.items():
    COIN_COST[_thing] = _cost.count("$")
    RAW_COST[_thing] = _subset_sums(_cost, RAW)
    MANUFACTURED_COST[_thing] = _subset_sums(_cost, MANUFACTURED)
    for _effect in _effects:
        _enter(_thing, _effect)


def _deck(age: int, players: int) -> list[int]:
    """The cards of an Age without guilds (SW-2)."""
    return [
        number
        for number, card in enumerate(CARDS)
        if card.colour != "purple"
        for minimum in card.copies.get(age, ())
        if minimum <= players
    ]


GUILDS = np.array([number for number, card in enumerate(CARDS) if card.colour == "purple"], np.int64)
DECK_SIZE = np.zeros((AGES, MAX_PLAYERS + 1), np.int64)
DECKS = np.zeros((AGES, MAX_PLAYERS + 1, HAND * MAX_PLAYERS), np.int64)
for _age in range(AGES):
    for _players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        _cards_in = _deck(_age + 1, _players)
        DECK_SIZE[_age, _players] = len(_cards_in)
        DECKS[_age, _players, : len(_cards_in)] = _cards_in
