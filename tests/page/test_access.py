"""Access: axe finds nothing on any screen in either theme; a phone shows everything, with large targets."""

import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from page.players import PLAYERS
from page.visitor import Visitor

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_SMALL = """() => [...document.querySelectorAll('a, button, input, select, summary, [role=button], [role=radio]')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip, .visually-hidden'))
  .filter(one => one.getAttribute('aria-disabled') !== 'true' && !one.disabled)
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 0 && (box.width < 23.5 || box.height < 23.5))
  .map(([one, box]) => `${one.getAttribute('aria-label') ?? one.textContent.trim()}: ${box.width} x ${box.height}`)"""


def _seats(game: str) -> list[str]:
    return ["me", *["builder"] * (2 if game == "seven_wonders" else 1)]


def _over(anna: Visitor, game: str) -> str:
    match = anna.new_match(game, *_seats(game))
    anna.ask(f"matches/{match}/resign")
    while anna.look(f"matches/{match}")["status"] != "over":
        anna.page.wait_for_timeout(100)
    return match


def _screens(anna: Visitor) -> Iterator[str]:
    """Every screen of the page, one after the other."""
    page = anna.start()
    yield "start"
    page.get_by_role("button", name="Settings").click()
    yield "settings"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Account").click()
    yield "log in"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_role("dialog").locator("summary").first.click()
    yield "new match"
    match = anna.new_match("ginkgopolis", "me", "open", "builder", start=False)
    anna.open(f"/m/{match}")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    yield "waiting"
    anna.ask("accounts", name=f"Anna {secrets.token_hex(4)}", password="correct horse")
    anna.ask(f"matches/{match}/tokens", seat=0)
    anna.start().get_by_role("button", name="Account").click()
    expect(page.get_by_role("button", name="Revoke")).to_be_visible()
    yield "account"
    page.get_by_role("button", name="Delete my account").click()
    yield "account to be deleted"
    for game in PLAYERS:
        anna.sit_at(game, *_seats(game))
        yield f"table of {game}"
        page.keyboard.press("?")
        expect(page.get_by_role("dialog").get_by_role("figure").first).to_be_visible()
        yield f"rules of {game}"
    anna.open("/sheet/seven_wonders")
    expect(page.get_by_role("heading", name="Age III")).to_be_visible()
    yield "sheet"
    match = _over(anna, "seven_wonders")
    anna.open(f"/m/{match}")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    yield "result"
    anna.open(f"/replay/{match}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").fill("20")
    expect(page.get_by_text("Step 20 of")).to_be_visible()
    yield "replay"
    anna.sit_at("ginkgopolis", "me", "me:Béla", options={"characters": "intro"})
    page.locator("#command").fill(anna.look(f"matches/{page.url.rsplit('/', 1)[1]}")["legal"][0])
    page.locator("#command").press("Enter")
    expect(page.get_by_role("button", name="I am Béla")).to_be_visible()
    yield "hand-over"
    anna.open("/m/0123456789abcdef")
    expect(page.get_by_role("heading", name="Match not found")).to_be_visible()
    yield "no such match"


def _faults(anna: Visitor) -> list[str]:
    rules: dict[str, Any] = {"runOnly": {"type": "tag", "values": _WCAG}, "resultTypes": ["violations"]}
    found = anna.page.evaluate("rules => axe.run(document, rules)", rules)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def test_axe_finds_nothing_on_any_screen_in_either_theme(visit: Callable[..., Visitor]) -> None:
    anna = visit(quiet=True, expert=True)
    found: dict[str, list[str]] = {}
    for screen in _screens(anna):
        anna.page.evaluate(_AXE.read_text())
        for theme in ("light", "dark"):
            anna.page.emulate_media(color_scheme=theme)
            expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
            anna.page.evaluate(_DRAWN)
            if faults := _faults(anna):
                found[f"{screen}, {theme}"] = faults
        anna.page.emulate_media(color_scheme="light")
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_phone_never_scrolls_sideways_and_targets_are_large(language: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(quiet=True, expert=True, viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True)
    found: dict[str, list[str]] = {}
    for screen in _screens(anna):
        if language != "en":
            anna.page.evaluate("document.activeElement?.blur()")
            _speak(anna, language)
        if over := anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"):
            found[f"{screen}: wider than the phone"] = [str(over)]
        if small := anna.page.evaluate(_SMALL):
            found[f"{screen}: small targets"] = small
        if language != "en":
            _speak(anna, "en")
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def _speak(anna: Visitor, language: str) -> None:
    """Whatever is open stays open, or is opened again."""
    choice, dialog = anna.page.locator("select:has(option[lang])"), anna.page.get_by_role("dialog")
    if choice.count():
        choice.evaluate(
            "(one, to) => { one.value = to; one.dispatchEvent(new Event('change', { bubbles: true })); }", language
        )
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        return
    reading = dialog.count()
    if reading:
        anna.close()
    anna.speak(language)
    if reading:
        anna.page.keyboard.press("?")
        expect(dialog.get_by_role("figure").first).to_be_visible()


def test_a_keyboard_visits_the_regions_of_a_table_in_order(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("akropolis", "me", "builder")
    order: list[str] = []
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        where = anna.page.evaluate(
            "document.activeElement.closest('header, section.board, aside, .top')?.className.split(' ')[0] ?? 'body'"
        )
        if not order or order[-1] != where:
            order.append(where)
    assert [where for where in order if where in ("top", "board", "right")][:3] == ["top", "board", "right"]
