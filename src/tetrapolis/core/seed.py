"""The seed of a match: 128 bits. Its SHA-256 is shown at the start, the seed itself at the end."""

import functools
import hashlib
import re
import secrets
from dataclasses import dataclass

from . import rng
from .errors import BadSeed, shown
from .numbers import integer

_BITS = 128
_TEXT = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Seed:
    """A number of 128 bits; written as 32 hexadecimal digits."""

    number: int

    def __post_init__(self) -> None:
        number = integer(self.number)
        if number is None or not 0 <= number < 1 << _BITS:
            raise BadSeed("seed-range", seed=shown(self.number))
        object.__setattr__(self, "number", number)

    @classmethod
    def random(cls) -> "Seed":
        return cls(secrets.randbits(_BITS))

    @classmethod
    def parse(cls, text: str) -> "Seed":
        """32 hexadecimal digits, or a plain decimal number."""
        text = text.strip().lower()
        if _TEXT.fullmatch(text):
            return cls(int(text, 16))
        if text.isascii() and text.isdigit() and len(text) <= 39:
            return cls(int(text))
        raise BadSeed("seed-text", seed=shown(text))

    def __str__(self) -> str:
        return f"{self.number:032x}"

    @functools.cached_property
    def commitment(self) -> str:
        """SHA-256 of the 32 digits: binds the dealer without telling the deal."""
        return hashlib.sha256(str(self).encode()).hexdigest()

    def start(self, words: rng.Words) -> None:
        """Set a generator to the beginning of this seed's sequence."""
        rng.seed(words, _signed(self.number >> 64), _signed(self.number & (1 << 64) - 1))


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word
