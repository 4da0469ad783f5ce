"""A match: play, undo, fork, look; refused actions change nothing."""

import random
from typing import Any

import numpy as np
import pytest

import tetrapolis
from tetrapolis.core.batches import deal, playouts
from tetrapolis.core.errors import (
    BadAction,
    BadOption,
    BadSeed,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    NotYourChoice,
    TetrapolisError,
    UnknownGame,
)
from tetrapolis.core.match import Match
from tetrapolis.core.registry import names
from tetrapolis.core.seed import Seed


def finished(game: str = "toy", seed: int = 3) -> Match:
    match = tetrapolis.new(game, seats=2, seed=seed)
    while not match.over:
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    return match


def test_an_action_may_be_given_by_notation_by_type_or_by_number() -> None:
    results = []
    for form in ("0@2,0,0", None, -1):
        match = tetrapolis.new("akropolis", seed=7)
        typed = match.game.actions.parse("0@2,0,0")
        actions: dict[Any, Any] = {None: typed, -1: match.game.actions.encode(match.state, typed)}
        action: Any = actions.get(form, form)
        match.play(action)
        results.append(match.state.tobytes())
    assert len(set(results)) == 1


@pytest.mark.parametrize("action", ["0@0,0,0", "3@2,0,0", "0@30,0,0", "", "x", "0@2,0,9", -1, 10**9, True, "9@2,0,0"])
def test_a_refused_action_changes_nothing(action: str | int) -> None:
    match = tetrapolis.new("akropolis", seed=7)
    before = match.state.tobytes()
    with pytest.raises((IllegalAction, BadAction)):
        match.play(action)
    assert match.state.tobytes() == before
    assert match.played == []


def test_a_refusal_names_the_rule_in_the_players_language() -> None:
    match = tetrapolis.new("akropolis", seed=7)
    with pytest.raises(IllegalAction) as refused:
        match.play("0@0,0,0")
    assert refused.value.rule == "AK-20"
    assert "AK-20" in str(refused.value)
    assert refused.value.say("hu") != refused.value.say("uk") != str(refused.value)


def test_when_several_choose_the_seat_must_be_named() -> None:
    match = tetrapolis.new("toy", seats=3, seed=1)
    assert list(match.pending) == [0, 1, 2]
    with pytest.raises(NotYourChoice):
        match.play(str(match.legal(0)[0]))
    match.play(match.legal(1)[0], seat=1)
    assert list(match.pending) == [0, 2]
    with pytest.raises(IllegalAction) as again:
        match.play(match.legal(0)[0], seat=1)
    assert again.value.rule == "TOY-3"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = tetrapolis.new("akropolis", seed=7)
    with pytest.raises(NotYourChoice):
        match.play("0@2,0,0", seat=seat)
    with pytest.raises(NotYourChoice):
        match.view(seat)


def test_a_finished_match_takes_no_more_actions() -> None:
    match = finished()
    assert match.over
    assert match.legal() == []
    with pytest.raises(MatchOver):
        match.play("keep", seat=0)


def test_undo_takes_back_exactly_what_was_played() -> None:
    match = tetrapolis.new("akropolis", seed=7)
    states = [match.state.tobytes()]
    for _ in range(6):
        match.play(match.legal()[-1])
        states.append(match.state.tobytes())
    match.undo(2)
    assert match.state.tobytes() == states[4]
    match.undo()
    assert match.state.tobytes() == states[3]
    assert len(match.events(last=None)) > 0
    for wrong in (0, -1, 4):
        with pytest.raises(NothingToUndo):
            match.undo(wrong)
    assert match.state.tobytes() == states[3]


def test_a_fork_goes_its_own_way() -> None:
    match = tetrapolis.new("akropolis", seed=7)
    match.play("0@2,0,0")
    fork = match.fork()
    early = match.fork(0)
    fork.play(fork.legal()[0])
    assert len(match.played) == 1
    assert len(fork.played) == 2
    assert early.played == []


@pytest.mark.parametrize("name", names())
def test_every_fork_is_the_match_as_it_was_then(name: str) -> None:
    """Near the end a fork begins with a kept state, before that with the deal: both are what replaying gives."""
    match = tetrapolis.new(name, seats=3, seed=5)
    chance = random.Random(2)
    for _ in range(25):
        seat = chance.choice(match.pending)
        match.play(chance.choice(match.legal(seat)), seat)
    for count in range(len(match.played) + 1):
        fork = match.fork(count)
        again = tetrapolis.new(name, seats=3, seed=5)
        for one in match.played[:count]:
            again.play(one.action, one.seat)
        assert fork.state.tobytes() == again.state.tobytes()
        assert fork.played == again.played
        assert fork.events() == again.events()
        assert match.fork().state.tobytes() == match.state.tobytes()


def test_taking_back_costs_no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tetrapolis.new("akropolis", seed=7)
    while not match.over:
        match.play(match.legal()[0])

    def replayed(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Match, "_apply", replayed)
    count = len(match.played)
    for _ in range(2):
        match.undo()
    assert len(match.fork().played) == count - 2


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    match = tetrapolis.new("toy", seed=255)
    assert str(match.seed) == "0" * 30 + "ff"
    assert match.commitment == "b92a5e6dae98fb562b894d4ec311594fba0ecd1526aed363807d3d1f717b9987"


def test_without_a_seed_every_deal_differs() -> None:
    assert tetrapolis.new("toy").seed != tetrapolis.new("toy").seed


@pytest.mark.parametrize("text", ["", "x", "-1", "1" * 40, "0x12", "١٢"])
def test_a_bad_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed):
        Seed.parse(text)


@pytest.mark.parametrize("number", [-1, 1 << 128])
def test_a_seed_has_128_bits(number: int) -> None:
    with pytest.raises(BadSeed):
        Seed(number)


def test_bad_games_seats_and_options_are_refused_in_plain_words() -> None:
    for wrong, arguments in (
        (UnknownGame, ("chess", 2, None)),
        (BadOption, ("akropolis", 5, None)),
        (BadOption, ("akropolis", 2, {"long": True})),
        (BadOption, ("akropolis", 2, {"long_game": 1})),
        (BadOption, ("akropolis", 2, {"long_game": None})),
        (BadOption, ("akropolis", 4, {"long_game": True})),
        (BadOption, ("akropolis", 2, {"first_player": 3})),
        (BadOption, ("akropolis", 2, {"solo_level": "hard"})),
    ):
        name, seats, options = arguments
        with pytest.raises(wrong) as refused:
            tetrapolis.new(name, seats, 1, options)
        assert isinstance(refused.value, TetrapolisError)
        assert all(refused.value.say(lang).strip() for lang in ("en", "hu", "uk"))


def test_playouts_of_a_batch_do_not_depend_on_the_number_of_threads() -> None:
    game = tetrapolis.new("akropolis").game
    results = []
    for threads in (1, 2, 5):
        states = deal(game, 9, 3)
        results.append((playouts(game, states, 4, threads), states.tobytes()))
    assert all(np.array_equal(results[0][0], scores) and results[0][1] == states for scores, states in results)
    assert results[0][0].shape == (9, 3, len(game.spec.categories))
    assert (results[0][0].sum(axis=2) > 0).all()


def test_the_state_inside_a_view_knows_nothing_hidden() -> None:
    match = tetrapolis.new("akropolis", seed=7)
    possible = match.view(0)._possible[0]
    assert sorted(possible.stacks[4:]) == sorted(match.state.stacks[4:])
    assert list(possible.stacks[4:]) != list(match.state.stacks[4:])
    assert possible.rng.tolist() != match.state.rng.tolist()
