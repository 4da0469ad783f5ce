"""What a game has learned: the words of a net with all that made them, in `learned.json` in the game's folder."""

import base64
import functools
import importlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tetrapolis.core.files import read_file
from tetrapolis.core.game import Game
from tetrapolis.core.net import Numbers

from .mind import Mind, mind_of

FORMAT = 1
_LIMIT = 1 << 20
_NAME = "learned.json"


class Learned(msgspec.Struct, frozen=True):
    """The file. `knobs` are constants of the search that differ from those of the heuristic alone.

    `made` tells how: command, settings, date, generations and what they won.
    """

    format: int
    features: int  # the version of the features that the net was fitted to
    knobs: dict[str, int]
    made: dict[str, Any]
    words: str  # in Base64, eight bytes each, the lowest first

    @property
    def numbers(self) -> Numbers:
        return np.frombuffer(base64.b64decode(self.words), "<i8").astype(np.int64)


def as_text(words: Numbers) -> str:
    """The words as the file has them."""
    return base64.b64encode(words.astype("<i8").tobytes()).decode()


def place_of(game: Game) -> Path | None:
    """Where the file of a game lies, or would lie; None for a game without features."""
    if not game.features:
        return None
    module: Any = importlib.import_module(game.features)
    return Path(module.__file__).with_name(_NAME)


@functools.cache
def learned_of(game: Game) -> Learned | None:
    """What a game has learned; None if nothing, or if its features have changed since."""
    place = place_of(game)
    if place is None or not place.exists():
        return None
    found = msgspec.json.decode(read_file(place, _LIMIT), type=Learned)
    version: int = importlib.import_module(game.features).VERSION
    return found if (found.format, found.features) == (FORMAT, version) else None


@functools.cache
def learned_mind_of(game: Game) -> Mind | None:
    """The mind of a game with its net."""
    learned = learned_of(game)
    return None if learned is None else mind_of(game).with_net(learned.numbers, learned.knobs)
