"""What others do is played in its turn: told, outlined, and never in the way of who wants to go on."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from page.board import Board
from page.hands import Mouse
from page.players import PLAYERS, decide, play
from page.visitor import Visitor

# Every caption that was there, what was outlined meanwhile, and whether something could be chosen.
_WATCH = """() => {
  window.told = [];
  new MutationObserver(() => {
    const caption = document.querySelector('[data-caption]')?.textContent.replace(/\\s+/g, ' ').trim();
    if (!caption) return;
    const now = [caption, document.querySelectorAll('section.board [data-shown]').length,
      document.querySelector('[data-decision]').dataset.decision];
    if (told.at(-1)?.[0] === caption) told.pop();
    told.push(now);
  }).observe(document.querySelector('.table'),
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def _sit(visit: Callable[..., Visitor], game: str, bots: int, **settings: str) -> tuple[Page, Board]:
    anna = visit(pace="slow", **settings)
    anna.sit_at(game, "me", *["builder"] * bots, options={"first_player": "1"} if game == "akropolis" else {})
    board = Board(anna)
    board.wait()
    return anna.page, board


@pytest.mark.parametrize("game", PLAYERS)
def test_the_moves_of_others_are_told_and_outlined(game: str, visit: Callable[..., Visitor]) -> None:
    page, board = _sit(visit, game, 2)
    page.evaluate(_WATCH)
    for _ in range(40):
        before = board.decision
        play(game, board, Mouse(board), most=1)
        board.wait(before)
        told = page.evaluate("told")
        if any(places for _, places, _ in told):
            break
    assert any("Builder bot" in caption for caption, _, _ in told), told
    assert any(places for _, places, _ in told), told


def test_each_of_several_moves_has_its_time_and_nothing_can_be_chosen_meanwhile(visit: Callable[..., Visitor]) -> None:
    page, board = _sit(visit, "akropolis", 3)
    page.evaluate(_WATCH)
    play("akropolis", board, Mouse(board), most=1)
    page.wait_for_function("() => told.length > 2")
    board.wait("0")
    told = page.evaluate("told")
    assert [caption.split(" takes")[0] for caption, _, _ in told] == [f"Builder bot {bot}" for bot in (2, 3, 4)]
    assert all(decision == "" for _, _, decision in told[:-1])


def test_who_presses_goes_on_at_once(visit: Callable[..., Visitor]) -> None:
    page, board = _sit(visit, "akropolis", 3)
    play("akropolis", board, Mouse(board), most=1)
    caption = page.locator("[data-caption]")
    expect(caption).to_contain_text("Builder bot 2")
    page.keyboard.press("Escape")
    expect(caption).to_have_count(0)
    page.get_by_role("button", name="Recap").click()
    expect(caption).to_contain_text("Builder bot 2")
    before = page.evaluate("document.querySelector('[data-decision]').dataset.decision")
    assert before == ""
    city = board.page.locator("section.board").bounding_box()
    assert city is not None
    page.mouse.click(city["x"] + city["width"] / 2, city["y"] + city["height"] / 2)
    expect(caption).to_have_count(0)
    assert board.decision, "the press was for going on, and chose nothing"
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_line_of_the_log_shows_its_place(visit: Callable[..., Visitor]) -> None:
    page, board = _sit(visit, "akropolis", 1)
    play("akropolis", board, Mouse(board), most=1)
    board.wait("0")
    page.keyboard.press("Escape")
    shown = page.locator("section.board [data-shown]")
    expect(shown).to_have_count(0)
    page.locator("#log li", has_text="Builder bot 2 places").last.hover()
    expect(shown.first).to_be_visible()
    page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#log li").last).to_be_focused()


def test_a_press_that_is_no_click_takes_none_away_later(visit: Callable[..., Visitor]) -> None:
    page, board = _sit(visit, "akropolis", 3)
    play("akropolis", board, Mouse(board), most=1)
    expect(page.locator("[data-caption]")).to_be_visible()
    city = board.page.locator("section.board").bounding_box()
    assert city is not None
    page.mouse.click(city["x"] + city["width"] / 2, city["y"] + city["height"] / 2, button="right")
    board.wait("0")
    page.get_by_role("region", name="Construction site").get_by_role("button").first.click()
    expect(page.locator(".spot").first).to_be_attached()


def test_whoever_takes_the_device_over_sees_nothing_of_the_one_before(visit: Callable[..., Visitor]) -> None:
    """The moves of the bot are still being played to Béla when Anna presses."""
    anna = visit(pace="slow")
    anna.sit_at("world_monuments", "me", "me:Béla", "builder", options={"first_player": "1"})
    page, board, chance = anna.page, Board(anna), random.Random(1)
    over = page.get_by_role("button", name=re.compile("^I am "))
    asked = page.locator('[data-decision]:not([data-decision=""])')
    for _ in range(30):
        over.or_(asked).first.wait_for()
        if over.count():
            name = over.inner_text()
            over.click()
            if name == "I am Anna":
                break
            continue
        before = board.decision
        decide("world_monuments", board, Mouse(board), chance)
        board.answered(before).or_(over).first.wait_for()
    others = page.get_by_role("region", name="Players")
    expect(others.locator("article").first).to_contain_text("behind the screen")
    expect(page.locator("[data-caption]")).to_have_count(0)
