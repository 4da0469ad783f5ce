"""Bots at hosted tables: they come through the same door as people, view in and action out."""

import asyncio
import contextlib
import secrets

from tetrapolis.bots import make_bot, mind_of
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.registry import find
from tetrapolis.core.view import View

from . import commands
from .hosted import Hosted
from .service import MatchService, Room
from .store import Conflict, Entry

_LEASE = 20.0  # seconds; a node that dies gives its matches back after that


class Robots:
    """Plays for every seat that a bot has, in the matches this node has leased."""

    def __init__(self, service: MatchService, node: str) -> None:
        self._service = service
        self._node = node
        self._busy: dict[str, asyncio.Task[None]] = {}

    def watch(self, room: Room) -> None:
        """Play in this match from now on, whenever a bot must choose."""
        room.watchers.add(self._changed)
        self._changed(room.hosted, [])

    def _changed(self, hosted: Hosted, _: list[Entry]) -> None:
        if hosted.id not in self._busy and _waiting_bot(hosted) is not None:
            task = asyncio.get_running_loop().create_task(self._play(hosted.id))
            self._busy[hosted.id] = task
            task.add_done_callback(lambda _: self._busy.pop(hosted.id, None))

    async def _play(self, match_id: str) -> None:
        """Choose for bots until none of them must; one node at a time does so for a match."""
        if not await self._service.store.lease(f"bots:{match_id}", self._node, _LEASE):
            return
        room = await self._service.room(match_id)
        while (seat := _waiting_bot(room.hosted)) is not None:
            async with room.lock:
                if room.hosted.match is None or seat not in room.hosted.match.pending:
                    continue
                view, decision = room.hosted.match.view(seat), room.hosted.decision(seat)
                level = room.hosted.seats[seat].bot
            action = await asyncio.to_thread(_choose, level, view)
            with contextlib.suppress(TetrapolisError, Conflict):  # somebody else has moved on: look again
                await self._service.command(
                    match_id, lambda hosted, s=seat, d=decision, a=action: commands.act(hosted, s, d, a, None)
                )
            await self._service.store.lease(f"bots:{match_id}", self._node, _LEASE)

    async def close(self) -> None:
        for task in tuple(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)


def _waiting_bot(hosted: Hosted) -> int | None:
    pending = hosted.match.pending if hosted.match is not None else ()
    return next((seat for seat in pending if hosted.seats[seat].bot), None)


def _choose(level: str, view: View) -> str:
    """In a thread: the search lets other threads run."""
    bot = make_bot(level, view.game, secrets.randbits(30))
    number = bot.choose(view)
    state = view._possible[0]
    return str(view.game.actions.decode(state, number))


def compile_all(names: tuple[str, ...]) -> None:
    """Have rules and searches ready: in a thread at the start of the server."""
    for name in names:
        game = find(name)
        game.compile()
        mind_of(game).compile()
