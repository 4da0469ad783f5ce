"""The record of a World Monuments match.

    header | plans, as prepared | round, phase, whose turn | worker, move under way | stones | monument | players[4]

The rules know no particular plan: the monument and the quarry that the options name are written into the record before
set-up. With `monument=random` there are four to choose from, else one. Fields and slots are bit sets.
"""

from dataclasses import replace

from tetrapolis.core.options import Option, Preset, first_player, flag, option, options_of
from tetrapolis.core.records import Array, Int8, Int16, Int64, Record, room
from tetrapolis.core.state import Header

from .components import COLOURS, FIELDS, MOST_SLOTS, MOST_STEPS, ROUNDS

MAX_PLAYERS = 4
CANDIDATES = 4


def _only_two(seats: int) -> bool:
    return seats == 2


class Options(Record):
    """How the match is played; the plans to choose from are those of the shelf."""

    monument: Int8 = option("random")
    quarry: Int8 = option("")
    steps: Int8 = option("turn", "player", matters=_only_two)
    reenter_start: Int8 = option(True, False)
    round3_pass_loss: Int8 = flag()
    open_screens: Int8 = flag()
    short_fields: Int8 = option("random", "chosen")
    first_player: Int8 = first_player(MAX_PLAYERS)


def options_with(monuments: tuple[str, ...], quarries: tuple[str, ...]) -> tuple[Option, ...]:
    """The options with the plans there are; the first one is usual."""
    plans = {"monument": (*monuments, "random"), "quarry": quarries}
    return tuple(
        replace(one, choices=plans[one.name], default=plans[one.name][0]) if one.name in plans else one
        for one in options_of(Options)
    )


PRESETS = (
    # WM-18, WM-21, WM-43: the letter of the rules
    Preset("printed", {"steps": "turn", "reenter_start": True, "round3_pass_loss": False}),
    Preset("strict", {"steps": "player", "reenter_start": False, "round3_pass_loss": True}),
)

STEPS_BY_TURN, STEPS_BY_PLAYER = range(2)
SHORT_RANDOM, SHORT_CHOSEN = range(2)
ON = 0  # the code of True where it is the usual choice

QUARRY, BUILDING, OVER, FILLING = range(4)
PHASES = ("quarry", "building", "over", "filling")


class Blueprint(Record):
    """A monument that can be built: its slots and the stones it needs."""

    slots: Int64  # how many
    supports: Array[Int64] = room(MOST_SLOTS)  # bits: the slots that a slot lies on
    level: Array[Int8] = room(MOST_SLOTS)
    colour: Array[Int8] = room(MOST_SLOTS)
    material: Array[Int8] = room(ROUNDS, len(COLOURS))
    x: Array[Int8] = room(MOST_SLOTS)  # of the left front corner, in half stones
    y: Array[Int8] = room(MOST_SLOTS)
    plan: Int8  # its number on the shelf


class Player(Record):
    """A seat: what it owns and has done."""

    stones: Int16  # points of built stones
    black: Int16  # points of returned black stones
    losses: Int16  # points lost by passing
    passed: Int8
    hand: Array[Int8] = room(len(COLOURS))


class State(Header):
    """The whole state of a match."""

    options: Options
    candidates: Int64  # monuments to choose from
    monuments: Array[Blueprint] = room(CANDIDATES)
    outer: Int64  # outer fields
    middle: Int64  # middle fields
    adjacent: Array[Int64] = room(FIELDS)  # bits: the fields that a field touches
    monument: Int64  # the chosen one of the candidates
    round_number: Int64  # 1, 2, 3
    phase: Int64
    turn: Int64  # of the quarry phase, counted from 1
    actor: Int64
    holder: Int64  # who holds the worker: begins the phase
    worker: Int64  # a field, or NONE before the phase's first turn
    departure: Int64
    steps_left: Int64  # of the move under way
    closed: Int64  # bits: fields that may not be entered any more in this move
    collected: Int64  # stones taken in this move
    picking: Int64  # the worker's field holds several colours: one is to be chosen
    path_length: Int64
    path: Array[Int8] = room(MOST_STEPS)  # fields entered in this move
    picks: Array[Int8] = room(MOST_STEPS)  # colours taken there, or NONE
    short: Int64  # bits: middle fields that get one stone in this round
    short_left: Int64  # of them still to be chosen
    stocked: Int64  # bits: fields that hold stones
    quarry: Array[Int8] = room(FIELDS, len(COLOURS))
    supply: Array[Int8] = room(len(COLOURS))
    bag: Array[Int8] = room(len(COLOURS))
    built: Int64  # bits: filled slots
    builders: Array[Int8] = room(MOST_SLOTS)
    players: Array[Player] = room(MAX_PLAYERS)
