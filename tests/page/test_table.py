"""What a table offers besides its board: refusals with their rule, rules, languages, sharing a device, what is new."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from page.board import Board
from page.hands import Mouse
from page.players import PLAYERS, play
from page.visitor import TITLES, Visitor

_REFUSED = {
    "akropolis": ("0@9,9,0", "AK-"),
    "ginkgopolis": ("done", "GK-"),
    "seven_wonders": ("build palace", "SW-"),
    "world_monuments": ("pass", "WM-"),
}


def _type(page: Page, text: str) -> None:
    page.keyboard.press("/")
    expect(page.get_by_label("Type a move")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", _REFUSED)
def test_a_refusal_says_why_and_its_rule_opens(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(expert=True)
    anna.sit_at(game, "me", *["builder"] * (2 if game == "seven_wonders" else 1))
    Board(anna).wait()
    action, rules = _REFUSED[game]
    _type(anna.page, action)
    link = anna.page.get_by_role("button", name=rules)
    expect(link.first).to_be_visible()
    rule = link.first.inner_text()
    link.first.click()
    dialog = anna.page.get_by_role("dialog", name=f"{TITLES[game]}")
    expect(dialog).to_be_visible()
    expect(dialog.locator(f"#rule-{rule}")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_cannot_be_read_is_refused_with_an_example(visit: Callable[..., Visitor]) -> None:
    anna = visit(expert=True)
    anna.sit_at("akropolis", "me", "builder")
    Board(anna).wait()
    _type(anna.page, "castle")
    expect(anna.page.get_by_text("“castle” is not a move")).to_be_visible()


def test_the_language_changes_at_any_time(visit: Callable[..., Visitor]) -> None:
    anna = visit(expert=True)
    page = anna.start()
    for code, play_now in (("hu", "Játék indítása"), ("uk", "Грати"), ("en", "Play now")):
        anna.speak(code)
        expect(page.get_by_role("button", name=play_now)).to_have_count(4)
    anna.sit_at("seven_wonders", "me", "builder", "builder")
    Board(anna).wait()
    before = page.locator("#main").inner_text()
    for code in ("hu", "uk"):
        anna.speak(code)
        expect(anna.banner).not_to_contain_text("Choose one")
        text = page.locator("#main").inner_text()
        assert text != before
        assert "page-" not in text and "board-" not in text and "event-" not in text
        _type_in(page, "build palace")
        expect(page.get_by_role("button", name="SW-").first).to_be_visible()
        told = page.locator(".refusal").inner_text()
        assert "is not allowed" not in told
    anna.speak("en")
    expect(anna.banner).to_contain_text("Choose one of your 7 cards")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def _type_in(page: Page, text: str) -> None:
    page.locator("#command").fill(text)
    page.locator("#command").press("Enter")


def test_rules_are_one_key_away_in_every_language(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("world_monuments", "me", "builder")
    page = anna.page
    for code, word in (("en", "the rules"), ("hu", "a játékszabály"), ("uk", "правила гри")):
        anna.speak(code)
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name=word)
        expect(dialog.locator("dd").nth(20)).to_be_attached()
        assert len(dialog.inner_text()) > 3000
        page.keyboard.press("Escape")


def test_hot_seat_hides_each_hand_until_the_next_person_is_there(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("ginkgopolis", "me", "me:Béla", options={"characters": "intro"})
    page, board = anna.page, Board(anna)
    board.wait()
    hand = page.get_by_role("region", name="Your cards")
    mine = hand.inner_text()
    play("ginkgopolis", board, Mouse(board), most=1)
    over = page.get_by_role("region", name="Pass the device to Béla")
    expect(over).to_be_visible()
    expect(hand).to_have_count(0)
    expect(page.get_by_role("button", name="I am Béla")).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand).to_be_visible()
    assert hand.inner_text() != mine
    play("ginkgopolis", board, Mouse(board), most=1)
    page.get_by_role("button", name="I am ").or_(hand).first.wait_for()
    page.reload()  # nobody knows who has done so
    expect(page.get_by_role("button", name="I am ")).to_be_focused()
    expect(hand).to_have_count(0)


def test_who_has_just_chosen_takes_it_back_before_the_device_is_handed_over(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = anna.sit_at("seven_wonders", "me", "me:Béla", "me:Csilla")
    page, board = anna.page, Board(anna)
    board.wait()
    hand = page.locator(".hand [data-card]")
    mine = hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    hand.first.click()
    page.locator(".tray .option:not(.locked)").last.click()
    expect(page.get_by_role("button", name="I am Béla")).to_be_focused()
    page.get_by_role("button", name="Take back Anna’s choice").click()
    expect(hand).to_have_count(len(mine))
    assert hand.evaluate_all("cards => cards.map(card => card.dataset.card)") == mine
    assert not anna.look(f"matches/{match}")["view"]["players"][0]["ready"]
    hand.first.click()
    page.locator(".tray .option:not(.locked)").last.click()
    page.get_by_role("button", name="I am Béla").click()
    expect(hand).to_have_count(len(mine))
    assert hand.evaluate_all("cards => cards.map(card => card.dataset.card)") != mine


def test_who_opens_a_shared_table_anew_takes_back_nothing_by_keys(visit: Callable[..., Visitor]) -> None:
    """Anna has chosen; whoever reloads the page may be Béla, who is not offered to take that back."""
    anna = visit()
    match = anna.sit_at("seven_wonders", "me", "me:Béla", "builder")
    page, board = anna.page, Board(anna)
    board.wait()
    _choose_a_card(page)
    expect(page.get_by_role("button", name="I am Béla")).to_be_focused()
    page.reload()
    expect(page.get_by_role("button", name="I am Béla")).to_be_focused()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.keyboard.press("u")
    page.keyboard.press("Enter")
    board.wait()
    before = board.decision
    _choose_a_card(page)  # the last of all, unless that of Anna was taken back
    board.answered(before).or_(page.get_by_role("button", name="I am Anna")).first.wait_for()
    assert not page.get_by_role("button", name="I am Anna").count()
    kinds = [entry["kind"] for entry in anna.look(f"matches/{match}/log")]
    assert "undone" not in kinds


def _choose_a_card(page: Page) -> None:
    page.locator(".hand [data-card]").first.click()
    page.locator(".tray .option:not(.locked)").last.click()


def test_who_shares_a_device_resigns_alone(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = anna.sit_at("seven_wonders", "me", "me:Béla", "me:Csilla")
    page = anna.page
    Board(anna).wait()
    page.locator(".hand [data-card]").first.click()
    page.locator(".tray .option:not(.locked)").last.click()
    page.get_by_role("button", name="I am Béla").click()
    anna.menu()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("region", name="Pass the device to Csilla")).to_be_visible()
    assert [one["resigned"] for one in anna.look(f"matches/{match}")["seats"]] == [False, True, False]


def test_a_phone_shows_the_whole_of_what_is_asked(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 360, "height": 740})
    anna.sit_at("seven_wonders", "me", "builder", "builder")
    Board(anna).wait()
    for lang in ("en", "hu", "uk"):
        anna.speak(lang)
        ask = anna.page.locator(".banner .ask")
        hidden = ask.evaluate("one => one.scrollHeight - one.clientHeight")
        assert hidden < 8, f"{lang}: a line would be 20"
        box, beside = ask.bounding_box(), anna.page.locator(".banner .buttons").bounding_box()
        assert box is not None and beside is not None
        assert box["x"] + box["width"] <= beside["x"] + 1, lang


def _two_people(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Two people at a table; the first one begins."""
    anna, bela = visit("Anna"), visit("Béla")
    match = anna.new_match("akropolis", "me", "open", start=False, options={"first_player": "1"})
    bela.ask("session", name="Béla")
    bela.ask(f"matches/{match}/join")
    anna.ask(f"matches/{match}/start")
    for person in (anna, bela):
        person.open(f"/m/{match}")
        person.board.wait_for()
    return anna, bela


def test_the_title_says_whose_turn_it_is_and_the_log_marks_what_is_new(visit: Callable[..., Visitor]) -> None:
    anna, bela = _two_people(visit)
    expect(anna.page).to_have_title("● Your turn · Akropolis")
    expect(bela.page).to_have_title("Akropolis · Tetrapolis")
    expect(bela.banner).to_contain_text("Waiting for Anna")
    for person in (anna, bela):
        board = Board(person)
        board.wait()
        play("akropolis", board, Mouse(board), most=1)
    expect(anna.page).to_have_title("● Your turn · Akropolis")
    expect(anna.page.get_by_text("Since your last turn")).to_be_visible()
    anna.page.get_by_role("button", name="Recap").click()
    expect(anna.page.locator("[data-decision='']")).to_be_visible()  # the past is shown, nothing can be chosen
    Board(anna).wait()


def test_undo_takes_a_choice_back_while_others_still_think(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    match = anna.new_match("seven_wonders", "me", "open", "builder", start=False)
    bela.ask("session", name="Béla")
    bela.ask(f"matches/{match}/join")
    anna.ask(f"matches/{match}/start")
    anna.open(f"/m/{match}")
    board = Board(anna)
    board.wait()
    play("seven_wonders", board, Mouse(board), most=1)
    board.settle("0")
    expect(anna.banner).to_contain_text("Waiting for Béla")
    anna.page.keyboard.press("u")
    board.wait()
    assert board.decision == "0"


@pytest.mark.parametrize("game", PLAYERS)
def test_a_choice_can_be_confirmed_first(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm each move").check()
    page.keyboard.press("Escape")
    anna.sit_at(game, "me", *["builder"] * (2 if game == "seven_wonders" else 1))
    board = Board(anna)
    board.wait()
    before = board.decision
    play(game, board, Mouse(board), most=1)
    confirm = page.get_by_role("button", name="Confirm", exact=True).first
    expect(confirm).to_be_visible()
    assert board.decision == before
    confirm.click()
    board.settle(before)


@pytest.mark.parametrize("game", PLAYERS)
def test_a_hint_is_a_choice_that_can_be_confirmed_or_not(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at(game, "me", *["builder"] * (2 if game == "seven_wonders" else 1))
    board = Board(anna)
    board.wait()
    before = board.decision
    confirm = anna.page.get_by_role("button", name="Confirm", exact=True)
    anna.page.keyboard.press("h")
    expect(confirm).to_be_visible()
    anna.page.locator(".banner").get_by_role("button", name="Undo").click()
    expect(confirm).to_have_count(0)
    assert board.decision == before
    anna.page.keyboard.press("h")
    confirm.click()
    board.settle(before)
    assert board.decision != before


def test_among_people_there_are_no_hints(visit: Callable[..., Visitor]) -> None:
    for person in _two_people(visit):
        expect(person.page.get_by_role("button", name="Rules")).to_be_visible()
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
