"""The account: made by a guest who keeps the seats, with a new password, and deleted in the end."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from page.memories import kept_rows, matches, mistake_row, solved_row, stroke_rows
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


_LATER = 4_000_000_000_000  # the year 2096
_LEARNED = """row => new Promise(done => {
  const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => {
    const change = asked.result.transaction('progress', 'readwrite');
    change.objectStore('progress').put(row);
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


_STROKE = """stroke => new Promise(done => {
  const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => {
    const change = asked.result.transaction('strokes', 'readwrite');
    change.objectStore('strokes').put(stroke);
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


def _new_pad(visitor: Visitor, place: str) -> str:
    """A pad of Akropolis, begun at a place; its name."""
    page = visitor.page
    page.goto(f"{visitor.address}/pad")
    page.get_by_role("button", name=TITLES["akropolis"], exact=True).click()
    page.get_by_role("dialog").get_by_label("Place").fill(place)
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    expect(page.locator('[data-category="stones"]').first).to_be_visible()
    return page.url.rpartition("/")[2]


def _kept_for(visitor: Visitor) -> dict[str, str]:
    """What the account has, by name."""
    return {one["item"]: one["value"] for one in visitor.look("keepsakes")}


def test_pads_and_progress_are_on_all_devices_of_an_account(visit: Callable[..., Visitor]) -> None:
    words = {"name": "Ilka Devices", "password": "correct horse"}
    phone, laptop = visit("Ilka Devices"), visit("Bea")
    phone.ask("accounts", **words)
    page = phone.start()
    pad = _new_pad(phone, "Kitchen")
    _stones(page, 7)
    _shared(page, f"{phone.address}/pad", "PUT")
    page.evaluate(_LEARNED, solved_row())  # before there was an account
    page.goto(f"{phone.address}/learn")
    expect(page.get_by_text("1 result on this device belongs to no account.")).to_be_visible()
    assert list(_kept_for(phone)) == [pad]
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_role("button", name="Take into my account").click()
    expect(page.get_by_text("belongs to no account")).to_have_count(0)

    laptop.ask("login", **words)
    other = laptop.start()
    other.goto(f"{laptop.address}/pad")
    other.get_by_role("listitem").filter(has_text="Kitchen").get_by_role("link").click()
    expect(other.locator(".total").first).to_have_text("7")
    _shared(other, f"{laptop.address}/learn", "GET")
    while not (learned := kept_rows(other)["progress"]):
        pass
    (kept,) = learned
    assert (kept["item"].rpartition(" ")[2], kept["kept"]["right"]) == ("exercise:akropolis:never", True)

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


def test_a_pad_deleted_without_a_network_is_deleted_for_good(visit: Callable[..., Visitor]) -> None:
    words = {"name": "Ilka Offline", "password": "correct horse"}
    phone, laptop = visit("Ilka Offline", quiet=True), visit("Bea")
    phone.ask("accounts", **words)
    page = phone.start()
    pad = _new_pad(phone, "Train")
    _stones(page, 7)
    _shared(page, f"{phone.address}/pad", "PUT")
    laptop.ask("login", **words)
    other = laptop.open("/pad")
    expect(other.get_by_role("listitem").filter(has_text="Train")).to_be_visible()

    phone.context.set_offline(True)
    page.get_by_role("button", name="Delete pad").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("on all devices of your account")
    page.get_by_role("dialog").get_by_role("button", name="Delete pad").click()
    expect(page.get_by_text("Nothing written yet.")).to_be_visible()
    phone.context.set_offline(False)
    assert _kept_for(phone)[pad] != "null"
    _shared(page, f"{phone.address}/pad", "PUT")
    expect(page.get_by_text("Nothing written yet.")).to_be_visible()
    assert _kept_for(phone)[pad] == "null"
    while kept_rows(page)["pads"]:  # the account knows it, and nobody else has to
        pass
    _shared(other, f"{laptop.address}/pad", "GET")
    expect(other.get_by_text("Nothing written yet.")).to_be_visible()


@pytest.mark.parametrize("kept_at", [5, _LATER], ids=["earlier", "by-a-clock-that-is-ahead"])
def test_an_own_exercise_deleted_on_one_device_is_gone_on_the_other(
    kept_at: int, visit: Callable[..., Visitor]
) -> None:
    words = {"name": f"Ilka Exercises {kept_at}", "password": "correct horse"}
    phone, laptop = visit(words["name"]), visit("Bea")
    phone.ask("accounts", **words)
    page = phone.start()
    row = mistake_row(matches(1)[0], 7) | {"at": kept_at}
    page.evaluate(_LEARNED, row)
    page.goto(f"{phone.address}/learn")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_role("button", name="Take into my account").click()
    mine, theirs = (one.get_by_role("group", name="From your own matches") for one in (page, laptop.page))
    expect(mine.get_by_role("link")).to_have_count(1)

    laptop.ask("login", **words)
    other = laptop.open("/learn")
    theirs.get_by_role("link").click()
    other.get_by_role("button", name="Delete this exercise").click()
    with other.expect_response(lambda answer: answer.request.method == "PUT"):
        other.get_by_role("dialog").get_by_role("button", name="Delete this exercise").click()
    expect(theirs).to_have_count(0)
    assert _kept_for(phone) == {row["item"]: "null"}

    for visitor, group in ((phone, mine), (laptop, theirs), (phone, mine)):  # nor does it come back
        _shared(visitor.page, f"{visitor.address}/learn", "GET")
        expect(group).to_have_count(0)
        visitor.page.reload()
        expect(visitor.page.get_by_role("heading", name="Learn", exact=True)).to_be_visible()
        expect(group).to_have_count(0)
    assert _kept_for(laptop) == {row["item"]: "null"}


def test_a_pad_that_is_too_long_for_the_account_says_so(visit: Callable[..., Visitor]) -> None:
    phone = visit("Ilka Long")
    phone.ask("accounts", name="Ilka Long", password="correct horse")
    page = phone.start()
    pad = _new_pad(phone, "Attic")
    for one in stroke_rows(*range(300)):
        page.evaluate(_STROKE, one | {"pad": pad})
    _new_pad(phone, "Cellar")
    page.goto(f"{phone.address}/pad")
    attic, cellar = (page.get_by_role("listitem").filter(has_text=place) for place in ("Attic", "Cellar"))
    expect(attic).to_contain_text("Too long for your account: it is only on this device.")
    expect(cellar).not_to_contain_text("Too long")
    assert pad not in _kept_for(phone)


def test_who_shares_a_device_shares_nothing_else(visit: Callable[..., Visitor]) -> None:
    """What belongs to an account is neither shown nor given to the next one, and is there again when its owner is."""
    device = visit("Ilka Shared", quiet=True)
    device.ask("accounts", name="Ilka Shared", password="correct horse")
    page = device.start()
    mine = _new_pad(device, "Kitchen")
    _stones(page, 7)
    _shared(page, f"{device.address}/pad", "PUT")
    page.evaluate(_LEARNED, solved_row())
    page.goto(f"{device.address}/learn")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_role("button", name="Take into my account").click()
    expect(page.get_by_text("belongs to no account")).to_have_count(0)
    kept = {store: kept_rows(page)[store] for store in ("pads", "strokes", "progress")}
    device.open("/pad")
    expect(page.get_by_role("listitem").filter(has_text="Kitchen")).to_be_visible()
    page.get_by_role("button", name="Account").click()
    page.get_by_role("dialog").get_by_role("button", name="Log out", exact=True).click()

    # Nobody is here: the device's own, at once.
    expect(page.get_by_text("Nothing written yet.")).to_be_visible()
    expect(page.get_by_text("1 more pad on this device belongs to an account. Log in to see it.")).to_be_visible()
    device.open(f"/pad/{mine}")
    expect(page.locator("[data-category]")).to_have_count(0)
    theirs = _new_pad(device, "Garden")

    device.ask("accounts", name="Bea Shared", password="correct horse")
    device.open("/pad")
    expect(page.get_by_text("1 pad on this device belongs to no account.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Kitchen")).to_have_count(0)
    assert _kept_for(device) == {}
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_role("button", name="Take into my account").click()
    expect(page.get_by_text("belongs to no account")).to_have_count(0)
    _shared(page, f"{device.address}/learn", "GET")
    assert list(_kept_for(device)) == [theirs]
    page.evaluate(_LEARNED, solved_row())  # the same one, which she must solve herself
    page.goto(f"{device.address}/learn")
    page.get_by_role("button", name="Take into my account").click()
    expect(page.get_by_text("belongs to no account")).to_have_count(0)
    page.goto(f"{device.address}/memory")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a backup").click()
    saved = json.loads(download.value.path().read_text())["stores"]
    assert [one["pad"] for one in saved["pads"]] == [theirs]
    assert [one["item"] for one in saved["progress"]] == ["exercise:akropolis:never"]
    assert "owner" not in json.dumps(saved)

    # Without the account, what it had on this device is the device's.
    device.ask("logout")
    device.ask("login", name="Bea Shared", password="correct horse")
    page = device.start()
    page.get_by_role("button", name="Account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Delete my account").click()
    dialog.get_by_label("Password").fill("correct horse")
    dialog.get_by_role("button", name="Delete my account").click()
    expect(dialog).to_be_hidden()
    device.open("/pad")
    expect(page.get_by_role("listitem").filter(has_text="Garden")).to_be_visible()

    device.ask("login", name="Ilka Shared", password="correct horse")
    device.open("/pad")
    expect(page.get_by_role("listitem").filter(has_text="Kitchen")).to_be_visible()
    assert theirs not in _kept_for(device)
    rows = kept_rows(page)
    for store, some in kept.items():
        assert [one for one in rows[store] if one in some] == some
