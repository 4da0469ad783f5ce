"""What people name as a file and is none, or is far too large, is refused in one sentence and never waited for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tetrapolis.core.match import Match
from tetrapolis.text import LANGUAGES

PATIENCE = 120  # seconds; a command that waits for a pipe would wait for ever

COMMANDS = ("replay", "verify", "analyse", "play --resume", "serve --port 0 --config")


def run(*arguments: str, sent: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    words = [sys.executable, "-m", "tetrapolis.cli", *arguments]
    return subprocess.run(words, input=sent, capture_output=True, timeout=PATIENCE, check=False)


def strange(kind: str, folder: Path) -> Path:
    """Something with the name of a file."""
    path = folder / "strange"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "huge":
        with path.open("wb") as file:
            file.truncate(2 << 30)  # takes no room on the disk
    else:
        return Path("/dev/zero")
    return path


@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "huge"])
@pytest.mark.parametrize("command", COMMANDS)
def test_only_files_of_a_sensible_size_are_read(command: str, kind: str, tmp_path: Path) -> None:
    path = strange(kind, tmp_path)
    lang = LANGUAGES[COMMANDS.index(command) % len(LANGUAGES)]
    done = run(*command.split(), str(path), "--lang", lang)
    said = done.stderr.decode().strip()
    assert done.returncode == 2
    assert len(said.splitlines()) == 1
    reason = {
        "en": ("pipe or a device", "too large", "more than"),
        "hu": ("csővezeték vagy eszköz", "túl nagy", "több mint"),
        "uk": ("канал або пристрій", "завеликий", "понад"),
    }[lang]
    assert any(part in said for part in (reason[1:] if kind == "huge" else reason[:1]))


@pytest.mark.parametrize("kind", ["pipe", "folder", "huge"])
def test_an_arena_takes_up_only_what_are_files(kind: str, tmp_path: Path) -> None:
    strange(kind, tmp_path).rename(tmp_path / "arena.json")
    done = run("arena", "toy", "--seats", "random,random", "--games", "1", "--folder", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.decode().strip().splitlines()) == 1


def test_standard_input_is_read_for_a_dash_up_to_the_same_limit() -> None:
    match = Match("toy", 2, 3)
    match.play(match.legal(0)[0], 0)
    for command in ("replay", "verify"):
        done = run(command, "-", sent=match.record().to_json())
        assert done.returncode == 0, done.stderr
        assert done.stdout
    flooded = run("verify", "-", sent=b" " * (5 << 20))
    assert flooded.returncode == 2
    assert b"too large" in flooded.stderr
