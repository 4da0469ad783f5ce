"""The sides of the boards: SW-43 to SW-56. Stages are written as on the rules page, each after its cost."""

import re

import pytest

from rulebook.seven_wonders.tables import (
    UNIT,
    UNITS,
    City,
    coins,
    makers,
    phase,
    play_turn,
    points,
    shown,
    table,
    ways,
)

AMOUNT = re.compile(r"\d[pcs]")
OTHERS = City("rhodos", coins=0), City("rhodos", coins=0)


def check_side(board: str, start: str, *stages: str) -> None:
    """The start resource, and of every stage its cost and effects: `OOT 5p 4c`."""
    check_start(board, start)
    gained: set[str] = set()
    for number, (cost, *effects) in enumerate(one.split() for one in stages):
        given = start + ("*" if "raw" in gained else "")
        check_cost(board, number, cost, given)
        check_effects(board, number, cost, effects)
        gained |= {effect for effect in effects if not AMOUNT.fullmatch(effect)}
        check_powers(board, number + 1, gained | {start})
    assert stage_ways(board, len(stages), "WWWWSSSSCCCCOOOOGPT", start) == set()


def check_start(board: str, start: str) -> None:
    """The city itself makes its start resource alone, and sells it to both neighbours."""
    without = City("gizah" if start != "S" else "rhodos", coins=2, hand=UNITS)
    match = table(City(board, coins=0, hand=UNITS), without, without)
    assert [kind for kind, card in UNIT.items() if ways(match, f"build {card}")] == [start]
    assert (0, 2) in ways(match, f"build {UNIT[start]}", 1)
    assert (2, 0) in ways(match, f"build {UNIT[start]}", 2)


def stage_ways(board: str, number: int, units: str, given: str) -> set[tuple[int, int]]:
    """How a city without coins that makes these units can build stage `number` (from 0).

    Cards make the units that the city is not given by its start resource or, as `*`, by a stage that gives any raw one.
    """
    by_cards = units.replace(given[0], "", 1)
    if "*" in given:
        by_cards = re.sub("[WSCO]", "", by_cards, count=1)
    return ways(table(City(board, makers(by_cards), coins=0, stages=number, hand="palace"), *OTHERS), "stage palace")


def check_cost(board: str, number: int, cost: str, given: str) -> None:
    """All these units, and each of them, are needed."""
    assert stage_ways(board, number, cost, given) == {(0, 0)}
    for kind in set(cost):
        if (kind, cost.count(kind)) != (given[0], 1):
            assert stage_ways(board, number, cost.replace(kind, "", 1), given) == set()


def check_effects(board: str, number: int, cost: str, effects: list[str]) -> None:
    """What comes with the stage: points, coins at once, shields, a dig."""
    match = table(City(board, makers(cost), coins=0, stages=number, hand="palace"), *OTHERS, pile="altar", turn=2)
    before = points(match).get("wonder", 0), shown(match, 0)["shields"]
    play_turn(match, "stage palace")
    amounts = {effect[1]: int(effect[0]) for effect in effects if AMOUNT.fullmatch(effect)}
    assert points(match).get("wonder", 0) - before[0] == amounts.get("p", 0)
    assert shown(match, 0)["shields"] - before[1] == amounts.get("s", 0)
    assert coins(match)[0] == amounts.get("c", 0)
    assert (phase(match) == "dig") == ("dig" in effects)


def check_powers(board: str, stages: int, powers: set[str]) -> None:
    """What the city can do with so many stages built, besides making its start resource."""
    kinds = {"raw": "WSCO", "man": "GPT", "colour": "WSCOGPT", "first": "WSCOGPT"}
    match = table(City(board, coins=0, stages=stages, hand=UNITS), *OTHERS, turn=1)
    can_build = {kind for kind, card in UNIT.items() if ways(match, f"build {card}")}
    assert can_build == {kind for power in powers for kind in kinds.get(power, power) if kind in UNIT}
    assert points(match).get("green", 0) == ("sci" in powers)
    turns = {"colour": {1, 2, 3, 4, 5, 6}, "first": {1}, "last": {6}}
    free = {turn for power in powers for turn in turns.get(power, ())}
    assert {turn for turn in range(1, 7) if walls_are_free(board, stages, turn)} == free
    last = table(City(board, stages=stages), *OTHERS, turn=6)
    play_turn(last)
    assert (phase(last) == "seventh") == ("7th" in powers)


def walls_are_free(board: str, stages: int, turn: int) -> bool:
    match = table(City(board, coins=0, stages=stages, hand="walls"), *OTHERS, age=2, turn=turn)
    return bool(ways(match, "build walls"))


@pytest.mark.rule("SW-43", "SW-44")
def test_alexandria() -> None:
    check_side("alexandria", "G", "SS 3p", "OO raw", "PT 7p")
    check_side("alexandria night", "G", "CC raw", "OOO man", "WWWW 7p")


@pytest.mark.rule("SW-45", "SW-46")
def test_babylon() -> None:
    check_side("babylon", "W", "CC 3p", "OOT sci", "WWWW 7p")
    check_side("babylon night", "W", "SS 7th", "CCCG sci")


@pytest.mark.rule("SW-47", "SW-48")
def test_ephesos() -> None:
    check_side("ephesos", "P", "CC 3p", "WW 9c", "OOG 7p")
    check_side("ephesos night", "P", "SS 2p 4c", "WW 3p 4c", "OOT 5p 4c")


@pytest.mark.rule("SW-49", "SW-50")
def test_gizah() -> None:
    check_side("gizah", "S", "WW 3p", "CCT 5p", "SSSS 7p")
    check_side("gizah night", "S", "WW 3p", "SSS 5p", "CCC 5p", "SSSSP 7p")


@pytest.mark.rule("SW-51", "SW-52")
def test_halikarnassos() -> None:
    check_side("halikarnassos", "T", "OO 3p", "GP dig", "SSS 7p")
    check_side("halikarnassos night", "T", "CC 2p dig", "GP 1p dig", "WWW dig")


@pytest.mark.rule("SW-53", "SW-54")
def test_olympia() -> None:
    check_side("olympia", "C", "SS 3p", "WW colour", "CCC 7p")
    check_side("olympia night", "C", "OO 2p first", "CCC 3p last", "GPT 5p")


@pytest.mark.rule("SW-55", "SW-56")
def test_rhodos() -> None:
    check_side("rhodos", "O", "WW 3p", "CCC 2s", "OOOO 7p")
    check_side("rhodos night", "O", "SSS 3p 1s 3c", "OOOO 4p 1s 4c")
