"""What cannot be taken back is asked about first, in a dialog that says what will happen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.board import Board
from page.visitor import Visitor


@pytest.mark.parametrize(
    ("command", "words", "field"),
    [("Resign", "cannot take your seat back", "resigned"), ("Let a bot play for me", "within seconds", "stand_in")],
)
def test_giving_up_the_seat_is_asked_about_first(
    command: str, words: str, field: str, visit: Callable[..., Visitor]
) -> None:
    anna = visit()
    match = anna.sit_at("world_monuments", "me", "builder")
    page = anna.page
    Board(anna).wait()
    anna.menu()
    button, dialog = page.get_by_role("button", name=command), page.get_by_role("dialog", name=command)
    for leave in ("Escape", "Enter"):  # what has the focus at first is the way back
        button.focus()
        page.keyboard.press("Enter")
        expect(dialog).to_contain_text(words)
        expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
        page.keyboard.press(leave)
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()
        assert not anna.look(f"matches/{match}")["seats"][0][field]
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name=command).press("Enter")
    expect(
        page.get_by_text("A bot is standing in").or_(page.get_by_role("region", name="Result")).first
    ).to_be_visible()
    assert anna.look(f"matches/{match}")["seats"][0][field]


def test_leaving_a_table_is_asked_about_first(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = anna.new_match("akropolis", "me", "open", start=False)
    page = anna.open(f"/m/{match}")
    leave, dialog = page.get_by_role("button", name="Leave the table"), page.get_by_role("dialog")
    leave.click()
    expect(dialog).to_contain_text("can start the match without you")
    dialog.get_by_role("button", name="Cancel").click()
    assert anna.look(f"matches/{match}")["seats"][0]["kind"] == "person"
    leave.click()
    dialog.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(2)
