"""Ginkgopolis on a terminal: in the letters of each language, with names, and with everything that is public."""

import io

import pytest
from rich.console import Console

import tetrapolis
from rulebook.ginkgopolis.tables import Table
from tetrapolis.games.ginkgopolis.actions import Keep, Lay
from tetrapolis.games.ginkgopolis.components import COLOURS, FIRST_LETTER, LETTERS
from tetrapolis.games.ginkgopolis.game import GAME
from tetrapolis.games.ginkgopolis.terminal import draw
from tetrapolis.text import LANGUAGES, texts

NAMES = ["Anna", "Béla"]


def drawn(table: Table, lang: str, viewer: int | None = 0, focus: int = 0) -> str:
    screen = Console(file=io.StringIO(), width=140)
    screen.print(draw(table.match.view(viewer), NAMES, texts(lang, GAME.face.locale), 140, focus))
    text = screen.file
    assert isinstance(text, io.StringIO)
    return text.getvalue()


def options(table: Table, seat: int, lang: str = "en") -> dict[str, str]:
    """What the listed actions do, in words."""
    view, speak = table.match.view(seat), texts(lang, GAME.face.locale)
    return {view.notation(action): view.describe(action, speak) for action in view.legal.tolist()}


@pytest.mark.parametrize(("lang", "letters"), [("en", "RBY"), ("hu", "PKS"), ("uk", "ЧСЖ")])
def test_the_map_has_the_colour_letters_of_the_language(lang: str, letters: str) -> None:
    shown = drawn(Table(2), lang)
    for letter in letters:
        assert all(f" {letter}{number} " in shown for number in (1, 2, 3))
    assert [texts(lang, GAME.face.locale)(f"board-colour-letter-{colour}") for colour in COLOURS] == list(letters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_characters_have_names_of_their_own(lang: str) -> None:
    names = {texts(lang, GAME.face.locale)(f"character-{number}") for number in range(1, 28)}
    assert len(names) == 27


@pytest.mark.parametrize("lang", LANGUAGES)
def test_characters_of_the_draft_are_listed_by_name(lang: str) -> None:
    found = tetrapolis.new("ginkgopolis", 2, 1)
    speak, view = texts(lang, GAME.face.locale), found.view(0)
    for number in view.table["own"]["draft"]:
        assert speak(f"character-{number}") in view.describe(GAME.actions.encode(found.state, Keep(number)), speak)


def test_a_tableau_shows_the_name_of_a_character_and_points_that_are_public() -> None:
    table = Table(2)
    table.show(1, "character 7", "yellow 20")
    shown = drawn(table, "en", viewer=0, focus=1)
    assert "[Gardener]" in shown
    (line,) = [line for line in shown.splitlines() if "Béla" in line and "?" in line]
    assert line.split()[-8:] == ["?", "25", "?", "2", "?", "9", "0", "?"]


def test_tiles_that_were_returned_and_faces_of_discards_are_shown() -> None:
    table = Table(2)
    table.build("blue 9", (10, 0))
    table.give(1, "red 6", "yellow 18")
    table.tile_supply(1)
    table.lay({0: "blue 9"})
    table.play("aside yellow 18", seat=1)
    assert options(table, 1) == {"aside red 6": "set red 6 aside", "done": "return yellow 18"}
    table.play("done", seat=1)
    table.play("return nothing", seat=0)
    assert "Returned to the supply: yellow 18" in drawn(table, "en", viewer=0, focus=1)
    assert "Discarded face up: blue 9" in drawn(table, "en", viewer=None)


def test_a_shift_names_the_marker_that_makes_room_and_where_it_goes() -> None:
    table = Table(2)
    table.stake(0, resources=20)
    for card, at in (("B + red 9", "marker 0,3"), ("B + red 10", "marker 1,3"), ("D + red 11", "marker 2,2")):
        table.round({0: card}, at)
        table.first(0)
    table.lay({0: "C + red 12"})
    said = options(table, 0)
    assert said["shift earlier 0,4"] == "marker B moves above red 10 and makes room for C"
    assert said["shift later 3,1"].startswith("marker D moves ")
    for lang in LANGUAGES:
        assert not any("0,4" in words for words in options(table, 0, lang).values())


@pytest.mark.parametrize("letter", LETTERS)
def test_letter_cards_are_read_in_either_case(letter: str) -> None:
    for text in (letter, letter.lower()):
        assert GAME.actions.parse(text) == Lay(FIRST_LETTER + LETTERS.index(letter))
