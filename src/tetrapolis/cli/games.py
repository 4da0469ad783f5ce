"""tetrapolis games: what can be played."""

import argparse

from rich.table import Table
from rich.text import Text

from tetrapolis.bots import LEVELS
from tetrapolis.core.options import spell
from tetrapolis.core.registry import find, names

from .screen import Screen, game_texts


def run(chosen: argparse.Namespace) -> int:
    """List the games with the seats they take, their options and presets."""
    screen = Screen()
    for name in names():
        game = find(name)
        speak = game_texts(game, chosen.lang)
        seats = speak("games-seats", seats=", ".join(map(str, game.spec.seat_counts)))
        screen.print(Text.assemble((name, "bold"), f"  {seats}"))
        grid = Table.grid(padding=(0, 2))
        for option in game.spec.options:
            grid.add_row(f"  {option.name}", " | ".join(map(spell, option.choices)), speak(f"option-{option.name}"))
        screen.print(grid)
        readings = Table.grid(padding=(0, 2))
        for preset in game.spec.presets:
            said = f"{speak(f'preset-{preset.name}')}: {speak(f'preset-{preset.name}-about')}"
            readings.add_row(f"  --preset {preset.name}", said)
        screen.print(readings)
    speak = game_texts(find(names()[0]), chosen.lang)
    screen.print(speak("games-levels", levels=", ".join(f"{level} ({speak(f'level-{level}')})" for level in LEVELS)))
    return 0
