"""Notes between nodes over Redis; the connection is taken up again when Redis comes back.

Nobody waits for Redis: what is to be said or listened to is put into a queue, and a task of its own does it. So a Redis
that hangs costs no more than one that is away: notes get lost, and nodes look into the store every two seconds.
"""

import asyncio
import contextlib

from redis import asyncio as aioredis
from redis.exceptions import RedisError

from ..errors import Unreachable
from ..logs import log
from ..tasks import end
from .base import Heard

_PREFIX = "tetrapolis:"
_AGAIN = 0.2  # seconds between attempts to reach Redis again
_PATIENCE = 2.0  # seconds for an answer
_MOST_WAITING = 10_000  # words to Redis; what comes then is lost


class RedisBus:
    """Publish and subscribe. What was said while Redis was away is lost, as the contract allows."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self._topics: set[str] = set()
        self._client: aioredis.Redis = aioredis.Redis.from_url(
            address, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE
        )
        self._words: asyncio.Queue[tuple[str, ...]] = asyncio.Queue(_MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._ears: aioredis.client.PubSub | None = None
        self._anew = False

    async def start(self, heard: Heard) -> None:
        try:
            await self._client.ping()
        except (RedisError, OSError) as error:
            raise Unreachable("bus-unreachable", detail=str(error)[:200]) from None
        self._tasks = [asyncio.create_task(self._hear(heard)), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        await end(self._tasks)
        await self._client.aclose()

    async def _hear(self, heard: Heard) -> None:
        while True:
            try:
                await self._listen(heard)
            except Exception as error:  # whatever it is: a node that has become deaf would not be noticed
                if not isinstance(error, RedisError | OSError):
                    log.exception("bus", exc_info=error)
            self._ears = None
            await asyncio.sleep(_AGAIN)

    async def _listen(self, heard: Heard) -> None:
        """Until something goes wrong, or somebody could not be listened to."""
        self._anew = False
        ears, topics = self._client.pubsub(ignore_subscribe_messages=True), set(self._topics)
        async with ears:
            await ears.subscribe(_PREFIX, *(_PREFIX + topic for topic in topics))
            self._ears = ears
            for topic in self._topics - topics:  # came meanwhile
                await ears.subscribe(_PREFIX + topic)
            while not self._anew:
                message = await ears.get_message(timeout=1.0)
                if message is not None and message["type"] == "message":
                    heard(message["channel"].decode().removeprefix(_PREFIX), message["data"].decode())

    async def _speak(self) -> None:
        while True:
            word, topic, *note = await self._words.get()
            try:
                if word == "publish":
                    await self._client.publish(_PREFIX + topic, *note)
                elif self._ears is not None:
                    await getattr(self._ears, word)(_PREFIX + topic)
            except Exception as error:
                self._anew |= word != "publish"  # what is listened to must be said again
                if not isinstance(error, RedisError | OSError):
                    log.exception("bus", exc_info=error)

    def _say(self, *words: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._words.put_nowait(words)

    async def listen(self, topic: str) -> None:
        self._topics.add(topic)
        self._say("subscribe", topic)

    async def forget(self, topic: str) -> None:
        self._topics.discard(topic)
        self._say("unsubscribe", topic)

    async def tell(self, topic: str, note: str) -> None:
        self._say("publish", topic, note)

    async def ready(self) -> bool:
        try:
            return bool(await self._client.ping())
        except (RedisError, OSError):
            return False
