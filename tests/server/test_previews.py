"""Looking at an action before it is chosen: what it does as far as one can know, and the same refusals as choosing."""

import random
from collections.abc import Iterator

import pytest

from server.truths import GAMES, log_of, positions, settings_of
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find
from tetrapolis.server.messages import event_line
from tetrapolis.server.previews import preview_message
from tetrapolis.text import LANGUAGES, texts


def some_positions(game: str) -> Iterator[Match]:
    for number, setting in enumerate(settings_of(game)):
        for log in positions(log_of(game, setting, 400 + number), random.Random(number)):
            yield log.match


def told(match: Match, seat: int, action: str) -> dict[str, int]:
    return preview_message(match.view(seat), action, "en", "key").points


def refusal(match: Match, seat: int, action: str, preview: bool) -> str:
    """Why the action is refused; nothing if it is not."""
    try:
        if preview:
            preview_message(match.view(seat), action, "en", "key")
        else:
            match.fork().play(action, seat, whole=match.game.spec.secret_steps)
    except TetrapolisError as error:
        return error.say("en")
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_looking_at_an_action_changes_nothing_and_is_refused_like_choosing_it(game: str) -> None:
    chance, refused = random.Random(1), 0
    for match in some_positions(game):
        codec, s, before = match.game.actions, match.state, match.state.tobytes()
        for seat in range(match.seats):
            own = match.view(seat).choices
            tried = chance.sample(own, min(5, len(own)))
            tried += [str(codec.decode(s, chance.randrange(codec.count(s)))) for _ in range(5)]
            tried += [" ".join(chance.choices(tried, k=2)), "nonsense", "  ", "x" * 200]
            for action in tried:
                why = refusal(match, seat, action, preview=True)
                assert why == refusal(match, seat, action, preview=False), action
                refused += bool(why)
        assert match.state.tobytes() == before
    assert refused > 20


def test_a_longer_choice_can_be_looked_at_whole_but_not_beyond_its_end() -> None:
    longer = 0
    for match in some_positions("world_monuments"):
        seat, after = match.pending[0], match.fork()
        after.play(after.legal(seat)[0], seat)
        while after.played[-1].unfinished:
            after.play(after.legal(seat)[0], seat)
        steps = [one.notation for one in after.played[len(match.played) :]]
        longer += len(steps) > 1
        assert preview_message(match.view(seat), " ".join(steps), "en", "key").text
        beyond = " ".join([*steps, steps[0]])
        assert refusal(match, seat, beyond, preview=True) == refusal(match, seat, beyond, preview=False) != ""
    assert longer


def test_the_die_is_not_rolled_by_looking() -> None:
    match = Match("toy", 2, 3)
    while "roll" not in [str(action) for action in match.legal(match.pending[0])]:
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    winner, prize = match.pending[0], match.view(None).table["prize"]
    assert told(match, winner, "keep") == {"prizes": prize}
    assert told(match, winner, "roll") == {}


def test_what_a_building_is_worth_is_told_whoever_chooses_first() -> None:
    """Of a choice that is resolved with those of others, no less is told to the first than to the last."""
    found = 0
    for seed in range(6):
        match = Match("seven_wonders", 3, seed, {"sides": "day", "boards": "random"})
        for action in match.view(0).options:
            first = told(match, 0, action)
            last = match.fork()
            for other in (1, 2):
                last.play(last.legal(other)[0], other)
            if action.startswith("build ") and "blue" in first:
                found += 1
                assert told(last, 0, action)["blue"] == first["blue"]
            assert "military" not in first
    assert found


@pytest.mark.parametrize("game", ["akropolis", "world_monuments"])
def test_where_chance_decides_nothing_it_does_what_was_told(game: str) -> None:
    chance, changed = random.Random(2), 0
    match = Match(game, 2, 5)
    while not match.over:
        seat = match.pending[0]
        action = chance.choice(match.view(seat).options)
        said, was = told(match, seat, action), match.scores()[seat]
        match.play(action, seat)
        now = match.scores()[seat]
        assert said == {name: now[name] - was[name] for name in now if now[name] != was[name]}
        changed += bool(said)
    assert changed > 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_told_in_words_of_the_game(game: str, lang: str) -> None:
    words = 0
    for match in some_positions(game):
        speak = texts(lang, match.game.face.locale)
        for event in match.events(0, last=len(match.played)):
            line = event_line(match.game, event)
            listed = match.game.face.lists.keys()
            assert line.words.keys() <= (line.numbers.keys() | listed if line.numbers else set())
            for name, word in line.words.items():
                assert name in listed or 0 <= line.numbers[name] < len(match.game.face.vocabulary[name])
                for one in (word, *word.more):
                    assert speak(one.key, **({} if one.detail is None else {"detail": one.detail}))
                words += 1
    assert bool(words) == bool(find(game).face.vocabulary)
