"""A person at a page, without the page: bytes, the rules, and patience with servers that come and go."""

import secrets
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from server.page_state import PageState
from tetrapolis.client import CommandRefused, Guest
from tetrapolis.page_wire import PageMessage, PageNews
from tetrapolis.wire import Act, Answer, Refusal, Refused

_message: msgspec.msgpack.Decoder[PageMessage] = msgspec.msgpack.Decoder(PageMessage)
_PAUSE = 0.05
_TRY_AGAIN = ("store-away", "busy")


class PagePlayer(PageState):
    """Plays; comes back after every break with its checksum, and sends again."""

    def __init__(self, guest: Guest, match: str, patience: float) -> None:
        super().__init__()
        self.resumed = 0  # times that one difference was enough
        self._keys: dict[str, int] = {}  # own ones, and the entries that they have led to
        self._address = f"{guest.url.replace('http', 'ws', 1)}/api/matches/{match}/socket?form=bytes"
        self._headers = {"Cookie": guest.cookie}
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> "PagePlayer":
        self._connected()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def turns(self) -> Iterator[list[str]]:
        """What can be chosen, each time this seat must."""
        while self.facts.status != "over":
            if self.seat in self.pending():
                yield self.choices()
            else:
                self._hear()

    def play(self, action: str) -> int:
        """Choose; the number of the entry, once the server has told it."""
        key, sent_over = secrets.token_hex(8), None
        message = msgspec.json.encode(Act(self.decision or 0, action, key)).decode()
        while key not in self._keys:
            socket = self._connected()
            if key in self._keys:  # it was done before the break
                break
            if socket is not sent_over:
                sent_over = socket
                try:
                    socket.send(message)
                except WebSocketException:
                    self._close()
                    continue
            heard = self._hear()
            if isinstance(heard, Answer) and heard.key == key:
                return heard.seq
            if isinstance(heard, Refused) and heard.key == key:
                if heard.error not in _TRY_AGAIN:
                    raise CommandRefused(Refusal(heard.error, heard.message, heard.rule))
                time.sleep(_PAUSE)
                sent_over = None
        return self._keys[key]

    # -- the connection ---------------------------------------------------------------------------------------------

    def _hear(self) -> Any:
        """The next message; None if there is a new connection instead."""
        if self._socket is None:
            self._connected()
            return None
        try:
            return self._read(self._socket.recv())
        except WebSocketException:
            self._close()
            return None

    def _read(self, heard: str | bytes) -> Any:
        assert isinstance(heard, bytes)
        message = _message.decode(heard)
        if isinstance(message, PageNews):
            self.take(message)
            self._keys |= {entry.key: entry.seq for entry in message.entries if entry.key}
        return message

    def _connected(self) -> ClientConnection:
        limit = time.monotonic() + self._patience
        while self._socket is None:
            try:
                self._connect()
            except (OSError, WebSocketException):
                self._close()
                assert time.monotonic() < limit, "the server is away"
                time.sleep(_PAUSE)
        return self._socket

    def _connect(self) -> None:
        known = f"&after={self.entries[-1].seq}&has={zlib.crc32(self.state)}" if self.entries else "&after=0"
        opening = connect(
            self._address + known,
            additional_headers=self._headers,
            max_size=None,
            compression=None,
            open_timeout=10,
            close_timeout=1,
            proxy=None,
        )
        socket = self._open.enter_context(opening)
        first = self._read(socket.recv(10))
        assert isinstance(first, PageNews)
        self.resumed += known != "&after=0" and not first.whole
        self._socket = socket

    def _close(self) -> None:
        self._socket = None
        self._open.close()
