"""The analysis of a finished match from a file: what was lost, a ledger that adds up, the way through the mistakes."""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from page.exported import Host, Reader
from page.processor import seconds_used
from page.visitor import PATIENCE
from tetrapolis.bots.analysis import analyse
from tetrapolis.bots.arena import Contest, play_match
from tetrapolis.core.match import Match
from tetrapolis.core.record import parse
from tetrapolis.core.registry import find, names

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa"]}}
_KEPT = """() => new Promise(done => { const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => { const found = asked.result.transaction('verdicts').objectStore('verdicts').getAll();
    found.onsuccess = () => { asked.result.close(); done(found.result); } } })"""


# Before the analysis: how evenly frames come. While it goes on: frames, what progress they showed, and when every
# decision had a verdict (the ledger is there) and when it looked no deeper by itself (nothing is on its way).
_IDLE = """() => new Promise(done => {
  const [gaps, begun] = [[], performance.now()];
  const step = now => {
    gaps.push(now - (window.last ?? begun));
    window.last = now;
    gaps.length < 120 ? requestAnimationFrame(step) : done(gaps);
  };
  requestAnimationFrame(step);
})"""
_WATCH = """() => {
  const begun = performance.now();
  const seen = window.seen = { gaps: [], progress: [], judged: 0, done: 0 };
  let last = begun;
  const step = now => {
    seen.gaps.push(now - last);
    last = now;
    const [bar, ledger] = [document.querySelector('.judged progress'), document.querySelector('.judged table')];
    if (bar && bar.value !== seen.progress.at(-1)) seen.progress.push(bar.value);
    if (ledger) seen.judged ||= now - begun;
    if (ledger && !bar) seen.done = now - begun;
    if (!seen.done) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
_FRAME = 1 / 60  # seconds
_LONG = 50  # milliseconds: three frames
_OPENING = 200  # milliseconds: board and panel are drawn anew, once
_TRACED = ["disabled-by-default-devtools.timeline", "__metadata"]
_USUAL = os.environ.get("TETRAPOLIS_JUDGE_DEPTH") == "usual"
# A worker whose program does not come; one that cannot judge; then those that there really are.
_BROKEN = """() => {
  const Real = Worker;
  const failure = { data: { kind: 'failure' } };
  const troubles = [one => one.onerror(new Event('error')), one => one.onmessage(failure)];
  window.Worker = class {
    constructor(url, how) {
      const trouble = troubles.shift();
      if (!trouble) return new Real(url, how);
      setTimeout(() => trouble(this));
    }
    postMessage() {}
    terminate() {}
  };
}"""
_FULL = """() => { IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
  throw new DOMException('full', 'QuotaExceededError'); } }"""


def play(game: str, *bots: str) -> Match:
    return Match.replay(parse(play_match(Contest(game, bots), 1).record.encode()))


@pytest.fixture(scope="module")
def played() -> Match:
    return play("world_monuments", "builder", "random")


@pytest.fixture
def bring(browser: Browser, host: Host, tmp_path: Path) -> Iterator[Callable[[Match], Reader]]:
    """Somebody brings a match as a file, and looks at it."""
    there: list[Reader] = []

    def come(match: Match) -> Reader:
        there.append(Reader(browser, host))
        file = tmp_path / "brought.tetrapolis.json"
        match.save(file)
        page = there[-1].start()
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("button", name="Analysis")).to_be_visible()
        return there[-1]

    yield come
    for one in there:
        one.leave()


@pytest.fixture
def judged(bring: Callable[[Match], Reader], played: Match) -> Reader:
    """Somebody who has brought the match as a file and had it judged."""
    found = bring(played)
    found.page.get_by_role("button", name="Analysis").click()
    expect(panel(found.page)).to_be_visible()
    return found


def faults(page: Page, place: str) -> list[str]:
    found = page.evaluate(f"rules => axe.run({place}, rules)", _RULES)
    return [f"{one['id']}: {node['target']}" for one in found["violations"] for node in one["nodes"]]


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis")


def _percent(text: str) -> int:
    return int(text.replace("\u2212", "-").rstrip("%"))


def worked(session: CDPSession) -> float:
    """Seconds of the processor that the page's own thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def tasks_in(trace: bytes) -> list[float]:
    """Milliseconds of the processor that each task of the page's own thread has taken; its workers have others."""
    events = json.loads(trace)["traceEvents"]
    own = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    return [
        one["tdur"] / 1000
        for one in events
        if (one["pid"], one["tid"]) in own and one["name"] == "RunTask" and "tdur" in one
    ]


def longer(gaps: list[float]) -> float:
    return sum(gap > _LONG for gap in gaps) / len(gaps)


@pytest.mark.parametrize("game", names())
def test_a_whole_match_is_judged_with_progress_while_the_page_goes_on(
    game: str, bring: Callable[[Match], Reader], browser: Browser
) -> None:
    """By processor time: how busy the machine is has no part in it.

    With TETRAPOLIS_JUDGE_DEPTH=usual, as deep as the page looks by itself.
    """
    page = bring(play(game, *["builder"] * max(2, find(game).spec.seat_counts[0]))).page
    idle: list[float] = page.evaluate(_IDLE)
    browser.start_tracing(page=page, categories=_TRACED)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, own = seconds_used(), worked(session)
    page.evaluate(_WATCH)
    page.get_by_role("button", name="Analysis").click()
    page.wait_for_function("() => window.seen.judged", timeout=PATIENCE)
    quick = seconds_used() - before
    if _USUAL:
        page.wait_for_function("() => window.seen.done", timeout=4 * PATIENCE)
    usual, own = seconds_used() - before, worked(session) - own
    tasks = tasks_in(browser.stop_tracing())
    seen: dict[str, Any] = page.evaluate("() => window.seen")
    (kept,) = page.evaluate(_KEPT)
    assert all(kept["analysis"]["verdicts"])
    assert len(set(seen["progress"])) > 5  # each was there in a frame of its own
    assert len(seen["gaps"]) > len(seen["progress"])
    assert own / len(seen["gaps"]) < _FRAME
    assert len(tasks) > len(kept["analysis"]["verdicts"])  # each verdict comes in a task of its own
    *_, most, opening = sorted(tasks)
    assert opening < _OPENING
    assert most < _LONG
    expect(panel(page).get_by_text(re.compile(r"\d decisions judged"))).to_be_visible()
    print(
        f"{game}: {len(kept['analysis']['verdicts'])} decisions, each judged after {seen['judged'] / 1000:.1f} s "
        f"({quick:.1f} s of the processor), done after {seen['done'] / 1000:.1f} s ({usual:.1f}); "
        f"{len(seen['progress'])} steps of progress in {len(seen['gaps'])} frames; longer than {_LONG} ms: "
        f"{longer(seen['gaps']):.1%} of them (before: {longer(idle):.1%}), the longest {max(seen['gaps']):.0f} ms "
        f"(before: {max(idle):.0f}); the page's own thread worked {1000 * own / len(seen['gaps']):.1f} ms a frame, "
        f"{opening:.1f} ms in the task that opens it and at most {most:.1f} in one of {len(tasks) - 1} others"
    )


def test_what_fails_is_said_and_can_be_tried_again(bring: Callable[[Match], Reader], played: Match) -> None:
    reader = bring(played)
    page = reader.page
    page.evaluate(_BROKEN)
    page.get_by_role("button", name="Analysis").click()
    expect(panel(page).get_by_role("alert")).to_contain_text("could not be loaded")
    panel(page).get_by_role("button", name="Try again").click()
    expect(panel(page).get_by_role("alert")).to_contain_text("The analysis stopped because of an error")
    panel(page).get_by_role("button", name="Try again").click()
    expect(panel(page).get_by_role("alert")).to_have_count(0)
    expect(panel(page).locator("table")).to_be_visible()

    match = page.url
    page.evaluate(_FULL)
    panel(page).get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("alert")).to_contain_text("could not save the match")
    assert page.url == match
    reader.faults.clear()  # it was told in the console as well


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
    shown = [[_percent(one) for one in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(entries) for entries in zip(*shown[:-1], strict=True)] == shown[-1]
    expect(panel(page).locator(".summary")).to_contain_text(re.compile(r"decisions [+\u2212]?\d+%, luck"))
    expect(page.get_by_role("link", name="Download match record")).to_be_visible()  # its address is of no use elsewhere

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
        for name in ("Chance lost", "Points lost"):
            expect(panel(page).get_by_role("term").get_by_text(name)).to_be_visible()
    assert faults(page, "document.querySelector('.judged')") == []
    page.keyboard.press("v")
    expect(panel(page).get_by_role("button", name="Played")).to_have_attribute("aria-pressed", "true")
    if len(mistakes) > 1:
        page.keyboard.press("b")
        expect(page).to_have_url(re.compile(rf"step={mistakes[0].number - 1}&seat=0&judged=1"))

    worst = [one for one in wanted.verdicts if one.seat == 1 and one.kind in bad]
    page.get_by_label("View as").select_option("1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("End")  # behind all of them
    page.keyboard.press("b")
    expect(page).to_have_url(re.compile(rf"step={worst[-1].number - 1}&seat=1&judged=1"))

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
