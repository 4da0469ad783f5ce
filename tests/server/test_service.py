"""The service: what is answered is durable, what is repeated is answered once, nodes agree."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from tetrapolis.core.errors import IllegalAction
from tetrapolis.server import commands
from tetrapolis.server import service as service_module
from tetrapolis.server.bus import open_bus
from tetrapolis.server.clocks import Clock
from tetrapolis.server.errors import Forbidden, NotFound, ServerError, Stale
from tetrapolis.server.service import MatchService
from tetrapolis.server.store import open_store


@asynccontextmanager
async def node(store: str, bus: str | None = None) -> AsyncIterator[MatchService]:
    service = MatchService(open_store(store), open_bus(bus))
    await service.start()
    try:
        yield service
    finally:
        await service.close()


async def new_match(service: MatchService, game: str = "toy", seats: int = 2) -> str:
    match = secrets.token_hex(6)
    await service.create(
        match, [commands.create(game, {}, ["me"] + ["open"] * (seats - 1), True, Clock(), "u0", "Anna")]
    )
    for number in range(1, seats):
        await service.command(match, partial(commands.join, user=f"u{number}", name=f"Person {number}", seat=None))
    await service.command(match, lambda hosted: commands.start(hosted, "u0"))
    return match


async def play_on(service: MatchService, match: str, chance: random.Random, most: int = 10_000) -> int:
    """Random choices of whoever must choose; how many."""
    room = await service.room(match)
    played = 0
    while room.hosted.status == "running" and played < most:
        running = room.hosted.match
        assert running is not None
        seat = chance.choice(running.pending)
        action = chance.choice(running.view(seat).choices)
        make = partial(commands.act, user=f"u{seat}", decision=room.hosted.decisions[seat], action=action)
        await service.command(match, make)
        played += 1
    return played


@pytest.mark.parametrize("game", ["toy", "akropolis", "ginkgopolis", "seven_wonders", "world_monuments"])
def test_a_match_is_played_to_its_end_and_is_the_same_after_a_restart(game: str, tmp_path: Path) -> None:
    async def use() -> None:
        file = str(tmp_path / "m.sqlite")
        async with node(file) as service:
            match = await new_match(service, game, 3 if game == "seven_wonders" else 2)
            await play_on(service, match, random.Random(1))
            room = await service.room(match)
            assert room.hosted.match is not None
            record = room.hosted.match.record()
        async with node(file) as service:
            room = await service.room(match)
            assert room.hosted.status == "over"
            assert room.hosted.match is not None
            assert room.hosted.match.record() == record

    asyncio.run(use())


def test_a_repeated_command_is_answered_not_repeated(tmp_path: Path) -> None:
    async def use() -> None:
        async with node(str(tmp_path / "m.sqlite")) as service:
            match = await new_match(service)
            room = await service.room(match)
            assert room.hosted.match is not None
            seat = room.hosted.match.pending[0]
            action = room.hosted.match.view(seat).choices[0]
            first = await service.command(match, lambda hosted: commands.act(hosted, f"u{seat}", 0, action), "k1")
            again = await service.command(match, lambda hosted: commands.act(hosted, f"u{seat}", 0, action), "k1")
            assert first == again == room.hosted.seq
            with pytest.raises(Stale):
                await service.command(match, lambda hosted: commands.act(hosted, f"u{seat}", 0, action), "k2")

    asyncio.run(use())


def test_refused_commands_change_nothing(tmp_path: Path) -> None:
    async def use() -> None:
        async with node(str(tmp_path / "m.sqlite")) as service:
            match = await new_match(service, "akropolis")
            room = await service.room(match)
            assert room.hosted.match is not None
            before, seat = room.hosted.seq, room.hosted.match.pending[0]
            with pytest.raises(IllegalAction):
                await service.command(match, lambda hosted: commands.act(hosted, f"u{seat}", 0, "0@0,0,0"))
            with pytest.raises(ServerError):
                await service.command(match, lambda hosted: commands.join(hosted, "u9", "Zoe", None))
            with pytest.raises(Forbidden):
                await service.command(match, lambda hosted: commands.resign(hosted, "stranger"))
            with pytest.raises(NotFound):
                await service.command("nothing", lambda hosted: commands.resign(hosted, "u0"))
            assert (await service.room(match)).hosted.seq == before
            assert len(await service.store.entries(match)) == before

    asyncio.run(use())


def test_whoever_sets_the_clock_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"wall": 1_000_000, "steady": 5_000}
    monkeypatch.setattr(service_module, "now", lambda: clock["wall"])
    monkeypatch.setattr(service_module, "steady", lambda: clock["steady"])
    room = service_module.Room("m")
    clock |= {"wall": 9_000_000, "steady": 6_000}
    assert room.now() == 1_001_000
    clock |= {"wall": 10, "steady": 7_000}
    assert room.now() == 1_002_000
    room.hosted.updated = 2_000_000  # written by a node whose clock is ahead
    assert room.now() == 2_000_000
    clock["steady"] = 7_500
    assert room.now() == 2_000_500
