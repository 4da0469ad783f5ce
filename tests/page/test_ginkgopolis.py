"""The board of Ginkgopolis: every card can be read in its place, and nothing moves while one chooses."""

from collections.abc import Callable
from typing import Any

import pytest

from page.visitor import Visitor
from tetrapolis.games.ginkgopolis.components import CHARACTERS
from tetrapolis.games.ginkgopolis.names import CARD_NAMES

_DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_CUT = """parts => {
  const out = (one, box) => one.left < box.left - 1 || one.right > box.right + 1
    || one.top < box.top - 1 || one.bottom > box.bottom + 1;
  const cut = part => {
    const [whole, box] = [part.parentElement, part].map(one => one.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(part);
    return out(box, whole) || [...range.getClientRects()].some(one => out(one, box));
  };
  const cards = [...document.querySelectorAll('[data-card]')].filter(one =>
    [...one.parentElement.querySelectorAll('.picture > *')].some(cut));
  const others = [...document.querySelectorAll(parts)].filter(cut).map(one => one.className);
  return [...cards.map(one => one.dataset.card), ...others];
}"""
# Where everything lies that stands still, whatever is pointed at and chosen.
_REGIONS = """() => ['board', 'dock', 'stock', 'hand', 'tiles', 'act', 'end', 'city', 'head', 'beside', 'party',
    'piece', 'card']
  .flatMap(name => [...document.querySelectorAll(`.frame .${name}`)].filter(one => !one.closest('svg, .picture'))
    .map(one => [name, one.getBoundingClientRect()]))
  .map(([name, { x, y, width, height }]) => [name, x, y, width, height].join(' '))"""


def _seen_in_every_language(
    visit: Callable[..., Visitor], size: tuple[int, int], own: list[dict[str, Any]], phase: str, parts: str
) -> None:
    found: dict[str, list[str]] = {}
    now: list[dict[str, Any]] = [{}]
    for language in ("en", "hu", "uk"):
        anna = visit(viewport={"width": size[0], "height": size[1]}, locale=language)
        anna.shall_see(view=lambda view: view | {"phase": phase, "own": view["own"] | now[0]})
        match = anna.new_match("ginkgopolis", "me", "builder", options={"characters": "intro"})
        for more in own:
            now[0] = more
            anna.open(f"/m/{match}")
            anna.page.locator("[data-card]").first.wait_for(state="attached")
            anna.page.add_style_tag(content=".hand .row { --count: 4 !important }")  # as wide as in a usual hand
            anna.page.evaluate(_DRAWN)
            if cut := anna.page.evaluate(_CUT, parts):
                found[language] = found.get(language, []) + cut
    assert found == {}


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_all_of_every_card_and_of_the_longest_sentences_is_seen(
    size: tuple[int, int], visit: Callable[..., Visitor]
) -> None:
    hand = [{"hand": list(CARD_NAMES)}]
    _seen_in_every_language(visit, size, hand, "return", ".caption span, .hint")


def test_all_of_every_character_is_seen_on_a_phone(visit: Callable[..., Visitor]) -> None:
    numbers = [*range(1, CHARACTERS + 1), 1]
    first = [{"draft": numbers[at : at + 4], "kept": [], "choice": None} for at in range(0, CHARACTERS, 4)]
    last = [{"draft": numbers[:2], "kept": numbers[at : at + 2], "choice": None} for at in range(0, CHARACTERS, 2)]
    hands = first + last
    _seen_in_every_language(visit, (360, 780), hands, "draft", ".draft p")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 780)])
def test_nothing_moves_while_a_card_and_a_tile_are_chosen_and_let_go(
    size: tuple[int, int], visit: Callable[..., Visitor]
) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.sit_at("ginkgopolis", "me", "builder", "builder", "builder", "builder", options={"characters": "intro"})
    card = anna.board.locator('.card [aria-disabled="false"]').first
    before: Any = anna.page.evaluate(_REGIONS)
    assert before
    for choose in (
        card.hover,
        card.click,
        anna.board.locator(".piece button").first.hover,
        anna.board.locator(".piece button").first.click,
        anna.board.locator("[data-cell]").first.hover,
        anna.board.get_by_role("button", name="One step back").click,
        anna.board.get_by_role("button", name="Districts").first.click,
    ):
        choose()
        anna.page.evaluate(_DRAWN)
        assert anna.page.evaluate(_REGIONS) == before
    assert anna.page.evaluate("[scrollX, scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0, 0]
