"""Views for the tests of the boards: positions of matches of every game, as the server would send them.

python scripts/fixtures.py      writes web/src/games/NAME/fixtures-SEATS.json, and phases.json where phases are rare
"""

import json
import random
from pathlib import Path
from typing import Any

from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names

_SHOTS = 8
_SHOTS_OF_A_LOOK = 7
_MATCHES = 200
_FOLDER = Path("web/src/games")

# Phases that a match with usual options hardly shows: seats, options and the phases that must be found.
_RARE: dict[str, tuple[int, dict[str, object], frozenset[str]]] = {
    "seven_wonders": (
        4,
        {"boards": "chosen", "sides": "free"},
        frozenset({"boards", "sides", "ready", "dig", "dig-other", "seventh", "seventh-other"}),
    ),
    "world_monuments": (
        2,
        {"monument": "capitol", "short_fields": "chosen"},
        frozenset({"filling", "filling-other"}),
    ),
    "ginkgopolis": (1, {"expert": True}, frozenset({"select", "good", "marker", "marker-hal"})),
}

# Boards that an option draws otherwise: at how many seats, which option.
_LOOKS = {"world_monuments": (3, "monument")}

Shot = dict[str, Any]


def positions(game: str, seats: int, shots: int = _SHOTS, **options: object) -> list[Shot]:
    """Some positions of a match with a fixed deal, seen by whoever must choose, and the end seen by a spectator."""
    match = Match(game, seats, seed=7, options=options)
    chance = random.Random(7)
    found: list[Shot] = []
    while not match.over:
        seat = match.pending[0]
        found.append(_shot(match, seat))
        match.play(chance.choice(match.view(seat).choices), seat)
    shown = [found[place * (len(found) - 1) // (shots - 1)] for place in range(shots)]
    return [*shown, {"seat": None, "pending": [], "legal": [], "view": match.view().table}]


def looks(game: str) -> list[Shot]:
    """Some positions with every other choice of the option that changes the drawing."""
    seats, option = _LOOKS[game]
    (kind,) = [one for one in find(game).spec.options if one.name == option]
    others = [choice for choice in kind.choices if choice not in (kind.default, "random")]
    return [shot for choice in others for shot in positions(game, seats, _SHOTS_OF_A_LOOK, **{option: choice})]


def phases(game: str) -> dict[str, Shot]:
    """One position of every rare phase: of whoever must choose, and of somebody who waits meanwhile."""
    seats, options, wanted = _RARE[game]
    found: dict[str, Shot] = {}
    for seed in range(_MATCHES):
        match = Match(game, seats, seed=seed, options=options)
        chance = random.Random(seed)
        while not match.over and not wanted <= found.keys():
            for name, shot in _shots(match).items():
                if name in wanted:
                    found.setdefault(name, shot)
            seat = match.pending[0]
            legal = match.view(seat).choices
            built = [action for action in legal if action.startswith("stage") or " + " in action]
            match.play(chance.choice(built or legal), seat)
        if wanted <= found.keys():
            return dict(sorted(found.items()))
    raise RuntimeError(f"{game}: not found in {_MATCHES} matches: {', '.join(sorted(wanted - found.keys()))}")


def _shots(match: Match) -> dict[str, Shot]:
    chooser = match.pending[0]
    table = match.view(chooser).table
    phase = str(table["phase"])
    name = f"{phase}-hal" if table.get("actor") not in (None, *match.pending) else phase
    shots = {name: _shot(match, chooser)}
    if len(match.pending) == 1 < match.seats:
        shots[f"{phase}-other"] = _shot(match, (chooser + 1) % match.seats)
    elif phase == "cards" and len(match.pending) < match.seats and table["age"] > 1:
        shots["ready"] = _shot(match, next(seat for seat in range(match.seats) if seat not in match.pending))
    return shots


def _shot(match: Match, seat: int) -> Shot:
    view = match.view(seat)
    return {"seat": seat, "pending": list(match.pending), "legal": view.choices, "view": view.table}


def _write(file: Path, content: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    for name in names():
        counts = find(name).spec.seat_counts
        for seats in (2 if 2 in counts else min(counts), max(counts)):
            _write(_FOLDER / name / f"fixtures-{seats}.json", positions(name, seats))
        if name in _LOOKS:
            _write(_FOLDER / name / f"fixtures-{_LOOKS[name][0]}.json", looks(name))
        if name in _RARE:
            _write(_FOLDER / name / "phases.json", phases(name))


if __name__ == "__main__":
    main()
