"""Look for exercises in matches of bots, and write those found into the games' folders.

python scripts/exercises.py [GAME ...] [--wanted 14] [--minutes 20] [--first 0] [--check]
"""

import argparse
import itertools
import time
from collections import Counter
from collections.abc import Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tetrapolis.bots.analysis import decisions_of
from tetrapolis.bots.arena import Contest, play_match, prepare
from tetrapolis.bots.exercises import Exercise, checked, exercise_in, exercises_of, faced, keep, proven
from tetrapolis.bots.judge import judge_of
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.record import parse
from tetrapolis.core.registry import find, names

SEED = 7
_CHECKS = (8, 9)  # seeds
_FIRST_DEAL = 4000  # apart from those of the ladder
_TOPICS = 2  # at the least: no more than one of so many exercises is about the same
_MOST_OF_A_MATCH = 3


def matches(game: Game, first: int) -> Iterator[tuple[str, Match]]:
    """Matches of Masters and Builders, by the number of seats in turn."""
    counts = [seats for seats in game.spec.seat_counts if 2 <= seats <= 4]
    for number in itertools.count(first):
        seats = counts[number % len(counts)]
        bots = ("master", *("builder" for _ in range(seats - 1)))
        contest = Contest(game.name, bots, first_seed=_FIRST_DEAL + number)
        prepare(contest)
        yield f"{number + 1}", Match.replay(parse(play_match(contest, 0).record.encode()))


def found_in(game: Game, wanted: int, minutes: float, first: int, bar: Progress) -> list[Exercise]:
    found = exercises_of(game) if first else list[Exercise]()
    topics = Counter(one.topic for one in found)
    most = -(-wanted // _TOPICS)
    task = bar.add_task(game.name, total=wanted)
    until = time.monotonic() + 60 * minutes
    for number, match in matches(game, first):
        here = 0
        for decision in decisions_of(match):
            if here == _MOST_OF_A_MATCH or len(found) == wanted or time.monotonic() > until:
                break
            name = f"{game.name}-{number}-{decision.number}"
            one = sure(exercise_in(match, decision, SEED, name), game)
            if one is not None and topics[one.topic] < most:
                here += 1
                topics[one.topic] += 1
                found.append(one)
                keep(game, sorted(found, key=lambda each: (each.topic, len(each.actions))))
                bar.update(task, completed=len(found), description=f"{game.name} {dict(topics)}")
        if len(found) == wanted or time.monotonic() > until:
            break
    return found


def sure(exercise: Exercise | None, game: Game) -> Exercise | None:
    """The exercise, if it is beyond doubt in other worlds as well."""
    for seed in _CHECKS:
        exercise = checked(exercise, game.name, seed) if exercise else None
    return exercise


def anew(exercise: Exercise, game: Game) -> Exercise | None:
    """The same position, proven once more."""
    match, decision = faced(exercise, game.name)
    return proven(match, decision, decision.action, SEED, exercise.id)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=names())
    asked.add_argument("--wanted", type=int, default=14)
    asked.add_argument("--minutes", type=float, default=20.0)
    asked.add_argument("--first", type=int, default=0, help="the first match: those found before are kept")
    asked.add_argument("--check", action="store_true", help="judge those that there are once more")
    chosen = asked.parse_args()
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as bar:
        for name in chosen.games:
            game = find(name)
            judge_of(game).compile()
            if chosen.check:
                one_by_one = bar.track(exercises_of(game), description=f"{name}: checking")
                keep(game, [again for one in one_by_one if (again := sure(anew(one, game), game))])
                continue
            found_in(game, chosen.wanted, chosen.minutes, chosen.first, bar)


if __name__ == "__main__":
    main()
