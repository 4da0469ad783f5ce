"""Compiled code is kept under the hash of all it depends on."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tetrapolis.core import kernel
from tetrapolis.games.akropolis import rules

_PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from game.rules import answer
print(answer(1))
"""


def test_the_sources_of_a_rule_are_its_module_what_that_imports_and_the_facts_beside() -> None:
    names = {path.name for path in kernel.rule_sources(Path(kernel.source_of(rules.apply)))}
    assert {"rules.py", "city.py", "architect.py", "state.py", "components.py", "components.toml"} <= names
    assert {"kernel.py", "rng.py", "events.py", "hexgrid.py"} <= names


def test_modules_that_no_rule_imports_do_not_count() -> None:
    names = {path.name for path in kernel.rule_sources(Path(kernel.source_of(rules.apply)))}
    assert not names & {"match.py", "record.py", "registry.py", "terminal.py", "view.py"}


@pytest.fixture
def tiny_game(tmp_path: Path) -> Path:
    """A package whose rule calls a function of another module and reads a fact from a data file."""
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "facts.toml").write_text("bonus = 10\n")
    (folder / "helper.py").write_text(
        "import tomllib, pathlib\n"
        "from tetrapolis.core.kernel import rule\n"
        "BONUS = tomllib.loads((pathlib.Path(__file__).parent / 'facts.toml').read_text())['bonus']\n"
        "@rule\ndef add(x):\n    return x + BONUS\n"
    )
    (folder / "rules.py").write_text(
        "from tetrapolis.core.kernel import rule\nfrom .helper import add\n@rule\ndef answer(x):\n    return add(x)\n"
    )
    return tmp_path


def run(folder: Path) -> str:
    variables = {**os.environ, "TETRAPOLIS_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(folder)], env=variables, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def compiled(folder: Path) -> set[str]:
    return {str(path) for path in (folder / "cache").rglob("*.nbc")}


def test_a_changed_callee_or_fact_is_compiled_anew_and_an_unchanged_one_is_not(tiny_game: Path) -> None:
    assert run(tiny_game) == "11"
    first = compiled(tiny_game)
    assert first
    assert run(tiny_game) == "11"
    assert compiled(tiny_game) == first

    (tiny_game / "game" / "facts.toml").write_text("bonus = 20\n")
    assert run(tiny_game) == "21"
    helper = tiny_game / "game" / "helper.py"
    helper.write_text(helper.read_text().replace("x + BONUS", "x - BONUS"))
    assert run(tiny_game) == "-19"


def test_code_of_old_sources_is_forgotten_after_two_weeks(tmp_path: Path) -> None:
    old, young, fresh = (tmp_path / f"rules-{name}" for name in ("old", "young", "fresh"))
    for folder in (old, young, fresh):
        folder.mkdir()
    long_ago = time.time() - 15 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    kernel._remove_stale(fresh)
    assert not old.exists()
    assert young.exists()
    assert fresh.exists()


def test_a_folder_that_cannot_be_written_is_no_obstacle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("TETRAPOLIS_CACHE", str(blocked / "inside"))
    kernel.cache_root.cache_clear()
    try:
        assert kernel.cache_root().is_dir()
    finally:
        kernel.cache_root.cache_clear()
