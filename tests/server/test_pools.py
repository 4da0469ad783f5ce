"""Pools of threads: who has used the least is next, and nobody waits for another kind of work."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from server.loop import in_loop
from tetrapolis.server.errors import Away
from tetrapolis.server.metrics import Metrics
from tetrapolis.server.pools import Pool


async def _fill(pool: Pool, gate: threading.Event) -> "asyncio.Task[bool]":
    """One piece of work that goes on until the gate opens: all others wait."""
    begun = threading.Event()

    def work() -> bool:
        begun.set()
        return gate.wait(60)

    task = asyncio.create_task(pool.run("first", work))
    await asyncio.to_thread(begun.wait, 60)
    return task


def _at(order: list[str], name: str) -> Callable[[], None]:
    return lambda: order.append(name)


@in_loop
async def test_a_persons_move_comes_before_a_strangers_hundredth_match() -> None:
    pool, gate, order = Pool("test", 1, 1000, Metrics()), threading.Event(), list[str]()
    blocked = await _fill(pool, gate)
    others = [asyncio.create_task(pool.run("stranger", _at(order, f"stranger {n}"))) for n in range(100)]
    await asyncio.sleep(0)
    person = asyncio.create_task(pool.run("person", _at(order, "person")))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(blocked, person, *others)
    assert order.index("person") <= 1
    assert len(order) == 101
    pool.close()


@in_loop
async def test_who_has_used_much_waits_and_nobody_saves_up() -> None:
    pool, order = Pool("test", 1, 1000, Metrics()), list[str]()
    for _ in range(3):
        await pool.run("early", lambda: None)
    gate = threading.Event()
    blocked = await _fill(pool, gate)
    heavy = [asyncio.create_task(pool.run("heavy", _at(order, "heavy"), weight=1e9)) for _ in range(2)]
    light = [asyncio.create_task(pool.run("light", _at(order, "light"))) for _ in range(3)]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(blocked, *heavy, *light)
    assert order[-1] == "heavy"
    assert order[:4].count("light") == 3
    pool.close()


@in_loop
async def test_who_finds_too_many_waiting_is_sent_away_and_may_come_again() -> None:
    pool, gate = Pool("test", 1, 2, Metrics()), threading.Event()
    blocked = await _fill(pool, gate)
    waiting = [asyncio.create_task(pool.run("a", lambda: 1)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Away):
        await pool.run("a", lambda: 2)
    gate.set()
    assert await asyncio.gather(*waiting) == [1, 1]
    await blocked
    assert await pool.run("b", lambda: 2) == 2
    pool.close()


@in_loop
async def test_nobody_fills_the_queue_for_others() -> None:
    """Whoever has the longest line in a full queue gives up its end, until all lines are equally long."""
    pool, gate = Pool("test", 1, 4, Metrics()), threading.Event()
    blocked = await _fill(pool, gate)
    many = [asyncio.create_task(pool.run("many", lambda: 1)) for _ in range(4)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(pool.run("other", lambda: 2)) for _ in range(3)]
    await asyncio.sleep(0)
    gate.set()
    told = await asyncio.gather(*many, *others, return_exceptions=True)
    assert [isinstance(one, Away) for one in told] == [False, False, True, True, False, False, True]
    await blocked
    assert pool.waiting == 0
    assert await pool.run("many", lambda: 3) == 3
    pool.close()


@in_loop
async def test_who_goes_while_waiting_leaves_no_gap() -> None:
    pool, gate = Pool("test", 1, 10, Metrics()), threading.Event()
    blocked = await _fill(pool, gate)
    gone = [asyncio.create_task(pool.run("a", lambda: 1)) for _ in range(3)]
    stays = asyncio.create_task(pool.run("b", lambda: 2))
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    gate.set()
    await asyncio.gather(*gone, return_exceptions=True)
    assert await stays == 2
    await blocked
    assert pool.waiting == 0
    assert await pool.run("a", lambda: 3) == 3
    pool.close()


@in_loop
async def test_a_failure_is_the_askers_alone() -> None:
    pool = Pool("test", 1, 10, Metrics())
    with pytest.raises(ZeroDivisionError):
        await pool.run("a", lambda: 1 // 0)
    assert await pool.run("a", lambda: 1) == 1
    pool.close()
