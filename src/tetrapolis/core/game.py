"""A game as the rest of the house knows it: what it declares, and what can be derived from that."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from .actions import Actions
from .contract import Face, Foresight, Rules, Spec
from .errors import BadOption, BadRecord
from .fingerprint import fingerprint
from .glance import Glances
from .kernels import Kernels
from .numbers import bounded
from .options import Choice
from .pads import Pad
from .records import dtype_of, zeros
from .rng import Words
from .scratch import scratch
from .sentences import SentenceRecord
from .shapes import Shape, shape_of
from .state import State, States

SPECTATOR = -1


@dataclass(frozen=True, eq=False)
class Game:
    """The parts that it declares; `heuristic` is the module with what bots think of it, `features` that with a match in
    numbers, for learning.
    """

    spec: Spec
    rules: Rules
    face: Face
    foresight: Foresight = field(default_factory=Foresight)
    heuristic: str = ""
    features: str = ""
    pad: Pad | None = None

    @property
    def name(self) -> str:
        return self.spec.name

    @functools.cached_property
    def dtype(self) -> np.dtype[Any]:
        """Of a state."""
        return dtype_of(self.spec.state)

    @functools.cached_property
    def events_place(self) -> int:
        """Where the events begin in a state."""
        return int(self.dtype.fields["events"][1])  # type: ignore[index]

    @functools.cached_property
    def fingerprint(self) -> str:
        """Tells versions of the rules apart, also where `rules_version` was forgotten."""
        return fingerprint(self.rules.deciding, self.heuristic.rpartition(".")[2])

    @functools.cached_property
    def actions(self) -> Actions:
        """Action id <-> typed action <-> notation."""
        r = self.rules
        return Actions(self.spec.notation, r.count, r.explain, r.number)

    @functools.cached_property
    def kernels(self) -> Kernels:
        return Kernels(self.spec, self.rules, self.foresight, self.actions, self.pad)

    # -- starting ---------------------------------------------------------------------------------------------------

    def template(self, seats: int, options: Mapping[str, object] | None = None) -> States:
        """A record with its header filled, not yet set up."""
        seats = self.spec.check_seats(seats)
        chosen = self.spec.complete_options(seats, options or {})
        states = zeros(1, self.dtype)
        s = states[0]
        s.seats = seats
        s.parties = seats + self.spec.rivals(seats)
        for option in self.spec.options:
            setattr(s.options, option.name, option.code(chosen[option.name], seats))
        self.spec.prepare(s)
        return states

    def carried_plans(self, options: Mapping[str, Choice]) -> dict[str, Any]:
        """The boards of the user's own that a match is played on, to be kept with the match."""
        if self.spec.plans is None:
            return {}
        chosen = [options[name] for name in self.spec.plans.options]
        return {name: source for name, source in self.spec.plans.sources.items() if name in chosen}

    def with_plans(self, carried: Mapping[str, Any]) -> "Game":
        """The same game with the boards that were kept with a match; BadPlan if they are none."""
        if not isinstance(carried, Mapping):
            raise BadRecord("record-plans")
        if not carried:
            return self
        if self.spec.plans is None:
            raise BadOption("no-plans", game=self.name)
        if all(self.spec.plans.sources.get(name) == source for name, source in carried.items()):
            return self
        if len(carried) > len(self.spec.plans.options):
            raise BadRecord("record-plans")
        return self.spec.plans.extended(carried)

    # -- asking -----------------------------------------------------------------------------------------------------

    def rule_id(self, number: int) -> str:
        return f"{self.spec.rule_prefix}-{number}"

    def legal(self, s: State, seat: int) -> npt.NDArray[np.int32]:
        """The ids of all legal actions of a seat, in ascending order: how they were found may tell hidden things."""
        seat = bounded("seat", seat, 0, int(s.seats) - 1)
        out = scratch(self.spec.legal_limit, np.int32)
        return np.sort(out[: self.rules.legal(s, seat, out)])

    def points(self, s: State, party: int) -> dict[str, int]:
        """Points by category."""
        party = bounded("party", party, 0, int(s.parties) - 1)
        out = np.zeros(len(self.spec.categories), np.int64)
        self.rules.score(s, party, out)
        return dict(zip(self.spec.categories, map(int, out), strict=True))

    def goods(self, s: State, party: int) -> dict[str, int]:
        """What a party owns besides points."""
        party = bounded("party", party, 0, int(s.parties) - 1)
        out = np.zeros(len(self.foresight.good_names), np.int64)
        self.foresight.goods(s, party, out)
        return dict(zip(self.foresight.good_names, map(int, out), strict=True))

    def pending_seats(self, s: State) -> tuple[int, ...]:
        return places_of(int(self.rules.pending(s)))

    def winners(self, s: State) -> tuple[int, ...]:
        """The parties in the first place; of a lost solo match the rival."""
        return tuple(party for party, place in enumerate(self.ranks(s)) if place == 1)

    def ranks(self, s: State) -> tuple[int, ...]:
        """The place of every party as the points stand, counted from 1; equals share a place."""
        out = np.zeros(int(s.parties), np.int64)
        self.kernels.rank(s, np.zeros(len(self.spec.categories), np.int64), out)
        return tuple(out.tolist())

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as plain JSON."""
        if seat is not None:
            seat = bounded("seat", seat, 0, int(s.seats) - 1)
        found: dict[str, Any] = msgspec.json.decode(self.view_json(s, seat))
        return found

    def view_json(self, s: State, seat: int | None) -> bytes:
        """The same as text."""
        return self.view_shape.json(self.look(s, seat))

    def look(self, s: State, seat: int | None) -> npt.NDArray[Any]:
        """The same as a record."""
        seen = zeros(1, dtype_of(self.spec.view))
        self.rules.look(s, SPECTATOR if seat is None else seat, seen[0])
        return seen

    def describe(self, s: State, seat: int, action: int) -> Any:
        """What a legal action does, as a sentence: `face` says it."""
        told = zeros(1, dtype_of(SentenceRecord))[0]
        self.rules.describe(s, seat, action, told)
        return told

    @functools.cached_property
    def view_shape(self) -> Shape:
        return shape_of(self.spec.view, self.spec.view_words)

    def forget(self, states: States, seat: int, rng: Words) -> States:
        """A copy of a state in which all that the seat cannot know has been dealt anew."""
        return self.glances.forget(states, seat, rng)

    @functools.cached_property
    def glances(self) -> Glances:
        view = dtype_of(self.spec.view)
        return Glances(
            self.kernels.glance, self.dtype, view, self.view_shape, self.spec.notation, self.spec.legal_limit
        )


@functools.cache
def places_of(number: int) -> tuple[int, ...]:
    """The places of the ones in a number."""
    return tuple(place for place in range(number.bit_length()) if number >> place & 1)
