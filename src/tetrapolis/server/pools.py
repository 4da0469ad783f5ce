"""Threads for what takes long, a pool for each kind of work: what one kind waits for, the others do not.

In a fair pool, whoever has used the least is next: the hundredth match of a stranger waits behind a person's move.
"""

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .errors import Away
from .metrics import Metrics

T = TypeVar("T")

_SWITCH = 0.001  # seconds after which a thread of Python lets another one go on, if that wants to
_FORGET = 1000  # parties whose use is remembered


class Pool:
    """`threads` threads for one kind of work. Once `most` wait, whoever came last in the longest line is sent away."""

    def __init__(self, name: str, threads: int, most: int, metrics: Metrics, nice: int = 0) -> None:
        self.name = name
        self._threads = ThreadPoolExecutor(threads, f"tetrapolis-{name}", initializer=_step_back, initargs=(nice,))
        self._free = threads
        self.most = most
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, float] = {}  # by each party: seconds on a common scale, on which nobody can save up
        self._reached = 0.0  # on that scale, by whoever had the last turn
        self._count = metrics.pool_waiting.labels(name)
        self._seconds = metrics.pool_seconds.labels(name)

    async def run(self, party: str, work: Callable[..., T], *details: Any, weight: float = 1.0) -> T:
        """Do the work for a party in a thread; what it takes is charged to the party, `weight` times."""
        await self._turn(party)
        begun = time.perf_counter()
        done = asyncio.get_running_loop().run_in_executor(self._threads, work, *details)
        done.add_done_callback(lambda _: self._finished(party, time.perf_counter() - begun, weight))
        done.add_done_callback(lambda one: one.cancelled() or one.exception())  # also if nobody waits for it any more
        return await asyncio.shield(done)  # whoever goes does not stop the thread

    def _finished(self, party: str, seconds: float, weight: float) -> None:
        self._used[party] = max(self._used.get(party, 0.0), self._reached) + seconds * weight
        self._seconds.observe(seconds)
        self._free += 1
        self._next()
        if len(self._used) > _FORGET:
            self._used = {one: used for one, used in self._used.items() if one in self._waiting}

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def _turn(self, party: str) -> None:
        if self._free > 0 and not self._waiting:
            self._free -= 1
            return
        if self.waiting >= self.most:
            self._make_room(party)
        if party not in self._waiting:
            self._used[party] = max(self._used.get(party, 0.0), self._reached)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(party, deque()).append(turn)
        self._count.set(self.waiting)
        try:
            await turn
        except asyncio.CancelledError:
            # If it was our turn just now, it is somebody else's then.
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._free += 1
                self._next()
            else:
                self._drop(party, turn)
            raise

    def _make_room(self, party: str) -> None:
        """Nobody fills the queue alone: whoever has the longest line in it gives up a place to those who have less."""
        longest = max(self._waiting, key=lambda one: len(self._waiting[one]))
        if len(self._waiting[longest]) <= len(self._waiting.get(party, ())) + 1:
            raise Away("server-busy")
        last = self._waiting[longest][-1]
        self._drop(longest, last)
        last.set_exception(Away("server-busy"))

    def _next(self) -> None:
        while self._free > 0 and self._waiting:
            party = min(self._waiting, key=self._used.__getitem__)
            self._reached = max(self._reached, self._used[party])
            turn = self._waiting[party][0]
            self._drop(party, turn)
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def _drop(self, party: str, turn: "asyncio.Future[None]") -> None:
        queue = self._waiting.get(party, deque())
        with contextlib.suppress(ValueError):  # whoever has gone may have been passed over already
            queue.remove(turn)
        if not queue:
            self._waiting.pop(party, None)
        self._count.set(self.waiting)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Pools:
    """All pools of a process. One processor is left to answering, where there are several; workers share the others."""

    def __init__(self, metrics: Metrics, workers: int = 1) -> None:
        sys.setswitchinterval(_SWITCH)
        processors = max(1, ((os.cpu_count() or 1) - 1) // workers)
        self.bots = Pool("bots", processors, 100_000, metrics, nice=5)
        self.hints = Pool("hints", 1, 64, metrics, nice=5)
        self.analyses = Pool("analyses", 1, 64, metrics, nice=10)
        self.looks = Pool("looks", 1, 256, metrics)
        self.passwords = Pool("passwords", 1, 16, metrics)
        self.files = Pool("files", 1, 1024, metrics)
        self._all = (self.bots, self.hints, self.analyses, self.looks, self.passwords, self.files)

    def close(self) -> None:
        for pool in self._all:
            pool.close()


def _step_back(nice: int) -> None:
    """A thread that thinks lets those that answer go first; where the system cannot do that, it does not."""
    if nice and hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
