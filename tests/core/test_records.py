"""Records are declared once: layout and names follow from a class."""

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tetrapolis.core.kernel import rule
from tetrapolis.core.records import (
    Array,
    Flag,
    Int8,
    Int16,
    Int64,
    Many,
    Maybe,
    Record,
    UInt8,
    by,
    dtype_of,
    keyed,
    members,
    number,
    room,
    up_to,
    word,
    zeros,
)
from tetrapolis.core.shapes import shape_of
from tetrapolis.core.state import copy

ROOT = Path(__file__).parents[2]


class Tile(Record):
    number: Int8
    height: Int16


class Pair(Record, form="row"):
    left: Int8
    right: Int8 = number(maybe=True)


class Named(Record):
    name: Int8 = word(("one", 'two "2"'))
    height: Int16


class Heights(Record, form="bare"):
    floors: Array[Int16] = by(("a", "b"), some=True)


class Entry(Record):
    name: Int8 = word(("one", "two"))
    height: Int16
    open: Flag


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


@rule
def raise_tile(tile: Tile, by: int) -> None:
    tile.height += by


def test_compiled_code_gets_any_record_of_an_array_in_place() -> None:
    tiles = zeros(5, dtype_of(Tile))
    for i in range(5):
        raise_tile(tiles[i], i)
        raise_tile(tiles[::2][i // 2], 10)
    assert tiles["height"].tolist() == [20, 1, 22, 3, 14]
    twin = copy(tiles)
    raise_tile(twin[4], 1)
    assert (int(twin[4].height), int(tiles[4].height)) == (15, 14)
    assert copy(tiles[:4].reshape(2, 2))["height"].tolist() == [[20, 1], [22, 3]]


def test_records_are_handed_over_as_plain_bytes() -> None:
    tile = zeros(2, dtype_of(Tile))[1]
    assert memoryview(tile.data).format == "B"
    assert memoryview(tile.data).nbytes == tile.dtype.itemsize


def test_a_name_that_numpy_has_is_refused() -> None:
    class Bad(Record):
        view: Int8

    with pytest.raises(ValueError, match="view"):
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
    for place, (game, field, whole) in enumerate(MISTYPED):
        (tmp_path / f"rule_{place}.py").write_text(RULE.format(game=game, field=field, whole=whole))
    words = [sys.executable, "-m", "mypy", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    told = done.stdout.splitlines()
    for place, found in enumerate(MISTYPED.values()):
        about = [line for line in told if f"rule_{place}.py" in line]
        assert any(found in line for line in about) if found else not about, done.stdout + done.stderr


class Everything(Record):
    big: Int64
    small: Int8 = number(maybe=True)
    open: Flag
    name: Int16 = word("names", maybe=True)
    pair: Pair
    pairs: Many[Pair] = up_to(4)
    grid: Array[Int8] = room(2, 3)
    points: Array[Int16] = by(("a", "b"))
    some: Array[Int16] = by(("a", "b"), some=True)
    cities: Array[Tile] = by(("x", "y"))
    crown: Maybe[Tile]
    tops: Maybe[Heights]
    heights: Many[Named] = keyed(3)
    entries: Many[Entry] = keyed(3)
    names: Many[Int8] = up_to(3, words=("p", "q"))


def test_json_follows_from_the_declaration() -> None:
    records = np.zeros(1, dtype_of(Everything))
    one = records[0]
    shape = shape_of(Everything, {"names": ("é", "z")})
    plain = msgspec.json.decode(shape.json(records))
    assert plain["crown"] is plain["tops"] is None
    assert plain["some"] == {}
    one.big, one.small, one.open, one.name = -(1 << 63) + 1, -1, 1, 0
    one.pair.left, one.pair.right = -128, -1
    one.pairs.count = 2
    one.pairs.items[1].left = 127
    one.grid[1, 2] = 9
    one.points[1] = -32768
    one.some[1] = 5
    one.cities[1].height = 3
    one.crown.there = one.tops.there = 1
    one.tops.it.floors[0] = 2
    one.crown.it.number = 4
    one.heights.count = one.entries.count = one.names.count = 2
    one.heights.items[1].name = one.entries.items[1].name = one.names.items[0] = 1
    one.heights.items[1].height = 6
    one.entries.items[1].open = 1
    assert msgspec.json.decode(shape.json(records)) == {
        "big": -(1 << 63) + 1,
        "small": None,
        "open": True,
        "name": "é",
        "pair": [-128, None],
        "pairs": [[0, 0], [127, 0]],
        "grid": [[0, 0, 0], [0, 0, 9]],
        "points": {"a": 0, "b": -32768},
        "some": {"b": 5},
        "cities": {"x": {"number": 0, "height": 0}, "y": {"number": 0, "height": 3}},
        "crown": {"number": 4, "height": 0},
        "tops": {"a": 2},
        "heights": {"one": 0, 'two "2"': 6},
        "entries": {"one": {"height": 0, "open": False}, "two": {"height": 0, "open": True}},
        "names": ["q", "p"],
    }
    assert len(shape.json(records)) <= shape.most


class Bits(Record):
    bits: UInt8


ACCENTED = type("Accented", (Record,), {"__annotations__": {"été": Int8}})


def _nested(depth: int) -> type[Record]:
    found: type[Record] = Tile
    for _ in range(depth):
        found = type("Nested", (Record,), {"__annotations__": {"part": found}})
    return found


@pytest.mark.parametrize(("declared", "told"), [(Heights, "bare"), (Bits, "no sign"), (_nested(32), "32 deep")])
def test_what_cannot_be_written_is_refused_when_it_is_declared(declared: type[Record], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        shape_of(declared, {})


@pytest.mark.parametrize("declared", [ACCENTED, _nested(31)])
def test_strange_declarations_are_written(declared: type[Record]) -> None:
    records = np.zeros(1, dtype_of(declared))
    shape = shape_of(declared, {})
    assert len(shape.json(records)) <= shape.most
    assert list(msgspec.json.decode(shape.json(records))) == [member.name for member in members(declared)]
