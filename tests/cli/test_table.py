"""A person at the terminal: what is typed, what is listed, what is drawn."""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from core.test_preview import GAMES, choosing
from tetrapolis.cli.drawing import common, fit
from tetrapolis.cli.moves import moves_of
from tetrapolis.cli.screen import (
    Screen,
    allow_overwriting,
    announce_result,
    game_texts,
    level_line,
    names_of,
    screen_of,
)
from tetrapolis.cli.table import Table
from tetrapolis.core.errors import BadOption
from tetrapolis.core.match import Match
from tetrapolis.core.preview import Outlook
from tetrapolis.core.record import SeatEntry
from tetrapolis.core.registry import find, names
from tetrapolis.core.view import View, view_of
from tetrapolis.text import LANGUAGES, Texts, texts

Typing = Callable[..., str]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typing:
    """Sit at a match, type lines, and read what the terminal shows until the lines end."""

    def sit(match: Match, *lines: str, lang: str = "en", width: int = 120) -> str:
        typed: Iterator[str] = iter(lines)

        def read() -> str:
            for line in typed:
                return line
            raise EOFError

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setenv("COLUMNS", str(width))
        capsys.readouterr()
        Table(match, {}, tmp_path / "m.json", game_texts(match.game, lang), Screen()).run()
        return capsys.readouterr().out

    return sit


def until(match: Match, wanted: Callable[[View], bool]) -> Match:
    """Play first moves until the seat that must choose sees what is wanted."""
    while not wanted(match.view(match.pending[0])):
        match.play(match.view(match.pending[0]).options[0], match.pending[0])
    return match


def holding_the_letter(letter: str) -> Match:
    for seed in range(60):
        match = until(Match("ginkgopolis", 2, seed), lambda view: view.table["phase"] == "select")
        if letter in match.view(match.pending[0]).options:
            return match
    raise AssertionError("nobody holds the card")


# -- typing ------------------------------------------------------------------------------------------------------------


def test_a_letter_card_is_played_by_its_letter_and_the_command_is_still_there(typing: Typing) -> None:
    match = holding_the_letter("H")
    before = len(match.played)
    assert "tried" in typing(match, "h")
    assert "tried" in typing(match, "/h")
    assert len(match.played) == before
    typing(match, "H")
    assert match.played[before].notation == "H"


def test_a_whole_move_in_small_letters_comes_before_the_command(typing: Typing) -> None:
    match = holding_the_letter("H")
    move = next(one for one in match.view(match.pending[0]).options if one.startswith("H + "))
    before = len(match.played)
    typing(match, move.lower())
    assert match.played[before].notation == move


def test_the_beginning_of_a_move_comes_before_a_command_and_a_slash_before_both(typing: Typing) -> None:
    match = until(Match("ginkgopolis", 2, 3), lambda view: any(one.startswith("red") for one in view.options))
    shown = typing(match, "r").split("your move")
    assert re.search(r" 1  red \d", shown[1])
    assert "GK-1 " not in shown[1]
    assert "GK-1 " in typing(match, "/r")
    assert "GK-5 " in typing(match, "r gk-5")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "", "0", "0000000099", "99999999999999999999", "9" * 5000, "-1", "1.5", "٣", "１", "p", "p 0", "p 0000000099",
        "p x", "p -1", "v 9", "v x", "v 0", "r XX-9", "/x", "/", "//", "\x1b[A", "\x00", "1\x07", "\u202e1", "\ud800",
        "zzz", "é", "[/b]", "[red]x", "u",
    ],
)  # fmt: skip
def test_whatever_is_typed_wrongly_is_one_sentence_and_plays_nothing(typing: Typing, line: str, lang: str) -> None:
    match = Match("toy", 2, 3)
    asked = texts(lang)("table-prompt", name="1")
    _, answer, _ = typing(match, line, lang=lang).split(asked)
    assert len(answer.strip().splitlines()) == 1
    assert re.search(r"[.:…”»]$|\S$", answer.strip())
    assert not re.search(r"[\x00-\x08\x1b\x7f\u202e\ud800]", answer)
    assert not match.played


def test_a_number_may_have_leading_zeros(typing: Typing) -> None:
    match = Match("toy", 2, 3)
    typing(match, "0001")
    assert len(match.played) == 1


@pytest.mark.parametrize("game", GAMES)
def test_help_cites_a_rule_of_the_game_that_is_played(typing: Typing, game: str) -> None:
    shown = typing(Match(game, max(find(game).spec.seat_counts), 3), "?")
    cited = set(re.findall(r"\br ([A-Z]+-\d+)", shown))
    assert cited
    assert cited <= {rule for section in find(game).face.rulebook for rule in section.rules}


# -- what is shown -----------------------------------------------------------------------------------------------------


def shown_by(renderable: RenderableType, screen: Screen) -> list[str]:
    return ["".join(part.text for part in line).rstrip() for line in screen.render_lines(renderable, pad=False)]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_after_a_move_shows_only_what_is_certain(game: str, typing: Typing, tmp_path: Path) -> None:
    """Of the drawing, everything but question marks stands in the drawings of deals that were not tried."""
    speak, screen, unknown = game_texts(find(game), "en"), Screen(), 0
    for view in choosing(game, 12):
        names = [str(number) for number in range(1, len(view.table["players"]) + 1)]
        match = Match(game, max(find(game).spec.seat_counts), 1)
        table = Table(match, {}, tmp_path / "m.json", speak, screen)
        table.names = names
        move = moves_of(view)[0]
        drawn = shown_by(common(table._drawings_after(view, move), screen, speak), screen)
        if speak("picture-unknown") in drawn:
            unknown += 1
            drawn.remove(speak("picture-unknown"))
        for states in Outlook(view, 5, first=900).after([move.number]):
            other = shown_by(table._drawn(view_of(view.game, states, view.seat), view.seat or 0), screen)
            words = {word for line in other for word in line.split()}
            for line in drawn:
                assert {word for word in line.split() if "?" not in word} <= words
            if len(other) == len(drawn):
                for line, true in zip(drawn, other, strict=True):
                    if len(line.split()) == len(true.split()):  # else a tile that is drawn moves the rest of the line
                        assert all(a == b or "?" in a for a, b in zip(line.split(), true.split(), strict=True))
    assert unknown or game not in ("akropolis", "ginkgopolis")


def test_at_the_end_of_a_round_the_tiles_to_come_are_not_invented(typing: Typing) -> None:
    match = until(Match("akropolis", 2, 4), lambda view: len(view.table["row"]) == 2)
    shown = typing(match, "p 1")
    _, preview, _ = shown.split("your move (? for help):")
    row = preview.split("2’s city")[0].split("1’s city")[0]
    assert row.count("?") >= 9
    assert "? marks what you cannot know yet." in preview


def test_a_gain_that_nobody_can_know_is_a_question_mark(typing: Typing) -> None:
    match = until(Match("toy", 2, 3), lambda view: "roll" in view.options)
    shown = typing(match)
    assert re.search(r"\d  roll +\?  .*Prizes \?", shown)
    assert re.search(r"\d  keep +\+\d", shown)


def test_where_others_choose_too_a_list_says_that_they_can_change_it(typing: Typing) -> None:
    said = "the choices of the others can still change it"
    assert said in typing(Match("seven_wonders", 3, 3))
    assert said not in typing(Match("akropolis", 2, 3))


def test_a_list_of_many_moves_appears_at_once() -> None:
    """In processor time, a few hundred moves: most of a screen's half second is left for the rest."""
    match = until(Match("akropolis", 4, 3), lambda view: len(view.legal) > 500)
    view = match.view(match.pending[0])
    times = []
    for _ in range(3):
        start = time.process_time()
        moves_of(view)
        times.append(time.process_time() - start)
    assert min(times) / len(view.legal) < 0.001


# -- wide pictures -----------------------------------------------------------------------------------------------------


def test_a_picture_wider_than_the_terminal_comes_in_parts_that_show_all_of_it() -> None:
    lines = ["".join(chr(0x4E00 - 0x2E00 + (7 * row + column) % 90) for column in range(190)) for row in range(4)]
    picture = Group(*(Text(line, no_wrap=True, overflow="crop") for line in lines), Text("below"))
    fitted = fit(picture, 80, texts("en"))
    assert isinstance(fitted, Group)
    shown = [one.plain for one in fitted.renderables if isinstance(one, Text)]
    assert shown[0] == "The picture is wider than the screen: part 1 of 3"
    assert shown[-1] == "below"
    assert all(len(line) <= 80 for line in shown)
    parts = [shown[start + 1 : start + 5] for start in (0, 5, 10)]
    for row, line in enumerate(lines):
        assert line == parts[0][row] + parts[1][row][6:] + parts[2][row][6:]
    narrow = Group(Text("x" * 80, no_wrap=True, overflow="crop"))
    assert [one.plain for one in fit(narrow, 80, texts("en")).renderables if isinstance(one, Text)] == ["x" * 80]  # type: ignore[union-attr]


@pytest.mark.parametrize("width", [40, 80])
def test_no_building_of_a_wide_city_is_cut_off(typing: Typing, width: int) -> None:
    match = Match("akropolis", 2, 4)
    while not match.over:  # always as far to the right as possible
        options = match.view(match.pending[0]).options
        match.play(max(options, key=lambda one: int(one[2:].split(",")[0])), match.pending[0])
    city = match.view(0).table["players"][0]["city"]
    shown = typing(match, width=width)
    picture = shown.split("1’s city")[1].split("house")[0]
    assert "part 2 of" in picture
    assert len(re.findall(r"[hmbtgqHMBTG](?=[\s★\d])", picture)) >= len(city)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_map_are_explained(typing: Typing, lang: str) -> None:
    shown = typing(Match("akropolis", 2, 4), lang=lang, width=80)
    speak = game_texts(find("akropolis"), lang)
    for kind in ("house", "market", "barracks", "temple", "garden", "quarry"):
        assert re.search(rf" {kind[0]}  {speak(f'hex-{kind}')}", shown)


LONG = "Maximiliana Alexandrowna of Hohenstein and Elsewhere"


def drawn_with(name: str, game: str, lang: str, width: int) -> RenderableType:
    players = [SeatEntry(f"{number}{name}", "person") for number in range(3)]
    match = until(Match(game, 3, 4, players=players), lambda view: view.table.get("phase") not in ("draft", "sides"))
    view, speak = match.view(match.pending[0]), game_texts(match.game, lang)
    return screen_of(match.game).draw(view, names_of(match, view, speak), speak, width, 0)


def tables_of(drawn: RenderableType) -> Iterator[Grid]:
    if isinstance(drawn, Grid):
        yield drawn
    for one in drawn.renderables if isinstance(drawn, Group) else ():
        yield from tables_of(one)


def printed(drawn: RenderableType, width: int, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    Console(width=width, color_system=None, markup=False, highlight=False).print(drawn)
    return capsys.readouterr().out


@pytest.mark.parametrize("name", ["", LONG], ids=["short", "long"])
@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_headings_are_whole_and_no_column_is_lost_beside_long_names(
    game: str, lang: str, width: int, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = drawn_with(name, game, lang, width)
    for table in list(tables_of(drawn)):
        shown = printed(fit(table, width, game_texts(find(game), lang)), width, capsys)
        assert all(len(line.rstrip()) <= width for line in shown.splitlines())
        headings = [str(column.header).split() for column in table.columns]
        assert {word for heading in headings for word in heading} <= set(shown.split())
        cells = [
            word
            for column in table.columns
            if not column.min_width
            for cell in column.cells
            for word in str(cell).split()
        ]
        assert not Counter(cells) - Counter(shown.split())


@pytest.mark.parametrize("game", names())
def test_a_long_name_gives_way_and_the_rest_of_its_row_stays_in_one_line(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = drawn_with(LONG, game, "en", 80)
    named = [table for table in tables_of(drawn) if table.columns[0].min_width]
    assert len(named) == 1
    shown = printed(fit(named[0], 80, game_texts(find(game), "en")), 80, capsys).splitlines()
    for seat in range(3):
        lines = [line for line in shown if re.search(rf"(^|\s){seat}Max", line)]
        assert len(lines) == 1
        assert re.search(rf"{seat}Max[^…]*… .*\S", lines[0])


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_brick_of_akropolis_is_not_broken_between_lines(lang: str, width: int, typing: Typing) -> None:
    match = Match("akropolis", 4, 4)
    shown = typing(match, lang=lang, width=width)
    for letter in "hmbtgHMBTGq":
        assert re.search(rf"(^|\s){letter}\N{{NO-BREAK SPACE}}\d+", shown)
    speak = game_texts(match.game, lang)
    for tile in match.view(0).table["row"]:
        assert speak("row-price", index=tile["price"], price=tile["price"]) in shown


def test_a_table_that_no_shortening_saves_goes_on_below_with_its_names(capsys: pytest.CaptureFixture[str]) -> None:
    table = Grid(box=None, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True, min_width=6)
    for heading in ("Resources", "Districts", "Conflicts"):
        table.add_column(heading, justify="right")
    table.add_row("Maximiliana", "12", "34", "56")
    shown = [line.split() for line in printed(fit(table, 30, texts("en")), 30, capsys).splitlines()]
    assert shown == [["Resources", "Districts"], ["Maxim…", "12", "34"], ["Conflicts"], ["Maxim…", "56"]]


# -- words and numbers -------------------------------------------------------------------------------------------------


def test_numbers_are_written_as_the_language_writes_them() -> None:
    wanted = {
        "en": ("12.5", "95%", "33.3% (31.0–35.5)", "25.0 ± 8.3", "3.9 ms"),
        "hu": ("12,5", "95%", "33,3% (31,0–35,5)", "25,0 ± 8,3", "3,9 ms"),
        "uk": ("12,5", "95\u00a0%", "33,3\u00a0% (31,0–35,5)", "25,0 ± 8,3", "3,9\u00a0мс"),
    }
    for lang, said in wanted.items():
        speak = texts(lang)
        assert said == (
            speak("cell-number", number=12.5),
            speak("cell-percent", percent=95.2),
            speak("cell-interval", percent=33.3, low=31.0, high=35.5),
            speak("cell-rating", rating=25.0, sigma=8.33),
            speak("cell-time", milliseconds=3.9),
        )
        assert said[0] in speak("hint-line", action="x", points=12.5, percent=50.4, visits=3)
        assert said[0] in speak("analysis-loss-share", loss=12.5, error=0.4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bots_time_is_a_sensible_number(lang: str) -> None:
    speak = game_texts(find("akropolis"), lang)
    said = [level_line(level, find("akropolis"), speak) for level in ("apprentice", "master")]
    assert all(re.search(r"\d([.,]\d)?\s(ms|мс)", line) for line in said)
    assert not any(re.search(r"\b0[.,]?\s", line) for line in said)


def test_those_who_share_a_victory_are_a_list_in_words() -> None:
    wanted = {"en": "Anna and Béla", "hu": "Anna és Béla", "uk": "Anna і Béla"}
    match = Match("toy", 2, 1, players=[SeatEntry("Anna", "person"), SeatEntry("Béla", "person")])
    match.__class__ = type("Shared", (Match,), {"winners": (0, 1), "ranks": (1, 1)})
    for lang, shared in wanted.items():
        assert shared in announce_result(match, ["Anna", "Béla"], texts(lang))


# -- overwriting -------------------------------------------------------------------------------------------------------


class _AtATerminal(Screen):
    @property
    def is_terminal(self) -> bool:
        return True


@pytest.mark.parametrize(("lang", "yes"), [("en", "y"), ("hu", "igen"), ("uk", "так")])
def test_a_file_is_replaced_only_after_a_yes(
    lang: str, yes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    speak: Texts = texts(lang)
    allow_overwriting(file, speak, _AtATerminal())
    file.write_text("here")
    with pytest.raises(BadOption):
        allow_overwriting(file, speak, Screen())
    for answer, allowed in ((yes, True), ("", False), ("n", False), ("нi", False), ("x", False)):
        monkeypatch.setattr("builtins.input", lambda answer=answer: answer)
        if allowed:
            allow_overwriting(file, speak, _AtATerminal())
        else:
            with pytest.raises(BadOption):
                allow_overwriting(file, speak, _AtATerminal())


def test_leaving_keeps_the_match_and_says_where(typing: Typing, tmp_path: Path) -> None:
    match = Match("toy", 2, 3)
    shown = typing(match, "1", "q", width=300)
    assert str(tmp_path / "m.json") in shown
    assert msgspec.json.decode((tmp_path / "m.json").read_bytes())["actions"]
