"""What an action would do, before it is chosen: from what the seat may know, never from the truth."""

import importlib
from collections.abc import Sequence

import numpy as np

from tetrapolis.core.errors import BadAction, IllegalAction
from tetrapolis.core.game import Action, Game, Part
from tetrapolis.core.match import Match
from tetrapolis.core.rng import Words
from tetrapolis.core.view import View, view_of
from tetrapolis.text import texts

from .wire import PartLine, Previewed

_DEALS = 12  # in which an action is tried: what it does in all of them is told


def preview_message(match: Match, seat: int, text: str, lang: str, key: str) -> Previewed:
    """What an action would do, as far as the seat can know; IllegalAction says why it cannot be done."""
    game, view = match.game, match.view(seat)
    world = view.possible_state(np.array([0, 1], np.int64))
    numbers: list[int] = []
    words: list[str] = []
    last = ""
    for step in game.split(text):
        if last and not (game.unfinished and game.unfinished(world[0], seat)):
            raise BadAction("too-many-steps", action=text[:60], step=last)
        typed = game.actions.parse(step)
        number, last = game.actions.encode(world[0], typed), str(typed)
        if broken := int(game.rules.refusal(world[0], seat, number)):
            raise IllegalAction(game.rule_id(broken), game.locale, last)
        words.append(describe(game, view_of(game, world, seat), typed, lang))
        (game.alone or game.rules.apply)(world[0], seat, number)
        numbers.append(number)
    if game.secret_steps and game.unfinished and game.unfinished(world[0], seat):
        raise BadAction("choice-unfinished", action=text[:60], example=game.complete(last))
    deals = [_change(view, seat, numbers, np.array([deal, 2 * deal + 1], np.int64)) for deal in range(_DEALS)]
    points, goods, parts = zip(*deals, strict=True)
    lines = [
        PartLine(part.why, part.good, part.count, part.party)
        for part in parts[0]
        if all(part in others for others in parts)
    ]
    return Previewed(
        key, text, ", ".join(words[-1:] if game.secret_steps else words), _certain(points), _certain(goods), lines
    )


def _change(view: View, seat: int, numbers: list[int], rng: Words) -> tuple[dict[str, int], dict[str, int], list[Part]]:
    """How actions change the seat's points and goods in one deal it thinks possible, and what that is made of.

    Who chooses at the same time does so at random, unless the game can tell what a choice does by itself.
    """
    game, states = view.game, view.possible_state(rng)
    s, parts = states[0], list[Part]()
    points, goods = game.points(s, seat), game.goods(s, seat)
    others = set() if game.alone else set(game.pending_seats(s)) - {seat}
    for number in numbers:
        parts += game.parts(states, seat, number)
        (game.alone or game.rules.apply)(s, seat, number)
    for other in sorted(others & set(game.pending_seats(s))):
        game.rules.apply(s, other, game.rules.sample(s, other, rng))
    return _difference(points, game.points(s, seat)), _difference(goods, game.goods(s, seat)), parts


def _difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in after}


def _certain(changes: Sequence[dict[str, int]]) -> dict[str, int]:
    """What changes alike in every deal."""
    first = changes[0]
    return {name: first[name] for name in first if first[name] and all(one[name] == first[name] for one in changes)}


def describe(game: Game, view: View, action: Action, lang: str) -> str:
    """An action in the words that the terminal uses too."""
    sentence: str = importlib.import_module(game.terminal).describe(view, action, texts(lang, game.locale))
    return sentence
