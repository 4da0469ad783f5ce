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

from tetrapolis.core.options import Preset, option, options_of
from tetrapolis.core.records import Array, Int8, Int16, Int64, Record, UInt8, room
from tetrapolis.core.state import Header

from .components import AGES, CARD_COUNT, HAND, MAX_PLAYERS
from .effects import COLOURS, MANUFACTURED, RAW, SYMBOLS


class Options(Record):
    """How the match is played."""

    boards: Int8 = option("random", "chosen")
    sides: Int8 = option("day", "free", "night")
    turn6_order: Int8 = option("dig_first", "seventh_first")
    dig_decline: Int8 = option("yes", "no")


OPTIONS = options_of(Options)


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


class Player(Record):
    """A seat: what it owns and has done."""

    coins: Int64
    choice: Int64  # an action id, committed but not yet revealed
    chains: Int64  # bits of the chain symbols the city gives
    wonder: Int16
    side: Int16
    stages: Int16
    shields: Int16
    discounts: Int16
    powers: Int16
    lost: Int16  # defeat tokens
    won: Array[Int16] = room(AGES)  # victory tokens of each Age
    science: Array[Int16] = room(len(SYMBOLS) + 1)  # symbols of each kind, then free ones
    colours: Array[Int16] = room(len(COLOURS))
    built_count: Int16
    built: Array[Int8] = room(MAX_BUILT)
    has: Array[Int8] = room(CARD_COUNT)
    # How many symbols can give something out of a set of kinds (a bit mask), for the owner and for buyers.
    own_raw: Array[Int8] = room(1 << len(RAW))
    own_manufactured: Array[Int8] = room(1 << len(MANUFACTURED))
    sold_raw: Array[Int8] = room(1 << len(RAW))
    sold_manufactured: Array[Int8] = room(1 << len(MANUFACTURED))


_SLOTS = (AGES, MAX_PLAYERS, HAND)


class State(Header):
    """The whole state of a match."""

    options: Options
    phase: Int64
    age: Int64  # 0-2
    turn: Int64  # 1-6
    chooser: Int64  # who picks a board, digs or plays a seventh card
    digs_left: Int64  # bits of seats that dig at the end of this turn
    digger: Int64  # who has seen the pile; NONE
    digs: Int64  # how often the pile was shown
    dug: Array[Int8] = room(MAX_DIGS)  # the card that each dig took; NONE
    pile: Int64  # cards in the discard pile
    bank: Int64  # coins; below zero: substitutes from outside the box (SW-7)
    deal: Array[Int8] = room(*_SLOTS)
    fate: Array[Int8] = room(*_SLOTS)
    known: Array[UInt8] = room(*_SLOTS)
    shown: Array[Int8] = room(*_SLOTS)  # the number of the dig, counted from 1; 0: never in a pile that somebody saw
    guilds_out: Array[Int8] = room(5)  # guilds left out, NONE beyond
    players: Array[Player] = room(MAX_PLAYERS)
