"""Analyses of finished matches, one at a time in the background; their state is in the store, for all nodes."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from tetrapolis.bots.analysis import Analysis, analyse
from tetrapolis.core.match import Match
from tetrapolis.wire import AnalysisState

from .errors import Away
from .logs import log, match_mark
from .pools import Pool
from .quotas import Asker, Quotas, party
from .service import now
from .store import Store, Unavailable
from .tasks import end

DEPTH = "quick"  # pages look deeper by themselves
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
        """Start an analysis, unless there is one; the match must be over.

        What it takes of the quotas is taken before anything is waited for: many may ask at once.
        """
        found = await self.state(match_id)
        if found.state in ("running", "done") or match_id in self._jobs:
            return found
        if len(self._jobs) >= self._pool.most:  # so that the pool never sends one away that was accepted
            raise Away("analyses-busy")
        self._quotas.check("analyses", asker)
        self._quotas.hold("analyses", asker)
        settle = self._quotas.begin("analyses", asker)
        begun = AnalysisState("running", 0, len(match.played), now())
        kept = asyncio.ensure_future(self._keep(match_id, begun))
        work = self._work(match_id, match.fork(), party(asker.address), kept, settle)
        self._jobs[match_id] = asyncio.get_running_loop().create_task(work)
        self._jobs[match_id].add_done_callback(lambda _: self._ended(match_id, asker))
        await asyncio.shield(kept)
        return begun

    def _ended(self, match_id: str, asker: Asker) -> None:
        self._jobs.pop(match_id, None)
        self._quotas.let_go("analyses", asker)

    async def _keep(self, match_id: str, state: AnalysisState) -> None:
        await self._store.keep_analysis(match_id, msgspec.json.encode(state).decode())

    async def _work(
        self, match_id: str, match: Match, who: str, kept: "asyncio.Future[None]", settle: Callable[[float], None]
    ) -> None:
        progress, seconds = [0], [0.0]

        def note(done: int, total: int) -> None:
            progress[0] = done
            if self._stopped:
                raise _Stopped

        def judge() -> Analysis:
            begun = time.thread_time()
            try:
                return analyse(match, DEPTH, done=note)
            finally:
                seconds[0] = time.thread_time() - begun

        try:
            await kept
            work = asyncio.ensure_future(self._pool.run(who, judge))
            work.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # nobody asks if it is stopped
            while not work.done():
                await asyncio.wait([work], timeout=_SAY_AFTER / 1000)
                await self._keep(match_id, AnalysisState("running", progress[0], len(match.played), now()))
            finished = msgspec.to_builtins(await work)
            total = len(match.played)
            await self._keep(match_id, AnalysisState("done", total, total, now(), finished))
        except Unavailable:
            log.warning("analysis lost", extra={"match": match_mark(match_id)})
        except Exception:
            log.exception("analysis failed", extra={"match": match_mark(match_id)})
            await self._keep(match_id, AnalysisState("failed", at=now()))
        finally:
            settle(seconds[0])

    async def close(self) -> None:
        self._stopped = True
        await end(self._jobs.values())
