"""check_game on every game, and on games that are broken on purpose."""

import dataclasses
import os
from collections.abc import Callable
from typing import Any

import pytest

from tetrapolis.core.game import Game
from tetrapolis.core.kernel import rule
from tetrapolis.core.notation import ActionRecord
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import below
from tetrapolis.core.state import State
from tetrapolis.testing import ConformanceError, check_game
from tetrapolis.testing.toy import actions, rules, view

STATES = int(os.environ.get("TETRAPOLIS_STATES", "30"))  # of every setting
SEATS = [(name, seats) for name in (*names(), "toy") for seats in find(name).spec.seat_counts]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_game_keeps_all_promises(name: str, seats: int) -> None:
    report = check_game(name, seats=seats, states_per_setting=STATES, modes=False)
    assert report.states >= STATES * report.settings


@pytest.mark.parametrize("name", (*names(), "toy"))
def test_a_game_is_the_same_compiled_uncompiled_and_bounds_checked(name: str) -> None:
    report = check_game(name, states_per_setting=0)
    assert len(set(report.modes.values())) == 1
    assert len(report.modes) == 3


@rule
def lists_too_little(s: State, seat: int, out: Any) -> int:
    count = rules.legal(s, seat, out)
    return count - 1 if count > 1 else count


@rule
def skewed(s: State, seat: int, rng: Any) -> int:
    if below(rng, 2) == 0:
        for action in range(rules.ACTIONS):
            if rules.refusal(s, seat, action) == 0:
                return action
    return rules.sample(s, seat, rng)


@rule
def remembers_the_deck(s: State, seat: int, rng: Any) -> None:
    first = s.deck[0]
    rules.determinize(s, seat, rng)
    if s.deck_count > 0:
        s.deck[0] = first


@rule
def keeps_the_generator(s: State, seat: int, rng: Any) -> None:
    a, b = s.rng[0], s.rng[1]
    rules.determinize(s, seat, rng)
    s.rng[0], s.rng[1] = a, b


@rule
def loses_a_card(s: State, seat: int, action: int) -> None:
    rules.apply(s, seat, action)
    if s.deck_count > 0:
        s.deck_count -= 1


@rule
def forgets_to_shuffle_prizes(s: State) -> None:
    before = s.players[0].prizes
    rules.setup(s)
    s.players[0].prizes = before


@rule
def refuses_with_no_rule(s: State, seat: int, action: int) -> int:
    return 99 if rules.refusal(s, seat, action) != 0 else 0


@rule
def leaks_a_card(s: State, seat: int, v: view.View) -> None:
    view.look(s, seat, v)
    v.prize = s.players[0].hand[0]


@rule
def names_another_card(s: State, a: ActionRecord) -> int:
    return max(0, actions.number(s, a) - 1)


def broken(**changes: Any) -> Game:
    toy = find("toy")
    return dataclasses.replace(toy, rules=dataclasses.replace(toy.rules, **changes))


@pytest.mark.parametrize(
    ("promise", "fault"),
    [
        ("the list is what the predicate allows", {"legal": lists_too_little}),
        ("sampling is uniform", {"sample": skewed}),
        ("determinized", {"determinize": remembers_the_deck}),
        ("generator|determinized alike", {"determinize": keeps_the_generator}),
        ("components are conserved", {"apply": loses_a_card}),
        ("set-up does not depend", {"setup": forgets_to_shuffle_prizes}),
        ("names a rule of the rulebook", {"refusal": refuses_with_no_rule}),
        ("equal views", {"look": leaks_a_card}),
        ("id and typed action agree", {"number": names_another_card}),
    ],
)
def test_a_broken_game_is_found_out(promise: str, fault: dict[str, Callable[..., Any]]) -> None:
    with pytest.raises(ConformanceError, match=promise):
        check_game(broken(**fault), modes=False, states_per_setting=100)
