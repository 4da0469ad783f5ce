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

from tetrapolis.client import CommandRefused, Guest
from tetrapolis.core.difference import apply_difference
from tetrapolis.core.game import Game
from tetrapolis.core.records import zeros
from tetrapolis.core.registry import find
from tetrapolis.core.state import States
from tetrapolis.page_wire import PageFacts, PageMessage, PageNews
from tetrapolis.wire import Act, Answer, Refusal, Refused

_message: msgspec.msgpack.Decoder[PageMessage] = msgspec.msgpack.Decoder(PageMessage)
_PAUSE = 0.05
_TRY_AGAIN = ("store-away", "busy")


class PagePlayer:
    """Keeps the state that the seat may know, comes back after every break with its checksum, and sends again."""

    def __init__(self, guest: Guest, match: str, patience: float) -> None:
        self.entries: list[int] = []  # their numbers
        self.resumed = 0  # times that one difference was enough
        self.state = bytearray()
        self._facts: PageFacts | None = None
        self._decision = 0
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

    @property
    def facts(self) -> PageFacts:
        assert self._facts is not None
        return self._facts

    @property
    def game(self) -> Game:
        return find(self.facts.game)

    @property
    def seat(self) -> int:
        assert self.facts.seat is not None
        return self.facts.seat

    @property
    def states(self) -> States:
        states = zeros(1, self.game.dtype)
        states.view("u1")[:] = bytearray(self.state)
        return states

    def scores(self) -> list[dict[str, int]]:
        s = self.states[0]
        return [self.game.points(s, party) for party in range(int(s.parties))]

    def turns(self) -> Iterator[list[str]]:
        """What can be chosen, each time this seat must."""
        while self.facts.status != "over":
            s = self.states[0]
            if self.seat in self.game.pending_seats(s):
                legal = self.game.actions.notations(s, self.game.legal(s, self.seat))
                yield [self.game.spec.complete(one) for one in legal]
            else:
                self._hear()

    def play(self, action: str) -> int:
        """Choose; the number of the entry, once the server has told it."""
        key, sent_over = secrets.token_hex(8), None
        message = msgspec.json.encode(Act(self._decision, action, key)).decode()
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
            return self._take(self._socket.recv())
        except WebSocketException:
            self._close()
            return None

    def _take(self, heard: str | bytes) -> Any:
        assert isinstance(heard, bytes)
        message = _message.decode(heard)
        if isinstance(message, PageNews):
            self._facts = message.facts or self._facts
            if message.whole:
                self.state = bytearray(self.game.dtype.itemsize)
            apply_difference(self.state, message.state or b"")
            self.entries += [entry.seq for entry in message.entries]
            self._keys |= {entry.key: entry.seq for entry in message.entries if entry.key}
            self._decision = self._decision if message.decision is None else message.decision
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
        known = f"&after={self.entries[-1]}&has={zlib.crc32(self.state)}" if self.entries else "&after=0"
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
        first = self._take(socket.recv(10))
        assert isinstance(first, PageNews)
        self.resumed += known != "&after=0" and not first.whole
        self._socket = socket

    def _close(self) -> None:
        self._socket = None
        self._open.close()
