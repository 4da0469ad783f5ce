"""Sockets as uvicorn has them, but a table takes them over: messages come and go without queues and tasks of ASGI."""

import asyncio
import contextlib
import struct
from typing import Any, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # the fast one, if it is there
    Opcode,
    apply_mask,
)
from websockets.http11 import Request

_EXTENSION = "tetrapolis.socket"
_MOST_HEARD = 16  # messages that wait to be listened to; the sender waits with more
_MOST_SENT = 1 << 20  # bytes that a slow client may leave waiting


_TEXT, _BINARY = 0x80 | Opcode.TEXT, 0x80 | Opcode.BINARY  # how a frame begins that is a whole message
_LEAST = 6  # bytes of a short frame: two, and the mask
_MOST_SHORT = 125  # bytes in it


def _header(first: int, length: int) -> bytes:
    """Of a whole message in one frame, as servers send it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((first, length))
    return struct.pack("!BBH", first, 126, length) if length < 1 << 16 else struct.pack("!BBQ", first, 127, length)


def _messages(data: bytes) -> list[bytes] | None:
    """The messages in what came, if it is nothing but whole short frames of one message each, as clients send them."""
    found: list[bytes] = []
    place, end = 0, len(data)
    while place < end:
        if end - place < _LEAST or data[place] not in (_TEXT, _BINARY):
            return None
        begin = place + _LEAST
        place = begin + (data[place + 1] ^ 0x80)  # without the bit for the mask, which clients must set
        if place > min(end, begin + _MOST_SHORT):
            return None
        found.append(apply_mask(data[begin:place], data[begin - 4 : begin]))
    return found


def _is_one_frame(data: bytes) -> bool:
    """Whether what came is one frame, in which no message begins that goes on in others."""
    if len(data) < _LEAST or not data[0] & 0x80 or data[0] & 0x0F == Opcode.CONT:
        return False
    length, begin = data[1] & 0x7F, _LEAST
    if length == 126:
        length, begin = int.from_bytes(data[2:4]), _LEAST + 2
    return length != 127 and len(data) == begin + length  # such long ones are refused


class Socket(WebSocketsSansIOProtocol):
    """A connection that can be taken over once it is accepted."""

    def __init__(self, *details: Any, **others: Any) -> None:
        super().__init__(*details, **others)
        self._heard: list[bytes] | None = None
        self._in_pieces = False  # what comes may begin within a frame, or a message
        self._listener: asyncio.Future[None] | None = None

    def take_over(self) -> None:
        """From now on, messages come here."""
        self._heard = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = self  # type: ignore[assignment]

    # -- listening --------------------------------------------------------------------------------------------------

    async def message(self) -> bytes | None:
        """The next message; None if there will be none."""
        heard = self._heard
        if heard is None:
            raise RuntimeError("not taken over")
        while not self.is_closed:
            if heard:
                break
            self._listener = self.loop.create_future()
            await self._listener
        else:
            return None
        message = heard.pop(0)
        if self.read_paused and len(heard) < _MOST_HEARD // 2:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def data_received(self, data: bytes) -> None:
        """What nearly always comes is read here; the library reads the rest, and everything behind what was cut."""
        if self._heard is None:
            self._in_pieces |= self.handshake_initiated or not data.endswith(b"\r\n\r\n")
            super().data_received(data)
        elif self._in_pieces or self.close_sent:
            super().data_received(data)
        elif (messages := _messages(data)) is not None:
            for message in messages:
                self._hear(message)
        else:
            self._in_pieces = not _is_one_frame(data)
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hear(data)

    def _hear(self, message: bytes) -> None:
        if self._heard is None:
            raise RuntimeError("not taken over")
        self._heard.append(message)
        if len(self._heard) >= _MOST_HEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._wake()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wake()

    def _wake(self) -> None:
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    # -- speaking ---------------------------------------------------------------------------------------------------

    @property
    def is_closed(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def write(self, message: bytes, text: bool) -> bool:
        """Send a message; False if too much waits for a slow client already."""
        if not self.is_closed:
            if self.transport.get_write_buffer_size() > _MOST_SENT:
                return False
            self.transport.write(_header(_TEXT if text else _BINARY, len(message)) + message)
        return True

    @property
    def is_drained(self) -> bool:
        """Whether the client has taken most of what it was sent."""
        return self.writable.is_set()

    async def drained(self) -> None:
        """When it has."""
        await self.writable.wait()

    async def flushed(self) -> None:
        """What was sent is on its way: the transport has it."""

    def finish(self, code: int) -> None:
        """Close, after what was sent; nothing more is heard."""
        if self.is_closed:
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self._wake()


class PlainSocket:
    """The same over plain ASGI, for servers that are not ours: messages to be sent wait in a queue."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._over = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None

    async def message(self) -> bytes | None:
        heard, over = asyncio.ensure_future(self._socket.receive()), asyncio.ensure_future(self._over.wait())
        await asyncio.wait((heard, over), return_when=asyncio.FIRST_COMPLETED)
        over.cancel()
        if self._over.is_set():
            heard.cancel()
            return None
        event: dict[str, Any] = dict(await heard)
        if event["type"] != "websocket.receive":
            self._over.set()
            return None
        return event.get("bytes") or str(event.get("text")).encode()

    def write(self, message: bytes, text: bool) -> bool:
        if not self._over.is_set():
            self._put({"type": "websocket.send", **({"text": message.decode()} if text else {"bytes": message})})
        return True

    def finish(self, code: int) -> None:
        if not self._over.is_set():
            self._put({"type": "websocket.close", "code": code})
            self._over.set()

    is_drained = True  # the queue is not waited for

    async def drained(self) -> None:
        """At once."""

    async def flushed(self) -> None:
        """When everything was sent, to the close."""
        if self._sender is not None:
            await self._sender

    def _put(self, message: dict[str, Any]) -> None:
        self._waiting.put_nowait(message)
        if self._sender is None or self._sender.done():
            self._sender = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        while not self._waiting.empty():
            with contextlib.suppress(RuntimeError):  # the client has gone
                await self._socket.send(cast(Any, self._waiting.get_nowait()))


Link = Socket | PlainSocket


def link_of(socket: WebSocket[Any, Any, Any]) -> Link:
    """The connection behind a socket; to be asked for before it is accepted, because messages may come at once."""
    found: Socket | None = cast(Any, socket.scope).get("extensions", {}).get(_EXTENSION)
    if found is None:
        return PlainSocket(socket)
    found.take_over()
    return found
