"""A choice in one call: what it names, whether it is legal, and if so, what becomes of the state.

Compiled once per game by `bind`.
"""

from typing import Any

from .kernel import rule
from .memory import Numbers
from .notation import MEMBERS
from .playout import supplied_by_bind
from .records import NONE
from .state import Header

# what is told: the id, if it can be played at all; the rule that forbids it; whether more belongs to it, how much
# happened, and who must choose next
ACTION, BROKEN, UNFINISHED, EVENTS, PENDING, TOLD = range(6)

find = pending = refusal = apply = unfinished = supplied_by_bind


def referee(states: Any, seat: int, action: int, said: Any, again: Any, told: Numbers) -> None:
    """Play an action of a seat, unless there is none such, a rule forbids it, or nobody must choose any more.

    Without an id it is the one that `said` describes; `again` is room for a description.
    """
    s = states[0]
    told[ACTION] = NONE
    if pending(s) == 0:
        return
    if action == NONE:
        again[0].kind = 0  # `explain` writes only what an action has
        for i in range(MEMBERS):
            again[0].numbers[i] = 0
        action = find(s, said[0], again[0])
    if action == NONE:
        return
    told[ACTION] = action
    told[BROKEN] = refusal(s, seat, action)
    if told[BROKEN] == 0:
        apply(s, seat, action)
        told[UNFINISHED] = unfinished(s, seat)
        told[EVENTS] = s.event_count
        told[PENDING] = pending(s)


@rule
def in_one_step(s: Header, seat: int) -> bool:
    """For games in which every action is a whole choice: none is unfinished."""
    return False
