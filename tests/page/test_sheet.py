"""The sheet of a game: a page of its own, a key away at the table, and true to the components."""

from collections.abc import Callable

from playwright.sync_api import expect

from page.visitor import Visitor
from tetrapolis.games.seven_wonders.components import BOARDS, CARDS, DECK_SIZE, DECKS, HAND, MAX_PLAYERS, MIN_PLAYERS

_ROWS = """section => [...section.querySelectorAll('tr[data-card]')].map(row => ({
  card: row.dataset.card,
  colour: row.parentElement.className.split(' ')[0],
  copies: [...row.querySelectorAll('.count')].map(cell => cell.textContent.trim()),
  chains: [...row.querySelectorAll('.chain')].map(cell => cell.textContent.replace(/.*:/, '').trim()),
}))"""
_TOTALS = """section => [...section.querySelectorAll('tr.kind')].map(row =>
  [...row.querySelectorAll('.count')].map(cell => Number(cell.textContent)))"""
_COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


def test_the_card_list_agrees_with_the_decks(visit: Callable[..., Visitor]) -> None:
    page = visit().open("/sheet/seven_wonders")
    for age in range(3):
        section = page.get_by_role("region", name=f"Age {'I' * (age + 1)}", exact=True)
        rows = section.evaluate(_ROWS)
        assert sorted(row["card"] for row in rows) == sorted(card.name for card in CARDS if age + 1 in card.copies)
        for row in rows:
            number = next(number for number, card in enumerate(CARDS) if card.name == row["card"])
            dealt = [int((DECKS[age, n, : DECK_SIZE[age, n]] == number).sum()) for n in _COUNTS]
            guild = CARDS[number].colour == "purple"
            assert row["copies"] == ["0–1" if guild else str(count or "–") for count in dealt], row
            assert row["colour"] == CARDS[number].colour
        assert [sum(kind[place] for kind in section.evaluate(_TOTALS)) for place in range(len(_COUNTS))] == [
            HAND * n for n in _COUNTS
        ]


def test_chains_are_listed_both_ways_and_wonders_with_both_sides(visit: Callable[..., Visitor]) -> None:
    page = visit().open("/sheet/seven_wonders")
    chains = {row["card"]: row["chains"] for row in page.locator(".sheet").evaluate(_ROWS)}
    assert chains["forum"] == ["East Trading Post, West Trading Post", "Haven"]
    assert chains["scriptorium"] == ["", "Courthouse, Library"]
    assert chains["gardens"] == ["Theater", ""]
    wonders = page.get_by_role("region", name="Wonders")
    assert wonders.get_by_role("heading", level=3).count() == len(BOARDS)
    assert wonders.get_by_role("listitem").count() == sum(len(side) for board in BOARDS for side in board.sides)


def test_the_sheet_is_a_key_away_at_the_table(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("seven_wonders", "me", "builder", "builder", "builder")
    anna.page.keyboard.press("s")
    sheet = anna.page.get_by_role("dialog", name="Card list")
    expect(sheet.get_by_role("heading", name="Age III")).to_be_visible()
    assert set(sheet.locator("thead .here").all_text_contents()) == {"4"}, "the players of this table"
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog").get_by_role("link", name="Card list")).to_have_attribute(
        "href", "/sheet/seven_wonders"
    )


def test_a_game_without_a_sheet_has_no_key_for_it(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("ginkgopolis", "me", "builder", options={"characters": "intro"})
    anna.page.keyboard.press("s")
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_have_count(1)


def test_the_start_page_leads_to_the_sheet_and_paper_shows_nothing_else(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    page.get_by_role("link", name="Card list").click()
    expect(page.get_by_role("heading", name="7 Wonders · Card list")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("link", name="Tetrapolis")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
