"""Matches that a mind plays against itself, with what it thought, so that others can learn from them.

Chance makes some of the choices, and in many matches every seat begins with a taste of its own: for a while it likes
some things more than they are worth. So positions come up that good play alone never reaches. What they are worth is
learned from how the match went on when the seat played its best again.

    rows       a party before a decision of anybody: x, what the net is told, and base, the points by category that are
               expected without it; the match and the position; the party's next own decision, -1 if it has none
    decisions  of one seat: what the search expected by category; the stage; whether its choice was chance's, and
               whether it had a taste; its next decision
"""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tetrapolis.bots.kernel import ACTION, TOTAL, VISITS
from tetrapolis.bots.mind import Mind, expect_of, mind_of
from tetrapolis.bots.search import look_ahead
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.net import Numbers
from tetrapolis.core.registry import find
from tetrapolis.core.rng import stream
from tetrapolis.core.seed import Seed
from tetrapolis.core.state import States

from .packing import Fractions, empty, pack, with_taste
from .settings import Settings

_HUNDRED = 100
_PLAIN_GAMES = 24  # to see how much inputs vary
_DEALS = 1 << 80  # seeds that no person and no contest uses

Table = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Lens:
    """How a game is seen by a net: what its `features` module declares."""

    names: tuple[str, ...]
    outputs: int  # categories that a net adds to, the first ones
    party_features: Any
    progress: Any
    expect: Any
    version: int

    def look(self, s: Any, party: int) -> Numbers:
        x = np.zeros(len(self.names), np.int64)
        self.party_features(s, party, x)
        return x


def lens_of(game: Game) -> Lens:
    if not game.features:
        raise BadOption("train-features", game=game.name)
    module: Any = importlib.import_module(game.features)
    return Lens(module.NAMES, module.OUTPUTS, module.party_features, module.progress, expect_of(game), module.VERSION)


def mind_with(game: Game, words: Numbers, winning: int = 0) -> Mind:
    """The game's mind with a net."""
    return mind_of(game).with_net(words, {"winning": winning})


def empty_words(game: Game) -> Numbers:
    """A net that says nothing."""
    lens = lens_of(game)
    return pack(empty(len(lens.names), lens.outputs))


def usual_differences(game: Game, settings: Settings) -> Fractions:
    """The standard deviation of every input in matches of the heuristic; 0 where it never differs."""
    found = []
    lens = lens_of(game)
    for number in range(_PLAIN_GAMES):
        chance = np.random.default_rng([settings.seed, number, 77])
        states = _deal(game, settings, chance, number, 0)
        s = states[0]
        rng = stream(settings.seed, number)
        while pending := game.pending_seats(s):
            seat = pending[0]
            known = game.forget(states, seat, rng)
            found += [lens.look(known[0], party) for party in range(int(s.parties))]
            action = _quick(game, known, seat, rng)
            game.rules.apply(s, seat, action)
    spread: Fractions = np.array(found, np.float64).std(axis=0)
    return spread


def _quick(game: Game, known: States, seat: int, rng: Numbers) -> int:
    """What the heuristic likes best."""
    mind = mind_of(game)
    limit = game.spec.legal_limit
    actions, tree = np.empty(limit, np.int32), np.zeros((6, limit + 1), np.int64)
    mind.consider(known[0], seat, rng, limit, mind.weights, np.empty(0, np.int32), actions, tree)
    return int(tree[ACTION, 1])


def _deal(game: Game, settings: Settings, chance: np.random.Generator, number: int, generation: int) -> States:
    """A match that no other run of play deals: its seats and options are drawn."""
    fitting = [seats for seats in settings.seats if seats in game.spec.seat_counts] or list(game.spec.seat_counts)
    seats = int(chance.choice(fitting))
    options: dict[str, Any] = {}
    if chance.random() < settings.mixed_options:
        for option in game.spec.options:
            choices = option.choices_for(seats)
            if choices:
                mixed = {**options, option.name: choices[int(chance.integers(len(choices)))]}
                try:
                    game.spec.complete_options(seats, mixed)
                except BadOption:  # they do not go together
                    continue
                options = mixed
    states = game.template(seats, options)
    Seed(_DEALS + (settings.seed << 40) + (generation << 20) + number).start(states[0].rng)
    game.rules.setup(states[0])
    return states


def play_batch(task: tuple[Settings, int, int, Numbers, Fractions]) -> Table:
    """Some matches, from their numbers alone: settings, generation, the first number, the net, usual differences."""
    settings, generation, first, words, spread = task
    game = find(settings.game)
    tables = [
        _play(game, settings, generation, number, words, spread)
        for number in range(first, min(first + settings.batch, settings.matches))
    ]
    return join(tables)


def join(tables: Sequence[Table]) -> Table:
    """Tables as one; what counts rows of another goes on counting."""
    joined: dict[str, list[Any]] = {name: [] for name in tables[0]}
    matches = positions = decisions = 0
    for table in tables:
        for name, column in table.items():
            by = {"match": matches, "position": positions, "next": decisions, "after": decisions}.get(name, 0)
            joined[name].append(np.where(column >= 0, column + by, column) if by else column)
        matches += int(table["match"].max(initial=-1)) + 1
        positions += int(table["position"].max(initial=-1)) + 1
        decisions += len(table["stage"])
    return {name: np.concatenate(columns) for name, columns in joined.items()}


class _Player:
    """A seat of a match of self-play."""

    def __init__(
        self, game: Game, settings: Settings, chance: np.random.Generator, words: Numbers, spread: Any
    ) -> None:
        self.mind = mind_with(game, words, settings.winning)
        self.taste: Mind | None = None
        self.tasting = 0
        likable = np.flatnonzero(spread > 0)
        if len(likable):
            self.tasting = int(chance.integers(1, settings.taste_decisions + 1))
            liked = chance.choice(likable, int(chance.integers(1, 4)), replace=False)
            strength = chance.uniform(-0.5, 1.0, len(liked)) * settings.taste_points / spread[liked]
            self.taste = mind_with(game, with_taste(words, liked, strength), settings.winning)
        self.decided = 0

    @property
    def has_taste(self) -> bool:
        return self.taste is not None and self.decided < self.tasting

    @property
    def thinks_by(self) -> Mind:
        return self.taste if self.taste is not None and self.decided < self.tasting else self.mind


def _play(game: Game, settings: Settings, generation: int, number: int, words: Numbers, spread: Fractions) -> Table:
    lens, categories = lens_of(game), len(game.spec.categories)
    chance = np.random.default_rng([settings.seed, generation, number])
    states = _deal(game, settings, chance, number, generation)
    s = states[0]
    parties, seats = int(s.parties), int(s.seats)
    plain = mind_of(game).with_net(empty_words(game)).weights
    told = empty(len(lens.names), lens.outputs)
    told.bias[0] = 1.0
    probe = mind_of(game).with_net(pack(told)).weights
    tasted = chance.random() < settings.tasted
    players = [_Player(game, settings, chance, words, spread if tasted else spread * 0) for _ in range(seats)]
    rngs = [stream(settings.seed * 1000 + generation, number * 16 + seat) for seat in range(seats)]
    rows: dict[str, list[Any]] = {name: [] for name in ("x", "base", "position", "party", "applies", "at", "tasting")}
    decisions: dict[str, list[Any]] = {name: [] for name in ("value", "stage", "seat", "chosen")}
    position = 0
    base, other = np.zeros(categories, np.int64), np.zeros(categories, np.int64)
    while pending := game.pending_seats(s):
        seat = pending[0]
        legal = game.legal(s, seat)
        if len(legal) == 1:
            game.rules.apply(s, seat, int(legal[0]))
            continue
        player = players[seat]
        known = game.forget(states, seat, rngs[seat])
        for party in range(parties):
            lens.expect(known[0], party, plain, base)
            lens.expect(known[0], party, probe, other)
            rows["x"].append(lens.look(known[0], party))
            rows["base"].append(base / _HUNDRED)
            rows["applies"].append(bool((base != other).any()))
            rows["position"].append(position)
            rows["party"].append(party)
            rows["at"].append(len(decisions["stage"]))
            rows["tasting"].append(party < seats and players[party].has_taste)
        tree = look_ahead(player.thinks_by, known, seat, rngs[seat], settings.playouts)
        node = int(tree.order[0])
        decisions["value"].append(tree.sums[node] / max(1, int(tree.nodes[VISITS, node])) / _HUNDRED)
        decisions["stage"].append(int(lens.progress(s)))
        decisions["seat"].append(seat)
        explores = not player.has_taste and chance.random() < settings.exploring
        decisions["chosen"].append(2 if player.has_taste else int(explores))
        action = _any_good(tree, settings, chance) if explores else tree.best
        player.decided += 1
        game.rules.apply(s, seat, action)
        position += 1
    points = np.array([list(game.points(s, party).values()) for party in range(parties)], np.float32)
    ranks = np.array(game.ranks(s))
    won = (ranks == 1) / (ranks == 1).sum()
    follow = {party: _next_of(decisions["seat"], party) for party in range(parties)}
    party_of = np.array(rows["party"], np.int64)
    return {
        "x": np.array(rows["x"], np.int32).reshape(-1, len(lens.names)),
        "base": np.array(rows["base"], np.float32).reshape(-1, categories),
        "final": points[party_of],
        "won": won[party_of].astype(np.float32),
        "applies": np.array(rows["applies"], np.bool_),
        "tasting": np.array(rows["tasting"], np.bool_),
        "match": np.zeros(len(party_of), np.int64),
        "position": np.array(rows["position"], np.int64),
        "parties": np.full(len(party_of), parties, np.int64),
        "seat": party_of,
        "row_stage": np.array([decisions["stage"][at] for at in rows["at"]], np.int64),
        "next": np.array([follow[party][at] for party, at in zip(rows["party"], rows["at"], strict=True)], np.int64),
        "value": np.array(decisions["value"], np.float32).reshape(-1, categories),
        "stage": np.array(decisions["stage"], np.int64),
        "chosen": np.array(decisions["chosen"], np.int64),
        "after": np.array([follow[seat][at + 1] for at, seat in enumerate(decisions["seat"])], np.int64),
        "end": points[np.array(decisions["seat"], np.int64)],
    }


def _next_of(seats: list[int], party: int) -> list[int]:
    """For every decision, and the end: the first one from there on that is a party's own; -1 if there is none."""
    found = [-1] * (len(seats) + 1)
    for at in range(len(seats) - 1, -1, -1):
        found[at] = at if seats[at] == party else found[at + 1]
    return found


def _any_good(tree: Any, settings: Settings, chance: np.random.Generator) -> int:
    """Any of the actions that were tried, the better ones rather."""
    tried = [node for node in tree.order.tolist() if tree.nodes[VISITS, node] > 0]
    worth = np.array([tree.nodes[TOTAL, node] / tree.nodes[VISITS, node] for node in tried]) / _HUNDRED
    share = np.exp((worth - worth.max()) / settings.warmth)
    return int(tree.nodes[ACTION, tried[int(chance.choice(len(tried), p=share / share.sum()))]])
