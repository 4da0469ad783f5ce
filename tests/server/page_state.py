"""What a page keeps of a table, without the page: the state that its seat may know, and the rules."""

from typing import Any

from tetrapolis.core.difference import apply_difference
from tetrapolis.core.game import Game
from tetrapolis.core.records import zeros
from tetrapolis.core.registry import find
from tetrapolis.core.state import States
from tetrapolis.page_wire import PageEntry, PageFacts, PageNews


class PageState:
    """Brought up to date by news."""

    def __init__(self) -> None:
        self.entries: list[PageEntry] = []
        self.state = bytearray()
        self.decision: int | None = None
        self._facts: PageFacts | None = None

    def take(self, news: PageNews) -> None:
        self._facts = news.facts or self._facts
        if news.whole:
            self.state = bytearray(self.game.dtype.itemsize)
        apply_difference(self.state, news.state or b"")
        self.entries += news.entries
        self.decision = self.decision if news.decision is None else news.decision

    @property
    def facts(self) -> PageFacts:
        assert self._facts is not None
        return self._facts

    @property
    def game(self) -> Game:
        return find(self.facts.game)

    @property
    def seat(self) -> int | None:
        return self.facts.seat

    @property
    def states(self) -> States:
        states = zeros(1, self.game.dtype)
        states.view("u1")[:] = bytearray(self.state)
        return states

    def pending(self) -> tuple[int, ...]:
        return self.game.pending_seats(self.states[0])

    def choices(self) -> list[str]:
        """What the seat can choose; whole choices, as people type them."""
        if self.seat is None or not self.state:
            return []
        s = self.states[0]
        legal = self.game.actions.notations(s, self.game.legal(s, self.seat))
        return [self.game.spec.complete(one) for one in legal]

    def table(self) -> dict[str, Any]:
        return self.game.view(self.states[0], self.seat)

    def scores(self) -> list[dict[str, int]]:
        s = self.states[0]
        return [self.game.points(s, party) for party in range(int(s.parties))]
