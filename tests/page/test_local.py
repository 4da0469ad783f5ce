"""Tables of this device: no server, bots in a worker, kept by the browser, on after it was closed, offline too."""

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from page.board import Board
from page.exported import Host, Reader, hand_of, saved_record, sit_down
from page.players import MIDDLE, PLAYERS, play
from page.visitor import TITLES
from tetrapolis.core import record as records
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.record import SeatEntry

_OPPONENTS = {"seven_wonders": ("master", "master")}  # which takes three; the others play with two


def play_with_a_pause(game: str, anna: Reader, folder: Path, after: int | None = None) -> None:
    """A match against Masters by mouse, the tab closed after three choices; left `after` some more, or at its end."""
    opponents = _OPPONENTS.get(game, ("master",))
    if game in MIDDLE and after is None:
        bring(anna, folder, begun_by_others(game, MIDDLE[game], *opponents))
    else:
        sit_down(anna, game, "me", *opponents)
    board, hand = hand_of(anna)
    assert play(game, board, hand, most=3) == 3
    anna.keep()
    anna.page.close()
    anna.page = anna.context.new_page()
    anna.watch(anna.page)
    page = anna.start()
    page.get_by_role("link", name=TITLES[game]).first.click()  # the latest one
    board, hand = hand_of(anna)
    if after is not None:
        assert play(game, board, hand, most=after) == after
        return
    assert play(game, board, hand) > 3
    match = saved_record(page, folder)
    assert match.over
    assert [one.player for one in match.players] == ["person", *opponents]
    total = sum(match.scores()[0].values())
    expect(page.get_by_role("region", name="Result")).to_contain_text(str(total))


def begun_by_others(game: str, choices: int, *opponents: str) -> bytes:
    """The record of a match in which Anna has made some choices."""
    players = [SeatEntry("Anna", "person"), *(SeatEntry(f"Bot {n}", one) for n, one in enumerate(opponents, start=2))]
    match, chance = Match(game, len(players), seed=7, players=players), random.Random(7)
    while sum(one.seat == 0 for one in match.played) < choices:
        match.play(chosen_by(match, chance), match.pending[0])
    return match.record().to_json()


@pytest.mark.parametrize("game", PLAYERS)
def test_matches_against_masters_are_closed_and_resumed_then_offline_again(
    game: str, anna: Reader, host: Host, tmp_path: Path
) -> None:
    """The first one is played to its end, and the second one from its beginning, only by `make engine`."""
    play_with_a_pause(game, anna, tmp_path, after=None if "TETRAPOLIS_ENGINE_MATCHES" in os.environ else 1)
    host.stop()  # from now on there is only what the browser has kept
    play_with_a_pause(game, anna, tmp_path)
    host.start()


def chosen_by(match: Match, chance: random.Random) -> str:
    return str(chance.choice(match.legal(match.pending[0])))


@pytest.fixture(scope="module")
def played() -> Match:
    """A match of two people, played to its end."""
    people = [SeatEntry("Anna", "person"), SeatEntry("Béla", "person")]
    match, chance = Match("akropolis", 2, seed=7, players=people), random.Random(7)
    while not match.over:
        match.play(chosen_by(match, chance))
    return match


def bring(anna: Reader, folder: Path, record: bytes) -> Page:
    """Choose a file on the start page."""
    file = folder / "brought.tetrapolis.json"
    file.write_bytes(record)
    page = anna.start()
    page.locator("input[type=file]").set_input_files(file)
    return page


def bring_without_the_last(anna: Reader, folder: Path, played: Match) -> Page:
    match = played.fork()
    match.undo()
    page = bring(anna, folder, match.record().to_json())
    expect(anna.board).to_be_visible()
    return page


def seat_that_wraps(record: Any) -> None:
    record["actions"][0][0] += 1 << 32


def option_for_more(record: Any) -> None:
    record["options"]["first_player"] = 4


def other_winner(record: Any) -> None:
    record["outcome"]["winners"] = [0, 1]


@pytest.mark.parametrize("alter", [seat_that_wraps, option_for_more, other_winner])
def test_an_altered_record_is_refused_with_the_words_of_python(
    alter: Callable[[Any], None], played: Match, anna: Reader, tmp_path: Path
) -> None:
    record = msgspec.json.decode(played.record().to_json())
    alter(record)
    with pytest.raises(TetrapolisError) as refused:
        Match.replay(msgspec.convert(record, records.Record))
    page = bring(anna, tmp_path, msgspec.json.encode(record))
    expect(page.get_by_text(str(refused.value))).to_be_visible()


def test_a_record_is_the_same_however_its_members_are_ordered(played: Match, anna: Reader, tmp_path: Path) -> None:
    record = msgspec.json.decode(played.record().to_json())
    record |= {"plans": {}, "outcome": dict(reversed(record["outcome"].items()))}
    record["outcome"]["points"] = [dict(reversed(one.items())) for one in record["outcome"]["points"]]
    page = bring(anna, tmp_path, msgspec.json.encode(record))
    expect(page.get_by_label("View as")).to_be_visible()


def test_spectators_of_a_replay_read_what_is_open_to_all(played: Match, anna: Reader, tmp_path: Path) -> None:
    page = bring(anna, tmp_path, played.record().to_json())
    page.get_by_role("button", name="One step forward").click()
    said = page.locator(".said [aria-live]")
    expect(said.locator("p").nth(1)).to_be_visible()
    read = said.inner_text()
    page.get_by_label("View as").select_option("none")
    expect(page.get_by_label("View as")).to_have_value("none")
    expect(said).to_have_text(read, use_inner_text=True)


def test_hands_of_a_match_that_is_not_over_are_not_replayed(played: Match, anna: Reader, tmp_path: Path) -> None:
    page = bring_without_the_last(anna, tmp_path, played)
    page.goto(f"{page.url}/replay")
    expect(page.get_by_text("The match is not over yet.")).to_be_visible()


def test_what_is_over_stays_and_seats_move_on_once(played: Match, anna: Reader, tmp_path: Path) -> None:
    anna.wish(notation=True)
    page = bring_without_the_last(anna, tmp_path, played)
    last = played.choices[-1]
    page.locator("#command").fill(played.notation(last))
    page.locator("#command").press("Enter")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_text("The match is over")).not_to_have_count(0)
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    beside = anna.context.new_page()
    beside.goto(page.url)
    expect(beside.get_by_role("region", name="Result")).to_be_visible()
    for tab in (page, beside):
        tab.evaluate(
            "() => { const again = [...document.querySelectorAll('button')].find(one => one.innerText === 'Rematch');"
            " setTimeout(() => { again.click(); again.click(); }, 600 - Date.now() % 600); }"
        )
    for tab in (page, beside):  # there, or shown the way by the other one, who was first
        expect(tab.get_by_role("button", name="Rematch")).to_have_count(0)
    beside.close()
    page = anna.start()
    expect(page.get_by_role("link", name="Akropolis")).to_have_count(2)


def test_bots_choose_where_the_browser_gives_no_locks(anna: Reader) -> None:
    """As on pages that came without encryption."""
    anna.page.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })")
    sit_down(anna, "akropolis", "me", "apprentice")
    board, hand = hand_of(anna)
    assert play("akropolis", board, hand, most=2) == 2


def test_two_tabs_choose_once(played: Match, anna: Reader, tmp_path: Path) -> None:
    """Whoever comes later is told so, or finds nothing left to choose; nothing is lost."""
    anna.wish(notation=True)
    page = bring_without_the_last(anna, tmp_path, played)
    beside = anna.context.new_page()
    beside.goto(page.url)
    last = played.notation(played.choices[-1])
    for tab in (page, beside):
        tab.locator("#command").fill(last)
    for tab in (page, beside):
        tab.evaluate(
            "setTimeout(() => document.querySelector('#command')?.form.requestSubmit(), 600 - Date.now() % 600)"
        )
    for tab in (page, beside):
        expect(tab.get_by_role("region", name="Result")).to_be_visible()
    match = saved_record(page, tmp_path)
    assert match.record().actions == played.record().actions
    for tab in (page, beside):
        expect(tab.get_by_text("could not save")).to_have_count(0)
    beside.close()


_PLAYED_LONG_AGO = """() => new Promise(done => {
  const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => {
    const change = asked.result.transaction('matches', 'readwrite');
    const store = change.objectStore('matches');
    store.getAll().onsuccess = ({ target }) => store.put({ ...target.result[0], rulesVersion: 0 });
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


def test_a_match_under_other_rules_says_so(anna: Reader) -> None:
    """It is kept as it is: a page with its rules can still open it."""
    page = sit_down(anna, "akropolis", "me", "builder")
    page.evaluate(_PLAYED_LONG_AGO)
    page.reload()
    expect(page.get_by_text("This match was played with version 0 of the akropolis rules")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the start page")).to_be_visible()
    page.goto(f"{page.url}/replay")
    expect(page.get_by_text("This match was played with version 0 of the akropolis rules")).to_be_visible()


def test_a_browser_that_keeps_no_settings_shows_the_page_all_the_same(anna: Reader) -> None:
    anna.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    anna.play_now("akropolis")


def test_a_database_that_the_browser_closes_is_opened_again(anna: Reader) -> None:
    """As some do with pages in the background; here its content is gone too, so the match is, but not the next one."""
    sit_down(anna, "akropolis", "me", "builder")
    Board(anna).wait()  # no bot is writing then
    inspector = anna.context.new_cdp_session(anna.page)
    inspector.send("Storage.clearDataForOrigin", {"origin": anna.page.evaluate("origin"), "storageTypes": "indexeddb"})
    anna.menu().get_by_role("link", name="Back to the start page").click()  # without loading the page anew
    anna.starts()
    anna.page.get_by_role("button", name="Play now Akropolis").click()
    expect(anna.board).to_be_visible()


def test_without_the_browser_s_memory_a_table_says_so(anna: Reader) -> None:
    page = sit_down(anna, "akropolis", "me", "builder")
    anna.page.add_init_script("indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); }")
    page.reload()
    expect(page.get_by_text("This match could not be opened on this device")).to_be_visible()
    anna.faults.clear()  # what the browser refused is told on its console
