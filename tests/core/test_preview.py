"""What a preview tells as certain happens in every deal that the seat thinks possible."""

import dataclasses
import random
from collections.abc import Iterator

import numpy as np
import pytest

from tetrapolis.core.contract import Foresight, Part
from tetrapolis.core.foresight import PartRecord
from tetrapolis.core.kernel import rule
from tetrapolis.core.match import Match
from tetrapolis.core.preview import Outlook, read_steps
from tetrapolis.core.records import NONE, Array
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import stream
from tetrapolis.core.view import View
from tetrapolis.testing.toy.rules import State

GAMES = [*names(), "toy"]
_OTHER_DEALS = range(5_000, 5_025)  # none of them is tried by an outlook


def choosing(game: str, positions: int = 60) -> Iterator[View]:
    """Views of seats that must choose, from random matches with every number of seats."""
    chance = random.Random(7)
    per_count = positions // len(find(game).spec.seat_counts)
    for seats in find(game).spec.seat_counts:
        match = Match(game, seats, 40 + seats)
        length = 0
        while not match.over:
            match.play(chance.choice(match.view(match.pending[0]).legal.tolist()), match.pending[0])
            length += 1
        wanted = set(chance.sample(range(length), min(per_count, length)))
        for number in range(length):
            again = match.fork(number) if number in wanted else None
            if again is not None:
                yield again.view(chance.choice(again.pending))


def happens(view: View, action: int, number: int) -> tuple[dict[str, int], dict[str, int]]:
    """What changes in one other deal, by the rules alone; who chooses at the same time chooses by chance."""
    game, seat = view.game, view.seat
    assert seat is not None
    rng = np.array([number, 77 * number + 1], np.int64)
    states = view.possible_state(rng)
    s = states[0]
    points, goods = game.points(s, seat), game.goods(s, seat)
    together = game.pending_seats(s)
    game.kernels.act(s, seat, action)
    if not game.foresight.alone:
        for other in together:
            if other != seat and other in game.pending_seats(s):
                game.rules.apply(s, other, game.rules.sample(s, other, rng))
    now, owned = game.points(s, seat), game.goods(s, seat)
    return {name: now[name] - points[name] for name in now}, {name: owned[name] - goods[name] for name in owned}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_happens_in_other_deals(game: str) -> None:
    chance, told = random.Random(3), 0
    for view in choosing(game):
        outlook = Outlook(view)
        for action in chance.sample(view.legal.tolist(), min(6, len(view.legal))):
            change = outlook.change([action])
            for number in _OTHER_DEALS:
                points, goods = happens(view, action, number)
                for name, count in points.items():
                    assert name in change.unsure_points or count == change.points.get(name, 0), view.notation(action)
                for name, count in goods.items():
                    assert name in change.unsure_goods or count == change.goods.get(name, 0), view.notation(action)
            told += len(change.points) + len(change.goods)
    assert told > 5


def test_what_depends_on_the_deal_is_called_unsure() -> None:
    match = Match("toy", 2, 3)
    while "roll" not in match.view(match.pending[0]).options:
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    view = match.view(match.pending[0])
    (roll,) = read_steps(view, "roll")
    change = Outlook(view).change([roll.number])
    assert (change.points, change.unsure_points) == ({}, ("prizes",))


def test_looking_ahead_changes_nothing_and_is_the_same_every_time() -> None:
    for game in GAMES:
        for view in choosing(game, 6):
            outlook, actions = Outlook(view), view.legal.tolist()[:10]
            first = [outlook.change([action]) for action in actions]
            assert [outlook.change([action]) for action in actions] == first
            assert [Outlook(view).change([action]) for action in reversed(actions)] == first[::-1]


def test_sure_gains_are_the_sum_of_what_changes_alike() -> None:
    unsure = 0
    for game in GAMES:
        for view in choosing(game, 40 if game == "toy" else 8):
            outlook = Outlook(view)
            changes = [outlook.change([action]) for action in view.legal.tolist()]
            assert outlook.gains(view.legal).tolist() == [sum(change.points.values()) for change in changes]
            unsure += sum(bool(change.unsure_points) for change in changes)
    assert unsure


@rule
def some_parts(worlds: Array[State], seat: int, action: int, out: Array[PartRecord]) -> int:
    """The next card of the deck, which only a deal can tell, between two things that are certain."""
    for i in range(3):
        out[i].why = i
        out[i].good = NONE if i == 0 else 0
        out[i].party = NONE if i < 2 else seat
        out[i].count = worlds[0].deck[0] if i == 1 else action
    return 3


def test_only_parts_that_are_told_in_every_deal_are_told() -> None:
    foresight = Foresight(part_reasons=("first", "card", "last"), part_goods=("cards",), part_limit=3, parts=some_parts)
    match = Match(dataclasses.replace(find("toy"), foresight=foresight), 2, 3)
    view = match.view(0)
    cards = {int(deal[0].deck[0]) for deal in (view.possible_state(stream(37, number)) for number in range(12))}
    assert len(cards) > 1
    first, second = view.legal.tolist()[:2]
    certain = [[Part("first", "", action, None), Part("last", "cards", action, 0)] for action in (first, second)]
    assert Outlook(view).parts([first]) == certain[0]
    assert Outlook(view).parts([first, second]) == certain[0] + certain[1]
    assert [part.why for part in Outlook(view, 1).parts([first])] == ["first", "card", "last"]


def test_a_spectator_has_no_outlook() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Outlook(Match("toy", 2, 3).view(None))
