"""Action id <-> typed action <-> notation `i@q,r,k`: take the i-th tile of the row (price i), place it at (q, r)
turned by k (AK-16).
"""

import functools
import re
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tetrapolis.core.errors import BadAction
from tetrapolis.core.kernel import State

from .rules import encode

_NOTATION = re.compile(r"(\d)@(-?\d{1,3}),(-?\d{1,3}),([0-5])")


@dataclass(frozen=True, order=True)
class TakeAndPlace:
    """A turn: the place of the tile in the row, the cell of its first hex, its rotation."""

    index: int
    q: int
    r: int
    k: int

    def __str__(self) -> str:
        return f"{self.index}@{self.q},{self.r},{self.k}"


@functools.lru_cache(1 << 16)
def _spot(reach: int, spot: int) -> str:
    """A cell and a rotation in notation: the same few hundred again and again."""
    rest, k = divmod(spot, 6)
    q, r = divmod(rest, 2 * reach + 1)
    return f"{q - reach},{r - reach},{k}"


class AkropolisActions:
    """Ids are sized by the reach of a city, which follows from seats and options."""

    def count(self, s: State) -> int:
        width = 2 * int(s.reach) + 1
        return (int(s.parties) + 2) * width * width * 6

    def decode(self, s: State, action: int) -> TakeAndPlace:
        reach = int(s.reach)
        rest, k = divmod(action, 6)
        rest, r = divmod(rest, 2 * reach + 1)
        index, q = divmod(rest, 2 * reach + 1)
        if not 0 <= index < int(s.parties) + 2:
            raise BadAction("action-id", action=str(action), count=self.count(s))
        return TakeAndPlace(index, q - reach, r - reach, k)

    def notations(self, s: State, actions: npt.NDArray[np.int32]) -> list[str]:
        reach = int(s.reach)
        indices, spots = np.divmod(actions, 6 * (2 * reach + 1) ** 2)
        return [f"{at}@{_spot(reach, spot)}" for at, spot in zip(indices.tolist(), spots.tolist(), strict=True)]

    def encode(self, s: State, action: TakeAndPlace) -> int:
        reach = int(s.reach)
        if not (0 <= action.index < int(s.parties) + 2 and max(abs(action.q), abs(action.r)) <= reach):
            raise BadAction("action-out-of-range", action=str(action))
        return int(encode(s, action.index, action.q, action.r, action.k))

    def parse(self, text: str) -> TakeAndPlace:
        match = _NOTATION.fullmatch("".join(text.split()))
        if match is None:
            raise BadAction("action-text", action=text[:60], example="0@2,0,0")
        return TakeAndPlace(*map(int, match.groups()))
