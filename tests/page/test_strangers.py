"""What somebody new meets: wrong addresses, files that are no records, others without a name, tables to watch."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.board import Board
from page.hands import Mouse
from page.players import play
from page.visitor import Visitor


@pytest.mark.parametrize(
    ("path", "title"),
    [("/m/xyz", "Match not found"), ("/replay/1", "Match not found"), ("/rules", "Page not found"), ("/m", "Page")],
)
def test_an_address_that_leads_nowhere_says_so(path: str, title: str, visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.open(path)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.get_by_role("link", name="Back to the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_have_count(4)


def test_what_is_wrong_with_a_file_is_said_in_sight_and_moves_nothing(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    anna = visit(quiet=True, viewport={"width": 1366, "height": 768})
    page = anna.start()
    (tmp_path / "poem.json").write_text('{"roses": "red"}')
    choose = page.get_by_role("button", name="Choose a file")
    choose.scroll_into_view_if_needed()
    before = choose.bounding_box()
    with page.expect_file_chooser() as choosing:
        choose.click()
    choosing.value.set_files(tmp_path / "poem.json")
    expect(page.get_by_role("alert")).to_contain_text("not a Tetrapolis match record")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert choose.bounding_box() == before
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_people_without_a_name_are_told_apart_in_every_language(visit: Callable[..., Visitor]) -> None:
    anna, bela, zoe = visit(), visit(locale="hu-HU"), visit()
    page = anna.start()
    page.get_by_role("button", name="Invite friends Akropolis").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.get_by_label("First player").select_option("Seat 1")
    dialog.get_by_role("button", name="Set up the table").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    bela.page.goto(link)
    bela.page.get_by_role("button", name="Leülés ide").click()
    expect(page.get_by_text("Guest 2")).to_be_visible()
    expect(bela.page.get_by_text("2. vendég")).to_be_visible()
    zoe.page.goto(link)
    expect(zoe.page.get_by_text("You can watch as soon as the match starts")).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    expect(zoe.banner).to_contain_text("You are watching")
    expect(zoe.banner).to_contain_text("Waiting for Guest")
    for person in (anna, bela):
        expect(person.page.locator("section.board")).to_be_visible()
    expect(bela.banner).to_have_text("Várjuk: Vendég")
    for person in (anna, bela):
        expect(person.banner).not_to_contain_text("watching")
    users = [person.look("session")["user"] for person in (anna, bela)]
    assert not any(users[0].encode() in text for text in bela.told())
    assert not any(users[1].encode() in text for text in anna.told())


def test_where_nothing_is_secret_a_shared_device_needs_no_handing_over(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_at("akropolis", "me", "me:Béla", options={"first_player": "1"})
    page, board = anna.page, Board(anna)
    board.wait()
    play("akropolis", board, Mouse(board), most=1)
    expect(page.locator(".rail .me")).to_contain_text("Béla")
    board.wait("-")
    play("akropolis", board, Mouse(board), most=1)
    expect(page.locator(".rail .me")).to_contain_text("Anna")
    expect(page.get_by_role("button", name="I am")).to_have_count(0)
    page.locator(".banner").get_by_role("button", name="Undo").click()  # it is Béla who chose last
    expect(page.locator(".rail .me")).to_contain_text("Béla")


_ODD = ["\u05d3\u05d5\u05d3 \u05d4\u05de\u05dc\u05da", "W" * 40, "👩‍🚀🏛️" * 9, "<b>Zoë</b> {$x} [/b]"]


@pytest.mark.parametrize("width", [1366, 390])
def test_odd_names_are_shown_as_they_are_and_break_nothing(width: int, visit: Callable[..., Visitor]) -> None:
    anna = visit(_ODD[0], viewport={"width": width, "height": 800})
    others = (f"me:{name}" for name in _ODD[1:])
    match = anna.new_match("akropolis", "me", *others, start=False, options={"first_player": "2"})
    page = anna.open(f"/m/{match}")
    for shown in ("table that waits", "table"):
        expect(page.get_by_text(_ODD[1]).first).to_be_visible()
        expect(page.get_by_text(_ODD[3]).first).to_be_visible()
        assert page.locator("b").count() == 0
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, shown
        if shown == "table that waits":
            page.get_by_role("button", name="Start the match").click()
            expect(anna.board).to_be_visible()
