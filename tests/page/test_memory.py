"""Looking back: figures equal to the scores that Python counts, tables, keeping, access."""

import csv
import json
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.exported import Reader
from page.memories import (
    ANNA,
    BELA,
    DAY,
    backup_of,
    begun,
    kept_rows,
    look_back,
    matches,
    name_of,
    played,
    restore,
    save_backup,
    told,
)
from page.visitor import Visitor
from tetrapolis.core.match import Match

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_SMALL = """() => [...document.querySelectorAll('a, button, input, select, summary')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip, .visually-hidden'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 0 && (box.width < 23.5 || box.height < 23.5))
  .map(([one, box]) => `${one.textContent.trim()}: ${box.width} x ${box.height}`)"""
_WITHOUT_ENDINGS = """() => new Promise(done => {
  const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => {
    const change = asked.result.transaction('lines', 'readwrite'), store = change.objectStore('lines');
    store.getAll().onsuccess = ({ target }) => target.result.forEach(({ ending, ...line }) => store.put(line));
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


def seat_of_anna(match: Match) -> int:
    return next(seat for seat, one in enumerate(match.players) if one.name == "Anna")


def total(match: Match, seat: int) -> int:
    return sum(match.scores()[seat].values())


def tenths(number: float) -> str:
    """As the page writes an average in English."""
    return f"{int(abs(number) * 10 + 0.5) / 10:.1f}"


def row(page: Page, heading: str, name: str) -> list[str]:
    """The cells of a table's row, as they are read."""
    rows = page.get_by_role("region", name=heading).get_by_role("row")
    found = rows.filter(has=page.get_by_role("rowheader", name=name)).first
    return [one.strip() for one in found.get_by_role("cell").all_inner_texts()]


# -- figures -----------------------------------------------------------------------------------------------------------


def end_by_hand(anna: Reader, match: Match, folder: Path) -> None:
    """A match of two people at this device, of which the last choice is made in the page."""
    last = match.fork()
    last.undo()
    file = folder / "almost.tetrapolis.json"
    file.write_bytes(last.record().to_json())
    page = anna.start()
    page.locator("input[type=file]").set_input_files(file)
    expect(anna.board).to_be_visible()
    page.locator("#command").fill(match.notation(match.choices[-1]))
    page.locator("#command").press("Enter")
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def check_figures(page: Page, some: list[Match]) -> None:
    """Everything that the page says of matches between Anna and Béla."""
    seats = [seat_of_anna(match) for match in some]
    won = sum(seat in match.winners for match, seat in zip(some, seats, strict=True))
    share = int(100 * won / len(some) + 0.5)
    cells = row(page, "How often do I win?", "Akropolis")
    assert cells[0] == f"{won} of {len(some)}"
    assert cells[1:] == [f"{share}%", "50%"]

    best = max(total(match, seat) for match, seat in zip(some, seats, strict=True))
    expect(page.get_by_role("region", name="What are the best results?")).to_contain_text(str(best))

    sources = page.get_by_role("region", name="Where do the points come from?")
    shown = {}
    for line in sources.locator("tbody tr").all():
        own, other, _ = (one.strip() for one in line.locator("td:not(.bars)").all_inner_texts())
        shown[line.get_by_role("rowheader").inner_text().strip()] = (own, other)
    assert shown
    names = {"House": "house", "Market": "market", "Barracks": "barracks", "Temple": "temple", "Garden": "garden"}
    for name, category in (names | {"Stones": "stones"}).items():
        mine = statistics.fmean(match.scores()[seat][category] for match, seat in zip(some, seats, strict=True))
        theirs = statistics.fmean(match.scores()[1 - seat][category] for match, seat in zip(some, seats, strict=True))
        assert shown.get(name, ("0.0", "0.0")) == (tenths(mine), tenths(theirs))

    both = list(zip(some, seats, strict=True))
    ahead = sum(match.ranks[seat] < match.ranks[1 - seat] for match, seat in both)
    level = sum(match.ranks[seat] == match.ranks[1 - seat] for match, seat in both)
    margin = statistics.fmean(total(match, seat) - total(match, 1 - seat) for match, seat in both)
    cells = row(page, "How do matches against each opponent go?", "Béla")
    assert cells[:4] == [str(len(some)), str(ahead), str(level), str(len(some) - ahead - level)]
    assert cells[4].lstrip("+−") == tenths(margin)


def test_matches_played_here_are_counted_as_python_counts_them(anna: Reader, tmp_path: Path) -> None:
    anna.wish(notation=True, name="Anna")
    some = matches(5)
    for match in some:
        end_by_hand(anna, match, tmp_path)
    page = look_back(anna)
    expect(page.get_by_label("Played")).to_have_count(0)  # all of them here
    check_figures(page, some)
    rows = kept_rows(page)["lines"]
    assert sorted(sum(line["ending"]["points"][0].values()) for line in rows) == sorted(total(one, 0) for one in some)

    # As the first pages kept them: played again once, and kept then.
    before = told(page)
    page.evaluate(_WITHOUT_ENDINGS)
    page = look_back(anna)
    assert told(page) == before
    assert kept_rows(page)["lines"] == rows

    region = page.get_by_role("region", name="What are the best results?")
    region.get_by_role("link").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_few_matches_have_no_averages(anna: Reader, tmp_path: Path) -> None:
    anna.wish(name="Anna")
    page = look_back(anna)
    expect(page.get_by_role("heading", name="No finished match yet")).to_be_visible()
    some = matches(4)
    restore(page, backup_of(begun(some)), tmp_path)
    won = sum(seat_of_anna(match) in match.winners for match in some)
    expect(page.get_by_role("region", name="What are the best results?")).to_be_visible()
    assert row(page, "How often do I win?", "Akropolis") == [f"{won} of 4", "·", "·"]
    expect(page.get_by_role("region", name="Where do the points come from?")).to_contain_text("4 matches.")
    assert row(page, "How do matches against each opponent go?", "Béla")[4] == "·"


def test_filters_choose_what_is_counted_and_the_address_keeps_them(anna: Reader, tmp_path: Path) -> None:
    anna.wish(name="Anna")
    page = look_back(anna)
    three = matches(5, others=(BELA, ("Dóra", "person")))
    restore(page, backup_of(begun([*matches(6), *three, *matches(5, "ginkgopolis")])), tmp_path)
    count = page.locator(".sum strong").first
    expect(count).to_have_text("16")
    page.get_by_role("group", name="Game").get_by_role("button", name="Akropolis").click()
    expect(count).to_have_text("11")
    page.get_by_label("Players").select_option("3 players")
    expect(count).to_have_text("5")
    page.get_by_label("Whose results").select_option("Dóra")
    won = sum(1 + (match.players[2].name == "Dóra") in match.winners for match in three)
    expect(page.get_by_role("region", name="How often does Dóra win?")).to_contain_text(f"{won} of 5")
    page.reload()
    expect(count).to_have_text("5")
    expect(page.get_by_label("Players")).to_have_value("3")
    page.get_by_label("Players").select_option("Any number")
    page.get_by_label("Period").select_option("The last 30 days")
    expect(page.get_by_text("No finished match fits this choice.")).to_be_visible()


def test_records_of_others_are_not_counted_as_own(anna: Reader, tmp_path: Path) -> None:
    """Whoever opens the record of a match has not played it, unless a name in it is the own one."""
    anna.wish(name="Dóra")
    match = matches(1)[0]
    file = tmp_path / "theirs.tetrapolis.json"
    file.write_bytes(match.record().to_json())
    page = anna.start()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()
    page = look_back(anna)
    expect(page.get_by_text("No finished match fits this choice.")).to_be_visible()
    page.get_by_label("Whose results").select_option("Béla")
    expect(page.locator(".sum strong").first).to_have_text("1")


# -- tables ------------------------------------------------------------------------------------------------------------


def test_the_table_is_read_by_spreadsheets_and_programs(anna: Reader, tmp_path: Path) -> None:
    anna.wish(name="Anna")
    page = look_back(anna)
    strange = ('=HYPERLINK("x"), Ltd', "person")
    some = [*matches(2), played("akropolis", (ANNA, strange), seed=9), *matches(1, "ginkgopolis")]
    restore(page, backup_of(begun(some)), tmp_path)
    expect(page.locator(".sum strong").first).to_have_text("4")
    tables = {}
    for name in ("As CSV", "As JSON"):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        tables[name] = file
    with tables["As CSV"].open(encoding="utf-8-sig", newline="") as table:
        lines = list(csv.DictReader(table))
    assert len(lines) == sum(len(match.players) for match in some)
    by_seat = {(line["id"], int(line["seat"])): line for line in lines}
    for match in some:
        for seat, player in enumerate(match.players):
            line = by_seat[name_of(match), seat]
            assert line["name"].removeprefix("'") == player.name
            assert int(line["total"]) == total(match, seat)
            assert int(line["rank"]) == match.ranks[seat]
            points = {name: line[f"points_{name}"] for name in match.scores()[seat]}
            assert {name: int(one) for name, one in points.items()} == match.scores()[seat]
            assert (line["mine"] == "true") == (player.name == "Anna")
    assert not [line for line in lines if line["name"].startswith("=")]

    whole = json.loads(tables["As JSON"].read_text())
    assert whole["format"] == "tetrapolis-table"
    found = {one["id"]: one for one in whole["matches"]}
    for match in some:
        assert found[name_of(match)]["points"] == list(map(dict, match.scores()))
        assert found[name_of(match)]["seat"] == seat_of_anna(match)


# -- keeping -----------------------------------------------------------------------------------------------------------


def test_the_browser_is_asked_once_to_keep_the_data(anna: Reader) -> None:
    anna.page.add_init_script(
        "window.asked = 0; navigator.storage.persist = () => { asked += 1; return Promise.resolve(true); };"
        "navigator.storage.persisted = () => Promise.resolve(false);"
    )
    anna.play_now("akropolis")
    anna.page.wait_for_function("asked === 1")
    anna.play_now("akropolis")  # the page is loaded anew
    expect(anna.page.locator("#log li").first).to_be_visible()
    assert anna.page.evaluate("asked") == 0


def test_a_backup_is_offered_before_installing_and_urged_when_it_is_old(anna: Reader, tmp_path: Path) -> None:
    anna.wish(name="Anna", notation=True)
    end_by_hand(anna, matches(1)[0], tmp_path)
    page = look_back(anna)
    expect(page.get_by_text("1 match is in no backup.")).to_be_visible()
    expect(page.get_by_text("for a long time")).to_have_count(0)
    page.evaluate(
        """() => {
          const event = new Event('beforeinstallprompt', { cancelable: true });
          event.prompt = () => { window.prompted = true; return Promise.resolve(); };
          window.shown = dispatchEvent(event);
        }"""
    )
    assert page.evaluate("shown") is False  # the browser's own question waits
    expect(page.get_by_text("Save a backup first;")).to_be_visible()
    page.get_by_role("button", name="Install the app").click()
    page.wait_for_function("window.prompted")
    expect(page.get_by_role("button", name="Install the app")).to_have_count(0)

    page.clock.set_fixed_time(page.evaluate(f"Date.now() + 8 * {DAY}"))
    page = look_back(anna)
    expect(page.get_by_text("in no backup for a long time")).to_be_visible()
    page.get_by_role("button", name="Keep it safe").click()
    expect(page.locator(".keep")).to_be_focused()
    save_backup(page, tmp_path)
    expect(page.get_by_text("in no backup")).to_have_count(0)


# -- a server ----------------------------------------------------------------------------------------------------------


def play_there(anna: Visitor, *seats: str) -> dict[str, Any]:
    """A match on the server, played to its end from one's own seats; its final table."""
    match = anna.new_match("akropolis", *seats)
    while (table := anna.look(f"matches/{match}"))["status"] == "running":
        (seat,) = table["pending"]
        mine = anna.look(f"matches/{match}?seat={seat}")
        chosen = {"decision": mine["decision"], "action": mine["legal"][0]}
        anna.ask(f"matches/{match}/actions?seat={seat}", key=f"{match}{seat}{mine['decision']}", **chosen)
    return dict(anna.look(f"matches/{match}"))


def test_matches_of_the_server_come_with_the_account_and_go_with_it(visit: Callable[..., Visitor]) -> None:
    anna = visit("Anna Memory", quiet=True)
    anna.wish(name="Anna Memory")
    table = play_there(anna, "me", "me:Béla")
    mine = sum(table["scores"][0].values())
    anna.ask("accounts", name="Anna Memory", password="correct horse")
    resigned = anna.new_match("akropolis", "me", "apprentice")
    anna.ask(f"matches/{resigned}/resign")
    while anna.look(f"matches/{resigned}")["status"] != "over":
        anna.page.wait_for_timeout(100)

    page = look_back(anna)
    expect(page.locator(".sum strong").first).to_have_text("1")
    expect(page.get_by_text("One match that a bot finished is not counted.")).to_be_visible()
    expect(page.get_by_text("come with your account on every device")).to_be_visible()
    best = page.get_by_role("region", name="What are the best results?")
    expect(best).to_contain_text(str(mine))
    assert (best.get_by_role("link").get_attribute("href") or "").endswith(f"/replay/{table['match']}")

    # Asked for once: the second time only the list.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page = look_back(anna)
    expect(best).to_contain_text(str(mine))
    assert not [one for one in asked if f"/api/matches/{table['match']}" in one]

    elsewhere = visit("Anna Memory", quiet=True)
    elsewhere.ask("login", name="Anna Memory", password="correct horse")
    other = look_back(elsewhere)
    expect(other.locator(".sum strong").first).to_have_text("1")
    other.get_by_role("button", name="Account").click()
    other.get_by_role("dialog").get_by_role("button", name="Log out", exact=True).click()
    expect(other.get_by_role("dialog")).to_have_count(0)
    other = look_back(elsewhere)
    expect(other.get_by_role("heading", name="No finished match yet")).to_be_visible()
    assert kept_rows(other)["played"] == []


# -- access ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def filled(anna: Reader, tmp_path: Path) -> Page:
    anna.wish(name="Anna")
    page = look_back(anna)
    several = matches(5, others=(("Builder", "builder"), BELA))
    restore(page, backup_of(begun([*matches(7), *several, *matches(5, "world_monuments")])), tmp_path)
    expect(page.locator(".pair svg[role=img]")).to_have_count(2)
    return page


def test_axe_finds_nothing_in_either_theme(filled: Page) -> None:
    filled.get_by_text("Show as a table").first.click()
    filled.evaluate(_AXE.read_text())
    found = {}
    for theme in ("light", "dark"):
        filled.emulate_media(color_scheme=theme)
        expect(filled.locator("html")).to_have_attribute("data-theme", theme)
        rules = {"runOnly": {"type": "tag", "values": _WCAG}, "resultTypes": ["violations"]}
        violations = filled.evaluate("rules => axe.run(document, rules)", rules)["violations"]
        found[theme] = [(one["id"], node["target"]) for one in violations for node in one["nodes"]]
    assert found == {"light": [], "dark": []}


@pytest.mark.parametrize("language", ["en", "hu", "uk"])
def test_a_phone_never_scrolls_sideways_and_targets_are_large(language: str, anna: Reader, filled: Page) -> None:
    filled.set_viewport_size({"width": 360, "height": 780})
    anna.speak(language)
    for summary in filled.locator("summary").all():
        summary.click()
    expect(filled.locator("details table").first).to_be_visible()
    assert filled.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    assert filled.evaluate(_SMALL) == []
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.outerHTML.slice(0, 150))"
    assert filled.locator("article section, article td, article th").evaluate_all(cut) == []
    assert "memory-" not in filled.locator("main").inner_text()


def test_the_keyboard_reaches_and_does_everything(filled: Page) -> None:
    filled.get_by_role("link", name="Back to the start page").focus()
    seen = []
    for _ in range(80):
        filled.keyboard.press("Tab")
        seen.append(filled.evaluate("document.activeElement.innerText || document.activeElement.ariaLabel || ''"))
        if seen[-1].startswith("World Monuments"):
            filled.keyboard.press("Enter")
            expect(filled.locator(".sum strong").first).to_have_text("5")
        if seen[-1] == "Show as a table":
            filled.keyboard.press("Enter")
            expect(filled.locator("details table").first).to_be_visible()
        if "As JSON" in seen[-1]:
            break
    reached = "\n".join(seen)
    for name in ("Look at it again", "Show as a table", "Save a backup", "Restore a backup", "As CSV", "As JSON"):
        assert name in reached
