"""Sentences as numbers: rules tell which kind of sentence and its numbers, locale files say it.

What numbers stand for is declared: one number for a word of the vocabulary, several for a list of words.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tetrapolis.text import Texts

from .records import Array, Int16, Int32, Record, room
from .state import NUMBERS


class SentenceRecord(Record):
    """A sentence as rules tell it: its kind and its numbers, in the order of the declaration."""

    kind: Int16
    numbers: Array[Int32] = room(NUMBERS)


class SentenceKind(NamedTuple):
    """A kind of sentence: the key of its message and the names of its numbers."""

    key: str
    numbers: tuple[str, ...] = ()


class Phrase(NamedTuple):
    """A message key with what the message needs: a number or letter, and numbers or other phrases by name.

    Several in a list say more than one.
    """

    key: str
    detail: int | str | None = None
    more: tuple["Phrase", ...] = ()
    parts: tuple[tuple[str, "int | Phrase"], ...] = ()

    def say(self, speak: Texts) -> str:
        details = {} if self.detail is None else {"detail": self.detail}
        parts = {name: part.say(speak) if isinstance(part, Phrase) else part for name, part in self.parts}
        said = speak(self.key, **details, **parts)
        return ", ".join([said, *(other.say(speak) for other in self.more)])


def phrase_of(key: str, **parts: int | Phrase) -> Phrase:
    """A phrase that is made of others."""
    return Phrase(key, parts=tuple(parts.items()))


def listed(phrases: Sequence[Phrase]) -> Phrase:
    """Phrases, at least one, as a list."""
    first, *more = phrases
    return first._replace(more=tuple(more))


#: A list of words by the numbers that it is made of. A key stands for an amount, left out if there is none; phrases
#: stand for the bits of a set.
Listing = Mapping[str, str | tuple[Phrase, ...]]


def words_in(listing: Listing, numbers: Mapping[str, int]) -> list[Phrase]:
    """What a list holds; nothing in a sentence that lacks one of its numbers."""
    if not listing.keys() <= numbers.keys():
        return []
    words = list[Phrase]()
    for name, said in listing.items():
        number = numbers[name]
        if isinstance(said, str):
            words += [Phrase(said, number)] if number else []
        else:
            words += [phrase for bit, phrase in enumerate(said) if number >> bit & 1]
    return words
