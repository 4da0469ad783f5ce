"""Records are declared once: layout and names follow from a class."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tetrapolis.core.records import Array, Flag, Int8, Int16, Int64, Many, Maybe, Record, dtype_of, members, room, up_to

ROOT = Path(__file__).parents[2]


class Tile(Record):
    number: Int8
    height: Int16


class Base(Record):
    first: Int8
    part: Record
    last: Int64


class City(Base):
    part: Tile
    tiles: Many[Tile] = up_to(3)
    crown: Maybe[Tile]
    open: Flag
    grid: Array[Int8] = room(2, 4)


def test_the_layout_is_the_one_of_c() -> None:
    tile = np.dtype([("number", np.int8), ("height", np.int16)], align=True)
    tiles = np.dtype([("count", np.int16), ("items", tile, (3,))], align=True)
    crown = np.dtype([("there", np.int8), ("it", tile)], align=True)
    fields = [("first", np.int8), ("part", tile), ("last", np.int64), ("tiles", tiles), ("crown", crown)]
    whole = np.dtype([*fields, ("open", np.bool_), ("grid", np.int8, (2, 4))], align=True)
    assert dtype_of(City).fields == whole.fields
    assert dtype_of(City).itemsize == whole.itemsize


def test_members_of_a_base_stay_where_they_are() -> None:
    assert [one.name for one in members(City)] == ["first", "part", "last", "tiles", "crown", "open", "grid"]


def test_parts_and_lists_are_read_as_attributes() -> None:
    city = np.zeros(1, dtype_of(City))[0]
    city.tiles.items[1].height = 7
    city.part.number = 3
    assert (city["tiles"]["items"][1]["height"], city["part"]["number"]) == (7, 3)


def test_a_name_that_numpy_has_is_refused() -> None:
    class Bad(Record):
        size: Int8

    with pytest.raises(ValueError, match="size"):
        dtype_of(Bad)


RULE = """
from tetrapolis.core.kernel import rule
from tetrapolis.games.{game}.state import State

@rule
def give(s: State, seat: int) -> int:
    s.players[seat].{field} += 1
    return s.{whole}
"""


MISTYPED = {
    ("akropolis", "stones", "chief"): "",
    ("akropolis", "stone", "chief"): '"Player" has no attribute "stone"',
    ("seven_wonders", "coins", "aeg"): '"State" has no attribute "aeg"',
    ("ginkgopolis", "resources", "options.experts"): '"Options" has no attribute "experts"',
    ("world_monuments", "stones", "monuments[0].slot"): '"Blueprint" has no attribute "slot"',
}


def test_a_mistyped_field_in_a_rule_is_a_type_error(tmp_path: Path) -> None:
    for number, (game, field, whole) in enumerate(MISTYPED):
        (tmp_path / f"rule_{number}.py").write_text(RULE.format(game=game, field=field, whole=whole))
    words = [sys.executable, "-m", "mypy", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    told = done.stdout.splitlines()
    for number, found in enumerate(MISTYPED.values()):
        about = [line for line in told if f"rule_{number}.py" in line]
        assert any(found in line for line in about) if found else not about, done.stdout + done.stderr
