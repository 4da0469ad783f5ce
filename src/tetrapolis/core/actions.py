"""Action id <-> typed action <-> notation, the same for every game: from its declared kinds and two of its rules."""

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from . import notation as declared
from .errors import BadAction, shown
from .kernel import bind
from .notation import Action, Notation, new_actions, written
from .numbers import integer
from .records import NONE
from .scratch import scratch
from .state import State

_MOST_SAID = 1 << 14  # texts that are remembered: people say the same ones again and again


class Said(NamedTuple):
    """An action as a record, in an array of one, and its notation."""

    records: Any
    notation: str


def out_of_range(action: object) -> BadAction:
    """There is no such action here."""
    return BadAction("action-out-of-range", action=shown(action))


class Actions:
    """The actions of a game."""

    def __init__(
        self,
        notation: Notation,
        count: Callable[[State], int],
        explain: Callable[[State, int, Any], None],
        number: Callable[[State, Any], int],
    ) -> None:
        self.notation = notation
        self._count, self._explain, self._number = count, explain, number

    def count(self, s: State) -> int:
        """How many ids there are."""
        return int(self._count(s))

    def decode(self, s: State, action: int) -> Action:
        """The typed action with this id; BadAction if there is none."""
        count = self.count(s)
        if not 0 <= action < count:
            raise BadAction("action-id", action=shown(action), count=count)
        a = new_actions(1)[0]
        self._explain(s, action, a)
        found: Action = self.notation.typed(a)
        return found

    def encode(self, s: State, action: object) -> int:
        """The id of a typed action; NONE if there is no such action, whatever it is."""
        said = self._filled(action) if isinstance(action, Action) else None
        return NONE if said is None else self._found(s, said)

    def number(self, s: State, action: object) -> int:
        """The id of an action given by notation, as a typed action or by id; BadAction if there is none such."""
        return self.identified(s, action)[0]

    def identified(self, s: State, action: object) -> tuple[int, str]:
        """The id of an action, and its notation.

        A typed action is what its id says, or it does not exist.
        """
        if (said := self.said(action)) is not None:
            number = self._found(s, said)
            if number == NONE:
                raise out_of_range(action)
            return number, said.notation
        if (given := integer(action)) is None:
            raise BadAction("action-text", action=shown(action), example=self.notation.example)
        return given, str(self.decode(s, given))

    def said(self, action: object) -> Said | None:
        """What a text or a typed action says, whatever the state; BadAction if it says nothing, None for all else."""
        if not isinstance(action, str | Action):
            return None
        found = self._said(action) if isinstance(action, str) else self._filled(action)
        if found is None:
            raise out_of_range(action)
        return found

    def _found(self, s: State, said: Said) -> int:
        return int(self.find(s, said.records[0], new_actions(1)[0]))

    @functools.lru_cache(_MOST_SAID)  # noqa: B019 - a game lives as long as the process
    def _said(self, text: str) -> Said:
        """What a text names, whatever the state; BadAction if it names nothing."""
        kind, numbers = self._read(text)
        return Said(written(kind, numbers), self.notation.kinds[kind].spell(numbers))

    def _filled(self, action: Action) -> Said | None:
        """A typed action as it is; None if a member is not just what it stands for."""
        found = self.notation.numbers(action)
        if found is None or None in found[1]:
            return None
        records = written(*found)
        return Said(records, str(action)) if self.notation.typed(records[0]) == action else None

    def parse(self, text: str) -> Action:
        """The typed action that a text names; BadAction if there is none."""
        kind, numbers = self._read(text)
        found: Action = self.notation.kinds[kind].typed(numbers)
        return found

    def _read(self, text: str) -> tuple[int, list[int]]:
        """The kind of the action that a text names, and the numbers of its members; BadAction if there is none."""
        found = self.notation.read(text) if text.isascii() else None
        if found is None:
            raise BadAction("action-text", action=shown(text), example=self.notation.example)
        return found

    def notations(self, s: State, actions: npt.NDArray[np.int32]) -> list[str]:
        notation = self.notation
        out = scratch(notation.room(len(actions)), np.uint8)
        written = notation.program, notation.texts, notation.starts, out
        size = self.write_notations(s, actions, new_actions(1), *written)
        return msgspec.json.decode(out[:size].tobytes(), type=list[str])

    @functools.cached_property
    def find(self) -> Callable[[State, Any, Any], int]:
        return bind(declared.find, number=self._number, count=self._count, explain=self._explain)

    @functools.cached_property
    def write_notations(self) -> Callable[..., int]:
        return bind(declared.write_notations, explain=self._explain)
