"""PCG32 (O'Neill 2014) on two int64 words: the position and the stream. The only source of chance in rules.

A generator is any int64[2]: the one inside a record decides the deal, others drive samplers and bots.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from .kernel import rule

Words = npt.NDArray[np.int64]

_MULTIPLIER = np.int64(6364136223846793005)
_MIX_1 = np.int64(-4658895280553007687)  # splitmix64: 0xbf58476d1ce4e5b9
_MIX_2 = np.int64(-7723592293110705685)  # splitmix64: 0x94d049bb133111eb
_LOW_32 = 0xFFFFFFFF


@rule
def mix(word: int) -> np.int64:
    """Splitmix64's finalizer: neighbouring numbers become unrelated words."""
    z = np.int64(word)
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * _MIX_1
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _MIX_2
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


@rule
def seed(rng: Words, high: int, low: int) -> None:
    """Start the generator that belongs to the 128-bit number high:low."""
    rng[1] = (mix(high) << np.int64(1)) | np.int64(1)
    rng[0] = mix(low) + rng[1]
    draw(rng)


def stream(high: int, low: int) -> Words:
    """A generator of its own. A small number as its raw state would begin with the same draws as other small ones."""
    words = np.zeros(2, np.int64)
    seed(words, high, low)
    return words


@rule
def draw(rng: Words) -> int:
    """The next number, uniform on 0 .. 2**32 - 1."""
    old = rng[0]
    rng[0] = old * _MULTIPLIER + rng[1]
    folded = ((((old >> 18) & 0x3FFFFFFFFFFF) ^ old) >> 27) & _LOW_32
    turn = (old >> 59) & 31
    return int(((folded >> turn) | (folded << (32 - turn))) & _LOW_32)


@rule
def below(rng: Words, bound: int) -> int:
    """A number uniform on 0 .. bound - 1, exactly (Lemire's method); 1 <= bound <= 2**31."""
    product = draw(rng) * bound
    low = product & _LOW_32
    if low < bound:
        threshold = ((1 << 32) - bound) % bound
        while low < threshold:
            product = draw(rng) * bound
            low = product & _LOW_32
    return product >> 32


@rule
def shuffle(rng: Words, items: npt.NDArray[Any], count: int) -> None:
    """Put the first `count` items into a uniformly random order."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        items[last], items[other] = items[other], items[last]


@rule
def sort(items: npt.NDArray[Any], count: int) -> None:
    """Put the first `count` items into the order of their numbers."""
    for i in range(1, count):
        item = items[i]
        place = i
        while place > 0 and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


@rule
def sort_many(items: npt.NDArray[Any], count: int) -> None:
    """The same for some hundreds of items (Shell 1959): first those that are far from each other, then nearer ones."""
    gap = 121
    while gap > 0:
        for i in range(gap, count):
            item = items[i]
            place = i
            while place >= gap and items[place - gap] > item:
                items[place] = items[place - gap]
                place -= gap
            items[place] = item
        gap //= 3


@rule
def reshuffle(rng: Words, items: npt.NDArray[np.int8], count: int) -> None:
    """Shuffle so that the old order leaves no trace: what `determinize` needs."""
    sort(items, count)
    shuffle(rng, items, count)


@rule
def renew(child: Words, rng: Words) -> None:
    """Give `child` an unrelated sequence chosen by `rng`."""
    seed(child, draw(rng), draw(rng))
