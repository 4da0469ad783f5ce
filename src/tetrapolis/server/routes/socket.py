"""The socket of a table: everything that happens, as one person may know it; commands come in too."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.text import LANGUAGES

from .. import commands, wire
from ..commands import Draft
from ..errors import Forbidden, NotFound, ServerError, TooFast, WhoAreYou
from ..guard import address_of
from ..hosted import Hosted
from ..logs import log, match_mark
from ..messages import news_message
from ..people import Person
from ..previews import preview_message
from ..robots import advice
from ..service import now
from ..site import THINKING_COST, Site, person_of, site_of
from ..speech import refusal_of
from ..store import Unavailable

MOST_MESSAGE = 1 << 14
_MOST_QUEUED = 256  # messages waiting for one slow client
_MOST_MISSED = 5000  # entries sent at once to a client that was away
_GONE, _UNKNOWN, _SLOW = 1001, 4404, 4408

_asked: msgspec.json.Decoder[wire.Asked] = msgspec.json.Decoder(wire.Asked)


class Seat:
    """Whoever looks at the table through one socket; a slow one is let go, and asks for what it missed later."""

    def __init__(self, user: str | None, wanted: int | None = None) -> None:
        self.user = user
        self.wanted = wanted
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue(_MOST_QUEUED)
        self.leaving = False  # no new commands
        self.busy = False

    def show(self, news: bytes) -> None:
        try:
            self.queue.put_nowait(news)
        except asyncio.QueueFull:
            self._close(_SLOW)

    def _close(self, code: int) -> None:
        """With this code, after what is queued; before it, if there is too much."""
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(code)

    def leave(self) -> None:
        self.leaving = True
        self.done()

    def done(self) -> None:
        """Nothing is being done for this socket now."""
        if self.leaving and not self.busy:
            self._close(_GONE)

    def answer(self, told: wire.Told) -> None:
        self.show(msgspec.json.encode(told))


@websocket("/matches/{match:str}/socket")
async def table(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """`?after=N` asks for all entries behind N; without it, only what is new from now on.

    `?seat=N` chooses among the person's own seats; whoever asks for another one is shown what spectators see.
    """
    site = site_of(socket)
    await socket.accept()
    try:
        person = person_of(socket, match)
        room = await site.service.room(match)
    except (NotFound, Forbidden):
        await socket.close(_UNKNOWN)
        return
    except ServerError:
        await socket.close(_GONE)
        return
    seat = Seat(person.user if person else None, _number(socket.query_params.get("seat", ""), otherwise=-1))
    async with room.lock:
        seen = _number(socket.query_params.get("after", ""), otherwise=room.hosted.seq)
        try:
            behind = await site.store.entries(match, room.hosted.seq if seen is None else seen)
        except Unavailable:
            await socket.close(_GONE)
            return
        missed = [entry for entry in behind if entry.seq <= room.hosted.seq][:_MOST_MISSED]
        seat.show(news_message(room.hosted, missed, room.hosted.seat_of(seat.user, seat.wanted), now()))
        room.watchers.add(seat)
    lang = socket.query_params.get("lang", "en")
    sender = asyncio.create_task(_send(socket, seat.queue))
    receiver = asyncio.create_task(_receive(site, socket, match, person, seat, lang if lang in LANGUAGES else "en"))
    try:
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.watchers.discard(seat)
        for task in (sender, receiver):
            task.cancel()
        _, failure = await asyncio.gather(sender, receiver, return_exceptions=True)
        if isinstance(failure, Exception):
            log.error("socket failed", exc_info=failure, extra={"match": match_mark(match)})


def _number(text: str, otherwise: int) -> int | None:
    """A number of the address; None if it is not there, `otherwise` if it is something else."""
    if not text:
        return None
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else otherwise


async def _send(socket: WebSocket[Any, Any, Any], queue: "asyncio.Queue[bytes | int]") -> None:
    while not isinstance(message := await queue.get(), int):
        await socket.send_text(message)
    with contextlib.suppress(RuntimeError):
        await socket.close(message)


async def _receive(
    site: Site, socket: WebSocket[Any, Any, Any], match: str, person: Person | None, seat: Seat, lang: str
) -> None:
    who = person.user if person else address_of(socket.scope)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            while seat.queue.qsize() > _MOST_QUEUED // 2:  # listen again when the answers so far have gone out
                await asyncio.sleep(0.01)
            data = await socket.receive_data("text")
            if seat.leaving:
                continue
            key: str | None = None
            seat.busy = True
            try:
                wait = site.talk.take(who)  # what cannot be read costs as much
                asked = _read(data)
                key = asked.key
                if isinstance(asked, wire.Undo | wire.Hint):
                    wait = wait or site.talk.take(who, THINKING_COST)
                if wait:
                    raise TooFast(wait)
                seat.answer(await _do(site, match, person, asked, seat.wanted, lang))
            except TetrapolisError as error:
                refusal = refusal_of(error, lang)
                site.metrics.refused.labels(refusal.error).inc()
                seat.answer(wire.Refused(key, refusal.error, refusal.message, refusal.rule))
            finally:
                seat.busy = False
                seat.done()


def _read(data: str | bytes) -> wire.Asked:
    if len(data) > MOST_MESSAGE:
        raise ServerError("message-too-long", most=MOST_MESSAGE)
    try:
        return _asked.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ServerError("not-a-command") from None


async def _do(
    site: Site, match: str, person: Person | None, asked: wire.Asked, wanted: int | None, lang: str
) -> wire.Told:
    if isinstance(asked, wire.Ping):
        return wire.Pong(asked.key)
    if person is None:
        raise WhoAreYou("who-are-you")
    if isinstance(asked, wire.Look):
        room = await site.service.room(match)
        async with room.lock:
            seat = commands.own_seat(room.hosted, person.user, wanted)
            return preview_message(commands.running(room.hosted), seat, asked.action, lang, asked.key)

    if isinstance(asked, wire.Hint):
        room = await site.service.room(match)
        async with room.lock:
            view = commands.running(room.hosted).view(commands.advised_seat(room.hosted, person.user, wanted))
        return wire.Advice(asked.key, await advice(view))

    def make(hosted: Hosted) -> Draft:
        if isinstance(asked, wire.Act):
            return commands.act(hosted, person.user, asked.decision, asked.action, wanted)
        if isinstance(asked, wire.Say):
            return commands.say(hosted, person.user, person.name, asked.text, wanted)
        return commands.undo(hosted, person.user, wanted)

    done = await site.command(match, make, person, asked.key)
    return wire.Answer(asked.key, done.seq)
