"""The texts that the page's sources say: the same Fluent messages as in Python, called from Svelte and TypeScript."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PAGE = Path(__file__).parents[2] / "web" / "src"
_SPEAKERS = re.compile(r"\b(?:speak|ofGame|knows|speaker\((?P<game>[^()]*)\))\(")
_STYLE = re.compile(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", re.DOTALL)
_PLAIN_ATTRIBUTE = re.compile(r"""\s[\w:|-]+="[^"{]*\"""")
_STRING = re.compile(r"""(["'])((?:(?!\1)[^\\\n]|\\.)*)\1""")
_TEMPLATE = re.compile(r"`((?:[^`$\\]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)`")
_HOLE = re.compile(r"\$\{[^}]*\}")
_KEY = re.compile(r"[A-Za-z][\w-]*")
_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Call:
    """A call of a speaker: the keys, or patterns of keys, that its first argument may be, and the given details."""

    place: str
    keys: set[str]
    patterns: set[str]
    details: set[str] | None  # None: not to be seen from the source
    of_game: bool


@dataclass
class Spoken:
    """What some sources say."""

    calls: list[Call] = field(default_factory=list)
    strings: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)

    def says(self, key: str) -> bool:
        """Whether the key is named somewhere, as it is or put together."""
        return key in self.strings or any(re.fullmatch(pattern, key) for pattern in self.patterns)


def shell() -> Spoken:
    """The page without its boards."""
    return _read(file for file in _sources(PAGE) if PAGE / "games" not in file.parents)


def board(game: str) -> Spoken:
    return _read(_sources(PAGE / "games" / game))


def _sources(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if (
            file.suffix in (".svelte", ".ts")
            and not file.name.endswith((".test.ts", ".d.ts"))
            and file.stem not in ("schema", "manifest", "shape")  # made by scripts
        ):
            yield file


def _read(files: Iterator[Path]) -> Spoken:
    spoken = Spoken()
    for file in files:
        text = _STYLE.sub("", file.read_text(encoding="utf-8"))
        if file.suffix == ".svelte":
            text = _PLAIN_ATTRIBUTE.sub("", text)
        strings, patterns = _keys_in(text)
        spoken.strings |= strings
        spoken.patterns |= patterns
        for found in _SPEAKERS.finditer(text):
            first, *others = arguments(text, found.end())
            keys, put_together = _keys_in(first)
            spoken.strings |= keys
            spoken.patterns |= put_together
            of_game = "ofGame" in found[0] or bool(found["game"])
            spoken.calls.append(Call(f"{file.name}: {first}", keys, put_together, _names_in(others), of_game))
    return spoken


def _keys_in(text: str) -> tuple[set[str], set[str]]:
    """Strings that could be keys, and patterns of those put together after a beginning that is always the same."""
    strings, patterns = {string for _, string in _STRING.findall(text) if _KEY.fullmatch(string)}, set()
    for template in _TEMPLATE.findall(text):
        if not _HOLE.search(template):
            strings |= {template} if _KEY.fullmatch(template) else set()
        elif _KEY.match(template) and re.fullmatch(r"[\w-]*", _HOLE.sub("", template)):
            patterns.add(_HOLE.sub(r"[\\w-]+", template))
    return strings, patterns


def arguments(text: str, start: int) -> list[str]:
    """The arguments of a call whose bracket ends before `start`."""
    found, begin, place, closing = [], start, start, [")"]
    while closing and place < len(text):
        letter, inside = text[place], closing[-1]
        if inside in "\"'`":
            if letter == "\\":
                place += 1
            elif letter == inside:
                closing.pop()
            elif inside == "`" and text.startswith("${", place):
                closing.append("}")
                place += 1
        elif letter in "\"'`":
            closing.append(letter)
        elif letter in _CLOSING:
            closing.append(_CLOSING[letter])
        elif letter == inside:
            closing.pop()
        elif letter == "," and len(closing) == 1:
            found.append(text[begin:place].strip())
            begin = place + 1
        place += 1
    return [*found, text[begin : place - 1].strip()]


def _names_in(arguments_left: list[str]) -> set[str] | None:
    """The names of the details that a call gives."""
    given = arguments_left[0] if arguments_left else "{}"
    if not given.startswith("{") or "..." in given:
        return None
    inside = [one for one in arguments(given, 1) if one]
    names = [re.match(r"\[?[\"']?(\w+)", one) for one in inside]
    return {name[1] for name in names if name}
