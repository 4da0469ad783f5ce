"""Nodes are killed while people play: what was acknowledged stays, once, and everybody sees the same match."""

import asyncio
import os
import secrets
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from server.histories import Clients, Fault, Node, suffer
from server.servers import Database, Redis
from tetrapolis.client import CommandRefused, Guest
from tetrapolis.core import record as records
from tetrapolis.core.match import Match
from tetrapolis.core.view import known_bytes
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.store import Entry, open_store

FAULTS = int(os.environ.get("TETRAPOLIS_FAULTS", "6"))
SEED = int(os.environ.get("TETRAPOLIS_FAULT_SEED", "1"))


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
            assert one.state in (None, known_bytes(hosted.match.game, hosted.match.states, one.seat))
            told = [(act.seq, act.action) for act in clients.acknowledged if (act.match, act.seat) == (match, one.seat)]
            assert told == [
                (entry.seq, entry.data["action"]) for entry in log if entry.kind == "action" and entry.seat == one.seat
            ]


def _record(reader: Guest, match: str) -> records.Record:
    """The record, from a node that may hear of the end a little later than others."""
    limit = time.monotonic() + 120
    while True:
        try:
            return records.parse(bytes(reader.get(f"matches/{match}/record", msgspec.Raw)))
        except CommandRefused as refused:
            if refused.refusal.error != "match-not-over" or time.monotonic() > limit:
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


def test_one_node_loses_and_repeats_nothing(tmp_path: Path) -> None:
    with Node(tmp_path) as node:

        def kill(_: float) -> None:
            node.kill()
            node.start()

        def stop(_: float) -> None:
            node.stop()
            node.start()

        def lock(seconds: float) -> None:
            """Another program writes to the file."""
            other = sqlite3.connect(tmp_path / "matches.sqlite", isolation_level=None, timeout=60)
            other.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            other.execute("ROLLBACK")
            other.close()

        faults = [
            *[Fault("node killed", kill)] * 3,
            Fault("node stopped", stop),
            Fault("node frozen", node.freeze),
            Fault("disk full", node.fill_disk),
            Fault("file locked by another program", lock),
        ]
        clients = Clients([node.url], SEED)
        report = suffer(clients, faults, FAULTS, SEED)
        clients.finish()
        check(clients, node.url, str(tmp_path / "matches.sqlite"))
    sys.stderr.write(f"\none node, {report.table(clients)}\n")


def test_workers_lose_and_repeat_nothing(tmp_path: Path) -> None:
    with Node(tmp_path, workers="2") as node:

        def stop(_: float) -> None:
            node.stop()
            node.start()

        faults = [
            Fault("first worker killed", lambda _: node.kill_worker(0)),
            Fault("second worker killed", lambda _: node.kill_worker(1)),
            Fault("node stopped", stop),
        ]
        clients = Clients([node.url], SEED)
        report = suffer(clients, faults, FAULTS, SEED)
        clients.finish()
        check(clients, node.url, str(tmp_path / "matches.sqlite"))
    sys.stderr.write(f"\ntwo workers, {report.table(clients)}\n")


def test_two_nodes_agree_whatever_fails(postgres_address: str, redis_server: Redis, tmp_path: Path) -> None:
    database = Database(postgres_address)
    shared = {"database": database.address, "bus": redis_server.address, "secret": secrets.token_hex(32)}
    with Node(tmp_path / "one", **shared) as one, Node(tmp_path / "two", **shared) as two:

        def kill(node: Node) -> Callable[[float], None]:
            def happen(seconds: float) -> None:
                node.kill()
                time.sleep(seconds)  # the other one plays its bots
                node.start()

            return happen

        def restart_redis(seconds: float) -> None:
            redis_server.stop()
            time.sleep(seconds)
            redis_server.start()

        def hang_redis(seconds: float) -> None:
            redis_server.signal(signal.SIGSTOP)
            time.sleep(seconds)
            redis_server.signal(signal.SIGCONT)

        faults = [
            Fault("node killed", kill(one)),
            Fault("node killed", kill(two)),
            Fault("node frozen", one.freeze),
            Fault("Redis restarted", restart_redis),
            Fault("Redis hung", hang_redis),
            Fault("PostgreSQL ends connections", database.disconnect),
            Fault("PostgreSQL without connections", database.refuse),
            Fault("PostgreSQL read-only", database.freeze),
            Fault("PostgreSQL restarted", database.restart),
        ]
        clients = Clients([one.url, two.url], SEED)
        report = suffer(clients, faults, FAULTS, SEED)
        clients.finish()
        for node in (one, two):
            check(clients, node.url, database.address)
    sys.stderr.write(f"\ntwo nodes, {report.table(clients)}\n")
