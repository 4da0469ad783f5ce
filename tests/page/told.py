"""What a page is told over its socket, taken up as the page does it: bytes of the state that its seat may know."""

from typing import Any

import msgspec
import numpy as np

from tetrapolis import page_wire, wire
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find
from tetrapolis.core.view import difference_of

_messages = msgspec.msgpack.Decoder(page_wire.PageMessage)


class Told:
    """The table behind one socket."""

    def __init__(self) -> None:
        self.facts: page_wire.PageFacts | None = None
        self._state = b""

    def hear(self, frame: str | bytes) -> page_wire.PageNews | None:
        """Take up a message; the news, if it is one."""
        assert isinstance(frame, bytes), frame
        message = _messages.decode(frame)
        if not isinstance(message, page_wire.PageNews):
            return None
        self.facts = message.facts or self.facts
        if message.state is not None and self.facts is not None:
            size = find(self.facts.game).dtype.itemsize
            self._state = patched(bytes(size) if message.whole else self._state, message.state)
        return message

    @property
    def view(self) -> dict[str, Any] | None:
        """What the page can draw; nothing before the match begins."""
        if not self._state or self.facts is None:
            return None
        return self.view_of(self.facts.seat)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        """What the bytes say of the view of any seat."""
        assert self.facts is not None
        game = find(self.facts.game)
        states = np.frombuffer(self._state, game.dtype).copy()
        found: dict[str, Any] = msgspec.json.decode(game.view_json(states[0], seat))
        return found


def patched(before: bytes, difference: bytes) -> bytes:
    """The bytes after a difference, which says how many stay, how many are new, and these; and so on."""
    after, at, place = bytearray(before), 0, 0
    while place < len(difference):
        at += difference[place]
        count = difference[place + 1]
        after[at : at + count] = difference[place + 2 : place + 2 + count]
        at, place = at + count, place + 2 + count
    return bytes(after)


def drawn_instead(frame: bytes, told: Told, view: dict[str, Any]) -> bytes:
    """The same news of a match that is only read: its view is drawn as it is, whatever it shows."""
    news = _messages.decode(frame)
    if not isinstance(news, page_wire.PageNews) or told.facts is None:
        return frame
    facts = msgspec.structs.replace(
        told.facts, status="archived", archive=wire.ArchiveLine(1, 2, over=False), view=view
    )
    return msgspec.msgpack.encode(msgspec.structs.replace(news, facts=facts, state=None))


def told_instead(frame: bytes, match: Match) -> bytes:
    """The same news with the state of another match that has as many seats and the same options."""
    news = _messages.decode(frame)
    if not isinstance(news, page_wire.PageNews) or news.facts is None or news.state is None:
        return frame
    state = difference_of(match.game, None, match.states, news.facts.seat)
    return msgspec.msgpack.encode(msgspec.structs.replace(news, state=state, whole=True))


def engine_instead(frame: bytes, engine: str | None) -> bytes:
    """The same news from a server with another file of the rules, or none yet."""
    news = _messages.decode(frame)
    if not isinstance(news, page_wire.PageNews) or news.facts is None:
        return frame
    facts = msgspec.structs.replace(news.facts, engine=engine)
    return msgspec.msgpack.encode(msgspec.structs.replace(news, facts=facts))
