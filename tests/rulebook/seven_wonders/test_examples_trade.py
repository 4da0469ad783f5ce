"""The test vectors about trade: SWX-7 to SWX-15. A pair is the coins paid to the left and to the right."""

import pytest

from rulebook.seven_wonders.tables import City, Pay, built, coins, play_turn, refused, table, ways


def trade(own: City, left: City, right: City, card: str) -> set[Pay]:
    return ways(table(own._replace(hand=card), left, right, age=3), f"build {card}")


@pytest.mark.rule("SWX-7", "SW-34", "SW-35")
def test_wood_from_either_side() -> None:
    sides = City("babylon"), City("babylon")
    assert trade(City("gizah"), *sides, "stockade") == {(2, 0), (0, 2)}
    assert trade(City("gizah", "west_trading_post"), *sides, "stockade") == {(1, 0), (0, 2)}


@pytest.mark.rule("SWX-8", "SW-36")
def test_two_wood_from_a_sawmill_and_a_start_resource() -> None:
    sides = City("ephesos", "sawmill"), City("babylon")
    assert trade(City("gizah", coins=9), *sides, "caravansery") == {(4, 0), (2, 2)}
    post = City("gizah", "west_trading_post", coins=9)
    assert trade(post, *sides, "caravansery") == {(2, 0), (1, 2)}
    assert trade(post._replace(coins=2), *sides, "caravansery") == {(2, 0)}


@pytest.mark.rule("SWX-9", "SW-26")
def test_a_tree_farm_gives_wood_or_clay() -> None:
    """Stables cost WCO; the ore is the own start resource."""
    assert trade(City("rhodos", "tree_farm", coins=9), City("babylon"), City("olympia"), "stables") == {(2, 0), (0, 2)}


@pytest.mark.rule("SWX-10", "SW-34")
@pytest.mark.parametrize(
    ("discounts", "expected"),
    [
        ("", (2, 4)),
        ("west_trading_post", (1, 4)),
        ("west_trading_post east_trading_post marketplace", (1, 2)),
    ],
)
def test_two_clay_and_textile_from_both_sides(discounts: str, expected: Pay) -> None:
    sides = City("ephesos", "clay_pit"), City("ephesos", "loom excavation")
    assert trade(City("gizah", discounts, coins=9), *sides, "courthouse") == {expected}


@pytest.mark.rule("SWX-11", "SW-29")
def test_one_clay_pit_does_not_sell_clay_and_ore() -> None:
    """Stables cost WCO; the wood is the own start resource."""
    assert trade(City("babylon", coins=9), City("ephesos", "clay_pit"), City("ephesos"), "stables") == set()


@pytest.mark.rule("SWX-12", "SW-36")
def test_the_ways_to_pay_for_a_palace() -> None:
    own = City("gizah", "foundry caravansery forum marketplace", coins=9)
    left, right = City("babylon", "glassworks press"), City("olympia", "loom")
    assert trade(own, left, right, "palace") == {(4, 0), (3, 1), (2, 2), (1, 3)}


@pytest.mark.rule("SWX-13", "SW-28")
def test_a_forum_of_a_neighbour_sells_nothing() -> None:
    assert trade(City("gizah", coins=9), City("rhodos", "forum"), City("rhodos"), "workshop") == set()


@pytest.mark.rule("SWX-14", "SW-31")
def test_a_coin_on_its_way_cannot_be_spent() -> None:
    match = table(City("gizah", coins=1, hand="stockade"), City("babylon"), City("rhodos", coins=2, hand="baths"))
    match.play("build baths 2,0", 2)
    assert ways(match, "build stockade") == set()
    assert refused(match, "build stockade 2,0") == "SW-31"


@pytest.mark.rule("SWX-15", "SW-27", "SW-29")
def test_an_ore_that_three_use() -> None:
    match = table(
        City("rhodos", coins=0, hand="barracks"),
        City("gizah", coins=2, hand="barracks"),
        City("ephesos", coins=2, hand="barracks"),
    )
    play_turn(match, "build barracks", "build barracks 0,2", "build barracks 2,0")
    assert coins(match) == [4, 0, 0]
    assert [built(match, seat) for seat in range(3)] == [["barracks"]] * 3
