"""Boards that are checked one by one must also go together; nothing is ever written outside the record."""

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tetrapolis.core.errors import BadOption
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import game_of
from tetrapolis.games.world_monuments.plan_files import parse, printed_shelf
from tetrapolis.games.world_monuments.plans import Monument, Quarry
from tetrapolis.text import LANGUAGES


def small_rows() -> Monument:
    """Rows of 18 stones, enough for the round quarry."""
    row = {"purple": 7, "red": 7, "blue": 3, "black": 1}
    facts = {"kind": "monument", "name": "Small rows", "rounds": [row, row, row], "levels": ["P.R."]}
    plan, problems = parse(facts, printed_shelf())
    assert isinstance(plan, Monument)
    assert not problems
    return plan


def large_quarry() -> Quarry:
    """22 fields and the circle, enough for the printed monuments."""
    borders = [f"O{i}-O{(i + 1) % 14}" for i in range(14)] + [f"O{i}-M{i * 8 // 14}" for i in range(14)]
    borders += [f"M{i}-M{(i + 1) % 8}" for i in range(8)] + [f"M{i}-C" for i in range(8)]
    plan, problems = parse({"kind": "quarry", "name": "Large", "borders": borders}, printed_shelf())
    assert isinstance(plan, Quarry)
    assert not problems
    return plan


def test_two_boards_that_do_not_go_together_are_refused_before_set_up() -> None:
    shelf = printed_shelf().extended({"small": small_rows(), "large": large_quarry()})
    game = game_of(shelf, Path("none"))
    Match(game, 2, 1, {"monument": "small"})
    Match(game, 2, 1, {"quarry": "large"})
    Match(game, 2, 1, {"monument": "random", "quarry": "large"})
    with pytest.raises(BadOption) as refused:
        Match(game, 2, 1, {"monument": "small", "quarry": "large"})
    assert str(refused.value) == (
        "These choices do not go together. "
        "Small rows, round 1: 18 stones are too few for the quarry Large, which needs at least 22."
    )
    for lang in LANGUAGES:
        assert "Small rows" in refused.value.say(lang)


def test_strange_boards_are_refused_or_played_to_the_end_bounds_checked() -> None:
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("strange_plans.py"), "12"],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout, type=dict[str, int])
    assert found["played"] >= 4
    assert found["refused together"] >= 4
    assert {"unreached", "row-small"} <= found.keys()


def test_a_dense_quarry_is_checked_at_once() -> None:
    outer, middle = [f"O{i}" for i in range(12)], [f"M{i}" for i in range(6)]
    names = [*outer, *middle, "C"]
    borders = [f"{one}-{other}" for place, one in enumerate(names) for other in names[:place]]
    lonely = [border for border in borders if "C" not in border] + ["M0-C"]  # every way has to be tried
    before = time.process_time()
    for lines, keys in ((borders, set()), (lonely, {"unreached", "more"})):
        _, problems = parse({"kind": "quarry", "name": "Dense", "borders": lines}, printed_shelf())
        assert {problem.key for problem in problems} == keys
    assert time.process_time() - before < 4  # it took 10 s and more; processor time, so load does not count


def test_a_third_turn_that_could_collect_nothing_is_refused() -> None:
    """Its only ways lead through the circle, which may be empty, and fields that two turns can have emptied."""
    borders = ["O0-O1", "O0-O2", "O1-O2", "O0-M0", "O0-C", "O2-C", "M0-C"]
    _, problems = parse({"kind": "quarry", "name": "Trap", "borders": borders}, printed_shelf())
    assert [problem.key for problem in problems] == ["no-stone"]
