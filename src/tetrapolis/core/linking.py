"""Makes a WebAssembly module of one object file.

Compilers write WebAssembly as objects, in which every address and index is open, with a list of the places to fill in.
Linkers exist, but the one we could take along has 27 MB and runs in Node, and an object of ours is simple: it is alone,
and needs nothing from outside. So modules can be made wherever rules are compiled.

    memory:  1 KiB nothing | the stack, downwards | constants | free: what `alloc` hands out

The formats are described by the WebAssembly specification (Binary Format) and its tool conventions (Linking).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

_MAGIC = b"\0asm\1\0\0\0"
_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _TABLE, _MEMORY, _GLOBAL, _EXPORT = range(8)
_ELEMENT, _CODE, _DATA = 9, 10, 11
_SEGMENTS, _SYMBOLS = 5, 8  # parts of the custom section "linking"
_A_FUNCTION, _A_DATA, _A_GLOBAL, _A_SECTION, _A_TAG, _A_TABLE = range(6)  # kinds of symbols
_UNDEFINED, _NAMED = 0x10, 0x40  # flags of symbols
_I32, _FUNCTIONS = 0x7F, 0x70  # types
_CONSTANT, _END = 0x41, 0x0B  # instructions

_FIRST = 1024  # where the stack ends: nothing lies at 0
_PAGE = 1 << 16
HEAP = "__heap_base"
_STACK = "__stack_pointer"


class CannotLink(ValueError):
    """The object is not as expected: a fault of what was compiled, or of a newer compiler."""


@dataclass
class _Segment:
    """A piece of constant data, and where it comes to lie."""

    data: bytearray
    aligned: int = 1
    address: int = 0


@dataclass(frozen=True)
class _Symbol:
    kind: int
    name: str
    defined: bool
    index: int = 0  # of the function, the global, the segment
    offset: int = 0  # within the segment


@dataclass(frozen=True)
class _Place:
    """A place to fill in: in which way, where, with which symbol and how much is added to its address."""

    way: int
    at: int
    index: int
    plus: int = 0


@dataclass
class _Object:
    sections: dict[int, bytearray] = field(default_factory=dict)
    numbers: dict[int, int] = field(default_factory=dict)  # the sections by their place in the file
    imports: list[tuple[str, int]] = field(default_factory=list)
    segments: list[_Segment] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)
    symbols: list[_Symbol] = field(default_factory=list)
    places: dict[int, list[_Place]] = field(default_factory=dict)


class _Reader:
    """Reads numbers and names one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    @property
    def more(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def bytes(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """LEB128: seven bits in each byte, the lowest first."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        begin = self.at
        value, bits = self.number(), 7 * (self.at - begin)
        return value - (1 << bits) if value >> (bits - 1) else value

    def name(self) -> str:
        return self.bytes(self.number()).decode()

    def parts(self) -> Iterator[tuple[int, "_Reader"]]:
        """Sections, or the parts of one: a number, a size, and what is in it."""
        while self.more:
            kind = self.byte()
            yield kind, _Reader(self.bytes(self.number()))


def link(data: bytes, exports: Sequence[str], stack: int) -> bytes:
    """The module that an object makes: it exports its memory and these functions, and imports nothing."""
    found = _read(data)
    _check_imports(found)
    functions = {one.name: one.index for one in found.symbols if one.kind == _A_FUNCTION and one.defined}
    missing = [name for name in exports if name not in functions]
    if missing:
        raise CannotLink(f"not in the object: {', '.join(missing)}")
    top = _FIRST + stack
    heap = _lay_out(found.segments, top)
    table = _Table()
    for kind, places in found.places.items():
        _fill_in(found, kind, places, heap, table)
    offered = [(name, 0, functions[name]) for name in exports]
    pages = -(-heap // _PAGE)
    sections = [
        (_TYPE, bytes(found.sections[_TYPE])),
        (_FUNCTION, bytes(found.sections[_FUNCTION])),
        (_TABLE, _list([bytes([_FUNCTIONS, 0]) + _leb(len(table.functions) + 1)]) if table.functions else b""),
        (_MEMORY, _list([b"\0" + _leb(pages)])),
        (_GLOBAL, _list([bytes([_I32, 1]) + _constant(top)])),
        (_EXPORT, _list([_named(name, kind, index) for name, kind, index in [("memory", 2, 0), *offered]])),
        (_ELEMENT, _list([b"\0" + _constant(1) + _list(map(_leb, table.functions))]) if table.functions else b""),
        (_CODE, bytes(found.sections[_CODE])),
        (_DATA, _list([b"\0" + _constant(one.address) + _sized(bytes(one.data)) for one in found.segments])),
    ]
    return _MAGIC + b"".join(bytes([kind]) + _sized(content) for kind, content in sections if content)


# -- reading ----------------------------------------------------------------------------------------------------------


def _read(data: bytes) -> _Object:
    if not data.startswith(_MAGIC):
        raise CannotLink("not a WebAssembly object")
    found = _Object()
    for number, (kind, part) in enumerate(_Reader(data[len(_MAGIC) :]).parts()):
        found.numbers[number] = kind
        if kind == _CUSTOM:
            _read_custom(part, found)
        else:
            found.sections[kind] = bytearray(part.data)
    for kind, read in ((_IMPORT, _read_import), (_DATA, _read_segment)):
        part = _Reader(bytes(found.sections.get(kind, b"\0")))
        for _ in range(part.number()):
            read(part, found)
    for segment, aligned in zip(found.segments, found.alignments, strict=True):
        segment.aligned = aligned
    return found


def _read_custom(part: _Reader, found: _Object) -> None:
    name = part.name()
    if name == "linking":
        if part.number() != 2:
            raise CannotLink("the object has another format")
        for kind, inner in part.parts():
            if kind == _SYMBOLS:
                found.symbols = [_read_symbol(inner) for _ in range(inner.number())]
            elif kind == _SEGMENTS:
                found.alignments = [_read_alignment(inner) for _ in range(inner.number())]
    elif name.startswith("reloc."):
        section = found.numbers[part.number()]
        found.places[section] = [_read_place(part) for _ in range(part.number())] if section != _CUSTOM else []


def _read_alignment(part: _Reader) -> int:
    _name, power, _flags = part.name(), part.number(), part.number()
    return 1 << power


def _read_symbol(part: _Reader) -> _Symbol:
    kind, flags = part.byte(), part.number()
    defined = not flags & _UNDEFINED
    if kind == _A_DATA:
        name = part.name()
        if not defined:
            return _Symbol(kind, name, defined)
        segment, offset, _size = part.number(), part.number(), part.number()
        return _Symbol(kind, name, defined, segment, offset)
    index = part.number()
    named = kind != _A_SECTION and (defined or flags & _NAMED)
    return _Symbol(kind, part.name() if named else "", defined, index)


def _read_place(part: _Reader) -> _Place:
    way, at, index = part.byte(), part.number(), part.number()
    return _Place(way, at, index, part.signed() if way in _WITH_ADDEND else 0)


def _read_import(part: _Reader, found: _Object) -> None:
    part.name()
    name, kind = part.name(), part.byte()
    found.imports.append((name, kind))
    if kind == 0:  # a function: its type
        part.number()
    elif kind == 1 or kind == 2:  # a table or a memory: its limits
        if kind == 1:
            part.byte()
        most = part.number() & 1
        part.number()
        if most:
            part.number()
    else:  # a global
        part.bytes(2)


def _read_segment(part: _Reader, found: _Object) -> None:
    if part.number() != 0 or part.byte() != _CONSTANT:
        raise CannotLink("data of an unknown kind")
    part.signed()
    part.byte()
    size = part.number()
    found.segments.append(_Segment(bytearray(part.bytes(size))))


def _check_imports(found: _Object) -> None:
    """An object always imports its memory; the stack pointer and the table as far as it uses them."""
    foreign = [name for name, kind in found.imports if kind == 0]
    foreign += [name for name, kind in found.imports if kind == 3 and name != _STACK]
    foreign += [one.name for one in found.symbols if one.kind == _A_DATA and not one.defined and one.name != HEAP]
    if foreign:
        raise CannotLink(f"compiled rules would need from outside: {', '.join(sorted(foreign))}")


# -- filling in -------------------------------------------------------------------------------------------------------


def _lay_out(segments: Sequence[_Segment], begin: int) -> int:
    """Give every segment its address; where free memory begins."""
    at = begin
    for one in segments:
        at = one.address = -(-at // one.aligned) * one.aligned
        at += len(one.data)
    return -(-at // 16) * 16


@dataclass
class _Table:
    """The functions whose addresses are taken: a function is known by its place here, counted from 1."""

    functions: list[int] = field(default_factory=list)

    def place(self, function: int) -> int:
        if function not in self.functions:
            self.functions.append(function)
        return self.functions.index(function) + 1


def _leb(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def _padded(value: int) -> bytes:
    """A number in five bytes, as objects leave room for."""
    return bytes([*((value >> shift & 0x7F) | 0x80 for shift in (0, 7, 14, 21)), value >> 28 & 0x0F])


def _padded_signed(value: int) -> bytes:
    return bytes([*((value >> shift & 0x7F) | 0x80 for shift in (0, 7, 14, 21)), value >> 28 & 0x7F])


def _word(value: int) -> bytes:
    return value.to_bytes(4, "little")


#: How a place is filled in, by its number in the conventions: what is written there, and how.
_WAYS: dict[int, tuple[str, Callable[[int], bytes]]] = {
    0: ("function", _padded),
    1: ("table", _padded_signed),
    2: ("table", _word),
    3: ("address", _padded),
    4: ("address", _padded_signed),
    5: ("address", _word),
    6: ("type", _padded),
    7: ("global", _padded),
    20: ("first", _padded),
}
_WITH_ADDEND = (3, 4, 5, 8, 9, 11, 14, 15, 16, 17)


def _fill_in(found: _Object, section: int, places: Sequence[_Place], heap: int, table: _Table) -> None:
    starts = _starts(found) if section == _DATA else []
    for one in places:
        if one.way not in _WAYS:
            raise CannotLink(f"a place is to be filled in an unknown way: {one.way}")
        what, write = _WAYS[one.way]
        written = write(_value(found, what, one, heap, table))
        target, at = found.sections[section], one.at
        if section == _DATA:
            number = max(number for number, start in enumerate(starts) if start <= at)
            target, at = found.segments[number].data, at - starts[number]
        target[at : at + len(written)] = written


def _value(found: _Object, what: str, one: _Place, heap: int, table: _Table) -> int:
    if what == "type":
        return one.index
    symbol = found.symbols[one.index]
    match what:
        case "table":
            return table.place(symbol.index)
        case "address":
            begin = heap if not symbol.defined else found.segments[symbol.index].address + symbol.offset
            return begin + one.plus
        case "first":
            return 0
    return symbol.index


def _starts(found: _Object) -> list[int]:
    """Where the content of each segment begins in its section."""
    part = _Reader(bytes(found.sections[_DATA]))
    starts = []
    for _ in range(part.number()):
        part.number(), part.byte(), part.signed(), part.byte()
        size = part.number()
        starts.append(part.at)
        part.bytes(size)
    return starts


def is_whole(module: bytes) -> bool:
    """Whether this is a module from its first section to the end of its last one."""
    reader = _Reader(module)
    if reader.bytes(len(_MAGIC)) != _MAGIC or not reader.more:
        return False
    try:
        while reader.more:
            reader.byte()
            reader.bytes(reader.number())
    except IndexError:
        return False
    return reader.at == len(module)


# -- writing ----------------------------------------------------------------------------------------------------------


def _sized(content: bytes) -> bytes:
    return _leb(len(content)) + content


def _list(parts: Sequence[bytes] | Iterator[bytes]) -> bytes:
    found = list(parts)
    return _leb(len(found)) + b"".join(found)


def _named(name: str, kind: int, index: int) -> bytes:
    return _sized(name.encode()) + bytes([kind]) + _leb(index)


def _constant(value: int) -> bytes:
    """An address as an instruction, which is signed."""
    out = bytearray([_CONSTANT])
    while not -64 <= value < 64:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F, _END])
