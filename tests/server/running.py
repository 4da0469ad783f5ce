"""The real site for tests: `tetrapolis serve` as a process of its own, with an SQLite file in a folder of the test."""

import functools
import json
import os
import random
import secrets
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from programs import Program
from server.servers import free_port
from tetrapolis.server.settings import Settings

PATIENCE = 300.0  # seconds until it must answer: the very first start compiles rules
_USUAL = {
    "rate": 1_000_000,
    "sockets": 100_000,
    "connections": 100_000,
    "proxies": "127.0.0.1",  # tests say by a header from where they ask
    "log": "info",
}


def _deal(number: int) -> None:
    deals, moods = random.Random(number), random.Random(1)
    secrets.randbits = lambda k: (deals if k == 128 else moods).getrandbits(k)  # seeds of matches; of bots


class Running:
    """A site that answers at `address`."""

    def __init__(self, port: int, folder: Path, process: Program, errors: Path) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.folder = folder
        self._process = process
        self._errors = errors
        self._clients: list[httpx.Client] = []

    def guest(self, name: str, **headers: str) -> httpx.Client:
        """Somebody who has said a name: a client that has the cookie."""
        client = self.stranger(**headers)
        client.post("/api/session", json={"name": name}).raise_for_status()
        return client

    def stranger(self, **headers: str) -> httpx.Client:
        """Somebody without a cookie; underscores in the names of headers stand for hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self._clients.append(httpx.Client(base_url=self.address, headers=named, timeout=PATIENCE, trust_env=False))
        return self._clients[-1]

    def socket_address(self, match: str, **asked: Any) -> str:
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        return f"{self.address.replace('http', 'ws')}/api/matches/{match}/socket?{query}"

    def stop(self) -> None:
        for client in self._clients:
            client.close()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """As a loss of power does."""
        for pid in (self._process.pid, *self._children()) if self.alive else ():
            os.kill(pid, signal.SIGKILL)
        self._process.wait()

    def kill_supervisor(self) -> None:
        """Its workers are left to themselves."""
        self._process.kill()
        self._process.wait()

    def _children(self) -> list[int]:
        listed = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(pid) for pid in listed.read_text().split()] if listed.exists() else []

    @property
    def workers(self) -> dict[int, int]:
        """The process of every worker that has answered; the last one, if it was restarted."""
        return {line["worker"]: line["pid"] for line in self.log if line["event"] == "worker ready"}

    @contextmanager
    def frozen(self, worker: int | None) -> Iterator[None]:
        """Meanwhile a worker, or the supervisor, does nothing at all."""
        pid = self._process.pid if worker is None else self.workers[worker]
        os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def asked_to_stop(self, how: signal.Signals) -> int:
        """The code with which it ends."""
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    @property
    def memory(self) -> float:
        """Megabytes that the process has in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    @property
    def errors(self) -> str:
        """What it has written to standard error."""
        return self._errors.read_text() if self._errors.exists() else ""

    @property
    def log(self) -> list[dict[str, Any]]:
        """The lines of its log; every line that it writes must be one."""
        whole, _, _ = self.errors.rpartition("\n")  # the last one may be half written
        return [json.loads(line) for line in whole.splitlines()]


@contextmanager
def running(folder: Path, deals: int | None = None, **settings: Any) -> Iterator[Running]:
    """Start the site, wait until it is ready, stop it in the end. Rates are not limited unless `settings` say so.

    With a number of `deals` its matches are the same in every run, and so are its bots, one match at a time.
    """
    port = free_port()
    flags = [word for name, value in (_USUAL | settings).items() for word in (f"--{name}", str(value))]
    words = ["serve", "--port", str(port), "--data", str(folder / "data"), "--no-browser", *flags]
    errors = folder / "errors.log"
    foreign = {f"TETRAPOLIS_{one.name.upper()}" for one in fields(Settings)}
    own = {name: value for name, value in os.environ.items() if name not in foreign}
    errors.unlink(missing_ok=True)
    before = None if deals is None else functools.partial(_deal, deals)
    site = Running(port, folder / "data", Program(words, complained=errors, environment=own, before=before), errors)
    try:
        _wait(site, settings.get("workers", 1))
        yield site
    finally:
        site.stop()


def _wait(site: Running, workers: int) -> None:
    limit = time.monotonic() + PATIENCE
    client = site.stranger()
    while site.alive and time.monotonic() < limit:
        try:
            if client.get("/readyz").status_code == 200 and (workers == 1 or len(site.workers) == workers):
                return
        except httpx.TransportError:
            """It does not answer yet."""
        time.sleep(0.05)
    raise TimeoutError(f"the site does not answer: {site.errors[-2000:]}")


# -- people at its tables ----------------------------------------------------------------------------------------------


def new_match(host: httpx.Client, game: str = "toy", seats: tuple[str, ...] = ("me", "open"), **wishes: Any) -> str:
    answer = host.post("/api/matches", json={"game": game, "seats": seats, **wishes}).raise_for_status()
    return str(answer.json()["match"])


def begun(host: httpx.Client, other: httpx.Client, game: str = "toy") -> str:
    """A match of two that runs."""
    match = new_match(host, game)
    other.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    host.post(f"/api/matches/{match}/start").raise_for_status()
    return match


def look(person: httpx.Client, match: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/matches/{match}").raise_for_status().json()
    return {name: value for name, value in found.items() if name != "now"}


def choice(person: httpx.Client, match: str, number: int = 0) -> dict[str, Any]:
    table = look(person, match)
    return {"decision": table["decision"], "action": table["legal"][number], "key": secrets.token_hex(8)}


def play_to_the_end(match: str, *people: httpx.Client) -> None:
    while (table := look(people[0], match))["status"] != "over":
        mover = people[table["pending"][0]]
        mover.post(f"/api/matches/{match}/actions", json=choice(mover, match)).raise_for_status()


def cookie_of(person: httpx.Client) -> str:
    return f"tetrapolis={person.cookies['tetrapolis']}"


def watching(site: Running, match: str, **headers: str) -> ClientConnection:
    address = site.socket_address(match)
    return connect(address, additional_headers=headers, proxy=None, compression=None, open_timeout=PATIENCE)
