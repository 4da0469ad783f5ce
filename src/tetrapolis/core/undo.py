"""May a choice be taken back? As long as nobody has learned anything from it and nobody has gone on."""

from collections.abc import Sequence

import numpy as np

from .errors import NothingToUndo
from .game import SPECTATOR
from .match import Match, Played
from .records import dtype_of, zeros


def steps_to_take_back(match: Match, seat: int) -> int:
    """How many steps go with the last choice of a seat; NothingToUndo says why it must stay."""
    choices = match.choices
    own = [number for number, steps in enumerate(choices) if steps[0].seat == seat]
    if not own:
        raise NothingToUndo("nothing-to-take-back")
    before = match.fork(sum(len(steps) for steps in choices[: own[-1]]))
    since = choices[own[-1] :]
    if any(steps[0].seat not in before.pending for steps in since):
        raise NothingToUndo("others-went-on")
    still = tuple(other for other in before.pending if other not in {steps[0].seat for steps in since})
    if len(since) > 1 and (not still or match.pending != still):  # the last one has chosen, and all was shown
        raise NothingToUndo("something-was-revealed")
    after = before.fork()
    for step in since[0]:
        after.play(step.action, seat)
    for viewer in (*range(match.seats), None):
        if has_learned(viewer, before, after, since[0]):
            raise NothingToUndo("something-was-revealed")
    return 1 if since[0][-1].unfinished else len(since[0])


def has_learned(viewer: int | None, before: Match, after: Match, steps: Sequence[Played]) -> bool:
    """Whether a seat, or a spectator, has learned something hidden from the steps of a choice, which led to `after`."""
    game = before.game
    seen = zeros(2, dtype_of(game.spec.view))
    learned = game.kernels.has_learned(
        before.state,
        after.state,
        zeros(2, game.dtype),
        SPECTATOR if viewer is None else viewer,
        steps[0].seat,
        np.array([step.action for step in steps], np.int32),
        np.zeros(2 * game.spec.legal_limit, np.int32),
        seen,
        seen.view(np.uint8),
    )
    return bool(learned)
