"""A board that stands still: neither it nor the page moves because of what somebody points at, chooses or confirms."""

import random
from typing import Any

from page.board import Board, Thing

_NEARBY = 3  # things to point at on the way to the one that is chosen

# Looks at every frame from now on; the end of a match, which puts its result above the board, ends it.
_WATCH = """() => {
  const place = () => {
    const board = document.querySelector('section.board');
    if (!board || document.querySelector('.result')) return null;
    const { x, y, width } = board.getBoundingClientRect();
    return { scrollX, scrollY, x, y, width };
  };
  const now = place();
  const watch = { moved: [] };
  window.stillness = watch;
  const look = () => {
    if (window.stillness !== watch) return;
    const then = place();
    const moved = now && then && Object.keys(now).some(side => Math.abs(now[side] - then[side]) > 0.5);
    if (moved && !watch.moved.length) watch.moved.push({ from: now, to: then });
    requestAnimationFrame(look);
  };
  look();
}"""
_MOVED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(
  () => done(window.stillness?.moved ?? []))))"""


class Stillness:
    """Watches a board from one choice to the next."""

    def __init__(self, board: Board, chance: random.Random) -> None:
        self._board = board
        self._chance = chance

    def begin(self) -> None:
        self._board.page.evaluate(_WATCH)

    def point_around(self) -> None:
        """Over some things in sight, whether they can be chosen or not."""
        size: Any = self._board.page.viewport_size
        seen = [one for one in self._board.things() if 0 < one.x < size["width"] and 0 < one.y < size["height"]]
        for thing in self._chance.sample(seen, min(_NEARBY, len(seen))):
            self._board.page.mouse.move(thing.x, thing.y)
            self.check(thing)

    def check(self, thing: Thing | str) -> None:
        moved = self._board.page.evaluate(_MOVED)
        assert moved == [], f"{thing}: {moved}"
