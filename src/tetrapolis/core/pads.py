"""Score pads: what can be written on a game's pad, and how it is counted, by the same rules as at a table.

What is written is a list of entries: a kind and numbers. The rules put them into a state that is made for counting
only, and into a table of what people have counted themselves; points, places and ties come from the functions of the
game. The order in which entries were written matters only among those of one kind.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from .kernel import rule
from .playout import supplied_by_bind
from .standing import places_of
from .state import State

#: In the table of what was counted: nothing was written.
OPEN = -(2**31)

#: What an entry came to: the number of the rule that forbids it, or
WRITTEN, OUT_OF_ORDER = 0, -1

MOST_NUMBERS = 6  # of an entry

Table = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Figure:
    """A number of an entry: its bounds, and the words that it stands for, if any.

    A value `owner` is a party, counted from 1, or nobody: it changes with the seats.
    """

    name: str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()

    @property
    def bounds(self) -> tuple[int, int]:
        return (0, len(self.words) - 1) if self.words else (self.least, self.most)


@dataclass(frozen=True)
class Entry:
    """A kind of entry. `keys` tell what it is about: written again, it replaces what was written before.

    An entry that is `shared` is the table's, not one player's.
    """

    name: str
    keys: tuple[Figure, ...] = ()
    values: tuple[Figure, ...] = ()
    shared: bool = False

    @property
    def figures(self) -> tuple[Figure, ...]:
        return self.keys + self.values


@dataclass(frozen=True)
class Way:
    """One way to enter a category: the entries that it is made of, each with its keys.

    Ways replace each other, but for one `beside` the others.
    """

    category: str
    name: str
    fields: tuple[tuple[str, tuple[int, ...]], ...]
    beside: bool = False


@dataclass(frozen=True)
class Pad:
    """What a game declares for its pad, with compiled functions over a state `s` and a table `given`.

    open(s)                              an empty state to count in: its header is filled
    enter(s, given, kind, party, numbers) write an entry; 0, or the number of the rule that forbids it
    count(s, given, party, out, notes)   points by category, and the numbers that they are made of
    worth(s, given, kind, party, numbers) points that an entry brings by itself
    doubt(s, given, party, notes, kind)  how much speaks for a doubt of this kind; 0: nothing does
    """

    entries: tuple[Entry, ...]
    ways: tuple[Way, ...]
    columns: int  # of `given`, beside those of the categories
    open: Callable[[State], None]
    enter: Callable[..., int]
    count: Callable[..., None]
    worth: Callable[..., int]
    doubt: Callable[..., int]
    notes: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # of a category written as one number
    options: tuple[str, ...] = ()  # those that matter to points

    def bounds_of(self, category: str) -> tuple[int, int]:
        """The least and the most that a category can be written as."""
        return self.bounds.get(category, (0, 0))

    def kinds(self, categories: tuple[str, ...]) -> tuple[Entry, ...]:
        """All kinds of entries: first a category as one number, then the game's own."""
        least = min((low for low, _ in self.bounds.values()), default=0)
        most = max((high for _, high in self.bounds.values()), default=0)
        return (
            Entry("number", (Figure("category", words=categories),), (Figure("points", least, most),)),
            *self.entries,
        )


open_, enter, count, worth, doubt, tie_break = (supplied_by_bind,) * 6


def count_pad(
    s: State, entries: Table, given: Table, told: Table, points: Table, notes: Table, places: Table, doubts: Table
) -> None:
    """Write all entries (kind, party, numbers) on an empty pad and count it.

    `told` has for every entry what it came to and what it is worth; `places` for every party its place and what decides
    between equals; `doubts` by party and kind how much speaks for each.
    """
    categories = points.shape[1]
    open_(s)
    given[:, :] = OPEN
    told[:, :] = 0
    told[:, 0] = OUT_OF_ORDER
    kinds = 0
    for i in range(len(entries)):
        kinds = max(kinds, entries[i, 0] + 1)
    again = True
    while again:  # an entry may need another one that was written later
        again = False
        for kind in range(kinds):
            for i in range(len(entries)):
                if entries[i, 0] != kind or told[i, 0] == WRITTEN:
                    continue
                before = told[i, 0]
                if kind == 0:
                    given[entries[i, 1], entries[i, 2]] = entries[i, 3]
                    told[i, 0] = WRITTEN
                else:
                    told[i, 0] = enter(s, given, kind - 1, int(entries[i, 1]), entries[i, 2:])
                again = again or (told[i, 0] == WRITTEN and before > WRITTEN)
    totals = np.zeros((s.parties, 3), np.int64)
    for party in range(s.parties):
        count(s, given, party, points[party], notes[party])
        for kind in range(doubts.shape[1]):
            doubts[party, kind] = doubt(s, given, party, notes[party], kind)
        for category in range(categories):
            if given[party, category] != OPEN:
                points[party, category] = given[party, category]
        totals[party, 0] = points[party].sum()
        totals[party, 1] = tie_break(s, party)
        totals[party, 2] = party >= s.seats
        places[1, party] = totals[party, 1]
    for i in range(len(entries)):
        if told[i, 0] == WRITTEN and entries[i, 0] > 0:
            told[i, 1] = worth(s, given, int(entries[i, 0]) - 1, int(entries[i, 1]), entries[i, 2:])
    places_of(totals, places[0])


@rule
def no_worth(s: State, given: Table, kind: int, party: int, numbers: Any) -> int:
    """No entry brings points by itself."""
    return 0
