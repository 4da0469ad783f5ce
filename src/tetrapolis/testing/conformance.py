"""`check_game`: what every game promises, tried on random play. Public API: games outside this package use it too."""

import os
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tetrapolis.core.batches import mask
from tetrapolis.core.errors import BadAction, IllegalAction, NotYourChoice
from tetrapolis.core.game import SPECTATOR, Game
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find
from tetrapolis.core.rng import seed as start
from tetrapolis.core.state import EVENT_LIMIT, States, copy
from tetrapolis.text import texts

from .settings import Setting, settings
from .trace import digest
from .twins import faults

_DECISION_LIMIT = 100_000
_TRACE = "from tetrapolis.testing.trace import main; main()"
_MODES = {"compiled": {}, "plain Python": {"NUMBA_DISABLE_JIT": "1"}, "bounds-checked": {"NUMBA_BOUNDSCHECK": "1"}}


class ConformanceError(AssertionError):
    """A promise that the game does not keep, with where it was seen."""


@dataclass
class Report:
    """How much was tried."""

    game: str
    settings: int = 0
    matches: int = 0
    states: int = 0
    views: int = 0
    refusals: int = 0
    modes: dict[str, str] = field(default_factory=dict)


def check_game(
    game: str | Game,
    *,
    seats: int | None = None,
    states_per_setting: int = 40,
    mixtures: int = 4,
    modes: bool = True,
) -> Report:
    """Try a game on random play with every number of seats and every option; ConformanceError at the first fault.

    Checked: determinism, replay = live play, set-up independent of what was in the record before, mask = legal list =
    predicate, samples legal and uniform, round trips of ids, typed actions, notation, views and records, refused
    actions change nothing, actions have sentences, conservation of components, non-interference (also of worlds that
    differ only in who did hidden things, in which order and how often: see `twins`), events within bounds and with
    texts, undo and fork, and (`modes`) the same results uncompiled and bounds-checked.
    """
    game = find(game) if isinstance(game, str) else game
    game.kernels.compile()
    report = Report(game.name)
    said: set[bytes] = set()
    for setting in settings(game, mixtures, seats):
        report.settings += 1
        _Trial(game, setting, report, said).run(states_per_setting)
    if modes:
        _check_modes(game, report, seats)
    return report


class _Trial:
    """Random play of one setting under watch."""

    def __init__(self, game: Game, setting: Setting, report: Report, said: set[bytes]) -> None:
        self.game = game
        self.setting = setting
        self.report = report
        self.said = said  # what was told of actions and could be said: texts know nothing else
        self.rng = np.zeros(2, np.int64)
        self.where = ""
        self.checked = 0
        self.spelt: dict[int, str] = {}

    def run(self, states: int) -> None:
        number = 0
        while self.checked < states:
            start(self.rng, 77, number)
            self._play(number)
            number += 1

    def expect(self, promise: str, kept: bool) -> None:
        if not kept:
            raise ConformanceError(f"{self.game.name}: {promise} [{self.setting}; {self.where}]")

    def _play(self, seed: int) -> None:
        """One match to its end; every third state is examined in depth, in each match other ones."""
        match = Match(self.game, self.setting.seats, seed, self.setting.options)
        self.report.matches += 1
        components = self.game.spec.census(match.state)
        for decision in range(_DECISION_LIMIT):
            self.where = f"seed {seed}, decision {decision}"
            pending = match.pending
            if not pending:
                break
            seat = pending[int(self.rng[0] >> 7) % len(pending)]
            if decision % 3 == seed % 3:
                self._examine(match)
            action = int(self.game.rules.sample(match.state, seat, self.rng))
            self.expect("a sampled action is legal", self.game.rules.refusal(match.state, seat, action) == 0)
            match.play(action, seat)
            self.expect("components are conserved", self.game.spec.census(match.state) == components)
            self._check_events(match)
        self.expect("a match comes to an end", match.over)
        self._check_end(match)

    # -- one state --------------------------------------------------------------------------------------------------

    def _examine(self, match: Match) -> None:
        self.checked += 1
        self.report.states += 1
        before = match._states.tobytes()
        self._check_legal(match)
        self._check_views(match)
        self._check_refusals(match)
        self.expect("looking changes nothing", match._states.tobytes() == before)

    def _check_legal(self, match: Match) -> None:
        game, s = self.game, match.state
        for seat in range(match.seats):
            listed = game.legal(s, seat)
            predicate = np.zeros(game.actions.count(s), np.bool_)
            game.kernels.scan(s, seat, predicate)
            self.expect("no action is listed twice", len(np.unique(listed)) == len(listed))
            self.expect("the list is what the predicate allows", set(listed) == set(np.flatnonzero(predicate)))
            self.expect("the mask is what the predicate allows", bool((mask(game, s, seat) == predicate).all()))
            self.expect("a seat has choices exactly when it is pending", (len(listed) > 0) == (seat in match.pending))
            for number in listed[:: max(1, len(listed) // 20)]:
                typed = game.actions.decode(s, int(number))
                self.expect("id and typed action agree", game.actions.encode(s, typed) == number)
                self.expect("typed action and notation agree", game.actions.parse(str(typed)) == typed)
                self._check_sentence(s, seat, int(number))
            spelt = [self._spelt(s, number) for number in listed.tolist()]
            self.expect("the options are the notations of the legal actions", match.view(seat).options == spelt)
            if 0 < len(listed) <= 60:
                self._check_uniform(s, seat, listed)

    def _check_sentence(self, s: Any, seat: int, number: int) -> None:
        face, told = self.game.face, self.game.describe(s, seat, number)
        if told.tobytes() in self.said:
            return
        self.expect("an action has a sentence of a declared kind", 0 <= told.kind < len(face.sentences))
        kind = face.sentences[int(told.kind)]
        for name, value in zip(kind.numbers, told.numbers.tolist(), strict=False):
            words = face.vocabulary.get(name)
            self.expect(f"{name} of {kind.key} stands for a word", words is None or 0 <= value < len(words))
        self.expect(f"{kind.key} can be said", bool(face.say(told, texts("en", face.locale))))
        self.said.add(told.tobytes())

    def _spelt(self, s: Any, number: int) -> str:
        """An action as its type spells it: the same in every state, so that it need not be asked again."""
        if number not in self.spelt:
            self.spelt[number] = str(self.game.actions.decode(s, number))
        return self.spelt[number]

    def _check_uniform(self, s: Any, seat: int, listed: Any) -> None:
        """Chi-square of 40 draws per action against the value that chance exceeds once in 10**8 (Wilson-Hilferty)."""
        sample, rng = self.game.rules.sample, self.rng
        draws = Counter([sample(s, seat, rng) for _ in range(40 * len(listed))])
        counts = np.array([draws[action] for action in listed.tolist()])
        freedom = max(1, len(listed) - 1)
        deviation = float(((counts - 40) ** 2 / 40).sum())
        spread = 2 / (9 * freedom)
        self.expect("sampling is uniform", deviation < freedom * (1 - spread + 5.6 * spread**0.5) ** 3)

    def _check_refusals(self, match: Match) -> None:
        game, s = self.game, match.state
        count = game.actions.count(s)
        for seat in range(match.seats):
            for number in (-1, count, *(int(x) for x in np.linspace(0, count - 1, 9))):
                if 0 <= number < count and game.rules.refusal(s, seat, number) == 0:
                    continue
                self.report.refusals += 1
                try:
                    match.play(number, seat)
                except IllegalAction as error:
                    known = {rule for section in game.face.rulebook for rule in section.rules}
                    self.expect(f"a refusal names a rule of the rulebook, not {error.rule}", error.rule in known)
                except (BadAction, NotYourChoice):
                    self.expect("an id in range is refused by a rule", not 0 <= number < count)
                else:
                    self.expect("an action that is not legal is refused", False)

    def _check_views(self, match: Match) -> None:
        """Non-interference: what a seat sees, may do and can imagine follows from what it may know alone."""
        game = self.game
        components, pending = game.spec.census(match.state), match.pending
        for seat in (*range(match.seats), None):
            self.report.views += 1
            viewer = SPECTATOR if seat is None else seat
            view = match.view(seat).json
            fresh = game.forget(match._states, viewer, self._generator(3)).tobytes()
            for number in (1, 2):
                dream = game.forget(match._states, viewer, self._generator(number))
                other = dream[0]
                self.expect("states that look alike have equal views", game.view_json(other, seat) == view)
                self.expect("a determinized state keeps its components", game.spec.census(other) == components)
                self.expect("who must choose is open", game.pending_seats(other) == pending)
                self.expect("possible states tell nothing of what happened", int(other.event_count) == 0)
                if seat is not None:
                    same = np.array_equal(game.legal(other, seat), match.view(seat).legal)
                    self.expect("states that look alike have equal legal actions", same)
                again = game.forget(dream, viewer, self._generator(3)).tobytes()
                self.expect("states that look alike are determinized alike", again == fresh)
                self.expect("the generator is hidden", other.rng.tobytes() != match.state.rng.tobytes())

    @staticmethod
    def _generator(number: int) -> Any:
        words = np.zeros(2, np.int64)
        start(words, 5, number)
        return words

    def _check_events(self, match: Match) -> None:
        count = int(match.state.event_count)
        self.expect("an action causes events, not too many", 0 < count <= EVENT_LIMIT)
        for event in match.events(viewer=None, last=1):
            self.expect(f"event {event.kind} has a text", texts("en", self.game.face.locale).has(f"event-{event.kind}"))

    # -- a finished match -------------------------------------------------------------------------------------------

    def _check_end(self, match: Match) -> None:
        game, final = self.game, match._states.tobytes()
        self.expect("a finished match lists no actions", match.legal() == [])
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "match.tetrapolis.json"
            match.save(path)
            replayed = Match.load(path, game)
        self.expect("a replayed record gives the same state", replayed._states.tobytes() == final)
        self.expect("a replayed record gives the same record", replayed.record() == match.record())
        undone = min(5, len(match.choices))
        replayed.undo(undone)
        fork = replayed.fork()
        for one in match.played[len(replayed.played) :]:
            fork.play(one.notation, one.seat)
        self.expect("undone and played again is the same", fork._states.tobytes() == final)
        self.expect("a fork leaves its origin alone", len(replayed.choices) == len(match.choices) - undone)
        self.expect("a choice is one line of the record", len(match.record().actions) == len(match.choices))
        for promise in faults(match, self.rng):
            self.expect(promise, False)
        self._check_steps(match)
        reused: States = copy(match._states)
        match.seed.start(reused[0].rng)
        game.rules.setup(reused[0])
        fresh = Match(game, match.seats, match.seed, match.options)
        self.expect("set-up does not depend on what was before", reused.tobytes() == fresh._states.tobytes())

    def _check_steps(self, match: Match) -> None:
        """A choice of several steps is undone step by step until it is complete, and then whole."""
        longest = max(range(len(match.choices)), key=lambda number: len(match.choices[number]))
        steps = match.choices[longest]
        start = sum(len(one) for one in match.choices[:longest])
        twin = match.fork(start)
        states = []
        for step in steps:
            states.append(twin._states.tobytes())
            twin.play(step.action, step.seat)
        self.expect("a choice is complete after its last step", len(twin.choices) == longest + 1)
        twin.undo()
        self.expect("a complete choice is undone whole", twin._states.tobytes() == states[0])
        for step in steps[:-1]:
            twin.play(step.action, step.seat)
        for state in reversed(states[:-1]):
            twin.undo()
            self.expect("a choice under way is undone step by step", twin._states.tobytes() == state)


def _check_modes(game: Game, report: Report, seats: int | None) -> None:
    """The same play compiled, as plain Python, and compiled with bounds checks."""
    report.modes["compiled"] = digest(game, seats)
    for mode, variables in _MODES.items():
        if not variables:
            continue
        command = [sys.executable, "-c", _TRACE, game.name, str(seats or 0)]
        done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ConformanceError(f"{game.name}: random play fails {mode}: {done.stderr[-2000:]}")
        report.modes[mode] = done.stdout.strip()
        if report.modes[mode] != report.modes["compiled"]:
            raise ConformanceError(f"{game.name}: {mode} play differs from compiled play")
