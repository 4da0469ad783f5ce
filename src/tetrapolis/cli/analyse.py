"""tetrapolis analyse: every decision of a match with the best alternative and what was lost."""

import argparse
import sys

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tetrapolis.bots.analysis import Analysis, analyse
from tetrapolis.bots.chart import draw
from tetrapolis.core.errors import BadOption
from tetrapolis.text import Texts

from .drawing import fit
from .screen import Screen, allow_overwriting, names_of, open_record, prepare_bots

_NAME = 10  # a long name keeps this many columns of the table


def run(chosen: argparse.Namespace) -> int:
    if not 1 <= chosen.playouts <= 1_000_000:
        raise BadOption("analyse-playouts", playouts=chosen.playouts)
    match, speak, screen = open_record(chosen.file, chosen.lang)
    if chosen.svg is not None:
        allow_overwriting(chosen.svg, speak, screen)
    prepare_bots(match.game, speak, screen)
    names = names_of(match, match.view(), speak)
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TimeRemainingColumn(),
        console=Screen(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task(speak("analyse-decisions"), total=len(match.played))
        analysis = analyse(match, chosen.playouts, done=lambda done, total: bar.update(task, completed=done))
    if chosen.svg is not None:
        title = speak("analyse-title", game=speak("game-title"))
        picture = draw(analysis, names, title, speak)
        try:
            chosen.svg.write_text(picture, encoding="utf-8")
        except OSError as error:
            raise BadOption("svg-unwritable", path=str(chosen.svg), detail=error.strerror or "?") from None
    if chosen.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode() + "\n")
        return 0
    screen.print(fit(_table(analysis, names, speak), screen.width, speak))
    for seat in range(match.seats):
        losses = [one.loss for one in analysis.judgements if one.seat == seat]
        screen.print(speak("analyse-lost", name=names[seat], points=sum(losses), count=len(losses)))
    return 0


def _table(analysis: Analysis, names: list[str], speak: Texts) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("", no_wrap=True)
    grid.add_column(speak("analyse-name"), no_wrap=True, min_width=_NAME)
    for column in ("played", "best", "loss", "points", "share"):
        grid.add_column(speak(f"analyse-{column}"), justify="left" if column in ("played", "best") else "right")
    for one in analysis.judgements:
        same = one.played.action == one.best.action
        grid.add_row(
            str(one.number),
            names[one.seat],
            one.played.notation,
            "=" if same else one.best.notation,
            "" if same else speak("cell-number", number=-one.loss),
            speak("cell-number", number=one.best.total),
            speak("cell-percent", percent=100 * one.win_share),
            style="" if same or one.loss < 1 else "bold" if one.loss >= 4 else "default",
        )
    return grid
