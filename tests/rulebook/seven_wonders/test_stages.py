"""Stages of a wonder: SW-39 to SW-42."""

import pytest

from rulebook.seven_wonders.tables import (
    City,
    built,
    coins,
    give,
    hand,
    makers,
    own,
    phase,
    play_age,
    play_turn,
    points,
    refused,
    shown,
    table,
    tokens,
    ways,
)
from tetrapolis.games.seven_wonders.components import BOARDS, SIDES

OTHERS = City("halikarnassos", coins=0), City("halikarnassos", coins=0)

#: A city that makes everything four times over, without trade.
EVERYTHING = "lumber_yard sawmill stone_pit quarry clay_pool brickyard ore_vein foundry tree_farm mine excavation "
EVERYTHING += "forest_cave loom glassworks press"


@pytest.mark.rule("SW-39")
def test_a_side_has_two_to_four_stages() -> None:
    counts = {
        (board.name, side): len(stages) for board in BOARDS for side, stages in zip(SIDES, board.sides, strict=True)
    }
    unlike = {("babylon", "night"): 2, ("rhodos", "night"): 2, ("gizah", "night"): 4}
    assert counts == {key: unlike.get(key, 3) for key in counts}
    assert len(counts) == 14


@pytest.mark.rule("SW-39")
def test_stages_are_built_from_left_to_right() -> None:
    match = table(City("gizah night", EVERYTHING, coins=0, hand="altar"), *OTHERS)
    for stage, total in enumerate((3, 8, 13, 20), start=1):
        give(match, 0, "altar")
        happened = play_turn(match, "stage altar")
        assert [event.numbers["stage"] for event in happened if event.kind == "stage"] == [stage]
        assert shown(match, 0)["stages"] == stage
        assert points(match)["wonder"] == total
    give(match, 0, "altar")
    assert ways(match, "stage altar") == set()
    assert refused(match, "stage altar") == "SW-39"


@pytest.mark.rule("SW-39")
def test_a_dear_first_stage_cannot_be_skipped() -> None:
    match = table(City("gizah night", makers("SS"), coins=0, hand="altar"), *OTHERS)  # stage 2 costs SSS
    assert refused(match, "stage altar") == "SW-27"
    match = table(City("gizah night", makers("SS"), coins=0, stages=1, hand="altar"), *OTHERS)
    assert ways(match, "stage altar") == {(0, 0)}


@pytest.mark.rule("SW-39")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_in_any_age_and_with_any_number_of_stages_in_one_age(age: int) -> None:
    match = table(City("gizah", EVERYTHING, hand="altar"), *OTHERS, age=age)
    for stage in (1, 2, 3):
        play_turn(match, f"stage {hand(match)[0]}")
        assert shown(match, 0)["stages"] == stage


@pytest.mark.rule("SW-39")
def test_stages_are_optional() -> None:
    match = table(City("gizah", EVERYTHING), City("rhodos", EVERYTHING), City("olympia", EVERYTHING))
    while not match.over:
        play_age(match)
    assert [shown(match, seat)["stages"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SW-40")
def test_only_the_cost_of_the_stage_is_paid() -> None:
    for card in ("palace", "clay_pit", "altar"):
        match = table(City("gizah", "sawmill", coins=0, hand=card), *OTHERS)
        assert ways(match, f"stage {card}") == {(0, 0)}
        play_turn(match, f"stage {card}")
        assert coins(match)[0] == 0
    match = table(City("gizah", coins=2, hand="altar"), *OTHERS)  # a card without a cost does not make the stage free
    assert ways(match, "stage altar") == set()


@pytest.mark.rule("SW-40", "SW-24")
def test_a_stage_is_paid_to_the_neighbours_who_sell() -> None:
    match = table(City("gizah", coins=5, hand="palace"), City("babylon", "lumber_yard"), City("babylon"))
    assert ways(match, "stage palace") == {(4, 0), (2, 2)}
    play_turn(match, "stage palace 2,2", "", "")
    assert coins(match) == [1, 3 + 2 + 3, 3 + 2 + 3]


@pytest.mark.rule("SW-40")
def test_the_card_lies_face_down_under_the_stage() -> None:
    match = table(City("gizah", "sawmill", hand="altar"), *OTHERS)
    happened = play_turn(match, "stage altar")
    assert [event.numbers for event in happened if event.kind == "bury"] == [{}]
    assert own(match, 0)["buried"] == ["altar"]
    assert built(match) == ["sawmill"]
    for viewer in (None, 1, 2):
        assert "altar" not in str(match.view(viewer).table["players"])


@pytest.mark.rule("SW-41")
def test_any_card_serves() -> None:
    cards = "mine loom altar marketplace barracks workshop spies_guild"
    match = table(City("gizah", "sawmill", hand=cards), *OTHERS)
    assert all(ways(match, f"stage {card}") == {(0, 0)} for card in cards.split())


@pytest.mark.rule("SW-41", "SW-20")
def test_a_buried_card_has_no_name_no_colour_and_no_effect() -> None:
    match = table(City("gizah", "sawmill", coins=0, hand="theater"), *OTHERS, age=3)
    play_turn(match, "stage theater")
    assert points(match) == {"wonder": 3}
    give(match, 0, "theater gardens")
    assert ways(match, "build theater") == {(0, 0)}
    assert ways(match, "build gardens") == set()
    assert built(match) == ["sawmill"]
    match = table(City("gizah", "sawmill", coins=0, hand="barracks"), *OTHERS, age=3)
    play_turn(match, "stage barracks")
    assert shown(match, 0)["shields"] == 0
    match = table(City("gizah", "sawmill", coins=0, hand="tavern"), *OTHERS)
    play_turn(match, "stage tavern")
    assert coins(match)[0] == 0
    match = table(City("gizah", "sawmill", coins=0, hand="ore_vein"), *OTHERS)
    play_turn(match, "stage ore_vein")
    give(match, 0, "barracks")
    assert ways(match, "build barracks") == set()


@pytest.mark.rule("SW-41", "SW-62")
def test_a_buried_card_gives_no_colour_to_guilds_and_powers() -> None:
    match = table(City("gizah", "sawmill", hand="clay_pool"), City("rhodos", "workers_guild"), City("ephesos"))
    assert points(match, 1)["purple"] == 1
    play_turn(match, "stage clay_pool")
    assert points(match, 1)["purple"] == 1


@pytest.mark.rule("SW-42", "SW-47")
def test_coins_of_a_stage_come_at_once() -> None:
    match = table(City("ephesos", "sawmill", coins=0, stages=1, hand="altar"), *OTHERS)
    happened = play_turn(match, "stage altar")
    assert coins(match)[0] == 9
    assert {event.seat: event.numbers["coins"] for event in happened if event.kind == "coins"}[0] == 9


@pytest.mark.rule("SW-42")
def test_production_of_a_stage_begins_on_the_next_turn() -> None:
    match = table(City("alexandria", "foundry", coins=0, stages=1, hand="altar stockade"), *OTHERS)
    assert ways(match, "build stockade") == set()
    play_turn(match, "stage altar")
    give(match, 0, "stockade")
    assert ways(match, "build stockade") == {(0, 0)}


@pytest.mark.rule("SW-42")
def test_a_permission_of_a_stage_begins_on_the_next_turn() -> None:
    match = table(City("olympia", "sawmill", coins=0, stages=1, hand="altar walls"), *OTHERS, age=2)
    assert ways(match, "build walls") == set()
    play_turn(match, "stage altar")
    give(match, 0, "walls")
    assert ways(match, "build walls") == {(0, 0)}


@pytest.mark.rule("SW-42", "SW-55")
def test_shields_of_a_stage_count_in_the_next_conflicts() -> None:
    match = table(City("rhodos", "brickyard clay_pool", stages=1, hand="altar"), *OTHERS, turn=6)
    assert tokens(match, 0) == 0
    play_turn(match, "stage altar")
    assert phase(match) == "cards"
    assert shown(match, 0)["victories"] == [2, 0, 0]
    assert [shown(match, seat)["defeats"] for seat in (1, 2)] == [1, 1]
