"""What a seat may know. A view shows only the present; `determinize` remembers what was seen."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule, wide
from tetrapolis.core.records import Array, Flag, Int8, Int16, Many, Maybe, Record, by, number, room, up_to, word

from .city import is_for_sale, stage_of
from .components import (
    AGES,
    ALL_COINS,
    BOARD_NAMES,
    CARD_NAMES,
    CARDS,
    CHAINS,
    COIN_COST,
    COLOUR,
    HAND,
    MANUFACTURED_SYMBOLS,
    MAX_PLAYERS,
    MAX_STAGES,
    PRODUCT,
    PRODUCTS,
    RAW_SYMBOLS,
    SIDES,
    START_PRODUCT,
    VICTORY,
)
from .effects import COLOURS, SYMBOLS
from .hands import cards_of_fate, dealt, hand_of
from .ids import BUILD, FIRST_SIDE, KINDS, STAGE, play_id, play_parts
from .prices import chains_to, free_by
from .rules import LEGAL_LIMIT, legal, refusal
from .scoring import CATEGORIES, CATEGORY, score
from .state import (
    BUILT,
    BURIED,
    CHOOSING_BOARDS,
    CHOOSING_CARDS,
    CHOOSING_SIDES,
    DIGGING,
    DISCARDED,
    DUG,
    IN_HAND,
    MAX_BUILT,
    NONE,
    OVER,
    PHASES,
    SEVENTH_CARD,
    Player,
    State,
)
from .trade import MAX_WAYS, left_of, right_of

_SLOTS = AGES * HAND  # the most cards that a seat plays or is left with
_MAX_SYMBOLS = 1 + 2 * MAX_BUILT + MAX_STAGES  # a card makes two at most
_RULES = tuple(f"SW-{rule_number}" for rule_number in range(75))
_COSTS = ("none", "chain", "colour", "first", "last", "coin", "own", "trade")
_NO_COST, _CHAIN, _FREE_COLOUR, _FREE_FIRST, _FREE_LAST, _COIN, _OWN, _TRADE = range(len(_COSTS))


class Product(Record):
    """A symbol of production: it gives one of its kinds, written as printed; can neighbours buy that (SW-28)?"""

    kinds: Int8 = word(PRODUCTS)
    sold: Flag


class City(Record):
    """What everybody sees of a city.

    `left` and `right` are the seats of its neighbours (SW-8). `scores` has the category in which each built card makes
    points, or nothing, and `stage_scores` that of each built stage.
    """

    wonder: Int8 = word(BOARD_NAMES, maybe=True)
    side: Int8 = word(SIDES, maybe=True)
    left: Int8
    right: Int8
    stages: Int8
    stage_scores: Many[Int8] = up_to(MAX_STAGES, words=CATEGORIES, maybe=True)
    coins: Int16
    shields: Int16
    victories: Array[Int8] = room(AGES)  # victory tokens by Age
    defeats: Int8
    built: Many[Int8] = up_to(MAX_BUILT, words=CARD_NAMES)
    scores: Many[Int8] = up_to(MAX_BUILT, words=CATEGORIES, maybe=True)
    production: Many[Product] = up_to(_MAX_SYMBOLS)
    science: Array[Int8] = by((*SYMBOLS, "any"), some=True)
    hand: Int8
    ready: Flag
    points: Array[Int16] = by(CATEGORIES)


class Payment(Record, form="row"):
    """Coins for the left and the right neighbour."""

    to_left: Int8
    to_right: Int8


class HandCard(Record):
    """A card in hand with the ways to build it or a stage with it.

    `cost` tells what makes it free or what it is paid with; without a way, `refused` is the rule that forbids to build
    it. `chain` is the symbol of the city that leads to it (SW-37).
    """

    card: Int8 = word(CARD_NAMES)
    build: Many[Payment] = up_to(MAX_WAYS)
    stage: Many[Payment] = up_to(MAX_WAYS)
    cost: Int8 = word(_COSTS, maybe=True)
    refused: Int8 = word(_RULES, maybe=True)
    chain: Int8 = word(CHAINS, maybe=True)


class Choice(Record):
    """What a seat has chosen and nobody else has seen yet: a play, or a side of its board."""

    kind: Int8 = word((*KINDS, "side"))
    card: Int8 = word(CARD_NAMES, maybe=True)
    to_left: Int8
    to_right: Int8
    side: Int8 = word(SIDES, maybe=True)


class Own(Record):
    """What only the seat itself knows."""

    hand: Many[HandCard] = up_to(HAND)
    choice: Maybe[Choice]
    discarded: Many[Int8] = up_to(_SLOTS, words=CARD_NAMES)
    buried: Many[Int8] = up_to(_SLOTS, words=CARD_NAMES)


class Pile(Record, form="bare"):
    """The discard pile, for whoever digs in it."""

    cards: Many[Int8] = up_to(_SLOTS * MAX_PLAYERS, words=CARD_NAMES)


class View(Record):
    """The table."""

    phase: Int8 = word(PHASES)
    age: Int8
    turn: Int8
    passing: Int8 = word(("left", "right"))
    pile: Int16
    chooser: Int8 = number(maybe=True)
    victory_worth: Array[Int8] = room(AGES)  # of a victory token, by Age (SW-69)
    players: Many[City] = up_to(MAX_PLAYERS)
    own: Maybe[Own]
    pile_cards: Maybe[Pile]


@rule
def look(s: State, seat: int, v: View) -> None:
    v.phase = s.phase
    v.age = s.age + 1
    v.turn = s.turn
    v.passing = 1 if s.age == 1 else 0
    v.pile = s.pile
    one_chooses = s.phase == CHOOSING_BOARDS or s.phase == DIGGING or s.phase == SEVENTH_CARD
    v.chooser = s.chooser if one_chooses else NONE
    for age in range(AGES):
        v.victory_worth[age] = VICTORY[age]
    v.players.count = s.seats
    for other in range(s.seats):
        _look_at(s, other, v.players.items[other])
    if seat >= 0:
        v.own.there = 1
        _look_at_own(s, seat, v.own.it)
    if s.phase == DIGGING and seat == s.chooser:
        v.pile_cards.there = 1
        _look_at_fate(s, DISCARDED, NONE, v.pile_cards.it.cards)


@rule
def _look_at(s: State, seat: int, v: City) -> None:
    """What everybody sees of a city."""
    city = s.players[seat]
    v.wonder = city.wonder
    v.side = city.side
    v.left = left_of(s, seat)
    v.right = right_of(s, seat)
    v.stages = city.stages
    v.coins = city.coins
    v.shields = city.shields
    for age in range(AGES):
        v.victories[age] = city.won[age]
    v.defeats = city.lost
    for symbol in range(len(city.science)):
        v.science[symbol] = city.science[symbol]
    v.hand = _hand_size(s, seat)
    v.ready = city.choice != NONE
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, seat, points)
    for category in range(len(CATEGORIES)):
        v.points[category] = points[category]
    _look_at_structures(city, v)
    _look_at_production(city, v)


@rule
def _look_at_structures(city: Player, v: City) -> None:
    """The cards and stages of a city, with the categories in which they make points."""
    v.built.count = city.built_count
    v.scores.count = city.built_count
    for i in range(city.built_count):
        v.built.items[i] = city.built[i]
        v.scores.items[i] = CATEGORY[city.built[i]]
    v.stage_scores.count = city.stages
    for stage in range(city.stages):
        v.stage_scores.items[stage] = CATEGORY[stage_of(city, stage)]


@rule
def _look_at_production(city: Player, v: City) -> None:
    """Symbol by symbol: of the board, of the cards by colour, of the stages."""
    if city.wonder != NONE:
        _add_symbols(v, START_PRODUCT[city.wonder], 1, True)
    for colour in range(len(COLOURS)):
        for i in range(city.built_count):
            card = wide(city.built[i])
            if COLOUR[card] == colour:
                _add_symbols(v, PRODUCT[card], RAW_SYMBOLS[card] + MANUFACTURED_SYMBOLS[card], is_for_sale(card))
    for stage in range(city.stages):
        thing = stage_of(city, stage)
        _add_symbols(v, PRODUCT[thing], RAW_SYMBOLS[thing] + MANUFACTURED_SYMBOLS[thing], False)


@rule
def _add_symbols(v: City, product: int, count: int, sold: bool) -> None:
    for _ in range(count):
        shown = v.production.items[v.production.count]
        shown.kinds = product
        shown.sold = sold
        v.production.count += 1


@rule
def _hand_size(s: State, seat: int) -> int:
    if not dealt(s) or s.phase == OVER:
        return 0
    count, hand = 0, hand_of(s, seat)
    for position in range(HAND):
        if s.fate[s.age, hand, position] == IN_HAND:
            count += 1
    return count


@rule
def _look_at_own(s: State, seat: int, v: Own) -> None:
    """What only the seat itself knows."""
    if _hand_size(s, seat) > 0:
        _look_at_hand(s, seat, v)
    if s.players[seat].choice != NONE:
        v.choice.there = 1
        _look_at_choice(s, int(s.players[seat].choice), v.choice.it)
    _look_at_fate(s, DISCARDED, seat, v.discarded)
    _look_at_fate(s, BURIED, seat, v.buried)


@rule
def _look_at_hand(s: State, seat: int, v: Own) -> None:
    actions = np.empty(LEGAL_LIMIT, np.int32)
    count = 0
    if s.phase == CHOOSING_CARDS or s.phase == SEVENTH_CARD:
        count = legal(s, seat, actions)
    hand = hand_of(s, seat)
    for position in range(HAND):
        if s.fate[s.age, hand, position] == IN_HAND:
            card = wide(s.deal[s.age, hand, position])
            _look_at_card(s, seat, card, actions[:count], v.hand.items[v.hand.count])
            v.hand.count += 1


@rule
def _look_at_card(s: State, seat: int, card: int, plays: npt.NDArray[np.int32], v: HandCard) -> None:
    """The ways to build a card or a stage with it; without one to build it, the rule that forbids that."""
    v.card = card
    for i in range(len(plays)):
        kind, played, to_left, to_right = play_parts(wide(plays[i]))
        if played == card and kind == BUILD:
            _add_way(v.build, to_left, to_right)
        elif played == card and kind == STAGE:
            _add_way(v.stage, to_left, to_right)
    v.cost = _cost(s, seat, card, v.build.items[0]) if v.build.count > 0 else NONE
    v.refused = NONE if v.build.count > 0 else refusal(s, seat, play_id(BUILD, card, 0, 0))
    v.chain = NONE
    chains = chains_to(s.players[seat], card)
    for chain in range(len(CHAINS)):
        if (chains >> chain) & 1 and v.chain == NONE:
            v.chain = chain


@rule
def _add_way(v: Many[Payment], to_left: int, to_right: int) -> None:
    v.items[v.count].to_left = to_left
    v.items[v.count].to_right = to_right
    v.count += 1


@rule
def _cost(s: State, seat: int, card: int, first_way: Payment) -> int:
    """Why a card that can be built costs what it costs: what makes it free, or what it is paid with."""
    free = free_by(s, seat, card)
    if free == 22:
        return _NO_COST
    if free == 37:
        return _CHAIN
    if free == 62:
        return _FREE_COLOUR
    if free == 63:
        return _FREE_FIRST if s.turn == 1 else _FREE_LAST
    if COIN_COST[card] != 0:
        return _COIN
    return _OWN if first_way.to_left == 0 and first_way.to_right == 0 else _TRADE


@rule
def _look_at_choice(s: State, action: int, v: Choice) -> None:
    if s.phase == CHOOSING_SIDES:
        v.kind = len(KINDS)
        v.card = NONE
        v.side = action - FIRST_SIDE
        return
    kind, card, to_left, to_right = play_parts(action)
    v.kind = kind
    v.card = card
    v.to_left = to_left
    v.to_right = to_right
    v.side = NONE


@rule
def _look_at_fate(s: State, fate: int, seat: int, v: Many[Int8]) -> None:
    """The cards with this fate; of a seat (NONE: of all), those that it played itself."""
    cards = np.empty(_SLOTS * MAX_PLAYERS, np.int64)
    v.count = cards_of_fate(s, fate, seat, cards)
    for i in range(v.count):
        v.items[i] = cards[i]


def census(s: State) -> dict[str, int]:
    """Every card is in its slot or a guild left out; cities and pile hold what the slots say; coins are counted."""
    seats = int(s.seats)
    cards = np.concatenate([s.deal[:, :seats].ravel(), s.guilds_out[s.guilds_out != NONE]])
    counts = np.bincount(cards, minlength=len(CARDS)).tolist()
    fates = np.bincount(s.fate[:, :seats].ravel(), minlength=DUG + 1).tolist()
    cities = s.players[:seats]
    return {
        **{card.name: count for card, count in zip(CARDS, counts, strict=True)},
        "built cards without a slot": int(cities["built_count"].sum()) - fates[BUILT] - fates[DUG],
        "stages without a buried card": int(cities["stages"].sum()) - fates[BURIED],
        "pile without a slot": int(s.pile) - fates[DISCARDED],
        "coins missing": ALL_COINS - int(s.bank) - int(cities["coins"].sum()),
    }
