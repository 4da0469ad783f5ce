"""Action id <-> typed action <-> notation `i@q,r,k`: take the i-th tile of the row (price i), place it at (q, r)
turned by k (AK-16).
"""

import functools
import re
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tetrapolis.core.errors import BadAction

from .rules import encode
from .state import State

_NOTATION = re.compile(r"(\d)\s*@\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*,\s*([0-5])")


@dataclass(frozen=True, order=True)
class TakeAndPlace:
    """A turn: the place of the tile in the row, the cell of its first hex, its rotation."""

    index: int
    q: int
    r: int
    k: int

    def __str__(self) -> str:
        return f"{self.index}@{self.q},{self.r},{self.k}"


class _Spelt(dict[int, str]):
    """Actions in notation, for cities of one reach: hundreds are listed every turn, mostly the same."""

    def __init__(self, reach: int) -> None:
        self._reach = reach

    def __missing__(self, action: int) -> str:
        rest, k = divmod(action, 6)
        rest, r = divmod(rest, 2 * self._reach + 1)
        index, q = divmod(rest, 2 * self._reach + 1)
        self[action] = f"{index}@{q - self._reach},{r - self._reach},{k}"
        return self[action]


_spelt = functools.cache(_Spelt)


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
        return list(map(_spelt(int(s.reach)).__getitem__, actions.tolist()))

    def encode(self, s: State, action: TakeAndPlace) -> int:
        return int(encode(s, action.index, action.q, action.r, action.k))

    def parse(self, text: str) -> TakeAndPlace:
        match = _NOTATION.fullmatch(text.strip())
        if match is None:
            raise BadAction("action-text", action=text[:60], example="0@2,0,0")
        return TakeAndPlace(*map(int, match.groups()))
