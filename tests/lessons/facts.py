"""The words of lessons (web/src/learn/facts.ts) in Python: what the engine says of a choice."""

import functools
from collections.abc import Iterator
from typing import Any

import msgspec

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.preview import Outlook, read_steps
from tetrapolis.core.registry import find
from tetrapolis.core.rng import stream
from tetrapolis.core.view import View, view_of

_STREAM, _WORLD = 37, -1

Term = dict[str, Any]
Ask = dict[str, Any]
TERMS = {"points", "goods", "said", "number", "now", "then", "change", "box"}
_BOUNDS = {"is", "least", "most"}


class Facts:
    """The facts of a choice of a seat, from what the seat may know."""

    def __init__(self, view: View, action: str) -> None:
        assert view.seat is not None
        self.view, self.seat, self.action = view, view.seat, action
        steps = read_steps(view, action)
        change = Outlook(view).change([step.number for step in steps])
        self.points, self.goods = change.points, change.goods
        game = view.game
        world = view.possible_state(stream(_STREAM, _WORLD))
        said = []
        for step in steps:
            said.append(game.describe(step.view._possible[0], self.seat, step.number))
            game.kernels.act(world[0], self.seat, step.number)
        self.said: dict[str, int] = {}
        for told in said[-1:] if game.spec.secret_steps else said:
            kind = game.face.sentences[int(told.kind)]
            self.said[kind.key] = 1
            numbers = told.numbers.tolist()
            self.said |= {f"number {name}": numbers[place] for place, name in enumerate(kind.numbers)}
        self.then = view_of(game, world, self.seat).table

    def value(self, term: Term) -> int | str:
        (word,) = TERMS & term.keys()
        name = term[word]
        match word:
            case "points":
                return sum(self.points.values()) if name == "all" else self.points.get(name, 0)
            case "goods":
                return sum(self.goods.values()) if name == "all" else self.goods.get(name, 0)
            case "said":
                return self.said.get(name, 0)
            case "number":
                return self.said.get(f"number {name}", -1)
            case "then":
                return placed(self.then, name, self.seat)
            case "change":
                then, now = placed(self.then, name, self.seat), placed(self.view.table, name, self.seat)
                assert isinstance(then, int) and isinstance(now, int), name
                return then - now
        return value_now(self.view, term)

    def holds(self, ask: Ask) -> bool:
        if "all" in ask:
            return all(map(self.holds, ask["all"]))
        if "any" in ask:
            return any(map(self.holds, ask["any"]))
        if "not" in ask:
            return not self.holds(ask["not"])
        value = self.value(ask)
        if "is" in ask and value != ask["is"]:
            return False
        return not ("least" in ask and value < ask["least"]) and not ("most" in ask and value > ask["most"])


def value_now(view: View, term: Term) -> int | str:
    """A fact that needs no choice."""
    assert view.seat is not None
    if "now" in term:
        return placed(view.table, term["now"], view.seat)
    return placed(_box(view.game.name), term["box"], view.seat)


@functools.cache
def _box(game: str) -> Any:
    return msgspec.json.decode(msgspec.json.encode(find(game).face.box))


def placed(table: Any, path: str, seat: int) -> int | str:
    """What stands at a place of a view; of a list its length."""
    found = table
    for name in path.split("/"):
        key = str(seat) if name == "me" else name
        if isinstance(found, list):
            found = found[int(key)] if key.isdigit() and int(key) < len(found) else None
        else:
            found = found.get(key) if isinstance(found, dict) else None
    if isinstance(found, list):
        return len(found)
    return found if isinstance(found, str) else int(found or 0)


def words_in(ask: Ask) -> list[Term]:
    """All facts that a question is about; AssertionError, if it has a word that there is not."""
    for word in ("all", "any"):
        if word in ask:
            assert ask.keys() == {word}
            return [term for one in ask[word] for term in words_in(one)]
    if "not" in ask:
        assert ask.keys() == {"not"}
        return words_in(ask["not"])
    assert len(TERMS & ask.keys()) == 1, ask
    assert ask.keys() - TERMS <= _BOUNDS, ask
    assert ask.keys() & _BOUNDS, ask
    return [ask]


_MOST = 1200  # whole choices that are looked through


def whole_choices(match: Match, seat: int) -> Iterator[str]:
    """Whole choices of a seat, from their first step on, in the order of the page."""
    count, begun, spec = 0, [match.fork()], match.game.spec
    first = len(match.played)
    while begun and count < _MOST:
        one = begun.pop(0)
        for step in map(str, one.legal(seat)):
            count += 1
            if spec.secret_steps:
                yield spec.complete(step)
                continue
            after = one.fork() if spec.unfinished else one
            if spec.unfinished:
                after.play(step, seat)
            if spec.unfinished and after.played[-1].unfinished:
                begun.append(after)
            else:
                steps = [played.notation for played in one.played[first:]]
                yield spec.join([*steps, step])


def doing(match: Match, seat: int, ask: Ask, meant: str) -> Facts | None:
    """The facts of a choice that does what is asked: the one that is meant, else the first that is found."""
    view = match.view(seat)
    for action in (meant, *whole_choices(match, seat)):
        try:
            facts = Facts(view, action)
        except TetrapolisError:
            continue
        if facts.holds(ask):
            return facts
    return None
