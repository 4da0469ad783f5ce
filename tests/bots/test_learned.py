"""Nets in integers, and minds that think with them; features tell no more than a seat may know."""

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tetrapolis.bots import make_bot, make_thinker
from tetrapolis.bots.learned import learned_of, place_of
from tetrapolis.bots.mind import expect_of, mind_of
from tetrapolis.bots.search import look_ahead
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.net import SURE, add_outputs, chance_of
from tetrapolis.core.registry import find, names
from tetrapolis.core.rng import stream
from tetrapolis.learning.packing import STAGES, SURE_LEADER, Net, empty, mean_of, pack, with_taste
from tetrapolis.learning.selfplay import empty_words, mind_with

SEEING = [name for name in names() if find(name).features]
LEARNED = [name for name in SEEING if learned_of(find(name))]
TABLES = [(name, seats) for name in SEEING for seats in find(name).spec.seat_counts]


def module_of(game: Game) -> Any:
    return importlib.import_module(game.features)


def any_net(inputs: int, outputs: int, units: int, number: int = 1) -> Net:
    chance = np.random.default_rng(number)
    shapes: list[Any] = [outputs, (inputs, outputs), units, (inputs, units), (units, outputs)]
    return Net(*(chance.normal(0, size, shape) for shape, size in zip(shapes, (9, 0.3, 3, 0.1, 0.5), strict=True)))


@pytest.mark.parametrize("units", [0, 1, 2, 7, 32])
def test_a_packed_net_says_what_the_net_says(units: int) -> None:
    """To a twentieth of a point, whatever the signs of the two units in a word."""
    net, chance = any_net(20, 3, units), np.random.default_rng(2)
    words = np.concatenate([np.arange(5), pack(net, largest=np.full(20, 50.0))])
    for _ in range(200):
        x = chance.integers(-50, 50, 20) * (chance.random(20) < 0.7)
        out = np.full(4, 700, np.int64)
        add_outputs(words, 5, x, out)
        assert out[3] == 700
        assert np.abs(out[:3] / 100 - 7 - net(x[None].astype(np.float64))[0]).max() < 0.05


def test_the_mean_of_nets_says_their_mean() -> None:
    nets = [any_net(6, 2, units, units) for units in (3, 4)]
    x = np.random.default_rng(3).normal(0, 4, (10, 6))
    assert np.allclose(mean_of(nets)(x), (nets[0](x) + nets[1](x)) / 2)


def test_chances_follow_a_logistic_curve() -> None:
    chances = {**SURE_LEADER, 3: np.tile([2.0, 5.0], (STAGES, 1))}
    words = pack(empty(2, 1), chances)
    for lead in range(-4000, 4000, 37):
        wanted = 1 / (1 + np.exp(-(lead / 100 - 2) / 5))
        assert abs(chance_of(words, 0, 3, 4, lead) / SURE - wanted) < 0.003
    assert [chance_of(words, 0, 2, STAGES + 9, lead) for lead in (-(10**7), 10**7)] == [0, SURE]


def test_a_taste_adds_points_for_what_is_liked() -> None:
    words = with_taste(pack(any_net(4, 2, 3)), np.array([2]), np.array([1.5]))
    found = np.zeros((2, 2), np.int64)
    for row, more in zip(found, (0, 10), strict=True):
        plain, x = np.zeros(2, np.int64), np.array([1, 2, more, 3])
        add_outputs(pack(any_net(4, 2, 3)), 0, x, plain)
        add_outputs(words, 0, x, row)
        row[:] -= plain
    assert found.tolist() == [[0, 0], [1500, 0]]


def test_units_never_reach_into_each_other() -> None:
    """Sums at the bounds that packing was told of, of the same and of other signs."""
    factors = np.array([[3.0, -3.0], [-2.0, 2.0]])
    net = Net(np.zeros(1), np.zeros((2, 1)), np.array([1.0, -1.0]), factors, np.array([[1.0], [1.0]]))
    words = pack(net, largest=np.array([1000.0, 1000.0]))
    for x in ([1000, -1000], [-1000, 1000], [1000, 1000], [0, 0]):
        out = np.zeros(1, np.int64)
        add_outputs(words, 0, np.array(x), out)
        assert out[0] / 100 == pytest.approx(net(np.array([x], np.float64))[0, 0], abs=0.02)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_features_of_states_that_look_alike_are_equal(name: str, seats: int) -> None:
    game = find(name)
    module = module_of(game)
    compared = 0
    for deal in range(2):
        match, chance = Match(game, seats, deal), stream(8, deal)
        while match.pending:
            if len(match.played) % 7 == deal:
                for seat in range(seats):
                    told = []
                    for number in range(3):
                        world = game.forget(match._states, seat, stream(90 + number, len(match.played)))
                        row = np.full(module.LENGTH, -9, np.int64)
                        module.features((match._states if number == 0 else world)[0], seat, row)
                        told.append(row.tolist())
                    assert told[0] == told[1] == told[2]
                    compared += 1
            seat = match.pending[-1]
            match.play(int(game.rules.sample(match.state, seat, chance)), seat)
    assert compared >= 5 * seats


@pytest.mark.parametrize("name", SEEING)
def test_a_net_that_says_nothing_changes_what_is_expected_only_by_the_game(name: str) -> None:
    """Its line of an output comes out of `expect` as it went in, until the party has nothing left to do."""
    game = find(name)
    module = module_of(game)
    net = empty(len(module.NAMES), module.OUTPUTS)
    net.bias[:] = np.arange(1, module.OUTPUTS + 1)
    told = mind_of(game).with_net(pack(net)).weights
    plain = mind_of(game).with_net(empty_words(game)).weights
    match = Match(game, max(2, game.spec.seat_counts[0]), 3)
    expect, categories = expect_of(game), len(game.spec.categories)
    with_it, without = np.zeros(categories, np.int64), np.zeros(categories, np.int64)
    expect(match.state, 0, told, with_it)
    expect(match.state, 0, plain, without)
    added = 100 * np.arange(1, module.OUTPUTS + 1)
    assert (with_it - without).tolist() == [*added.tolist(), *[0] * (categories - module.OUTPUTS)]
    while match.pending:
        seat = match.pending[0]
        match.play(make_bot("greedy:2", game, len(match.played)).choose(match.view(seat)), seat)
    expect(match.state, 0, told, with_it)
    assert (with_it / 100).tolist() == list(match.scores()[0].values())


@pytest.mark.parametrize("name", SEEING)
def test_rating_leaves_the_state_as_it_was(name: str) -> None:
    game = find(name)
    mind = mind_with(game, empty_words(game))
    match = Match(game, max(2, game.spec.seat_counts[0]), 4)
    for _ in range(12):
        seat = match.pending[0]
        known = game.forget(match._states, seat, stream(1, 1))
        before = known.tobytes()
        limit = game.spec.legal_limit
        actions, tree = np.empty(limit, np.int32), np.zeros((6, limit + 1), np.int64)
        mind.consider(known[0], seat, stream(1, 2), 0, mind.weights, np.empty(0, np.int32), actions, tree)
        assert known.tobytes() == before
        match.play(look_ahead(mind, known, seat, stream(2, 2), 30).best, seat)


@pytest.mark.parametrize("name", LEARNED)
def test_what_was_learned_fits_the_features_and_tells_how_it_was_made(name: str) -> None:
    game = find(name)
    learned, module = learned_of(game), module_of(game)
    assert learned is not None
    assert learned.numbers[:2].tolist() == [len(module.NAMES), module.OUTPUTS]
    assert {"command", "date", "settings", "generations"} <= set(learned.made)
    place = place_of(game)
    assert place is not None
    assert place.stat().st_size < 300_000


def test_features_of_another_version_are_not_thought_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = find(SEEING[0])
    file = tmp_path / "learned.json"
    monkeypatch.setattr("tetrapolis.bots.learned.place_of", lambda game: file)
    version = module_of(game).VERSION
    for told, found in ((version, True), (version + 1, False)):
        learned_of.cache_clear()
        file.write_text(json.dumps({"format": 1, "features": told, "knobs": {}, "made": {}, "words": ""}))
        assert (learned_of(game) is not None) == found
    learned_of.cache_clear()


def test_a_game_of_which_nothing_was_learned_has_no_learned_bots() -> None:
    with pytest.raises(BadOption):
        make_thinker("learned:10", find("toy"))
