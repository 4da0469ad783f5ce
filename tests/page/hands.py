"""How a person chooses on a board: with a mouse, or with keys alone."""

import math
import random

from page.board import Board, Thing
from page.stillness import Stillness

_MOST_TABS = 90
_MOST_KEYS = 400
_WAYS = 4
_NEAR = 4
_CLOSER = "Tap the place you mean. Drag the map to see more of it."


class Mouse:
    """Real clicks where the thing is drawn; with `still`, the board must not move by pointing and clicking."""

    def __init__(self, board: Board, still: Stillness | None = None) -> None:
        self.board = board
        self._still = still
        self._last: Thing | str = "before the first choice"

    def prefer(self, things: list[Thing], chance: random.Random) -> Thing:
        return chance.choice(things)

    def choose(self, thing: Thing) -> None:
        if self._still:
            self._still.check(self._last)
        x, y = self.board.reach(thing)
        if self._still:
            self._still.begin()
            self._still.point_around()
        self.board.page.mouse.move(x, y)
        self.board.page.mouse.click(x, y)
        self._last = thing


class Finger(Mouse):
    """Taps. Where things lie close to each other, the first one comes closer, and the same place is tapped again."""

    def choose(self, thing: Thing) -> None:
        page = self.board.page
        x, y = self.board.reach(thing)
        page.touchscreen.tap(x, y)
        if page.get_by_text(_CLOSER).is_visible():
            page.touchscreen.tap(x, y)


class Keys:
    """Tab to the group of the thing, arrows inside it, Enter."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def prefer(self, things: list[Thing], chance: random.Random) -> Thing:
        """One of those that are near to where the focus is."""
        here = self.board.focused()
        if here is None:
            return chance.choice(things)
        return chance.choice(sorted(things, key=lambda one: math.hypot(one.x - here.x, one.y - here.y))[:_NEAR])

    def choose(self, thing: Thing) -> None:
        self._tab_to(thing)
        self._rove_to(thing)
        self.board.page.keyboard.press("Enter")

    def _tab_to(self, thing: Thing) -> None:
        for _ in range(_MOST_TABS):
            here = self.board.focused()
            if here is not None and here.area == thing.area and (thing.area or here.name == thing.name):
                return
            self.board.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def _rove_to(self, thing: Thing) -> None:
        """As somebody who sees where the thing is: the arrow that leads towards it, and another one when back again.

        Who has been at a place too often tries what comes after it, then goes through all places in reading order.
        """
        tried: dict[str, int] = {}
        key = ""
        for _ in range(_MOST_KEYS):
            here, thing = self.board.way_to(thing)
            if here is None and key == "Tab":  # behind the last place of the board comes the rest of the page
                self._tab_to(thing)
                continue
            assert here is not None, f"the focus is lost after {key or 'Tab'} on the way to {thing}"
            if here.name == thing.name and here.group == thing.group:
                return
            if here.area != thing.area:
                self._tab_to(thing)
                continue
            attempt = tried.get(here.name, 0)
            tried[here.name] = attempt + 1
            lost = max(tried.values()) > _WAYS + 1
            key = "PageDown" if lost else "Tab" if attempt == _WAYS else _toward(here, thing, attempt)
            self.board.page.keyboard.press(key)
        raise AssertionError(f"keys do not lead to {thing}")


def _toward(here: Thing, thing: Thing, attempt: int) -> str:
    along, down = thing.x - here.x, thing.y - here.y
    leads = {"ArrowRight": along, "ArrowLeft": -along, "ArrowDown": down, "ArrowUp": -down}
    return sorted(leads, key=lambda key: -leads[key])[attempt % _WAYS]
