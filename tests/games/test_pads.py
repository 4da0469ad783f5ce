"""Score pads: whatever is written on them comes to what the engine counts at the table.

TETRAPOLIS_PADS is the number of final positions of each game; `make pads` takes 500.
"""

import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tetrapolis.core.errors import BadEntry, BadNumber, NothingToUndo
from tetrapolis.core.paper import Counted, Paper
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import seed
from tetrapolis.games.akropolis.components import DISTRICTS, PLAZA
from tetrapolis.games.akropolis.scoring import tally
from tetrapolis.games.ginkgopolis.components import END_KIND, END_POINTS, NUMBERS
from tetrapolis.games.ginkgopolis.scoring import districts, end_bonus
from tetrapolis.games.seven_wonders.components import AGES, FREE_SYMBOL
from tetrapolis.games.seven_wonders.effects import COLOURS
from tetrapolis.games.seven_wonders.state import OVER
from tetrapolis.games.world_monuments.components import BLACK_POINTS, BLUE

POSITIONS = int(os.environ.get("TETRAPOLIS_PADS", "24"))
NONE = -1


def finals(game: str, follow: Callable[[Any], None] = lambda s: None) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Final positions of random matches, with any options."""
    known, chance, generator = find(game), random.Random(11), np.zeros(2, np.int64)
    rules = known.rules
    for number in range(POSITIONS):
        seats = chance.choice(known.spec.seat_counts)
        options = {one.name: chance.choice(one.choices_for(seats)) for one in known.spec.options}
        if game == "world_monuments" and options["monument"] == "random":
            options["monument"] = "capitol"
        states = known.template(seats, options)
        seed(states[0].rng, 5, number)
        seed(generator, 6, number)
        s = states[0]
        rules.setup(s)
        while waiting := rules.pending(s):
            seat = (waiting & -waiting).bit_length() - 1
            rules.apply(s, seat, rules.sample(s, seat, generator))
            follow(s)
        yield s, {"seats": seats, "options": options}


def agree(game: str, s: Any, pad: Paper) -> Counted:
    """Whether every category, place and tie-break is the table's."""
    counted, known = pad.count(), find(game)
    assert counted.points == [known.points(s, party) for party in range(s.parties)]
    assert tuple(counted.places) == known.ranks(s)
    assert counted.ties == [known.rules.tie_break(s, party) for party in range(s.parties)]
    return counted


def test_akropolis_tile_by_tile() -> None:
    for s, how in finals("akropolis"):
        pad = Paper("akropolis", **how)
        for party in range(s.parties):
            pad.write("stones", party, int(s.players[party].stones))
            for laid in s.players[party].laid[1 : s.players[party].laid_count]:
                pad.write("tile", party, *(int(laid[name]) for name in ("tile", "q", "r", "k")))
        agree("akropolis", s, pad)


def test_akropolis_as_it_is_called_out() -> None:
    """Stars, and levels as a sum or one by one."""
    for s, how in finals("akropolis"):
        pad = Paper("akropolis", **how)
        for party in range(s.parties):
            values, stars = np.zeros((2, PLAZA), np.int64)
            quarries = tally(s, party, values, stars)
            pad.write("stones", party, int(s.players[party].stones))
            if quarries:
                pad.write("number", party, "quarries", int(quarries))
            for district, value, star in zip(DISTRICTS, values.tolist(), stars.tolist(), strict=True):
                doubled = district == "house" and how["options"]["variant_house"] and value >= 10
                levels = value // 2 if doubled else value
                pad.write("stars", party, district, star)
                if party % 2:
                    pad.write("value", party, district, levels)
                else:
                    pad.write("levels", party, district, 2, levels // 2 % 2)
                    pad.write("levels", party, district, 4, min(40, levels // 4))
                    pad.write("levels", party, district, 1, levels - 4 * min(40, levels // 4) - 2 * (levels // 2 % 2))
        counted = agree("akropolis", s, pad)
        for party, points in enumerate(counted.points):
            for district in DISTRICTS:
                note = counted.notes[party]
                assert points[district] == note[f"value-{district}"] * note[f"stars-{district}"]
                without = note[f"value-{district}"] > 0 and note[f"stars-{district}"] == 0
                assert without == any(doubt[:2] == (party, f"no-plaza-{district}") for doubt in counted.doubts)


def test_seven_wonders_card_by_card() -> None:
    """Cards, stages and coins; conflicts from the shields of each Age."""
    shields: list[list[int]] = []
    age = 0

    def follow(s: Any) -> None:
        nonlocal age
        over = s.phase == OVER
        if s.age < age:
            age = 0
        if s.age > age or over:
            shields.append([int(player.shields) for player in s.players[: s.seats]])
            age = int(s.age) if not over else 0

    for s, how in finals("seven_wonders", follow):
        pad = Paper("seven_wonders", **how)
        for seat in range(s.seats):
            city = s.players[seat]
            pad.write("coins", seat, int(city.coins))
            pad.write("board", seat, int(city.wonder), int(city.side))
            pad.write("stages", seat, int(city.stages))
            for card in city.built[: city.built_count]:
                pad.write("card", seat, int(card))
            for number in range(AGES):
                pad.write("shields", seat, number + 1, shields[number - AGES][seat])
        counted = agree("seven_wonders", s, pad)
        assert not counted.doubts


def test_seven_wonders_as_it_is_called_out() -> None:
    for s, how in finals("seven_wonders"):
        pad, by_number = Paper("seven_wonders", **how), Paper("seven_wonders", **how)
        for seat in range(s.seats):
            city, points = s.players[seat], find("seven_wonders").points(s, seat)
            for paper in (pad, by_number):
                paper.write("coins", seat, int(city.coins))
            for category, number in points.items():
                by_number.write("number", seat, category, number)
            for category in ("wonder", "blue", "yellow", "purple"):
                pad.write("number", seat, category, points[category])
            for symbol in range(FREE_SYMBOL + 1):
                pad.write("symbol", seat, symbol, int(city.science[symbol]))
            for number in range(AGES):
                pad.write("won", seat, number + 1, int(city.won[number]))
            pad.write("lost", seat, int(city.lost))
        agree("seven_wonders", s, by_number)
        counted = agree("seven_wonders", s, pad)
        assert not counted.doubts
        for points, note in zip(counted.points, counted.notes, strict=True):
            kinds = [note[name] for name in ("compass", "gear", "tablet")]
            assert points["green"] == sum(kind * kind for kind in kinds) + 7 * note["sets"]


def test_seven_wonders_guilds_from_the_numbers_of_cards() -> None:
    """Who counts only cards of a colour in the neighbours' cities gets the points of all guilds."""
    for s, how in finals("seven_wonders"):
        pad = Paper("seven_wonders", **how)
        for seat in range(s.seats):
            city, points = s.players[seat], find("seven_wonders").points(s, seat)
            pad.write("coins", seat, int(city.coins))
            pad.write("board", seat, int(city.wonder), int(city.side))
            pad.write("stages", seat, int(city.stages))
            guilds = [int(card) for card in city.built[: city.built_count] if int(card) in _GUILDS]
            for card in guilds:
                pad.write("card", seat, card)
            for colour, cards in zip(COLOURS, city.colours.tolist(), strict=True):
                pad.write("colour", seat, colour, cards)
            for category in ("blue", "yellow", "green", "conflicts"):
                pad.write("number", seat, category, points[category])
        counted = agree("seven_wonders", s, pad)
        entries = zip(pad.entries, counted.worth, strict=True)
        by_seat = defaultdict[int, int](int)
        for entry, worth in entries:
            by_seat[entry[1]] += worth
        assert [by_seat[seat] for seat in range(s.seats)] == [points["purple"] for points in counted.points]


_GUILDS = [number for number, card in enumerate(find("seven_wonders").face.box.cards) if card.colour == "purple"]  # type: ignore[union-attr]


def test_ginkgopolis_building_by_building() -> None:
    for s, how in finals("ginkgopolis"):
        pad = Paper("ginkgopolis", **how)
        for building in s.buildings[: s.building_count]:
            numbers = [int(building[name]) for name in ("top", "height", "owner", "x", "y")]
            numbers[2] += 1
            pad.write("building", 0, *numbers)
        for party in range(s.parties):
            player = s.players[party]
            pad.write("earned", party, int(player.points))
            pad.write("tokens", party, int(player.tokens))
            for card in player.tableau[: player.tableau_count]:
                pad.write("card", party, int(card))
        counted = agree("ginkgopolis", s, pad)
        cards = [0] * int(s.parties)
        for entry, worth in zip(pad.entries, counted.worth, strict=True):
            cards[entry[1]] += worth
        assert cards == [points["cards"] for points in counted.points]


def test_ginkgopolis_as_it_is_called_out() -> None:
    """End cards by what they count, districts by who has how much there."""
    for s, how in finals("ginkgopolis"):
        pad = Paper("ginkgopolis", **how)
        listed = _listed(s)
        for place, owners in enumerate(listed, 1):
            for party, (resources, height, number) in owners.items():
                pad.write("share", party, place, resources)
                pad.write("front", party, place, height, number)
        for party in range(s.parties):
            player = s.players[party]
            pad.write("earned", party, int(player.points))
            pad.write("tokens", party, int(player.tokens))
            for card in player.tableau[: player.tableau_count].tolist():
                if END_KIND[card] != NONE:
                    pad.write("counted", party, card, end_bonus(s, party, card) // int(END_POINTS[card]))
        counted = agree("ginkgopolis", s, pad)
        assert not counted.doubts


def _listed(s: Any) -> list[dict[int, tuple[int, int, int]]]:
    """Districts with owners: what each has there, with the height and number of the own building that decides."""
    district, resources, points = np.zeros(60, np.int64), np.zeros((61, 5), np.int64), np.zeros((61, 5), np.int64)
    districts(s, district, resources, points)
    found = defaultdict[int, dict[int, tuple[int, int, int]]](dict)
    for number, building in enumerate(s.buildings[: s.building_count]):
        if district[number] and building.owner != NONE:
            owners, owner = found[int(district[number])], int(building.owner)
            best = owners.get(owner, (0, 0, 0))[1:]
            here = (int(building.height), int(building.top) % NUMBERS + 1)
            owners[owner] = (int(resources[district[number], owner]), *max(best, here))
    return list(found.values())


def test_world_monuments_stone_by_stone() -> None:
    for s, how in finals("world_monuments"):
        pad = Paper("world_monuments", **how)
        slots = [slot for slot in range(63) if s.builders[slot] != NONE]
        for slot in slots:
            pad.write("stone", 0, slot, int(s.builders[slot]) + 1)
        _rest(pad, s)
        agree("world_monuments", s, pad)


def _rest(pad: Paper, s: Any) -> None:
    for party in range(s.seats):
        player = s.players[party]
        pad.write("black", party, int(player.black) // BLACK_POINTS)
        pad.write("losses", party, -int(player.losses))
        pad.write("gems", party, int(player.hand[BLUE]))


def test_world_monuments_as_it_is_called_out() -> None:
    """By the track and the gems alone, or by the stones on each level."""
    for s, how in finals("world_monuments"):
        track, levels = Paper("world_monuments", **how), Paper("world_monuments", **how)
        _rest(track, s)
        _rest(levels, s)
        for party in range(s.seats):
            points = find("world_monuments").points(s, party)
            track.write("track", party, sum(points.values()) - points["gems"])
            monument = s.monuments[s.monument]
            for level in range(1, 6):
                built = [slot for slot in range(monument.slots) if s.builders[slot] == party]
                levels.write("level", party, level, sum(monument.level[slot] == level for slot in built))
        agree("world_monuments", s, track)
        agree("world_monuments", s, levels)


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


def test_two_equals_in_a_district_are_asked_about() -> None:
    pad = Paper("ginkgopolis", 3)
    pad.write("share", 0, 1, 4)
    pad.write("share", 1, 1, 4)
    assert pad.count().doubts == [(1, "undecided", 1)]
    pad.write("front", 1, 1, 3, 12)
    counted = pad.count()
    assert not counted.doubts
    assert [points["districts"] for points in counted.points] == [4, 8, 0]
