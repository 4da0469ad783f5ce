"""Actions and costs: SW-19 to SW-26."""

import pytest

from rulebook.seven_wonders.tables import (
    UNIT,
    UNITS,
    City,
    built,
    coins,
    drawn_page,
    give,
    hand,
    makers,
    own,
    pile,
    play_turn,
    points,
    random_play,
    refused,
    shown,
    table,
    ways,
)
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.components import BOARDS, CARDS
from tetrapolis.games.seven_wonders.game import GAME

OTHERS = City("alexandria"), City("ephesos")


def produced(match: Match, seat: int = 0) -> str:
    """The kinds of which the city makes at least one unit, with a hand of UNITS."""
    return "".join(kind for kind, card in UNIT.items() if ways(match, f"build {card}", seat) == {(0, 0)})


@pytest.mark.rule("SW-19")
def test_a_built_card_stays_face_up_in_your_city() -> None:
    match = table(City("gizah", coins=1, hand="baths"), City("rhodos"), City("olympia"))
    happened = play_turn(match, "build baths")
    number = next(n for n, card in enumerate(CARDS) if card.name == "baths")
    assert [event.numbers for event in happened if event.kind == "build"] == [
        {"card": number, "to_left": 0, "to_right": 0}
    ]
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer).table["players"][0]["built"] == ["baths"]
    give(match, 0, "loom")
    play_turn(match, "build loom")
    assert built(match) == ["baths", "loom"]
    assert points(match)["blue"] == 3


@pytest.mark.rule("SW-19")
def test_the_cards_of_a_city_are_stacked_by_colour_resources_first() -> None:
    match = table(City("gizah", "altar mine barracks press well loom excavation"), *OTHERS)
    page = drawn_page(match, 0)
    order = ["Mine", "Excavation", "Press", "Loom", "Altar", "Well", "Barracks"]
    places = [page.index(name) for name in order]
    assert places == sorted(places)
    rows = [next(line for line in page.splitlines() if name in line) for name in order]
    assert [rows.index(row) for row in rows] == [0, 0, 2, 2, 4, 4, 6]


@pytest.mark.rule("SW-20")
def test_a_city_never_has_two_cards_of_one_name() -> None:
    match = table(City("gizah", "altar", hand="altar theater"), *OTHERS)
    assert ways(match, "build altar") == set()
    assert refused(match, "build altar") == "SW-20"
    assert ways(match, "build theater") == {(0, 0)}


@pytest.mark.rule("SW-20")
@pytest.mark.parametrize("card", ["loom", "glassworks", "press"])
def test_of_whatever_age_the_card_is(card: str) -> None:
    match = table(City("gizah", hand=card), *OTHERS)
    play_turn(match, f"build {card}")
    later = table(City("gizah", card, hand=card), *OTHERS, age=2)
    for one in (match, later):
        give(one, 0, card)
        assert refused(one, f"build {card}") == "SW-20"


@pytest.mark.rule("SW-20")
def test_a_second_card_of_a_name_can_be_sold_or_buried() -> None:
    for play in ("sell loom", "stage loom"):
        match = table(City("gizah", "loom sawmill", hand="loom"), *OTHERS, age=2)
        play_turn(match, play)
        assert built(match).count("loom") == 1


@pytest.mark.rule("SW-20")
def test_no_city_of_random_play_has_two_cards_of_one_name() -> None:
    for seed in range(4):
        match = Match(GAME, 7, seed, {"sides": "night"})
        for _ in random_play(match, seed):
            pass
        for seat in range(7):
            assert len(set(built(match, seat))) == len(built(match, seat))


@pytest.mark.rule("SW-21")
def test_a_sold_card_is_discarded_face_down_for_3_coins_from_the_bank() -> None:
    match = table(City("gizah", hand="altar"), *OTHERS)
    bank = int(match.state.bank)
    happened = play_turn(match, "sell altar")
    assert coins(match) == [6, 6, 6]
    assert int(match.state.bank) == bank - 9
    assert pile(match) == 3
    assert built(match) == []
    assert [event.numbers for event in happened if event.kind == "sell"] == [{}, {}, {}]
    assert own(match, 0)["discarded"] == ["altar"]


@pytest.mark.rule("SW-21")
def test_any_card_can_always_be_sold() -> None:
    match = Match(GAME, 4, 2, {"sides": "night"})
    for seat in random_play(match):
        cards = hand(match, seat)
        if match.view().table["phase"] in ("cards", "seventh"):
            sales = {str(action) for action in match.legal(seat) if str(action).startswith("sell")}
            assert sales == {f"sell {card}" for card in cards}


@pytest.mark.rule("SW-21")
@pytest.mark.parametrize("paid", ["1,0", "0,2", "2,2"])
def test_nobody_is_paid_for_a_sale(paid: str) -> None:
    match = table(City("gizah", hand="altar"), *OTHERS)
    assert refused(match, f"sell altar {paid}") == "SW-21"


@pytest.mark.rule("SW-22")
@pytest.mark.parametrize(
    "card", ["altar", "theater", "well", "lumber_yard", "ore_vein", "loom", "tavern", "marketplace"]
)
def test_a_card_without_a_cost_is_free(card: str) -> None:
    match = table(City("gizah", coins=0, hand=card), *OTHERS)
    assert ways(match, f"build {card}") == {(0, 0)}
    play_turn(match, f"build {card}")
    assert built(match) == [card]
    assert coins(match)[0] == (5 if card == "tavern" else 0)


@pytest.mark.rule("SW-23")
@pytest.mark.parametrize(
    ("age", "card"),
    [
        (1, "clay_pit"),
        (1, "timber_yard"),
        (1, "excavation"),
        (1, "forest_cave"),
        (1, "tree_farm"),
        (1, "mine"),
        (2, "sawmill"),
        (2, "quarry"),
        (2, "brickyard"),
        (2, "foundry"),
    ],
)
def test_a_coin_is_paid_to_the_bank(age: int, card: str) -> None:
    match = table(City("gizah", coins=1, hand=card), *OTHERS, age=age)
    bank = int(match.state.bank)
    assert ways(match, f"build {card}") == {(0, 0)}
    assert refused(match, f"build {card} 1,0") == "SW-36"
    play_turn(match, f"build {card}")
    assert built(match) == [card]
    assert coins(match) == [0, 6, 6]
    assert int(match.state.bank) == bank + 1 - 3 - 3
    poor = table(City("gizah", coins=0, hand=card), *OTHERS, age=age)
    assert ways(poor, f"build {card}") == set()
    assert refused(poor, f"build {card}") == "SW-23"


@pytest.mark.rule("SW-23")
def test_a_cost_is_one_coin_or_resources() -> None:
    for card in CARDS:
        assert card.cost == "$" or set(card.cost) <= set("WSCOGPT"), card.name
    stages = [stage.cost for board in BOARDS for side in board.sides for stage in side]
    assert all(cost and set(cost) <= set("WSCOGPT") for cost in stages)


@pytest.mark.rule("SW-24")
@pytest.mark.parametrize(
    ("built_cards", "expected"),
    [
        ("", set()),
        ("sawmill", {(0, 0)}),
        ("lumber_yard", {(2, 0)}),
        ("lumber_yard timber_yard", {(0, 0)}),
    ],
)
def test_resources_are_made_or_bought_for_cards_and_stages(built_cards: str, expected: set[tuple[int, int]]) -> None:
    left, right = City("babylon"), City("rhodos")
    match = table(City("gizah", built_cards, coins=5, hand="caravansery"), left, right, age=2)  # both cost WW
    assert ways(match, "build caravansery") == ways(match, "stage caravansery") == expected


@pytest.mark.rule("SW-24")
def test_every_unit_of_a_cost_is_needed() -> None:
    for card in CARDS:
        units = card.cost
        if not units or units == "$":
            continue
        neighbours = City("rhodos"), City("rhodos")
        start = "S"
        match = table(City("gizah", makers(units.replace(start, "", 1)), coins=0, hand=card.name), *neighbours, age=3)
        assert ways(match, f"build {card.name}") == {(0, 0)}, card.name
        for kind in set(units):
            less = units.replace(kind, "", 1).replace(start, "", 1) if kind != start else units.replace(kind, "", 2)
            if kind == start and units.count(start) == 1:
                continue  # the board itself makes it
            match = table(City("gizah", makers(less), coins=0, hand=card.name), *neighbours, age=3)
            assert ways(match, f"build {card.name}") == set(), (card.name, kind)


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize(
    ("city", "kinds"),
    [
        (City("rhodos"), "O"),
        (City("rhodos", "lumber_yard stone_pit"), "WSO"),
        (City("rhodos", "loom press"), "OPT"),
        (City("rhodos", "caravansery"), "WSCO"),
        (City("rhodos", "forum"), "OGPT"),
        (City("alexandria", stages=1), "G"),
        (City("alexandria", stages=2), "WSCOG"),
        (City("alexandria night", stages=2), "WSCOGPT"),
        (City("rhodos", "altar marketplace walls school spies_guild"), "O"),
    ],
)
def test_start_resource_brown_grey_yellow_cards_and_stages_produce(city: City, kinds: str) -> None:
    match = table(city._replace(coins=0, hand=UNITS), *OTHERS)
    assert produced(match) == kinds


@pytest.mark.rule("SW-25")
def test_a_symbol_gives_one_unit_a_turn_and_is_never_used_up() -> None:
    match = table(City("babylon", coins=0, hand="stockade caravansery"), *OTHERS, age=2)
    assert ways(match, "build caravansery") == set()  # WW from one W
    for _ in range(4):
        match.state.players[0].has[:] = 0
        assert ways(match, "build stockade") == {(0, 0)}
        play_turn(match, "build stockade")
        match.state.players[0].coins = 0
        give(match, 0, "stockade caravansery")
    assert shown(match, 0)["shields"] == 4


@pytest.mark.rule("SW-26")
def test_a_choice_symbol_gives_one_of_its_kinds() -> None:
    match = table(City("ephesos", "tree_farm", coins=0, hand="stockade guard_tower baths"), *OTHERS)
    assert ways(match, "build stockade") == ways(match, "build guard_tower") == {(0, 0)}
    assert ways(match, "build baths") == set()
    both = table(City("rhodos", "tree_farm", coins=0, hand="stables"), *OTHERS, age=2)  # WCO
    assert ways(both, "build stables") == set()
    both = table(City("rhodos", "tree_farm lumber_yard", coins=0, hand="stables"), *OTHERS, age=2)
    assert ways(both, "build stables") == {(0, 0)}


@pytest.mark.rule("SW-26")
def test_the_kind_is_chosen_anew_each_turn() -> None:
    match = table(City("ephesos", "tree_farm", coins=0, hand="stockade"), *OTHERS)
    play_turn(match, "build stockade")
    give(match, 0, "guard_tower")
    play_turn(match, "build guard_tower")
    assert built(match) == ["tree_farm", "stockade", "guard_tower"]


@pytest.mark.rule("SW-26")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("clay_pit", "CO"),
        ("timber_yard", "WS"),
        ("excavation", "SC"),
        ("forest_cave", "WO"),
        ("tree_farm", "WC"),
        ("mine", "SO"),
        ("forum", "GPT"),
        ("caravansery", "WSCO"),
    ],
)
def test_what_the_choice_cards_make(card: str, kinds: str) -> None:
    """Besides the start resource, papyrus."""
    match = table(City("ephesos", card, coins=0, hand=UNITS), *OTHERS)
    assert set(produced(match)) == set(kinds) | {"P"}
