"""Two people in two browsers: neither page ever receives what only the other may know."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from page.board import Board
from page.hands import Mouse
from page.players import decide
from page.told import Told
from page.visitor import Visitor
from tetrapolis import page_wire

_HANDS: dict[str, tuple[str, ...]] = {  # what only its owner may see in the view of a table
    "ginkgopolis": ("hand", "tiles", "draft", "choice", "card"),
    "seven_wonders": ("hand", "choice", "discarded", "buried"),
    "world_monuments": ("hand",),
}

_REMEMBERED = ("world_monuments",)  # every pick was seen: whoever remembers them knows all hands


def _news(told: list[bytes]) -> Iterator[tuple[page_wire.PageNews, Told, dict[str, Any]]]:
    """All news that a page has received of a match that runs, with the table after them."""
    table = Told()
    for frame in told:
        news = table.hear(frame)
        if news is not None and (view := table.view) is not None:
            yield news, table, view


def _own(game: str, view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The secrets of a seat, as its view has them."""
    own = view["players"][seat] if game == "world_monuments" else view.get("own") or {}
    return {name: own[name] for name in _HANDS[game] if own.get(name)}


@pytest.mark.parametrize("game", _HANDS)
def test_neither_page_ever_receives_the_secrets_of_the_other(game: str, visit: Callable[..., Visitor]) -> None:
    people = [visit("Anna"), visit("Béla")]
    others = ("builder",) if game == "seven_wonders" else ()
    match = people[0].new_match(game, "me", "open", *others, start=False)
    people[1].ask("session", name="Béla")
    people[1].ask(f"matches/{match}/join")
    people[0].ask(f"matches/{match}/start")
    boards = []
    for person in people:
        person.open(f"/m/{match}")
        person.board.wait_for()
        boards.append(Board(person))
    chance = random.Random(1)
    for _ in range(10):
        pending = people[0].look(f"matches/{match}")["pending"]
        for seat in [seat for seat in pending if seat < len(people)]:
            before = boards[seat].decision
            if before:
                decide(game, boards[seat], Mouse(boards[seat]), chance)
                boards[seat].settle(before)

    truth: list[dict[int, dict[str, Any]]] = [{}, {}]
    guesses: list[dict[int, dict[str, Any]]] = [{}, {}]
    for seat, person in enumerate(people):
        for news, table, view in _news(person.heard):
            assert table.facts.seat == seat and table.facts.seed is None
            for other, player in enumerate(view["players"]):
                if other != seat:
                    assert not isinstance(player.get("hand"), (list, dict)), player
                    assert not {"own", "choice", "buried", "discarded"} & set(player)
            for entry in news.entries:  # what others have chosen is told by events alone, which hide what is not open
                assert entry.seat == seat or (entry.action is None and entry.key is None), entry
            truth[seat][news.seq] = _own(game, view, seat)
            guesses[1 - seat][news.seq] = _own(game, table.view_of(1 - seat), 1 - seat)
    # The bytes of a page have a hand for the other one too, dealt by the server from what the page may know: a guess.
    for real, guess in zip(truth, guesses, strict=True) if game not in _REMEMBERED else ():
        both = [seq for seq in real if seq in guess]
        assert len(both) > 5
        assert sum(real[seq] != guess[seq] for seq in both) > len(both) // 2
    for person in people:
        assert not any(b'"seed":"' in text for text in person.told())
