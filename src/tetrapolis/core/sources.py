"""What compiled code depends on, and where it is kept.

Compiled code lies in a folder named by the hash of every source it can depend on: the modules of the rule and of all
functions it calls, also those that `bind` gave it, all project modules that these import, and the data files beside
them. Numba's own staleness check looks only at the function's file and would miss a changed callee.
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
from typing import Any

import numba
import numpy as np
from numba.core import config

numba_config: Any = config  # its settings are made at run time

BOUND = "__bound__"  # in the globals of a bound function: what its free names stand for
_BOUNDS_CHECKED = bool(numba_config.BOUNDSCHECK)
_INSTALLED = ("site-packages", "dist-packages")
_STALE_SECONDS = 14 * 24 * 3600
_FROM = re.compile(r"^\s*from\s+([.\w]+)\s+import\s+(\((?:[^)#]|#[^\n]*)*\)|[^\n]*)", re.MULTILINE)
_IMPORT = re.compile(r"^\s*import\s+([^\n#]+)", re.MULTILINE)


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


def identity(function: Any) -> tuple[Any, ...]:
    """Tells two functions of one file apart, and two bindings of one template."""
    plain = _plain(function)
    return plain.__module__, plain.__qualname__, plain.__globals__.get(BOUND)


class RuleFolder:
    """Tells Numba where the compiled code of a rule lies."""

    def __init__(self, function: types.FunctionType, file: str) -> None:
        self._stamp = fingerprint(sources_of(function), function.__globals__.get(BOUND))
        self._folder = cache_root() / Path(file).parent.name / f"{Path(file).stem}-{self._stamp}"
        self._line = function.__code__.co_firstlineno
        with contextlib.suppress(OSError):  # in use: see `_remove_stale`
            os.utime(self._folder)

    @classmethod
    def from_function(cls, function: types.FunctionType, file: str) -> "RuleFolder":
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
    versions = (sys.version_info[:3], numba.__version__, np.__version__, _BOUNDS_CHECKED, bound)
    return _stamp(repr(versions), files)


def module_stamp(files: frozenset[Path]) -> str:
    """The same for a module that does not depend on the machine or its Python."""
    return _stamp("", files)


def _stamp(versions: str, files: frozenset[Path]) -> str:
    digest = hashlib.sha256(versions.encode())
    for source in sorted(_needed_by(files), key=lambda path: (path.name, str(path))):
        digest.update(source.name.encode() + b"\0" + _digest(source))
    return digest.hexdigest()[:16]


def are_as_imported(function: types.FunctionType, moment: float) -> bool:
    """Whether the sources of a rule are still those from which it was made at this moment."""
    return _changed(sources_of(function)) <= moment


@functools.cache
def _changed(files: frozenset[Path]) -> float:
    """When what these files need came to be as it was read."""
    return max(_read(file)[1] for file in _needed_by(files))


@functools.cache
def _needed_by(files: frozenset[Path]) -> frozenset[Path]:
    return frozenset().union(*(rule_sources(file.resolve()) for file in files))


@functools.cache
def _read(file: Path) -> tuple[bytes, float]:
    """What is in a file, and when it came to be there."""
    with file.open("rb") as opened:
        return opened.read(), os.fstat(opened.fileno()).st_ctime


@functools.cache
def _digest(file: Path) -> bytes:
    return hashlib.sha256(_read(file)[0]).digest()


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


def _ours(source: Path, folder: Path) -> tuple[str, str]:
    """The packages whose modules count: that of the source, and the rules' own house."""
    return source.relative_to(folder).parts[0], __package__.partition(".")[0]


def _imports(source: Path) -> Iterable[Path]:
    text = _read(source)[0].decode()
    found = [match.groups() for match in _FROM.finditer(text)]
    for match in _IMPORT.finditer(text):
        found += [(words.split()[0], "") for words in match[1].split(",") if words.split()]
    for module, names in found:
        dots = len(module) - len(module.lstrip("."))
        folder = source.parents[dots - 1] if dots else _root(source)
        if not dots and folder.name in _INSTALLED and module.partition(".")[0] not in _ours(source, folder):
            continue  # where packages are installed, others lie beside ours
        target = folder.joinpath(*filter(None, module.lstrip(".").split(".")))
        if target != folder and (file := target.with_suffix(".py")).is_file():
            yield file
        elif target.is_dir():
            package = [target / "__init__.py"] if target != folder else []
            candidates = [*package, *(target / f"{name}.py" for name in re.findall(r"\w+", names))]
            yield from (path for path in candidates if path.is_file())
