"""Options have one name each: rules quote the labels of the page, in every language the same ones, and never an id."""

import re
from collections.abc import Iterator

import pytest

from tetrapolis.core.game import Game
from tetrapolis.core.registry import find, names
from tetrapolis.text import LANGUAGES, texts

GAMES = [find(name) for name in names()]
QUOTED = {"en": r"‘(.+?)’(?!\w)", "hu": "„(.+?)”", "uk": "«(.+?)»"}
LONGEST = 32  # characters of a choice that a phone of 390 pixels can show


def _choices(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """Key and label of every choice, as the page finds them."""
    speak = texts(lang, game.face.locale)
    for option in game.spec.options:
        for choice in option.choices:
            keys = (f"choice-{option.name}-{choice}", f"{option.name}-{choice}", f"page-choice-{choice}")
            yield from [(key, speak(key)) for key in keys if speak.has(key)][:1]


def _labels(game: Game, lang: str) -> dict[str, str]:
    """What is quoted, in small letters, and the key of the label that it quotes."""
    speak = texts(lang, game.face.locale)
    named = {f"option-{option.name}": speak(f"option-{option.name}") for option in game.spec.options}
    return {label.lower(): key for key, label in (*_choices(game, lang), *named.items())}


def _rules(game: Game, lang: str) -> dict[str, str]:
    speak = texts(lang, game.face.locale)
    return {rule: speak(rule) for section in game.face.rulebook for rule in section.rules}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_rules_quote_is_the_label_of_an_option_or_of_a_choice(game: Game, lang: str) -> None:
    labels, title = _labels(game, lang), texts(lang, game.face.locale)("game-title")
    for rule, text in _rules(game, lang).items():
        for quoted in re.findall(QUOTED[lang], text):
            assert quoted == title or quoted in labels, f"{rule}: {quoted}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rule_names_the_same_options_in_every_language(game: Game) -> None:
    quoted = {
        lang: {
            rule: {labels[one] for one in re.findall(QUOTED[lang], text) if one in labels}
            for rule, text in _rules(game, lang).items()
        }
        for lang in LANGUAGES
        for labels in [_labels(game, lang)]
    }
    for lang in LANGUAGES:
        assert quoted[lang] == quoted["en"], lang


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_says_the_id_of_an_option(game: Game, lang: str) -> None:
    ids = {
        name for option in game.spec.options for name in (option.name, *map(str, option.choices)) if not name.isdigit()
    }
    ids = {one for one in ids if "_" in one or lang != "en"}  # in English a short id is a word of the language too
    for rule, text in _rules(game, lang).items():
        assert not ids & set(re.findall(r"[a-z_]+", text)), rule


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_fits_on_a_phone_and_begins_with_a_capital(game: Game, lang: str) -> None:
    for key, label in _choices(game, lang):
        assert len(label) <= LONGEST, f"{key}: {label}"
        assert label[0].isupper() or label[0].isdigit(), f"{key}: {label}"
