"""Nodes are killed while people play: what was acknowledged stays, once, and everybody sees the same match."""

import asyncio
import os
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from server.histories import Clients, Node
from server.servers import Redis
from tetrapolis.client import Guest, Refused
from tetrapolis.core import record as records
from tetrapolis.core.match import Match
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.store import Entry, open_store

KILLS = int(os.environ.get("TETRAPOLIS_KILLS", "4"))


def check(clients: Clients, url: str, address: str) -> None:
    """Nothing lost, nothing twice: the log, the record, and what people were told and have seen are one history."""
    logs = asyncio.run(_logs(address, sorted(clients.people)))
    reader = Guest(url, "Reader")
    for match, log in logs.items():
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        keys = [entry.key for entry in log if entry.key is not None]
        assert len(keys) == len(set(keys))
        people = clients.people[match]
        kinds = Counter(entry.kind for entry in log)
        assert (kinds["created"], kinds["joined"], kinds["started"]) == (1, people - 1, 1)
        hosted = Hosted(match)
        for entry in log:
            hosted.fold(entry)
        assert hosted.status == "over"
        assert hosted.match is not None
        replayed = Match.replay(_record(reader, match))
        assert replayed.record() == hosted.match.record()
        seen = [one for one in clients.seen if one.match == match]
        assert sorted(one.seat for one in seen) == list(range(people))
        for one in seen:
            assert one.entries == [entry.seq for entry in log]
            assert one.scores == replayed.scores()
            told = [(act.seq, act.action) for act in clients.acknowledged if (act.match, act.seat) == (match, one.seat)]
            assert told == [
                (entry.seq, entry.data["action"]) for entry in log if entry.kind == "action" and entry.seat == one.seat
            ]


def _record(reader: Guest, match: str) -> records.Record:
    """The record, from a node that may hear of the end a little later than others."""
    limit = time.monotonic() + 120
    while True:
        try:
            return records.parse(msgspec.json.encode(reader.get(f"matches/{match}/record")))
        except Refused as refused:
            if refused.answer["error"] != "match-not-over" or time.monotonic() > limit:
                raise
        time.sleep(0.1)


async def _logs(address: str, matches: Sequence[str]) -> dict[str, list[Entry]]:
    """The logs of these matches; there are no others."""
    store = open_store(address)
    await store.start()
    try:
        assert await store.count() == len(matches)
        return {match: await store.entries(match) for match in matches}
    finally:
        await store.close()


@pytest.mark.xdist_group("servers")
def test_kills_lose_and_repeat_nothing(tmp_path: Path) -> None:
    chance = random.Random()
    with Node(tmp_path) as node:
        clients = Clients([node.url], chance.randrange(1 << 30))
        for _ in range(KILLS):
            clients.after(chance.randrange(1, 300))
            time.sleep(chance.uniform(0, 0.02))
            node.kill()
            node.start()
        clients.finish()
        check(clients, node.url, str(tmp_path / "matches.sqlite"))


@pytest.mark.xdist_group("servers")
def test_two_nodes_agree_when_one_is_killed_and_redis_restarts(
    postgres_address: str, redis_server: Redis, tmp_path: Path
) -> None:
    database = asyncio.run(_new_database(postgres_address))
    shared = {"database": database, "bus": redis_server.address, "secret": secrets.token_hex(16)}
    with Node(tmp_path / "one", **shared) as one, Node(tmp_path / "two", **shared) as two:
        clients = Clients([one.url, two.url], random.randrange(1 << 30))
        clients.after(100)
        one.kill()
        time.sleep(2)
        one.start()
        clients.after(100)
        redis_server.stop()
        time.sleep(3)
        redis_server.start()
        clients.after(100)
        clients.finish()
        for node in (one, two):
            check(clients, node.url, database)


async def _new_database(address: str) -> str:
    """An empty database on the server of this address."""
    name = f"histories_{secrets.token_hex(4)}"
    connection: Any = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return address.replace("/postgres?", f"/{name}?")
