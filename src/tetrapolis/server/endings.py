"""Sessions that were ended: what was signed for them is void. Kept in the store, known by heart on every node.

Cookies and tokens are signed and stored nowhere, so asking whether one is good costs no question to the store. An
ending reaches the node that made it at once, others by a note on the bus, at the latest by the next look.
"""

from collections.abc import Callable, Iterable

from .bus import Bus
from .service import now
from .store import Ending, Store

TOPIC = "endings"
LIFETIME = 365 * 86_400_000  # milliseconds that a signed statement is good for, and an ending is kept
_MARGIN = 60_000  # milliseconds by which the clocks of nodes may differ


class Endings:
    """Up to when what was signed for a person, or for a session, is void."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.listeners: set[Callable[[], None]] = set()  # called when something has ended
        self._store = store
        self._bus = bus
        self._before: dict[str, int] = {}
        self._seen = 0

    def covers(self, names: Iterable[str], issued: int) -> bool:
        """Whether something signed then for one of these is void."""
        return any(issued <= self._before.get(name, -1) for name in names)

    def later_than(self, *names: str) -> int:
        """Now, or the first moment that no ending of these covers."""
        return max(now(), *(self._before.get(name, 0) + 1 for name in names))

    async def end(self, what: str, before: int | None = None) -> None:
        """End a session, or all of a person that began before; by default until now, on all nodes."""
        await self._store.end(self.ending(what, before))
        await self.told()

    def ending(self, what: str, before: int | None = None) -> Ending:
        """Another node whose clock is ahead may have signed something a moment ago: that is meant too."""
        return Ending(what, self.later_than(what) + _MARGIN if before is None else before, now() + LIFETIME)

    async def told(self) -> None:
        """Something was ended on this node."""
        await self.refresh()
        await self._bus.tell(TOPIC, "changed")

    async def refresh(self) -> None:
        """Look for endings that others have written, and forget those that nothing can be as old as."""
        fresh = False
        for one in await self._store.endings(self._seen - _MARGIN):
            fresh |= self._before.get(one.what, -1) < one.before
            self._before[one.what] = max(one.before, self._before.get(one.what, -1))
            self._seen = max(self._seen, one.until)
        for listener in tuple(self.listeners) if fresh else ():
            listener()

    async def tidy(self) -> None:
        """Remove endings and leases that are over."""
        await self._store.tidy(now())
        oldest = now() - LIFETIME - 2 * _MARGIN
        self._before = {name: before for name, before in self._before.items() if before > oldest}
