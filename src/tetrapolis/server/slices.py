"""Long work in the event loop, a slice at a time: others are answered in between.

An answer takes several turns of the loop, and waits for a slice at each of them: so a slice must be short.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")

_SLICE = 0.0005  # seconds


async def each(work: Callable[[A], B], things: Iterable[A]) -> list[B]:
    """What the work makes of each thing."""
    done = []
    pause = time.perf_counter() + _SLICE
    for thing in things:
        done.append(work(thing))
        if time.perf_counter() > pause:
            await asyncio.sleep(0)
            pause = time.perf_counter() + _SLICE
    return done
