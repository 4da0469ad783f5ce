"""Engine and oracle agree on whole random games: legal placements, stones, every score category, the result."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from oracles.akropolis import Options, Table, architect_score, solo_won, winners
from tetrapolis.core.match import Match
from tetrapolis.core.rng import seed as start
from tetrapolis.games.akropolis.actions import TakeAndPlace
from tetrapolis.games.akropolis.components import DISTRICTS
from tetrapolis.games.akropolis.game import GAME
from tetrapolis.games.akropolis.scoring import tally

FLAGS = ("variant_house", "variant_market", "variant_barracks", "variant_temple", "variant_garden")
READINGS: dict[str, tuple[str, ...]] = {
    "house_group": ("most_hexes_then_value", "most_value"),
    "barracks_edge": ("outer_space_only", "any_empty_neighbour", "variant_any_empty"),
    "lake": ("enclosed_region_any_size", "single_cell_only"),
}
ALL_COMBINATIONS = [
    dict(zip((*FLAGS, *READINGS), choice, strict=True))
    for choice in itertools.product(*[(False, True)] * len(FLAGS), *READINGS.values())
]


def tally_of(match: Match, party: int) -> dict[str, tuple[int, int]]:
    values, stars = np.zeros(5, np.int64), np.zeros(5, np.int64)
    tally(match.state, party, values, stars)
    return {name: (int(values[i]), int(stars[i])) for i, name in enumerate(DISTRICTS)}


def with_options(match: Match, options: dict[str, Any]) -> None:
    """Change how the match would be scored; nothing else of the state depends on these options."""
    for option in GAME.spec.options:
        if option.name in options:
            setattr(match.state.options, option.name, option.code(options[option.name], match.seats))


class Pair:
    """The same match in the engine and in the oracle."""

    def __init__(self, seats: int, number: int, long_game: bool = False, level: str = "easy") -> None:
        chosen = {"long_game": long_game, **({"solo_level": level} if seats == 1 else {})}
        self.match = Match(GAME, seats, number, chosen)
        s = self.match.state
        self.options = Options(long_game=long_game, solo_level=level)  # type: ignore[arg-type]
        order = [int(tile) for tile in s.stacks[: int(s.stacked_to)]]
        self.table = Table(order, seats, int(s.first_player), self.options)
        self.rng = np.zeros(2, np.int64)
        start(self.rng, 9, number)

    def positions(self) -> Iterator[None]:
        """Play at random in both; stop after every set-up or turn."""
        while not self.match.over:
            yield
            seat = self.match.pending[0]
            action = GAME.actions.decode(self.match.state, int(GAME.rules.sample(self.match.state, seat, self.rng)))
            assert isinstance(action, TakeAndPlace)
            self.match.play(action)
            self.table.play(action.index, action.q, action.r, action.k)
        assert self.table.over
        yield

    def check_table(self) -> None:
        s = self.match.state
        parties = int(s.parties)
        assert [int(tile) for tile in s.row[: int(s.row_count)]] == self.table.row
        assert [int(s.players[party].stones) for party in range(parties)] == list(self.table.stones)
        if not self.match.over:
            assert (int(s.turn), int(s.chief)) == (self.table.to_move, self.table.chief)

    def check_legal(self) -> None:
        listed = {(a.index, a.q, a.r, a.k) for a in self.match.legal()}  # type: ignore[attr-defined]
        assert listed == (set() if self.match.over else self.table.legal())

    def check_scores(self, options: dict[str, Any]) -> None:
        with_options(self.match, options)
        rules = replace(self.options, **options)
        for seat in range(self.match.seats):
            assert tally_of(self.match, seat) == self.table.cities[seat].score(rules)
        if self.match.seats == 1:
            wanted = architect_score(self.table.architect, self.table.stones[1], rules)
            assert {name: points for name, points in GAME.points(self.match.state, 1).items() if points} == {
                name: points for name, points in wanted.items() if points
            }

    def check_result(self) -> None:
        totals = [sum(points.values()) for points in self.match.scores()]
        stones = list(self.table.stones)
        if self.match.seats == 1:
            assert (0 in self.match.winners) == solo_won(totals[0], stones[0], totals[1], stones[1])
            assert len(self.match.winners) == 1
        else:
            assert set(self.match.winners) == winners(totals, stones)


def test_there_are_384_combinations_of_scoring_options() -> None:
    assert len(ALL_COMBINATIONS) == 384


@pytest.mark.parametrize("long_game", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_engine_and_oracle_agree_on_every_position(seats: int, long_game: bool) -> None:
    """14 games for each number of players and length: 4,466 positions in all, each with another mixture of options."""
    if seats == 4 and long_game:
        with pytest.raises(Exception, match="long_game"):
            Match(GAME, 4, 1, {"long_game": True})
        return
    chance = random.Random(seats)
    for number in range(14):
        pair = Pair(seats, number, long_game, ("easy", "medium", "hard")[number % 3])
        for _ in pair.positions():
            pair.check_table()
            pair.check_legal()
            pair.check_scores(chance.choice(ALL_COMBINATIONS))
        pair.check_result()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_engine_and_oracle_agree_on_every_combination_of_options(seats: int) -> None:
    """Final cities of six games, scored with all 384 combinations each."""
    for number in range(100, 106):
        pair = Pair(seats, number, level=("easy", "medium", "hard")[number % 3])
        for _ in pair.positions():
            pass
        for options in ALL_COMBINATIONS:
            pair.check_scores(options)
