"""A match that this server cannot go on with: what its log says without the rules it was played under.

Nothing is computed for it, and nothing is written to it: a server that has its rules can still play it.
"""

import msgspec

from tetrapolis.core.errors import UnknownGame
from tetrapolis.core.game import Game
from tetrapolis.core.registry import find

from .errors import Archived

FIRST_VERSION = 1  # of the rules of matches that say none: the first servers did not write it


class Final(msgspec.Struct, frozen=True):
    """The end of a match as every spectator saw it; kept with its last action."""

    view: dict[str, object]
    scores: list[dict[str, int]]
    winners: list[int]
    ranks: list[int]


class Archive:
    """The choices of a match as they were written, and its end, if that was kept."""

    def __init__(self, reason: Archived, seed: str, commitment: str) -> None:
        self._reason = reason
        self.seed = seed
        self.commitment = commitment
        self.choices: list[tuple[int, str]] = []
        self.final: Final | None = None
        self.over = False  # the service says it of matches whose end was not kept

    def refusal(self) -> Archived:
        """Why it is not played on here: a new error every time, so that it does not keep where it was raised."""
        return Archived(self._reason.key, **self._reason.details)

    def play(self, seat: int, action: str, final: object) -> None:
        self.choices.append((seat, action))
        if final is not None:
            self.final, self.over = msgspec.convert(final, Final), True

    def take_back(self, game: str, seat: int, steps: int | None) -> None:
        """Without the last steps of a seat; the first servers did not write how many: then without its last line."""
        while steps is None or steps > 0:
            place = max(number for number, (other, _) in enumerate(self.choices) if other == seat)
            _, line = self.choices.pop(place)
            if steps is None:
                return
            written = _split(game, line)
            if len(written) > steps:
                self.choices.insert(place, (seat, find(game).spec.join(written[:-steps])))
            steps -= len(written)


def _split(game: str, line: str) -> list[str]:
    try:
        return find(game).spec.split(line)
    except UnknownGame:
        return [line]


def playable(game: str, version: int) -> Game:
    """The game, if it is installed with this version of its rules; else Archived says why not."""
    try:
        found = find(game)
    except UnknownGame:
        raise Archived("match-game-gone", game=game) from None
    if found.spec.rules_version != version:
        raise Archived("match-archived", version=version, known=found.spec.rules_version)
    return found
