"""Why something cannot be done, and what points are made of: plain sentences, one for each rule and each category."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tetrapolis.core.registry import find, names
from tetrapolis.text import LANGUAGES, texts

NOTATION = re.compile(r"[@+]|-?\d+,-?\d+|\b[OM]\d|\b[A-Z]{2}-\d+|\d")
RULE = re.compile(r" \(([A-Z]{2}-\d+)\)\.$")


def refusing_rules(game: str) -> set[str]:
    """The rules that a predicate of the game can name."""
    spec = find(game)
    return {spec.rule_id(number) for number in _numbers(spec.face.locale.parent) if number}


def _numbers(folder: Path) -> Iterator[int]:
    for file in folder.glob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and "refusal" in function.name:
                for node in ast.walk(function):
                    if isinstance(node, ast.Return):
                        yield from _returned(node.value)


def _returned(value: ast.expr | None) -> Iterator[int]:
    if isinstance(value, ast.IfExp):
        yield from _returned(value.body)
        yield from _returned(value.orelse)
    elif isinstance(value, ast.Constant) and isinstance(value.value, int):
        yield value.value


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_refusal_is_a_sentence_for_people(game: str, lang: str) -> None:
    speak, rules = texts(lang, find(game).face.locale), refusing_rules(game)
    assert len(rules) > 5
    for rule in rules:
        said = speak(f"why-{rule}")
        assert re.fullmatch(r"[A-ZÁÉÍÓÖŐÚÜŰА-ЯІЇЄҐ][^{}]+\.", said), said
        assert len(said) < 130, f"too long to be read in passing: {said}"
        assert not NOTATION.search(said), said


@pytest.mark.parametrize("game", names())
def test_no_refusal_is_told_that_never_comes(game: str) -> None:
    written = (find(game).face.locale / "en" / "guide.ftl").read_text(encoding="utf-8")
    assert {f"why-{rule}" for rule in refusing_rules(game)} == set(re.findall(r"(?m)^(why-[\w-]+) =", written))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_category_says_how_it_is_counted_and_names_its_rule(game: str, lang: str) -> None:
    spec = find(game)
    rules = {rule for section in spec.face.rulebook for rule in section.rules}
    speak = texts(lang, spec.face.locale)
    for category in spec.spec.categories:
        said = speak(f"category-{category}-why")
        named = RULE.search(said)
        assert named, said
        assert named[1] in rules
        assert not re.search(r"[^\dIV]\. ", said), f"one sentence: {said}"
