"""The facts of components.toml, and the numbers of colours and fields.

Fields keep their numbers in every quarry: 0-17 the outer ring (O0-O17), 18-29 the middle ring (M0-M11), 30 the inner
circle (C). The round quarry uses O0-O11, M0-M5 and C.
"""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

_FACTS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

COLOURS: tuple[str, ...] = tuple(_FACTS["colours"])
PURPLE, RED, WHITE, ORANGE, BLUE, BLACK = range(6)
BUILDING_COLOURS = 4  # the first ones; gems and the black stone are never built (WM-33)
LETTERS = "PRWO"  # of the building stones

SUPPLY = np.array([_FACTS["supply"][colour] for colour in COLOURS], np.int64)
STONES = int(SUPPLY.sum())
ROUNDS: int = _FACTS["rounds"]
START_POINTS: int = _FACTS["start_points"]
TRACK_FIELDS: int = _FACTS["track_fields"]
BLACK_POINTS: int = _FACTS["black_points"]
GEM_POINTS: int = _FACTS["gem_points"]
LEVEL_POINTS = np.array(_FACTS["level_points"], np.int64)
LEVELS = len(LEVEL_POINTS)
STEPS = np.array(_FACTS["steps"], np.int64)
MOST_STEPS = int(STEPS.max())

MOST_OUTER = 18
MOST_MIDDLE = 12
FIRST_MIDDLE = MOST_OUTER
INNER = FIRST_MIDDLE + MOST_MIDDLE
FIELDS = INNER + 1
MOST_SLOTS = 63  # a set of slots is a bit set
MOST_SUPPORTS = 4  # a stone covers parts of at most four stones

NONE = -1


def field_name(field: int) -> str:
    if field == INNER:
        return "C"
    return f"O{field}" if field < FIRST_MIDDLE else f"M{field - FIRST_MIDDLE}"


FIELD_NAMES = tuple(map(field_name, range(FIELDS)))
FIELD_NUMBERS = {name: field for field, name in enumerate(FIELD_NAMES)}


def slot_name(level: int, place: int) -> str:
    return f"L{level}-{place:02}"


# Of every slot that a monument can have, level by level.
SLOT_NAMES = tuple(slot_name(level, place) for level in range(1, LEVELS + 1) for place in range(1, MOST_SLOTS + 1))
