"""After the match: score sheet, verification, record, replay, rematch."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from page.visitor import Visitor


def _finished(anna: Visitor, game: str = "ginkgopolis", *seats: str) -> str:
    """A match that bots have played to the end for everybody."""
    match = anna.new_match(game, *(seats or ("me", "builder")))
    anna.ask(f"matches/{match}/resign")
    for _ in range(600):
        if anna.look(f"matches/{match}")["status"] == "over":
            return match
        anna.page.wait_for_timeout(100)
    raise AssertionError("the bots do not come to an end")


def test_the_deal_is_verified_the_record_downloaded_and_opened_again(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    anna = visit()
    match = _finished(anna)
    page = anna.open(f"/m/{match}")
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("wins")
    table = anna.look(f"matches/{match}")
    for party, points in enumerate(table["scores"]):
        expect(result.get_by_role("row").last.get_by_role("cell").nth(party)).to_have_text(str(sum(points.values())))
    result.get_by_role("button", name="Verify this deal").click()
    expect(result).to_contain_text("The seed matches the fingerprint")

    with page.expect_download() as coming:
        result.get_by_role("link", name="Download match record").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["game"] == "ginkgopolis"

    bela = visit("Béla")
    page = bela.start()
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(file)
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("row", name="Total")).to_contain_text(str(sum(table["scores"][0].values())))


def test_a_file_that_is_no_record_is_refused_in_words(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    anna = visit(quiet=True)
    page = anna.start()
    file = tmp_path / "poem.json"
    file.write_text('{"roses": "red"}')
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(file)
    expect(page.get_by_role("alert")).to_contain_text("not a Tetrapolis match record")


def test_a_replay_is_seen_through_the_eyes_of_each_seat(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = _finished(anna)
    page = anna.open(f"/replay/{match}")
    slider, eyes = page.get_by_role("slider"), page.get_by_label("View as")
    expect(slider).to_be_visible()
    steps = int(slider.get_attribute("max") or 0)
    slider.fill(str(steps // 2))
    expect(page.get_by_text(f"Step {steps // 2} of {steps}")).to_be_visible()
    hand = page.get_by_role("region", name="Your cards")
    eyes.select_option("0")
    expect(hand).to_be_visible()
    first = hand.inner_text()
    eyes.select_option("1")
    expect(hand).not_to_have_text(first)
    eyes.select_option("Everyone (all hands open)")
    expect(hand).to_have_count(2)
    eyes.select_option("Spectator")
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(f"Step {steps // 2 - 1} of {steps}")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Go to the end").click()
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()


def test_a_rematch_against_bots_begins_at_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = _finished(anna, "akropolis")
    page = anna.open(f"/m/{match}")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(f"{anna.address}/m/{match}")
    expect(anna.board).to_be_visible()


def _corner(anna: Visitor) -> tuple[float, float]:
    box = anna.board.bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_a_replay_tells_all_of_a_step_through_the_same_eyes(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    match = _finished(anna, "seven_wonders", "builder", "me", "builder")
    page = anna.open(f"/replay/{match}")
    eyes, said, slider = page.get_by_label("View as"), page.locator(".said"), page.get_by_role("slider")
    expect(eyes).to_have_value("1")  # the own seat
    expect(said).to_contain_text("The table before the first move")
    place = _corner(anna)
    most = 0
    for step in range(1, 10):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"Step {step} of")).to_be_visible()
        told = anna.look(f"matches/{match}/replay?step={step}&seat=1")["events"]
        expect(said.locator("p")).to_have_count(len(told))
        most = max(most, len(told))
        assert said.evaluate("one => one.scrollHeight <= one.clientHeight")
        expect(said.locator("p").last).to_be_in_viewport(ratio=1)
        expect(eyes).to_have_value("1")
        assert _corner(anna) == place
    assert most > 2
    expect(slider).to_have_value("9")
