"""tetrapolis verify: play a record again and check everything in it."""

import argparse

from tetrapolis.core import record as records
from tetrapolis.core.errors import BadRecord
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find

from .screen import console, game_texts, prepare


def run(chosen: argparse.Namespace) -> int:
    record = records.read(chosen.file)
    game = find(record.game)
    speak = game_texts(game, chosen.lang)
    screen = console()
    prepare(game, speak, screen)
    match = Match.replay(record)
    if chosen.commitment is not None and chosen.commitment.strip().lower() != match.commitment:
        raise BadRecord("record-other-commitment", given=chosen.commitment[:80], commitment=match.commitment)
    screen.print(speak("verify-actions", count=len(match.played)))
    screen.print(speak("verify-commitment", commitment=match.commitment), soft_wrap=True)
    screen.print(speak("verify-outcome") if match.over else speak("verify-unfinished"))
    return 0
