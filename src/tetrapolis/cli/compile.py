"""tetrapolis compile: have everything ready that a first use would wait for."""

import argparse

from tetrapolis.core.registry import find, names

from .screen import Screen, game_texts, prepare, prepare_bots, prepare_engine


def run(chosen: argparse.Namespace) -> int:
    """Compile the rules and bots of a game, or of all, for this machine and for browsers."""
    screen = Screen()
    for name in [find(chosen.game).name] if chosen.game else names():
        game = find(name)
        speak = game_texts(game, chosen.lang)
        prepare(game, speak, screen)
        prepare_bots(game, speak, screen)
        engine = prepare_engine(game, speak, screen)
        size = round(engine.stat().st_size / 1000)
        screen.print(speak("compiled", game=speak("game-title"), path=str(engine), size=size), soft_wrap=True)
    return 0
