"""Views for the tests of the boards: positions of one match of every game, as the server would send them.

python scripts/fixtures.py      writes web/src/games/NAME/fixtures.json
"""

import json
import random
from pathlib import Path

from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names

_SHOTS = 8


def positions(game: str, seats: int) -> list[dict[str, object]]:
    """Some positions of a match with a fixed deal, seen by whoever must choose, and the end seen by a spectator."""
    match = Match(game, seats, seed=7)
    chance = random.Random(7)
    found: list[dict[str, object]] = []
    while not match.over:
        seat = match.pending[0]
        view = match.view(seat)
        legal = view.options
        found.append({"seat": seat, "pending": list(match.pending), "legal": legal, "view": view.table})
        match.play(chance.choice(legal), seat)
    shown = [found[place * (len(found) - 1) // (_SHOTS - 1)] for place in range(_SHOTS)]
    return [*shown, {"seat": None, "pending": [], "legal": [], "view": match.view().table}]


def main() -> None:
    for name in names():
        counts = find(name).seat_counts
        for seats in (2 if 2 in counts else min(counts), max(counts)):
            folder = Path("web/src/games") / name
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"fixtures-{seats}.json"
            file.write_text(json.dumps(positions(name, seats), ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
