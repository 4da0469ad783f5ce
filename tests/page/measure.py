"""What of a table is in the window, and what has moved: measured in the page."""

from page.board import Board

# Everything that can be used now lies in the window, in its place, and is not covered; nothing is cut or scrolled.
_FAULTS = """() => {
  const faults = [];
  const table = document.querySelector('.table');
  const page = document.scrollingElement;
  if (scrollX || scrollY) faults.push(`scrolled to ${scrollX}, ${scrollY}`);
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
    faults.push(`the page is ${page.scrollWidth} x ${page.scrollHeight}`);
  const name = one =>
    (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim().slice(0, 60) || one.className;
  const seen = box => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const inside = (box, of) => box.left >= of.left - 1 && box.top >= of.top - 1
    && box.right <= of.right + 1 && box.bottom <= of.bottom + 1;
  const places = [...document.querySelectorAll('[data-place]')];
  if (!places.length) faults.push('no places');
  for (const place of places) {
    if (!seen(place.getBoundingClientRect())) faults.push(`${place.dataset.place} is not in the window`);
    if (place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1)
      faults.push(`${place.dataset.place} is ${place.clientWidth} x ${place.clientHeight}, `
        + `what lies in it ${place.scrollWidth} x ${place.scrollHeight}`);
    for (const one of place.querySelectorAll('*'))
      if (one.scrollTop || one.scrollLeft) faults.push(`${name(one)} is scrolled`);
  }
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const one of document.querySelectorAll('section.board :is(button, [role=button], [role=radio])')) {
    if (one.getAttribute('aria-disabled') === 'true' || one.disabled) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    if (!box.width) continue;
    const place = one.closest('[data-place]');
    if (!seen(box)) faults.push(`“${name(one)}” is not in the window`);
    else if (place && !inside(box, place.getBoundingClientRect()))
      faults.push(`“${name(one)}” is cut: ${JSON.stringify([box, place.getBoundingClientRect()])}`);
    else if (!parts.some(down => parts.some(along => {
      const found = document.elementFromPoint(box.x + box.width * along, box.y + box.height * down);
      // In a drawing the pointer aims at what is nearest.
      return found && (one.contains(found) || (one.ownerSVGElement?.contains(found) && !one.closest('button')));
    }))) faults.push(`“${name(one)}” is covered`);
  }
  return faults;
}"""

# The places of the table, of what can be used in it, and of all that stands beside it.
_FIXED = "[data-place], .banner, .banner button, .players li, div.end, div.end button"
_THINGS = f"{_FIXED}, section.board :is(button, [role=button], [role=radio])"
_KEEP = """selector => {
  window.kept = [...document.querySelectorAll(selector)].map(one => [one, one.getBoundingClientRect()]);
}"""
_MOVED = """except => {
  const sides = ['x', 'y', 'width', 'height'];
  const found = [];
  for (const [one, then] of window.kept) {
    const now = one.getBoundingClientRect();
    if (!one.isConnected || !now.width || !then.width) continue;
    if (one.closest('button, [role=button], [role=radio]')?.matches(except)) continue;
    const by = Math.max(...sides.map(side => Math.abs(now[side] - then[side])));
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 50) || one.className;
    if (by > 1) found.push(`${name} by ${by.toFixed(1)}`);
  }
  return found;
}"""
_WATCH = f"""except => {{
  const moved = {_MOVED};
  window.seen = new Set();
  const look = () => {{
    for (const one of moved(except)) seen.add(one);
    requestAnimationFrame(look);
  }};
  look();
}}"""
# A caption lies over the board and is about another move each time; the log scrolls inside itself.
_SHIFTS = """() => {
  window.shifts = [];
  const told = node => (node instanceof Element ? node : node.parentElement)?.closest('[data-caption], #log');
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) {
      const moved = one.sources.filter(({ node }) => node?.isConnected && !told(node));
      if (!moved.length || one.hadRecentInput) continue;
      shifts.push([one.value, ...moved.map(({ node }) => node.outerHTML?.slice(0, 80) ?? node.textContent)]);
    }
  }).observe({ type: 'layout-shift', buffered: false });
}"""
_DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: What somebody points at or has chosen may be drawn higher; whatever else stands still.
RAISED = ":is(:hover, :focus, [aria-pressed=true], [aria-checked=true])"


class Measure:
    """The table of a visitor under a measure."""

    def __init__(self, board: Board) -> None:
        self._page = board.page

    def drawn(self) -> None:
        self._page.evaluate(_DRAWN)

    def faults(self) -> list[str]:
        self.drawn()
        found: list[str] = self._page.evaluate(_FAULTS)
        return found

    def keep(self, things: bool = True) -> None:
        """Remember where everything is; without things, only the frame of the table."""
        self.drawn()
        self._page.evaluate(_KEEP, _THINGS if things else _FIXED)

    def moved(self, besides: str = RAISED) -> list[str]:
        """What is elsewhere now."""
        self.drawn()
        found: list[str] = self._page.evaluate(_MOVED, besides)
        return found

    def watch(self, besides: str = RAISED) -> None:
        """From now on, look in every frame whether something is elsewhere."""
        self._page.evaluate(_WATCH, besides)

    def seen(self) -> list[str]:
        """What was elsewhere in some frame since then."""
        self.drawn()
        found: list[str] = self._page.evaluate("[...seen]")
        return found

    def watch_shifts(self) -> None:
        self._page.evaluate(_SHIFTS)

    def shifts(self) -> list[str]:
        """What was laid out elsewhere, and not because somebody pressed just before; the most first."""
        self.drawn()
        found: list[str] = self._page.evaluate("shifts.toSorted((a, b) => b[0] - a[0]).map(one => one.join(' '))")
        return found

    def shift(self) -> float:
        """All of that together: the cumulative layout shift."""
        self.drawn()
        found: float = self._page.evaluate("shifts.reduce((sum, one) => sum + one[0], 0)")
        return found
