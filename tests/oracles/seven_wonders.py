"""Slow, plain oracle of the 7 Wonders rules; shares no code with the engine.

Seats count from 0, Ages and turns from 1; the left neighbour of seat i is (i + 1) mod n (SW-8).
A pay is a pair (coins to the left, coins to the right).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from random import Random
from typing import Literal, get_args

from oracles.seven_wonders_facts import CARDS, MANUFACTURED, RAW, STAGES, START, SYMBOLS, Card, Effect

Pay = tuple[int, int]
Offer = tuple[str, tuple[Pay, ...]]  # the letters of a symbol, with the pay for a unit of each
Action = tuple[str, str, Pay]
Phase = Literal["choose", "dig", "seventh", "over"]
Turn6Order = Literal["dig_first", "seventh_first"]

NOTHING: Pay = (0, 0)
NO_CARD = "none"
CLASSES = {"raw": RAW, "manufactured": MANUFACTURED}
CATEGORIES = ("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple")
VICTORY = {1: 1, 2: 3, 3: 5}  # SW-69
TURNS = 6
HAND = 7


@dataclass(frozen=True)
class Options:
    """The rule options of a game; the defaults are those of the specification."""

    dig_decline: bool = True
    turn6_order: Turn6Order = "dig_first"

    def __post_init__(self) -> None:
        """Refuse an unknown reading rather than play by another one."""
        if self.turn6_order not in get_args(Turn6Order):
            allowed = ", ".join(get_args(Turn6Order))
            raise ValueError(f"unknown option value {self.turn6_order!r}; allowed: {allowed}")


DEFAULTS = Options()


@dataclass
class City:
    """One player's city; stages counts the built ones, buried holds the cards under them."""

    wonder: str
    side: str = "day"
    stages: int = 0
    cards: list[str] = field(default_factory=list)
    coins: int = 3  # SW-6
    tokens: list[int] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)

    def names(self) -> set[str]:
        return {CARDS[card].name for card in self.cards}  # SW-41: no buried cards

    def colours(self) -> Counter[str]:
        return Counter(CARDS[card].colour for card in self.cards)  # SW-41, SW-62

    def stage_effects(self) -> list[Effect]:
        built = STAGES[self.wonder, self.side][: self.stages]
        return [effect for stage in built for effect in stage.effects]

    def effects(self) -> list[Effect]:
        """Every effect of the cards and the built stages."""
        return [effect for card in self.cards for effect in CARDS[card].effects] + self.stage_effects()

    def has(self, power: str) -> bool:
        return any(effect.kind == power for effect in self.stage_effects())

    def strength(self) -> int:
        return sum(effect.value for effect in self.effects() if effect.kind == "shields")  # SW-68

    def production(self) -> list[str]:
        """The letters each symbol offers its owner (SW-25, SW-26)."""
        return [START[self.wonder], *_symbols(self.effects())]

    def for_sale(self) -> list[str]:
        """The letters each symbol offers the neighbours (SW-28)."""
        cards = [CARDS[card] for card in self.cards]
        sold = [effect for card in cards if card.colour in ("brown", "grey") for effect in card.effects]
        return [START[self.wonder], *_symbols(sold)]

    def price(self, neighbour: str, letter: str) -> int:
        """The price of a unit from the "left" or the "right"."""
        discounted = any(
            effect.kind == "discount" and neighbour in effect.scope.split() and letter in CLASSES[effect.what]
            for effect in self.effects()
        )
        return 1 if discounted else 2  # SW-27, SW-34


def _symbols(effects: Iterable[Effect]) -> list[str]:
    return [effect.what for effect in effects if effect.kind == "produce" for _ in range(effect.value)]


def pareto(pays: Iterable[Pay]) -> set[Pay]:
    """The pays that no other one undercuts on one side without costing more on the other."""
    least: dict[int, int] = {}
    for left, right in pays:
        least[left] = min(right, least.get(left, right))
    kept: set[Pay] = set()
    for left, right in sorted(least.items()):
        if all(other[1] > right for other in kept):
            kept.add((left, right))
    return kept


def payments(city: City, left: City, right: City, cost: str) -> set[Pay]:
    """All affordable Pareto-minimal pays for a resource cost; empty if there is none (SW-36)."""
    offers: list[Offer] = [(letters, (NOTHING,) * len(letters)) for letters in city.production()]
    for letters in left.for_sale():
        offers.append((letters, tuple((city.price("left", letter), 0) for letter in letters)))
    for letters in right.for_sale():
        offers.append((letters, tuple((0, city.price("right", letter)) for letter in letters)))
    useful = [offer for offer in offers if set(offer[0]) & set(cost)]
    return set(_search("".join(sorted(cost)), tuple(useful), city.coins))


@lru_cache(maxsize=10_000)
def _search(cost: str, offers: tuple[Offer, ...], coins: int) -> frozenset[Pay]:
    # One symbol after the other serves nothing or any one unit still needed (SW-25, SW-29, SW-30);
    # histories that leave the same need differ in their pays alone.
    pays: dict[str, set[Pay]] = {cost: {NOTHING}}
    for letters, prices in offers:
        found: dict[str, set[Pay]] = {}
        for need, before in pays.items():
            for letter, price in zip(letters, prices, strict=True):
                if letter in need:
                    paid = {(left + price[0], right + price[1]) for left, right in before}
                    found.setdefault(need.replace(letter, "", 1), set()).update(paid)
        for need, paid in found.items():
            affordable = {pay for pay in paid if sum(pay) <= coins}  # SW-31
            pays[need] = pareto(pays.get(need, set()) | affordable)
    return frozenset(pays.get("", ()))


def science(counts: Mapping[str, int], free: int) -> int:
    """The best points of the symbols with some free ones (SW-72, SW-73)."""
    best = 0
    for picks in product(SYMBOLS, repeat=free):
        numbers = [counts.get(symbol, 0) + picks.count(symbol) for symbol in SYMBOLS]
        best = max(best, sum(number**2 for number in numbers) + 7 * min(numbers))
    return best


def conflict_tokens(own: int, left: int, right: int, age: int) -> list[int]:
    """The tokens from the left and the right neighbour's strength (SW-69)."""
    return [VICTORY[age] if own > other else -1 for other in (left, right) if own != other]


def ranks(totals: Sequence[int], coins: Sequence[int]) -> list[int]:
    """The rank of each seat by points, then coins; equals share it (SW-74)."""
    standing = list(zip(totals, coins, strict=True))
    return [1 + sum(other > mine for other in standing) for mine in standing]


def winners(totals: Sequence[int], coins: Sequence[int]) -> set[int]:
    """The seats that share the victory (SW-74)."""
    return {seat for seat, rank in enumerate(ranks(totals, coins)) if rank == 1}


def deck_for(age: int, players: int) -> list[str]:
    """The cards of an Age without the guilds, a copy each (SW-2)."""
    return [
        card.id
        for card in CARDS.values()
        if card.age == age and card.colour != "purple"
        for smallest in card.copies
        if smallest <= players
    ]


def guilds() -> list[str]:
    return [card.id for card in CARDS.values() if card.colour == "purple"]


def random_decks(players: int, rng: Random) -> list[list[str]]:
    """Shuffled decks of the three Ages (SW-2 to SW-4)."""
    decks = [deck_for(age, players) for age in (1, 2, 3)]
    decks[2] += rng.sample(guilds(), players + 2)
    for deck in decks:
        rng.shuffle(deck)
    return decks


def _check_decks(decks: Sequence[Sequence[str]], players: int) -> None:
    for age, deck in enumerate(decks, start=1):
        drawn = [card for card in deck if card in guilds()]
        others = [card for card in deck if card not in guilds()]
        if Counter(others) != Counter(deck_for(age, players)):
            raise ValueError(f"SW-2: the deck of Age {age} does not hold the copies for {players} players")
        if len(drawn) != (players + 2 if age == 3 else 0) or len(set(drawn)) != len(drawn):
            raise ValueError(f"SW-3: the deck of Age {age} does not hold the right number of different guilds")


class Table:
    """A whole game from known decks: seat 0 is dealt the first 7 cards, seat 1 the next 7, ...

    `wonders` holds (wonder, side) by seat. `waiting` holds the seats that owe a choice.
    """

    def __init__(
        self, decks: Sequence[Sequence[str]], wonders: Sequence[tuple[str, str]], options: Options = DEFAULTS
    ) -> None:
        self.players = len(wonders)
        if not 3 <= self.players <= 7:
            raise ValueError(f"SW-1: 3-7 players, not {self.players}")
        if len({wonder for wonder, _ in wonders}) != self.players or any(board not in STAGES for board in wonders):
            raise ValueError("SW-5: every seat needs a side of a board of its own")
        if len(decks) != 3:
            raise ValueError(f"SW-10: three decks, not {len(decks)}")
        _check_decks(decks, self.players)
        self.decks = [list(deck) for deck in decks]
        self.options = options
        self.cities = [City(wonder, side) for wonder, side in wonders]
        self.discard: list[str] = []
        self.hands: list[list[str]] = []
        self.phase: Phase = "choose"
        self.age = 0
        self.turn = 0
        self._chosen: dict[int, Action] = {}
        self._extra: list[tuple[Phase, int]] = []  # digs and seventh cards still to come this turn
        self._deal()

    @property
    def coins(self) -> list[int]:
        return [city.coins for city in self.cities]

    @property
    def waiting(self) -> set[int]:
        if self.phase == "over":
            return set()
        if self.phase == "choose":
            return set(range(self.players)) - set(self._chosen)
        return {self._extra[0][1]}

    def around(self, seat: int) -> tuple[City, City, City]:
        """The cities of a seat and of its left and right neighbours (SW-8)."""
        return self.cities[seat], self.cities[(seat + 1) % self.players], self.cities[(seat - 1) % self.players]

    def choose(self, seat: int, action: str, card: str, pay: Pay = NOTHING) -> None:
        """Commit a choice; the last one resolves it. ValueError, and no change, if it is illegal."""
        if seat not in self.waiting:
            raise ValueError(f"SW-12: seat {seat} has nothing to choose now, only {sorted(self.waiting)}")
        if (action, card, pay) not in legal(self, seat):
            raise ValueError(f"SW-14: seat {seat} may not {action} {card} paying {pay}")
        if self.phase == "dig":
            self._dig(seat, card)
        elif self.phase == "seventh":
            digs = self._act({seat: (action, card, pay)})
            self._extra = digs + self._extra[1:]
        else:
            self._chosen[seat] = (action, card, pay)
            if self.waiting:
                return
            self._resolve()
        self._go_on()

    def _resolve(self) -> None:
        chosen, self._chosen = self._chosen, {}
        digs = self._act(chosen)
        sevenths: list[tuple[Phase, int]] = []
        if self.turn == TURNS:
            for seat, hand in enumerate(self.hands):
                if self.cities[seat].has("seventh"):  # SW-58: even if built just now
                    sevenths.append(("seventh", seat))
                else:
                    self.discard.append(hand.pop())  # SW-18
        # SW-61
        self._extra = digs + sevenths if self.options.turn6_order == "dig_first" else sevenths + digs

    def _act(self, chosen: Mapping[int, Action]) -> list[tuple[Phase, int]]:
        """Resolve choices together, in the order of SW-16, and return the digs they bring."""
        bank = {  # SW-15, SW-31: by the state at the turn's start
            seat: coin_cost(self, seat, card) for seat, (action, card, _) in chosen.items() if action == "build"
        }
        gained: dict[int, tuple[Effect, ...]] = {}
        for seat, (action, card, _) in sorted(chosen.items()):
            self.hands[seat].remove(card)
            city = self.cities[seat]
            if action == "build":
                city.cards.append(card)
                gained[seat] = CARDS[card].effects
            elif action == "stage":
                gained[seat] = STAGES[city.wonder, city.side][city.stages].effects
                city.stages += 1
                city.buried.append(card)
            else:
                self.discard.append(card)
        for seat, (_, _, pay) in chosen.items():
            city, left, right = self.around(seat)
            city.coins -= sum(pay) + bank.get(seat, 0)
            left.coins += pay[0]
            right.coins += pay[1]
        for seat, (action, _, _) in chosen.items():
            if action == "sell":
                self.cities[seat].coins += 3  # SW-21
        for seat, effects in gained.items():
            self.cities[seat].coins += income(self, seat, effects)
        return [("dig", seat) for seat, effects in gained.items() for effect in effects if effect.kind == "dig"]

    def _dig(self, seat: int, card: str) -> None:
        if card != NO_CARD:
            self.discard.remove(card)
            self.cities[seat].cards.append(card)
            self.cities[seat].coins += income(self, seat, CARDS[card].effects)
        self._extra = self._extra[1:]

    def _go_on(self) -> None:
        if self._extra:
            self.phase = self._extra[0][0]
            return
        self.phase = "choose"
        if self.turn < TURNS:
            self.turn += 1
            step = -1 if self.age == 2 else 1  # SW-17
            self.hands = [self.hands[(seat - step) % self.players] for seat in range(self.players)]
            return
        strengths = [tuple(city.strength() for city in self.around(seat)) for seat in range(self.players)]
        for city, (own, left, right) in zip(self.cities, strengths, strict=True):
            city.tokens += conflict_tokens(own, left, right, self.age)
        if self.age == 3:
            self.phase = "over"  # SW-70
        else:
            self._deal()

    def _deal(self) -> None:
        deck = self.decks[self.age]
        self.hands = [deck[HAND * seat : HAND * (seat + 1)] for seat in range(self.players)]  # SW-11
        self.age += 1
        self.turn = 1


def count(table: Table, seat: int, effect: Effect) -> int:
    """How many things a coins_per or points_per effect counts."""
    cities = dict(zip(("self", "left", "right"), table.around(seat), strict=True))
    counted = [cities[name] for name in effect.scope.split()]
    if effect.what == "stage":
        return sum(city.stages for city in counted)
    return sum(city.colours()[colour] for city in counted for colour in effect.what.split())


def income(table: Table, seat: int, effects: Sequence[Effect]) -> int:
    """The immediate coins of effects just gained, counted after all placements (SW-16, SW-65, SW-66)."""
    coins = sum(effect.value for effect in effects if effect.kind == "coins")
    return coins + sum(effect.value * count(table, seat, effect) for effect in effects if effect.kind == "coins_per")


def is_free(table: Table, seat: int, card: Card) -> bool:
    """Whether a chain or a power of Olympia makes a card free (SW-37, SW-62, SW-63)."""
    city = table.cities[seat]
    chained = bool(city.names() & set(card.chains_from))
    new_colour = city.has("free_colour") and card.colour not in city.colours()
    in_turn = table.phase == "choose"
    first = city.has("free_first") and in_turn and table.turn == 1
    last = city.has("free_last") and in_turn and table.turn == TURNS
    return chained or new_colour or first or last


def coin_cost(table: Table, seat: int, card: str) -> int:
    """The coins a build of a card pays to the bank (SW-23)."""
    return 0 if is_free(table, seat, CARDS[card]) else CARDS[card].coins


def build_ways(table: Table, seat: int, card: str) -> set[Pay]:
    """All pays that build a card; empty if it cannot be built. Coins to the bank come on top."""
    city, left, right = table.around(seat)
    facts = CARDS[card]
    if facts.name in city.names():  # SW-20
        return set()
    if is_free(table, seat, facts):  # SW-38
        return {NOTHING}
    if facts.coins > city.coins:  # SW-31
        return set()
    return payments(city, left, right, facts.cost)  # SW-22: no cost leaves (0, 0)


def stage_ways(table: Table, seat: int) -> set[Pay]:
    """All pays that build the next stage, whatever the card (SW-39, SW-40, SW-64)."""
    city, left, right = table.around(seat)
    stages = STAGES[city.wonder, city.side]
    return payments(city, left, right, stages[city.stages].cost) if city.stages < len(stages) else set()


def diggable(table: Table, seat: int) -> set[str]:
    """The cards of the discard pile a seat may build, and "none" if it may decline (SW-60, SW-61)."""
    names = table.cities[seat].names()
    cards = {card for card in table.discard if CARDS[card].name not in names}
    return cards | {NO_CARD} if table.options.dig_decline or not cards else cards


def legal(table: Table, seat: int) -> set[Action]:
    """The choices (action, card, pay) of a seat: build, stage, sell, or ("dig", card or "none", (0, 0))."""
    if seat not in table.waiting:
        return set()
    if table.phase == "dig":
        return {("dig", card, NOTHING) for card in diggable(table, seat)}
    hand = set(table.hands[seat])
    stage = stage_ways(table, seat)
    actions = {("sell", card, NOTHING) for card in hand}  # SW-21
    actions |= {("build", card, pay) for card in hand for pay in build_ways(table, seat, card)}
    actions |= {("stage", card, pay) for card in hand for pay in stage}  # SW-41
    return actions


def score(table: Table, seat: int) -> dict[str, int]:
    """Points by category (SW-71)."""
    city = table.cities[seat]
    points = dict.fromkeys(CATEGORIES, 0)
    points["wonder"] = sum(effect.value for effect in city.stage_effects() if effect.kind == "points")
    points["treasury"] = city.coins // 3
    points["conflicts"] = sum(city.tokens)
    for card in city.cards:
        for effect in CARDS[card].effects:
            if effect.kind == "points":
                points[CARDS[card].colour] += effect.value
            elif effect.kind == "points_per":
                points[CARDS[card].colour] += effect.value * count(table, seat, effect)
            elif effect.kind == "points_if_complete":
                complete = city.stages == len(STAGES[city.wonder, city.side])
                points[CARDS[card].colour] += effect.value if complete else 0
    symbols = [effect.what for effect in city.effects() if effect.kind == "science"]
    fixed = Counter(symbol for symbol in symbols if symbol in SYMBOLS)
    points["green"] = science(fixed, len(symbols) - fixed.total())
    return points
