"""Who stands where, for every game: by points, then by the game's tie-break; level, a rival of solo play is ahead."""

import numpy as np
import numpy.typing as npt

from .kernel import rule
from .playout import supplied_by_bind
from .state import Header

score = tie_break = supplied_by_bind


@rule
def no_tie_break(s: Header, party: int) -> int:
    """Equal points share a place."""
    return 0


def rank(s: Header, points: npt.NDArray[np.int64], out: npt.NDArray[np.int64]) -> None:
    """The place of every party, counted from 1; equals share a place. `points` is room for the points of one."""
    totals = np.zeros((s.parties, 3), np.int64)
    for party in range(s.parties):
        score(s, party, points)
        totals[party, 0] = points.sum()
        totals[party, 1] = tie_break(s, party)
        totals[party, 2] = party >= s.seats
    places_of(totals, out)


@rule
def places_of(totals: npt.NDArray[np.int64], out: npt.NDArray[np.int64]) -> None:
    """The places of rows of numbers: the first that differs decides."""
    for party in range(len(totals)):
        out[party] = 1
        for other in range(len(totals)):
            out[party] += _is_ahead(totals[other], totals[party])


@rule
def _is_ahead(one: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> bool:
    for i in range(len(one)):
        if one[i] != other[i]:
            return bool(one[i] > other[i])
    return False
