"""What native code answers, for modules to be compared with: whole matches step by step, questions, searches.

python tests/engine/vectors.py GAME MATCHES SEARCHES FILE
"""

import contextlib
import hashlib
import itertools
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import numpy as np

from tetrapolis.bots.greedy import GreedyBot
from tetrapolis.bots.kernel import rank_candidates
from tetrapolis.bots.learned import learned_mind_of
from tetrapolis.bots.search import SearchBot
from tetrapolis.core.errors import BadAction, BadEntry, BadNumber, BadOption, NothingToUndo
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice
from tetrapolis.core.paper import Paper
from tetrapolis.core.preview import Outlook
from tetrapolis.core.registry import find
from tetrapolis.core.rng import below, stream
from tetrapolis.core.seed import Seed
from tetrapolis.core.state import States
from tetrapolis.core.undo import has_learned, steps_to_take_back
from tetrapolis.core.view import view_of
from tetrapolis.server.hosted import without_last

_PLAY, _FOOL, _MOVES = 7, 8, 9  # streams: who chooses what, what nobody would choose, moves before a search
_MOST_MOVES = 40
_PLAYOUTS = (60, 300, 900)
_GREEDY = {"greedy": 0, "greedy:3": 3}  # the bots, with their tries
_ENTRIES = 60  # that are tried on a score pad
_PAUSE = 11  # steps between questions
_STOPS = 3  # of a match, to take back what was chosen last

Moves = list[tuple[int, int, str]]  # seat, action and notation


def matches(game: Game, count: int) -> list[dict[str, Any]]:
    """Matches by their set-up, with a hash for each step, answers at some of them, and what can be taken back."""
    found = []
    for asked in _settings(game, count):
        steps, questions, moves = _trace(game, asked)
        told = [(seat, text) for seat, _, text in moves]
        undos = list(_undos(game, asked, moves))
        found.append({**asked, "steps": steps, "questions": questions, "moves": told, "undos": undos})
    return found


def _settings(game: Game, count: int) -> Iterator[dict[str, Any]]:
    """Every number of seats with the usual options, then any mixture of options."""
    chance = random.Random(game.name)
    counts = game.spec.seat_counts
    for number in range(count):
        seats = counts[number % len(counts)]
        seed = chance.getrandbits(128)
        yield {"seats": seats, "options": _options(game, seats, chance, number), "seed": str(seed), "play": number}


def _options(game: Game, seats: int, chance: random.Random, number: int) -> dict[str, Choice]:
    while number >= len(game.spec.seat_counts):
        mixed = {one.name: chance.choice(one.choices_for(seats)) for one in game.spec.options if one.choices_for(seats)}
        try:
            return game.spec.complete_options(seats, mixed)
        except BadOption:  # they do not go together
            continue
    return game.spec.complete_options(seats, {})


def _deal(game: Game, asked: dict[str, Any]) -> States:
    states = game.template(asked["seats"], asked["options"])
    Seed(int(asked["seed"])).start(states[0].rng)
    game.rules.setup(states[0])
    return states


def _trace(game: Game, asked: dict[str, Any]) -> tuple[list[str], list[dict[str, Any]], Moves]:
    states = _deal(game, asked)
    s, r = states[0], game.rules
    play, fool = stream(_PLAY, asked["play"]), stream(_FOOL, asked["play"])
    steps, questions, moves = list[str](), list[dict[str, Any]](), Moves()
    while True:
        told = [states.tobytes(), *_looks(game, states)]
        pending = game.pending_seats(s)
        for seat in pending:
            legal = game.legal(s, seat)
            told += [legal.tobytes(), msgspec.json.encode(game.actions.notations(s, legal))]
            odd = int(below(fool, game.actions.count(s)))
            told.append(_numbers(odd, r.refusal(s, seat, odd)))
        for party in range(int(s.parties)):
            told.append(_numbers(*game.points(s, party).values()))
        told.append(_numbers(*game.ranks(s), *pending))
        steps.append(_digest(*told))
        if not pending:
            return steps, questions, moves
        seat = pending[-1]
        if len(moves) % _PAUSE == asked["play"] % _PAUSE:
            questions.append({"step": len(moves), **_answers(game, states, seat, asked["play"])})
        action = int(r.sample(s, seat, play))
        text = str(game.actions.decode(s, action))
        assert game.actions.number(s, text) == action
        r.apply(s, seat, action)
        moves.append((seat, action, text))


def _answers(game: Game, states: States, seat: int, number: int) -> dict[str, Any]:
    """What some choices would do, in numbers and as sentences; what quick bots choose; what typed texts mean."""
    view = view_of(game, states, seat)
    outlook, legal = Outlook(view), view.legal.tolist()
    few = sorted({legal[0], legal[len(legal) // 2], legal[-1]})
    return {
        "previews": [[action, _preview(outlook, action)] for action in few],
        "sentences": [[action, _sentence(game, view._possible[0], seat, action)] for action in few],
        "choices": [[bot, GreedyBot(number, tries).choose(view)] for bot, tries in _GREEDY.items()],
        "texts": [[text, _meaning(game, states[0], text)] for one in few[:2] for text in _typed(view.notation(one))],
    }


def _preview(outlook: Outlook, action: int) -> str:
    change, parts = outlook.change([action]), outlook.parts([action])
    items = [[one.why, one.good, one.count, one.party] for one in parts]
    return msgspec.json.encode([change.points, change.goods, items]).decode()


def _sentence(game: Game, s: Any, seat: int, action: int) -> list[int]:
    told = game.describe(s, seat, action)
    return [int(told.kind), *told.numbers.tolist()]


def _typed(text: str) -> tuple[str, ...]:
    """As people type it, and what nobody could mean."""
    loose = text.replace(" ", "  \t")
    spaced = (text.replace(" ", other) for other in ("", "\u00a0"))
    return (text.upper(), f"  {loose.title()} ", *spaced, text[:-1], f"{text} 99")


def _meaning(game: Game, s: Any, text: str) -> int | str:
    try:
        return game.actions.number(s, text)
    except BadAction as error:
        return {"action-text": "unreadable", "action-out-of-range": "unknown"}[error.key]


def _undos(game: Game, asked: dict[str, Any], moves: Moves) -> Iterator[dict[str, Any]]:
    """After some moves: who learned from the last choice; each seat without its own, or why that must stay."""
    match = Match(game, asked["seats"], int(asked["seed"]), asked["options"])
    stops = {len(moves) * stop // _STOPS for stop in range(1, _STOPS + 1)}
    begun = 0
    for number, (seat, action, _) in enumerate(moves, start=1):
        match.play(action, seat)
        steps = match.choices[-1]
        longer = steps[-1].unfinished and len(steps) > 1
        begun += longer
        if number in stops or (longer and begun <= _STOPS):
            before = match.fork(len(match.played) - len(steps))
            learned = [has_learned(viewer, before, match, steps) for viewer in (None, *range(match.seats))]
            seats = [_taken_back(match, seat) for seat in range(match.seats)]
            yield {"moves": number, "learned": learned, "seats": seats}


def _taken_back(match: Match, seat: int) -> str:
    try:
        steps_to_take_back(match, seat)
    except NothingToUndo as error:
        return error.key
    return _digest(without_last(match, seat)._states.tobytes())


def _looks(game: Game, states: States) -> Iterator[bytes]:
    """What everybody sees, and a deal that everybody thinks possible."""
    for viewer in range(-1, int(states[0].seats)):
        view = view_of(game, states, None if viewer < 0 else viewer)
        yield view._possible.tobytes()
        yield game.look(view._possible[0], view.seat).tobytes()
        yield view.possible_state(stream(viewer, 5)).tobytes()


def searches(game: Game, count: int) -> list[dict[str, Any]]:
    """Searches by the match and the moves before them, with what came out, tree and all."""
    found = list[dict[str, Any]]()
    chance = random.Random(f"{game.name} searches")
    settings = _settings(game, 40 * count)
    while len(found) < count:
        asked = next(settings)
        states, moves, rng = _deal(game, asked), chance.randrange(_MOST_MOVES), stream(_MOVES, asked["play"])
        for _ in range(moves):
            if pending := game.pending_seats(states[0]):
                game.rules.apply(states[0], pending[0], int(game.rules.sample(states[0], pending[0], rng)))
        pending = game.pending_seats(states[0])
        if pending and len(game.legal(states[0], pending[0])) > 1:
            playouts, seed = chance.choice(_PLAYOUTS), chance.randrange(1 << 31)
            mind = learned_mind_of(game) if len(found) % 2 else None  # in turns, if the game has learned anything
            kind, bot, trees = "learned" if mind else "search", SearchBot(seed, playouts, mind=mind), list[bytes]()
            thought = _watched(bot, view_of(game, states, pending[0]), trees)
            best = [[one.action, one.visits, one.worth, one.win_share] for one in thought.candidates]
            asked = {**asked, "moves": moves, "kind": kind, "bot": seed, "playouts": playouts}
            found.append({**asked, "best": best, "tree": _digest(*trees)})
    return found


def pads(game: Game, count: int) -> list[dict[str, Any]]:
    """What random entries on score pads come to; a game without a pad has none."""
    if game.pad is None:
        return []
    chance, found, kinds = (
        random.Random(f"{game.name} pads"),
        list[dict[str, Any]](),
        game.pad.kinds(game.spec.categories),
    )
    for asked in itertools.islice(_settings(game, count), count):
        pad = Paper(game, asked["seats"], asked["options"])
        for _ in range(_ENTRIES):
            kind = chance.choice(kinds)
            with contextlib.suppress(BadEntry, BadNumber):
                numbers = [chance.randint(*figure.bounds) for figure in kind.figures]
                pad.write(kind.name, chance.randrange(pad.parties), *numbers)
        told = pad.count()
        points, notes = ([[*one.values()] for one in by_party] for by_party in (told.points, told.notes))
        answer = [points, notes, told.places, told.ties, told.worth, _digest(told.state.tobytes())]
        found.append({**asked, "entries": pad.entries, "answer": answer})
    return found


def _watched(bot: SearchBot, view: Any, trees: list[bytes]) -> Any:
    """A thought; the tree is seen when its candidates are ranked."""

    def seen(tree: Any, order: Any) -> None:
        trees.append(tree.tobytes())
        rank_candidates(tree, order)

    with patch("tetrapolis.bots.search.rank_candidates", seen):
        return bot.think(view)


def _numbers(*numbers: Any) -> bytes:
    return np.array(numbers, np.int64).tobytes()


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def main(name: str, match_count: str, search_count: str, place: str) -> None:
    game = find(name)
    counts = int(match_count), int(search_count)
    answers = {
        "matches": matches(game, counts[0]),
        "searches": searches(game, counts[1]),
        "pads": pads(game, counts[0]),
    }
    Path(place).write_bytes(msgspec.json.encode(answers))


if __name__ == "__main__":
    main(*sys.argv[1:])
