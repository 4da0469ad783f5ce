"""Has rules compiled, once per machine: it takes seconds, and whoever waits wants to know."""

import contextlib
import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from numba.core import event

from .kernel import JIT
from .sources import cache_root

_STALE_SECONDS = 90 * 24 * 3600  # marks of older sources

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
    with contextlib.suppress(OSError):  # without a mark, all of them are loaded at the next start too
        mark = _mark(functions)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
        for other in mark.parent.iterdir():
            if time.time() - other.stat().st_mtime > _STALE_SECONDS:
                other.unlink(missing_ok=True)


def are_compiled(functions: Sequence[Any]) -> bool:
    """Whether all of them were compiled on this machine, as they are now: each is loaded when first used."""
    return not JIT or (
        _mark(functions).exists() and all(Path(function.stats.cache_path).is_dir() for function in functions)
    )


def _mark(functions: Sequence[Any]) -> Path:
    """An empty file that says: these functions, of these sources, were compiled. Folders are named by the sources."""
    names = "\n".join(f"{function.stats.cache_path} {function.__name__}" for function in functions)
    return cache_root() / "compiled" / hashlib.sha256(names.encode()).hexdigest()[:16]


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
