"""May a choice be taken back? As long as nobody has learned anything from it and nobody has gone on."""

from collections.abc import Sequence

from .errors import NothingToUndo
from .match import Match, Played
from .rng import stream
from .view import view_of

_STREAM = 32  # of generators, apart from those of others
_WORLDS = 3  # other deals to try when asking whether a choice has revealed something


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
    """Whether a seat, or a spectator, has learned something hidden from the steps of a choice, which lead to `after`.

    It has not, if all it saw was that somebody has chosen while others, who choose at the same time, still do: such
    choices are uncovered together. Nor if things would look the same now in any deal that it could think of before.
    """
    seat = steps[0].seat
    waiting = after.pending == tuple(other for other in before.pending if other != seat) != ()
    if viewer != seat and waiting:
        return False
    game, now, then = before.game, after.view(viewer), before.view(viewer)
    for number in range(_WORLDS):
        world = then.possible_state(stream(_STREAM, number))
        for step in steps:
            if game.rules.refusal(world[0], seat, step.action):
                return True
            game.rules.apply(world[0], seat, step.action)
        other = view_of(game, world, viewer)
        if other.json != now.json or other.legal.tolist() != now.legal.tolist():
            return True
    return False
