"""Points by category, the place on the score track, and who has won."""

import numpy as np
import numpy.typing as npt

from tetrapolis.core.kernel import rule

from .components import BLUE, GEM_POINTS, NONE, START_POINTS, TRACK_FIELDS
from .state import OVER, State

CATEGORIES = ("start", "stones", "black", "losses", "gems")


@rule
def score(s: State, party: int, out: npt.NDArray[np.int64]) -> None:
    """Gems score only when the match is over (WM-49)."""
    player = s.players[party]
    out[0] = START_POINTS
    out[1] = player.stones
    out[2] = player.black
    out[3] = player.losses
    out[4] = GEM_POINTS * int(player.hand[BLUE]) if s.phase == OVER else 0


@rule
def total(s: State, party: int) -> int:
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    return int(points.sum())


@rule
def track_place(points: int) -> tuple[int, int]:
    """The field of the score marker and how often it went around (WM-36, WM-37); below 1 it stands on no field."""
    return ((points - 1) % TRACK_FIELDS + 1, (points - 1) // TRACK_FIELDS) if points >= 1 else (NONE, 0)
