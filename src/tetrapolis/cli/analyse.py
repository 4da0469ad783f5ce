"""tetrapolis analyse: every decision of a match, what was lost by it, and where the result comes from."""

import argparse
import sys

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tetrapolis.bots.analysis import Analysis, Verdict, analyse, in_percent
from tetrapolis.bots.chart import draw
from tetrapolis.core.errors import BadOption
from tetrapolis.text import Texts

from .drawing import fit
from .screen import Screen, allow_overwriting, names_of, open_record, prepare_judge

_NAME = 10  # a long name keeps this many columns of the table
_MISTAKES = {"small": "?!", "medium": "?", "large": "??"}
_STYLES = {"medium": "bold", "large": "bold"}


def run(chosen: argparse.Namespace) -> int:
    match, speak, screen = open_record(chosen.file, chosen.lang)
    if chosen.svg is not None:
        allow_overwriting(chosen.svg, speak, screen)
    prepare_judge(match.game, speak, screen)
    names = names_of(match, match.view(), speak)
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TimeRemainingColumn(),
        console=Screen(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task(speak("analyse-decisions"), total=len(match.played))
        analysis = analyse(match, chosen.depth, done=lambda done, total: bar.update(task, completed=done))
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
    screen.print(fit(_decisions(analysis, names, speak), screen.width, speak))
    screen.print()
    screen.print(fit(_mistakes(analysis, names, speak), screen.width, speak))
    if analysis.ledger:
        screen.print()
        screen.print(fit(_ledger(analysis, names, speak), screen.width, speak))
    return 0


def _grid(speak: Texts) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speak("analyse-name"), no_wrap=True, min_width=_NAME)
    return grid


def _decisions(analysis: Analysis, names: list[str], speak: Texts) -> Table:
    grid = _grid(speak)
    for column in ("number", "played", "best"):
        grid.add_column(speak(f"analyse-{column}"))
    for heading in ("analysis-lost-share", "analysis-lost-points", "analyse-share"):
        grid.add_column(speak(heading), justify="right")
    grid.add_column(speak("analyse-verdict"))
    for one in analysis.verdicts:
        grid.add_row(
            names[one.seat],
            str(one.number),
            one.played,
            "=" if one.best == one.played else one.best,
            *(("", "") if one.best == one.played else _losses(one, speak)),
            "" if one.kind == "flat" else speak("cell-percent", percent=one.share / 10_000),
            f"{_MISTAKES.get(one.kind, '')} {speak(f'analysis-kind-{one.kind}')}".strip(),
            style=_STYLES.get(one.kind, ""),
        )
    return grid


def _losses(one: Verdict, speak: Texts) -> tuple[str, str]:
    """What was lost, in both currencies."""
    best = one.options[0]
    share, share_error = best.ahead if one.in_points else one.loss
    points, points_error = one.loss if one.in_points else best.points
    return (
        speak("analysis-loss-share", loss=share / 10_000, error=share_error / 10_000),
        speak("analysis-loss-points", loss=points / 100, error=points_error / 100),
    )


def _mistakes(analysis: Analysis, names: list[str], speak: Texts) -> Table:
    grid = _grid(speak)
    for kind in _MISTAKES:
        grid.add_column(speak(f"analysis-kind-{kind}"), justify="right")
    grid.add_column(speak("analyse-decisions"), justify="right")
    for seat in range(analysis.seats):
        own = [one.kind for one in analysis.verdicts if one.seat == seat]
        counts = [own.count(kind) for kind in _MISTAKES]
        grid.add_row(names[seat], *map(str, counts), str(sum(kind != "flat" for kind in own)))
    return grid


def _ledger(analysis: Analysis, names: list[str], speak: Texts) -> Table:
    grid = _grid(speak)
    for entry in ("start", "own", "others", "luck", "result"):
        grid.add_column(speak(f"analysis-{entry}"), justify="right")
    for party, one in enumerate(analysis.ledger):
        grid.add_row(names[party], *(speak("cell-percent", percent=entry) for entry in in_percent(one)))
    return grid
