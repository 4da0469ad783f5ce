"""The site inside the test's own process: what it keeps of people who have gone, and work that was cut off."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tetrapolis import wire
from tetrapolis.bots.analysis import analyse
from tetrapolis.core.match import Match
from tetrapolis.server import analyses, commands, robots
from tetrapolis.server.app import create_app
from tetrapolis.server.errors import TooFast
from tetrapolis.server.quotas import Asker
from tetrapolis.server.settings import Settings
from tetrapolis.server.site import Site

Client = TestClient[Any]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[tuple[Client, Site]]:
    guard, site = create_app(Settings(data=str(tmp_path), rate=100_000))
    with TestClient(guard) as client:  # type: ignore[type-var]
        client.post("/api/session", json={"name": "Anna"})
        yield client, site


def wait_until(reached: Callable[[], bool]) -> None:
    limit = time.monotonic() + 120
    while not reached():
        assert time.monotonic() < limit
        time.sleep(0.01)


def begun(client: Client, *seats: str) -> str:
    match: str = client.post("/api/matches", json={"game": "toy", "seats": seats}).raise_for_status().json()["match"]
    client.post(f"/api/matches/{match}/start").raise_for_status()
    return match


def finished(client: Client) -> str:
    """A match against a bot, played to its end."""
    match: str = client.post("/api/matches", json={"game": "toy", "seats": ["me", "builder"]}).json()["match"]
    client.post(f"/api/matches/{match}/start").raise_for_status()
    limit = time.monotonic() + 600
    while (table := client.get(f"/api/matches/{match}").json())["status"] != "over":
        assert time.monotonic() < limit
        if table["seat"] in table["pending"]:
            choice = {"decision": table["decision"], "action": table["legal"][0], "key": f"{table['seq']}"}
            client.post(f"/api/matches/{match}/actions", json=choice).raise_for_status()
    return match


def test_whoever_has_gone_watches_no_longer(inside: tuple[Client, Site]) -> None:
    client, site = inside
    match = client.post("/api/matches", json={"game": "toy", "seats": ["me", "open"]}).json()["match"]
    for _ in range(3):
        with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
            socket.receive_json()
            assert len(site.service.rooms[match].watchers) == 1
        limit = time.monotonic() + 120
        while site.service.rooms[match].watchers and time.monotonic() < limit:
            time.sleep(0.01)
        assert not site.service.rooms[match].watchers


def test_a_rematch_that_was_cut_off_is_announced_by_the_next_who_asks(inside: tuple[Client, Site]) -> None:
    client, site = inside
    match = finished(client)
    hosted = site.service.rooms[match].hosted
    following = site.people.name_for(match, "rematch")
    user = client.get("/api/session").json()["user"]
    with client.portal() as portal:
        portal.call(site.service.create, following, commands.again(hosted, user))  # and then the power failed
        for _ in range(2):
            assert client.post(f"/api/matches/{match}/rematch").json()["match"] == following
        assert hosted.rematch == following
        log = portal.call(site.store.entries, match, 0)
    assert [entry.kind for entry in log].count("rematch") == 1


def test_advice_is_legal_and_only_given_among_bots(inside: tuple[Client, Site]) -> None:
    client, _ = inside
    asked = {"type": "hint", "key": "h"}
    match = client.post("/api/matches", json={"game": "toy", "seats": ["me", "builder"]}).json()["match"]
    client.post(f"/api/matches/{match}/start")
    with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
        legal = socket.receive_json()["table"]["legal"]
        socket.send_json(asked)
        while (told := socket.receive_json())["type"] == "news":
            legal = told["table"]["legal"]
    assert told["type"] == "advice"
    assert told["action"] in legal
    match = client.post("/api/matches", json={"game": "toy", "seats": ["me", "me:Ben"]}).json()["match"]
    client.post(f"/api/matches/{match}/start")
    with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
        socket.receive_json()
        socket.send_json(asked)
        assert socket.receive_json()["error"] == "advice-among-people"


@pytest.fixture
def slow_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Client, Site, threading.Event]]:
    """One match without people for a person, three for an address; bots wait for the event."""
    gate, think = threading.Event(), robots.think
    monkeypatch.setattr(robots, "think", lambda level, view: (gate.wait(120), think(level, view))[1])
    guard, site = create_app(Settings(data=str(tmp_path), rate=12))
    with TestClient(guard) as client:  # type: ignore[type-var]
        yield client, site, gate
        gate.set()


def run_on(client: Client, match: str) -> None:
    client.post(f"/api/matches/{match}/resign").raise_for_status()


def stand_in(client: Client, match: str) -> None:
    client.post(f"/api/matches/{match}/replace", json={"seat": 0, "level": "builder"}).raise_for_status()


def forget(client: Client, match: str) -> None:
    client.post("/api/erase", json={}).raise_for_status()


@pytest.mark.parametrize("leave", [run_on, stand_in, forget])
def test_matches_left_to_bots_count_and_wait_for_one_another(
    slow_bots: tuple[Client, Site, threading.Event], leave: Callable[[Client, str], None]
) -> None:
    """Nobody is kept from leaving; but an address has no more matches of bots alone for having left them."""
    client, site, gate = slow_bots
    left = []
    for _ in range(4):
        client.cookies.clear()
        client.post("/api/session", json={"name": "Anna"}).raise_for_status()
        left.append(begun(client, "me", "builder"))
        leave(client, left[-1])
    assert list(site.robots._places) == left[:3]
    assert list(site.robots._parked) == left[3:]
    client.post("/api/session", json={"name": "Ben"}).raise_for_status()
    match = client.post("/api/matches", json={"game": "toy", "seats": ["builder"] * 2}).json()["match"]
    assert client.post(f"/api/matches/{match}/start").status_code == 429
    gate.set()
    wait_until(lambda: all(site.service.rooms[one].hosted.status == "over" for one in left))
    wait_until(lambda: not site.robots._places and not site.robots._parked)
    client.post(f"/api/matches/{match}/start").raise_for_status()


def test_bots_of_all_guests_of_an_address_think_for_one_party(slow_bots: tuple[Client, Site, threading.Event]) -> None:
    client, site, _ = slow_bots
    for seats in [("builder", "me"), ("builder", "builder")] * 3:
        client.cookies.clear()
        client.post("/api/session", json={"name": "Anna"}).raise_for_status()
        begun(client, *seats)
    wait_until(lambda: site.pools.bots.waiting >= 4)
    assert list(site.pools.bots._waiting) == ["testclient"]


def test_one_address_does_not_fill_the_analyses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many it asks for at the same time; what has ended makes room again."""
    gate = threading.Event()
    monkeypatch.setattr(analyses, "analyse", lambda *details, **more: (gate.wait(120), analyse(*details, **more))[1])
    over = Match("toy", 2, 7)
    while not over.over:
        over.play(over.legal(over.pending[0])[0], over.pending[0])

    async def ask(site: Site, *askers: Asker) -> list[object]:
        names = [f"{asker.user}{number}" for number, asker in enumerate(askers)]
        for name in names:
            await site.service.create(name, commands.brought(over, "somebody"))
        asked = [site.analyses.begin(name, over, asker) for name, asker in zip(names, askers, strict=True)]
        return await asyncio.gather(*asked, return_exceptions=True)

    guard, site = create_app(Settings(data=str(tmp_path), rate=40))
    with TestClient(guard) as client, client.portal() as portal:  # type: ignore[type-var]
        told = portal.call(ask, site, *[Asker("192.0.2.1", f"g-{number % 4}-") for number in range(70)])
        assert sum(isinstance(one, wire.AnalysisState) for one in told) == 8  # whoever of them was read first
        assert sum(isinstance(one, TooFast) for one in told) == 62
        (told_honest,) = portal.call(ask, site, Asker("192.0.2.2", "honest"))
        assert isinstance(told_honest, wire.AnalysisState)
        gate.set()
        wait_until(lambda: not site.analyses._jobs)
        assert portal.call(site.analyses.state, "honest0").state == "done"
        assert not [key for key in site.quotas._held if key[0] == "analyses"]
