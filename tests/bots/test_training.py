"""Learning: short runs, repeated, broken off and gone on with."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from programs import run
from tetrapolis.bots import learned
from tetrapolis.bots.crews import here, on_cores
from tetrapolis.core.errors import BadOption
from tetrapolis.core.registry import find, names
from tetrapolis.learning.fitting import fit, fit_chances, targets
from tetrapolis.learning.keeping import adopt
from tetrapolis.learning.selfplay import Table, empty_words, join, play_batch, usual_differences
from tetrapolis.learning.settings import SHORT, Settings
from tetrapolis.learning.training import Run
from tetrapolis.learning.trials import Outcome, judge

SEEING = [name for name in names() if find(name).features]
COMMAND = [sys.executable, "-m", "tetrapolis.cli", "train"]


def short(game: str, **changes: Any) -> Settings:
    return Settings(game, **{**SHORT, **changes})


def quiet(*_: Any) -> None:
    """Nobody asks how far it is."""


@pytest.mark.parametrize("name", SEEING)
def test_a_run_is_the_same_whoever_does_the_work(name: str, tmp_path: Path) -> None:
    settings = short(name, matches=4, trials=2)
    found = []
    for folder, crew in (("alone", here), ("many", on_cores(2))):
        learning = Run(settings, tmp_path / folder)
        (generation,) = learning.learn(crew, quiet)
        told = msgspec.structs.replace(generation.verdict, milliseconds=(0.0, 0.0))
        found.append((learning.words_of(0).tolist(), msgspec.structs.replace(generation, verdict=told)))
    assert found[0] == found[1]


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """Pieces that were there are not played again; the net is the one of a run that nobody disturbed."""
    words = [SEEING[0], "--short", "--workers", "1", "--folder"]
    broken = subprocess.Popen([*COMMAND, *words, str(tmp_path / "broken")], stderr=subprocess.DEVNULL)
    place = tmp_path / "broken" / "gen-00"
    while not list(place.glob("play-*.npz")) and broken.poll() is None:
        time.sleep(0.01)
    broken.send_signal(signal.SIGKILL)
    broken.wait()
    kept = {file.name: file.stat().st_mtime_ns for file in place.glob("play-*.npz")}
    assert kept
    for folder in ("broken", "whole"):
        done = subprocess.run([*COMMAND, *words, str(tmp_path / folder)], capture_output=True, text=True, check=True)
        assert "1" in done.stdout
    assert all((place / name).stat().st_mtime_ns == moment for name, moment in kept.items())
    nets = [np.load(tmp_path / folder / "gen-00" / "net.npy").tolist() for folder in ("broken", "whole")]
    assert nets[0] == nets[1]
    assert json.loads((tmp_path / "whole" / "curves.json").read_text())[0]["rows"] > 0
    assert "<svg" in (tmp_path / "whole" / "curves.svg").read_text()
    assert not list(tmp_path.rglob(f".*{os.getpid()}*"))


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Run(short(SEEING[0]), tmp_path)
    Run(short(SEEING[0], generations=5), tmp_path)  # only longer
    with pytest.raises(BadOption):
        Run(short(SEEING[0], seed=2), tmp_path)
    (tmp_path / "settings.json").write_text("{}")
    with pytest.raises(BadOption):
        Run(short(SEEING[0]), tmp_path)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["toy"], "has no features"),
        *(([SEEING[0], "--set", text], "not possible") for text in ("trials=0", "matches=x", "colour=3", "seats=0,2")),
    ],
)
def test_what_cannot_be_learned_is_said(words: list[str], message: str, tmp_path: Path) -> None:
    done = run("train", *words, "--folder", str(tmp_path / "run"))
    assert done.returncode == 2
    assert message in done.stderr


@pytest.mark.parametrize("name", SEEING)
def test_rows_tell_what_came_of_them(name: str) -> None:
    game, settings = find(name), short(name, playouts=12)
    table = play_batch((settings, 0, 0, empty_words(game), usual_differences(game, settings)))
    rows = len(table["x"])
    assert {len(table[column]) for column in ("base", "final", "won", "applies", "position", "next")} == {rows}
    assert table["won"].sum() == pytest.approx(table["position"].max() + 1)
    last = table["next"] < 0
    wanted = targets(table, settings)
    assert np.allclose(wanted[last], table["final"][last])
    settled = ~table["applies"] & (table["seat"] < table["parties"])
    assert np.allclose(table["base"][settled & last].sum(axis=1), table["final"][settled & last].sum(axis=1))


def test_a_choice_of_chance_ends_what_is_learned_from_the_end() -> None:
    """Three decisions of one seat; chance chose at the second one."""
    column = np.array([[1.0], [2.0], [3.0]], np.float32)
    table: Table = {
        "after": np.array([1, 2, -1]), "chosen": np.array([0, 1, 0]), "stage": np.array([2, 1, 0]),
        "value": column, "end": np.full((3, 1), 10.0, np.float32),
        "next": np.array([0, 1, 2, -1]), "final": np.full((4, 1), 10.0, np.float32),
    }  # fmt: skip
    found = targets(table, Settings("any", trust_in_end=1.0))[:, 0]
    assert found.tolist() == [2.0, 2.0, 10.0, 10.0]
    table["chosen"] = np.array([2, 0, 0])  # a taste at first: what came of it counts
    assert targets(table, Settings("any", trust_in_end=1.0))[:, 0].tolist() == [10.0] * 4


def crooked(rows: int, in_a_match: int) -> Table:
    """Points that are a crooked function of the inputs; chances that follow the lead."""
    chance = np.random.default_rng(5)
    x = chance.integers(0, 10, (rows, 4)).astype(np.int32)
    wanted = np.stack([3 * x[:, 0] + np.maximum(0, x[:, 1] - 5) * 4, 2.0 * x[:, 2]], axis=1)
    position = np.arange(rows) // 2
    total = wanted.sum(axis=1).reshape(-1, 2)
    first = 1 / (1 + np.exp(-(total[:, 0] - total[:, 1]) / 6)) > chance.random(rows // 2)
    return {
        "x": x, "base": np.zeros((rows, 2), np.float32), "final": wanted.astype(np.float32),
        "applies": np.ones(rows, np.bool_), "tasting": np.zeros(rows, np.bool_), "match": position // in_a_match,
        "position": position, "parties": np.full(rows, 2), "row_stage": np.full(rows, 9),
        "won": np.stack([first, ~first], axis=1).ravel().astype(np.float32), "next": np.full(rows, -1),
        "after": np.full(1, -1), "chosen": np.zeros(1, np.int64), "stage": np.zeros(1, np.int64),
        "value": np.zeros((1, 2), np.float32), "end": np.zeros((1, 2), np.float32),
    }  # fmt: skip


def test_a_net_learns_what_there_is_to_learn() -> None:
    table = crooked(6000, 4)
    net, error = fit(table, Settings("any", nets=2, units=8, passes=90), 2)
    assert error["with"] < 1.2 < error["without"]
    chances, squared = fit_chances(table, net, 2)
    assert chances[2][9][1] == pytest.approx(6, abs=1.0)
    assert chances[2][9][0] == pytest.approx(0, abs=1.0)
    assert squared < 0.2


def test_very_few_matches_are_fitted_too() -> None:
    """Where no match is drawn, there once was no end."""
    _, error = fit(crooked(20, 10), Settings("any", nets=2, units=4, passes=2), 2)
    assert np.isfinite(list(error.values())).all()


def test_joined_tables_count_on() -> None:
    one: Table = {
        "match": np.array([0, 1]), "position": np.array([0, 3]), "next": np.array([0, -1]), "after": np.array([-1]),
        "stage": np.array([7]),
    }  # fmt: skip
    both = join([one, one])
    assert both["match"].tolist() == [0, 1, 2, 3]
    assert both["position"].tolist() == [0, 3, 4, 7]
    assert both["next"].tolist() == [0, -1, 1, -1]
    assert both["after"].tolist() == [-1, -1]


def test_a_verdict_counts_matches_of_one_deal_together() -> None:
    times = (1.0, 2.0)
    outcomes = [Outcome(0, 1.0, 30, 20, times), Outcome(0, 0.0, 20, 26, times), Outcome(1, 0.5, 10, 10, times)]
    verdict = judge(outcomes, 2)
    assert (verdict.wins, verdict.points, verdict.lead, verdict.milliseconds) == (0.5, 20.0, 1.33, times)
    assert verdict.lead_error == pytest.approx(1.96 * np.std([2, 0], ddof=1) / np.sqrt(2), abs=0.01)
    assert not verdict.is_better
    assert judge([*outcomes, Outcome(1, 1.0, 30, 10, times)], 2).is_better


def test_the_best_net_is_kept_with_what_made_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learning = Run(short(SEEING[0]), tmp_path)
    with pytest.raises(BadOption):
        adopt(learning, "tetrapolis train", "2026-11-19")
    (generation,) = learning.learn(here, quiet)
    better = msgspec.structs.replace(generation, adopted=True)
    (tmp_path / "gen-00" / "verdict.json").write_bytes(msgspec.json.encode(better))
    monkeypatch.setattr("tetrapolis.learning.keeping.place_of", lambda game: tmp_path / "learned.json")
    adopt(learning, "tetrapolis train", "2026-11-19")
    kept = msgspec.json.decode((tmp_path / "learned.json").read_bytes(), type=learned.Learned)
    assert kept.numbers.tolist() == learning.words_of(0).tolist()
    assert kept.made["settings"]["matches"] == SHORT["matches"]
