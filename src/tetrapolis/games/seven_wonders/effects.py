"""What cards and stages do, as values. The whole vocabulary; behaviour and words are both made from it."""

from typing import Any, Literal, get_args

import msgspec

RAW = "WSCO"  # wood, stone, clay, ore
MANUFACTURED = "GPT"  # glass, papyrus, textile
RESOURCES = {"W": "wood", "S": "stone", "C": "clay", "O": "ore", "G": "glass", "P": "papyrus", "T": "textile"}
Goods = Literal["raw", "manufactured"]
Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]
Symbol = Literal["compass", "gear", "tablet"]
Gained = Literal["points", "shields", "coins"]
Counted = Colour | Literal["stages", "complete"]
Scope = Literal["self", "left", "right"]
Permission = Literal["dig", "seventh", "free_colour", "free_first", "free_last"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
SCOPES: tuple[Scope, ...] = get_args(Scope)
POWERS: tuple[Permission, ...] = get_args(Permission)
_GAINED: tuple[Gained, ...] = get_args(Gained)


class Produce(msgspec.Struct, frozen=True, tag="produce"):
    """`count` symbols, each giving one unit of one of the kinds per turn."""

    kinds: str
    count: int = 1


class Discount(msgspec.Struct, frozen=True, tag="discount"):
    """Units of a class cost 1 coin from these neighbours."""

    goods: Goods
    sides: tuple[Literal["left", "right"], ...]


class Science(msgspec.Struct, frozen=True, tag="science"):
    """A symbol, or with several the choice of one at the end."""

    symbols: tuple[Symbol, ...]


class Gain(msgspec.Struct, frozen=True, tag="gain"):
    """Points, shields or coins; with `per`, for each such card (a colour), stage or completed wonder in `scope`."""

    what: Gained
    value: int
    per: tuple[Counted, ...] = ()
    scope: tuple[Scope, ...] = ()


class Power(msgspec.Struct, frozen=True, tag="power"):
    """A permission of a wonder stage."""

    name: Permission


Effect = Produce | Discount | Science | Gain | Power


def read_effect(entry: dict[str, Any]) -> Effect:
    """An effect from its entry in a component file."""
    match entry:
        case {"produce": kinds}:
            return Produce(kinds, entry.get("count", 1))
        case {"discount": goods, "from": sides}:
            return Discount(goods, tuple(sides))
        case {"science": symbols}:
            return Science(tuple(symbols))
        case {"power": name}:
            return Power(name)
    what = next(word for word in _GAINED if word in entry)
    return Gain(what, entry[what], tuple(entry.get("per", ())), tuple(entry.get("in", ())))
