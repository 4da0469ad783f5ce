"""What people do at tables of this device: share it, take back, let bots play, look ahead; tabs and record files."""

import json
import random
import re
from copy import copy
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from page.board import Board, Thing
from page.exported import Reader, hand_of, saved_record, sit_down
from page.players import PLAYERS, decide, play
from tetrapolis.bots import make_bot
from tetrapolis.core.match import Match
from tetrapolis.core.record import SeatEntry


def hand_cards(page: Page) -> list[str]:
    found: list[str] = page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def choose_a_card(page: Page) -> None:
    page.locator(".hand [data-card]").first.click()
    page.locator(".tray .option:not(.locked)").last.click()


def test_two_people_hand_the_device_over_where_hands_are_hidden(anna: Reader) -> None:
    page = sit_down(anna, "seven_wonders", "me", "here:Béla", "builder")
    Board(anna).wait()
    mine = hand_cards(page)
    choose_a_card(page)
    over = page.get_by_role("region", name="Pass the device to Béla")
    expect(over.get_by_role("button", name="I am Béla")).to_be_focused()
    assert hand_cards(page) == []
    over.get_by_role("button", name="Take back Anna’s choice").click()
    Board(anna).wait()
    assert hand_cards(page) == mine
    choose_a_card(page)
    over.get_by_role("button", name="I am Béla").click()
    Board(anna).wait()
    assert hand_cards(page) and not set(hand_cards(page)) & set(mine)
    before = Board(anna).decision
    choose_a_card(page)  # the last of all: what was chosen is uncovered
    Board(anna).wait(before)
    page.keyboard.press("u")
    # The other bot may have chosen again.
    expect(page.locator(".refusal")).to_have_text(re.compile("^This move cannot be undone|^It is too late to undo"))
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_who_opens_the_table_anew_says_first_who_is_there(anna: Reader) -> None:
    """Béla holds the device, and both must choose: a reload must not show him Anna's hand."""
    page = sit_down(anna, "seven_wonders", "me", "here:Béla", "builder")
    Board(anna).wait()
    mine = hand_cards(page)
    page.reload()
    Board(anna).wait()  # nobody has chosen: whoever set up the table is there
    assert hand_cards(page) == mine
    choose_a_card(page)
    page.get_by_role("button", name="I am Béla").click()
    Board(anna).wait()
    before = Board(anna).decision
    choose_a_card(page)
    Board(anna).wait(before)
    page.reload()
    expect(page.get_by_role("button", name="I am Anna")).to_be_focused()
    assert hand_cards(page) == []
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.keyboard.press("Enter")
    Board(anna).wait()
    assert hand_cards(page)
    expect(shown_person(page)).to_contain_text("Anna")


def shown_person(page: Page) -> Locator:
    return page.get_by_role("region", name="Who is playing").locator("li", has_text="(you)")


def test_where_nothing_is_hidden_the_next_one_goes_on_and_the_last_one_takes_back(anna: Reader) -> None:
    page = sit_down(anna, "akropolis", "me", "here:Béla")
    board, hand = hand_of(anna)
    board.wait()
    first = shown_person(page).inner_text()
    assert play("akropolis", board, hand, most=1) == 1
    expect(shown_person(page)).not_to_have_text(first, use_inner_text=True)
    expect(shown_person(page)).to_contain_text("Béla" if "Anna" in first else "Anna")
    expect(page.get_by_role("button", name="I am ")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(shown_person(page)).to_contain_text("Anna" if "Anna" in first else "Béla")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".refusal")).to_have_text("There is nothing to undo yet.")


def test_who_shares_the_device_lets_a_bot_play_and_comes_back_alone(anna: Reader) -> None:
    """Not the first one at the device, who goes on playing."""
    hold_bots(anna)
    page = sit_down(anna, "seven_wonders", "me", "here:Béla", "builder")
    Board(anna).wait()
    choose_a_card(page)
    page.get_by_role("button", name="I am Béla").click()
    Board(anna).wait()
    let_a_bot_play(page)
    bela = page.get_by_role("region", name="Who is playing").locator("li", has_text="Béla")
    expect(bela).to_contain_text("A bot is standing in")
    page.get_by_role("button", name="Take my seat back").click()
    expect(bela).not_to_contain_text("A bot is standing in")
    expect(page.get_by_text("A bot is standing in")).to_have_count(0)


# -- at the table ------------------------------------------------------------------------------------------------------

_HELD = """() => {
  const held = window.held = [];
  window.Worker = class extends Worker {
    set onmessage(hear) {
      super.onmessage = event => window.held ? held.push(() => hear(event)) : hear(event);
    }
  };
  window.release = () => { window.held = null; held.splice(0).forEach(one => one()); };
}"""


def hold_bots(anna: Reader) -> None:
    """From the next page on, bots think as long as the test wants."""
    anna.page.add_init_script(f"({_HELD})()")


def let_a_bot_play(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("dialog", name="Let a bot play for me").get_by_role("button", name="Let a bot play").click()


def test_a_bot_plays_for_somebody_who_comes_back(anna: Reader) -> None:
    hold_bots(anna)
    page = sit_down(anna, "world_monuments", "me", "builder")
    board, hand = hand_of(anna)
    page.wait_for_function("() => held.length || document.querySelector('[data-decision=\"0\"]')")
    let_a_bot_play(page)
    expect(page.get_by_text("A bot is standing in")).to_be_visible()
    page.wait_for_function("() => held.length")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot is standing in")).to_have_count(0)
    page.evaluate("release()")
    board.wait()
    assert play("world_monuments", board, hand, most=2) == 2
    expect(page.locator("#log")).to_contain_text("Anna is back.")


def wished(board: Board) -> Thing:
    wish = PLAYERS["world_monuments"](board)
    assert wish is not None
    return wish.things[0]


def test_previews_hints_and_languages_need_no_server(anna: Reader) -> None:
    page = sit_down(anna, "world_monuments", "me", "master")
    board, _ = hand_of(anna)
    board.wait()
    before = board.decision
    said = page.locator("section.board .caption .brings")
    expect(said).to_be_empty()
    page.mouse.move(*board.reach(wished(board)))
    expect(said).not_to_be_empty()
    page.mouse.move(2, 2)
    expect(said).to_be_empty()

    confirm = page.get_by_role("button", name="Confirm", exact=True)
    page.keyboard.press("h")
    expect(confirm).to_be_visible()
    expect(said).not_to_be_empty()  # what it would do
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert board.decision == before
    page.keyboard.press("h")
    confirm.click()
    board.settle(before)
    board.wait(before)

    place = board.reach(wished(board))
    page.mouse.move(*place)
    expect(said).not_to_be_empty()
    english = said.inner_text()
    asked = anna.banner.inner_text()
    anna.speak("hu")
    expect(anna.banner).not_to_have_text(asked)
    page.mouse.move(2, 2)
    page.mouse.move(*place)
    expect(said).not_to_be_empty()
    expect(said).not_to_have_text(english, use_inner_text=True)
    main = page.locator("#main").inner_text()
    assert "Anna" in page.locator("#log").inner_text()
    assert not any(key in main for key in ("page-", "board-", "event-", "ask-"))


def test_a_match_is_deleted_from_the_list_after_a_question(anna: Reader) -> None:
    sit_down(anna, "akropolis", "me", "builder")
    Board(anna).wait()
    page = anna.start()
    table = page.get_by_role("link", name="Akropolis")
    delete = page.get_by_role("button", name="Delete match: Akropolis")
    state, button = table.locator(".state").bounding_box(), delete.bounding_box()
    assert state and button
    assert state["x"] + state["width"] <= button["x"]  # it covers nothing
    delete.click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("removed from this device for good")
    question.get_by_role("button", name="Cancel").click()
    expect(table).to_be_visible()
    delete.click()
    question.get_by_role("button", name="Delete match").click()
    expect(table).to_have_count(0)
    expect(page.get_by_role("heading", name="Matches on this device")).to_have_count(0)
    page.reload()
    anna.starts()
    expect(table).to_have_count(0)


# -- several tabs ------------------------------------------------------------------------------------------------------


def test_nothing_comes_back_of_a_match_that_another_tab_deletes(anna: Reader) -> None:
    page = sit_down(anna, "akropolis", "me", "builder")
    board, hand = hand_of(anna)
    board.wait()
    beside = anna.context.new_page()
    beside.goto(anna.address)
    beside.get_by_role("button", name="Delete match: Akropolis").click()
    beside.get_by_role("dialog").get_by_role("button", name="Delete match").click()
    expect(beside.get_by_role("link", name="Akropolis")).to_have_count(0)
    decide("akropolis", board, hand, random.Random(1))
    expect(page.get_by_role("heading", name="Match not found")).to_be_visible()
    beside.reload()
    expect(beside.get_by_role("button", name="Play now")).to_have_count(4)
    expect(beside.get_by_role("link", name="Akropolis")).to_have_count(0)
    beside.close()


def second_tab(anna: Reader) -> Reader:
    """The same table in another tab of the same browser."""
    other = copy(anna)
    other.page = anna.context.new_page()
    other.watch(other.page)
    other.page.on("pageerror", lambda error: anna.faults.append(str(error)))
    other.page.on("console", lambda said: anna.faults.append(said.text) if said.type == "error" else None)
    other.page.goto(anna.page.url)
    expect(other.board).to_be_visible()
    return other


def test_two_tabs_show_one_match(anna: Reader) -> None:
    sit_down(anna, "akropolis", "me", "builder")
    board = Board(anna)
    board.wait()
    other = second_tab(anna)
    beside = Board(other)
    beside.wait()
    assert beside.decision == board.decision
    for here, there in ((anna, other), (other, anna), (anna, other)):
        here.page.bring_to_front()
        before = Board(here).decision
        assert play("akropolis", Board(here), hand_of(here)[1], most=1) == 1
        for one in (here, there):
            assert Board(one).wait(before)
        assert Board(here).decision == Board(there).decision
    log = anna.page.locator("#log")
    expect(other.page.locator("#log li")).to_have_count(log.locator("li").count())
    expect(other.page.locator("#log")).to_have_text(log.inner_text(), use_inner_text=True)


def test_when_the_tab_is_closed_in_which_bots_think_another_one_goes_on(anna: Reader) -> None:
    hold_bots(anna)
    page = sit_down(anna, "akropolis", "me", "builder")
    page.wait_for_function("() => held.length || document.querySelector('[data-decision=\"0\"]')")
    if not page.evaluate("held.length"):
        board, hand = hand_of(anna)
        board.wait()
        assert play("akropolis", board, hand, most=1) == 1
        page.wait_for_function("() => held.length")
    other = second_tab(anna)
    expect(other.banner).to_contain_text("Waiting for")
    page.close()
    assert Board(other).wait()


# -- records -----------------------------------------------------------------------------------------------------------


def finished(folder: Path) -> tuple[Match, Path]:
    """A record that Python has written: Anna is said to have played against a bot."""
    players = (SeatEntry("Anna", "person"), SeatEntry("Builder", "builder"))
    match = Match("akropolis", 2, seed=5, players=players)
    bot = make_bot("greedy", match.game, seed=1)
    while match.pending:
        (seat,) = match.pending
        match.play(bot.choose(match.view(seat)), seat)
    file = folder / "match.tetrapolis.json"
    match.save(file)
    return match, file


def open_file(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)


def test_a_record_of_python_is_replayed_and_played_again(anna: Reader, tmp_path: Path) -> None:
    match, file = finished(tmp_path)
    page = anna.start()
    open_file(page, file)
    steps = len(match.choices)
    expect(page.get_by_text(f"Step 0 of {steps}")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(f"Step 1 of {steps}")).to_be_visible()
    expect(page.locator(".said")).to_contain_text("Anna" if match.played[0].seat == 0 else "Builder")
    page.get_by_role("button", name="Go to the end").click()
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    totals = [str(sum(points.values())) for points in match.scores()]
    for total in totals:
        expect(page.locator(".players").get_by_text(total, exact=True).first).to_be_visible()
    page.wait_for_url(lambda url: f"step={steps}&seat=" in url)
    page.reload()
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()

    page.get_by_role("link", name="Back to the match").click()
    result = page.get_by_role("region", name="Result")
    assert result.locator("text.end").first.text_content() == totals[0]
    expect(result.get_by_role("heading", name="Best moments")).to_be_visible()
    for total in totals:
        expect(result).to_contain_text(total)
    assert saved_record(page, tmp_path).record().actions == match.record().actions
    over = page.url
    result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != over)
    Board(anna).wait()
    expect(shown_person(page)).to_contain_text("Anna")
    expect(page.get_by_role("region", name="Result")).to_have_count(0)
    page.go_back()
    expect(result.get_by_role("link", name="Go to the rematch")).to_be_visible()


def test_an_altered_record_is_refused_with_a_sentence_and_not_kept(anna: Reader, tmp_path: Path) -> None:
    _, file = finished(tmp_path)
    whole = json.loads(file.read_text())
    points = copy(whole["outcome"]["points"])
    points[0] = {name: count + 1 for name, count in points[0].items()}
    outcome = whole["outcome"] | {"points": points}
    first, *others = whole["actions"]
    altered: dict[str, dict[str, Any]] = {
        "The final score in this record does not follow from its moves.": {"outcome": outcome},
        "The commitment in this record does not match its seed.": {"seed": "0" * 32},
        "Move 1 of this record": {"actions": [[1 - first[0], first[1]], *others]},
        "This record is damaged": {"actions": [["Anna", first[1]], *others]},
        "This is not a Tetrapolis match record.": {"format": "chess"},
        "This match was played on boards of its own.": {"plans": {"monument": "0"}},
    }
    page = anna.start()
    for sentence, change in altered.items():
        file.write_text(json.dumps(whole | change))
        open_file(page, file)
        expect(page.get_by_text(sentence)).to_be_visible()
    file.write_text(file.read_text()[:-9])
    open_file(page, file)
    expect(page.get_by_text("it is not valid JSON")).to_be_visible()
    page.reload()
    anna.starts()
    expect(page.get_by_role("heading", name="Matches on this device")).to_have_count(0)


# -- smoothness --------------------------------------------------------------------------------------------------------

# From every question to its answer: how often frames were drawn and timers ran, and what kept them waiting.
_THOUGHTS = """() => {
  const thoughts = window.thoughts = [];
  let now = null;
  const frame = at => {
    if (now) {
      now.frames += 1;
      now.pause = Math.max(now.pause, at - now.last);
      now.last = at;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const turn = () => {
    if (now) now.turns += 1;
    setTimeout(turn);
  };
  turn();
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      for (const one of thoughts)
        if (startTime > one.begun && startTime + duration < one.ended) one.task = Math.max(one.task, duration);
  }).observe({ type: 'longtask' });
  window.Worker = class extends Worker {
    postMessage(said) {
      const begun = performance.now();
      if ('id' in said) now = { begun, ended: 0, frames: 0, turns: 0, last: begun, pause: 0, task: 0 };
      super.postMessage(said);
    }
    set onmessage(hear) {
      super.onmessage = event => {
        now.ended = performance.now();
        thoughts.push(now);
        now = null;
        hear(event);
      };
    }
  };
}"""
_TURNS = 3  # the least, however loaded the machine is: a page that thinks by itself would have none


def test_the_page_moves_on_while_a_master_thinks(anna: Reader) -> None:
    anna.page.add_init_script(f"({_THOUGHTS})()")
    page = sit_down(anna, "akropolis", "me", "master")
    board, hand = hand_of(anna)
    board.wait()
    play("akropolis", board, hand, most=3)
    page.wait_for_function("() => thoughts.length >= 3")
    thoughts = page.evaluate("thoughts")
    for one in thoughts:
        spent = one["ended"] - one["begun"]
        rate = 1000 * one["frames"] / spent
        print(f"\nakropolis: {rate:.0f} frames a second in {spent:.0f} ms of thinking,", end=" ")
        print(f"the longest pause {one['pause']:.0f} ms, the longest task {one['task']:.0f} ms")
    assert sum(one["turns"] for one in thoughts) >= _TURNS
    assert sum(one["frames"] for one in thoughts) > 0
