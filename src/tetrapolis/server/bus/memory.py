"""Notes inside one process."""

import asyncio

from .base import Heard


class MemoryBus:
    """One node alone."""

    is_shared = False

    def __init__(self) -> None:
        self._topics: set[str] = set()
        self._heard: Heard | None = None

    async def start(self, heard: Heard) -> None:
        self._heard = heard

    async def close(self) -> None:
        self._heard = None

    async def listen(self, topic: str) -> None:
        self._topics.add(topic)

    async def forget(self, topic: str) -> None:
        self._topics.discard(topic)

    async def tell(self, topic: str, note: str) -> None:
        if topic in self._topics and self._heard is not None:
            asyncio.get_running_loop().call_soon(self._heard, topic, note)

    async def ready(self) -> bool:
        return self._heard is not None
