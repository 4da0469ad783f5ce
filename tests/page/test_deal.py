"""The fingerprint of a deal: shown during the match, remembered, and compared at the end with what was shown."""

from collections.abc import Callable

from playwright.sync_api import expect

from page.visitor import Visitor


def _end(anna: Visitor, match: str) -> None:
    anna.ask(f"matches/{match}/resign")
    expect(anna.page.get_by_role("region", name="Result")).to_be_visible()


def test_the_end_is_compared_with_the_fingerprint_that_was_shown(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = anna.sit_at("akropolis", "me", "builder")
    page, commitment = anna.page, anna.look(f"matches/{match}")["commitment"]
    expect(page.get_by_text(commitment)).to_have_count(0)  # out of the way
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("About this match").click()
    expect(page.get_by_text(commitment)).to_be_visible()
    page.keyboard.press("Escape")
    _end(anna, match)
    verify, result = page.get_by_role("button", name="Verify this deal"), page.get_by_role("region", name="Result")
    verify.click()
    expect(result).to_contain_text("The deal is fair: its seed matches the fingerprint that this page has shown")
    # A server that shows another fingerprint at the end, and a seed that fits it, is found out.
    page.evaluate(
        "match => localStorage.setItem('tetrapolis-fingerprints', JSON.stringify([[match, '0'.repeat(64)]]))", match
    )
    verify.click()
    expect(result).to_contain_text("does not match the fingerprint that was shown")


def test_a_browser_that_has_not_seen_the_match_says_so(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    match = anna.sit_at("akropolis", "me", "builder")
    _end(anna, match)
    page = bela.open(f"/m/{match}")
    page.get_by_role("button", name="Verify this deal").click()
    expect(page.get_by_role("region", name="Result")).to_contain_text("did not see the fingerprint")
