"""The view of World Monuments tells the plans of a match as the shelf has them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.boards import CASTLE, put, ring
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.notation import new_actions
from tetrapolis.games.world_monuments.actions import number
from tetrapolis.games.world_monuments.components import COLOURS, LEVEL_POINTS, LEVELS, field_name
from tetrapolis.games.world_monuments.game import GAME, game_of
from tetrapolis.games.world_monuments.ids import FIRST_SLOT
from tetrapolis.games.world_monuments.plan_files import printed_shelf, shelf_with
from tetrapolis.games.world_monuments.plans import PRINTED_MONUMENTS, Monument, Quarry, Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    put(tmp_path, "castle", CASTLE)
    put(tmp_path, "ring", ring(14, 7))
    return shelf_with(tmp_path)


@pytest.fixture
def game(shelf: Shelf, tmp_path: Path) -> Game:
    return game_of(shelf, tmp_path)


def slots_of(monument: Monument) -> list[dict[str, Any]]:
    return [
        {
            "slot": slot.name,
            "level": slot.level,
            "x": slot.x,
            "y": slot.y,
            "colour": COLOURS[slot.colour],
            "supports": [monument.slots[below].name for below in monument.supports(slot)],
            "points": int(LEVEL_POINTS[slot.level - 1]),
            "open": slot.level == 1,
            "builder": None,
        }
        for slot in monument.slots
    ]


def touches_of(quarry: Quarry) -> dict[str, list[str]]:
    return {
        field_name(field): [field_name(near) for near in sorted(quarry.adjacent[field])] for field in quarry.adjacent
    }


def test_every_plan_is_told_as_it_is(game: Game, shelf: Shelf) -> None:
    for name, monument in shelf.monuments.items():
        for place, quarry in shelf.quarries.items():
            table = Match(game, 2, 1, {"monument": name, "quarry": place}).view(None).table
            material = [dict(zip(COLOURS, row, strict=True)) for row in monument.material]
            told = {"name": name, "title": monument.name, "material": material, "slots": slots_of(monument)}
            assert table["monument"] == told
            assert (table["quarry"]["name"], table["quarry"]["title"]) == (place, quarry.name)
            assert {field: one["touches"] for field, one in table["quarry"]["fields"].items()} == touches_of(quarry)
            assert list(table["quarry"]["fields"]) == list(touches_of(quarry))


def test_the_monument_that_chance_chose_is_named(game: Game, shelf: Shelf) -> None:
    told = [Match(game, 2, seed, {"monument": "random"}).view(0).table["monument"] for seed in range(24)]
    assert {one["name"] for one in told} == set(PRINTED_MONUMENTS)
    for one in told:
        assert one["slots"] == slots_of(shelf.monuments[one["name"]])


def test_actions_that_do_not_exist_have_no_number() -> None:
    s = Match(GAME, 2, 1, {"monument": "capitol"}).state
    a = new_actions(1)[0]
    for kind in range(-1, 6):
        for level in (-(2**31), -1, 0, 31, 2**31 - 1):
            for place in (-(2**31), 0, 64, 2**31 - 1):
                a.kind = kind
                a.numbers[:2] = level, place
                found = int(number(s, a))
                assert found == -1 or GAME.actions.encode(s, GAME.actions.decode(s, found)) == found


def test_slots_that_a_monument_lacks_lie_above_all_monuments() -> None:
    s = Match(GAME, 2, 1, {"monument": "capitol"}).state
    slots = len(printed_shelf().monuments["capitol"].slots)
    lacking = np.arange(FIRST_SLOT + slots, FIRST_SLOT + slots + 2, dtype=np.int32)
    names = GAME.actions.notations(s, lacking)
    assert names == [f"L{LEVELS + 1}-{slots + 1}", f"L{LEVELS + 1}-{slots + 2}"]
    assert all(int(GAME.rules.refusal(s, int(s.actor), int(one))) for one in lacking)
    assert all(GAME.actions.encode(s, GAME.actions.parse(name)) == -1 for name in names)
