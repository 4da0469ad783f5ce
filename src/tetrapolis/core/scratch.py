"""Room for results whose size is not known beforehand: kept for each thread, because fresh memory is slow to touch."""

import threading
from typing import Any

import numpy as np
import numpy.typing as npt


class _Room(threading.local):
    def __init__(self) -> None:
        self.kept: dict[type[Any], npt.NDArray[Any]] = {}


_room = _Room()


def scratch(size: int, kind: type[Any]) -> npt.NDArray[Any]:
    """An array of at least this size; it is another's as soon as somebody asks again."""
    kept = _room.kept.get(kind)
    if kept is None or len(kept) < size:
        kept = _room.kept[kind] = np.empty(size, kind)
    return kept
