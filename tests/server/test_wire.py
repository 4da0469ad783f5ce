"""What goes over the wire to a seat follows from what the seat may know, and from nothing else."""

import asyncio
import copy
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from websockets.asyncio.client import connect

from server.running import Running, cookie_of, new_match, running
from tetrapolis.core.events import EVERYONE
from tetrapolis.core.match import Played
from tetrapolis.core.registry import find
from tetrapolis.core.rng import seed as start
from tetrapolis.core.seed import Seed
from tetrapolis.server import commands
from tetrapolis.server.clocks import Clock
from tetrapolis.server.errors import ServerError
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.messages import entry_message, news_message, table_message
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


def user_of(seat: int) -> str:
    return f"user-{seat}-secret"


def log_of(game: str, setting: Setting, seed: int) -> Log:
    """A match that has begun; the host has the last seat."""
    count, last = setting.seats, setting.seats - 1
    log = Log(Hosted("0123456789abcdef"))
    log.add(
        commands.create(
            game, dict(setting.options), ["open"] * last + ["me"], True, Clock("reserve", 60, 5), user_of(last), "Host"
        )
    )
    for seat in range(last):
        log.add(commands.join(log.hosted, user_of(seat), f"Person {seat}", seat), user_of(seat))
    drawn = Seed(seed << 100 | 0xABCDEF << 60 | seed)
    log.add(commands.Draft("started", data={"seed": str(drawn), "commitment": drawn.commitment}), user_of(last))
    log.add(commands.say(log.hosted, "a-spectator", "Spectator", "Good luck!"), "a-spectator")
    assert log.hosted.match is not None
    assert log.hosted.match.seats == count
    return log


def positions(log: Log, chance: random.Random) -> Iterator[Log]:
    """Random play with chat and choices taken back; some positions on the way."""
    assert log.hosted.match is not None
    game, ahead = log.hosted.match.game, log.hosted.match.fork()
    rng = np.zeros(2, np.int64)
    start(rng, 3, chance.randrange(1000))
    length = int(game.playout(ahead.state, rng))
    stops = {length * part // _POSITIONS for part in range(_POSITIONS)}
    for number in range(length):
        match = log.hosted.match
        assert match is not None
        if match.over:
            return
        if number in stops:
            yield log
        seat = chance.choice(match.pending)
        action = str(chance.choice(match.legal(seat)))
        user = user_of(seat)
        log.add(commands.act(log.hosted, user, log.hosted.decisions[seat], action), user)
        if chance.random() < 0.05:
            take_back(log, user)
        if chance.random() < 0.1:
            log.add(commands.say(log.hosted, user, f"Person {seat}", "Hm."), user)


def take_back(log: Log, user: str) -> None:
    try:
        log.add(commands.undo(log.hosted, user), user)
    except ServerError:
        return


# -- another truth -----------------------------------------------------------------------------------------------------


def other_truth(log: Log, seat: int | None, number: int) -> Log:
    """The same match to the eyes of a seat, or of a spectator; all that it cannot know is different."""
    hosted, truth = copy.copy(log.hosted), log.hosted.match
    assert truth is not None
    hosted.match = match = copy.copy(truth)
    rng = np.zeros(2, np.int64)
    start(rng, 11, number)
    match._states = truth.view(seat).possible_state(rng)
    match.seed = OtherSeed(number, truth.commitment)
    match.played = [one if one.seat == seat else Played(one.seat, number, "else") for one in match.played]
    kinds = match.game.event_kinds
    hosted.happened = {
        seq: [redealt(events, kinds, seat, number) for events in raw] for seq, raw in hosted.happened.items()
    }
    match.happened = [events for raw in hosted.happened.values() for events in raw]
    hosted.seats = [
        one if place == seat else msgspec.structs.replace(one, user=f"other-{place}")
        for place, one in enumerate(hosted.seats)
    ]
    hosted.decisions = [count if place == seat else count + number for place, count in enumerate(hosted.decisions)]
    if seat is None or hosted.host != user_of(seat):
        hosted.host = "other-host"
    hosted.keys = {f"other-{number}-{seq}": seq for seq in hosted.keys.values()}
    return Log(hosted, [other_entry(entry, seat, number) for entry in log.entries])


def redealt(events: Any, kinds: Any, seat: int | None, number: int) -> Any:
    """Events with other numbers where the seat may not read them, and without those it must not hear of."""
    bit = 0 if seat is None else 1 << seat
    hidden = np.array([event.audience != EVERYONE and not event.audience & bit for event in events], np.bool_)
    secret = np.array([kinds[int(event.kind)].secret for event in events], np.bool_)
    changed = events.copy()
    changed["numbers"][hidden] += number
    return changed[~(hidden & secret)]


def other_entry(entry: Entry, seat: int | None, number: int) -> Entry:
    if entry.seat is not None and entry.seat == seat:
        return entry
    secret = {name: f"other-{number}" for name in ("user", "host", "seats", "seed", "action") if name in entry.data}
    return msgspec.structs.replace(entry, key=f"other-{number}:{number}", data=entry.data | secret)


def sent(log: Log, seat: int | None) -> list[bytes]:
    """Everything that a seat is sent of a match."""
    hosted = log.hosted
    return [
        news_message(hosted, log.entries, seat, NOW),
        msgspec.json.encode(table_message(hosted, seat, NOW)),
        *(msgspec.json.encode(entry_message(hosted, entry, seat)) for entry in log.entries),
        msgspec.json.encode(hosted.listing("action").summary),
    ]


def refusals(log: Log, seat: int, chance: random.Random) -> list[tuple[int, str]]:
    """What the seat is told of actions that it tries: the rule, and the action as the server spells it."""
    match = log.hosted.match
    assert match is not None
    count = match.game.actions.count(match.state)
    tried = sorted(chance.sample(range(count), min(count, 100)))
    rules, codec, s = match.game.rules, match.game.actions, match.state
    return [(int(rules.refusal(s, seat, action)), str(codec.decode(s, action))) for action in tried]


def settings_of(game: str) -> list[Setting]:
    """The usual one with three seats, and two others."""
    chance = random.Random(5)
    return [Setting(3, {}), *chance.sample(list(settings(find(game))), 2)]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(game: str) -> None:
    for number, setting in enumerate(settings_of(game)):
        for log in positions(log_of(game, setting, 100 + number), random.Random(number)):
            for seat in (*range(setting.seats), None):
                seen = sent(log, seat)
                for twin in (other_truth(log, seat, 1), other_truth(log, seat, 2)):
                    assert twin.hosted.match and log.hosted.match
                    assert twin.hosted.match._states.tobytes() != log.hosted.match._states.tobytes()
                    assert sent(twin, seat) == seen
                    if seat is not None:
                        tried, other = (refusals(one, seat, random.Random(number)) for one in (log, twin))
                        assert tried == other


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_is_in_what_a_seat_is_sent(game: str) -> None:
    found = 0
    for number, setting in enumerate(settings_of(game)):
        for log in positions(log_of(game, setting, 200 + number), random.Random(50 + number)):
            match = log.hosted.match
            assert match is not None
            for seat in (*range(setting.seats), None):
                written = b"".join(sent(log, seat)).decode()
                for secret in (
                    f"{match.seed}",
                    f"{match.seed.number}",
                    f"{match.seed.number:x}",
                    "-secret",
                    "a-spectator:",
                ):
                    assert secret not in written
                keys = set(re.findall(r"key-\d+", written))
                own = {
                    f"{entry.key}".partition(":")[2] for entry in log.entries if seat is not None and entry.seat == seat
                }
                assert keys <= own
                cards = hidden_choices(log, seat)
                found += len(cards)
                assert not cards & set(table_message(log.hosted, seat, NOW).legal)
    assert bool(found) == (game in HIDDEN_HANDS)


def hidden_choices(log: Log, seat: int | None) -> set[str]:
    """What others can choose, but could not in another deal that looks the same to the seat."""
    truth, twin = log.hosted.match, other_truth(log, seat, 3).hosted.match
    assert truth is not None
    assert twin is not None
    own = set(truth.view(seat).options)
    hidden: set[str] = set()
    for other in set(range(truth.seats)) - {seat}:
        hidden |= set(map(str, truth.legal(other))) - set(map(str, twin.legal(other)))
    return hidden - own


# -- over real sockets -------------------------------------------------------------------------------------------------


@dataclass
class Watcher:
    """Somebody at a socket: everything that was told, and what was chosen."""

    cookie: str
    frames: list[str] = field(default_factory=list)
    actions: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)

    async def watch(self, site: Running, match: str) -> None:
        """Choose at random whenever there is something to choose, until the match is over."""
        chance = random.Random(len(self.cookie))
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(
            site.socket_address(match, after=0), additional_headers=headers, proxy=None, max_size=None
        ) as socket:
            decided = -1
            async for frame in socket:
                self.frames.append(str(frame))
                told = json.loads(frame)
                assert told["type"] != "refused", told
                if told["type"] != "news":
                    continue
                table = told["table"]
                if table["status"] == "over":
                    return
                if table["legal"] and table["decision"] > decided:
                    decided = table["decision"]
                    await self._choose(socket, decided, chance.choice(table["legal"]))

    async def _choose(self, socket: Any, decision: int, action: str) -> None:
        key = f"key-{random.randbytes(8).hex()}"
        self.actions.add(action)
        self.keys.add(key)
        await socket.send(json.dumps({"type": "act", "decision": decision, "action": action, "key": key}))


@pytest.mark.xdist_group("site")
def test_sockets_tell_nobody_what_others_choose_nor_the_seed_before_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        anna, bela, cili = site.guest("Anna"), site.guest("Béla"), site.guest("Cili")
        match = new_match(anna, "seven_wonders", ("me", "open", "builder"))
        bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
        people = [Watcher(cookie_of(person)) for person in (anna, bela, cili)] + [Watcher("")]

        async def play() -> None:
            watching = [asyncio.create_task(person.watch(site, match)) for person in people]
            await asyncio.sleep(0.5)
            await asyncio.to_thread(anna.post, f"/api/matches/{match}/start")
            await asyncio.wait_for(asyncio.gather(*watching), 300)

        asyncio.run(play())
        seed = anna.get(f"/api/matches/{match}/record").json()["seed"]
        users = [person.get("/api/session").json()["user"] for person in (anna, bela, cili)]
        for person, client in zip(people, (anna, bela, cili, site.stranger()), strict=True):
            person.frames.append(client.get(f"/api/matches/{match}/log").text)
    assert all(len(person.actions) > 5 for person in people[:2])
    for person in people:
        others = [other for other in people if other is not person]
        assert len(person.frames) > 20
        for frame in person.frames:
            assert '"status":"over"' in frame or seed not in frame
            assert set(re.findall(r'"action":"([^"]*)"', frame)) <= person.actions
            assert not [word for word in (*users, *(key for one in others for key in one.keys)) if word in frame]
