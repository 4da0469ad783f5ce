"""What a seat may know: GK-10, GK-15, GK-19, GK-23, GK-49, GK-58, GK-73."""

from typing import Any

import numpy as np
import pytest

from rulebook.ginkgopolis.tables import Table, card
from tetrapolis.core.match import Match
from tetrapolis.games.ginkgopolis.game import GAME


def possible(match: Match, seat: int | None, count: int = 12) -> list[Any]:
    """States that a seat thinks possible."""
    rng = np.array([11, 5], np.int64)
    seen = match.view(seat)
    return [seen.possible_state(rng)[0] for _ in range(count)]


def hand(s: Any, seat: int) -> tuple[int, ...]:
    player = s.players[seat]
    return tuple(sorted(int(one) for one in player.hand[: int(player.hand_count)]))


@pytest.mark.rule("GK-23")
def test_hands_are_known_to_their_owners_only() -> None:
    match = Table(3).match
    truth = hand(match.state, 1)
    assert {hand(s, 1) for s in possible(match, 1)} == {truth}
    assert len({hand(s, 1) for s in possible(match, 0)}) > 1
    assert len({hand(s, 1) for s in possible(match, None)}) > 1


@pytest.mark.rule("GK-23")
def test_laid_cards_and_tiles_are_known_to_their_owners_until_revealed() -> None:
    table = Table(2)
    table.give(0, "red 9", "blue 12")
    table.hold(0, "A")
    table.play("A + red 9", seat=0)
    own = possible(table.match, 0)
    assert {(int(s.players[0].laid_card), int(s.players[0].laid_tile)) for s in own} == {(card("A"), card("red 9"))}
    other = possible(table.match, 1, 30)
    assert len({int(s.players[0].laid_card) for s in other}) > 1
    assert len({int(s.players[0].laid_tile) for s in other}) > 1
    assert all(int(s.players[0].laid_tile) >= 0 for s in other)


@pytest.mark.rule("GK-28")
def test_a_revealed_card_is_known_to_all() -> None:
    table = Table(2)
    table.lay({0: "A", 1: "B"})
    seen = table.match.view(1).table["players"]
    assert seen[0]["card"] == "A"
    assert table.match.view(0).table["players"][1]["card"] is None
    assert {int(s.players[0].laid_card) for s in possible(table.match, 1)} == {card("A")}


@pytest.mark.rule("GK-49")
def test_passed_cards_are_known_to_the_giver_too() -> None:
    table = Table(3)
    table.round({})
    passed = {card(one) for one in table.hand(1)[:3]}
    for s in possible(table.match, 0):
        assert passed <= set(hand(s, 1))
    assert any(not passed <= set(hand(s, 1)) for s in possible(table.match, 2))


@pytest.mark.rule("GK-10", "GK-15")
def test_tile_faces_are_known_to_their_owner_only() -> None:
    table = Table(2)
    table.give(0, "red 9", "blue 12")
    assert {int(s.players[0].tiles) for s in possible(table.match, 0)} == {int(table.player(0).tiles)}
    others = [int(s.players[0].tiles) for s in possible(table.match, 1)]
    assert len(set(others)) > 1
    assert {bits.bit_count() for bits in others} == {2}
    supplies = {
        tuple(int(one) for one in s.tiles[int(s.supply_from) : int(s.supply_to)]) for s in possible(table.match, 0)
    }
    assert len(supplies) > 1
    assert len({int(s.boxed) for s in possible(table.match, 0)}) > 1


@pytest.mark.rule("GK-15")
@pytest.mark.parametrize("show", [False, True])
def test_stock_counts_are_shown_to_others_only_by_option(show: bool) -> None:
    match = Match(GAME, 2, 1, {"characters": "intro", "show_stock": show})
    for viewer in (1, None):
        assert (match.view(viewer).table["players"][0]["resources"] is not None) == show
        assert (match.view(viewer).table["players"][0]["tiles"] is not None) == show
    assert match.view(0).table["players"][0]["resources"] is not None


@pytest.mark.rule("GK-11")
def test_nobody_knows_the_order_of_the_deck() -> None:
    table = Table(2)
    for seat in (0, 1, None):
        decks = {
            tuple(int(one) for one in s.deck[int(s.deck_from) : int(s.deck_to)]) for s in possible(table.match, seat)
        }
        assert len(decks) > 1
        offs = {tuple(int(one) for one in s.discards[: int(s.discard_count)]) for s in possible(table.match, seat)}
        assert len(offs) > 1


@pytest.mark.rule("GK-25")
def test_a_discarded_hand_is_known_to_its_owner() -> None:
    table = Table(2)
    old = {card(one) for one in table.hand(0)}
    table.play("new hand", seat=0)

    def thrown(s: Any) -> set[int]:
        return {int(one) for one in s.discards[: int(s.discard_count)]}

    assert all(old <= thrown(s) for s in possible(table.match, 0))
    assert any(not old <= thrown(s) for s in possible(table.match, 1))


@pytest.mark.rule("GK-19")
def test_draft_cards_are_known_to_their_holders() -> None:
    match = Match(GAME, 3, 4)
    truth = match.view(1).table["own"]["draft"]
    assert all(GAME.view(s, 1)["own"]["draft"] == truth for s in possible(match, 1))
    assert any(GAME.view(s, 1)["own"]["draft"] != truth for s in possible(match, 0))
    assert match.view().table["own"] is None


@pytest.mark.rule("GK-58")
def test_tiles_set_aside_are_known_to_their_owner_until_the_reveal() -> None:
    table = Table(2)
    table.build("blue 9", (10, 0))
    table.give(1, "red 6", "red 7", "yellow 8")
    table.tile_supply(1)
    table.lay({0: "blue 9"})
    table.play("aside red 7", seat=1)
    truth = int(table.player(1).aside)
    assert {int(s.players[1].aside) for s in possible(table.match, 1)} == {truth}
    assert len({int(s.players[1].aside) for s in possible(table.match, 0, 30)}) > 1
    table.play("done", seat=1)
    assert {int(s.players[1].aside) for s in possible(table.match, 1)} == {truth}
    assert len({int(s.players[1].aside) for s in possible(table.match, 0, 30)}) > 1


@pytest.mark.rule("GK-58")
def test_how_many_tiles_are_set_aside_is_secret_until_the_reveal() -> None:
    heard = []
    for returned in ((), ("aside red 6",), ("aside red 6", "aside red 7")):
        table = Table(2)
        table.build("blue 9", (10, 0))
        table.give(1, "red 6", "red 7", "yellow 8")
        table.tile_supply(1)
        table.lay({0: "blue 9"})
        before = len(table.match.played)
        table.play(*returned, "done", seat=1)
        heard.append(table.match.events(viewer=0, last=len(table.match.played) - before))
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("GK-73")
def test_nobody_knows_hals_card_before_his_turn() -> None:
    table = Table(1)
    assert table.match.view(0).table["players"][1]["card"] is None
    assert len({int(s.players[1].laid_card) for s in possible(table.match, 0)}) > 1
