"""The facts of components.toml as arrays that compiled rules can read.

Numbers of cards: 0-59 building cards (as the tiles: red, blue, yellow, each 1-20), 60-71 letters, 72-98 characters.
"""

import tomllib
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np

_FACTS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

Colour = Literal["red", "blue", "yellow"]
Good = Literal["resources", "tiles", "points"]
Trigger = Literal["exploit", "urbanize", "construct"]
EndKind = Literal["resources", "buildings", "trigger", "colour", "flat"]

COLOURS: tuple[Colour, ...] = tuple(_FACTS["colours"])
RED, BLUE, YELLOW = range(3)
GOODS: tuple[Good, ...] = get_args(Good)
RESOURCE, TILE, POINT = range(3)  # the good that a colour yields has the colour's number (GK-7)
NUMBERS: int = _FACTS["numbers"]
TILES = len(COLOURS) * NUMBERS
LETTERS = "ABCDEFGHIJKL"
FIRST_LETTER = TILES
CARDS = TILES + len(LETTERS)
FIRST_CHARACTER = CARDS
CHARACTERS = len(_FACTS["characters"])
THINGS = CARDS + CHARACTERS
START_NUMBERS = 3  # tiles 1-3 of each colour (GK-8)
LETTER_GOODS = (RESOURCE, TILE)  # a letter card alone brings 1 of one of them (GK-30)
RETURN_POINTS = 1  # for each tile returned (GK-58)
MANY_FLOORS = 60  # so many or more

TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)
EXPLOIT, URBANIZE, CONSTRUCT = range(3)
END_KINDS: tuple[EndKind, ...] = get_args(EndKind)
BY_RESOURCES, BY_BUILDINGS, BY_TRIGGER, BY_COLOUR, FLAT = range(len(END_KINDS))

NONE = -1

COLOUR = np.full(THINGS, NONE, np.int64)
TRIGGER = np.full(THINGS, NONE, np.int64)
GAIN = np.zeros((THINGS, 3), np.int64)  # goods of a permanent bonus
END_KIND = np.full(THINGS, NONE, np.int64)
END_FIRST = np.zeros(THINGS, np.int64)  # a colour, a trigger or the least number of floors
END_LAST = np.zeros(THINGS, np.int64)  # the greatest number of floors
END_POINTS = np.zeros(THINGS, np.int64)
START_GOODS = np.zeros((THINGS, 3), np.int64)


def tile_number(colour: str, number: int) -> int:
    return COLOURS.index(colour) * NUMBERS + number - 1


def _enter_building_card(colour: str, number: int, bonus: dict[str, Any]) -> None:
    card = tile_number(colour, number)
    COLOUR[card] = COLOURS.index(colour)
    if "end" not in bonus:
        TRIGGER[card] = TRIGGERS.index(bonus["trigger"])
        GAIN[card, COLOUR[card]] = 1
        GAIN[card, POINT] += bonus.get("points", 0)
        return
    END_KIND[card] = END_KINDS.index(bonus["end"])
    END_POINTS[card] = bonus["points"]
    match bonus["end"]:
        case "resources":
            END_FIRST[card] = COLOURS.index(bonus["on"][colour])
        case "buildings":
            END_FIRST[card], END_LAST[card] = bonus["floors"]
        case "trigger":
            END_FIRST[card] = TRIGGERS.index(bonus["trigger"])
        case "colour":
            END_FIRST[card] = COLOUR[card]


for _colour in COLOURS:
    for _number, _bonus in _FACTS["bonuses"].items():
        _enter_building_card(_colour, int(_number), _bonus)

COUNTS_BUILDINGS = (END_KIND == BY_RESOURCES) | (END_KIND == BY_BUILDINGS)

INTRO_SETS = np.zeros((6, 3), np.int64)
_in_set = [0] * 6
for _name, _character in _FACTS["characters"].items():
    _thing = FIRST_CHARACTER + int(_name) - 1
    COLOUR[_thing] = COLOURS.index(_character["colour"])
    TRIGGER[_thing] = TRIGGERS.index(_character["trigger"])
    GAIN[_thing, COLOUR[_thing]] = 1
    START_GOODS[_thing] = [_character["resources"], _character["tiles"], _character["points"]]
    if "set" in _character:
        _set = _character["set"] - 1
        INTRO_SETS[_set, _in_set[_set]] = _thing
        _in_set[_set] += 1

_SETUP = _FACTS["setup"]


def _by_players(facts: dict[str, int]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([facts.get(str(players), 0) for players in range(6)], np.int64)


RESOURCES = _by_players(_SETUP["resources"])
BOXED_TILES = _by_players(_SETUP["boxed_tiles"])
CARDS_OFF = _by_players(_SETUP["cards_off"])
TOKENS: int = _SETUP["new_hand_tokens"]
SOLO_GOODS = np.array([_SETUP["solo"]["resources"], _SETUP["solo"]["tiles"], _SETUP["solo"]["points"]], np.int64)
MARKER_CELLS = np.array(_FACTS["markers"]["cells"], np.int64)
