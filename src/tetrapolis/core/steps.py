"""Choices that are a set, made step by step, and written as one text."""

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class StepSet:
    """How such a choice is written. For tiles that are returned:

        steps        aside blue 12, aside red 4, done
        as one text  return red 4 blue 12, or `return nothing`; aside red 4 blue 12, as long as it is not done

    Words are in lower case; in the text they stand in the order of their numbers.
    """

    part: str
    end: str
    whole: str
    none: str
    words: tuple[str, ...]

    def split(self, text: str) -> list[str]:
        """The steps of a text, in which commas may stand between the words; any other text is one action."""
        said = " ".join(text.lower().split())
        if said == self.none:
            return [self.end]
        found = self._pattern.fullmatch(said)
        if found is None:
            return [text]
        steps = [f"{self.part} {word}" for word in re.findall(self._word, found[2])]
        return [*steps, self.end] if found[1] == self.whole else steps

    def join(self, steps: Sequence[str]) -> str:
        """The text of some steps: however they were ordered, the same set is the same text."""
        first, last = steps[0], steps[-1]
        if first != self.end and not first.startswith(f"{self.part} "):
            return first
        words = [one.removeprefix(f"{self.part} ") for one in steps if one != self.end]
        if not words:
            return self.none
        return " ".join((self.whole if last == self.end else self.part, *sorted(words, key=self.words.index)))

    def complete(self, step: str) -> str:
        """The text of a whole choice that consists of one step; any other action as it is."""
        return self.join([step, self.end])

    @functools.cached_property
    def _word(self) -> str:
        return "|".join(map(re.escape, sorted(self.words, key=len, reverse=True)))

    @functools.cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(rf"({re.escape(self.whole)}|{re.escape(self.part)})((?:(?: |, ?)(?:{self._word}))+)")
