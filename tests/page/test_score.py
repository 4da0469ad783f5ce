"""The score sheet: touching a number lights up, on the board, the pieces that make it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.visitor import TITLES, Visitor

pytestmark = pytest.mark.xdist_group("page")


@pytest.mark.parametrize("game", TITLES)
def test_numbers_light_up_by_pointer_keys_and_tap(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at(game, "me", *["builder"] * (2 if game == "seven_wonders" else 1))
    sheet = anna.page.locator("aside table")
    numbers = sheet.get_by_role("button")
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
        number = categories.nth(row).get_by_role("button").first
        number.click()
        expect(number).to_have_attribute("aria-pressed", "true")
        seen += lit.count()
        number.click()
        expect(lit).to_have_count(0)
        anna.page.mouse.move(2, 2)
    assert seen > 0
