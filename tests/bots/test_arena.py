"""The arena: rotated seats, common deals, resumable, every match counted once."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from programs import run
from tetrapolis.bots.arena import Arena, Contest, Result
from tetrapolis.bots.crews import Work, here, on_cores
from tetrapolis.bots.standings import rated, standings, wilson
from tetrapolis.core.errors import BadOption
from tetrapolis.core.match import Match

CONTEST = Contest("world_monuments", ("greedy", "random", "random"))
COMMAND = [sys.executable, "-m", "tetrapolis.cli", "arena"]


def result(number: int, totals: tuple[int, ...], seating: tuple[str, ...] = ("a", "b")) -> Result:
    best = max(totals)
    ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Result(
        number, seating, totals, ranks, winners, (10,) * len(totals), (50.0,) * len(totals), (100,) * len(totals)
    )


def test_every_entrant_sits_everywhere_with_every_deal() -> None:
    seatings = [CONTEST.seating(number) for number in range(3)]
    assert seatings == [("greedy", "random", "random"), ("random", "random", "greedy"), ("random", "greedy", "random")]
    table = Arena(CONTEST)
    table.run(3, here)
    assert sorted(table.results) == [0, 1, 2]


def test_the_table_counts_scores_wins_and_time() -> None:
    table = standings([result(0, (10, 20)), result(1, (30, 30)), result(2, (50, 10)), result(3, (40, 10))])
    first, second = table
    assert (first.entrant, second.entrant) == ("a", "b")
    assert first.mean_score == 32.5
    assert first.mean_winning_score == 40.0
    assert first.win_share == 0.625
    assert second.win_share == 0.375
    assert first.win_share_low < 0.625 < first.win_share_high
    assert first.ms_per_move == 5.0
    assert first.playouts_per_move == 10.0
    assert first.rating > second.rating
    assert first.fair_share == 0.5


def test_copies_of_one_bot_share_wins_and_keep_their_rating() -> None:
    (only,) = standings([result(0, (10, 20), ("a", "a")), result(1, (40, 30), ("a", "a"))])
    assert only.win_share == 1.0
    assert only.mean_score == 25.0
    assert only.mean_winning_score == 30.0
    assert rated([result(0, (10, 20), ("a", "a"))])["a"] == rated([result(0, (20, 10), ("a", "a"))])["a"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.4038, 0.5962), (400, 400, 0.9905, 1.0), (0, 20, 0.0, 0.1611)]
)
def test_the_interval_of_a_share_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_processes_give_the_same_table_as_one_process() -> None:
    contest = Contest("world_monuments", ("search:5", "greedy"))
    alone, many = Arena(contest).run(6, here), Arena(contest).run(6, on_cores(2))
    for one, other in zip(alone, many, strict=True):
        assert (one.entrant, one.mean_score, one.win_share) == (other.entrant, other.mean_score, other.win_share)


def test_a_folder_keeps_records_and_goes_on(tmp_path: Path) -> None:
    arena = Arena(CONTEST, tmp_path)
    arena.run(3, here)
    lines = (tmp_path / "results.jsonl").read_text().splitlines()
    assert len(lines) == 3
    record = Match.load(tmp_path / "match-000001.tetrapolis.json")
    assert record.over
    assert [seat.player for seat in record.players] == ["random", "random", "greedy"]
    (tmp_path / "results.jsonl").write_text("\n".join(lines[:2]) + '\n{"number": 2, "sea')  # broken off while writing
    again = Arena(CONTEST, tmp_path)
    assert again.missing(4) == [2, 3]
    played: list[int] = []

    def watched(work: Work, numbers: Sequence[int]) -> Iterator[tuple[int, Result]]:
        for number, one in here(work, numbers):
            played.append(number)
            yield number, one

    table = again.run(4, watched)
    assert played == [2, 3]
    assert table[0].games == 4


def test_a_result_that_comes_twice_is_counted_once(tmp_path: Path) -> None:
    arena = Arena(Contest("world_monuments", ("greedy", "random")), tmp_path)
    arena.add(result(0, (3, 4), ("greedy", "random")))
    arena.add(result(0, (9, 4), ("greedy", "random")))
    assert arena.results[0].totals == (3, 4)
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 1


def test_a_folder_of_another_contest_is_refused(tmp_path: Path) -> None:
    Arena(CONTEST, tmp_path)
    with pytest.raises(BadOption):
        Arena(Contest("world_monuments", ("greedy", "random")), tmp_path)


@pytest.mark.parametrize("contest", [Contest("akropolis", ("greedy", "clever")), Contest("akropolis", ("greedy",) * 9)])
def test_a_contest_that_cannot_be_played_is_refused(contest: Contest) -> None:
    with pytest.raises(BadOption):
        Arena(contest)


def test_the_command_prints_json_with_the_promised_keys(tmp_path: Path) -> None:
    words = ["world_monuments", "--seats", "greedy,random", "--games", "4", "--json", "--folder", str(tmp_path)]
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=True)
    table = json.loads(done.stdout)
    promised = ("entrant", "games", "mean_score", "mean_winning_score", "win_share", "win_share_low", "win_share_high")
    for one in table:
        assert set(promised) | {"rating", "ms_per_move"} <= set(one)
    assert {one["entrant"] for one in table} == {"greedy", "random"}
    again = subprocess.run(
        [*COMMAND, *words[:-3], "--folder", str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert "greedy" in again.stdout


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ["world_monuments", "--seats", "search:20,greedy", "--games", "12", "--json", "--folder", str(tmp_path)]
    first = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    lines = tmp_path / "results.jsonl"
    limit = time.monotonic() + 600
    while time.monotonic() < limit and not (lines.exists() and lines.read_text().count("\n") >= 2):
        time.sleep(0.02)
    os.killpg(first.pid, signal.SIGKILL)
    first.wait()
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)[0]["games"] == 12
    numbers = [json.loads(line)["number"] for line in lines.read_text().splitlines() if line.endswith("}")]
    assert sorted(numbers) == list(range(12))


def test_bad_words_are_refused() -> None:
    for words in (
        ["--seats", "greedy,random", "--games", "0"],
        ["--seats", "x,y"],
        ["--seats", "greedy,random", "--workers", "-1"],
    ):
        done = run("arena", "world_monuments", *words)
        assert done.returncode == 2
        assert done.stderr.strip()
