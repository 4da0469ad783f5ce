"""The kinds of events of World Monuments."""

from tetrapolis.core.events import kinds_of

EVENTS = kinds_of(
    start=(),
    fill=("round", "stones", "short"),
    place=("field",),
    enter=("field",),
    take=("colour", "field"),
    move_end=("stones",),
    black=("points",),
    build=("colour", "level", "place", "points"),
    passed=("stones", "loss"),
    complete=(),
    end=(),
    short=("field",),
)
(
    E_START, E_FILL, E_PLACE, E_ENTER, E_TAKE, E_MOVE_END, E_BLACK, E_BUILD, E_PASS, E_COMPLETE, E_END, E_SHORT,
) = range(len(EVENTS))  # fmt: skip
