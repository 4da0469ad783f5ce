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
from .notation import Action, Notation, new_actions, write_notations
from .numbers import integer
from .records import NONE
from .scratch import scratch
from .state import State

_MOST_SAID = 1 << 14  # texts that are remembered: people say the same ones again and again


class _Said(NamedTuple):
    """An action as a record, and its notation."""

    record: Any
    notation: str


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
        found: Action = self.notation.typed(self._explained(s, np.array([action], np.int32))[0])
        return found

    def _explained(self, s: State, actions: npt.NDArray[np.int32]) -> Any:
        explained = new_actions(len(actions))
        self.explain_each(s, actions, explained)
        return explained

    def encode(self, s: State, action: object) -> int:
        """The id of a typed action; NONE if there is no such action, whatever it is."""
        said = self._filled(action) if isinstance(action, Action) else None
        return NONE if said is None else int(self.find(s, said.record, new_actions(1)[0]))

    def number(self, s: State, action: object) -> int:
        """The id of an action given by notation, as a typed action or by id; BadAction if there is none such."""
        return self.identified(s, action)[0]

    def identified(self, s: State, action: object) -> tuple[int, str]:
        """The id of an action, and its notation.

        The one place that checks ranges: a typed action is what its id says, or it does not exist.
        """
        number = integer(action)
        if number is not None:
            return number, str(self.decode(s, number))
        if isinstance(action, str):
            said = self._said(action)
        elif isinstance(action, Action):
            said = self._filled(action)
        else:
            raise BadAction("action-text", action=shown(action), example=self.notation.example)
        number = NONE if said is None else int(self.find(s, said.record, new_actions(1)[0]))
        if said is None or number == NONE:
            raise BadAction("action-out-of-range", action=shown(action))
        return number, said.notation

    @functools.lru_cache(_MOST_SAID)  # noqa: B019 - a game lives as long as the process
    def _said(self, text: str) -> "_Said | None":
        """What a text names, whatever the state; BadAction if it names nothing."""
        return self._filled(self.parse(text))

    def _filled(self, action: Action) -> "_Said | None":
        """A typed action as it is; None if a member is not just what it stands for."""
        a = new_actions(1)[0]
        same = self.notation.fill(a, action) and self.notation.typed(a) == action
        return _Said(a, str(action)) if same else None

    def parse(self, text: str) -> Action:
        """The typed action that a text names; BadAction if there is none."""
        found: Action | None = self.notation.read(text) if text.isascii() else None
        if found is None:
            raise BadAction("action-text", action=shown(text), example=self.notation.example)
        return found

    def json(self, s: State, actions: npt.NDArray[np.int32]) -> bytes:
        """Actions in notation, as a list in JSON."""
        notation = self.notation
        out = scratch(2 + len(actions) * notation.most, np.uint8)
        size = write_notations(self._explained(s, actions), notation.program, notation.texts, notation.starts, out)
        return out[:size].tobytes()

    def notations(self, s: State, actions: npt.NDArray[np.int32]) -> list[str]:
        return msgspec.json.decode(self.json(s, actions), type=list[str])

    @functools.cached_property
    def find(self) -> Callable[[State, Any, Any], int]:
        return bind(declared.find, number=self._number, count=self._count, explain=self._explain)

    @functools.cached_property
    def explain_each(self) -> Callable[[State, npt.NDArray[np.int32], Any], None]:
        return bind(declared.explain_each, explain=self._explain)
