"""The ladder of the levels: every step against the one below, in every game; tables go to docs/bots/ladder.

    python scripts/ladder.py [--matches 400] [--folder docs/bots/ladder] [GAME ...]

A table that is there is not played again; delete it to measure anew. Takes hours on two cores.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

SEATS = {"akropolis": (2, 3), "seven_wonders": (3, 5), "ginkgopolis": (2, 3), "world_monuments": (2, 3)}
STEPS = (
    ("builder", "random"),
    ("apprentice", "random"),
    ("builder", "apprentice"),
    ("architect", "builder"),
    ("master", "architect"),
)
#: Top against top, for the scores: seats and options.
TOP = {
    "akropolis": (2, []),
    "seven_wonders": (4, ["sides=free"]),
    "ginkgopolis": (3, []),
    "world_monuments": (2, []),
}
TOP_MATCHES = 100


def contests(games: list[str]) -> list[tuple[str, list[str], list[str], int | None]]:
    """Game, entrants, options and number of matches if not the usual one; the quick ones first."""
    found: list[tuple[str, list[str], list[str], int | None]] = []
    for better, worse in STEPS:
        for game in games:
            for seats in SEATS[game]:
                found.append((game, [better] + [worse] * (seats - 1), [], None))
    for game in games:
        seats, options = TOP[game]
        found.append((game, ["master"] * seats, options, TOP_MATCHES))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--folder", type=Path, default=Path("docs/bots/ladder"))
    parser.add_argument("--kept", type=Path, help="keep records and partial results in folders here")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for game, entrants, options, matches in contests(chosen.games or list(SEATS)):
        name = f"{game}-{len(entrants)}-{entrants[0]}-{entrants[-1]}"
        file = chosen.folder / f"{name}.json"
        if file.exists():
            continue
        words = ["arena", game, "--seats", ",".join(entrants), "--games", str(matches or chosen.matches), "--json"]
        words += [word for option in options for word in ("--option", option)]
        kept = ["--folder", str(chosen.kept / name)] if chosen.kept else []
        done = subprocess.run(
            [sys.executable, "-m", "tetrapolis.cli", *words, *kept], stdout=subprocess.PIPE, text=True, check=True
        )
        command = " ".join(["tetrapolis", *words])
        table = {"command": command, "date": time.strftime("%Y-%m-%d"), "standings": json.loads(done.stdout)}
        file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
        first = next(one for one in table["standings"] if one["entrant"] == entrants[0])
        print(
            name, first["win_share"], first["win_share_low"], first["win_share_high"], first["mean_score"], flush=True
        )


if __name__ == "__main__":
    main()
