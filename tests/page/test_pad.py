"""Score pads in the browser: a whole table of each game written by hand on a phone, without a server or a network."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.exported import Host, Reader
from page.visitor import TITLES
from tetrapolis.core.paper import Paper

PHONE = {"width": 390, "height": 844}
_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
_NAMES = ("Anna", "Béla", "Dóra")

# What is called out: by category, how it is entered, and the numbers of each player.
_CALLED: dict[str, list[tuple[str, str, list[list[int]]]]] = {
    "akropolis": [
        ("house", "", [[7, 3], [9, 1], [4, 2]]),
        ("market", "", [[5, 4], [0, 0], [3, 2]]),
        ("barracks", "", [[6, 2], [4, 6], [2, 4]]),
        ("temple", "", [[8, 2], [3, 4], [1, 2]]),
        ("garden", "", [[2, 3], [6, 0], [7, 6]]),
        ("stones", "", [[3], [2], [11]]),
    ],
    "seven_wonders": [
        ("wonder", "Points", [[10], [7], [13]]),
        ("treasury", "", [[11], [2], [7]]),
        ("conflicts", "", [[2, 1, 0, 1], [0, 1, 2, 2], [0, 0, 2, 3]]),
        ("blue", "", [[14], [3], [21]]),
        ("yellow", "", [[4], [0], [6]]),
        ("green", "", [[2, 1, 3, 1], [0, 0, 0, 0], [1, 1, 1, 0]]),
        ("purple", "Points", [[9], [5], [0]]),
    ],
    "ginkgopolis": [
        ("points", "", [[41], [52], [38]]),
        ("cards", "Points", [[12], [9], [23]]),
        ("tokens", "", [[1], [2], [0]]),
        ("districts", "Points", [[33], [20], [41]]),
    ],
    "world_monuments": [
        ("stones", "", [[61], [58], [40]]),
        ("black", "", [[1], [0], [2]]),
        ("losses", "", [[2], [4], [0]]),
        ("gems", "", [[4], [1], [3]]),
    ],
}
# The entries that these are.
_KINDS: dict[tuple[str, str], list[tuple[Any, ...]]] = {
    **{
        ("akropolis", district): [("value", district), ("stars", district)]
        for district in ("house", "market", "barracks", "temple", "garden")
    },
    ("akropolis", "stones"): [("stones",)],
    ("seven_wonders", "treasury"): [("coins",)],
    ("seven_wonders", "conflicts"): [("won", 1), ("won", 2), ("won", 3), ("lost",)],
    ("seven_wonders", "green"): [("symbol", "compass"), ("symbol", "gear"), ("symbol", "tablet"), ("symbol", "free")],
    ("ginkgopolis", "points"): [("earned",)],
    ("ginkgopolis", "tokens"): [("tokens",)],
    ("world_monuments", "stones"): [("track",)],
    ("world_monuments", "black"): [("black",)],
    ("world_monuments", "losses"): [("losses",)],
    ("world_monuments", "gems"): [("gems",)],
}


@pytest.fixture
def reader(browser: Browser, host: Host) -> Iterator[Reader]:
    found = Reader(browser, host, viewport=PHONE, accept_downloads=True)
    yield found
    found.leave()
    assert found.failed == []
    assert not [one for one in found.asked if "/api/" in one]


def begin(reader: Reader, game: str, seats: int = 3) -> Page:
    """A new pad with names and a place."""
    page = reader.open("#/pad")
    page.get_by_role("button", name=TITLES[game], exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Number of players").get_by_role("button", name=str(seats), exact=True).click()
    for number, name in enumerate(_NAMES[:seats], 1):
        dialog.get_by_label(f"Player {number}").fill(name)
    dialog.get_by_label("Place").fill("Kitchen")
    dialog.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("table")).to_be_visible()
    return page


def cell(page: Page, category: str, party: int) -> Any:
    return page.locator(f'[data-category="{category}"][data-cell^="{party} "]')


def editor(page: Page) -> Any:
    return page.locator(".editor")


def totals(page: Page) -> list[int]:
    return [int(text.replace("−", "-")) for text in page.locator(".total").all_inner_texts()]


def ranks(page: Page) -> list[int]:
    return [int(text.strip(". ")) for text in page.locator(".places td").all_inner_texts()]


def settled(page: Page, wanted: list[int]) -> None:
    """Everything is on the disk, and the totals are these."""
    page.wait_for_function(
        "wanted => JSON.stringify([...document.querySelectorAll('.total')].map(one =>"
        " Number(one.textContent.trim().replace('−', '-')))) === JSON.stringify(wanted)",
        arg=wanted,
    )


@pytest.mark.parametrize("game", _CALLED)
def test_a_table_is_written_by_category_and_nothing_is_lost(reader: Reader, host: Host, game: str) -> None:
    """As it is called out, number for number, without a network; the engine counts the same; a closed tab keeps it."""
    paper, page = Paper(game, 3), begin(reader, game)
    reader.keep()
    host.stop()
    for category, way, numbers in _CALLED[game]:
        cell(page, category, 0).click()
        for party, called in enumerate(numbers):
            if way:
                editor(page).get_by_role("button", name=way, exact=True).first.click()
                editor(page).get_by_role("spinbutton").first.focus()
            expect(editor(page)).to_have_attribute("aria-label", re.compile(f"^{_NAMES[party]}: "))
            for number in called:
                for digit in str(number):
                    page.keyboard.press(digit)
                page.keyboard.press("Enter")
            kinds = [("number", category)] if way else _KINDS.get((game, category), [("number", category)])
            for (kind, *keys), number in zip(kinds, called, strict=True):
                paper.write(kind, party, *keys, number)
    counted = paper.count()
    wanted = [sum(points.values()) for points in counted.points]
    settled(page, wanted)
    assert ranks(page) == counted.places
    for party, points in enumerate(counted.points):
        for category, number in points.items():
            there = cell(page, category, party)
            if there.count():
                assert int(there.inner_text().strip().replace("−", "-")) == number, (category, party)
    address = page.url
    page.close(run_before_unload=False)

    again = reader.context.new_page()
    reader.watch(again)
    again.goto(address)
    settled(again, wanted)
    again.get_by_role("button", name="Undo").click()
    again.wait_for_function("old => document.querySelector('tfoot').textContent !== old", arg="")
    paper.undo()
    settled(again, [sum(points.values()) for points in paper.count().points])
    again.goto(f"{host.address}#/pad")
    line = again.get_by_role("listitem").filter(has_text="Kitchen")
    expect(line).to_contain_text("Anna")
    line.get_by_role("button", name=re.compile("^Delete pad")).click()
    again.get_by_role("dialog").get_by_role("button", name="Delete pad").click()
    expect(again.get_by_text("Nothing written yet.")).to_be_visible()
    host.start()


def test_districts_without_a_plaza_are_asked_about_and_impossible_stars_refused(reader: Reader) -> None:
    page = begin(reader, "akropolis", 2)
    cell(page, "garden", 0).click()
    page.keyboard.press("5")
    expect(page.get_by_text("Anna has gardens worth 5, but no plaza for them")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("4")
    expect(editor(page).get_by_role("alert")).to_contain_text("AK-27")
    page.keyboard.press("3")
    settled(page, [15, 0])
    expect(page.get_by_text("no plaza for them")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Anna, total: 15")).click()
    expect(page.get_by_role("dialog").get_by_text("5 × 3 ★ = 15")).to_be_visible()


def test_a_city_of_akropolis_is_laid_tile_by_tile(reader: Reader) -> None:
    page = begin(reader, "akropolis", 2)
    paper = Paper("akropolis", 2)
    cell(page, "house", 0).click()
    editor(page).get_by_role("button", name="Lay the tiles").click()
    dialog = page.get_by_role("dialog")
    for _ in range(5):
        dialog.locator(".tile").first.click()
        spot = dialog.locator(".spot").first
        spot.focus()
        page.keyboard.press("Enter")
        laid = dialog.locator(".row strong")
        dialog.get_by_role("button", name="Lay it here").click()
        expect(laid).to_be_visible()
    kept = page.evaluate(
        """() => new Promise((done, fail) => {
          const asked = indexedDB.open('tetrapolis');
          asked.onsuccess = () => {
            const all = asked.result.transaction('strokes').objectStore('strokes').getAll();
            all.onsuccess = () => done(all.result.flatMap(({ edits }) => edits ?? []));
            all.onerror = fail;
          };
        })"""
    )
    for edit in kept:
        entry = edit["write"]
        paper.write(entry["kind"], entry["party"], *entry["keys"], *entry["values"])
    assert len(paper.entries) == 5
    page.keyboard.press("Escape")
    settled(page, [sum(points.values()) for points in paper.count().points])


def test_cities_of_7_wonders_are_built_card_by_card(reader: Reader) -> None:
    """Guilds see the neighbours' cards."""
    page = begin(reader, "seven_wonders")
    paper = Paper("seven_wonders", 3)
    cell(page, "purple", 0).click()
    editor(page).get_by_role("button", name="Card by card").click()
    dialog = page.get_by_role("dialog")
    cities = {"Anna": ["spies_guild", "altar"], "Béla": ["stockade", "barracks", "gardens"], "Dóra": ["stockade"]}
    for name, cards in cities.items():
        dialog.get_by_role("group", name="Players").get_by_role("button", name=name).click()
        for card in cards:
            search = card.replace("_", " ")
            dialog.get_by_role("searchbox").fill(search)
            button = dialog.locator("li button").first
            button.click()
            if card == "stockade" and name == "Dóra":
                expect(dialog.get_by_role("alert")).to_contain_text("SW-2")
                continue
            expect(button).to_have_attribute("aria-pressed", "true")
            paper.write("card", list(_NAMES).index(name), card)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    counted = paper.count()
    assert counted.points[0]["purple"] == 2
    settled(page, [sum(points.values()) for points in counted.points])


def test_districts_of_ginkgopolis_and_stones_of_world_monuments(reader: Reader) -> None:
    page = begin(reader, "ginkgopolis")
    cell(page, "districts", 0).click()
    editor(page).get_by_role("button", name="District by district").click()
    dialog = page.get_by_role("dialog")
    for name, resources in (("Anna", 4), ("Béla", 4), ("Dóra", 1)):
        box = dialog.get_by_role("textbox", name=name)
        box.fill(str(resources))
        box.press("Tab")
    expect(dialog.get_by_label("Tallest building")).to_have_count(2)
    dialog.get_by_label("Tallest building").last.fill("3")
    dialog.get_by_label("Tallest building").last.press("Tab")
    page.keyboard.press("Escape")
    settled(page, [4, 9, 0])

    page = begin(reader, "world_monuments")
    cell(page, "stones", 0).click()
    editor(page).get_by_role("button", name="Stone by stone").click()
    dialog = page.get_by_role("dialog")
    stones = dialog.locator(".stone")
    stones.nth(0).click()
    expect(stones.nth(0)).to_have_attribute("aria-pressed", "true")
    stones.last.click()
    expect(dialog.get_by_role("alert")).to_contain_text("WM-34")
    page.keyboard.press("Escape")
    settled(page, [11, 10, 10])


def test_players_come_and_go_while_numbers_stand_on_the_pad(reader: Reader) -> None:
    """Whoever has nothing leaves at once, whoever has something is asked about; undo brings everything back."""
    page = begin(reader, "world_monuments")
    for party, points in enumerate((30, 41, 52)):
        cell(page, "stones", party).click()
        page.keyboard.type(str(points))
    settled(page, [30, 41, 52])

    def change() -> Any:
        page.get_by_role("button", name="Players, date and place").last.click()
        return page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Save"))

    dialog = change()
    dialog.get_by_role("button", name="Add a player").click()
    dialog.get_by_role("combobox", name="Player 4").fill("Eve")
    expect(dialog.get_by_role("button", name="Add a player")).to_have_count(0)
    dialog.get_by_role("button", name="Save").click()
    settled(page, [30, 41, 52, 10])
    cell(page, "gems", 3).click()
    page.keyboard.type("5")
    settled(page, [30, 41, 52, 25])

    dialog = change()
    dialog.get_by_role("button", name="Take Béla off the pad").click()
    question = page.get_by_role("dialog").filter(has_text="Undo brings it back")
    question.get_by_role("button", name="Cancel").click()
    expect(dialog.get_by_role("combobox", name=re.compile("^Player"))).to_have_count(4)
    dialog.get_by_role("button", name="Take Béla off the pad").click()
    assert faults(page) == []
    question.get_by_role("button", name="Take Béla off the pad").click()
    dialog.get_by_role("button", name="Move Eve up").click()
    dialog.get_by_role("button", name="Save").click()
    settled(page, [30, 25, 52])
    expect(page.locator("thead .name")).to_have_text(["Anna", "Eve", "Dóra"])
    page.reload()
    settled(page, [30, 25, 52])
    page.get_by_role("button", name="Undo").click()
    settled(page, [30, 41, 52, 25])
    page.get_by_role("button", name="Undo").click()
    settled(page, [30, 41, 52, 10])
    page.get_by_role("button", name="Undo").click()
    settled(page, [30, 41, 52])
    dialog = change()
    dialog.get_by_role("button", name="Add a player").click()
    dialog.get_by_role("button", name="Take Player 4 off the pad").click()
    dialog.get_by_role("button", name="Save").click()
    settled(page, [30, 41, 52])
    assert faults(page) == []


def test_what_cannot_be_copied_or_deleted_is_said(reader: Reader) -> None:
    page = begin(reader, "akropolis", 2)
    page.get_by_role("button", name="Share").click()
    page.evaluate(
        """() => {
          const writeText = () => Promise.reject(new Error('no'));
          Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
          document.execCommand = () => false;
        }"""
    )
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy the text").click()
    expect(dialog.get_by_role("status")).to_contain_text("could not be copied")
    selected = page.evaluate("() => getSelection().toString() || document.activeElement.value")
    assert "Akropolis" in selected
    page.evaluate("() => { document.execCommand = () => true; }")
    dialog.get_by_role("button", name="Copy the text").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied")
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Score pad").click()
    line = page.get_by_role("listitem").filter(has_text="Kitchen")
    expect(line).to_be_visible()
    page.evaluate("() => { IDBObjectStore.prototype.delete = () => { throw new Error('no'); }; }")
    line.get_by_role("button", name=re.compile("^Delete pad")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete pad").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be saved")
    expect(line).to_be_visible()
    assert all("Error: no" in fault for fault in reader.faults)  # told to whoever looks for the cause
    reader.faults.clear()


def test_a_pad_goes_to_another_phone_and_strange_files_are_refused(
    reader: Reader, browser: Browser, host: Host, tmp_path: Path
) -> None:
    page = begin(reader, "world_monuments", 2)
    cell(page, "stones", 0).click()
    page.keyboard.type("57")
    settled(page, [57, 10])
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("The pad as text")).to_have_value(re.compile("1. Anna: 57"))
    log = dialog.get_by_role("link", name="BG Stats").get_attribute("href") or ""
    assert log.startswith("https://app.bgstatsapp.com/createPlay.html?data=") and len(log) < 8000
    with page.expect_download() as picture:
        dialog.get_by_role("button", name="Save the picture").click()
    assert Path(picture.value.path()).read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the file").click()
    file = tmp_path / "pad.json"
    file.write_bytes(Path(saved.value.path()).read_bytes())

    other = Reader(browser, host, viewport=PHONE)
    page = other.open("#/pad")
    expect(page.get_by_role("button", name="Open a pad file")).to_be_visible()
    said = json.loads(file.read_text())
    gems = {"kind": "gems", "party": 0, "keys": [], "values": [9]}
    for strange, why in (
        ("no JSON", "not a score pad"),
        (json.dumps({"format": "else"}), "not a score pad"),
        (json.dumps({**said, "version": 2}), "another version"),
        (json.dumps({**said, "game": "__proto__"}), "not here"),
        (json.dumps({**said, "seats": 40}), "damaged: seats"),
        (json.dumps({**said, "names": ["<b>"]}), "damaged: names"),
        (json.dumps({**said, "date": "yesterday"}), "damaged: date"),
        (json.dumps({**said, "entries": [{"kind": "gems", "party": 7, "keys": [], "values": [1]}]}), "entry 1"),
        *(
            (json.dumps({**said, "entries": [gems | strange]}), "entry 1")
            for strange in (
                {"values": [-1]},
                {"values": [1e9]},
                {"values": [0.5]},
                {"values": ["9"]},
                {"values": [None]},
                {"kind": "constructor"},
                {"kind": "number", "keys": ["constructor"]},
                {"kind": "number", "keys": ["__proto__"]},
                {"party": -1},
                {"party": "0"},
            )
        ),
        (json.dumps({**said, "entries": [gems] * 9000}), "damaged: entries"),
        (json.dumps({**said, "entries": [gems, gems]}), "entry 2"),
        (json.dumps({**said, "entries": [gems, {**gems, "party": 1}]}), "WM-1"),
        ("x" * (2 << 20), "too large"),
    ):
        bad = tmp_path / "bad.json"
        bad.write_text(strange)
        page.locator("input[type=file]").set_input_files(bad)
        expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()
        page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_text("Nothing written yet.")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    settled(page, [57, 10])
    other.leave()


def faults(page: Page) -> list[str]:
    page.evaluate(_AXE.read_text())
    rules: dict[str, Any] = {"runOnly": {"type": "tag", "values": _WCAG}, "resultTypes": ["violations"]}
    found = page.evaluate("rules => axe.run(document, rules)", rules)
    return [f"{one['id']}: {node['target']}" for one in found["violations"] for node in one["nodes"]]


_BUILDS = {
    "akropolis": [("house", "Lay the tiles")],
    "seven_wonders": [("purple", "Card by card")],
    "ginkgopolis": [
        ("cards", "Card by card"),
        ("districts", "District by district"),
        ("districts", "Build the city"),
    ],
    "world_monuments": [("stones", "Stone by stone")],
}


@pytest.mark.parametrize("game", _BUILDS)
def test_axe_finds_nothing_on_any_pad_in_either_theme(reader: Reader, game: str) -> None:
    page = begin(reader, game)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        cell(page, _BUILDS[game][0][0], 1).click()
        expect(editor(page)).to_be_visible()
        assert faults(page) == []
        for category, name in _BUILDS[game]:
            cell(page, category, 0).click()
            editor(page).get_by_role("button", name=name).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert faults(page) == [], name
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name="Share").click()
        assert faults(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Close").click()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
    reader.open("#/pad")
    expect(page.get_by_role("listitem").filter(has_text="Kitchen")).to_be_visible()
    assert faults(page) == []
