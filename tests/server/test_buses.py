"""One contract for all buses, with a real Redis."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing

import pytest
from redis.asyncio.client import PubSub

from server.servers import Redis
from tetrapolis.server.bus import Bus, open_bus
from tetrapolis.server.bus.local import LocalBus
from tetrapolis.server.bus.redis import RedisBus
from tetrapolis.server.channels import Channel

Make = Callable[[], Bus]


@pytest.fixture(params=["memory", "local", "redis"])
def make(request: pytest.FixtureRequest) -> Iterator[Make]:
    if request.param == "local":
        with closing(Channel(3, 1 << 12)) as channel:
            yield lambda: LocalBus(channel, 1)
    elif request.param == "memory":
        yield lambda: open_bus(None)
    else:
        server: Redis = request.getfixturevalue("redis_server")
        yield lambda: open_bus(server.address)


@asynccontextmanager
async def listening(make: Make, *topics: str) -> AsyncIterator[tuple[Bus, list[tuple[str, str]]]]:
    """A bus that hears these topics already."""
    bus = make()
    heard: list[tuple[str, str]] = []
    for topic in topics:
        await bus.listen(topic)
    await bus.start(lambda topic, note: heard.append((topic, note)))
    try:
        for topic in topics:
            await _take_up(bus, heard, topic)
        yield bus, heard
    finally:
        await bus.close()


async def _take_up(bus: Bus, heard: list[tuple[str, str]], topic: str) -> None:
    """Wait until notes of a topic arrive; none of the trial stays in `heard`."""
    sent = 0

    async def arrived() -> bool:
        await bus.tell(topic, f"probe {sent}")
        return await until(lambda: (topic, f"probe {sent}") in heard, 0.5)

    while not await arrived():
        sent += 1
        assert sent < 1000, f"notes of {topic} do not arrive"
    heard[:] = [note for note in heard if not note[1].startswith("probe")]


async def until(condition: Callable[[], object], seconds: float = 120.0) -> bool:
    limit = asyncio.get_running_loop().time() + seconds
    while not condition():
        if asyncio.get_running_loop().time() > limit:
            return False
        await asyncio.sleep(0.01)
    return True


def test_notes_of_a_topic_reach_those_who_listen_in_order(make: Make) -> None:
    async def use() -> None:
        async with listening(make, "a") as (bus, heard):
            for number in range(20):
                await bus.tell("a", str(number))
                await bus.tell("b", "not for us")
            assert await until(lambda: len(heard) >= 20)
            assert heard == [("a", str(number)) for number in range(20)]

    asyncio.run(use())


def test_topics_can_be_taken_up_and_forgotten(make: Make) -> None:
    async def use() -> None:
        async with listening(make, "y") as (bus, heard):
            await bus.listen("x")
            await _take_up(bus, heard, "x")
            await bus.tell("x", "1")
            assert await until(lambda: heard == [("x", "1")])
            await bus.forget("x")

            async def silent(number: int) -> bool:
                """A later note of another topic arrives, and this one has not."""
                await bus.tell("x", f"{number}")
                await bus.tell("y", f"{number}")
                assert await until(lambda: ("y", f"{number}") in heard)
                return ("x", f"{number}") not in heard

            assert any([await silent(number) for number in range(2, 40)])
            assert await silent(40)
            assert await bus.ready()

    asyncio.run(use())


def test_workers_hear_each_other_also_after_one_was_deaf() -> None:
    """What does not fit into an inbox is lost; nobody waits, and what comes later is heard."""

    async def use(channel: Channel) -> None:
        first = LocalBus(channel, 0)
        await first.start(lambda topic, note: None)
        flood = 100_000
        for number in range(flood):
            await first.tell("m", str(number))
        second, heard = LocalBus(channel, 1), list[str]()
        await second.listen("m")
        await second.start(lambda topic, note: heard.append(note))
        await first.tell("m", "after")
        assert await until(lambda: asyncio.ensure_future(first.tell("m", "after")) and "after" in heard)
        kept = [note for note in heard if note != "after"]
        assert 100 < len(kept) < flood
        assert kept == [str(number) for number in range(len(kept))]
        await first.close()
        await second.close()

    with closing(Channel(2, 1 << 12)) as channel:
        asyncio.run(use(channel))


def test_nodes_hear_each_other_also_after_redis_was_away(redis_server: Redis) -> None:
    def make() -> Bus:
        return open_bus(redis_server.address)

    async def use() -> None:
        async with listening(make, "m") as (one, _), listening(make, "m") as (_, heard):
            await one.tell("m", "before")
            assert await until(lambda: heard == [("m", "before")])
            redis_server.stop()
            await one.tell("m", "lost")  # no error
            assert not await one.ready()
            redis_server.start()
            assert await until(lambda: asyncio.ensure_future(one.tell("m", "after")) and ("m", "after") in heard)

    asyncio.run(use())


def test_a_fault_that_nobody_expects_makes_no_node_deaf(redis_server: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when reader and writer of one connection both take it up again."""
    received, subscribed = PubSub.get_message, PubSub.subscribe
    faults = ["get_message", "subscribe"]

    async def get_message(ears: PubSub, timeout: float) -> object:
        if "get_message" in faults:
            faults.remove("get_message")
            raise RuntimeError("another coroutine is already waiting")
        return await received(ears, timeout=timeout)

    async def subscribe(ears: PubSub, *topics: str) -> None:
        if "subscribe" in faults and topics == ("tetrapolis:y",):
            faults.remove("subscribe")
            raise RuntimeError("another coroutine is already waiting")
        await subscribed(ears, *topics)

    monkeypatch.setattr(PubSub, "get_message", get_message)
    monkeypatch.setattr(PubSub, "subscribe", subscribe)

    async def use() -> None:
        async with listening(lambda: open_bus(redis_server.address), "x") as (bus, heard):
            await bus.listen("y")
            await _take_up(bus, heard, "y")
        assert faults == []

    asyncio.run(use())


def test_who_listens_while_the_connection_is_made_is_not_forgotten(
    redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribed = PubSub.subscribe

    async def slowly(ears: PubSub, *topics: str) -> None:
        await asyncio.sleep(0.2)
        await subscribed(ears, *topics)

    monkeypatch.setattr(PubSub, "subscribe", slowly)

    async def use() -> None:
        bus, heard = open_bus(redis_server.address), list[tuple[str, str]]()
        await bus.start(lambda topic, note: heard.append((topic, note)))
        await asyncio.sleep(0.05)
        await bus.listen("late")
        await _take_up(bus, heard, "late")
        await bus.close()

    asyncio.run(use())


def test_a_word_that_does_not_let_itself_be_cancelled_at_once_keeps_no_bus_open(
    redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the client does now and then, if its own timeout comes at the same moment."""

    async def use() -> None:
        bus = open_bus(redis_server.address)
        assert isinstance(bus, RedisBus)
        await bus.start(lambda topic, note: None)
        speaking = asyncio.Event()

        async def publish(*_: object) -> None:
            speaking.set()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

        monkeypatch.setattr(bus._client, "publish", publish)
        await bus.tell("a", "1")
        await speaking.wait()
        await asyncio.wait_for(bus.close(), 60)

    asyncio.run(use())
