"""A table fills the window and stands still: at every size, early and late, with few and many, in two languages."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.board import Board
from page.hands import Mouse
from page.late import LATE, table
from page.measure import Measure
from page.players import decide
from page.visitor import Visitor

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (390, 844), (360, 780))
_POINTED = 4


@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
@pytest.mark.parametrize(("game", "seats"), LATE)
def test_all_that_a_decision_needs_is_in_the_window(
    game: str, seats: int, late: bool, visit: Callable[..., Visitor]
) -> None:
    anna, board = table(visit, game, seats, late)
    measure, found = Measure(board), dict[str, list[str]]()
    for lang in ("en", "uk"):
        anna.speak(lang)
        anna.page.mouse.move(5, 5)
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            if faults := measure.faults():
                found[f"{width}x{height} {lang}"] = faults
    assert found == {}


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["1280x720", "390x844"])
@pytest.mark.parametrize(("game", "seats"), [one for one in LATE if one[1] > 3])
def test_nothing_moves_by_pointing_choosing_and_refusing(
    game: str, seats: int, size: tuple[int, int], visit: Callable[..., Visitor]
) -> None:
    anna, board = table(visit, game, seats, late=True)
    page, measure, chance = anna.page, Measure(board), random.Random(3)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.wish(confirm=True)
    page.reload()
    board.wait()
    page.mouse.move(5, 5)
    measure.watch_shifts()
    measure.keep()
    for thing in chance.sample(board.things(), _POINTED):
        page.mouse.move(thing.x, thing.y)
        assert measure.moved() == [], thing
    if shut := [one for one in board.things() if not one.open and 0 < one.x < size[0] and 0 < one.y < size[1]]:
        thing = chance.choice(shut)
        page.mouse.click(thing.x, thing.y)  # refused, or only looked at
        assert measure.moved() == [], thing
        page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    measure.keep(things=False)
    decide(game, board, Mouse(board), chance)
    assert measure.moved() == []
    page.mouse.move(5, 5)
    assert measure.moved() == []
    assert [one for one in measure.shifts() if not one[1]] == []
    anna.speak("uk")
    assert measure.moved() == []


@pytest.mark.parametrize("width", [1366, 390])
def test_the_buttons_of_the_banner_stand_still_through_turns(width: int, visit: Callable[..., Visitor]) -> None:
    """There is a recap only after a move; the hint beside it is where it was."""
    anna = visit(viewport={"width": width, "height": 844})
    anna.sit_at("akropolis", "me", "builder", options={"first_player": "1"})
    board = Board(anna)
    board.wait()
    hint, recap = (anna.page.get_by_role("button", name=name) for name in ("Hint", "Recap"))
    expect(recap).to_have_count(0)
    before, decision = hint.bounding_box(), board.decision
    decide("akropolis", board, Mouse(board), random.Random(1))
    board.wait(decision)
    expect(recap).to_be_visible()
    assert hint.bounding_box() == before


def test_a_table_that_is_too_large_would_be_found(visit: Callable[..., Visitor]) -> None:
    """The measure itself: a thing out of the window, one that is covered, one that is moved."""
    anna, board = table(visit, "seven_wonders", 3, late=False)
    measure = Measure(board)
    assert measure.faults() == []
    measure.keep()
    anna.page.add_style_tag(content=".hand { transform: translateY(90px) }")
    assert any("not in the window" in one for one in measure.faults())
    assert measure.moved()
    anna.page.add_style_tag(content=".dock::after { content: ''; position: fixed; inset: 0; z-index: 99 }")
    assert any("is covered" in one for one in measure.faults())
