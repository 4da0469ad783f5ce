"""Random boards of World Monuments, most of them strange: each pair is refused, or played to its end.

python tests/games/strange_plans.py NUMBER: plays so many pairs and prints how many were refused for which reason.
Meant to be run with NUMBA_BOUNDSCHECK=1.
"""

import dataclasses
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tetrapolis.core.batches import deal
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.rng import seed
from tetrapolis.games.world_monuments.components import COLOURS, LETTERS, SUPPLY
from tetrapolis.games.world_monuments.game import game_of
from tetrapolis.games.world_monuments.plan_files import parse, printed_shelf
from tetrapolis.games.world_monuments.plans import Monument, Quarry


def quarry(chance: random.Random) -> dict[str, Any]:
    """Rings of any size, with more borders at random, or with too few."""
    outer, middle = chance.randint(3, 18), chance.randint(1, 12)
    borders = {frozenset((f"O{i}", f"O{(i + 1) % outer}")) for i in range(outer)}
    borders |= {frozenset((f"M{i}", f"M{(i + 1) % middle}")) for i in range(middle)}
    borders |= {frozenset((f"O{i}", f"M{i * middle // outer}")) for i in range(outer)}
    borders |= {frozenset((f"M{i}", "C")) for i in range(middle)}
    names = sorted({name for border in borders for name in border})
    borders |= {frozenset(chance.sample(names, 2)) for _ in range(chance.choice((0, 3, 40)))}
    lines = ["-".join(sorted(border)) for border in sorted(borders, key=sorted) if len(border) == 2]
    return {"kind": "quarry", "name": "Strange", "borders": lines[chance.choice((0, 0, 0, 1)) :]}


def monument(chance: random.Random) -> dict[str, Any]:
    """A flat field of stones, some with a tower on it; rows from a few stones to all there are."""
    count = chance.choice((1, 5, 30, 62, 63))
    left = dict(zip(COLOURS, SUPPLY.tolist(), strict=True))
    rows = []
    for _ in range(3):
        row = {"blue": 3, "black": 1}
        for _ in range(chance.choice((14, 15, 18, 20, 24))):
            colours = [colour for colour in COLOURS[:4] if left[colour]]
            if colours:
                colour = chance.choice(colours)
                row[colour] = row.get(colour, 0) + 1
                left[colour] -= 1
        rows.append(row)
    brought = [
        letter
        for letter, colour in zip(LETTERS, COLOURS, strict=False)
        for row in rows
        for _ in range(row.get(colour, 0))
    ]
    chance.shuffle(brought)
    stones = brought[: min(count, len(brought))]
    levels = ["".join(f"{letter}." for letter in stones)]
    for height in range(chance.choice((0, 0, 4))):
        levels.append(f"{brought[-1 - height]}.")
    return {"kind": "monument", "name": "Strange", "rounds": rows, "levels": levels}


def play(game: Game, options: dict[str, str], number: int) -> None:
    """A random match to its end; every stone stays somewhere."""
    s = deal(game, 1, 2 + number % 3, options, first=number)[0]
    stones = game.spec.census(s)
    rng = np.zeros(2, np.int64)
    seed(rng, 5, number)
    while pending := game.pending_seats(s):
        assert len(game.legal(s, pending[0])), "nothing can be chosen"
        game.rules.apply(s, pending[0], game.rules.sample(s, pending[0], rng))
        assert game.spec.census(s) == stones


def main(pairs: int) -> Counter[str]:
    chance = random.Random(14)
    printed = printed_shelf()
    found: Counter[str] = Counter()
    monuments: list[Monument] = []
    quarries: list[Quarry] = []
    while min(len(monuments), len(quarries)) < pairs:
        plan, problems = parse(chance.choice((monument, quarry))(chance), printed)
        found.update({problem.key for problem in problems})
        if isinstance(plan, Monument) and not problems:
            monuments.append(plan)
        elif isinstance(plan, Quarry) and not problems:
            quarries.append(plan)
    shelf = printed.extended({f"m{n}": plan for n, plan in enumerate(monuments[:pairs])})
    shelf = shelf.extended({f"q{n}": plan for n, plan in enumerate(quarries[:pairs])})
    game = game_of(shelf, Path("none"))
    careless = dataclasses.replace(game, spec=dataclasses.replace(game.spec, check_together=lambda options: None))
    for number in range(pairs):
        for fields in ("random", "chosen"):
            options = {"monument": f"m{number}", "quarry": f"q{number}", "short_fields": fields}
            try:
                play(game, options, number)
                found["played"] += 1
            except BadOption:
                found["refused together"] += 1
                s = deal(careless, 1, 2, options)[0]  # whatever is written into a record, nothing is written beside it
                assert int(s.bag.min()) >= 0
                assert int(s.quarry.min()) >= 0
    return found


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(main(int(sys.argv[1]))).decode())
