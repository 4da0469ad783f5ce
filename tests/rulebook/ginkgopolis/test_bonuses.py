"""Permanent bonuses and end bonuses: GK-52 to GK-57."""

import pytest

from rulebook.ginkgopolis.tables import Table, card, change
from tetrapolis.games.ginkgopolis.scoring import end_bonus

COLOURS = ("red", "blue", "yellow")
TRIGGERS = ("exploit", "urbanize", "construct")


def act(trigger: str, *tableau: str) -> tuple[int, int, int]:
    """What an action of this kind brings with a tableau, beyond what it brings without."""
    results = []
    for shown in ((), tableau):
        table = Table()
        table.stake(0, resources=9, points=9)
        table.put_marker("A", (10, 10))
        table.show(0, *shown)
        if trigger == "exploit":
            table.round({0: "L"}, "take resource")
        elif trigger == "urbanize":
            table.round({0: "A + red 18"}, "marker 10,11")
        else:
            table.round({0: "yellow 2 + yellow 18"})
        results.append(table.goods(0))
    return change(*results)


def bonus(table: Table, text: str) -> int:
    return int(end_bonus(table.s, 0, card(text)))


@pytest.mark.rule("GK-52", "GK-53")
@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("colour", COLOURS)
def test_cards_one_to_nine_fire_once_per_action_of_their_trigger(colour: str, number: int, trigger: str) -> None:
    expected = [0, 0, 0]
    if TRIGGERS[(number - 1) % 3] == trigger:
        expected[COLOURS.index(colour)] += 1
        expected[2] += 1 if number >= 7 else 0
    assert act(trigger, f"{colour} {number}") == tuple(expected)


@pytest.mark.rule("GK-53")
def test_yellow_seven_to_nine_give_two_points_in_all() -> None:
    assert act("exploit", "yellow 7") == (0, 0, 2)
    assert act("urbanize", "yellow 8") == (0, 0, 2)
    assert act("construct", "yellow 9") == (0, 0, 2)


@pytest.mark.rule("GK-52")
def test_characters_and_cards_fire_together() -> None:
    assert act("exploit", "character 5", "blue 1", "red 4", "yellow 7", "red 5", "character 4") == (1, 2, 2)


@pytest.mark.rule("GK-52")
def test_a_bonus_fires_once_even_for_a_tall_building() -> None:
    table = Table()
    table.build("red 9", (10, 0), 4)
    table.show(0, "yellow 1")
    table.round({0: "red 9"})
    assert table.goods(0) == (4, 0, 1)


@pytest.mark.rule("GK-54")
@pytest.mark.parametrize("number", range(10, 21))
@pytest.mark.parametrize("colour", COLOURS)
def test_cards_ten_to_twenty_give_nothing_during_the_game(colour: str, number: int) -> None:
    for trigger in TRIGGERS:
        assert act(trigger, f"{colour} {number}") == (0, 0, 0)


@pytest.mark.rule("GK-54")
@pytest.mark.parametrize("number", range(1, 10))
def test_cards_one_to_nine_score_nothing_at_the_end(number: int) -> None:
    table = Table()
    table.build("red 19", (10, 0), 4, owner=0)
    for colour in COLOURS:
        assert bonus(table, f"{colour} {number}") == 0


@pytest.mark.rule("GK-55")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("red 10", 4),
        ("blue 10", 2),
        ("yellow 10", 5),
        ("red 13", 4),
        ("blue 13", 2),
        ("yellow 13", 5),
        ("red 11", 5),
        ("blue 11", 4),
        ("yellow 11", 4),
        ("red 12", 2),
        ("blue 12", 5),
        ("yellow 12", 2),
    ],
)
def test_a_point_per_own_resource_on_buildings_of_a_colour(text: str, points: int) -> None:
    table = Table()
    table.build("red 19", (10, 0), 3, owner=0)
    table.build("red 18", (12, 0), 1, owner=0)
    table.build("blue 19", (14, 0), 2, owner=0)
    table.build("yellow 19", (16, 0), 5, owner=0)
    for number, colour in enumerate(COLOURS):
        table.build(f"{colour} 20", (10, 5 + 2 * number), 6, owner=1)
        table.build(f"{colour} 17", (16, 5 + 2 * number), 7)
    assert bonus(table, text) == points


@pytest.mark.rule("GK-56")
@pytest.mark.parametrize("colour", COLOURS)
def test_points_per_own_low_or_tall_building(colour: str) -> None:
    table = Table()
    for number, height in enumerate((1, 1, 2, 3, 4, 9)):
        table.build(f"red {number + 4}", (10 + 2 * number, 0), height, owner=0)
        table.build(f"blue {number + 4}", (10 + 2 * number, 5), height, owner=1)
    assert bonus(table, f"{colour} 14") == 3
    assert bonus(table, f"{colour} 15") == 9


@pytest.mark.rule("GK-57")
@pytest.mark.parametrize("colour", COLOURS)
def test_points_per_own_card_of_a_trigger_characters_included(colour: str) -> None:
    table = Table()
    table.show(0, "character 7", "red 1", "yellow 4", "blue 2", "character 1", "character 2")
    table.show(0, "red 16", "blue 20")
    table.show(1, "red 7", "blue 5", "yellow 6")
    assert bonus(table, f"{colour} 16") == 6
    assert bonus(table, f"{colour} 17") == 4
    assert bonus(table, f"{colour} 18") == 2


@pytest.mark.rule("GK-57")
@pytest.mark.parametrize(("colour", "count"), [("red", 3), ("blue", 2), ("yellow", 1)])
def test_points_per_own_card_of_the_colour_the_card_itself_too(colour: str, count: int) -> None:
    table = Table()
    table.show(0, "character 7", "red 20", "blue 2", f"{colour} 19")
    table.show(1, "red 1", "blue 5", "yellow 6")
    assert bonus(table, f"{colour} 19") == 2 * count


@pytest.mark.rule("GK-57")
@pytest.mark.parametrize("colour", COLOURS)
def test_twenty_is_worth_nine(colour: str) -> None:
    assert bonus(Table(), f"{colour} 20") == 9


@pytest.mark.rule("GK-54", "GK-55", "GK-56", "GK-57", "GKX-13")
def test_end_cards_add_up() -> None:
    table = Table()
    table.build("red 19", (10, 0), 3, owner=0)
    table.build("red 8", (12, 0), 1, owner=0)
    table.build("blue 8", (14, 0), 2, owner=0)
    table.build("yellow 8", (16, 0), 4, owner=0)
    table.show(0, "character 7", "character 2", "character 3")
    worth = {"red 10": 4, "blue 14": 2, "yellow 15": 6, "red 18": 4, "blue 19": 6, "yellow 20": 9}
    table.show(0, *worth)
    assert {text: bonus(table, text) for text in worth} == worth
    assert table.score(0)["cards"] == 31
