"""What changes in the state that a seat may know is told in few bytes, exactly."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tetrapolis.core.difference import apply_difference, most_bytes, write_difference
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names
from tetrapolis.core.state import copy
from tetrapolis.core.view import difference_of, known_bytes
from tetrapolis.testing.settings import settings

GAMES = [*names(), "toy"]
_WORDS = 200


def written(old: np.ndarray, new: np.ndarray) -> bytes:
    out = np.zeros(most_bytes(old.nbytes), np.uint8)
    return out[: write_difference(old.view(np.int64), new.view(np.int64), out)].tobytes()


def changes() -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Arrays of bytes, from nearly equal to wholly different; runs and gaps of every length."""
    chance = np.random.default_rng(18)
    for share in (0, 0.001, 0.01, 0.1, 0.3, 0.5, 0.9, 1):
        for _ in range(30):
            old = chance.integers(0, 256, 8 * _WORDS, np.uint8)
            yield old, np.where(chance.random(len(old)) < share, chance.integers(0, 256, len(old), np.uint8), old)
    for begin in (0, 1, 254, 255, 256, 510, 511, 1599):
        for length in (1, 2, 254, 255, 256, 510, 600):
            old = np.zeros(8 * _WORDS, np.uint8)
            new = old.copy()
            new[begin : begin + length] = 7
            yield old, new
    alternating = np.zeros(8 * _WORDS, np.uint8)
    for gap in (2, 3, 4, 5):
        new = alternating.copy()
        new[::gap] = 1
        yield alternating, new


def test_a_difference_brings_one_array_to_the_other() -> None:
    for old, new in changes():
        difference = written(old, new)
        state = bytearray(old.tobytes())
        apply_difference(state, difference)
        assert state == new.tobytes()
        assert len(difference) <= most_bytes(old.nbytes)
        assert bool(difference) == bool((old != new).any())


def test_a_change_of_one_byte_takes_three() -> None:
    old = np.zeros(64, np.uint8)
    new = old.copy()
    new[9] = 5
    assert written(old, new) == bytes([9, 1, 5])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_told_differences_has_the_state_that_views_are_made_from(game: str) -> None:
    chance = random.Random(18)
    for setting in list(settings(find(game)))[:6]:
        match = Match(game, setting.seats, seed=18, options=setting.options)
        known = {}
        for viewer in (None, *range(setting.seats)):
            known[viewer] = bytearray(match.game.dtype.itemsize)
            apply_difference(known[viewer], difference_of(match.game, None, match.states, viewer))
        while not match.over:
            seat = chance.choice(match.pending)
            before = copy(match.states)
            match.play(chance.choice(match.view(seat).choices), seat)
            for viewer, state in known.items():
                apply_difference(state, difference_of(match.game, before, match.states, viewer))
                assert state == known_bytes(match.game, match.states, viewer)
