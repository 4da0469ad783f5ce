"""Tables to test the rules with: `table(City("gizah night", "altar loom", coins=5), City("rhodos"), City("olympia"))`.

Of three cities the second is the left neighbour of the first, and the third its right neighbour (SW-8).
"""

from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import Any, NamedTuple

import numpy as np
import pytest
from rich.console import Console

from tetrapolis.core.errors import IllegalAction
from tetrapolis.core.events import Event
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders import terminal
from tetrapolis.games.seven_wonders.actions import Play
from tetrapolis.games.seven_wonders.city import add_card, add_stage, found, take_board
from tetrapolis.games.seven_wonders.components import ALL_COINS, BOARD_BY_NAME, CARD_BY_NAME, HAND, SIDES
from tetrapolis.games.seven_wonders.game import GAME
from tetrapolis.games.seven_wonders.hands import hand_of
from tetrapolis.games.seven_wonders.state import ALL_KNOW, BUILT, DISCARDED
from tetrapolis.text import texts

Pay = tuple[int, int]

#: The start resource of each board.
START = {
    "alexandria": "G",
    "babylon": "W",
    "ephesos": "P",
    "gizah": "S",
    "halikarnassos": "T",
    "olympia": "C",
    "rhodos": "O",
}

#: Cards of Age I that cost one unit of each kind: together a hand.
UNIT = {
    "W": "stockade",
    "S": "baths",
    "C": "guard_tower",
    "O": "barracks",
    "G": "workshop",
    "P": "scriptorium",
    "T": "apothecary",
}
UNITS = " ".join(UNIT.values())

#: Cards that make one, two, three or four units of a kind.
_MAKERS = {
    "W": ("lumber_yard", "sawmill", "tree_farm"),
    "S": ("stone_pit", "quarry", "mine"),
    "C": ("clay_pool", "brickyard", "excavation"),
    "O": ("ore_vein", "foundry", "forest_cave"),
    "G": ("glassworks",),
    "P": ("press",),
    "T": ("loom",),
}


class City(NamedTuple):
    """A city: its board with `night` behind it or not, the cards built, and the first cards of its hand."""

    board: str
    built: str = ""
    coins: int = 3
    stages: int = 0
    hand: str = ""


def table(*cities: City, age: int = 1, turn: int = 1, pile: str = "", **options: Any) -> Match:
    """A match at the start of a turn. Cards played before are out of the game, except those named in `pile`."""
    match = Match(GAME, len(cities), 1, options)
    s = match.state
    s.age = age - 1
    s.turn = turn
    _forget_the_past(s, pile.split())
    for seat, city in enumerate(cities):
        _settle(s.players[seat], city)
        give(match, seat, city.hand)
    s.bank = ALL_COINS - sum(city.coins for city in cities)
    return match


def _settle(player: Any, city: City) -> None:
    board, _, side = city.board.partition(" ")
    found(player)
    take_board(player, BOARD_BY_NAME[board])
    player.side = SIDES.index(side or "day")
    for card in city.built.split():
        add_card(player, CARD_BY_NAME[card])
    for _ in range(city.stages):
        add_stage(player)
    player.coins = city.coins


def _forget_the_past(s: Any, pile: list[str]) -> None:
    """Every card of earlier turns was built somewhere else, but for the discard pile."""
    played = [
        (age, hand, position)
        for age in range(int(s.age) + 1)
        for hand in range(int(s.seats))
        for position in range(HAND if age < int(s.age) else int(s.turn) - 1)
    ]
    assert len(pile) <= len(played)
    for slot in played:
        s.fate[slot] = BUILT
        s.known[slot] = ALL_KNOW
    for slot, card in zip(played, pile, strict=False):
        s.deal[slot] = CARD_BY_NAME[card]
        s.fate[slot] = DISCARDED
        s.known[slot] = 0
    s.pile = len(pile)


def give(match: Match, seat: int, cards: str) -> None:
    """Put these cards into a hand, in the place of others."""
    s = match.state
    for position, card in enumerate(cards.split(), start=int(s.turn) - 1):
        assert position < HAND
        s.deal[int(s.age), int(hand_of(s, seat)), position] = CARD_BY_NAME[card]


def makers(units: str) -> str:
    """Cards that make these units, written by initial: `WWG` is made by `sawmill glassworks`."""
    cards: list[str] = []
    for kind, count in Counter(units).items():
        single, *more = _MAKERS[kind]
        cards += ((), (single,), more[:1], (single, *more[:1]), (single, *more))[count]
    return " ".join(cards)


# -- playing -----------------------------------------------------------------------------------------------------------


def sale(match: Match, seat: int) -> str:
    """The sale of the last card in hand."""
    return f"sell {hand(match, seat)[-1]}"


def play_turn(match: Match, *plays: str) -> list[Event]:
    """All seats choose, in seat order; a seat without a play sells its last card. What everybody saw at the end."""
    assert match.pending == tuple(range(match.seats))
    for seat in range(match.seats):
        chosen = plays[seat] if seat < len(plays) and plays[seat] else sale(match, seat)
        match.play(chosen, seat)
    return match.events(last=1)


def play_age(match: Match) -> None:
    """Sell cards until the Age ends; nothing is dug."""
    age = int(match.state.age)
    while not match.over and int(match.state.age) == age:
        seat = match.pending[0]
        match.play("dig nothing" if phase(match) == "dig" else sale(match, seat), seat)


def random_play(match: Match, seed: int = 7) -> Iterator[int]:
    """Play at random to the end; yields the seat to choose before each of its choices."""
    rng = np.array([seed, 1], np.int64)
    while not match.over:
        pending = match.pending
        seat = pending[int(GAME.rules.sample(match.state, pending[0], rng)) % len(pending)]
        yield seat
        match.play(int(GAME.rules.sample(match.state, seat, rng)), seat)


def refused(match: Match, play: str, seat: int = 0) -> str:
    """The rule that forbids a play, which changes nothing."""
    before = match.state.tobytes()
    with pytest.raises(IllegalAction) as error:
        match.play(play, seat)
    assert match.state.tobytes() == before
    return error.value.rule


# -- looking -----------------------------------------------------------------------------------------------------------


def shown(match: Match, seat: int) -> dict[str, Any]:
    """What everybody sees of a city."""
    seen: dict[str, Any] = GAME.view(match.state, None)["players"][seat]
    return seen


def own(match: Match, seat: int) -> dict[str, Any]:
    """What only the seat itself sees."""
    seen: dict[str, Any] = GAME.view(match.state, seat)["own"]
    return seen


def hand(match: Match, seat: int = 0) -> list[str]:
    return [one["card"] for one in own(match, seat)["hand"]]


def ways(match: Match, play: str, seat: int = 0) -> set[Pay]:
    """The pairs (coins left, coins right) for which a seat may `build loom` or `stage loom`."""
    kind, card = play.split()
    assert card in hand(match, seat)
    plays = [one for one in match.legal(seat) if isinstance(one, Play)]
    pairs = [(one.to_left, one.to_right) for one in plays if (one.kind, one.card) == (kind, card)]
    assert len(set(pairs)) == len(pairs)
    return set(pairs)


def phase(match: Match) -> str:
    return str(GAME.view(match.state, None)["phase"])


def pile(match: Match) -> int:
    return int(match.state.pile)


def coins(match: Match) -> list[int]:
    return [one["coins"] for one in GAME.view(match.state, None)["players"]]


def built(match: Match, seat: int = 0) -> list[str]:
    return list(shown(match, seat)["built"])


def points(match: Match, seat: int = 0) -> dict[str, int]:
    """Points by category, without those that are nothing."""
    return {category: value for category, value in match.scores()[seat].items() if value}


def tokens(match: Match, seat: int) -> int:
    """The sum of a city's conflict tokens."""
    return points(match, seat).get("conflicts", 0)


def dealt(match: Match, age: int) -> list[list[str]]:
    """The hands of an Age as they were dealt."""
    names = {number: name for name, number in CARD_BY_NAME.items()}
    slots = match.state.deal[age - 1, : match.seats]
    return [[names[int(card)] for card in cards] for cards in slots]


def guilds_out(match: Match) -> list[str]:
    names = {number: name for name, number in CARD_BY_NAME.items()}
    return [names[int(card)] for card in match.state.guilds_out if int(card) in names]


def drawn_page(match: Match, seat: int | None) -> str:
    """The table as printed on a terminal without colours."""
    console = Console(file=StringIO(), width=160, no_color=True)
    names = [f"player {number}" for number in range(match.seats)]
    console.print(terminal.draw(match.view(seat), names, texts("en", GAME.face.locale), 160, seat or 0))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()
