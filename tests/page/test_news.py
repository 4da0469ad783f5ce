"""The log leads to what happened since the own last turn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.board import Board
from page.hands import Mouse
from page.players import PLAYERS, play
from page.visitor import Visitor

# How far the mark stands below the top of the list, what the list could still be scrolled, how high it is.
_MARK = """list => {
  const mark = list.querySelector('.since');
  const [outer, inner] = [list.getBoundingClientRect(), mark.getBoundingClientRect()];
  return [inner.top - outer.top, list.scrollHeight - list.clientHeight - list.scrollTop, outer.height];
}"""


@pytest.mark.parametrize("game", PLAYERS)
def test_the_log_stands_at_the_news(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    anna.sit_at(game, "me", *["builder"] * (2 if game == "seven_wonders" else 1))
    board, log = Board(anna), anna.page.locator("#log")
    board.wait()
    for turn in range(11):
        before = board.decision
        play(game, board, Mouse(board), most=1)
        if not board.wait(before):
            break
        if turn < 8:
            continue
        anna.page.mouse.move(5, 5)
        if not log.locator(".since").count():  # the next step of the same turn
            continue
        top, below, height = log.evaluate(_MARK)
        assert -1 <= top < height - 20, "the mark is out of sight"
        assert top < 12 or below < 1, "the list stands neither at the mark nor at its end"


def test_in_seven_wonders_the_news_are_what_was_built(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("seven_wonders", "me", "builder", "builder")
    board, page = Board(anna), anna.page
    for _ in range(2):
        before = board.decision
        play("seven_wonders", board, Mouse(board), most=1)
        board.wait(before)
    page.mouse.move(5, 5)
    news = page.locator("#log .since ~ li").all_inner_texts()
    for name in ("Builder bot 2", "Builder bot 3"):
        did = [line for line in news if line.startswith(name) and "has chosen" not in line]
        assert did, news
    expect(page.get_by_role("button", name="Recap")).to_be_visible()
