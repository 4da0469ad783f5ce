"""A table fills the window and stands still: at every size, early and late, with few and many, in two languages."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.board import Board
from page.hands import Mouse
from page.late import LATE, table
from page.measure import RAISED, Measure
from page.players import decide, play
from page.screens import EVERY, PLAYED, SIZES
from page.visitor import Visitor

_POINTED = 4
_FULL = [one for one in LATE if one[1] > 3]
# Own decisions of a round, or an Age; of World Monuments in the quarry alone, since another phase has another board.
_ROUND = {"akropolis": 3, "ginkgopolis": 6, "seven_wonders": 7, "world_monuments": 6}
_LEAST_SHIFT = 0.005  # what is less is 0 in the figures of browsers


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


@pytest.mark.parametrize("late", [False, True] if EVERY else [True], ids=["early", "late"] if EVERY else ["late"])
@pytest.mark.parametrize(("game", "seats"), LATE if EVERY else _FULL)
def test_nothing_moves_by_pointing_choosing_refusing_and_another_language(
    game: str, seats: int, late: bool, visit: Callable[..., Visitor]
) -> None:
    anna, board = table(visit, game, seats, late)
    anna.wish(confirm=True)
    found = {}
    for width, height in SIZES if EVERY else ((1280, 720), (390, 844)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.reload()
        board.wait()
        if moved := _moved(game, board):
            found[f"{width}x{height}"] = moved
        anna.speak("en")
    assert found == {}


def _moved(game: str, board: Board) -> list[str]:
    """By all that somebody does with a decision in one language, and in another one without it."""
    page, measure, chance = board.page, Measure(board), random.Random(3)
    page.mouse.move(5, 5)
    measure.watch_shifts()
    measure.keep()
    found = _looked_at(board, measure, chance)
    page.mouse.move(5, 5)
    measure.keep(things=False)
    decide(game, board, Mouse(board), chance)
    found += [f"{one}, chosen" for one in measure.moved()]
    page.mouse.move(5, 5)
    found += [f"{one}, chosen and left" for one in measure.moved()]
    found += measure.shifts()
    board.visitor.speak("uk")
    found += [f"{one}, in another language" for one in measure.moved(_worded(board))]
    page.mouse.move(5, 5)
    measure.keep()
    return found + [f"{one}, in another language" for one in _looked_at(board, measure, chance)]


def _worded(board: Board) -> str:
    """What may be elsewhere in another language: buttons of the banner, where there is room for their words."""
    size = board.page.viewport_size
    assert size is not None
    return RAISED if size["width"] < PLAYED[0][0] else f"{RAISED}, .banner button"


def _looked_at(board: Board, measure: Measure, chance: random.Random) -> list[str]:
    """Some things are pointed at, and one that cannot be chosen is pressed."""
    page, things = board.page, board.things()
    size = page.viewport_size
    assert size is not None
    found = []
    for thing in chance.sample(things, min(_POINTED, len(things))):
        page.mouse.move(thing.x, thing.y)
        found += [f"{one}, by pointing at {thing}" for one in measure.moved()]
    if shut := [one for one in things if not one.open and 0 < one.x < size["width"] and 0 < one.y < size["height"]]:
        thing = chance.choice(shut)
        page.mouse.click(thing.x, thing.y)  # refused, or only looked at
        found += [f"{one}, by pressing {thing}" for one in measure.moved()]
        page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize("size", SIZES if EVERY else PLAYED[:1], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "seats"), LATE if EVERY else _FULL[:1])
def test_nothing_moves_while_others_play_and_the_log_grows(
    game: str,
    seats: int,
    size: tuple[int, int],
    visit: Callable[..., Visitor],
    record_property: Callable[[str, object], None],
) -> None:
    """Looked at in every frame."""
    width, height = size
    anna = visit(viewport={"width": width, "height": height}, reduced_motion="no-preference", pace="fast")
    options = {"characters": "intro"} if game == "ginkgopolis" else {}  # while they are chosen, there is no city
    anna.sit_at(game, "me", *["builder"] * (seats - 1), options=options)
    board = Board(anna)
    measure = Measure(board)
    board.wait()
    measure.watch_shifts()
    measure.keep(things=False)
    measure.watch()
    assert play(game, board, Mouse(board), most=_ROUND[game], until_asked=True) == _ROUND[game]
    assert measure.seen() == []
    shift = measure.shift()
    record_property("layout shift", round(shift, 4))
    assert shift < _LEAST_SHIFT, "\n".join(measure.shifts())


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
