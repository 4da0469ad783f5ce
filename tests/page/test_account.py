"""The account: made by a guest who keeps the seats, with a new password, and deleted in the end."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from page.memories import kept_rows
from page.visitor import TITLES, Visitor


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


_SOLVED = """item => new Promise(done => {
  const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => {
    const change = asked.result.transaction('progress', 'readwrite');
    change.objectStore('progress').put({ item, at: 5, kept: { tries: 2, right: true, told: false } });
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


def _stones(page: Page, number: int) -> None:
    """Stones of the first player, and wait until that is on the disk."""
    page.locator('[data-category="stones"][data-cell^="0 "]').click()
    page.keyboard.type(str(number))
    page.keyboard.press("Enter")
    expect(page.locator(".total").first).to_have_text(str(number))


def _shared(page: Page, address: str, method: str) -> None:
    """Open a page that asks the account, or gives it something."""
    with page.expect_response(lambda answer: "/keepsakes" in answer.url and answer.request.method == method):
        page.goto(address)


def test_pads_and_progress_are_on_all_devices_of_an_account(visit: Callable[..., Visitor]) -> None:
    words = {"name": "Ilka Devices", "password": "correct horse"}
    phone, laptop = visit("Ilka Devices"), visit("Bea")
    phone.ask("accounts", **words)
    page = phone.start()
    page.goto(f"{phone.address}/pad")
    page.get_by_role("button", name=TITLES["akropolis"], exact=True).click()
    page.get_by_role("dialog").get_by_label("Place").fill("Kitchen")
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    _stones(page, 7)
    page.evaluate(_SOLVED, "exercise:akropolis:never")
    pad = page.url.rpartition("/")[2]
    for place in ("pad", "learn"):
        _shared(page, f"{phone.address}/{place}", "PUT")

    laptop.ask("login", **words)
    other = laptop.start()
    other.goto(f"{laptop.address}/pad")
    other.get_by_role("listitem").filter(has_text="Kitchen").get_by_role("link").click()
    expect(other.locator(".total").first).to_have_text("7")
    _shared(other, f"{laptop.address}/learn", "GET")
    while not (learned := kept_rows(other)["progress"]):
        pass
    (kept,) = learned
    assert (kept["item"], kept["kept"]["right"]) == ("exercise:akropolis:never", True)

    # Written on both at once: nothing of either is lost.
    for here, there, number in ((page, phone, 8), (other, laptop, 9)):
        here.goto(f"{there.address}/pad/{pad}")
        _stones(here, number)
    _stones(other, 10)
    _shared(page, f"{phone.address}/pad", "PUT")
    _shared(other, f"{laptop.address}/pad", "PUT")
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Kitchen")).to_have_count(2)

    # What is thrown away is gone there too.
    for _ in range(2):
        page.get_by_role("button", name="Delete pad").first.click()
        with page.expect_response(lambda answer: answer.request.method == "PUT"):
            page.get_by_role("dialog").get_by_role("button", name="Delete pad").click()
        expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_text("Nothing written yet.")).to_be_visible()
    other.goto(f"{laptop.address}/pad")
    expect(other.get_by_text("Nothing written yet.")).to_be_visible()
