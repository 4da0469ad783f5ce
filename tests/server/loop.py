"""Tests that are coroutines: each runs in an event loop of its own."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(*details: Any, **more: Any) -> None:
        asyncio.run(test(*details, **more))

    return run
