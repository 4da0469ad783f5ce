"""tetrapolis play: a match on the terminal, people taking turns at the keyboard and bots between them."""

import argparse
import time
from pathlib import Path

from tetrapolis.bots import RandomBot
from tetrapolis.core import record as records
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice
from tetrapolis.core.plans import data_folder
from tetrapolis.core.record import SUFFIX, SeatEntry
from tetrapolis.core.registry import find, names

from .screen import console, game_texts, prepare
from .table import Table

PERSON = "person"


def run(chosen: argparse.Namespace) -> int:
    record = records.read(chosen.resume) if chosen.resume else None
    game = find(record.game if record else chosen.game or names()[0])
    speak = game_texts(game, chosen.lang)
    screen = console()
    if record is None:  # complain before compiling
        seats = chosen.seats if chosen.seats is not None else _usual_seats(game)
        options = parse_options(game, chosen.options)
        game.complete_options(seats, options)
        players = _players(chosen, seats, speak("person"), speak("bot"))
    prepare(game, speak, screen)
    if record is None:
        match = Match(game, seats, chosen.seed, options, players)
        path = chosen.save or _new_file(game.name)
        if path.exists():
            raise BadOption("save-exists", path=str(path))
    else:
        match = Match.replay(record)
        path = chosen.save or chosen.resume
    bots = {seat: RandomBot() for seat, entry in enumerate(match.players) if entry.player != PERSON}
    return Table(match, bots, path, speak, screen).run()


def _usual_seats(game: Game) -> int:
    return 2 if 2 in game.seat_counts else game.seat_counts[0]


def parse_options(game: Game, given: list[str]) -> dict[str, Choice]:
    """Options from NAME=CHOICE; a flag may be given by its name alone."""
    known = {option.name: option for option in game.options}
    options: dict[str, Choice] = {}
    for text in given:
        name, equals, choice = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise BadOption("option-unknown", option=name, options=", ".join(known))
        options[name] = known[name].parse(choice if equals else "yes")
    return options


def _players(chosen: argparse.Namespace, seats: int, person: str, bot: str) -> list[SeatEntry]:
    """People first, then bots."""
    if not 0 <= chosen.people <= seats:
        raise BadOption("people-range", people=chosen.people, seats=seats)
    given = [name.strip()[:40] for name in chosen.names.split(",")]
    people = chosen.people
    players = []
    for seat in range(seats):
        is_person = seat < people
        name = given[seat] if seat < len(given) and given[seat] else f"{person if is_person else bot} {seat + 1}"
        players.append(SeatEntry(name, PERSON if is_person else RandomBot.name))
    return players


def _new_file(game: str) -> Path:
    """Where a match is kept while it is played, unless --save says otherwise."""
    folder = data_folder() / "matches"
    stamp = time.strftime("%Y%m%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("save-folder", path=str(folder), detail=error.strerror or "?") from None
    return next(path for n in range(10_000) if not (path := folder / f"{game}-{stamp}-{n}{SUFFIX}").exists())
