"""A store whose failures are logged and counted, and whose commits are timed."""

import functools
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

from ..logs import log
from ..metrics import Metrics
from .base import Entry, Listing, Store, Unavailable


class _Watched:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Callable[..., Any]:
        method = getattr(self._store, name)

        @functools.wraps(method)
        async def watched(*details: Any, **more: Any) -> Any:
            try:
                return await method(*details, **more)
            except Unavailable as error:
                self._note(name, error)
                raise

        setattr(self, name, watched)  # the next time it is found at once
        return watched

    async def append(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        begun = time.perf_counter()
        try:
            await self._store.append(listing, entries, rewritten)
        except Unavailable as error:
            self._note("append", error)
            raise
        self._metrics.commit_seconds.observe(time.perf_counter() - begun)

    def _note(self, name: str, error: Unavailable) -> None:
        self._metrics.store_errors.inc()
        log.error("store failed", exc_info=error, extra={"event": f"store failed: {name}"})


def watched(store: Store, metrics: Metrics) -> Store:
    return cast(Store, _Watched(store, metrics))
