"""A board as somebody finds it who knows nothing of its drawing: things with names, in groups, to choose or not."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

from page.visitor import Visitor

# A name is what is read out: what is hidden from that may change while one looks.
_TELL = """(one, number, board) => {
  const box = one.getBoundingClientRect();
  const read = one.cloneNode(true);
  for (const hidden of read.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  const groups = [];
  for (let at = one.parentElement; at && at !== board; at = at.parentElement)
    if (at.hasAttribute('aria-label')) groups.push(at.getAttribute('aria-label'));
  return {
    number,
    name: (one.getAttribute('aria-label') ?? read.textContent).replace(/\\s+/g, ' ').trim(),
    group: groups.reverse().join(' / '),
    open: one.getAttribute('aria-disabled') !== 'true' && !one.disabled && box.width > 0 && one.checkVisibility(),
    pressed: one.getAttribute('aria-pressed') === 'true' || one.getAttribute('aria-checked') === 'true',
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  };
}"""
_THINGS = f"""board => {{
  const tell = {_TELL};
  const all = [...board.querySelectorAll('button, [role=button], [role=radio]')];
  return all.map((one, number) => tell(one, number, board));
}}"""
_FOCUSED = f"""(board, wanted) => {{
  const tell = {_TELL};
  const here = board.contains(document.activeElement) ? tell(document.activeElement, -1, board) : null;
  const all = [...board.querySelectorAll('button, [role=button], [role=radio]')];
  const found = wanted && all.map((one, number) => tell(one, number, board)).find(
    one => one.name === wanted.name && one.group === wanted.group);
  return [here, found ?? null];
}}"""
_REACH = """(board, number) => {
  const one = [...board.querySelectorAll('button, [role=button], [role=radio]')][number];
  one.scrollIntoView({ block: 'center', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.12, 0.88];
  for (const down of parts) for (const along of parts) {
    const at = [box.x + box.width * along, box.y + box.height * down];
    if (one.contains(document.elementFromPoint(...at))) return at;
  }
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@dataclass(frozen=True)
class Thing:
    """Something on the board that can be asked for."""

    number: int
    name: str
    group: str
    open: bool
    pressed: bool
    x: float
    y: float

    @property
    def area(self) -> str:
        """The outermost group: inside it arrows move."""
        return self.group.split(" / ")[0]

    def says(self, *words: str) -> bool:
        return any(word in self.name for word in words)


Wanted = Callable[[Thing], bool]


class Board:
    """The board of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        # By attributes: for a role and a name, Playwright would go through the whole page at every look.
        self._region = visitor.page.locator("section.board")

    def things(self) -> list[Thing]:
        return [Thing(**one) for one in self._region.evaluate(_THINGS)]

    def focused(self) -> Thing | None:
        """What has the focus, if it is on the board."""
        here, _ = self._region.evaluate(_FOCUSED, None)
        return Thing(**here) if here else None

    def way_to(self, thing: Thing) -> tuple[Thing | None, Thing]:
        """What has the focus, and where the thing is now: a board may move while one moves on it."""
        here, there = self._region.evaluate(_FOCUSED, {"name": thing.name, "group": thing.group})
        return Thing(**here) if here else None, Thing(**there) if there else thing

    def find(self, wanted: Wanted) -> list[Thing]:
        """What is wanted and can be chosen now."""
        return [one for one in self.things() if one.open and wanted(one)]

    def reach(self, thing: Thing) -> tuple[float, float]:
        """Scroll to a thing, and find a point of it that nothing covers."""
        x, y = self._region.evaluate(_REACH, thing.number)
        return x, y

    @property
    def decision(self) -> str:
        """The number of the own decision that is asked for; empty if none is."""
        return self._region.get_attribute("data-decision") or ""

    @property
    def over(self) -> bool:
        return self._result.is_visible()

    @property
    def _result(self) -> Locator:
        return self.page.locator("section[aria-label=Result]")

    def wait(self, after: str = "-") -> bool:
        """Wait for another decision than this one; False if the match is over instead."""
        asked = self.page.locator(f'[data-decision]:not([data-decision=""], [data-decision="{after}"])')
        try:
            asked.or_(self._result).first.wait_for()
        except Late as late:
            focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
            raise AssertionError(f"{self.visitor.banner.inner_text()!r}, decision {self.decision!r}, {focus}") from late
        return not self.over

    def answered(self, before: str) -> Locator:
        """What is there when this decision is answered."""
        return self.page.locator(f'[data-decision]:not([data-decision="{before}"])').or_(self._result)

    def settle(self, before: str) -> None:
        """Wait until this decision is answered."""
        self.answered(before).first.wait_for()
