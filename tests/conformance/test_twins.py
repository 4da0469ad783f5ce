"""Worlds that differ only in hidden things: leaks that were there once are found, and what is right is left alone."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tetrapolis.core.events import Event, read
from tetrapolis.core.game import Game
from tetrapolis.core.kernel import rule
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find
from tetrapolis.core.rng import seed as start
from tetrapolis.core.state import State
from tetrapolis.games.seven_wonders.components import HAND
from tetrapolis.games.seven_wonders.hands import hand_of
from tetrapolis.games.seven_wonders.knowledge import determinize
from tetrapolis.games.seven_wonders.state import CHOOSING_CARDS
from tetrapolis.testing.twins import faults


def found(game: Game, seats: int, options: dict[str, Any], matches: int) -> Iterator[str]:
    """What is found in random matches."""
    for number in range(matches):
        rng = np.zeros(2, np.int64)
        start(rng, 77, number)
        match = Match(game, seats, number, options)
        while not match.over:
            pending = match.pending
            seat = pending[int(rng[0] >> 7) % len(pending)]
            match.play(int(game.rules.sample(match.state, seat, rng)), seat)
        yield from faults(match, rng)


@rule
def keeps_the_order_of_the_hand(s: State, seat: int, rng: Any) -> None:
    """As views were before: the hand in the order in which cards were taken out of it."""
    hand = hand_of(s, seat)
    order = s.deal[s.age, hand].copy()
    determinize(s, seat, rng)
    if seat >= 0 and s.phase == CHOOSING_CARDS:
        for position in range(s.turn - 1, HAND):
            s.deal[s.age, hand, position] = order[position]


@rule
def knows_who_discarded(s: State, seat: int, rng: Any) -> None:
    """As possible states were before: a dug card lies where it came from."""
    fate = s.fate.copy()
    determinize(s, seat, rng)
    s.fate[:] = fate


def with_determinize(function: Any) -> Game:
    game = find("seven_wonders")
    return dataclasses.replace(game, rules=dataclasses.replace(game.rules, determinize=function))


def test_the_order_of_a_hand_that_others_have_held_is_found() -> None:
    promises = set(found(with_determinize(keeps_the_order_of_the_hand), 3, {}, 6))
    assert any(promise.startswith("the order of things tells nothing hidden to seat") for promise in promises)


def test_a_dug_card_that_remembers_its_owner_is_found() -> None:
    promises = set(found(with_determinize(knows_who_discarded), 3, {"sides": "night"}, 40))
    assert any(promise.startswith("possible states tell nothing hidden") for promise in promises)
    assert "possible states tell nothing hidden to a spectator" in promises


def test_a_log_with_an_entry_for_every_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def entries(self: Match, viewer: int | None = None) -> list[list[Event]]:
        return [read(one, self.game.face.event_kinds, viewer) for one in self.happened]

    game = find("ginkgopolis")
    assert set(found(game, 4, {}, 3)) == set()
    monkeypatch.setattr(Match, "log", entries)
    promises = set(found(game, 4, {}, 3))
    assert any(promise.startswith("the log and the number of its entries") for promise in promises)


@pytest.mark.parametrize(("name", "seats"), [("seven_wonders", 4), ("ginkgopolis", 3), ("akropolis", 2), ("toy", 3)])
def test_nothing_is_found_in_games_that_are_right(name: str, seats: int) -> None:
    assert set(found(find(name), seats, {}, 3)) == set()
