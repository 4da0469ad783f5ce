"""Sessions that were ended: what was signed for them is void. Kept in the store, known by heart on every node.

Cookies and tokens are signed and stored nowhere, so asking whether one is good costs no question to the store. An
ending reaches the node that made it at once, others by a note on the bus, at the latest by the next look. No clock
decides what an ending covers or who hears of it: clocks are set wrong, and put right again.
"""

from collections.abc import Callable, Iterable, Sequence

from .bus import Bus
from .service import now
from .store import Ending, Store

TOPIC = "endings"
LIFETIME = 365 * 86_400_000  # milliseconds that a signed statement is good for
_KEPT = LIFETIME + 30 * 86_400_000  # an ending: longer, also than what was signed while the clock was ahead
_MARGIN = 60_000  # milliseconds by which the clocks of nodes may differ


class Endings:
    """Up to which number what was signed for a person, or for a session, is void."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.listeners: set[Callable[[], None]] = set()  # called when something has ended
        self._store = store
        self._bus = bus
        self._known: dict[str, Ending] = {}
        self._mark = -1  # what has been read of the store's list

    def covers(self, names: Iterable[str], issued: int) -> bool:
        """Whether something signed with this number for one of these is void."""
        for name in names:
            if (ending := self._known.get(name)) is not None and issued <= ending.before:
                return True
        return False

    def later_than(self, *names: str) -> int:
        """The first number that no ending of these covers, and every one that comes will."""
        return max(self._before(name) for name in names) + 1

    def _before(self, name: str) -> int:
        return self._known[name].before if name in self._known else 0

    async def end(self, what: str, issued: int = 0) -> None:
        """End a session, or all of a person so far, on all nodes; `issued` is what is known to be meant."""
        await self.refresh()  # another node may have ended more: whoever begins anew must be above that
        ending = self.ending(what, issued)
        await self._store.end(ending)
        await self.told([ending])

    async def end_first(self, user: str) -> None:
        """End the sessions of the first servers, which have neither name nor number."""
        ending = Ending(user, 0, now() + _KEPT)
        await self._store.end(ending)
        await self.told([ending])

    def ending(self, what: str, issued: int = 0) -> Ending:
        """Earlier servers took the time for the number, and one whose clock was ahead may have done so just now."""
        return Ending(what, max(self.later_than(what), now() + _MARGIN, issued), now() + _KEPT)

    async def told(self, endings: Sequence[Ending]) -> None:
        """These were written by this node."""
        self._take_up(endings)
        await self._bus.tell(TOPIC, "changed")

    async def refresh(self) -> None:
        """Look for endings that others have written."""
        endings, mark = await self._store.endings(self._mark)
        self._take_up(endings)
        self._mark = max(self._mark, mark)

    def _take_up(self, endings: Sequence[Ending]) -> None:
        fresh = [one for one in endings if one.what not in self._known or self._before(one.what) < one.before]
        self._known.update({one.what: one for one in fresh})
        for listener in tuple(self.listeners) if fresh else ():
            listener()

    async def tidy(self) -> None:
        """Remove endings and leases that are over."""
        await self._store.tidy(now())
        self._known = {name: ending for name, ending in self._known.items() if ending.until >= now()}
