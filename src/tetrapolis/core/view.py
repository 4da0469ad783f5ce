"""What one seat, or a spectator, may know. Clients and bots receive this, never the state."""

import functools
import threading
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from tetrapolis.text import Texts

from .difference import most_bytes
from .game import SPECTATOR, Game
from .glance import Shown
from .notation import Action
from .rng import Words
from .state import States, copy


@dataclass(frozen=True, eq=False)
class View:
    """A seat's knowledge: the table as plain JSON, what it may choose, and a source of states it thinks possible."""

    game: Game
    seat: int | None
    legal: npt.NDArray[np.int32]
    _possible: States

    @functools.cached_property
    def _shown(self) -> Shown:
        return self.game.glances.shown(self._possible, SPECTATOR if self.seat is None else self.seat)

    @property
    def json(self) -> bytes:
        """What lies on the table, drawn from a state that has already forgotten everything hidden from the seat."""
        return self._shown.table

    @functools.cached_property
    def table(self) -> dict[str, Any]:
        """The same as a value."""
        found: dict[str, Any] = msgspec.json.decode(self.json)
        return found

    @property
    def options(self) -> list[str]:
        """The legal actions in notation."""
        return msgspec.json.decode(self._shown.legal, type=list[str])

    def action(self, number: int) -> Action:
        """The action with this id; BadAction if there is none."""
        s = self._possible[0]
        found: Action = self.game.actions.decode(s, self.game.actions.number(s, number))
        return found

    def notation(self, action: int) -> str:
        return str(self.action(action))

    def describe(self, action: int, speak: Texts) -> str:
        """What a legal action does, in words."""
        if self.seat is None:
            raise ValueError("a spectator has nothing to choose")
        return self.game.face.say(self.game.describe(self._possible[0], self.seat, action), speak)

    @property
    def choices(self) -> list[str]:
        """What a table accepts, in notation: the legal actions, or where it takes only whole choices, the shortest."""
        return [self.game.spec.complete(one) for one in self.options]

    def after(self, step: int) -> "View | None":
        """The view after a step of a choice whose steps are secret; None if the choice is complete with it.

        Nobody else has a part in such a step, so that it shows nothing new.
        """
        if self.seat is None or self.game.spec.unfinished is None or not self.game.spec.secret_steps:
            return None
        states = copy(self._possible)
        self.game.rules.apply(states[0], self.seat, step)
        return view_of(self.game, states, self.seat) if self.game.spec.unfinished(states[0], self.seat) else None

    def possible_state(self, rng: Words) -> States:
        """A state that looks like this to the seat; what the seat cannot know is dealt anew by `rng`."""
        return self.game.forget(self._possible, SPECTATOR if self.seat is None else self.seat, rng)


def view_of(game: Game, states: States, seat: int | None) -> View:
    """Build the view of a seat. The state kept inside has already forgotten everything hidden from it."""
    possible, legal = game.glances.known(states, SPECTATOR if seat is None else seat)
    return View(game, seat, legal, possible)


def shown_of(game: Game, states: States, seat: int | None) -> Shown:
    """What a seat may know, and what a table accepts from it, as JSON: for those who want nothing else of a view."""
    found = game.glances.shown(states, SPECTATOR if seat is None else seat)
    if not game.spec.secret_steps:
        return found
    legal: list[str] = msgspec.json.decode(found.legal)
    return Shown(found.table, msgspec.json.encode([game.spec.complete(one) for one in legal]))


def difference_of(game: Game, before: States | None, after: States, seat: int | None) -> bytes:
    """What has changed in the state that views of a seat are made from: `tell` has its form; without `before`, all."""
    memory, worlds, out = _desk.of(game.dtype)
    viewer = SPECTATOR if seat is None else seat
    anew = int(before is None)
    count = game.kernels.tell(after if before is None else before, after, worlds, viewer, anew, memory, out)
    return out[:count].tobytes()


class _Desk(threading.local):
    """Where states are compared: for each thread, and each kind of states."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[npt.NDArray[np.int64], States, npt.NDArray[np.uint8]]] = {}

    def of(self, dtype: np.dtype[Any]) -> tuple[npt.NDArray[np.int64], States, npt.NDArray[np.uint8]]:
        """Memory, two states in it, and room for what has changed."""
        found = self._kept.get(id(dtype))
        if found is None or found[1].dtype is not dtype:
            memory = np.zeros(2 * dtype.itemsize // 8, np.int64)
            found = (memory, memory.view(dtype), np.zeros(most_bytes(dtype.itemsize), np.uint8))
            self._kept[id(dtype)] = found
        return found


_desk = _Desk()


def known_bytes(game: Game, states: States, seat: int | None) -> bytes:
    """The state that views of a seat are made from."""
    possible, _ = game.glances.known(states, SPECTATOR if seat is None else seat)
    return possible.tobytes()
