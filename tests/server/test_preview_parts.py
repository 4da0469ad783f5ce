"""What a preview of Ginkgopolis is made of, against the worked examples of the rules page."""

import random
from collections import Counter
from typing import Any

import pytest

from rulebook.ginkgopolis.tables import HAL, Table, parse
from server.truths import GAMES, log_of, positions, settings_of
from tetrapolis.core.registry import find
from tetrapolis.games.ginkgopolis.names import CARD_NAMES
from tetrapolis.server.previews import preview_message
from tetrapolis.text import LANGUAGES, texts
from tetrapolis.wire import PartLine, Previewed

OUT = (10, 0)
Part = tuple[str, str, int, int | None]


def table_with(seats: int = 2, **stake: int) -> Table:
    table = Table(seats)
    table.stake(0, **stake)
    return table


def look(table: Table, action: str) -> Previewed:
    """The preview of a card, alone or with a tile, that the first seat is given."""
    laid = parse(action)
    table.hold(0, CARD_NAMES[laid.card])
    if laid.tile is not None:
        table.give(0, CARD_NAMES[laid.tile])
    return preview_message(table.match.view(0), action, "en", "key")


def parts(table: Table, action: str) -> list[Part]:
    return [(one.why, one.good, one.count, one.party) for one in look(table, action).parts]


def test_exploiting_yields_floors_and_bonuses() -> None:
    """GKX-2: red 9 with 2 floors; the cards add a tile and a point."""
    table = table_with()
    table.build("red 9", OUT, 2)
    table.show(0, "blue 1", "yellow 1")
    assert parts(table, "red 9") == [
        ("yield-floors", "resources", 2, None),
        ("yield-bonuses", "tiles", 1, None),
        ("yield-bonuses", "points", 1, None),
    ]


def test_a_letter_alone_brings_a_good_of_choice_and_its_bonuses_whichever_it_is() -> None:
    """GK-30, GK-32; if the choice may empty the tile supply, tiles are returned first and no bonus is certain."""
    table = table_with()
    table.show(0, "blue 1", "red 4", "yellow 2")
    choice = ("yield-choice", "", 1, None)
    resource, tile = ("yield-bonuses", "resources", 1, None), ("yield-bonuses", "tiles", 1, None)
    assert parts(table, "A") == [choice, resource, tile]
    table.tile_supply(1)
    assert parts(table, "A") == [choice]


def test_urbanizing_costs_a_tile_and_a_resource_and_the_neighbours_yield() -> None:
    """GKX-3: between a resource and two tiles, with a bonus resource."""
    table = table_with(resources=5)
    table.build("red 9", (9, 10))
    table.build("blue 9", (10, 9), 2)
    table.put_marker("A", (10, 10))
    table.show(0, "red 2")
    assert parts(table, "A + red 4") == [
        ("pay-tile", "tiles", -1, None),
        ("pay-floors", "resources", -1, None),
        ("yield-neighbours", "resources", 1, None),
        ("yield-neighbours", "tiles", 2, None),
        ("yield-bonuses", "resources", 1, None),
    ]


def test_constructing_on_the_building_of_another() -> None:
    """GKX-4: red 4 on Faye's blue 5 with 2 floors, with bonuses of a point and a resource."""
    table = table_with(resources=5, points=3)
    table.build("blue 5", OUT, 2, owner=1)
    table.show(0, "yellow 3", "red 6")
    assert parts(table, "blue 5 + red 4") == [
        ("covered", "resources", 2, 1),
        ("covered", "points", 2, 1),
        ("pay-tile", "tiles", -1, None),
        ("pay-number", "points", -1, None),
        ("pay-colour", "resources", -1, None),
        ("pay-floors", "resources", -3, None),
        ("yield-bonuses", "resources", 1, None),
        ("yield-bonuses", "points", 1, None),
        ("kept", "", 1, None),
    ]


def test_own_resources_come_back_first_and_who_cannot_pay_exploits() -> None:
    """GKX-14: own yellow 6 with 2 floors and one resource in stock."""
    table = table_with(resources=1)
    table.build("yellow 6", OUT, 2, owner=0)
    assert parts(table, "yellow 6 + yellow 8") == [
        ("come-back", "resources", 2, None),
        ("pay-tile", "tiles", -1, None),
        ("pay-floors", "resources", -3, None),
        ("kept", "", 1, None),
    ]
    assert parts(table, "yellow 6 + red 8") == [("short", "", 1, None), ("yield-floors", "points", 2, None)]


def test_covering_hal() -> None:
    """GKX-27: blue 12 on Hal's red 9 with 3 floors; his resources go to the supply."""
    table = table_with(1, resources=5)
    table.build("red 9", OUT, 3, owner=HAL)
    assert parts(table, "red 9 + blue 12") == [
        ("covered", "resources", 3, HAL),
        ("covered", "points", 3, HAL),
        ("pay-tile", "tiles", -1, None),
        ("pay-colour", "resources", -1, None),
        ("pay-floors", "resources", -4, None),
        ("kept", "", 1, None),
    ]


def test_gains_end_with_the_supply() -> None:
    """GKX-19: one resource is left, three floors are red; the bonus finds nothing."""
    table = table_with()
    table.build("red 9", OUT, 3)
    table.stake(0, resources=0, supply=1)
    table.show(0, "red 1")
    assert parts(table, "red 9") == [("yield-floors", "resources", 1, None)]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_and_every_reason_has_a_text(game: str) -> None:
    reasons, chance = set[str](), random.Random(4)
    speak = [texts(lang, find(game).face.locale) for lang in LANGUAGES]
    for number, setting in enumerate(settings_of(game)):
        for log in positions(log_of(game, setting, 500 + number), chance):
            for seat in log.match.pending:
                options = log.match.view(seat).choices
                for action in chance.sample(options, min(8, len(options))):
                    told = preview_message(log.match.view(seat), action, "en", "key")
                    assert_sums(told)
                    reasons |= {part.why for part in told.parts}
    details: dict[str, Any] = {"name": "", "goods": "", "bonus": ""}
    for why in reasons:
        assert all(one(f"part-{why}", **details) for one in speak)
    assert (len(reasons) >= 9) == (game == "ginkgopolis")


def assert_sums(told: Previewed) -> None:
    """What one pays and gets comes to the change of goods and points, unless a choice is still open."""
    own: list[PartLine] = [part for part in told.parts if part.party is None and part.good]
    if told.parts and not any(part.why == "yield-choice" for part in told.parts):
        sums = Counter[str]()
        for part in own:
            sums[part.good] += part.count
        points = {"points": told.points["points"]} if "points" in told.points else {}
        assert {good: count for good, count in sums.items() if count} == told.goods | points
