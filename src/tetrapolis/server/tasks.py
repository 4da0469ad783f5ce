"""Tasks that must end when the server does."""

import asyncio
from collections.abc import Iterable
from typing import Any

_AGAIN = 0.2  # seconds for what a task does last


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until all have ended: a library may take a cancellation for its own timeout, and go on."""
    all_of_them = tuple(tasks)
    while working := [task for task in all_of_them if not task.done()]:
        for task in working:
            task.cancel()
        await asyncio.wait(working, timeout=_AGAIN)
    await asyncio.gather(*all_of_them, return_exceptions=True)  # how they ended is of no interest
