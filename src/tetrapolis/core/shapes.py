"""The JSON of a record, written by compiled code straight from its bytes.

A declaration becomes a small program for one writer, the same for all records of all games:

    NUMBER width maybe             FLAG                         WORD width text maybe
    OBJECT n (text offset node)*   ROW n (offset node)*         ARRAY n stride node
    MANY items stride node         KEYED items stride node      MAYBE it node
    BY n stride text width node    with a width, only what is not zero

Nodes are places in the program, texts are places in a list of texts that are JSON already, with quotes. The first
member of a KEYED item, an OBJECT, is its key; the value is all the others, or the only other one.
"""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from .kernel import rule, wide
from .records import NONE, Array, Many, Maybe, Member, Record, item_dtype, member_dtype, members, plain_dtype
from .scratch import scratch

Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]

NUMBER, FLAG, WORD, OBJECT, ROW, ARRAY, MANY, KEYED, MAYBE, BY = range(10)
DEPTH = 32  # the most that parts may lie inside each other
DIGITS = 20  # the most that a number has, with its sign
_COMMA, _COLON = ord(","), ord(":")
_OPEN, _CLOSE, _BEGIN, _END = ord("{"), ord("}"), ord("["), ord("]")
_NULL, _TRUE, _FALSE = (np.frombuffer(text, np.uint8) for text in (b"null", b"true", b"false"))


@dataclass
class Texts:
    """Texts for the writer, each kept once; as JSON, unless not `quoted`."""

    quoted: bool = True
    places: dict[tuple[str, ...], int] = field(default_factory=dict)
    texts: list[bytes] = field(default_factory=list)

    def add(self, *texts: str) -> int:
        """The place of the first one of these texts, which stand in this order."""
        if texts not in self.places:
            self.places[texts] = len(self.texts)
            self.texts += map(msgspec.json.encode if self.quoted else str.encode, texts)
        return self.places[texts]

    def longest(self, texts: Sequence[str]) -> int:
        return max((len(self.texts[self.add(*texts) + i]) for i in range(len(texts))), default=4)

    def frozen(self) -> tuple[Bytes, Numbers]:
        """All of them as one array, and where each begins."""
        starts = np.cumsum([0, *map(len, self.texts)], dtype=np.int64)
        return np.frombuffer(b"".join(self.texts), np.uint8).copy(), starts


@dataclass(frozen=True, eq=False)
class Shape:
    """How records of a class are written as JSON."""

    program: Numbers
    texts: Bytes
    starts: Numbers
    most: int  # bytes that the JSON may have

    def json(self, records: npt.NDArray[Any]) -> bytes:
        """The JSON of the first record of an array."""
        out = scratch(self.most, np.uint8)
        size = write(self.program, records.view(np.uint8), self.texts, self.starts, out)
        return out[:size].tobytes()


def shape_of(declared: type[Record], vocabularies: Mapping[str, Sequence[str]]) -> Shape:
    """The writer's program for a class; members that name a vocabulary get its words; ValueError if it cannot."""
    if declared._form == "bare":
        raise ValueError(f"{declared.__name__} is bare: it has a place only within another record")
    compiler = _Compiler(vocabularies)
    most = compiler.record(declared)
    texts, starts = compiler.texts.frozen()
    return Shape(np.array(compiler.program, np.int64), texts, starts, most)


class _Compiler:
    """Turns declarations into a program. Every method appends a node and returns how many bytes its JSON may have."""

    def __init__(self, vocabularies: Mapping[str, Sequence[str]]) -> None:
        self.vocabularies = vocabularies
        self.texts = Texts()
        self.program: list[int] = []
        self._depth = 0

    @contextlib.contextmanager
    def _inside(self) -> Iterator[None]:
        self._depth += 1
        if self._depth > DEPTH:
            raise ValueError(f"parts lie more than {DEPTH} deep inside each other")
        yield
        self._depth -= 1

    def _words(self, words: Sequence[str] | str) -> Sequence[str]:
        return self.vocabularies[words] if isinstance(words, str) else words

    def record(self, declared: type[Record]) -> int:
        layout: Any = plain_dtype(declared).fields
        found = members(declared)
        if declared._form == "bare":
            (only,) = found
            return self.member(only)
        row = declared._form == "row"
        begin = len(self.program)
        step = 2 if row else 3
        self.program += [ROW if row else OBJECT, len(found), *[0] * (step * len(found))]
        most = 2
        for i, member in enumerate(found):
            place = begin + 2 + step * i
            operands = [layout[member.name][1], len(self.program)]
            if not row:
                operands.insert(0, self.texts.add(member.name))
                most += self.texts.longest((member.name,)) + 1
            self.program[place : place + step] = operands
            with self._inside():
                most += self.member(member) + 1
        return most

    def member(self, one: Member) -> int:
        detail = one.detail
        if one.kind is Maybe:
            return self._hold([MAYBE, _offset(one, "it")], one)
        if one.kind is Many:
            outer = [KEYED if detail.some else MANY, _offset(one, "items"), _width(one)]
            return 3 + detail.shape[0] * (self._hold(outer, one) + 1)
        if one.kind is Array and detail.keys:
            keys = self._words(detail.keys)
            outer = [BY, len(keys), _width(one), self.texts.add(*keys), _width(one) if detail.some else 0]
            return 3 + len(keys) * (self.texts.longest(keys) + self._hold(outer, one) + 2)
        if one.kind is Array:
            return self._array(one, detail.shape)
        return self._item(one)

    def _array(self, one: Member, shape: tuple[int, ...]) -> int:
        count, *inner = shape
        begin = len(self.program)
        self.program += [ARRAY, count, _width(one) * int(np.prod(inner)), begin + 4]
        with self._inside():
            return 3 + count * ((self._array(one, tuple(inner)) if inner else self._item(one)) + 1)

    def _hold(self, outer: list[int], one: Member) -> int:
        """A node that holds another one, which follows it."""
        self.program += [*outer, len(self.program) + len(outer) + 1]
        with self._inside():
            return self._item(one)

    def _item(self, one: Member) -> int:
        if one.part is not None:
            return self.record(one.part)
        if np.issubdtype(one.scalar, np.unsignedinteger):
            raise ValueError(f"{one.name} has no sign: the writer would read large numbers as negative ones")
        if one.scalar is np.bool_:
            self.program += [FLAG]
            return 5
        if one.detail.words:
            words = self._words(one.detail.words)
            self.program += [WORD, _width(one), self.texts.add(*words), int(one.detail.maybe)]
            return max(4, self.texts.longest(words))
        self.program += [NUMBER, _width(one), int(one.detail.maybe)]
        return DIGITS


def _width(one: Member) -> int:
    """The bytes of one item."""
    return int(item_dtype(one).itemsize)


def _offset(one: Member, name: str) -> int:
    """Where the items of a list, or the part that may be missing, begin."""
    layout: Any = member_dtype(one).fields
    return int(layout[name][1])


@rule
def write(program: Numbers, data: Bytes, texts: Bytes, starts: Numbers, out: Bytes) -> int:
    """Write the JSON of a record; how many bytes it has. Without recursion: Numba's cache does not bear it."""
    stack = np.empty((DEPTH, 4), np.int64)  # node, place in the record, next item, items written (NONE: not opened)
    depth = _push(stack, 0, 0, 0, 0)
    size = 0
    while depth > 0:
        top = depth - 1
        node, at, item, written = stack[top, 0], stack[top, 1], stack[top, 2], stack[top, 3]
        kind = program[node]
        named = kind == OBJECT or kind == BY or kind == KEYED
        if written == NONE:
            out[size] = _OPEN if named else _BEGIN
            size += 1
            written = stack[top, 3] = 0
        if item == (read(data, at, 2) if kind == MANY or kind == KEYED else program[node + 1]):
            out[size] = _CLOSE if named else _END
            size += 1
            depth -= 1
            continue
        stack[top, 2] = item + 1
        first, key = 0, wide(NONE)
        if kind == OBJECT:
            part = node + 2 + 3 * item
            key, place, child = program[part], at + program[part + 1], program[part + 2]
        elif kind == ROW:
            place, child = at + program[node + 2 + 2 * item], program[node + 3 + 2 * item]
        elif kind == BY:
            key, place, child = program[node + 3] + item, at + item * program[node + 2], program[node + 5]
            if program[node + 4] != 0 and read(data, place, program[node + 4]) == 0:
                continue
        elif kind == ARRAY:
            place, child = at + item * program[node + 2], program[node + 3]
        else:
            place, child = at + program[node + 1] + item * program[node + 2], program[node + 3]
            if kind == KEYED:
                named_by = program[child + 4]
                key = program[named_by + 2] + read(data, place + program[child + 3], program[named_by + 1])
                first = 1
                if program[child + 1] == 2:  # the only other member stands for itself
                    place, child, first = place + program[child + 6], program[child + 7], 0
        if written > 0:
            out[size] = _COMMA
            size += 1
        stack[top, 3] = written + 1
        if key != NONE:
            size = write_text(texts, starts, key, out, size)
            out[size] = _COLON
            size += 1
        if program[child] == MAYBE:
            if data[place] == 0:
                size = write_null(out, size)
                continue
            place, child = place + program[child + 1], program[child + 2]
        if program[child] <= WORD:
            size = _write_leaf(program, child, data, place, texts, starts, out, size)
        else:
            depth = _push(stack, depth, child, place, first)
    return size


@rule
def _push(stack: npt.NDArray[np.int64], depth: int, node: int, at: int, first: int) -> int:
    stack[depth, 0] = node
    stack[depth, 1] = at
    stack[depth, 2] = first
    stack[depth, 3] = NONE
    return depth + 1


@rule
def _write_leaf(
    program: Numbers, node: int, data: Bytes, at: int, texts: Bytes, starts: Numbers, out: Bytes, size: int
) -> int:
    """A number, a flag or a word."""
    if program[node] == FLAG:
        return write_flag(data[at] != 0, out, size)
    value = read(data, at, program[node + 1])
    if program[node] == NUMBER:
        return write_null(out, size) if program[node + 2] and value == NONE else write_number(value, 0, out, size)
    if program[node + 3] and value == NONE:
        return write_null(out, size)
    return write_text(texts, starts, program[node + 2] + value, out, size)


@rule
def read(data: Bytes, at: int, width: int) -> int:
    """A signed number of `width` bytes, the lowest first."""
    value = np.int64(0)
    for i in range(width):
        value |= np.int64(data[at + i]) << (8 * i)
    shift = 64 - 8 * width
    return int((value << shift) >> shift)


@rule
def write_text(texts: Bytes, starts: Numbers, place: int, out: Bytes, size: int) -> int:
    for i in range(starts[place], starts[place + 1]):
        out[size] = texts[i]
        size += 1
    return size


@rule
def write_number(value: int, digits: int, out: Bytes, size: int) -> int:
    """A number in decimal, with at least so many digits."""
    if value < 0:
        out[size] = 45  # the minus of JSON
        size += 1
        value = -value
    if value < 10 and digits < 2:
        out[size] = 48 + value
        return size + 1
    if value < 100 and digits < 3:
        out[size], out[size + 1] = 48 + value // 10, 48 + value % 10
        return size + 2
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
    for i in range(4):
        out[size + i] = _NULL[i]
    return size + 4


@rule
def write_flag(value: bool, out: Bytes, size: int) -> int:
    if value:
        for i in range(4):
            out[size + i] = _TRUE[i]
        return size + 4
    for i in range(5):
        out[size + i] = _FALSE[i]
    return size + 5
