"""What actions would do, before they are chosen: from what the seat may know, never from the truth."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .contract import Part
from .errors import BadAction, IllegalAction, shown
from .notation import Action
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
        self._others = together & ~(1 << self.seat)  # seats that choose at the same time, as bits
        self._points = self._score(self._deals)
        self._goods = [self.game.foresight.goods(deal, self.seat) for deal in self._deals]

    def after(self, actions: Sequence[int]) -> list[States]:
        """Every deal as it is after the actions."""
        worlds = self._after(actions)
        return [worlds[deal : deal + 1] for deal in range(len(worlds))]

    def _after(self, actions: Sequence[int]) -> States:
        worlds = copy(self._deals)
        for number, action in enumerate(actions, start=1):
            others = self._others if number == len(actions) else 0
            self._try(copy(worlds), worlds, np.array([action], np.int32), others)
        return worlds

    def gains(self, actions: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
        """The points that each of the actions, chosen alone, surely brings."""
        return self._try(self._deals, copy(self._deals), actions, self._others)

    def _try(self, deals: States, worlds: States, actions: npt.NDArray[np.int32], others: int) -> npt.NDArray[np.int64]:
        """What each action surely brings; `worlds` become the deals after the last one."""
        gains, room = np.zeros(len(actions), np.int64), np.zeros((3, len(self.game.spec.categories)), np.int64)
        self.game.kernels.try_each(deals, worlds, self._rngs, self.seat, others, actions, room, gains)
        return gains

    def change(self, actions: Sequence[int]) -> Change:
        """What changes alike in every deal."""
        after = self._after(actions)
        gained = self._score(after) - self._points
        goods = [self.game.foresight.goods(s, self.seat) for s in after]
        changed = [{good: now[good] - was[good] for good in now} for was, now in zip(self._goods, goods, strict=True)]
        alike = (gained == gained[0]).all(axis=0)
        points = {
            name: int(gained[0, i]) for i, name in enumerate(self.game.spec.categories) if alike[i] and gained[0, i]
        }
        unsure = tuple(name for i, name in enumerate(self.game.spec.categories) if not alike[i])
        varied = tuple(good for good in changed[0] if any(one[good] != changed[0][good] for one in changed))
        certain = {good: count for good, count in changed[0].items() if count and good not in varied}
        return Change(points, certain, unsure, varied)

    def _score(self, worlds: States) -> npt.NDArray[np.int64]:
        out = np.zeros((len(worlds), len(self.game.spec.categories)), np.int64)
        for s, points in zip(worlds, out, strict=True):
            self.game.rules.score(s, self.seat, points)
        return out

    def parts(self, actions: Sequence[int]) -> list[Part]:
        """What the actions cost and bring in every deal, item by item, where the game tells."""
        told = [self._parts(self._deals[deal : deal + 1], actions) for deal in range(len(self._deals))]
        return [part for part in told[0] if all(part in others for others in told)]

    def _parts(self, deal: States, actions: Sequence[int]) -> list[Part]:
        game, states = self.game, copy(deal)
        parts = list[Part]()
        for action in actions:
            parts += game.foresight.parts(states, self.seat, action)
            (game.foresight.alone or game.rules.apply)(states[0], self.seat, action)
        return parts


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
        (game.foresight.alone or game.rules.apply)(world[0], seat, number)
    if game.spec.secret_steps and game.spec.unfinished and game.spec.unfinished(world[0], seat):
        raise BadAction("choice-unfinished", action=shown(text), example=game.spec.complete(str(steps[-1].action)))
    return steps
