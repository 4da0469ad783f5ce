"""A finished match, step by step: every seat sees again what it saw then."""

import random
from typing import Any

import msgspec
import pytest

from server.truths import GAMES
from tetrapolis.core.match import Match
from tetrapolis.server.messages import event_line, replayed_message

SEATS = 3
_SEEN_AGAIN = 12  # steps of a match


def shown(match: Match, seat: int | None, last: int) -> dict[str, Any]:
    """What a seat, or a spectator, is shown of a match while it runs; the last actions were one choice."""
    events = match.events(seat, last=last) if last else []
    seen: dict[str, Any] = msgspec.to_builtins(
        {
            "view": match.view(seat).table,
            "pending": list(match.pending),
            "events": [event_line(match.game, event) for event in events],
        }
    )
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_what_the_seat_saw(game: str) -> None:
    chance = random.Random(4)
    match = Match(game, SEATS, 77)
    viewers = (*range(SEATS), None)
    live = [[shown(match, viewer, 0) for viewer in viewers]]
    notations = []
    while not match.over:
        seat, before = chance.choice(match.pending), len(match.played)
        match.play(chance.choice(match.legal(seat)), seat)
        while match.played[-1].unfinished:
            match.play(chance.choice(match.legal(seat)), seat)
        live.append([shown(match, viewer, len(match.played) - before) for viewer in viewers])
        notations.append((seat, " ".join(one.notation for one in match.played[before:])))
    steps = len(live) - 1
    for step in {0, steps, *chance.sample(range(steps), min(steps, _SEEN_AGAIN))}:
        for viewer, seen in zip(viewers, live[step], strict=True):
            again = replayed_message(match, step, viewer)
            told = msgspec.json.decode(msgspec.json.encode(again))
            assert {name: told[name] for name in seen} == seen
            assert (again.step, again.steps, again.seat) == (step, steps, viewer)
            assert (again.actor, again.action) == (notations[step] if step < steps else (None, None))
    own = [live[steps // 2][viewer]["view"] for viewer in range(SEATS)]
    assert (own[0] != own[1]) == (game != "akropolis")  # where all lies open
