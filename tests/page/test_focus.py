"""Whoever plays by keys never loses the focus: not when a choice goes away, not when the window changes."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from page.hands import Keys
from page.late import table
from page.players import PLAYERS, decide
from page.visitor import Visitor

_CHOICES = 5
_SIZES = ((390, 844), (1366, 768), (360, 780), (1280, 720))
# In every frame: what had the focus and left it to nobody, but for those who tab out of the page.
_WATCH = """() => {
  window.lost = [];
  let last = null, key = '';
  const name = one => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim().slice(0, 60);
  addEventListener('keydown', event => { key = event.key; }, true);
  const tick = () => {
    const now = document.activeElement === document.body ? null : document.activeElement;
    if (last && !now && key !== 'Tab') lost.push([name(last), key]);
    last = now;
    requestAnimationFrame(tick);
  };
  tick();
}"""


def _lost(anna: Visitor) -> list[Any]:
    """After all that was drawn by now."""
    frames = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(lost))))"
    found: list[Any] = anna.page.evaluate(frames)
    return found


@pytest.mark.parametrize("game", PLAYERS)
def test_choosing_confirming_and_resizing_keep_the_focus(game: str, visit: Callable[..., Visitor]) -> None:
    anna, board = table(visit, game, 3 if game == "seven_wonders" else 2, late=True)
    anna.wish(confirm=True)
    anna.page.reload()
    board.wait()
    anna.page.evaluate(_WATCH)
    hand, chance, before = Keys(board), random.Random(5), "-"
    confirm = anna.page.get_by_role("button", name="Confirm", exact=True)
    for width, height in (*_SIZES, _SIZES[0])[:_CHOICES]:
        if not board.wait(before):
            break
        before = board.decision
        decide(game, board, hand, chance)
        board.answered(before).or_(confirm).first.wait_for()
        anna.page.set_viewport_size({"width": width, "height": height})
        assert _lost(anna) == []
        if confirm.is_visible():
            confirm.focus()
            anna.page.keyboard.press("Enter")
            board.settle(before)
        assert _lost(anna) == []
        assert anna.page.evaluate("document.activeElement !== document.body")


def test_a_hint_leads_to_what_confirms_it(visit: Callable[..., Visitor]) -> None:
    anna, _ = table(visit, "akropolis", 2, late=False)
    anna.page.evaluate(_WATCH)
    anna.page.get_by_role("button", name="Hint").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Confirm", exact=True)).to_be_focused()
    assert _lost(anna) == []


def test_what_is_closed_gives_the_focus_back(visit: Callable[..., Visitor]) -> None:
    """The log over the board of a phone; a sheet over a city."""
    anna, _ = table(visit, "ginkgopolis", 5, late=True)
    page = anna.page
    page.set_viewport_size({"width": 390, "height": 844})
    places = page.get_by_role("button", name="Players’ places and districts")
    places.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Enter")
    expect(places).to_be_focused()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Match log and score")).to_be_focused()


def test_who_leaves_the_log_of_a_phone_by_tab_sees_what_has_the_focus(visit: Callable[..., Visitor]) -> None:
    anna, _ = table(visit, "akropolis", 2, late=True)
    page = anna.page
    page.set_viewport_size({"width": 390, "height": 844})
    opener = page.get_by_role("button", name="Match log and score")
    page.keyboard.press("l")
    expect(opener).to_have_attribute("aria-expanded", "true")
    on_board = "document.activeElement.closest('section.board') !== null"
    for _ in range(9):
        page.keyboard.press("Shift+Tab")
        if page.evaluate(on_board):
            break
    assert page.evaluate(on_board)
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_be_focused()
    expect(opener).to_have_attribute("aria-expanded", "true")


def test_the_end_of_a_replay_keeps_the_focus(visit: Callable[..., Visitor]) -> None:
    """A button that leads no further gives it to the way through the match."""
    anna = visit()
    match = anna.new_match("akropolis", "me", "builder")
    anna.ask(f"matches/{match}/resign")
    while anna.look(f"matches/{match}")["status"] != "over":
        anna.page.wait_for_timeout(100)
    page = anna.open(f"/replay/{match}")
    page.get_by_role("button", name="Go to the end").focus()
    page.evaluate(_WATCH)
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_focused()
    assert _lost(anna) == []
