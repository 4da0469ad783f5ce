"""What every request and every socket has to pass, and the headers that every answer gets."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from .errors import Away, Broken, Forbidden, Foreign, ServerError, TooFast, TooSlow
from .logs import log
from .metrics import Metrics
from .policy import POLICY
from .quotas import Asker, Quotas
from .settings import Settings
from .speech import refusal_of, wanted_language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
_BODY_SECONDS = 20.0
_SAFE = ("GET", "HEAD", "OPTIONS")
_METHODS = (*_SAFE, "POST", "PUT", "PATCH", "DELETE")


class Guard:
    """Around the whole site: origins, requests of an address, headers, a line in the log."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics, quotas: Quotas) -> None:
        self._app = app
        self._origins = set(settings.origins.split())
        self._quotas = quotas
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status, started = 500, False

        async def send_guarded(message: Any) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message["headers"], *_headers(scope)]
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, _in_time(receive), send_guarded)
        except ServerError as error:
            await _answer(error, scope, send_guarded)
        except Exception as failure:
            log.exception("failed", exc_info=failure)
            if started:
                raise
            await _answer(Broken("internal"), scope, send_guarded)
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._metrics.requests.labels(method, str(status)).inc()
            facts = {
                "event": "request",
                "method": method,
                "route": scope.get("path_template", ""),
                "status": status,
                "milliseconds": round(1000 * (time.perf_counter() - begun), 1),
            }
            log.info("request", extra=facts)

    def _check(self, scope: Scope) -> None:
        self._quotas.take("requests", Asker(address_of(scope)))
        if scope["method"] not in _SAFE and not self._known_origin(scope):
            raise Forbidden("origin-foreign")
        if not _readable(scope):
            raise Foreign("not-json")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._quotas.take("requests", Asker(address_of(scope)))
            if not self._known_origin(scope):
                raise Forbidden("origin-foreign")
        except ServerError as error:
            await receive()
            await refuse_socket(error, scope, send)
            return
        with self._metrics.sockets.track_inprogress():
            await self._app(scope, receive, send)

    def _known_origin(self, scope: Scope) -> bool:
        """Browsers say where a page came from; a page of somebody else may not speak for the person."""
        origin = _header(scope, b"origin")
        if not origin or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == _header(scope, b"host") != ""
        except ValueError:  # no address at all
            return False


def _readable(scope: Scope) -> bool:
    """Bodies are JSON as it is: one that says that it is something else, or is packed, is not guessed at."""
    if _header(scope, b"content-length") in ("", "0") and not _header(scope, b"transfer-encoding"):
        return True
    kind = _header(scope, b"content-type").partition(";")[0].strip().lower()
    return kind in ("", "application/json") and _header(scope, b"content-encoding").lower() in ("", "identity")


def _in_time(receive: Receive) -> Receive:
    """A body that comes drop by drop is not waited for."""
    limit = time.monotonic() + _BODY_SECONDS
    whole = False

    async def receive_in_time() -> Any:
        nonlocal whole
        if whole:  # what may still come is that the client has gone
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), limit - time.monotonic())
        except TimeoutError:
            raise TooSlow("too-slow") from None
        whole = message["type"] != "http.request" or not message.get("more_body")
        return message

    return receive_in_time


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    found = list(_HEADERS)
    if scope.get("scheme") == "https":
        found.append((b"strict-transport-security", b"max-age=31536000"))
    if scope["path"].startswith("/api"):
        found.append((b"cache-control", b"no-store"))
    return found


async def refuse_socket(error: ServerError, scope: Scope, send: Send) -> None:
    """A socket that is not accepted is answered like any request."""

    async def send_answer(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] += _headers(scope)
        await send(message | {"type": f"websocket.{message['type']}"})

    await _answer(error, scope, send_answer)


async def _answer(error: ServerError, scope: Scope, send: Send) -> None:
    body = msgspec.json.encode(refusal_of(error, wanted_language(_header(scope, b"accept-language"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooFast | Away):
        headers.append((b"retry-after", str(math.ceil(error.wait)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
