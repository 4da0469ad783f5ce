"""Looking back: figures equal to the scores that Python counts, backup and restore, hostile files, tables, access."""

import csv
import json
import statistics
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.board import Board
from page.exported import Host, Reader, hand_of
from page.memories import (
    MINUTE,
    PAD,
    STORES,
    backup_of,
    choose,
    engine_of,
    kept_rows,
    lesson_row,
    look_back,
    mistake_row,
    name_of,
    pad_row,
    played,
    restore,
    solved_row,
    stroke_rows,
    verdict_row,
)
from page.players import play
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
ANNA, BELA = ("Anna", "person"), ("Béla", "person")
BEGUN = 1_780_000_000_000
DAY = 24 * 60 * MINUTE


def matches(count: int = 6, game: str = "akropolis", others: tuple[tuple[str, str], ...] = (BELA,)) -> list[Match]:
    """Finished ones, Anna on the first seat and on the last in turns."""
    return [played(game, (ANNA, *others) if seed % 2 else (*others, ANNA), seed=seed) for seed in range(1, count + 1)]


def begun(some: list[Match]) -> list[tuple[Match, int]]:
    """A day apart."""
    return [(match, BEGUN + place * DAY) for place, match in enumerate(some)]


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


def told(page: Page) -> str:
    """All figures of the page, without what it says of backups."""
    expect(page.locator(".pair table").first).to_be_visible()
    texts: list[str] = page.locator("article > :not(.keep, header, .urged)").all_inner_texts()
    return "\n".join(texts)


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


# -- backup and restore ------------------------------------------------------------------------------------------------


def save_backup(page: Page, folder: Path) -> dict[str, Any]:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a backup").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def test_a_backup_brings_everything_to_an_empty_browser(
    anna: Reader, browser: Browser, host: Host, tmp_path: Path
) -> None:
    anna.wish(name="Anna", notation=True)
    page = look_back(anna)
    running = played("akropolis", (ANNA, ("Builder", "builder")), seed=50, left=9)
    some = matches(6)
    pads: dict[str, list[Any]] = {"pads": [pad_row()], "strokes": stroke_rows(5)}
    learned: dict[str, list[Any]] = {
        "progress": [mistake_row(some[0], 7)],
        "verdicts": [verdict_row(some[0], engine_of(page, "akropolis"))],
    }
    restore(page, backup_of([*begun(some), (running, BEGUN + 30 * DAY)], **pads, **learned), tmp_path)
    before = told(page)
    file = save_backup(page, tmp_path)
    expect(page.get_by_text("Last backup:")).to_be_visible()
    assert {name: len(rows) for name, rows in file["stores"].items() if name in (*pads, *learned)} == dict.fromkeys(
        (*pads, *learned), 1
    )

    elsewhere = Reader(browser, host)
    other = look_back(elsewhere)
    restore(other, file, tmp_path)
    assert told(other) == before
    assert kept_rows(other) == kept_rows(page)
    other.get_by_role("link", name="Back to the start page").click()
    elsewhere.starts()
    expect(other.get_by_label("Your name")).to_have_value("Anna")
    other.locator(f"a[href$='{name_of(running)}']").click()
    board = Board(elsewhere)
    board.wait()
    before = board.decision
    assert play("akropolis", *hand_of(elsewhere), most=1) == 1
    board.wait(before)
    entries = [one for one in kept_rows(other)["entries"] if one["match"] == name_of(running)]
    assert len(entries) > 1 + len(running.choices)
    elsewhere.leave()


def test_restoring_again_doubles_nothing_and_takes_what_went_on(anna: Reader, tmp_path: Path) -> None:
    anna.wish(name="Anna")
    page = look_back(anna)
    whole = played("akropolis", (ANNA, BELA), seed=60)
    part = played("akropolis", (ANNA, BELA), seed=60, left=5)
    pad, strokes = pad_row(), stroke_rows(1, 2, 3)
    first = backup_of([*begun(matches(2)), (part, BEGUN)], pads=[pad], strokes=strokes[:1])
    restore(page, first, tmp_path)
    rows = kept_rows(page)

    choose(page, first, tmp_path)
    plan = page.locator(".plan")
    expect(plan).to_contain_text("Everything in this backup is on this device already.")
    plan.get_by_role("button", name="Cancel").click()
    restore(page, first, tmp_path)
    assert kept_rows(page) == rows

    later = backup_of([(whole, BEGUN)], pads=[pad | {"over": True}], strokes=strokes)
    restore(page, later, tmp_path)
    cells = [one.split() for one in plan.locator("tbody tr").all_inner_texts()]
    assert cells == [["Matches", "0", "1"], ["Score", "pads", "0", "1"]]
    now = kept_rows(page)
    assert len(now["matches"]) == 3
    assert [one["seq"] for one in now["strokes"]] == [1, 2, 3]
    expect(page.locator(".sum strong").first).to_have_text("3")

    # The earlier state takes nothing back, and one that went on otherwise changes nothing.
    restore(page, first, tmp_path)
    assert kept_rows(page) == now
    apart = deepcopy(later)
    apart["stores"]["strokes"][1]["at"] += 1
    apart["stores"]["entries"][3]["at"] += 1
    choose(page, apart, tmp_path)
    expect(plan).to_contain_text("They went on differently on this device.")
    plan.get_by_role("button", name="Restore a backup").click()
    expect(plan).to_contain_text("The backup has been restored.")
    assert kept_rows(page) == now


def damage(*path: Any, value: Any) -> Callable[[dict[str, Any]], Any]:
    """Something else at a place of the file."""

    def alter(file: dict[str, Any]) -> Any:
        at: Any = file
        for name in path[:-1]:
            at = at[name]
        at[path[-1]] = value
        return file

    return alter


def twice(file: dict[str, Any]) -> Any:
    file["stores"]["matches"] *= 2
    return file


def without_an_entry(file: dict[str, Any]) -> Any:
    del file["stores"]["entries"][4]
    return file


def without_its_match(file: dict[str, Any]) -> Any:
    file["stores"]["matches"] = []
    return file


ENTRY = ("stores", "entries")
FACTS = ("stores", "matches", 0)
DAMAGED, RULES = "This backup is damaged", "does not follow the rules"
PLAYED: dict[str, Any] = {
    "id": "0" * 16, "game": "akropolis", "at": 1, "options": {}, "points": None, "totals": [1], "ranks": [1],
    "seats": [{"kind": "person", "name": "Anna", "level": "", "mine": True, "left": False}],
}  # fmt: skip
FIRST = matches(1)[0]
#: By store: rows that the page would never have written.
STRANGE: dict[str, list[Any]] = {
    "pads": [
        {"pad": PAD, "game": "akropolis"},
        pad_row(pad="../../x"),
        pad_row(game="spells"),
        pad_row(seats=9),
        pad_row(created="now"),
        pad_row(date="soon"),
        pad_row(names=["Anna"]),
        pad_row(options={"solo_level": "godlike"}, seats=1, names=["Anna"]),
    ],
    "progress": [
        lesson_row() | {"item": "spell:akropolis"},
        lesson_row() | {"item": "lesson:akropolis:more"},
        lesson_row() | {"at": -1},
        lesson_row() | {"at": 2**50},
        lesson_row() | {"kept": None},
        lesson_row(match="../../x"),
        lesson_row(step="last"),
        lesson_row(trail=[-1]),
        lesson_row(said="all"),
        lesson_row(done=1),
        solved_row(tries=-1),
        solved_row(right="yes"),
        {"item": "own:akropolis:mistake-000000000000-0-0", "at": 1, "kept": {}},
        mistake_row(FIRST, 7, seed="0" * 32),
        mistake_row(FIRST, 7, right=[]),
        mistake_row(FIRST, 7, right=["0@99,99,9"]),
        mistake_row(FIRST, 7, seats=9),
        mistake_row(FIRST, 7, options={"luck": "all"}),
        mistake_row(FIRST, 7, actions=[[0, "0@99,99,9"]] * 7),
        mistake_row(FIRST, 7) | {"item": "own:akropolis:mistake-of-mine"},
    ],
    "verdicts": [
        verdict_row(FIRST, "x") | {"record": "abc"},
        verdict_row(FIRST, "x") | {"analysis": []},
        verdict_row(FIRST, "x", kind="terrible"),
        verdict_row(FIRST, "x", loss="much"),  # type: ignore[arg-type]
        *(
            damage("analysis", "verdicts", 0, name, value=value)(verdict_row(FIRST, "x"))
            for name, value in (
                [("seat", 7), ("number", -1), ("played", 5), ("shares", [1]), ("options", [{}]), ("moved", ["a", "b"])]
            )
        ),
    ],
}
JUNK = dict.fromkeys(("match", "pad", "id"), "0" * 16) | {"seq": 1, "item": "x", "record": "0" * 64, "evil": True}
HOSTILE: list[tuple[Any, str]] = [
    *((damage("stores", store, value=[JUNK]), DAMAGED) for store in STORES),
    *((damage("stores", store, value=[one]), DAMAGED) for store, rows in STRANGE.items() for one in rows),
    (b"\xff\x00 nothing", "it is not valid JSON"),
    (b"[]", "not a Tetrapolis backup"),
    (b'{"format": "chess"}', "not a Tetrapolis backup"),
    (b'{"format": "tetrapolis-record"}', "This is a match record, not a backup"),
    (b"[" * 200_000, "it is not valid JSON"),
    (damage("version", value=2), "newer version"),
    (damage("version", value="1"), DAMAGED),
    (damage("made", value=1e300), DAMAGED),
    (damage("settings", value=[]), DAMAGED),
    (damage("stores", value=None), DAMAGED),
    (damage("stores", "spells", value=[]), "newer version"),
    (damage("stores", "lines", value={}), DAMAGED),
    (damage("stores", "strokes", value=stroke_rows(1)), DAMAGED),
    (damage("stores", "progress", value=[None]), DAMAGED),
    (damage("stores", "progress", value=[solved_row(), solved_row()]), DAMAGED),
    (damage("stores", "played", value=[PLAYED | {"totals": ["many"]}]), DAMAGED),
    (damage("stores", "played", value=[PLAYED | {"ranks": [1, 2]}]), DAMAGED),
    (damage("fingerprints", value=[["a", "b"]]), DAMAGED),
    (damage(*FACTS, "match", value="../../x"), DAMAGED),
    (damage(*FACTS, "seed", value="0" * 32), DAMAGED),
    (damage(*FACTS, "seats", value=[]), DAMAGED),
    (damage(*FACTS, "created", value="now"), DAMAGED),
    (damage(*FACTS, "options", value={}), RULES),
    (damage(*FACTS, "seats", 0, "kind", value="bot"), RULES),
    (damage(*ENTRY, 3, "action", value="0@99,99,9"), RULES),
    (damage(*ENTRY, 3, "seat", value=7), RULES),
    (damage(*ENTRY, 3, "seat", value=-1), DAMAGED),
    (damage(*ENTRY, 3, "kind", value="won"), DAMAGED),
    (damage(*ENTRY, 1, "kind", value="undone"), RULES),
    (twice, DAMAGED),
    (without_an_entry, DAMAGED),
    (without_its_match, DAMAGED),
]


def test_hostile_files_are_refused_in_words_and_nothing_is_changed(anna: Reader, tmp_path: Path) -> None:
    anna.wish(name="Anna")
    page = look_back(anna)
    restore(page, backup_of(begun(matches(1))), tmp_path)
    page.get_by_role("button", name="Close").click()
    before, settings = kept_rows(page), page.evaluate("({...localStorage})")
    problem = page.locator(".keep .problem")
    good = backup_of(begun(matches(2)[1:]))
    for alter, words in HOSTILE:
        content = alter if isinstance(alter, bytes) else alter(deepcopy(good))
        choose(page, content, tmp_path)
        expect(problem, str(alter)).to_contain_text(words)
        expect(page.locator(".plan")).to_have_count(0)
    assert kept_rows(page) == before
    assert page.evaluate("({...localStorage})") == settings
    assert set(before) == set(STORES)  # of every one of them a row was refused
    choose(page, good, tmp_path)
    expect(page.locator(".plan")).to_contain_text("This will be added.")
    expect(problem).to_be_empty()


def with_more(value: Any) -> Any:
    """The same with something in every object that nobody knows."""
    if isinstance(value, dict):
        return {name: with_more(one) for name, one in value.items()} | {"evil": "x"}
    return [with_more(one) for one in value] if isinstance(value, list) else value


def test_of_every_row_only_what_is_known_is_kept(anna: Reader, tmp_path: Path) -> None:
    page = look_back(anna)
    stores: dict[str, list[Any]] = {"pads": [pad_row()], "strokes": stroke_rows(5, 6), "played": [PLAYED]}
    stores["verdicts"] = [verdict_row(FIRST, engine_of(page, "akropolis"))]
    stores["progress"] = [lesson_row(step=999, said=["x"]), solved_row(), mistake_row(FIRST, 7)]
    more = {store: [with_more(one) for one in rows] for store, rows in stores.items()}
    for row_there in (*more["pads"], more["progress"][2]["kept"], *more["played"]):
        row_there["options"].pop("evil")  # there names are data
    restore(page, backup_of([], **more), tmp_path)
    kept = kept_rows(page)
    assert "evil" not in json.dumps(kept)
    assert {store: len(kept[store]) for store in stores} == {store: len(rows) for store, rows in stores.items()}
    assert kept["strokes"] == stores["strokes"]
    (pad,) = kept["pads"]
    assert pad["line"]["names"] == ["Anna", "Béla"]
    lesson = next(one["kept"] for one in kept["progress"] if one["item"].startswith("lesson:"))
    assert (lesson["said"], lesson["step"] < 99) == ([], True)
    anna.open("#/learn")
    expect(page.get_by_role("group", name="From your own matches").get_by_role("link")).to_have_count(1)


def test_verdicts_of_other_rules_are_left_out(anna: Reader, tmp_path: Path) -> None:
    page = look_back(anna)
    engine = engine_of(page, "akropolis")
    other = matches(3)
    newer, foreign = verdict_row(other[1], engine), verdict_row(other[2], engine)
    newer["analysis"]["rules_version"] += 1
    foreign["analysis"]["game"] = "chess"
    rows = [
        verdict_row(other[0], "engine/akropolis-00000000.wasm"),
        newer,
        foreign,
        verdict_row(FIRST, f"/a/b/{engine}"),
    ]
    rows[-1]["record"] = "f" * 64
    choose(page, backup_of([], verdicts=rows, progress=[lesson_row() | {"item": "lesson:chess"}]), tmp_path)
    plan = page.locator(".plan")
    expect(plan).to_contain_text("4 entries are left out")
    plan.get_by_role("button", name="Restore a backup").click()
    expect(plan).to_contain_text("The backup has been restored.")
    assert [one["record"] for one in kept_rows(page)["verdicts"]] == ["f" * 64]
    assert kept_rows(page)["progress"] == []


@pytest.mark.parametrize("shift", [0, 1])
def test_verdicts_of_a_file_are_judged_again(shift: int, anna: Reader, tmp_path: Path) -> None:
    """Those that are not about the decisions of their match are not even shown until then."""
    page = look_back(anna)
    match = played("world_monuments", (ANNA, BELA), seed=3)
    forged = verdict_row(match, engine_of(page, "world_monuments"))
    for one in forged["analysis"]["verdicts"]:
        one["number"] += shift
    restore(page, backup_of(begun([match]), verdicts=[forged]), tmp_path)
    anna.open(f"#/local/{name_of(match)}/replay")
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("region", name="Analysis")).to_be_visible()
    while (kept := kept_rows(page)["verdicts"])[0].get("brought"):
        pass
    (row_now,) = kept
    assert row_now["record"] == forged["record"]  # the page has looked for this one
    assert len(row_now["analysis"]["verdicts"]) == len(forged["analysis"]["verdicts"])
    assert [0.9e6, 1] not in [one["loss"] for one in row_now["analysis"]["verdicts"]]


def test_markup_in_a_file_is_only_text(anna: Reader, tmp_path: Path) -> None:
    page = look_back(anna)
    name = "<img src=x onerror=document.title='gotcha'>"
    row_there = PLAYED | {"seats": [PLAYED["seats"][0], PLAYED["seats"][0] | {"name": name, "mine": False}]}
    row_there |= {"totals": [1, 2], "ranks": [2, 1]}
    restore(page, backup_of([], played=[row_there]), tmp_path)
    expect(page.get_by_role("region", name="How do matches against each opponent go?")).to_contain_text(name)
    assert "gotcha" not in page.title()


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
