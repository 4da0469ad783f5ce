"""A short hash of what decides how a game is played, to see whether its rules have changed.

Made of the code of all compiled rules and of whatever they call, of the constants that these name, and of the facts in
the .toml files beside them. Comments, docstrings and layout do not count, nor do texts, views, bots, the record's
layout or the versions of Python and Numba. (The hash of compiled code, which must see all that, is in `sources.py`.)
"""

import ast
import functools
import hashlib
import tomllib
import types
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from .sources import reached, source_of

_LENGTH = 16


def fingerprint(rules: Iterable[Callable[..., Any]], not_facts: str = "") -> str:
    """The hash for these rules; a .toml file named `not_facts`, such as the weights of bots, is left out."""
    functions = {one for rule in rules for one in reached(rule)}
    told = {_code(one) for one in functions} | {line for one in functions for line in _constants(one)}
    folders = {source_of(rule).parent for rule in rules}
    facts = {file for folder in folders for file in folder.glob("*.toml") if file.stem != not_facts}
    told |= {repr(tomllib.loads(file.read_text(encoding="utf-8"))) for file in facts}
    return hashlib.sha256("\0".join(sorted(told)).encode()).hexdigest()[:_LENGTH]


def _code(function: types.FunctionType) -> str:
    """The code of a function, without what does not change what it does."""
    return _functions(source_of(function))[function.__code__.co_firstlineno]


@functools.cache
def _functions(file: Path) -> dict[int, str]:
    """The functions of a file by the line on which they, or their decorators, begin."""
    found = {}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
            arguments = ", ".join(one.arg for one in node.args.args)
            code = "\n".join(ast.unparse(one) for one in body)
            found[first] = f"{node.name}({arguments})\n{code}"
    return found


def _constants(function: types.FunctionType) -> Iterator[str]:
    """The numbers and tables that a function names."""
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, np.ndarray):
            yield f"{name}={value.dtype.str}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
        elif isinstance(value, int | float | str | tuple | np.generic):
            yield f"{name}={value!r}"
