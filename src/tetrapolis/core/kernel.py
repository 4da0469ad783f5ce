"""`@rule`: the one place that configures Numba.

A rule is a plain function over a game's record. Compiled code is kept in a folder named by the hash of every
source it can depend on: the modules of the rule and of all functions it calls, also those that `bind` gave it, all
project modules that these import, and the data files beside them. Numba's own staleness check looks only at the
function's file and would miss a changed callee.
"""

import contextlib
import functools
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
import types
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config

from .dispatch import RuleDispatcher

F = TypeVar("F", bound=Callable[..., Any])

numba_config: Any = config  # its settings are made at run time

JIT = not numba_config.DISABLE_JIT
BOUNDS_CHECKED = bool(numba_config.BOUNDSCHECK)

_BOUND = "__bound__"  # in the globals of a bound function: what its free names stand for
_STALE_SECONDS = 14 * 24 * 3600
_FROM = re.compile(r"^\s*from\s+([.\w]+)\s+import\s+(\((?:[^)#]|#[^\n]*)*\)|[^\n]*)", re.MULTILINE)
_IMPORT = re.compile(r"^\s*import\s+([^\n#]+)", re.MULTILINE)

if not JIT:  # PCG32 wraps around on purpose; compiled code does so silently
    np.seterr(over="ignore")


def rule(function: F) -> F:
    """Compile `function` (nogil, cached); with NUMBA_DISABLE_JIT=1 leave it plain Python."""
    if not JIT:
        return function
    previous = numba_config.CACHE_LOCATOR_CLASSES
    numba_config.CACHE_LOCATOR_CLASSES = f"{__name__}.{RuleCache.__name__}"
    try:
        compiled = RuleDispatcher(function)
        compiled.enable_caching()
        return compiled  # type: ignore[no-any-return]
    finally:
        numba_config.CACHE_LOCATOR_CLASSES = previous


def bind(template: F, **callees: Callable[..., Any]) -> F:
    """Compile the source of `template` against one game's functions.

    A closure would be compiled anew in every process; a copy whose globals hold the callees is cached.
    """
    code: types.CodeType = template.__code__
    bound = tuple((name, _identity(callee)) for name, callee in sorted(callees.items()))
    copy = types.FunctionType(code, {**template.__globals__, **callees, _BOUND: bound}, template.__name__)
    copy.__module__ = template.__module__
    copy.__qualname__ = template.__qualname__
    return rule(copy)  # type: ignore[return-value]


def source_of(function: Callable[..., Any]) -> Path:
    """The file in which a rule, compiled or not, is written."""
    return Path(_plain(function).__code__.co_filename)


def sources_of(function: Callable[..., Any]) -> frozenset[Path]:
    """The files of a rule and of all functions it reaches, the bound ones too: the file of a template names no game."""
    return frozenset(map(source_of, reached(function)))


def reached(function: Callable[..., Any]) -> frozenset[types.FunctionType]:
    """A rule and all functions that it calls, and those that they call, as they are written."""
    found: set[types.FunctionType] = set()
    waiting = [_plain(function)]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            called = (one.__globals__.get(name) for name in one.__code__.co_names)
            waiting.extend(_plain(callee) for callee in called if isinstance(_plain(callee), types.FunctionType))
    return frozenset(found)


def _plain(function: Any) -> Any:
    return getattr(function, "py_func", function)


def _identity(function: Any) -> tuple[Any, ...]:
    """Tells two functions of one file apart, and two bindings of one template."""
    plain = _plain(function)
    return plain.__module__, plain.__qualname__, plain.__globals__.get(_BOUND)


class RuleCache:
    """Tells Numba where the compiled code of a rule lives; see NUMBA_CACHE_LOCATOR_CLASSES."""

    def __init__(self, function: types.FunctionType, file: str) -> None:
        self._stamp = fingerprint(sources_of(function), function.__globals__.get(_BOUND))
        self._folder = cache_root() / Path(file).parent.name / f"{Path(file).stem}-{self._stamp}"
        self._line = function.__code__.co_firstlineno
        with contextlib.suppress(OSError):  # in use: see `_remove_stale`
            os.utime(self._folder)

    @classmethod
    def from_function(cls, function: types.FunctionType, file: str) -> "RuleCache":
        return cls(function, file)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return str(self._line)

    def ensure_cache_path(self) -> None:
        if not self._folder.is_dir():
            self._folder.mkdir(parents=True, exist_ok=True)
            _remove_stale(self._folder)


def _remove_stale(fresh: Path) -> None:
    """Forget compiled code of older sources that nobody has loaded for two weeks."""
    module = fresh.name.rpartition("-")[0]
    for folder in fresh.parent.glob(f"{module}-*"):
        if folder != fresh and time.time() - folder.stat().st_mtime > _STALE_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def cache_root() -> Path:
    """TETRAPOLIS_CACHE, else the user's cache folder, else a private temporary one."""
    chosen = os.environ.get("TETRAPOLIS_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    root = Path(chosen) if chosen else Path(base) / "tetrapolis"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root / "rules"
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="tetrapolis-"))


@functools.cache
def fingerprint(files: frozenset[Path], bound: tuple[Any, ...] | None = None) -> str:
    """The hash of everything that compiled code from these files, with these bound callees, can depend on."""
    digest = hashlib.sha256()
    versions = (sys.version_info[:3], numba.__version__, np.__version__, BOUNDS_CHECKED, bound)
    digest.update(repr(versions).encode())
    sources = set().union(*(rule_sources(file.resolve()) for file in files))
    for source in sorted(sources, key=lambda path: (path.name, str(path))):
        digest.update(source.name.encode() + b"\0" + _digest(source))
    return digest.hexdigest()[:16]


@functools.cache
def _contents(file: Path) -> bytes:
    return file.read_bytes()


@functools.cache
def _digest(file: Path) -> bytes:
    return hashlib.sha256(_contents(file)).digest()


@functools.cache
def rule_sources(file: Path) -> frozenset[Path]:
    """`file`, the project modules it imports, theirs in turn, and the .toml facts beside them."""
    found: set[Path] = set()
    waiting = [file]
    while waiting:
        source = waiting.pop()
        if source in found:
            continue
        found.add(source)
        if source.suffix == ".py":
            waiting.extend(_needed(source))
    return frozenset(found)


@functools.cache
def _needed(source: Path) -> tuple[Path, ...]:
    """The project modules that a module imports, and the facts beside it."""
    return (*_imports(source), *source.parent.glob("*.toml"))


@functools.cache
def _root(source: Path) -> Path:
    """The folder in which the package of a module lies."""
    folder = source.parent
    while (folder / "__init__.py").exists():
        folder = folder.parent
    return folder


def _imports(source: Path) -> Iterable[Path]:
    text = _contents(source).decode()
    found = [match.groups() for match in _FROM.finditer(text)]
    for match in _IMPORT.finditer(text):
        found += [(words.split()[0], "") for words in match[1].split(",") if words.split()]
    for module, names in found:
        dots = len(module) - len(module.lstrip("."))
        folder = source.parents[dots - 1] if dots else _root(source)
        target = folder.joinpath(*filter(None, module.lstrip(".").split(".")))
        if target != folder and (file := target.with_suffix(".py")).is_file():
            yield file
        elif target.is_dir():
            package = [target / "__init__.py"] if target != folder else []
            candidates = [*package, *(target / f"{name}.py" for name in re.findall(r"\w+", names))]
            yield from (path for path in candidates if path.is_file())


@rule
def wide(number: int) -> int:
    """The same number as a 64-bit integer: compiled, `int()` keeps the narrow type of a field."""
    return np.int64(number)  # type: ignore[return-value]
