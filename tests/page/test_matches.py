"""Matches of every game against bots, by mouse, touch and keys: beginning and end; all of them by `make screens`."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.board import Board
from page.hands import Finger, Keys, Mouse
from page.players import MIDDLE, PLAYERS, play, play_beside
from page.screens import EVERY, PLAYED
from page.stillness import Stillness
from page.visitor import Visitor

_SHORT: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "akropolis": (("me", "builder"), {}),
    "ginkgopolis": (("me", "builder"), {"characters": "intro"}),
    "seven_wonders": (("me", "builder", "builder"), {}),
    "world_monuments": (("me", "builder"), {"monument": "capitol"}),
}


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_match_by_mouse_on_a_board_that_stands_still(game: str, visit: Callable[..., Visitor]) -> None:
    """The first choices on a large screen and at once, then on a smaller one, each of them confirmed."""
    anna = visit(viewport={"width": 1440, "height": 900})
    anna.play_now(game)
    board = Board(anna)
    hand = Mouse(board, Stillness(board, random.Random(5)))
    assert play(game, board, hand, most=6, until_asked=True) == 6
    play_beside(anna, anna.match, MIDDLE.get(game, 0))
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.wish(confirm=True)
    anna.page.reload()
    assert play(game, board, hand, confirming=True) > 5
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()
    expect(anna.banner).to_contain_text("The match is over")


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_match_by_touch_on_a_phone(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seats, options = _SHORT[game]
    anna.sit_at(game, *seats, options=options)
    board = Board(anna)
    hand = Finger(board)
    assert play(game, board, hand, most=4, confirming=True, until_asked=True) == 4
    play_beside(anna, anna.match, MIDDLE.get(game, 0))
    assert play(game, board, hand, confirming=True) > 4
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_match_by_keyboard_alone(game: str, visit: Callable[..., Visitor]) -> None:
    """On a screen of a laptop; on one as narrow as a phone in the middle."""
    anna = visit(viewport={"width": 1366, "height": 768})
    seats, options = _SHORT[game]
    anna.sit_at(game, *seats, options=options)
    board = Board(anna)
    hand = Keys(board)
    assert play(game, board, hand, most=6, until_asked=True) == 6
    play_beside(anna, anna.match, MIDDLE.get(game, 0))
    anna.page.set_viewport_size({"width": 390, "height": 844})
    assert play(game, board, hand, most=4, until_asked=True) == 4
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    assert play(game, board, hand) > 1
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()


if EVERY:  # long: `make screens`

    @pytest.mark.parametrize("size", PLAYED, ids=lambda size: f"{size[0]}x{size[1]}")
    @pytest.mark.parametrize("way", [Mouse, Finger, Keys])
    @pytest.mark.parametrize("game", PLAYERS)
    def test_a_whole_match_by_every_way_on_a_laptop_and_a_phone(
        game: str, way: type[Mouse | Keys], size: tuple[int, int], visit: Callable[..., Visitor]
    ) -> None:
        width, height = size
        anna = visit(viewport={"width": width, "height": height}, has_touch=way is Finger, is_mobile=way is Finger)
        seats, options = _SHORT[game]
        anna.sit_at(game, *seats, options=options)
        board = Board(anna)
        assert play(game, board, way(board), confirming=way is Finger) > 4
        expect(anna.page.get_by_role("region", name="Result")).to_be_visible()
