"""Score pads: whatever is written on them comes to what the engine counts at the table."""

import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from games.finals import WRITERS, Final, finals
from tetrapolis.core.errors import BadEntry, BadNumber, NothingToUndo
from tetrapolis.core.paper import Counted, Paper
from tetrapolis.core.registry import find, names
from tetrapolis.games.akropolis.components import DISTRICTS

Check = Callable[[Paper, Counted], None]

#: Who writes so is not asked about anything.
_UNDOUBTED = {"seven_wonders_card_by_card", "seven_wonders_called_out", "ginkgopolis_called_out"}


def agree(final: Final, pad: Paper) -> Counted:
    """Whether every category, place and tie-break is the table's."""
    counted, known, s = pad.count(), find(final.game), final.s
    assert counted.points == [known.points(s, party) for party in range(s.parties)]
    assert tuple(counted.places) == known.ranks(s)
    assert counted.ties == [known.rules.tie_break(s, party) for party in range(s.parties)]
    return counted


@pytest.mark.parametrize(("game", "writer"), [(game, one) for game, all_ in WRITERS.items() for one in all_])
def test_what_is_written_about_a_final_position_comes_to_its_points(
    game: str, writer: Callable[[Final], Paper]
) -> None:
    """Category by category, whether it is built, counted in parts or called out as numbers."""
    for final in finals(game):
        counted = agree(final, pad := writer(final))
        if writer.__name__ in _UNDOUBTED:
            assert not counted.doubts
        if check := _CHECKS.get(writer.__name__):
            check(pad, counted)


def _districts_without_a_plaza_are_doubted(pad: Paper, counted: Counted) -> None:
    for party, (points, note) in enumerate(zip(counted.points, counted.notes, strict=True)):
        for district in DISTRICTS:
            assert points[district] == note[f"value-{district}"] * note[f"stars-{district}"]
            without = note[f"value-{district}"] > 0 and note[f"stars-{district}"] == 0
            assert without == any(doubt[:2] == (party, f"no-plaza-{district}") for doubt in counted.doubts)


def _notes_make_up_science(pad: Paper, counted: Counted) -> None:
    for points, note in zip(counted.points, counted.notes, strict=True):
        kinds = [note[name] for name in ("compass", "gear", "tablet")]
        assert points["green"] == sum(kind * kind for kind in kinds) + 7 * note["sets"]


def _cards_are_worth(category: str) -> Check:
    """What cards bring by themselves is the category."""

    def check(pad: Paper, counted: Counted) -> None:
        by_party = defaultdict[int, int](int)
        for entry, worth in zip(pad.entries, counted.worth, strict=True):
            by_party[entry[1]] += worth
        assert [by_party[party] for party in range(pad.parties)] == [points[category] for points in counted.points]

    return check


_CHECKS: dict[str, Check] = {
    "akropolis_called_out": _districts_without_a_plaza_are_doubted,
    "seven_wonders_called_out": _notes_make_up_science,
    "seven_wonders_with_guilds": _cards_are_worth("purple"),
    "ginkgopolis_building_by_building": _cards_are_worth("cards"),
}


@pytest.mark.parametrize("game", names())
def test_whatever_is_written_is_counted_or_refused(game: str) -> None:
    """Random entries within their bounds, changed and taken back: a refused one changes nothing."""
    chance, known = random.Random(17), find(game)
    assert known.pad is not None
    kinds = [kind for kind in known.pad.kinds(known.spec.categories) if kind.name != "hold"]
    seats = known.spec.seat_counts[-1]
    pad, refused = Paper(game, seats), set()
    written: list[list[tuple[int, ...]]] = []
    for _ in range(400):
        kind = chance.choice(kinds)
        numbers = [chance.randint(*figure.bounds) for figure in kind.figures]
        before = pad.entries
        try:
            pad.write(kind.name, chance.randrange(seats), *numbers)
        except BadEntry as error:
            refused.add(error.rule)
            assert error.rule.startswith(known.spec.rule_prefix) and str(error) != error.rule
            assert pad.entries == before
        except BadNumber:
            assert kind.name == "number"
            assert pad.entries == before
        else:
            written.append(before)
    counted = pad.count()
    assert refused and len(written) > 100
    for points, place in zip(counted.points, counted.places, strict=True):
        assert place == 1 + sum(
            (sum(other.values()), tie) > (sum(points.values()), counted.ties[counted.points.index(points)])
            for other, tie in zip(counted.points, counted.ties, strict=True)
        )
    for before in reversed(written):
        pad.undo()
        assert pad.entries == before
    with pytest.raises(NothingToUndo):
        pad.undo()


@pytest.mark.parametrize(
    ("game", "entries", "rule"),
    [
        ("akropolis", [("stars", 0, "garden", 4)], "AK-27"),
        ("akropolis", [("tile", 0, 60, 2, 0, 0)], "AK-2"),
        ("akropolis", [("tile", 0, 5, 2, 0, 0), ("tile", 1, 5, 2, 0, 0)], "AK-1"),
        ("akropolis", [("tile", 0, 5, 30, 0, 0)], "AK-18"),
        ("akropolis", [("tile", 0, 5, 0, 0, 0)], "AK-20"),
        ("seven_wonders", [("board", 0, "babylon", "night"), ("stages", 0, 3)], "SW-39"),
        ("seven_wonders", [("board", 0, "babylon", "night"), ("board", 1, "babylon", "day")], "SW-5"),
        ("seven_wonders", [("card", 0, "altar"), ("card", 1, "altar")], "SW-2"),
        ("seven_wonders", [("card", 0, "spies_guild"), ("card", 1, "spies_guild")], "SW-3"),
        ("ginkgopolis", [("card", 0, "red 4"), ("card", 1, "red 4")], "GK-1"),
        ("ginkgopolis", [("counted", 0, "red 4", 3)], "GK-54"),
        ("ginkgopolis", [("building", 0, "red 4", 1, 1, 0, 0), ("building", 0, "red 5", 1, 1, 0, 0)], "GK-35"),
        ("world_monuments", [("gems", 0, 5), ("gems", 1, 5)], "WM-1"),
        ("world_monuments", [("stone", 0, 62, 1)], "WM-30"),
        ("world_monuments", [("stone", 0, 40, 1)], "WM-34"),
        ("world_monuments", [("level", 0, 5, 63)], "WM-30"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(game: str, entries: list[tuple[Any, ...]], rule: str) -> None:
    pad = Paper(game, find(game).spec.seat_counts[2 if game == "akropolis" and rule == "AK-27" else 1])
    for entry in entries[:-1]:
        pad.write(*entry)
    before = pad.entries
    with pytest.raises(BadEntry, match=rule) as refused:
        pad.write(*entries[-1])
    assert refused.value.rule == rule
    for lang in ("en", "hu", "uk"):
        assert refused.value.say(lang)
    assert pad.entries == before


def test_a_category_written_as_a_number_counts_instead_of_what_was_built() -> None:
    pad = Paper("seven_wonders", 3)
    pad.write("card", 0, "altar")
    built = pad.count().points[0]["blue"]
    assert built == 2 or built == 3
    pad.write("number", 0, "blue", 20)
    assert pad.count().points[0]["blue"] == 20
    pad.erase("number", 0, "blue")
    assert pad.count().points[0]["blue"] == built
    pad.undo()
    assert pad.count().points[0]["blue"] == 20
    with pytest.raises(BadEntry):
        pad.erase("number", 1, "blue")
    with pytest.raises(BadEntry):
        pad.write("cart", 0, 1)
    with pytest.raises(BadEntry):
        pad.write("coins", 0)
    with pytest.raises(BadNumber):
        pad.write("coins", 3, 1)
    with pytest.raises(BadNumber):
        pad.write("coins", 0, 1000)


@pytest.mark.parametrize("way", ["value", "levels"])
def test_what_a_variant_doubles_counts_beside_the_rest(way: str) -> None:
    """Markets worth 5 and one on level 2 beside a plaza (AK-51); all houses of a group double by themselves (AK-50)."""
    pad = Paper("akropolis", 2, {"variant_market": True, "variant_house": True})
    for district, value in (("market", 5), ("house", 10)):
        pad.write("stars", 0, district, 2)
        pad.write(*(("value", 0, district) if way == "value" else ("levels", 0, district, 1)), value)
    pad.write("doubled", 0, "market", 2, 1)
    points = pad.count().points[0]
    assert (points["market"], points["house"]) == ((5 + 2 * 2) * 2, 2 * 10 * 2)
    assert pad.game.pad is not None
    assert {one.category for one in pad.game.pad.ways if one.name == "doubled"} == {*DISTRICTS} - {"house"}


def test_a_track_that_takes_points_from_stones_is_asked_about() -> None:
    pad = Paper("world_monuments", 2)
    pad.write("black", 1, 1)
    pad.write("track", 0, 10)
    pad.write("track", 1, 10)
    assert pad.count().doubts == [(1, "track", 10)]
    pad.write("losses", 1, 2)
    assert not pad.count().doubts


def test_two_equals_in_a_district_are_asked_about() -> None:
    pad = Paper("ginkgopolis", 3)
    pad.write("share", 0, 1, 4)
    pad.write("share", 1, 1, 4)
    assert pad.count().doubts == [(1, "undecided", 1)]
    pad.write("front", 1, 1, 3, 12)
    counted = pad.count()
    assert not counted.doubts
    assert [points["districts"] for points in counted.points] == [4, 8, 0]
