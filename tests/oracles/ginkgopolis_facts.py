"""The facts of Ginkgopolis, typed in for the oracle.

A tile and its building card share an id: "red-04". A letter card is its letter: "A".
"""

from typing import Literal, NamedTuple

Cell = tuple[int, int]
Colour = Literal["red", "blue", "yellow"]
Good = Literal["res", "tile", "point"]
Trigger = Literal["exploit", "urbanize", "construct"]

LETTERS = "ABCDEFGHIJKL"
YIELDS: dict[Colour, Good] = {"red": "res", "blue": "tile", "yellow": "point"}  # GK-7


class Goods(NamedTuple):
    res: int = 0
    tile: int = 0
    point: int = 0


class Permanent(NamedTuple):
    """Brings its owner goods once per action of the trigger (GK-52)."""

    trigger: Trigger
    gain: Goods


class EndBonus(NamedTuple):
    """Points at the end (GK-54).

    res_on_colour       points per own res on buildings of the colour
    buildings           points per own building of low to high floors
    cards_with_trigger  points per own card with a permanent bonus of the trigger
    cards_of_colour     points per own card of the colour
    flat                points
    """

    kind: str
    points: int
    colour: str = ""
    trigger: str = ""
    low: int = 1
    high: int = 99


class Card(NamedTuple):
    """A building card, and the tile it names."""

    id: str
    colour: Colour
    number: int
    bonus: Permanent | EndBonus


class Character(NamedTuple):
    id: str
    colour: Colour
    start: Goods
    bonus: Permanent


class SetUp(NamedTuple):
    """By players: res per colour in the supply, tiles boxed, cards off each new deck, hand, tokens."""

    res: int
    boxed: int
    off: int
    hand: int
    tokens: int


_CARDS: tuple[Card, ...] = (
    Card("red-01", "red", 1, Permanent("exploit", Goods(res=1))),
    Card("red-02", "red", 2, Permanent("urbanize", Goods(res=1))),
    Card("red-03", "red", 3, Permanent("construct", Goods(res=1))),
    Card("red-04", "red", 4, Permanent("exploit", Goods(res=1))),
    Card("red-05", "red", 5, Permanent("urbanize", Goods(res=1))),
    Card("red-06", "red", 6, Permanent("construct", Goods(res=1))),
    Card("red-07", "red", 7, Permanent("exploit", Goods(res=1, point=1))),
    Card("red-08", "red", 8, Permanent("urbanize", Goods(res=1, point=1))),
    Card("red-09", "red", 9, Permanent("construct", Goods(res=1, point=1))),
    Card("red-10", "red", 10, EndBonus("res_on_colour", 1, colour="red")),
    Card("red-11", "red", 11, EndBonus("res_on_colour", 1, colour="yellow")),
    Card("red-12", "red", 12, EndBonus("res_on_colour", 1, colour="blue")),
    Card("red-13", "red", 13, EndBonus("res_on_colour", 1, colour="red")),
    Card("red-14", "red", 14, EndBonus("buildings", 1, low=1, high=2)),
    Card("red-15", "red", 15, EndBonus("buildings", 3, low=3)),
    Card("red-16", "red", 16, EndBonus("cards_with_trigger", 2, trigger="exploit")),
    Card("red-17", "red", 17, EndBonus("cards_with_trigger", 2, trigger="urbanize")),
    Card("red-18", "red", 18, EndBonus("cards_with_trigger", 2, trigger="construct")),
    Card("red-19", "red", 19, EndBonus("cards_of_colour", 2, colour="red")),
    Card("red-20", "red", 20, EndBonus("flat", 9)),
    Card("blue-01", "blue", 1, Permanent("exploit", Goods(tile=1))),
    Card("blue-02", "blue", 2, Permanent("urbanize", Goods(tile=1))),
    Card("blue-03", "blue", 3, Permanent("construct", Goods(tile=1))),
    Card("blue-04", "blue", 4, Permanent("exploit", Goods(tile=1))),
    Card("blue-05", "blue", 5, Permanent("urbanize", Goods(tile=1))),
    Card("blue-06", "blue", 6, Permanent("construct", Goods(tile=1))),
    Card("blue-07", "blue", 7, Permanent("exploit", Goods(tile=1, point=1))),
    Card("blue-08", "blue", 8, Permanent("urbanize", Goods(tile=1, point=1))),
    Card("blue-09", "blue", 9, Permanent("construct", Goods(tile=1, point=1))),
    Card("blue-10", "blue", 10, EndBonus("res_on_colour", 1, colour="blue")),
    Card("blue-11", "blue", 11, EndBonus("res_on_colour", 1, colour="red")),
    Card("blue-12", "blue", 12, EndBonus("res_on_colour", 1, colour="yellow")),
    Card("blue-13", "blue", 13, EndBonus("res_on_colour", 1, colour="blue")),
    Card("blue-14", "blue", 14, EndBonus("buildings", 1, low=1, high=2)),
    Card("blue-15", "blue", 15, EndBonus("buildings", 3, low=3)),
    Card("blue-16", "blue", 16, EndBonus("cards_with_trigger", 2, trigger="exploit")),
    Card("blue-17", "blue", 17, EndBonus("cards_with_trigger", 2, trigger="urbanize")),
    Card("blue-18", "blue", 18, EndBonus("cards_with_trigger", 2, trigger="construct")),
    Card("blue-19", "blue", 19, EndBonus("cards_of_colour", 2, colour="blue")),
    Card("blue-20", "blue", 20, EndBonus("flat", 9)),
    Card("yellow-01", "yellow", 1, Permanent("exploit", Goods(point=1))),
    Card("yellow-02", "yellow", 2, Permanent("urbanize", Goods(point=1))),
    Card("yellow-03", "yellow", 3, Permanent("construct", Goods(point=1))),
    Card("yellow-04", "yellow", 4, Permanent("exploit", Goods(point=1))),
    Card("yellow-05", "yellow", 5, Permanent("urbanize", Goods(point=1))),
    Card("yellow-06", "yellow", 6, Permanent("construct", Goods(point=1))),
    Card("yellow-07", "yellow", 7, Permanent("exploit", Goods(point=2))),
    Card("yellow-08", "yellow", 8, Permanent("urbanize", Goods(point=2))),
    Card("yellow-09", "yellow", 9, Permanent("construct", Goods(point=2))),
    Card("yellow-10", "yellow", 10, EndBonus("res_on_colour", 1, colour="yellow")),
    Card("yellow-11", "yellow", 11, EndBonus("res_on_colour", 1, colour="red")),
    Card("yellow-12", "yellow", 12, EndBonus("res_on_colour", 1, colour="blue")),
    Card("yellow-13", "yellow", 13, EndBonus("res_on_colour", 1, colour="yellow")),
    Card("yellow-14", "yellow", 14, EndBonus("buildings", 1, low=1, high=2)),
    Card("yellow-15", "yellow", 15, EndBonus("buildings", 3, low=3)),
    Card("yellow-16", "yellow", 16, EndBonus("cards_with_trigger", 2, trigger="exploit")),
    Card("yellow-17", "yellow", 17, EndBonus("cards_with_trigger", 2, trigger="urbanize")),
    Card("yellow-18", "yellow", 18, EndBonus("cards_with_trigger", 2, trigger="construct")),
    Card("yellow-19", "yellow", 19, EndBonus("cards_of_colour", 2, colour="yellow")),
    Card("yellow-20", "yellow", 20, EndBonus("flat", 9)),
)
_CHARACTERS: tuple[Character, ...] = (
    Character("character-01", "red", Goods(res=1, tile=1, point=1), Permanent("urbanize", Goods(res=1))),
    Character("character-02", "blue", Goods(res=1), Permanent("construct", Goods(tile=1))),
    Character("character-03", "yellow", Goods(res=2, tile=1, point=1), Permanent("construct", Goods(point=1))),
    Character("character-04", "red", Goods(tile=1), Permanent("construct", Goods(res=1))),
    Character("character-05", "blue", Goods(res=2, point=1), Permanent("exploit", Goods(tile=1))),
    Character("character-06", "yellow", Goods(res=2, tile=1, point=1), Permanent("construct", Goods(point=1))),
    Character("character-07", "red", Goods(res=1, tile=1, point=1), Permanent("exploit", Goods(res=1))),
    Character("character-08", "blue", Goods(res=2, point=1), Permanent("urbanize", Goods(tile=1))),
    Character("character-09", "yellow", Goods(res=2, tile=1, point=2), Permanent("urbanize", Goods(point=1))),
    Character("character-10", "red", Goods(res=1, tile=1, point=1), Permanent("urbanize", Goods(res=1))),
    Character("character-11", "blue", Goods(res=1), Permanent("construct", Goods(tile=1))),
    Character("character-12", "yellow", Goods(res=2, tile=1, point=2), Permanent("urbanize", Goods(point=1))),
    Character("character-13", "red", Goods(res=1, tile=1, point=1), Permanent("exploit", Goods(res=1))),
    Character("character-14", "blue", Goods(res=1), Permanent("construct", Goods(tile=1))),
    Character("character-15", "yellow", Goods(res=2, tile=1, point=2), Permanent("exploit", Goods(point=1))),
    Character("character-16", "red", Goods(res=1, tile=1, point=1), Permanent("urbanize", Goods(res=1))),
    Character("character-17", "blue", Goods(res=2, point=1), Permanent("exploit", Goods(tile=1))),
    Character("character-18", "yellow", Goods(res=2, tile=1, point=2), Permanent("exploit", Goods(point=1))),
    Character("character-19", "red", Goods(tile=1), Permanent("construct", Goods(res=1))),
    Character("character-20", "red", Goods(tile=1), Permanent("construct", Goods(res=1))),
    Character("character-21", "red", Goods(tile=1), Permanent("construct", Goods(res=1))),
    Character("character-22", "red", Goods(res=1, tile=1, point=1), Permanent("exploit", Goods(res=1))),
    Character("character-23", "red", Goods(res=1, tile=1, point=1), Permanent("exploit", Goods(res=1))),
    Character("character-24", "red", Goods(res=1, tile=1, point=1), Permanent("urbanize", Goods(res=1))),
    Character("character-25", "blue", Goods(res=2, point=1), Permanent("urbanize", Goods(tile=1))),
    Character("character-26", "blue", Goods(res=2, point=1), Permanent("urbanize", Goods(tile=1))),
    Character("character-27", "blue", Goods(res=2, point=1), Permanent("exploit", Goods(tile=1))),
)

CARDS: dict[str, Card] = {card.id: card for card in _CARDS}
CHARACTERS: dict[str, Character] = {character.id: character for character in _CHARACTERS}

INTRO_SETS: dict[int, tuple[str, str, str]] = {  # GK-18
    1: ("character-01", "character-02", "character-03"),
    2: ("character-04", "character-05", "character-06"),
    3: ("character-07", "character-08", "character-09"),
    4: ("character-10", "character-11", "character-12"),
    5: ("character-13", "character-14", "character-15"),
    6: ("character-16", "character-17", "character-18"),
}

SET_UP: dict[int, SetUp] = {  # GK-10, GK-11, GK-13, GK-14, GK-71
    1: SetUp(res=25, boxed=6, off=7, hand=3, tokens=0),
    2: SetUp(res=25, boxed=6, off=7, hand=4, tokens=2),
    3: SetUp(res=20, boxed=6, off=7, hand=4, tokens=2),
    4: SetUp(res=18, boxed=0, off=0, hand=4, tokens=2),
    5: SetUp(res=16, boxed=0, off=0, hand=4, tokens=2),
}

SOLO_START = Goods(res=6, tile=6, point=6)  # GK-71

START_TILES: tuple[str, ...] = (  # GK-8
    "red-01",
    "red-02",
    "red-03",
    "blue-01",
    "blue-02",
    "blue-03",
    "yellow-01",
    "yellow-02",
    "yellow-03",
)
START_GRID: tuple[Cell, ...] = (
    (-1, 1),
    (0, 1),
    (1, 1),
    (-1, 0),
    (0, 0),
    (1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
)
START_MARKERS: dict[str, Cell] = {  # GK-9
    "A": (-1, 2),
    "B": (0, 2),
    "C": (1, 2),
    "D": (2, 1),
    "E": (2, 0),
    "F": (2, -1),
    "G": (1, -2),
    "H": (0, -2),
    "I": (-1, -2),
    "J": (-2, -1),
    "K": (-2, 0),
    "L": (-2, 1),
}
