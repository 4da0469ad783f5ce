"""The service against a model on paper: commands in any order, lost answers, quicker nodes, crashes, time."""

import asyncio
import os
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.stateful import run_state_machine_as_test as run_machine

from server.onlookers import Onlooker, Page
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Match, Played
from tetrapolis.core.registry import find
from tetrapolis.core.seed import Seed
from tetrapolis.server import commands, service
from tetrapolis.server.bus import open_bus
from tetrapolis.server.clocks import Clock
from tetrapolis.server.errors import Away
from tetrapolis.server.hosted import Hosted, HostedSeat
from tetrapolis.server.store import Conflict, Entry, Listing, Unavailable
from tetrapolis.server.store.sqlite import SqliteStore

Make = Callable[[Hosted], commands.Draft]
PowerCut = ConnectionAbortedError

EXAMPLES = int(os.environ.get("TETRAPOLIS_MACHINE_EXAMPLES", "25"))
DAY = 86_400_000
LOST = ("lost", "cut before")  # the store has not taken it, and the caller cannot know
WRITTEN = ("written", "blind", "cut after")  # the store has taken it, and the caller cannot know


class Verdict(NamedTuple):
    """What must come of a command: an entry, or a refusal for one of the reasons."""

    kind: str
    seat: int | None
    data: dict[str, Any]
    reasons: set[str]


DOUBTFUL = {"something-was-revealed"}  # the model cannot always tell
RIVAL = Verdict("said", None, {"name": "Rival", "text": "hm"}, set())


class Model:
    """A match, judged and kept by other means than the server's."""

    def __init__(self, name: str, game: str, chairs: list[HostedSeat], clock: Clock, host: str, now: int) -> None:
        self.name, self.game, self.chairs, self.clock, self.host = name, game, chairs, clock, host
        self.match: Match | None = None
        self.before: list[tuple[int, ...]] = []  # who had to choose, before every step that was played
        self.log: list[Entry] = []
        self.keys: dict[str | None, int] = {}
        self.options = find(game).spec.complete_options(len(chairs), {})
        data = {"game": game, **self.version, "options": self.options, "public": True, "host": host}
        data |= {"seats": msgspec.to_builtins(chairs), "clock": msgspec.to_builtins(clock)}
        self.take(Verdict("created", None, data, set()), None, now)

    @property
    def version(self) -> dict[str, Any]:
        return {"rules_version": find(self.game).spec.rules_version, "fingerprint": find(self.game).fingerprint}

    @property
    def pending(self) -> tuple[int, ...]:
        return self.match.pending if self.match else ()

    @property
    def status(self) -> str:
        return "lobby" if self.match is None else "running" if self.pending else "over"

    @property
    def played(self) -> list[Played]:
        return self.match.played if self.match else []

    @property
    def decisions(self) -> list[int]:
        return [sum(step.seat == seat for step in self.played) for seat in range(len(self.chairs))]

    def seat_of(self, user: str | None) -> int | None:
        return next((n for n, chair in enumerate(self.chairs) if user and chair.user == user), None)

    def judge(self, kind: str, user: str | None, seat: int | None = None, number: int = 0, **data: Any) -> Verdict:
        """Every reason against a command; `number` is the decision it means, or the time. A bot has a seat, no name."""
        own = self.seat_of(user) if user else seat
        if own is None and kind not in ("joined", "started", "said"):
            return Verdict(kind, None, data, {"not-at-this-table"})
        data |= {"user": user} if kind in ("joined", "said") else self.version if kind == "started" else {}
        chair = self.chairs[own] if own is not None else HostedSeat()
        free = [n for n, one in enumerate(self.chairs) if one.kind == "open"]
        place = seat if seat is not None or not free else free[0]
        begun = {"match-has-begun": self.match is not None}
        idle = {"match-not-begun": self.match is None, "match-over": self.status == "over"}
        bot = {"a-bot-plays-for-you": user is not None and chair.bot != ""}
        absent = self.chairs[seat] if seat is not None and seat < len(self.chairs) else HostedSeat()
        early = absent.since is None or number - absent.since < (absent.time_left if self.clock.seconds else DAY)
        gone = {"no-such-seat": absent not in self.chairs, "seat-not-a-person": absent.bot != ""}
        gone |= {"time-not-up": own != seat and early}
        against = {
            "joined": {**begun, "one-seat-each": own is not None, "seat-taken": place not in free},
            "left": begun,
            "started": {**begun, "not-the-host": user not in (self.host, self.starter), "seats-open": bool(free)},
            "action": {**idle, **bot},
            "undone": {**idle, **bot},
            "resigned": {**idle, "resigned-already": chair.resigned},
            "replaced": {**idle, **gone, "level-unknown": data.get("level") == "genius"},
            "returned": {"nobody-stands-in": chair.stand_in == "" or chair.resigned},
            "rematch": {"match-not-over": self.status != "over"},
        }
        reasons = {reason for reason, holds in against.get(kind, {}).items() if holds}
        if not reasons and own is not None and kind == "action":
            reasons = self._against_action(own, number, data["action"])
        if not reasons and own is not None and kind == "undone":
            reasons = self._against_undo(own)
        takes = {"joined": place, "replaced": seat, "started": None, "rematch": None}
        return Verdict(kind, takes.get(kind, own), data, reasons)

    @property
    def starter(self) -> str:
        """Somebody at the table can always start it."""
        since = {entry.seat: entry.seq for entry in self.log if entry.kind == "joined"}
        people = [(since.get(n, 0), chair.user) for n, chair in enumerate(self.chairs) if chair.kind == "person"]
        return self.host if not people or self.host in [user for _, user in people] else min(people)[1]

    def _against_action(self, own: int, decision: int, action: str) -> set[str]:
        assert self.match is not None
        if decision != self.decisions[own]:
            return {"decision-over"}
        try:
            self.match.fork().play(action, own)
        except TetrapolisError as error:
            return {error.key}
        return set()

    def _against_undo(self, own: int) -> set[str]:
        """A hidden choice can be taken back while others still choose; what else a choice has shown, games know."""
        if self.decisions[own] == 0:
            return {"nothing-to-take-back"}
        first, end = self._last_choice(own)
        later = [step.seat for step in self.played[end:]]
        waiting = tuple(other for other in self.before[first] if other != own and other not in later)
        if waiting and self.pending == waiting:
            return set()
        return DOUBTFUL | {"others-went-on"} if later or self.game == "toy" else DOUBTFUL

    def _last_choice(self, seat: int) -> tuple[int, int]:
        """Where the steps begin and end that a seat would take back: one, while the choice is under way."""
        first = last = max(n for n, step in enumerate(self.played) if step.seat == seat)
        while not self.played[last].unfinished and first > 0 and self.played[first - 1].unfinished:
            first -= 1
        return first, last + 1

    def take(self, verdict: Verdict, key: str | None, now: int) -> None:
        """The entry is in the log: everything that follows from it."""
        at = max(now, self.log[-1].at) if self.log else now
        self.log.append(Entry(len(self.log) + 1, at, verdict.kind, verdict.seat, key, verdict.data))
        if key is not None:
            self.keys[key] = len(self.log)
        kind, data, seat = verdict.kind, verdict.data, verdict.seat or 0
        if kind in ("joined", "left"):
            self.chairs[seat] = HostedSeat("person", **data) if kind == "joined" else HostedSeat()
        elif kind == "started":
            self.match = Match(self.game, len(self.chairs), data["seed"], self.options)
            for chair in self.chairs:
                chair.time_left = 1000 * self.clock.seconds
        elif kind == "action":
            self._play(data["action"], seat)
            if self.match is not None and not self.pending:
                data["final"] = {"view": self.match.view().table, "scores": self.match.scores()}
                data["final"] |= {"winners": list(self.match.winners), "ranks": list(self.match.ranks)}
                self.log[-1] = msgspec.json.decode(msgspec.json.encode(self.log[-1]), type=Entry)
        elif kind == "undone" and self.match is not None:
            first, end = self._last_choice(seat)
            data["steps"] = end - first
            kept = self.played[:first] + self.played[end:]
            self.match, self.before = Match(self.game, len(self.chairs), self.match.seed, self.options), []
            for step in kept:
                self._play(step.notation, step.seat)
        elif kind in ("resigned", "replaced", "returned"):
            self.chairs[seat].stand_in = data.get("level", "")
            self.chairs[seat].resigned |= kind == "resigned"
        self._turn_clocks(at, seat if kind == "action" else None)

    def _play(self, action: str, seat: int) -> None:
        assert self.match is not None
        pending = self.pending
        self.match.play(action, seat)
        self.before += [pending] * (len(self.played) - len(self.before))

    def _turn_clocks(self, at: int, chooser: int | None) -> None:
        for number, chair in enumerate(self.chairs):
            chooses = number in self.pending and not chair.bot
            if chair.since is not None and (number == chooser or not chooses):
                left = max(0, chair.time_left - at + chair.since) + 1000 * self.clock.increment
                chair.time_left = left if self.clock.kind == "reserve" else 1000 * self.clock.seconds
                chair.since = None
            if chooses and chair.since is None:
                chair.since = at


class FragileStore(SqliteStore):
    """A real store, to which something can happen at the next append."""

    fault = ""
    blind = False

    async def append(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        fault, self.fault = self.fault, ""
        if fault == "rival":
            rival = Entry(entries[0].seq, entries[0].at, RIVAL.kind, RIVAL.seat, None, RIVAL.data)
            await super().append(msgspec.structs.replace(listing, last_seq=rival.seq, users=None), [rival])
        if fault == "twin":
            await super().append(listing, entries)
        if fault not in LOST:
            await super().append(listing, entries)
        self.blind = fault == "blind"
        if fault:
            raise PowerCut if fault.startswith("cut") else Unavailable

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        blind, self.blind = self.blind, False
        if blind:
            raise Unavailable
        return await super().entries(match, after)


How = tuple[str, str, int]  # the circumstances of a command: its key, what happens to the store, how long it took
_KEY = st.sampled_from(["", "new", "new", "old"])
_FAULT = st.sampled_from([""] * 8 + [*LOST, *WRITTEN, "rival", "twin"])
HOW = st.tuples(_KEY, _FAULT, st.sampled_from([0, 0, 1, 400, 1500, 10_000, 30_000, DAY, -5000]))
WHICH = st.integers(0, 999)
PERSON = st.sampled_from(["anna", "bela", "cili", "dora"])
CLOCK = st.sampled_from([Clock(), Clock("move", 10), Clock("reserve", 20, 4), Clock("reserve", 2, 5)])
GAME = st.sampled_from(["toy"] * 5 + ["akropolis", "ginkgopolis", "seven_wonders"] + ["world_monuments"] * 2)
OTHERS = st.lists(st.sampled_from(["open", "open", "apprentice"]), min_size=1, max_size=2)
_WISH = ["joined", "left", "started", "undone", "said", "resigned", "rematch", *["replaced", "returned"] * 3]
WISHES = st.lists(st.sampled_from(_WISH), min_size=1, max_size=4)


class Machine(RuleBasedStateMachine):
    """One node at a time on one file; every command goes to the node and to the model."""

    def __init__(self) -> None:
        super().__init__()
        self.models, self.touched = list[Model](), list[Model]()
        self.watching, self.away = list[Onlooker[Model]](), list[Onlooker[Model]]()
        self.sent: list[tuple[Model, Make, str | None]] = []
        self.now, self.seed = 1_800_000_000_000, Seed(1)
        self.scene = ExitStack()
        self.file = Path(self.scene.enter_context(tempfile.TemporaryDirectory())) / "matches.sqlite"
        self.scene.enter_context(mock.patch.object(service, "now", lambda: self.now + self.set_back))
        self.scene.enter_context(mock.patch.object(service, "steady", lambda: self.now))
        self.scene.enter_context(mock.patch.object(Seed, "random", lambda: self.seed))
        self.open()

    def open(self) -> None:
        self.set_back = 0  # the machine's clock, which concerns no match that is in memory
        self.runner = asyncio.Runner()
        self.run = self.runner.run
        self.store = FragileStore(self.file)
        self.service = service.MatchService(self.store, open_bus(None))
        self.scene.callback(lambda node: self.run(node.close()), self.service)
        self.run(self.service.start())

    def teardown(self) -> None:
        self.scene.close()
        self.runner.close()

    def ask(self, model: Model, make: Make, how: How, kind: str, user: str | None, **facts: Any) -> None:
        """Send a command, and hold what comes of it against the model."""
        key_kind, fault, wait = how
        self.now += max(0, wait)
        self.set_back += min(0, wait)
        self.touched.append(model)
        key = {"": None, "new": f"{user}:{len(self.sent)}", "old": next(iter(model.keys), None)}[key_kind]
        verdict, self.store.fault = model.judge(kind, user, **facts), fault
        answer: int | str = "cut"
        with suppress(PowerCut):
            try:
                answer = self.run(self.service.command(model.name, make, key))
            except TetrapolisError as error:
                answer = error.key
        happened, self.store.fault = "" if self.store.fault else fault, ""
        assert verdict.reasons <= DOUBTFUL or not happened
        if happened in (*WRITTEN, "twin", "rival"):
            model.take(*(RIVAL, None) if happened == "rival" else (verdict, key), self.now)
        if happened in (*LOST, *WRITTEN):
            assert answer == ("cut" if happened.startswith("cut") else "store-away")
        elif key in model.keys:
            assert answer == model.keys[key]
        elif isinstance(answer, str):
            assert answer in model.judge(kind, user, **facts).reasons
        else:
            verdict = model.judge(kind, user, **facts)
            assert verdict.reasons <= DOUBTFUL
            model.take(verdict, key, self.now)
            assert answer == len(model.log)
        self.sent.append((model, make, key))
        if answer == "cut":
            self.crash()

    def find(self, which: int, user: str, lobby: bool = False) -> tuple[Model, str]:
        """Mostly a table where a command fits, and somebody who sits there."""
        fitting = [model for model in self.models if (model.status == "lobby") == lobby] or self.models
        model = fitting[which % len(fitting)]
        sitting = [chair.user for chair in model.chairs if chair.user]
        return model, sitting[which % len(sitting)] if sitting and which % 5 else user

    @initialize(game=GAME, clock=CLOCK, others=OTHERS)
    def the_first_match_begins(self, game: str, clock: Clock, others: list[str]) -> None:
        self.create(game, clock, others, "anna", "")
        for user, kind in (("bela", "joined"), ("cili", "joined"), ("anna", "started")):
            self.wish(0, user, [kind], None, ("", "", 0))
        for which in range(2):  # a program, and a page
            for onlooker in (None, "anna"):
                self.watch(which, onlooker)

    @precondition(lambda self: len(self.models) < 3)
    @rule(game=GAME, clock=CLOCK, others=OTHERS, host=PERSON, fault=st.sampled_from(["", "", "lost", "written"]))
    def create(self, game: str, clock: Clock, others: list[str], host: str, fault: str) -> None:
        seats = ["me", *others, "apprentice"][: {"toy": 1 + len(others), "seven_wonders": 3}.get(game, 2)]
        draft = commands.create(game, {}, seats, True, clock, host, host.title())
        name, self.store.fault, self.set_back = f"m{len(self.models)}", fault, 0
        for _ in range(2 if fault else 1):
            with suppress(Away, Conflict):
                self.run(self.service.create(name, [draft]))
        bots = [HostedSeat("bot", "", f"{level} {n}", level) for n, level in enumerate(seats, 1)]
        chairs = [HostedSeat() if bot.level == "open" else bot for bot in bots]
        chairs[0] = HostedSeat("person", host, host.title())
        self.models.append(Model(name, game, chairs, clock, host, self.now))
        self.touched.append(self.models[-1])

    @rule(which=WHICH, pick=WHICH, whole=st.booleans(), times=st.integers(1, 4), how=HOW, regret=st.integers(0, 3))
    def choose(self, which: int, pick: int, whole: bool, times: int, how: How, regret: int) -> None:
        """Legal choices of people and bots, whole ones or first steps; then somebody who chose wants to take back."""
        model, _ = self.find(which, "")
        for _ in range(times):
            if model.match is None or model.match.over:
                return
            seat = model.pending[pick % len(model.pending)]
            user = None if model.chairs[seat].bot else model.chairs[seat].user
            decision, text = model.decisions[seat], legal_text(model.match, seat, pick, whole)
            door = partial(commands.act, user=user) if user else partial(commands.choose, seat=seat)
            make = partial(door, decision=decision, action=text)
            self.ask(model, make, how, "action", user, seat=seat, number=decision, action=text)
            if 0 < regret <= len(model.played) and (user := model.chairs[model.played[-regret].seat].user):
                self.ask(model, partial(commands.undo, user=user), how, "undone", user)

    @rule(which=WHICH, pick=WHICH, user=PERSON, text=st.sampled_from(["", "card 3", "keep", "0", "M0 M0"]), how=HOW)
    def choose_strangely(self, which: int, pick: int, user: str, text: str, how: How) -> None:
        """An action that is illegal, stale or foreign, or none at all; now and then a good one."""
        model, user = self.find(which, user)
        decision = model.decisions[model.seat_of(user) or 0] + pick % 3 - 1
        if model.match is not None and not model.match.over and pick % 2:
            text = legal_text(model.match, model.pending[0], pick, True)
        make = partial(commands.act, user=user, decision=decision, action=text)
        self.ask(model, make, how, "action", user, number=decision, action=text)

    @precondition(lambda self: any(len(model.pending) > 1 for model in self.models))
    @rule(pick=WHICH, fault=st.sampled_from(["", "", "blind"]))
    def choose_at_once(self, pick: int, fault: str) -> None:
        """One behind the other, even if the store fails the first of them."""
        model = next(model for model in self.models if len(model.pending) > 1)
        assert model.match is not None
        texts = {seat: legal_text(model.match, seat, pick, True) for seat in model.pending}
        makes = [partial(commands.choose, seat=n, decision=model.decisions[n], action=texts[n]) for n in texts]
        self.store.fault = fault
        answers = self.run(_all_at_once([self.service.command(model.name, make) for make in makes]))
        for answer, seat in zip(answers, texts, strict=True):
            model.take(Verdict("action", seat, {"action": texts[seat]}, set()), None, self.now)
            assert isinstance(answer, Away) if fault and seat == min(texts) else answer == len(model.log)
        self.touched.append(model)

    @rule(which=WHICH, user=PERSON, kinds=WISHES, seat=st.integers(0, 2), how=HOW)
    def wish(self, which: int, user: str, kinds: list[str], seat: int | None, how: How) -> None:
        """Anything else that people can ask for."""
        kind, *more = kinds
        model, somebody = self.find(which, user, kind in ("joined", "left", "started"))
        user = {"joined": user, "started": model.starter}.get(kind, somebody) if which % 3 else user
        seat = model.seat_of(user) if kind == "replaced" and which % 2 else seat
        late, seed = self.now + how[2], Seed(which)
        self.seed = seed
        name, level = user.title(), ("apprentice", "genius")[which % 9 == 0]
        absence = {"seat": seat, "number": late, "level": level}
        wishes: dict[str, tuple[Make, dict[str, Any]]] = {
            "joined": (lambda on: commands.join(on, user, name, seat), {"seat": seat, "name": name}),
            "left": (lambda on: commands.leave(on, user), {}),
            "started": (lambda on: commands.start(on, user), {"seed": str(seed), "commitment": seed.commitment}),
            "undone": (lambda on: commands.undo(on, user), {}),
            "said": (lambda on: commands.say(on, user, name, "Hm?"), {"name": name, "text": "Hm?"}),
            "resigned": (lambda on: commands.resign(on, user), {"level": "builder"}),
            "replaced": (lambda on: commands.replace(on, user, seat or 0, level, late), absence),
            "returned": (lambda on: commands.give_back(on, user), {}),
            "rematch": (lambda on: commands.rematch(on, user, "next"), {"match": "next"}),
        }
        make, facts = wishes[kind]
        self.ask(model, make, how, kind, user, **facts)
        if more:
            self.wish(which, user, more, seat, how)

    @rule(what=st.sampled_from(["send_again", "watch", "watch", "drop", "crash"]), which=WHICH, user=st.none() | PERSON)
    def something_else_happens(self, what: str, which: int, user: str | None) -> None:
        getattr(self, what)(which, user)

    def send_again(self, which: int, _: str | None) -> None:
        """A command with its key, as a client that has not heard an answer does."""
        model, make, key = self.sent[-1 - which % len(self.sent)]
        if key in model.keys:
            self.touched.append(model)
            assert self.run(self.service.command(model.name, make, key)) == model.keys[key]

    def watch(self, which: int, user: str | None) -> None:
        """Somebody new, or somebody who comes back and has seen the log up to a number."""
        fresh = (Onlooker, Page)[which % 2](self.models[which // 2 % len(self.models)], user)
        one = self.away.pop(which % len(self.away)) if self.away and which % 3 else fresh
        self.run(self._let_in(one))
        self.watching.append(one)
        self.touched.append(one.model)

    async def _let_in(self, one: Onlooker[Model]) -> None:
        room = await self.service.room(one.model.name)
        async with room.lock:
            missed = await self.store.entries(one.model.name, one.seen)
            await one.come(room.hosted, missed, self.now)
            room.watchers.add(one)

    def drop(self, which: int, _: str | None) -> None:
        if self.watching:
            self.away.append(self.watching.pop(which % len(self.watching)))
            self.service.rooms[self.away[-1].model.name].watchers.discard(self.away[-1])

    def crash(self, *_: object) -> None:
        """Nothing is closed; another process opens the file, and the matches before somebody sets its clock."""
        self.runner.close()
        self.away, self.watching = self.away + self.watching, []
        for one in self.away:
            one.shown.clear()
        self.touched += self.models
        self.open()
        for model in self.models:
            self.run(self.service.room(model.name))

    @invariant()
    def the_service_agrees_with_the_model(self) -> None:
        for model in {id(one): one for one in self.touched}.values():
            hosted = self.run(self.service.room(model.name)).hosted
            assert self.run(self.store.entries(model.name)) == model.log
            fresh = Hosted(model.name)
            for entry in model.log:
                fresh.fold(entry)
            assert remembered(hosted) == remembered(fresh)
            assert hosted.seats == model.chairs
            assert not model.match or (hosted.match and hosted.match.state.tobytes() == model.match.state.tobytes())
            listing = self.run(self.store.listing(model.name))
            listed = listing and (listing.status, listing.last_seq, listing.waiting)
            assert listed == (model.status, len(model.log), any(model.chairs[seat].bot for seat in model.pending))
        for one in self.watching:
            one.check()
        self.touched.clear()


def remembered(hosted: Hosted) -> dict[str, Any]:
    """Everything; what lists show may be kept or not, but it is what would be shown now."""
    state = hosted.match and (hosted.match.state.tobytes(), hosted.match.played)
    assert hosted._shown in ({}, hosted._look())
    return {**vars(hosted), "match": state, "_shown": {}}


def legal_text(match: Match, seat: int, pick: int, whole: bool) -> str:
    """A legal action of a seat; if it is one of several steps, all of them if wished."""
    trial, words = match.fork(), list[str]()
    while not words or ((whole or match.game.spec.secret_steps) and trial.played[-1].unfinished):
        options = trial.game.legal(trial.state, seat)
        trial.play(int(options[pick % len(options)]), seat)
        words.append(trial.played[-1].notation)
    return match.game.spec.join(words)


async def _all_at_once(asked: Sequence[Coroutine[Any, Any, int]]) -> list[int | BaseException]:
    return await asyncio.gather(*asked, return_exceptions=True)


def test_whatever_happens_the_service_does_what_the_log_says() -> None:
    calm = list(HealthCheck)
    wanted = settings(max_examples=EXAMPLES, stateful_step_count=40, deadline=None, suppress_health_check=calm)
    run_machine(Machine, settings=wanted)
