"""World Monuments on a terminal: what is taken, what is needed, letters of the language."""

import io

import pytest
from rich.console import Console

from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.actions import Enter, Shorten
from tetrapolis.games.world_monuments.components import COLOURS, FIELD_NUMBERS
from tetrapolis.games.world_monuments.game import GAME
from tetrapolis.games.world_monuments.terminal import draw
from tetrapolis.text import LANGUAGES, texts


def drawn(match: Match, lang: str) -> list[str]:
    out = io.StringIO()
    picture = draw(match.view(0), ["Anna", "Béla"], texts(lang, GAME.face.locale), 80, 0)
    Console(file=out, width=80, color_system=None).print(picture)
    return out.getvalue().splitlines()


def test_entering_a_field_with_two_stones_of_a_colour_takes_one() -> None:
    match = Match(GAME, 2, 1, {"first_player": 1})
    match.state.quarry[FIELD_NUMBERS["O4"]] = [0, 2, 0, 0, 0, 0]
    speak = texts("en", GAME.face.locale)
    assert match.view(0).describe(GAME.actions.encode(match.state, Enter("O4")), speak) == "take red"
    before = match.view(0).table["players"][0]["hand"]
    match.play("O4")
    assert match.view(0).table["players"][0]["hand"] == {**before, "red": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_material_plan_and_stones_still_needed_are_shown_whole(lang: str) -> None:
    match = Match(GAME, 2, 1, {"monument": "capitol"})
    match.state.built = 0b111
    match.state.builders[:3] = 0
    lines = drawn(match, lang)
    assert not any("…" in line for line in lines)
    speak = texts(lang, GAME.face.locale)
    slots = match.view(0).table["monument"]["slots"]
    for colour in COLOURS[:4]:
        (row,) = [line.split() for line in lines if speak(f"colour-{colour}") in line.split()]
        brought = [str(plan[colour]) for plan in match.view(0).table["monument"]["material"]]
        needed = sum(slot["colour"] == colour and slot["builder"] is None for slot in slots)
        assert row == [speak(f"board-colour-letter-{colour}"), speak(f"colour-{colour}"), *brought, str(needed)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_colour_has_a_letter_of_its_own(lang: str) -> None:
    speak = texts(lang, GAME.face.locale)
    letters = [speak(f"board-colour-letter-{colour}") for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    assert [letter for letter, colour in zip(letters, COLOURS, strict=True) if colour != "black"] == [
        speak(f"colour-{colour}")[0].upper() for colour in COLOURS if colour != "black"
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_choice_of_short_fields_is_told(lang: str) -> None:
    match = Match(GAME, 2, 1, {"monument": "taj_mahal", "short_fields": "chosen", "first_player": 1})
    speak = texts(lang, GAME.face.locale)
    assert speak("filling-short", count=1) in drawn(match, lang)
    assert "M3" in match.view(0).describe(GAME.actions.encode(match.state, Shorten("M3")), speak)
