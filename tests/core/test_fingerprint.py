"""The fingerprint of rules changes with what can change play, and with nothing else."""

import importlib
import secrets
import sys
from pathlib import Path

import pytest

from tetrapolis.core.fingerprint import fingerprint
from tetrapolis.core.registry import find, names

_SOURCES = {
    "__init__.py": "",
    "facts.toml": "bonus = 10",
    "heuristic.toml": "weight = 1",
    "components.py": """
import numpy as np
POINTS = np.array([1, 2, 3])
NAMES = ("unused",)
""",
    "helper.py": """
from tetrapolis.core.kernel import rule
from .components import POINTS
@rule
def points(level):
    \"\"\"Points of a level.\"\"\"
    return POINTS[level]
@rule
def unused(level):
    return level
""",
    "rules.py": """
from tetrapolis.core.kernel import rule
from .helper import points
LIMIT = 3
@rule
def apply(level):
    return points(level) + LIMIT  # AK-1
""",
}


def _of(folder: Path, **changed: str) -> str:
    package = folder / f"game{secrets.token_hex(8)}"  # no module of another test
    package.mkdir()
    for name, text in (_SOURCES | changed).items():
        (package / name).write_text(text)
    sys.path.insert(0, str(folder))
    try:
        return fingerprint([importlib.import_module(f"{package.name}.rules").apply], "heuristic")
    finally:
        sys.path.remove(str(folder))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rules.py", "+ LIMIT", "- LIMIT"),
        ("rules.py", "LIMIT = 3", "LIMIT = 4"),
        ("helper.py", "return POINTS[level]", "return POINTS[level] * 2"),
        ("components.py", "[1, 2, 3]", "[1, 2, 4]"),
        ("facts.toml", "10", "11"),
    ],
)
def test_it_changes_with_what_can_change_play(tmp_path: Path, file: str, old: str, new: str) -> None:
    changed = _SOURCES[file].replace(old, new)
    assert changed != _SOURCES[file]
    assert _of(tmp_path, **{file: changed}) != _of(tmp_path)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rules.py", "# AK-1", "# AK-2"),
        ("rules.py", "points(level) + LIMIT", "(points(level) +\n        LIMIT)"),
        ("helper.py", "Points of a level.", "The points of a level."),
        ("helper.py", "    return level", "    return level + 1"),
        ("components.py", "unused", "never used"),
        ("facts.toml", "bonus = 10", "# how much\nbonus   = 10"),
        ("heuristic.toml", "1", "2"),
    ],
)
def test_it_does_not_change_with_words_layout_and_bots(tmp_path: Path, file: str, old: str, new: str) -> None:
    changed = _SOURCES[file].replace(old, new)
    assert changed != _SOURCES[file]
    assert _of(tmp_path, **{file: changed}) == _of(tmp_path)


def test_every_game_has_its_own() -> None:
    assert len({find(name).fingerprint for name in names()}) == len(names())
