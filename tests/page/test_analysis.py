"""The analysis of a finished match from a file: what was lost, a ledger that adds up, the way through the mistakes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from page.exported import Host, Reader
from tetrapolis.bots.analysis import analyse
from tetrapolis.bots.arena import Contest, play_match
from tetrapolis.core.match import Match
from tetrapolis.core.record import parse

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa"]}}
_KEPT = """() => new Promise(done => { const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => { const found = asked.result.transaction('verdicts').objectStore('verdicts').getAll();
    found.onsuccess = () => { asked.result.close(); done(found.result); } } })"""


@pytest.fixture(scope="module")
def played() -> Match:
    return Match.replay(parse(play_match(Contest("world_monuments", ("builder", "random")), 1).record.encode()))


@pytest.fixture
def judged(browser: Browser, host: Host, played: Match, tmp_path: Path) -> Iterator[Reader]:
    """Somebody who has brought the match as a file and had it judged."""
    found = Reader(browser, host)
    file = tmp_path / "brought.tetrapolis.json"
    played.save(file)
    page = found.start()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("region", name="Analysis")).to_be_visible()
    yield found
    found.leave()


def faults(page: Page, place: str) -> list[str]:
    found = page.evaluate(f"rules => axe.run({place}, rules)", _RULES)
    return [f"{one['id']}: {node['target']}" for one in found["violations"] for node in one["nodes"]]


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis")


def test_every_figure_is_the_terminals_and_the_ledger_adds_up(judged: Reader, played: Match) -> None:
    page = judged.page
    expect(panel(page).get_by_role("button", name="Look deeper")).to_be_visible()
    (kept,) = page.evaluate(_KEPT)
    wanted = analyse(played, "usual")
    assert kept["analysis"]["depth"] == "usual"
    verdicts = [(one["number"], one["seat"], one["kind"], tuple(one["loss"])) for one in kept["analysis"]["verdicts"]]
    assert verdicts == [(one.number, one.seat, one.kind, one.loss) for one in wanted.verdicts]
    for account, own in zip(kept["analysis"]["ledger"], wanted.ledger, strict=True):
        assert account["start"] + account["own"] + account["others"] + account["luck"] == account["result"]
        assert account["luck"] == own.luck
    rows = panel(page).locator("table tbody tr")
    expect(rows).to_have_count(5)

    page.evaluate(_AXE.read_text())
    page.keyboard.press("End")  # nothing is chosen any more
    expect(page).to_have_url(re.compile(rf"step={len(played.choices)}&"))
    assert faults(page, "document") == []

    bad = ("small", "medium", "large")  # the first decision is the one that is looked at already
    mistakes = [one for one in wanted.verdicts if one.seat == 0 and one.kind in bad and one.number > 1]
    page.get_by_label("View as").select_option("0")
    page.evaluate("document.activeElement.blur()")  # keys are those of the list while it has the focus
    page.keyboard.press("Home")
    for one in mistakes[:2]:
        page.keyboard.press("n")
        expect(page).to_have_url(re.compile(rf"step={one.number - 1}&seat=0&judged=1"))
        expect(panel(page).locator(".verdict strong")).to_be_visible()
    assert faults(page, "document.querySelector('.judged')") == []
    page.keyboard.press("v")
    expect(panel(page).get_by_role("button", name="Played")).to_have_attribute("aria-pressed", "true")
    if len(mistakes) > 1:
        page.keyboard.press("b")
        expect(page).to_have_url(re.compile(rf"step={mistakes[0].number - 1}&seat=0&judged=1"))

    page.reload()  # the link to a moment, and what was kept
    expect(panel(page).locator(".verdict strong")).to_be_visible()
    expect(panel(page).get_by_role("button", name="Look deeper")).to_be_visible()
    assert page.evaluate(_KEPT) == [kept]

    panel(page).get_by_role("button", name="Keep as an exercise").click()
    expect(panel(page).get_by_role("button", name="Kept among your exercises")).to_be_disabled()
    panel(page).get_by_role("button", name="Find it yourself").click()
    expect(panel(page).get_by_text("Choose on the board")).to_be_visible()
    panel(page).get_by_role("button", name="Show the answer").click()
    panel(page).get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"#/local/[0-9a-f]{16}$"))
    expect(judged.board).to_be_visible()
    page = judged.open("#/learn")
    page.get_by_role("group", name="From your own matches").get_by_role("link").click()
    expect(page.get_by_text("In one of your matches you chose something weaker here.")).to_be_visible()
    expect(judged.board).to_be_visible()
