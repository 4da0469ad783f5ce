"""Slow, plain oracle of the World Monuments rules; shares no code with the engine.

Seats count from 0; next clockwise after seat i is (i + 1) mod n. Fields and slots go by their ids, stones
by their colours. A complete worker move is a tuple of (field entered, colour taken there or None).
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, Literal

from oracles.world_monuments_facts import (
    ADJACENT,
    BLACK,
    BUILDING,
    GEM,
    LEVEL_POINTS,
    MONUMENTS,
    RINGS,
    SUPPLY,
    Slot,
)

Stones = Mapping[str, int] | Iterable[str]  # counted by colour or listed
Quarry = Mapping[str, Stones]  # a field left out is empty
Move = tuple[tuple[str, str | None], ...]
Choice = tuple[Any, ...]  # the forms are those of Table
Filling = Mapping[str, Sequence[str]]
Phase = Literal["quarry", "build", "over"]
Steps = Literal["turn", "player"]

ROUNDS = 3  # WM-7
CATEGORIES = ("start", "stones", "black", "losses", "gems")
OUTER = tuple(name for name, ring in RINGS.items() if ring == "outer")
MIDDLE = tuple(name for name, ring in RINGS.items() if ring == "middle")
INNER = "C"
SLOTS: dict[str, dict[str, Slot]] = {
    name: {slot.id: slot for slot in monument.slots} for name, monument in MONUMENTS.items()
}


def colours(stones: Stones) -> set[str]:
    """The colours of which there is a stone."""
    return {colour for colour, count in Counter(stones).items() if count > 0}


# The quarry


@cache
def walks(worker: str, steps: int) -> tuple[tuple[str, ...], ...]:
    """Every walk of so many steps to adjacent fields (WM-19), whatever else is wrong with it."""
    if not steps:
        return ((),)
    return tuple((near, *rest) for near in ADJACENT[worker] for rest in walks(near, steps - 1))


def paths(worker: str, steps: int, *, reenter: bool = True) -> set[tuple[str, ...]]:
    """The walks that are allowed whatever stones lie there."""
    found = set()
    for walk in walks(worker, steps):
        if len(set(walk)) < len(walk):  # WM-20
            continue
        if worker in walk and not reenter:  # WM-21
            continue
        if RINGS[walk[-1]] != "outer":  # WM-22
            continue
        found.add(walk)
    return found


def moves(stones: Quarry, worker: str, steps: int, *, reenter: bool = True) -> set[Move]:
    """All legal complete moves of the worker; equal colours on a field are one option."""
    found: set[Move] = set()
    for path in paths(worker, steps, reenter=reenter):
        options: list[set[str | None]] = [{*colours(stones.get(name, ()))} or {None} for name in path]  # WM-23
        for picks in product(*options):
            if any(pick is not None for pick in picks):  # WM-25
                found.add(tuple(zip(path, picks, strict=True)))
    return found


def placements(stones: Quarry) -> set[str]:
    """The fields for the worker on turn 1, where the player takes a stone (WM-16)."""
    return {name for name in OUTER if colours(stones.get(name, ()))}


def short_fields(monument: str, number: int) -> int:
    """How many middle fields get one stone only, in the round of this number."""
    if monument == "taj_mahal":
        return 1  # WM-10
    if monument == "capitol" and number == 3:
        return 2  # WM-11
    return 0


def check_filling(monument: str, number: int, filling: Filling) -> None:
    """Raise ValueError unless the quarry can be filled so in the round of this number."""
    if not set(filling) <= set(RINGS):
        raise ValueError("no such field")
    row = MONUMENTS[monument].rows[number - 1]
    if Counter(stone for stones in filling.values() for stone in stones) != Counter(row):  # WM-8
        raise ValueError("not the stones of the material row")
    if any(len(filling.get(name, ())) != 1 for name in OUTER):  # WM-9
        raise ValueError("an outer field holds one stone")
    sizes = Counter(len(filling.get(name, ())) for name in MIDDLE)
    short = short_fields(monument, number)
    if sizes != Counter({2: len(MIDDLE) - short, 1: short}):  # WM-9 to WM-11
        raise ValueError("a middle field holds two stones, a short one a single stone")
    # All the rest is in the inner circle (WM-9), as nothing else remains.


def random_filling(monument: str, number: int, rng: Random) -> dict[str, list[str]]:
    """A filling with random short fields and a random draw (WM-8 to WM-12)."""
    short = rng.sample(MIDDLE, short_fields(monument, number))
    bag = list(Counter(MONUMENTS[monument].rows[number - 1]).elements())
    rng.shuffle(bag)
    filling = {name: [bag.pop()] for name in OUTER}
    for name in MIDDLE:
        filling[name] = [bag.pop() for _ in range(1 if name in short else 2)]
    filling[INNER] = bag
    return filling


# Building


def open_slots(monument: str, built: Collection[str], hand: Stones) -> set[str]:
    """The slots that a stone of the hand can be built on now."""
    held = colours(hand) & set(BUILDING)  # WM-33
    return {
        slot.id
        for slot in MONUMENTS[monument].slots
        if slot.id not in built
        and all(below in built for below in slot.supports)  # WM-31, WM-34
        and slot.colour in held  # WM-30
    }


def must_pass(monument: str, built: Collection[str], hand: Stones) -> bool:
    """Whether no stone of the hand fits (WM-38)."""
    return not open_slots(monument, built, hand)


# Scores


def track(total: int) -> tuple[int, int]:
    """The field of the score track and the laps done; a total below 1 stands for itself (WM-36, WM-37)."""
    if total < 1:
        return total, 0
    return (total - 1) % 60 + 1, (total - 1) // 60


def winners(totals: Sequence[int]) -> set[int]:
    """All seats with the highest total (WM-50)."""
    return {seat for seat, total in enumerate(totals) if total == max(totals)}


class Table:
    """A whole game; `fill(round)` supplies the filling of the quarry, asked for once per round.

    `waiting` is the seat to choose, None once the game is over. The choices, asked even where only one is
    legal:

        quarry  ("place", outer field) on turn 1, then ("move", ((field, colour or None), ...))
        build   ("build", slot), or ("pass",) if nothing fits
    """

    def __init__(
        self,
        seats: int,
        monument: str,
        fill: Callable[[int], Filling],
        *,
        start: int = 0,
        steps: Steps = "turn",
        reenter_start: bool = True,
        round3_pass_loss: bool = True,
    ) -> None:
        self.seats = seats
        self.monument = monument
        self.fill = fill
        self.steps = steps
        self.reenter_start = reenter_start
        self.round3_pass_loss = round3_pass_loss
        self.round = 0
        self.phase: Phase = "quarry"
        self.turn = 0  # of the quarry phase, from 1 (WM-18)
        self.seat = start  # whose turn it is
        self.holder = start  # the start player, later whoever took the black stone
        self.worker: str | None = None  # None while off the quarry
        self.quarry: dict[str, Counter[str]] = {name: Counter() for name in RINGS}
        self.supply: Counter[str] = Counter(SUPPLY)  # WM-4
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.built: dict[str, int] = {}  # the builder of each filled slot
        self.passed: set[int] = set()
        self.categories = [{**dict.fromkeys(CATEGORIES, 0), "start": 10} for _ in range(seats)]  # WM-5
        self._begin_round()

    @property
    def waiting(self) -> int | None:
        return None if self.phase == "over" else self.seat

    @property
    def totals(self) -> list[int]:
        return [sum(parts.values()) for parts in self.categories]

    @property
    def revealed(self) -> dict[int, Counter[str]]:
        """The hands shown by a pass, until the next quarry phase, and all of them at the end (WM-39, WM-49)."""
        shown = range(self.seats) if self.phase == "over" else sorted(self.passed)
        return {seat: Counter(self.hands[seat]) for seat in shown}

    @property
    def steps_due(self) -> int:
        """The steps of the current quarry turn; the placement counts as 1 (WM-16 to WM-18)."""
        if self.steps == "player":  # a player's first turn goes by the turn, every later one has 4
            return min(self.turn, 4) if self.turn <= self.seats else 4
        return min(self.turn, 4)

    def all_stones(self) -> Counter[str]:
        """Every stone of the game by colour, wherever it is."""
        stones = Counter(self.supply)
        for field in self.quarry.values():
            stones.update(field)
        for hand in self.hands:
            stones.update(hand)
        stones.update(SLOTS[self.monument][slot].colour for slot in self.built)
        return stones

    def legal(self) -> set[Choice]:
        """The choices of the waiting seat."""
        if self.phase == "over":
            return set()
        if self.phase == "build":
            if must_pass(self.monument, self.built, self.hands[self.seat]):
                return {("pass",)}  # WM-38
            return {("build", slot) for slot in open_slots(self.monument, self.built, self.hands[self.seat])}  # WM-29
        if self.worker is None:
            return {("place", name) for name in placements(self.quarry)}
        found = moves(self.quarry, self.worker, self.steps_due, reenter=self.reenter_start)
        assert found, "some move always collects"  # WM-26
        return {("move", move) for move in found}

    def choose(self, choice: Choice) -> None:
        """Carry out a choice of the waiting seat; ValueError if it is not legal."""
        if choice not in self.legal():
            raise ValueError(f"not legal: {choice}")
        kind = choice[0]
        if kind == "place":
            self._move(((choice[1], next(iter(colours(self.quarry[choice[1]])))),))
        elif kind == "move":
            self._move(choice[1])
        elif kind == "build":
            self._build(SLOTS[self.monument][choice[1]])
        else:
            self._pass()

    def _begin_round(self) -> None:
        self.round += 1
        self.phase = "quarry"
        self.turn = 1
        self.seat = self.holder  # WM-15, WM-45
        self.worker = None
        self.passed = set()
        filling = self.fill(self.round)
        check_filling(self.monument, self.round, filling)
        for name in RINGS:
            self.quarry[name] = Counter(filling.get(name, ()))
            self.supply.subtract(self.quarry[name])
        assert min(self.supply.values()) >= 0

    def _move(self, move: Move) -> None:
        for name, colour in move:
            self.worker = name
            if colour is not None:
                self.quarry[name][colour] -= 1
                self.hands[self.seat][colour] += 1  # WM-24
        if any(field.total() for field in self.quarry.values()):
            self.turn += 1
            self.seat = self._clockwise(self.seat)
        else:
            self._begin_building()  # WM-27

    def _begin_building(self) -> None:
        (self.holder,) = (seat for seat, hand in enumerate(self.hands) if hand[BLACK])
        self.hands[self.holder][BLACK] -= 1
        self.supply[BLACK] += 1
        self.categories[self.holder]["black"] += 2  # WM-28
        self.worker = None
        self.phase = "build"
        self.seat = self.holder  # WM-29

    def _build(self, slot: Slot) -> None:
        self.built[slot.id] = self.seat
        self.hands[self.seat][slot.colour] -= 1
        self.categories[self.seat]["stones"] += LEVEL_POINTS[slot.level]  # WM-32
        if len(self.built) == len(SLOTS[self.monument]):
            self._end()  # WM-47
        else:
            self._next_builder()

    def _pass(self) -> None:
        left = sum(self.hands[self.seat][colour] for colour in BUILDING)  # WM-39, WM-40
        if self.round < ROUNDS or self.round3_pass_loss:  # WM-43
            self.categories[self.seat]["losses"] -= left
        self.passed.add(self.seat)
        if len(self.passed) < self.seats:
            self._next_builder()
        elif self.round < ROUNDS:
            self._begin_round()  # WM-44
        else:
            self._end()  # WM-46

    def _next_builder(self) -> None:
        self.seat = self._clockwise(self.seat)
        while self.seat in self.passed:  # WM-41
            self.seat = self._clockwise(self.seat)

    def _clockwise(self, seat: int) -> int:
        return (seat + 1) % self.seats  # WM-6

    def _end(self) -> None:
        self.phase = "over"
        for seat, hand in enumerate(self.hands):
            self.categories[seat]["gems"] = 3 * hand[GEM]  # WM-49
