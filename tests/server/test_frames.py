"""Frames as they may come: together, in pieces, with pings between them; what breaks the protocol ends the socket."""

import json
import os
import socket
import struct
import time
from collections.abc import Iterator, Sequence

import pytest

from server.running import Running, new_match, running

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("frames")) as site:
        yield site


class Client:
    """A bare socket of a stranger at a public table."""

    def __init__(self, site: Running) -> None:
        match = new_match(site.guest("Ann"), public=True)
        host, _, port = site.address.removeprefix("http://").partition(":")
        self._socket = socket.create_connection((host, int(port)), 60)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        asked = (
            f"GET /api/matches/{match}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
            "Sec-WebSocket-Version: 13",
        )
        self._socket.sendall("\r\n".join((*asked, "", "")).encode())
        self._read = b""
        while b"\r\n\r\n" not in self._read:
            self._read += self._socket.recv(1 << 16)
        self._read = self._read.partition(b"\r\n\r\n")[2]
        assert self.next()[1].startswith(b'{"type":"news"')

    def send(self, *pieces: bytes) -> None:
        """The pieces come one after the other."""
        for piece in pieces:
            self._socket.sendall(piece)
            time.sleep(0.05)

    def next(self) -> tuple[int, bytes]:
        """The kind and the content of the next frame; a close if the connection has ended without one."""
        try:
            first, length = self._take(2)
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            return first & 0x0F, self._take(length)
        except ConnectionError:
            return CLOSE, b""

    def _take(self, count: int) -> bytes:
        while len(self._read) < count:
            more = self._socket.recv(1 << 16)
            if not more:
                raise ConnectionError
            self._read += more
        found, self._read = self._read[:count], self._read[count:]
        return found

    def answers(self, *keys: str) -> None:
        for key in keys:
            kind, said = self.next()
            assert (kind, json.loads(said)) == (TEXT, {"type": "pong", "key": key})


@pytest.fixture
def client(site: Running) -> Client:
    return Client(site)


def frame(content: bytes, kind: int = TEXT, last: bool = True, is_masked: bool = True) -> bytes:
    mask = os.urandom(4) if is_masked else b""
    bit = 0x80 if is_masked else 0
    head = bytes((kind | 0x80 * last,))
    head += bytes((bit | len(content),)) if len(content) < 126 else struct.pack("!BH", bit | 126, len(content))
    return head + mask + bytes(one ^ mask[i % 4] if mask else one for i, one in enumerate(content))


def ping(key: str, kind: int = TEXT, is_masked: bool = True) -> bytes:
    return frame(json.dumps({"type": "ping", "key": key}).encode(), kind, is_masked=is_masked)


def test_messages_that_come_together_are_answered_in_turn(client: Client) -> None:
    client.send(ping("a") + ping("b", kind=BINARY) + ping("c"))
    client.answers("a", "b", "c")


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 20])
def test_messages_in_pieces_and_what_comes_behind_them(client: Client, cut: int) -> None:
    first, second = ping("a"), ping("b")
    client.send(ping("before") + first[:cut], first[cut:] + second[:cut], second[cut:], ping("c"), ping("d"))
    client.answers("before", "a", "b", "c", "d")


def test_a_message_in_several_frames_with_a_ping_between_them(client: Client) -> None:
    said = json.dumps({"type": "ping", "key": "a"}).encode()
    client.send(frame(said[:9], last=False), frame(b"there?", PING), frame(said[9:], 0), ping("b"), ping("c"))
    assert client.next() == (PONG, b"there?")
    client.answers("a", "b", "c")


def test_pings_of_the_protocol_beside_messages(client: Client) -> None:
    client.send(frame(b"there?", PING), ping("a"))
    assert client.next() == (PONG, b"there?")
    client.answers("a")
    client.send(ping("b") + frame(b"still?", PING) + ping("c"), ping("d"))
    told = [client.next() for _ in range(4)]
    assert [kind for kind, _ in told].count(PONG) == 1
    assert [json.loads(said)["key"] for kind, said in told if kind == TEXT] == ["b", "c", "d"]


def test_longer_messages(client: Client) -> None:
    padded = b" " * 200 + json.dumps({"type": "ping", "key": "a"}).encode()
    client.send(frame(padded), ping("b"), ping("c") + frame(padded[:-3] + b'b"}'), ping("d"))
    client.answers("a", "b", "c", "b", "d")


_BROKEN = {
    "not masked": ping("x", is_masked=False),
    "a bit that has no meaning": bytes((0xC1,)) + ping("x")[1:],
    "an unknown kind": frame(b"x", 3),
    "the rest of nothing": frame(b"x", 0),
    "too long": struct.pack("!BBQ", 0x81, 0xFF, 1 << 20) + bytes(4),
    "a ping in pieces": frame(b"x", PING, last=False),
}


@pytest.mark.parametrize("broken", _BROKEN.values(), ids=_BROKEN)
@pytest.mark.parametrize("before", [(), (ping("a"),)], ids=("at once", "later"))
def test_what_breaks_the_protocol_ends_the_socket(client: Client, broken: bytes, before: Sequence[bytes]) -> None:
    client.send(*before)
    client.answers(*("a" for _ in before))
    client.send(broken)
    assert client.next()[0] == CLOSE


def test_a_socket_closes_when_the_client_asks_for_it(client: Client) -> None:
    client.send(ping("a"), frame(struct.pack("!H", 1000), CLOSE))
    client.answers("a")
    assert client.next() == (CLOSE, struct.pack("!H", 1000))


def test_nobody_is_left_behind(site: Running) -> None:
    assert not [line for line in site.log if line["level"] in ("error", "critical")]
