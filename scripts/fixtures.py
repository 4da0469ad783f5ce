"""Views for the tests of the boards: positions of matches of every game, as the server would send them.

python scripts/fixtures.py      writes web/src/games/NAME/fixtures-SEATS.json
"""

import json
import random
from pathlib import Path

from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names

_SHOTS = 8
_SHOTS_OF_A_LOOK = 7
_LOOKS = {"world_monuments": (3, "monument")}  # boards that an option draws otherwise: at how many seats, which option


Shot = dict[str, object]


def positions(game: str, seats: int, shots: int = _SHOTS, **options: object) -> list[Shot]:
    """Some positions of a match with a fixed deal, seen by whoever must choose, and the end seen by a spectator."""
    match = Match(game, seats, seed=7, options=options)
    chance = random.Random(7)
    found: list[Shot] = []
    while not match.over:
        seat = match.pending[0]
        view = match.view(seat)
        legal = view.options
        found.append({"seat": seat, "pending": list(match.pending), "legal": legal, "view": view.table})
        match.play(chance.choice(legal), seat)
    shown = [found[place * (len(found) - 1) // (shots - 1)] for place in range(shots)]
    return [*shown, {"seat": None, "pending": [], "legal": [], "view": match.view().table}]


def main() -> None:
    for name in names():
        counts = find(name).seat_counts
        for seats in (2 if 2 in counts else min(counts), max(counts)):
            write(name, seats, positions(name, seats))
    for name, (seats, option) in _LOOKS.items():
        (kind,) = [one for one in find(name).options if one.name == option]
        others = [choice for choice in kind.choices if choice not in (kind.default, "random")]
        looks = [positions(name, seats, _SHOTS_OF_A_LOOK, **{option: choice}) for choice in others]
        write(name, seats, [shot for look in looks for shot in look])


def write(game: str, seats: int, shots: list[Shot]) -> None:
    folder = Path("web/src/games") / game
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"fixtures-{seats}.json"
    file.write_text(json.dumps(shots, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
