"""Matches in memory, commands on them, and whoever watches. Check, write durably, then take up and tell.

Any node can serve any match: the log in the store is the truth, and its numbering lets one writer win. A node that
lost catches up, checks the command again, and writes behind the other.
"""

import asyncio
import time
from collections.abc import Callable

from .bus import Bus
from .commands import Draft
from .errors import NotFound
from .hosted import Hosted
from .store import Conflict, Entry, Store

Watcher = Callable[[Hosted, list[Entry]], None]

_ATTEMPTS = 20


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """A match in memory, with those who watch it."""

    def __init__(self, match_id: str) -> None:
        self.hosted = Hosted(match_id)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()

    def take(self, entries: list[Entry]) -> None:
        """Fold entries that others have written, and show them to everybody who watches."""
        fresh = [entry for entry in entries if entry.seq > self.hosted.seq]
        for entry in fresh:
            self.hosted.fold(entry)
        self.tell(fresh)

    def tell(self, fresh: list[Entry]) -> None:
        for watcher in tuple(self.watchers) if fresh else ():
            watcher(self.hosted, fresh)


class MatchService:
    """All matches of a node."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.store.start()
        await self.bus.start(self._heard)

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        await self.store.close()

    async def room(self, match_id: str) -> Room:
        """The match, loaded from its log if it is not in memory; NotFound if there is none."""
        room = self.rooms.get(match_id)
        if room is None:
            room = self.rooms.setdefault(match_id, Room(match_id))
            await self.bus.listen(match_id)
        if not room.hosted.exists:
            async with room.lock:
                await self._catch_up(room)
        if not room.hosted.exists:
            self.rooms.pop(match_id, None)
            await self.bus.forget(match_id)
            raise NotFound("no-such-match", match=match_id)
        room.used = time.monotonic()
        return room

    async def create(self, match_id: str, draft: Draft) -> Room:
        """Write the first entry of a new match."""
        room = self.rooms.setdefault(match_id, Room(match_id))
        await self.bus.listen(match_id)
        async with room.lock:
            await self._write(room, draft)
        return room

    async def command(self, match_id: str, make: Callable[[Hosted], Draft], key: str | None = None) -> int:
        """Check, write, take up, tell; the number of the entry. A repeated key is answered, not repeated."""
        room = await self.room(match_id)
        async with room.lock:
            for _ in range(_ATTEMPTS):
                if key is not None and key in room.hosted.keys:
                    return room.hosted.keys[key]
                draft = make(room.hosted)
                try:
                    await self._write(room, draft)
                    break
                except Conflict:  # another node was first: look again at what is there now
                    continue
            else:
                raise Conflict("the log moves too fast")
            seq = room.hosted.seq
        await self.bus.tell(match_id, str(seq))
        return seq

    async def _write(self, room: Room, draft: Draft) -> None:
        """Durable first: nobody hears of an entry, and no view shows it, before it is in the store.

        The room is locked, and views are taken under the lock. So the entry is folded first, which checks it; if the
        store then does not take it, the match is read anew.
        """
        hosted = room.hosted
        entry = Entry(hosted.seq + 1, max(now(), hosted.updated), draft.kind, draft.seat, draft.key, draft.data)
        hosted.fold(entry)
        try:
            await self.store.append(hosted.listing(), [entry])
        except BaseException:
            told = hosted.seq - 1
            room.hosted = Hosted(hosted.id)
            log = await self.store.entries(hosted.id)
            for known in log:
                room.hosted.fold(known)
            room.tell([known for known in log if known.seq > told])
            raise
        room.tell([entry])

    async def _catch_up(self, room: Room) -> None:
        room.take(await self.store.entries(room.hosted.id, room.hosted.seq))

    def _heard(self, topic: str, note: str) -> None:
        """Another node has written."""
        room = self.rooms.get(topic)
        if room is None or not note.isdigit() or int(note) <= room.hosted.seq:
            return
        task = asyncio.get_running_loop().create_task(self._look(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, room: Room) -> None:
        async with room.lock:
            await self._catch_up(room)
