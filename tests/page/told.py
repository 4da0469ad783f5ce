"""What a page is told over its socket, taken up as the page does it: bytes of the state that its seat may know."""

from typing import Any

import msgspec

from server.page_state import PageState
from tetrapolis import page_wire, wire
from tetrapolis.core.match import Match
from tetrapolis.core.view import difference_of

_messages = msgspec.msgpack.Decoder(page_wire.PageMessage)


class Told(PageState):
    """The table behind one socket."""

    def hear(self, frame: str | bytes) -> page_wire.PageNews | None:
        """Take up a message; the news, if it is one."""
        assert isinstance(frame, bytes), frame
        message = _messages.decode(frame)
        if not isinstance(message, page_wire.PageNews):
            return None
        self.take(message)
        return message

    @property
    def view(self) -> dict[str, Any] | None:
        """What the page can draw; nothing before the match begins."""
        return self.table() if self.state else None

    def view_of(self, seat: int | None) -> dict[str, Any]:
        """What the bytes say of the view of any seat."""
        return self.game.view(self.states[0], seat)


def drawn_instead(frame: bytes, told: Told, view: dict[str, Any]) -> bytes:
    """The same news of a match that is only read: its view is drawn as it is, whatever it shows."""
    news = _messages.decode(frame)
    if not isinstance(news, page_wire.PageNews):
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
