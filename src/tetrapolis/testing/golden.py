"""Golden playthroughs: frozen matches that show when the behaviour of a game changes.

A playthrough is a record file with the checksum of every state. Freeze them anew after a wanted change of the rules,
together with a new rules version: python -m tetrapolis.testing.golden FOLDER
"""

import sys
import zlib
from pathlib import Path

import msgspec
import numpy as np

from tetrapolis.core.match import Match
from tetrapolis.core.record import Record, SeatEntry
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import seed

from .settings import Setting, settings

SUFFIX = ".golden.json"
_EVERY = 5  # of the settings of a game, this many-th is frozen


class Playthrough(msgspec.Struct):
    """A record and the CRC-32 of the state after set-up and after every line of the record."""

    record: Record
    checksums: list[str]


def playthrough(game: str, setting: Setting, number: int) -> Playthrough:
    """Random play from a fixed seed."""
    players = [SeatEntry(f"{seat + 1}", "random") for seat in range(setting.seats)]
    match = Match(game, setting.seats, number, setting.options, players)
    rng = np.zeros(2, np.int64)
    seed(rng, 42, number)
    checksums = [checksum(match)]
    while pending := match.pending:
        match.play(int(match.game.rules.sample(match.state, pending[0], rng)), pending[0])
        if not match.played[-1].unfinished:
            checksums.append(checksum(match))
    return Playthrough(match.record(), checksums)


def checksum(match: Match) -> str:
    return f"{zlib.crc32(match.state.tobytes()):08x}"


def read(file: Path) -> Playthrough:
    return msgspec.json.decode(file.read_bytes(), type=Playthrough)


def freeze(folder: Path) -> list[Path]:
    """Write the playthroughs of every installed game."""
    written = []
    for game in names():
        for number, setting in enumerate(list(settings(find(game), 2))[::_EVERY]):
            file = folder / f"{game}-{number:02}{SUFFIX}"
            frozen = msgspec.json.encode(playthrough(game, setting, number))
            file.write_bytes(msgspec.json.format(frozen, indent=0) + b"\n")
            written.append(file)
    return written


if __name__ == "__main__":
    for path in freeze(Path(sys.argv[1])):
        print(path)
