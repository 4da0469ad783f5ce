"""tetrapolis verify: play a record again and check everything in it."""

import argparse

from tetrapolis.core.errors import BadRecord

from .screen import open_record


def run(chosen: argparse.Namespace) -> int:
    match, speak, screen = open_record(chosen.file, chosen.lang)
    if chosen.commitment is not None and chosen.commitment.strip().lower() != match.commitment:
        raise BadRecord("record-other-commitment", given=chosen.commitment[:80], commitment=match.commitment)
    screen.print(speak("verify-actions", count=len(match.choices)))
    screen.print(speak("verify-commitment", commitment=match.commitment), soft_wrap=True)
    screen.print(speak("verify-outcome") if match.over else speak("verify-unfinished"))
    return 0
