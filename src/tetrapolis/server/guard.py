"""What every request and every socket has to pass, and the headers that every answer gets."""

import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from .errors import Broken, Forbidden, ServerError, TooFast
from .logs import log
from .metrics import Metrics
from .rates import Buckets
from .settings import Settings
from .speech import refusal_of, wanted_language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_POLICY = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline';"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
_DEAR = (
    "/api/accounts",
    "/api/login",
    "/api/password",
    "/api/erase",
    "/api/export",
)  # a password is hashed: some a minute
_SAFE = ("GET", "HEAD", "OPTIONS")
_METHODS = (*_SAFE, "POST", "PUT", "PATCH", "DELETE")


class Guard:
    """Around the whole site: origins, rates, headers, a line in the log."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._origins = set(settings.origins.split())
        self._requests = Buckets(settings.rate, 3 * settings.rate)
        self._dear = Buckets(settings.rate / 400, max(5.0, settings.rate / 8))
        self._most_sockets = settings.sockets
        self._sockets: Counter[str] = Counter()
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
            error = self._refuses(scope)
            if error is None:
                await self._app(scope, receive, send_guarded)
            else:
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

    def _refuses(self, scope: Scope) -> ServerError | None:
        who = address_of(scope)
        wait = self._requests.take(who) or (self._dear.take(who) if scope["path"] in _DEAR else 0.0)
        if wait:
            return TooFast(wait)
        if scope["method"] not in _SAFE and not self._known_origin(scope):
            return Forbidden("origin-foreign")
        return None

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = address_of(scope)
        if not self._known_origin(scope) or self._requests.take(who) or self._sockets[who] >= self._most_sockets:
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before it is accepted: HTTP 403
            return
        self._sockets[who] += 1
        self._metrics.sockets.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            self._metrics.sockets.dec()
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _known_origin(self, scope: Scope) -> bool:
        """Browsers say where a page came from; a page of somebody else may not speak for the person."""
        origin = _header(scope, b"origin")
        if not origin or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == _header(scope, b"host") != ""
        except ValueError:  # no address at all
            return False


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


async def _answer(error: ServerError, scope: Scope, send: Send) -> None:
    body = msgspec.json.encode(refusal_of(error, wanted_language(_header(scope, b"accept-language"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooFast):
        headers.append((b"retry-after", str(math.ceil(error.wait)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
