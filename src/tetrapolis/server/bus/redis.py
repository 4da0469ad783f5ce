"""Notes between nodes over Redis; the connection is taken up again when Redis comes back."""

import asyncio
import contextlib

from redis import asyncio as aioredis
from redis.exceptions import RedisError

from ..errors import Away
from .base import Heard

_PREFIX = "tetrapolis:"
_PATIENCE = 0.2  # seconds between attempts to reach Redis again


class RedisBus:
    """Publish and subscribe. What was said while Redis was away is lost, as the contract allows."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._topics: set[str] = set()
        self._client: aioredis.Redis = aioredis.Redis.from_url(address, socket_timeout=5, socket_connect_timeout=2)
        self._listener: asyncio.Task[None] | None = None
        self._ears: aioredis.client.PubSub | None = None

    async def start(self, heard: Heard) -> None:
        try:
            await self._client.ping()
        except (RedisError, OSError) as error:
            raise Away("bus-unreachable", detail=str(error)[:200]) from None
        self._listener = asyncio.create_task(self._listen_on(heard))

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self._client.aclose()

    async def _listen_on(self, heard: Heard) -> None:
        while True:
            try:
                ears = self._client.pubsub(ignore_subscribe_messages=True)
                await ears.subscribe(_PREFIX, *(_PREFIX + topic for topic in self._topics))
                self._ears = ears
                while True:
                    message = await ears.get_message(timeout=1.0)
                    if message is not None and message["type"] == "message":
                        heard(message["channel"].decode().removeprefix(_PREFIX), message["data"].decode())
            except (RedisError, OSError):
                self._ears = None
                await asyncio.sleep(_PATIENCE)

    async def listen(self, topic: str) -> None:
        self._topics.add(topic)
        if self._ears is not None:
            with contextlib.suppress(RedisError, OSError):
                await self._ears.subscribe(_PREFIX + topic)

    async def forget(self, topic: str) -> None:
        self._topics.discard(topic)
        if self._ears is not None:
            with contextlib.suppress(RedisError, OSError):
                await self._ears.unsubscribe(_PREFIX + topic)

    async def tell(self, topic: str, note: str) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._client.publish(_PREFIX + topic, note)

    async def ready(self) -> bool:
        try:
            return bool(await self._client.ping())
        except (RedisError, OSError):
            return False
