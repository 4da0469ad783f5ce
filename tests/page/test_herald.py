"""Somebody who looks elsewhere is called when it is their turn: by title, notification and sound, as wished."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from page.board import Board
from page.conftest import script
from page.hands import Mouse
from page.players import play
from page.visitor import Visitor

# Writes down the notifications and tones that the browser really makes; `away` makes the page a hidden tab.
_WITNESS = """
  window.notes = [];
  window.tones = 0;
  window.away = false;
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      notes.push([title, options.body]);
    }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    return start.apply(this, when);
  };
  Object.defineProperty(document, 'hidden', { get: () => window.away });
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The whole one: the lean one has no notifications."""
    found: Any = script("browser")
    with found.opened() as opened:
        yield opened


def _wish(anna: Visitor, *names: str) -> None:
    """In the settings, which the menu of a table leads to."""
    anna.menu().get_by_role("button", name="Settings").click()
    for name in names:
        anna.page.get_by_label(name).check()
    for _ in ("settings", "menu"):
        anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def _turn(board: Board) -> None:
    """One own choice, and all others until the next one is asked for."""
    before = board.decision
    play("akropolis", board, Mouse(board), most=1)
    board.wait(before)


def test_who_wishes_it_is_called_by_sound_and_notification(visit: Callable[..., Visitor]) -> None:
    anna = visit(permissions=["notifications"])
    anna.page.add_init_script(_WITNESS)
    anna.sit_at("akropolis", "me", "builder")
    board = Board(anna)
    board.wait()
    _turn(board)
    anna.page.evaluate("away = true")
    _turn(board)
    assert anna.page.evaluate("[notes.length, tones]") == [0, 0]  # both are off until somebody wants them
    anna.page.evaluate("away = false")
    _wish(anna, "Sound", "Tell me when it is my turn")
    tried = anna.page.evaluate("tones")
    assert tried > 0  # the sound is heard when it is switched on
    _turn(board)
    assert anna.page.evaluate("notes") == []  # who looks at the table needs no notification
    assert anna.page.evaluate("tones") > tried
    anna.page.evaluate("away = true")
    _turn(board)
    [[title, body]] = anna.page.evaluate("notes")
    assert title == "Akropolis"
    assert body and body in anna.banner.inner_text()
    expect(anna.page).to_have_title("● Your turn · Akropolis")


def test_a_browser_that_forbids_notifications_says_so(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page = anna.start()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Tell me when it is my turn")).to_be_disabled()
    expect(page.get_by_role("dialog").get_by_role("status")).to_be_visible()


def test_sound_and_notifications_are_off_until_somebody_asks(visit: Callable[..., Visitor]) -> None:
    anna = visit(permissions=["notifications"])
    page = anna.start()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    for name in ("Sound", "Tell me when it is my turn"):
        box = dialog.get_by_label(name)
        expect(box).not_to_be_checked()
        box.check()
        expect(box).to_be_checked()
    page.keyboard.press("Escape")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_label("Sound")).to_be_checked()
