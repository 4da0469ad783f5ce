"""Engine and oracle agree on whole random games of 7 Wonders: legal actions with every payment, coins, the result."""

from typing import Any

import numpy as np
import pytest

from oracles.seven_wonders import Options, Table, legal, score, winners
from oracles.seven_wonders_facts import CARDS as FACTS
from tetrapolis.core.match import Match
from tetrapolis.core.rng import below
from tetrapolis.core.rng import seed as start
from tetrapolis.games.seven_wonders.actions import Dig, DigNothing, Play
from tetrapolis.games.seven_wonders.components import BOARDS, CARDS, SIDES
from tetrapolis.games.seven_wonders.game import GAME
from tetrapolis.games.seven_wonders.state import DISCARDED, PHASES

GAMES = {3: 34, 4: 25, 5: 20, 6: 16, 7: 14}  # about 9,000 decisions in all


def fact_id(name: str, age: int) -> str:
    """The oracle tells the Loom of Age I from that of Age II."""
    return name if name in FACTS else f"{name}_age{age}"


def same_name(card: str) -> str:
    return FACTS[card].name


class Pair:
    """The same match in the engine and in the oracle."""

    def __init__(self, seats: int, number: int) -> None:
        options = {
            "sides": ("day", "night", "free")[number % 3],
            "turn6_order": ("dig_first", "seventh_first")[number % 2],
            "dig_decline": ("yes", "no")[number // 2 % 2],
        }
        self.match = Match(GAME, seats, number, options)
        self.rng = np.zeros(2, np.int64)
        start(self.rng, 21, number)
        while PHASES[int(self.match.state.phase)] == "sides":
            self.match.play(f"side {SIDES[below(self.rng, 2)]}", self.match.pending[0])
        s = self.match.state
        decks = [
            [fact_id(CARDS[int(s.deal[age, hand, i])].name, age + 1) for hand in range(seats) for i in range(7)]
            for age in range(3)
        ]
        boards = [(BOARDS[int(city.wonder)].name, SIDES[int(city.side)]) for city in s.players[:seats]]
        self.table = Table(
            decks,
            boards,
            Options(dig_decline=options["dig_decline"] == "yes", turn6_order=options["turn6_order"]),  # type: ignore[arg-type]
        )

    def skip_empty_dig(self) -> None:
        """The oracle asks a digger who can build nothing; the engine does not."""
        while self.table.phase == "dig" and PHASES[int(self.match.state.phase)] != "dig":
            (seat,) = self.table.waiting
            assert {choice[1] for choice in legal(self.table, seat)} == {"none"}
            self.table.choose(seat, "dig", "none")

    def check(self) -> None:
        s = self.match.state
        table = self.table
        assert PHASES[int(s.phase)] == {"choose": "cards"}.get(table.phase, table.phase)
        for seat, city in enumerate(table.cities):
            mine = s.players[seat]
            assert int(mine.coins) == table.coins[seat]
            assert int(mine.stages) == city.stages
            assert sorted(CARDS[int(c)].name for c in mine.built[: int(mine.built_count)]) == sorted(
                map(same_name, city.cards)
            )
            points = GAME.points(s, seat)
            assert points == score(table, seat)
        pile = [CARDS[int(card)].name for card in s.deal[s.fate == DISCARDED]]
        assert sorted(pile) == sorted(map(same_name, table.discard))

    def check_legal(self, seat: int) -> None:
        mine = set()
        for action in self.match.legal(seat):
            match action:
                case Play(kind, card, to_left, to_right):
                    mine.add((kind, card, (to_left, to_right)))
                case Dig(card):
                    mine.add(("dig", card, (0, 0)))
                case DigNothing():
                    mine.add(("dig", "none", (0, 0)))
        wanted = {
            (kind, "none" if card == "none" else same_name(card), pay) for kind, card, pay in legal(self.table, seat)
        }
        assert mine == wanted

    def play(self, seat: int) -> None:
        number = int(GAME.rules.sample(self.match.state, seat, self.rng))
        action: Any = GAME.actions.decode(self.match.state, number)
        age = int(self.match.state.age) + 1
        pile = list(self.table.discard)
        self.match.play(action, seat)
        if isinstance(action, Dig):
            self.table.choose(seat, "dig", next(c for c in pile if same_name(c) == action.card))
        elif isinstance(action, DigNothing):
            self.table.choose(seat, "dig", "none")
        else:
            self.table.choose(seat, action.kind, fact_id(action.card, age), (action.to_left, action.to_right))


@pytest.mark.parametrize("seats", sorted(GAMES))
def test_engine_and_oracle_agree_on_every_decision_of_whole_games(seats: int) -> None:
    positions = 0
    for number in range(GAMES[seats]):
        pair = Pair(seats, number)
        while pending := pair.match.pending:
            pair.skip_empty_dig()
            seat = pending[below(pair.rng, len(pending))]
            if len(pending) == seats or len(pending) == 1:
                pair.check()
            pair.check_legal(seat)
            positions += 1
            pair.play(seat)
        pair.skip_empty_dig()
        pair.check()
        assert pair.table.phase == "over"
        totals = [sum(points.values()) for points in pair.match.scores()]
        assert set(pair.match.winners) == winners(totals, list(pair.table.coins))
    assert positions >= 1000
