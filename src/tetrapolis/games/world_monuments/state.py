"""The record of a World Monuments match.

    header | plans, as prepared | round, phase, whose turn | worker, move under way | stones | monument | players[4]

The rules know no particular plan: the monument and the quarry that the options name are written into the record before
set-up. With `monument=random` there are four to choose from, else one. Fields and slots are bit sets.
"""

import numpy as np

from tetrapolis.core.options import Choice, Option, Preset, flag
from tetrapolis.core.state import fields, record_dtype

from .components import COLOURS, FIELDS, MOST_SLOTS, MOST_STEPS, ROUNDS

MAX_PLAYERS = 4
CANDIDATES = 4


def _a_seat(seats: int, choice: Choice) -> bool:
    return choice == "random" or (isinstance(choice, int) and choice <= seats)


def options_of(monuments: tuple[str, ...], quarries: tuple[str, ...]) -> tuple[Option, ...]:
    """The options with the plans there are; the first one is usual."""
    return (
        Option("monument", (*monuments, "random"), monuments[0]),
        Option("quarry", quarries, quarries[0]),
        Option("steps", ("turn", "player"), "turn"),
        Option("reenter_start", (True, False), True),
        flag("round3_pass_loss"),
        flag("open_screens"),
        Option("short_fields", ("random", "chosen"), "random"),
        Option("first_player", ("random", 1, 2, 3, 4), "random", _a_seat),
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

MONUMENT = fields(
    [
        ("slots", np.int64),  # how many
        ("supports", np.int64, (MOST_SLOTS,)),  # bits: the slots that a slot lies on
        ("level", np.int8, (MOST_SLOTS,)),
        ("colour", np.int8, (MOST_SLOTS,)),
        ("material", np.int8, (ROUNDS, len(COLOURS))),
    ]
)

PLAYER = fields(
    [
        ("stones", np.int16),  # points of built stones
        ("black", np.int16),  # points of returned black stones
        ("losses", np.int16),  # points lost by passing
        ("passed", np.int8),
        ("hand", np.int8, (len(COLOURS),)),
    ]
)

DTYPE = record_dtype(
    options_of(("",), ("",)),
    [
        ("candidates", np.int64),  # monuments to choose from
        ("monuments", MONUMENT, (CANDIDATES,)),
        ("outer", np.int64),  # outer fields
        ("middle", np.int64),  # middle fields
        ("adjacent", np.int64, (FIELDS,)),  # bits: the fields that a field touches
        ("monument", np.int64),  # the chosen one of the candidates
        ("round_number", np.int64),  # 1, 2, 3
        ("phase", np.int64),
        ("turn", np.int64),  # of the quarry phase, counted from 1
        ("actor", np.int64),
        ("holder", np.int64),  # who holds the worker: begins the phase
        ("worker", np.int64),  # a field, or NONE before the phase's first turn
        ("departure", np.int64),
        ("steps_left", np.int64),  # of the move under way
        ("closed", np.int64),  # bits: fields that may not be entered any more in this move
        ("collected", np.int64),  # stones taken in this move
        ("picking", np.int64),  # the worker's field holds several colours: one is to be chosen
        ("path_length", np.int64),
        ("path", np.int8, (MOST_STEPS,)),  # fields entered in this move
        ("picks", np.int8, (MOST_STEPS,)),  # colours taken there, or NONE
        ("short", np.int64),  # bits: middle fields that get one stone in this round
        ("short_left", np.int64),  # of them still to be chosen
        ("stocked", np.int64),  # bits: fields that hold stones
        ("quarry", np.int8, (FIELDS, len(COLOURS))),
        ("supply", np.int8, (len(COLOURS),)),
        ("bag", np.int8, (len(COLOURS),)),
        ("built", np.int64),  # bits: filled slots
        ("builders", np.int8, (MOST_SLOTS,)),
        ("players", PLAYER, (MAX_PLAYERS,)),
    ],
)
