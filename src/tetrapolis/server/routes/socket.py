"""The socket of a table: everything that happens, as one person may know it; commands come in too."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
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
from ..page_messages import base_of, missed_page_news
from ..people import Person
from ..previews import preview_message
from ..quotas import Asker
from ..robots import ADVISER, think
from ..service import Room
from ..site import Site, asker_of, person_of, site_of
from ..sockets import Link, link_of
from ..speech import refusal_of
from ..store import Entry, Unavailable

MOST_MESSAGE = 1 << 14
_GONE, _UNKNOWN, _SLOW = 1001, 4404, 4408

_Answer = wire.Answer | wire.Previewed | wire.Advice | wire.Pong

_client_message: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Seat:
    """Whoever looks at the table through one socket; a slow one is let go, and asks for what it missed later."""

    __slots__ = ("_socket", "busy", "is_page", "leaving", "seat", "user", "wanted")

    def __init__(self, socket: Link, user: str | None, wanted: int | None = None, is_page: bool = False) -> None:
        self.user = user
        self.wanted = wanted
        self.is_page = is_page
        self.seat: int | None = None
        self.leaving = False  # no new commands
        self.busy = False
        self._socket = socket

    def show(self, news: bytes) -> None:
        if not self._socket.write(news, text=not self.is_page):
            self._socket.finish(_SLOW)

    def dismiss(self) -> None:
        """Nothing more is shown, and the socket closes."""
        self._socket.finish(_SLOW)

    def leave(self) -> None:
        """Finish what is being done, and go."""
        self.leaving = True
        self.done()

    def done(self) -> None:
        """Nothing is being done for this socket now."""
        if self.leaving and not self.busy:
            self._socket.finish(_GONE)

    def answer(self, message: "_Answer | wire.Refused") -> None:
        self.show(msgspec.msgpack.encode(message) if self.is_page else msgspec.json.encode(message))


@websocket("/matches/{match:str}/socket")
async def table(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """`?after=N` asks for all entries after N; without it, only what is new from now on.

    `?seat=N` chooses among the person's own seats; whoever asks for another one is shown what spectators see.
    `?lang=hu` is the language of refusals and previews. `?form=bytes` is for pages, which have the rules: they get
    MessagePack, with what has changed in the state of their seat; `?has=N` is the CRC-32 of the state that they have.
    """
    site = site_of(socket)
    try:
        person = person_of(socket, match)
        asker = asker_of(socket, person)
        with site.quotas.held("sockets", asker):
            link = link_of(socket)
            await socket.accept()
            await _serve(site, socket, link, match, person, asker)
            await link.flushed()
    except Forbidden:
        await socket.accept()
        await socket.close(_UNKNOWN)
    except TooFast as error:
        await refuse_socket(error, cast(Any, socket.scope), cast(Any, socket.send))


async def _serve(
    site: Site, socket: WebSocket[Any, Any, Any], link: Link, match: str, person: Person | None, asker: Asker
) -> None:
    try:
        room = await site.service.room(match)
    except NotFound:
        link.finish(_UNKNOWN)
        return
    except ServerError:
        link.finish(_GONE)
        return
    asked = socket.query_params
    is_page = asked.get("form") == "bytes"
    seat = Seat(link, person.user if person else None, _number(asked.get("seat", ""), otherwise=-1), is_page)
    if is_page:
        room.engine = await site.engine(room.hosted.game, asker)
    try:
        await _welcome(site, room, seat, asked.get("after", ""), asked.get("has", ""))
    except Unavailable:
        link.finish(_GONE)
        return

    def check() -> None:
        """Nothing more is shown in a session that has ended; the page comes again as a stranger."""
        if person is not None and not site.people.valid(person):
            seat.dismiss()

    site.endings.listeners.add(check)
    check()
    lang = asked.get("lang", "en")
    conversation = Conversation(site, match, person, asker, seat, lang if lang in LANGUAGES else "en")
    try:
        while (data := await link.message()) is not None:
            if not link.is_drained:
                await link.drained()
            await _hear(conversation, data)
    except Exception as failure:
        log.error("socket failed", exc_info=failure, extra={"match": match_mark(match)})
    finally:
        room.watchers.discard(seat)
        site.endings.listeners.discard(check)
        link.finish(_GONE)


async def _welcome(site: Site, room: Room, seat: Seat, after: str, has: str) -> None:
    """Show somebody who comes what there is, and from now on what is new."""
    async with room.lock:
        seen = _number(after, otherwise=room.hosted.seq)
        behind = await site.store.entries(room.hosted.id, room.hosted.seq if seen is None else seen)
        missed = [entry for entry in behind if entry.seq <= room.hosted.seq]
        seat.seat = room.hosted.seat_of(seat.user, seat.wanted)
        async for news in _missed(room, missed, seat, seen, _number(has, otherwise=-1)):
            seat.show(news)
        room.watchers.add(seat)


def _missed(room: Room, entries: list[Entry], seat: Seat, seen: int | None, has: int | None) -> AsyncIterator[bytes]:
    """The table, and entries that somebody who comes has not seen."""
    if not seat.is_page:
        return missed_messages(room.hosted, entries, seat.seat, room.now())
    base = None if seen is None or has is None else base_of(room.hosted, seat.seat, seen, has)
    return missed_page_news(room.hosted, entries, seat.seat, room.now(), room.engine, base)


def _number(text: str, otherwise: int) -> int | None:
    """A number of the address; None if it is not there, `otherwise` if it is something else."""
    if not text:
        return None
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 10 else otherwise


@dataclass(frozen=True, slots=True)
class Conversation:
    """Who speaks through a socket, about which match."""

    site: Site
    match: str
    person: Person | None
    asker: Asker
    seat: Seat
    lang: str


async def _hear(talk: Conversation, data: bytes) -> None:
    """Do what a message asks for, and answer it."""
    if talk.seat.leaving:
        return
    asked = _read(data)
    key = None if isinstance(asked, ServerError) else asked.key
    talk.seat.busy = True
    try:
        talk.site.quotas.take("messages", talk.asker)  # what cannot be read costs as much
        if isinstance(asked, ServerError):
            raise asked
        answer = await _do(talk, asked)
        if answer is not None:
            talk.seat.answer(answer)
    except TetrapolisError as error:
        refusal = refusal_of(error, talk.lang)
        talk.site.metrics.refused.labels(refusal.error).inc()
        talk.seat.answer(wire.Refused(key, refusal.error, refusal.message, refusal.rule))
    finally:
        talk.seat.busy = False
        talk.seat.done()


def _read(data: bytes) -> wire.ClientMessage | ServerError:
    """What is asked for, or why it cannot be read."""
    if len(data) > MOST_MESSAGE:
        return ServerError("message-too-long", most=MOST_MESSAGE)
    try:
        return _client_message.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ServerError("not-a-command")


async def _do(talk: Conversation, asked: wire.ClientMessage) -> _Answer | None:
    """What is asked for; nothing is answered where the news of it say all."""
    site, match, person, asker, wanted = talk.site, talk.match, talk.person, talk.asker, talk.seat.wanted
    if isinstance(asked, wire.Ping):
        return wire.Pong(asked.key)
    if person is None or not site.people.valid(person):
        raise WhoAreYou("who-are-you")
    if isinstance(asked, wire.Act):
        return await _act(talk, asked, person)
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

    await site.allow_speaker(match, person, wanted)

    def make(hosted: Hosted) -> Draft:
        return commands.say(hosted, person.user, person.name, asked.text, wanted)

    said = await site.command(match, make, person, asker, asked.key, ("say", asked.text, wanted))
    return wire.Answer(asked.key, said.seq)


async def _act(talk: Conversation, asked: wire.Act, person: Person) -> wire.Answer | None:
    """A choice; the news of it answer those who get them as pages do, unless it is an old one that comes again."""
    site, wanted = talk.site, talk.seat.wanted

    def make(hosted: Hosted) -> Draft:
        return commands.act(hosted, person.user, asked.decision, asked.action, wanted)

    room = site.service.rooms.get(talk.match)
    before = room.hosted.seq if room is not None else None
    words = ("act", asked.decision, asked.action, wanted)
    done = await site.command(talk.match, make, person, talk.asker, asked.key, words)
    is_told = talk.seat.is_page and before is not None and done.seq > before
    return None if is_told else wire.Answer(asked.key, done.seq)
