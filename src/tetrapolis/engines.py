"""The engine of a game for pages: its rules and its bots' thoughts as one WebAssembly module.

A module is known by the sources it is made of, so that a page, which is built from the same ones, knows which to ask
for. It lies in the folder of compiled rules, or has come with the installed package.
"""

import functools
import os
import tempfile
from pathlib import Path

from numba.core import config as numba_config

from .bots.judge import judge_of
from .bots.mind import mind_of
from .core.compiling import Progress
from .core.errors import TetrapolisError
from .core.game import Game
from .core.kernels import Called
from .core.linking import is_whole
from .core.sources import cache_root, module_stamp, sources_of

SUFFIX = ".wasm"
_RUNTIME = Path(__file__).parent / "core" / "runtime.ll"
CARRIED = Path(__file__).parent / "wasm"  # by wheels


class NoEngine(TetrapolisError):
    """Engines are made of rules that are compiled as usual, and of nothing else: their names do not tell how."""


def called_by_pages(game: Game) -> dict[str, Called]:
    """What pages call of a game: its rules, its bots' thoughts, and its judge."""
    return game.kernels.called_by_pages | mind_of(game).called | judge_of(game).called


@functools.cache
def file_name(game: Game) -> str:
    """The name of a game's module: of all sources that it is made of, and of what makes it."""
    files = frozenset().union(*(sources_of(function) for function, _ in called_by_pages(game).values()))
    return f"{game.name}-{module_stamp(files | {Path(__file__), _RUNTIME})}{SUFFIX}"


def find_engine(game: Game) -> Path | None:
    """Where the module of a game lies; None if it has not been made, or is damaged."""
    places = (folder / file_name(game) for folder in (CARRIED, _folder()))
    return next((place for place in places if _is_whole(place)), None)


def _is_whole(place: Path) -> bool:
    try:
        return _looked_at(place, place.stat().st_mtime_ns)
    except OSError:
        return False


@functools.cache
def _looked_at(place: Path, changed: int) -> bool:
    """Whether a file is a module; asked once for every time it was written."""
    return is_whole(place.read_bytes())


def make_engine(game: Game, progress: Progress | None = None) -> Path:
    """The module of a game; made now, if there is none: best while its rules are compiled, which takes most of it."""
    found = find_engine(game)
    if found is not None:
        return found
    if numba_config.DISABLE_JIT or numba_config.BOUNDSCHECK:
        raise NoEngine("no-engine")
    from .core import emitting  # Numba's whole compiler: seldom needed

    types_of = game.kernels.types_of
    exports = [
        emitting.Export(name, function, types_of(letters), wide="l" in letters)
        for name, (function, letters) in called_by_pages(game).items()
    ]
    return _keep(emitting.emit(exports, progress), _folder() / file_name(game))


def _folder() -> Path:
    return cache_root() / "engines"


def _keep(module: bytes, place: Path) -> Path:
    """Write a module, whole or not at all."""
    place.parent.mkdir(parents=True, exist_ok=True)
    descriptor, draft = tempfile.mkstemp(dir=place.parent)
    with os.fdopen(descriptor, "wb") as file:
        file.write(module)
        file.flush()
        os.fsync(file.fileno())
    Path(draft).chmod(0o644)
    Path(draft).replace(place)
    return place
