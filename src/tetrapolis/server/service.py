"""Matches in memory, commands on them, and whoever watches. Check, write durably, then take up and tell.

Any node can serve any match: the log in the store is the truth, and its numbering lets one writer win. A node that
lost catches up, checks the command again, and writes behind the other.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from tetrapolis.core.errors import TetrapolisError, UnknownGame
from tetrapolis.core.state import States

from . import logs
from .bus import Bus
from .commands import Draft
from .errors import Archived, Away, NotFound, Stale
from .hosted import Hosted
from .messages import news_message
from .page_messages import PageTeller
from .slices import each
from .store import Conflict, Entry, Listing, Store, Unavailable
from .tasks import end

Rewriting = tuple[Listing, list[Entry], list[Entry]]  # what to append, and earlier entries as they shall be
REMOVED = "removed"  # the note that there is no such match any more

_ATTEMPTS = 20
LOOK_AGAIN = 2.0  # seconds after which a note that got lost is made good
_MARGIN = 60_000  # milliseconds by which the clocks of nodes may differ
_FORGET = 120.0  # seconds after which a match that nobody watches leaves the memory
_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


Make = Callable[[Hosted], Draft | Awaitable[Draft]]  # the room stays locked while it is awaited


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def answered(hosted: Hosted, key: str, asked: str) -> int:
    """The entry that a key has led to; the same key with something else in it is a mistake of the sender."""
    if asked and hosted.asked[key] not in ("", asked):
        raise Stale("key-reused")
    return hosted.keys[key]


def steady() -> int:
    """Milliseconds of a clock that nobody sets; it goes on while the machine sleeps, where there is such a one."""
    return (time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)) // 1_000_000


class Watcher(Protocol):
    """Somebody who looks at a match: what there is to see depends on the seat, and on the form, alone."""

    user: str | None
    wanted: int | None  # of the person's seats
    is_page: bool  # gets bytes, and draws the table itself
    seat: int | None  # as which it was shown something last

    def show(self, news: bytes) -> None: ...

    def leave(self) -> None:
        """The server stops, or the match is no more: finish what is being done, and go."""


class Room:
    """A match in memory, with those who watch it."""

    def __init__(self, match_id: str) -> None:
        self.hosted = Hosted(match_id)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.engine: str | None = None  # where pages find the rules
        self.used = time.monotonic()
        self._told = 0
        self._begun, self._steady = now(), steady()

    def now(self) -> int:
        """The time of this match, never before its last entry.

        While the match is in memory it goes on steadily: whoever sets the machine's clock takes nobody's time.
        """
        at = self._begun + steady() - self._steady
        if (behind := self.hosted.updated - at) > 0:  # the clock was set back, or that of another node is ahead
            self._begun += behind
            at += behind
        return at

    def fold(self, draft: Draft, key: str | None = None, asked: str = "") -> Entry:
        """Take up what somebody has asked for; the entry as it is to be written."""
        hosted = self.hosted
        data = draft.data | {"asked": asked} if key and asked else draft.data
        entry = Entry(hosted.seq + 1, self.now(), draft.kind, draft.seat, key, data)
        hosted.fold(entry)
        return hosted.sealed(entry)

    def snapshot(self) -> States | None:
        """The state as it is now, if somebody will be told what changes in it."""
        match = self.hosted.match
        return match.kept_states() if match is not None and self.watchers else None

    def tell(self, entries: list[Entry], before: States | None) -> None:
        """Show entries once to everybody who watches: made once for a seat, and once for all spectators.

        `before` is the state as it was shown to them last; without it, pages get the whole.
        """
        fresh = [entry for entry in entries if entry.seq > self._told]
        self._told = max(self._told, self.hosted.seq)
        if not fresh or not self.watchers:
            return
        hosted, now = self.hosted, self.now()
        pages = PageTeller(hosted, fresh, now, self.engine, before)
        made: dict[tuple[bool, int | None, bool], bytes] = {}
        for watcher in tuple(self.watchers):
            seat = hosted.seat_of(watcher.user, watcher.wanted)
            known = watcher.seat == seat  # else what they have is that of another one
            place = (watcher.is_page, seat, known)
            if (news := made.get(place)) is None:
                news = pages.news(seat, known) if watcher.is_page else news_message(hosted, fresh, seat, now)
                made[place] = news
            watcher.seat = seat
            watcher.show(news)


async def _nothing_to_prepare(_: str) -> None:
    """The rules are ready."""


class MatchService:
    """All matches of a node. `observer` hears of every match that has gone on, `prepare` makes a game's rules ready."""

    def __init__(self, store: Store, bus: Bus, prepare: Callable[[str], Awaitable[None]] = _nothing_to_prepare) -> None:
        self.store = store
        self.bus = bus
        self.rooms: dict[str, Room] = {}
        self.observer: Callable[[Hosted], None] = lambda _: None
        self.topics: dict[str, Callable[[], Awaitable[None]]] = {}  # what to do on notes that are not of matches
        self._prepare = prepare
        self._tasks: set[asyncio.Task[None]] = set()
        self._warned: set[str] = set()  # fingerprints of other rules, once each

    async def start(self) -> None:
        await self.store.start()
        await self.bus.start(self._heard)
        for topic in self.topics:
            await self.bus.listen(topic)

    async def close(self) -> None:
        await end(self._tasks)
        await self.bus.close()
        await self.store.close()

    async def room(self, match_id: str, fresh: bool = False) -> Room:
        """The match, loaded from its log if it is not in memory; NotFound if there is none.

        `fresh` asks the store also for what another node may have written a moment ago.
        """
        room = self.rooms.get(match_id)
        if room is None:
            room = self.rooms.setdefault(match_id, Room(match_id))
            await self.bus.listen(match_id)
        room.used = time.monotonic()
        if fresh or not room.hosted.exists:
            async with room.lock:
                if fresh or not room.hosted.exists:
                    await self._catch_up(room)
        if not room.hosted.exists:
            self.rooms.pop(match_id, None)
            await self.bus.forget(match_id)
            raise NotFound("no-such-match", match=match_id)
        return room

    async def create(self, match_id: str, drafts: list[Draft], key: str | None = None, asked: str = "") -> Room:
        """Write the first entries of a new match; Conflict if there is one of that name."""
        await self._prepare(str(drafts[0].data["game"]))
        room = Room(match_id)
        async with room.lock:
            await self._write(room, drafts, key, asked)
        self.rooms[match_id] = room
        await self.bus.listen(match_id)
        return room

    async def command(self, match_id: str, make: Make, key: str | None = None, asked: str = "") -> int:
        """Check, write, take up, tell; the number of the entry. A repeated key is answered, not repeated.

        `asked` is a short hash of what was asked for: a key that comes again with something else is refused.
        """
        room = await self.room(match_id)
        async with room.lock:
            for _ in range(_ATTEMPTS):
                if key is not None and key in room.hosted.keys:
                    return answered(room.hosted, key, asked)
                known = room.hosted.seq
                try:
                    draft = make(room.hosted)
                    await self._write(room, [draft if isinstance(draft, Draft) else await draft], key, asked)
                    break
                except Conflict:  # another node was first: look again at what is there now
                    continue
                except Away:
                    raise
                except TetrapolisError:  # refused by what this node knows: another may know more
                    await self._catch_up(room)
                    if room.hosted.seq == known:
                        raise
            else:
                raise Away("busy")
            seq = room.hosted.seq
        if self.bus.is_shared:  # who is here was told
            await self.bus.tell(match_id, str(seq))
        return seq

    async def rewrite(self, match_id: str, change: Callable[[Listing, list[Entry]], Rewriting]) -> None:
        """Change what a log says of somebody. Nodes that have it in memory take up the entry that says so."""
        for _ in range(_ATTEMPTS):
            listing = await self.store.listing(match_id)
            if listing is None:
                return
            rewriting = change(listing, await self.store.entries(match_id))
            try:
                await self.store.append(*rewriting)
                break
            except Conflict:  # the match has gone on meanwhile
                continue
        else:
            raise Away("busy")
        self._heard(match_id, str(rewriting[0].last_seq))
        await self.bus.tell(match_id, str(rewriting[0].last_seq))

    async def _write(self, room: Room, drafts: list[Draft], key: str | None, asked: str) -> None:
        """Durable first: nobody hears of an entry, and no view shows it, before it is in the store.

        The room is locked, and views are taken under the lock. So the entries are folded first, which checks them; if
        the store then does not take them, the match is read anew.
        """
        hosted, told = room.hosted, room.hosted.seq
        before = room.snapshot()
        try:
            entries = [room.fold(drafts[0], key, asked)]
            if len(drafts) > 1:
                entries += await each(room.fold, drafts[1:])
            await self.store.append(hosted.listing(drafts[0].kind), entries)
        except BaseException as error:
            if hosted.seq > told:  # what is in memory is ahead of the store
                room.hosted = Hosted(hosted.id)
                await self._catch_up(room)
            if isinstance(error, Unavailable):
                raise Away("store-away") from None
            raise
        room.tell(entries, before)
        self.observer(hosted)

    async def _catch_up(self, room: Room) -> None:
        """Fold entries that others have written, and show them to everybody who watches."""
        before = room.snapshot()
        try:
            fresh = await self._fold_new(room)
        except Unavailable:
            raise Away("store-away") from None
        room.tell(fresh, before)
        if fresh:
            self.observer(room.hosted)

    async def _fold_new(self, room: Room) -> list[Entry]:
        log = await self.store.entries(room.hosted.id, room.hosted.seq)
        if log and not room.hosted.exists:
            with contextlib.suppress(UnknownGame):  # it can still be read
                await self._prepare(str(log[0].data["game"]))
        fresh = [entry for entry in log if entry.seq > room.hosted.seq]
        try:
            await each(room.hosted.fold, fresh)
        except Exception as error:  # whatever rules do with a log that is not theirs
            logs.log.exception("unplayable", exc_info=error, extra={"match": logs.match_mark(room.hosted.id)})
            await self._read_only(room)
        await self._check_version(room.hosted)
        return fresh

    async def _read_only(self, room: Room) -> None:
        """A log that the rules of this server do not agree with is kept readable, and never played on."""
        room.hosted = Hosted(room.hosted.id, Archived("match-unplayable"))
        await each(room.hosted.fold, await self.store.entries(room.hosted.id))

    async def _check_version(self, hosted: Hosted) -> None:
        if hosted.archive is not None and not hosted.archive.over:  # the first servers did not keep the end
            listing = await self.store.listing(hosted.id)
            hosted.archive.over = listing is not None and listing.status == "over"
        if hosted.match is not None and hosted.fingerprint not in ("", hosted.match.game.fingerprint, *self._warned):
            self._warned.add(hosted.fingerprint)
            logs.log.warning("rules changed without a version", extra={"game": hosted.game})

    # -- other nodes, and time --------------------------------------------------------------------------------------

    def _heard(self, topic: str, note: str) -> None:
        """Another node has written, or removed the match."""
        if topic in self.topics:
            self._run(self._do_for(topic))
            return
        if note == REMOVED:
            self.drop(topic)
        room = self.rooms.get(topic)
        if room is not None and note.isdigit() and int(note) > room.hosted.seq:
            self._run(self._look(room))

    async def _do_for(self, topic: str) -> None:
        with contextlib.suppress(Unavailable):  # the next look makes it good
            await self.topics[topic]()

    def drop(self, match_id: str) -> None:
        """The match is no more: whoever looks at it is sent away."""
        room = self.rooms.pop(match_id, None)
        if room is not None:
            self._run(self.bus.forget(match_id))
            for watcher in tuple(room.watchers):
                watcher.leave()

    async def _look(self, room: Room) -> None:
        with contextlib.suppress(Away):
            async with room.lock:
                await self._catch_up(room)

    async def look_again(self) -> None:
        """From time to time: make good what notes did not bring, and forget matches that nobody looks at."""
        limit = time.monotonic() - _FORGET
        for match_id, room in tuple(self.rooms.items()):
            if room.used < limit and not room.watchers and not room.lock.locked():
                del self.rooms[match_id]
                await self.bus.forget(match_id)
        for match_id, last in (await self.store.changed(now() - _MARGIN)).items():
            self._heard(match_id, str(last))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
