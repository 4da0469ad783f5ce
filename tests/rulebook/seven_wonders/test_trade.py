"""Trade: SW-27 to SW-36."""

import pytest

from rulebook.seven_wonders.tables import (
    UNIT,
    UNITS,
    City,
    Pay,
    built,
    coins,
    give,
    play_turn,
    refused,
    table,
    ways,
)
from tetrapolis.games.seven_wonders.components import CARD_BY_NAME

RAW, MANUFACTURED = "WSCO", "GPT"


def trade(buyer: City, left: City, right: City, card: str, age: int = 2) -> set[Pay]:
    """The ways to build a card."""
    return ways(table(buyer._replace(hand=card), left, right, age=age), f"build {card}")


def sold(seller: City) -> str:
    """The kinds of which a city sells at least one unit."""
    kinds = ""
    for kind, card in UNIT.items():
        buyer = City("alexandria" if kind != "G" else "ephesos", coins=2, hand=card)
        kinds += kind if (2, 0) in ways(table(buyer, seller, buyer), f"build {card}") else ""
    return kinds


@pytest.mark.rule("SW-27")
def test_a_unit_you_lack_costs_2_coins_paid_to_its_owner() -> None:
    match = table(City("gizah", coins=5, hand="stockade"), City("babylon", hand="altar"), City("rhodos", hand="altar"))
    bank = int(match.state.bank)
    assert ways(match, "build stockade") == {(2, 0)}
    play_turn(match, "build stockade 2,0", "build altar", "build altar")
    assert built(match) == ["stockade"]
    assert coins(match) == [3, 5, 3]
    assert int(match.state.bank) == bank


@pytest.mark.rule("SW-27")
def test_only_neighbours_sell() -> None:
    buyer = City("gizah", coins=9, hand="stockade")
    match = table(buyer, City("rhodos"), City("babylon"), City("rhodos"))
    assert ways(match, "build stockade") == set()
    assert refused(match, "build stockade 2,0") == "SW-27"
    assert refused(match, "build stockade") == "SW-27"


@pytest.mark.rule("SW-27")
def test_what_you_make_yourself_is_not_bought() -> None:
    match = table(City("babylon", coins=9, hand="stockade"), City("babylon"), City("babylon"))
    assert ways(match, "build stockade") == {(0, 0)}
    assert refused(match, "build stockade 2,0") == "SW-36"


@pytest.mark.rule("SW-27")
def test_the_owner_can_use_what_is_bought_from_him() -> None:
    match = table(
        City("gizah", coins=2, hand="stockade"), City("babylon", coins=0, hand="stockade"), City("rhodos", hand="altar")
    )
    play_turn(match, "build stockade 2,0", "build stockade", "build altar")
    assert [built(match, seat) for seat in range(2)] == [["stockade"], ["stockade"]]
    assert coins(match) == [0, 2, 3]


@pytest.mark.rule("SW-27", "SW-24")
def test_stages_can_be_paid_with_purchases() -> None:
    match = table(City("gizah", coins=4, hand="altar"), City("babylon"), City("babylon"))  # WW
    assert ways(match, "stage altar") == {(2, 2)}
    match = table(City("gizah", coins=3, hand="altar"), City("babylon"), City("babylon"))
    assert refused(match, "stage altar 2,2") == "SW-31"
    match = table(City("gizah", coins=9, hand="altar"), City("babylon"), City("rhodos"))
    assert refused(match, "stage altar 4,0") == "SW-27"


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(
    ("seller", "kinds"),
    [
        (City("rhodos"), "O"),
        (City("rhodos", "lumber_yard excavation"), "WSCO"),
        (City("rhodos", "foundry press loom glassworks"), "OGPT"),
        (City("rhodos", "forum caravansery marketplace east_trading_post"), "O"),
        (City("alexandria", stages=2), "G"),
        (City("alexandria night", stages=2), "G"),
        (City("ephesos", "altar barracks workshop"), "P"),
    ],
)
def test_only_start_resource_brown_and_grey_cards_are_for_sale(seller: City, kinds: str) -> None:
    assert sold(seller) == kinds


@pytest.mark.rule("SW-29")
def test_a_buyer_gets_each_symbol_once_a_turn() -> None:
    buyer = City("gizah", coins=9)
    nothing = City("rhodos")
    assert trade(buyer, City("babylon"), nothing, "caravansery") == set()  # WW from one W
    assert trade(buyer, City("babylon", "lumber_yard"), nothing, "caravansery") == {(4, 0)}
    assert trade(buyer, City("rhodos", "sawmill"), nothing, "caravansery") == {(4, 0)}
    assert trade(buyer, City("rhodos", "tree_farm"), nothing, "caravansery") == set()
    assert trade(buyer._replace(board="rhodos"), City("gizah", "tree_farm"), City("gizah"), "stables") == set()  # WCO


@pytest.mark.rule("SW-29")
def test_a_bought_unit_is_used_at_once_and_bought_again_next_turn() -> None:
    match = table(
        City("gizah", coins=4, hand="stockade"), City("babylon", hand="altar"), City("rhodos", hand="altar"), age=2
    )
    play_turn(match, "build stockade 2,0", "build altar", "build altar")
    match.state.players[0].has[CARD_BY_NAME["stockade"]] = 0
    for seat, cards in enumerate(("stockade", "theater", "theater")):
        give(match, seat, cards)
    assert ways(match, "build stockade") == {(2, 0)}
    play_turn(match, "build stockade 2,0", "build theater", "build theater")
    assert coins(match) == [0, 7, 3]


@pytest.mark.rule("SW-29")
def test_both_neighbours_may_buy_the_same_symbol() -> None:
    match = table(
        City("babylon", coins=0, hand="altar"),
        City("gizah", coins=2, hand="stockade"),
        City("rhodos", hand="altar"),
        City("ephesos", coins=2, hand="stockade"),
    )
    play_turn(match, "build altar", "build stockade 0,2", "build altar", "build stockade 2,0")
    assert coins(match) == [4, 0, 3, 0]


@pytest.mark.rule("SW-30")
def test_on_a_choice_card_the_buyer_chooses() -> None:
    match = table(
        City("gizah", "tree_farm", coins=0, hand="stockade"),  # uses it for wood
        City("rhodos", coins=2, hand="guard_tower"),  # buys clay
        City("ephesos", coins=2, hand="stockade"),  # buys wood
    )
    assert ways(match, "build guard_tower", 1) == {(0, 2)}
    assert ways(match, "build stockade", 2) == {(2, 0)}
    play_turn(match, "build stockade", "build guard_tower 0,2", "build stockade 2,0")
    assert [built(match, seat)[-1] for seat in range(3)] == ["stockade", "guard_tower", "stockade"]
    assert coins(match) == [4, 0, 0]


@pytest.mark.rule("SW-31")
@pytest.mark.parametrize("purse", range(5))
def test_only_coins_held_at_the_start_of_the_turn_are_spent(purse: int) -> None:
    match = table(City("gizah", coins=purse, hand="caravansery"), City("babylon"), City("babylon"), age=2)
    if purse < 4:
        assert ways(match, "build caravansery") == set()
        assert refused(match, "build caravansery 2,2") == "SW-31"
    else:
        assert ways(match, "build caravansery") == {(2, 2)}


@pytest.mark.rule("SW-32")
def test_what_is_finished_this_turn_sells_nothing_yet() -> None:
    match = table(
        City("gizah", coins=2, hand="stockade altar"), City("ephesos", hand="lumber_yard"), City("rhodos", hand="altar")
    )
    match.play("build lumber_yard", 1)
    match.play("build altar", 2)
    assert refused(match, "build stockade 2,0") == "SW-27"
    match.play("build altar", 0)
    give(match, 0, "stockade")
    assert ways(match, "build stockade") == {(2, 0)}


@pytest.mark.rule("SW-33")
def test_owners_are_not_asked() -> None:
    match = table(City("gizah", coins=2, hand="stockade"), City("babylon", hand="altar"), City("rhodos", hand="altar"))
    match.play("build altar", 1)
    match.play("build altar", 2)
    match.play("build stockade 2,0", 0)
    assert coins(match) == [0, 5, 3]
    assert match.pending == (0, 1, 2)


@pytest.mark.rule("SW-34")
@pytest.mark.parametrize(
    ("post", "kinds", "left", "right"),
    [
        ("", RAW + MANUFACTURED, 2, 2),
        ("east_trading_post", RAW, 2, 1),
        ("east_trading_post", MANUFACTURED, 2, 2),
        ("west_trading_post", RAW, 1, 2),
        ("west_trading_post", MANUFACTURED, 2, 2),
        ("marketplace", RAW, 2, 2),
        ("marketplace", MANUFACTURED, 1, 1),
        ("east_trading_post west_trading_post marketplace", RAW + MANUFACTURED, 1, 1),
    ],
)
def test_trading_posts_and_marketplace_lower_the_price(post: str, kinds: str, left: int, right: int) -> None:
    makers = "lumber_yard stone_pit clay_pool ore_vein glassworks press loom"
    for kind in kinds:
        buyer = City("gizah" if kind != "S" else "rhodos", post, coins=9, hand=UNITS)
        seller, nothing = City("gizah", makers), City("gizah" if kind != "S" else "rhodos")
        play = f"build {UNIT[kind]}"
        assert ways(table(buyer, seller, nothing), play) == {(left, 0)}
        assert ways(table(buyer, nothing, seller), play) == {(0, right)}


@pytest.mark.rule("SW-34")
def test_the_low_price_holds_from_the_next_turn() -> None:
    match = table(
        City("gizah", coins=1, hand="west_trading_post stockade"),
        City("babylon", hand="altar"),
        City("rhodos", hand="altar"),
    )
    assert refused(match, "build stockade 1,0") == "SW-31"
    play_turn(match, "build west_trading_post", "build altar", "build altar")
    give(match, 0, "stockade")
    assert ways(match, "build stockade") == {(1, 0)}


@pytest.mark.rule("SW-35")
def test_the_buyer_picks_the_seller_even_the_dearer() -> None:
    buyer = City("gizah", "west_trading_post", coins=3, hand="stockade")
    match = table(buyer, City("babylon", hand="altar"), City("babylon", hand="altar"))
    assert ways(match, "build stockade") == {(1, 0), (0, 2)}
    play_turn(match, "build stockade 0,2", "build altar", "build altar")
    assert coins(match) == [1, 3, 5]


@pytest.mark.rule("SW-36")
def test_nobody_pays_more_than_needed() -> None:
    match = table(City("gizah", coins=9, hand="stockade"), City("babylon"), City("babylon"))
    for paid in ("0,0", "1,0", "4,0", "2,2", "3,0"):
        assert refused(match, f"build stockade {paid}") == "SW-36"


@pytest.mark.rule("SW-36")
def test_one_more_coin_left_must_save_a_coin_right() -> None:
    """CCT: textile from either side, clay left or right."""
    buyer = City("gizah", coins=20)
    left, right = City("olympia", "brickyard loom"), City("olympia", "clay_pool loom")
    assert trade(buyer, left, right, "courthouse") == {(6, 0), (4, 2), (2, 4), (0, 6)}
    assert trade(buyer._replace(built="marketplace"), left, right, "courthouse") == {
        (5, 0), (4, 1), (3, 2), (2, 3), (1, 4), (0, 5)
    }  # fmt: skip
    assert trade(buyer._replace(built="east_trading_post", coins=4), left, right, "courthouse") == {(2, 2), (0, 4)}
