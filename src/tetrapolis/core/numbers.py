"""Whole numbers as callers give them: Python's and NumPy's alike, truth values never."""

import operator
from typing import Any

import numpy as np

from .errors import BadNumber, shown


def integer(value: Any) -> int | None:
    """The integer that a value is; None if it is none."""
    if isinstance(value, (bool, np.bool_)):
        return None
    try:
        return operator.index(value)
    except Exception:  # whatever a stranger's class raises: it is no number
        return None


def truth(name: str, value: Any) -> bool:
    """An argument that must be true or false, or 1 or 0; BadNumber says which one is not."""
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    return bool(bounded(name, value, 0, 1))


def bounded(name: str, value: Any, least: int, most: int) -> int:
    """An argument that must be a whole number within bounds; BadNumber says which one is not."""
    number = integer(value)
    if number is None or not least <= number <= most:
        raise BadNumber("bad-number", name=name, value=shown(value), least=least, most=most)
    return number
