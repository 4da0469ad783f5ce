"""A match: one play of a game. Options, seed and actions are its record; the state follows from them."""

import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from . import record as records
from .actions import out_of_range
from .errors import (
    BadAction,
    BadOption,
    BadRecord,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    NotYourChoice,
    TetrapolisError,
    shown,
)
from .events import EVENT_SIZE, Event
from .events import read as read_events
from .game import Game, places_of
from .glance import Shown
from .notation import Action, new_actions
from .numbers import bounded, integer, truth
from .options import Choice
from .record import Outcome, Record, SeatEntry
from .records import NONE
from .referee import TOLD
from .registry import find
from .seed import Seed
from .state import States, bytes_of, copy
from .view import View, shown_of, view_of

_MOST_ACTIONS = 1 << 31


class Played(NamedTuple):
    """An action that was played: whose, its id, its notation, and whether it left the choice to be continued."""

    seat: int
    action: int
    notation: str
    unfinished: bool = False


class Taken(NamedTuple):
    """What became of a choice: the events of every step, whole, and who must choose now."""

    happened: list[bytes]
    pending: tuple[int, ...]


_Position = tuple[States, list[Played], list[bytes], dict[int, States]]


class _Desk(threading.local):
    """Where the referee writes, in each thread."""

    def __init__(self) -> None:
        self.told = np.zeros(TOLD, np.int64)
        self.again = new_actions(1)


_desk = _Desk()
_UNSAID = new_actions(1)  # of an action that has an id


class Match:
    """One play of a game. Everything that changes it goes through `play` and `undo`."""

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        seed: int | str | Seed | None = None,
        options: Mapping[str, object] | None = None,
        players: Sequence[SeatEntry] | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.seats = self.game.spec.check_seats(seats)
        self.options: dict[str, Choice] = self.game.spec.complete_options(seats, {} if options is None else options)
        self.seed = _seed(seed)
        self.players = _seated(players, self.seats)
        self._start()

    def _start(self) -> None:
        self.played: list[Played] = []
        self.happened: list[bytes] = []  # the events of every action, whole: for a viewer, see `events`
        self._passed: dict[int, States] = {}  # the latest states between choices, by number of actions
        self._states = self.game.template(self.seats, self.options)
        self.seed.start(self.state.rng)
        self.game.rules.setup(self.state)

    @property
    def state(self) -> Any:
        """The truth, as a record. Not for clients or bots: they get `view`."""
        return self._states[0]

    @property
    def states(self) -> States:
        """The same as an array of one."""
        return self._states

    def kept_states(self) -> States:
        """The same as it is now, which later actions leave as it is; between choices, the one for taking back."""
        if self.played and self.played[-1].unfinished:
            return copy(self._states)
        kept = self._passed.get(len(self.played))
        if kept is None:
            kept = self._passed[len(self.played)] = copy(self._states)
            if len(self._passed) > self.seats + 1:  # enough to take back a choice that all others made as well
                del self._passed[min(self._passed)]
        return kept

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, to be shown before the first action."""
        return self.seed.commitment

    @property
    def pending(self) -> tuple[int, ...]:
        """All seats that must choose now; empty when the match is over."""
        return self.game.pending_seats(self.state)

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def winners(self) -> tuple[int, ...]:
        """The parties that have won; empty while the match runs, and for a lost solo match the rival alone."""
        return self.game.winners(self.state) if self.over else ()

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of every party as the points stand, counted from 1; equals share a place."""
        return self.game.ranks(self.state)

    # -- choosing ---------------------------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat, by default of the one that must choose."""
        if seat is None and self.over:
            return []
        chooser = self._chooser(seat)
        _, legal = self.game.glances.known(self._states, chooser)
        return [self.game.actions.decode(self.state, action) for action in legal.tolist()]

    def play(self, action: Action | str | int, seat: int | None = None, whole: bool = False) -> list[Event]:
        """Play an action, given by notation, as a typed action or by id. A refused action changes nothing.

        Where a choice is made in several steps, a text may hold some or all of them; with `whole`, it must hold all.
        """
        chooser = self._chooser(seat) if not self.over else None
        kinds = self.game.face.event_kinds
        return [event for one in self.take(action, seat, whole).happened for event in read_events(one, kinds, chooser)]

    def take(self, action: Action | str | int, seat: int | None = None, whole: bool = False) -> Taken:
        """The same, with all that happened: not for clients or bots."""
        before: _Position | None = None
        last: Played | None = None
        happened: list[bytes] = []
        pending: tuple[int, ...] = ()
        try:
            whole = truth("whole", whole)
            chooser = self._chooser(seat)
            steps: Sequence[Action | str | int] = self.game.spec.split(action) if isinstance(action, str) else [action]
            if len(steps) > 1 or whole:  # a single step is checked before it is taken
                before = self._copied()
            for step in steps:
                if last is not None and not last.unfinished:
                    raise BadAction("too-many-steps", action=str(action)[:60], step=last.notation)
                last, events, pending = self._step(step, chooser)
                happened.append(events)
            if whole and last is not None and last.unfinished:
                raise BadAction(
                    "choice-unfinished", action=str(action)[:60], example=self.game.spec.complete(last.notation)
                )
        except TetrapolisError:
            if before is not None:
                self._states, self.played, self.happened, self._passed = before
            if self.over:  # whatever else is wrong
                raise MatchOver("match-over") from None
            raise
        return Taken(happened, pending)

    def _copied(self) -> _Position:
        return copy(self._states), self.played.copy(), self.happened.copy(), self._passed.copy()

    def _step(self, action: Action | str | int, seat: int) -> tuple[Played, bytes, tuple[int, ...]]:
        actions = self.game.actions
        if (said := actions.said(action)) is None:
            return self._apply(seat, *actions.identified(self.state, action))
        return self._apply(seat, NONE, said.notation, said.records)

    def _apply(
        self, seat: int, action: int, notation: str, said: Any = _UNSAID
    ) -> tuple[Played, bytes, tuple[int, ...]]:
        """Play an action, given by id or by what it says; what happened, and who must choose now.

        IllegalAction changes nothing.
        """
        if not self.played or not self.played[-1].unfinished:
            self.kept_states()
        told = _desk.told
        self.game.kernels.referee(self._states, seat, action, said, _desk.again, told)
        action, broken, unfinished, events, pending = told.tolist()
        if action == NONE:
            raise out_of_range(notation)
        if broken:
            raise IllegalAction(self.game.rule_id(broken), self.game.face.locale, notation)
        one = Played(seat, action, notation, bool(unfinished))
        happened = self._last_events(events)
        self._note(one, happened)
        return one, happened, places_of(pending)

    def _note(self, one: Played, happened: bytes) -> None:
        """Keep what was played.

        Seats that choose at the same time may take their steps in any order: a step of one does not concern the
        others. What was played is kept by choice: first those that are complete, then those under way, the one that
        went on last at the end.
        """
        if not one.unfinished and not (self.played and self.played[-1].unfinished):
            self.played.append(one)
            self.happened.append(happened)
            return
        begin = len(self.played)
        while begin and self.played[begin - 1].unfinished:
            begin -= 1
        under_way = list(zip(self.played[begin:], self.happened[begin:], strict=True))
        own = [*(step for step in under_way if step[0].seat == one.seat), (one, happened)]
        others = [step for step in under_way if step[0].seat != one.seat]
        steps = others + own if one.unfinished else own + others
        self.played[begin:] = [step for step, _ in steps]
        self.happened[begin:] = [events for _, events in steps]

    def _last_events(self, count: int) -> bytes:
        """The events of the last action, whole."""
        begin = self.game.events_place
        return bytes_of(self._states)[begin : begin + count * EVENT_SIZE].tobytes()

    def _chooser(self, seat: int | None) -> int:
        if seat is not None:
            number = integer(seat)
            if number is None or not 0 <= number < self.seats:
                raise NotYourChoice("no-such-seat", seat=shown(seat), seats=self.seats)
            return number
        pending = self.pending
        if len(pending) != 1:
            raise NotYourChoice("name-a-seat", seats=", ".join(str(one) for one in pending))
        return pending[0]

    # -- going back -------------------------------------------------------------------------------------------------

    def undo(self, count: int = 1) -> None:
        """Take back the last choices: whole ones, but those still under way step by step."""
        sizes: list[int] = []
        for steps in self.choices:
            sizes += [1] * len(steps) if steps[-1].unfinished else [len(steps)]
        number = integer(count)
        if number is None or not 0 < number <= len(sizes):
            raise NothingToUndo("nothing-to-undo", count=shown(count) if number is None else number, played=len(sizes))
        self._go_back(sum(sizes[:-number]))

    def _go_back(self, count: int) -> None:
        """Only the first `count` actions were played: from the last state that was kept before, if there is one."""
        actions = self.played[:count]
        self._passed = {number: states for number, states in self._passed.items() if number <= count}
        if self._passed:
            begin = max(self._passed)
            self._states = copy(self._passed[begin])
            self.played, self.happened = actions[:begin], self.happened[:begin]
        else:
            self._start()
        for one in actions[len(self.played) :]:
            self._apply(one.seat, one.action, one.notation)

    def fork(self, decision: int | None = None) -> "Match":
        """An independent match with the same beginning: the first `decision` actions, by default all."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._states, twin.played, twin.happened, twin._passed = self._copied()
        if decision is not None:
            twin._go_back(bounded("decision", decision, 0, len(self.played)))
        return twin

    @property
    def choices(self) -> list[list[Played]]:
        """The actions by choice, a line of the record each: one action, or the steps of a longer choice."""
        grouped: list[list[Played]] = []
        for one in self.played:
            last = grouped[-1][-1] if grouped else None
            if last is None or not last.unfinished or last.seat != one.seat:
                grouped.append([])
            grouped[-1].append(one)
        return grouped

    def notation(self, steps: Sequence[Played]) -> str:
        """The steps of a choice as a line of the record has them."""
        return self.game.spec.join([one.notation for one in steps])

    # -- looking ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; None for a spectator."""
        return view_of(self.game, self._states, seat if seat is None else self._chooser(seat))

    def shown(self, seat: int | None = None) -> Shown:
        """The same as JSON: the table, and what it accepts from the seat."""
        return shown_of(self.game, self._states, seat if seat is None else self._chooser(seat))

    def events(self, viewer: int | None = None, last: int | None = None) -> list[Event]:
        """What happened, as `viewer` may know it (None: a spectator); of the `last` actions or of all."""
        first = 0 if last is None else max(0, len(self.happened) - bounded("last", last, 0, _MOST_ACTIONS))
        viewer = viewer if viewer is None else self._chooser(viewer)
        happened = self.happened[first:]
        return [event for one in happened for event in read_events(one, self.game.face.event_kinds, viewer)]

    def log(self, viewer: int | None = None) -> list[list[Event]]:
        """What happened with each complete choice, in order, as `viewer` may know it (None: a spectator).

        A choice is one entry however many steps it took; one that is only begun has none.
        """
        viewer = viewer if viewer is None else self._chooser(viewer)
        told = []
        start = 0
        for steps in self.choices:
            end = start + len(steps)
            if not steps[-1].unfinished:
                happened = (read_events(one, self.game.face.event_kinds, viewer) for one in self.happened[start:end])
                told.append([event for one in happened for event in one])
            start = end
        return told

    def scores(self) -> list[dict[str, int]]:
        """Points by category of every party: the seats, then the rivals of solo play."""
        return [self.game.points(self.state, party) for party in range(int(self.state.parties))]

    def __str__(self) -> str:
        points = " : ".join(str(sum(one.values())) for one in self.scores())
        waiting = ", ".join(self.players[seat].name for seat in self.pending) or "-"
        return f"{self.game.name} | {len(self.played)} | {points} | {waiting}"

    # -- records ----------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Everything needed to play this match again."""
        return Record(
            game=self.game.name,
            rules_version=self.game.spec.rules_version,
            options=self.options,
            plans=self.game.carried_plans(self.options),
            seats=self.players,
            seed=str(self.seed),
            commitment=self.commitment,
            actions=tuple((steps[0].seat, self.notation(steps)) for steps in self.choices),
            outcome=Outcome(tuple(self.scores()), self.winners) if self.over else None,
        )

    def save(self, path: str | Path, overwrite: bool = False) -> None:
        records.write(self.record(), records.place(path), overwrite)

    @classmethod
    def load(cls, path: str | Path, game: Game | None = None) -> "Match":
        return cls.replay(records.read(path), game)

    @classmethod
    def replay(cls, record: Record, game: Game | None = None) -> "Match":
        """Play a record again, checking every action, the seed's commitment and the final table.

        The game is the installed one of that name, unless another is given, for example one with other plans.
        """
        if not isinstance(record, Record):
            raise BadRecord("record-foreign")
        game = game or find(record.game)
        if record.rules_version != game.spec.rules_version:
            raise BadRecord(
                "record-rules-version",
                game=game.name,
                version=shown(record.rules_version),
                known=str(game.spec.rules_version),
            )
        match = cls(game.with_plans(record.plans), len(record.seats), record.seed, record.options, record.seats)
        if record.options != match.options:  # defaults may change with a new version of the program
            raise BadRecord("record-options")
        if not match.game.carried_plans(match.options).keys() >= record.plans.keys():
            raise BadRecord("record-plans")
        if record.commitment != match.commitment:
            raise BadRecord("record-commitment")
        for number, (seat, notation) in enumerate(record.actions, start=1):
            try:
                match.play(notation, seat)
            except TetrapolisError as error:
                raise BadRecord("record-action", number=number, action=notation[:60], reason=error) from None
        if record.outcome != match.record().outcome:
            raise BadRecord("record-outcome")
        return match


def _seated(players: Sequence[SeatEntry] | None, seats: int) -> tuple[SeatEntry, ...]:
    if players is None:
        return tuple(SeatEntry(f"{seat + 1}", "person") for seat in range(seats))
    if not isinstance(players, Sequence) or len(players) != seats:
        raise BadOption("players-count", seats=seats)
    if not all(isinstance(one, SeatEntry) and _is_text(one.name) and _is_text(one.player) for one in players):
        raise BadOption("players-count", seats=seats)
    return tuple(players)


def _is_text(value: object) -> bool:
    """Whether it can be written into a file: half a surrogate cannot."""
    return type(value) is str and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _seed(seed: int | str | Seed | None) -> Seed:
    if seed is None:
        return Seed.random()
    if isinstance(seed, Seed):
        return seed
    return Seed.parse(seed) if isinstance(seed, str) else Seed(seed)
