"""The site inside the test's own process: what it keeps of people who have gone, and work that was cut off."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tetrapolis.server import commands
from tetrapolis.server.app import create_app
from tetrapolis.server.settings import Settings
from tetrapolis.server.site import Site

Client = TestClient[Any]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[tuple[Client, Site]]:
    guard, site = create_app(Settings(data=str(tmp_path), rate=100_000))
    with TestClient(guard) as client:  # type: ignore[type-var]
        client.post("/api/session", json={"name": "Anna"})
        yield client, site


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
