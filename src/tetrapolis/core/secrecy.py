"""Has a choice shown somebody something hidden? Compiled once per game by `bind`."""

from typing import Any

import numpy as np
import numpy.typing as npt

from .events import clear_events
from .kernel import rule, wide
from .memory import Bytes
from .playout import supplied_by_bind
from .rng import seed, sort_many
from .state import Header

Actions = npt.NDArray[np.int32]

VIEWS = (0, 1)  # the generator by which all views forget
_STREAM = 32  # of generators, apart from those of others
_DEALS = 3  # to try

pending = refusal = legal = apply = determinize = look = supplied_by_bind


def forget(s: Header, viewer: int, high: int, low: int) -> None:
    """Forget what the viewer cannot know; the generator high:low deals it anew."""
    rng = np.zeros(2, np.int64)
    seed(rng, high, low)
    determinize(s, viewer, rng)
    clear_events(s)


def see(s: Header, viewer: int, choices: Actions, view: Any, seen: Bytes) -> int:
    """What the viewer sees, with its choices in order; how many. `seen` are the bytes of the view."""
    count = 0
    if viewer >= 0:
        count = legal(s, viewer, choices)
        sort_many(choices, count)
    forget(s, viewer, VIEWS[0], VIEWS[1])
    for i in range(len(seen)):
        seen[i] = 0
    look(s, viewer, view)
    return count


def has_learned(
    before: Header,
    after: Header,
    worlds: Any,
    viewer: int,
    seat: int,
    actions: Actions,
    choices: Actions,
    views: Any,
    seen: Bytes,
) -> bool:
    """Whether a seat (-1: a spectator) has learned something hidden from a choice: its actions led to `after`.

    It has not, if all it saw was that somebody has chosen while others, who choose at the same time, still do: such
    choices are uncovered together. Nor if things would look the same now in any deal that it could think of before.

    There is room for two worlds, the choices of both, and two views, of which `seen` are the bytes.
    """
    others = pending(before) & ~(1 << seat)
    if viewer != seat and others != 0 and pending(after) == others:
        return False
    most, size = len(choices) // 2, len(seen) // 2
    worlds[0] = after
    count = see(worlds[0], viewer, choices[:most], views[0], seen[:size])
    worlds[0] = before
    forget(worlds[0], viewer, VIEWS[0], VIEWS[1])
    for deal in range(_DEALS):
        worlds[1] = worlds[0]
        forget(worlds[1], viewer, _STREAM, deal)
        for i in range(len(actions)):
            if refusal(worlds[1], seat, wide(actions[i])) != 0:
                return True
            apply(worlds[1], seat, wide(actions[i]))
        if see(worlds[1], viewer, choices[most:], views[1], seen[size:]) != count:
            return True
        if not _are_alike(choices[:most], choices[most:], count) or not _are_alike(seen[:size], seen[size:], size):
            return True
    return False


@rule
def _are_alike(one: npt.NDArray[Any], other: npt.NDArray[Any], count: int) -> bool:
    """Whether two arrays begin with the same numbers."""
    for i in range(count):
        if one[i] != other[i]:
            return False
    return True
