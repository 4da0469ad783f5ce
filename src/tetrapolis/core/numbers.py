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
    except TypeError:
        return None


def bounded(name: str, value: Any, least: int, most: int) -> int:
    """An argument that must be a whole number within bounds; BadNumber says which one is not."""
    number = integer(value)
    if number is None or not least <= number <= most:
        raise BadNumber("bad-number", name=name, value=shown(value), least=least, most=most)
    return number
