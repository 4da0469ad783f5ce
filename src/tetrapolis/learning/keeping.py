"""The net that a game's Master thinks with: the best of a run, with what made it, in the game's folder."""

import msgspec

from tetrapolis.bots.learned import FORMAT, Learned, as_text, place_of
from tetrapolis.core.errors import BadOption

from .training import Run


def adopt(run: Run, command: str, date: str, knobs: dict[str, int] | None = None) -> None:
    """Put the best net of a run where bots find it."""
    place = place_of(run.game)
    best = run.best_before(run.settings.generations)
    if place is None or best < 0:
        raise BadOption("train-nothing", game=run.game.name)
    made = {
        "command": command,
        "date": date,
        "generation": best + 1,
        "settings": msgspec.to_builtins(run.settings),
        "generations": [msgspec.to_builtins(one) for one in run.generations],
    }
    kept = knobs or {"winning": run.settings.winning}
    learned = Learned(FORMAT, run.lens.version, kept, made, as_text(run.words_of(best)))
    place.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n")
