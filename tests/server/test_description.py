"""The site publishes what its sockets say and take, and keeps to it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, get_args

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from server.described import checker
from server.running import PATIENCE, Running, begun, cookie_of, look, new_match, running
from tetrapolis import wire


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("description")) as found:
        yield found


@pytest.fixture(scope="module")
def asyncapi(site: Running) -> dict[str, Any]:
    found: dict[str, Any] = site.stranger().get("/api/schema/asyncapi.json").raise_for_status().json()
    return found


def refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (place for name, place in part.items() if name == "$ref")
        part = list(part.values())
    for one in part if isinstance(part, list) else ():
        yield from refs(one)


def test_every_reference_of_the_descriptions_leads_somewhere(site: Running, asyncapi: dict[str, Any]) -> None:
    for described in (asyncapi, site.stranger().get("/api/schema/openapi.json").json()):
        places = set(refs(described))
        assert len(places) > 20
        for place in places:
            found = described
            for step in place.removeprefix("#/").split("/"):
                found = found[step]


def test_both_descriptions_have_the_same_shapes(site: Running, asyncapi: dict[str, Any]) -> None:
    sockets = asyncapi["components"]["schemas"]
    routes = site.stranger().get("/api/schema/openapi.json").json()["components"]["schemas"]
    shared = sockets.keys() & routes.keys()
    assert {"Table", "EntryLine", "SeatLine"} <= shared
    assert all(sockets[name] == routes[name] for name in shared)


class Talk:
    """What goes through a socket, both ways, held against the description."""

    def __init__(self, socket: ClientConnection, asyncapi: dict[str, Any]) -> None:
        self._socket = socket
        self._takes, self._says = checker(asyncapi, "ClientMessage"), checker(asyncapi, "ServerMessage")
        self._keys = count()
        self.asked: set[str] = set()
        self.told: set[str] = set()
        self.table: dict[str, Any] = {}
        self.listen()

    def listen(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        self._says.validate(message)
        self.told.add(message["type"])
        self.table = message.get("table", self.table)
        return message

    def ask(self, kind: str, **words: Any) -> dict[str, Any]:
        """The answer; news may come before it."""
        message = {"type": kind, "key": f"k{next(self._keys)}", **words}
        self._takes.validate(message)
        self.asked.add(kind)
        return self.send(json.dumps(message))

    def send(self, text: str) -> dict[str, Any]:
        self._socket.send(text)
        while (answer := self.listen())["type"] == "news":
            pass
        return answer

    def act(self, action: str) -> dict[str, Any]:
        return self.ask("act", decision=self.table["decision"], action=action)


@contextmanager
def talking(site: Running, asyncapi: dict[str, Any], person: httpx.Client, match: str) -> Iterator[Talk]:
    """At the address that is published."""
    address = asyncapi["channels"]["table"]["address"].format(match=match)
    place = f"{site.address.replace('http', 'ws')}{address}?after=0"
    with connect(place, additional_headers={"Cookie": cookie_of(person)}, proxy=None, open_timeout=PATIENCE) as socket:
        yield Talk(socket, asyncapi)


def test_everything_that_is_said_in_a_match_is_as_described(site: Running, asyncapi: dict[str, Any]) -> None:
    anna = site.guest("Anna")
    match = new_match(anna, "toy", ("me", "builder"))
    anna.post(f"/api/matches/{match}/start").raise_for_status()
    with talking(site, asyncapi, anna, match) as talk:
        assert talk.ask("ping")["type"] == "pong"
        assert talk.ask("say", text="Good luck")["type"] == "done"
        assert talk.send("?")["key"] is None
        while talk.table["status"] == "running":
            if talk.table["seat"] not in talk.table["pending"]:
                talk.listen()
                continue
            action = talk.ask("hint")["action"]
            assert talk.ask("preview", action=action)["type"] == "previewed"
            assert talk.act(action)["type"] == "done"
        assert talk.ask("preview", action=action)["type"] == "refused"
        assert talk.ask("undo")["type"] == "refused"
    assert talk.table["scores"] is not None
    assert talk.asked == {struct.__struct_config__.tag for struct in get_args(wire.ClientMessage)}
    assert talk.told == {struct.__struct_config__.tag for struct in get_args(wire.ServerMessage)}


def test_what_is_taken_back_is_told_as_described(site: Running, asyncapi: dict[str, Any]) -> None:
    people = [site.guest("Anna"), site.guest("Béla")]
    match = begun(people[0], people[1], "akropolis")
    mover = look(people[0], match)["pending"][0]
    with talking(site, asyncapi, people[mover], match) as talk:
        assert talk.act("nonsense")["type"] == "refused"
        assert talk.act(talk.table["legal"][0])["type"] == "done"
        assert talk.ask("undo")["type"] == "done"
        assert talk.table["legal"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "gossip", "key": "k"},
        {"type": "done", "key": "k"},
        {"type": "done", "key": "k", "seq": "1"},
        {"type": "done", "key": "k", "seq": 1, "secret": 1},
        {"type": "refused", "key": None, "error": "e", "message": "m"},
    ],
)
def test_what_is_not_described_does_not_pass(asyncapi: dict[str, Any], message: dict[str, Any]) -> None:
    assert not checker(asyncapi, "ServerMessage").is_valid(message)
