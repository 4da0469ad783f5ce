"""Thinking aloud: what a bot considered, and what it expects of each candidate."""

from typing import Any

import msgspec

from tetrapolis.core.errors import NotYourChoice
from tetrapolis.core.view import View


def chooser(view: View) -> int:
    """The seat whose choice it is; a spectator has none."""
    if view.seat is None or not len(view.legal):
        raise NotYourChoice("nothing-to-choose")
    return view.seat


class Candidate(msgspec.Struct, frozen=True):
    """An action a bot considered. Points are what the seat expects at the end, by category."""

    action: int
    notation: str
    rating: float  # the heuristic's first impression, in points
    visits: int = 0
    points: dict[str, float] = {}
    win_share: float = 0.0
    worth: float = 0.0  # what the bot goes by: own points less a share of the best rival's

    @property
    def total(self) -> float:
        return sum(self.points.values())


class Thought(msgspec.Struct, frozen=True):
    """A decision thought through: candidates, the best first."""

    seat: int
    candidates: list[Candidate]
    playouts: int = 0
    milliseconds: float = 0.0

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, action: int) -> Candidate | None:
        """What was thought of an action, if it was considered."""
        return next((one for one in self.candidates if one.action == action), None)

    def to_json(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain
