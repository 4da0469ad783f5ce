"""Compiled code is kept under the hash of all it depends on."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tetrapolis.bots.mind import mind_of
from tetrapolis.core import sources
from tetrapolis.core.registry import find, names
from tetrapolis.games.akropolis import rules

_PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from game.mind import search
print(search(1))
"""

#: A game as ours are: its rule calls a function two imports away, which reads a fact from a data file; a template is
#: bound to the game's heuristic, a second one to the first.
_SOURCES = {
    "__init__.py": "",
    "facts.toml": "bonus = 10",
    "components.py": """
import pathlib, tomllib
BONUS = tomllib.loads((pathlib.Path(__file__).parent / "facts.toml").read_text())["bonus"]
""",
    "helper.py": """
from tetrapolis.core.kernel import rule
from .components import BONUS
@rule
def add(x):
    return x + BONUS
""",
    "city.py": """
from tetrapolis.core.kernel import rule
from .helper import (  # (in two steps)
    add,
)
@rule
def grow(x):
    return add(x)
""",
    "rules.py": """
from tetrapolis.core.kernel import rule
from .city import grow
@rule
def apply(x):
    return 1000 * grow(x)
""",
    "heuristic.py": """
from tetrapolis.core.kernel import rule
@rule
def rate(x):
    return 7 * x
""",
    "templates.py": """
def unbound(x):
    raise NameError
rate = guided = playout = apply = unbound
def guided_action(x):
    return rate(x)
def play_once(x):
    return guided(x) + apply(x)
def look_ahead(x):
    return playout(x)
""",
    "mind.py": """
from tetrapolis.core.kernel import bind
from . import heuristic, rules, templates
guided = bind(templates.guided_action, rate=heuristic.rate)
playout = bind(templates.play_once, guided=guided, apply=rules.apply)
search = bind(templates.look_ahead, playout=playout)
""",
}

#: Each kind of source: the file, what is changed in it, and what the search then says.
_CHANGES = {
    "rule": ("rules.py", "1000 *", "2000 *", "22007"),
    "heuristic": ("heuristic.py", "7 * x", "8 * x", "11008"),
    "fact": ("facts.toml", "10", "20", "21007"),
    "component": ("components.py", '["bonus"]', '["bonus"] + 1', "12007"),
    "template": ("templates.py", "guided(x) + apply(x)", "guided(x) - apply(x)", "-10993"),
    "helper two imports away": ("helper.py", "x + BONUS", "x - BONUS", "-8993"),
}


def test_the_sources_of_a_rule_are_its_module_what_that_imports_and_the_facts_beside() -> None:
    found = {path.name for path in sources.rule_sources(sources.source_of(rules.apply))}
    assert {"rules.py", "city.py", "architect.py", "state.py", "components.py", "components.toml"} <= found
    assert {"kernel.py", "rng.py", "events.py", "hexgrid.py"} <= found


def test_modules_that_no_rule_imports_do_not_count() -> None:
    found = {path.name for path in sources.rule_sources(sources.source_of(rules.apply))}
    assert not found & {"match.py", "record.py", "registry.py", "terminal.py", "view.py"}


@pytest.fixture
def tiny_game(tmp_path: Path) -> Path:
    (tmp_path / "game").mkdir()
    for name, text in _SOURCES.items():
        (tmp_path / "game" / name).write_text(text)
    return tmp_path


def run(folder: Path, cache: str = "cache") -> str:
    variables = {**os.environ, "TETRAPOLIS_CACHE": str(folder / cache), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(folder)], env=variables, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def compiled(folder: Path) -> set[str]:
    return {str(path) for path in (folder / "cache").rglob("*.nbc")}


def test_unchanged_sources_are_not_compiled_again(tiny_game: Path) -> None:
    assert run(tiny_game) == "11007"
    first = compiled(tiny_game)
    assert first
    assert run(tiny_game) == "11007"
    assert compiled(tiny_game) == first


@pytest.mark.parametrize("kind", _CHANGES)
def test_a_search_is_never_older_than_its_sources(tiny_game: Path, kind: str) -> None:
    assert run(tiny_game) == "11007"
    name, old, new, answer = _CHANGES[kind]
    source = tiny_game / "game" / name
    assert old in source.read_text()
    source.write_text(source.read_text().replace(old, new))
    assert run(tiny_game) == answer
    assert run(tiny_game, "an empty cache") == answer


def test_absolute_imports_of_a_package_of_ones_own_are_followed(tiny_game: Path) -> None:
    helper = tiny_game / "game" / "helper.py"
    helper.write_text(helper.read_text().replace("from .components", "from game.components"))
    assert run(tiny_game) == "11007"
    (tiny_game / "game" / "facts.toml").write_text("bonus = 20")
    assert run(tiny_game) == "21007"


def test_two_bindings_of_one_template_to_one_file_are_kept_apart(tiny_game: Path) -> None:
    (tiny_game / "game" / "heuristic.py").write_text(
        _SOURCES["heuristic.py"] + "@rule\ndef other(x):\n    return 9 * x\n"
    )
    assert run(tiny_game) == "11007"
    mind = tiny_game / "game" / "mind.py"  # not imported by any rule: only the binding differs
    mind.write_text(mind.read_text().replace("heuristic.rate", "heuristic.other"))
    assert run(tiny_game) == "11009"


@pytest.mark.parametrize("name", names())
def test_the_search_of_every_game_depends_on_all_of_its_sources(name: str) -> None:
    found = {path for file in sources.sources_of(mind_of(find(name)).search) for path in sources.rule_sources(file)}
    folder = sources.source_of(find(name).rules.apply).parent
    used = {path.name for path in found if path.parent == folder}
    features = {"features.py"} if find(name).features else set()
    assert features | {"heuristic.py", "heuristic.toml", "rules.py", "state.py", "components.py", "scoring.py"} <= used
    assert {path.name for path in found} >= {"kernel.py", "playout.py", "rng.py", "net.py"}
    assert "learned.json" not in used  # it is handed over when a search begins: nothing is compiled for it


def test_code_of_old_sources_is_forgotten_after_two_weeks(tmp_path: Path) -> None:
    old, young, fresh = (tmp_path / f"rules-{name}" for name in ("old", "young", "fresh"))
    for folder in (old, young, fresh):
        folder.mkdir()
    long_ago = time.time() - 15 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    sources._remove_stale(fresh)
    assert not old.exists()
    assert young.exists()
    assert fresh.exists()


def test_a_folder_that_cannot_be_written_is_no_obstacle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("TETRAPOLIS_CACHE", str(blocked / "inside"))
    sources.cache_root.cache_clear()
    try:
        assert sources.cache_root().is_dir()
    finally:
        sources.cache_root.cache_clear()


def test_installed_packages_beside_ours_do_not_count(tmp_path: Path) -> None:
    """Else every start of an installed program would read all of NumPy."""
    folder = tmp_path / "site-packages"
    (folder / "game").mkdir(parents=True)
    (folder / "numpy").mkdir()
    for name in ("game", "numpy"):
        (folder / name / "__init__.py").write_text("")
    (folder / "game" / "rules.py").write_text("import numpy\nfrom game.city import grow\n")
    (folder / "game" / "city.py").write_text("import numpy as np\n")
    found = sources.rule_sources(folder / "game" / "rules.py")
    assert {file.name for file in found} == {"rules.py", "city.py"}
