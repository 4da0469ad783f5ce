"""A sheet of a score pad: what somebody writes on it, and what it comes to."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from .errors import BadEntry, NothingToUndo, shown
from .game import Game
from .numbers import bounded
from .pads import MOST_NUMBERS, WRITTEN, Entry, Pad
from .registry import find
from .state import States

_Key = tuple[int, ...]  # kind, party, keys


class Counted(NamedTuple):
    """A pad, counted: by party the points by category and the place; doubts as party and name; the state behind it."""

    points: list[dict[str, int]]
    notes: list[dict[str, int]]
    places: list[int]
    ties: list[int]
    doubts: list[tuple[int, str, int]]
    worth: list[int]  # of every entry
    state: States


class Paper:
    """Entries by what they are about; each change can be taken back."""

    def __init__(self, game: Game | str, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        if self.game.pad is None:
            raise BadEntry("pad-none", game=self.game.name)
        self.pad: Pad = self.game.pad
        self.seats = self.game.spec.check_seats(seats)
        self.options = self.game.spec.complete_options(self.seats, options or {})
        self.parties = self.seats + self.game.spec.rivals(self.seats)
        self._kinds = self.pad.kinds(self.game.spec.categories)
        self._entries: dict[_Key, tuple[int, ...]] = {}
        self._before: list[dict[_Key, tuple[int, ...]]] = []

    @property
    def entries(self) -> list[tuple[int, ...]]:
        """All that is written: kind, party, numbers."""
        return [(*key, *values) for key, values in self._entries.items()]

    def write(self, kind: str, party: int, *numbers: int | str) -> None:
        """Write an entry; BadEntry if it cannot be, and nothing has changed."""
        key, values = self._read(kind, party, numbers)
        changed = {**self._entries, key: values}
        told = self._count(changed)[1]
        rule = int(told[list(changed).index(key), 0])
        if rule != WRITTEN:
            raise self._refused(rule, kind)
        self._keep(changed)

    def erase(self, kind: str, party: int, *keys: int | str) -> None:
        """Take away what was written about something."""
        entry = self._kind(kind)[1]
        key, _ = self._read(kind, party, (*keys, *(max(0, figure.bounds[0]) for figure in entry.values)))
        if key not in self._entries:
            raise BadEntry("pad-not-written", entry=shown(kind))
        self._keep({one: values for one, values in self._entries.items() if one != key})

    def undo(self) -> None:
        """Take the last change back."""
        if not self._before:
            raise NothingToUndo("pad-nothing")
        self._entries = self._before.pop()

    def count(self) -> Counted:
        """What it comes to."""
        state, told, points, notes, places, doubts = self._count(self._entries)
        categories, pad = self.game.spec.categories, self.pad
        parties = range(self.parties)
        return Counted(
            [dict(zip(categories, points[party].tolist(), strict=True)) for party in parties],
            [dict(zip(pad.notes, notes[party].tolist(), strict=True)) for party in parties],
            places[0].tolist(),
            places[1].tolist(),
            [(p, name, int(doubts[p, k])) for p in parties for k, name in enumerate(pad.doubts) if doubts[p, k]],
            told[:, 1].tolist(),
            state,
        )

    def _keep(self, changed: dict[_Key, tuple[int, ...]]) -> None:
        self._before.append(self._entries)
        self._entries = changed

    def _kind(self, name: str) -> tuple[int, Entry]:
        for number, entry in enumerate(self._kinds):
            if entry.name == name:
                return number, entry
        raise BadEntry("pad-entry", entry=shown(name), entries=", ".join(entry.name for entry in self._kinds))

    def _read(self, kind: str, party: int, numbers: tuple[int | str, ...]) -> tuple[_Key, tuple[int, ...]]:
        number, entry = self._kind(kind)
        if len(numbers) != len(entry.figures):
            raise BadEntry("pad-numbers", entry=kind, numbers=", ".join(figure.name for figure in entry.figures) or "–")
        read = []
        for figure, value in zip(entry.figures, numbers, strict=True):
            if isinstance(value, str) and value in figure.words:
                read.append(figure.words.index(value))
            else:
                read.append(bounded(figure.name, value, *figure.bounds))
        if kind == "number":
            bounded("points", read[1], *self.pad.bounds_of(self.game.spec.categories[read[0]]))
        of = 0 if entry.shared else bounded("party", party, 0, self.parties - 1)
        return (number, of, *read[: len(entry.keys)]), tuple(read[len(entry.keys) :])

    def _refused(self, rule: int, kind: str) -> BadEntry:
        return BadEntry("pad-refused", rule=self.game.rule_id(rule), entry=kind, locale=self.game.face.locale)

    def _count(self, entries: Mapping[_Key, tuple[int, ...]]) -> tuple[Any, ...]:
        state = self.game.template(self.seats, self.options)
        written = np.zeros((len(entries), 2 + MOST_NUMBERS), np.int64)
        for row, (key, values) in zip(written, entries.items(), strict=True):
            row[: len(key) + len(values)] = (*key, *values)
        kinds, n = len(self.game.spec.categories), self.parties
        given = np.zeros((n, kinds + self.pad.columns), np.int64)
        told, points = np.zeros((len(written), 2), np.int64), np.zeros((n, kinds), np.int64)
        notes, places = np.zeros((n, len(self.pad.notes)), np.int64), np.zeros((2, n), np.int64)
        doubts = np.zeros((n, len(self.pad.doubts)), np.int64)
        self.game.kernels.count_pad(state[0], written, given, told, points, notes, places, doubts)
        return state, told, points, notes, places, doubts
