"""The score sheet: in reach beside the log; touching a number lights up, on the board, the pieces that make it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from page.board import Board
from page.visitor import TITLES, Visitor

_PLACES = """() => {
  const box = one => JSON.stringify(document.querySelector(one).getBoundingClientRect());
  return [...['section.board', 'aside summary', '#log'].map(box), scrollY, document.documentElement.scrollHeight];
}"""


def _open(anna: Visitor) -> Locator:
    """The score; where there is little room it waits to be opened."""
    score = anna.page.locator("aside details").first
    if score.get_attribute("open") is None:
        score.locator("summary").click()
    return score


def test_score_and_log_are_in_reach_on_a_low_screen_and_nothing_moves(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    anna.sit_at("akropolis", "me", "builder", "builder", "builder")
    Board(anna).wait()
    log = anna.page.locator("#log")
    expect(log).to_be_in_viewport(ratio=1)
    before = anna.page.evaluate(_PLACES)
    score = _open(anna)
    expect(score.locator("table")).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(_PLACES) == before
    anna.page.keyboard.press("l")
    expect(log).to_be_focused()
    expect(score.locator("table")).to_be_hidden()
    assert anna.page.evaluate(_PLACES) == before


@pytest.mark.parametrize("game", TITLES)
def test_numbers_light_up_by_pointer_keys_and_tap(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit()
    options = {"characters": "intro"} if game == "ginkgopolis" else {}  # no city is shown while characters are chosen
    anna.sit_at(game, "me", *["builder"] * (2 if game == "seven_wonders" else 1), options=options)
    sheet = _open(anna).locator("table")
    numbers = sheet.locator("td").get_by_role("button")
    lit = anna.board.locator("[data-lit]")
    touched = sheet.locator(".lit")
    expect(sheet.locator("[tabindex='0']")).to_have_count(1)

    first = numbers.first
    first.hover()
    expect(touched).to_have_count(1)
    anna.page.mouse.move(2, 2)
    expect(touched).to_have_count(0)
    expect(lit).to_have_count(0)

    first.focus()
    anna.page.keyboard.press("ArrowDown")
    expect(touched).to_have_count(1)
    expect(first).not_to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)

    categories = sheet.locator("tbody tr:not(.sum)")
    seen = 0
    for row in range(categories.count()):
        number = categories.nth(row).locator("td").get_by_role("button").first
        number.click()
        expect(number).to_have_attribute("aria-pressed", "true")
        seen += lit.count()
        number.click()
        expect(lit).to_have_count(0)
        anna.page.mouse.move(2, 2)
    assert seen > 0
