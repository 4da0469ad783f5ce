"""Whether a choice has shown something is one compiled question; views of all seats, as JSON, give the same answer."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from tetrapolis.core.match import Match, Played
from tetrapolis.core.records import Array, Many, Maybe, Member, Record, members
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import stream
from tetrapolis.core.undo import has_learned
from tetrapolis.core.view import view_of

GAMES = [*names(), "toy"]
_CHECKED = 40  # choices of each number of seats
Choice = tuple[Match, Match, Sequence[Played]]


def learns(viewer: int | None, before: Match, after: Match, steps: Sequence[Played]) -> bool:
    """Nothing is learned from a choice that lies face down, nor if other deals would look the same after it."""
    seat = steps[0].seat
    waiting = after.pending == tuple(other for other in before.pending if other != seat) != ()
    if viewer != seat and waiting:
        return False
    game, now, then = before.game, after.view(viewer), before.view(viewer)
    for number in range(3):
        world = then.possible_state(stream(32, number))
        for step in steps:
            if game.rules.refusal(world[0], seat, step.action):
                return True
            game.rules.apply(world[0], seat, step.action)
        other = view_of(game, world, viewer)
        if other.json != now.json or other.legal.tolist() != now.legal.tolist():
            return True
    return False


def choices_of(game: str, seats: int) -> Iterator[Choice]:
    """Choices of a random match, whole ones and such as are only begun: before, after, and the steps."""
    chance = random.Random(f"{game} {seats}")
    match = Match(game, seats, 60 + seats)
    while not match.over:
        before, seat = match.fork(), chance.choice(match.pending)
        steps = list[Played]()
        while not steps or (steps[-1].unfinished and chance.random() < 0.8):
            action = chance.choice(match.view(seat).legal.tolist())
            match.play(action, seat)
            (last,) = [one[-1] for one in match.choices if one[-1].seat == seat][-1:]
            steps.append(last)
        yield before, match.fork(), steps


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_answer_is_that_of_the_views(game: str) -> None:
    chance, answers = random.Random(9), set[bool]()
    for seats in find(game).spec.seat_counts:
        choices = list(choices_of(game, seats))
        for before, after, steps in chance.sample(choices, min(_CHECKED, len(choices))):
            for viewer in (*range(seats), None):
                learned = has_learned(viewer, before, after, steps)
                assert learned == learns(viewer, before, after, steps), (seats, viewer, steps)
                answers.add(learned)
    assert answers == {False, True}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_view_does_not_tell_is_empty(game: str) -> None:
    """So that views whose JSON is the same have the same bytes."""
    declared = find(game).spec.view
    for seats in find(game).spec.seat_counts:
        for before, _, _ in list(choices_of(game, seats))[::4]:
            for viewer in (*range(seats), None):
                assert not any(rests(declared, before.game.look(before.state, viewer)[0]))


def rests(declared: type[Record], record: Any) -> Iterator[Any]:
    """What stands in a record behind the end of a list, and instead of a missing part."""
    for one in members(declared):
        yield from rests_of(one, record[one.name])


def rests_of(one: Member, value: Any) -> Iterator[Any]:
    if one.kind is Many:
        count = int(value["count"])
        yield any(value["items"][count:].tobytes())
        inside = value["items"][:count]
    elif one.kind is Maybe:
        yield not value["there"] and any(value["it"].tobytes())
        inside = [value["it"]] if value["there"] else []
    else:
        inside = np.ravel(value) if one.kind is Array else [value]
    if one.part is not None:
        for part in inside:
            yield from rests(one.part, part)
