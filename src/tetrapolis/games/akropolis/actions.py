"""A turn as a typed action and in notation `i@q,r,k`: take the i-th tile of the row (price i), place it at (q, r)
turned by k (AK-16).
"""

from dataclasses import dataclass

from tetrapolis.core.kernel import rule
from tetrapolis.core.notation import Action, ActionRecord, Notation
from tetrapolis.core.records import NONE

from .rules import decode, encode, slots, width
from .state import State


@dataclass(frozen=True, order=True)
class TakeAndPlace(Action, notation="{index}@{q},{r},{k}"):
    """A turn: the place of the tile in the row, the cell of its first hex, its rotation."""

    index: int
    q: int
    r: int
    k: int


NOTATION = Notation(TakeAndPlace, example="0@2,0,0")


@rule
def count(s: State) -> int:
    """Ids are sized by the reach of a city, which follows from seats and options."""
    return slots(s) * width(s) * width(s) * 6


@rule
def explain(s: State, action: int, a: ActionRecord) -> None:
    index, q, r, k = decode(s, action)
    a.numbers[0] = index
    a.numbers[1] = q
    a.numbers[2] = r
    a.numbers[3] = k


@rule
def number(s: State, a: ActionRecord) -> int:
    index, q, r, k = int(a.numbers[0]), int(a.numbers[1]), int(a.numbers[2]), int(a.numbers[3])
    inside = abs(q) <= s.reach and abs(r) <= s.reach and 0 <= k < 6
    return encode(s, index, q, r, k) if inside else NONE
