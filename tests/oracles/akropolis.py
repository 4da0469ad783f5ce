"""Slow, plain oracle of the Akropolis rules; shares no code with the engine.

Seats count from 0. Cells are axial (q, r). Letters: q quarry; h m b t g districts
(house, market, barracks, temple, garden); the capitals are their plazas.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

Cell = tuple[int, int]
Spot = tuple[int, int, int]
Action = tuple[int, int, int, int]

HouseGroup = Literal["most_hexes_then_value", "most_value"]
BarracksEdge = Literal["outer_space_only", "any_empty_neighbour", "variant_any_empty"]
Lake = Literal["enclosed_region_any_size", "single_cell_only"]
SoloLevel = Literal["easy", "medium", "hard"]

# AK-2: the tile codes in id order, by the number on their backs.
_CODES_BY_BACK = {
    2: "Hmb Hgq Hqq Hqq Hqq Mhg Mbq Mth Mqq Bht "  # 1-10
    "Bhq Bmh Bqq Thb Thq Tqh Tqq Ghq Gqh Gqq "  # 11-20
    "hhq hbt hbq htm hgm hgb hqm mbq mtq mgq "  # 21-30
    "mqb mqb mqt mqq bqt tqq gqq",  # 31-37
    3: "Htm Mqq Bqh Tqq Ghb hhq hmb hmq hqm hqt hqq bgq",  # 38-49
    4: "Hqm Mqt Bqq Thm Gmh hhq hmq hbq htq hqb hqg bqq",  # 50-61
}
_TYPED = [(back, code) for back, codes in _CODES_BY_BACK.items() for code in codes.split()]

TILES: dict[int, str] = {tile: code for tile, (_, code) in enumerate(_TYPED, start=1)}
BACKS: dict[int, int] = {tile: back for tile, (back, _) in enumerate(_TYPED, start=1)}

# AK-6: the start tile counts as one tile.
START_ID = 0
START: dict[Cell, str] = {(0, 0): "H", (1, 0): "q", (-1, 1): "q", (0, -1): "q"}

# AK-16: clockwise.
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

QUARRY = "q"
DISTRICTS = {"house": "h", "market": "m", "barracks": "b", "temple": "t", "garden": "g"}
PLAZAS = {"house": "H", "market": "M", "barracks": "B", "temple": "T", "garden": "G"}
STARS = {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3}  # AK-27

# AK-3, AK-5: number of stacks by players.
STACKS = {2: 11, 3: 11, 4: 11}
LONG_STACKS = {2: 19, 3: 14}


@dataclass(frozen=True)
class Options:
    """The rule options of a game; the defaults are those of the specification."""

    long_game: bool = False
    variant_house: bool = False
    variant_market: bool = False
    variant_barracks: bool = False
    variant_temple: bool = False
    variant_garden: bool = False
    house_group: HouseGroup = "most_hexes_then_value"
    barracks_edge: BarracksEdge = "outer_space_only"
    lake: Lake = "enclosed_region_any_size"
    solo_level: SoloLevel = "easy"

    def __post_init__(self) -> None:
        """Refuse an unknown reading rather than score by another one."""
        for value, allowed in (
            (self.house_group, get_args(HouseGroup)),
            (self.barracks_edge, get_args(BarracksEdge)),
            (self.lake, get_args(Lake)),
            (self.solo_level, get_args(SoloLevel)),
        ):
            if value not in allowed:
                raise ValueError(f"unknown option value {value!r}; allowed: {', '.join(allowed)}")


DEFAULTS = Options()


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells sharing an edge with a cell."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]


def tile_cells(q: int, r: int, k: int) -> tuple[Cell, Cell, Cell]:
    """The cells of code hexes 0, 1, 2 of a tile at anchor (q, r) turned by k."""
    if not 0 <= k < 6:
        raise ValueError(f"AK-16: rotation {k} is not one of 0-5")
    first, second = DIRECTIONS[k], DIRECTIONS[(k + 1) % 6]
    return (q, r), (q + first[0], r + first[1]), (q + second[0], r + second[1])


def components(cells: set[Cell]) -> list[set[Cell]]:
    """The edge-connected groups of a set of cells."""
    left = set(cells)
    groups = []
    while left:
        group = {left.pop()}
        frontier = list(group)
        while frontier:
            found = [cell for cell in neighbours(frontier.pop()) if cell in left]
            left.difference_update(found)
            group.update(found)
            frontier.extend(found)
        groups.append(group)
    return groups


class City:
    """One player's city: for each built cell its hexes from the ground up."""

    def __init__(self) -> None:
        self.cells: dict[Cell, list[tuple[str, int]]] = {cell: [(letter, START_ID)] for cell, letter in START.items()}

    def height(self, q: int, r: int) -> int:
        """Hexes stacked on a cell; 0 means empty."""
        return len(self.cells.get((q, r), ()))

    def top(self, q: int, r: int) -> tuple[str, int] | None:
        """Letter and tile id of the visible hex, None on an empty cell."""
        stack = self.cells.get((q, r))
        return stack[-1] if stack else None

    def refusal(self, q: int, r: int, k: int) -> str | None:
        """The id of the rule a tile placed here would break; None if it is legal."""
        spot = tile_cells(q, r, k)
        built = [cell for cell in spot if cell in self.cells]
        if not built:
            touches = any(near in self.cells for cell in spot for near in neighbours(cell))
            return None if touches else "AK-18"
        if len(built) < 3:
            return "AK-20"
        if len({len(self.cells[cell]) for cell in spot}) > 1:
            return "AK-22"
        if len({self.cells[cell][-1][1] for cell in spot}) < 2:
            return "AK-21"
        return None

    def legal_spots(self) -> set[Spot]:
        """All (q, r, k) where a tile, whichever it is, may be placed."""
        # A stacked tile has its anchor on a built cell. A tile on the ground has a cell at
        # distance 1 from a built one, and its anchor at most one step from that cell. So every
        # legal anchor is within two steps of a built cell.
        anchors = set(self.cells)
        for _ in range(2):
            anchors |= {near for cell in anchors for near in neighbours(cell)}
        return {(q, r, k) for q, r in anchors for k in range(6) if self.refusal(q, r, k) is None}

    def place(self, tile: int, q: int, r: int, k: int) -> int:
        """Lay a tile and return the stones gained; ValueError names the broken rule."""
        if tile not in TILES:
            raise ValueError(f"AK-1: there is no city tile {tile}, only 1-{len(TILES)}")
        if any(tile == owner for stack in self.cells.values() for _, owner in stack):
            raise ValueError(f"AK-1: tile {tile} is in this city already")
        rule = self.refusal(q, r, k)
        if rule is not None:
            raise ValueError(f"{rule}: tile {tile} may not be placed at {q},{r},{k}")
        gained = 0
        for cell, letter in zip(tile_cells(q, r, k), TILES[tile], strict=True):
            stack = self.cells.setdefault(cell, [])
            if stack and stack[-1][0] == QUARRY:  # AK-26
                gained += 1
            stack.append((letter, tile))
        return gained

    def score(self, options: Options = DEFAULTS) -> dict[str, tuple[int, int]]:
        """(value, stars) by colour; points are value times stars (AK-42)."""
        values = {
            "house": self._house_value(options),
            "market": self._market_value(options),
            "barracks": self._barracks_value(options),
            "temple": self._temple_value(options),
            "garden": self._garden_value(options),
        }
        # AK-27, AK-28: height adds nothing to a plaza.
        return {colour: (value, STARS[colour] * len(self._visible(PLAZAS[colour]))) for colour, value in values.items()}

    def _visible(self, letter: str) -> set[Cell]:
        # AK-23: covered hexes are out of the city.
        return {cell for cell, stack in self.cells.items() if stack[-1][0] == letter}

    def _level(self, cells: Iterable[Cell]) -> int:
        return sum(len(self.cells[cell]) for cell in cells)  # AK-31

    def _empty_regions(self) -> tuple[set[Cell], list[set[Cell]]]:
        """The empty cells outside, as far as one row around the city, and the lakes."""
        # The border of this rectangle is empty and connected, hence all outside.
        qs, rs = [q for q, _ in self.cells], [r for _, r in self.cells]
        corner = (min(qs) - 1, min(rs) - 1)
        empty = {
            (q, r)
            for q in range(corner[0], max(qs) + 2)
            for r in range(corner[1], max(rs) + 2)
            if (q, r) not in self.cells
        }
        regions = components(empty)
        outside = next(region for region in regions if corner in region)
        return outside, [region for region in regions if region is not outside]

    def _house_value(self, options: Options) -> int:
        # AK-29: plazas do not join the group; AK-32: nor does height part it.
        groups = [(len(group), self._level(group)) for group in components(self._visible("h"))]
        if not groups:
            return 0
        if options.house_group == "most_value":  # AK-33
            value = max(value for _, value in groups)
        else:
            _, value = max(groups)
        if options.variant_house and value >= 10:  # AK-50
            return 2 * value
        return value

    def _market_value(self, options: Options) -> int:
        markets, plazas = self._visible("m"), self._visible("M")
        total = 0
        for market in markets:
            near = set(neighbours(market))
            if near & markets:  # AK-34
                continue
            doubled = options.variant_market and bool(near & plazas)  # AK-51
            total += self._level([market]) * (2 if doubled else 1)
        return total

    def _barracks_value(self, options: Options) -> int:
        outside, lakes = self._empty_regions()
        empty = outside.union(*lakes)
        edge = empty if options.barracks_edge == "any_empty_neighbour" else outside
        counted = outside if options.barracks_edge == "outer_space_only" else empty
        total = 0
        for barracks in self._visible("b"):
            near = set(neighbours(barracks))
            if not near & edge:  # AK-35
                continue
            doubled = options.variant_barracks and len(near & counted) in (3, 4)  # AK-52
            total += self._level([barracks]) * (2 if doubled else 1)
        return total

    def _temple_value(self, options: Options) -> int:
        total = 0
        for temple in self._visible("t"):
            if not all(near in self.cells for near in neighbours(temple)):  # AK-36
                continue
            level = self._level([temple])
            doubled = options.variant_temple and level >= 2  # AK-53
            total += level * (2 if doubled else 1)
        return total

    def _garden_value(self, options: Options) -> int:
        _, lakes = self._empty_regions()
        if options.lake == "single_cell_only":
            lakes = [lake for lake in lakes if len(lake) == 1]
        shores = {near for lake in lakes for cell in lake for near in neighbours(cell)}
        total = 0
        for garden in self._visible("g"):  # AK-37
            doubled = options.variant_garden and garden in shores  # AK-54
            total += self._level([garden]) * (2 if doubled else 1)
        return total


def architect_choice(row: list[int], stones: int) -> int:
    """The index the solo Architect takes (AK-57)."""
    plazas = set(PLAZAS.values())
    for index, tile in enumerate(row):
        if plazas & set(TILES[tile]):
            return index if index <= stones else 0
    return 0


def architect_score(tiles: list[int], stones: int, options: Options = DEFAULTS) -> dict[str, int]:
    """The Architect's points by colour, "stones" and, on medium, "quarries" (AK-58, AK-60)."""
    letters = [*START.values(), *(letter for tile in tiles for letter in TILES[tile])]
    level = 2 if options.solo_level == "hard" else 1
    values = {colour: level * letters.count(DISTRICTS[colour]) for colour in DISTRICTS}
    if options.variant_house and values["house"] >= 10:
        values["house"] *= 2
    if options.variant_market:
        doubled = min(letters.count("m"), 3 * letters.count("M"))
        values["market"] += level * doubled
    if options.variant_barracks:
        values["barracks"] *= 2
    if options.variant_temple and level == 2:
        values["temple"] *= 2
    if options.variant_garden:
        values["garden"] *= 2
    points = {colour: value * STARS[colour] * letters.count(PLAZAS[colour]) for colour, value in values.items()}
    points["stones"] = stones
    if options.solo_level == "medium":
        points["quarries"] = 2 * letters.count(QUARRY)
    return points


def winners(points: list[int], stones: list[int]) -> set[int]:
    """The winning seats by points (stones included), then stones (AK-44, AK-45)."""
    ranks = list(zip(points, stones, strict=True))
    return {seat for seat, rank in enumerate(ranks) if rank == max(ranks)}


def solo_won(points: int, stones: int, rival_points: int, rival_stones: int) -> bool:
    """Whether you beat the Architect; a full tie is lost (AK-59)."""
    return (points, stones) > (rival_points, rival_stones)


def turns_each(players: int, long_game: bool) -> int:
    """Turns of each seat; players is 1 for solo (AK-41)."""
    n = 2 if players == 1 else players
    stacks = (LONG_STACKS if long_game else STACKS)[n]
    return (stacks + 1) * (n + 1) // n


def action_number(action: Action, players: int, long_game: bool) -> int:
    """The number of an action (specification, section 4)."""
    i, q, r, k = action
    reach = 1 + 2 * turns_each(players, long_game)
    width = 2 * reach + 1
    return ((i * width + q + reach) * width + r + reach) * 6 + k


class Table:
    """A whole game from a known shuffle: first the row, then the stacks in order.

    With players=1 (solo) seat 1 is the Architect: it has stones and `architect` tiles but no
    city, and moves by itself, so `to_move` stays 0. Once `over`, `to_move` means nothing.
    """

    def __init__(self, order: list[int], players: int, first: int = 0, options: Options = DEFAULTS) -> None:
        self.options = options
        self.solo = players == 1
        self.seats = 2 if self.solo else players  # AK-55
        n = self.seats
        stacks = LONG_STACKS if options.long_game else STACKS
        if n not in stacks:
            raise ValueError(f"AK-5: no set-up for {players} players, long_game={options.long_game}")
        if not 0 <= first < (1 if self.solo else n):
            raise ValueError(f"AK-7: seat {first} cannot be first with {players} players")
        in_game = [tile for tile, back in BACKS.items() if back <= n or options.long_game]
        if sorted(order) != in_game:
            raise ValueError(f"AK-2: the order must hold each of the {len(in_game)} tiles once")
        self.row: list[int] = order[: n + 2]  # AK-4
        self.stacks: list[list[int]] = [  # AK-3
            order[start : start + n + 1] for start in range(n + 2, len(order), n + 1)
        ]
        if len(self.stacks) != stacks[n] or any(len(stack) != n + 1 for stack in self.stacks):
            raise AssertionError("AK-3: the tiles do not make up equal stacks")
        self.stones: list[int] = [1 + (seat - first) % n for seat in range(n)]  # AK-8
        self.cities: list[City] = [City() for _ in range(players)]
        self.architect: list[int] = []
        self.chief = self.to_move = first
        self.over = False

    def legal(self) -> set[Action]:
        """The actions (i, q, r, k) of the player to move; none when the game is over."""
        if self.over:
            return set()
        spots = self.cities[self.to_move].legal_spots()
        return {(i, *spot) for i in self._affordable() for spot in spots}

    def play(self, i: int, q: int, r: int, k: int) -> None:
        """Take index i and place it; ValueError names the broken rule, nothing changes then."""
        if self.over:
            raise ValueError("AK-40: the game is over")
        seat = self.to_move
        if i not in range(len(self.row)):
            raise ValueError(f"AK-11: the row has no index {i}, only 0-{len(self.row) - 1}")
        if i not in self._affordable():
            raise ValueError(f"AK-14: index {i} costs {i}, seat {seat} has {self.stones[seat]}")
        gained = self.cities[seat].place(self.row[i], q, r, k)
        self.stones[seat] += gained - i  # AK-13: the income did not count for the price above
        if self.solo:
            self.stones[1] += i  # AK-56
        del self.row[i]
        self._end_turn()
        if self.solo and not self.over:
            self._architect_turn()

    def points(self) -> list[int]:
        """Points by seat, stones included (AK-42, AK-43)."""
        totals = [
            sum(value * stars for value, stars in city.score(self.options).values()) + stones
            for city, stones in zip(self.cities, self.stones, strict=False)
        ]
        if self.solo:
            totals.append(sum(architect_score(self.architect, self.stones[1], self.options).values()))
        return totals

    def _affordable(self) -> range:
        return range(min(len(self.row), self.stones[self.to_move] + 1))  # AK-14

    def _architect_turn(self) -> None:
        index = architect_choice(self.row, self.stones[1])
        self.stones[1] -= index
        self.architect.append(self.row.pop(index))
        self._end_turn()

    def _end_turn(self) -> None:
        self.to_move = (self.to_move + 1) % self.seats  # AK-10
        if len(self.row) > 1:
            return
        if not self.stacks:
            self.over = True  # AK-40: the marker stays where it is
            return
        self.row += self.stacks.pop(0)  # AK-38
        self.chief = (self.chief + 1) % self.seats  # AK-39
        self.to_move = self.chief
