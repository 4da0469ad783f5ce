"""What a node does from time to time: remove what is kept no longer."""

from .endings import Endings
from .service import REMOVED, MatchService, now

LOOK_FOR_ENDINGS = 2.0  # seconds between looks for sessions that other nodes have ended
TIDY = 3600.0  # seconds between removals of what is too old
_DAY = 86_400_000  # milliseconds
_AT_ONCE = 20  # matches removed in one transaction: others write in between


class Housekeeping:
    """Removes old matches. By default they are kept for ever."""

    def __init__(self, service: MatchService, endings: Endings, days: int) -> None:
        self._service = service
        self._endings = endings
        self._days = days

    async def tidy(self) -> None:
        """Remove ended endings and leases, and finished matches and lobbies that nobody has touched for so long."""
        await self._endings.tidy()
        if not self._days:
            return
        before = now() - self._days * _DAY
        while removed := await self._service.store.remove(before, _AT_ONCE):
            for match in removed:
                self._service.drop(match)
                await self._service.bus.tell(match, REMOVED)
