"""The ladder of the levels: every step against the one below, in every game; tables go to docs/bots/ladder.

    python scripts/ladder.py [--matches 400] [--seed 100000] [--folder docs/bots/ladder] [GAME ...]
    python scripts/ladder.py --page     write the tables into docs/bots/README.md

A table that is there is not played again; delete it to measure anew. Ratings need the matches of all steps of a game
(--kept). Takes about two hours on two cores. The deals start at a seed that no tuning and no comparison has used.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from tetrapolis.bots import LEVELS
from tetrapolis.bots.arena import Result
from tetrapolis.bots.standings import rated

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
TOP_MATCHES = 40
FIRST_SEED = 100_000


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


PAGE = Path("docs/bots/README.md")
_START, _END = "<!-- ladder: made by python scripts/ladder.py --page -->", "<!-- end of ladder -->"
_MACHINE = "a shared virtual machine with two AMD EPYC cores, Python 3.11"


def page(folder: Path) -> str:
    """The tables in words: steps, scores at the top, time for a move."""
    tables = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))}
    dates = sorted({table["date"] for table in tables.values()})
    lines = [
        f"Measured {' to '.join(dict.fromkeys((dates[0], dates[-1])))} on {_MACHINE}, by",
        "`python scripts/ladder.py`; the command of every table is in its file in `docs/bots/ladder/`. Seats rotate,",
        "all rotations share a deal; wins with their 95 % interval, beside the fair share of one seat.",
        "",
        "| game | seats | step | matches | wins | fair share | scores | ms a move |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    tops = []
    for name, table in tables.items():
        game, seats, better, worse = name.split("-")
        standing = {one["entrant"]: one for one in table["standings"]}
        first = standing[better]
        if better == worse:
            tops.append(
                f"| {game} | {seats} | {first['games']} | {first['mean_score']:.1f} | "
                f"{first['mean_winning_score']:.1f} | {first['ms_per_move']:.0f} |"
            )
            continue
        share = (
            f"{100 * first['win_share']:.1f} % ({100 * first['win_share_low']:.1f}-{100 * first['win_share_high']:.1f})"
        )
        scores = f"{first['mean_score']:.1f} : {standing[worse]['mean_score']:.1f}"
        lines.append(
            f"| {game} | {seats} | {better} against {worse} | {first['games']} | {share} | "
            f"{100 / int(seats):.1f} % | {scores} | {first['ms_per_move']:.1f} |"
        )
    if tops:
        lines += [
            "",
            "Masters among themselves:",
            "",
            "| game | seats | matches | mean score | winner's mean | ms a move |",
        ]
        lines += ["| --- | --- | --- | --- | --- | --- |", *tops]
    file = folder.parent / "ratings.json"
    if file.exists():
        names = (*reversed(LEVELS), "random")
        lines += [
            "",
            "Ratings (openskill, over all matches of the steps, one scale for a game and number of seats):",
            "",
        ]
        lines += [f"| game | seats | {' | '.join(names)} |", "| --- " * (len(names) + 2) + "|"]
        for game, counts in json.loads(file.read_text(encoding="utf-8")).items():
            for seats, levels in counts.items():
                lines.append(f"| {game} | {seats} | {' | '.join(str(levels.get(name, '')) for name in names)} |")
    return "\n".join(lines)


def ratings(kept: Path) -> dict[str, dict[str, dict[str, float]]]:
    """One scale for all levels of a game and number of seats: openskill over the matches of all its steps."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for game, counts in SEATS.items():
        for seats in counts:
            results: list[Result] = []
            for better, worse in STEPS:
                lines = kept / f"{game}-{seats}-{better}-{worse}" / "results.jsonl"
                if lines.exists():
                    results += [msgspec.json.decode(line, type=Result) for line in lines.read_text().splitlines()]
            if results:
                results.sort(key=lambda result: result.number)
                rated_now = rated(results)
                found.setdefault(game, {})[str(seats)] = {
                    name: round(rated_now[name][0], 1) for name in (*LEVELS, "random") if name in rated_now
                }
    return found


def write_page(folder: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, after = text[: text.index(_START) + len(_START)], text[text.index(_END) :]
    PAGE.write_text(f"{before}\n\n{page(folder)}\n\n{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="seed of the first deal")
    parser.add_argument("--folder", type=Path, default=Path("docs/bots/ladder"))
    parser.add_argument("--kept", type=Path, help="keep records and partial results in folders here")
    parser.add_argument("--page", action="store_true", help="only write the page")
    chosen = parser.parse_args()
    if chosen.page:
        write_page(chosen.folder)
        return
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for game, entrants, options, matches in contests(chosen.games or list(SEATS)):
        name = f"{game}-{len(entrants)}-{entrants[0]}-{entrants[-1]}"
        file = chosen.folder / f"{name}.json"
        if file.exists():
            continue
        words = ["arena", game, "--seats", ",".join(entrants), "--games", str(matches or chosen.matches)]
        words += ["--seed", str(chosen.seed), "--json"]
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
    if chosen.kept:
        file = chosen.folder.parent / "ratings.json"
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        for game, counts in ratings(chosen.kept).items():
            known.setdefault(game, {}).update(counts)
        file.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
