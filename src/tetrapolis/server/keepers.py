"""Work in the background that goes on whatever happens: what fails is logged and counted, and tried again."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from .logs import log
from .metrics import Metrics

_LONGEST = 30.0  # seconds between attempts of work that keeps failing
LATE = 3  # times its interval, and some seconds, that work may take before it counts as stuck
GRACE = 20.0


class Keeper:
    """One piece of work, done again and again."""

    def __init__(self, name: str, work: Callable[[], Awaitable[object]], every: float) -> None:
        self.name = name
        self.every = every
        self.failures = 0  # in a row
        self.done = time.monotonic()  # the last time it went well
        self._work = work

    async def live(self, metrics: Metrics) -> None:
        while True:
            try:
                await self._work()
                self.done, self.failures = time.monotonic(), 0
            except Exception as error:
                self.failures += 1
                metrics.keeper_failures.labels(self.name).inc()
                log.error("keeper failed", exc_info=error, extra={"keeper": self.name})
            await asyncio.sleep(min(self.every * 2**self.failures, max(self.every, _LONGEST)))

    @property
    def alive(self) -> bool:
        """Whether it has worked lately."""
        return time.monotonic() - self.done < LATE * self.every + GRACE


class Keepers:
    """All work in the background of a node."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._keepers: dict[Keeper, asyncio.Task[None]] = {}

    def start(self, name: str, work: Callable[[], Awaitable[object]], every: float) -> None:
        """Do the work at once, and then again `every` so many seconds."""
        keeper = Keeper(name, work, every)
        self._keepers[keeper] = asyncio.get_running_loop().create_task(keeper.live(self._metrics))

    @property
    def alive(self) -> bool:
        return all(keeper.alive and not task.done() for keeper, task in self._keepers.items())

    async def close(self) -> None:
        for task in self._keepers.values():
            task.cancel()
        await asyncio.gather(*self._keepers.values(), return_exceptions=True)
        self._keepers.clear()
