"""Make the page's view.ts of every game anew from its declared view, or check that they are current.

python scripts/views.py [--check]
"""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from tetrapolis.core.game import Game
from tetrapolis.core.records import Array, Many, Maybe, Member, Record, members
from tetrapolis.core.registry import find, names

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
_MOST_WORDS = 12  # more of them are just texts


def source(game: Game) -> str:
    """The types of a game's view, the parts before the whole; and the lists of words that it names."""
    made = _Types()
    made.record(game.view_record)
    head = (
        f"/** What a seat may know of {game.name}. Made by scripts/views.py from the game's view.py: do not edit. */\n"
    )
    return head + "\n".join([*made.constants.values(), *made.types.values()])


class _Types:
    def __init__(self) -> None:
        self.constants: dict[str, str] = {}
        self.types: dict[type[Record], str] = {}

    def record(self, declared: type[Record]) -> str:
        """The name of the type of a record; its declaration is kept."""
        if declared not in self.types:
            lines = list(self._lines(declared))
            self.types[declared] = "\n".join(lines) + "\n"
        return declared.__name__

    def _lines(self, declared: type[Record]) -> Iterator[str]:
        name, found = declared.__name__, members(declared)
        types = [self.member(declared, one) for one in found]
        yield f"/** {textwrap.dedent(declared.__doc__ or '').strip()} */"
        if declared._form == "bare":
            yield f"export type {name} = {types[0]};"
        elif declared._form == "row":
            inside = ", ".join(f"{one.name}: {kind}" for one, kind in zip(found, types, strict=True))
            yield f"export type {name} = [{inside}];"
        else:
            yield f"export interface {name} {{"
            for one, kind in zip(found, types, strict=True):
                yield f"  {one.name}: {kind};"
            yield "}"

    def member(self, owner: type[Record], one: Member) -> str:
        item = self._item(owner, one)
        many = f"({item})[]" if " " in item else f"{item}[]"
        if one.kind is Maybe:
            return f"{item} | null"
        if one.kind is Many and one.detail.some:
            return self._keyed(one)
        if one.kind is Array and one.detail.keys:
            record = f"Record<{self._words(owner, one.detail.keys)}, {item}>"
            return f"Partial<{record}>" if one.detail.some else record
        if one.kind is Many:
            return many
        return many + "[]" * (len(one.detail.shape) - 1) if one.kind is Array else item

    def _keyed(self, one: Member) -> str:
        key, *others = members(one.part)
        words = self._words(one.part, key.detail.words)
        alone = len(others) == 1
        value = self.member(one.part, others[0]) if alone else f'Omit<{self.record(one.part)}, "{key.name}">'
        return f"Record<string, {value}>" if words == "string" else f"Partial<Record<{words}, {value}>>"

    def _item(self, owner: type[Record], one: Member) -> str:
        if one.part is not None:
            return one.part.__name__ if one.kind is Many and one.detail.some else self.record(one.part)
        if one.scalar is np.bool_:
            return "boolean"
        kind = self._words(owner, one.detail.words) if one.detail.words else "number"
        return f"{kind} | null" if one.detail.maybe else kind

    def _words(self, owner: type[Record], words: Sequence[str] | str) -> str:
        """The type of some words: of those that the game's module has a name for, the list is kept as well."""
        if isinstance(words, str) or len(words) > _MOST_WORDS:
            return "string"
        for name, value in vars(sys.modules[owner.__module__]).items():
            if value is words and name.isupper() and name[0] != "_":
                listed = ", ".join(f'"{word}"' for word in words)
                self.constants[name] = f"export const {name} = [{listed}] as const;\n"
                return f"(typeof {name})[number]"
        return " | ".join(f'"{word}"' for word in words)


def main() -> None:
    old = []
    for name in names():
        place = GAMES / name / "view.ts"
        made = source(find(name))
        if "--check" not in sys.argv:
            place.write_text(made, encoding="utf-8")
        elif not place.exists() or place.read_text(encoding="utf-8") != made:
            old.append(str(place.relative_to(GAMES)))
    if old:
        sys.exit(f"not made from the views as they are: {', '.join(old)}; run python scripts/views.py")


if __name__ == "__main__":
    main()
