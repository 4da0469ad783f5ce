"""What a seat remembers: states it thinks possible agree with all it has seen, and with nothing it has not."""

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest

from rulebook.seven_wonders.tables import City, dealt, guilds_out, hand, phase, play_turn, random_play, table
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.components import CARD_BY_NAME, CARDS
from tetrapolis.games.seven_wonders.game import GAME
from tetrapolis.games.seven_wonders.state import DISCARDED, DUG

Slot = tuple[int, int, int]

GUILDS = {number for number, card in enumerate(CARDS) if card.colour == "purple"}


class Memory:
    """All that the seats of a match have seen, from views and events alone.

    A slot is an Age, the seat that was dealt the hand, and how many cards of the hand were played before.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.held: list[tuple[int, list[Slot], Counter[int]]] = []  # seat, slots, cards in them
        self.heaps: list[tuple[int, list[Slot], Counter[int]]] = []
        self.dug: list[tuple[list[Slot], int]] = []
        self.open: dict[Slot, int] = {}
        self.own: dict[tuple[int, Slot], int] = {}

    def play(self, seed: int) -> Any:
        """Play at random; yields with every choice."""
        now = (0, 0)
        for _ in random_play(self.match, seed):
            shows = self.match.view().table
            if self.match.played:
                self._learn(*now)
            if shows["phase"] == "cards" and len(self.match.pending) == self.match.seats:
                self._hold(shows["age"] - 1, shows["turn"])
            if shows["phase"] == "dig":
                self._dig()
            now = shows["age"] - 1, 7 if shows["phase"] == "seventh" else shows["turn"]
            yield
        self._learn(*now)

    def hand_of(self, seat: int, age: int, turn: int) -> int:
        steps = min(turn, 6) - 1
        return (seat + steps if age == 1 else seat - steps) % self.match.seats

    def _hold(self, age: int, turn: int) -> None:
        for seat in range(self.match.seats):
            slots = [(age, self.hand_of(seat, age, turn), place) for place in range(turn - 1, 7)]
            self.held.append((seat, slots, Counter(CARD_BY_NAME[card] for card in hand(self.match, seat))))

    def _dig(self) -> None:
        """Who has discarded when is known to all, not from which of these slots a card was dug."""
        s = self.match.state
        slots = [(int(a), int(h), int(p)) for a, h, p in np.argwhere((s.fate == DISCARDED) | (s.fate == DUG))]
        digger = self.match.pending[0]
        cards = Counter(CARD_BY_NAME[card] for card in self.match.view(digger).table["pile_cards"])
        cards += Counter(card for _, card in self.dug)
        self.heaps.append((digger, slots, cards))

    def _learn(self, age: int, turn: int) -> None:
        for viewer in range(self.match.seats):
            for event in self.match.events(viewer, last=1):
                if event.kind == "dig" and viewer == 0:
                    self.dug.append((self.heaps[-1][1], event.numbers["card"]))
                if event.kind in ("build", "bury", "sell", "leftover") and event.numbers:
                    place = 6 if event.kind == "leftover" else turn - 1
                    slot = age, self.hand_of(event.seat, age, turn), place
                    if event.kind == "build":
                        self.open[slot] = event.numbers["card"]
                    else:
                        self.own[viewer, slot] = event.numbers["card"]

    def check(self, seat: int | None, state: Any) -> None:
        """A possible state of a seat (None: a spectator) agrees with all it has seen."""
        for viewer, slots, cards in self.held + self.heaps:
            if viewer == seat:
                assert Counter(int(state.deal[slot]) for slot in slots) == cards
        for slots, card in self.dug:
            assert card in [int(state.deal[slot]) for slot in slots]
        for slot, card in self.open.items():
            assert state.deal[slot] == card
        for (viewer, slot), card in self.own.items():
            assert viewer != seat or state.deal[slot] == card


def cards_of(state: Any, age: int, seats: int) -> Counter[int]:
    return Counter(int(card) for card in state.deal[age, :seats].ravel())


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_possible_states_agree_with_all_that_was_seen(seats: int, seed: int) -> None:
    match = Match(GAME, seats, seed, {"sides": "night" if seed > 1 else "day"})
    memory = Memory(match)
    rng = np.array([seed, 1], np.int64)
    for number, _ in enumerate(memory.play(seed)):
        if number % (seats + 4):
            continue
        for seat in (None, *range(seats)):
            view = match.view(seat)
            for _ in range(2):
                state = view.possible_state(rng)[0]
                memory.check(seat, state)
                assert GAME.view(state, seat) == view.table
                for age in (0, 1):
                    assert cards_of(state, age, seats) == cards_of(match.state, age, seats)
                out = [int(card) for card in state.guilds_out if card >= 0]
                assert len(out) == 8 - seats
                assert set(out) <= GUILDS
                guilds = Counter(int(CARD_BY_NAME[card]) for card in guilds_out(match))
                assert cards_of(state, 2, seats) + Counter(out) == cards_of(match.state, 2, seats) + guilds
    assert memory.own and memory.open


def possible(match: Match, seat: int | None, count: int = 60) -> list[Any]:
    view = match.view(seat)
    rng = np.array([3, 1], np.int64)
    return [view.possible_state(rng)[0] for _ in range(count)]


def test_the_own_hand_stays_and_the_others_are_dealt_anew() -> None:
    match = Match(GAME, 4, 1)
    for seat in range(4):
        states = possible(match, seat)
        assert {tuple(state.deal[0, seat]) for state in states} == {tuple(sorted(match.state.deal[0, seat]))}
        for other in range(4):
            if other != seat:
                assert all(len({int(state.deal[0, other, place]) for state in states}) > 10 for place in range(7))
        for age in (1, 2):
            assert len({tuple(state.deal[age, seat]) for state in states}) > 50


@pytest.mark.rule("SW-5", "SW-11")
@pytest.mark.parametrize("options", [{"boards": "chosen"}, {"sides": "free"}])
def test_nobody_knows_a_hand_before_the_deal(options: dict[str, str]) -> None:
    match = Match(GAME, 3, 1, options)
    assert phase(match) in ("boards", "sides")
    for seat in (None, 0, 1, 2):
        for dealt_to in range(3):
            assert len({tuple(state.deal[0, dealt_to]) for state in possible(match, seat)}) > 50


def test_a_spectator_knows_no_hand() -> None:
    match = Match(GAME, 3, 1)
    states = possible(match, None)
    assert all(
        len({int(state.deal[0, seat, place]) for state in states}) > 10 for seat in range(3) for place in range(7)
    )


def test_of_two_cards_that_went_face_down_either_may_be_either() -> None:
    """A seat gets a hand back and misses two cards: which two is certain, not who took which."""
    match = table(City("rhodos", hand="altar theater loom press mine well tavern"), City("ephesos"), City("olympia"))
    play_turn(match, "build altar")
    play_turn(match, "", "sell theater")
    play_turn(match, "", "", "sell press")
    assert sorted(hand(match, 0)) == ["loom", "mine", "tavern", "well"]
    states = possible(match, 0, 200)
    taken = Counter((int(state.deal[0, 0, 1]), int(state.deal[0, 0, 2])) for state in states)
    theater, press = CARD_BY_NAME["theater"], CARD_BY_NAME["press"]
    assert set(taken) == {(theater, press), (press, theater)}
    assert min(taken.values()) > 60
    assert {int(state.deal[0, 0, 1]) for state in possible(match, 1)} == {theater}


def test_a_card_that_went_face_down_is_certain_if_the_other_was_built() -> None:
    match = table(City("rhodos", hand="altar theater loom press mine well tavern"), City("ephesos"), City("olympia"))
    play_turn(match, "build altar")
    play_turn(match, "", "sell theater")
    play_turn(match, "", "", "build press")
    assert {int(state.deal[0, 0, 1]) for state in possible(match, 0)} == {CARD_BY_NAME["theater"]}


def test_a_card_passed_on_is_still_there_or_was_played() -> None:
    """With seven players the first hand does not come back; its six other cards stay with it."""
    match = Match(GAME, 7, 4)
    passed_on = Counter(CARD_BY_NAME[card] for card in dealt(match, 1)[0])
    for _ in range(4):
        play_turn(match)
    for state in possible(match, 0):
        assert Counter(int(card) for card in state.deal[0, 0]) == passed_on
    assert len({tuple(state.deal[0, 0, 1:]) for state in possible(match, 0)}) > 30


def test_the_guilds_left_out_are_dealt_anew() -> None:
    match = Match(GAME, 4, 2)
    for seat in (None, 0, 3):
        out = Counter(int(card) for state in possible(match, seat) for card in state.guilds_out if card >= 0)
        assert set(out) == GUILDS
        assert min(out.values()) > 8


def with_a_loom_dug_out(*sold: str) -> Match:
    """The first seat has completed a stage and taken a loom from what the three others sold."""
    boards = zip(("rhodos", "ephesos", "gizah"), sold, strict=True)
    digger = City("halikarnassos", "glassworks press", stages=1, hand="altar")
    match = table(digger, *(City(board, hand=card) for board, card in boards))
    play_turn(match, "stage altar", *(f"sell {card}" for card in sold))
    match.play("dig loom")
    return match


def test_the_digger_remembers_the_pile() -> None:
    match = with_a_loom_dug_out("loom", "theater", "well")
    for _ in range(2):
        sold = [CARD_BY_NAME[card] for card in ("loom", "theater", "well")]
        worlds = Counter(tuple(int(card) for card in state.deal[0, 1:4, 0]) for state in possible(match, 0, 120))
        assert set(worlds) == set(itertools.permutations(sold))  # which cards is certain, not who sold which
        assert min(worlds.values()) > 8
        assert len({int(state.deal[0, 3, 0]) for state in possible(match, 2)}) > 3
        play_turn(match)


@pytest.mark.rule("SW-60")
def test_nobody_knows_who_had_discarded_a_dug_card() -> None:
    """Only the seller knows that the card may have been the own one; the others think of every seat that sold."""
    match = with_a_loom_dug_out("loom", "theater", "well")
    loom = CARD_BY_NAME["loom"]
    for viewer, sellers in ((None, {1, 2, 3}), (2, {1, 3}), (3, {1, 2})):
        found = [np.argwhere(state.fate == DUG).tolist() for state in possible(match, viewer, 120)]
        assert all(len(slots) == 1 for slots in found)
        assert {slots[0][1] for slots in found} == sellers
    assert all(loom in state.deal[0, 1:4, 0] for state in possible(match, None))


@pytest.mark.rule("SW-60")
def test_of_two_equal_discards_nobody_knows_which_was_dug() -> None:
    """With two copies sold, the own discards say nothing about the other."""
    match = with_a_loom_dug_out("loom", "loom", "well")
    for seat in (1, 2):
        assert match.view(seat).table["own"]["discarded"] == ["loom"]
        places = {tuple(np.argwhere(state.fate == DUG)[0]) for state in possible(match, seat, 120)}
        assert {place[1] for place in places} >= {1, 2}


def test_a_choice_already_made_by_another_may_be_any_legal_one() -> None:
    match = Match(GAME, 3, 6)
    match.play(match.legal(1)[0], 1)
    match.play(match.legal(0)[0], 0)
    chosen = set()
    for state in possible(match, 0):
        assert int(state.players[0].choice) == int(match.state.players[0].choice)
        assert GAME.pending_seats(state) == (2,)
        action = int(state.players[1].choice)
        chosen.add(action)
        state.players[1].choice = -1
        assert GAME.rules.refusal(state, 1, action) == 0
    assert len(chosen) > 15
