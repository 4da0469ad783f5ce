"""People who watch a match of the state machine: programs, which are shown JSON, and pages, which are told changes."""

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from server.page_state import PageState
from tetrapolis.core.match import Match
from tetrapolis.core.view import known_bytes
from tetrapolis.page_wire import PageNews
from tetrapolis.server.hosted import Hosted, HostedSeat
from tetrapolis.server.messages import news_message
from tetrapolis.server.page_messages import base_of, missed_page_news
from tetrapolis.server.store import Entry

_news = msgspec.msgpack.Decoder(PageNews)


class Known(Protocol):
    """What a model knows of its match."""

    log: list[Entry]
    match: Match | None
    chairs: list[HostedSeat]

    @property
    def name(self) -> str: ...

    @property
    def status(self) -> str: ...

    @property
    def decisions(self) -> list[int]: ...

    def seat_of(self, user: str | None) -> int | None: ...


Model = TypeVar("Model", bound=Known)


class Onlooker(Generic[Model]):
    """Somebody who watches a match and has seen its log up to a number."""

    is_page = False

    def __init__(self, model: Model, user: str | None) -> None:
        self.model, self.user, self.seen = model, user, 0
        self.wanted: int | None = None
        self.seat = model.seat_of(user)
        self.shown: list[bytes] = []
        self.show: Callable[[bytes], None] = self.shown.append

    def leave(self) -> None:
        raise AssertionError("nobody is sent away")

    async def come(self, hosted: Hosted, missed: Sequence[Entry], now: int) -> None:
        self.seat = hosted.seat_of(self.user)
        self.show(news_message(hosted, missed, self.seat, now))

    def check(self) -> None:
        """It was shown exactly what is new, and nothing that the seat must not know."""
        if self.shown:
            self._check_shown()
        assert self.seen == len(self.model.log)
        self.shown.clear()

    def _check_shown(self) -> None:
        model, seat = self.model, self.model.seat_of(self.user)
        told = [msgspec.json.decode(one) for one in self.shown]
        self._check_entries([line for one in told for line in one["entries"]])
        for one, raw in zip(told, self.shown, strict=True):
            self._check_seed(one["table"]["status"], raw)
        table = told[-1]["table"]
        assert (table["seq"], table["status"], table["seat"]) == (len(model.log), model.status, seat)
        view = model.match.view(seat).table if model.match else None
        assert table["view"] == msgspec.json.decode(msgspec.json.encode(view))

    def _check_entries(self, lines: list[dict[str, Any]]) -> None:
        model, seat = self.model, self.model.seat_of(self.user)
        assert [line["seq"] for line in lines] == list(range(self.seen + 1, len(model.log) + 1))
        for line in lines:
            entry = model.log[line["seq"] - 1]
            assert (line["at"], line["kind"], line["seat"]) == (entry.at, entry.kind, entry.seat)
            assert line.get("action") == (entry.data.get("action") if seat == entry.seat else None)
        self.seen = len(model.log)

    def _check_seed(self, status: str, raw: bytes) -> None:
        match = self.model.match
        assert not match or status == "over" or str(match.seed).encode() not in raw


class Page(Onlooker[Model]):
    """One that has the rules: it keeps the state of its seat, and comes back with its checksum."""

    is_page = True

    def __init__(self, model: Model, user: str | None) -> None:
        super().__init__(model, user)
        self._page = PageState()

    async def come(self, hosted: Hosted, missed: Sequence[Entry], now: int) -> None:
        self.seat = hosted.seat_of(self.user)
        state = self._page.state
        base = base_of(hosted, self.seat, self.seen, zlib.crc32(state)) if state else None
        async for news in missed_page_news(hosted, missed, self.seat, now, None, base):
            self.show(news)

    def _check_shown(self) -> None:
        model, page, seat = self.model, self._page, self.model.seat_of(self.user)
        before = len(page.entries)
        for raw in self.shown:
            news = _news.decode(raw)
            page.take(news)
            self._check_seed(page.facts.status, raw)
        assert (news.seq, page.facts.status, page.facts.seat) == (len(model.log), model.status, seat)
        self._check_entries([msgspec.structs.asdict(entry) for entry in page.entries[before:]])
        seats = [(line.name, line.stand_in, line.resigned) for line in page.facts.seats]
        assert seats == [(chair.name, chair.stand_in, chair.resigned) for chair in model.chairs]
        match = model.match
        assert bytes(page.state) == (known_bytes(match.game, match.states, seat) if match else b"")
        assert match is None or seat is None or page.decision == model.decisions[seat]
