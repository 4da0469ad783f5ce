"""What is in the box, as drawings and lists need it."""

import msgspec

from .components import BOARDS, CARDS, SIDES, Board, Card
from .effects import COLOURS, RESOURCES, SYMBOLS


class Box(msgspec.Struct, frozen=True):
    """Cards, boards and the words printed on them; `chains` has the cards that a card makes free (SW-37)."""

    cards: tuple[Card, ...]
    boards: tuple[Board, ...]
    chains: dict[str, tuple[str, ...]]
    colours: tuple[str, ...]
    symbols: tuple[str, ...]
    resources: dict[str, str]
    sides: tuple[str, ...]


def later(card: Card) -> tuple[str, ...]:
    """The cards that a built card makes free (SW-37)."""
    return tuple(other.name for other in CARDS if set(card.gives) & set(other.accepts))


def earlier(card: Card) -> tuple[str, ...]:
    """The cards that make a card free."""
    return tuple(other.name for other in CARDS if set(other.gives) & set(card.accepts))


BOX = Box(CARDS, BOARDS, {card.name: later(card) for card in CARDS if card.gives}, COLOURS, SYMBOLS, RESOURCES, SIDES)
