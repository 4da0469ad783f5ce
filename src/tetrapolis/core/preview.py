"""What actions would do, before they are chosen: from what the seat may know, never from the truth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .contract import Part
from .errors import BadAction, IllegalAction, shown
from .foresight import PART_WORLDS, PartRecord
from .notation import Action
from .records import NONE, dtype_of, zeros
from .rng import stream
from .state import States, batch, copy
from .view import View, view_of

_STREAM = 37  # of generators, apart from those of others
_DEALS = 12  # in which actions are tried: what they do in all of them is told


@dataclass(frozen=True)
class Change:
    """How points and goods change in every deal the seat thinks possible, and which of them depend on the deal."""

    points: dict[str, int]
    goods: dict[str, int]
    unsure_points: tuple[str, ...] = ()
    unsure_goods: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """An action of a text, and what the seat sees when it is about to choose it."""

    number: int
    action: Action
    view: View


class Outlook:
    """Deals that a seat thinks possible, in which its actions are tried.

    Who chooses at the same time does so at random, unless the game can tell what a choice does by itself.
    """

    def __init__(self, view: View, deals: int = _DEALS, first: int = 0) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        self.game, self.seat = view.game, view.seat
        self._rngs = np.array([stream(_STREAM, deal) for deal in range(first, first + deals)])
        self._deals = batch([view.possible_state(rng) for rng in self._rngs])
        together = 0 if self.game.foresight.alone else int(self.game.rules.pending(self._deals[0]))
        self._names = self.game.spec.categories, self.game.foresight.good_names
        self._others = together & ~(1 << self.seat)  # seats that choose at the same time, as bits

    def after(self, actions: Sequence[int]) -> list[States]:
        """Every deal as it is after the actions."""
        worlds = copy(self._deals)
        self._foresee(worlds, actions)
        return [worlds[deal : deal + 1] for deal in range(len(worlds))]

    def gains(self, actions: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
        """The points that each of the actions, chosen alone, surely brings."""
        worlds, gains = copy(self._deals), np.zeros(len(actions), np.int64)
        for place, action in enumerate(actions):
            points, _, (unsure, _) = self._foresee(worlds, [action])
            gains[place] = sum(_sure(self.game.spec.categories, points, unsure).values())
        return gains

    def change(self, actions: Sequence[int]) -> Change:
        """What changes alike in every deal."""
        categories, names = self._names
        points, goods, (unsure_points, unsure_goods) = self._foresee(copy(self._deals), actions)
        return Change(
            _sure(categories, points, unsure_points),
            _sure(names, goods, unsure_goods),
            _unsure(categories, unsure_points),
            _unsure(names, unsure_goods),
        )

    def _foresee(self, worlds: States, actions: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
        """How points and goods change, and which of them depend on the deal, as bits; `worlds` are the deals after."""
        chosen = np.array(actions, np.int32)
        points, goods = (np.zeros((3, len(names)), np.int64) for names in self._names)
        unsure = np.zeros(2, np.int64)
        kernel = self.game.kernels.foresee
        kernel(self._deals, worlds, self._rngs, self.seat, self._others, chosen, points, goods, unsure)
        return points[2].tolist(), goods[2].tolist(), unsure.tolist()

    def parts(self, actions: Sequence[int]) -> list[Part]:
        """What the actions cost and bring in every deal, item by item, where the game tells."""
        if self.game.foresight.parts is None:
            return []
        worlds = zeros(PART_WORLDS, self.game.dtype)
        most = self.game.foresight.part_limit * len(actions)
        told, sure = (zeros(most, dtype_of(PartRecord)) for _ in range(2))
        count = self.game.kernels.sure_parts(self._deals, worlds, self.seat, np.array(actions, np.int32), told, sure)
        return [self._part(one) for one in sure[:count]]

    def _part(self, one: Any) -> Part:
        reasons, goods = self.game.foresight.part_reasons, self.game.foresight.part_goods
        good = "" if one.good == NONE else goods[one.good]
        return Part(reasons[one.why], good, int(one.count), None if one.party == NONE else int(one.party))


def _sure(names: Sequence[str], counts: Sequence[int], unsure: int) -> dict[str, int]:
    """What changes alike in every deal."""
    return {name: counts[i] for i, name in enumerate(names) if counts[i] and not unsure >> i & 1}


def _unsure(names: Sequence[str], unsure: int) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(names) if unsure >> i & 1)


def read_steps(view: View, text: str) -> list[Step]:
    """The actions of a text; IllegalAction says why one cannot be done, as choosing it would."""
    game, seat = view.game, view.seat
    if seat is None:
        raise ValueError("a spectator has nothing to choose")
    world = view.possible_state(stream(_STREAM, -1))
    steps = list[Step]()
    for word in game.spec.split(text):
        if steps and not (game.spec.unfinished and game.spec.unfinished(world[0], seat)):
            raise BadAction("too-many-steps", action=shown(text), step=str(steps[-1].action))
        number = game.actions.number(world[0], word)
        action = game.actions.decode(world[0], number)
        if broken := int(game.rules.refusal(world[0], seat, number)):
            raise IllegalAction(game.rule_id(broken), game.face.locale, str(action))
        steps.append(Step(number, action, view_of(game, world, seat)))
        game.kernels.act(world[0], seat, number)
    if game.spec.secret_steps and game.spec.unfinished and game.spec.unfinished(world[0], seat):
        raise BadAction("choice-unfinished", action=shown(text), example=game.spec.complete(str(steps[-1].action)))
    return steps
