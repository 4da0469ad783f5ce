"""Powers of the wonders: SW-57 and SW-62 to SW-64. The dig and the seventh card: test_extra_plays.py."""

import pytest

from rulebook.seven_wonders.tables import (
    UNITS,
    City,
    built,
    coins,
    give,
    play_age,
    play_turn,
    points,
    refused,
    table,
    ways,
)

OTHERS = City("halikarnassos", coins=0), City("halikarnassos", coins=0)


@pytest.mark.rule("SW-57", "SW-43", "SW-44")
def test_one_raw_or_manufactured_unit_of_any_kind_each_turn() -> None:
    day = table(City("alexandria", coins=0, stages=2, hand="stockade caravansery statue"), *OTHERS, age=2)
    assert ways(day, "build stockade") == {(0, 0)}
    assert ways(day, "build caravansery") == set()  # WW: only one unit
    night = City("alexandria night", coins=0, stages=2)
    match = table(night._replace(hand="scriptorium apothecary school study traders_guild"), *OTHERS, age=3)
    assert ways(match, "build scriptorium") == ways(match, "build apothecary") == {(0, 0)}
    assert ways(match, "build school") == {(0, 0)}  # WP
    assert ways(match, "build study") == ways(match, "build traders_guild") == set()  # WPT, GPT


@pytest.mark.rule("SW-57", "SW-28")
def test_what_the_stages_of_alexandria_make_is_not_for_sale() -> None:
    seller = City("alexandria night", stages=2)
    match = table(City("halikarnassos", coins=9, hand=UNITS), seller, seller)
    assert ways(match, "build workshop") == {(2, 0), (0, 2)}  # the start resource
    for card in ("stockade", "baths", "guard_tower", "barracks", "scriptorium"):
        assert ways(match, f"build {card}") == set()


@pytest.mark.rule("SW-57", "SW-73")
@pytest.mark.parametrize(("board", "stages"), [("babylon", 2), ("babylon night", 2)])
def test_the_science_stage_of_babylon_is_a_free_symbol(board: str, stages: int) -> None:
    science = "workshop laboratory apothecary"  # two gears, a compass
    match = table(City(board, science, stages=stages - 1), *OTHERS)
    assert points(match)["green"] == 4 + 1
    match = table(City(board, science, stages=stages), *OTHERS)
    assert points(match)["green"] == 4 + 1 + 1 + 7


# -- Olympia, day ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-62")
@pytest.mark.parametrize(
    ("lacking", "card", "having"),
    [
        ("brown", "sawmill", "mine"),
        ("blue", "palace", "altar"),
        ("yellow", "haven", "tavern"),
        ("red", "arsenal", "barracks"),
        ("green", "university", "workshop"),
        ("purple", "workers_guild", "spies_guild"),
    ],
)
def test_a_card_of_a_colour_your_city_lacks_is_free(lacking: str, card: str, having: str) -> None:
    olympia = City("olympia", coins=0, stages=2, hand=card)
    match = table(olympia, *OTHERS, age=3, turn=3)
    assert ways(match, f"build {card}") == {(0, 0)}, lacking
    play_turn(match, f"build {card}")
    assert built(match) == [card]
    assert ways(table(olympia._replace(built=having), *OTHERS, age=3, turn=3), f"build {card}") == set(), lacking
    assert ways(table(olympia._replace(stages=1), *OTHERS, age=3, turn=3), f"build {card}") == set()


@pytest.mark.rule("SW-62", "SW-38")
def test_the_first_card_of_a_colour_costs_no_coins_either() -> None:
    match = table(City("olympia", coins=5, stages=2, hand="sawmill"), *OTHERS, age=2)
    bank = int(match.state.bank)
    assert refused(match, "build sawmill 2,0") == "SW-38"
    play_turn(match, "build sawmill")
    assert coins(match)[0] == 5
    assert int(match.state.bank) == bank - 6
    give(match, 0, "quarry")
    play_turn(match, "build quarry")
    assert coins(match)[0] == 4


@pytest.mark.rule("SW-62")
def test_start_resource_and_buried_cards_have_no_colour() -> None:
    match = table(City("olympia", "brickyard", coins=0, stages=2, hand="walls"), *OTHERS, age=2)
    play_turn(match, "stage walls")  # CCC
    give(match, 0, "training_ground")
    assert ways(match, "build training_ground") == {(0, 0)}
    match = table(City("olympia", coins=0, stages=2, hand="sawmill"), *OTHERS, age=2)
    assert ways(match, "build sawmill") == {(0, 0)}


@pytest.mark.rule("SW-62", "SW-20")
def test_every_colour_is_free_once() -> None:
    match = table(City("olympia", coins=0, stages=2), *OTHERS, age=3)
    firsts = ("foundry", "town_hall", "arena", "circus", "academy", "builders_guild")
    seconds = ("quarry", "senate", "haven", "arsenal", "study", "workers_guild")
    for first, second in zip(firsts, seconds, strict=True):
        match.state.turn = 2
        match.state.players[0].coins = 0
        give(match, 0, f"{first} {second}")
        assert ways(match, f"build {second}") == {(0, 0)}
        play_turn(match, f"build {first}")
        match.state.players[0].coins = 0
        give(match, 0, second)
        assert ways(match, f"build {second}") == set()


# -- Olympia, night ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-63")
@pytest.mark.parametrize(("stages", "free_turns"), [(0, set()), (1, {1}), (2, {1, 6}), (3, {1, 6})])
def test_the_card_of_the_first_and_of_the_last_turn_is_free(stages: int, free_turns: set[int]) -> None:
    for age, card in ((1, "workshop"), (2, "walls"), (3, "palace")):
        for turn in range(1, 7):
            match = table(City("olympia night", coins=0, stages=stages, hand=card), *OTHERS, age=age, turn=turn)
            assert ways(match, f"build {card}") == ({(0, 0)} if turn in free_turns else set())


@pytest.mark.rule("SW-63")
def test_the_free_first_card_costs_no_coin() -> None:
    match = table(City("olympia night", coins=2, stages=1, hand="sawmill"), *OTHERS, age=2)
    assert refused(match, "build sawmill 2,0") == "SW-38"
    play_turn(match, "build sawmill")
    assert coins(match)[0] == 2


@pytest.mark.rule("SW-63")
@pytest.mark.parametrize("play", ["sell walls", "stage walls"])
def test_no_other_card_is_free_if_the_first_is_sold_or_buried(play: str) -> None:
    match = table(City("olympia night", "brickyard", coins=0, stages=1, hand="walls"), *OTHERS, age=2)
    play_turn(match, play)
    match.state.players[0].coins = 0
    for _ in range(4):
        give(match, 0, "palace")
        assert ways(match, "build palace") == set()
        play_turn(match, "sell palace")
        match.state.players[0].coins = 0


@pytest.mark.rule("SW-63", "SW-42")
def test_the_stage_built_on_the_last_turn_frees_the_first_card_of_the_next_age() -> None:
    match = table(City("olympia night", "foundry", coins=0, hand="altar stockade"), *OTHERS, turn=6)
    assert ways(match, "build stockade") == set()
    play_turn(match, "stage altar")
    give(match, 0, "walls")
    assert ways(match, "build walls") == {(0, 0)}


@pytest.mark.rule("SW-63")
def test_the_power_comes_back_in_every_age() -> None:
    match = table(City("olympia night", coins=0, stages=1, hand="stockade"), *OTHERS)
    for card in ("stockade", "walls", "palace"):
        match.state.players[0].coins = 0
        give(match, 0, card)
        assert ways(match, f"build {card}") == {(0, 0)}
        play_age(match)


@pytest.mark.rule("SW-63", "SW-20")
def test_a_free_card_is_still_no_second_of_its_name() -> None:
    for board, stages in (("olympia night", 1), ("olympia", 2)):
        match = table(City(board, "walls", coins=0, stages=stages, hand="walls"), *OTHERS, age=2)
        assert refused(match, "build walls") == "SW-20"


@pytest.mark.rule("SW-64")
def test_olympias_powers_never_pay_stages() -> None:
    for board, stages, turn in (("olympia", 2, 3), ("olympia night", 1, 1), ("olympia night", 2, 6)):
        match = table(City(board, coins=0, stages=stages, hand="palace"), *OTHERS, age=3, turn=turn)
        assert ways(match, "build palace") == {(0, 0)}
        assert ways(match, "stage palace") == set()
        assert refused(match, "stage palace") == "SW-27"
