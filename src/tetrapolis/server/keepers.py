"""Work in the background that goes on whatever happens: what fails is logged and counted, and tried again."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from .logs import log
from .metrics import Metrics
from .tasks import end

_LONGEST = 30.0  # seconds between attempts of work that keeps failing
_DOUBLED = 16  # times at most that the pause between attempts doubles: a number stays a number after days
LATE = 3  # times its interval, and some seconds, that work may take before it counts as stuck
GRACE = 20.0


class Keeper:
    """One piece of work, done again and again; `vital` if people cannot play without it."""

    def __init__(self, name: str, work: Callable[[], Awaitable[object]], every: float, vital: bool = True) -> None:
        self.name = name
        self.every = every
        self.vital = vital
        self.failures = 0  # in a row
        self.done = time.monotonic()  # the last time it went well
        self._work = work

    async def live(self, metrics: Metrics) -> None:
        worked = metrics.keeper_worked.labels(self.name)
        worked.set_to_current_time()
        while True:
            try:
                await self._work()
                self.done, self.failures = time.monotonic(), 0
                worked.set_to_current_time()
            except Exception as error:
                self.failures += 1
                metrics.keeper_failures.labels(self.name).inc()
                log.error(f"{self.name} failed", exc_info=error, extra={"keeper": self.name})
            await asyncio.sleep(self.pause)

    @property
    def pause(self) -> float:
        """Seconds until the next attempt."""
        return min(self.every * 2.0 ** min(self.failures, _DOUBLED), max(self.every, _LONGEST))

    @property
    def alive(self) -> bool:
        """Whether it has worked lately."""
        return time.monotonic() - self.done < LATE * self.every + GRACE


class Keepers:
    """All work in the background of a node."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._keepers: dict[Keeper, asyncio.Task[None]] = {}

    def start(self, name: str, work: Callable[[], Awaitable[object]], every: float, vital: bool = True) -> None:
        """Do the work at once, and then again `every` so many seconds."""
        keeper = Keeper(name, work, every, vital)
        self._keepers[keeper] = asyncio.get_running_loop().create_task(keeper.live(self._metrics))

    @property
    def alive(self) -> bool:
        """Whether all that is vital goes on."""
        return all(keeper.alive and not task.done() for keeper, task in self._keepers.items() if keeper.vital)

    async def close(self) -> None:
        await end(self._keepers.values())
        self._keepers.clear()
