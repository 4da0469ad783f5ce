"""Databases that earlier servers wrote, opened by this one: read, played on or archived, never changed silently.

The files are made by scripts/old_database.py.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from server.earlier import ARCHIVED, EARLIER, FOLDER, Kept, kept_by, laid_out
from tetrapolis.core import record as records
from tetrapolis.core.errors import BadRecord
from tetrapolis.core.match import Match
from tetrapolis.core.registry import rules_versions
from tetrapolis.server import commands
from tetrapolis.server.app import create_app
from tetrapolis.server.bus.memory import MemoryBus
from tetrapolis.server.errors import Archived
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.service import MatchService
from tetrapolis.server.settings import Settings
from tetrapolis.server.site import Site
from tetrapolis.server.store import open_store

_MARKS = {("scores", bool)}  # not of the position: which hexes of Akropolis are marked was corrected since
_PILES = {("hand", list), ("discarded", list)}  # their order told which card came from whom
_PATIENCE = 300.0


@pytest.fixture(params=EARLIER)
def kept(request: pytest.FixtureRequest) -> Kept:
    return kept_by(request.param)


def rows_of(file: Path, match: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT * FROM entries WHERE match = ? ORDER BY seq", (match,)).fetchall()
        return [*found, *connection.execute("SELECT * FROM matches WHERE match = ?", (match,)).fetchall()]


@pytest.fixture
def inside(kept: Kept, tmp_path: Path) -> Iterator[tuple[TestClient[Any], Site]]:
    laid_out(kept, tmp_path)
    guard, site = create_app(Settings(data=str(tmp_path), rate=100_000))
    with TestClient(guard) as client:  # type: ignore[type-var]
        yield client, site


def position(table: Any) -> Any:
    """What is on a table, without what only guides the eye; hands and covered piles have no order."""
    if isinstance(table, list):
        return [position(value) for value in table]
    if not isinstance(table, dict):
        return table
    shown = {name: position(value) for name, value in table.items() if (name, type(value)) not in _MARKS}
    piles = {name: sorted(value, key=json.dumps) for name, value in shown.items() if (name, type(value)) in _PILES}
    return shown | piles


def of_old(old: Any, new: Any) -> Any:
    """Of what is shown now, what was shown then: newer servers tell more."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {name: of_old(value, new[name]) for name, value in old.items() if name in new}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [of_old(one, other) for one, other in zip(old, new, strict=True)]
    return new


def in_words(match: Match, view: dict[str, Any]) -> dict[str, Any]:
    """The own choice of 7 Wonders was shown as the number of its action."""
    own = view.get("own")
    if match.game.name != "seven_wonders" or own is None or not isinstance(own["choice"], int):
        return view
    action: Any = match.game.actions.decode(match.state, own["choice"])
    parts = ("side",) if hasattr(action, "side") else ("kind", "card", "to_left", "to_right")
    return {**view, "own": {**own, "choice": {name: getattr(action, name) for name in parts}}}


def test_there_are_databases_of_earlier_servers() -> None:
    assert len(EARLIER) >= 2
    assert {"ginkgopolis", "world_monuments"} <= ARCHIVED
    assert all((FOLDER / f"{name}.json.gz").stat().st_size < 100_000 for name in EARLIER)


def test_every_match_can_be_looked_at(kept: Kept, inside: tuple[TestClient[Any], Site]) -> None:
    client, _ = inside
    for match, then in kept.shown.items():
        before, now = then["spectator"], client.get(f"/api/matches/{match}").raise_for_status().json()
        archived = before["game"] in ARCHIVED and before["status"] != "lobby"
        assert now["status"] == ("archived" if archived else before["status"])
        assert [one["name"] for one in now["seats"]] == [one["name"] for one in before["seats"]]
        if not archived:
            assert of_old(position(before), position(now)) == position(before)
        for part in ("log", "record", "replay", "analysis", "qr"):
            answer = client.get(f"/api/matches/{match}/{part}")
            assert answer.status_code in (200, 400, 410), (match, part, answer.text)
        with client.websocket_connect(f"/api/matches/{match}/socket?after=0") as socket:
            assert socket.receive_json()["table"]["status"] == now["status"]


def test_positions_of_seats_are_those_of_then(kept: Kept, inside: tuple[TestClient[Any], Site]) -> None:
    """As every seat saw it, with its legal choices."""
    client, site = inside
    for match in [*kept.of("running", archived=False), *kept.of("over", archived=False)]:
        client.get(f"/api/matches/{match}").raise_for_status()
        played = site.service.rooms[match].hosted.match
        assert played is not None
        for seat, before in enumerate(kept.shown[match]["seats"]):
            view = played.view(seat)
            now = json.loads(json.dumps(view.table))
            then = position(in_words(played, before["view"]))
            assert of_old(then, position(now)) == then
            assert sorted(view.choices) == sorted(before["legal"])


def test_lists_name_them(kept: Kept, inside: tuple[TestClient[Any], Site]) -> None:
    client, _ = inside
    found = {line["match"]: line for line in client.get("/api/matches?limit=200").raise_for_status().json()}
    for match, then in kept.shown.items():
        before, line = then["spectator"], found[match]
        archived = before["game"] in ARCHIVED and before["status"] != "lobby"
        assert line["status"] == ("archived" if archived else before["status"])
        assert line["over"] == (before["status"] == "over")
        if archived:
            assert line["pending"] == []
    for status in ("lobby", "running", "over", "archived"):
        some = client.get(f"/api/matches?status={status}&limit=200").raise_for_status().json()
        assert {line["match"] for line in some} == {name for name, one in found.items() if one["status"] == status}


Make = Callable[[Hosted], commands.Draft]


def everything_that_can_be_asked(user: str) -> list[Make]:
    return [
        lambda hosted: commands.act(hosted, user, 0, "0"),
        lambda hosted: commands.undo(hosted, user),
        lambda hosted: commands.say(hosted, user, "Anna", "?"),
        lambda hosted: commands.resign(hosted, user),
        lambda hosted: commands.replace(hosted, user, 0, "builder", 0),
        lambda hosted: commands.give_back(hosted, user),
        lambda hosted: commands.rematch(hosted, user, ""),
        lambda hosted: commands.start(hosted, user),
        lambda hosted: commands.join(hosted, user, "Anna", None),
        lambda hosted: commands.leave(hosted, user),
        lambda hosted: commands.choose(hosted, 0, 0, "0"),
    ]


def test_an_archived_match_answers_every_command_with_one_sentence_and_stays_as_it_is(
    kept: Kept, inside: tuple[TestClient[Any], Site], tmp_path: Path
) -> None:
    client, site = inside
    file = tmp_path / "matches.sqlite"
    matches = [*kept.of("running", archived=True), *kept.of("over", archived=True)]
    assert matches
    for match in matches:
        before = rows_of(file, match)
        client.get(f"/api/matches/{match}").raise_for_status()
        hosted = site.service.rooms[match].hosted
        with client.portal() as portal:
            for make in everything_that_can_be_asked(hosted.seats[0].user):
                with pytest.raises(Archived) as refused:
                    portal.call(site.service.command, match, make)
                assert refused.value.status == 410
                assert "version 1" in refused.value.say("en")
        assert client.get(f"/api/matches/{match}/replay").status_code == 410
        assert client.get(f"/api/matches/{match}/analysis").json()["error"] == "match-archived"
        assert rows_of(file, match) == before


def test_strangers_are_told_too(kept: Kept, inside: tuple[TestClient[Any], Site]) -> None:
    """Over HTTP and over the socket, whoever asks."""
    client, _ = inside
    client.post("/api/session", json={"name": "Dora"}).raise_for_status()
    match = kept.of("running", archived=True)[0]
    act = {"decision": 0, "action": "0", "key": "k"}
    for path, body in (
        ("actions", act),
        ("join", {}),
        ("chat", {"text": "?"}),
        ("tokens", {"seat": 0}),
        ("undo", None),
    ):
        answer = client.post(f"/api/matches/{match}/{path}", json=body)
        assert (answer.status_code, answer.json()["error"]) == (410, "match-archived"), path
    with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
        assert socket.receive_json()["table"]["archive"] == {"rules_version": 1, "known": 2, "over": False}
        for kind in ({"type": "act", **act}, {"type": "preview", "action": "0"}, {"type": "hint"}, {"type": "undo"}):
            socket.send_json({"key": "k", **kind})
            assert socket.receive_json()["error"] == "match-archived", kind


def test_an_archived_match_keeps_its_log_and_its_record(kept: Kept, inside: tuple[TestClient[Any], Site]) -> None:
    client, _ = inside
    for match in kept.of("over", archived=True):
        before = kept.shown[match]["spectator"]
        log = client.get(f"/api/matches/{match}/log").raise_for_status().json()
        assert len(log) == before["seq"]
        assert any(entry.get("text") == "Szia! Привіт!" for entry in log)
        assert all(entry["action"] for entry in log if entry["kind"] == "action")
        record = records.parse(client.get(f"/api/matches/{match}/record").raise_for_status().content)
        assert (record.rules_version, record.seed, record.options) == (1, before["seed"], before["options"])
        undone = sum(entry["kind"] == "undone" for entry in log)
        assert len(record.actions) == sum(entry["kind"] == "action" for entry in log) - undone
        with pytest.raises(BadRecord, match="version 1"):
            Match.replay(record)
    for match in kept.of("running", archived=True):
        answer = client.get(f"/api/matches/{match}/record")
        assert (answer.status_code, answer.json()["error"]) == (410, "archived-unfinished")
        table = client.get(f"/api/matches/{match}").json()
        assert table["seed"] is None
        log = client.get(f"/api/matches/{match}/log").json()
        assert not any("action" in entry for entry in log)  # it may go on elsewhere: choices stay hidden


def test_bots_play_on_where_they_may(kept: Kept, inside: tuple[TestClient[Any], Site], tmp_path: Path) -> None:
    """The server was killed when bots had to choose."""
    client, _ = inside
    file = tmp_path / "matches.sqlite"
    rows = kept.tables["matches"]["rows"]
    waited = {row[0]: row[1] for row in rows if row[6]}
    assert any(game in ARCHIVED for game in waited.values())
    assert any(game not in ARCHIVED for game in waited.values())
    before = {match: rows_of(file, match) for match in waited}
    limit = time.monotonic() + _PATIENCE
    for match, game in waited.items():
        if game not in ARCHIVED:
            while client.get(f"/api/matches/{match}").json()["seq"] == len(before[match]) - 1:
                assert time.monotonic() < limit
    for match, game in waited.items():
        if game in ARCHIVED:
            assert client.get(f"/api/matches/{match}").json()["status"] == "archived"
            assert rows_of(file, match) == before[match]


def first_choice(hosted: Hosted, seat: int) -> Make:
    played, user, decision = hosted.match, hosted.seats[seat].user, hosted.decisions[seat]
    assert played is not None
    choice = played.view(seat).choices[0]
    return lambda now: commands.act(now, user, decision, choice)


def joining(seat: int) -> Make:
    return lambda now: commands.join(now, f"guest {seat}", f"G{seat}", seat)


async def play_to_the_end(service: MatchService, match: str) -> Hosted:
    room = await service.room(match)
    while room.hosted.pending:
        seat = room.hosted.pending[0]
        await service.command(match, first_choice(room.hosted, seat))
    return room.hosted


async def begin(service: MatchService, match: str) -> None:
    """Those who are missing come, and the host starts."""
    hosted = (await service.room(match)).hosted
    for seat, one in enumerate(hosted.seats):
        if one.kind == "open":
            await service.command(match, joining(seat))
    await service.command(match, lambda now: commands.start(now, now.host))


async def play_on(address: str, kept: Kept) -> None:
    """Everything that is not archived is played to its end, lobbies under today's rules; and stays so."""
    service = MatchService(open_store(address), MemoryBus())
    await service.start()
    try:
        for match in kept.of("running", archived=False):
            hosted = await play_to_the_end(service, match)
            assert (hosted.status, hosted.rules_version) == ("over", 1)
        for archived in (True, False):
            for match in kept.of("lobby", archived=archived):
                await begin(service, match)
                hosted = await play_to_the_end(service, match)
                assert (hosted.status, hosted.rules_version) == ("over", rules_versions()[hosted.game])
        for match in kept.of("running", archived=True):
            assert (await service.room(match)).hosted.status == "archived"
    finally:
        await service.close()


def test_the_others_are_played_to_the_end(kept: Kept, tmp_path: Path) -> None:
    asyncio.run(play_on(str(laid_out(kept, tmp_path)), kept))


def test_the_same_in_postgresql(kept: Kept, tmp_path: Path, postgres_address: str) -> None:
    async def use() -> None:
        source, target = open_store(str(laid_out(kept, tmp_path))), open_store(postgres_address)
        await source.start()
        await target.start()
        for listing in await source.listings(limit=1000):
            if await target.listing(listing.match) is None:
                await target.append(listing, await source.entries(listing.match))
        found = await target.listings(status="archived", rules=rules_versions(), limit=1000)
        archived = {*kept.of("running", archived=True), *kept.of("over", archived=True)}
        assert archived <= {one.match for one in found}
        assert not archived & {one.match for one in await target.listings(status="over", rules=rules_versions())}
        waiting = await target.waiting(rules=rules_versions())
        everything = await target.waiting()
        games = {listing.match: listing.game for listing in await target.listings(limit=1000)}
        assert {games[match] for match in waiting}.isdisjoint(ARCHIVED)
        assert set(waiting) < set(everything)
        await source.close()
        await target.close()
        await play_on(postgres_address, kept)

    asyncio.run(use())
