"""Has rules compiled, once per machine: it takes seconds, and whoever waits wants to know."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from numba.core import event

from .kernel import JIT

Progress = Callable[[int, int, str], None]  # functions ready, all functions, the next one's name


def compile_all(functions: Sequence[Any], signatures: Sequence[tuple[Any, ...]], progress: Progress | None) -> None:
    """Have every function ready: from the cache, or compiled now."""
    if not JIT:
        return
    for done, (function, signature) in enumerate(zip(functions, signatures, strict=True)):
        if progress:
            progress(done, len(functions), function.__name__)
        function.compile(signature)
    if progress:
        progress(len(functions), len(functions), "")


def are_compiled(functions: Sequence[Any]) -> bool:
    """Whether this machine has compiled all of them, as they are now: each is loaded when first used."""
    return not JIT or all(function.is_kept for function in functions)


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
