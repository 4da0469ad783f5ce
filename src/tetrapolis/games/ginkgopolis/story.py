"""The kinds of events of Ginkgopolis."""

from tetrapolis.core.events import kinds_of

EVENTS = kinds_of(
    draft=("character",),
    characters=("first", "second", "third"),
    new_hand=(),
    select=("with_tile",),
    exploit=("card",),
    urbanize=("letter", "tile"),
    construct=("card", "tile"),
    fall_back=("card", "tile"),
    good=("good",),
    marker=("letter", "x", "y"),
    compensation=("points",),
    exhausted=("time",),
    aside=("tile",),
    returned=("tiles",),
    rebuild=("cards",),
    round=("seat",),
    hal_unable=(),
    end=(),
)
(
    E_DRAFT,
    E_CHARACTERS,
    E_NEW_HAND,
    E_SELECT,
    E_EXPLOIT,
    E_URBANIZE,
    E_CONSTRUCT,
    E_FALL_BACK,
    E_GOOD,
    E_MARKER,
    E_COMPENSATION,
    E_EXHAUSTED,
    E_ASIDE,
    E_RETURNED,
    E_REBUILD,
    E_ROUND,
    E_HAL_UNABLE,
    E_END,
) = range(len(EVENTS))
