"""Make what the page knows of every game anew, or check that it is current: view.ts and shape.ts from the
declared view, manifest.ts from all that does not change while the game is played, layout.ts for its engine; and
examples for its tests.

python scripts/typescript.py [--check]
"""

import base64
import itertools
import json
import os
import random
import sys
import textwrap
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
import numpy as np

os.environ["TETRAPOLIS_PLANS"] = "none"  # nobody's own boards

from tetrapolis.core.events import Event
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.records import Array, Many, Maybe, Member, Record, dtype_of, members, zeros
from tetrapolis.core.registry import find, names
from tetrapolis.core.sentences import SentenceRecord
from tetrapolis.layout import Layout, layout_of
from tetrapolis.manifest import Manifest, manifest_of
from tetrapolis.server.messages import event_line
from tetrapolis.text import LANGUAGES, texts

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
_EXAMPLE_AFTER = 24  # decisions of a match
_EXAMPLES = 4  # of every kind of sentence
_MOST_WORDS = 12  # more of them are just texts


def view_source(game: Game) -> str:
    """The types of a game's view, the parts before the whole; and the lists of words that it names."""
    made = _Types()
    made.record(game.spec.view)
    head = _head(f"What a seat may know of {game.name}.", "the game's view.py")
    return head + "\n".join([*made.constants.values(), *made.types.values()])


def shape_source(game: Game) -> str:
    """How a view is read from its bytes: what `readRecord` of the page's lib/records.ts takes."""
    shape = game.view_shape
    texts = [msgspec.json.decode(shape.texts[a:b].tobytes()) for a, b in itertools.pairwise(shape.starts)]
    parts = {"size": dtype_of(game.spec.view).itemsize, "program": shape.program.tolist(), "texts": texts}
    return (
        _head(f"How a view of {game.name} lies in memory.", "the game's view.py")
        + 'import type { Shape } from "../../lib/records";\n'
        + 'import type { View } from "./view";\n\n'
        + f"export const SHAPE: Shape<View> = {_data(parts)};\n"
    )


def example_source(game: Game) -> str:
    """A view as bytes and as JSON, to show that the page reads them alike."""
    match = Match(game.name, game.spec.seat_counts[-1], seed=7)
    chance = random.Random(7)
    for _ in range(_EXAMPLE_AFTER):
        match.play(chance.choice(match.view(match.pending[0]).choices), match.pending[0])
    seat = match.pending[0]
    seen = game.look(match.state, seat)
    bytes_ = base64.b64encode(seen.tobytes()).decode()
    return json.dumps({"bytes": bytes_, "view": game.view(match.state, seat)}, ensure_ascii=False) + "\n"


def sentences_source(game: Game) -> str:
    """Events and sentences about actions as numbers and in words, to show that the page tells them alike."""
    chance, face = random.Random(7), game.face
    events = [
        Event(kind.name, chance.randrange(-1, 3), numbers)
        for kind in face.event_kinds
        for numbers in [*(_drawn(game, kind.numbers, chance) for _ in range(_EXAMPLES) if kind.numbers), {}]
    ]
    codes = {kind.name: code for code, kind in enumerate(face.event_kinds)}
    actions = []
    for code, kind in enumerate(face.sentences):
        for _ in range(_EXAMPLES if kind.numbers else 1):
            told = zeros(1, dtype_of(SentenceRecord))[0]
            numbers = list(_drawn(game, kind.numbers, chance).values())
            told.kind = code
            told.numbers[: len(numbers)] = numbers
            said = {lang: face.say(told, texts(lang, face.locale)) for lang in LANGUAGES}
            actions.append({"kind": code, "numbers": told.numbers.tolist(), "said": said})
    examples = {
        "events": [
            {"kind": codes[one.kind], "numbers": [*one.numbers.values()], "line": event_line(game, one)}
            for one in events
        ],
        "actions": actions,
    }
    return json.dumps(msgspec.to_builtins(examples), ensure_ascii=False) + "\n"


def _drawn(game: Game, names: Sequence[str], chance: random.Random) -> dict[str, int]:
    """Numbers that an event or a sentence could have."""
    sets = {name: said for listing in game.face.lists.values() for name, said in listing.items()}
    numbers = {}
    for name in names:
        if name in game.face.vocabulary:
            numbers[name] = chance.randrange(len(game.face.vocabulary[name]))
        elif isinstance(said := sets.get(name), tuple):
            numbers[name] = 1 << chance.randrange(len(said)) | chance.getrandbits(len(said))
        else:
            numbers[name] = chance.randrange(4)
    return numbers


def manifest_types() -> str:
    """What the manifests of all games have."""
    made = _Structs()
    made.type_of(Manifest)
    return _head("What the page knows of a game.", "src/tetrapolis/manifest.py") + "\n".join(made.types.values())


def manifest_source(game: Game) -> str:
    """All that does not change while a game is played: data, and the types of its components."""
    made = _Structs()
    box = "null" if game.face.box is None else made.type_of(type(game.face.box))
    head = _head(f"What there is to know of {game.name} before it is played.", "the game's game.py and box.py")
    head += 'import type { Manifest } from "../manifest";\n\n'
    data = _data(msgspec.to_builtins(manifest_of(game), str_keys=True))
    return head + "\n".join([*made.types.values(), f"export const MANIFEST: Manifest & {{ box: {box} }} = {data};\n"])


def layout_types() -> str:
    """What the layouts of all games have."""
    made = _Structs()
    made.type_of(Layout)
    return _head("What is known of an engine.", "src/tetrapolis/layout.py") + "\n".join(made.types.values())


def layout_source(game: Game) -> str:
    """Where everything lies in the memory of a game's engine."""
    head = _head(f"Where the engine of {game.name} has everything.", "the game's state.py and actions.py")
    data = _data(msgspec.to_builtins(layout_of(game), str_keys=True))
    return head + f'import type {{ Layout }} from "../../engine/layout";\n\nexport const LAYOUT: Layout = {data};\n'


def _head(what: str, source: str) -> str:
    return f"/** {what} Made by scripts/typescript.py from {source}: do not edit. */\n"


def _data(found: Any, depth: int = 2) -> str:
    """Data as it is written in a source: what lies deep, on one line."""
    if depth and isinstance(found, dict) and found:
        inside = [f"{msgspec.json.encode(name).decode()}: {_data(part, depth - 1)}" for name, part in found.items()]
        return "{" + _lines(inside) + "}"
    if depth and isinstance(found, list) and found and isinstance(found[0], dict | list):
        return "[" + _lines([_data(part, 0) for part in found]) + "]"
    return msgspec.json.encode(found).decode()


def _lines(parts: Sequence[str]) -> str:
    return "\n" + textwrap.indent("".join(f"{part},\n" for part in parts), "  ")


class _Structs:
    """TypeScript of msgspec's structs."""

    def __init__(self) -> None:
        self.types: dict[type, str] = {}

    def type_of(self, declared: Any) -> str:
        origin, inside = get_origin(declared), get_args(declared)
        if declared in (str, int, float, bool, None, types.NoneType, Any):
            plain = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
            return plain.get(declared, "null")
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in inside)
        if origin in (Union, types.UnionType):
            return " | ".join(map(self.type_of, inside))
        if origin is dict:
            return f"Record<{self.type_of(inside[0])}, {self.type_of(inside[1])}>"
        if origin is tuple and inside[-1] is not Ellipsis:
            return f"[{', '.join(map(self.type_of, inside))}]"
        if origin in (list, tuple):
            item = self.type_of(inside[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        return self._struct(declared)

    def _struct(self, declared: Any) -> str:
        if declared not in self.types:
            self.types[declared] = ""  # it may name itself
            words = textwrap.dedent(declared.__doc__ or "").strip()
            lines = [f"/** {words} */", f"export interface {declared.__name__} {{"]
            tag = declared.__struct_config__.tag
            lines += [f'  type: "{tag}";'] if tag else []
            for field in msgspec.structs.fields(declared):
                maybe = "?" if declared.__struct_config__.omit_defaults and not field.required else ""
                lines.append(f"  {field.encode_name}{maybe}: {self.type_of(field.type)};")
            made = "\n".join([*lines, "}"]) + "\n"
            del self.types[declared]  # after its parts
            self.types[declared] = made
        return str(declared.__name__)


class _Types:
    """TypeScript of records."""

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
        if one.part is not None and one.kind is Many and one.detail.some:
            return self._keyed(one.part)
        if one.kind is Array and one.detail.keys:
            record = f"Record<{self._words(owner, one.detail.keys)}, {item}>"
            return f"Partial<{record}>" if one.detail.some else record
        if one.kind is Many:
            return many
        return many + "[]" * (len(one.detail.shape) - 1) if one.kind is Array else item

    def _keyed(self, part: type[Record]) -> str:
        key, *others = members(part)
        words = self._words(part, key.detail.words)
        value = self.member(part, others[0]) if len(others) == 1 else f'Omit<{self.record(part)}, "{key.name}">'
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


def _sources() -> Iterator[tuple[Path, str]]:
    yield GAMES / "manifest.ts", manifest_types()
    yield GAMES.parent / "engine" / "layout.ts", layout_types()
    for name in names():
        yield GAMES / name / "view.ts", view_source(find(name))
        yield GAMES / name / "shape.ts", shape_source(find(name))
        yield GAMES / name / "shape-example.json", example_source(find(name))
        yield GAMES / name / "sentence-examples.json", sentences_source(find(name))
        yield GAMES / name / "manifest.ts", manifest_source(find(name))
        yield GAMES / name / "layout.ts", layout_source(find(name))


def main() -> None:
    old = []
    for place, made in _sources():
        if "--check" not in sys.argv:
            place.write_text(made, encoding="utf-8")
        elif not place.exists() or place.read_text(encoding="utf-8") != made:
            old.append(str(place.relative_to(GAMES.parent)))
    if old:
        sys.exit(f"not made from the games as they are: {', '.join(old)}; run python scripts/typescript.py")


if __name__ == "__main__":
    main()
