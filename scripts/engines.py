"""Make the engines of all games and lay them where wheels carry them: machines need neither a compiler nor time then.

python scripts/engines.py
"""

import importlib
import shutil
import tomllib
from pathlib import Path

from tetrapolis.bots.mind import mind_of
from tetrapolis.core.game import Game
from tetrapolis.engines import CARRIED, make_engine

ROOT = Path(__file__).parents[1]


def games() -> list[Game]:
    """As they are declared: while a wheel is built, nothing is installed."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    places = declared["project"]["entry-points"]["tetrapolis.games"].values()
    return [getattr(importlib.import_module(place.partition(":")[0]), place.partition(":")[2]) for place in places]


def main() -> None:
    shutil.rmtree(CARRIED, ignore_errors=True)
    CARRIED.mkdir()
    for game in games():
        print(f"Compiling {game.name} for browsers ...", flush=True)
        game.kernels.compile()  # in one process with the engine: its code is taken on its way
        mind_of(game).compile()
        made = make_engine(game)
        shutil.copyfile(made, CARRIED / made.name)


if __name__ == "__main__":
    main()
