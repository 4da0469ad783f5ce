"""Several workers of one server: a match's sockets come together in one of them, and nobody notices that one dies."""

import asyncio
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from server.running import Running, begun, choice, cookie_of, look, new_match, running, watching
from server.servers import new_database
from server.test_start import refused
from tetrapolis.cli import main
from tetrapolis.server.handover import Handover
from tetrapolis.server.logs import match_mark
from tetrapolis.server.worker import Shared, Worker
from tetrapolis.text import LANGUAGES, texts

_PATIENCE = 300.0
_WORKERS = 2


def until(condition: Callable[[], object]) -> None:
    limit = time.monotonic() + _PATIENCE
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.02)


def owner_of(match: str) -> int:
    return zlib.crc32(match.encode()) % _WORKERS


def owned(make: Callable[[], str], owner: int) -> str:
    """A match of this worker: names are drawn by lot."""
    while owner_of(match := make()) != owner:
        """Another one."""
    return match


def served(site: Running, match: str) -> list[int]:
    """In which workers the sockets of a match were opened."""
    return [line["worker"] for line in site.log if (line["event"], line.get("match")) == ("socket", match_mark(match))]


def handed_over(site: Running, match: str) -> list[int]:
    """Which workers have handed sockets of a match over."""
    found = ("socket handed over", match_mark(match))
    return [line["worker"] for line in site.log if (line["event"], line.get("match")) == found]


def wait_for_handover(site: Running, match: str, count: int = 1) -> None:
    """Until so many sockets of a match have been handed over."""
    until(lambda: len(handed_over(site, match)) >= count)


def wait_until_served(site: Running, match: str) -> None:
    until(lambda: served(site, match))


def act(match: str, mover: httpx.Client, through: ClientConnection) -> int:
    """Play through a socket; the number of the entry."""
    chosen = choice(mover, match)
    through.send(json.dumps({"type": "act", **chosen}))
    while (told := json.loads(through.recv(_PATIENCE))).get("key") != chosen["key"]:
        assert told["type"] == "news", told
    assert told["type"] == "done", told
    return int(told["seq"])


def wait_for_entry(through: ClientConnection, seq: int) -> None:
    while all(entry["seq"] != seq for entry in json.loads(through.recv(_PATIENCE)).get("entries", [])):
        """Earlier news."""


@contextmanager
def sockets_of(site: Running, match: str, *people: httpx.Client) -> Iterator[list[ClientConnection]]:
    """Sockets that have shown the table: as every client waits for it."""
    with ExitStack() as stack:
        opened = [stack.enter_context(watching(site, match, cookie=cookie_of(person))) for person in people]
        for one in opened:
            assert json.loads(one.recv(_PATIENCE))["type"] == "news"
        yield opened


class Connecting(threading.Thread):
    """Opens a socket, however long that takes."""

    def __init__(self, site: Running, match: str, **headers: str) -> None:
        super().__init__(daemon=True)
        self._connect = partial(watching, site, match, **headers)
        self._stack = ExitStack()
        self.socket: ClientConnection | None = None
        self.start()

    def run(self) -> None:
        self.socket = self._stack.enter_context(self._connect())

    @contextmanager
    def opened(self) -> Iterator[ClientConnection]:
        self.join(_PATIENCE)
        assert self.socket is not None
        with self._stack:
            yield self.socket


@pytest.fixture(params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    settings: dict[str, Any] = {}
    if request.param == "postgres":
        settings["database"] = new_database(request.getfixturevalue("postgres_address"), f"w{secrets.token_hex(4)}")
    with running(tmp_path, workers=_WORKERS, **settings) as site:
        yield site


def test_whole_matches_are_played_in_their_workers(site: Running) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    for owner in range(_WORKERS):
        match = owned(lambda: begun(anna, bela), owner)
        with sockets_of(site, match, anna, bela) as sockets:
            while (table := look(anna, match))["status"] != "over":
                mover = table["pending"][0]
                seq = act(match, (anna, bela)[mover], sockets[mover])
                wait_for_entry(sockets[1 - mover], seq)
        assert served(site, match) == [owner, owner]


def test_every_worker_hands_sockets_to_the_worker_of_their_match(site: Running) -> None:
    """While a worker stands still the other one accepts all connections; what it is given waits for it."""
    anna, bela = site.guest("Anna"), site.guest("Béla")
    for owner in range(_WORKERS):
        match = owned(lambda: begun(anna, bela), owner)
        with site.frozen(owner):
            waiting = [Connecting(site, match, cookie=cookie_of(anna)) for _ in range(5)]
            wait_for_handover(site, match, 5)
            assert served(site, match) == []
        for one in waiting:
            with one.opened() as opened:
                assert json.loads(opened.recv(_PATIENCE))["table"]["seat"] == 0
        assert set(handed_over(site, match)) == {1 - owner}
        for _ in range(20):
            with watching(site, match) as spectator:
                assert json.loads(spectator.recv(_PATIENCE))["table"]["seat"] is None
        assert served(site, match) == [owner] * 25


def test_what_the_other_worker_writes_is_seen(site: Running) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    for owner in range(_WORKERS):
        match = owned(lambda: begun(anna, bela), owner)
        with watching(site, match) as spectator:
            assert json.loads(spectator.recv(_PATIENCE))["type"] == "news"  # from now on it is told what is new
            with site.frozen(owner), site.stranger() as elsewhere:
                mover = (anna, bela)[look(_like(anna, elsewhere), match)["pending"][0]]
                chosen = choice(_like(mover, elsewhere), match)
                done = elsewhere.post(f"/api/matches/{match}/actions", json=chosen).raise_for_status().json()
            wait_for_entry(spectator, done["seq"])
        assert served(site, match) == [owner]


def _like(person: httpx.Client, client: httpx.Client) -> httpx.Client:
    """Somebody who asks through another connection."""
    client.cookies = person.cookies
    return client


def test_a_killed_worker_is_restarted_and_its_players_come_back(site: Running) -> None:
    """What was acknowledged is there, and what was handed to the dead worker is taken by the next one."""
    anna, bela = site.guest("Anna"), site.guest("Béla")
    people = (anna, bela)
    for owner in range(_WORKERS):
        match = owned(lambda: begun(anna, bela), owner)
        done = list[int]()
        with sockets_of(site, match, *people) as sockets:
            for _ in range(3):
                mover = look(anna, match)["pending"][0]
                done.append(act(match, people[mover], sockets[mover]))
            dead = site.workers[owner]
            with site.frozen(None):  # nobody restarts it yet
                os.kill(dead, signal.SIGKILL)
                before = len(handed_over(site, match))
                for one in sockets:
                    with pytest.raises(ConnectionClosed):
                        while True:
                            one.recv(_PATIENCE)
                again = Connecting(site, match, cookie=cookie_of(anna))
                wait_for_handover(site, match, before + 1)
        with again.opened() as opened:
            assert json.loads(opened.recv(_PATIENCE))["table"]["seq"] == done[-1]
            mover = look(anna, match)["pending"][0]
            with sockets_of(site, match, bela) as (other,):
                act(match, people[mover], (opened, other)[mover])
        assert site.workers[owner] != dead
        assert set(served(site, match)) == {owner}
        log = {line["event"] for line in site.log if line["level"] == "error" and line.get("worker") == owner}
        assert "worker ended" in log


def test_bots_think_where_the_sockets_are(site: Running) -> None:
    anna = site.guest("Anna")
    match = new_match(anna, "toy", ("me", "builder"))
    owner = owner_of(match)
    with site.frozen(1 - owner), site.stranger() as there:
        _like(anna, there).post(f"/api/matches/{match}/start").raise_for_status()
    with sockets_of(site, match, anna) as (opened,):
        while (table := look(anna, match))["status"] != "over":
            if table["legal"]:
                act(match, anna, opened)
    assert thoughts(site, owner) > 0
    assert thoughts(site, 1 - owner) == 0


def thoughts(site: Running, worker: int) -> float:
    (found,) = re.findall(r'tetrapolis_pool_seconds_count{pool="bots",worker="\d"} (.*)', metrics(site, worker))
    return float(found)


def metrics(site: Running, worker: int) -> str:
    with site.frozen(1 - worker), site.stranger() as asker:
        page = asker.get("/metrics").raise_for_status().text
    assert set(re.findall(r'worker="(\d)"', page)) == {str(worker)}
    return page


def test_what_is_done_once_for_all_is_done_by_the_first(tmp_path: Path) -> None:
    with running(tmp_path, workers=_WORKERS, backups=tmp_path / "kept") as site:
        until(lambda: list((tmp_path / "kept").glob("tetrapolis-*.sqlite")))
        keepers = [set(re.findall(r'keeper_worked{keeper="(\w+)"', metrics(site, worker))) for worker in range(2)]
        assert keepers[0] - keepers[1] == {"backup", "tidying"}
        assert keepers[1] - keepers[0] == set()


def test_limits_know_from_where_a_socket_comes_that_was_handed_over(tmp_path: Path) -> None:
    with running(tmp_path, workers=_WORKERS, sockets=1) as site:
        anna, bela = site.guest("Anna"), site.guest("Béla")
        match = owned(lambda: begun(anna, bela), 0)
        address = {"x-forwarded-for": "192.0.2.1"}
        with site.frozen(0):
            first = Connecting(site, match, **address)
            wait_for_handover(site, match)
        with first.opened():
            wait_until_served(site, match)
            with pytest.raises(InvalidStatus, match="429"), watching(site, match, **address):
                """It is not opened."""
            with watching(site, match, **{"x-forwarded-for": "192.0.2.2"}) as other:
                assert json.loads(other.recv(_PATIENCE))["type"] == "news"


def test_a_socket_is_served_where_it_comes_if_its_worker_does_not_answer() -> None:
    match = next(str(number) for number in range(100) if owner_of(str(number)) == 1)
    path = f"/api/matches/{match}/socket"

    async def use() -> None:
        shared, (ours, theirs) = Shared(_WORKERS, "test"), socket.socketpair()
        handover = Handover(Worker(0, _WORKERS, shared, ours))
        loop = asyncio.get_running_loop()
        accepted, client = socket.socketpair()
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, accepted)
        assert not handover.give(path, transport, b"head")
        shared.note_answering(1, True)
        assert not handover.give("/api/matches", transport, b"head")
        assert not handover.give(path, transport, b"x" * (1 << 20))  # more than can be sent
        assert not transport.is_closing()
        assert handover.give(path, transport, b"head")
        assert transport.is_closing()
        taken = loop.create_future()
        shared.connections.listen(1, lambda head, files: taken.set_result((head, files)))
        head, (file,) = await taken
        assert head == b"head"
        with socket.socket(fileno=file) as going_on:
            going_on.send(b"still open")
            assert client.recv(64) == b"still open"
        for end in (client, ours, theirs):
            end.close()

    asyncio.run(use())


# -- the beginning and the end -----------------------------------------------------------------------------------------


def test_workers_end_with_their_supervisor(tmp_path: Path) -> None:
    """Their folder is free again when the last one has ended, and nothing is lost."""
    with running(tmp_path, workers=_WORKERS) as site:
        anna, bela = site.guest("Anna"), site.guest("Béla")
        match = begun(anna, bela)
        known, workers = look(anna, match), site.workers
        with site.frozen(0):
            site.kill_supervisor()
            until(lambda: not Path(f"/proc/{workers[1]}").exists())
            assert refused("--data", str(site.folder)) == texts("en")("error-folder-taken", path=str(site.folder))
        until(lambda: not Path(f"/proc/{workers[0]}").exists())
        assert (site.folder / "server.lock").read_text() == "open"
    with running(tmp_path, workers=_WORKERS) as site:
        assert look(_like(anna, site.stranger()), match) == known


def test_a_signal_to_all_processes_stops_them_properly(tmp_path: Path) -> None:
    """As the terminal does, and systemd."""
    with running(tmp_path, workers=_WORKERS) as site:
        anna, bela = site.guest("Anna"), site.guest("Béla")
        with sockets_of(site, begun(anna, bela), anna) as (opened,):
            for pid in site.workers.values():
                os.kill(pid, signal.SIGINT)
            assert site.asked_to_stop(signal.SIGINT) == 0
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    opened.recv(_PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001
        assert (site.folder / "server.lock").read_text() == "closed"
        assert {file.name for file in site.folder.iterdir()} == {"matches.sqlite", "secret", "server.lock"}


# Two workers that do nothing. While the second one is started for the first time, it or the first one is killed, and in
# that case it goes on when the first one has been started again; with 2, the first one is killed before it answers.
_SUPERVISED = """
import os, signal, socket, sys, time
from pathlib import Path
from tetrapolis.server.errors import ServerError
from tetrapolis.server.supervisor import Supervisor
from tetrapolis.server.worker import Shared

folder, killed = Path(sys.argv[1]), int(sys.argv[2])

def work(worker, again):
    mark = folder / str(worker.number)
    was_there = mark.exists()
    mark.write_text(str(os.getpid()))
    if not was_there and worker.number == 1:
        os.kill(int((folder / str(killed)).read_text()), signal.SIGKILL)
        while killed == 0 and (folder / "0").read_text() == before:
            time.sleep(0.01)
    if not was_there and killed == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    worker.say_ready()
    worker.line.recv(1)
    return 0

before = ""
fork = os.fork
def noted():
    global before
    before = (folder / "0").read_text() if (folder / "0").exists() else ""
    return fork()
os.fork = noted

supervisor = Supervisor(2, Shared(2, "node"), work, None, socket.socket())
try:
    sys.exit(supervisor.run(lambda: (print("all", flush=True), os.kill(os.getpid(), signal.SIGTERM))))
except ServerError as error:
    print(error)
    sys.exit(2)
"""


@pytest.mark.parametrize("killed", [1, 0], ids=["it", "the-first"])
def test_a_worker_that_is_killed_while_others_start_is_started_again(killed: int, tmp_path: Path) -> None:
    done = _run(_SUPERVISED, tmp_path, killed)
    assert (done.returncode, done.stdout) == (0, "all\n"), done.stderr


def test_a_server_whose_first_worker_never_answers_does_not_start(tmp_path: Path) -> None:
    done = _run(_SUPERVISED, tmp_path, 2)
    assert done.returncode == 2
    assert "SIGKILL" in done.stdout


def _run(script: str, folder: Path, killed: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script, str(folder), str(killed)]
    return subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_second_server_on_the_same_folder(tmp_path: Path, workers: str) -> None:
    with running(tmp_path, workers=_WORKERS) as site:
        said = refused("--data", str(site.folder), "--workers", workers)
        assert said == texts("en")("error-folder-taken", path=str(site.folder))
        assert site.stranger().get("/readyz").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_systems_have_one_worker(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    words = ["serve", "--no-browser", "--lang", lang, "--data", str(tmp_path / "data"), "--workers", "2"]
    assert main(words) == 2
    assert capsys.readouterr().err.strip() == texts(lang)("error-workers-system")
    assert not (tmp_path / "data").exists()
