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
  }).observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""

# Somebody has all the time to look at a choice: it is told until a key or the pointer ends it.
_HELD = """() => {
  const [later, shown] = [setTimeout, [1400, 1400 * 0.45]];
  window.setTimeout = (what, time, ...rest) => later(what, shown.includes(time) ? 2 ** 30 : time, ...rest);
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
    page.evaluate(_HELD)
    play("akropolis", board, Mouse(board), most=1)
    expect(page.locator("#log li", has_text="Builder bot 4").first).to_be_attached()
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


def test_enter_goes_on_and_a_hint_needs_no_waiting(visit: Callable[..., Visitor]) -> None:
    page, board = _sit(visit, "akropolis", 3)
    page.evaluate(_HELD)
    play("akropolis", board, Mouse(board), most=1)
    expect(page.locator("#log li", has_text="Builder bot 4").first).to_be_attached()
    caption = page.locator("[data-caption]")
    expect(caption).to_contain_text("Builder bot 2")
    page.keyboard.press("Enter")
    expect(caption).to_have_count(0)
    asked = board.wait("0") and board.decision
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    page.get_by_role("button", name="Recap").click()
    expect(caption).to_contain_text("Builder bot 2")
    assert board.decision == ""
    page.keyboard.press("h")
    expect(caption).to_have_count(0)
    expect(confirm).to_be_visible()
    assert board.decision == asked, "Enter and the hint have chosen nothing"
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
    page.evaluate(_HELD)
    play("akropolis", board, Mouse(board), most=1)
    expect(page.locator("#log li", has_text="Builder bot 4").first).to_be_attached()
    expect(page.locator("[data-caption]")).to_be_visible()
    city = board.page.locator("section.board").bounding_box()
    assert city is not None
    page.mouse.click(city["x"] + city["width"] / 2, city["y"] + city["height"] / 2, button="right")
    board.wait("0")
    page.get_by_role("region", name="Construction site").get_by_role("button").first.click()
    expect(page.locator(".spot").first).to_be_attached()


def _hand_over(board: Board, chance: random.Random, to: str) -> None:
    """All who share the device choose in World Monuments, until it is handed to this one."""
    over = board.page.get_by_role("button", name=re.compile("^I am "))
    asked = board.page.locator('[data-decision]:not([data-decision=""])')
    for _ in range(30):
        over.or_(asked).first.wait_for()
        if over.count():
            name = over.inner_text()
            over.click()
            if name == f"I am {to}":
                return
            continue
        before = board.decision
        decide("world_monuments", board, Mouse(board), chance)
        board.answered(before).or_(over).first.wait_for()
    raise AssertionError(f"{to} was never asked")


def test_whoever_takes_the_device_over_is_played_what_happened_meanwhile(visit: Callable[..., Visitor]) -> None:
    """The move of the bot is still being played to Béla when Anna presses: she sees it from her own seat, after his."""
    anna = visit(pace="slow")
    anna.sit_at("world_monuments", "me", "me:Béla", "builder", options={"first_player": "1"})
    page, board, chance = anna.page, Board(anna), random.Random(1)
    _hand_over(board, chance, "Béla")
    page.evaluate(_WATCH)
    _hand_over(board, chance, "Anna")
    count = page.evaluate("told.length")
    expect(page.locator("[data-caption]")).to_contain_text("Béla")
    others = page.get_by_role("region", name="Players")
    expect(others.locator("article").first).to_contain_text("behind the screen")
    board.wait("0")
    told = [caption for caption, _, _ in page.evaluate("told")[count:]]
    assert any("Builder bot" in caption for caption in told), told
    expect(page.locator("[data-caption]")).to_have_count(0)


def test_who_takes_the_device_over_is_told_of_no_choice_that_is_still_hidden(visit: Callable[..., Visitor]) -> None:
    """Béla has chosen last, then first: Anna sees what all have built, from her seat, and nothing of his new choice."""
    anna = visit(pace="slow")
    match = anna.sit_at("seven_wonders", "me", "me:Béla", "builder")
    page, board = anna.page, Board(anna)
    hand, caption = page.locator(".hand [data-card]"), page.locator("[data-caption]")

    def choose() -> set[str]:
        board.wait()
        page.keyboard.press("Escape")
        expect(caption).to_have_count(0)
        cards: list[str] = hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
        before = board.decision
        hand.first.click()
        page.locator(".tray .option:not(.locked)").last.click()
        board.answered(before).or_(page.get_by_role("button", name=re.compile("^I am "))).first.wait_for()
        return set(cards)

    choose()
    page.get_by_role("button", name="I am Béla").click()
    choose()
    expect(caption).to_contain_text("Anna")  # uncovered, and played to him
    his = choose()
    page.get_by_role("button", name="I am Anna").click()
    expect(caption).to_contain_text("Béla")
    expect(caption).to_contain_text("Builder bot")
    told = caption.inner_text()
    hers = set(hand.evaluate_all("cards => cards.map(card => card.dataset.card)"))
    assert hers and not hers & his
    entries = anna.page.locator("#log li", has_text="Béla").all_inner_texts()
    assert all(line in told or "chosen" in line or "chooses" in line for line in entries[-1:]), (entries, told)
    assert anna.look(f"matches/{match}")["view"]["players"][1]["ready"]
