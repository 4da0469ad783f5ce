"""Tables to test the rules with: goods, cards and buildings are put where a test wants them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from tetrapolis.core.errors import IllegalAction
from tetrapolis.core.match import Match
from tetrapolis.games.ginkgopolis.city import lift_marker, place_building, place_marker
from tetrapolis.games.ginkgopolis.components import LETTERS, TILES
from tetrapolis.games.ginkgopolis.game import GAME
from tetrapolis.games.ginkgopolis.names import CARD_NAMES, THING_NAMES, TILE_NAMES

Cell = tuple[int, int]

HAL = 1


class Goods(NamedTuple):
    """What lies behind a screen."""

    resources: int
    tiles: int
    points: int


def parse(text: str) -> Any:
    return GAME.actions.parse(text)


def card(text: str) -> int:
    """The number of a tile, a building card, a letter card or a character (`character 7`)."""
    return THING_NAMES.index(text)


class Table:
    """A match after set-up in which nobody has any goods or characters; the first seat begins."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        basis: dict[str, Any] = {"first_player": 1, "characters": "intro"} if seats > 1 else {}
        self.match = Match(GAME, seats, seed, {**basis, **options})
        s = self.s
        for seat in range(seats):
            player = s.players[seat]
            player.tableau_count = 0
            for tile in range(TILES):
                if int(player.tiles) >> tile & 1:
                    s.supply_from -= 1
                    s.tiles[int(s.supply_from)] = tile
            player.tiles = 0
            self.stake(seat, resources=0, points=0)

    @property
    def s(self) -> Any:
        return self.match.state

    def player(self, party: int) -> Any:
        return self.s.players[party]

    # -- staging ----------------------------------------------------------------------------------------------------

    def stake(
        self, party: int, *, resources: int | None = None, points: int | None = None, supply: int | None = None
    ) -> None:
        """Goods of a party. Resources come from the supply unless its size is given too."""
        player = self.player(party)
        if resources is not None:
            player.supply += player.resources - resources
            player.resources = resources
        if supply is not None:
            player.supply = supply
        if points is not None:
            player.points = points

    def _withdraw(self, tile: int) -> None:
        """Take a tile from wherever it lies face down."""
        s = self.s
        start, end = int(s.supply_from), int(s.supply_to)
        for place in range(start, end):
            if int(s.tiles[place]) == tile:
                s.tiles[place] = s.tiles[end - 1]
                s.supply_to = end - 1
        s.boxed = int(s.boxed) & ~(1 << tile)
        for player in s.players:
            player["tiles"] = int(player["tiles"]) & ~(1 << tile)

    def give(self, seat: int, *tiles: str) -> None:
        """Put tiles into a stock."""
        for one in map(card, tiles):
            self._withdraw(one)
            self.player(seat).tiles |= 1 << one

    def tile_supply(self, count: int) -> None:
        """Leave so many tiles in the supply and box the others."""
        s = self.s
        start, end = int(s.supply_from), int(s.supply_to)
        assert count <= end - start
        for tile in s.tiles[start + count : end]:
            s.boxed |= 1 << int(tile)
        s.supply_to = start + count

    def build(self, tile: str, at: Cell, height: int = 1, owner: int | None = None, site: bool = False) -> None:
        """A building; its resources come from its owner's supply."""
        number = card(tile)
        self._withdraw(number)
        place_building(self.s, number, at[0], at[1], -1 if owner is None else owner, int(site))
        self.s.buildings[int(self.s.building_count) - 1].height = height
        if owner is not None:
            self.player(owner).supply -= height

    def put_marker(self, letter: str, at: Cell) -> None:
        lift_marker(self.s, LETTERS.index(letter))
        place_marker(self.s, LETTERS.index(letter), at[0], at[1])

    def show(self, party: int, *cards: str) -> None:
        """Cards in a tableau, `red 9` or `character 7`."""
        player = self.player(party)
        for one in cards:
            player.tableau[int(player.tableau_count)] = card(one)
            player.tableau_count += 1

    def first(self, seat: int) -> None:
        self.s.first_player = seat

    def _replace(self, wanted: int, other: int) -> None:
        """Put another card where one lies; if it lies nowhere, the other goes to the discards."""
        s = self.s
        places = [(s.deck[int(s.deck_from) : int(s.deck_to)], 0), (s.discards[: int(s.discard_count)], 0)]
        places += [(self.player(seat).hand, 1 << seat) for seat in range(self.match.seats)]
        for place, known in places:
            for i in range(len(place)):
                if int(place[i]) == wanted:
                    place[i] = other
                    s.known[other] = known
                    return
        s.known[other] = 0
        s.discards[int(s.discard_count)] = other
        s.discard_count += 1

    def hold(self, seat: int, *cards: str) -> None:
        """Put cards first into a hand."""
        hand = self.player(seat).hand
        for i, one in enumerate(map(card, cards)):
            if int(hand[i]) != one:
                mine = int(hand[i])
                hand[i] = -1
                self._replace(one, mine)
                hand[i] = one
                self.s.known[one] = 1 << seat

    def hal(self, laid: str, tile: str | None = None) -> None:
        """Hal's face-down card and the next tile of the supply."""
        s = self.s
        old, new = int(self.player(HAL).laid_card), card(laid)
        if old != new:
            self._replace(new, old)
            self.player(HAL).laid_card = new
            s.known[new] = 0
        if tile is not None:
            start = int(s.supply_from)
            self._withdraw(card(tile))
            s.tiles[int(s.supply_to)] = s.tiles[start]
            s.supply_to += 1
            s.tiles[start] = card(tile)

    def next_card(self, text: str) -> None:
        """The top card of the deck."""
        s, wanted = self.s, card(text)
        top = int(s.deck[int(s.deck_from)])
        if top != wanted:
            s.deck[int(s.deck_from)] = -1
            self._replace(wanted, top)
            s.deck[int(s.deck_from)] = wanted

    # -- playing ----------------------------------------------------------------------------------------------------

    def lay(self, plays: Mapping[int, str]) -> list[int]:
        """All seats lay their cards; those without a play lay a letter. The seats that idle."""
        for seat, text in plays.items():
            laid = parse(text)
            self.hold(seat, CARD_NAMES[laid.card])
            if laid.tile is not None:
                self.give(seat, CARD_NAMES[laid.tile])
        taken = {parse(text).card for text in plays.values()}
        spare = [letter for letter in reversed(LETTERS) if card(letter) not in taken]
        idle = [seat for seat in range(self.match.seats) if seat not in plays]
        for seat in idle:
            self.hold(seat, spare.pop(0))
        for seat in range(self.match.seats):
            self.match.play(plays.get(seat) or CARD_NAMES[int(self.player(seat).hand[0])], seat)
        return idle

    def round(self, plays: Mapping[int, str], *choices: str) -> None:
        """Lay cards and resolve them with these choices; idle seats take a resource."""
        idle = self.lay(plays)
        left = list(choices)
        while self.phase in ("good", "marker"):
            if self.match.pending[0] in idle and self.phase == "good":
                self.match.play("take resource")
            elif left:
                self.match.play(left.pop(0))
            else:
                return
        assert not left

    def play(self, *actions: str, seat: int | None = None) -> None:
        for action in actions:
            self.match.play(action, seat)

    def refused(self, action: str, seat: int | None = None) -> str:
        """The rule that forbids an action."""
        with pytest.raises(IllegalAction) as refused:
            self.match.play(action, seat)
        return refused.value.rule

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    def pending(self) -> tuple[int, ...]:
        return self.match.pending

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return GAME.view(self.s, seat)

    def goods(self, party: int) -> Goods:
        player = self.player(party)
        return Goods(int(player.resources), int(player.tiles).bit_count(), int(player.points))

    def supply(self, party: int) -> int:
        return int(self.player(party).supply)

    def stock(self, seat: int) -> list[str]:
        return [name for tile, name in enumerate(TILE_NAMES) if int(self.player(seat).tiles) >> tile & 1]

    def hand(self, seat: int) -> list[str]:
        player = self.player(seat)
        return [CARD_NAMES[int(one)] for one in player.hand[: int(player.hand_count)]]

    def tableau(self, party: int) -> list[str]:
        player = self.player(party)
        return [THING_NAMES[int(one)] for one in player.tableau[: int(player.tableau_count)]]

    def discards(self) -> list[str]:
        return [CARD_NAMES[int(one)] for one in self.s.discards[: int(self.s.discard_count)]]

    def deck(self) -> list[str]:
        return [CARD_NAMES[int(one)] for one in self.s.deck[int(self.s.deck_from) : int(self.s.deck_to)]]

    def tiles_left(self) -> int:
        return int(self.view()["tile_supply"])

    def building(self, tile: str) -> dict[str, Any]:
        """The building with this tile on top."""
        found = [one for one in self.view()["city"] if one["tile"] == tile]
        assert len(found) == 1, tile
        return dict(found[0])

    def tops(self) -> set[str]:
        return {one["tile"] for one in self.view()["city"]}

    def marker(self, letter: str) -> Cell:
        x, y = self.view()["markers"][letter]
        return int(x), int(y)

    def options(self, seat: int | None = None) -> set[str]:
        """All legal actions in notation."""
        return {str(action) for action in self.match.legal(seat)}

    def ending(self) -> bool:
        return bool(self.s.ending)

    def score(self, party: int) -> dict[str, int]:
        return self.match.scores()[party]

    def districts(self) -> list[int]:
        return [one["districts"] for one in self.match.scores()]


def change(before: Goods, after: Goods) -> tuple[int, int, int]:
    """Resources, tiles and points gained."""
    return after.resources - before.resources, after.tiles - before.tiles, after.points - before.points
