"""The score sheet: in reach beside the log; touching a number lights up, on the board, the pieces that make it."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

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


# Everything that is written or said: texts, and what elements are called or explain, each element once.
_SAID = """() => {
  const said = [];
  const hidden = one => !one.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (one && !one.closest('script, style, title') && !hidden(one)) said.push(walker.currentNode.textContent);
  }
  for (const one of document.querySelectorAll('[aria-label], [title]'))
    if (!hidden(one)) said.push(`${one.getAttribute('aria-label')} ${one.getAttribute('title')}`);
  return said;
}"""
_LARGE = 613  # so much that no other number of a table is like it
_APART = 101


def _totals(parties: int) -> list[str]:
    return [str(_LARGE + _APART * party) for party in range(parties)]


def _rich(view: dict[str, Any]) -> dict[str, Any]:
    """Everybody with a total of their own, of which every category is only a part."""
    for party, one in enumerate(view["players"]):
        first, second, *rest = one["points"]
        part = 57 + party
        one["points"] = {first: part, second: _LARGE + _APART * party - part} | dict.fromkeys(rest, 0)
        if "track" in one:
            one["track"] = {"field": sum(one["points"].values()), "laps": 0}
    return view


@pytest.mark.parametrize("width", [1366, 390])
@pytest.mark.parametrize("game", TITLES)
def test_no_total_stands_twice_on_a_screen(game: str, width: int, visit: Callable[..., Visitor]) -> None:
    """Neither to be read nor to be heard."""
    anna = visit(viewport={"width": width, "height": 844})
    anna.shall_see(_rich)
    options = {"characters": "intro"} if game == "ginkgopolis" else {}
    anna.sit_at(game, "me", "builder", "builder", options=options)
    anna.page.get_by_role("button", name="Look at the board").click()
    expect(anna.page.locator(".players").first).to_contain_text(_totals(1)[0])
    for opened in (False, True):
        if opened:
            if width < 1000:
                anna.page.get_by_role("button", name="Match log and score").click()
            anna.page.locator("aside details summary").first.click()
        said = Counter(number for text in anna.page.evaluate(_SAID) for number in re.findall(r"\d+", text))
        assert {total: said[total] for total in _totals(3)} == dict.fromkeys(_totals(3), 1)
