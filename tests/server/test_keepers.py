"""Work in the background goes on whatever happens, and whoever asks is told whether it does."""

import asyncio

from server.loop import in_loop
from tetrapolis.server import keepers
from tetrapolis.server.keepers import Keeper, Keepers
from tetrapolis.server.metrics import Metrics


@in_loop
async def test_a_keeper_survives_every_error() -> None:
    metrics, rounds = Metrics(), 0
    enough = asyncio.Event()

    async def work() -> None:
        nonlocal rounds
        rounds += 1
        if rounds > 3:
            enough.set()
        elif rounds > 1:
            raise [RuntimeError, KeyError, OSError][rounds % 3]("once")

    all_of_them = Keepers(metrics)
    all_of_them.start("test", work, 0.001)
    await asyncio.wait_for(enough.wait(), 60)
    assert all_of_them.alive
    assert b'tetrapolis_keeper_failures_total{keeper="test"} 2.0' in metrics.page()
    await all_of_them.close()


@in_loop
async def test_a_keeper_that_has_not_worked_for_long_is_not_alive() -> None:
    keeper = Keeper("test", lambda: asyncio.sleep(0), 1.0)
    assert keeper.alive
    keeper.done -= keepers.LATE * keeper.every + keepers.GRACE + 1
    assert not keeper.alive
