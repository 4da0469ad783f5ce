"""Slow, plain oracle of the Ginkgopolis rules; shares no code with the engine.

Seats count from 0; the left neighbour of seat i, next clockwise, is (i + 1) mod n. Cells are (x, y), x to
the right and y upwards. A tile and its building card share an id ("red-04"), a letter card is its letter.
With one player seat 1 is Hal.
"""

from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import chain, combinations
from random import Random
from typing import Any, Literal

from oracles.ginkgopolis_facts import (
    CARDS,
    CHARACTERS,
    INTRO_SETS,
    LETTERS,
    SET_UP,
    SOLO_START,
    START_GRID,
    START_MARKERS,
    START_TILES,
    YIELDS,
    Cell,
    Colour,
    EndBonus,
    Good,
    Goods,
    Permanent,
    Trigger,
)

Phase = Literal["draft", "select", "letter", "marker", "return", "over"]
Choice = tuple[Any, ...]  # the forms are those of Table
Move = tuple[Cell, str | None, Cell | None]  # the marker's new cell; the letter shifted for it and its new cell
Shuffle = Callable[[str, list[str]], list[str]]
Flow = Generator[None, tuple[int, Choice], None]

HAL = 1
CATEGORIES = ("points", "cards", "tokens", "districts")
SIDES: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))  # N, E, S, W (GK-48)


@dataclass
class Building:
    """The tiles of a cell from the ground up; nobody owns an uncovered start building."""

    tiles: list[str]
    owner: int | None = None

    @property
    def top(self) -> str:
        return self.tiles[-1]

    @property
    def colour(self) -> Colour:
        return CARDS[self.top].colour  # GK-4

    @property
    def number(self) -> int:
        return CARDS[self.top].number  # GK-4

    @property
    def height(self) -> int:
        return len(self.tiles)

    @property
    def res(self) -> int:
        return 0 if self.owner is None else self.height  # GK-5


City = dict[Cell, Building]


@dataclass
class Party:
    """A player or Hal: `supply` counts the own res in the supply, `stock` those behind the screen."""

    supply: int
    tokens: int = 0
    stock: int = 0
    points: int = 0
    tiles: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    laid: tuple[str, str | None] | None = None
    tableau: list[str] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)  # the characters to draft from


class Subsets(Set[Choice]):
    """All ("return", frozenset of tiles), without writing them down."""

    def __init__(self, tiles: Collection[str]) -> None:
        self.tiles = frozenset(tiles)

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, tuple)
            and len(choice) == 2
            and choice[0] == "return"
            and isinstance(choice[1], frozenset)
            and choice[1] <= self.tiles
        )

    def __iter__(self) -> Iterator[Choice]:
        tiles = sorted(self.tiles)
        sizes = (combinations(tiles, size) for size in range(len(tiles) + 1))
        return (("return", frozenset(some)) for some in chain.from_iterable(sizes))

    def __len__(self) -> int:
        return int(2 ** len(self.tiles))


def add(cell: Cell, step: Cell) -> Cell:
    return cell[0] + step[0], cell[1] + step[1]


def neighbours(cell: Cell) -> list[Cell]:
    """The cells N, E, S, W of a cell (GK-48)."""
    return [add(cell, side) for side in SIDES]


def contour(built: Collection[Cell]) -> list[Cell]:
    """The cell outside each side of the outer border, clockwise; a cell may come up several times (GK-36)."""
    start = max(built, key=lambda cell: (cell[1], -cell[0])), 0  # nothing is north of it
    (building, side), ring = start, []
    while True:
        ring.append(add(building, SIDES[side]))
        ahead = add(building, SIDES[(side + 1) % 4])
        corner = add(ahead, SIDES[side])
        if ahead not in built:  # also at a diagonal touch
            side = (side + 1) % 4
        elif corner not in built:
            building = ahead
        else:
            building, side = corner, (side - 1) % 4
        if (building, side) == start:
            return ring


def _arcs(ring: Sequence[Cell], taken: Set[Cell], earlier: Cell, later: Cell) -> list[tuple[int, int]]:
    """From where to where the ring leads from one marker to another with no third between."""
    arcs = []
    for begin in [index for index, cell in enumerate(ring) if cell == earlier]:
        for end in range(begin + 1, begin + len(ring) + 1):
            cell = ring[end % len(ring)]
            if cell == later:
                arcs.append((begin, end))
            if (cell in taken and cell != earlier) or cell == later:
                break
    return arcs


def _first_free(ring: Sequence[Cell], taken: Set[Cell], begin: int, step: int) -> Cell | None:
    """The first free cell from a marker on, None if another marker comes before it."""
    marker = ring[begin % len(ring)]
    for distance in range(1, len(ring)):
        cell = ring[(begin + step * distance) % len(ring)]
        if cell not in taken:
            return cell
        if cell != marker:
            return None
    return None


def marker_options(city: Collection[Cell], markers: Mapping[str, Cell], letter: str, new_cell: Cell) -> set[Move]:
    """Where a letter may go once a building stands on its cell, which the city holds already (GK-34 to GK-37)."""
    built = set(city)
    others = {other: cell for other, cell in markers.items() if other != letter}
    taken = set(others.values())
    beside = {cell for cell in neighbours(new_cell) if cell not in built | taken}
    if beside:
        return {(cell, None, None) for cell in beside}  # GK-34
    ring = contour(built)
    number = LETTERS.index(letter)
    onward = [other for other in LETTERS[number + 1 :] + LETTERS[:number] if others.get(other) in ring]
    if onward:
        later, earlier = onward[0], onward[-1]
        arcs = _arcs(ring, taken, others[earlier], others[later])
        between = {ring[at % len(ring)] for begin, end in arcs for at in range(begin + 1, end)} - taken
        if between:
            return {(cell, None, None) for cell in between}  # GK-37a
        shifts: set[Move] = set()
        for begin, end in arcs:  # GK-37b
            for other, at, step in ((earlier, begin, -1), (later, end, 1)):
                free = _first_free(ring, taken, at, step)
                if free is not None:
                    shifts.add((others[other], other, free))
        if shifts:
            return shifts
    return {(cell, None, None) for near in built for cell in neighbours(near) if cell not in built | taken}  # GK-37c


def districts(city: Mapping[Cell, Building]) -> list[set[Cell]]:
    """The groups of two or more edge-adjacent buildings of one colour (GK-66)."""
    left = set(city)
    found = []
    while left:
        group = {left.pop()}
        frontier = list(group)
        while frontier:
            cell = frontier.pop()
            joined = [near for near in neighbours(cell) if near in left and city[near].colour == city[cell].colour]
            left.difference_update(joined)
            group.update(joined)
            frontier.extend(joined)
        if len(group) > 1:
            found.append(group)
    return found


def district_points(city: Mapping[Cell, Building]) -> Counter[int]:
    """The points of each party for all districts (GK-66 to GK-69)."""
    points: Counter[int] = Counter()
    for group in districts(city):
        owned: dict[int, list[Building]] = {}
        for building in (city[cell] for cell in group):
            if building.owner is not None:
                owned.setdefault(building.owner, []).append(building)
        strength = {  # GK-68
            party: (sum(one.res for one in own), max((one.height, one.number) for one in own))
            for party, own in owned.items()
        }
        ranking = sorted(strength, key=lambda party: strength[party], reverse=True)
        if ranking:
            points[ranking[0]] += sum(res for res, _ in strength.values())  # GK-67
            second = ranking[1] if len(ranking) > 1 else ranking[0]  # GK-69
            points[second] += strength[second][0]
    return points


def bonus_of(card: str) -> Permanent | EndBonus:
    return CARDS[card].bonus if card in CARDS else CHARACTERS[card].bonus


def colour_of(card: str) -> Colour:
    return CARDS[card].colour if card in CARDS else CHARACTERS[card].colour


def end_card_points(card: str, party: int, tableau: Iterable[str], city: Mapping[Cell, Building]) -> int:
    """The points of a card at the end for its owner; 0 for a permanent bonus (GK-55 to GK-57)."""
    bonus = bonus_of(card)
    if isinstance(bonus, Permanent):
        return 0
    own = [building for building in city.values() if building.owner == party]
    triggers = [other.trigger for other in map(bonus_of, tableau) if isinstance(other, Permanent)]
    counted = {
        "res_on_colour": sum(building.res for building in own if building.colour == bonus.colour),
        "buildings": sum(bonus.low <= building.height <= bonus.high for building in own),
        "cards_with_trigger": sum(trigger == bonus.trigger for trigger in triggers),
        "cards_of_colour": sum(colour_of(other) == bonus.colour for other in tableau),
        "flat": 1,
    }
    return bonus.points * counted[bonus.kind]


@dataclass(frozen=True)
class Deal:
    """Every hidden order of a set-up; whatever is drawn comes from the front.

    `grid` holds the start tiles of the cells START_GRID, `deck` all 21 cards; 1-3p lose the first 7 (GK-11).
    `draft` holds the 4 characters dealt to each seat, `intro` the set of each seat: one of them, none in solo.
    """

    grid: Sequence[str]
    supply: Sequence[str]
    boxed: Sequence[str]
    deck: Sequence[str]
    draft: Sequence[Sequence[str]] = ()
    intro: Sequence[int] = ()
    first: int = 0

    def check(self, players: int) -> None:
        """Refuse a deal that is not one of the game."""
        others = sorted(set(CARDS) - set(START_TILES))
        if players not in SET_UP:
            raise ValueError(f"1-5 players, not {players}")
        if sorted(self.grid) != sorted(START_TILES):
            raise ValueError("GK-8: the grid must hold each start tile once")
        if sorted([*self.supply, *self.boxed]) != others or len(self.boxed) != SET_UP[players].boxed:
            raise ValueError(f"GK-10: supply and box must hold tiles 4-20 once, {SET_UP[players].boxed} boxed")
        if sorted(self.deck) != sorted([*LETTERS, *START_TILES]):
            raise ValueError("GK-11: the deck must hold each letter and start-building card once")
        if not 0 <= self.first < players:
            raise ValueError(f"GK-16: seat {self.first} cannot be first with {players} players")
        drafted = list(chain.from_iterable(self.draft))
        by_draft = [len(cards) for cards in self.draft] == [4] * players and not self.intro
        by_intro = len(self.intro) == players and not self.draft
        if players == 1 and (self.draft or self.intro):
            raise ValueError("GK-71: no characters in solo")
        if players > 1 and by_draft == by_intro:
            raise ValueError(f"GK-18, GK-19: {players} players need either 4 characters or a set each")
        if len(set(drafted)) < len(drafted) or not set(drafted) <= set(CHARACTERS):
            raise ValueError("GK-19: the draft must hold different characters")
        if len(set(self.intro)) < len(self.intro) or not set(self.intro) <= set(INTRO_SETS):
            raise ValueError("GK-18: the intro game needs different sets of 1-6")


def random_deal(players: int, rng: Random, intro: bool = False) -> Deal:
    """A shuffled deal; the first player is random, too (GK-16)."""
    grid = rng.sample(START_TILES, 9)
    tiles = rng.sample(sorted(set(CARDS) - set(START_TILES)), 51)
    deck = rng.sample([*LETTERS, *START_TILES], 21)
    boxed = SET_UP[players].boxed
    people = rng.sample(sorted(CHARACTERS), 4 * players)
    draft = [people[4 * seat : 4 * seat + 4] for seat in range(players)] if players > 1 and not intro else []
    sets = rng.sample(sorted(INTRO_SETS), players) if players > 1 and intro else []
    return Deal(grid, tiles[boxed:], tiles[:boxed], deck, draft, sets, rng.randrange(players))


class Table:
    """A whole game from a known deal.

    `shuffle(kind, cards or tiles)` orders a rebuilt "deck" (GK-50) and a returned "supply" (GK-58).
    `waiting` holds the seats that owe a choice, `actor` the party whose action asks for it, None in
    draft and select. The choices by phase, asked even where only one is legal:

        draft   ("draft", character)
        select  ("new_hand",) and ("play", card, own tile or None); ("new_hand",) are served as they come
        letter  ("gain", "res" or "tile"); not asked if neither is left
        marker  ("marker", cell, None, None), or with GK-37b ("marker", cell, letter shifted, its new cell)
        return  ("return", frozenset of own tiles)
    """

    def __init__(self, players: int, deal: Deal, shuffle: Shuffle, expert: bool = False) -> None:
        deal.check(players)
        self.players = players
        self.solo = players == 1
        self.expert = expert
        self.shuffle = shuffle
        self.set_up = SET_UP[players]
        self.deal = deal
        self.first = deal.first
        self.parties = [Party(self.set_up.res, self.set_up.tokens) for _ in range(2 if self.solo else players)]
        self.city: City = {cell: Building([tile]) for cell, tile in zip(START_GRID, deal.grid, strict=True)}
        self.markers = dict(START_MARKERS)
        self.sites: set[Cell] = set()  # cells of buildings with a site marker
        self.supply = list(deal.supply)
        self.boxed = list(deal.boxed)
        self.deck = list(deal.deck[self.set_up.off :])
        self.discards = list(deal.deck[: self.set_up.off])
        self.outside = set(CARDS) - set(START_TILES)  # GK-12
        self.boxed_characters: list[str] = []
        self.hal_card: str | None = None
        self.revealed: str | None = None  # the card being resolved
        self.returned = False  # whether tiles have been returned
        self.ended = False  # whether the end is triggered
        self.phase: Phase = "select"
        self.actor: int | None = None
        self.waiting: set[int] = set()
        self._founded: tuple[str, Cell] = ("", (0, 0))  # the letter whose marker moves, and its building
        self._flow = self._game()
        next(self._flow)

    @property
    def turn_order(self) -> list[int]:
        return [(self.first + step) % self.players for step in range(self.players)]

    def legal(self, seat: int) -> Set[Choice]:
        """The choices of a seat; none if it owes none."""
        party = self.parties[seat]
        if seat not in self.waiting:
            return set()
        if self.phase == "draft":
            return {("draft", character) for character in party.dealt}
        if self.phase == "select":
            plays = {("play", card, tile) for card in party.hand for tile in (None, *party.tiles)}  # GK-23, GK-24
            return plays | {("new_hand",)} if party.tokens else plays  # GK-25, GK-27
        if self.phase == "letter":
            left = {"res": party.supply, "tile": len(self.supply)}
            return {("gain", good) for good, count in left.items() if count}  # GK-30
        if self.phase == "marker":
            return {("marker", *move) for move in marker_options(self.city, self.markers, *self._founded)}
        return Subsets(party.tiles)  # GK-58, GK-60

    def choose(self, seat: int, choice: Choice) -> None:
        """Make a choice; ValueError, and no change, if it is illegal."""
        if seat not in self.waiting:
            raise ValueError(f"seat {seat} has nothing to choose now, only {sorted(self.waiting)}")
        if choice not in self.legal(seat):
            raise ValueError(f"seat {seat} may not choose {choice} in phase {self.phase}")
        try:
            self._flow.send((seat, choice))
        except StopIteration:
            self.phase, self.actor, self.waiting = "over", None, set()

    def _game(self) -> Flow:
        if self.solo:
            yield from self._gain_goods(0, SOLO_START)
        else:
            yield from self._characters()
        self._deal_hands()
        while True:  # GK-22
            yield from self._select()
            for seat in self.turn_order:  # GK-28
                yield from self._resolve(seat)
            if self.solo:
                self.discards += self.parties[0].hand  # GK-73
                self.parties[0].hand = []
                yield from self._hal_turn()
            if self.ended:  # GK-63
                return
            self._prepare()

    def _ask(
        self, phase: Phase, seats: Iterable[int], actor: int | None = None
    ) -> Generator[None, tuple[int, Choice], tuple[int, Choice]]:
        self.phase, self.waiting, self.actor = phase, set(seats), actor
        return (yield)

    def _ask_all(
        self, phase: Phase, actor: int | None = None
    ) -> Generator[None, tuple[int, Choice], list[tuple[int, Choice]]]:
        """One choice of every seat, by seats."""
        chosen: dict[int, Choice] = {}
        while len(chosen) < self.players:
            seat, choice = yield from self._ask(phase, set(range(self.players)) - set(chosen), actor)
            chosen[seat] = choice
        return sorted(chosen.items())

    def _characters(self) -> Flow:
        for party, cards in zip(self.parties, self.deal.draft, strict=False):
            party.dealt = list(cards)
        for party, number in zip(self.parties, self.deal.intro, strict=False):
            party.tableau = list(INTRO_SETS[number])
        for _ in range(3 if self.deal.draft else 0):  # GK-19
            picks = yield from self._ask_all("draft")
            for seat, (_, character) in picks:
                self.parties[seat].dealt.remove(character)
                self.parties[seat].tableau.append(character)
            if len(self.parties[0].dealt) > 1:
                hands = [party.dealt for party in self.parties]
                for seat, party in enumerate(self.parties):
                    party.dealt = hands[seat - 1]
        for party in self.parties:
            self.boxed_characters += party.dealt
            party.dealt = []
        for seat in self.turn_order:
            for character in self.parties[seat].tableau:
                yield from self._gain_goods(seat, CHARACTERS[character].start)  # GK-20

    def _deal_hands(self) -> None:
        for seat in self.turn_order:
            self.parties[seat].hand = [self._draw() for _ in range(self.set_up.hand)]  # GK-16, GK-73
        if self.solo:
            self.hal_card = self._draw()

    def _draw(self) -> str:
        card = self.deck.pop(0)
        if not self.deck:  # GK-50
            marked = [self.city[cell].top for cell in self.sites]
            self.outside -= set(marked)
            self.sites.clear()
            cards = self._shuffled("deck", self.discards + marked)
            self.discards, self.deck = cards[: self.set_up.off], cards[self.set_up.off :]
        return card

    def _shuffled(self, kind: str, items: list[str]) -> list[str]:
        order = self.shuffle(kind, sorted(items))
        if sorted(order) != sorted(items):
            raise ValueError(f"a shuffled {kind} must hold what was shuffled")
        return list(order)

    def _select(self) -> Flow:
        open_seats = set(range(self.players))
        while open_seats:
            seat, choice = yield from self._ask("select", open_seats)
            party = self.parties[seat]
            if choice == ("new_hand",):  # GK-25, GK-26
                party.tokens -= 1
                self.discards += party.hand
                party.hand = []
                party.hand += [self._draw() for _ in range(self.set_up.hand)]
            else:
                _, card, tile = choice
                party.hand.remove(card)
                if tile is not None:
                    party.tiles.remove(tile)
                party.laid = (card, tile)
                open_seats.remove(seat)

    def _resolve(self, seat: int) -> Flow:
        party = self.parties[seat]
        if party.laid is None:
            raise AssertionError(f"GK-23: seat {seat} has laid no card")
        (card, tile), party.laid = party.laid, None
        self.revealed = card
        if tile is not None and not self.payable(seat, card, tile):
            party.tiles.append(tile)  # GK-44, GK-46
            tile = None
        if tile is None:
            yield from self._exploit(seat, card)
            self.discards.append(card)  # GK-32
        elif card in LETTERS:
            yield from self._urbanize(seat, card, tile)
            self.discards.append(card)  # GK-39
        else:
            self._build(seat, card, tile)
            yield from self._bonuses(seat, "construct")
            party.tableau.append(card)  # GK-43
        self.revealed = None

    def cell_of(self, card: str) -> Cell:
        """The cell a card names (GK-6)."""
        return self.markers[card] if card in LETTERS else next(c for c, b in self.city.items() if b.top == card)

    def payable(self, seat: int, card: str, tile: str) -> bool:
        """Whether a party can urbanize or construct (GK-45, GK-77)."""
        party, hal = self.parties[seat], self.solo and seat == HAL
        stock = party.supply if hal else party.stock
        if card in LETTERS:
            return stock >= 1
        target, facts = self.city[self.cell_of(card)], CARDS[tile]
        own = target.res if target.owner == seat else 0
        change = 0 if hal or facts.colour == target.colour else 1
        difference = 0 if hal else target.number - facts.number
        return stock + own >= target.height + 1 + change and party.points >= difference

    def _exploit(self, seat: int, card: str) -> Flow:
        if card not in LETTERS:
            building = self.city[self.cell_of(card)]
            yield from self._gain(seat, YIELDS[building.colour], building.height)  # GK-31
        elif self.parties[seat].supply or self.supply:
            _, (_, good) = yield from self._ask("letter", {seat}, seat)
            yield from self._gain(seat, good, 1)  # GK-30
        yield from self._bonuses(seat, "exploit")

    def _urbanize(self, seat: int, letter: str, tile: str) -> Flow:
        cell = self.markers[letter]
        self._found(seat, cell, tile)
        yield from self._move_marker(seat, letter, cell, seat)
        for near in neighbours(cell):  # GK-38, GK-48
            if near in self.city:
                yield from self._gain(seat, YIELDS[self.city[near].colour], self.city[near].height)
        yield from self._bonuses(seat, "urbanize")

    def _found(self, owner: int, cell: Cell, tile: str) -> None:
        self.city[cell] = Building([tile])
        self._occupy(owner, cell)  # GK-33

    def _move_marker(self, actor: int, letter: str, cell: Cell, chooser: int) -> Flow:
        self._founded = letter, cell
        _, (_, to, other, other_to) = yield from self._ask("marker", {chooser}, actor)
        self.markers[letter] = to
        if other is not None:
            self.markers[other] = other_to

    def _build(self, seat: int, card: str, tile: str) -> None:
        """Construct without bonuses and without the card (GK-40 to GK-42, GK-78)."""
        cell = self.cell_of(card)
        building, facts = self.city[cell], CARDS[tile]
        hal = self.solo and seat == HAL
        if building.owner is not None:
            owner = self.parties[building.owner]
            if self.solo and building.owner == HAL:
                owner.supply += building.res
            else:
                owner.stock += building.res
            owner.points += building.res if building.owner != seat else 0
            building.owner = None
        if not hal:  # GK-76, GK-77
            party = self.parties[seat]
            party.points -= max(0, building.number - facts.number)
            if facts.colour != building.colour:
                party.stock -= 1
                party.supply += 1
        building.tiles.append(tile)
        self._occupy(seat, cell)

    def _occupy(self, owner: int, cell: Cell) -> None:
        """Own res for every floor, and a site marker."""
        party, building = self.parties[owner], self.city[cell]
        building.owner = owner
        if self.solo and owner == HAL:
            party.supply -= building.height
        else:
            party.stock -= building.height
        self.sites.add(cell)
        if party.supply + party.stock == 0:  # GK-62, GK-64, GK-79
            self.ended = True

    def _gain_goods(self, seat: int, goods: Goods) -> Flow:
        yield from self._gain(seat, "res", goods.res)
        yield from self._gain(seat, "tile", goods.tile)
        yield from self._gain(seat, "point", goods.point)

    def _gain(self, seat: int, good: Good, count: int) -> Flow:
        party = self.parties[seat]
        if good == "point":
            party.points += count
        elif good == "res":
            count = min(count, party.supply)  # GK-47
            party.supply -= count
            party.stock += count
        else:
            for _ in range(count):
                if self.supply:  # GK-47
                    party.tiles.append(self.supply.pop(0))
                    if not self.supply:
                        yield from self._exhausted(seat)

    def _exhausted(self, actor: int) -> Flow:
        """The last tile is taken (GK-58 to GK-62, GK-79)."""
        if self.solo or self.returned:
            self.ended = True
            return
        self.returned = True
        given: list[str] = []
        chosen = yield from self._ask_all("return", actor)
        for seat, (_, tiles) in chosen:
            party = self.parties[seat]
            party.tiles = [tile for tile in party.tiles if tile not in tiles]
            party.points += len(tiles)
            given += tiles
        self.supply = self._shuffled("supply", given)
        if not self.supply:  # GK-61
            self.ended = True

    def _bonuses(self, seat: int, trigger: Trigger) -> Flow:
        for bonus in map(bonus_of, self.parties[seat].tableau):
            if isinstance(bonus, Permanent) and bonus.trigger == trigger:
                yield from self._gain_goods(seat, bonus.gain)  # GK-52

    def _prepare(self) -> None:
        if self.solo:
            self._deal_hands()  # GK-73
            return
        hands = [party.hand for party in self.parties]
        for seat, party in enumerate(self.parties):
            party.hand = hands[seat - 1]
        self.first = (self.first + 1) % self.players
        for seat in self.turn_order:  # GK-49
            self.parties[seat].hand.append(self._draw())

    def _hal_turn(self) -> Flow:
        """Hal opens his card and builds with the front tile of the supply (GK-74 to GK-82)."""
        if self.hal_card is None:
            raise AssertionError("GK-73: Hal has no card")
        card, self.hal_card = self.hal_card, None
        if self.supply and self.expert and card in LETTERS:
            card = self._better_card(card)
        if not self.supply or not self.payable(HAL, card, self.supply[0]):
            self.ended = True  # GK-79, GK-80
            self.discards.append(card)
            return
        tile = self.supply.pop(0)
        if not self.supply:
            self.ended = True  # GK-79
        if card in LETTERS:
            self.revealed = card
            cell = self.markers[card]
            points = self.letter_points(card)
            self._found(HAL, cell, tile)
            yield from self._move_marker(HAL, card, cell, 0)
            self.parties[HAL].points += points
            self.discards.append(card)
            self.revealed = None
        else:
            self._build(HAL, card, tile)
            self.parties[HAL].tableau.append(card)  # GK-76

    def letter_points(self, letter: str) -> int:
        """What urbanizing a letter brings Hal (GK-75)."""
        return sum(self.city[near].height for near in neighbours(self.markers[letter]) if near in self.city)

    def _better_card(self, letter: str) -> str:
        """Hal's letter or a second card; the other is discarded (GK-82)."""
        second = self._draw()
        if second in LETTERS:
            better = self.letter_points(second) > self.letter_points(letter)
        else:
            better = self.payable(HAL, second, self.supply[0])
        self.discards.append(letter if better else second)
        return second if better else letter


def score(table: Table, party: int) -> dict[str, int]:
    """Points by category (GK-65, GK-81)."""
    own = table.parties[party]
    cards = sum(end_card_points(card, party, own.tableau, table.city) for card in own.tableau)
    return dict(zip(CATEGORIES, (own.points, cards, 2 * own.tokens, district_points(table.city)[party]), strict=True))


def totals(table: Table) -> list[int]:
    return [sum(score(table, party).values()) for party in range(len(table.parties))]


def winners(points: Sequence[int], solo: bool = False) -> set[int]:
    """The parties that share the victory; nobody if you tie with Hal (GK-70, GK-81)."""
    best = {party for party, total in enumerate(points) if total == max(points)}
    return set() if solo and len(best) > 1 else best
