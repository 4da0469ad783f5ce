"""Exercises of every game: enough of them, about several things, playable, and right when they are judged again."""

import os

import pytest

from lessons.exercised import Exercised
from tetrapolis.bots.exercises import CLEAR, LEAST_POINTS, LEAST_SHARE, NOISE, checked, exercises_of, faced
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names

_AGAIN = int(os.environ.get("TETRAPOLIS_EXERCISES", "1"))  # of each game, judged from scratch
_SEED = 11  # neither that of the proof nor those of the check


@pytest.mark.parametrize("game", names())
def test_there_are_ten_and_more_about_several_things(game: str) -> None:
    found = exercises_of(find(game))
    assert len(found) >= 10
    assert len({one.topic for one in found}) >= 3
    assert {one.topic for one in found} <= set(find(game).spec.categories)
    assert len({one.id for one in found}) == len(found)


@pytest.mark.parametrize("game", names())
def test_right_answers_are_legal_and_the_best_is_clear_of_the_wrong_ones(game: str) -> None:
    for one in exercises_of(find(game)):
        match = Match(game, one.seats, one.seed, one.options)
        for seat, action in one.actions:
            match.play(action, seat)
        assert one.seat in match.pending
        options = match.view(one.seat).options
        assert set(one.right) | {one.verdict.second} <= set(options)
        assert len(set(one.right)) == len(one.right) < len(options)
        (share, share_error), (points, points_error) = one.verdict.share, one.verdict.points
        assert share > CLEAR * share_error
        assert points > CLEAR * points_error
        assert share >= LEAST_SHARE
        assert points >= LEAST_POINTS
        assert faced(one, game)[1].notation == one.right[0]


@pytest.mark.parametrize("game", names())
def test_some_are_judged_again_from_scratch(game: str) -> None:
    for one in exercises_of(find(game))[:_AGAIN]:
        again = checked(one, game, _SEED, NOISE)  # clear of it in three sets of worlds, out of it in every other one
        assert again is not None
        assert again.right[: len(one.right)] == one.right


@pytest.mark.parametrize("game", names())
def test_the_best_wrong_answer_looks_worse_on_the_page(game: str) -> None:
    """In the worlds that the page judges it in: in chance and in points."""
    for one in exercises_of(find(game))[:_AGAIN]:
        found = Exercised(game, one).judged(one.verdict.second)
        assert found.answer
        assert found.best
        assert found.best.share > found.answer.share
        assert found.best.total > found.answer.total
