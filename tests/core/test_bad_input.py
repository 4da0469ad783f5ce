"""Random text, numbers and damaged records: only typed errors come out, and nothing changes."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tetrapolis
from tetrapolis.core import record as records
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.options import complete
from tetrapolis.core.registry import find
from tetrapolis.core.seed import Seed

BOUNDED = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
GAMES = ("akropolis", "toy")

notation_like = st.one_of(
    st.text(max_size=40),
    st.from_regex(r"-?\d{1,4}@-?\d{1,5},-?\d{1,5},-?\d{1,3}", fullmatch=True),
    st.from_regex(r"(card|keep|roll) ?-?\d{0,4}", fullmatch=True),
)
json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("game", GAMES)
@BOUNDED
@given(action=notation_like | st.integers(), seat=st.none() | st.integers(-3, 9))
def test_play_takes_any_text_or_number(game: str, action: str | int, seat: int | None) -> None:
    match = tetrapolis.new(game, seats=2, seed=3)
    before = match.state.tobytes()
    try:
        match.play(action, seat)
    except TetrapolisError as error:
        assert match.state.tobytes() == before
        assert error.say("uk")
    else:
        assert len(match.played) == 1


@BOUNDED
@given(
    data=st.binary(max_size=200)
    | st.text(max_size=200).map(str.encode)
    | json_like.map(lambda x: json.dumps(x).encode())
)
def test_the_loader_takes_any_bytes(data: bytes) -> None:
    with pytest.raises(TetrapolisError):
        records.parse(data)


def _record(game: str) -> dict[str, Any]:
    match = tetrapolis.new(game, seats=2, seed=8)
    while not match.over:
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    content: dict[str, Any] = json.loads(match.record().to_json())
    return content


WHOLE = {game: _record(game) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
@BOUNDED
@given(data=st.data())
def test_the_loader_takes_any_altered_record(game: str, data: st.DataObject) -> None:
    """One part of a good record is replaced by something else."""
    content = json.loads(json.dumps(WHOLE[game]))
    place: Any = content
    key: Any = data.draw(st.sampled_from(sorted(content)))
    while isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
    old = place[key]
    place[key] = data.draw(json_like)
    try:
        match = Match.replay(records.parse(json.dumps(content).encode()))
    except TetrapolisError as error:
        assert len(error.say("hu").splitlines()) == 1
    else:
        assert place[key] == old or key in ("name", "player")
        assert match.over


@BOUNDED
@given(text=st.text(max_size=60))
def test_the_seed_parser_takes_any_text(text: str) -> None:
    try:
        seed = Seed.parse(text)
    except TetrapolisError:
        return
    assert Seed.parse(str(seed)) == seed


@BOUNDED
@given(
    options=st.dictionaries(
        st.text(max_size=12) | st.sampled_from(["long_game", "lake", "first_player"]), json_like, max_size=3
    )
)
def test_options_may_be_anything(options: dict[str, Any]) -> None:
    try:
        chosen = complete(find("akropolis").spec.options, options, 3)
    except TetrapolisError as error:
        assert error.say("en")
    else:
        assert {**chosen, **options} == chosen


@BOUNDED
@given(seats=st.integers(), name=st.text(max_size=12))
def test_games_and_seats_may_be_anything(seats: int, name: str) -> None:
    for game in (name, "toy"):
        try:
            match = tetrapolis.new(game, seats, 1)
        except TetrapolisError:
            continue
        assert match.seats == seats
