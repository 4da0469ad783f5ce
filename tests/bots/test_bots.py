"""Bots choose legally, in time, and the same way for the same seed."""

import math
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tetrapolis.bots import LEVELS, kernel, make_bot, make_thinker, mind_of
from tetrapolis.bots.arena import Contest, play_match
from tetrapolis.bots.levels import setting_of
from tetrapolis.bots.mind import no_opinion, numbers_of
from tetrapolis.bots.search import SearchBot
from tetrapolis.core.errors import BadOption, NotYourChoice
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names

GAMES = names()


@pytest.fixture(autouse=True)
def _ready() -> None:
    for name in GAMES:
        find(name).kernels.compile()
        mind_of(find(name)).compile()


@pytest.mark.parametrize("name", [*GAMES, "toy"])
@pytest.mark.parametrize("spec", ["random", "greedy", "flat:30", "search:30"])
def test_every_bot_plays_whole_matches_of_every_game(name: str, spec: str) -> None:
    game = find(name)
    seats = max(2, game.spec.seat_counts[0])
    result = play_match(Contest(name, (spec,) * seats), 1)
    assert len(result.totals) == seats
    assert all(result.moves)


@pytest.mark.parametrize("name", GAMES)
def test_solo_and_full_tables_are_played(name: str) -> None:
    for seats in {find(name).spec.seat_counts[0], find(name).spec.seat_counts[-1]}:
        assert play_match(Contest(name, ("search:10",) * seats), 0).moves


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_number_of_playouts_give_the_same_match(name: str) -> None:
    seats = max(2, find(name).spec.seat_counts[0])
    contest = Contest(name, ("search:25",) * seats)
    assert play_match(contest, 3).record == play_match(contest, 3).record


@pytest.mark.parametrize("name", GAMES)
def test_more_thinking_is_stronger_than_none(name: str) -> None:
    """A short version of the ladder in docs/bots."""
    seats = max(2, find(name).spec.seat_counts[0])
    for better, worse, least in (("builder", "random", 0.9), ("architect", "builder", 1.2 / seats)):
        contest = Contest(name, (better,) + (worse,) * (seats - 1))
        results = [play_match(contest, number) for number in range(6 * seats)]
        wins = sum(better == r.seating[w] for r in results for w in r.winners)
        assert wins >= least * len(results), (better, wins)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("budget", [20, 120])
def test_a_move_is_returned_in_time(name: str, budget: int) -> None:
    match = Match(name, max(2, find(name).spec.seat_counts[0]), 2)
    bot = make_bot(f"search:{budget}ms", match.game)
    for _ in range(12):
        seat = match.pending[0]
        view = match.view(seat)
        before = time.thread_time()  # of the processor: another process may have the core for a moment
        action = bot.choose(view)
        assert (time.thread_time() - before) * 1000 <= 1.2 * budget + 50
        match.play(action, seat)


def test_nothing_is_compiled_while_a_clock_runs(tmp_path: Path) -> None:
    """A bot compiles what it needs before; and where all is compiled, the first move of a process is in time."""
    code = (
        "import time; from tetrapolis.core.registry import find; from tetrapolis.bots import make_thinker;"
        "from tetrapolis.core.match import Match; game = find('toy'); match = Match(game, 2, 1);"
        "view = match.view(match.pending[0]); t = time.perf_counter();"
        "thought = make_thinker('search:60ms', game).think(view);"
        "print(thought.milliseconds / 1000 / (time.perf_counter() - t))"
    )
    empty = {**os.environ, "TETRAPOLIS_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=empty)
    assert float(done.stdout) < 0.5  # most of the time went into compiling, before the clock ran
    code = (
        "import time; from tetrapolis.core.registry import find; from tetrapolis.bots import make_bot, mind_of;"
        "from tetrapolis.core.match import Match; game = find('toy'); game.kernels.compile(); mind_of(game).compile();"
        "match = Match(game, 2, 1); bot = make_bot('search:100ms', game); view = match.view(match.pending[0]);"
        "t = time.thread_time(); bot.choose(view); print((time.thread_time() - t) * 1000)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=empty)
    assert float(done.stdout) < 1.2 * 100 + 50


def test_a_thought_names_candidates_with_points_by_category_and_win_share() -> None:
    match = Match("akropolis", 2, 7)
    thought = make_thinker("search:200", match.game).think(match.view(match.pending[0]))
    assert thought.playouts == 200
    assert len(thought.candidates) == len(match.legal())
    assert sum(one.visits for one in thought.candidates) == 200
    assert thought.best.visits == max(one.visits for one in thought.candidates)
    assert set(thought.best.points) == set(match.game.spec.categories)
    assert 0 <= thought.best.win_share <= 1
    assert thought.best.total == pytest.approx(sum(thought.best.points.values()))


def test_the_last_choice_of_a_match_is_seen_through() -> None:
    """With one action left to everybody's end, the search expects exactly the final points."""
    match = Match("akropolis", 2, 11)
    bot = make_bot("greedy", match.game)
    while True:
        twin = match.fork()
        twin.play(bot.choose(match.view(match.pending[0])))
        if twin.over:
            break
        match = twin
    seat = match.pending[0]
    best = SearchBot(1, playouts=3000).think(match.view(seat)).best
    match.play(best.action)
    assert match.scores()[seat] == pytest.approx(best.points)


def test_a_spectator_has_nothing_to_think_about() -> None:
    match = Match("akropolis", 2, 7)
    for spec in ("greedy", "search:10"):
        with pytest.raises(NotYourChoice):
            make_thinker(spec, match.game).think(match.view())


@pytest.mark.parametrize(
    "spec", ["", "deep", "search", "search:0", "flat:ms", "greedy:5ms", "search:700000ms", "random:3x"]
)
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(BadOption):
        make_bot(spec, find("akropolis"))


@pytest.mark.parametrize("name", GAMES)
def test_every_level_exists_in_every_game(name: str) -> None:
    game = find(name)
    settings = [setting_of(level, game) for level in LEVELS]
    assert len(set(settings)) == len(LEVELS)
    for level in LEVELS:
        match = Match(game, max(2, game.spec.seat_counts[0]), 1)
        seat = match.pending[0]
        match.play(make_bot(level, game).choose(match.view(seat)), seat)
    numbers = numbers_of(game)
    assert set(numbers["weights"]) == set(mind_of(game).names)


def test_a_game_without_a_heuristic_gets_plain_playouts() -> None:
    assert numbers_of(find("toy")) == {}
    state: Any = None  # it is not looked at
    assert no_opinion(state, 0, 0, mind_of(find("toy")).weights) == 0


def test_the_logarithm_is_right_to_the_last_bits() -> None:
    numbers = [*range(1, 3000), *range(3000, 1 << 20, 997)]
    assert all(abs(kernel.ln(number) - math.log(number)) <= 3e-16 * max(1.0, math.log(number)) for number in numbers)


def test_candidates_come_in_the_order_of_visits_worth_and_rating() -> None:
    chance = np.random.default_rng(1)
    tree = chance.integers(0, 3, (6, 40), np.int64)
    tree[kernel.TOTAL] = np.where(tree[kernel.VISITS] > 0, tree[kernel.TOTAL], 0)
    order = np.zeros(39, np.int64)
    kernel.rank_candidates(tree, order)
    visits, totals, ratings = tree[kernel.VISITS], tree[kernel.TOTAL], tree[kernel.RATING]
    key = {node: (visits[node], totals[node] if visits[node] else ratings[node]) for node in range(1, 40)}
    assert order.tolist() == sorted(range(1, 40), key=key.__getitem__, reverse=True)


def test_equals_come_in_any_order_and_all_of_them() -> None:
    match = Match("toy", 2, 1)
    firsts = {make_thinker("greedy", match.game, seed).think(match.view(0)).best.action for seed in range(60)}
    listed = {one.action for one in make_thinker("greedy", match.game).think(match.view(0)).candidates}
    assert listed == set(match.view(0).legal.tolist())
    assert len(firsts) > 1
