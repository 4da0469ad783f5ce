"""A program at a table: the same socket that the page uses, and nothing that the page could not do.

    with MatchClient("http://127.0.0.1:8080", match, token) as client:
        for table in client.turns():
            client.play(table.legal[0])

The connection is taken up again when it is lost; a choice that was not answered is sent again under the same key, so it
is made once. What comes from the server are the structs of `tetrapolis.wire`; fields and types of messages that a newer
server has are ignored.
"""

import secrets
import ssl
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from types import TracebackType
from typing import TypeVar, get_args
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tetrapolis import wire
from tetrapolis.core.errors import TetrapolisError

_PAUSE = 0.2  # seconds between attempts to connect again
_MOST_MESSAGE = 4 << 20
_UNKNOWN = 4404  # how a socket closes if there is no such match

_T = TypeVar("_T")
_server_message: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)
_TYPES = {struct.__struct_config__.tag for struct in get_args(wire.ServerMessage)}


class CommandRefused(TetrapolisError):
    """The server refused a command; `refusal` is what it said."""

    def __init__(self, refusal: wire.Refusal) -> None:
        super().__init__("server-says", message=refusal.message[:300])
        self.refusal = refusal


class Lost(TetrapolisError):
    """The server could not be reached for longer than the client's patience."""

    def __init__(self) -> None:
        super().__init__("connection-lost")


class TokenVoid(TetrapolisError):
    """The program's token was taken back, or all that its owner had signed was ended."""

    def __init__(self) -> None:
        super().__init__("token-void")


class MatchClient:
    """One seat of one match, or a spectator's place."""

    def __init__(
        self,
        url: str,
        match: str,
        token: str = "",
        *,
        cookie: str = "",
        lang: str = "en",
        patience: float = 60.0,
        after: int | None = None,
    ) -> None:
        """`patience` is how many seconds to try to reach the server; `after` asks for the log behind a number."""
        self.match = match
        self.entries: list[wire.EntryLine] = []  # what has happened since the client came
        self._table: wire.Table | None = None
        self._address = _socket_address(url, match, lang)
        self._headers = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookie} if cookie else {}
        self._patience = patience
        self._seen = after
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> "MatchClient":
        self._connected()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()
        self._socket = None

    # -- playing ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> wire.Table:
        """The match as this seat may know it, after all that was heard."""
        while self._table is None:
            self._connected()
        return self._table

    def turns(self) -> Iterator[wire.Table]:
        """The table, each time this seat must choose, until the match is over, or archived by a server of new rules."""
        while self.table.status not in ("over", "archived"):
            if _must_choose(self.table):
                yield self.table
            else:
                self.listen()

    def play(self, action: str) -> int:
        """Choose for the decision that is open now; the number of the log's entry. Refused if it is not legal."""
        return self._ask(wire.Act(self.table.decision or 0, action, _new_key()))

    def undo(self) -> int:
        """Take the last choice back."""
        return self._ask(wire.Undo(_new_key()))

    def say(self, text: str) -> int:
        """Chat."""
        return self._ask(wire.Say(text, _new_key()))

    def listen(self, timeout: float | None = None) -> bool:
        """Wait for news; False if there was none in this time."""
        try:
            self._receive(timeout)
        except TimeoutError:
            return False
        return True

    # -- the connection ---------------------------------------------------------------------------------------------

    def _ask(self, command: wire.Act | wire.Undo | wire.Say) -> int:
        text = msgspec.json.encode(command).decode()
        sent_over = None
        while True:
            socket = self._connected()
            if socket is not sent_over:
                sent_over = socket
                try:
                    socket.send(text)
                except WebSocketException:
                    self.close()
                    continue
            message = self._receive(None)
            if isinstance(message, wire.Answer) and message.key == command.key:
                return message.seq
            if isinstance(message, wire.Refused) and message.key == command.key:
                if message.error not in ("store-away", "busy"):
                    raise CommandRefused(wire.Refusal(message.error, message.message, message.rule))
                time.sleep(_PAUSE)  # nobody knows yet: ask again under the same key
                sent_over = None

    def _receive(self, timeout: float | None) -> wire.ServerMessage | None:
        """The next message; None if there is a new connection instead, or the message is of an unknown type."""
        if self._socket is None:
            self._connected()  # brings the table as it is now: it may be this seat's turn
            return None
        try:
            return self._take(self._socket.recv(timeout))
        except WebSocketException:
            self.close()
            if timeout is not None:
                raise TimeoutError from None
            return None

    def _take(self, text: str | bytes) -> wire.ServerMessage | None:
        message = _read(text)
        if isinstance(message, wire.News):
            self._table = message.table
            self.entries += message.entries
            self._seen = message.table.seq
        return message

    def _connected(self) -> ClientConnection:
        if self._socket is not None:
            return self._socket
        limit = time.monotonic() + self._patience
        while True:
            try:
                return self._connect()
            except (OSError, WebSocketException) as error:
                self.close()
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == _UNKNOWN:
                    raise CommandRefused(wire.Refusal("no-such-match", self.match)) from None
                if time.monotonic() > limit:
                    raise Lost from None
                time.sleep(_PAUSE)

    def _connect(self) -> ClientConnection:
        after = "" if self._seen is None else f"&after={self._seen}"
        opening = connect(
            self._address + after,
            additional_headers=self._headers,
            max_size=_MOST_MESSAGE,
            compression=None,
            open_timeout=10,
            close_timeout=1,
            proxy=None,
        )
        socket = self._open.enter_context(opening)
        while not isinstance(message := self._take(socket.recv(10)), wire.News):
            pass
        if "Authorization" in self._headers and message.table.seat is None:
            self.close()
            raise TokenVoid
        self._socket = socket
        return socket


class Guest:
    """Somebody without an account who makes and joins matches over HTTP."""

    def __init__(self, url: str, name: str, patience: float = 60.0) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self._patience = patience
        self._http = httpx.Client(
            base_url=f"{self.url}/api/",
            headers={"Content-Type": "application/json"},
            timeout=30,
            verify=_authorities(),
            limits=httpx.Limits(max_keepalive_connections=0),  # a server that was started again knows no old connection
        )
        self.post("session", wire.Me, wire.Greeting(name))

    @property
    def cookie(self) -> str:
        """What tells the server who this is, as the header of a request."""
        return "; ".join(f"{one.name}={one.value}" for one in self._http.cookies.jar)

    def create(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: dict[str, wire.Choice] | None = None,
        public: bool = False,
        clock: wire.ClockWish | None = None,
    ) -> str:
        """A new match; seats are `me`, `open` or a level. Its name."""
        wish = wire.NewMatch(game, list(seats), options or {}, public, clock or wire.ClockWish())
        return self.post("matches", wire.Done, wish, _new_key()).match

    def join(self, match: str, seat: int | None = None) -> None:
        self.post(f"matches/{match}/join", wire.Done, wire.JoinWish(seat), _new_key())

    def start(self, match: str) -> None:
        self.post(f"matches/{match}/start", wire.Done, key=_new_key())

    def token(self, match: str, seat: int) -> str:
        """A token for a program that plays for a seat of the match."""
        return self.post(f"matches/{match}/tokens", wire.Link, wire.ProgramWish(seat), _new_key()).token

    def look(self, match: str) -> wire.Table:
        """The match as this person may know it."""
        return self.get(f"matches/{match}", wire.Table)

    def connect(self, match: str, *, lang: str = "en", after: int | None = None) -> MatchClient:
        """The own seat of a match, or a spectator's place."""
        return MatchClient(self.url, match, cookie=self.cookie, lang=lang, patience=self._patience, after=after)

    def get(self, path: str, shape: type[_T]) -> _T:
        """What the server answers, in this shape."""
        return self._send("GET", path, shape)

    def post(self, path: str, shape: type[_T], body: object = None, key: str = "") -> _T:
        """With a key, a command is sent again until it is answered."""
        return self._send("POST", path, shape, body, key)

    def _send(self, method: str, path: str, shape: type[_T], body: object = None, key: str = "") -> _T:
        headers = {"Idempotency-Key": key} if key else {}
        content = None if body is None else msgspec.json.encode(body)
        repeatable = bool(key) or method == "GET" or path == "session"
        limit = time.monotonic() + self._patience
        while True:
            try:
                answer = self._http.request(method, path, content=content, headers=headers)
            except httpx.TransportError:
                if not repeatable or time.monotonic() > limit:
                    raise Lost from None
            else:
                if answer.is_success:
                    return msgspec.json.decode(answer.content, type=shape)
                if answer.status_code not in (429, 503) or time.monotonic() > limit:
                    raise CommandRefused(_refusal(answer))
            time.sleep(_PAUSE)


def _must_choose(table: wire.Table) -> bool:
    """Whether the own seat must choose, and no bot does it in its stead."""
    if table.status != "running" or table.seat is None:
        return False
    return table.seat in table.pending and not table.seats[table.seat].stand_in


class _Typed(msgspec.Struct):
    type: str


def _read(text: str | bytes) -> wire.ServerMessage | None:
    """A message; None if it is of a type that only newer servers know."""
    try:
        return _server_message.decode(text)
    except msgspec.ValidationError:
        if msgspec.json.decode(text, type=_Typed).type in _TYPES:
            raise
        return None


def _refusal(answer: httpx.Response) -> wire.Refusal:
    try:
        return msgspec.json.decode(answer.content, type=wire.Refusal)
    except msgspec.MsgspecError:  # it does not come from the site, but from something before it
        return wire.Refusal(str(answer.status_code), f"{answer.status_code} {answer.reason_phrase}")


@cache
def _authorities() -> ssl.SSLContext:
    """Those whom the system trusts, as for sockets; reading them takes longer than a request."""
    return ssl.create_default_context()


def _new_key() -> str:
    return secrets.token_hex(8)


def _socket_address(url: str, match: str, lang: str) -> str:
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"/api/matches/{match}/socket", f"lang={lang}", ""))
