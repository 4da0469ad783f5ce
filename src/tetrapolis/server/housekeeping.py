"""What a node does from time to time: learn of ended sessions, remove what is kept no longer."""

import asyncio
import time

from .endings import Endings
from .logs import log
from .service import REMOVED, MatchService, now

_LOOK = 2.0  # seconds between looks for sessions that other nodes have ended
_TIDY = 3600.0  # seconds between removals of what is too old
_DAY = 86_400_000  # milliseconds
_AT_ONCE = 20  # matches removed in one transaction: others write in between


class Housekeeping:
    """Ended sessions every two seconds, old matches every hour. Matches are kept for ever by default."""

    def __init__(self, service: MatchService, endings: Endings, days: int) -> None:
        self._service = service
        self._endings = endings
        self._days = days
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self) -> None:
        tidied = -_TIDY
        while True:
            try:
                await self._endings.refresh()
                if time.monotonic() >= tidied + _TIDY:
                    tidied = time.monotonic()
                    await self.tidy()
            except Exception:  # whatever it is: the next look may work
                log.exception("housekeeping failed")
            await asyncio.sleep(_LOOK)

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
