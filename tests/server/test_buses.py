"""One contract for both buses, with a real Redis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from server.servers import Redis
from tetrapolis.server.bus import Bus, open_bus


@pytest.fixture(params=["memory", "redis"])
def address(request: pytest.FixtureRequest) -> str | None:
    if request.param == "memory":
        return None
    server: Redis = request.getfixturevalue("redis_server")
    return server.address


@asynccontextmanager
async def listening(address: str | None, *topics: str) -> AsyncIterator[tuple[Bus, list[tuple[str, str]]]]:
    bus = open_bus(address)
    heard: list[tuple[str, str]] = []
    for topic in topics:
        await bus.listen(topic)
    await bus.start(lambda topic, note: heard.append((topic, note)))
    await asyncio.sleep(0.1)
    try:
        yield bus, heard
    finally:
        await bus.close()


async def until(condition: object, seconds: float = 5.0) -> bool:
    for _ in range(int(seconds / 0.02)):
        if condition():  # type: ignore[operator]
            return True
        await asyncio.sleep(0.02)
    return False


def test_notes_of_a_topic_reach_those_who_listen_in_order(address: str | None) -> None:
    async def use() -> None:
        async with listening(address, "a") as (bus, heard):
            for number in range(20):
                await bus.tell("a", str(number))
                await bus.tell("b", "not for us")
            assert await until(lambda: len(heard) >= 20)
            assert heard == [("a", str(number)) for number in range(20)]

    asyncio.run(use())


def test_topics_can_be_taken_up_and_forgotten(address: str | None) -> None:
    async def use() -> None:
        async with listening(address) as (bus, heard):
            await bus.listen("x")
            await asyncio.sleep(0.1)
            await bus.tell("x", "1")
            assert await until(lambda: heard == [("x", "1")])
            await bus.forget("x")
            await asyncio.sleep(0.1)
            await bus.tell("x", "2")
            await asyncio.sleep(0.2)
            assert heard == [("x", "1")]
            assert await bus.ready()

    asyncio.run(use())


def test_nodes_hear_each_other_also_after_redis_was_away(redis_server: Redis) -> None:
    async def use() -> None:
        async with listening(redis_server.address, "m") as (one, _), listening(redis_server.address, "m") as (_, heard):
            await one.tell("m", "before")
            assert await until(lambda: heard == [("m", "before")])
            redis_server.stop()
            await one.tell("m", "lost")  # no error
            assert not await one.ready()
            redis_server.start()
            assert await until(lambda: asyncio.ensure_future(one.tell("m", "after")) and ("m", "after") in heard)

    asyncio.run(use())
