"""Rules and searches are compiled, or loaded, before anybody waits for them in the event loop."""

import asyncio
import contextlib
import functools
import gc
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tetrapolis.bots import mind_of
from tetrapolis.core.registry import find
from tetrapolis.engines import make_engine

from .logs import log

_SECONDS = 2.0
_MOST_YOUNG = 50_000  # objects between two looks for rubbish: choices under way at hundreds of tables are none


class Preparation:
    """A thread that makes games ready, in the order in which they are asked for, and one that makes their engines."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "tetrapolis-prepare")
        self._maker = ThreadPoolExecutor(1, "tetrapolis-engine")
        self._games: dict[str, asyncio.Future[None]] = {}
        self._later: asyncio.TimerHandle | None = None
        gc.set_threshold(_MOST_YOUNG)

    def begin_later(self, games: Sequence[str]) -> None:
        """Begin when the first visitors have their pages: loading rules holds Python's lock."""
        self._later = asyncio.get_running_loop().call_later(_SECONDS, self.begin, games)

    def begin(self, games: Sequence[str]) -> None:
        for name in games:
            if name not in self._games:
                self._games[name] = asyncio.get_running_loop().run_in_executor(self._thread, _prepare, name)
                self._games[name].add_done_callback(functools.partial(self._make_engine, name))

    def _make_engine(self, name: str, _: object) -> None:
        """For pages, from the rules that are compiled now."""
        with contextlib.suppress(RuntimeError):  # the server stops
            self._maker.submit(_make_engine, name)

    async def wait(self, game: str) -> None:
        """Return when a game is ready; UnknownGame if there is none of this name."""
        find(game)
        self.begin([game])
        await asyncio.shield(self._games[game])

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
        for thread in (self._thread, self._maker):
            thread.shutdown(wait=False, cancel_futures=True)


def _make_engine(name: str) -> None:
    try:
        made = make_engine(find(name))
        log.info("engine", extra={"game": name, "file": made.name})
    except Exception:  # programs do without
        log.exception("no engine", extra={"game": name})


def _prepare(name: str) -> None:
    game = find(name)
    game.kernels.compile()
    mind_of(game).compile()
    facts = {"game": name, "rules_version": game.spec.rules_version, "fingerprint": game.fingerprint}
    log.info("prepared", extra=facts)
    gc.collect()
    gc.freeze()  # what is loaded now stays: to look through it again and again would stop everybody for a moment
