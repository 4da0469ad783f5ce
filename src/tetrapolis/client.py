"""A program at a table: the same socket that the page uses, and nothing that the page could not do.

    with Table("http://127.0.0.1:8080", match, token) as table:
        for turn in table.turns():
            table.play(turn["legal"][0])

The connection is taken up again when it is lost; a choice that was not answered is sent again under the same key, so it
is made once.
"""

import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPException
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tetrapolis.core.errors import TetrapolisError

_PAUSE = 0.2  # seconds between attempts to connect again
_MOST_MESSAGE = 4 << 20


class Refused(TetrapolisError):
    """The server refused a command; `answer` is what it said."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__("server-says", message=str(answer.get("message", ""))[:300])
        self.answer = answer


class Lost(TetrapolisError):
    """The server could not be reached for longer than the client's patience."""

    def __init__(self) -> None:
        super().__init__("connection-lost")


class TokenVoid(TetrapolisError):
    """The program's token was taken back, or all that its owner had signed was ended."""

    def __init__(self) -> None:
        super().__init__("token-void")


class Table:
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
        self.now: dict[str, Any] = {}  # the table as this seat may know it
        self.entries: list[dict[str, Any]] = []  # what has happened since the client came
        self._address = _socket_address(url, match, lang)
        self._headers = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookie} if cookie else {}
        self._patience = patience
        self._seen = after
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> "Table":
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

    def turns(self) -> Iterator[dict[str, Any]]:
        """The table, each time this seat must choose, until the match is over, or archived by a server of new rules."""
        while True:
            if self.now.get("status") in ("over", "archived"):
                return
            if self.now.get("status") == "running" and self.now["seat"] in self.now["pending"] and self._my_turn():
                yield self.now
            else:
                self.listen()

    def _my_turn(self) -> bool:
        return not self.now["seats"][self.now["seat"]]["stand_in"]

    def play(self, action: str) -> int:
        """Choose for the decision that is open now; the number of the log's entry. Refused if it is not legal."""
        return self._ask({"type": "act", "decision": self.now["decision"], "action": action})

    def undo(self) -> int:
        """Take the last choice back."""
        return self._ask({"type": "undo"})

    def say(self, text: str) -> int:
        """Chat."""
        return self._ask({"type": "say", "text": text})

    def listen(self, timeout: float | None = None) -> bool:
        """Wait for news; False if there was none in this time."""
        try:
            self._take(self._receive(timeout))
        except TimeoutError:
            return False
        return True

    # -- the connection ---------------------------------------------------------------------------------------------

    def _ask(self, command: dict[str, Any]) -> int:
        key = secrets.token_hex(8)
        text = msgspec.json.encode({**command, "key": key}).decode()
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
            self._take(message)
            if message.get("key") == key and message["type"] == "done":
                return int(message["seq"])
            if message.get("key") == key and message["type"] == "refused":
                if message["error"] in ("store-away", "busy"):  # nobody knows yet: ask again under the same key
                    time.sleep(_PAUSE)
                    sent_over = None
                    continue
                raise Refused(message)

    def _receive(self, timeout: float | None) -> dict[str, Any]:
        if self._socket is None:
            self._connected()  # brings the table as it is now: it may be this seat's turn
            return {"type": "reconnected"}
        try:
            found: dict[str, Any] = msgspec.json.decode(self._socket.recv(timeout))
        except WebSocketException:
            self.close()
            if timeout is not None:
                raise TimeoutError from None
            return {"type": "reconnected"}
        return found

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            self.now = message["table"]
            self.entries += message["entries"]
            self._seen = self.now["seq"]

    def _connected(self) -> ClientConnection:
        if self._socket is not None:
            return self._socket
        limit = time.monotonic() + self._patience
        while True:
            try:
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
                self._socket = self._open.enter_context(opening)
                self._take(msgspec.json.decode(self._socket.recv(10)))
                if "Authorization" in self._headers and self.now["seat"] is None:
                    self.close()
                    raise TokenVoid
                return self._socket
            except (OSError, TimeoutError, InvalidHandshake, WebSocketException) as error:
                self.close()
                if getattr(getattr(error, "rcvd", None), "code", 0) == 4404:
                    raise Refused({"error": "no-such-match", "message": self.match}) from None
                if time.monotonic() > limit:
                    raise Lost from None
                time.sleep(_PAUSE)


class Guest:
    """Somebody without an account who makes and joins matches over HTTP."""

    def __init__(self, url: str, name: str, patience: float = 60.0) -> None:
        self.url = url.rstrip("/")
        self._patience = patience
        self.cookie = ""
        self.name = name
        self.post("session", {"name": name})

    def create(self, game: str, seats: list[str], **wishes: Any) -> str:
        """A new match; seats are `me`, `open` or a level. Its name."""
        found: str = self.post("matches", {"game": game, "seats": seats, **wishes}, secrets.token_hex(8))["match"]
        return found

    def join(self, match: str, seat: int | None = None) -> None:
        self.post(f"matches/{match}/join", {"seat": seat}, secrets.token_hex(8))

    def start(self, match: str) -> None:
        self.post(f"matches/{match}/start", None, secrets.token_hex(8))

    def token(self, match: str, seat: int) -> str:
        """A token for a program that plays for a seat of the match."""
        found: str = self.post(f"matches/{match}/tokens", {"seat": seat}, secrets.token_hex(8))["token"]
        return found

    def table(self, match: str, **settings: Any) -> Table:
        return Table(self.url, match, cookie=self.cookie, patience=self._patience, **settings)

    def get(self, path: str) -> Any:
        return self._send("GET", path, None, "")

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        """With a key, a command is sent again until it is answered."""
        return self._send("POST", path, body, key)

    def _send(self, method: str, path: str, body: Any, key: str) -> Any:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self.url}/api/{path}", data, headers, method=method)  # noqa: S310
        limit = time.monotonic() + self._patience
        while True:
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - the address is the caller's
                    if "Set-Cookie" in answer.headers:
                        self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
                    content = answer.read()
                    return msgspec.json.decode(content) if content else None
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503) or time.monotonic() > limit:
                    raise Refused(_refusal(error)) from None
            except (OSError, HTTPException):  # the latter: the answer ended in the middle
                if (not key and method == "POST" and path != "session") or time.monotonic() > limit:
                    raise Lost from None
            time.sleep(_PAUSE)


def _refusal(error: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        found: dict[str, Any] = msgspec.json.decode(error.read())
        return found
    except (OSError, msgspec.MsgspecError):
        return {"error": str(error.code), "message": str(error)}


def _socket_address(url: str, match: str, lang: str) -> str:
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"/api/matches/{match}/socket", f"lang={lang}", ""))
