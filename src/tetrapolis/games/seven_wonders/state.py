"""The record of a 7 Wonders match.

    header | phase, Age, turn, pile | deal | players[7]: city, choice

Every card of the match has a *slot* from set-up on: deal[Age][hand][position]. A hand travels round the table; the card
its holder plays on turn t is swapped to position t - 1, so the hand still to be played is positions t - 1 to 6, and a
slot tells who played its card and when. `fate` tells what became of it, `known` (bits: seats, then the spectators) who
knows exactly which card it is. `shown` tells for a slot of the discard pile at which dig its card was first seen there:
by the digger, among all others, so that nobody can tell from which slot a card came.

    hand 2 of Age I on turn 4:   [ built | discarded | buried | Altar Well Loom Mine ]
                                   turn 1   turn 2     turn 3   still to be played
"""

import numpy as np

from tetrapolis.core.options import Option, Preset
from tetrapolis.core.state import fields, record_dtype

from .components import AGES, CARD_COUNT, HAND, MAX_PLAYERS
from .effects import COLOURS, MANUFACTURED, RAW, SYMBOLS

OPTIONS = (
    Option("boards", ("random", "chosen"), "random"),
    Option("sides", ("day", "free", "night"), "day"),
    Option("turn6_order", ("dig_first", "seventh_first"), "dig_first"),
    Option("dig_decline", ("yes", "no"), "yes"),
)


def _reading(name: str, sides: str, turn6_order: str, dig_decline: str) -> Preset:
    return Preset(name, {"sides": sides, "turn6_order": turn6_order, "dig_decline": dig_decline})


PRESETS = (
    _reading("first_matches", "day", "dig_first", "yes"),  # SW-5: what the rulebook advises
    _reading("printed", "free", "dig_first", "yes"),
    _reading("strict", "free", "seventh_first", "no"),  # SW-61: sources differ
)

CHOOSING_BOARDS, CHOOSING_SIDES, CHOOSING_CARDS, DIGGING, SEVENTH_CARD, OVER = range(6)
PHASES = ("boards", "sides", "cards", "dig", "seventh", "over")

IN_HAND, BUILT, BURIED, DISCARDED, DUG = range(5)

NONE = -1
MAX_BUILT = 24  # 18 turns, three seventh cards, three digs
ALL_KNOW = 0xFF
SPECTATORS = 7  # their bit in `known`
MAX_DIGS = 3  # one board digs, with each of its stages

PLAYER = fields(
    [
        ("coins", np.int64),
        ("choice", np.int64),  # an action id, committed but not yet revealed
        ("chains", np.int64),  # bits of the chain symbols the city gives
        ("wonder", np.int16),
        ("side", np.int16),
        ("stages", np.int16),
        ("shields", np.int16),
        ("discounts", np.int16),
        ("powers", np.int16),
        ("lost", np.int16),  # defeat tokens
        ("won", np.int16, (AGES,)),  # victory tokens of each Age
        ("science", np.int16, (len(SYMBOLS) + 1,)),  # symbols of each kind, then free ones
        ("colours", np.int16, (len(COLOURS),)),
        ("built_count", np.int16),
        ("built", np.int8, (MAX_BUILT,)),
        ("has", np.int8, (CARD_COUNT,)),
        # How many symbols can give something out of a set of kinds (a bit mask), for the owner and for buyers.
        ("own_raw", np.int8, (1 << len(RAW),)),
        ("own_manufactured", np.int8, (1 << len(MANUFACTURED),)),
        ("sold_raw", np.int8, (1 << len(RAW),)),
        ("sold_manufactured", np.int8, (1 << len(MANUFACTURED),)),
    ]
)

_SLOTS = (AGES, MAX_PLAYERS, HAND)

DTYPE = record_dtype(
    OPTIONS,
    [
        ("phase", np.int64),
        ("age", np.int64),  # 0-2
        ("turn", np.int64),  # 1-6
        ("chooser", np.int64),  # who picks a board, digs or plays a seventh card
        ("digs_left", np.int64),  # bits of seats that dig at the end of this turn
        ("digger", np.int64),  # who has seen the pile; NONE
        ("digs", np.int64),  # how often the pile was shown
        ("dug", np.int8, (MAX_DIGS,)),  # the card that each dig took; NONE
        ("pile", np.int64),  # cards in the discard pile
        ("bank", np.int64),  # coins; below zero: substitutes from outside the box (SW-7)
        ("deal", np.int8, _SLOTS),
        ("fate", np.int8, _SLOTS),
        ("known", np.uint8, _SLOTS),
        ("shown", np.int8, _SLOTS),  # the number of the dig, counted from 1; 0: never in a pile that somebody saw
        ("guilds_out", np.int8, (5,)),  # guilds left out, NONE beyond
        ("players", PLAYER, (MAX_PLAYERS,)),
    ],
)
