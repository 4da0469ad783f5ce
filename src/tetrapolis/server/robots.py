"""Bots at hosted tables: they come through the same door as people, view in and action out."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable

from tetrapolis.bots import make_bot, whole_choice
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.registry import rules_versions
from tetrapolis.core.view import View

from . import commands
from .errors import Stale
from .hosted import Hosted
from .pools import Pool
from .quotas import Asker, Quotas, party
from .service import MatchService
from .store import Unavailable
from .tasks import end

_LEASE = 10.0  # seconds; a node that dies gives its matches back after that
ADVISER = "master"
_ALONE = 8.0  # how much more the thoughts cost of bots that nobody waits for
_PLACES = "bot matches"
_MOST_ASKERS = 20_000  # that are remembered
_NOBODY = Asker("nobody")  # who pays for matches without people when it is not known who left them to the bots
LOOK = 1.0  # seconds between looks for matches whose bots nobody plays


class Robots:
    """Plays for every seat that a bot has, in matches that no other node plays in at the moment.

    A worker plays in matches that it `owns`, and in others after a command that it was given for them.
    """

    def __init__(
        self,
        service: MatchService,
        node: str,
        pool: Pool,
        quotas: Quotas,
        owns: Callable[[str], bool] | None = None,
    ) -> None:
        self._service = service
        self._node = node
        self._owns = owns or (lambda _: True)
        self._pool = pool
        self._quotas = quotas
        self._busy: dict[str, asyncio.Task[bool]] = {}
        self._askers: dict[str, Asker] = {}  # who has asked last for something at a table, on this node
        self._asked: set[str] = set()  # matches that it does not own, and has a command for now
        self._places: dict[str, Asker] = {}  # matches that go on without people now, and who pays for them
        self._parked: dict[str, Asker] = {}  # matches that would, once one of these has ended
        service.observer = self._changed

    async def close(self) -> None:
        self._parked.clear()  # nobody takes the places of those who stop now
        await end(self._busy.values())

    def admit(self, asker: Asker) -> None:
        """A match wants to begin that goes on without people; TooFast if the asker has too many of them already."""
        with self._quotas.held(_PLACES, asker):
            """It has its place as soon as it has begun."""

    def asked(self, match_id: str, asker: Asker) -> None:
        """Somebody at the table asks for something: what bots do from now on is done for them."""
        self._askers.pop(match_id, None)
        self._askers[match_id] = asker
        if not self._owns(match_id):
            self._asked.add(match_id)
        if len(self._askers) > _MOST_ASKERS:
            self._forget(next(iter(self._askers)))

    def _forget(self, match_id: str) -> None:
        self._askers.pop(match_id, None)
        self._asked.discard(match_id)

    def _party(self, hosted: Hosted) -> str:
        """For whom the bots think: everybody behind one address is one."""
        asker = self._places.get(hosted.id) or self._askers.get(hosted.id)
        return party(asker.address) if asker else hosted.host

    def _changed(self, hosted: Hosted) -> None:
        if hosted.waiting_bot is None:
            self._vacate(hosted.id)
        elif self._is_for_us(hosted.id) and self._may_play(hosted):
            self._take_up(hosted.id)
        self._asked.discard(hosted.id)
        if hosted.status == "over":
            self._forget(hosted.id)

    def _is_for_us(self, match_id: str) -> bool:
        """Else the worker that owns the match hears of the change too, and plays where the sockets are."""
        return self._owns(match_id) or match_id in self._asked or match_id in self._busy

    def _may_play(self, hosted: Hosted) -> bool:
        """Bots play at once for people; without, a match needs one of the places of whoever has left it to the bots.

        Nobody is kept from resigning: a match that finds no place waits for one.
        """
        if hosted.peopled:
            self._vacate(hosted.id)
            return True
        if hosted.id not in self._places:
            asker = self._parked.get(hosted.id) or self._askers.get(hosted.id, _NOBODY)
            if not self._quotas.room(_PLACES, asker):
                self._parked[hosted.id] = asker
                return False
            self._settle(hosted.id, asker)
        return True

    def _settle(self, match_id: str, asker: Asker) -> None:
        self._quotas.hold(_PLACES, asker)
        self._places[match_id] = asker
        self._parked.pop(match_id, None)

    def _vacate(self, match_id: str) -> None:
        """The match goes on without people no longer, or not here: those that wait for its place have it."""
        self._parked.pop(match_id, None)
        asker = self._places.pop(match_id, None)
        if asker is None:
            return
        self._quotas.let_go(_PLACES, asker)
        for waiting, other in tuple(self._parked.items()):
            if self._quotas.room(_PLACES, other):
                self._settle(waiting, other)
                self._take_up(waiting)

    def _take_up(self, match_id: str) -> None:
        room = self._service.rooms.get(match_id)
        readable = room is not None and room.hosted.archive is not None
        if match_id not in self._busy and match_id not in self._parked and not readable:
            task = asyncio.get_running_loop().create_task(self._play(match_id))
            self._busy[match_id] = task
            task.add_done_callback(lambda done: self._played(match_id, done))

    def _played(self, match_id: str, done: asyncio.Task[bool]) -> None:
        """Somebody may have gone on just when the last bot was done."""
        self._busy.pop(match_id, None)
        room = self._service.rooms.get(match_id)
        if not done.cancelled() and done.exception() is None and done.result() and room is not None:
            if not self._owns(match_id):
                self._asked.add(match_id)
            self._changed(room.hosted)
        else:  # another node plays there, or it is tried again by the next look
            self._vacate(match_id)

    async def look(self) -> None:
        """Bots go on after a restart, and when the node that played them is gone."""
        here = [match_id for match_id, room in self._service.rooms.items() if room.hosted.waiting_bot is not None]
        for match_id in (*here, *await self._service.store.waiting(rules=rules_versions())):
            if self._owns(match_id):
                self._take_up(match_id)

    async def _play(self, match_id: str) -> bool:
        """Choose for bots until none of them must; False if another node does so, or it did not work."""
        lease = f"bots:{match_id}"
        with contextlib.suppress(TetrapolisError, Unavailable):  # else it is taken up again by the next look
            if not await self._service.store.lease(lease, self._node, _LEASE):
                return False
            try:
                renewed = time.monotonic()
                while await self._choose(match_id):
                    if time.monotonic() > renewed + _LEASE / 4:
                        await self._service.store.lease(lease, self._node, _LEASE)
                        renewed = time.monotonic()
            finally:
                await self._service.store.release(lease, self._node)
            return True
        return False

    async def _choose(self, match_id: str) -> bool:
        """One choice; False if no bot must choose, or none may now."""
        room = await self._service.room(match_id)
        async with room.lock:
            seat = room.hosted.waiting_bot
            if seat is None or room.hosted.match is None or not self._may_play(room.hosted):
                return False
            view, decision = room.hosted.match.view(seat), room.hosted.decisions[seat]
            level = room.hosted.seats[seat].bot
            party, weight = self._party(room.hosted), 1.0 if room.hosted.peopled else _ALONE
        action = await self._pool.run(party, think, level, view, weight=weight)

        def make(hosted: Hosted) -> commands.Draft:
            if hosted.seats[seat].bot != level:
                raise Stale("decision-over", decision=decision, now=hosted.decisions[seat])
            return commands.choose(hosted, seat, decision, action)

        with contextlib.suppress(Stale):  # somebody has moved on: look again
            await self._service.command(match_id, make)
        return True


def think(level: str, view: View) -> str:
    """What a bot chooses. In a thread: the search lets other threads run."""
    steps = whole_choice(make_bot(level, view.game, secrets.randbits(30)), view)
    return view.game.spec.join([view.notation(step) for step in steps])
