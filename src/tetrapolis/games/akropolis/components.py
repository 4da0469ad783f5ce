"""The facts of components.toml as arrays that compiled rules can read."""

import tomllib
from pathlib import Path

import numpy as np

_FACTS = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

DISTRICTS = tuple(_FACTS["districts"])
HOUSE, MARKET, BARRACKS, TEMPLE, GARDEN = range(5)

# A hex is a district (0-4), the plaza of a district (5-9) or a quarry.
PLAZA = len(DISTRICTS)
QUARRY = 2 * PLAZA

_LETTERS = [facts["letter"] for facts in _FACTS["districts"].values()]
HEX_LETTERS = "".join(_LETTERS) + "".join(_LETTERS).upper() + "q"

STARS = np.array([facts["stars"] for facts in _FACTS["districts"].values()], np.int64)

START_TILE = 0
START_CELLS = np.array(_FACTS["start_tile"]["cells"], np.int64)

CODES: tuple[str, ...] = (_FACTS["start_tile"]["code"], *(c for codes in _FACTS["tiles"].values() for c in codes))
TILES = len(CODES) - 1
HEXES = np.array([[HEX_LETTERS.index(letter) for letter in code.ljust(4, "q")] for code in CODES], np.int8)
HAS_PLAZA = np.array([any(letter.isupper() for letter in code) for code in CODES], np.bool_)

#: City tiles in play by number of players (AK-2); the tiles are numbered so that these are the first ones.
TILES_FOR = np.array(
    [sum(len(codes) for back, codes in _FACTS["tiles"].items() if int(back) <= n) for n in range(5)], np.int64
)
STACKS = np.array([_FACTS["stacks"]["standard"].get(str(n), 0) for n in range(5)], np.int64)
LONG_STACKS = np.array([_FACTS["stacks"]["long_game"].get(str(n), 0) for n in range(5)], np.int64)

STONES = int(_FACTS["stones"]["total"])
START_STONES = np.array(_FACTS["stones"]["by_turn_order"], np.int64)

ARCHITECTS = tuple(_FACTS["architects"])
ARCHITECT_LEVEL = np.array([a["district_level"] for a in _FACTS["architects"].values()], np.int64)
ARCHITECT_QUARRY = np.array([a["points_per_quarry"] for a in _FACTS["architects"].values()], np.int64)
