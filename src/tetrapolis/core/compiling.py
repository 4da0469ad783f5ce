"""Hears of compiling: it takes seconds, and whoever waits wants to know."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from numba.core import event


@contextlib.contextmanager
def on_compile(tell: Callable[[], None]) -> Iterator[None]:
    """Within the block, call `tell` whenever something is really compiled; what comes from the cache is not."""

    class Compiling(event.Listener):
        def on_start(self, started: Any) -> None:
            tell()

        def on_end(self, ended: Any) -> None:
            pass

    with event.install_listener("numba:compile", Compiling()):
        yield
