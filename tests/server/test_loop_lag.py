"""No request makes others wait: a neighbour asks on and on how the site is, while somebody does thing after thing.

`make attacks` measures it and prints a table; here every kind of request is made once, and nothing is measured.
"""

import json
import os
import secrets
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import Running, choice, cookie_of, look, new_match, running, watching
from tetrapolis.core.registry import find, names

MEASURED = bool(os.environ.get("TETRAPOLIS_ATTACKS"))
TIMES = 12 if MEASURED else 1
LIMIT = 0.005  # seconds
Ask = Callable[[], object]
_NEIGHBOUR = """
import socket, sys, time
site = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
while True:
    begun = time.monotonic()
    site.sendall(b"GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n")
    site.recv(65536)
    print(begun, time.monotonic(), flush=True)
    time.sleep(0.0005)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("looked at")) as found:
        for game in names():  # rules are prepared before anything is measured
            new_match(found.guest("Warm"), game, ("me", "open", "open"))
        yield found


@contextmanager
def neighbour(site: Running, file: Path) -> Iterator[Callable[[], list[tuple[float, float]]]]:
    """A process that asks without end; when each of its questions was put and answered."""
    with file.open("w") as said:
        asking = subprocess.Popen([sys.executable, "-c", _NEIGHBOUR, site.address.rpartition(":")[2]], stdout=said)
        try:
            while not file.stat().st_size:
                time.sleep(0.01)

            def answered() -> list[tuple[float, float]]:
                lines = file.read_text().rpartition("\n")[0].splitlines()
                return [(float(one), float(other)) for one, other in map(str.split, lines)]

            yield answered
        finally:
            asking.kill()
            asking.wait()


class Kinds:
    """All kinds of requests: each method prepares one, and returns what makes it."""

    def __init__(self, site: Running, game: str) -> None:
        self._site, self._game = site, game
        self._anna, self._bela = site.guest("Anna"), site.guest("Béla")
        self._match, self._over = self._running(), self._running()
        while look(self._anna, self._over)["status"] != "over":
            for person in (self._anna, self._bela):
                if look(person, self._over)["legal"]:
                    self._post(person, self._over, "actions", **choice(person, self._over))()
        self._record = self._anna.get(f"/api/matches/{self._over}/record").raise_for_status().json()

    def _lobby(self) -> str:
        fewest = max(2, min(find(self._game).spec.seat_counts))
        match = new_match(self._anna, self._game, ("me", "open", "apprentice")[:fewest])
        self._post(self._bela, match, "join")()
        return match

    def _running(self) -> str:
        match = self._lobby()
        self._post(self._anna, match, "start")()
        return match

    def _mover(self) -> httpx.Client:
        while True:
            if look(self._anna, self._match)["status"] == "over":
                self._match = self._running()
            for person in (self._anna, self._bela):
                if look(person, self._match)["legal"]:
                    return person
            time.sleep(0.02)  # a bot thinks

    @staticmethod
    def _post(person: httpx.Client, match: str, path: str, **body: Any) -> Ask:
        return lambda: person.post(f"/api/matches/{match}/{path}", json=body).raise_for_status()

    def _get(self, path: str) -> Ask:
        return lambda: self._anna.get(path).raise_for_status()

    def _say(self, kind: str, **wish: Any) -> Ask:
        """Over a socket."""
        stack = ExitStack()
        socket = stack.enter_context(watching(self._site, self._match, Cookie=cookie_of(self._mover())))
        socket.recv()

        def ask() -> None:
            with stack:
                socket.send(json.dumps({"type": kind, "key": "k", **wish}))
                socket.recv()

        return ask

    def nothing(self) -> Ask:
        return lambda: time.sleep(0.02)

    def the_start_page(self) -> Ask:
        return self._get("/")

    def the_rules(self) -> Ask:
        return self._get(f"/api/games/{self._game}/rules")

    def the_list_of_matches(self) -> Ask:
        return self._get("/api/matches")

    def a_new_match(self) -> Ask:
        return lambda: new_match(self._anna, self._game, ("me", "open", "open"))

    def the_start_of_a_match(self) -> Ask:
        return self._post(self._anna, self._lobby(), "start")

    def a_table(self) -> Ask:
        return self._get(f"/api/matches/{self._match}")

    def an_action(self) -> Ask:
        mover = self._mover()
        return self._post(mover, self._match, "actions", **choice(mover, self._match))

    def an_undo(self) -> Ask:
        mover = self._mover()
        self._post(mover, self._match, "actions", **choice(mover, self._match))()
        return lambda: mover.post(f"/api/matches/{self._match}/undo", json={})  # which may be refused

    def a_preview(self) -> Ask:
        return self._say("preview", action=look(self._mover(), self._match)["legal"][-1])

    def a_hint(self) -> Ask:
        return self._say("hint")

    def a_chat(self) -> Ask:
        return self._post(self._anna, self._match, "chat", text="Hello!")

    def a_log(self) -> Ask:
        return self._get(f"/api/matches/{self._over}/log")

    def a_record(self) -> Ask:
        return self._get(f"/api/matches/{self._over}/record")

    def a_replay(self) -> Ask:
        return self._get(f"/api/matches/{self._over}/replay")

    def a_record_brought(self) -> Ask:
        return lambda: self._anna.post("/api/records", json=self._record).raise_for_status()

    def an_analysis(self) -> Ask:
        return lambda: self._anna.post(f"/api/matches/{self._over}/analysis")

    def a_new_account(self) -> Ask:
        wish = {"name": f"P{secrets.token_hex(5)}", "password": "a long and winding road"}
        person = self._site.guest("Somebody")
        return lambda: person.post("/api/accounts", json=wish).raise_for_status()

    def an_export(self) -> Ask:
        return self._get("/api/export")


KINDS = [name for name in vars(Kinds) if not name.startswith("_")]


def test_nobody_waits_for_anothers_request(site: Running, tmp_path: Path) -> None:
    found: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for game in names() if MEASURED else ["world_monuments"]:
        kinds, asked = Kinds(site, game), list[tuple[str, float, float]]()
        with neighbour(site, tmp_path / game) as answered:
            for kind in KINDS * TIMES:
                ask = getattr(kinds, kind)()
                time.sleep(0.02)
                begun = time.monotonic()
                ask()
                asked.append((kind, begun, time.monotonic()))
                time.sleep(0.02)
            answers = answered()
        for kind, begun, ended in asked:
            waits = [late - early for early, late in answers if early < ended and late > begun]
            found[kind].append(max(waits, default=0.0))
    if MEASURED:
        sys.stderr.write("\n| while somebody asks for | times | longest wait, median ms | 95 % | most |\n")
        sys.stderr.write("| --- | --- | --- | --- | --- |\n")
        for kind, waits in found.items():
            figures = statistics.median(waits), sorted(waits)[int(0.95 * (len(waits) - 1))], max(waits)
            line = " | ".join(f"{1000 * one:.1f}" for one in figures)
            sys.stderr.write(f"| {kind.replace('_', ' ')} | {len(waits)} | {line} |\n")
        assert all(statistics.median(waits) < LIMIT for waits in found.values())
