"""The JSON of a record, written by compiled code straight from its bytes.

A declaration becomes a small program for one writer, the same for all records of all games:

    NUMBER width maybe             FLAG                         WORD width maybe text
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
from .letters import DIGITS, with_room, write_flag, write_null, write_number, write_text
from .memory import BLOCK, Bytes, Numbers, peek, read
from .records import NONE, Array, Many, Maybe, Member, Record, item_dtype, member_dtype, members, plain_dtype
from .scratch import scratch

NUMBER, FLAG, WORD, OBJECT, ROW, ARRAY, MANY, KEYED, MAYBE, BY = range(10)
DEPTH = 32  # the most that parts may lie inside each other
_COMMA, _COLON = ord(","), ord(":")
_OPEN, _CLOSE, _BEGIN, _END = ord("{"), ord("}"), ord("["), ord("]")


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
        return with_room(b"".join(self.texts)), starts


@dataclass(frozen=True, eq=False)
class Shape:
    """How records of a class are written as JSON."""

    program: Numbers
    texts: Bytes
    starts: Numbers
    most: int  # bytes that the JSON may have

    def json(self, records: npt.NDArray[Any]) -> bytes:
        """The JSON of the first record of an array."""
        out = scratch(self.most + BLOCK, np.uint8)
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
            self.program += [WORD, _width(one), int(one.detail.maybe), self.texts.add(*words)]
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
    """Write the JSON of a record; how many letters it has. Without recursion: Numba's cache does not bear it.

    Every part is followed by a comma; the last one of its whole is written over. All is done in this one function: to
    be handed over, an array costs as much as a number to be written.
    """
    stack = np.empty((DEPTH, 4), np.int64)  # node, place in the record, next item, items
    depth = 0
    node, at, item, count = wide(0), wide(0), wide(0), peek(program, 1)
    kind = peek(program, 0)
    out[0] = _OPEN if kind == OBJECT else _BEGIN
    size = 1
    while True:
        if item == count:
            if out[size - 1] == _COMMA:
                size -= 1
            out[size] = _CLOSE if _is_named(kind) else _END
            out[size + 1] = _COMMA
            size += 2
            if depth == 0:
                return size - 1
            depth -= 1
            node, at, item, count = stack[depth, 0], stack[depth, 1], stack[depth, 2], stack[depth, 3]
            kind = peek(program, node)
            continue
        first, key = wide(0), wide(NONE)
        if kind == OBJECT:
            part = node + 2 + 3 * item
            key, place, child = peek(program, part), at + peek(program, part + 1), peek(program, part + 2)
        elif kind == ROW:
            place, child = at + peek(program, node + 2 + 2 * item), peek(program, node + 3 + 2 * item)
        elif kind == BY:
            key, place, child = (
                peek(program, node + 3) + item,
                at + item * peek(program, node + 2),
                peek(program, node + 5),
            )
            width = peek(program, node + 4)
            if width != 0 and read(data, place, width) == 0:
                item += 1
                continue
        elif kind == ARRAY:
            place, child = at + item * peek(program, node + 2), peek(program, node + 3)
        else:
            place, child = at + peek(program, node + 1) + item * peek(program, node + 2), peek(program, node + 3)
            if kind == KEYED:
                named_by = peek(program, child + 4)
                key = read(data, place + peek(program, child + 3), peek(program, named_by + 1))
                key += peek(program, named_by + 3)
                first = wide(1)
                if peek(program, child + 1) == 2:  # the only other member stands for itself
                    place, child, first = place + peek(program, child + 6), peek(program, child + 7), wide(0)
        item += 1
        if key != NONE:
            size = write_text(texts, starts, key, out, size)
            out[size] = _COLON
            size += 1
        inner = peek(program, child)
        if inner == MAYBE:
            if peek(data, place) == 0:
                size = write_null(out, size)
                out[size] = _COMMA
                size += 1
                continue
            place, child = place + peek(program, child + 1), peek(program, child + 2)
            inner = peek(program, child)
        if inner > WORD:
            stack[depth, 0], stack[depth, 1], stack[depth, 2], stack[depth, 3] = node, at, item, count
            depth += 1
            node, at, item, kind = child, place, first, inner
            count = read(data, at, 2) if kind == MANY or kind == KEYED else peek(program, node + 1)
            out[size] = _OPEN if _is_named(kind) else _BEGIN
            size += 1
            continue
        if inner == FLAG:
            size = write_flag(peek(data, place), out, size)
        else:
            value = read(data, place, peek(program, child + 1))
            if value == NONE and peek(program, child + 2) != 0:
                size = write_null(out, size)
            elif inner == NUMBER:
                size = write_number(value, 0, out, size)
            else:
                size = write_text(texts, starts, peek(program, child + 3) + value, out, size)
        out[size] = _COMMA
        size += 1


@rule
def _is_named(kind: int) -> bool:
    """Whether the parts of a node have keys."""
    return kind == OBJECT or kind == BY or kind == KEYED
