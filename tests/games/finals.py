"""Final positions of random matches, and what people would write about them on a score pad.

TETRAPOLIS_PADS is the number of final positions of each game; `make pads` takes 500.
"""

import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tetrapolis.core.paper import Paper
from tetrapolis.core.registry import find
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


@dataclass
class Final:
    """The end of a match."""

    game: str
    s: Any
    options: dict[str, Any]
    shields: list[list[int]] = field(default_factory=list)  # of every Age, by seat

    @property
    def paper(self) -> Paper:
        """An empty pad for it."""
        return Paper(self.game, int(self.s.seats), self.options)


def finals(game: str) -> Iterator[Final]:
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
        final, age = Final(game, states[0], options), 0
        s = final.s
        rules.setup(s)
        while waiting := rules.pending(s):
            seat = (waiting & -waiting).bit_length() - 1
            rules.apply(s, seat, rules.sample(s, seat, generator))
            if game == "seven_wonders" and (s.age > age or s.phase == OVER):
                final.shields.append([int(player.shields) for player in s.players[:seats]])
                age = int(s.age)
        yield final


def akropolis_tile_by_tile(final: Final) -> Paper:
    pad, s = final.paper, final.s
    for party in range(s.parties):
        pad.write("stones", party, int(s.players[party].stones))
        for laid in s.players[party].laid[1 : s.players[party].laid_count]:
            pad.write("tile", party, *(int(laid[name]) for name in ("tile", "q", "r", "k")))
    return pad


def akropolis_called_out(final: Final) -> Paper:
    """Stars, and levels as a sum or one by one."""
    pad, s = final.paper, final.s
    for party in range(s.parties):
        values, stars = np.zeros((2, PLAZA), np.int64)
        quarries = tally(s, party, values, stars)
        pad.write("stones", party, int(s.players[party].stones))
        if quarries:
            pad.write("number", party, "quarries", int(quarries))
        for district, value, star in zip(DISTRICTS, values.tolist(), stars.tolist(), strict=True):
            doubled = district == "house" and final.options["variant_house"] and value >= 10
            levels = value // 2 if doubled else value
            pad.write("stars", party, district, star)
            if party % 2:
                pad.write("value", party, district, levels)
            else:
                pad.write("levels", party, district, 2, levels // 2 % 2)
                pad.write("levels", party, district, 4, min(40, levels // 4))
                pad.write("levels", party, district, 1, levels - 4 * min(40, levels // 4) - 2 * (levels // 2 % 2))
    return pad


def seven_wonders_card_by_card(final: Final) -> Paper:
    """Cards, stages and coins; conflicts from the shields of each Age."""
    pad, s = final.paper, final.s
    for seat in range(s.seats):
        city = s.players[seat]
        pad.write("coins", seat, int(city.coins))
        pad.write("board", seat, int(city.wonder), int(city.side))
        pad.write("stages", seat, int(city.stages))
        for card in city.built[: city.built_count]:
            pad.write("card", seat, int(card))
        for number in range(AGES):
            pad.write("shields", seat, number + 1, final.shields[number - AGES][seat])
    return pad


def seven_wonders_called_out(final: Final) -> Paper:
    """Symbols and tokens, the rest as points."""
    pad, s = final.paper, final.s
    for seat in range(s.seats):
        city, points = s.players[seat], find("seven_wonders").points(s, seat)
        pad.write("coins", seat, int(city.coins))
        for category in ("wonder", "blue", "yellow", "purple"):
            pad.write("number", seat, category, points[category])
        for symbol in range(FREE_SYMBOL + 1):
            pad.write("symbol", seat, symbol, int(city.science[symbol]))
        for number in range(AGES):
            pad.write("won", seat, number + 1, int(city.won[number]))
        pad.write("lost", seat, int(city.lost))
    return pad


def seven_wonders_by_points(final: Final) -> Paper:
    """Every category as one number; coins decide between equals."""
    pad = final.paper
    for seat in range(final.s.seats):
        pad.write("coins", seat, int(final.s.players[seat].coins))
        for category, number in find("seven_wonders").points(final.s, seat).items():
            pad.write("number", seat, category, number)
    return pad


def seven_wonders_with_guilds(final: Final) -> Paper:
    """Guilds, with the numbers of cards of each colour that they count."""
    pad, s = final.paper, final.s
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
    return pad


_GUILDS = [number for number, card in enumerate(find("seven_wonders").face.box.cards) if card.colour == "purple"]  # type: ignore[union-attr]


def ginkgopolis_building_by_building(final: Final) -> Paper:
    pad, s = final.paper, final.s
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
    return pad


def ginkgopolis_called_out(final: Final) -> Paper:
    """End cards by what they count, districts by who has how much there."""
    pad, s = final.paper, final.s
    for place, owners in enumerate(_listed(s), 1):
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
    return pad


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


def world_monuments_stone_by_stone(final: Final) -> Paper:
    pad, s = final.paper, final.s
    for slot in (slot for slot in range(63) if s.builders[slot] != NONE):
        pad.write("stone", 0, slot, int(s.builders[slot]) + 1)
    _write_rest(pad, s)
    return pad


def world_monuments_by_track(final: Final) -> Paper:
    """The score track and the gems."""
    pad, s = final.paper, final.s
    _write_rest(pad, s)
    for party in range(s.seats):
        points = find("world_monuments").points(s, party)
        pad.write("track", party, sum(points.values()) - points["gems"])
    return pad


def world_monuments_by_levels(final: Final) -> Paper:
    """The stones on each level."""
    pad, s = final.paper, final.s
    _write_rest(pad, s)
    monument = s.monuments[s.monument]
    for party in range(s.seats):
        for level in range(1, 6):
            built = [slot for slot in range(monument.slots) if s.builders[slot] == party]
            pad.write("level", party, level, sum(monument.level[slot] == level for slot in built))
    return pad


def _write_rest(pad: Paper, s: Any) -> None:
    for party in range(s.seats):
        player = s.players[party]
        pad.write("black", party, int(player.black) // BLACK_POINTS)
        pad.write("losses", party, -int(player.losses))
        pad.write("gems", party, int(player.hand[BLUE]))


WRITERS: dict[str, tuple[Callable[[Final], Paper], ...]] = {
    "akropolis": (akropolis_tile_by_tile, akropolis_called_out),
    "seven_wonders": (
        *(seven_wonders_card_by_card, seven_wonders_called_out),
        *(seven_wonders_by_points, seven_wonders_with_guilds),
    ),
    "ginkgopolis": (ginkgopolis_building_by_building, ginkgopolis_called_out),
    "world_monuments": (world_monuments_stone_by_stone, world_monuments_by_track, world_monuments_by_levels),
}
