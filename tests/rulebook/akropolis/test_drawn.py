"""The drawn examples say what the rules say."""

import pytest

from rulebook.akropolis.cities import City, deal, placements
from rulebook.examples import drawings
from tetrapolis.games.akropolis.components import CODES

EXAMPLES = drawings("akropolis")
LAID = [rule for rule, example in EXAMPLES.items() if "laid" in example]
SCORED = [rule for rule, example in EXAMPLES.items() if "district" in example]


def test_every_example_is_checked() -> None:
    assert {"AK-12", *LAID, *SCORED, "summary-goal", "summary-end"} == EXAMPLES.keys()
    assert {EXAMPLES[rule]["district"] for rule in SCORED} == {"house", "market", "barracks", "temple", "garden"}


@pytest.mark.rule("AK-12")
def test_the_row_has_these_prices() -> None:
    example = EXAMPLES["AK-12"]
    match = deal(2, *(one["tile"] for one in example["row"]))
    assert match.view().table["row"] == example["row"]
    assert example["says"]["price"] == example["row"][3]["price"]


def test_the_panels_show_a_city_and_the_last_tile() -> None:
    goal, end = EXAMPLES["summary-goal"], EXAMPLES["summary-end"]
    assert City(goal["tiles"]).table()["city"] == goal["city"]
    (last,) = end["row"]
    assert last == {"tile": last["tile"], "code": CODES[last["tile"]], "price": 0}


@pytest.mark.parametrize("rule", LAID)
@pytest.mark.rule("AK-20", "AK-21", "AK-22", "AK-26")
def test_a_tile_may_lie_there_or_not(rule: str) -> None:
    example = EXAMPLES[rule]
    city, (tile, *spot) = City(example["tiles"]), placements(example["laid"])[0]
    assert (city.table()["city"], CODES[tile]) == (example["city"], example["code"])
    assert city.refusal(*spot) == example["refused"]
    assert example["refused"] in ("", rule)
    if not example["refused"]:
        income = city.build(example["laid"])[0]
        assert example["says"] == {"level": city.level(spot[0], spot[1]), "stones": income}


@pytest.mark.parametrize("rule", SCORED)
@pytest.mark.rule("AK-33", "AK-34", "AK-35", "AK-36", "AK-37", "AK-42")
def test_the_marked_districts_score_and_bring_these_points(rule: str) -> None:
    example = EXAMPLES[rule]
    city, district = City(example["tiles"]), example["district"]
    value, stars = city.value(district), city.stars(district)
    assert city.table()["city"] == example["city"]
    assert example["says"] == {"value": value, "stars": stars, "points": city.table()["points"][district]}
    levels = city.visible(district[0])
    scores, fails = ({(q, r) for q, r in example[name]} for name in ("scores", "fails"))
    assert scores | fails == set(levels)
    assert scores == {(one["q"], one["r"]) for one in example["city"] if one["hex"] == district[0] and one["scores"]}
    assert not scores & fails
    assert sum(levels[cell] for cell in scores) == value
