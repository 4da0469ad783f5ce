"""A choice in one call: whether it is legal, and if so, what becomes of the state. Compiled once per game by `bind`."""

from typing import Any

from .kernel import rule
from .playout import supplied_by_bind
from .shapes import Numbers
from .state import Header

BROKEN, UNFINISHED, EVENTS, TOLD = range(4)  # the rule that forbids it, whether more belongs to it, how much happened

refusal = apply = unfinished = supplied_by_bind


def referee(states: Any, seat: int, action: int, told: Numbers) -> None:
    """Play an action of a seat, unless a rule forbids it."""
    s = states[0]
    told[BROKEN] = refusal(s, seat, action)
    if told[BROKEN] == 0:
        apply(s, seat, action)
        told[UNFINISHED] = unfinished(s, seat)
        told[EVENTS] = s.event_count


@rule
def in_one_step(s: Header, seat: int) -> bool:
    """For games in which every action is a whole choice: none is unfinished."""
    return False
