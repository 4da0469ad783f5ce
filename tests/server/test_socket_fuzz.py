"""Whatever comes through a socket: the site answers, keeps its matches, and tells nothing.

TETRAPOLIS_FUZZ is the number of messages; 100000 for a long run.
"""

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.described import checker
from server.page_state import PageState
from server.running import Running, cookie_of, look, new_match, play_to_the_end, running
from tetrapolis.core import record as records
from tetrapolis.core.match import Match
from tetrapolis.page_wire import PageMessage, PageNews
from tetrapolis.server.description import describe_sockets
from tetrapolis.server.hosted import without_last
from tetrapolis.server.store import Entry
from tetrapolis.wire import Previewed

MESSAGES = int(os.environ.get("TETRAPOLIS_FUZZ", "4000"))
MOST_GROWTH = 60.0  # megabytes, after the first tenth
_FUZZERS = 8
_BURST = 40  # messages sent before their answers are read
_LEGAL_MOVES = 10  # at a table, in all: it shall not come to its end
_ABANDONED = 12  # sockets that nobody reads any more
_PATIENCE = 300.0  # seconds for an answer
_TABLES = (("toy", 3), ("akropolis", 2), ("seven_wonders", 3), ("world_monuments", 2))
_ASKED: tuple[dict[str, Any], ...] = (
    {},
    {"after": 0},
    {"after": "-1", "lang": "xx"},
    {"after": "9" * 9, "lang": "hu"},
    {"seat": "12x"},
    {"seat": "9" * 4400, "after": "9" * 99},
)
_HAD: tuple[dict[str, Any], ...] = ({}, {"has": 0}, {"has": "9" * 10}, {"has": "-1"}, {"has": "x" * 2000})  # by a page
_STRANGERS = ("news", "refused", "pong")  # what they are told
_VIOLATIONS = {1000, 1001, 1002, 1003, 1007, 1009}  # how a socket may end that broke the protocol

Message = str | bytes


@dataclass
class Table:
    """A match, those who sit there, what each was told last, and actions that somebody could choose at some time."""

    match: str
    people: list[Any]
    cookies: list[str]
    legal_moves: int = _LEGAL_MOVES
    told: dict[str, dict[str, Any]] = field(default_factory=dict)
    seen: list[str] = field(default_factory=lambda: ["card 1"])


@dataclass
class Report:
    """What a run has done."""

    messages: int = 0
    sockets: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    memory: tuple[float, float] = (0.0, 0.0)


# -- what is sent ------------------------------------------------------------------------------------------------------


def valid(chance: random.Random, told: dict[str, Any]) -> dict[str, Any]:
    """A command that can be read; some of them even fit."""
    key = f"k{chance.randrange(50)}"
    action = chance.choice(told["seen"])
    decision = told["decision"] or 0
    return chance.choice(
        [
            {"type": "act", "decision": decision + chance.choice([-1, 1, 2, 999]), "action": action, "key": key},
            {"type": "act", "decision": decision, "action": text(chance, 20) or "-", "key": key},
            {"type": "act", "decision": decision, "action": f"{action} {action}", "key": key},
            {"type": "act", "decision": decision + 1_000_000, "action": action, "key": key},
            {"type": "say", "text": text(chance, 30) or "-", "key": key},
            {"type": "preview", "action": action, "key": key},
            {"type": "preview", "action": chance.choice([text(chance, 20) or "-", f"{action} {action}"]), "key": key},
            {"type": "ping", "key": key},
            {"type": "ping"},
        ]
    )


def text(chance: random.Random, most: int) -> str:
    """Letters of all kinds: plain, of no width, from right to left, beyond the first plane."""
    return "".join(
        chance.choice('ab01@,- "\\\n\t\x00\x7fő€\u200b\u202e\ufeff\U0001f3db') for _ in range(chance.randrange(most))
    )


def wrong_types(chance: random.Random, told: dict[str, Any]) -> Message:
    command = valid(chance, told)
    odd = [None, True, -1, 2**70, 1.5, 1e300, "", "x" * 500, [], {}, ["act"], {"key": "k"}]
    command[chance.choice(list(command))] = chance.choice(odd)
    return json.dumps(command)


def unknown(chance: random.Random, told: dict[str, Any]) -> Message:
    command = valid(chance, told)
    command[chance.choice(["type", "seat", "user", "__class__", "seed"])] = chance.choice(
        ["news", "resign", "started", 0]
    )
    return json.dumps(command)


def truncated(chance: random.Random, told: dict[str, Any]) -> Message:
    whole = json.dumps(valid(chance, told))
    return whole[: chance.randrange(len(whole))]


def mutated(chance: random.Random, told: dict[str, Any]) -> Message:
    raw = bytearray(json.dumps(valid(chance, told)).encode())
    for _ in range(chance.randint(1, 4)):
        raw[chance.randrange(len(raw))] = chance.randrange(128)
    return raw.decode()


def deep(chance: random.Random, told: dict[str, Any]) -> Message:
    opening = chance.choice(["[", '{"type":', '{"type":"say","text":['])
    return opening * chance.randint(100, 16_000 // len(opening))


def repeated_fields(chance: random.Random, told: dict[str, Any]) -> Message:
    one, other = json.dumps(valid(chance, told)), json.dumps(valid(chance, told))
    return f"{one[:-1]},{other[1:]}"


def escapes(chance: random.Random, told: dict[str, Any]) -> Message:
    letters = "".join(f"\\u{chance.choice([0, 0x22, 0xD800, 0xDFFF, 0xFFFF, 0x41]):04x}" for _ in range(5))
    return f'{{"type":"say","text":"{letters}","key":"k"}}'


KINDS: Sequence[Callable[[random.Random, dict[str, Any]], Message]] = (
    lambda chance, told: chance.randbytes(chance.randrange(200)),
    lambda chance, told: text(chance, 200),
    lambda chance, told: json.dumps(valid(chance, told)).encode(),
    lambda chance, told: "x" * chance.randint(16_000, 60_000),
    lambda chance, told: "9" * chance.randint(1, 9000),
    wrong_types,
    unknown,
    truncated,
    mutated,
    deep,
    repeated_fields,
    escapes,
)


def frames(chance: random.Random) -> bytes:
    """What breaks the protocol of sockets itself."""
    return chance.choice(
        [
            chance.randbytes(200),
            b"\x81\x05hello",  # not masked
            b"\xff\x85\x00\x00\x00\x00hello",  # reserved bits
            b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # of endless length
            b"\x80\x85\x00\x00\x00\x00hello",  # goes on with nothing
            b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"x" * 256,  # a ping that is too long
            b"\x88\x81\x00\x00\x00\x00x",  # half a reason to close
            b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",  # text that is no UTF-8
        ]
    )


# -- who sends ---------------------------------------------------------------------------------------------------------


class Page(PageState):
    """A page that knows which of its actions are not answered yet."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()  # of actions that were sent
        self.own = 0  # how many of them the last news answer

    def take(self, news: PageNews) -> None:
        super().take(news)
        answered = self.keys & {entry.key for entry in news.entries if entry.key and entry.kind == "action"}
        self.keys -= answered  # what comes again is answered as done
        self.own = len(answered)


def _key_of(message: Message) -> str | None:
    """The key of an action that can be read."""
    try:
        found = json.loads(message)
        return str(found["key"]) if found["type"] == "act" else None
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


class Fuzzer:
    """Sockets, one after the other, until enough has been sent by all."""

    def __init__(self, site: Running, tables: list[Table], secrets: list[str], seed: int, report: Report) -> None:
        self.site = site
        self.tables = tables
        self.secrets = secrets
        self.chance = random.Random(seed)
        self.report = report
        self.described = checker(describe_sockets(), "ServerMessage")
        self.asked: dict[str, Any] = {}
        self.page: Page | None = None
        self.abandoned: list[ClientConnection] = []
        self.left = contextlib.AsyncExitStack()

    async def run(self, most: int) -> None:
        while self.report.messages < most:
            table = self.chance.choice(self.tables)
            cookie = self.chance.choice([*table.cookies, "", "tetrapolis=forged.forged"])
            self.asked = asked = dict(self.chance.choice(_ASKED))
            self.page = Page() if self.chance.random() < 0.5 else None
            if self.page:
                asked |= {"form": "bytes", **self.chance.choice(_HAD)}
            if self.chance.random() < 0.05:
                await self._half_a_handshake()
            async with connect(
                self.site.socket_address(table.match, **asked),
                additional_headers={"Cookie": cookie} if cookie else {},
                proxy=None,
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=1,
            ) as socket:
                self.report.sockets += 1
                self._take(table, cookie, await asyncio.wait_for(socket.recv(), _PATIENCE))
                for _ in range(self.chance.randint(1, 5)):
                    await self._burst(socket, table, cookie)
                if self.chance.random() < 0.4:
                    await self._break(socket, table, cookie)

    async def _burst(self, socket: ClientConnection, table: Table, cookie: str) -> None:
        """Every message has one answer, however bad it was."""
        sent: list[Message] = []
        for _ in range(self.chance.randint(1, _BURST)):
            message = self._message(table, cookie)
            if sent and self.chance.random() < 0.1:
                message = self.chance.choice(sent)
            sent.append(message)
            await socket.send(message)
        self.report.messages += len(sent)
        if self.page:
            self.page.keys = {key for message in sent if (key := _key_of(message))}
        answered = 0
        while answered < len(sent):
            frame = await asyncio.wait_for(socket.recv(), _PATIENCE)
            if self._take(table, cookie, frame) != "news":
                answered += 1
            elif self.page:
                answered += self.page.own

    def _message(self, table: Table, cookie: str) -> Message:
        told = table.told[cookie]
        if told["legal"] and table.legal_moves and self.chance.random() < 0.02:
            table.legal_moves -= 1
            legal = {"decision": told["decision"], "action": self.chance.choice(told["legal"])}
            return json.dumps({"type": "act", **legal, "key": self.chance.randbytes(8).hex()})
        if told["legal"] and self.chance.random() < 0.05:
            illegal = [action for action in table.seen if action not in told["legal"]] or ["-"]
            command = {"type": "act", "decision": told["decision"], "action": self.chance.choice(illegal)}
            return json.dumps({**command, "key": self.chance.randbytes(8).hex()})
        if self.chance.random() < 0.005:
            return json.dumps({"type": "undo", "key": self.chance.randbytes(8).hex()})
        if self.chance.random() < 0.3:
            return json.dumps(valid(self.chance, told))
        return self.chance.choice(KINDS)(self.chance, told)

    def _take(self, table: Table, cookie: str, frame: Message) -> str:
        """What was told is as described, and nothing of it is secret."""
        if self.page:
            return self._take_as_page(self.page, table, cookie, frame)
        assert isinstance(frame, str)
        assert [secret for secret in self.secrets if secret in frame] == []
        told = json.loads(frame)
        self.described.validate(told)
        kind = str(told["type"])
        self.report.answers[told.get("error", kind)] += 1
        assert kind in ((*_STRANGERS, "done", "previewed") if cookie in table.cookies else _STRANGERS)
        if kind == "news":
            table.seen = [*table.seen, *told["table"]["legal"]][-100:]
            table.told[cookie] = told["table"] | {"seen": table.seen}
            seat = told["table"]["seat"]
            sits = cookie in table.cookies[: len(table.people)] and "seat" not in self.asked
            assert seat == (table.cookies.index(cookie) if sits else None)
            assert not [one for one in told["entries"] if {"action", "key"} & set(one) and one["seat"] != seat]
        return kind

    def _take_as_page(self, page: "Page", table: Table, cookie: str, frame: Message) -> str:
        assert isinstance(frame, bytes)
        assert [secret for secret in self.secrets if secret.encode() in frame] == []
        told = msgspec.msgpack.decode(frame, type=PageMessage | Previewed)
        kind = str(msgspec.msgpack.decode(frame)["type"])
        self.report.answers[f"page {getattr(told, 'error', kind)}"] += 1
        assert kind in ((*_STRANGERS, "done", "previewed") if cookie in table.cookies else _STRANGERS)
        if isinstance(told, PageNews):
            page.take(told)
            sits = cookie in table.cookies[: len(table.people)] and "seat" not in self.asked
            assert page.seat == (table.cookies.index(cookie) if sits else None)
            assert not [one for one in told.entries if (one.action or one.key) and one.seat != page.seat]
            legal = page.choices()
            table.seen = [*table.seen, *legal][-100:]
            table.told[cookie] = {"legal": legal, "decision": told.decision, "seen": table.seen}
        return kind

    async def _break(self, socket: ClientConnection, table: Table, cookie: str) -> None:
        """End badly: with broken frames, too large ones, without a word, or by not reading any more."""
        manner = self.chance.choice(["frames", "large", "no UTF-8", "cut", "abort", "leave"])
        with contextlib.suppress(ConnectionClosed):
            if manner == "frames":
                socket.transport.write(frames(self.chance))
            elif manner == "large":
                await socket.send("x" * self.chance.randint(1 << 16, 1 << 18))
            elif manner == "no UTF-8":
                await socket.send(b"\xff\xfe\x80", text=True)
            elif manner == "cut":
                socket.transport.write(b"\x81\xfe\x40\x00")
        if manner == "leave" and len(self.abandoned) < _ABANDONED // _FUZZERS + 1:
            await self._leave(table, cookie)
        if manner in ("cut", "abort", "leave"):
            socket.transport.abort()
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        self._take(table, cookie, await socket.recv())
                assert closed.value.rcvd is None or closed.value.rcvd.code in _VIOLATIONS

    async def _leave(self, table: Table, cookie: str) -> None:
        """A socket that stays open, is asked for much, and is never read."""
        socket = await self.left.enter_async_context(
            connect(
                self.site.socket_address(table.match, after=0),
                additional_headers={"Cookie": cookie} if cookie else {},
                proxy=None,
                ping_interval=None,
                close_timeout=1,
                max_queue=1,
            )
        )
        self.abandoned.append(socket)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(_BURST):
                await socket.send('{"type":"ping"}')

    async def _half_a_handshake(self) -> None:
        place = self.site.address.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(place[0], int(place[1]))
        writer.write(
            b"GET /api/matches/0/socket HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: "[
                : self.chance.randrange(80)
            ]
        )
        await writer.drain()
        writer.transport.abort()


async def fuzz(site: Running, tables: list[Table], secrets: list[str], messages: int) -> Report:
    report, begun = Report(), time.monotonic()
    fuzzers = [Fuzzer(site, tables, secrets, seed, report) for seed in range(_FUZZERS)]
    await asyncio.gather(*(fuzzer.run(messages // 10) for fuzzer in fuzzers))
    before = site.memory
    await asyncio.gather(*(fuzzer.run(messages) for fuzzer in fuzzers))
    for fuzzer in fuzzers:
        for socket in fuzzer.abandoned:
            socket.transport.abort()
        await fuzzer.left.aclose()
    await asyncio.sleep(1)
    report.memory = (before, site.memory)
    report.seconds = time.monotonic() - begun
    return report


# -- what must hold ----------------------------------------------------------------------------------------------------


def laid(site: Running) -> list[Table]:
    """Tables with matches that run; a guest without a seat stands by."""
    tables = []
    watcher = site.guest("Watcher")
    for game, seats in _TABLES:
        people = [site.guest(f"Person {number}") for number in range(seats)]
        match = new_match(people[0], game, ("me", *["open"] * (seats - 1)))
        for person in people[1:]:
            person.post(f"/api/matches/{match}/join", json={}).raise_for_status()
        people[0].post(f"/api/matches/{match}/start").raise_for_status()
        tables.append(Table(match, people, [cookie_of(person) for person in (*people, watcher)]))
    return tables


def entries_of(site: Running, match: str) -> list[Entry]:
    with contextlib.closing(sqlite3.connect(site.folder / "matches.sqlite")) as store:
        found = store.execute(
            "SELECT seq, at, kind, seat, key, data FROM entries WHERE match = ? ORDER BY seq", (match,)
        )
        return [Entry(seq, at, kind, seat, key, json.loads(data)) for seq, at, kind, seat, key, data in found]


def secrets_of(site: Running, tables: list[Table]) -> list[str]:
    """Seeds, the names by which the site knows people, and what signs their cookies."""
    seeds = [
        str(entry.data["seed"]) for table in tables for entry in entries_of(site, table.match) if "seed" in entry.data
    ]
    users = {person.get("/api/session").json()["user"] for table in tables for person in table.people}
    signatures = {cookie.partition(".")[2] for table in tables for cookie in table.cookies}
    assert len(seeds) == len(tables)
    return [*seeds, *users, *signatures]


def open_sockets(site: Running) -> float:
    page = site.stranger().get("/metrics").text
    return float(page.split("\ntetrapolis_sockets ")[1].split("\n")[0])


def assert_whole(site: Running, table: Table) -> None:
    """The match goes on to its end, and its log holds legal entries alone."""
    play_to_the_end(table.match, *table.people)
    record = records.parse(table.people[0].get(f"/api/matches/{table.match}/record").content)
    assert Match.replay(record).over
    again = Match(record.game, len(record.seats), record.seed, record.options, record.seats)
    log = entries_of(site, table.match)
    for entry in log:
        if entry.kind == "action":
            again.play(str(entry.data["action"]), entry.seat)
        elif entry.kind == "undone" and entry.seat is not None:
            again = without_last(again, entry.seat)
    assert again.record() == record
    assert [entry.seq for entry in log] == list(range(1, look(table.people[0], table.match)["seq"] + 1))


def test_nothing_that_comes_through_a_socket_harms_the_site(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        tables = laid(site)
        report = asyncio.run(fuzz(site, tables, secrets_of(site, tables), MESSAGES))
        sys.stderr.write(f"\n{report}\n")
        assert report.messages >= MESSAGES
        usual = {"news", "done", "pong", "previewed", "decision-over"}
        asked = usual | {"not-a-command", "message-too-long", "who-are-you"}
        assert asked | {f"page {one}" for one in asked} <= set(report.answers)
        before, after = report.memory
        assert after - before < MOST_GROWTH
        assert site.stranger().get("/readyz").status_code == 200
        assert open_sockets(site) == 0
        for table in tables:
            assert_whole(site, table)
        assert site.alive
        assert "Traceback" not in site.errors
        assert [line for line in site.log if line["level"] not in ("info", "warning")] == []
