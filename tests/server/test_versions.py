"""The rules that a match began under: written into its log, and never exchanged for others."""

import asyncio
import json
import logging
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from server.earlier import under_other_rules
from tetrapolis.core import record as records
from tetrapolis.core.errors import NothingToUndo
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, rules_versions
from tetrapolis.core.seed import Seed
from tetrapolis.server import commands
from tetrapolis.server.app import create_app
from tetrapolis.server.bus.memory import MemoryBus
from tetrapolis.server.clocks import Clock
from tetrapolis.server.errors import Archived, ServerError
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.service import MatchService
from tetrapolis.server.settings import Settings
from tetrapolis.server.store import Entry, Store, open_store

SEATS = {"akropolis": 2, "ginkgopolis": 3, "seven_wonders": 3, "world_monuments": 2, "toy": 2}
_TAKEN_BACK = 40  # entries of the log until which choices are taken back


def use(address: str, work: Callable[[MatchService], Awaitable[None]]) -> None:
    async def used() -> None:
        service = MatchService(open_store(address), MemoryBus())
        await service.start()
        try:
            await work(service)
        finally:
            await service.close()

    asyncio.run(used())


def choosing(hosted: Hosted, seat: int, chance: random.Random) -> Callable[[Hosted], commands.Draft]:
    assert hosted.match is not None
    choice, decision = chance.choice(hosted.match.view(seat).choices), hosted.decisions[seat]
    user = hosted.seats[seat].user
    return lambda now: commands.act(now, user, decision, choice, seat)


async def begun(service: MatchService, name: str, game: str = "toy") -> Hosted:
    """A match of one person who has all seats."""
    seats = ["me", *(f"me:Person {seat}" for seat in range(1, SEATS[game]))]
    await service.create(name, [commands.create(game, {}, seats, True, Clock(), "anna", "Anna")])
    await service.command(name, lambda hosted: commands.start(hosted, "anna"))
    return (await service.room(name)).hosted


async def finished(service: MatchService, name: str, game: str = "toy") -> Match:
    """Played to the end at random; some of the first choices are taken back."""
    await begun(service, name, game)
    room, chance = await service.room(name), random.Random(name)
    while room.hosted.pending:
        seat = room.hosted.pending[-1]
        await service.command(name, choosing(room.hosted, seat, chance))
        if room.hosted.seq < _TAKEN_BACK and chance.random() < 0.4:
            with suppress(NothingToUndo, ServerError):
                await service.command(name, partial(commands.undo, user="anna", wanted=seat))
    assert room.hosted.match is not None
    return room.hosted.match


def stamp(game: str) -> dict[str, object]:
    return {"rules_version": find(game).spec.rules_version, "fingerprint": find(game).fingerprint}


def said_by(entry: Entry) -> dict[str, object]:
    return {name: value for name, value in entry.data.items() if name in ("rules_version", "fingerprint")}


def test_the_log_says_which_rules_a_match_began_under(tmp_path: Path) -> None:
    """New ones, rematches and records that were brought."""

    async def work(service: MatchService) -> None:
        match = await finished(service, "first")
        await service.create("again", commands.again((await service.room("first")).hosted, "anna"))
        await service.create("brought", commands.brought(Match.replay(match.record()), "anna"))
        for name in ("first", "again", "brought"):
            created, started = (await service.store.entries(name))[:2]
            assert (created.kind, started.kind) == ("created", "started")
            assert said_by(created) == said_by(started) == stamp("toy")

    use(str(tmp_path / "matches.sqlite"), work)


def test_a_match_that_has_not_begun_takes_the_rules_it_finds(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    draft = commands.create("toy", {}, ["me", "builder"], True, Clock(), "anna", "Anna")
    older = msgspec.structs.replace(draft, data={**draft.data, "rules_version": 0, "fingerprint": "0"})

    async def work(service: MatchService) -> None:
        await service.create("lobby", [older])
        assert [one.status for one in await service.store.listings(rules=rules_versions())] == ["lobby"]
        assert len(await service.store.listings(status="lobby", rules=rules_versions())) == 1
        await service.command("lobby", lambda hosted: commands.start(hosted, "anna"))
        hosted = (await service.room("lobby")).hosted
        assert (hosted.status, hosted.rules_version) == ("running", find("toy").spec.rules_version)
        assert said_by((await service.store.entries("lobby"))[1]) == stamp("toy")

    use(str(file), work)


def test_a_match_begun_by_a_server_that_wrote_no_version_is_of_the_first(tmp_path: Path) -> None:
    """Also if a newer one had created it: the rules count that dealt."""
    created = commands.create("ginkgopolis", {}, ["me", "builder"], True, Clock(), "anna", "Anna")
    started = commands.started(find("ginkgopolis"), Seed(1))
    plain = {name: value for name, value in started.data.items() if name in ("seed", "commitment")}
    hosted = Hosted("m")
    hosted.fold(Entry(1, 1, "created", data=created.data))
    hosted.fold(Entry(2, 2, "started", data=plain))
    assert (hosted.status, hosted.rules_version) == ("archived", 1)


@pytest.mark.parametrize("game", SEATS)
def test_an_archived_match_keeps_its_end_and_the_record_of_its_choices(game: str, tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    played: list[Match] = []

    async def play(service: MatchService) -> None:
        played.append(await finished(service, "m", game))

    use(str(file), play)
    under_other_rules(file, "m")
    guard, _ = create_app(Settings(data=str(tmp_path)))
    match = played[0]
    with sqlite3.connect(file) as connection:  # names on the site are longer
        connection.execute("PRAGMA foreign_keys=OFF")
        for table in ("entries", "matches", "seats"):
            connection.execute(f"UPDATE {table} SET match = '00000000000000aa'")
    with TestClient(guard) as client:  # type: ignore[type-var]
        table = client.get("/api/matches/00000000000000aa").raise_for_status().json()
        assert table["status"] == "archived"
        assert table["archive"] == {"rules_version": 99, "known": find(game).spec.rules_version, "over": True}
        assert table["view"] == json.loads(msgspec.json.encode(match.view().table))
        assert (table["scores"], table["winners"]) == (match.scores(), list(match.winners))
        assert table["ranks"] == list(match.ranks)
        (line,) = client.get("/api/matches?status=archived").json()
        assert (line["points"], line["winners"]) == ([sum(one.values()) for one in match.scores()], list(match.winners))
        record = client.get("/api/matches/00000000000000aa/record").raise_for_status().content
    assert json.loads(record)["rules_version"] == 99
    fitting = json.loads(record) | {"rules_version": find(game).spec.rules_version}
    again = Match.replay(records.parse(json.dumps(fitting).encode()))
    assert again.state.tobytes() == match.state.tobytes()


def test_a_log_that_the_rules_do_not_agree_with_is_read_and_not_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The rules were changed and their version was not: what they refuse, and an end that they do not lead to."""
    file = tmp_path / "matches.sqlite"

    async def play(service: MatchService) -> None:
        for name in ("refused", "other-end"):
            await finished(service, name)

    use(str(file), play)
    with closing(sqlite3.connect(file)) as connection, connection:
        change = "UPDATE entries SET data = json_set(data, ?, ?) WHERE match = ? AND kind = 'action'"
        connection.execute(f"{change} AND seq = 3", ("$.action", "99", "refused"))
        connection.execute(f"{change} AND data LIKE '%final%'", ("$.final.winners[0]", 7, "other-end"))

    async def look(service: MatchService) -> None:
        for name in ("refused", "other-end"):
            hosted = (await service.room(name)).hosted
            assert hosted.status == "archived"
            assert hosted.archive is not None and hosted.archive.over
            with pytest.raises(Archived, match="do not fit the rules"):
                await service.command(name, lambda now: commands.say(now, "anna", "Anna", "?"))

    use(str(file), look)
    assert [one.message for one in caplog.records if one.levelno == logging.ERROR] == ["unplayable"] * 2


def test_changed_rules_of_the_same_version_are_noted_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "matches.sqlite"

    async def play(service: MatchService) -> None:
        await begun(service, "one")
        await begun(service, "two")

    use(str(file), play)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE entries SET data = json_set(data, '$.fingerprint', 'other') WHERE kind = 'started'")

    async def look(service: MatchService) -> None:
        for name in ("one", "two"):
            room = await service.room(name)
            assert room.hosted.status == "running"
            await service.command(name, choosing(room.hosted, room.hosted.pending[0], random.Random(1)))

    use(str(file), look)
    assert [one.message for one in caplog.records if one.levelno == logging.WARNING] == [
        "rules changed without a version"
    ]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "matches.sqlite")
    found: str = request.getfixturevalue("postgres_address")
    return found


def test_nodes_of_two_versions_leave_each_others_matches_alone(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rolling upgrade: both have the match open, only the one with its rules writes."""
    name = f"rolling{time.time_ns()}"

    async def work(service: MatchService) -> None:
        hosted = await begun(service, name)
        newer = MatchService(open_store(address), MemoryBus())
        await newer.start()
        try:
            with monkeypatch.context() as upgraded:
                upgraded.setattr("tetrapolis.server.hosted.playable", _newer)
                there = (await newer.room(name)).hosted
            assert there.status == "archived"
            with pytest.raises(Archived, match="version 1"):
                await newer.command(name, lambda now: commands.say(now, "anna", "Anna", "?"))
            await service.command(name, choosing(hosted, hosted.pending[0], random.Random(1)))
            await newer.room(name, fresh=True)
            assert (there.seq, there.status) == (hosted.seq, "archived")
            assert there.archive is not None and len(there.archive.choices) == 1
            assert await _kinds(service.store, name) == ["created", "started", "action"]
        finally:
            await newer.close()

    use(address, work)


def _newer(game: str, version: int) -> Any:
    raise Archived("match-archived", version=version, known=version + 1)


async def _kinds(store: Store, name: str) -> list[str]:
    return [one.kind for one in await store.entries(name)]


def test_lists_and_bots_know_only_matches_of_their_rules(address: str) -> None:
    """The contract of both stores."""
    stem = f"{time.time_ns()}"

    async def work(service: MatchService) -> None:
        store = service.store
        draft = commands.create("toy", {}, ["builder", "me"], True, Clock(), stem, "Anna")
        for name in ("lobby", "same", "other"):
            await service.create(f"{stem}-{name}", [draft])
        for name in ("same", "other"):
            await service.command(f"{stem}-{name}", lambda hosted: commands.start(hosted, stem))
        hosted = (await service.room(f"{stem}-other")).hosted
        hosted.rules_version = 2
        await store.append(hosted.listing("said"), [Entry(3, 3, "said", data={"name": "Anna", "text": "?"})])

        async def named(status: str | None, rules: dict[str, int] | None) -> set[str]:
            found = await store.listings(status=status, user=stem, rules=rules)
            return {one.match.removeprefix(f"{stem}-") for one in found}

        assert await named(None, {"toy": 1}) == {"lobby", "same", "other"}
        assert await named("lobby", {"toy": 7}) == {"lobby"}
        assert await named("running", {"toy": 1}) == {"same"}
        assert await named("running", {"toy": 2}) == {"other"}
        assert await named("archived", {"toy": 1}) == {"other"}
        assert await named("archived", {}) == {"same", "other"}
        assert await named("running", None) == {"same", "other"}
        waiting = set(await store.waiting(rules={"toy": 1}))
        assert f"{stem}-same" in waiting and f"{stem}-other" not in waiting
        assert {f"{stem}-same", f"{stem}-other"} <= set(await store.waiting())

    use(address, work)


def test_a_match_of_a_game_that_is_not_installed_any_more_is_archived(tmp_path: Path) -> None:
    file, begun_match, lobby = tmp_path / "matches.sqlite", "00000000000000aa", "00000000000000bb"

    async def play(service: MatchService) -> None:
        await begun(service, begun_match)
        await service.create(lobby, [commands.create("toy", {}, ["me", "open"], True, Clock(), "anna", "Anna")])

    use(str(file), play)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE entries SET data = json_set(data, '$.game', 'chess') WHERE kind = 'created'")
        connection.execute("UPDATE matches SET game = 'chess'")
    guard, _ = create_app(Settings(data=str(tmp_path)))
    with TestClient(guard) as client:  # type: ignore[type-var]
        client.post("/api/session", json={"name": "Dora"}).raise_for_status()
        table = client.get(f"/api/matches/{begun_match}").raise_for_status().json()
        assert (table["status"], table["archive"]["known"]) == ("archived", None)
        refused = client.post(f"/api/matches/{begun_match}/chat", json={"text": "?"})
        assert (refused.status_code, refused.json()["error"]) == (410, "match-game-gone")
        assert client.get(f"/api/matches/{lobby}").raise_for_status().json()["status"] == "lobby"
        lines = client.get("/api/matches").raise_for_status().json()
        assert {line["match"]: line["status"] for line in lines} == {begun_match: "archived", lobby: "lobby"}
