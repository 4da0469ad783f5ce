"""A number and its word agree: 1 point, 2 points; in Ukrainian by one, few and many; and they stay on one line."""

import functools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tetrapolis.core.registry import find
from tetrapolis.text import figure, signed, texts
from text.test_locale import FOLDERS, SHARED, Collector, every_message

PLURALS = {"one", "few", "many"}

# Variables that count something, besides those that some message selects its plural by.
COUNTED = {
    "cells",
    "games",
    "limit",
    "minutes",
    "playouts",
    "rounds",
    "seconds",
    "shields",
    "slots",
    "stages",
    "tables",
}

# Words after a number that do not change with it: prepositions, conjunctions, units.
UNCHANGED = {
    "en": {"of", "to", "and", "or", "for", "per", "more", "not", "in", "min", "s", "kB", "MB"},
    "uk": {"із", "з", "до", "і", "й", "та", "або", "за", "хв", "с", "кБ", "МБ"},
}

# Words that may begin a line after a number; all others stay beside it.
LOOSE = {
    "hu": "és|vagy|a|az|közé|között|közötti|nem|minden",
    "uk": "із|з|зі|до|і|й|та|або|за",
}
# A number and what it counts, and a thing and its number, with a plain space between them.
PARTED = {
    "hu": (r"\{ \$(?:%s) \}\.? (?!(?:%s)\b)(?=[a-záéíóöőúüű])", r"(?:oszlop|sor) (?=\{ \$)"),
    "uk": (
        r"(?:\{ \$(?:%s) \}|\d) (?!(?:%s)\b)(?=%%|(?:с|хв|кБ|МБ)\b|(?<=\} )[а-яіїєґ])",
        r"(?i:\b(?:рів[а-яі]+|раунд[а-яі]*|ход[уіиом]*|хід|місц[а-яі]+|стовп[а-яі]+|ряд[а-яо]*к[а-яі]*|етап[а-яі]*"
        r"|крок[а-яі]*|епох[а-яі]+|клітинк[а-яі]+|номер[а-яі]*|порт[а-яі]*)) (?=\{ \$\w+ \})",
    ),
}


class Numbers(Visitor):
    """The variables that are followed by a word, each with whether a plural of that variable is chosen there."""

    def __init__(self, message: ast.Message) -> None:
        self.chosen: list[str] = []
        self.followed: list[tuple[str, str, bool]] = []
        self.selectors: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: Any) -> None:
        forms = {getattr(variant.key, "name", "") for variant in node.variants}
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        if forms & PLURALS:
            self.selectors.add(name)
        for variant in node.variants:
            fixed = isinstance(variant.key, ast.NumberLiteral)
            self.chosen.append(name if forms & PLURALS or fixed else "")
            self.visit(variant.value)
            self.chosen.pop()

    def visit_Pattern(self, node: Any) -> None:
        for element, after in zip(node.elements, [*node.elements[1:], None], strict=True):
            name = _variable(element)
            word = re.match(r"[  ]([^\W\d_]+)", after.value) if isinstance(after, ast.TextElement) else None
            if name and word:
                self.followed.append((name, word[1], name in self.chosen))
        self.generic_visit(node)


def _variable(element: Any) -> str:
    inner = element.expression if isinstance(element, ast.Placeable) else None
    return inner.id.name if isinstance(inner, ast.VariableReference) else ""


@functools.cache
def _counted() -> set[str]:
    return COUNTED.union(*(Numbers(message).selectors for _, _, _, message in every_message()))


def _unagreed(lang: str) -> Iterator[str]:
    counted = _counted()
    for folder, spoken, key, message in every_message():
        if spoken == lang:
            for name, word, chosen in Numbers(message).followed:
                if name in counted and not chosen and word not in UNCHANGED[lang]:
                    yield f"{folder.parent.name} {key}: {{ ${name} }} {word}"


@pytest.mark.parametrize("lang", UNCHANGED)
def test_a_word_that_a_number_counts_follows_the_number(lang: str) -> None:
    assert list(_unagreed(lang)) == []


def test_english_says_one_thing_and_several_things() -> None:
    """Heard, not only read: with 1 no word after the number ends in s, with the others it does."""
    counted = _counted()
    for folder, lang, key, message in every_message():
        numbers = Numbers(message).selectors & counted
        if lang == "en" and numbers:
            speak = texts(lang, folder) if folder != SHARED else texts(lang)
            formatted = set(re.findall(r"NUMBER\(\$(\w+)", FluentSerializer().serialize_entry(message)))
            names = dict.fromkeys(Collector(message).variables - numbers - formatted, "Anna")
            for number in (0, 1, 2, 5, 21):
                said = speak(key, **names, **dict.fromkeys(numbers | formatted, number))
                wrong = (
                    r"\b1 (?!has\b|was\b)[a-z]+[^s\W]s\b"
                    if number == 1
                    else rf"\b{number} (?:point|stone|coin|card|tile|move)\b"
                )
                assert not re.search(wrong, said), f"{key}: {said}"


def parted(lang: str, text: str) -> Iterator[re.Match[str]]:
    """The places of a line where a plain space parts a number and its word."""
    counted = "|".join(sorted(_counted() | {"level", "round", "turn", "stage", "step", "place"}))
    after, *before = PARTED[lang]
    for place in (after % (counted, LOOSE[lang]), *before):
        yield from re.finditer(place, text)


@pytest.mark.parametrize("lang", PARTED)
def test_a_number_and_its_word_stay_on_one_line(lang: str) -> None:
    files = [file for folder in FOLDERS for file in (folder / lang).glob("*.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    apart = [line[found.start() :][:40] for line in lines for found in parted(lang, line)]
    assert apart == [], "write a no-break space (U+00A0) there"


def test_a_number_does_not_follow_the_name_of_a_player() -> None:
    """Names end in numbers: "Bot 2 5 coins" cannot be read."""
    for folder, lang, key, message in every_message():
        variables = Collector(message).variables
        if "name" in variables:
            speak = texts(lang, folder) if folder != SHARED else texts(lang)
            for number in (0, 1, 2, 5, 21):
                said = speak(key, **dict.fromkeys(variables, number) | {"name": "Bot 2"})
                assert not re.search(r"Bot 2\s\d|\d\sBot 2", said), f"{key} ({lang}): {said}"


@pytest.mark.parametrize("lang", ["en", "hu", "uk"])
def test_a_minus_is_a_real_one_in_every_number(lang: str) -> None:
    speak = texts(lang, find("seven_wonders").face.locale)
    assert "−1" in speak("event-conflict", name="Anna", left=-1, right=3)
    assert speak("cell-number", number=-2.5).startswith("−2")
    assert "-" not in speak("event-conflict", name="Anna", left=-1, right=3) + speak("cell-number", number=-2.5)
    assert [figure(-5), figure(5), signed(-5), signed(5)] == ["−5", "5", "−5", "+5"]
    assert "0@-1,2,0" in speak("page-archived-move", name="Anna", action="0@-1,2,0"), "a notation stays as it is typed"
