"""The kinds of events of 7 Wonders."""

from tetrapolis.core.events import kinds_of

EVENTS = kinds_of(
    board=("board",),
    choose=("action",),
    side=("side",),
    age=("number",),
    build=("card", "to_left", "to_right"),
    stage=("stage", "to_left", "to_right"),
    bury=("card",),
    sell=("card",),
    coins=("coins",),
    leftover=("card",),
    dig=("card",),
    no_dig=(),
    conflict=("left", "right"),
    end=(),
)
(
    E_BOARD,
    E_CHOOSE,
    E_SIDE,
    E_AGE,
    E_BUILD,
    E_STAGE,
    E_BURY,
    E_SELL,
    E_COINS,
    E_LEFTOVER,
    E_DIG,
    E_NO_DIG,
    E_CONFLICT,
    E_END,
) = range(len(EVENTS))
