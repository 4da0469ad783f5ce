"""tetrapolis restore: a backup becomes the data of a site again."""

import argparse
import asyncio

from tetrapolis.server.backups import restore_backup
from tetrapolis.text import texts

from .screen import Screen
from .serve import settings_of


def run(chosen: argparse.Namespace) -> int:
    settings = settings_of(chosen)
    kept = asyncio.run(restore_backup(chosen.backup, settings))
    speak, screen = texts(chosen.lang), Screen()
    place = "PostgreSQL" if settings.database else str(settings.folder)
    screen.print(speak("restore-done", path=place, matches=kept.matches, accounts=kept.accounts), soft_wrap=True)
    screen.print(speak("restore-secret") if kept.secret else speak("restore-no-secret"), soft_wrap=True)
    return 0
