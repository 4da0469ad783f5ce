"""Connections before there is a request: how many one address may have, and how long it may take to ask."""

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from .handover import Handover
from .metrics import Metrics
from .quotas import party

# From the connection, or the last answer, until the head of the next request is complete: what an answered request
# still has to send, which nobody reads, comes before it.
HEAD_SECONDS = 10.0


class Connections:
    """Makes the protocol of every new connection, and counts them; proxies speak for many and are not limited."""

    def __init__(self, most: int, proxies: str, metrics: Metrics, handover: Handover | None = None) -> None:
        self.most = most
        self.metrics = metrics
        self.handover = handover  # to other workers, if there are some
        self._proxies = _TrustedHosts(proxies)
        self._open: Counter[str] = Counter()

    def __call__(self, read: bytes = b"", **details: Any) -> "Connection":
        """`read` is what another worker has read of the connection before it gave it away."""
        return Connection(self, read, **details)

    def enter(self, address: str) -> bool:
        """False if there are too many from this address."""
        who = party(address)
        self._open[who] += 1
        self.metrics.connections.inc()
        return self._open[who] <= self.most or address in self._proxies

    def leave(self, address: str) -> None:
        who = party(address)
        self.metrics.connections.dec()
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Connection(H11Protocol):
    """A connection that is closed if nothing is asked in time, however slowly bytes keep coming."""

    def __init__(self, connections: Connections, read: bytes, **details: Any) -> None:
        super().__init__(**details)
        self._connections = connections
        self._read = read
        self._address: str | None = None
        self._impatience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "?"
        if not self._connections.enter(self._address):
            transport.abort()
            return
        self._wait_for_request()
        if self._read:
            self.data_received(self._read)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and self._impatience is not None:  # the head is complete
            self._impatience.cancel()
            self._impatience = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._gone()  # sockets are counted where they are opened
        handover = self._connections.handover
        if handover is None or not handover.give(self.scope["path"], self.transport, self._so_far(event)):
            super().handle_websocket_upgrade(event)

    def _so_far(self, event: h11.Request) -> bytes:
        """The head of a request, and what has come behind it."""
        headers = b"".join(b"%s: %s\r\n" % header for header in self.headers)
        return b"%s %s HTTP/1.1\r\n%s\r\n%s" % (event.method, event.target, headers, self.conn.trailing_data[0])

    def on_response_complete(self) -> None:
        if not self.transport.is_closing():
            self._wait_for_request()
        super().on_response_complete()

    def _wait_for_request(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
        self._impatience = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _gone(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None
        if self._address is not None:
            self._connections.leave(self._address)
            self._address = None
