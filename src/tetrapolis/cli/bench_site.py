"""tetrapolis bench --server: the site under people who play, beside what the disk and the sockets could do at most.

All in one run, on this machine: a server process, and this process with all the people. First they think for a while
before each choice, then not at all, then so long that they ask for half of what the server could do. Then the raw
limits: the same bytes written to SQLite with the same group commit, and messages of the same length echoed over as many
sockets, with the same pauses.

Without pauses every table always has a choice under way, so whoever is answered has waited for about all the others:
by Little's law the mean wait is tables / actions per second, `queue_ms`, however the server works. What its own doing
adds for the unlucky is `p99_by_queue`. How long a choice takes beside that of an echo is compared at half the load,
where as many of both come in a second: `p99_by_echo`.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from tetrapolis import wire
from tetrapolis.client import Guest
from tetrapolis.core.difference import apply_difference
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.records import zeros
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import seed
from tetrapolis.engines import SUFFIX
from tetrapolis.server.engine import engine_files
from tetrapolis.server.store import open_store

from .bench_nodes import Site
from .bench_raw import raw_echoes, raw_writes, spread

_THINKING = 5.0  # seconds on average, in the calm part
_MOST_ACTIONS = 8000  # a second, for which there shall be tables: whose match is over goes on at another one
_MOST_IDLE = 100_000
_AT_A_TABLE = 100  # of them
_MOST_NODES = 16
_SAMPLES = 20  # matches
_LONGEST = 600.0  # seconds to wait for engines
_SETTLING = 2.0  # seconds until everybody has been answered

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Glance(msgspec.Struct):
    """What a simulated person looks at in a message: reading it all would take time that the server is measured by."""

    type: str
    seq: int = 0
    entries: list["_Line"] = []
    state: bytes | None = None
    whole: bool = False
    decision: int | None = None


class _Line(msgspec.Struct):
    """What of an entry."""

    key: str | None = None


_heard = msgspec.msgpack.Decoder(_Glance)


class Sums:
    """What the people saw."""

    def __init__(self) -> None:
        # when a seat was told of an entry (match, seat, number), and if it is its own, when that was sent
        self.told: dict[tuple[str, int, int], tuple[float, float | None]] = {}
        self.waits: list[float] = []  # from sending until the other one at the table was told
        self.done = 0
        self.bytes = 0
        self.messages = 0
        self.refused = 0


class Somebody:
    """One simulated person at one table, who has the rules, as a page has."""

    def __init__(self, match: str, game: Game, seat: int, address: str, cookie: str, chance: random.Random) -> None:
        self.match = match
        self.seat = seat
        self._game = game
        self._states = zeros(1, game.dtype)
        self._known = memoryview(self._states.view(np.uint8).data)
        self.address = address
        self._cookie = cookie
        self._chance = chance
        self.socket: ClientConnection | None = None
        self._decision: int | None = None
        self._decided: int | None = -1
        self._thought: asyncio.Task[None] | None = None
        self._sent = 0.0
        self.is_over = False  # the match

    async def come(self) -> None:
        self.socket = await connect(
            f"{self.address}?form=bytes",
            additional_headers={"Cookie": self._cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )

    async def play(self, sums: Sums, thinking: Callable[[], float], until: float) -> None:
        """Choose whenever it is the own turn, until the match or the time is over."""
        assert self.socket is not None  # noqa: S101 - `come` has been awaited
        await self._consider(thinking())
        while not self.is_over and (left := until - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    message = await self.socket.recv(decode=False)
            except TimeoutError:
                break
            news = _heard.decode(message)
            sums.messages += 1
            sums.bytes += len(message)
            sums.refused += news.type == "refused"
            if news.type == "news":
                if news.whole:
                    self._known[:] = bytes(len(self._known))
                apply_difference(self._known, news.state or b"")
                self._decision = news.decision
                if news.entries:
                    self._told(news, sums)
                await self._consider(thinking())
        if self._thought is not None and not self._thought.done():
            self._thought.cancel()
            self._decided = -1

    async def _consider(self, pause: float) -> None:
        """Begin to think, if it is the own turn and this choice has not been begun."""
        if self._decision is None:
            return
        pending = self._game.rules.pending(self._states[0])
        self.is_over = pending == 0
        if self._decision == self._decided or not pending >> self.seat & 1:
            return
        self._decided = self._decision
        if pause:
            self._thought = asyncio.get_running_loop().create_task(self._choose(pause))
        else:
            await self._choose(0)

    def _told(self, news: _Glance, sums: Sums) -> None:
        """The one who has chosen waits for the other one to be told, and the other way round."""
        own = any(entry.key for entry in news.entries)
        sums.done += own
        when, sent = time.perf_counter(), self._sent
        other = sums.told.pop((self.match, 1 - self.seat, news.seq), None)
        if other is None:
            sums.told[self.match, self.seat, news.seq] = (when, sent if own else None)
        else:
            sums.waits.append(when - other[1] if other[1] is not None else other[0] - sent)

    async def _choose(self, pause: float) -> None:
        if pause:
            await asyncio.sleep(pause)
        s = self._states[0]
        _, legal = self._game.glances.known(self._states, self.seat)
        notation = self._game.spec.complete(str(self._game.actions.decode(s, self._chance.choice(legal.tolist()))))
        choice = wire.Act(self._decision or 0, notation, f"{self._decision}")
        self._sent = time.perf_counter()
        assert self.socket is not None  # noqa: S101
        await self.socket.send(msgspec.json.encode(choice), text=True)


@dataclass(frozen=True)
class Load:
    """What is asked of the site."""

    tables: int
    seconds: float
    game: str | None = None
    idle: int = 0  # sockets that only watch
    workers: int = 1
    nodes: int = 1
    database: str = ""
    bus: str = ""

    def check(self) -> None:
        if not 1 <= self.tables <= 5000:
            raise BadOption("bench-tables", tables=self.tables)
        if not 0 <= self.idle <= _MOST_IDLE:
            raise BadOption("bench-idle", idle=self.idle, most=_MOST_IDLE)
        if not 1 <= self.nodes <= _MOST_NODES or (self.nodes > 1 and not (self.database and self.bus)):
            raise BadOption("bench-nodes", nodes=self.nodes, most=_MOST_NODES)


def measure(load: Load, progress: Callable[[str], None]) -> dict[str, Any]:
    """All figures of one run."""
    load.check()
    tables, seconds, game = load.tables, load.seconds, load.game
    games = (game,) if game else tuple(name for name in names() if 2 in find(name).spec.seat_counts)
    for name in games:
        find(name).spec.check_seats(2)
    with tempfile.TemporaryDirectory(prefix="tetrapolis-bench-") as folder:
        site = Site(Path(folder), load.nodes, load.workers, load.database, load.bus)
        try:
            progress("start")
            site.wait()
            with ThreadPoolExecutor(8) as pool:
                list(pool.map(lambda name: _warm(site.urls[0], name), games))
                _wait_for_engines(games)
                empty = site.memory()
                progress("tables")
                seats = [
                    [one]
                    for pair in pool.map(lambda n: _table(site.urls, games, tables, n), range(tables))
                    for one in pair
                ]
                with_tables = site.memory()
                later = _reserve(load, games)
                for number, pair in zip(
                    later, pool.map(lambda n: _table(site.urls, games, tables, n), later), strict=True
                ):
                    for seat, one in enumerate(pair):
                        seats[2 * (number % tables) + seat].append(one)
            quiet = [_table(site.urls, games, tables, n)[0].address for n in range(-(-load.idle // _AT_A_TABLE))]
            unseen = site.memory()
            played = asyncio.run(_play(site, seats, quiet, load, progress))
        finally:
            site.stop()
        progress("raw")
        people = 2 * tables
        store = open_store(load.database or str(Path(folder) / "raw.sqlite"))
        cpu = time.process_time()
        written = asyncio.run(raw_writes(store, tables, min(seconds, 5.0)))
        writes_per_core = written * min(seconds, 5.0) / (time.process_time() - cpu)
        pauses = (_THINKING, _pause_at_half(tables, played["saturated"]["actions_per_second"]), 0.0)
        calm, half, saturated = raw_echoes(people, int(played.pop("message_bytes")), min(seconds, 5.0), pauses)
    limit = min(written, saturated["echoes_per_second"])
    per_core = played["saturated"]["actions_per_core_second"]
    return {
        "tables": tables,
        "sockets": people,
        "idle_sockets": load.idle,
        "workers": load.workers,
        "nodes": load.nodes,
        "games": list(games),
        **played,
        "memory_per_idle_table_kb": round((with_tables - empty) / tables / 1024, 1),
        "memory_per_connection_kb": round((played["connected"] - unseen) / people / 1024, 1),
        "raw_group_commits_per_second": round(written),
        "raw_echoes_per_second": round(saturated["echoes_per_second"]),
        "raw_echo_p99_ms": saturated["p99_ms"],
        "raw_calm_echo_p99_ms": calm["p99_ms"],
        "raw_half_echo_p99_ms": half["p99_ms"],
        "p99_by_echo": round(played["half"]["p99_ms"] / half["p99_ms"], 1),
        "ratio_to_raw": round(played["saturated"]["actions_per_second"] / limit, 3),
        "raw_group_commits_per_core_second": round(writes_per_core),
        "raw_echoes_per_core_second": round(saturated["echoes_per_core_second"]),
        "ratio_to_raw_per_core": round(per_core / min(writes_per_core, saturated["echoes_per_core_second"]), 3),
    }


def _warm(url: str, game: str) -> None:
    """A whole match against a bot, so that everything is loaded."""
    guest = Guest(url, "warm")
    match = guest.create(game, ["me", "builder"])
    guest.start(match)
    with guest.connect(match) as client:
        for table in client.turns():
            client.play(random.choice(table.legal))


def _wait_for_engines(games: tuple[str, ...]) -> None:
    """The site makes them after the rules, for pages: what that takes is not what connections take."""
    limit = time.monotonic() + _LONGEST
    while not {f"{name}{SUFFIX}" for name in games} <= engine_files().keys() and time.monotonic() < limit:
        time.sleep(0.5)


def _reserve(load: Load, games: tuple[str, ...]) -> list[int]:
    """The numbers of tables for later: those of the same two people are as far apart as there are tables."""
    ahead = load.seconds * 1.5 * _MOST_ACTIONS / load.tables  # at full load, then at half
    more = [int(ahead / _length(find(name))) for name in games]
    return [
        n
        for n in range(load.tables, load.tables * (1 + max(more)))
        if n // load.tables <= more[n % load.tables % len(games)]
    ]


def _length(game: Game) -> float:
    """How many actions a match of two takes that is played at random."""
    s, rng = game.template(2)[0], np.zeros(2, np.int64)
    seed(rng, 0, 2)
    return (
        game.kernels.play_games(s, rng, _SAMPLES, np.zeros((int(s.parties), len(game.spec.categories)), np.int64))
        / _SAMPLES
    )


def _table(urls: list[str], games: tuple[str, ...], tables: int, number: int) -> list[Somebody]:
    """A match of two that has begun, each of them at a node of their own if there are several."""
    places = [urls[(number + seat) % len(urls)] for seat in range(2)]
    one, two = (Guest(place, f"{name}{number}") for place, name in zip(places, "ab", strict=True))
    game = find(games[number % tables % len(games)])
    match = one.create(game.name, ["me", "open"])
    two.join(match)
    one.start(match)
    return [
        Somebody(
            match,
            game,
            seat,
            f"{places[seat].replace('http', 'ws')}/api/matches/{match}/socket",
            guest.cookie,
            random.Random(2 * number + seat),
        )
        for seat, guest in enumerate((one, two))
    ]


async def _play(
    site: Site, seats: list[list[Somebody]], quiet: list[str], load: Load, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Each of the seats is a person with a table, and others for later."""
    await _come([tables[0] for tables in seats])
    await asyncio.sleep(1.0)
    seconds = load.seconds
    found: dict[str, Any] = {"connected": site.memory()}
    if load.idle:
        progress("idle")
        watchers = await _watch(quiet, load.idle)
        found["memory_per_idle_socket_kb"] = round((site.memory() - found["connected"]) / load.idle / 1024, 1)
    everybody = [one for tables in seats for one in tables]
    await _come([one for tables in seats for one in tables[1:]])
    chance = random.Random(1)
    progress("calm")
    found["calm"], _ = await _part(site, seats, seconds, lambda: chance.expovariate(1 / _THINKING))
    progress("saturated")
    found["saturated"], sums = await _part(site, seats, seconds, lambda: 0.0)
    rate = max(1.0, found["saturated"]["actions_per_second"])
    queue = 1000 * load.tables / rate
    found["saturated"] |= {"queue_ms": round(queue, 1), "p99_by_queue": round(found["saturated"]["p99_ms"] / queue, 1)}
    progress("half")
    pause = _pause_at_half(load.tables, rate)
    found["half"], _ = await _part(site, seats, seconds, lambda: chance.expovariate(1 / pause))
    found["message_bytes"] = sums.bytes / max(1, sums.messages)
    found["bytes_per_message"] = round(found["message_bytes"])
    if load.idle:
        found["idle_sockets_open"] = sum(not writer.is_closing() and not reader.at_eof() for reader, writer in watchers)
        for _, writer in watchers:
            writer.close()
    for one in everybody:
        if one.socket is not None:
            await one.socket.close()
    return found


def _pause_at_half(tables: int, rate: float) -> float:
    """How long people think on average, so that half as many choices a second come as without pauses."""
    return 2 * tables / max(1.0, rate)


async def _come(people: list[Somebody]) -> None:
    for start in range(0, len(people), 50):
        await asyncio.gather(*(one.come() for one in people[start : start + 50]))


async def _watch(tables: list[str], count: int) -> list[Stream]:
    """Open sockets of strangers who look on where nothing happens: a client library for each would take more time."""

    async def come(number: int) -> Stream:
        place = urlsplit(tables[number % len(tables)])
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        asked = (
            f"GET {place.path}?form=bytes HTTP/1.1",
            f"Host: {place.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
            "Sec-WebSocket-Version: 13",
        )
        writer.write("\r\n".join((*asked, "", "")).encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(answer.decode(errors="replace"))
        return reader, writer

    found: list[Stream] = []
    while len(found) < count:
        begin = len(found)
        found += await asyncio.gather(*(come(begin + n) for n in range(min(50, count - begin))))
    return found


async def _part(
    site: Site, seats: list[list[Somebody]], seconds: float, thinking: Callable[[], float]
) -> tuple[dict[str, Any], Sums]:
    sums = Sums()
    before, cpu, own_cpu = time.monotonic(), site.cpu(), time.process_time()

    async def play(tables: list[Somebody]) -> None:
        while tables:
            await tables[0].play(sums, thinking, before + seconds)
            if not tables[0].is_over:
                return
            del tables[0]

    await asyncio.gather(*map(play, seats))
    passed, done, own = time.monotonic() - before, sums.done, time.process_time() - own_cpu
    share = (site.cpu() - cpu) / passed
    until = time.monotonic() + _SETTLING  # what is under way is answered: it has been worked for
    await asyncio.gather(*(tables[0].play(sums, lambda: _SETTLING * 2, until) for tables in seats if tables))
    used = site.cpu() - cpu
    return {
        "actions_per_second": round(done / passed, 1),
        "actions_per_core_second": round(sums.done / used) if used else 0,
        **spread(sums.waits),
        "server_cpu_share": round(share, 2),
        "people_cpu_share": round(own / passed, 2),
        "refused": sums.refused,
        "without_a_table": sum(not tables for tables in seats),
    }, sums
