"""Whole matches of every game against bots, by mouse and by keyboard alone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.board import Board
from page.hands import Keys, Mouse
from page.players import PLAYERS, play
from page.stillness import Stillness
from page.visitor import Visitor

pytestmark = pytest.mark.xdist_group("page")

_SHORT: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "akropolis": (("me", "builder"), {}),
    "ginkgopolis": (("me", "builder"), {"characters": "intro"}),
    "seven_wonders": (("me", "builder", "builder"), {}),
    "world_monuments": (("me", "builder"), {"monument": "capitol"}),
}


@pytest.mark.parametrize(("width", "height", "confirming"), [(1440, 900, False), (1366, 768, True)])
@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_match_by_mouse_on_a_board_that_stands_still(
    game: str, width: int, height: int, confirming: bool, visit: Callable[..., Visitor]
) -> None:
    anna = visit(viewport={"width": width, "height": height})
    anna.wish(confirm=confirming)
    anna.play_now(game)
    board = Board(anna)
    still = Stillness(board, random.Random(5))
    assert play(game, board, Mouse(board, still), confirming=confirming) > 5
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()
    expect(anna.banner).to_contain_text("The match is over")


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_match_by_keyboard_alone(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit()
    seats, options = _SHORT[game]
    anna.sit_at(game, *seats, options=options)
    board = Board(anna)
    assert play(game, board, Keys(board)) > 5
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()
