"""Cities and tables to test the rules with. Placements are written as on the rules page: `16@2,1,3 5@1,3,4`."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from oracles import akropolis as oracle
from tetrapolis.core.match import Match
from tetrapolis.core.notation import Action
from tetrapolis.games.akropolis.actions import TakeAndPlace
from tetrapolis.games.akropolis.city import lay, spot_refusal
from tetrapolis.games.akropolis.components import DISTRICTS, HEX_LETTERS
from tetrapolis.games.akropolis.game import GAME

Cell = tuple[int, int]
Spot = tuple[int, int, int]

VARIANTS = tuple(f"variant_{district}" for district in DISTRICTS)
ALL_VARIANTS: dict[str, Any] = dict.fromkeys(VARIANTS, True)

#: The neighbours of the cell 0,0 in the directions 0-5 (AK-16).
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Placement(NamedTuple):
    """A tile, the cell of its first hex, its rotation (AK-16)."""

    tile: int
    q: int
    r: int
    k: int


def placements(text: str) -> list[Placement]:
    return [Placement(*map(int, re.split("[@,]", one))) for one in text.split()]


def line(count: int, direction: int = 0, start: Cell = (1, 0)) -> list[str]:
    """Spots for tiles in a straight line away from a cell, each two cells farther: `2,0,0`, `4,0,0`, ..."""
    dq, dr = AROUND[direction]
    return [f"{start[0] + n * dq},{start[1] + n * dr},{direction}" for n in range(1, 2 * count, 2)]


def on(spots: Sequence[str], tiles: Sequence[int]) -> str:
    """Placements of these tiles on these spots."""
    return " ".join(f"{tile}@{spot}" for tile, spot in zip(tiles, spots, strict=True))


class City:
    """The city of seat 0 on a record of its own. It has no stones, so points are those of its districts."""

    def __init__(self, text: str = "", **options: Any) -> None:
        self.state = Match(GAME, 2, 1, {"first_player": 1, **options}).state
        self.player = self.state.players[0]
        self.player.stones = 0
        self.income = self.build(text)

    def build(self, text: str) -> list[int]:
        """Lay tiles where they may lie; the stones that each brings."""
        return [self._lay(one) for one in placements(text)]

    def _lay(self, one: Placement) -> int:
        refused = self.refusal(one.q, one.r, one.k)
        assert refused == "", f"{refused} forbids {one}"
        return int(lay(self.player, *one))

    def refusal(self, q: int, r: int, k: int) -> str:
        """The rule that forbids a tile there; empty if none does."""
        number = int(spot_refusal(self.player, q, r, k))
        return GAME.rule_id(number) if number else ""

    def spots(self) -> set[Spot]:
        """Where a tile may lie."""
        listed = [GAME.actions.decode(self.state, int(action)) for action in GAME.legal(self.state, 0)]
        spots = [(one.q, one.r, one.k) for one in map(typed, listed)]
        assert len(set(spots)) == len(spots)
        return set(spots)

    def table(self) -> dict[str, Any]:
        """What everybody sees of the city."""
        shown: dict[str, Any] = GAME.view(self.state, 0)["players"][0]
        return shown

    def visible(self, letter: str = HEX_LETTERS) -> dict[Cell, int]:
        """The cells that show this kind of hex, with their levels."""
        return {(one["q"], one["r"]): one["level"] for one in self.table()["city"] if one["hex"] in letter}

    def level(self, q: int, r: int) -> int:
        return self.visible().get((q, r), 0)

    def value(self, district: str) -> int:
        return int(self.table()["districts"][district]["value"])

    def stars(self, district: str) -> int:
        return int(self.table()["districts"][district]["stars"])

    def scoring(self, district: str) -> str:
        """The hexes of a type that make points, plazas first."""
        letters = (one["hex"] for one in self.table()["city"] if one["scores"])
        return "".join(sorted(letter for letter in letters if letter.lower() == district[0]))

    def score(self) -> dict[str, tuple[int, int]]:
        """Value and stars of the types that have either."""
        both = {district: (self.value(district), self.stars(district)) for district in DISTRICTS}
        return {district: pair for district, pair in both.items() if any(pair)}

    def points(self) -> int:
        return sum(GAME.points(self.state, 0).values())


def points(text: str, **options: Any) -> int:
    """Points of a city under these options, without stones."""
    return City(text, **options).points()


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in AROUND]


def tile_cells(q: int, r: int, k: int) -> list[Cell]:
    """The cells of a tile's hexes 0, 1, 2 (AK-16)."""
    return [(q, r), *((q + dq, r + dr) for dq, dr in (AROUND[k], AROUND[(k + 1) % 6]))]


def deal(seats: int, *shuffle: int, **options: Any) -> Match:
    """A match whose shuffled tiles begin with these; the first seat begins unless an option says otherwise."""
    match = Match(GAME, seats, 1, {"first_player": 1, **options})
    s = match.state
    rest = [int(tile) for tile in s.stacks[: int(s.stacked_to)] if tile not in shuffle]
    s.stacks[: int(s.stacked_to)] = [*shuffle, *rest]
    s.row[: int(s.row_count)] = s.stacks[: int(s.row_count)]
    return match


def row(match: Match) -> list[int]:
    """The tiles of the construction site, the free one first."""
    return [one["tile"] for one in match.view().table["row"]]


def stones(match: Match) -> list[int]:
    return [player["stones"] for player in match.view().table["players"]]


def typed(action: Action) -> TakeAndPlace:
    assert isinstance(action, TakeAndPlace)
    return action


def legal(match: Match) -> list[TakeAndPlace]:
    return [typed(action) for action in match.legal()]


def indices(match: Match) -> set[int]:
    """Which tiles of the row may be taken."""
    return {action.index for action in legal(match)}


def ground_spot(match: Match) -> str:
    """A spot on level 1 for the player to move, as `q,r,k`."""
    built = {(one["q"], one["r"]) for one in match.view().table["players"][match.pending[0]]["city"]}
    spots = [(one.q, one.r, one.k) for one in legal(match) if one.index == 0]
    q, r, k = min(spot for spot in spots if spot[:2] not in built)
    return f"{q},{r},{k}"


def take(match: Match, index: int = 0) -> None:
    """Take a tile and place it on the ground."""
    match.play(f"{index}@{ground_spot(match)}")


def random_game(match: Match, seed: int = 7) -> Iterator[int]:
    """Play at random to the end; yields the seat to move before each of its turns."""
    rng = np.array([seed, 1], np.int64)
    while not match.over:
        seat = match.pending[0]
        yield seat
        match.play(int(GAME.rules.sample(match.state, seat, rng)))


def slow_twin(match: Match, seat: int) -> oracle.City:
    """The same city as the oracle knows it."""
    twin = oracle.City()
    for one in match.view().table["players"][seat]["tiles"][1:]:
        twin.place(one["tile"], one["q"], one["r"], one["k"])
    return twin
