"""Every text exists in every language, is used, and is well formed."""

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tetrapolis
from tetrapolis.bots import LEVELS
from tetrapolis.core import errors
from tetrapolis.core.game import Game
from tetrapolis.core.registry import find, names
from tetrapolis.core.sentences import Phrase
from tetrapolis.server import errors as server_errors
from tetrapolis.text import LANGUAGES, texts
from tetrapolis.text.fluent import written_messages
from text import page_sources

PACKAGE = Path(tetrapolis.__file__).parent
SHARED = PACKAGE / "text" / "locale"
GAMES = [find(name) for name in (*names(), "toy")]
FOLDERS = [SHARED, *(game.face.locale for game in GAMES)]

SPOKEN = re.compile(r'(?:speak|self\.speak|Phrase|phrase_of)(?:\.has)?\(\s*(f?)"([^"]+)"')
PROBLEM = re.compile(r'\bproblem\(\s*"([a-z-]+)"')
ERROR_CLASSES = "|".join(
    name
    for module in (errors, server_errors)
    for name, one in vars(module).items()
    if isinstance(one, type) and issubclass(one, Exception)
)
RAISED = re.compile(rf'(?:super\(\)\.__init__|\b(?:{ERROR_CLASSES}))\(\s*"([a-z-]+)"')


@functools.cache
def messages(folder: Path, lang: str, files: tuple[str, ...] = ("*",)) -> dict[str, ast.Message]:
    found = {}
    for file in sorted(file for name in files for file in (folder / lang).glob(f"{name}.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {folder}"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_read_alone_is_the_one_in_its_file(lang: str) -> None:
    """Speakers read single messages, when they are said: whole files take too long."""
    for file in (file for folder in FOLDERS for file in (folder / lang).glob("*.ftl")):
        whole = {entry.id.name: entry for entry in parse(file.read_text()).body if isinstance(entry, ast.Message)}
        alone = written_messages(file)
        assert whole.keys() == alone.keys()
        for key, written in alone.items():
            (read,) = parse(written).body
            assert read.equals(whole[key], ignored_fields=["span", "comment"]), key


class Collector(Visitor):
    """The variables of a message and the plural forms of its selectors."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        self.forms.append(
            {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants}
        )
        self.generic_visit(node)


def spoken_in(*folders: Path) -> tuple[set[str], list[str]]:
    """Keys that sources say, and the patterns of keys put together at run time."""
    literal: set[str] = set()
    patterns = []
    for file in (file for folder in folders for file in folder.rglob("*.py")):
        for made, key in SPOKEN.findall(file.read_text(encoding="utf-8")):
            if made and "{" in key:
                patterns.append(re.sub(r"\{[^}]*\}", r"[\\w-]+", key))
            else:
                literal.add(key)
    return literal, patterns


def problems_in(folder: Path) -> set[str]:
    """The messages about plan files that a game's sources raise."""
    return {f"plan-{key}" for file in folder.glob("*.py") for key in PROBLEM.findall(file.read_text())}


def keys_of_contract(game: Game) -> set[str]:
    """The messages that follow from what the game declares."""
    keys = {"game-title", "rules-title", "rules-lead"}
    keys |= {f"rules-section-{section.name}" for section in game.face.rulebook}
    keys |= {rule for section in game.face.rulebook for rule in section.rules}
    keys |= {f"category-{name}" for name in game.spec.categories}
    keys |= {f"option-{option.name}{end}" for option in game.spec.options for end in ("", "-about")}
    keys |= {f"preset-{preset.name}{end}" for preset in game.spec.presets for end in ("", "-about")}
    keys |= {f"event-{kind.name}" for kind in game.face.event_kinds}
    keys |= {kind.key for kind in game.face.sentences}
    keys |= {key for phrases in game.face.vocabulary.values() for phrase in phrases for key in keys_of(phrase)}
    for said in (said for listing in game.face.lists.values() for said in listing.values()):
        keys |= {said} if isinstance(said, str) else {key for phrase in said for key in keys_of(phrase)}
    return keys


def keys_of(phrase: Phrase) -> Iterator[str]:
    """The messages that a phrase is made of."""
    yield phrase.key
    for part in (*phrase.more, *dict(phrase.parts).values()):
        if isinstance(part, Phrase):
            yield from keys_of(part)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path, lang: str) -> None:
    english, other = messages(folder, "en"), messages(folder, lang)
    assert other.keys() == english.keys()
    for key, message in english.items():
        assert Collector(other[key]).variables == Collector(message).variables, key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_the_texts_it_needs_and_no_others(game: Game) -> None:
    keys = set(messages(game.face.locale, "en"))
    literal, patterns = spoken_in(game.face.locale.parent)
    needed = keys_of_contract(game) | problems_in(game.face.locale.parent) | (literal - set(messages(SHARED, "en")))
    assert needed <= keys, f"missing: {sorted(needed - keys)}"
    told = {f"event-{kind.name}-{how}" for kind in game.face.event_kinds if kind.numbers for how in ("hidden", "plain")}
    unused = {key for key in keys - needed - told if not any(re.fullmatch(p, key) for p in patterns)}
    page = (page_sources.shell(), page_sources.board(game.name))
    assert not {key for key in unused if not any(spoken.says(key) for spoken in page)}


def test_the_shared_texts_are_those_that_are_said() -> None:
    keys = set(messages(SHARED, "en"))
    sources = [PACKAGE / name for name in ("cli", "core", "text", "bots", "server", "client")]
    literal, _ = spoken_in(*sources, *(game.face.locale.parent for game in GAMES))
    _, patterns = spoken_in(PACKAGE / "cli", PACKAGE / "server")
    raised = {f"error-{key}" for file in PACKAGE.rglob("*.py") for key in RAISED.findall(file.read_text())}
    parser = (PACKAGE / "cli" / "parser.py").read_text()
    commands = {f"cli-{name}" for name in re.findall(r'command\("(\w+)"', parser)}
    argparse = set(re.findall(r'": "(cli-[\w-]+)"', parser))
    of_games = {key for game in GAMES for key in messages(game.face.locale, "en")}
    needed = (literal | raised | commands | argparse) - of_games
    assert needed - keys == set(), "missing"
    named = {f"level-{level}" for level in LEVELS}
    assert named <= keys
    unused = {key for key in keys - needed - named if not any(re.fullmatch(pattern, key) for pattern in patterns)}
    page = (page_sources.shell(), *(page_sources.board(game.name) for game in GAMES))
    assert {key for key in unused if not any(spoken.says(key) for spoken in page)} == set(), "unused"


def every_message() -> Iterator[tuple[Path, str, str, ast.Message]]:
    for folder in FOLDERS:
        for lang in LANGUAGES:
            for key, message in messages(folder, lang).items():
                yield folder, lang, key, message


def testevery_message_can_be_said_with_any_number() -> None:
    for folder, lang, key, message in every_message():
        speak = texts(lang, folder) if folder != SHARED else texts(lang)
        for number in (0, 1, 2, 5, 21, 22, 25):
            said = speak(key, **dict.fromkeys(Collector(message).variables, number))
            assert said.strip()
            assert "{" not in said


def test_ukrainian_plurals_have_one_few_and_many() -> None:
    for _, lang, key, message in every_message():
        for forms in Collector(message).forms:
            if lang == "uk" and forms & {"one", "few", "many"}:
                assert {"one", "few", "many"} <= forms, key
            if lang == "en" and "one" in forms:
                assert "other" in forms, key


def test_hungarian_articles_before_a_variable_come_from_the_function() -> None:
    for folder in FOLDERS:
        for file in (folder / "hu").glob("*.ftl"):
            text = file.read_text(encoding="utf-8")
            assert "a(z)" not in text
            assert not re.findall(r"(?i)\baz?\s+\{\s*\$", text), file


@pytest.mark.parametrize(
    ("following", "phrase"),
    [
        ("Anna", "az Anna"), ("Béla", "a Béla"), ("Örs", "az Örs"), ("„óra”", "az „óra”"), (1, "az 1"), (2, "a 2"),
        (5, "az 5"), (10, "a 10"), (50, "az 50"), (100, "a 100"), (500, "az 500"), (1000, "az 1000"), (15, "a 15"),
        ("akropolis", "az akropolis"), ("toy", "a toy"), ("-", "a -"), ("L", "az L"), ("K", "a K"), ("M2", "az M2"),
    ],
)  # fmt: skip
def test_the_hungarian_article_follows_the_spoken_word(following: str | int, phrase: str) -> None:
    from tetrapolis.text.fluent import _a_az

    assert _a_az(following) == phrase
    assert _a_az(following, capital=1) == phrase[0].upper() + phrase[1:]


def test_a_missing_text_is_an_error_not_an_empty_string() -> None:
    with pytest.raises(KeyError):
        texts("en")("no-such-key")
    with pytest.raises(ValueError, match="no such language"):
        texts("xx")


def test_the_terms_of_the_glossary_are_used() -> None:
    terms = {
        "hu": ("városlapka", "kőbánya", "köztér", "lakónegyed", "laktanya", "építési terület", "főépítész", "szorzó"),
        "uk": ("плитка", "кар’єр", "площ", "житловий масив", "казарм", "будівельн", "головн", "множник"),
    }
    for lang, wanted in terms.items():
        text = " ".join(file.read_text(encoding="utf-8") for file in (GAMES[0].face.locale / lang).glob("*.ftl"))
        assert not [term for term in wanted if term not in text]


AVOIDED = {  # words that were said once for things that have another name
    "en": r"shall|anew|somebody|anybody|everybody|honest|counter-?clockwise|lights? up|go on with",
    "hu": r"botok|inas|feljegyzés\w*|ülőhely\w*|korszak\w*|műemlék\w*|végy|önök|kivilágít\w*|felfény\w*|világcsod\w*",
    "uk": r"зобов’яз\w+|обрати|обира\w+|оберіть|надрук\w+|посередник\w*|вкажіть|монумент\w*|листок|засвіт\w+|клітин",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word(lang: str) -> None:
    for folder in FOLDERS:
        for file in (folder / lang).glob("*.ftl"):
            text = file.read_text(encoding="utf-8")
            assert not re.findall(rf"\b(?:{AVOIDED[lang]})\b", text, re.IGNORECASE), file
