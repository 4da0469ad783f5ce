"""A server that is asked to stop: what is under way is finished, everybody is told, and the code is 0."""

import json
import signal
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.running import Running, begun, cookie_of, new_match, play_to_the_end, running, watching
from tetrapolis.core.registry import names

_GOING_AWAY = 1001


class Talker(threading.Thread):
    """Says one thing after the other, as fast as it is answered, and remembers what was acknowledged."""

    def __init__(self, site: Running, match: str, person: httpx.Client, number: int) -> None:
        super().__init__()
        self._site, self._match, self._cookie = site, match, cookie_of(person)
        self._number = number
        self.acknowledged: dict[str, int] = {}
        self.code = 0
        self.busy = threading.Event()

    def run(self) -> None:
        with watching(self._site, self._match, cookie=self._cookie) as socket:
            try:
                while True:
                    self._talk(socket)
            except ConnectionClosed as closed:
                self.code = closed.rcvd.code if closed.rcvd else 0

    def _talk(self, socket: ClientConnection) -> None:
        key = f"{self._number}-{len(self.acknowledged)}"
        socket.send(json.dumps({"type": "say", "text": key, "key": key}))
        while (told := json.loads(socket.recv()))["type"] != "done":
            assert told["type"] == "news", told
        self.acknowledged[key] = told["seq"]
        if len(self.acknowledged) > 20:
            self.busy.set()


def closing_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def entries(site: Running, match: str) -> dict[int, Any]:
    with connect(site.socket_address(match, after=0), proxy=None, compression=None) as socket:
        return {one["seq"]: one for one in json.loads(socket.recv())["entries"]}


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_finishes_what_is_being_written_and_stops(tmp_path: Path, how: signal.Signals, workers: int) -> None:
    with running(tmp_path, workers=workers) as site:
        anna, bela = site.guest("Anna"), site.guest("Béla")
        finished = begun(anna, bela, "akropolis")
        play_to_the_end(finished, anna, bela)
        thinking = [new_match(anna, "akropolis", ("master",) * 4) for _ in range(4)]
        for match in thinking:
            anna.post(f"/api/matches/{match}/start").raise_for_status()
        talked = new_match(anna, public=True)
        talkers = [Talker(site, talked, one, number) for number, one in enumerate((anna, bela, anna, bela))]
        with watching(site, talked) as quiet:
            for talker in talkers:
                talker.start()
            for talker in talkers:
                assert talker.busy.wait(300)
            assert anna.post(f"/api/matches/{finished}/analysis").json()["state"] == "running"
            assert site.asked_to_stop(how) == 0
            assert closing_code(quiet) == _GOING_AWAY
        for talker in talkers:
            talker.join(300)
            assert talker.code == _GOING_AWAY
        assert "Traceback" not in site.errors
        assert (site.folder / "server.lock").read_text() == "closed"
        assert not (site.folder / "matches.sqlite-wal").exists()
    with running(tmp_path) as site:
        kept = entries(site, talked)
        for talker in talkers:
            for key, seq in talker.acknowledged.items():
                assert kept[seq]["text"] == key
        guest = site.stranger()
        guest.cookies = anna.cookies
        assert {guest.get(f"/api/matches/{match}").json()["status"] for match in thinking} == {"running"}


def test_it_does_not_wait_for_compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The very first start compiles for a minute and more."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("TETRAPOLIS_CACHE", str(cache))
    with running(tmp_path) as site:
        assert site.asked_to_stop(signal.SIGTERM) == 0
        assert not set(names()) <= {folder.name for folder in cache.glob("rules/*")}  # it was at it still
