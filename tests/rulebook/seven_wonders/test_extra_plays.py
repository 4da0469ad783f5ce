"""The seventh card and the dig: SW-58 to SW-61."""

from typing import Any

import pytest

from rulebook.seven_wonders.tables import (
    City,
    built,
    coins,
    give,
    hand,
    own,
    phase,
    pile,
    play_age,
    play_turn,
    points,
    refused,
    shown,
    table,
    ways,
)
from tetrapolis.core.match import Match

OTHERS = City("rhodos", coins=0), City("gizah", coins=0)


# -- Babylon, night: the seventh card ----------------------------------------------------------------------------------


def seventh(card: str, **city: Any) -> Match:
    """Babylon has sold a card on turn 6 and holds this one."""
    babylon = City("babylon night", **{"stages": 1, **city}, hand=f"tavern {card}")
    match = table(babylon, *OTHERS, turn=6)
    play_turn(match, "sell tavern")
    return match


@pytest.mark.rule("SW-58")
def test_the_leftover_card_is_played_in_an_extra_turn() -> None:
    match = seventh("altar")
    assert (phase(match), match.pending) == ("seventh", (0,))
    assert hand(match) == ["altar"]
    assert [shown(match, seat)["hand"] for seat in range(3)] == [1, 0, 0]
    assert pile(match) == 3 + 2  # sold by all, left over by two
    assert {str(action) for action in match.legal(0)} == {"build altar", "sell altar"}
    match.play("build altar")
    assert built(match) == ["altar"]
    assert (match.view().table["age"], match.view().table["turn"]) == (2, 1)


@pytest.mark.rule("SW-58")
def test_only_the_leftover_card_and_only_babylon_plays() -> None:
    match = seventh("altar")
    assert refused(match, "sell tavern") == "SW-13"
    assert refused(match, "dig tavern") == "SW-14"
    assert refused(match, "sell altar", 1) == "SW-12"
    assert match.legal(1) == []


@pytest.mark.rule("SW-58")
def test_the_seventh_card_is_played_by_normal_rules() -> None:
    match = seventh("stockade", built="stone_pit")
    assert ways(match, "build stockade") == {(0, 0)}
    match = seventh("baths", coins=1)  # 1 + 3 coins, Gizah at the right sells stone
    assert ways(match, "build baths") == {(0, 2)}
    match.play("build baths 0,2")
    assert coins(match) == [2, 3, 5]
    match = seventh("altar", built="brickyard clay_pool glassworks")
    assert ways(match, "stage altar") == {(0, 0)}
    match.play("stage altar")
    assert shown(match, 0)["stages"] == 2
    assert own(match, 0)["buried"] == ["altar"]
    match = seventh("altar", coins=0, built="altar")
    assert refused(match, "build altar") == "SW-20"
    match.play("sell altar")
    assert coins(match)[0] == 6
    assert pile(match) == 6


@pytest.mark.rule("SW-58", "SW-69")
def test_the_seventh_card_counts_in_the_conflicts() -> None:
    match = seventh("stockade")
    assert shown(match, 0)["victories"] == [0, 0, 0]
    match.play("build stockade")
    assert shown(match, 0)["victories"] == [2, 0, 0]


@pytest.mark.rule("SW-58")
def test_the_power_holds_in_every_age_from_the_age_of_building_on() -> None:
    match = table(City("babylon night", "quarry", hand="altar"), *OTHERS, turn=2)
    play_turn(match, "stage altar")
    extra = []
    while not match.over:
        if phase(match) == "seventh":
            extra.append(match.view().table["age"])
            match.play(f"sell {hand(match)[0]}")
        else:
            play_turn(match)
    assert extra == [1, 2, 3]


@pytest.mark.rule("SW-58")
def test_not_before_the_stage_is_built() -> None:
    match = table(City("babylon night"), *OTHERS, turn=6)
    play_turn(match)
    assert (phase(match), match.view().table["age"]) == ("cards", 2)
    match = table(City("babylon", stages=3), *OTHERS, turn=6)
    play_turn(match)
    assert (phase(match), match.view().table["age"]) == ("cards", 2)


@pytest.mark.rule("SW-59")
def test_coins_of_turn_6_can_be_spent_in_the_extra_turn() -> None:
    match = seventh("clay_pit", coins=0)
    assert coins(match)[0] == 3
    match.play("build clay_pit")
    assert coins(match)[0] == 2
    match = table(
        City("babylon night", coins=0, stages=1, hand="altar baths"),
        City("rhodos", coins=2, hand="stockade"),
        City("gizah", coins=0),
        turn=6,
    )
    play_turn(match, "build altar", "build stockade 0,2")  # to Babylon, its right neighbour
    assert ways(match, "build baths") == {(0, 2)}


@pytest.mark.rule("SW-59")
def test_cards_of_turn_6_count_in_the_extra_turn() -> None:
    match = table(City("babylon night", coins=0, stages=1, hand="ore_vein barracks"), *OTHERS, turn=6)
    assert ways(match, "build barracks") == set()
    play_turn(match, "build ore_vein")
    assert ways(match, "build barracks") == {(0, 0)}
    match = table(
        City("babylon night", coins=2, stages=1, hand="altar workshop"),
        City("rhodos", hand="glassworks"),
        City("gizah"),
        turn=6,
    )
    play_turn(match, "build altar", "build glassworks")
    assert ways(match, "build workshop") == {(2, 0)}
    match = table(City("babylon night", coins=0, stages=1, hand="theater gardens"), *OTHERS, age=3, turn=6)
    play_turn(match, "build theater")
    assert ways(match, "build gardens") == {(0, 0)}


@pytest.mark.rule("SW-59")
def test_the_seventh_card_cannot_be_declined() -> None:
    match = seventh("altar")
    assert refused(match, "dig nothing") == "SW-14"
    assert all(str(action).split()[1] == "altar" for action in match.legal(0))


# -- Halikarnassos: the dig --------------------------------------------------------------------------------------------


def dig(heap: str, neighbours: tuple[City, City] = OTHERS, *, age: int = 2, turn: int = 2, **kw: Any) -> Match:
    """Halikarnassos builds the second stage of its day side while this lies in the discard pile."""
    city = {name: kw.pop(name) for name in ("coins",) if name in kw}
    made = "glassworks press " + kw.pop("built", "")
    digger = City("halikarnassos", made, stages=1, hand="senate", **city)
    match = table(digger, *neighbours, age=age, turn=turn, pile=heap, **kw)
    play_turn(match, "stage senate")
    return match


def diggable(match: Match) -> set[str]:
    return {str(action).removeprefix("dig ") for action in match.legal(0)} - {"nothing"}


@pytest.mark.rule("SW-60")
def test_the_digger_builds_a_card_of_the_pile_free() -> None:
    match = dig("altar palace", coins=0)
    assert (phase(match), match.pending) == ("dig", (0,))
    assert {"altar", "palace"} <= diggable(match)
    before = pile(match)
    happened = match.play("dig palace")
    assert [event.kind for event in happened] == ["dig"]
    assert built(match)[-1] == "palace"
    assert points(match)["blue"] == 8
    assert pile(match) == before - 1
    assert coins(match)[0] == 0
    assert (phase(match), match.view().table["turn"]) == ("cards", 3)


@pytest.mark.rule("SW-60")
def test_the_whole_pile_is_seen_all_ages_and_this_turn_too() -> None:
    neighbours = City("rhodos", hand="circus"), City("gizah", hand="arsenal")
    match = table(
        City("halikarnassos", "glassworks press", stages=1, hand="senate"),
        *neighbours,
        age=3,
        turn=2,
        pile="altar loom walls",
    )
    play_turn(match, "stage senate", "sell circus", "sell arsenal")
    heap = sorted(["altar", "loom", "walls", "circus", "arsenal"])
    assert sorted(match.view(0).table["pile_cards"]) == heap
    assert sorted(diggable(match)) == heap
    assert pile(match) == 5


@pytest.mark.rule("SW-60")
def test_nothing_but_the_pile_can_be_dug() -> None:
    match = dig("altar")
    assert refused(match, "dig spies_guild") == "SW-60"
    assert refused(match, "dig senate") == "SW-60"  # just buried
    assert refused(match, "sell altar") == "SW-60"
    assert refused(match, "dig altar", 1) == "SW-12"


@pytest.mark.rule("SW-60")
@pytest.mark.parametrize(("card", "gain"), [("tavern", 5), ("vineyard", 3), ("bazar", 4), ("haven", 1), ("arena", 6)])
def test_a_dug_card_has_its_immediate_effects(card: str, gain: int) -> None:
    neighbours = City("rhodos", "mine"), City("gizah", "tree_farm")
    match = dig(card, neighbours, age=3, coins=0, built="lumber_yard")
    match.play(f"dig {card}")
    assert coins(match)[0] == gain


@pytest.mark.rule("SW-60")
def test_a_dug_card_has_its_lasting_effects() -> None:
    match = dig("loom workshop scriptorium", coins=0)
    match.play("dig scriptorium")
    give(match, 0, "library courthouse")
    assert ways(match, "build library") == ways(match, "build courthouse") == {(0, 0)}
    assert points(match)["green"] == 1


@pytest.mark.rule("SW-60", "SW-69")
def test_the_dig_of_turn_6_comes_before_the_conflicts() -> None:
    match = dig("barracks", turn=6, age=1)
    assert shown(match, 0)["victories"] == [0, 0, 0]
    match.play("dig barracks")
    assert shown(match, 0)["victories"] == [2, 0, 0]


@pytest.mark.rule("SW-60", "SW-20")
def test_no_second_card_of_a_name_is_dug() -> None:
    match = dig("altar theater", built="altar")
    assert "altar" not in diggable(match)
    assert refused(match, "dig altar") == "SW-20"


@pytest.mark.rule("SW-60")
def test_of_two_copies_one_stays_in_the_pile() -> None:
    makers = "brickyard glassworks press"
    match = table(
        City("halikarnassos night", makers, hand="senate"), *OTHERS, age=2, turn=2, pile="altar theater altar"
    )
    play_turn(match, "stage senate")
    match.play("dig altar")
    give(match, 0, "senate")
    play_turn(match, "stage senate")
    heap = match.view(0).table["pile_cards"]
    assert heap.count("altar") == 1
    assert refused(match, "dig altar") == "SW-20"


@pytest.mark.rule("SW-60", "SW-52")
def test_every_stage_of_the_night_side_digs() -> None:
    makers = "brickyard sawmill lumber_yard glassworks press"
    match = table(City("halikarnassos night", makers), *OTHERS, turn=2, pile="altar theater well")
    for stage, card in enumerate(("well", "altar", "theater"), start=1):
        play_turn(match, f"stage {hand(match)[0]}")
        assert (phase(match), shown(match, 0)["stages"]) == ("dig", stage)
        match.play(f"dig {card}")
    assert built(match)[-3:] == ["well", "altar", "theater"]


@pytest.mark.rule("SW-60")
def test_an_empty_pile_ends_the_dig() -> None:
    neighbours = City("rhodos", hand="loom"), City("gizah", hand="loom")
    match = table(City("halikarnassos", "glassworks press", stages=1, hand="altar"), *neighbours)
    happened = play_turn(match, "stage altar", "build loom", "build loom")
    assert [event.seat for event in happened if event.kind == "no_dig"] == [0]
    assert (phase(match), match.view().table["turn"]) == ("cards", 2)


@pytest.mark.rule("SW-61")
def test_a_dig_can_be_declined() -> None:
    match = dig("altar")
    before = pile(match)
    assert "dig nothing" in {str(action) for action in match.legal(0)}
    match.play("dig nothing")
    assert pile(match) == before
    assert built(match) == ["glassworks", "press"]
    assert match.view().table["turn"] == 3


@pytest.mark.rule("SW-61")
def test_by_agreement_a_dig_cannot_be_declined() -> None:
    match = dig("altar", dig_decline="no")
    assert "dig nothing" not in {str(action) for action in match.legal(0)}
    assert refused(match, "dig nothing") == "SW-61"
    match.play("dig altar")
    assert built(match)[-1] == "altar"


@pytest.mark.rule("SW-61")
@pytest.mark.parametrize(
    ("order", "phases"), [("dig_first", ["dig", "seventh"]), ("seventh_first", ["seventh", "dig"])]
)
def test_on_turn_6_the_dig_precedes_the_seventh_card(order: str, phases: list[str]) -> None:
    match = table(
        City("halikarnassos", "glassworks press", stages=1, hand="altar theater"),
        City("babylon night", stages=1, hand="loom baths"),
        City("gizah", hand="well mine"),
        turn=6,
        turn6_order=order,
    )
    play_turn(match, "stage altar", "sell loom", "sell well")
    seen = []
    while phase(match) != "cards":
        seen.append(phase(match))
        if phase(match) == "dig":
            heap = {"theater", "loom", "well", "mine"} | ({"baths"} if order == "seventh_first" else set())
            assert set(match.view(0).table["pile_cards"]) == heap
            assert shown(match, 0)["victories"] == [0, 0, 0]
            match.play("dig well")
        else:
            match.play("sell baths")
    assert seen == phases
    assert match.view().table["age"] == 2
    play_age(match)
