"""What disk and sockets can do at most: the same commits and messages as the site's, with nothing in between."""

import asyncio
import random
import secrets
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tetrapolis import wire
from tetrapolis.server.store import Entry, Listing, Store

from .bench_nodes import cpu_of


def spread(waits: list[float]) -> dict[str, float]:
    """How long most had to wait, and the unlucky ones."""
    cuts = statistics.quantiles(waits, n=100, method="inclusive") if len(waits) > 1 else (waits or [0.0]) * 99
    return {f"p{part}_ms": round(1000 * cuts[part - 1], 1) for part in (50, 95, 99)}


async def raw_writes(store: Store, tables: int, seconds: float) -> float:
    """Entries a second into a store by the same group commit, from as many writers as there are tables."""
    await store.start()
    written = 0
    until = time.monotonic() + seconds

    async def write(match: str) -> None:
        nonlocal written
        seq = 0
        while time.monotonic() < until:
            seq += 1
            entry = Entry(seq, 1_800_000_000_000, "action", 0, f"g-0123456789abcdef:{seq}", {"action": "0@-2,3,4"})
            summary: dict[str, object] = {"seats": [{"kind": "person", "name": "a1", "level": ""}] * 2, "pending": [0]}
            await store.append(Listing(match, "akropolis", "running", False, seq, seq, summary=summary), [entry])
            written += 1

    await asyncio.gather(*(write(secrets.token_hex(8)) for _ in range(tables)))
    await store.close()
    return written / seconds


def raw_echoes(people: int, length: int, seconds: float, pauses: Sequence[float]) -> list[dict[str, float]]:
    """Choices through bare sockets, with these pauses: a short message in, two of the news' length out."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [sys.executable, "-m", "tetrapolis.cli.echo", str(port), str(length)]
    process = subprocess.Popen(words, start_new_session=True)
    try:
        place = Path("/proc") / str(process.pid)
        return asyncio.run(_echo(f"ws://127.0.0.1:{port}/", people, seconds, pauses, lambda: cpu_of(place)))
    finally:
        process.kill()
        process.wait()


async def _echo(
    address: str, people: int, seconds: float, pauses: Sequence[float], cpu: Callable[[], float]
) -> list[dict[str, float]]:
    def come() -> Awaitable[ClientConnection]:
        return connect(address, compression=None, max_size=None, ping_interval=None, proxy=None)

    limit = time.monotonic() + 20
    while True:
        try:
            sockets = [await come()]
            break
        except OSError:
            if time.monotonic() > limit:
                raise
            await asyncio.sleep(0.1)
    while len(sockets) < people:
        sockets += await asyncio.gather(*(come() for _ in range(min(50, people - len(sockets)))))
    choice = msgspec.json.encode(wire.Act(7, "0@-2,3,4", "12345678"))
    chance = random.Random(1)
    found = []

    async def ask(one: ClientConnection, thinking: float, until: float, waits: list[float]) -> None:
        while (left := until - time.monotonic()) > 0:
            if thinking:
                await asyncio.sleep(min(left, chance.expovariate(1 / thinking)))
            begun = time.perf_counter()
            await one.send(choice, text=True)
            await one.recv(decode=False)
            await one.recv(decode=False)
            waits.append(time.perf_counter() - begun)

    for thinking in pauses:
        waits: list[float] = []
        until, before = time.monotonic() + seconds, cpu()
        await asyncio.gather(*(ask(one, thinking, until, waits) for one in sockets[::2]))
        per_core = len(waits) / max(cpu() - before, 1e-9)
        found.append({"echoes_per_second": len(waits) / seconds, "echoes_per_core_second": per_core, **spread(waits)})
    await asyncio.gather(*(one.close() for one in sockets))
    return found
