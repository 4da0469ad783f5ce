"""What everybody may know is told: gains, payments, markers that make room, Hal's cards, faces of discards."""

from typing import Any

import pytest

from rulebook.ginkgopolis.tables import Table
from tetrapolis.core.errors import IllegalAction
from tetrapolis.core.match import Match
from tetrapolis.core.sentences import Phrase
from tetrapolis.games.ginkgopolis.game import GAME

OUT = (10, 0)


def told(table: Table, *kinds: str) -> list[tuple[str, int, dict[str, int]]]:
    """The events of these kinds as a spectator gets them."""
    return [(one.kind, one.seat, one.numbers) for one in table.match.events(None) if one.kind in kinds]


def goods(resources: int = 0, tiles: int = 0, points: int = 0) -> dict[str, int]:
    return {"resources": resources, "tiles": tiles, "points": points}


@pytest.mark.rule("GK-31", "GK-32", "GKX-2")
def test_what_is_gained_is_told_once_for_the_city_and_once_for_bonuses() -> None:
    table = Table(2)
    table.build("red 9", OUT, 2)
    table.show(0, "blue 1", "yellow 4")
    table.lay({0: "red 9"})
    assert told(table, "gains", "bonus") == [("gains", 0, goods(resources=2)), ("bonus", 0, goods(tiles=1, points=1))]


@pytest.mark.rule("GK-47", "GKX-19")
def test_only_what_is_taken_is_told() -> None:
    table = Table(2)
    table.build("red 9", OUT, 3)
    table.stake(0, resources=0, supply=1)
    table.lay({0: "red 9"})
    assert told(table, "gains", "bonus") == [("gains", 0, goods(resources=1))]


@pytest.mark.rule("GK-59")
def test_gains_that_a_return_breaks_off_are_told_in_two_parts() -> None:
    table = Table(2)
    table.build("blue 9", OUT, 3)
    table.give(1, "red 6", "red 7")
    table.tile_supply(1)
    table.lay({0: "blue 9"})
    assert told(table, "gains", "exhausted") == [("gains", 0, goods(tiles=1)), ("exhausted", -1, {"time": 1})]
    table.play("return nothing", seat=0)
    table.play("return red 6 red 7", seat=1)
    assert told(table, "gains")[-1] == ("gains", 0, goods(tiles=2))


@pytest.mark.rule("GK-30")
def test_a_chosen_good_is_told() -> None:
    table = Table(2)
    table.round({0: "A"}, "take tile")
    assert told(table, "gains")[0] == ("gains", 0, goods(tiles=1))


@pytest.mark.rule("GK-41", "GKX-4")
def test_what_is_paid_is_told() -> None:
    table = Table(2)
    table.build("blue 5", OUT, 2, owner=1)
    table.stake(0, resources=9, points=3)
    table.lay({0: "blue 5 + red 4"})
    assert told(table, "paid") == [("paid", 0, goods(resources=1, points=1))]
    assert told(table, "compensation") == [("compensation", 1, {"points": 2})]


def test_starting_goods_are_told() -> None:
    match = Match(GAME, 2, 3)
    while match.view().table["phase"] == "draft":
        match.play(match.view(match.pending[0]).options[0], match.pending[0])
    assert [one.kind for one in match.events(None, last=1)].count("gains") == 2


@pytest.mark.rule("GK-35", "GK-37", "GKX-24")
def test_the_marker_that_makes_room_is_named() -> None:
    table = Table(2)
    table.stake(0, resources=20)
    for card, at in (("B + red 9", "marker 0,3"), ("B + red 10", "marker 1,3"), ("D + red 11", "marker 2,2")):
        table.round({0: card}, at)
        table.first(0)
    table.lay({0: "C + red 12"})
    assert table.view()["shifts"] == {"earlier": "B", "later": "D"}
    assert {"x": 0, "y": 4, "name": "above red 10"} in table.view()["places"]
    table.play("shift earlier 0,4")
    assert [
        (kind, numbers["letter"], numbers["x"], numbers["y"]) for kind, _, numbers in told(table, "shift", "marker")
    ][-2:] == [("shift", 1, 0, 4), ("marker", 2, 1, 3)]
    place = told(table, "shift")[-1][2]["place"]
    assert GAME.face.vocabulary["place"][place] == Phrase("place-above-red", 10)
    assert table.view()["shifts"] == {}


def test_every_cell_of_a_marker_has_the_name_of_one_cell_only() -> None:
    view = Table(2).view()
    assert [[one["x"], one["y"]] for one in view["places"]] == list(view["markers"].values())
    assert len({one["name"] for one in view["places"]}) == len(view["places"])


@pytest.mark.rule("GK-82", "GKX-23")
def test_hals_second_card_is_told_with_the_one_he_plays() -> None:
    table = Table(1, expert=True)
    table.hal("A", "red 9")
    table.next_card("red 1")
    table.hold(0, "B")
    table.play("B", "take resource")
    ((_, party, numbers),) = told(table, "hal_second")
    said = dict[str, Phrase]()
    for event in table.match.events(None):
        said |= GAME.face.words(event.numbers)
    assert party == 1
    assert numbers["card"] == numbers["second"]
    assert (said["first"].detail, said["second"].key, said["second"].detail) == ("A", "tile-red", 1)
    assert "A" in table.view()["discarded"]


@pytest.mark.rule("GK-32")
def test_played_cards_lie_face_up_on_the_discards() -> None:
    table = Table(2)
    table.round({0: "A", 1: "B"}, "take resource", "take resource")
    for viewer in (0, 1, None):
        assert {"A", "B"} <= set(table.view(viewer)["discarded"])
        assert len(table.view(viewer)["discarded"]) == 2 < table.view()["discards"]


@pytest.mark.rule("GK-25")
def test_a_discarded_hand_is_shown_to_its_owner_alone() -> None:
    table = Table(2)
    hand = table.hand(0)
    table.play("new hand", seat=0)
    assert set(table.view(0)["own"]["discarded"]) == set(hand)
    assert table.view(1)["own"]["discarded"] == []
    assert table.view(1)["discarded"] == []


@pytest.mark.rule("GK-65")
def test_points_of_cards_tokens_and_districts_are_open_and_points_behind_screens_are_not() -> None:
    table = Table(2)
    table.show(1, "yellow 20")
    table.stake(1, points=7)
    for viewer in (0, None):
        shown: dict[str, Any] = table.view(viewer)["players"][1]
        assert shown["points"] == {"points": None, "cards": 9, "tokens": 4, "districts": 0}
        assert shown["resources"] is None
    assert table.view(1)["players"][1]["points"] == {"points": 7, "cards": 9, "tokens": 4, "districts": 0}


@pytest.mark.rule("GK-19")
def test_whoever_has_kept_a_character_keeps_no_second_one() -> None:
    match = Match(GAME, 2, 3)
    first, second = match.view(0).options[:2]
    match.play(first, 0)
    with pytest.raises(IllegalAction) as refused:
        match.play(second, 0)
    assert refused.value.rule == "GK-19"


@pytest.mark.rule("GK-28")
def test_nobody_acts_on_the_turn_of_another() -> None:
    table = Table(2)
    table.lay({0: "A", 1: "B"})
    assert table.refused("take resource", 1) == "GK-28"
