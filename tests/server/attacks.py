"""Attacks on a running site, each from an address of its own, and an honest person who plays meanwhile."""

import contextlib
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from server.running import PATIENCE, Running

MASTERS = ["master"] * 5


class Someone:
    """A guest at an address of this machine: the whole network 127.0.0.0/8 is here."""

    def __init__(self, site: Running, address: str, name: str = "Somebody") -> None:
        self.site = site
        self.address = address
        transport = httpx.HTTPTransport(local_address=address)
        self.client = httpx.Client(base_url=site.address, transport=transport, timeout=PATIENCE, trust_env=False)
        self.client.post("/api/session", json={"name": name}).raise_for_status()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(path, json=body)

    def match(self, game: str, *seats: str) -> str:
        made = self.post("/api/matches", game=game, seats=list(seats)).raise_for_status()
        match = str(made.json()["match"])
        self.post(f"/api/matches/{match}/start").raise_for_status()
        return match

    def watch(self, match: str, **asked: int) -> ClientConnection:
        cookie = {"Cookie": f"tetrapolis={self.client.cookies['tetrapolis']}"}
        return connect(
            self.site.socket_address(match, **asked),
            additional_headers=cookie,
            proxy=None,
            compression=None,
            open_timeout=PATIENCE,
            source_address=(self.address, 0),
        )


@dataclass
class Measured:
    """Seconds until an honest person's actions were answered, and until the start page came."""

    actions: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)

    @property
    def action(self) -> float:
        """The 95th percentile."""
        return sorted(self.actions)[int(0.95 * (len(self.actions) - 1))]

    @property
    def page(self) -> float:
        return max(self.pages)


def honest(site: Running, address: str, enough: Callable[[Measured], bool]) -> Measured:
    """Play both seats of match after match over a socket, and look at the start page now and then."""
    anna, found = Someone(site, address, "Anna"), Measured()
    while not enough(found):
        match = anna.match("akropolis", "me", "me:Béla")
        with contextlib.ExitStack() as stack:
            sockets = [stack.enter_context(anna.watch(match, seat=seat)) for seat in range(2)]
            tables = [_news(one) for one in sockets]
            while tables[0]["status"] == "running" and not enough(found):
                seat = int(tables[0]["pending"][0])
                wish = {"decision": tables[seat]["decision"], "action": tables[seat]["legal"][0]}
                found.actions.append(_act(sockets[seat], wish))
                tables = [_news(one) for one in sockets]
                time.sleep(1 / 20)  # honest people are not that fast
                if len(found.actions) % 10 == 1:
                    begun = time.perf_counter()
                    anna.client.get("/").raise_for_status()
                    found.pages.append(time.perf_counter() - begun)
    return found


_waiting: dict[int, list[dict[str, Any]]] = {}  # news that came before the answer to a command


def _act(socket: ClientConnection, wish: dict[str, Any]) -> float:
    key = secrets.token_hex(8)
    begun = time.perf_counter()
    socket.send(json.dumps({"type": "act", "key": key, **wish}))
    while True:
        told = json.loads(socket.recv(PATIENCE))
        if told["type"] == "news":
            _waiting.setdefault(id(socket), []).append(told["table"])
        elif told.get("key") == key:
            assert told["type"] == "done", told
            return time.perf_counter() - begun


def _news(socket: ClientConnection) -> dict[str, Any]:
    if _waiting.get(id(socket)):
        return _waiting[id(socket)].pop(0)
    while True:
        told = json.loads(socket.recv(PATIENCE))
        if told["type"] == "news":
            table: dict[str, Any] = told["table"]
            return table


# -- attacks -----------------------------------------------------------------------------------------------------------


@contextmanager
def under_way(*workers: Callable[[threading.Event], None]) -> Iterator[None]:
    """Each in a thread, until told to stop."""
    stop = threading.Event()
    threads = [threading.Thread(target=worker, args=(stop,), daemon=True) for worker in workers]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)


@contextmanager
def previewing(site: Running, guests: int, address: str) -> Iterator[None]:
    """Guests of one address, who ask what actions would do, 40 times a second each."""

    def ask(stop: threading.Event) -> None:
        guest = Someone(site, address)
        match = guest.match("akropolis", "me", "me")
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError), guest.watch(match) as table:
            legal = _news(table)["legal"] or ["0@2,0,0"]
            while not stop.wait(1 / 40):
                table.send(json.dumps({"type": "preview", "action": secrets.choice(legal), "key": "k"}))
                with contextlib.suppress(TimeoutError):
                    while True:
                        table.recv(0)

    with under_way(*[ask] * guests):
        yield


@contextmanager
def bot_matches(site: Running, wanted: int, address: str) -> Iterator[list[int]]:
    """Somebody who lets five Masters play, again and again; the answers' statuses."""
    host, answers = Someone(site, address), list[int]()
    for _ in range(wanted):
        made = host.post("/api/matches", game="ginkgopolis", seats=MASTERS)
        answers.append(made.status_code)
        if made.is_success:
            answers.append(host.post(f"/api/matches/{made.json()['match']}/start").status_code)
    yield answers


@contextmanager
def half_sent(site: Running, wanted: int, address: str) -> Iterator[Callable[[], int]]:
    """Connections on which a request begins and never ends; how many of them are open still."""
    port = int(site.address.rpartition(":")[2])
    opened = []
    for _ in range(wanted):
        one = socket.socket()
        one.bind((address, 0))
        one.settimeout(PATIENCE)
        with contextlib.suppress(OSError):
            one.connect(("127.0.0.1", port))
            one.send(b"GET / HTTP/1.1\r\nHost: ")
            opened.append(one)

    def alive() -> int:
        return sum(map(_open, opened))

    try:
        yield alive
    finally:
        for one in opened:
            one.close()


def _open(connection: socket.socket) -> bool:
    try:
        connection.setblocking(False)
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
