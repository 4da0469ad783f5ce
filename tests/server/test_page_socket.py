"""The socket of pages: bytes, from which a page with the rules has just the state that its seat may know."""

import itertools
import json
import random
import zlib
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from server.page_state import PageState
from server.running import Running, cookie_of, new_match, running
from tetrapolis.core.registry import find, names
from tetrapolis.page_wire import PageNews
from tetrapolis.wire import Answer, Pong, Refused

_message = msgspec.msgpack.Decoder(PageNews | Answer | Refused | Pong)


class Page(PageState):
    """A page at its socket."""

    def __init__(self, site: Running, match: str, client: httpx.Client, **asked: Any) -> None:
        super().__init__()
        self.site, self.match, self.client, self.asked = site, match, client, asked
        self.sizes: list[int] = []
        self._keys = itertools.count(1)
        self._sockets = ExitStack()
        self.open()

    def open(self, **more: Any) -> None:
        headers = {"Cookie": cookie_of(self.client)} if self.client.cookies else {}
        address = self.site.socket_address(self.match, form="bytes", **{"after": 0, **self.asked, **more})
        opened = connect(address, additional_headers=headers, proxy=None, max_size=None)
        self.socket: ClientConnection = self._sockets.enter_context(opened)

    def resume(self, **more: Any) -> PageNews:
        """Come back after a break."""
        self.socket.close()
        asked = {"after": self.entries[-1].seq, "has": zlib.crc32(self.state), **more}
        self.open(**asked)
        return self.hear()

    def receive(self) -> Any:
        heard = self.socket.recv(timeout=300)
        assert isinstance(heard, bytes)
        self.sizes.append(len(heard))
        return _message.decode(heard)

    def hear(self) -> PageNews:
        news = self.receive()
        assert isinstance(news, PageNews), news
        self.take(news)
        return news

    def send(self, **asked: Any) -> str:
        key = f"key-{next(self._keys)}"
        self.socket.send(json.dumps({**asked, "key": key}))
        return key


def seated(site: Running, game: str) -> tuple[str, list[Page]]:
    """A match that has begun: two people at it, and somebody who looks on."""
    anna, bela = site.guest("Anna"), site.guest("Béla")
    seats = ("me", "open", *["builder"] * (min(find(game).spec.seat_counts) - 2))
    match = new_match(anna, game, seats)
    bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    anna.post(f"/api/matches/{match}/start").raise_for_status()
    pages = [Page(site, match, client) for client in (anna, bela, site.stranger())]
    for page in pages:
        page.hear()
    return match, pages


def test_pages_play_whole_matches_and_see_what_programs_see(tmp_path: Path) -> None:
    chance = random.Random(18)
    with running(tmp_path) as site:
        for game in names():
            match, pages = seated(site, game)
            while pages[0].pending():
                choosing = [page for page in pages[:2] if page.facts and page.facts.seat in page.pending()]
                if not choosing:
                    pages[0].hear()  # of a bot
                for page in choosing:
                    if page.facts and page.facts.seat in page.pending():
                        key = page.send(type="act", decision=page.decision, action=chance.choice(page.choices()))
                        while not any(entry.key == key for entry in page.entries):
                            page.hear()
                last = max(page.entries[-1].seq for page in pages)
                for page in pages:
                    while page.entries[-1].seq < last:
                        page.hear()
            for page in pages:
                assert page.facts is not None
                table = page.client.get(f"/api/matches/{match}").json()
                while page.facts.status != "over":
                    page.hear()
                assert (table["status"], table["view"]) == ("over", page.table())
                assert page.facts.seed == table["seed"]
                told = page.client.get(f"/api/matches/{match}/log?after=0").json()
                assert [one.seq for one in page.entries] == [one["seq"] for one in told]
                page.socket.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("page")) as found:
        yield found


def test_the_first_news_have_everything_and_an_action_takes_few_bytes(site: Running) -> None:
    _, (anna, bela, looker) = seated(site, "akropolis")
    for page, seat in ((anna, 0), (bela, 1), (looker, None)):
        assert page.facts is not None
        assert (page.facts.seat, page.facts.status, page.facts.seed) == (seat, "running", None)
        assert [entry.kind for entry in page.entries] == ["created", "joined", "started"]
    mover = anna if 0 in anna.pending() else bela
    mover.send(type="act", decision=mover.decision, action=mover.choices()[0])
    for page in (anna, bela, looker):
        news = page.hear()
        assert (news.facts, news.whole, len(news.entries)) == (None, False, 1)
        assert page.sizes[-1] < 400
        assert (news.entries[0].key is not None) == (page is mover)


def test_chat_carries_chat_and_nothing_else(site: Running) -> None:
    _, (anna, bela, _looker) = seated(site, "seven_wonders")
    key = anna.send(type="say", text="Hello")
    news = bela.hear()
    assert (news.facts, news.state, news.decision) == (None, None, None)
    assert [entry.text for entry in news.entries] == ["Hello"]
    anna.hear()
    assert anna.receive() == Answer(key, news.seq)


def test_after_a_break_one_difference_brings_a_page_up_to_date(site: Running) -> None:
    _, (anna, bela, looker) = seated(site, "akropolis")
    for turns in (0, 1, 4):
        for _ in range(turns):
            mover = anna if anna.facts and anna.facts.seat in anna.pending() else bela
            mover.send(type="act", decision=mover.decision, action=mover.choices()[0])
            anna.hear()
            bela.hear()
        news = looker.resume()
        assert (news.whole, len(news.entries)) == (False, turns)
        assert looker.sizes[-1] < 2500
        assert looker.states[0].tobytes() == looker.state
        assert looker.table() == looker.client.get(f"/api/matches/{looker.match}").json()["view"]


def test_a_page_that_has_something_else_gets_the_whole(site: Running) -> None:
    _, (anna, bela, _looker) = seated(site, "world_monuments")
    assert anna.resume(has=zlib.crc32(anna.state) ^ 1).whole
    assert anna.resume(has="nonsense").whole
    mover = anna if anna.facts and anna.facts.seat in anna.pending() else bela
    mover.send(type="act", decision=mover.decision, action=mover.choices()[0])
    mover.hear()
    mover.send(type="undo")
    assert mover.hear().entries[0].kind == "undone"
    before = mover.entries[-2].seq
    assert mover.resume(after=before).whole  # something was taken back since
    assert mover.table() == mover.client.get(f"/api/matches/{mover.match}").json()["view"]


def test_a_key_that_was_done_is_answered_and_a_bad_action_refused(site: Running) -> None:
    _, (anna, bela, _looker) = seated(site, "akropolis")
    mover = anna if 0 in anna.pending() else bela
    act = {"type": "act", "decision": mover.decision, "action": mover.choices()[0], "key": "mine"}
    mover.socket.send(json.dumps(act))
    seq = mover.hear().seq
    mover.socket.send(json.dumps(act))
    assert mover.receive() == Answer("mine", seq)
    mover.socket.send(json.dumps({**act, "key": "other"}))
    refused = mover.receive()
    assert isinstance(refused, Refused)
    assert (refused.key, refused.error) == ("other", "decision-over")
    key = mover.send(type="ping")
    assert mover.receive() == Pong(key)


def test_what_comes_before_the_table_is_known_is_heard(site: Running) -> None:
    match, _pages = seated(site, "akropolis")
    client = site.stranger()
    page = Page(site, match, client)
    key = page.send(type="ping")  # at once
    page.hear()
    assert page.receive() == Pong(key)
