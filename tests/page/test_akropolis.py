"""The city of Akropolis under a mouse and under keys: nothing moves, no click is lost, places are told in words."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from page.board import Board
from page.visitor import Visitor
from tetrapolis.games.akropolis.components import CODES, LONG_STACKS, STACKS, TILES, TILES_FOR

_SIZES = [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}]
_STAND = """() => {
  const map = document.querySelector('.map').getBoundingClientRect();
  return [map.x, map.y, map.width, map.height, scrollX, scrollY];
}"""
_NOTATION = re.compile(r"\d@|,-?\d+,")


def sit(visit: Callable[..., Visitor], variant_market: str = "no", **settings: Any) -> tuple[Page, Board]:
    anna = visit(**settings)
    anna.sit_at("akropolis", "me", "builder", options={"first_player": "1", "variant_market": variant_market})
    return anna.page, Board(anna)


def take(page: Page) -> None:
    """The free tile; if it is the only one, it is in the hand already."""
    if page.locator(".spot").count() == 0:
        page.get_by_role("region", name="Construction site").get_by_role("button").first.click()
    expect(page.locator(".spot").first).to_be_attached()


def preview(page: Page) -> Locator:
    return page.locator(".map .chip")


@pytest.mark.parametrize("viewport", _SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_nothing_moves_under_the_pointer_and_no_click_is_lost(
    viewport: dict[str, int], visit: Callable[..., Visitor]
) -> None:
    page, board = sit(visit, viewport=viewport)
    chance, refused, allowed = random.Random(5), 0, 0
    for turn in range(4):
        board.wait(str(turn - 1))
        take(page)
        stood = page.evaluate(_STAND)
        x, y, width, height = stood[:4]
        title = page.locator(".akropolis header").bounding_box()
        assert title is not None
        for _ in range(12):
            page.mouse.move(x + width * chance.uniform(0.12, 0.85), y + height * chance.uniform(0.12, 0.85))
            expect(preview(page)).to_be_visible()
            bad = preview(page).locator("> .bad:not(strong, .change)").count() == 1
            refused, allowed = refused + bad, allowed + (not bad)
            assert page.evaluate(_STAND) == stood
            assert not _NOTATION.search(preview(page).inner_text() + page.locator(".banner").inner_text())
            chip = preview(page).bounding_box()
            assert chip is not None
            assert chip["y"] >= title["y"] + title["height"] - 1 or chip["x"] >= title["x"] + title["width"] - 1
        before = board.decision
        spots = page.locator(".spot").evaluate_all(
            "all => all.map(one => { const { x, y, width, height } = one.getBoundingClientRect();"
            " return [x + width / 2, y + height / 2]; })"
        )
        page.mouse.click(*chance.choice(spots))
        board.settle(before)
        assert page.evaluate(_STAND) == stood
    assert refused > 5 and allowed > 5


def test_a_refusal_is_a_rule_and_its_sentence_and_goes_with_the_next_look(visit: Callable[..., Visitor]) -> None:
    page, _ = sit(visit)
    take(page)
    frame = page.locator(".map").bounding_box()
    assert frame is not None
    page.mouse.click(frame["x"] + 60, frame["y"] + frame["height"] / 2)
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text(re.compile(r"^\s*\w+ "))
    expect(refusal.get_by_role("button")).to_have_attribute("title", re.compile(r"^AK-\d+$"))
    inside, map_box = refusal.bounding_box(), page.locator("section.board").bounding_box()
    assert inside is not None
    assert map_box is not None
    assert map_box["x"] <= inside["x"] and inside["x"] + inside["width"] <= map_box["x"] + map_box["width"]
    assert not _NOTATION.search(refusal.inner_text())
    spot = page.locator(".spot").first.bounding_box()
    assert spot is not None
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(refusal).to_have_count(0)
    expect(preview(page)).not_to_be_empty()
    expect(preview(page)).not_to_contain_text(re.compile(r"^\s*[A-Z]"))


def test_the_focus_stays_on_the_board_after_a_tile_was_laid_by_keys(visit: Callable[..., Visitor]) -> None:
    page, board = sit(visit)
    on_board = "document.querySelector('.akropolis').contains(document.activeElement)"
    for turn in range(4):
        board.wait(str(turn - 1))
        page.keyboard.press("1")
        expect(page.locator(".spot:focus")).to_have_count(1)
        before = board.decision
        page.keyboard.press("Enter")
        board.settle(before)
        assert page.evaluate(on_board)
        board.wait(before)
        assert page.evaluate(on_board)


_WATCH = """() => {
  const city = () => document.querySelectorAll('.map .cell').length;
  const thumb = () => document.querySelectorAll('[data-party="1"] .picture > svg > g:not(.news)').length;
  const [own, other] = [city(), thumb()];
  window.seen = { gone: 0, early: 0, flights: 0 };
  const look = () => {
    const drawn = [...document.querySelectorAll('.map .cell, .map .cell > g')];
    const clear = drawn.every(one => getComputedStyle(one).opacity === '1');
    const flying = document.querySelector('.akropolis > div[aria-hidden="true"]') !== null;
    seen.gone += document.querySelector('.map .tile') === null && !(city() === own + 3 && clear);
    if (seen.flights && !flying) document.documentElement.dataset.landed = '';
    seen.flights += flying;
    seen.early += flying && thumb() !== other;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_own_tile_never_vanishes_and_the_others_tile_is_drawn_when_it_has_landed(
    visit: Callable[..., Visitor],
) -> None:
    page, board = sit(visit, reduced_motion="no-preference")
    board.wait()
    take(page)
    ground = page.locator('.spot[aria-label^="On the ground"]').first.bounding_box()
    assert ground is not None
    page.mouse.move(ground["x"] + ground["width"] / 2, ground["y"] + ground["height"] / 2)
    expect(page.locator(".map .tile")).to_be_visible()
    before = board.decision
    page.evaluate(_WATCH)
    page.mouse.click(ground["x"] + ground["width"] / 2, ground["y"] + ground["height"] / 2)
    page.locator("html[data-landed]").wait_for()
    assert page.evaluate("[seen.gone, seen.early]") == [0, 0]
    board.wait(before)


_PRICES = """() => {
  const prices = () => [...document.querySelectorAll('.site .price')].map(one => one.getBoundingClientRect());
  const places = () => prices().map(({ x, y }) => `${x} ${y}`).join();
  const first = places();
  window.seen = { frames: 0, overlaps: 0, moved: 0, sliding: 0 };
  const look = () => {
    const shown = prices();
    const slots = new Set([...document.querySelectorAll('.site .slot')].map(one => one.getBoundingClientRect().x));
    const tiles = [...document.querySelectorAll('li[data-tile]')].map(one => one.getBoundingClientRect().x);
    const over = (a, b) => a !== b && a.left < b.right - 1 && b.left < a.right - 1;
    seen.frames += 1;
    seen.sliding += tiles.some(x => ![...slots].some(slot => Math.abs(slot - x) < 1));
    seen.moved += places() !== first;
    seen.overlaps += shown.some(a => shown.some(b => over(a, b)));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_prices_stay_where_they_are_while_tiles_slide(visit: Callable[..., Visitor]) -> None:
    page, board = sit(visit, reduced_motion="no-preference")
    board.wait()
    page.evaluate(_PRICES)
    for _ in range(4):  # the row is refilled twice
        before = board.decision
        take(page)
        page.locator(".spot").first.focus()
        page.keyboard.press("Enter")
        board.wait(before)
    assert page.evaluate("[seen.overlaps, seen.moved]") == [0, 0]
    assert page.evaluate("seen.sliding") > 0


def test_notations_are_for_those_who_want_them(visit: Callable[..., Visitor]) -> None:
    page, _ = sit(visit)
    take(page)
    names = page.locator(".spot, .cell").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert all(re.search(r"in the \w+|from the middle", name) for name in names)
    assert not any(_NOTATION.search(name) or "olumn" in name for name in names)
    expect(page.get_by_label("Type a move")).to_have_count(0)
    expect(page.get_by_text("List all moves")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notation for experts").check()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Type a move")).to_be_visible()
    expect(page.get_by_text("List all moves")).to_be_visible()
    expect(page.locator(".spot").first).to_have_attribute("aria-label", re.compile(r"\(\d@-?\d+,-?\d+,\d\)$"))


_ROWS = """all => Object.fromEntries(all.map(row =>
  [row.dataset.row, [...row.querySelectorAll('td')].map(cell => cell.textContent)]))"""


def _both(letter: str, tiles: list[int]) -> str:
    """Districts and plazas of a type on these tiles, as the player aid writes them."""
    hexes = "".join(CODES[tile] for tile in tiles)
    return str(hexes.count("q")) if letter == "q" else f"{hexes.count(letter)} + {hexes.count(letter.upper())}"


def test_the_player_aid_is_a_key_away_and_shows_unseen_tiles_and_what_holds_here(visit: Callable[..., Visitor]) -> None:
    page, board = sit(visit, variant_market="yes")
    page.keyboard.press("1")
    expect(page.locator(".spot:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    board.wait("0")
    page.locator("body").dispatch_event(
        "keydown", {"key": "і", "code": "KeyS", "bubbles": True}
    )  # in a Ukrainian layout
    aid = page.get_by_role("dialog", name="Player aid")
    unseen = board.visitor.look(f"matches/{page.url.rsplit('/', 1)[1]}")["view"]["unseen"]
    tiles = aid.get_by_role("region", name=f"Tiles not yet seen: {len(unseen)}").locator("li")
    expect(tiles.first).to_be_visible()
    shown = tiles.evaluate_all("all => all.map(one => one.dataset.code.repeat(one.dataset.count))")
    assert sorted("".join(shown)) == sorted("".join(CODES[tile] for tile in unseen))
    rows = aid.locator("[data-row]").evaluate_all(_ROWS)
    assert rows["market"][-1] == _both("m", unseen)
    assert len(rows["market"]) == 2
    expect(aid.locator("[data-variant]")).to_have_attribute("data-variant", "market")
    expect(aid).to_contain_text("At this table: House group – Most hexes, then highest value")
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "hu", "uk"])
def test_the_player_aid_agrees_with_the_components(lang: str, visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    page.locator("header select").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.goto(f"{anna.address}/sheet/akropolis")
    expect(page.locator("[data-row]")).to_have_count(10)
    rows = page.locator("[data-row]").evaluate_all(_ROWS)
    setups = [(n, list(range(1, int(TILES_FOR[n]) + 1)), int(STACKS[n])) for n in (2, 3, 4)]
    setups += [(n, list(range(1, TILES + 1)), int(LONG_STACKS[n])) for n in (2, 3)]
    assert rows["tiles"] == [str(len(tiles)) for _, tiles, _ in setups]
    assert rows["stacks"] == [str(stacks) for _, _, stacks in setups]
    assert rows["turns"] == [str((stacks + 1) * (n + 1) // n) for n, _, stacks in setups]
    for kind in ("house", "market", "barracks", "temple", "garden", "quarry"):
        assert rows[kind] == [_both(kind[0], tiles) for _, tiles, _ in setups]
    text = page.locator("article").inner_text()
    assert not re.search(r"sheet-|AK-\d+$|hex-|category-", text)
