"""How a person chooses on a board: with a mouse, or with keys alone."""

from page.board import Board, Thing

_MOST_TABS = 90
_MOST_ARROWS = 120


class Mouse:
    """Real clicks where the thing is drawn."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def choose(self, thing: Thing) -> None:
        x, y = self.board.reach(thing)
        self.board.page.mouse.move(x, y)
        self.board.page.mouse.click(x, y)


class Keys:
    """Tab to the group of the thing, arrows inside it, Enter."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def choose(self, thing: Thing) -> None:
        self._tab_to(thing)
        self._rove_to(thing)
        self.board.page.keyboard.press("Enter")

    def _focused(self) -> Thing | None:
        return next((one for one in self.board.things() if one.focused), None)

    def _tab_to(self, thing: Thing) -> None:
        for _ in range(_MOST_TABS):
            here = self._focused()
            if here is not None and here.group == thing.group:
                return
            self.board.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def _rove_to(self, thing: Thing) -> None:
        """As somebody who sees where the thing is: the arrow that leads towards it, else the other one."""
        stuck = 0
        for _ in range(_MOST_ARROWS):
            here = self._focused()
            assert here is not None, f"an arrow key has lost the focus on the way to {thing}"
            if (here.number, here.name) == (thing.number, thing.name):
                return
            before = here.number
            self.board.page.keyboard.press(_toward(here, thing, stuck))
            now = self._focused()
            stuck = stuck + 1 if now is not None and now.number == before else max(0, stuck - 1)
            if stuck > 8:
                self.board.page.keyboard.press("Tab")
        raise AssertionError(f"arrows do not lead to {thing}")


def _toward(here: Thing, thing: Thing, stuck: int) -> str:
    along, down = thing.x - here.x, thing.y - here.y
    across = "ArrowRight" if along > 0 else "ArrowLeft"
    upright = "ArrowDown" if down > 0 else "ArrowUp"
    ways = [across, upright] if abs(along) >= abs(down) else [upright, across]
    ways += ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    return ways[stuck % len(ways)]
