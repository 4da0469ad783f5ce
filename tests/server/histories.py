"""Nodes that can be killed, and people who play meanwhile and note what they were told."""

import os
import random
import resource
import signal
import statistics
import threading
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from programs import Program
from server.page_player import PagePlayer
from server.servers import free_port
from tetrapolis.client import Guest

_PATIENCE = 300.0  # seconds without any progress
_BOT = "builder"
_TABLES = (
    ("akropolis", ("me", "open")),
    ("seven_wonders", ("me", _BOT, _BOT)),
    ("ginkgopolis", ("me", _BOT)),
    ("world_monuments", ("me", "open")),
    ("akropolis", ("me", _BOT)),
    ("seven_wonders", ("me", "open", _BOT)),
    ("ginkgopolis", ("me", "open")),
    ("world_monuments", ("me", _BOT)),
)


class Node:
    """`tetrapolis serve` as a process that can be killed, and started again on its port."""

    def __init__(self, folder: Path, **flags: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        wanted = {"port": str(self.port), "data": str(folder), "rate": "100000", "sockets": "10000", **flags}
        self._words = ["serve", "--no-browser"]
        self._words += [word for name, value in wanted.items() for word in (f"--{name}", value)]
        self._process: Program | None = None

    def __enter__(self) -> "Node":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Return when the node is ready."""
        self._folder.mkdir(parents=True, exist_ok=True)
        log = self._folder / "node.log"
        self._process = Program(self._words, printed=log, complained=log)
        limit = time.monotonic() + _PATIENCE
        while not self._ready():
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < limit, self.said()
            time.sleep(0.05)

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """At once, without a chance to finish anything."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """As a system stops a service: it may finish what it does."""
        if self._process is not None:
            self._process.terminate()
            assert self._process.wait(_PATIENCE) == 0, self.said()
            self._process = None

    def kill_worker(self, number: int) -> None:
        """One of its children; the supervisor starts it again."""
        if self._process is not None:
            children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
            os.kill(int(children[number % len(children)]), signal.SIGKILL)

    def freeze(self, seconds: float) -> None:
        """As if the machine stood still."""
        if self._process is not None:
            self._process.send_signal(signal.SIGSTOP)
            time.sleep(seconds)
            self._process.send_signal(signal.SIGCONT)

    def fill_disk(self, seconds: float) -> None:
        """No file can grow for a while."""
        if self._process is not None:
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            time.sleep(seconds)
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def said(self) -> str:
        """What the node has written to its log."""
        return (self._folder / "node.log").read_text(encoding="utf-8")


class Fault(NamedTuple):
    """Something that goes wrong for a while."""

    name: str
    happen: Callable[[float], None]  # for so many seconds


class Report:
    """What happened in a history, as a table."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._lines: dict[str, list[float]] = {}

    def note(self, fault: Fault, seconds: float) -> None:
        """A fault, and how long nobody was acknowledged anything from its beginning."""
        self._lines.setdefault(fault.name, []).append(seconds)

    def table(self, clients: "Clients") -> str:
        told = f"{len(clients.acknowledged)} actions acknowledged, each once in the log"
        told += f", {clients.resumed} times a page came back with one difference"
        head = (
            f"seed {self.seed}: {told}, in {len(clients.people)} matches\n\n"
            "| fault | times | gap, median s | longest s |\n| --- | --- | --- | --- |\n"
        )
        lines = [
            f"| {name} | {len(gaps)} | {statistics.median(gaps):.2f} | {max(gaps):.2f} |"
            for name, gaps in sorted(self._lines.items())
        ]
        return head + "\n".join(lines)


def suffer(clients: "Clients", faults: Sequence[Fault], count: int, seed: int) -> Report:
    """So many faults, drawn by the seed, at moments drawn by it, while people play."""
    chance, report = random.Random(seed), Report(seed)
    for _ in range(count):
        clients.after(chance.randrange(1, 60))
        fault = chance.choice(faults)
        time.sleep(chance.uniform(0, 0.02))
        begun = time.monotonic()
        fault.happen(chance.uniform(0.05, 1.5))
        clients.after(1)
        report.note(fault, time.monotonic() - begun)
    return report


class Acknowledged(NamedTuple):
    """An action that a client was told is done."""

    match: str
    seat: int
    seq: int
    action: str


class Seen(NamedTuple):
    """A match as one person has seen it: the numbers of the entries that came, and the end."""

    match: str
    seat: int
    entries: list[int]
    scores: list[dict[str, int]] | None
    state: bytes | None = None  # that a page has in the end


class Clients:
    """People at several tables who play one match after the other; neighbours at a table are on different nodes."""

    def __init__(self, urls: Sequence[str], seed: int, tables: int = 4) -> None:
        self.people: dict[str, int] = {}  # of every match that has begun
        self.acknowledged: list[Acknowledged] = []
        self.seen: list[Seen] = []
        self.resumed = 0  # times that a page came back and got one difference
        self._urls = urls
        self._enough = threading.Event()
        self._failures: list[Exception] = []
        self._threads = [self._thread(self._sit, number, random.Random(seed + number)) for number in range(tables)]

    def after(self, count: int) -> None:
        """Wait until so many more actions have been acknowledged."""
        goal = len(self.acknowledged) + count
        self._wait(lambda: len(self.acknowledged) >= goal)

    def finish(self) -> None:
        """Wait until the matches that have begun are over, and begin no others."""
        self._enough.set()
        self._wait(lambda: not any(thread.is_alive() for thread in self._threads))

    def _wait(self, condition: Callable[[], bool]) -> None:
        """Patience ends when nothing happens any more, however slow the machine is."""
        known, limit = len(self.acknowledged), time.monotonic() + _PATIENCE
        while not condition():
            if self._failures:
                raise AssertionError("a client gave up") from self._failures[0]
            if len(self.acknowledged) > known:
                known, limit = len(self.acknowledged), time.monotonic() + _PATIENCE
            assert time.monotonic() < limit, (
                f"still open: {sorted(self.people.keys() - {one.match for one in self.seen})}"
            )
            time.sleep(0.002)

    def _thread(self, work: Callable[..., None], *things: object) -> threading.Thread:
        def run() -> None:
            try:
                work(*things)
            except Exception as error:
                self._failures.append(error)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        return thread

    def _sit(self, number: int, chance: random.Random) -> None:
        """All matches of one table."""
        urls = [self._urls[(number + place) % len(self._urls)] for place in range(2)]
        guests = [Guest(url, f"Person {place}", _PATIENCE) for place, url in enumerate(urls)]
        while not self._enough.is_set():
            game, seats = _TABLES[number % len(_TABLES)]
            self._play(guests[: len(seats) - seats.count(_BOT)], game, seats, chance)
            number += 1

    def _play(self, guests: Sequence[Guest], game: str, seats: Sequence[str], chance: random.Random) -> None:
        host, *others = guests
        match = host.create(game, list(seats))
        self.people[match] = len(guests)
        for guest in others:
            guest.join(match)
        host.start(match)
        threads = [self._thread(self._choose, guest, match, random.Random(chance.random())) for guest in others]
        self._choose_at_a_page(host, match, chance)
        for thread in threads:
            thread.join()

    def _choose_at_a_page(self, guest: Guest, match: str, chance: random.Random) -> None:
        """All choices of one person who has a page."""
        with PagePlayer(guest, match, _PATIENCE) as page:
            seat = page.seat
            assert seat is not None
            for choices in page.turns():
                action = chance.choice(choices)
                self.acknowledged.append(Acknowledged(match, seat, page.play(action), action))
            self.resumed += page.resumed
            numbers = [entry.seq for entry in page.entries]
            self.seen.append(Seen(match, seat, numbers, page.scores(), bytes(page.state)))

    def _choose(self, guest: Guest, match: str, chance: random.Random) -> None:
        """All choices of one person who has a program."""
        with guest.connect(match, after=0) as client:
            seat = client.table.seat
            assert seat is not None
            for table in client.turns():
                action = chance.choice(table.legal)
                self.acknowledged.append(Acknowledged(match, seat, client.play(action), action))
            numbers = [entry.seq for entry in client.entries]
            self.seen.append(Seen(match, seat, numbers, client.table.scores))
