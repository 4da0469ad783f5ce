"""tetrapolis backup: a copy of everything, also while the site runs."""

import argparse
import asyncio

from tetrapolis.server.backups import make_backup
from tetrapolis.server.errors import ServerError
from tetrapolis.server.secret import known_secret
from tetrapolis.server.store import open_store
from tetrapolis.text import texts

from .screen import Screen
from .serve import settings_of


def run(chosen: argparse.Namespace) -> int:
    settings = settings_of(chosen)
    if not settings.database and not (settings.folder / "matches.sqlite").is_file():
        raise ServerError("backup-nothing", path=str(settings.folder))
    kept = asyncio.run(make_backup(open_store(settings.store), known_secret(settings), chosen.target))
    speak, screen = texts(chosen.lang), Screen()
    screen.print(speak("backup-done", path=str(chosen.target), count=kept.matches), soft_wrap=True)
    screen.print(speak("backup-private") if kept.secret else speak("backup-no-secret"), soft_wrap=True)
    return 0
