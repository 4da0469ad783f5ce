"""Pairs of worlds that differ in hidden things only: who did one, in which order, how often.

A match is played again with two hidden choices exchanged, or one replaced. As long as a viewer gets the same readable
events and sees the same things, if perhaps in another order, everything else must be the same for it: the order in its
view, its legal actions, the states it thinks possible, and the log, down to the number of its entries.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.events import EVERYONE, read, unpacked
from tetrapolis.core.game import SPECTATOR
from tetrapolis.core.match import Match
from tetrapolis.core.rng import Words, below
from tetrapolis.core.rng import seed as start

#: Actions of one choice of a seat, in the order they were played.
Choice = tuple[int, tuple[int, ...]]

_PAIRS = 6  # tried in a match
_NEAR = 4  # times the number of seats: how far apart exchanged choices may be
_LOOKS = 8  # at a pair, after its difference


def faults(match: Match, rng: Words) -> Iterator[str]:
    """What a viewer could tell from a finished match that it should not, each as a broken promise."""
    choices = [(steps[0].seat, tuple(one.action for one in steps)) for steps in match.choices]
    starts = np.cumsum([0, *(len(actions) for _, actions in choices)])
    for first, other in _variations(match, choices, starts, rng):
        yield from _compare(match.fork(int(starts[first])), choices, other, first, rng)


def _variations(match: Match, choices: list[Choice], starts: Any, rng: Words) -> Iterator[tuple[int, list[Choice]]]:
    """Other courses of a match, from the first choice that differs; those first whose hidden things came up later."""
    hidden = [number for number in range(len(choices)) if _is_hidden(match, starts, number)]
    hidden.sort(key=lambda number: (not _comes_up(match, starts, number), below(rng, 1000)))
    left = _PAIRS
    for first in hidden:
        if left == 0:
            return
        second = _partner(match.fork(int(starts[first])), choices, first, hidden)
        if second is not None:
            left -= 1
            other = choices.copy()
            other[first] = (choices[first][0], choices[second][1])
            other[second] = (choices[second][0], choices[first][1])
            yield first, other
        elif replaced := _replaced(match.fork(int(starts[first])), choices[first], rng):
            left -= 1
            yield first, [*choices[:first], replaced, *choices[first + 1 :]]


def _happened(match: Match, starts: Any, number: int) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """The events of a choice: kind, seat, audience, numbers."""
    return [
        (kind, seat, audience, tuple(numbers))
        for events in match.happened[int(starts[number]) : int(starts[number + 1])]
        for kind, seat, audience, numbers in unpacked(events)
    ]


def _is_hidden(match: Match, starts: Any, number: int) -> bool:
    return any(audience != EVERYONE for _, _, audience, _ in _happened(match, starts, number))


def _comes_up(match: Match, starts: Any, number: int) -> bool:
    """Whether numbers of a hidden event are those of an open one later on, such as a card that was seen again."""
    secrets = {
        (kind, numbers) for kind, _, audience, numbers in _happened(match, starts, number) if audience != EVERYONE
    }
    cards = {numbers[0] for _, numbers in secrets}
    return any(
        audience == EVERYONE and numbers[0] in cards and numbers[1:] == (0,) * (len(numbers) - 1)
        for later in range(number + 1, len(starts) - 1)
        for _, _, audience, numbers in _happened(match, starts, later)
    )


def _partner(world: Match, choices: list[Choice], first: int, hidden: list[int]) -> int | None:
    """The nearest later hidden choice that can be exchanged with the first."""
    for second in sorted(number for number in hidden if first < number <= first + _NEAR * world.seats):
        if choices[second][1] == choices[first][1]:
            continue
        twin = world.fork()
        order = [
            (choices[first][0], choices[second][1]),
            *choices[first + 1 : second],
            (choices[second][0], choices[first][1]),
        ]
        if all(_played(twin, choice) for choice in order):
            return second
    return None


def _replaced(world: Match, choice: Choice, rng: Words) -> Choice | None:
    """Another choice of the same seat, at random; None if chance brings no other."""
    seat = choice[0]
    for _ in range(4):
        twin, actions = world.fork(), list[int]()
        while not actions or twin.choices[-1][-1].unfinished:
            actions.append(int(twin.game.rules.sample(twin.state, seat, rng)))
            twin.play(actions[-1], seat)
        if tuple(actions) != choice[1]:
            return seat, tuple(actions)
    return None


def _played(world: Match, choice: Choice) -> bool:
    """Play a choice, if it is possible in this world."""
    seat, actions = choice
    try:
        for action in actions:
            world.play(action, seat)
    except TetrapolisError:
        return False
    return True


def _compare(world: Match, choices: list[Choice], other: list[Choice], first: int, rng: Words) -> Iterator[str]:
    """Play both courses side by side, and look at them through the eyes of all who cannot tell them apart."""
    twin = world.fork()
    viewers: list[int | None] = [*range(world.seats), None]
    last = max(number for number in range(len(choices)) if choices[number] != other[number])
    looks = {last, last + 1, *(last + below(rng, len(choices) - last) for _ in range(_LOOKS))}
    for number in range(first, len(choices)):
        entries = len(world.happened), len(twin.happened)
        if not _played(world, choices[number]) or not _played(twin, other[number]):
            return
        chooser = choices[number][0]
        if choices[number] != other[number]:
            viewers = [viewer for viewer in viewers if viewer != chooser]
        viewers = [viewer for viewer in viewers if _news(world, entries[0], viewer) == _news(twin, entries[1], viewer)]
        if world.pending != twin.pending or not viewers:
            return
        if number in looks or number < last:
            viewers = [viewer for viewer in viewers if _things(world, viewer) == _things(twin, viewer)]
        if number in looks:
            for viewer in viewers:
                yield from _differences(world, twin, viewer)


def _news(world: Match, entries: int, viewer: int | None) -> list[Any]:
    kinds = world.game.face.event_kinds
    return [event for events in world.happened[entries:] for event in read(events, kinds, viewer)]


def _things(world: Match, viewer: int | None) -> Any:
    """What a viewer sees, without the order of things that lie in none."""
    return _bag(world.view(viewer).table, (world.seats, int(world.state.parties)))


def _bag(value: Any, ordered: tuple[int, ...]) -> Any:
    """The same with its lists in one order, but for those with an entry for every seat or party."""
    if isinstance(value, dict):
        return {key: _bag(one, ordered) for key, one in value.items()}
    if isinstance(value, list):
        parts = [_bag(one, ordered) for one in value]
        return parts if len(parts) in ordered else sorted(parts, key=msgspec.json.encode)
    return value


def _differences(world: Match, twin: Match, viewer: int | None) -> Iterator[str]:
    """What must be the same for a viewer who cannot tell two worlds apart, and is not."""
    who = "a spectator" if viewer is None else f"seat {viewer}"
    one, two = world.view(viewer), twin.view(viewer)
    if one.table != two.table:
        yield f"the order of things tells nothing hidden to {who}"
    if one.legal.tolist() != two.legal.tolist():
        yield f"what is legal tells nothing hidden to {who}"
    if world.log(viewer) != twin.log(viewer):
        yield f"the log and the number of its entries tell nothing hidden to {who}"
    for number in (1, 2):
        words = np.zeros(2, np.int64), np.zeros(2, np.int64)
        for one_words in words:
            start(one_words, 11, number)
        seat = SPECTATOR if viewer is None else viewer
        possible = [
            one.game.forget(states, seat, generator).tobytes()
            for states, generator in zip((world._states, twin._states), words, strict=True)
        ]
        if possible[0] != possible[1]:
            yield f"possible states tell nothing hidden to {who}"
