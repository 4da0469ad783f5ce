"""A fingerprint of random play, the same however the rules are run: compiled, uncompiled, bounds-checked."""

import hashlib
import sys

import numpy as np

from tetrapolis.core.batches import deal
from tetrapolis.core.game import SPECTATOR, Game
from tetrapolis.core.registry import find
from tetrapolis.core.rng import below, seed

from .settings import settings


def digest(game: Game, seats: int | None = None) -> str:
    """Play one match of every setting; hash states, lists, sentences, views, refusals, scores and determinizations."""
    found = hashlib.sha256()
    rng = np.zeros(2, np.int64)
    for number, setting in enumerate(settings(game, 1, seats)):
        states = deal(game, 1, setting.seats, setting.options, first=number)
        s = states[0]
        seed(rng, 11, number)
        decision = 0
        while pending := game.pending_seats(s):
            if decision % 9 == 0:
                listed = game.legal(s, pending[0])
                found.update(listed.tobytes())
                found.update("\n".join(game.actions.notations(s, listed[:20])).encode())
                for action in listed[:20].tolist():
                    found.update(game.describe(s, pending[0], action).tobytes())
                found.update(game.forget(states, decision % (setting.seats + 1) + SPECTATOR, rng).tobytes())
                for party in range(int(s.parties)):
                    found.update(repr(game.points(s, party)).encode())
            if decision % 45 == 0:  # uncompiled, a view takes long
                found.update(game.view_json(s, pending[0]))
            probe = below(rng, game.actions.count(s))
            found.update(str(int(game.rules.refusal(s, pending[-1], probe))).encode())
            game.rules.apply(s, pending[-1], game.rules.sample(s, pending[-1], rng))
            found.update(states.tobytes())
            decision += 1
        found.update(repr((setting, decision, game.winners(s))).encode())
    return found.hexdigest()


def main() -> None:
    """Print the fingerprint of the game that is named on the command line, with its seats (0: all)."""
    name, seats = sys.argv[1:]
    print(digest(find(name), int(seats) or None))
