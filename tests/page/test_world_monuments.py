"""The board of World Monuments stays where it is, and boards of one's own go by their titles."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from games.boards import CASTLE, put
from page.board import Board
from page.players import PLAYERS
from page.visitor import Visitor
from server.running import running

_PLACE = """() => {
  const box = document.querySelector('.board .drawing svg').getBoundingClientRect();
  const drawn = ['x', 'y', 'width', 'height'].map((side) => Math.round(box[side]));
  return { scroll: [window.scrollX, window.scrollY], phase: document.querySelector('.board .now')?.textContent, drawn };
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768)])
def test_hovering_and_choosing_move_neither_page_nor_board(
    width: int, height: int, visit: Callable[..., Visitor]
) -> None:
    anna = visit(viewport={"width": width, "height": height})
    options = {"monument": "taj_mahal", "short_fields": "chosen", "first_player": 1}
    anna.sit_at("world_monuments", "me", "builder", options=options)
    board, page = Board(anna), anna.page
    built = 0
    asked = ""
    while built < 4 and board.wait(asked):
        asked = board.decision
        wish = PLAYERS["world_monuments"](board)
        assert wish is not None
        x, y = board.reach(wish.things[0])
        before: Any = page.evaluate(_PLACE)
        page.mouse.move(x, y)
        assert page.evaluate(_PLACE) == before
        page.mouse.click(x, y)
        board.settle(asked)
        after: Any = page.evaluate(_PLACE)
        assert after["scroll"] == before["scroll"]
        if after["phase"] == before["phase"]:
            assert after["drawn"] == before["drawn"]
        built += before["phase"] == "Building"
    assert built == 4


def test_a_match_in_which_the_start_player_chooses_the_short_field(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    options = {"monument": "taj_mahal", "short_fields": "chosen", "first_player": 1}
    anna.sit_at("world_monuments", "me", "builder", options=options)
    expect(anna.banner).to_contain_text("Choose a middle field that gets only one stone")
    field = anna.board.get_by_role("button", name="Middle ring, field M3")
    field.click()
    expect(field).to_have_accessible_name(re.compile(r"field M3: 1 \w+"))
    expect(anna.banner).to_contain_text("Place the worker")


def test_a_board_of_ones_own_goes_by_its_title_and_is_told_apart(
    built_page: Path, visit: Callable[..., Visitor], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "plans" / "world_monuments"
    folder.mkdir(parents=True)
    put(folder, "castle", CASTLE)
    put(folder, "small", CASTLE.replace("Castle", "Capitol"))
    monkeypatch.setenv("TETRAPOLIS_PLANS", str(tmp_path / "plans"))
    with running(tmp_path) as site:
        anna = visit(address=site.address)
        anna.start().get_by_role("button", name="Invite friends World Monuments").click()
        dialog = anna.page.get_by_role("dialog")
        dialog.locator("summary").click()
        choices = dialog.get_by_label("Monument").locator("option").all_inner_texts()
        anna.leave()
    assert choices[-3:-1] == ["Castle (own plan)", "Capitol (own plan)"]
    assert len(set(choices)) == len(choices)
    assert not any("castle-" in one for one in choices)
