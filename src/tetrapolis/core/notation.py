"""Actions with names instead of numbers, and how people write them: declared once, spelt and read by one function each.

    @dataclass(frozen=True)
    class Build(Action, notation="build {card}[ {to_left},{to_right}]"):
        card: Annotated[str, Words(CARDS)]
        to_left: int = 0
        to_right: int = 0

What stands in brackets is left out when all its members have their defaults; `{place:02}` has at least two digits. A
member with words is named by them in the notation; as a member it is the word itself (`str`) or its number (`int`).

Rules know an action as a record: `explain` fills it from an id, `number` finds the id (see `contract.Rules`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from types import UnionType
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from .kernel import wide
from .letters import DIGITS, write_number, write_text
from .memory import BLOCK, Bytes, Numbers, peek
from .numbers import integer
from .playout import supplied_by_bind
from .records import NONE, Array, Int16, Int32, Record, dtype_of, once, room, zeros
from .shapes import Texts
from .state import Header

Ids = npt.NDArray[np.int32]

MEMBERS = 4  # the most that an action has
_MOST = 1 << 31
_PIECES = re.compile(r"\{(\w+)(?::0(\d))?\}|\[([^]]*)\]|([^{\[]+)")


_BEGIN, _END, _COMMA, _QUOTE = ord("["), ord("]"), ord(","), ord('"')


class ActionRecord(Record):
    """An action as rules know it: its kind and the numbers of its members, in the order of the declaration."""

    kind: Int16
    numbers: Array[Int32] = room(MEMBERS)


_DTYPE = dtype_of(ActionRecord)


class Words(tuple[str, ...]):
    """The words that the numbers of a member stand for."""

    __slots__ = ()


class Action:
    """The base of all typed actions. `str(action)` is its notation, the same in every language."""

    notation: ClassVar[str]

    def __init_subclass__(cls, notation: str) -> None:
        cls.notation = notation

    def __str__(self) -> str:
        kind = _kind(type(self))
        return kind.spell(kind.numbers(self))


@dataclass(frozen=True)
class _Member:
    """A member of a typed action."""

    name: str
    words: tuple[str, ...]
    named: bool  # as a member it is the word, not its number
    maybe: bool
    default: int | None  # as a number

    def number(self, value: Any) -> int | None:
        """The number of a value; None if it has none."""
        if value is None:
            return NONE if self.maybe else None
        if self.named:
            return self.words.index(value) if isinstance(value, str) and value in self.words else None
        found = integer(value) if not isinstance(value, str | bool) else None
        if found is None or not (0 <= found < len(self.words) if self.words else -_MOST <= found < _MOST):
            return None
        return found

    def value(self, number: int) -> Any:
        if self.maybe and number == NONE:
            return None
        return self.words[number] if self.named else number


@dataclass(frozen=True)
class _Piece:
    """A piece of a notation: a member with its least number of digits, a text, or what may be left out."""

    member: int = NONE
    digits: int = 0
    text: str = ""
    optional: tuple["_Piece", ...] = ()


class _Kind:
    """A kind of action as it was declared."""

    def __init__(self, declared: type[Any]) -> None:
        self.declared = declared
        self.members = tuple(_members(declared))
        self._places = {member.name: place for place, member in enumerate(self.members)}
        self.pieces = tuple(self._split(declared.notation))
        self.pattern = re.compile(self._pattern(self.pieces), re.IGNORECASE)
        self._said = [(self.pattern.groupindex[member.name] - 1, _numbers_of(member.words)) for member in self.members]
        self._defaults = [member.default or 0 for member in self.members]

    def _split(self, notation: str) -> Iterator[_Piece]:
        for name, digits, optional, text in _PIECES.findall(notation):
            if name:
                yield _Piece(self._places[name], int(digits or 0))
            elif optional:
                yield _Piece(optional=tuple(self._split(optional)))
            else:
                yield _Piece(text=text)

    def numbers(self, action: object) -> list[int | None]:
        """The number of every member; None for a value that has none."""
        return [member.number(getattr(action, member.name)) for member in self.members]

    def left_out(self, piece: _Piece) -> list[tuple[int, int]]:
        """The members of an optional piece, with the numbers for which it is left out."""
        places = [inner.member for inner in piece.optional if inner.member != NONE]
        return [(place, self.members[place].default or 0) for place in places]

    def spell(self, numbers: Sequence[int | None]) -> str:
        return "".join(self._spelt(self.pieces, numbers))

    def _spelt(self, pieces: Sequence[_Piece], numbers: Sequence[int | None]) -> Iterator[str]:
        for piece in pieces:
            if piece.optional:
                if any(numbers[place] != default for place, default in self.left_out(piece)):
                    yield from self._spelt(piece.optional, numbers)
            elif piece.member == NONE:
                yield piece.text
            else:
                words, number = self.members[piece.member].words, numbers[piece.member]
                yield words[number] if words and number is not None else _padded(number, piece.digits)

    def _pattern(self, pieces: Sequence[_Piece]) -> str:
        found = ""
        for piece in pieces:
            if piece.optional:
                found += f"(?:{self._pattern(piece.optional)})?"
            elif piece.member == NONE:
                found += _loose(piece.text)
            else:
                member = self.members[piece.member]
                words = "|".join(map(_loose, sorted(member.words, key=len, reverse=True)))
                found += f"(?P<{member.name}>{words or '-?[0-9]{1,9}'})"
        return found

    def read(self, text: str) -> list[int] | None:
        """The numbers of the action that a text names; None if it names none of this kind."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        numbers, texts = self._defaults.copy(), found.groups()
        for place, (group, words) in enumerate(self._said):
            if (said := texts[group]) is not None:
                numbers[place] = words[" ".join(said.lower().split())] if words else int(said)
        return numbers

    def typed(self, numbers: Sequence[int]) -> Any:
        """The action with these numbers."""
        return self.declared(*(member.value(one) for member, one in zip(self.members, numbers, strict=False)))


def _numbers_of(words: Sequence[str]) -> dict[str, int]:
    """The number of each word, in small letters."""
    return {word.lower(): number for number, word in reversed(tuple(enumerate(words)))}


def _padded(number: int | None, digits: int) -> str:
    return str(number) if number is None else f"{'-' if number < 0 else ''}{abs(number):0{digits}}"


def _loose(text: str) -> str:
    """A pattern for a text: around signs there may be space, between words there must be."""
    tight = re.sub(r"\s*([^\w\s])\s*", r"\1", text)
    return "".join(_looser(sign) for sign in tight)


def _looser(sign: str) -> str:
    if sign.isspace():
        return r"\s+"
    return re.escape(sign) if sign.isalnum() else rf"\s*{re.escape(sign)}\s*"


def _members(declared: type[Any]) -> Iterator[_Member]:
    hints = get_type_hints(declared, include_extras=True)
    for one in fields(declared):
        hint, words = hints[one.name], ()
        if get_origin(hint) is Annotated:
            hint, words = get_args(hint)
        maybe = isinstance(hint, UnionType)
        base = get_args(hint)[0] if maybe else hint
        member = _Member(one.name, words, base is str, maybe, None)
        yield member if one.default is MISSING else replace(member, default=member.number(one.default))


@once
def _kind(declared: type[Any]) -> _Kind:
    return _Kind(declared)


TEXT, NUMBER, WORD, SKIP, END = range(5)


class Notation:
    """The kinds of actions of a game in the order of their numbers, and an example for people who mistype."""

    def __init__(self, *declared: type[Any], example: str) -> None:
        self.kinds = tuple(map(_kind, declared))
        self.example = example
        self._numbers = {one: number for number, one in enumerate(declared)}
        self._texts = Texts(quoted=False)
        self._program: list[int] = [0] * len(declared)
        for number, kind in enumerate(self.kinds):
            self._program[number] = len(self._program)
            self._add(kind, kind.pieces)
            self._program.append(END)
        self.program = np.array(self._program, np.int64)
        self.texts, self.starts = self._texts.frozen()
        self.most = max(map(self._longest, self.kinds)) + 3  # with quotes and a comma

    def _add(self, kind: _Kind, pieces: Sequence[_Piece]) -> None:
        for piece in pieces:
            if piece.optional:
                left_out = kind.left_out(piece)
                self._program += [SKIP, len(left_out), *(number for pair in left_out for number in pair), 0]
                jump = len(self._program) - 1
                self._add(kind, piece.optional)
                self._program[jump] = len(self._program)
            elif piece.member == NONE:
                self._program += [TEXT, self._texts.add(piece.text)]
            elif words := kind.members[piece.member].words:
                self._program += [WORD, piece.member, self._texts.add(*words)]
            else:
                self._program += [NUMBER, piece.member, piece.digits]

    def room(self, count: int) -> int:
        """The letters that a list of so many actions may need in order to be written."""
        return 2 + count * self.most + BLOCK

    def _longest(self, kind: _Kind) -> int:
        literal = len(kind.declared.notation)
        return literal + sum(max(map(len, member.words), default=DIGITS) for member in kind.members)

    def read(self, text: str) -> tuple[int, list[int]] | None:
        """The kind of the action that a text names, and the numbers of its members; None if there is none."""
        words = text.strip()
        for kind, one in enumerate(self.kinds):
            if (numbers := one.read(words)) is not None:
                return kind, numbers
        return None

    def typed(self, a: Any) -> Any:
        """The action of a record, with names."""
        return self.kinds[int(a.kind)].typed(a.numbers.tolist())

    def numbers(self, action: object) -> tuple[int, list[int | None]] | None:
        """The kind of a typed action, and the numbers of its members; None if it is none."""
        kind = self._numbers.get(type(action))
        return None if kind is None else (kind, self.kinds[kind].numbers(action))


def new_actions(count: int) -> Any:
    """Records for actions."""
    return zeros(count, _DTYPE)


def written(kind: int, numbers: Sequence[int | None]) -> Any:
    """An action as a record, in an array of one."""
    records = new_actions(1)
    records[0].kind = kind
    records[0].numbers[: len(numbers)] = numbers
    return records


number = count = explain = supplied_by_bind


def find(s: Header, a: ActionRecord, again: ActionRecord) -> int:
    """The id of an action: of the one whose meaning, written to `again`, is just this; NONE if there is none."""
    found = number(s, a)
    if found < 0 or found >= count(s):
        return NONE
    explain(s, found, again)
    if again.kind != a.kind:
        return NONE
    for i in range(len(a.numbers)):
        if again.numbers[i] != a.numbers[i]:
            return NONE
    return wide(found)


def write_notations(
    s: Header, actions: Ids, explained: Any, program: Numbers, texts: Bytes, starts: Numbers, out: Bytes
) -> int:
    """Actions as a list of texts in JSON; how many letters it has. `explained` has room for one.

    Notations have no signs that JSON would escape. All is done in this one function, for the reason that `shapes.write`
    has.
    """
    a = explained[0]
    out[0] = _BEGIN
    size = 1
    for i in range(len(actions)):
        a.kind = 0
        for place in range(MEMBERS):
            a.numbers[place] = 0
        explain(s, wide(actions[i]), a)
        if i > 0:
            out[size] = _COMMA
            size += 1
        out[size] = _QUOTE
        size += 1
        node = peek(program, wide(a.kind))
        piece = peek(program, node)
        while piece != END:
            said = peek(program, node + 1)
            if piece == TEXT:
                size = write_text(texts, starts, said, out, size)
                node += 2
            elif piece == NUMBER:
                size = write_number(wide(a.numbers[said]), peek(program, node + 2), out, size)
                node += 3
            elif piece == WORD:
                size = write_text(texts, starts, peek(program, node + 2) + wide(a.numbers[said]), out, size)
                node += 3
            else:  # SKIP: `said` members, each with the number for which what follows is left out
                members = node + 2
                node = peek(program, members + 2 * said)
                for one in range(said):
                    if a.numbers[peek(program, members + 2 * one)] != peek(program, members + 2 * one + 1):
                        node = members + 2 * said + 1
                        break
            piece = peek(program, node)
        out[size] = _QUOTE
        size += 1
    out[size] = _END
    return size + 1
