"""Engine and oracle agree on whole random games of World Monuments: all worker moves, slots, hands and scores."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from oracles.world_monuments import Table, track, winners
from tetrapolis.core.match import Match
from tetrapolis.core.rng import seed as start
from tetrapolis.core.state import States, copy
from tetrapolis.games.world_monuments.actions import Build, Enter, Pass, Take
from tetrapolis.games.world_monuments.components import COLOURS, FIELD_NUMBERS, FIELDS, NONE, field_name
from tetrapolis.games.world_monuments.game import GAME
from tetrapolis.games.world_monuments.scoring import track_place
from tetrapolis.games.world_monuments.state import PHASES

MONUMENTS = ("san_pietro", "capitol", "notre_dame", "taj_mahal")
GAMES = {2: 16, 3: 12, 4: 12}  # about 4,100 decisions in all, each with every way to make it

Way = tuple[tuple[str, str | None], ...]


def stones(counts: Any) -> Counter[str]:
    return Counter({colour: int(count) for colour, count in zip(COLOURS, counts, strict=True) if int(count)})


def ways(states: States, quarry: dict[str, list[str]], steps: int, entered: Way = ()) -> Iterator[Way]:
    """Every complete move of the actor, found by taking every legal step; `quarry` is the one the move began with."""
    s = states[0]
    seat = int(s.actor)
    for number in GAME.legal(s, seat).tolist():
        action = GAME.actions.decode(s, number)
        if isinstance(action, Take):
            way = (*entered[:-1], (entered[-1][0], action.colour))
        else:
            kinds = quarry[str(action)]
            way = (*entered, (str(action), kinds[0] if kinds else None))
        choosing = isinstance(action, Enter) and len(quarry[str(action)]) > 1
        if len(way) == steps and not choosing:
            yield way
        else:
            twin = copy(states)
            GAME.rules.apply(twin[0], seat, number)
            yield from ways(twin, quarry, steps, way)


class Pair:
    """The same match in the engine and in the oracle."""

    def __init__(self, seats: int, number: int) -> None:
        monument = MONUMENTS[number % 4]
        options = {
            "steps": "player" if number % 3 == 1 else "turn",
            "reenter_start": number % 5 != 2,
            "round3_pass_loss": number % 2 == 0,
        }
        self.match = Match(GAME, seats, number, {"monument": monument, **options})
        self.rng = np.zeros(2, np.int64)
        start(self.rng, 29, number)
        self.table = Table(seats, monument, self.filling, start=int(self.match.state.holder), **options)  # type: ignore[arg-type]

    def filling(self, number: int) -> dict[str, list[str]]:
        """The quarry as the engine filled it at the start of the round."""
        s = self.match.state
        assert int(s.round_number) == number
        return {
            field_name(field): list(stones(s.quarry[field]).elements())
            for field in range(FIELDS)
            if int(s.adjacent[field])
        }

    def check(self) -> None:
        s, table = self.match.state, self.table
        phase = PHASES[int(s.phase)]
        assert {"building": "build"}.get(phase, phase) == table.phase
        assert self.match.pending == (() if table.waiting is None else (table.waiting,))
        assert int(s.round_number) == table.round
        assert int(s.holder) == table.holder
        assert (None if int(s.worker) == NONE else field_name(int(s.worker))) == table.worker
        assert stones(s.supply) == +table.supply
        for name, held in table.quarry.items():
            assert stones(s.quarry[FIELD_NUMBERS[name]]) == +held
        for seat in range(self.match.seats):
            assert stones(s.players[seat].hand) == +table.hands[seat]
            assert GAME.points(s, seat) == table.categories[seat]
            total = table.totals[seat]
            assert track_place(total) == (track(total) if total > 0 else (NONE, 0))
        assert int(s.built).bit_count() == len(table.built)
        assert table.all_stones().total() == GAME.spec.census(s)["stones"] == 82

    def check_legal(self) -> None:
        """Whatever the engine lets one choose, all steps together, is what the oracle allows."""
        s = self.match.state
        if PHASES[int(s.phase)] == "quarry":
            quarry = {name: sorted(+held) for name, held in self.table.quarry.items()}
            moves = list(ways(self.match._states, quarry, int(s.steps_left)))
            assert len(set(moves)) == len(moves)
            placing = int(s.worker) == NONE
            mine: set[Any] = {("place", move[0][0]) if placing else ("move", move) for move in moves}
        else:
            mine = {("pass",) if isinstance(action, Pass) else ("build", str(action)) for action in self.match.legal()}
        assert mine == self.table.legal()

    def play(self) -> None:
        """One whole choice at random, in the engine step by step."""
        seat = self.match.pending[0]
        choice: Any = None
        steps: list[tuple[str, str | None]] = []
        placing = int(self.match.state.worker) == NONE
        while True:
            number = int(GAME.rules.sample(self.match.state, seat, self.rng))
            action: Any = GAME.actions.decode(self.match.state, number)
            events = self.match.play(number, seat)
            taken = [COLOURS[event.numbers["colour"]] for event in events if event.kind == "take"]
            match action:
                case Enter(field):
                    steps.append((field, taken[0] if taken else None))
                    choice = ("place", field) if placing else ("move", tuple(steps))
                case Take(colour):
                    steps[-1] = (steps[-1][0], colour)
                    choice = ("move", tuple(steps))
                case Build():
                    choice = ("build", str(action))
                case Pass():
                    choice = ("pass",)
            if not self.match.played[-1].unfinished:
                break
        self.table.choose(choice)


@pytest.mark.parametrize("seats", sorted(GAMES))
def test_engine_and_oracle_agree_on_every_decision_of_whole_games(seats: int) -> None:
    positions = 0
    for number in range(GAMES[seats]):
        pair = Pair(seats, number)
        while not pair.match.over:
            pair.check()
            pair.check_legal()
            positions += 1
            pair.play()
        pair.check()
        slots = GAME.view(pair.match.state, None)["monument"]["slots"]
        assert {slot["slot"]: slot["builder"] for slot in slots if slot["builder"] is not None} == pair.table.built
        assert set(pair.match.winners) == winners(pair.table.totals)
    assert positions >= 1000
