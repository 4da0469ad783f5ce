"""The record that holds the whole state of a match, and the header every game's record begins with.

    header                                                   body
    +-----+---------------+---------+----------------------+-------------------------
    | rng | seats parties | options | event_count   events | the game's own fields ...
    +-----+---------------+---------+----------------------+-------------------------

`parties` counts the seats and the automatic rivals behind them (solo play). The header up to the options is filled by
whoever starts a match, with the facts that a game prepares for its options; `setup` writes everything else.
"""

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .events import EVENT, EVENT_LIMIT
from .options import Option

#: A batch of matches; one match is an array of length one.
States = npt.NDArray[Any]


def record_dtype(options: Sequence[Option], body: list[Any]) -> np.dtype[Any]:
    """The dtype of a game's record: the common header, then the game's own fields."""
    header: list[Any] = [
        ("rng", np.int64, (2,)),
        ("seats", np.int64),
        ("parties", np.int64),
        ("options", fields([(option.name, np.int8) for option in options])),
        ("event_count", np.int64),
        ("events", EVENT, (EVENT_LIMIT,)),
    ]
    shadowed = [member[0] for member in header + body if hasattr(np.void, member[0])]
    if shadowed:
        raise ValueError(f"these names are taken by NumPy, uncompiled rules could not read them: {shadowed}")
    return with_attributes(fields(header + body))


def with_attributes(plain: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with its fields as attributes: what np.record gives, but several times faster to read."""
    members: dict[str, Any] = {"__slots__": ()}
    for name in plain.names or ():
        part = plain[name].base
        read = _part(name, with_attributes(part)) if part.names else operator.itemgetter(name)
        members[name] = property(read, _writer(name))
    return np.dtype((type("Record", (np.void,), members), plain))


def _part(name: str, dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    return lambda record: record[name].view(dtype)


def _writer(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


def fields(members: list[Any]) -> np.dtype[Any]:
    """A nested part of a record. Only the whole gets attributes: a wrapped part would lose its alignment."""
    return np.dtype(members, align=True)


def copy(states: States) -> States:
    """An independent copy, through the byte view: structured copies go field by field and are slow."""
    twin = np.empty_like(states)
    assign(twin, states)
    return twin


def assign(target: States, source: States) -> None:
    """Overwrite `target` with `source`, byte by byte."""
    target.view(np.uint8)[:] = source.view(np.uint8)
