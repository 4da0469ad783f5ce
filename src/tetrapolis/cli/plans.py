"""tetrapolis plans: boards of one's own, checked and added to a game."""

import argparse
from pathlib import Path

from tetrapolis.core.errors import BadOption, TetrapolisError
from tetrapolis.core.files import NotAFile, TooLarge, read_file
from tetrapolis.core.plans import SIZE_LIMIT, Plans
from tetrapolis.core.registry import find, names
from tetrapolis.text import Texts

from .screen import Screen, game_texts


def run(chosen: argparse.Namespace) -> int:
    """Check the given files, and with --add keep them; without files, say what there is."""
    words = [chosen.game, *chosen.files]
    named = next((word for word in words if word in names()), chosen.game)  # files may come before the game
    words.remove(named)
    game = find(named)
    speak = game_texts(game, chosen.lang)
    if game.spec.plans is None:
        raise BadOption("no-plans", game=game.name)
    screen = Screen()
    if not words:
        screen.print(speak("plans-folder", folder=str(game.spec.plans.folder)), soft_wrap=True, markup=False)
        for option in game.spec.options:
            if option.name in game.spec.plans.options:
                screen.print(f"  {option.name}: {', '.join(map(str, option.choices))}", soft_wrap=True, markup=False)
        for error in game.spec.plans.unreadable:
            screen.print(error.say(speak.lang), style="red", soft_wrap=True, markup=False)
        return 0
    failed = False
    for file in map(Path, words):
        try:
            screen.print(_check(file, game.spec.plans, chosen.add, speak), soft_wrap=True, markup=False)
        except TetrapolisError as error:
            screen.print(error.say(speak.lang), style="red", soft_wrap=True, markup=False)
            failed = True
    return 2 if failed else 0


def _check(file: Path, plans: Plans, add: bool, speak: Texts) -> str:
    option, choice = plans.read(file)
    if not add:
        return speak("plans-good", path=str(file), option=option, choice=choice)
    target = plans.folder / file.name
    try:
        plans.folder.mkdir(parents=True, exist_ok=True)
        content = read_file(file, SIZE_LIMIT)
        if not target.exists():
            target.write_bytes(content)
        elif read_file(target, SIZE_LIMIT) != content:
            raise BadOption("plan-exists", path=str(target))
    except (NotAFile, TooLarge):
        raise BadOption("plan-exists", path=str(target)) from None
    except OSError as error:
        raise BadOption("plan-folder", path=str(plans.folder), detail=error.strerror or "?") from None
    return speak("plans-added", path=str(target), option=option, choice=choice)
