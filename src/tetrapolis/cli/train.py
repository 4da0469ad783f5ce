"""tetrapolis train: self-play, nets and trials, generation after generation."""

import argparse
import sys
import time
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tetrapolis.core.registry import find
from tetrapolis.learning.curves import draw
from tetrapolis.learning.keeping import adopt
from tetrapolis.learning.settings import SHORT, settings_of
from tetrapolis.learning.training import Generation, Run
from tetrapolis.text import Texts

from .arena import crew_of
from .screen import Screen, game_texts


def run(chosen: argparse.Namespace) -> int:
    game = find(chosen.game)
    speak = game_texts(game, chosen.lang)
    usual = SHORT if chosen.short else {}
    plain = {name: getattr(chosen, name) for name in ("generations", "seed") if getattr(chosen, name) is not None}
    settings = settings_of(game.name, chosen.settings, {**usual, **plain})
    folder = chosen.folder or Path("training") / game.name
    learning, crew = Run(settings, folder), crew_of(chosen.workers)
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Screen(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task("", total=1)

        def tell(number: int, what: str, done: int, total: int) -> None:
            described = speak(f"train-{what}", generation=number + 1)
            bar.update(task, description=described, completed=done, total=total)

        found = learning.learn(crew, tell)
    (folder / "curves.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    (folder / "curves.svg").write_text(draw(found, speak), encoding="utf-8")
    if chosen.adopt:
        adopt(learning, " ".join(["tetrapolis", *sys.argv[1:]]), time.strftime("%Y-%m-%d"))
    screen = Screen()
    for one in found:
        screen.print(_line(one, speak))
    return 0


def _line(one: Generation, speak: Texts) -> str:
    verdict = one.verdict
    return speak(
        "train-generation",
        generation=one.number + 1,
        error=one.error_with,
        without=one.error_without,
        percent=100 * verdict.wins,
        low=100 * verdict.low,
        high=100 * verdict.high,
        lead=verdict.lead,
        adopted="yes" if one.adopted else "no",
    )
