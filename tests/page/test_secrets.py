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

_HANDS: dict[str, tuple[str, ...]] = {  # what only its owner may see in the view of a table
    "ginkgopolis": ("hand", "tiles", "draft", "choice", "card"),
    "seven_wonders": ("hand", "choice", "discarded", "buried"),
    "world_monuments": ("hand",),
}


def _news(told: list[str]) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], str]]:
    """Every table that a page has received, the entries that came with it, and all of it as it was sent."""
    for text in told:
        try:
            found = json.loads(text)
        except ValueError:
            continue
        if isinstance(found, dict):
            table = found.get("table", found)
            if isinstance(table, dict) and table.get("view"):
                yield table, found.get("entries", []), text


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

    seen = [list(_news(person.told())) for person in people]
    assert all(len(news) > 5 for news in seen)
    for seat, news in enumerate(seen):
        assert {table["seat"] for table, _, _ in news} == {seat}
        for table, entries, _ in news:
            for other, player in enumerate(table["view"]["players"]):
                if other != seat:
                    assert not isinstance(player.get("hand"), (list, dict)), player
                    assert not {"own", "choice", "buried", "discarded"} & set(player)
            for entry in entries:  # what others have chosen is told by events alone, which hide what is not open
                assert entry.get("seat") == seat or not {"action", "key"} & set(entry), entry
    # The truth from each own page: at the same moment of the match, nothing that the other page got had it in it.
    for seat, news in enumerate(seen):
        theirs: dict[int, str] = {}
        known = {table["seq"]: _own(game, table) for table, _, _ in seen[1 - seat]}
        for table, _, text in seen[1 - seat]:
            theirs[table["seq"]] = theirs.get(table["seq"], "") + text
        compared = 0
        for table, _, _ in news:
            for name, secret in _own(game, table).items():
                if secret == known.get(table["seq"], {}).get(name):  # by chance both hold the same
                    continue
                for form in _forms(name, secret) if table["seq"] in theirs else ():
                    compared += 1
                    assert form not in theirs[table["seq"]]
        assert compared > 3
    for person in people:
        assert not any('"seed":"' in text for text in person.told())


def _forms(name: str, secret: Any) -> list[str]:
    """A secret as it would be sent; what is so short that it may be there by accident is left out."""
    found = json.dumps(secret, separators=(",", ":"), ensure_ascii=False)
    if isinstance(secret, dict):  # stones: fields of the quarry may hold the same ones
        return [f'"{name}":{found}']
    if len(found) <= 12:
        return []
    if isinstance(secret, list) and isinstance(secret[0], dict):  # cards with their prices: the bare names too
        return [found, json.dumps([one["card"] for one in secret], separators=(",", ":"))]
    return [found]
