"""The facts of 7 Wonders, second edition, typed in for the oracle.

Resources are letters: W wood, S stone, C clay, O ore (raw); G glass, P papyrus, T textile
(manufactured). A cost names one letter per unit: "CCT".
"""

from typing import NamedTuple

RAW = "WSCO"
MANUFACTURED = "GPT"
SYMBOLS = ("compass", "gear", "tablet")


class Effect(NamedTuple):
    """One effect; what and scope are words apart by spaces, resources by letters.

    produce             value symbols, each giving one of the letters in what
    discount            price value for a class of resources (what) from neighbours (scope)
    coins, points       value
    shields             value
    science             one symbol, one of what
    coins_per           value for each card of the colours, or stage, in what, in the cities in scope
    points_per          as coins_per, at the end
    points_if_complete  value if every stage is built
    dig, seventh, free_colour, free_first, free_last: the powers SW-58 to SW-63
    """

    kind: str
    value: int = 1
    what: str = ""
    scope: str = ""


class Card(NamedTuple):
    """A card; copies holds the smallest player count of each copy, chains_from names."""

    id: str
    name: str
    age: int
    colour: str
    copies: tuple[int, ...]
    coins: int
    cost: str
    effects: tuple[Effect, ...]
    chains_from: tuple[str, ...] = ()


class Stage(NamedTuple):
    cost: str
    effects: tuple[Effect, ...]


_CARDS: tuple[Card, ...] = (
    Card("lumber_yard", "lumber_yard", 1, "brown", (3, 4), 0, "", (Effect("produce", 1, "W"),)),
    Card("stone_pit", "stone_pit", 1, "brown", (3, 5), 0, "", (Effect("produce", 1, "S"),)),
    Card("clay_pool", "clay_pool", 1, "brown", (3, 5), 0, "", (Effect("produce", 1, "C"),)),
    Card("ore_vein", "ore_vein", 1, "brown", (3, 4), 0, "", (Effect("produce", 1, "O"),)),
    Card("clay_pit", "clay_pit", 1, "brown", (3,), 1, "", (Effect("produce", 1, "CO"),)),
    Card("timber_yard", "timber_yard", 1, "brown", (3,), 1, "", (Effect("produce", 1, "WS"),)),
    Card("excavation", "excavation", 1, "brown", (4,), 1, "", (Effect("produce", 1, "SC"),)),
    Card("forest_cave", "forest_cave", 1, "brown", (5,), 1, "", (Effect("produce", 1, "WO"),)),
    Card("tree_farm", "tree_farm", 1, "brown", (6,), 1, "", (Effect("produce", 1, "WC"),)),
    Card("mine", "mine", 1, "brown", (6,), 1, "", (Effect("produce", 1, "SO"),)),
    Card("loom_age1", "loom", 1, "grey", (3, 6), 0, "", (Effect("produce", 1, "T"),)),
    Card("glassworks_age1", "glassworks", 1, "grey", (3, 6), 0, "", (Effect("produce", 1, "G"),)),
    Card("press_age1", "press", 1, "grey", (3, 6), 0, "", (Effect("produce", 1, "P"),)),
    Card("altar", "altar", 1, "blue", (3, 5), 0, "", (Effect("points", 3),)),
    Card("theater", "theater", 1, "blue", (3, 6), 0, "", (Effect("points", 3),)),
    Card("baths", "baths", 1, "blue", (3, 7), 0, "S", (Effect("points", 3),)),
    Card("well", "well", 1, "blue", (4, 7), 0, "", (Effect("points", 3),)),
    Card("tavern", "tavern", 1, "yellow", (4, 5, 7), 0, "", (Effect("coins", 5),)),
    Card(
        "east_trading_post", "east_trading_post", 1, "yellow", (3, 7), 0, "", (Effect("discount", 1, "raw", "right"),)
    ),
    Card("west_trading_post", "west_trading_post", 1, "yellow", (3, 7), 0, "", (Effect("discount", 1, "raw", "left"),)),
    Card(
        "marketplace", "marketplace", 1, "yellow", (3, 6), 0, "", (Effect("discount", 1, "manufactured", "left right"),)
    ),
    Card("stockade", "stockade", 1, "red", (3, 7), 0, "W", (Effect("shields", 1),)),
    Card("barracks", "barracks", 1, "red", (3, 5), 0, "O", (Effect("shields", 1),)),
    Card("guard_tower", "guard_tower", 1, "red", (3, 4), 0, "C", (Effect("shields", 1),)),
    Card("apothecary", "apothecary", 1, "green", (3, 5), 0, "T", (Effect("science", 1, "compass"),)),
    Card("workshop", "workshop", 1, "green", (3, 7), 0, "G", (Effect("science", 1, "gear"),)),
    Card("scriptorium", "scriptorium", 1, "green", (3, 4), 0, "P", (Effect("science", 1, "tablet"),)),
    Card("sawmill", "sawmill", 2, "brown", (3, 4), 1, "", (Effect("produce", 2, "W"),)),
    Card("quarry", "quarry", 2, "brown", (3, 4), 1, "", (Effect("produce", 2, "S"),)),
    Card("brickyard", "brickyard", 2, "brown", (3, 4), 1, "", (Effect("produce", 2, "C"),)),
    Card("foundry", "foundry", 2, "brown", (3, 4), 1, "", (Effect("produce", 2, "O"),)),
    Card("loom_age2", "loom", 2, "grey", (3, 5), 0, "", (Effect("produce", 1, "T"),)),
    Card("glassworks_age2", "glassworks", 2, "grey", (3, 5), 0, "", (Effect("produce", 1, "G"),)),
    Card("press_age2", "press", 2, "grey", (3, 5), 0, "", (Effect("produce", 1, "P"),)),
    Card("aqueduct", "aqueduct", 2, "blue", (3, 7), 0, "SSS", (Effect("points", 5),), ("baths",)),
    Card("temple", "temple", 2, "blue", (3, 6), 0, "WCG", (Effect("points", 4),)),
    Card("statue", "statue", 2, "blue", (3, 7), 0, "WOO", (Effect("points", 4),), ("well",)),
    Card("courthouse", "courthouse", 2, "blue", (3, 5), 0, "CCT", (Effect("points", 4),), ("scriptorium",)),
    Card(
        "forum",
        "forum",
        2,
        "yellow",
        (3, 6, 7),
        0,
        "CC",
        (Effect("produce", 1, "GPT"),),
        ("east_trading_post", "west_trading_post"),
    ),
    Card(
        "caravansery", "caravansery", 2, "yellow", (3, 5, 6), 0, "WW", (Effect("produce", 1, "WSCO"),), ("marketplace",)
    ),
    Card("vineyard", "vineyard", 2, "yellow", (3, 6), 0, "", (Effect("coins_per", 1, "brown", "self left right"),)),
    Card("bazar", "bazar", 2, "yellow", (4, 7), 0, "", (Effect("coins_per", 2, "grey", "self left right"),)),
    Card("walls", "walls", 2, "red", (3, 7), 0, "SSS", (Effect("shields", 2),)),
    Card("training_ground", "training_ground", 2, "red", (4, 6, 7), 0, "WOO", (Effect("shields", 2),)),
    Card("stables", "stables", 2, "red", (3, 5), 0, "WCO", (Effect("shields", 2),), ("apothecary",)),
    Card("archery_range", "archery_range", 2, "red", (3, 6), 0, "WWO", (Effect("shields", 2),), ("workshop",)),
    Card("dispensary", "dispensary", 2, "green", (3, 4), 0, "OOG", (Effect("science", 1, "compass"),), ("apothecary",)),
    Card("laboratory", "laboratory", 2, "green", (3, 5), 0, "CCP", (Effect("science", 1, "gear"),), ("workshop",)),
    Card("library", "library", 2, "green", (3, 6), 0, "SST", (Effect("science", 1, "tablet"),), ("scriptorium",)),
    Card("school", "school", 2, "green", (3, 7), 0, "WP", (Effect("science", 1, "tablet"),)),
    Card("pantheon", "pantheon", 3, "blue", (3, 6), 0, "CCOGPT", (Effect("points", 7),), ("altar",)),
    Card("gardens", "gardens", 3, "blue", (3, 4), 0, "WCC", (Effect("points", 5),), ("theater",)),
    Card("town_hall", "town_hall", 3, "blue", (3, 6), 0, "SSOG", (Effect("points", 6),)),
    Card("palace", "palace", 3, "blue", (3, 7), 0, "WSCOGPT", (Effect("points", 8),)),
    Card("senate", "senate", 3, "blue", (3, 5), 0, "WWSO", (Effect("points", 6),), ("library",)),
    Card(
        "haven",
        "haven",
        3,
        "yellow",
        (3, 4),
        0,
        "WOT",
        (Effect("coins_per", 1, "brown", "self"), Effect("points_per", 1, "brown", "self")),
        ("forum",),
    ),
    Card(
        "lighthouse",
        "lighthouse",
        3,
        "yellow",
        (3, 6),
        0,
        "SG",
        (Effect("coins_per", 1, "yellow", "self"), Effect("points_per", 1, "yellow", "self")),
        ("caravansery",),
    ),
    Card(
        "chamber_of_commerce",
        "chamber_of_commerce",
        3,
        "yellow",
        (4, 6),
        0,
        "CCP",
        (Effect("coins_per", 2, "grey", "self"), Effect("points_per", 2, "grey", "self")),
    ),
    Card(
        "arena",
        "arena",
        3,
        "yellow",
        (3, 5),
        0,
        "SSO",
        (Effect("coins_per", 3, "stage", "self"), Effect("points_per", 1, "stage", "self")),
        ("dispensary",),
    ),
    Card(
        "ludus",
        "ludus",
        3,
        "yellow",
        (5, 7),
        0,
        "SO",
        (Effect("coins_per", 3, "red", "self"), Effect("points_per", 1, "red", "self")),
    ),
    Card("fortifications", "fortifications", 3, "red", (3, 7), 0, "COOO", (Effect("shields", 3),), ("walls",)),
    Card("circus", "circus", 3, "red", (4, 6), 0, "SSSO", (Effect("shields", 3),), ("training_ground",)),
    Card("arsenal", "arsenal", 3, "red", (3, 5), 0, "WWOT", (Effect("shields", 3),)),
    Card("siege_workshop", "siege_workshop", 3, "red", (3, 5), 0, "WCCC", (Effect("shields", 3),), ("laboratory",)),
    Card("castrum", "castrum", 3, "red", (4, 7), 0, "WCCP", (Effect("shields", 3),)),
    Card("lodge", "lodge", 3, "green", (3, 6), 0, "CCPT", (Effect("science", 1, "compass"),), ("dispensary",)),
    Card("academy", "academy", 3, "green", (3, 7), 0, "SSSG", (Effect("science", 1, "compass"),), ("school",)),
    Card("observatory", "observatory", 3, "green", (3, 7), 0, "OOGT", (Effect("science", 1, "gear"),), ("laboratory",)),
    Card("study", "study", 3, "green", (3, 5), 0, "WPT", (Effect("science", 1, "gear"),), ("school",)),
    Card("university", "university", 3, "green", (3, 4), 0, "WWGP", (Effect("science", 1, "tablet"),), ("library",)),
    Card(
        "workers_guild",
        "workers_guild",
        3,
        "purple",
        (3,),
        0,
        "WSCOO",
        (Effect("points_per", 1, "brown", "left right"),),
    ),
    Card(
        "craftsmens_guild",
        "craftsmens_guild",
        3,
        "purple",
        (3,),
        0,
        "SSOO",
        (Effect("points_per", 2, "grey", "left right"),),
    ),
    Card(
        "traders_guild",
        "traders_guild",
        3,
        "purple",
        (3,),
        0,
        "GPT",
        (Effect("points_per", 1, "yellow", "left right"),),
    ),
    Card(
        "philosophers_guild",
        "philosophers_guild",
        3,
        "purple",
        (3,),
        0,
        "CCCPT",
        (Effect("points_per", 1, "green", "left right"),),
    ),
    Card("spies_guild", "spies_guild", 3, "purple", (3,), 0, "CCG", (Effect("points_per", 1, "red", "left right"),)),
    Card(
        "magistrates_guild",
        "magistrates_guild",
        3,
        "purple",
        (3,),
        0,
        "WWWST",
        (Effect("points_per", 1, "blue", "left right"),),
    ),
    Card(
        "shipowners_guild",
        "shipowners_guild",
        3,
        "purple",
        (3,),
        0,
        "WWWGP",
        (Effect("points_per", 1, "brown grey purple", "self"),),
    ),
    Card(
        "builders_guild",
        "builders_guild",
        3,
        "purple",
        (3,),
        0,
        "SSSCCG",
        (Effect("points_per", 1, "stage", "self left right"),),
    ),
    Card(
        "scientists_guild",
        "scientists_guild",
        3,
        "purple",
        (3,),
        0,
        "WWOOP",
        (Effect("science", 1, "compass gear tablet"),),
    ),
    Card("decorators_guild", "decorators_guild", 3, "purple", (3,), 0, "SOOT", (Effect("points_if_complete", 7),)),
)

CARDS: dict[str, Card] = {card.id: card for card in _CARDS}

START: dict[str, str] = {
    "alexandria": "G",
    "babylon": "W",
    "ephesos": "P",
    "gizah": "S",
    "halikarnassos": "T",
    "olympia": "C",
    "rhodos": "O",
}

STAGES: dict[tuple[str, str], tuple[Stage, ...]] = {
    ("alexandria", "day"): (
        Stage("SS", (Effect("points", 3),)),
        Stage("OO", (Effect("produce", 1, "WSCO"),)),
        Stage("PT", (Effect("points", 7),)),
    ),
    ("alexandria", "night"): (
        Stage("CC", (Effect("produce", 1, "WSCO"),)),
        Stage("OOO", (Effect("produce", 1, "GPT"),)),
        Stage("WWWW", (Effect("points", 7),)),
    ),
    ("babylon", "day"): (
        Stage("CC", (Effect("points", 3),)),
        Stage("OOT", (Effect("science", 1, "compass gear tablet"),)),
        Stage("WWWW", (Effect("points", 7),)),
    ),
    ("babylon", "night"): (
        Stage("SS", (Effect("seventh"),)),
        Stage("CCCG", (Effect("science", 1, "compass gear tablet"),)),
    ),
    ("ephesos", "day"): (
        Stage("CC", (Effect("points", 3),)),
        Stage("WW", (Effect("coins", 9),)),
        Stage("OOG", (Effect("points", 7),)),
    ),
    ("ephesos", "night"): (
        Stage("SS", (Effect("points", 2), Effect("coins", 4))),
        Stage("WW", (Effect("points", 3), Effect("coins", 4))),
        Stage("OOT", (Effect("points", 5), Effect("coins", 4))),
    ),
    ("gizah", "day"): (
        Stage("WW", (Effect("points", 3),)),
        Stage("CCT", (Effect("points", 5),)),
        Stage("SSSS", (Effect("points", 7),)),
    ),
    ("gizah", "night"): (
        Stage("WW", (Effect("points", 3),)),
        Stage("SSS", (Effect("points", 5),)),
        Stage("CCC", (Effect("points", 5),)),
        Stage("SSSSP", (Effect("points", 7),)),
    ),
    ("halikarnassos", "day"): (
        Stage("OO", (Effect("points", 3),)),
        Stage("GP", (Effect("dig"),)),
        Stage("SSS", (Effect("points", 7),)),
    ),
    ("halikarnassos", "night"): (
        Stage("CC", (Effect("points", 2), Effect("dig"))),
        Stage("GP", (Effect("points", 1), Effect("dig"))),
        Stage("WWW", (Effect("dig"),)),
    ),
    ("olympia", "day"): (
        Stage("SS", (Effect("points", 3),)),
        Stage("WW", (Effect("free_colour"),)),
        Stage("CCC", (Effect("points", 7),)),
    ),
    ("olympia", "night"): (
        Stage("OO", (Effect("points", 2), Effect("free_first"))),
        Stage("CCC", (Effect("points", 3), Effect("free_last"))),
        Stage("GPT", (Effect("points", 5),)),
    ),
    ("rhodos", "day"): (
        Stage("WW", (Effect("points", 3),)),
        Stage("CCC", (Effect("shields", 2),)),
        Stage("OOOO", (Effect("points", 7),)),
    ),
    ("rhodos", "night"): (
        Stage("SSS", (Effect("points", 3), Effect("shields", 1), Effect("coins", 3))),
        Stage("OOOO", (Effect("points", 4), Effect("shields", 1), Effect("coins", 4))),
    ),
}
