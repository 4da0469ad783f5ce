"""Engine and oracle agree on whole random games of Ginkgopolis: legal choices, goods, city, decks, every score."""

from typing import Any

import numpy as np
import pytest

from oracles.ginkgopolis import Deal, Table, score, winners
from oracles.ginkgopolis_facts import INTRO_SETS
from tetrapolis.core.match import Match
from tetrapolis.core.rng import below
from tetrapolis.core.rng import seed as start
from tetrapolis.games.ginkgopolis.actions import GiveBack, Keep, Lay, MoveMarker, ShiftMarker, Word
from tetrapolis.games.ginkgopolis.components import COLOURS, FIRST_CHARACTER, FIRST_LETTER, LETTERS, NUMBERS, TILES
from tetrapolis.games.ginkgopolis.game import GAME
from tetrapolis.games.ginkgopolis.state import PHASES

GAMES = {1: 36, 2: 14, 3: 12, 4: 12, 5: 10}  # about 5,800 decisions in all


def name(card: int) -> str:
    """The oracle's id of a tile, card or character."""
    if card >= FIRST_CHARACTER:
        return f"character-{card - FIRST_CHARACTER + 1:02}"
    if card >= FIRST_LETTER:
        return LETTERS[card - FIRST_LETTER]
    return f"{COLOURS[card // NUMBERS]}-{card % NUMBERS + 1:02}"


def names(cards: Any) -> list[str]:
    return [name(int(card)) for card in cards]


def tiles(bits: int) -> set[str]:
    return {name(tile) for tile in range(TILES) if bits >> tile & 1}


class Pair:
    """The same match in the engine and in the oracle."""

    def __init__(self, seats: int, number: int) -> None:
        intro = seats > 1 and number % 2 == 1
        expert = seats == 1 and number % 2 == 1
        options = {"characters": "intro"} if intro else {"expert": True} if expert else {}
        self.match = Match(GAME, seats, number, options)
        s = self.match.state
        self.rng = np.zeros(2, np.int64)
        start(self.rng, 31, number)
        sets = []
        for player in s.players[:seats] if intro else ():
            sets.append(next(k for k, chars in INTRO_SETS.items() if list(chars) == names(player.tableau[:3])))
        draft = [names(hand) for hand in s.draft[:seats]] if PHASES[int(s.phase)] == "draft" else []
        deal = Deal(
            grid=names(s.buildings["top"][:9]),
            supply=names(s.tiles[: int(s.supply_to)]),
            boxed=sorted(tiles(int(s.boxed))),
            deck=names(s.deck[:21]),
            draft=draft,
            intro=sets,
            first=int(s.first_player),
        )
        self.table = Table(seats, deal, self.shuffled, expert=expert)
        self.aside: dict[int, set[str]] = {}

    def shuffled(self, kind: str, items: Any) -> list[str]:
        """The order that the engine's shuffle gave."""
        s = self.match.state
        order = names(s.deck[: int(s.deck_to)]) if kind == "deck" else names(s.tiles[: int(s.supply_to)])
        assert sorted(order) == sorted(items)
        return order

    def choice(self, action: Any) -> tuple[Any, ...]:
        """An engine action in the oracle's terms; tiles are returned one by one in the engine."""
        s = self.match.state
        match action:
            case Lay(card, tile):
                return ("play", name(card), None if tile is None else name(tile))
            case Word("new hand"):
                return ("new_hand",)
            case Word("take resource"):
                return ("gain", "res")
            case Word("take tile"):
                return ("gain", "tile")
            case Keep(character):
                return ("draft", f"character-{character:02}")
            case MoveMarker(x, y):
                return ("marker", (x, y), None, None)
            case ShiftMarker(side, x, y):
                letter = self.neighbour(int(s.moving_letter), -1 if side == "earlier" else 1)
                return ("marker", self.table.markers[letter], letter, (x, y))
        raise AssertionError(action)

    def neighbour(self, letter: int, step: int) -> str:
        """The letter that the oracle would shift on this side."""
        moves = {choice[2] for choice in self.table.legal(min(self.table.waiting)) if choice[2]}
        for distance in range(1, 12):
            other = LETTERS[(letter + step * distance) % 12]
            if other in moves:
                return other
        raise AssertionError(letter)

    def check(self) -> None:
        s, table = self.match.state, self.table
        assert PHASES[int(s.phase)] == {"letter": "good"}.get(table.phase, table.phase)
        for party, theirs in enumerate(table.parties):
            mine = s.players[party]
            goods = (int(mine.supply), int(mine.resources), int(mine.points), int(mine.tokens))
            assert goods == (theirs.supply, theirs.stock, theirs.points, theirs.tokens)
            if PHASES[int(s.phase)] not in ("draft", "return"):  # kept secretly; kept at the end of an action
                assert names(mine.tableau[: int(mine.tableau_count)]) == theirs.tableau
                assert GAME.points(s, party) == score(table, party)
            if party < self.match.seats:
                assert tiles(int(mine.tiles)) == set(theirs.tiles)
                assert sorted(names(mine.hand[: int(mine.hand_count)])) == sorted(theirs.hand)
        city = {
            (int(b.x), int(b.y)): (name(int(b.top)), int(b.height), int(b.owner))
            for b in s.buildings[: int(s.building_count)]
        }
        assert city == {
            cell: (one.top, len(one.tiles), -1 if one.owner is None else one.owner) for cell, one in table.city.items()
        }
        moving = int(s.moving_letter)
        for i, letter in enumerate(LETTERS):
            if i != moving:
                assert (int(s.marker_x[i]), int(s.marker_y[i])) == table.markers[letter]
        assert names(s.tiles[int(s.supply_from) : int(s.supply_to)]) == list(table.supply)
        assert names(s.deck[int(s.deck_from) : int(s.deck_to)]) == list(table.deck)
        assert sorted(names(s.discards[: int(s.discard_count)])) == sorted(table.discards)
        self.check_top_tiles()

    def check_top_tiles(self) -> None:
        """GK-29: building cards in deck, discards, hands and laid are the top tiles without a site marker."""
        s = self.match.state
        cards = [*s.deck[int(s.deck_from) : int(s.deck_to)], *s.discards[: int(s.discard_count)]]
        for player in s.players[: int(s.parties)]:
            cards += [*player.hand[: int(player.hand_count)]]
            if PHASES[int(s.phase)] != "draft" and int(player.laid_card) >= 0:
                cards.append(player.laid_card)
        held = sorted(int(card) for card in cards if int(card) < FIRST_LETTER)
        tops = sorted(int(b.top) for b in s.buildings[: int(s.building_count)] if not b.site)
        if PHASES[int(s.phase)] != "return":
            assert held == tops

    def skip_empty_returns(self) -> None:
        """The oracle asks everybody; the engine only those who have tiles to return."""
        for seat in sorted(self.table.waiting) if self.table.phase == "return" else ():
            if not self.table.parties[seat].tiles:
                self.table.choose(seat, ("return", frozenset()))

    def check_legal(self, seat: int) -> None:
        if PHASES[int(self.match.state.phase)] == "return":
            return
        mine = {self.choice(action) for action in self.match.legal(seat)}
        assert mine == set(self.table.legal(seat))

    def play(self, seat: int) -> None:
        number = int(GAME.rules.sample(self.match.state, seat, self.rng))
        action: Any = GAME.actions.decode(self.match.state, number)
        if isinstance(action, GiveBack) or str(action) == "done":
            aside = self.aside.setdefault(seat, set())
            self.match.play(action, seat)
            if isinstance(action, GiveBack):
                aside.add(name(action.tile))
            else:
                self.table.choose(seat, ("return", frozenset(self.aside.pop(seat))))
            return
        choice = self.choice(action)
        self.match.play(action, seat)
        self.table.choose(seat, choice)


@pytest.mark.parametrize("seats", sorted(GAMES))
def test_engine_and_oracle_agree_on_every_decision_of_whole_games(seats: int) -> None:
    positions = 0
    for number in range(GAMES[seats]):
        pair = Pair(seats, number)
        while pending := pair.match.pending:
            if not pair.aside:
                pair.check()
            seat = pending[below(pair.rng, len(pending))]
            pair.check_legal(seat)
            positions += 1
            pair.play(seat)
            pair.skip_empty_returns()
        pair.check()
        totals = [sum(points.values()) for points in pair.match.scores()]
        won = set(pair.match.winners)
        if seats == 1 and totals[0] == totals[1]:
            won = set()  # the oracle names no winner of a drawn solo match
        assert won == winners(totals, solo=seats == 1)
    assert positions >= 1000
