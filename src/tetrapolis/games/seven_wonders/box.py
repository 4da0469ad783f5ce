"""What is in the box, as drawings and lists need it."""

import msgspec

from .components import (
    AGES,
    BOARDS,
    CARDS,
    DECK_SIZE,
    DECKS,
    HAND,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SALE_COINS,
    SIDES,
    TURNS,
    Board,
    Card,
    Side,
)
from .effects import COLOURS, MANUFACTURED, RAW, RESOURCES, Colour, Goods


class Box(msgspec.Struct, frozen=True):
    """Cards, boards and the words printed on them; `chains` has the cards that a card makes free (SW-37).

    `goods` has the resources of a class. `decks` has the cards of each Age with their copies for 3, 4, ... players
    (SW-2); nobody knows which guilds are used, only how many: `guilds` (SW-3). `sale` are the coins for a sold card.
    """

    cards: tuple[Card, ...]
    boards: tuple[Board, ...]
    chains: dict[str, tuple[str, ...]]
    colours: tuple[Colour, ...]
    resources: dict[str, str]
    goods: dict[Goods, str]
    sides: tuple[Side, ...]
    decks: tuple[dict[str, tuple[int, ...] | None], ...]
    guilds: tuple[int, ...]
    turns: int
    sale: int


def later(card: Card) -> tuple[str, ...]:
    """The cards that a built card makes free (SW-37)."""
    return tuple(other.name for other in CARDS if set(card.gives) & set(other.accepts))


def earlier(card: Card) -> tuple[str, ...]:
    """The cards that make a card free."""
    return tuple(other.name for other in CARDS if set(other.gives) & set(card.accepts))


_PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


def _copies(number: int, age: int) -> tuple[int, ...] | None:
    """How many of a card are in the deck of an Age, by number of players."""
    if CARDS[number].colour == "purple":
        return None
    return tuple(DECKS[age, players, : DECK_SIZE[age, players]].tolist().count(number) for players in _PLAYERS)


BOX = Box(
    cards=CARDS,
    boards=BOARDS,
    chains={card.name: later(card) for card in CARDS if card.gives},
    colours=COLOURS,
    resources=RESOURCES,
    goods={"raw": RAW, "manufactured": MANUFACTURED},
    sides=SIDES,
    decks=tuple(
        {card.name: _copies(number, age) for number, card in enumerate(CARDS) if age + 1 in card.copies}
        for age in range(AGES)
    ),
    guilds=tuple(HAND * players - int(DECK_SIZE[AGES - 1, players]) for players in _PLAYERS),
    turns=TURNS,
    sale=SALE_COINS,
)
