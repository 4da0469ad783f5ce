"""Who sees what: section 5 of the rules page."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rulebook.seven_wonders.tables import (
    City,
    dealt,
    hand,
    own,
    phase,
    pile,
    play_turn,
    random_play,
    shown,
    table,
)
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.components import CARD_BY_NAME, CARDS
from tetrapolis.games.seven_wonders.game import GAME


def words(value: Any) -> Iterator[str]:
    """All strings in a view."""
    if isinstance(value, dict):
        for one in value.values():
            yield from words(one)
    elif isinstance(value, list):
        for one in value:
            yield from words(one)
    elif isinstance(value, str):
        yield value


@pytest.mark.rule("SW-13")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_views_of_others_show_only_what_is_open(seats: int) -> None:
    match = Match(GAME, seats, 1, {"sides": "night"})
    for number, _ in enumerate(random_play(match)):
        if number % 3 and phase(match) != "dig":
            continue
        everybody = match.view().table
        assert set(words([{**one, "built": []} for one in everybody["players"]])).isdisjoint(CARD_BY_NAME)
        for seat in range(seats):
            table = dict(match.view(seat).table)
            assert table.pop("own") is not None
            heap = table.pop("pile_cards")
            assert {**table, "own": None, "pile_cards": None} == everybody
            assert (heap is not None) == (phase(match) == "dig" and match.pending == (seat,))


@pytest.mark.rule("SW-13", "SW-21", "SW-40")
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_seat_sees_its_own_hand_choice_discards_and_buried_cards(seats: int) -> None:
    match = Match(GAME, seats, 5)  # day sides: no seventh card
    rng = np.array([5, 1], np.int64)
    sold: list[list[str]] = [[] for _ in range(seats)]
    buried: list[list[str]] = [[] for _ in range(seats)]
    while not match.over:
        seat = match.pending[0]
        if phase(match) == "dig":
            match.play("dig nothing")
            continue
        action = int(GAME.rules.sample(match.state, seat, rng))
        kind, card, *_ = str(GAME.actions.decode(match.state, action)).split()
        rest = hand(match, seat)
        rest.remove(card)
        assert own(match, seat)["choice"] is None
        match.play(action, seat)
        {"build": [], "stage": buried[seat], "sell": sold[seat]}[kind].append(card)
        if len(rest) == 1:
            sold[seat] += rest
        if match.pending == tuple(range(seats)):
            assert_own(match, sold, buried)
        elif phase(match) == "cards":
            choice = own(match, seat)["choice"]
            assert (choice["kind"], choice["card"]) == (kind, card)
    assert_own(match, sold, buried)
    assert any(buried)


def assert_own(match: Match, sold: list[list[str]], buried: list[list[str]]) -> None:
    for seat in range(match.seats):
        assert sorted(own(match, seat)["discarded"]) == sorted(sold[seat])
        assert sorted(own(match, seat)["buried"]) == sorted(buried[seat])


def test_cards_played_face_down_are_told_to_their_player_only() -> None:
    match = table(
        City("gizah", "sawmill", hand="altar theater"),
        City("rhodos", hand="loom press"),
        City("ephesos", hand="well mine"),
        turn=6,
    )
    play_turn(match, "stage altar", "sell press", "build well")
    hidden = {"bury": {0: "altar"}, "sell": {1: "press"}, "leftover": {0: "theater", 1: "loom", 2: "mine"}}
    for viewer in (None, 0, 1, 2):
        for event in match.events(viewer):
            if event.kind in hidden:
                card = CARD_BY_NAME[hidden[event.kind][event.seat]]
                assert event.numbers == ({"card": card} if viewer == event.seat else {})
            elif event.kind == "choose":
                assert bool(event.numbers) == (viewer == event.seat)


def test_a_choice_is_secret_until_all_have_committed() -> None:
    match = Match(GAME, 3, 2)
    match.play(match.legal(0)[0], 0)
    assert [shown(match, seat)["ready"] for seat in range(3)] == [True, False, False]
    assert own(match, 0)["choice"] is not None
    for viewer in (None, 1, 2):
        view = match.view(viewer).table
        assert view["players"][0].keys() == view["players"][1].keys()
        assert "choice" not in view["players"][0]
        assert viewer is None or view["own"]["choice"] is None


@pytest.mark.rule("SW-60")
def test_the_digger_sees_the_pile_only_while_picking() -> None:
    match = table(
        City("halikarnassos", "glassworks press", stages=1, hand="walls"),
        City("rhodos", hand="loom"),
        City("gizah", hand="aqueduct"),
        age=2,
        turn=2,
        pile="altar",
    )
    assert all(match.view(viewer).table["pile_cards"] is None for viewer in (None, 0, 1, 2))
    play_turn(match, "stage walls", "sell loom", "sell aqueduct")
    assert sorted(match.view(0).table["pile_cards"]) == ["altar", "aqueduct", "loom"]
    assert all(match.view(viewer).table["pile_cards"] is None for viewer in (None, 1, 2))
    assert [match.view(viewer).table["pile"] for viewer in (None, 0, 1, 2)] == [3] * 4
    match.play("dig loom")
    assert all(match.view(viewer).table["pile_cards"] is None for viewer in (None, 0, 1, 2))
    assert pile(match) == 2


@pytest.mark.rule("SW-60")
def test_what_a_seat_has_discarded_stays_so_when_such_a_card_is_dug() -> None:
    """Another may have discarded an equal one: the own list must not tell which was taken."""
    match = table(
        City("halikarnassos", "glassworks press", stages=1, hand="walls"),
        City("rhodos", hand="loom"),
        City("gizah", hand="aqueduct"),
        age=2,
    )
    play_turn(match, "stage walls", "sell loom", "sell aqueduct")
    assert own(match, 1)["discarded"] == ["loom"]
    match.play("dig loom")
    assert own(match, 1)["discarded"] == ["loom"]
    assert own(match, 2)["discarded"] == ["aqueduct"]


def test_a_view_shows_only_the_present_hand() -> None:
    match = Match(GAME, 3, 9)
    first = dealt(match, 1)
    play_turn(match)
    for seat in range(3):
        left = first[(seat - 1) % 3]
        assert sorted(hand(match, seat)) == sorted(left[:-1])
        assert len(own(match, seat)["hand"]) == 6


def test_guilds_left_out_and_decks_are_in_no_view() -> None:
    match = Match(GAME, 3, 3)
    later = {card.name for card in CARDS if 1 not in card.copies}
    for viewer in (None, 0, 1, 2):
        assert later.isdisjoint(words(match.view(viewer).table))
