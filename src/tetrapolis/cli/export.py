"""tetrapolis export: the page as a folder for any web host."""

import argparse
import shlex

from tetrapolis.core.registry import find, names
from tetrapolis.server.export import check_folder, export_page
from tetrapolis.text import texts

from .screen import Screen, game_texts, prepare_engine


def run(chosen: argparse.Namespace) -> int:
    speak, screen = texts(chosen.lang), Screen()
    check_folder(chosen.folder, chosen.server, chosen.overwrite)  # complain before compiling
    for name in names():
        prepare_engine(find(name), game_texts(find(name), chosen.lang), screen)
    found = export_page(chosen.folder, chosen.server, chosen.overwrite)
    size = round(found.size / 1_000_000, 1)
    screen.print(speak("export-done", path=str(chosen.folder), files=found.files, size=size), soft_wrap=True)
    command = f"python3 -m http.server -d {shlex.quote(str(chosen.folder))}"
    screen.print(speak("export-try", command=command, address="http://127.0.0.1:8000"), soft_wrap=True)
    screen.print(speak("export-friends") if chosen.server else speak("export-no-friends"), soft_wrap=True)
    return 0
