"""Two people in two browsers: neither page ever receives what only the other may know."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from page.board import Board
from page.hands import Mouse
from page.players import decide
from page.visitor import Visitor

pytestmark = pytest.mark.xdist_group("page")

_HANDS: dict[str, tuple[str, ...]] = {  # what only its owner may see in the view of a table
    "ginkgopolis": ("hand", "tiles", "draft", "choice", "card"),
    "seven_wonders": ("hand", "choice", "discarded", "buried"),
    "world_monuments": ("hand",),
}


def _tables(told: list[str]) -> Iterator[dict[str, Any]]:
    """Every table that a page has received, by socket or by HTTP."""
    for text in told:
        try:
            found = json.loads(text)
        except ValueError:
            continue
        if isinstance(found, dict):
            table = found.get("table", found)
            if isinstance(table, dict) and table.get("view"):
                yield table


def _own(game: str, table: dict[str, Any]) -> dict[str, Any]:
    """The secrets of the seat whose table this is."""
    view = table["view"]
    own = view["players"][table["seat"]] if game == "world_monuments" else view.get("own") or {}
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

    seen = [list(_tables(person.told())) for person in people]
    assert all(len(tables) > 5 for tables in seen)
    for seat, tables in enumerate(seen):
        assert {table["seat"] for table in tables} == {seat}
        for table in tables:
            for other, player in enumerate(table["view"]["players"]):
                if other != seat:
                    assert not isinstance(player.get("hand"), (list, dict)), player
                    assert not {"own", "tiles_held", "choice", "buried", "discarded"} & set(player)
    # The truth from each own page: at the same moment of the match, the other page had no such thing.
    for seat, tables in enumerate(seen):
        theirs = {table["seq"]: json.dumps(table["view"]) for table in seen[1 - seat]}
        compared = 0
        for table in tables:
            for name, secret in _own(game, table).items():
                if table["seq"] in theirs and _whole(secret):
                    compared += 1
                    assert f'"{name}": {json.dumps(secret)}' not in theirs[table["seq"]]
        assert compared > 3
    for person in people:
        assert not any('"seed":"' in text or '"seed": "' in text for text in person.told())


def _whole(secret: Any) -> bool:
    """Long enough that it cannot be there by accident."""
    return len(json.dumps(secret)) > 12
