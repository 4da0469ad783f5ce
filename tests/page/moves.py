"""When somebody clicks, when the move is drawn, when the server is heard: measured in the page."""

from typing import NamedTuple

from page.visitor import Visitor

_WATCH = """() => {
  window.clicked = window.drawn = window.heard = window.frames = window.waited = 0;
  window.decisions = [];
  const tick = () => { frames++; if (!drawn) requestAnimationFrame(tick); };
  addEventListener('click', () => {
    [clicked, drawn, heard, frames] = [performance.now(), 0, 0, 0];
    requestAnimationFrame(tick);
  }, true);
  window.WebSocket = class extends WebSocket {
    constructor(...of) {
      super(...of);
      this.addEventListener('message', () => heard ||= performance.now());
    }
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const now = document.querySelector('[data-decision]')?.dataset.decision;
    if (now === undefined || now === decisions.at(-1)) return;
    decisions.push(now);
    if (!drawn) waited = frames;
    requestAnimationFrame(() => drawn ||= performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-decision'] }));
}"""
_TIMES = "() => drawn && heard ? [drawn - clicked, heard - clicked, waited] : null"


class Times(NamedTuple):
    """Milliseconds from a click until another decision was drawn, and until the server was heard.

    `frames` were begun before the page knew what to draw: without any, it is in the first picture after the click.
    """

    drawn: float
    heard: float
    frames: int


class OwnMoves:
    """Watches the moves of a visitor, from the next page on."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._page.add_init_script(f"({_WATCH})()")

    def times(self) -> Times:
        """Of the last click."""
        return Times(*self._page.wait_for_function(_TIMES).json_value())

    @property
    def decisions(self) -> list[str]:
        """The decisions that were drawn, one after the other; empty where none is asked for."""
        found: list[str] = self._page.evaluate("decisions")
        return found
