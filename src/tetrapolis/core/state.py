"""The record that holds the whole state of a match, and the header every game's record begins with.

    header                                                   body
    +-----+---------------+---------+----------------------+-------------------------
    | rng | seats parties | options | event_count   events | the game's own fields ...
    +-----+---------------+---------+----------------------+-------------------------

`parties` counts the seats and the automatic rivals behind them (solo play). The header up to the options is filled by
whoever starts a match, with the facts that a game prepares for its options; `setup` writes everything else.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .records import Array, Int16, Int32, Int64, Record, room

EVENT_LIMIT = 48  # the most events one applied action may cause
NUMBERS = 6  # integers per event

#: One record of a game that is not known here: what a game's own rules take is its own class.
State = Any

#: A batch of matches; one match is an array of length one.
States = npt.NDArray[Any]


class EventRecord(Record):
    """What happened: a kind and integers, and the seats that may read them."""

    kind: Int16
    seat: Int16
    audience: Int16
    numbers: Array[Int32] = room(NUMBERS)


class Header(Record):
    """What every game's record begins with; a game names its own `options`."""

    rng: Array[Int64] = room(2)
    seats: Int64
    parties: Int64
    options: Record
    event_count: Int64
    events: Array[EventRecord] = room(EVENT_LIMIT)


def bytes_of(states: States) -> npt.NDArray[np.uint8]:
    """The bytes of a batch: of one that was made of them, they are at hand."""
    made_of = states.base
    if not isinstance(made_of, np.ndarray) or made_of.dtype != np.uint8 or not states.flags.c_contiguous:
        return states.view(np.uint8)
    return made_of if made_of.nbytes == states.nbytes else states.view(np.uint8)


def copy(states: States) -> States:
    """An independent copy, through the bytes: structured copies go field by field and are slow."""
    return np.ndarray(states.shape, states.dtype, bytes_of(states).copy())


def batch(matches: Sequence[States]) -> States:
    """Several batches as one."""
    return np.concatenate([states.view(np.uint8) for states in matches]).view(matches[0].dtype)


def assign(target: States, source: States) -> None:
    """Overwrite `target` with `source`, byte by byte."""
    target.view(np.uint8)[:] = source.view(np.uint8)
