"""After the match: how it ended, score sheet, points over time, verification, record, replay, rematch."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from page.visitor import TITLES, Visitor

_SCROLLED = """() => [scrollX, scrollY, ...[...document.querySelectorAll('.table, section.board')]
  .map(one => one.scrollTop)]"""
_CUT = """whole => [...whole.querySelectorAll('h2, h3, th, td, button, a.button, .stack, .room > svg, progress')]
  .filter(one => one.checkVisibility() && !one.closest('.visually-hidden, [aria-live]'))
  .filter(one => {
    const [box, all] = [one.getBoundingClientRect(), whole.getBoundingClientRect()];
    return box.left < all.left - 1 || box.right > all.right + 1 || box.bottom > innerHeight + 1;
  }).map(one => one.outerHTML.slice(0, 120))"""


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
    expect(result).to_contain_text(re.compile("wins|share the victory"))
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
    page.locator("aside summary").click()
    total = str(sum(table["scores"][0].values()))
    expect(page.get_by_role("region", name="Who is playing").get_by_role("listitem").first).to_contain_text(total)
    expect(page.get_by_role("row", name="Total")).to_have_count(0)  # it stands with the players


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


def _result(anna: Visitor) -> Locator:
    """The result, once the match was played again for its chart."""
    found = anna.page.get_by_role("region", name="Result")
    expect(found.get_by_role("heading", name="Best moments")).to_be_visible()
    return found


def _written(scores: list[dict[str, int]]) -> list[str]:
    """The totals as people read them."""
    return [str(sum(points.values())).replace("-", "−") for points in scores]


@pytest.mark.parametrize("game", TITLES)
def test_the_result_is_one_sheet_with_margin_columns_and_course(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    match = _finished(anna, game, "me", *["builder"] * (6 if game == "seven_wonders" else 1))
    anna.open(f"/m/{match}")
    result = _result(anna)
    table = anna.look(f"matches/{match}")
    totals = sorted((sum(points.values()) for points in table["scores"]), reverse=True)
    if totals[0] > totals[1]:
        margin = totals[0] - totals[1]
        expect(result.get_by_role("heading", level=2)).to_have_text(
            re.compile(f"wins by {margin} point{'s' if margin > 1 else ''}$")
        )
    kinds = [name for name in table["scores"][0] if any(points[name] for points in table["scores"])]
    expect(result.locator(".swatch").filter(visible=True).first).to_be_visible()
    expect(result.get_by_role("table").get_by_role("row")).to_have_count(len(kinds) + 2)  # and who, and the sum
    parts = sum(bool(points[name]) for points in table["scores"] for name in kinds)
    expect(result.locator(".stack .part")).to_have_count(parts)
    expect(result.locator("polyline")).to_have_count(len(table["scores"]))
    assert result.locator("text.end").all_text_contents() == _written(table["scores"])
    # It fits: nothing of it is cut or below the window, and nothing has to be scrolled.
    sheet = anna.page.locator(".result")
    assert sheet.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert result.evaluate(_CUT) == []
    result.get_by_role("button", name="Show as a table").click()
    numbers = result.get_by_role("region", name="Points over time").get_by_role("row").last.get_by_role("cell")
    assert numbers.all_inner_texts() == _written(table["scores"])
    assert set(anna.page.evaluate(_SCROLLED)) == {0}


def test_a_best_moment_leads_to_its_place_in_the_replay(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    match = _finished(anna, "akropolis")
    page = anna.open(f"/m/{match}")
    best = _result(anna).locator("ol a")
    assert 1 <= best.count() <= 3
    step, seat = re.findall(r"step=(\d+)&seat=(\d+)", best.first.get_attribute("href") or "")[0]
    gain = int(best.first.locator("strong").inner_text())
    before, after = (
        sum(anna.look(f"matches/{match}/replay?step={at}")["scores"][int(seat)].values())
        for at in (int(step) - 1, int(step))
    )
    assert after - before == gain > 0
    best.first.click()
    expect(page.get_by_text(f"Step {step} of")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_value(seat)
    page.go_back()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_the_sheet_is_put_aside_and_the_score_lights_the_board(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = _finished(anna, "akropolis")
    page = anna.open(f"/m/{match}")
    result = _result(anna)
    page.get_by_role("button", name="Look at the board").click()
    expect(result).to_have_count(0)
    score = page.locator("aside details").first
    score.locator("summary").click()
    for number in score.locator("td").get_by_role("button").all():
        number.click()
        if anna.board.locator("[data-lit]").count():
            break
    else:
        raise AssertionError("nothing lights up")
    page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()


def test_a_rematch_against_bots_begins_at_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = _finished(anna, "akropolis")
    page = anna.open(f"/m/{match}")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(f"{anna.address}/m/{match}")
    expect(anna.board).to_be_visible()


def test_a_rematch_of_people_at_one_device_begins_at_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = anna.new_match("akropolis", "me", "me:Béla")
    for seat in (0, 1):
        anna.ask(f"matches/{match}/resign?seat={seat}")
    for _ in range(600):
        if anna.look(f"matches/{match}")["status"] == "over":
            break
        anna.page.wait_for_timeout(100)
    page = anna.open(f"/m/{match}")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(f"{anna.address}/m/{match}")
    expect(anna.board).to_be_visible()
    assert anna.look(f"matches/{anna.match}")["status"] == "running"


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


def test_a_replay_stands_still_and_keeps_step_and_seat_in_its_address(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 1366, "height": 768})
    match = _finished(anna, "akropolis")
    page = anna.open(f"/m/{match}")
    table = _place(anna)
    page = anna.open(f"/replay/{match}?step=7&seat=1")
    eyes, slider = page.get_by_label("View as"), page.get_by_role("slider")
    expect(page.get_by_text("Step 7 of")).to_be_visible()
    expect(eyes).to_have_value("1")
    assert _place(anna) == table
    expect(page.locator(".ticks span")).to_have_count(12)  # rounds (AK-41)
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("7")
    page.keyboard.press("3")
    expect(page.locator(".round")).to_have_text("Round 3")
    third = slider.input_value()
    page.get_by_role("button", name="One step forward").click()
    page.keyboard.press("ArrowRight")  # the focus is on a button
    wanted = int(third) + 2
    expect(page.get_by_text(f"Step {wanted} of")).to_be_visible()
    page.wait_for_url(re.compile(rf"/replay/{match}\?step={wanted}&seat=1$"))
    eyes.select_option("none")
    page.wait_for_url(re.compile(r"seat=none$"))
    page.reload()
    expect(page.get_by_text(f"Step {wanted} of")).to_be_visible()
    expect(eyes).to_have_value("none")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be copied")
    assert _place(anna) == table
    assert set(page.evaluate(_SCROLLED)) == {0}


def test_a_replay_plays_by_itself_as_fast_as_wished_and_tells_its_keys(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = _finished(anna, "akropolis")
    page = anna.open(f"/replay/{match}")
    page.get_by_label("Speed").select_option("Slow")
    page.get_by_label("Speed").blur()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    keys = page.get_by_role("dialog").get_by_role("region", name="Keys")
    expect(keys).to_contain_text("Go to the round with this number")
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("slow")


@pytest.mark.parametrize("game", TITLES)
def test_result_and_replay_fit_a_phone(game: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    match = _finished(anna, game, "me", *["builder"] * (6 if game == "seven_wonders" else 1))
    page = anna.open(f"/m/{match}")
    result = _result(anna)
    wide = "one => one.scrollWidth <= one.clientWidth"
    assert page.locator(".result").evaluate(wide)
    expect(result.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    expect(result.locator(".stack").first).to_be_in_viewport(ratio=1)
    result.get_by_role("link", name="Replay", exact=True).tap()
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    for name in ("One step forward", "Go to the end", "Play", "Menu"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 32, name
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="One step forward").tap()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    expect(page.locator(".said p").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert set(page.evaluate(_SCROLLED)) == {0}


def _place(anna: Visitor) -> list[float]:
    """Where the board lies."""
    expect(anna.page.locator("section.board")).to_be_visible()
    box = anna.page.locator("section.board").bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["width"], box["height"]]
