"""What a seat may know and choose, in one compiled call."""

import threading
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .events import clear_events
from .memory import Bytes, Numbers
from .notation import Notation, new_actions
from .playout import supplied_by_bind
from .records import zeros
from .rng import Words, seed, sort_many
from .secrecy import VIEWS
from .shapes import Shape, write
from .state import States

Choices = npt.NDArray[np.int32]

legal = determinize = look = write_notations = supplied_by_bind


def glance(
    states: Any,
    worlds: Any,
    viewer: int,
    rng: Words,
    anew: int,
    choices: Choices,
    out: Bytes,
    views: Any,
    seen: Bytes,
    shape: Numbers,
    texts: Bytes,
    starts: Numbers,
    explained: Any,
    notation: Numbers,
    words: Bytes,
    places: Numbers,
) -> tuple[int, int, int]:
    """Lay a state into `worlds`, with all that a viewer cannot know dealt again by the generator: compiled by `bind`.

    With `anew` the generator starts as for all views. Where there is room, the viewer's choices are listed, in order;
    and where there is room for letters, a view is filled, of which `seen` are the bytes, and written as JSON, and
    behind it the choices. How many choices there are; where the JSON of the view ends, and that of the choices.
    """
    worlds[0] = states[0]
    s = worlds[0]
    count = 0
    if viewer >= 0 and len(choices) > 0:
        count = legal(s, viewer, choices)
        sort_many(choices, count)
    if anew != 0:
        seed(rng, VIEWS[0], VIEWS[1])
    determinize(s, viewer, rng)
    clear_events(s)  # that there are some may tell that somebody did something unseen
    if len(out) == 0:
        return count, 0, 0
    for i in range(len(seen)):
        seen[i] = 0
    look(s, viewer, views[0])
    size = write(shape, seen, texts, starts, out)
    return count, size, size + write_notations(s, choices[:count], explained, notation, words, places, out[size:])


class Shown(NamedTuple):
    """What a seat may know of the table, and its legal actions in notation, as JSON."""

    table: bytes
    legal: bytes


#: What the generator does: numbers, because a truth would be another type, and compiled for itself.
_GOES_ON, _ANEW = 0, 1
_NO_CHOICES, _NO_LETTERS = np.empty(0, np.int32), np.empty(0, np.uint8)


class Glances(threading.local):
    """The compiled function of a game, and for each thread the room that it needs."""

    def __init__(
        self,
        compiled: Callable[..., tuple[int, int, int]],
        state: np.dtype[Any],
        view: np.dtype[Any],
        shape: Shape,
        notation: Notation,
        most_choices: int,
    ) -> None:
        self._compiled = compiled
        self._worlds, self._rng = zeros(1, state), np.zeros(2, np.int64)
        self._choices = np.empty(most_choices, np.int32)
        self._letters = np.empty(shape.most + notation.room(most_choices), np.uint8)
        self._written = memoryview(self._letters.data)
        views = zeros(1, view)
        seen = views, views.view(np.uint8), shape.program, shape.texts, shape.starts
        self._rest = *seen, new_actions(1), notation.program, notation.texts, notation.starts

    def forget(self, states: States, viewer: int, rng: Words) -> States:
        """A copy of a state in which all that the viewer cannot know has been dealt anew."""
        worlds = zeros(1, states.dtype)
        self._compiled(states, worlds, viewer, rng, _GOES_ON, _NO_CHOICES, _NO_LETTERS, *self._rest)
        return worlds

    def known(self, states: States, viewer: int) -> tuple[States, Choices]:
        """The same, as for all views; and the viewer's legal actions, in ascending order: any other may tell things."""
        worlds = zeros(1, states.dtype)
        count, _, _ = self._compiled(states, worlds, viewer, self._rng, _ANEW, self._choices, _NO_LETTERS, *self._rest)
        return worlds, self._choices[:count].copy()

    def shown(self, states: States, viewer: int) -> Shown:
        """What the viewer may know and choose."""
        room = self._choices, self._letters
        _, end, last = self._compiled(states, self._worlds, viewer, self._rng, _ANEW, *room, *self._rest)
        return Shown(self._written[:end].tobytes(), self._written[end:last].tobytes())
