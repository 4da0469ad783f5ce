"""What is in the box, as drawings need it: what is printed on cards, and what letters and returned tiles bring."""

import msgspec

from .components import (
    BY_BUILDINGS,
    BY_COLOUR,
    BY_RESOURCES,
    BY_TRIGGER,
    COLOUR,
    COLOURS,
    END_FIRST,
    END_KIND,
    END_KINDS,
    END_LAST,
    END_POINTS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    GAIN,
    GOODS,
    LETTER_GOODS,
    MANY_FLOORS,
    NONE,
    RETURN_POINTS,
    START_GOODS,
    THINGS,
    TRIGGER,
    TRIGGERS,
    Colour,
    EndKind,
    Good,
    Trigger,
)
from .names import THING_NAMES


class Goods(msgspec.Struct, frozen=True):
    """Amounts of each good."""

    resources: int
    tiles: int
    points: int


class End(msgspec.Struct, frozen=True):
    """A bonus of the end: points for each of what its kind counts, of a colour, a trigger or a range of floors.

    The range may have no end.
    """

    kind: EndKind
    points: int
    colour: Colour | None = None
    trigger: Trigger | None = None
    floors: tuple[int, int | None] | None = None


class Bonus(msgspec.Struct, frozen=True):
    """What a card brings: a permanent bonus has a trigger and gains; characters bring goods at the start."""

    colour: Colour
    trigger: Trigger | None
    gain: Goods
    end: End | None
    start: Goods | None


class Box(msgspec.Struct, frozen=True):
    """Building cards and characters by name with their bonus; the good that a colour yields (GK-7), those of which a
    letter card alone brings one (GK-30), and the points for each returned tile (GK-58).
    """

    bonuses: dict[str, Bonus]
    goods: dict[Colour, Good]
    letter_goods: tuple[Good, ...]
    return_points: int


def _end(thing: int) -> End | None:
    kind, first, last = int(END_KIND[thing]), int(END_FIRST[thing]), int(END_LAST[thing])
    if kind == NONE:
        return None
    return End(
        END_KINDS[kind],
        int(END_POINTS[thing]),
        COLOURS[first] if kind in (BY_RESOURCES, BY_COLOUR) else None,
        TRIGGERS[first] if kind == BY_TRIGGER else None,
        (first, last if last < MANY_FLOORS else None) if kind == BY_BUILDINGS else None,
    )


def _bonus(thing: int) -> Bonus:
    return Bonus(
        COLOURS[COLOUR[thing]],
        TRIGGERS[TRIGGER[thing]] if TRIGGER[thing] != NONE else None,
        Goods(*GAIN[thing].tolist()),
        _end(thing),
        Goods(*START_GOODS[thing].tolist()) if thing >= FIRST_CHARACTER else None,
    )


BOX = Box(
    {THING_NAMES[thing]: _bonus(thing) for thing in (*range(FIRST_LETTER), *range(FIRST_CHARACTER, THINGS))},
    dict(zip(COLOURS, GOODS, strict=True)),
    tuple(GOODS[good] for good in LETTER_GOODS),
    RETURN_POINTS,
)
