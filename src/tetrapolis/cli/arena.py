"""tetrapolis arena: bots against bots, with a table of what came out."""

import argparse
import os
import sys

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tetrapolis.bots.arena import Arena, Contest
from tetrapolis.bots.crews import Crew, here, on_cores
from tetrapolis.bots.standings import Standing
from tetrapolis.core.errors import BadOption
from tetrapolis.core.registry import find
from tetrapolis.text import Texts

from .play import parse_options
from .screen import Screen, game_texts


def run(chosen: argparse.Namespace) -> int:
    game = find(chosen.game)
    speak = game_texts(game, chosen.lang)
    entrants = tuple(entrant.strip() for entrant in chosen.seats.split(","))
    contest = Contest(game.name, entrants, parse_options(game, chosen.options), chosen.seed)
    arena = Arena(contest, chosen.folder)
    crew = crew_of(chosen.workers)
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Screen(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task(speak("arena-matches"), total=chosen.games)
        table = arena.run(chosen.games, crew, lambda done, total: bar.update(task, completed=done, total=total))
    if chosen.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(table), indent=2).decode() + "\n")
    else:
        Screen().print(_table(table, speak))
    return 0


def crew_of(workers: str) -> Crew:
    """`ray`, `ray:ADDRESS`, or a number of processes."""
    if workers.partition(":")[0] == "ray":
        from tetrapolis.bots.cluster import on_ray

        return on_ray(workers.partition(":")[2] or None)
    if workers == "":
        return on_cores(os.cpu_count() or 1)
    if not (workers.isascii() and workers.isdigit() and 1 <= int(workers) <= 512):
        raise BadOption("arena-workers", workers=workers)
    return here if int(workers) == 1 else on_cores(int(workers))


def _table(standings: list[Standing], speak: Texts) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speak("arena-entrant"))
    for column in ("seats", "score", "winning", "share", "fair", "rating", "time"):
        grid.add_column(speak(f"arena-{column}"), justify="right")
    for one in standings:
        share, low, high = (100 * one.win_share, 100 * one.win_share_low, 100 * one.win_share_high)
        grid.add_row(
            one.entrant,
            str(one.seats),
            speak("cell-number", number=one.mean_score),
            speak("cell-number", number=one.mean_winning_score),
            speak("cell-interval", percent=share, low=low, high=high),
            speak("cell-percent", percent=100 * one.fair_share),
            speak("cell-rating", rating=one.rating, sigma=one.rating_sigma),
            speak("cell-time", milliseconds=one.ms_per_move),
        )
    return grid
