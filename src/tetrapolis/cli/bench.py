"""tetrapolis bench: how fast the rules run on this machine. Figures are per CPU-second of one core."""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from rich.text import Text

from tetrapolis.core.batches import deal
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import seed
from tetrapolis.core.state import assign, copy
from tetrapolis.core.view import shown_of
from tetrapolis.text import texts

from .screen import Screen, game_texts, prepare

_PLAYOUTS = 500  # of a measured decision
_MOST_CHOICES = 60  # until the middle of a match is passed
_DEAL = 8  # of the match in whose middle playouts are measured


def run(chosen: argparse.Namespace) -> int:
    if not 0 < chosen.seconds <= 600:
        raise BadOption("bench-seconds", seconds=str(chosen.seconds))
    screen = Screen()
    if chosen.server:
        return _run_site(chosen, screen)
    results: list[dict[str, Any]] = []
    for name in [chosen.game] if chosen.game else names():
        game = find(name)
        if chosen.seats is not None:
            game.spec.check_seats(chosen.seats)
        if not chosen.json:
            prepare(game, game_texts(game, chosen.lang), screen)
        counts = game.spec.seat_counts if chosen.seats is None else (chosen.seats,)
        if chosen.bots:
            results += [measure_search(game, seats, chosen.seconds) for seats in counts]
            continue
        results += [measure_play(game, seats, chosen.seconds) for seats in counts]
        results.append(measure_start(game))
    if chosen.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(results), indent=2).decode() + "\n")
        return 0
    for result in results:
        screen.print(Text("  ").join(_figure(key, value) for key, value in result.items()))
    return 0


def _figure(key: str, value: object) -> Text:
    return Text.assemble(f"{key} ", (str(value), "bold"))


def _run_site(chosen: argparse.Namespace, screen: Screen) -> int:
    from .bench_site import Load, measure

    speak = texts(chosen.lang)
    site = (chosen.workers, chosen.nodes, chosen.database, chosen.bus)
    load = Load(chosen.tables, chosen.seconds, chosen.game, chosen.idle, *site)
    with Screen(stderr=True).status("") as status:
        found = measure(load, lambda part: status.update(speak(f"bench-site-{part}")))
    if chosen.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        for key, value in found.items():
            screen.print(_figure(key, value))
    return 0


def measure_play(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Whole random games from set-up to final scores, one after the other on one core."""
    game.kernels.compile()
    states = game.template(seats)
    s = states[0]
    parties = int(s.parties)
    rng = np.zeros(2, np.int64)
    seed(rng, 0, seats)
    points = np.zeros((parties, len(game.spec.categories)), np.int64)
    actions = np.empty(game.spec.legal_limit, np.int32)
    decisions = game.kernels.play_games(s, rng, 100, points)  # compiles, and shows how long a game is
    game.kernels.play_games_listed(s, rng, 1, points, actions)
    sampled = _rate(lambda games: game.kernels.play_games(s, rng, games, points), seconds)
    listed = _rate(lambda games: game.kernels.play_games_listed(s, rng, games, points, actions), seconds)
    middle = deal(game, 1, seats)
    for _ in range(decisions // 200):
        seat = game.pending_seats(middle[0])[0]
        game.rules.apply(middle[0], seat, game.rules.sample(middle[0], seat, rng))
    chooser = game.pending_seats(middle[0])[0]
    twin = copy(middle)
    return {
        "game": game.name,
        "seats": seats,
        "sampled_games_per_cpu_s": round(sampled),
        "listed_games_per_cpu_s": round(listed),
        "decisions_per_game": round(decisions / 100, 2),
        "legal_us": _microseconds(lambda: game.rules.legal(middle[0], chooser, actions)),
        "state_bytes": game.dtype.itemsize,
        "copy_us": _microseconds(lambda: assign(twin, middle)),
        "view_us": _microseconds(lambda: shown_of(game, middle, chooser), 300),
    }


def measure_search(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Playouts in the search at the decisions of a match, and whole random games beside it in the same run.

    Then what one playout costs in the middle of a match, natively and in the engine of browsers: by the heuristic
    alone, and with what was learned.
    """
    from tetrapolis.bots.learned import learned_mind_of
    from tetrapolis.bots.mind import mind_of
    from tetrapolis.bots.search import SearchBot
    from tetrapolis.core.match import Match

    mind_of(game).compile()
    plain = measure_play(game, seats, seconds / 2)["sampled_games_per_cpu_s"]
    playouts, spent, slowest = 0, 0.0, 0.0
    number = 0
    while spent < seconds:
        match = Match(game, seats, number)
        bot = SearchBot(number, _PLAYOUTS)
        while pending := match.pending:
            view = match.view(pending[0])
            start = time.process_time()
            action = bot.choose(view)
            if len(view.legal) > 1:
                took = time.process_time() - start
                spent, slowest = spent + took, max(slowest, took)
                playouts += bot.last_playouts
            match.play(action, pending[0])
        number += 1
    return {
        "game": game.name,
        "seats": seats,
        "playouts_per_cpu_s": round(playouts / spent),
        "sampled_games_per_cpu_s": plain,
        "ratio": round(playouts / spent / plain, 3),
        "slowest_ms": round(1000 * slowest, 1),
        **_cost_of_playouts("hand", mind_of(game), seats),
        **_cost_of_playouts("learned", learned_mind_of(game), seats),
    }


def _cost_of_playouts(name: str, mind: Any, seats: int) -> dict[str, Any]:
    """The processor time of one, in microseconds."""
    from tetrapolis.bots.search import look_ahead
    from tetrapolis.core.rng import stream

    from .bench_engine import microseconds

    if mind is None:
        return {}
    _, all_choices = _played(mind.game, seats, _MOST_CHOICES)
    match, _ = _played(mind.game, seats, all_choices // 2)
    seat = match.pending[0]
    known = match.view(seat).possible_state(stream(_DEAL, 0))
    spent = []
    for _ in range(3):
        start = time.process_time()
        look_ahead(mind, known, seat, stream(_DEAL, 1), _PLAYOUTS)
        spent.append((time.process_time() - start) / _PLAYOUTS * 1e6)
    engine = microseconds(mind, known, seat, stream(_DEAL, 1), _PLAYOUTS)
    return {
        f"{name}_playout_us": round(min(spent), 2),
        f"{name}_engine_playout_us": None if engine is None else round(engine, 2),
    }


def _played(game: Game, seats: int, most: int) -> tuple[Any, int]:
    """A match of Builders after so many choices, or at its end; and how many there were."""
    from tetrapolis.bots.greedy import GreedyBot
    from tetrapolis.core.match import Match

    match, count = Match(game, seats, _DEAL), 0
    bots = [GreedyBot(seat) for seat in range(seats)]
    while count < most and not match.over:
        seat = match.pending[0]
        match.play(bots[seat].choose(match.view(seat)), seat)
        count += 1
    return match, count


def measure_start(game: Game) -> dict[str, Any]:
    """The CPU time to compile the game on a machine that has never seen it, and the wall time of a warm start."""
    compile_it = f"from tetrapolis.core.registry import find; find({game.name!r}).kernels.compile()"
    with tempfile.TemporaryDirectory() as empty:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", compile_it], env={**os.environ, "TETRAPOLIS_CACHE": empty}, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)
    play = [sys.executable, "-m", "tetrapolis.cli", "play", game.name, "--seed", "1"]
    return {"game": game.name, "cold_compile_cpu_s": round(cpu, 1), "warm_start_s": round(_fastest(play, 3), 2)}


def _fastest(command: list[str], tries: int) -> float:
    """Wall time of a command that finds nothing to read."""
    best = float("inf")
    for _ in range(tries):
        start = time.perf_counter()
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
        best = min(best, time.perf_counter() - start)
    return best


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Games per CPU-second, over at least `seconds`."""
    games, spent = 0, 0.0
    batch = 200
    while spent < seconds:
        start = time.process_time()
        play(batch)
        took = time.process_time() - start
        games, spent = games + batch, spent + took
        batch = min(100_000, max(batch, int(batch * 0.2 / max(took, 1e-6))))
    return games / spent


def _microseconds(call: Callable[[], object], times: int = 3000) -> float:
    """Mean time of a call from Python."""
    call()
    start = time.process_time()
    for _ in range(times):
        call()
    return round((time.process_time() - start) / times * 1e6, 2)
