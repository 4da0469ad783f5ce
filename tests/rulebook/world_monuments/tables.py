"""Tables to test the rules with: stones, worker, hands and built slots are put where a test wants them."""

import random
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import pytest

from tetrapolis.core.errors import IllegalAction
from tetrapolis.core.match import Match
from tetrapolis.core.state import States, copy
from tetrapolis.games.world_monuments.components import COLOURS, FIELD_NUMBERS
from tetrapolis.games.world_monuments.game import GAME
from tetrapolis.games.world_monuments.quarry import begin_move
from tetrapolis.games.world_monuments.state import BUILDING, PHASES, QUARRY

OUTER = [f"O{i}" for i in range(12)]
MIDDLE = [f"M{j}" for j in range(6)]
FIELDS = [*OUTER, *MIDDLE, "C"]
MONUMENTS = ("capitol", "notre_dame", "san_pietro", "taj_mahal")
BUILDING_STONES = ("purple", "red", "white", "orange")
NOBODY = -1


class Table:
    """A match after set-up with empty quarry and empty hands; the first seat holds the worker and begins."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        self.match = Match(GAME, seats, seed, options)
        self.s.holder = 0
        self.s.actor = 0
        self.clear()

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def states(self) -> States:
        return self.match._states

    # -- staging ----------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Nothing in the quarry."""
        self.s.quarry[:] = 0
        self.s.stocked = 0

    def stock(self, **fields: str) -> None:
        """Stones on fields: `M0="purple black"`."""
        for name, colours in fields.items():
            number = FIELD_NUMBERS[name]
            for colour in colours.split():
                self.s.quarry[number, COLOURS.index(colour)] += 1
                self.s.stocked |= 1 << number

    def move_from(self, field: str, turn: int, seat: int = 0) -> None:
        """The worker stands on a field, and a turn of the quarry phase begins."""
        self.s.phase = QUARRY
        self.s.worker = FIELD_NUMBERS[field]
        self.s.turn = turn
        self.s.actor = seat
        begin_move(self.s)

    def build_from(self, seat: int = 0, in_round: int = 1) -> None:
        """A turn of the building phase begins."""
        self.s.phase = BUILDING
        self.s.worker = NOBODY
        self.s.round_number = in_round
        self.s.actor = seat
        begin_move(self.s)

    def hold(self, seat: int, **colours: int) -> None:
        """Exactly these stones behind a screen."""
        for number, colour in enumerate(COLOURS):
            self.s.players[seat].hand[number] = colours.get(colour, 0)

    def stake(self, seat: int, points: int) -> None:
        """So many points on the score track."""
        self.s.players[seat].stones = points - 10
        self.s.players[seat].black = 0
        self.s.players[seat].losses = 0

    def built(self, *slots: str, by: int = 0) -> None:
        """These slots are filled; their points are not counted."""
        names = [slot["slot"] for slot in self.slots()]
        for slot in slots:
            self.s.built |= 1 << names.index(slot)
            self.s.builders[names.index(slot)] = by

    def built_all_but(self, *slots: str) -> None:
        self.built(*(slot["slot"] for slot in self.slots() if slot["slot"] not in slots))

    def next_round(self) -> None:
        """All stones vanish, everybody passes, and the next round's quarry is filled."""
        self.clear()
        for seat in range(self.match.seats):
            self.hold(seat)
            self.s.players[seat].passed = 0
        self.build_from(int(self.s.holder), int(self.s.round_number))
        for _ in range(self.match.seats):
            self.match.play("pass")

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, *actions: str, seat: int | None = None) -> None:
        for action in actions:
            self.match.play(action, seat)

    def refused(self, action: str, seat: int | None = None) -> str:
        """The rule that forbids one step; a refused step leaves everything as it was."""
        before = self.states.tobytes()
        with pytest.raises(IllegalAction) as refused:
            self.match.play(action, seat)
        assert self.states.tobytes() == before
        return refused.value.rule

    # -- looking ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.match.view(seat).table

    def options(self) -> set[str]:
        """What can be chosen next, in notation."""
        return {str(action) for action in self.match.legal()}

    def moves(self) -> list[str]:
        """All whole moves in notation; the worker never gets stuck inside one."""
        return sorted(_moves(self.states, []))

    def slots(self) -> list[dict[str, Any]]:
        return list(self.view()["monument"]["slots"])

    def slot(self, name: str) -> dict[str, Any]:
        return next(slot for slot in self.slots() if slot["slot"] == name)

    def below(self, *names: str) -> list[str]:
        """Everything that must be there before these slots, without them."""
        found: set[str] = set()
        waiting = list(names)
        while waiting:
            supports = self.slot(waiting.pop())["supports"]
            waiting += [one for one in supports if one not in found]
            found.update(supports)
        return sorted(found)

    def on_field(self, name: str) -> dict[str, int]:
        return stones(self.s.quarry[FIELD_NUMBERS[name]])

    def hand(self, seat: int) -> dict[str, int]:
        return stones(self.s.players[seat].hand)

    def points(self) -> list[int]:
        return [sum(one.values()) for one in self.match.scores()]

    def track(self, seat: int) -> tuple[int | None, int]:
        place = self.view()["players"][seat]["track"]
        return place["field"], place["laps"]

    @property
    def phase(self) -> str:
        return phase(self.match)

    @property
    def actor(self) -> int | None:
        """Who must choose."""
        pending = self.match.pending
        return pending[0] if pending else None


def _moves(states: States, words: list[str]) -> Iterator[str]:
    s = states[0]
    (seat,) = GAME.pending_seats(s)
    choices = GAME.legal(s, seat)
    assert len(choices) or not words, f"no way to go on after {words}"
    for action in choices:
        twin = copy(states)
        GAME.rules.apply(twin[0], seat, int(action))
        longer = [*words, str(GAME.actions.decode(s, int(action)))]
        if int(twin[0].path_length):
            yield from _moves(twin, longer)
        else:
            yield " ".join(longer)


# -- the quarry, told a second time ------------------------------------------------------------------------------------


def touching(field: str) -> list[str]:
    """WM-14."""
    if field == "C":
        return MIDDLE
    i = int(field[1:])
    if field[0] == "O":
        return [f"O{(i - 1) % 12}", f"O{(i + 1) % 12}", f"M{i // 2}"]
    return [f"M{(i - 1) % 6}", f"M{(i + 1) % 6}", f"O{2 * i}", f"O{2 * i + 1}", "C"]


def expected_moves(
    lying: Mapping[str, Collection[str]], start: str, steps: int, reenter: bool = True, free: bool = False
) -> list[str]:
    """All moves from a field by WM-19 to WM-25; `free` of WM-25 if wanted."""

    def walk(here: str, left: int, entered: tuple[str, ...], words: tuple[str, ...], taken: bool) -> Iterator[str]:
        if left == 0:
            if here[0] == "O" and taken:
                yield " ".join(words)
            return
        for field in touching(here):
            if field in entered or (field == start and not reenter):
                continue
            colours = set(lying.get(field, ()))
            for pick in [(colour,) for colour in colours] if len(colours) > 1 else [()]:
                yield from walk(field, left - 1, (*entered, field), (*words, field, *pick), taken or bool(colours))

    return sorted(walk(start, steps, (), (), free))


def stones_of(table: Table) -> dict[str, list[str]]:
    """The colours on every field."""
    return {field: list(table.on_field(field)) for field in FIELDS}


def stones(counts: Any) -> dict[str, int]:
    """Stones by colour, only those there are."""
    return {colour: int(count) for colour, count in zip(COLOURS, counts, strict=True) if int(count)}


def phase(match: Match) -> str:
    return PHASES[int(match.state.phase)]


def play_on(match: Match, chance: random.Random, until: Any = lambda match: False) -> None:
    """Play at random until something holds or the match is over."""
    while not match.over and not until(match):
        match.play(chance.choice(match.legal()))
