"""The rules, on the start page and at a table: in short on one screen, contents that stay, a place that is kept."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from page.board import Board
from page.visitor import TITLES, Visitor
from tetrapolis.core.registry import find
from tetrapolis.text import LANGUAGES, texts

_SPEAK = "localStorage.setItem('tetrapolis-language', '{}')"
_WIDER = """() => [...document.querySelectorAll('html, dialog, .pages, search')]
    .filter(box => box.scrollWidth > box.clientWidth).map(box => box.className)"""
_PLACE = "pages => pages.scrollTop"
PHONE = {"width": 390, "height": 844}


def _read(anna: Visitor, game: str, lang: str = "en") -> Locator:
    """The rules of a game, from the start page."""
    speak = texts(lang, find(game).face.locale)
    anna.context.add_init_script(_SPEAK.format(lang))
    anna.open()
    anna.page.get_by_role("button", name=f"{texts(lang)('page-rules')} {speak('game-title')}", exact=True).click()
    dialog = anna.page.get_by_role("dialog", name=speak("rules-title"))
    expect(dialog.locator("#part-signs")).to_be_attached()
    return dialog


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_in_short_is_one_screen(lang: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    for game in TITLES:
        dialog = _read(anna, game, lang)
        panels = dialog.locator("li[id^='summary-']")
        for place in range(panels.count()):
            expect(panels.nth(place).locator("svg").first).to_be_in_viewport()
            expect(panels.nth(place).locator("h4 + p")).to_be_in_viewport(ratio=0.99)
        assert anna.page.evaluate(_WIDER) == []


@pytest.mark.parametrize("size", [PHONE, {"width": 1366, "height": 768}])
def test_the_contents_stay_and_lead_to_what_is_looked_for(size: dict[str, int], visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=size)
    dialog = _read(anna, "ginkgopolis")
    search = dialog.get_by_role("combobox")
    search.click()
    anna.page.keyboard.type("tie")
    expect(dialog.get_by_role("option").first).to_be_visible()
    expect(dialog.get_by_role("status")).to_have_text("4 places found")
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("Enter")
    rule = dialog.locator("#rule-GK-68")
    expect(rule).to_be_in_viewport(ratio=1)
    expect(rule).to_be_focused()
    expect(rule.locator("mark").first).to_have_text("tie")
    expect(search).to_be_in_viewport(ratio=1)
    search.fill("windmill")
    expect(dialog.get_by_role("status")).to_have_text("The rules say nothing about “windmill”.")
    search.press("Escape")
    expect(search).to_have_value("")
    expect(dialog).to_be_visible()
    assert anna.page.evaluate(_WIDER) == []


def test_rules_open_where_they_were_left_and_a_refusal_opens_its_own(visit: Callable[..., Visitor]) -> None:
    anna = visit(expert=True)
    anna.sit_at("akropolis", "me", "builder")
    Board(anna).wait()
    page = anna.page
    dialog = page.get_by_role("dialog", name="Akropolis: the rules")
    page.keyboard.press("?")
    dialog.get_by_role("option", name="Quarries").click()
    quarries = dialog.locator("#section-quarries")
    expect(quarries).to_be_in_viewport(ratio=1)
    left = dialog.locator(".pages").evaluate(_PLACE)
    assert left > 0
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    expect(quarries).to_be_in_viewport(ratio=1)
    assert abs(dialog.locator(".pages").evaluate(_PLACE) - left) < 2
    expect(dialog.locator("[aria-selected].here")).to_have_text("Quarries")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.keyboard.press("/")
    expect(page.get_by_label("Type a move")).to_be_focused()
    page.keyboard.type("0@9,9,0")
    page.keyboard.press("Enter")
    link = page.locator(".refusal").get_by_role("button")
    rule = link.inner_text()
    link.click()
    expect(dialog.locator(".shown dt")).to_have_text([rule])
    expect(dialog.locator(".shown")).to_be_in_viewport(ratio=1)
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_category_says_how_it_is_counted_and_leads_to_its_rule(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("akropolis", "me", "builder")
    Board(anna).wait()
    page = anna.page
    score = page.locator("aside details").first
    if score.get_attribute("open") is None:
        score.locator("summary").click()
    name = score.get_by_role("button", name="Temple", exact=True)
    why = "The value of your temples that are surrounded on all sides"
    expect(name).to_have_accessible_description(f"{why}, times the stars on your temple plazas (AK-36).")
    name.click()
    bubble = page.locator(".why:popover-open")
    expect(bubble).to_contain_text(why)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(name).to_be_visible()
    name.click()
    bubble.get_by_role("button", name="AK-36").click()
    expect(page.get_by_role("dialog").locator("#rule-AK-36.shown")).to_be_in_viewport(ratio=1)
