"""Records, declared as classes: from one declaration follow the dtype that Numba sees, the names that type checkers and
editors know, the JSON that programs get (`shapes`), and the TypeScript type and reader of the page.

    class Tile(Record):
        number: Int8                            a number of that width
        colour: Int8 = word(COLOURS)            a number that stands for a word
        owner: Int8 = number(maybe=True)        NONE stands for nothing

    class City(Record):
        tiles: Many[Tile] = up_to(30)           a list: how many there are, and room for the most
        grid: Array[Int8] = room(64, 64)        all of them, always
        points: Array[Int16] = by(CATEGORIES)   one for each word

A class is never instantiated: what rules get is one element of an array with its dtype.
"""

import functools
import operator
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import numpy as np
import numpy.typing as npt

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

#: Nothing, nobody, nowhere: in fields that say so, and by custom in the others.
NONE = -1

_TAKEN = ("data", "dtype", "item", "tobytes", "view")

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
UInt8 = Annotated[int, np.uint8]
Flag = Annotated[int, np.bool_]  # in JSON true and false


def once(function: F) -> F:
    """functools.cache, for functions of a class: mypy takes classes for unhashable."""
    return functools.cache(function)  # type: ignore[return-value]


class Record:
    """The base of all declarations. In JSON it is an object; a "row", an array; or "bare", its only member itself."""

    _form: Literal["object", "row", "bare"] = "object"

    def __init_subclass__(cls, form: Literal["object", "row", "bare"] = "object") -> None:
        cls._form = form


if TYPE_CHECKING:

    class Array(np.ndarray[Any, Any], Generic[T]):
        """What rules see of an array in a record."""

        @overload  # type: ignore[override]
        def __getitem__(self, at: int | np.integer[Any] | tuple[int | np.integer[Any], ...]) -> T: ...
        @overload
        def __getitem__(self, at: Any) -> npt.NDArray[Any]: ...
        def __getitem__(self, at: Any) -> Any: ...
        def __iter__(self) -> Iterator[T]: ...  # type: ignore[override]

    class Many(Generic[T]):
        """What rules see of a list in a record: the first `count` of its items are there."""

        count: int
        items: Array[T]

    class Maybe(Generic[T]):
        """What rules see of a part that may be missing."""

        there: int
        it: T

else:

    class Array(Generic[T]):
        """See above."""

    class Many(Generic[T]):
        """See above."""

    class Maybe(Generic[T]):
        """See above."""


@dataclass(frozen=True)
class Detail:
    """What a declaration says besides the type of a member."""

    shape: tuple[int, ...] = ()
    words: tuple[str, ...] | str = ()  # of a number; one text: the name of a vocabulary that the game has
    keys: tuple[str, ...] | str = ()  # of an array: its places
    maybe: bool = False
    some: bool = False  # of an array with keys: only what is not zero is told


def number(*, maybe: bool) -> Any:
    """A number; with `maybe`, NONE stands for nothing."""
    return Detail(maybe=maybe)


def word(words: Sequence[str] | str, *, maybe: bool = False) -> Any:
    """A number that stands for one of these words, or of the vocabulary of the game with this name."""
    return Detail(words=words if isinstance(words, str) else tuple(words), maybe=maybe)


def room(*shape: int, words: Sequence[str] | str = (), maybe: bool = False) -> Any:
    """The size of an array; its numbers may stand for words."""
    return Detail(shape=shape, words=words if isinstance(words, str) else tuple(words), maybe=maybe)


def up_to(most: int, *, words: Sequence[str] | str = (), maybe: bool = False) -> Any:
    """The most that a list can hold; its numbers may stand for words."""
    return Detail(shape=(most,), words=words if isinstance(words, str) else tuple(words), maybe=maybe)


def by(keys: Sequence[str], *, some: bool = False, maybe: bool = False) -> Any:
    """An array with a place for each of some words; with `some`, JSON has only what is not zero."""
    return Detail(shape=(len(keys),), keys=tuple(keys), some=some, maybe=maybe)


def keyed(most: int) -> Any:
    """A list whose items begin with a word: in JSON, the key under which the rest of the item stands."""
    return Detail(shape=(most,), some=True)


@dataclass(frozen=True)
class Member:
    """A member of a record as it was declared: of a number `part` is None."""

    name: str
    kind: type  # a NumPy integer or bool, Array, Many, Maybe or Record
    scalar: Any = None
    part: type[Record] | None = None
    detail: Detail = field(default_factory=Detail)


@once
def members(declared: type[Record]) -> tuple[Member, ...]:
    """What a class declares, in order; members of a base first, at the place where the base has them."""
    found = []
    for name, hint in get_type_hints(declared, include_extras=True).items():
        if name == "_form":
            continue
        said = getattr(declared, name, None)
        detail = said if isinstance(said, Detail) else Detail()
        outer = get_origin(hint)
        inner = get_args(hint)[0] if outer in (Array, Many, Maybe) else hint
        if isinstance(inner, type) and issubclass(inner, Record):
            kind = outer or Record
            found.append(Member(name, kind, None, inner, detail))
        else:
            scalar = get_args(inner)[1]
            kind = outer if outer in (Array, Many) else scalar
            found.append(Member(name, kind, scalar, None, detail))
    return tuple(found)


def item_dtype(one: Member) -> np.dtype[Any]:
    """The layout of a number or part, or of one item of an array or list."""
    return plain_dtype(one.part) if one.part is not None else np.dtype(one.scalar)


def member_dtype(one: Member) -> np.dtype[Any]:
    """The layout of a member."""
    item = item_dtype(one)
    if one.kind is Many:
        return np.dtype([("count", np.int16), ("items", item, one.detail.shape)], align=True)
    if one.kind is Maybe:
        return np.dtype([("there", np.int8), ("it", item)], align=True)
    return np.dtype((item, one.detail.shape)) if one.kind is Array else item


@once
def plain_dtype(declared: type[Record]) -> np.dtype[Any]:
    """The layout of a record, aligned as C would; only the whole gets attributes (`dtype_of`)."""
    layout = [(one.name, member_dtype(one)) for one in members(declared)]
    shadowed = [name for name, _ in layout if name in _TAKEN]
    if shadowed:
        raise ValueError(f"records need these attributes of NumPy for themselves: {shadowed}")
    return np.dtype(layout, align=True)


@once
def dtype_of(declared: type[Record]) -> np.dtype[Any]:
    """The dtype of a record whose fields can be read as attributes, compiled or not."""
    return _with_attributes(plain_dtype(declared))


def zeros(count: int, dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Empty records. (np.zeros clears field by field.)"""
    return np.ndarray(count, dtype, np.zeros(count * dtype.itemsize, np.uint8))


def _with_attributes(plain: np.dtype[Any]) -> np.dtype[Any]:
    """What np.record gives, but several times faster to read, and to hand to compiled code, which asks for `data`."""
    plainest = np.dtype((np.uint8, (plain.itemsize,)))
    readers: dict[str, Any] = {"__slots__": (), "data": property(lambda record: record.getfield(plainest))}
    for name in plain.names or ():
        part = plain[name].base
        read = _part(name, _with_attributes(part)) if part.names else operator.itemgetter(name)
        readers[name] = property(read, _writer(name))
    return np.dtype((type("Record", (np.void,), readers), plain))


def _part(name: str, dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    return lambda record: record[name].view(dtype)


def _writer(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write
