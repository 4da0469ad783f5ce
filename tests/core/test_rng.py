"""The generator is PCG32, exact and fair."""

import numpy as np
import pytest

from tetrapolis.core.rng import Words, below, draw, renew, seed, shuffle, stream


def generator(high: int = 0, low: int = 7) -> Words:
    words = np.zeros(2, np.int64)
    seed(words, high, low)
    return words


def test_draws_are_those_of_the_pcg32_reference_implementation() -> None:
    """The reference program seeds with state 42 and stream 54 and prints these six numbers first."""
    wrap = 1 << 64
    increment = (54 << 1) | 1
    state = (increment + 42) % wrap
    state = (state * 6364136223846793005 + increment) % wrap
    words = np.array([state - wrap if state >> 63 else state, increment], np.int64)
    wanted = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
    assert [draw(words) for _ in wanted] == wanted


def test_the_same_seed_gives_the_same_sequence_and_another_seed_another() -> None:
    first, second, other = generator(), generator(), generator(0, 8)
    same = [draw(first) for _ in range(50)]
    assert same == [draw(second) for _ in range(50)]
    assert same != [draw(other) for _ in range(50)]


def test_both_halves_of_the_seed_matter() -> None:
    assert draw(generator(1, 0)) != draw(generator(0, 0)) != draw(generator(0, 1))


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 61, 1000, 2**31])
def test_below_stays_below(bound: int) -> None:
    words = generator()
    assert all(0 <= below(words, bound) < bound for _ in range(500))


def test_below_is_uniform() -> None:
    words = generator()
    counts = np.bincount([below(words, 6) for _ in range(60_000)], minlength=6)
    assert abs(counts - 10_000).max() < 500


def test_below_rejects_exactly_the_surplus() -> None:
    """With a bound of 3 * 2**29 a quarter of the raw numbers must be drawn again, or the result is skewed."""
    words = generator()
    bound = 3 << 29
    low = sum(below(words, bound) < bound // 3 for _ in range(30_000))
    assert abs(low - 10_000) < 400


def test_shuffle_reaches_every_order_equally() -> None:
    words = generator()
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = np.arange(3, dtype=np.int8)
        shuffle(words, items, 3)
        order = tuple(int(item) for item in items)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_a_renewed_generator_tells_nothing_of_its_old_sequence() -> None:
    child, other = generator(1, 1), generator(2, 2)
    renew(child, generator())
    renew(other, generator())
    assert np.array_equal(child, other)


def test_streams_differ_from_their_first_draw_on() -> None:
    """A small number as a raw state draws 0 first, so that a shuffle of 4 or 8 things began alike in all deals."""
    for bound in (2, 4, 8, 16):
        assert {below(stream(37, number), bound) for number in range(200)} == set(range(bound))
        assert {below(np.array([number, 2 * number + 1], np.int64), bound) for number in range(200)} == {0}
