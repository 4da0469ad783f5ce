"""Backup and restore: everything in an empty browser, merging, hostile files, rows of lessons, pads and analyses."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from lessons.facts import Facts, whole_choices
from lessons.lead import Led
from page.board import Board
from page.exported import Host, Reader, hand_of
from page.memories import (
    ANNA,
    BEGUN,
    BELA,
    DAY,
    PAD,
    STORES,
    backup_of,
    begun,
    choose,
    engine_of,
    kept_rows,
    lesson_row,
    look_back,
    matches,
    mistake_row,
    name_of,
    pad_row,
    played,
    restore,
    save_backup,
    solved_row,
    stroke_rows,
    told,
    verdict_row,
)
from page.players import play
from tetrapolis.bots.analysis import analyse


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


def test_a_lesson_goes_on_in_another_browser(anna: Reader, browser: Browser, host: Host, tmp_path: Path) -> None:
    """With a choice that was taken back, whatever it had uncovered; and it is in no list and no figure there either."""
    anna.wish(name="Anna", notation=True)
    led = Led("akropolis")
    ask = next(step["ask"] for step in led.lesson["steps"] if "ask" in step)
    view = led.match.view(led.seat)
    other_choice = next(one for one in whole_choices(led.match, led.seat) if not Facts(view, one).holds(ask))
    page = anna.open("#/learn/akropolis")
    card = page.locator(".company .card")
    expect(page.locator('section.board[data-decision="0"]')).to_be_visible()
    page.locator("#command").fill(other_choice)
    page.locator("#command").press("Enter")
    card.get_by_role("button", name="Take it back").click()
    expect(card.locator("table")).to_have_count(0)
    card.get_by_role("button", name="Play it for me").click()
    expect(page.locator('section.board[data-decision="1"]')).to_be_visible()
    page.reload()  # what was said of the last choice is gone then
    expect(page.locator('section.board[data-decision="1"]')).to_be_visible()
    before = card.inner_text()
    file = save_backup(look_back(anna), tmp_path)
    assert [one["kind"] for one in file["stores"]["entries"]].count("undone") == 1
    assert file["stores"]["lines"] == []

    elsewhere = Reader(browser, host)
    there = look_back(elsewhere)
    restore(there, file, tmp_path)
    expect(there.get_by_role("heading", name="No finished match yet")).to_be_visible()
    assert kept_rows(there) == file["stores"]
    elsewhere.start()
    expect(there.locator("a[href*='/local/']")).to_have_count(0)
    elsewhere.open("#/learn")
    there.get_by_role("link", name="Continue the lesson Akropolis").click()
    expect(there.locator(".company .card")).to_have_text(before, use_inner_text=True)
    expect(there.locator('section.board[data-decision="1"]')).to_be_visible()
    choice = there.locator(".company .card").get_by_role("button", name=re.compile("Next|Play it for me")).first
    while choice.inner_text() == "Next":
        choice.click()
    choice.click()
    expect(there.locator('section.board[data-decision="2"]')).to_be_visible()
    assert len(kept_rows(there)["entries"]) > len(file["stores"]["entries"])
    there = look_back(elsewhere)
    expect(there.get_by_role("heading", name="No finished match yet")).to_be_visible()
    elsewhere.start()
    expect(there.locator("a[href*='/local/']")).to_have_count(0)
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


def with_strokes(strokes: list[Any]) -> Callable[[dict[str, Any]], Any]:
    def alter(file: dict[str, Any]) -> Any:
        file["stores"] |= {"pads": [pad_row()], "strokes": strokes}
        return file

    return alter


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
        pad_row(created=1e300),
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
        mistake_row(FIRST, 7, verdict=None),
        mistake_row(FIRST, 7, verdict={"rules_version": 1, "second": "0@99,99,9"}),
        mistake_row(FIRST, 7, seats=9),
        mistake_row(FIRST, 7, options={"luck": "all"}),
        mistake_row(FIRST, 7, actions=[[0, "0@99,99,9"]] * 7),
        mistake_row(FIRST, 7) | {"item": "own:akropolis:mistake-of-mine"},
    ],
    "verdicts": [
        verdict_row(FIRST, "x") | {"record": "abc"},
        verdict_row(FIRST, "x") | {"analysis": []},
        verdict_row(FIRST, "x") | {"engine": 5},
        *(
            damage("analysis", name, value=value)(verdict_row(FIRST, "x"))
            for name, value in [("game", 7), ("depth", "bottomless"), ("depth", ["quick"])]
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
    *((with_strokes([stroke_rows(1)[0] | {"at": at}]), DAMAGED) for at in (-1, 0.5, 1e300)),
    *((with_strokes(stroke_rows(one)), DAMAGED) for one in (-1, 1e9, "5", None)),  # type: ignore[arg-type]
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


# A worker that is asked and never answers; one that answers at once, that nothing is to be chosen anywhere.
_DEAF = "() => { window.Worker = class { postMessage() {} terminate() {} }; }"
_GLIB = """verdicts => {
  window.wished = [];
  window.Worker = class {
    postMessage({ depth }) {
      if (!depth) return;
      window.wished.push(depth);
      const total = verdicts.length;
      verdicts.forEach((verdict, place) =>
        setTimeout(() => this.onmessage({ data: { kind: 'verdict', depth, place, total, verdict } })));
    }
    terminate() {}
  };
}"""


def test_no_verdict_of_a_file_is_ever_shown(anna: Reader, tmp_path: Path) -> None:
    """Whatever it says: only how deep somebody has looked is taken from it, and all is judged here."""
    page = look_back(anna)
    match = played("world_monuments", (ANNA, BELA), seed=3)
    forged = verdict_row(match, engine_of(page, "world_monuments"))
    restore(page, backup_of(begun([match]), verdicts=[forged]), tmp_path)
    assert "900000" not in json.dumps(kept_rows(page)["verdicts"])
    anna.open(f"#/local/{name_of(match)}/replay")
    expect(page.get_by_role("button", name="Analysis")).to_be_visible()
    page.evaluate(_DEAF)
    page.get_by_role("button", name="Analysis").click()
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.locator("progress")).to_have_attribute("value", "0")
    expect(panel.locator("ol")).to_have_text("Not judged yet")  # and not that there are no mistakes
    for shown in (".verdict", ".summary", "table"):
        expect(panel.locator(shown)).to_have_count(0)

    expect(page).to_have_url(re.compile("judged=1"))
    page.reload()
    expect(panel.get_by_role("button", name="Look deeper")).to_be_visible()
    (row_now,) = kept_rows(page)["verdicts"]
    assert row_now["record"] == forged["record"]  # the page has looked for this one
    wanted = analyse(match, "usual")
    assert [one["loss"] for one in row_now["analysis"]["verdicts"]] == [list(one.loss) for one in wanted.verdicts]


def test_a_match_of_a_file_is_looked_at_as_deeply_as_it_was(anna: Reader, tmp_path: Path) -> None:
    page = look_back(anna)
    match = matches(1)[0]
    forged = verdict_row(match, engine_of(page, "akropolis"), kind="flat", loss=0)
    forged["analysis"]["depth"] = "deep"
    restore(page, backup_of(begun([match]), verdicts=[forged]), tmp_path)
    anna.open(f"#/local/{name_of(match)}/replay")
    expect(page.get_by_role("button", name="Analysis")).to_be_visible()
    page.evaluate(_GLIB, forged["analysis"]["verdicts"])
    page.get_by_role("button", name="Analysis").click()
    page.wait_for_function("() => window.wished.length === 3")
    expect(page.get_by_role("region", name="Analysis").locator("progress")).to_have_count(0)
    assert page.evaluate("window.wished") == ["quick", "usual", "deep"]


def test_markup_in_a_file_is_only_text(anna: Reader, tmp_path: Path) -> None:
    page = look_back(anna)
    name = "<img src=x onerror=document.title='gotcha'>"
    row_there = PLAYED | {"seats": [PLAYED["seats"][0], PLAYED["seats"][0] | {"name": name, "mine": False}]}
    row_there |= {"totals": [1, 2], "ranks": [2, 1]}
    restore(page, backup_of([], played=[row_there]), tmp_path)
    expect(page.get_by_role("region", name="How do matches against each opponent go?")).to_contain_text(name)
    assert "gotcha" not in page.title()
