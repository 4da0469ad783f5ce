"""Tune what bots think of a game: weights of its heuristic by greedy play, constants of its search by search.

    python scripts/tune.py GAME weights|search [--trials 60] [--games 40] [--seats 2] [--playouts 200]

Each trial plays a challenger with other numbers against the committed ones: all rotations of common deals. What is
maximised is the challenger's mean margin over the mean of the others, in points. The best numbers are printed as TOML
with the evidence: a match of the best against the committed numbers on deals that no trial has seen.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import optuna

from tetrapolis.bots.greedy import GreedyBot
from tetrapolis.bots.kernel import KNOBS
from tetrapolis.bots.mind import Mind, mind_of
from tetrapolis.bots.search import SearchBot
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find

_FRESH = 1_000_000  # seeds of the final comparison
_TUNED_KNOBS = ("tries", "other_tries", "horizon", "rivalry", "curiosity", "trust", "widening", "depth")


def margins(
    game: Game, seats: int, challenger: Mind, champion: Mind, games: int, playouts: int, first: int
) -> np.ndarray:
    """The challenger's points less the mean of the others', match by match."""
    found = []
    for number in range(games):
        own = number % seats
        match = Match(game, seats, first + number // seats)
        minds = [challenger if seat == own else champion for seat in range(seats)]
        bots = [
            SearchBot(1000 * number + seat, playouts, mind=mind)
            if playouts
            else GreedyBot(1000 * number + seat, mind=mind)
            for seat, mind in enumerate(minds)
        ]
        while pending := match.pending:
            match.play(bots[pending[0]].choose(match.view(pending[0])), pending[0])
        totals = [sum(points.values()) for points in match.scores()]
        found.append(totals[own] - (sum(totals) - totals[own]) / (seats - 1))
    return np.array(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("what", choices=("weights", "search"))
    parser.add_argument("--trials", type=int, default=60)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--evidence", type=Path, help="write the evidence as JSON")
    chosen = parser.parse_args()
    game = find(chosen.game)
    game.kernels.compile()
    champion = mind_of(game)
    champion.compile()
    seats = chosen.seats or max(2, game.spec.seat_counts[0])
    playouts = chosen.playouts if chosen.what == "search" else 0
    names = champion.names if chosen.what == "weights" else _TUNED_KNOBS
    now = dict(zip(champion.names, champion.weights.tolist(), strict=True)) | dict(
        zip(KNOBS, champion.knobs.tolist(), strict=True)
    )

    def mind(numbers: dict[str, int]) -> Mind:
        return champion.with_numbers(**{("weights" if chosen.what == "weights" else "knobs"): numbers})

    def objective(trial: optuna.Trial) -> float:
        numbers = {
            name: trial.suggest_int(name, max(0, now[name] // 3), max(2, now[name] * 3))
            for name in names
            if now[name] < 1000 or chosen.what == "weights"
        }
        return float(margins(game, seats, mind(numbers), champion, chosen.games, playouts, 0).mean())

    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=0, multivariate=True))
    study.enqueue_trial({name: now[name] for name in names})
    study.optimize(objective, n_trials=chosen.trials)
    best = study.best_params
    fresh = margins(game, seats, mind(best), champion, 4 * chosen.games, playouts, _FRESH)
    error = float(fresh.std() / np.sqrt(len(fresh)))
    evidence = {
        "game": game.name,
        "tuned": chosen.what,
        "seats": seats,
        "playouts": playouts,
        "trials": chosen.trials,
        "games_per_trial": chosen.games,
        "before": {name: now[name] for name in best},
        "after": best,
        "fresh_games": len(fresh),
        "fresh_margin": round(float(fresh.mean()), 2),
        "fresh_margin_error": round(1.96 * error, 2),
    }
    print("\n".join(f"{name} = {value}" for name, value in best.items()))
    print(json.dumps(evidence))
    if chosen.evidence:
        chosen.evidence.write_text(json.dumps(evidence, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
