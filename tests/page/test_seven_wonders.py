"""7 Wonders as somebody sees it: nothing moves by looking and choosing; names are whole; own hidden cards are shown."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from page.board import Board
from page.late import table
from page.measure import Measure
from page.visitor import Visitor
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.components import BOARDS, CARDS

_SEATS = ("me", "builder", "builder")
_PHASES = Path(__file__).parents[2] / "web" / "src" / "games" / "seven_wonders" / "phases.json"
_PLACES = """() => {
  const box = one => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round); };
  const board = document.querySelector('section.board');
  return {
    scroll: [scrollX, scrollY],
    board: box(board),
    things: [...board.querySelectorAll(`.strip, .part, .rival, .rival .numbers > *, .city, .city header,
      .city .chip:not(.coming), .dock .number, .hand, .hand [data-card], .hand .drawn`)].map(box),
  };
}"""
_WAYS = "() => [...document.querySelectorAll('.tray .option')].map(one => JSON.stringify(one.getBoundingClientRect()))"


def _hand(page: Page) -> Locator:
    return page.locator(".hand [data-card]")


def _point_at(thing: Locator) -> None:
    """As a hand does it: `hover` of the locator may scroll before it moves the pointer."""
    box = thing.bounding_box()
    assert box is not None
    thing.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _press(thing: Locator) -> None:
    _point_at(thing)
    thing.page.mouse.down()
    thing.page.mouse.up()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_nothing_moves_by_hovering_choosing_or_confirming(
    width: int, height: int, visit: Callable[..., Visitor]
) -> None:
    anna = visit(viewport={"width": width, "height": height})
    anna.sit_at("seven_wonders", *_SEATS)
    page, board = anna.page, Board(anna)
    for turn in range(7):  # into the second Age
        assert board.wait()
        page.mouse.move(2, 2)
        before = page.evaluate(_PLACES)
        for card in _hand(page).all():
            _point_at(card)
            assert page.evaluate(_PLACES) == before
            assert card.evaluate("one => one.matches(':hover')"), "still under the pointer"
            _press(card)
            expect(page.locator(".tray")).to_be_visible()
            assert page.evaluate(_PLACES) == before
            ways = page.evaluate(_WAYS)
            for way in page.locator(".tray .option:not(.locked)").all():
                _point_at(way)
                expect(page.locator(".dock .preview")).to_have_attribute(
                    "data-of", way.get_attribute("data-action") or ""
                )
                assert (page.evaluate(_PLACES), page.evaluate(_WAYS)) == (before, ways)
            page.keyboard.press("Escape")
            expect(page.locator(".tray")).to_have_count(0)
            assert page.evaluate(_PLACES) == before
        _press(_hand(page).nth(turn % 2))
        decision = board.decision
        _press(page.locator(".tray .option:not(.locked)").first)
        board.settle(decision)
        after: dict[str, Any] = page.evaluate(_PLACES)
        assert (after["scroll"], after["board"]) == (before["scroll"], before["board"])
        assert after["scroll"] == [0, 0]


def test_digits_and_arrows_do_not_scroll_either(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    anna.sit_at("seven_wonders", *_SEATS)
    page, board = anna.page, Board(anna)
    board.wait()
    for key in ("3", "ArrowRight", "ArrowRight", "Escape", "ArrowRight", "End", "Enter"):
        page.keyboard.press(key)
        assert page.evaluate("scrollY") == 0, key
    expect(page.locator(".tray")).to_be_visible()


def _digging() -> Match:
    """A match in which the first seat builds from the discard pile."""
    for seed in range(200):
        match, chance = Match("seven_wonders", len(_SEATS), seed=seed), random.Random(seed)
        while not match.over:
            if match.view(0).table["phase"] == "dig" and 0 in match.pending:
                return match
            seat = match.pending[0]
            match.play(chance.choice(match.legal(seat)), seat)
    raise AssertionError("nobody digs")


def test_a_card_of_the_discard_pile_stays_under_a_pointer_at_its_lower_edge(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.shall_be_at(_digging())
    anna.sit_at("seven_wonders", *_SEATS)
    card = anna.page.locator(".pile [data-item]").first
    box = card.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    expect(anna.page.locator(".dock .preview")).to_have_attribute("data-of", card.get_attribute("data-action") or "")
    assert card.bounding_box() == box == card.locator(".drawn").bounding_box()
    assert card.evaluate("one => one.matches(':hover')")


def test_own_buried_and_discarded_cards_are_shown_to_their_owner(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = anna.sit_at("seven_wonders", *_SEATS)
    page, board = anna.page, Board(anna)
    board.wait()
    sold = _hand(page).first.get_attribute("data-card")
    _hand(page).first.click()
    decision = board.decision
    page.locator(f'.option[data-action="sell {sold}"]').click()
    board.settle(decision)
    board.wait(decision)
    discarded = page.locator(".details dt", has_text="You discarded")
    page.locator(".city .more").click()
    expect(discarded).to_be_visible()
    name = page.evaluate("() => document.querySelector('.details .hidden dd').textContent.trim()")
    assert anna.look(f"matches/{match}")["view"]["own"]["discarded"] == [sold]
    assert name.lower().replace(" ", "_") == sold
    page.keyboard.press("Escape")
    page.locator(".rival").first.click()
    page.locator(".city .more").click()
    expect(page.locator(".details")).to_be_visible()
    expect(discarded).to_have_count(0)


_CUT_WORDS = """() => {
  const cut = [];
  for (const name of document.querySelectorAll('.face .name, .chip .name, .wonder .title')) {
    const room = name.parentElement.getBoundingClientRect();
    for (const text of name.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const word of text.data.matchAll(/[^\\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const [line, ...more] = range.getClientRects();
        if (more.length || line.left < room.left - 1 || line.right > room.right + 1) cut.push(text.data.trim());
      }
    }
  }
  return cut;
}"""


def _all_cards(view: Any) -> Any:
    """Every card in hand, and in the city, where each colour has its column."""
    names = [card.name for card in CARDS]
    free = {"build": [[0, 0]], "stage": [], "cost": "own", "refused": None}
    view["players"][0]["built"] = names
    view["own"]["hand"] = [{"card": name, **free} for name in names]
    return view


@pytest.mark.parametrize(
    ("view", "named", "count"),
    [
        (_all_cards, ".hand .name, .chip .name", 2 * len(CARDS)),
        (lambda _: json.loads(_PHASES.read_text())["boards"]["view"], ".boards .wonder .title", len(BOARDS)),
    ],
    ids=["cards", "wonders"],
)
def test_no_word_of_a_name_is_cut(
    view: Callable[[Any], Any], named: str, count: int, visit: Callable[..., Visitor]
) -> None:
    anna = visit()
    anna.shall_see(view=view)
    anna.sit_at("seven_wonders", *_SEATS)
    page = anna.page
    # As large as in a usual hand and city.
    page.add_style_tag(content=".hand { flex-wrap: wrap } .city .chip { height: 46px !important }")
    expect(page.locator(named)).to_have_count(count)
    found: dict[str, list[str]] = {}
    for lang in ("en", "hu", "uk"):
        anna.speak(lang)
        for width, height in ((1440, 900), (1366, 768), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            if cut := page.evaluate(_CUT_WORDS):
                found[f"{lang}, {width}"] = cut
    assert found == {}


# Names of which a letter is cut, or in chips the number; prices of which a letter is cut.
_CUT_LINES = """() => {
  const cut = [];
  for (const name of document.querySelectorAll('.rival .name .name, .players .name')) {
    if (name.closest('.players') && name.getBoundingClientRect().width < 2) continue;  // only heard
    const [box, room] = [name.querySelector('.number').getBoundingClientRect(), name.getBoundingClientRect()];
    if (/\\d$/.test(name.textContent) && (!box.width || box.right > room.right + 1)) cut.push(name.textContent);
    if (name.closest('.tight') && innerWidth < 1000) continue;  // too narrow for longer names
    for (const part of name.querySelectorAll('.first, .head'))
      if (part.scrollWidth > part.clientWidth + 1) cut.push(`${name.textContent}: ${part.textContent}`);
  }
  for (const text of document.querySelectorAll('.hand .flag .text'))
    if (text.scrollWidth > text.clientWidth + 1) cut.push(text.textContent);
  return cut;
}"""


def test_names_and_prices_are_whole(visit: Callable[..., Visitor]) -> None:
    anna, board = table(visit, "seven_wonders", 7, late=True)
    found = {}
    for lang in ("en", "hu", "uk"):
        anna.speak(lang)
        for width, height in ((1280, 720), (390, 844), (360, 780)):
            anna.page.set_viewport_size({"width": width, "height": height})
            Measure(board).drawn()
            if cut := anna.page.evaluate(_CUT_LINES):
                found[f"{width}x{height} {lang}"] = cut
    assert found == {}


_NAMELESS = """() => {
  const cut = [];
  for (const chip of document.querySelectorAll('.city .chip')) {
    const name = chip.querySelector('.name');
    const [box, room] = [name.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (!box.height || box.top < room.top - 1 || box.bottom > room.bottom + 1)
      cut.push(`${name.textContent}: ${box.top} to ${box.bottom} in ${room.top} to ${room.bottom}`);
  }
  return cut;
}"""


@pytest.mark.parametrize("count", [8, 9, 11])
def test_on_a_phone_every_structure_has_its_name(count: int, visit: Callable[..., Visitor]) -> None:
    """Also those that do much: yellow ones and guilds, three beside one another."""
    names = [card.name for card in CARDS if card.colour in ("yellow", "purple")]

    def built(view: Any) -> Any:
        view["players"][0]["built"] = random.Random(count).sample(names, count)
        return view

    anna = visit(viewport={"width": 360, "height": 780})
    anna.shall_see(view=built)
    anna.sit_at("seven_wonders", *_SEATS)
    expect(anna.page.locator(".city .chip")).to_have_count(count)
    found = {}
    for lang in ("en", "hu", "uk"):
        anna.speak(lang)
        if cut := anna.page.evaluate(_NAMELESS):
            found[lang] = cut
    assert found == {}
