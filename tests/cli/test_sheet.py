"""`tetrapolis rules GAME --sheet`: what a game lets everybody look up beside its rules."""

import re

import pytest

from programs import run
from tetrapolis.games.seven_wonders.components import BOARDS, CARDS
from tetrapolis.games.seven_wonders.game import GAME
from tetrapolis.text import LANGUAGES, texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_list_is_complete(lang: str) -> None:
    speak = texts(lang, GAME.face.locale)
    said = run("rules", "seven_wonders", "--sheet", "--lang", lang, COLUMNS="200").stdout
    for card in CARDS:
        rows = re.findall(rf"^\S {re.escape(speak(f'card-{card.name}'))} +((?:\S+ +){{5}})", said, re.MULTILINE)
        assert len(rows) == len(card.copies), card.name
    for board in BOARDS:
        assert speak(f"wonder-{board.name}") in said
    assert said.count(speak("side-night")) == len(BOARDS)


def test_the_copies_are_those_of_the_deck() -> None:
    said = run("rules", "seven_wonders", "--sheet", "--lang", "en", COLUMNS="80").stdout
    assert re.search(r"^▲ Tavern +– 1 2 2 3 free; 5 coins", said, re.MULTILINE)
    assert "(3: 5, 4: 6, 5: 7, 6: 8, 7: 9)" in said.replace("\n", " ")
    assert max(map(len, said.splitlines())) <= 80


def test_a_game_without_a_sheet_says_so() -> None:
    done = run("rules", "ginkgopolis", "--sheet", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == "ginkgopolis has no sheet beside its rules.\n"
