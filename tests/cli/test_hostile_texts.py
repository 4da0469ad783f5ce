"""Texts from people and files are shown as texts: they are no markup, and no command to the terminal."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tetrapolis.cli import main
from tetrapolis.core.match import Match
from tetrapolis.core.record import SeatEntry
from tetrapolis.text import LANGUAGES, plain, texts

EVIL = "[/b][red]A\x1b[2J\x1b]0;title\x07\x9b31m\u202eB\u2066\nforged line\r\x08{ $name }%s\udc80"
SEEN = "[/b][red]A[2J]0;title31mB forged line { $name }%s"
COMMANDS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A command in this process: its exit code and all that it printed."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def read() -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", read)

    def command(*arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        try:
            code = main(arguments)
        except SystemExit as exit_of_argparse:
            code = int(str(exit_of_argparse.code))
        done = capsys.readouterr()
        return code, done.out + done.err

    return command


def record(folder: Path, moves: int = 3, changed: dict[str, object] | None = None) -> str:
    """A record with hostile names, and other fields changed."""
    players = [SeatEntry(EVIL[:-1], "person"), SeatEntry("[bold]Béla", "person")]
    match = Match("akropolis", 2, 7, players=players)
    for _ in range(moves):
        match.play(match.legal()[0])
    plainly = msgspec.to_builtins(match.record()) | (changed or {})
    file = folder / "hostile.tetrapolis.json"
    file.write_bytes(msgspec.json.encode(plainly))
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play --resume", "replay", "analyse --depth quick", "verify"])
def test_names_of_a_record_are_shown_as_they_are_written(command: str, lang: str, run: Run, tmp_path: Path) -> None:
    code, shown = run(*command.split(), record(tmp_path), "--lang", lang)
    assert code == 0
    assert not COMMANDS.search(shown)
    assert not re.search(r"^forged", shown, re.MULTILINE)
    if command != "verify":
        assert SEEN[:20] in shown
        assert "[bold]Béla" in shown


@pytest.mark.parametrize(
    "changed",
    [
        {"game": EVIL[:-1]}, {"commitment": EVIL[:-1]}, {"seed": EVIL[:-1]}, {"options": {EVIL[:-1]: EVIL[:-1]}},
        {"actions": [[0, EVIL[:-1]]]}, {"format": EVIL[:-1]}, {"seats": [{"name": "A", "player": EVIL[:-1]}] * 2},
        {"outcome": {"points": [{EVIL[:-1]: 1}], "winners": [0]}}, {EVIL[:-1]: 1},
    ],
    ids=lambda changed: next(iter(changed)) if len(next(iter(changed))) < 20 else "field",
)  # fmt: skip
@pytest.mark.parametrize("command", ["play --resume", "verify"])
def test_what_a_damaged_record_says_is_harmless(
    command: str, changed: dict[str, object], run: Run, tmp_path: Path
) -> None:
    _, shown = run(*command.split(), record(tmp_path, changed=changed))
    assert not COMMANDS.search(shown)
    assert not re.search(r"^forged", shown, re.MULTILINE)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", EVIL], ["play", "akropolis", "--option", EVIL], ["play", "akropolis", "--option", f"lake={EVIL}"],
        ["play", "akropolis", "--bots", EVIL], ["play", "akropolis", "--seed", EVIL], ["replay", EVIL], [EVIL],
        ["verify", EVIL], ["verify", f"http://{EVIL}/m/0123456789abcdef"], ["rules", "akropolis", EVIL],
        ["arena", "akropolis", "--seats", EVIL], ["arena", EVIL, "--seats", "greedy"],
        ["arena", "akropolis", "--seats", "greedy,greedy", "--workers", EVIL], ["plans", "world_monuments", EVIL],
        ["plans", EVIL], ["analyse", EVIL], ["play", "akropolis", "--save", f"/no/such/{EVIL}"],
        ["serve", "--port", EVIL], ["backup", "/dev/null", "--config", EVIL], ["play", "--seats", EVIL],
    ],
)  # fmt: skip
def test_arguments_are_repeated_harmlessly(arguments: list[str], run: Run) -> None:
    code, shown = run(*arguments)
    assert code == 2
    assert not COMMANDS.search(shown)
    assert not re.search(r"^forged", shown, re.MULTILINE)


def test_a_plan_with_hostile_words_is_described_harmlessly(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "[bold]\x1b[2J.toml"
    file.write_text('kind = "monument"\nname = "\\u001b[2J[/b]"\n"\\u001b[31m" = 1\n')
    code, shown = run("plans", "world_monuments", str(file))
    assert code == 2
    assert not COMMANDS.search(shown)
    assert "[bold][2J.toml" in shown


def test_names_given_for_a_match_are_kept_clean(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    code, shown = run("play", "toy", "--people", "0", "--names", f"{EVIL[:-1]},[/x]", "--save", str(file))
    assert code == 0
    assert not COMMANDS.search(shown)
    assert "[/x]" in shown
    assert not COMMANDS.search(file.read_text())


def test_the_chart_is_valid_whatever_the_names(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "chart.svg"
    code, _ = run("analyse", record(tmp_path, 2), "--depth", "quick", "--svg", str(picture))
    assert code == 0
    assert SEEN[:20] in "".join(ET.fromstring(picture.read_text(encoding="utf-8")).itertext())
    before = picture.read_bytes()
    code, shown = run("analyse", record(tmp_path, 2), "--depth", "quick", "--svg", str(picture))
    assert code == 2
    assert "already exists" in shown
    assert picture.read_bytes() == before
    code, shown = run("analyse", record(tmp_path, 2), "--depth", "quick", "--svg", str(tmp_path / "no" / "chart.svg"))
    assert code == 2
    assert "The chart cannot be saved" in shown


def test_a_resumed_match_is_not_saved_over_another_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("keep me")
    code, shown = run("play", "--resume", record(tmp_path), "--save", str(other))
    assert code == 2
    assert "already exists" in shown
    assert other.read_text() == "keep me"


def test_plain_text_keeps_what_can_be_seen() -> None:
    assert plain(EVIL) == SEEN
    for text in ("Ünnep, Їжак – “7”", "x\u00a0y", "👩\u200d🚀", "नमस्\u200cते", ""):
        assert plain(text) == text
    for lang in LANGUAGES:
        assert texts(lang)("result-win", name=EVIL).count("\n") == 0
