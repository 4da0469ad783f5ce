"""Notes between the workers of one machine."""

import asyncio

from ..channels import Channel
from .base import Heard


class LocalBus:
    """Sends every note to all workers; one whose inbox is full loses it, as the contract allows."""

    is_shared = True

    def __init__(self, channel: Channel, worker: int) -> None:
        self._channel = channel
        self._worker = worker
        self._topics: set[str] = set()
        self._heard: Heard | None = None

    async def start(self, heard: Heard) -> None:
        self._heard = heard
        self._channel.listen(self._worker, lambda message, _: self._take(*message.decode().split("\n", 1)))

    async def close(self) -> None:
        if self._heard is not None:
            self._channel.ignore(self._worker)
            self._heard = None

    async def listen(self, topic: str) -> None:
        self._topics.add(topic)

    async def forget(self, topic: str) -> None:
        self._topics.discard(topic)

    async def tell(self, topic: str, note: str) -> None:
        message = f"{topic}\n{note}".encode()
        for worker in self._channel.workers:
            if worker != self._worker:
                self._channel.send(worker, message)
        asyncio.get_running_loop().call_soon(self._take, topic, note)

    def _take(self, topic: str, note: str) -> None:
        if topic in self._topics and self._heard is not None:
            self._heard(topic, note)

    async def ready(self) -> bool:
        return self._heard is not None
