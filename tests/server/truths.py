"""Matches by their logs, and other truths that look the same to a seat: for tests of what goes over the wire."""

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from tetrapolis.core.errors import NothingToUndo
from tetrapolis.core.events import EVERYONE
from tetrapolis.core.match import Match, Played
from tetrapolis.core.records import dtype_of
from tetrapolis.core.registry import find
from tetrapolis.core.rng import seed as start
from tetrapolis.core.seed import Seed
from tetrapolis.core.state import EventRecord
from tetrapolis.server import commands
from tetrapolis.server.clocks import Clock
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.store import Entry
from tetrapolis.testing.settings import Setting, settings

GAMES = ("toy", "akropolis", "ginkgopolis", "seven_wonders", "world_monuments")
HIDDEN_HANDS = ("toy", "ginkgopolis", "seven_wonders")
NOW = 1_700_000_000_000
_POSITIONS = 5  # of a match


@dataclass
class Log:
    """A match by its log, with secrets that can be found again wherever they get to."""

    hosted: Hosted
    entries: list[Entry] = field(default_factory=list)

    @property
    def match(self) -> Match:
        assert self.hosted.match is not None
        return self.hosted.match

    def user(self, seat: int | None) -> str:
        return "" if seat is None else self.hosted.seats[seat].user

    def add(self, draft: commands.Draft, user: str = "") -> None:
        number = self.hosted.seq + 1
        entry = Entry(number, NOW + 1000 * number, draft.kind, draft.seat, f"{user}:key-{number:04}", draft.data)
        self.hosted.fold(entry)
        self.entries.append(entry)


@dataclass(frozen=True)
class OtherSeed(Seed):
    """A seed with the commitment of another: who knows the commitment alone cannot tell them apart."""

    shown: str = ""

    @property
    def commitment(self) -> str:
        return self.shown


def log_of(game: str, setting: Setting, seed: int, one_device: bool = False) -> Log:
    """A match that has begun; the host has the last seat, or all seats if they play on one device."""
    last = setting.seats - 1
    users = [f"user-{seat}-secret" for seat in range(setting.seats)]
    seats = [f"me:Person {seat}" if one_device else "open" for seat in range(last)]
    log = Log(Hosted("0123456789abcdef"))
    clock = Clock("reserve", 60, 5)
    log.add(commands.create(game, dict(setting.options), [*seats, "me"], True, clock, users[last], "Host"))
    for seat in range(0 if one_device else last):
        log.add(commands.join(log.hosted, users[seat], f"Person {seat}", seat), users[seat])
    drawn = Seed(seed << 100 | 0xABCDEF << 60 | seed)
    log.add(commands.started(find(game), drawn), users[last])
    log.add(commands.say(log.hosted, "a-spectator", "Spectator", "Good luck!"), "a-spectator")
    assert log.match.seats == setting.seats
    return log


def positions(log: Log, chance: random.Random) -> Iterator[Log]:
    """Random play with chat and choices taken back; some positions on the way."""
    rng = np.zeros(2, np.int64)
    start(rng, 3, chance.randrange(1000))
    length = int(log.match.game.kernels.playout(log.match.fork().state, rng))
    stops = {length * part // _POSITIONS for part in range(_POSITIONS)}
    for number in range(length):
        if log.match.over:
            return
        if number in stops:
            yield log
        seat = chance.choice(log.match.pending)
        user, action = log.user(seat), chance.choice(log.match.view(seat).choices)
        log.add(commands.act(log.hosted, user, log.hosted.decisions[seat], action, seat), user)
        if chance.random() < 0.05:
            take_back(log, seat)
        if chance.random() < 0.1:
            log.add(commands.say(log.hosted, user, f"Person {seat}", "Hm.", seat), user)


def take_back(log: Log, seat: int) -> None:
    try:
        log.add(commands.undo(log.hosted, log.user(seat), seat), log.user(seat))
    except NothingToUndo:
        return


# -- another truth -----------------------------------------------------------------------------------------------------


def other_truth(log: Log, seat: int | None, number: int) -> Log:
    """The same match to the eyes of a seat, or of a spectator; all that it cannot know is different."""
    hosted, truth = copy.copy(log.hosted), log.match
    hosted.match = match = copy.copy(truth)
    rng = np.zeros(2, np.int64)
    start(rng, 11, number)
    match._states = truth.view(seat).possible_state(rng)
    match.seed = OtherSeed(number, truth.commitment)
    match.played = [one if one.seat == seat else Played(one.seat, number, "else") for one in match.played]
    kinds = match.game.face.event_kinds
    hosted.happened = {
        seq: [redealt(events, kinds, seat, number) for events in raw] for seq, raw in hosted.happened.items()
    }
    match.happened = [events for raw in hosted.happened.values() for events in raw]
    hosted.seats = [
        one if one.user == log.user(seat) else msgspec.structs.replace(one, user=f"other-{place}", owner="other-owner")
        for place, one in enumerate(hosted.seats)
    ]
    hosted.decisions = [count if place == seat else count + number for place, count in enumerate(hosted.decisions)]
    if hosted.host != log.user(seat):
        hosted.founder = "other-host"
    hosted.keys = {f"other-{number}-{seq}": seq for seq in hosted.keys.values()}
    return Log(hosted, [other_entry(entry, seat, number) for entry in log.entries])


def redealt(raw: bytes, kinds: Any, seat: int | None, number: int) -> bytes:
    """Events with other numbers where the seat may not read them, and without those it must not hear of."""
    events = np.frombuffer(raw, dtype_of(EventRecord))
    bit = 0 if seat is None else 1 << seat
    hidden = np.array([event.audience != EVERYONE and not event.audience & bit for event in events], np.bool_)
    secret = np.array([kinds[int(event.kind)].secret for event in events], np.bool_)
    changed = events.copy()
    changed["numbers"][hidden] += number
    return changed[~(hidden & secret)].tobytes()


def other_entry(entry: Entry, seat: int | None, number: int) -> Entry:
    if entry.seat is not None and entry.seat == seat:
        return entry
    secret = {name: f"other-{number}" for name in ("user", "host", "seats", "seed", "action") if name in entry.data}
    return msgspec.structs.replace(entry, key=f"other-{number}:{number}", data=entry.data | secret)


def settings_of(game: str) -> list[Setting]:
    """The usual one with three seats, and two others."""
    chance = random.Random(5)
    return [Setting(3, {}), *chance.sample(list(settings(find(game))), 2)]
