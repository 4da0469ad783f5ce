"""What has changed in a record: a few bytes for pages, which keep the state that their seat may know.

    byte: so many bytes stay | byte: so many are new | the new bytes | and so on, to the last one that has changed

Compiled once per game by `bind`.
"""

from typing import Any

from .kernel import rule, wide
from .memory import Bytes, Numbers
from .playout import supplied_by_bind
from .secrecy import VIEWS

_MOST = 255  # in one of these bytes
_NEAR = 2  # bytes that stay between others: to name them takes as much as to repeat them
_WIDTH = 8  # bytes in a word

forget = supplied_by_bind


def tell(before: Any, after: Any, worlds: Any, viewer: int, whole: int, words: Numbers, out: Bytes) -> int:
    """Write what has changed from one state to another as a viewer may know them; if `whole`, from a state of zeros.

    There is room for two worlds, of which `words` are the memory.
    """
    half = len(words) // 2
    if whole != 0:
        for i in range(half):
            words[i] = 0
    else:
        worlds[0] = before[0]
        forget(worlds[0], viewer, VIEWS[0], VIEWS[1])
    worlds[1] = after[0]
    forget(worlds[1], viewer, VIEWS[0], VIEWS[1])
    return write_difference(words[:half], words[half:], out)


@rule
def write_difference(old: Numbers, new: Numbers, out: Bytes) -> int:
    """Write how one array of words differs from another; how many bytes that takes."""
    size = 0
    kept = 0  # where the bytes begin that are not written yet
    begin = -1  # of those that have changed
    end = 0
    for word in range(len(new)):
        if old[word] == new[word]:
            continue
        for i in range(_WIDTH):
            place = word * _WIDTH + i
            if _byte(old[word], i) == _byte(new[word], i):
                continue
            if begin >= 0 and place - end > _NEAR:
                size = _write_run(new, kept, begin, end, out, size)
                kept = end
                begin = place
            elif begin < 0:
                begin = place
            end = place + 1
    if begin >= 0:
        size = _write_run(new, kept, begin, end, out, size)
    return size


@rule
def _write_run(new: Numbers, kept: int, begin: int, end: int, out: Bytes, size: int) -> int:
    """After `kept`, the bytes from `begin` to `end` are new."""
    while begin - kept > _MOST:
        out[size] = _MOST
        out[size + 1] = 0
        size += 2
        kept += _MOST
    while begin < end:
        count = min(end - begin, _MOST)
        out[size] = begin - kept
        out[size + 1] = count
        size += 2
        for place in range(begin, begin + count):
            out[size] = _byte(new[place // _WIDTH], place % _WIDTH)
            size += 1
        begin += count
        kept = begin
    return size


@rule
def _byte(word: int, place: int) -> int:
    return (wide(word) >> (8 * place)) & 0xFF


def most_bytes(size: int) -> int:
    """What a difference may take at the most, between records of this size."""
    return size + 2 * (size // (_NEAR + 1) + size // _MOST + 2)


def apply_difference(state: bytearray | memoryview, difference: bytes) -> None:
    """Bring a state up to date."""
    place = read = 0
    while read < len(difference):
        place += difference[read]
        count = difference[read + 1]
        state[place : place + count] = difference[read + 2 : read + 2 + count]
        place += count
        read += 2 + count
