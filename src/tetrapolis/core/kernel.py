"""`@rule`: the one place that configures Numba.

A rule is a plain function over a game's record. With NUMBA_DISABLE_JIT=1 it stays one; else it is compiled when it is
called (`dispatch`), and kept on disk under a hash of all it depends on (`sources`).
"""

import types
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from .dispatch import RuleDispatcher
from .sources import BOUND, identity, numba_config

F = TypeVar("F", bound=Callable[..., Any])

JIT = not numba_config.DISABLE_JIT

if not JIT:  # PCG32 wraps around on purpose; compiled code does so silently
    np.seterr(over="ignore")


def rule(function: F) -> F:
    """Compile `function` (nogil, cached); with NUMBA_DISABLE_JIT=1 leave it plain Python."""
    return RuleDispatcher(function) if JIT else function


def bind(template: F, **callees: Callable[..., Any]) -> F:
    """Compile the source of `template` against one game's functions.

    A closure would be compiled anew in every process; a copy whose globals hold the callees is cached.
    """
    code: types.CodeType = template.__code__
    bound = tuple((name, identity(callee)) for name, callee in sorted(callees.items()))
    copy = types.FunctionType(code, {**template.__globals__, **callees, BOUND: bound}, template.__name__)
    copy.__module__ = template.__module__
    copy.__qualname__ = template.__qualname__
    return rule(copy)  # type: ignore[return-value]


@rule
def wide(number: int) -> int:
    """The same number as a 64-bit integer: compiled, `int()` keeps the narrow type of a field."""
    return np.int64(number)  # type: ignore[return-value]
