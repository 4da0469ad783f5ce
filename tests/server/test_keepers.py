"""Work in the background goes on whatever happens, and whoever asks is told whether it does."""

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from server.loop import in_loop
from tetrapolis.server import keepers
from tetrapolis.server.keepers import Keeper, Keepers
from tetrapolis.server.metrics import Metrics
from tetrapolis.server.settings import Settings
from tetrapolis.server.site import Site


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


def test_the_pause_stays_a_pause_however_often_it_failed() -> None:
    keeper = Keeper("test", lambda: asyncio.sleep(0), 60.0)
    keeper.failures = 5000
    assert keeper.pause == keeper.every


@in_loop
async def test_work_that_was_done_is_seen_by_its_time() -> None:
    metrics, rounds = Metrics(), asyncio.Event()

    async def work() -> None:
        rounds.set()

    all_of_them, before = Keepers(metrics), int(time.time())
    all_of_them.start("test", work, 60)
    await asyncio.wait_for(rounds.wait(), 60)
    await all_of_them.close()
    (line,) = [one for one in metrics.page().decode().splitlines() if one.startswith("tetrapolis_keeper_worked{")]
    assert float(line.split()[1]) >= before


@in_loop
async def test_only_work_without_which_nobody_can_play_decides_whether_the_site_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = Site(Settings(data=str(tmp_path / "data"), backups=str(tmp_path / "kept")))
    monkeypatch.setattr(site.preparation, "begin", lambda games: None)
    await site.start()
    for keeper in site.keepers._keepers:
        late = time.monotonic() - keepers.LATE * keeper.every - keepers.GRACE - 1
        before, keeper.done = keeper.done, late
        assert site.keepers.alive == (keeper.name in ("tidying", "backup", "lag")), keeper.name
        keeper.done = before
    assert site.keepers.alive
    await site.close()


def test_work_that_does_not_let_itself_be_cancelled_at_once_keeps_no_site_open() -> None:
    """As libraries do now and then, if their own timeout comes at the same moment."""

    async def use() -> None:
        working = asyncio.Event()

        async def work() -> None:
            if not working.is_set():
                working.set()
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.Event().wait()
            await asyncio.Event().wait()

        keepers = Keepers(Metrics())
        keepers.start("stubborn", work, 0)
        await working.wait()
        await asyncio.wait_for(keepers.close(), 60)

    asyncio.run(use())
