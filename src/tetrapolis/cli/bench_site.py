"""tetrapolis bench --server: the site under people who play, beside what the disk and the sockets could do at most.

All in one run, on this machine: a server process, and this process with all the people. First they think for a while
before each choice, then not at all. Then the raw limits: the same bytes written to SQLite with the same group commit,
and messages of the same length echoed over as many sockets.
"""

import asyncio
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tetrapolis import wire
from tetrapolis.client import Guest
from tetrapolis.core.errors import BadOption
from tetrapolis.core.registry import find, names
from tetrapolis.server.store import Entry, Listing
from tetrapolis.server.store.sqlite import SqliteStore

_THINKING = 5.0  # seconds on average, in the calm part
_LONGEST = 600.0  # seconds to wait for the server


class _Glance(msgspec.Struct):
    """What a simulated person looks at on a table: reading it all would take time that the server is measured by."""

    seq: int
    seat: int | None
    pending: list[int]
    decision: int | None
    legal: list[str]


class _Heard(msgspec.Struct):
    """What a simulated person needs of any message."""

    type: str
    table: _Glance | None = None
    seq: int = 0


_heard = msgspec.json.Decoder(_Heard)


class Sums:
    """What the people saw."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, int, int], float] = {}  # when a seat was told of an entry: match, seat, number
        self.open: dict[tuple[str, int, int], float] = {}  # when what the other seat is still to be told was sent
        self.waits: list[float] = []  # from sending until the other one at the table was told
        self.done = 0
        self.bytes = 0
        self.messages = 0
        self.refused = 0


class Somebody:
    """One simulated person at one table."""

    def __init__(self, match: str, seat: int, address: str, cookie: str, chance: random.Random) -> None:
        self.match = match
        self.seat = seat
        self._address = address
        self._cookie = cookie
        self._chance = chance
        self.socket: ClientConnection | None = None
        self._table: _Glance | None = None
        self._thought: asyncio.Task[None] | None = None
        self._decided: int | None = -1
        self._sent = 0.0

    async def come(self) -> None:
        self.socket = await connect(
            self._address,
            additional_headers={"Cookie": self._cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )

    async def play(self, sums: Sums, thinking: Callable[[], float], until: float) -> None:
        """Choose whenever it is the own turn."""
        assert self.socket is not None  # noqa: S101 - `come` has been awaited
        self._consider(thinking())
        while (left := until - time.monotonic()) > 0:
            try:
                text = await asyncio.wait_for(self.socket.recv(), left)
            except TimeoutError:
                break
            news = _heard.decode(text)
            sums.messages += 1
            sums.bytes += len(text)
            sums.refused += news.type == "refused"
            if news.type == "done":
                self._answered(news.seq, sums)
            if news.table is not None:
                self._table = news.table
                self._told(news.table.seq, sums)
                self._consider(thinking())
        if self._thought is not None and not self._thought.done():
            self._thought.cancel()
            self._decided = -1

    def _consider(self, pause: float) -> None:
        """Begin to think, if it is the own turn and this choice has not been begun."""
        table = self._table
        if table is None or table.seat not in table.pending or table.decision in (None, self._decided):
            return
        self._decided = table.decision
        self._thought = asyncio.get_running_loop().create_task(self._choose(table, pause))

    def _told(self, seq: int, sums: Sums) -> None:
        place = (self.match, self.seat, seq)
        sent = sums.open.pop(place, None)
        if sent is None:
            sums.told[place] = time.perf_counter()
        else:
            sums.waits.append(time.perf_counter() - sent)

    def _answered(self, seq: int, sums: Sums) -> None:
        sums.done += 1
        place = (self.match, 1 - self.seat, seq)
        told = sums.told.pop(place, None)
        if told is None:
            sums.open[place] = self._sent
        else:
            sums.waits.append(told - self._sent)

    async def _choose(self, table: _Glance, pause: float) -> None:
        await asyncio.sleep(pause)
        choice = wire.Act(table.decision or 0, self._chance.choice(table.legal), f"{table.decision}")
        self._sent = time.perf_counter()
        assert self.socket is not None  # noqa: S101
        await self.socket.send(msgspec.json.encode(choice).decode())


def measure(tables: int, seconds: float, game: str | None, progress: Callable[[str], None]) -> dict[str, Any]:
    """All figures of one run."""
    if not 1 <= tables <= 5000:
        raise BadOption("bench-tables", tables=tables)
    games = (game,) if game else tuple(name for name in names() if 2 in find(name).spec.seat_counts)
    for name in games:
        find(name).spec.check_seats(2)
    with tempfile.TemporaryDirectory(prefix="tetrapolis-bench-") as folder:
        node = Node(Path(folder))
        try:
            progress("start")
            node.wait()
            with ThreadPoolExecutor(8) as pool:
                list(pool.map(lambda name: _warm(node.url, name), games))
            empty = node.memory()
            progress("tables")
            with ThreadPoolExecutor(8) as pool:
                seats = [one for pair in pool.map(lambda n: _table(node.url, games, n), range(tables)) for one in pair]
            with_tables = node.memory()
            played = asyncio.run(_play(node, seats, seconds, progress))
        finally:
            node.stop()
        progress("raw")
        people = 2 * tables
        raw_writes = asyncio.run(_raw_writes(Path(folder), tables, min(seconds, 5.0)))
        raw_echoes = _raw_echoes(people, int(played.pop("message_bytes")), min(seconds, 5.0))
    limit = min(raw_writes, raw_echoes)
    return {
        "tables": tables,
        "sockets": people,
        "games": list(games),
        **played,
        "memory_per_idle_table_kb": round((with_tables - empty) / tables / 1024, 1),
        "memory_per_connection_kb": round((played["connected"] - with_tables) / people / 1024, 1),
        "raw_group_commits_per_second": round(raw_writes),
        "raw_echoes_per_second": round(raw_echoes),
        "ratio_to_raw": round(played["saturated"]["actions_per_second"] / limit, 3),
    }


class Node:
    """A server process with a database of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        words = ["serve", "--port", str(port), "--data", str(folder), "--no-browser"]
        words += ["--rate", "1000000", "--sockets", "1000000", "--connections", "1000000", "--log", "error"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tetrapolis.cli", *words], stdout=subprocess.DEVNULL, start_new_session=True
        )

    def wait(self) -> None:
        """Until it answers and all games are prepared."""
        guest = Guest(self.url, "bench", patience=_LONGEST)
        for name in names():
            guest.create(name, ["me", *["open"] * (max(find(name).spec.seat_counts) - 1)])

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds on a core so far."""
        parts = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _warm(url: str, game: str) -> None:
    """A whole match against a bot, so that everything is loaded."""
    guest = Guest(url, "warm")
    match = guest.create(game, ["me", "builder"])
    guest.start(match)
    with guest.connect(match) as client:
        for table in client.turns():
            client.play(random.choice(table.legal))


def _table(url: str, games: tuple[str, ...], number: int) -> list[Somebody]:
    """A match of two that has begun."""
    one, two = Guest(url, f"a{number}"), Guest(url, f"b{number}")
    match = one.create(games[number % len(games)], ["me", "open"])
    two.join(match)
    one.start(match)
    address = f"{url.replace('http', 'ws')}/api/matches/{match}/socket"
    return [
        Somebody(match, seat, address, guest.cookie, random.Random(2 * number + seat))
        for seat, guest in enumerate((one, two))
    ]


async def _play(node: Node, seats: list[Somebody], seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    for start in range(0, len(seats), 50):
        await asyncio.gather(*(one.come() for one in seats[start : start + 50]))
    await asyncio.sleep(1.0)
    found: dict[str, Any] = {"connected": node.memory()}
    chance = random.Random(1)
    progress("calm")
    found["calm"], _ = await _part(node, seats, seconds, lambda: chance.expovariate(1 / _THINKING))
    progress("saturated")
    found["saturated"], sums = await _part(node, seats, seconds, lambda: 0.0)
    found["message_bytes"] = sums.bytes / max(1, sums.messages)
    found["bytes_per_message"] = round(found["message_bytes"])
    for one in seats:
        if one.socket is not None:
            await one.socket.close()
    return found


async def _part(
    node: Node, seats: list[Somebody], seconds: float, thinking: Callable[[], float]
) -> tuple[dict[str, Any], Sums]:
    sums = Sums()
    before, cpu, own_cpu = time.monotonic(), node.cpu(), time.process_time()
    await asyncio.gather(*(one.play(sums, thinking, before + seconds) for one in seats))
    passed = time.monotonic() - before
    waits = sorted(sums.waits) or [0.0]
    cuts = statistics.quantiles(waits, n=100, method="inclusive") if len(waits) > 1 else waits * 99
    return {
        "actions_per_second": round(sums.done / passed, 1),
        "p50_ms": round(1000 * cuts[49], 1),
        "p95_ms": round(1000 * cuts[94], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "server_cpu_share": round((node.cpu() - cpu) / passed, 2),
        "people_cpu_share": round((time.process_time() - own_cpu) / passed, 2),
        "refused": sums.refused,
    }, sums


async def _raw_writes(folder: Path, tables: int, seconds: float) -> float:
    """Entries a second into SQLite by the same group commit, from as many writers as there are tables."""
    store = SqliteStore(folder / "raw.sqlite")
    await store.start()
    written = 0
    until = time.monotonic() + seconds

    async def write(match: str) -> None:
        nonlocal written
        seq = 0
        while time.monotonic() < until:
            seq += 1
            entry = Entry(seq, 1_800_000_000_000, "action", 0, f"g-0123456789abcdef:{seq}", {"action": "0@-2,3,4"})
            summary: dict[str, object] = {"seats": [{"kind": "person", "name": "a1", "level": ""}] * 2, "pending": [0]}
            await store.append(Listing(match, "akropolis", "running", False, seq, seq, summary=summary), [entry])
            written += 1

    await asyncio.gather(*(write(f"{number:016x}") for number in range(tables)))
    await store.close()
    return written / seconds


def _raw_echoes(people: int, length: int, seconds: float) -> float:
    """Choices a second through bare sockets: a short message in, two messages of the news' length out."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [sys.executable, "-m", "tetrapolis.cli.echo", str(port), str(length)]
    process = subprocess.Popen(words, start_new_session=True)
    try:
        return asyncio.run(_echo(f"ws://127.0.0.1:{port}/", people, seconds))
    finally:
        process.kill()
        process.wait()


async def _echo(address: str, people: int, seconds: float) -> float:
    def come() -> Awaitable[ClientConnection]:
        return connect(address, compression=None, max_size=None, ping_interval=None, proxy=None)

    limit = time.monotonic() + 20
    while True:
        try:
            sockets = [await come()]
            break
        except OSError:
            if time.monotonic() > limit:
                raise
            await asyncio.sleep(0.1)
    while len(sockets) < people:
        sockets += await asyncio.gather(*(come() for _ in range(min(50, people - len(sockets)))))
    done = 0
    until = time.monotonic() + seconds
    choice = msgspec.json.encode(wire.Act(7, "0@-2,3,4", "12345678")).decode()

    async def ask(one: ClientConnection) -> None:
        nonlocal done
        while time.monotonic() < until:
            await one.send(choice)
            _heard.decode(await one.recv())
            _heard.decode(await one.recv())
            done += 1

    await asyncio.gather(*(ask(one) for one in sockets[::2]))
    await asyncio.gather(*(one.close() for one in sockets))
    return done / seconds
