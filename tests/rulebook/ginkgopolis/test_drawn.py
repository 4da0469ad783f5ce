"""The drawn examples say what the rules say."""

from typing import Any

import pytest

from rulebook.examples import drawings
from rulebook.ginkgopolis.tables import Table, change

EXAMPLES = drawings("ginkgopolis")
LAID = [rule for rule, example in EXAMPLES.items() if "lay" in example]
SCORED = [rule for rule, example in EXAMPLES.items() if "districts" in example]


def laid_out(example: dict[str, Any]) -> Table:
    """The part of a city that an example draws, out of reach of the rest."""
    table = Table(2)
    for one in example["city"]:
        table.build(one["tile"], (one["x"], one["y"]), one["height"], one["owner"], one["site"])
    for letter, (x, y) in example.get("markers", {}).items():
        table.put_marker(letter, (x, y))
    for party in (0, 1):
        table.stake(party, resources=9, points=9)
    return table


def test_every_example_is_checked() -> None:
    assert {*LAID, *SCORED, "summary-goal"} == EXAMPLES.keys()


def test_the_panel_shows_a_city_with_its_markers() -> None:
    example = EXAMPLES["summary-goal"]
    table = laid_out(example).match.view(None).table
    assert all(one in table["city"] for one in example["city"])
    assert {letter: table["markers"][letter] for letter in example["markers"]} == example["markers"]


@pytest.mark.parametrize("rule", LAID)
@pytest.mark.rule("GK-31", "GK-34", "GK-38", "GK-40", "GK-41")
def test_what_is_laid_brings_and_costs_this(rule: str) -> None:
    example = EXAMPLES[rule]
    table = laid_out(example)
    before = table.goods(0), table.goods(1)
    table.lay({0: example["lay"]})
    if table.phase == "marker" and table.pending() == (0,):
        cells = sorted(table.options())
        if "free" in example:
            assert cells == sorted(f"marker {x},{y}" for x, y in example["free"])
        table.play(cells[0])
    changes = [change(goods, table.goods(party)) for party, goods in enumerate(before)]
    assert changes == [tuple(goods.values()) for goods in example["changes"]]
    assert {tuple(goods) for goods in example["changes"]} == {("resources", "tiles", "points")}


@pytest.mark.rule("GK-31", "GK-34", "GK-38", "GK-40", "GK-41")
def test_the_captions_name_what_is_drawn() -> None:
    own = {rule: EXAMPLES[rule]["changes"][0] for rule in LAID}
    says = {rule: EXAMPLES[rule]["says"] for rule in LAID}
    height = {one["tile"]: one["height"] for rule in LAID for one in EXAMPLES[rule]["city"]}
    assert says["GK-31"] == {"floors": height["red 9"], "resources": own["GK-31"]["resources"]}
    assert says["GK-34"] == {"cells": len(EXAMPLES["GK-34"]["free"])}
    paid = -own["GK-38"]["resources"]
    assert says["GK-38"] == {"resources": paid, "tiles": own["GK-38"]["tiles"], "points": own["GK-38"]["points"]}
    owner = EXAMPLES["GK-40"]["changes"][1]
    assert says["GK-40"] == {"resources": owner["resources"], "points": owner["points"]}
    cost = says["GK-41"]
    assert cost["points"] == -own["GK-41"]["points"]
    assert cost["floors"] == height["blue 5"] + 1
    assert cost["resources"] + cost["floors"] == -own["GK-41"]["resources"]


def paid(example: dict[str, Any]) -> list[int]:
    shares = [share for district in example["districts"] for share in district["shares"]]
    return [sum(share["points"] for share in shares if share["party"] == party) for party in (0, 1)]


@pytest.mark.parametrize("rule", SCORED)
@pytest.mark.rule("GK-67", "GK-68", "GK-69")
def test_districts_pay_this(rule: str) -> None:
    example = EXAMPLES[rule]
    table = laid_out(example)
    drawn = {(one["x"], one["y"]) for one in example["city"]}
    everywhere = table.match.view(None).table["districts"]
    assert [one for one in everywhere if tuple(one["cells"][0]) in drawn] == example["districts"]
    assert table.districts() == paid(example)


@pytest.mark.rule("GK-67", "GK-68", "GK-69")
def test_the_captions_name_what_districts_pay() -> None:
    for rule in ("GK-67", "GK-68"):
        assert paid(EXAMPLES[rule]) == [EXAMPLES[rule]["says"]["all"], EXAMPLES[rule]["says"]["own"]]
    tied = EXAMPLES["GK-68"]["city"]
    resources = [sum(one["height"] for one in tied if one["owner"] == party) for party in (0, 1)]
    assert resources == [EXAMPLES["GK-68"]["says"]["own"]] * 2
    assert EXAMPLES["GK-68"]["says"]["floors"] == max(one["height"] for one in tied)
    alone = EXAMPLES["GK-69"]
    assert paid(alone) == [alone["says"]["points"], 0]
    blue = [one["height"] for one in alone["city"] if one["tile"].startswith("blue")]
    assert alone["says"]["all"] == sum(blue)
