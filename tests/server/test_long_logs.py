"""Long logs: everything of them arrives, and neither their length nor a hundred undos make anybody wait."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from server.loop import in_loop
from server.running import PATIENCE, Running, cookie_of, new_match, running
from server.test_commands import Table
from tetrapolis.core.match import Match
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.slices import each
from tetrapolis.server.store import Entry, open_store

SAID = 5_302


def test_whoever_comes_late_is_sent_all_of_a_long_log(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        match = new_match(site.guest("Anna"))
    asyncio.run(_talk(site, match))
    with running(tmp_path) as site:
        anna = site.guest("Anna")
        log = _all(site, match, cookie_of(anna))
        assert [entry["seq"] for entry in log] == list(range(1, SAID + 2))
        asked: list[Any] = []
        while more := anna.get(f"/api/matches/{match}/log", params={"after": len(asked)}).json():
            asked += more
        assert [entry["seq"] for entry in asked] == list(range(1, SAID + 2))


async def _talk(site: Running, match: str) -> None:
    """As if much had been said."""
    store = open_store(str(site.folder / "matches.sqlite"))
    await store.start()
    listing = await store.listing(match)
    assert listing is not None
    said = [Entry(2 + number, listing.updated, "said", 0, data={"name": "Anna", "text": "…"}) for number in range(SAID)]
    hosted = Hosted(match)
    for entry in [*await store.entries(match), *said]:
        hosted.fold(entry)
    await store.append(hosted.listing("said"), said)
    await store.close()


def _all(site: Running, match: str, cookie: str) -> list[dict[str, Any]]:
    address = site.socket_address(match, after=0)
    found: list[dict[str, Any]] = []
    with connect(
        address, additional_headers={"Cookie": cookie}, proxy=None, max_size=1 << 24, open_timeout=PATIENCE
    ) as socket:
        while len(found) <= SAID:
            told = json.loads(socket.recv(PATIENCE))
            found += told["entries"]
            assert told["table"]["seq"] == SAID + 1
    return found


def test_a_hundred_undos_cost_a_few_steps_each(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("akropolis")
    for _ in range(12):
        table.act(table.match.pending[0])
    steps = 0
    usual = Match._apply

    def counted(match: Match, *step: Any) -> Any:
        nonlocal steps
        steps += 1
        return usual(match, *step)

    monkeypatch.setattr(Match, "_apply", counted)
    seat = table.match.pending[0]
    cheapest = next(one for one in table.match.view(seat).choices if one.startswith("0"))
    for _ in range(100):
        table.act(seat, cheapest)
        table.hosted.fold(Entry(table.hosted.seq + 1, table.hosted.updated, "undone", seat))
    assert steps <= 2 * 100


@in_loop
async def test_long_work_lets_others_in() -> None:
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(other())
    assert await each(lambda number: sum(range(number)), range(3000)) == [sum(range(number)) for number in range(3000)]
    beside.cancel()
    assert turns > 2
