"""The record of a Ginkgopolis match.

    header | phase, whose turn, gains still to be taken | supply, deck | city | players[5]

The city is a list of buildings and a torus of 64 x 64 cells that tells what lies on a cell.

    grid[cell] =  0        nothing
                  1 .. 60  the building with that number, counted from 1
                 -1 .. -12 the marker A .. L

No city can run into itself around the torus: the start grid spans 3 columns and rows, each of the 51 other tiles adds
at most one, and markers lie next to buildings, so nothing spans more than 56.
"""

import numpy as np

from tetrapolis.core.options import Choice, Option, Preset, flag
from tetrapolis.core.state import fields, record_dtype

from .components import CARDS, LETTERS, TILES

SPAN = 64
CELLS = SPAN * SPAN

MAX_PLAYERS = 5
MAX_HAND = 4
DRAFT_CARDS = 4
DRAFT_PICKS = 3
MAX_TABLEAU = DRAFT_PICKS + TILES
MAX_GAINS = 160


def _solo_only(seats: int, choice: Choice) -> bool:
    return seats == 1 or choice is False


def _not_solo(seats: int, choice: Choice) -> bool:
    return seats > 1 or choice == "draft"


def _a_seat(seats: int, choice: Choice) -> bool:
    return choice == "random" or (isinstance(choice, int) and choice <= seats)


OPTIONS = (
    Option("characters", ("draft", "intro"), "draft", _not_solo),
    flag("expert", _solo_only),
    flag("show_stock"),
    Option("first_player", ("random", 1, 2, 3, 4, 5), "random", _a_seat),
)

# GK-15: the rulebook hides goods behind screens, yet their numbers follow from what everybody saw gained and paid.
PRESETS = (Preset("printed", {"show_stock": False}), Preset("open", {"show_stock": True}))

DRAFTING, SELECTING, CHOOSING_GOOD, MOVING_MARKER, RETURNING, OVER = range(6)
PHASES = ("draft", "select", "good", "marker", "return", "over")

# How far the actor's action is: waiting for a choice, about to be revealed, or taking what is due.
WAITING, REVEALING, TAKING = range(3)

BUILDING = fields(
    [
        ("top", np.int8),
        ("height", np.int8),
        ("owner", np.int8),
        ("site", np.int8),
        ("x", np.int8),
        ("y", np.int8),
    ]
)

PLAYER = fields(
    [
        ("tiles", np.int64),  # stock, as bits
        ("aside", np.int64),  # tiles being returned, as bits
        ("given_back", np.int64),  # tiles that everybody saw going back, as bits
        ("resources", np.int16),  # in stock
        ("supply", np.int16),  # resources of the colour in the supply
        ("points", np.int16),
        ("tokens", np.int16),
        ("laid_card", np.int16),
        ("laid_tile", np.int16),
        ("committed", np.int16),
        ("returned", np.int16),  # has finished setting tiles aside
        ("hand_count", np.int16),
        ("tableau_count", np.int16),
        ("hand", np.int8, (MAX_HAND,)),
        ("tableau", np.int8, (MAX_TABLEAU,)),
    ]
)

DTYPE = record_dtype(
    OPTIONS,
    [
        ("phase", np.int64),
        ("first_player", np.int64),
        ("actor", np.int64),  # the party whose action is resolved
        ("acted", np.int64),  # how many have acted this round
        ("step", np.int64),
        ("action", np.int64),  # the trigger of the action being resolved
        ("moving_letter", np.int64),
        ("new_building", np.int64),
        ("exhausted", np.int64),  # how often the tile supply ran empty
        ("ending", np.int64),  # the end was triggered
        ("gain_from", np.int64),  # gains[gain_from:gain_to] are still to be taken
        ("gain_to", np.int64),
        ("gains", np.int8, (MAX_GAINS,)),  # goods; those that bonuses bring are counted on from FROM_BONUS
        ("supply_from", np.int64),  # tiles[supply_from:supply_to] are face down
        ("supply_to", np.int64),
        ("tiles", np.int8, (TILES,)),
        ("boxed", np.int64),  # tiles in the box, as bits
        ("deck_from", np.int64),  # deck[deck_from:deck_to] are face down
        ("deck_to", np.int64),
        ("deck", np.int8, (CARDS,)),
        ("discard_count", np.int64),
        ("discards", np.int8, (CARDS,)),
        ("known", np.uint8, (CARDS,)),  # bits: seats, then spectators, that know where a card is
        ("pick", np.int64),  # of the draft, counted from 0
        ("draft", np.int8, (MAX_PLAYERS, DRAFT_CARDS)),
        ("building_count", np.int64),
        ("buildings", BUILDING, (TILES,)),
        ("building_of", np.int8, (TILES,)),  # the building on which a tile is on top, counted from 1
        ("marker_x", np.int8, (len(LETTERS),)),
        ("marker_y", np.int8, (len(LETTERS),)),
        ("grid", np.int8, (CELLS,)),
        ("players", PLAYER, (MAX_PLAYERS,)),
    ],
)
