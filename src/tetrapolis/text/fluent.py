"""One speaker per language and game: key and parameters in, sentence out."""

import copy
import functools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from .figures import with_minus
from .hungarian import article
from .plain import plain

LANGUAGES = ("en", "hu", "uk")

_MOST_LETTERS = 1000
_MOST_NUMBER = 10**15
_MOST_BITS = 10_000  # of a number whose digits Python writes
_MOST_DIGITS = 30

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*)[ \t]*=.*\n(?:(?![A-Za-z#-]).*\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*([A-Za-z][\w-]*)\s*\}")
_SHARED = Path(__file__).parent / "locale"


class MissingText(KeyError):
    """A key that no locale file of the language has: a mistake of ours, found by tests."""


class _Minus(Locale):
    """A language as Babel knows it, but with a real minus before numbers."""

    @property
    def decimal_formats(self) -> Any:
        usual = super().decimal_formats[None]
        pattern = copy.copy(usual)
        pattern.prefix = (usual.prefix[0], with_minus(usual.prefix[1]))
        return {None: pattern}


class _Bundle(FluentBundle):
    def _get_babel_locale(self) -> Locale:
        return _Minus(self.locales[0])


class Texts:
    """Says messages of one language: `speak("result-win", name="Anna")`.

    What is put into a message may come from people or files: only what can be seen of it is shown.
    """

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"A_AZ": _a_az}
        self._bundle = _Bundle([lang], use_isolating=False, functions=functions)
        self._unread: dict[str, str] = {}  # the messages as written: parsing takes time, few are ever said
        for folder in folders:
            for file in sorted((folder / lang).glob("*.ftl")):
                self._unread.update(written_messages(file))

    def has(self, key: str) -> bool:
        return key in self._unread or bool(self._bundle.has_message(key))

    def _read(self, key: str) -> None:
        written = self._unread.get(key)
        if written is not None:
            self._bundle.add_resource(FluentResource(written))
            del self._unread[key]
            for named in _REFERENCE.findall(written):
                self._read(named)

    def __call__(self, key: str, **details: Any) -> str:
        if not self.has(key):
            raise MissingText(f"{key} ({self.lang})")
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{key} ({self.lang})")
        sayable = {name: _sayable(detail) for name, detail in details.items()}
        sentence, errors = self._bundle.format_pattern(pattern, sayable)
        if errors:
            raise errors[0]
        return str(sentence)

    def listing(self, names: Sequence[str]) -> str:
        """Names as a list in words: Anna, Béla and Olya."""
        return format_list([plain(name) for name in names], locale=self.lang)


def _sayable(detail: Any) -> Any:
    """Fluent refuses texts of more than 2,500 characters, and numbers that no format can hold."""
    if isinstance(detail, str):
        said = plain(detail)
        return said if len(said) <= _MOST_LETTERS else said[:_MOST_LETTERS] + "…"
    if isinstance(detail, int) and abs(detail) > _MOST_NUMBER:
        return _written(detail)
    return detail


def _written(number: int) -> str:
    """A huge number as it was written, as far as anybody would read it."""
    if number.bit_length() > _MOST_BITS:
        return "…"
    digits = str(number)
    return digits if len(digits) <= _MOST_DIGITS else digits[:_MOST_DIGITS] + "…"


@functools.cache
def written_messages(file: Path) -> dict[str, str]:
    """Each message of a file, as it is written there."""
    return {found[1]: found[0] for found in _MESSAGE.finditer(file.read_text(encoding="utf-8") + "\n")}


@functools.cache
def texts(lang: str, *folders: Path) -> Texts:
    """The speaker of `lang` with the shared messages and those of the given locale folders."""
    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang}; there are {', '.join(LANGUAGES)}")
    return Texts(lang, _SHARED, *folders)


def locale_folder(module_file: str) -> Path:
    """The locale folder beside a game's module."""
    return Path(module_file).parent / "locale"


def _a_az(following: Any, capital: Any = 0) -> str:
    """A_AZ($name): the Hungarian article and what follows it; A_AZ($name, capital: 1) at the start of a sentence."""
    spoken = with_minus(str(int(following))) if isinstance(following, int) else str(following)
    phrase = f"{article(spoken)} {spoken}"
    return phrase[0].upper() + phrase[1:] if capital else phrase
