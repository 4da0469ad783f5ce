"""Texts and numbers as letters, written by compiled code.

Texts are copied in blocks, whatever their length: behind the last letter that is read, and behind the last one that is
written, there must be room for a BLOCK.
"""

import numpy as np

from .kernel import rule
from .memory import BLOCK, Bytes, Numbers, copy_block, peek

DIGITS = 20  # the most that a number has, with its sign
_LEAST, _MOST = -99, 999  # the numbers that are kept as texts
_ENTRY = 4  # bytes of such a text; the last one says how many letters it has


def with_room(letters: bytes) -> Bytes:
    """Letters as an array that can be read in blocks."""
    return np.frombuffer(letters + bytes(BLOCK), np.uint8).copy()


_KEPT = with_room(b"".join(f"{one:<3}".encode() + bytes([len(str(one))]) for one in range(_LEAST, _MOST + 1)))
_NULL, _FLAGS = with_room(b"null"), with_room(b"false   true")


@rule
def write_text(texts: Bytes, starts: Numbers, place: int, out: Bytes, size: int) -> int:
    """The text with this place, behind the first `size` letters; how many there are then."""
    begin = peek(starts, place)
    count = peek(starts, place + 1) - begin
    copy_block(texts, begin, out, size)
    for i in range(BLOCK, count, BLOCK):
        copy_block(texts, begin + i, out, size + i)
    return size + count


@rule
def write_number(value: int, digits: int, out: Bytes, size: int) -> int:
    """A number in decimal, with at least so many digits."""
    if digits < 2 and _LEAST <= value <= _MOST:
        entry = _ENTRY * (value - _LEAST)
        copy_block(_KEPT, entry, out, size)
        return size + peek(_KEPT, entry + _ENTRY - 1)
    if value < 0:
        out[size] = 45  # the minus of JSON
        size += 1
        value = -value
    least, rest = 1, value // 10
    while rest > 0:
        least += 1
        rest //= 10
    count = max(least, digits)
    for i in range(count):
        out[size + count - 1 - i] = 48 + value % 10
        value //= 10
    return size + count


@rule
def write_null(out: Bytes, size: int) -> int:
    copy_block(_NULL, 0, out, size)
    return size + 4


@rule
def write_flag(value: int, out: Bytes, size: int) -> int:
    """False for 0, true for 1."""
    copy_block(_FLAGS, 8 * value, out, size)
    return size + 5 - value
