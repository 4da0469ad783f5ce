"""The socket of a table: everything that happens, as one person may know it; commands come in too."""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tetrapolis import wire
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.text import LANGUAGES

from .. import commands
from ..commands import Draft
from ..errors import Forbidden, NotFound, ServerError, TooFast, WhoAreYou
from ..guard import refuse_socket
from ..hosted import Hosted
from ..logs import log, match_mark
from ..messages import missed_messages
from ..people import Person
from ..previews import preview_message
from ..quotas import Asker
from ..robots import ADVISER, think
from ..site import Site, asker_of, person_of, site_of
from ..speech import refusal_of
from ..store import Unavailable

MOST_MESSAGE = 1 << 14
_MOST_QUEUED = 256  # messages waiting for one slow client
_GONE, _UNKNOWN, _SLOW = 1001, 4404, 4408

_client_message: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


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

    def dismiss(self) -> None:
        """Nothing more is shown, and the socket closes."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(_SLOW)

    def leave(self) -> None:
        """Finish what is being done, and go."""
        self.leaving = True
        self.done()

    def done(self) -> None:
        """Nothing is being done for this socket now."""
        if self.leaving and not self.busy:
            self._close(_GONE)

    def answer(self, message: wire.ServerMessage) -> None:
        self.show(msgspec.json.encode(message))


@websocket("/matches/{match:str}/socket")
async def table(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """`?after=N` asks for all entries after N; without it, only what is new from now on.

    `?seat=N` chooses among the person's own seats; whoever asks for another one is shown what spectators see.
    `?lang=hu` is the language of refusals and previews.
    """
    site = site_of(socket)
    try:
        person = person_of(socket, match)
        asker = asker_of(socket, person)
        with site.quotas.held("sockets", asker):
            await socket.accept()
            await _serve(site, socket, match, person, asker)
    except Forbidden:
        await socket.accept()
        await socket.close(_UNKNOWN)
    except TooFast as error:
        await refuse_socket(error, cast(Any, socket.scope), cast(Any, socket.send))


async def _serve(site: Site, socket: WebSocket[Any, Any, Any], match: str, person: Person | None, asker: Asker) -> None:
    try:
        room = await site.service.room(match)
    except NotFound:
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
        missed = [entry for entry in behind if entry.seq <= room.hosted.seq]
        async for news in missed_messages(room.hosted, missed, room.hosted.seat_of(seat.user, seat.wanted), room.now()):
            seat.show(news)
        room.watchers.add(seat)

    def check() -> None:
        """Nothing more is shown in a session that has ended; the page comes again as a stranger."""
        if person is not None and not site.people.valid(person):
            seat.dismiss()

    site.endings.listeners.add(check)
    check()
    lang = socket.query_params.get("lang", "en")
    sender = asyncio.create_task(_send(socket, seat.queue))
    conversation = Conversation(site, match, person, asker, seat, lang if lang in LANGUAGES else "en")
    receiver = asyncio.create_task(_receive(socket, conversation))
    try:
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.watchers.discard(seat)
        site.endings.listeners.discard(check)
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


@dataclass(frozen=True)
class Conversation:
    """Who speaks through a socket, about which match."""

    site: Site
    match: str
    person: Person | None
    asker: Asker
    seat: Seat
    lang: str


async def _receive(socket: WebSocket[Any, Any, Any], talk: Conversation) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            while talk.seat.queue.qsize() > _MOST_QUEUED // 2:  # listen again when the answers so far have gone out
                await asyncio.sleep(0.01)
            data = await socket.receive_data("text")
            if talk.seat.leaving:
                continue
            asked = _read(data)
            key = None if isinstance(asked, ServerError) else asked.key
            talk.seat.busy = True
            try:
                talk.site.quotas.take("messages", talk.asker)  # what cannot be read costs as much
                if isinstance(asked, ServerError):
                    raise asked
                talk.seat.answer(await _do(talk, asked))
            except TetrapolisError as error:
                refusal = refusal_of(error, talk.lang)
                talk.site.metrics.refused.labels(refusal.error).inc()
                talk.seat.answer(wire.Refused(key, refusal.error, refusal.message, refusal.rule))
            finally:
                talk.seat.busy = False
                talk.seat.done()


def _read(data: str | bytes) -> wire.ClientMessage | ServerError:
    """What is asked for, or why it cannot be read."""
    if len(data) > MOST_MESSAGE:
        return ServerError("message-too-long", most=MOST_MESSAGE)
    try:
        return _client_message.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ServerError("not-a-command")


async def _do(talk: Conversation, asked: wire.ClientMessage) -> wire.ServerMessage:
    site, match, person, asker, wanted = talk.site, talk.match, talk.person, talk.asker, talk.seat.wanted
    if isinstance(asked, wire.Ping):
        return wire.Pong(asked.key)
    if person is None or not site.people.valid(person):
        raise WhoAreYou("who-are-you")
    if isinstance(asked, wire.Look):
        room = await site.service.room(match)
        async with room.lock:
            view = commands.running(room.hosted).view(commands.own_seat(room.hosted, person.user, wanted))
        details = (view, asked.action, talk.lang, asked.key)
        return await site.do(site.pools.looks, "looks", asker, preview_message, *details)

    if isinstance(asked, wire.Hint):
        room = await site.service.room(match)
        async with room.lock:
            view = commands.running(room.hosted).view(commands.advised_seat(room.hosted, person.user, wanted))
        return wire.Advice(asked.key, await site.do(site.pools.hints, "hints", asker, think, ADVISER, view))

    if isinstance(asked, wire.Undo):
        undone = await site.undo(match, person, asker, wanted, asked.key)
        return wire.Answer(asked.key, undone.seq)

    if isinstance(asked, wire.Say):
        await site.allow_speaker(match, person, wanted)

    def make(hosted: Hosted) -> Draft:
        if isinstance(asked, wire.Say):
            return commands.say(hosted, person.user, person.name, asked.text, wanted)
        return commands.act(hosted, person.user, asked.decision, asked.action, wanted)

    words = msgspec.structs.asdict(asked)
    del words["key"]
    said = (type(asked).__name__.lower(), *words.values(), wanted)
    done = await site.command(match, make, person, asker, asked.key, said)
    return wire.Answer(asked.key, done.seq)
