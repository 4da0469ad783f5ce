"""The drawn examples say what the rules say."""

from typing import Any

import pytest

from rulebook.examples import drawings
from rulebook.seven_wonders.tables import City, own, play_age, points, shown, table, tokens
from tetrapolis.core.match import Match

EXAMPLES = drawings("seven_wonders")
OFFERED = [rule for rule, example in EXAMPLES.items() if "hand" in example]
SCORED = [rule for rule, example in EXAMPLES.items() if "points" in example]
FOUGHT = [rule for rule, example in EXAMPLES.items() if "conflicts" in example]
ALONE = {"wonder": "ephesos", "side": "day", "stages": 0, "built": []}


def laid_out(example: dict[str, Any], turn: int = 1) -> Match:
    """The table of an example; cities that it does not draw have nothing."""
    hands = [" ".join(one["card"] for one in example.get("hand", []))]
    cities = [*example["cities"], ALONE, ALONE][:3]
    seats = [
        City(f"{city['wonder']} {city['side']}", " ".join(city["built"]), coins=9, stages=city["stages"], hand=hand)
        for city, hand in zip(cities, [*hands, "", ""], strict=True)
    ]
    return table(*seats, age=example["age"], turn=turn)


def ways_of(rule: str) -> list[list[int]]:
    """The ways to build the only card in the hand of an example."""
    (card,) = EXAMPLES[rule]["hand"]
    return sorted(card["build"])


def test_every_example_is_checked() -> None:
    assert {*OFFERED, *SCORED, *FOUGHT} == EXAMPLES.keys()


@pytest.mark.parametrize("rule", OFFERED)
@pytest.mark.rule("SW-24", "SW-27", "SW-28", "SW-34", "SW-36", "SW-37")
def test_cards_can_be_built_in_these_ways(rule: str) -> None:
    example = EXAMPLES[rule]
    offered = {one["card"]: one for one in own(laid_out(example), 0)["hand"]}
    for card in example["hand"]:
        assert card == {name: offered[card["card"]][name] for name in card}
        assert set(card) == {"card", "build", "refused", "chain"}


@pytest.mark.rule("SW-24", "SW-27", "SW-34", "SW-36", "SW-37")
def test_the_captions_name_the_prices_that_are_drawn() -> None:
    assert [one["card"] for one in EXAMPLES["SW-24"]["hand"] if one["refused"]] == ["guard_tower"]
    assert ways_of("SW-27") == [[EXAMPLES["SW-27"]["says"]["coins"], 0]]
    post, wood = EXAMPLES["SW-34"]["says"], EXAMPLES["SW-36"]["says"]
    assert ways_of("SW-34") == [[0, post["right"]], [post["left"], 0]]
    assert ways_of("SW-36") == [[wood["each"], wood["each"]], [wood["alone"], 0]]
    assert ways_of("SW-37") == [[0, 0]]


@pytest.mark.parametrize("rule", SCORED)
@pytest.mark.rule("SW-39", "SW-67", "SW-72", "SW-73")
def test_cities_score_these_points(rule: str) -> None:
    example = EXAMPLES[rule]
    assert points(laid_out(example))[example["points"]] == example["says"]["points"]


@pytest.mark.rule("SW-39", "SW-67")
def test_the_captions_count_stages_and_cards() -> None:
    assert EXAMPLES["SW-39"]["says"]["stage"] == EXAMPLES["SW-39"]["cities"][0]["stages"] + 1
    _, left, right = EXAMPLES["SW-67"]["cities"]
    assert EXAMPLES["SW-67"]["says"]["cards"] == len(left["built"] + right["built"])


@pytest.mark.parametrize("rule", FOUGHT)
@pytest.mark.rule("SW-68", "SW-69")
def test_conflicts_bring_these_tokens(rule: str) -> None:
    example = EXAMPLES[rule]
    says, match = example["says"], laid_out(example, turn=6)
    assert [shown(match, seat)["shields"] for seat in range(3)] == [says["own"], says["left"], says["right"]]
    play_age(match)
    city = shown(match, 0)
    assert (city["defeats"], sum(city["victories"]), city["victories"][example["age"] - 1]) == (1, 1, 1)
    assert tokens(match, 0) == says["won"] - says["lost"]
    assert says["lost"] == 1
