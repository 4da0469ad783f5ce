"""The drawn examples say what the rules say."""

from typing import Any

import pytest

from rulebook.examples import drawings
from rulebook.world_monuments.tables import BUILDING_STONES, Table

EXAMPLES = drawings("world_monuments")
WALKED = [rule for rule, example in EXAMPLES.items() if "way" in example]
BUILT = [rule for rule, example in EXAMPLES.items() if example.get("target")]


def test_every_example_is_checked() -> None:
    assert {*WALKED, *BUILT, "WM-28", "WM-39", "WM-49", "summary-goal"} == EXAMPLES.keys()


@pytest.mark.rule("WM-31")
def test_the_panel_shows_a_part_of_a_monument() -> None:
    example = EXAMPLES["summary-goal"]
    table = Table(2, monument=example["monument"])
    for slot in sorted(example["slots"], key=lambda slot: slot["level"]):
        table.built(slot["slot"], by=slot["builder"])
    assert [table.slot(slot["slot"]) for slot in example["slots"]] == example["slots"]


def quarry(example: dict[str, Any]) -> Table:
    table = Table(2)
    for field, stones in example["stones"].items():
        table.stock(**{field: " ".join(stones)})
    table.move_from(example["worker"], example["turn"])
    fields = table.view()["quarry"]["fields"]
    assert {name: facts["stones"] for name, facts in fields.items()} == example["stones"]
    return table


@pytest.mark.parametrize("rule", WALKED)
@pytest.mark.rule("WM-17", "WM-19", "WM-20", "WM-22", "WM-23")
def test_the_worker_may_go_this_way_or_not(rule: str) -> None:
    example = EXAMPLES[rule]
    table = quarry(example)
    for field, taken in example["way"][: -1 if example["refused"] else None]:
        table.play(field)
        if taken in table.options():
            table.play(taken)
    stones = [taken for _, taken in example["way"] if taken]
    assert sum(table.hand(0).values()) == len(stones)
    assert set(table.hand(0)) == set(stones)
    if example["refused"]:
        assert table.refused(example["way"][-1][0]) == example["refused"] == rule
    else:
        assert table.actor == 1, "the move is complete"
        assert example["says"] == {"steps": len(example["way"])}


@pytest.mark.parametrize("rule", BUILT)
@pytest.mark.rule("WM-31", "WM-32", "WM-34")
def test_the_stone_may_be_built_or_not(rule: str) -> None:
    example = EXAMPLES[rule]
    table, target = Table(2, monument=example["monument"]), example["target"]
    for slot in example["slots"]:
        if slot["builder"] is not None:
            table.built(slot["slot"], by=slot["builder"])
    assert {slot["slot"] for slot in example["slots"]} == {*table.below(target), target}
    assert [table.slot(slot["slot"]) for slot in example["slots"]] == example["slots"]
    table.build_from(0)
    table.hold(0, **dict.fromkeys(BUILDING_STONES, 1))
    facts, before = table.slot(target), table.points()[0]
    if example["refused"]:
        assert table.refused(target) == example["refused"] == rule
        assert example["says"] == {"supports": len(facts["supports"])}
        missing = [one for one in facts["supports"] if table.slot(one)["builder"] is None]
        assert len(missing) == 1
    else:
        table.play(target)
        assert example["says"] == {"level": facts["level"], "points": table.points()[0] - before}


@pytest.mark.rule("WM-28")
def test_the_black_stone_brings_points() -> None:
    table = Table(2)
    table.stock(O0=" ".join(EXAMPLES["WM-28"]["hand"]))
    table.s.turn = 1
    before = table.points()[0]
    table.play("O0")
    assert table.points()[0] - before == EXAMPLES["WM-28"]["result"] == EXAMPLES["WM-28"]["says"]["points"]
    assert table.view()["holder"] == 0


@pytest.mark.rule("WM-39", "WM-40")
def test_a_pass_costs_points_for_building_stones() -> None:
    example = EXAMPLES["WM-39"]
    table = Table(2, monument=example["monument"])
    table.hold(0, **example["hand"])
    table.build_from(0)
    assert table.options() == {"pass"}
    before = table.points()[0]
    table.play("pass")
    assert table.points()[0] - before == example["result"] == -example["says"]["points"]


@pytest.mark.rule("WM-49")
def test_gems_bring_points_at_the_end() -> None:
    example = EXAMPLES["WM-49"]
    table = Table(2, monument="san_pietro")
    table.built_all_but("L5-01")
    table.hold(0, **{table.slot("L5-01")["colour"]: 1}, **example["hand"])
    table.build_from(0)
    table.play("L5-01")
    assert table.match.over
    assert table.match.scores()[0]["gems"] == example["result"] == example["says"]["points"]
    assert example["says"]["gems"] == example["hand"]["blue"]
