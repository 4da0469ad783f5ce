"""Analyses of finished matches, one at a time in the background; their state is in the store, for all nodes."""

import asyncio
import time

import msgspec

from tetrapolis.bots.analysis import Analysis, analyse
from tetrapolis.core.match import Match

from .errors import Away
from .logs import log, match_mark
from .pools import Pool
from .quotas import Asker, Quotas, party
from .service import now
from .store import Store, Unavailable
from .wire import AnalysisState

PLAYOUTS = 200  # for a decision
_MOST_WAITING = 64
_EXPECTED = 2.0  # seconds that are paid before it is known how many it takes
_SAY_AFTER = 1000  # milliseconds between notes about progress
_DEAD_AFTER = 30_000  # milliseconds without a note: the node that worked on it is gone


class _Stopped(Exception):
    """The node stops; another one, or this one later, begins again."""


class Analyses:
    """Jobs of this node, and where those of all nodes are kept."""

    def __init__(self, store: Store, pool: Pool, quotas: Quotas) -> None:
        self._store = store
        self._pool = pool
        self._quotas = quotas
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    async def state(self, match_id: str) -> AnalysisState:
        text = await self._store.analysis(match_id)
        found = msgspec.json.decode(text, type=AnalysisState) if text else AnalysisState("none")
        if found.state == "running" and match_id not in self._jobs and now() - found.at > _DEAD_AFTER:
            return AnalysisState("none")
        return found

    async def begin(self, match_id: str, match: Match, asker: Asker) -> AnalysisState:
        """Start an analysis, unless there is one; the match must be over."""
        found = await self.state(match_id)
        if found.state in ("running", "done") or match_id in self._jobs:
            return found
        self._quotas.check("analyses", asker)
        if len(self._jobs) >= _MOST_WAITING:
            raise Away("analyses-busy")
        begun = AnalysisState("running", 0, len(match.played), now())
        await self._keep(match_id, begun)
        task = asyncio.get_running_loop().create_task(self._work(match_id, match.fork(), asker))
        self._jobs[match_id] = task
        task.add_done_callback(lambda _: self._jobs.pop(match_id, None))
        return begun

    async def _keep(self, match_id: str, state: AnalysisState) -> None:
        await self._store.keep_analysis(match_id, msgspec.json.encode(state).decode())

    async def _work(self, match_id: str, match: Match, asker: Asker) -> None:
        progress = [0]
        self._quotas.charge("analyses", asker, _EXPECTED)

        def note(done: int, total: int) -> None:
            progress[0] = done
            if self._stopped:
                raise _Stopped

        def judge() -> tuple[Analysis, float]:
            begun = time.thread_time()
            return analyse(match, PLAYOUTS, done=note), time.thread_time() - begun

        work = asyncio.ensure_future(self._pool.run(party(asker.address), judge))
        work.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # nobody asks when it was stopped
        try:
            while not work.done():
                await asyncio.wait([work], timeout=_SAY_AFTER / 1000)
                await self._keep(match_id, AnalysisState("running", progress[0], len(match.played), now()))
            analysed, seconds = await work
            self._quotas.charge("analyses", asker, seconds - _EXPECTED)
            finished = msgspec.to_builtins(analysed)
            total = len(match.played)
            await self._keep(match_id, AnalysisState("done", total, total, now(), finished))
        except Unavailable:
            log.warning("analysis lost", extra={"match": match_mark(match_id)})
        except Exception:
            log.exception("analysis failed", extra={"match": match_mark(match_id)})
            await self._keep(match_id, AnalysisState("failed", at=now()))

    async def close(self) -> None:
        self._stopped = True
        for task in tuple(self._jobs.values()):
            task.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
