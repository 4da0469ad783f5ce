"""The account: made by a guest who keeps the seats, with a new password, and deleted in the end."""

from collections.abc import Callable

from playwright.sync_api import expect

from page.visitor import Visitor


def test_an_account_is_made_used_and_deleted(visit: Callable[..., Visitor]) -> None:
    name, password = "Ilona Account", "correct horse"
    ilona, elsewhere = visit(name), visit("Bea", quiet=True)  # the latter will be logged out
    match = ilona.new_match("akropolis", "me", "open", start=False)
    ilona.ask(f"matches/{match}/tokens", seat=0)
    page = ilona.start()
    page.get_by_role("button", name="Account").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name=name)).to_be_visible()
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_label("Password").fill(password)
    dialog.get_by_role("button", name="Create an account").click()
    expect(dialog.get_by_text(f"You are logged in as {name}.")).to_be_visible()
    assert ilona.look(f"matches/{match}")["seat"] == 0

    other = elsewhere.start()
    other.get_by_role("button", name="Account").click()
    there = other.get_by_role("dialog")
    there.get_by_label("Your name").fill(name)
    there.get_by_label("Password").fill(password)
    there.get_by_label("Password").press("Enter")
    expect(there.get_by_text(f"You are logged in as {name}.")).to_be_visible()

    dialog.get_by_label("Current password").fill(password)
    dialog.get_by_label("New password").fill("another horse")
    dialog.get_by_role("button", name="Change password").click()
    expect(dialog.get_by_role("status")).to_contain_text("Password changed.")
    assert elsewhere.look("session") is None

    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download my data").click()
    assert match in download.value.path().read_text()

    dialog.get_by_role("button", name="Delete my account").click()
    dialog.get_by_label("Password").fill("another horse")
    dialog.get_by_role("button", name="Delete my account").click()
    expect(dialog).to_be_hidden()
    assert ilona.look("session") is None
    assert name not in str(ilona.look(f"matches/{match}"))
