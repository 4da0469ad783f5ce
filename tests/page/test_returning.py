"""Returning tiles in Ginkgopolis (GK-58): chosen in any order, let go again, confirmed once, and unseen until then."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from page.visitor import Visitor


def _returning(anna: Visitor, chance: random.Random) -> str:
    """A match of two at one device, played at random until tiles are to be returned and both have two or more."""
    while True:
        match = anna.new_match("ginkgopolis", "me", "me:Béla", options={"characters": "intro"})
        while True:
            tables = [anna.look(f"matches/{match}?seat={seat}") for seat in range(2)]
            if tables[0]["status"] == "over" or tables[0]["view"]["phase"] == "return":
                break
            seat = tables[0]["pending"][0]
            wish = {"decision": tables[seat]["decision"], "action": chance.choice(tables[seat]["legal"])}
            anna.ask(f"matches/{match}/actions?seat={seat}", **wish, key=f"{tables[seat]['seq']}")
        if tables[0]["status"] != "over" and all(len(one["view"]["own"]["tiles"]) >= 2 for one in tables):
            return match


def test_tiles_are_chosen_in_any_order_and_confirmed_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = _returning(anna, random.Random(1))
    anna.open(f"/m/{match}")
    anna.page.get_by_role("button", name="I am Anna").click()
    expect(anna.board).to_be_visible()
    tray = anna.board.get_by_role("region", name="Your tiles").get_by_role("button")
    names = [str(one.get_attribute("data-tile")) for one in tray.all()]
    before = anna.look(f"matches/{match}")["seq"]
    plan = anna.board.locator(".plan")
    expect(plan).to_have_attribute("data-of", "return nothing")
    for place in (len(names) - 1, 0, len(names) - 1):  # the last, the first, and the last again: it stays
        tray.nth(place).click()
    expect(tray.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(tray.nth(len(names) - 1)).to_have_attribute("aria-pressed", "false")
    tray.nth(len(names) - 1).focus()
    anna.page.keyboard.press("Enter")
    expect(plan).to_have_attribute("data-of", f"return {names[0]} {names[-1]}")
    assert anna.look(f"matches/{match}")["seq"] == before
    anna.board.get_by_role("button", name="Confirm").click()
    anna.page.wait_for_function(
        "async ([match, seq]) => (await (await fetch(`/api/matches/${match}`)).json()).seq > seq", arg=[match, before]
    )
    table = anna.look(f"matches/{match}?seat=0")
    assert table["seq"] == before + 1
    assert table["pending"] == [1]
    assert set(table["view"]["own"]["aside"]) == {names[0], names[-1]}
    other = anna.look(f"matches/{match}?seat=1")
    anna.ask(f"matches/{match}/actions?seat=1", decision=other["decision"], action="return nothing", key="other")
    anna.open(f"/m/{match}")
    log, curtain = anna.page.locator("#log"), anna.page.get_by_role("button", name="I am ")
    expect(log.or_(curtain)).to_be_visible()
    if curtain.is_visible():  # not after the end of the match
        curtain.click()
    expect(log).to_contain_text("and gets 2 points")
    expect(log).to_contain_text("Béla returns no tiles")
    for name in (names[0], names[-1]):
        expect(log).to_contain_text(name)
