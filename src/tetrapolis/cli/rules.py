"""tetrapolis rules: the rules of a game, numbered, in the user's language."""

import argparse

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tetrapolis.core.errors import BadOption
from tetrapolis.core.registry import find

from .drawing import fit
from .screen import Screen, game_texts, sheet_of


def run(chosen: argparse.Namespace) -> int:
    game = find(chosen.game)
    speak = game_texts(game, chosen.lang)
    screen = Screen()
    if chosen.sheet:
        sheet = sheet_of(game)
        if sheet is None:
            raise BadOption("no-sheet", game=game.name)
        screen.print(Text(speak("sheet-title"), style="bold"))
        screen.print(fit(sheet(speak), screen.width, speak))
        return 0
    known = {rule for section in game.face.rulebook for rule in section.rules}
    wanted = [rule.upper() for rule in chosen.ids]
    for rule in wanted:
        if rule not in known:
            raise BadOption("rule-unknown", rule=rule, game=game.name, first=min(known), count=len(known))
    if not wanted:
        screen.print(Text(speak("rules-title"), style="bold"))
        screen.print(Padding(speak("rules-lead"), (1, 0)))
    for section in game.face.rulebook:
        shown = [rule for rule in section.rules if not wanted or rule in wanted]
        if not shown:
            continue
        if not wanted:
            screen.print(Text(speak(f"rules-section-{section.name}"), style="bold"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for rule in shown:
            grid.add_row(rule, Text(speak(rule)))
        screen.print(Padding(grid, (0, 0, 1, 1)))
    return 0
