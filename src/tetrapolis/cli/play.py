"""tetrapolis play: a match on the terminal, people taking turns at the keyboard and bots between them."""

import argparse
import errno
import os
import time
from pathlib import Path

from tetrapolis.bots import RandomBot, check_bot, make_bot
from tetrapolis.core import record as records
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice
from tetrapolis.core.plans import data_folder
from tetrapolis.core.record import SUFFIX, SeatEntry
from tetrapolis.core.registry import find, names
from tetrapolis.text import Texts, plain

from .screen import Screen, allow_overwriting, game_texts, prepare, prepare_bots
from .table import Table

PERSON = "person"


def run(chosen: argparse.Namespace) -> int:
    record = records.read(chosen.resume) if chosen.resume else None
    game = find(record.game if record else chosen.game or names()[0])
    speak = game_texts(game, chosen.lang)
    screen = Screen()
    if record is None:  # complain before compiling
        seats = chosen.seats if chosen.seats is not None else _usual_seats(game)
        readings = game.spec.preset(chosen.preset).choices if chosen.preset else {}
        options = {**readings, **parse_options(game, chosen.options)}
        game.spec.complete_options(seats, options)
        players = _players(chosen, seats, game, speak)
    prepare(game, speak, screen)
    if record is None:
        match = Match(game, seats, chosen.seed, options, players)
        path = chosen.save or _new_file(game.name)
        if path.exists():
            raise BadOption("save-exists", path=str(path))
        if not path.parent.is_dir():
            raise BadOption("save-folder", path=str(path), detail=os.strerror(errno.ENOENT))
    else:
        match = Match.replay(record)
        game = match.game  # with the boards that the record brings
        path = chosen.save or chosen.resume
        if not path.exists() or not path.samefile(chosen.resume):
            allow_overwriting(path, speak, screen)
    bots = {
        seat: make_bot(entry.player, game, int(time.time_ns()) & 0x7FFFFFFF)
        for seat, entry in enumerate(match.players)
        if entry.player != PERSON
    }
    if chosen.hint or any(entry.player not in (PERSON, RandomBot.name) for entry in match.players):
        prepare_bots(game, speak, screen)
    return Table(match, bots, path, speak, screen, chosen.hint).run()


def _usual_seats(game: Game) -> int:
    return 2 if 2 in game.spec.seat_counts else game.spec.seat_counts[0]


def parse_options(game: Game, given: list[str]) -> dict[str, Choice]:
    """Options from NAME=CHOICE; a flag may be given by its name alone."""
    known = {option.name: option for option in game.spec.options}
    options: dict[str, Choice] = {}
    for text in given:
        name, equals, choice = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise BadOption("option-unknown", option=name, options=", ".join(known))
        options[name] = known[name].parse(choice if equals else "yes")
    return options


def _players(chosen: argparse.Namespace, seats: int, game: Game, speak: Texts) -> list[SeatEntry]:
    """People first, then bots; several levels, separated by commas, go to the bots in turn."""
    if not 0 <= chosen.people <= seats:
        raise BadOption("people-range", people=chosen.people, seats=seats)
    given = [plain(name).strip()[:40] for name in chosen.names.split(",")]
    levels = [level.strip().lower() for level in chosen.bots.split(",")]
    for level in levels:
        check_bot(level, game)
    players = []
    for seat in range(seats):
        is_person = seat < chosen.people
        usual = speak("person", number=seat + 1) if is_person else speak("bot", number=seat + 1)
        name = given[seat] if seat < len(given) and given[seat] else usual
        players.append(SeatEntry(name, PERSON if is_person else levels[(seat - chosen.people) % len(levels)]))
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
