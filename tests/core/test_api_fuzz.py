"""The Python API takes what it hands out, and answers everything else with typed errors in readable sentences."""

import math
import unicodedata
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tetrapolis
from tetrapolis.bots import check_bot
from tetrapolis.core import record as records
from tetrapolis.core.batches import deal, mask, playouts
from tetrapolis.core.errors import BadAction, BadOption, NotYourChoice, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.record import SeatEntry
from tetrapolis.core.registry import find, names
from tetrapolis.core.seed import Seed
from tetrapolis.games.akropolis.actions import TakeAndPlace
from tetrapolis.games.ginkgopolis.actions import Keep, Lay, MoveMarker, ShiftMarker, Word
from tetrapolis.games.seven_wonders.actions import Dig, DigNothing, PickBoard, PickSide, Play
from tetrapolis.games.world_monuments.actions import Build, Enter, Take

FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
GAMES = (*names(), "toy")


class Index:
    """A number of somebody else's making, that is a whole one or none at all."""

    def __init__(self, number: int | Exception) -> None:
        self._number = number

    def __index__(self) -> int:
        if isinstance(self._number, Exception):
            raise self._number
        return self._number


strange = st.one_of(
    st.sampled_from([Index(1), Index(2), Index(ValueError()), range(3)]),
    st.none(),
    st.booleans(),
    st.integers(-4, 12),
    st.sampled_from([10**30, -(10**30), 10**5000, 2**31, 2**63, -(2**63)]),
    st.floats(),
    st.integers(-4, 12).map(np.int64),
    st.integers(0, 9).map(np.int8),
    st.integers(0, 9).map(np.uint64),
    st.sampled_from([np.bool_(True), np.float64(1.0), np.array(1), np.array([1, 2]), np.str_("1")]),
    st.text(max_size=30),
    st.sampled_from(["x" * 2501, "١", "0@1 2,0,0", "\x1b[31m", "[/b]", "\ud800", ""]),
    st.binary(max_size=10),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3) | st.integers(), st.integers(), max_size=3),
    st.just(object),
)


def typed_errors_only(call: Callable[[], Any]) -> None:
    """Whatever happens, it is a result or a sentence in every language."""
    try:
        call()
    except TetrapolisError as error:
        for lang in ("en", "hu", "uk"):
            sentence = error.say(lang)
            assert sentence
            letters = sentence.replace("\n- ", "")  # several problems of a plan are a list
            assert not {unicodedata.category(letter) for letter in letters} & {"Cc", "Cs"}
            assert len(sentence) < 1500


@FUZZ
@given(game=st.sampled_from(GAMES) | strange, seats=strange, seed=strange, options=strange, players=strange)
def test_starting_a_match(game: Any, seats: Any, seed: Any, options: Any, players: Any) -> None:
    typed_errors_only(lambda: tetrapolis.new(game, seats, 1))
    typed_errors_only(lambda: tetrapolis.new("toy", 2, seed))
    typed_errors_only(lambda: tetrapolis.new("toy", 2, 1, options))
    typed_errors_only(lambda: Match("toy", 2, 1, None, players))
    typed_errors_only(lambda: deal(find("toy"), min(seats, 3) if type(seats) is int else seats, 2, None, seed))
    typed_errors_only(lambda: Seed(seed))
    typed_errors_only(lambda: find(game))
    typed_errors_only(lambda: check_bot(game, find("toy")))


@pytest.mark.parametrize("game", names())
@FUZZ
@given(data=st.data(), value=strange)
def test_every_option_of_every_game(game: str, data: st.DataObject, value: Any) -> None:
    found = find(game)
    option = data.draw(st.sampled_from([one.name for one in found.spec.options]))
    typed_errors_only(lambda: found.spec.complete_options(found.spec.seat_counts[-1], {option: value}))


@pytest.mark.parametrize("game", GAMES)
@FUZZ
@given(action=strange, seat=strange, count=strange)
def test_everything_a_match_can_be_asked(game: str, action: Any, seat: Any, count: Any) -> None:
    match = tetrapolis.new(game, find(game).spec.seat_counts[1], 3)
    before = match.state.tobytes()
    for call in (
        lambda: match.legal(seat),
        lambda: match.view(seat),
        lambda: match.events(seat),
        lambda: match.events(None, count),
        lambda: match.fork(count),
        lambda: match.undo(count),
        lambda: match.game.legal(match.state, seat),
        lambda: match.game.points(match.state, seat),
        lambda: match.game.view(match.state, seat),
        lambda: mask(match.game, match.state, seat),
        lambda: deal(match.game, 1, seat),
        lambda: match.game.spec.preset(action),
        lambda: match.game.with_plans(action),
        lambda: playouts(match.game, deal(match.game, 2, match.seats), count),
    ):
        typed_errors_only(call)
        assert match.state.tobytes() == before
    typed_errors_only(lambda: match.fork().play(match.legal(match.pending[0])[0], whole=count))
    typed_errors_only(lambda: match.play(action, seat))
    assert match.played or match.state.tobytes() == before


def _typed(values: Any) -> st.SearchStrategy[Any]:
    game_kinds = (
        Lay,
        MoveMarker,
        ShiftMarker,
        Keep,
        Word,
        Play,
        Dig,
        DigNothing,
        PickSide,
        PickBoard,
        Build,
        Enter,
        Take,
    )
    kinds = (TakeAndPlace, *game_kinds)
    words = st.sampled_from(["build", "sell", "altar", "press", "shift", "earlier", "new hand", "red", "O1", "day", ""])
    return st.sampled_from(kinds).flatmap(
        lambda kind: st.tuples(*[values | words] * len(fields(kind))).map(lambda parts: kind(*parts))
    )


@pytest.mark.parametrize("game", names())
@FUZZ
@given(action=_typed(strange | st.integers(-100, 100)))
def test_a_typed_action_is_what_it_says_or_nothing(game: str, action: Any) -> None:
    """Also of another game, and with parts that are no parts of it."""
    match = tetrapolis.new(game, find(game).spec.seat_counts[-1], 3)
    try:
        number = match.game.actions.number(match.state, action)
    except TetrapolisError as error:
        assert error.say("uk")
    else:
        assert match.game.actions.decode(match.state, number) == action


@FUZZ
@given(value=strange)
def test_files(value: Any, tmp_path_factory: pytest.TempPathFactory) -> None:
    if isinstance(value, str) and value not in ("", ".", "/"):
        return  # a file of that name in this folder would be no mistake
    typed_errors_only(lambda: tetrapolis.load(value))
    if not isinstance(value, str):
        typed_errors_only(lambda: tetrapolis.new("toy", 2, 1).save(value))


# -- what was found ---------------------------------------------------------------------------------------------------


def test_numbers_from_the_api_are_numbers_for_the_api() -> None:
    match = tetrapolis.new("akropolis", seats=np.int64(2), seed=np.int64(7))  # type: ignore[arg-type]
    match.play(match.view(0).legal[0], 0)
    assert match.view(np.int64(1)).seat == 1  # type: ignore[arg-type]
    match.play(match.view(1).legal[-1], np.int8(1))  # type: ignore[arg-type]
    assert [one.seat for one in match.played] == [0, 1]
    match.undo(np.int64(2))  # type: ignore[arg-type]
    assert match.played == []
    assert type(match.seats) is int


def test_typed_actions_do_not_stand_for_others() -> None:
    with pytest.raises(BadAction):
        tetrapolis.new("akropolis", seed=7).play(TakeAndPlace(0, 2, 0, -1))
    wonders = tetrapolis.new("seven_wonders", 3, 7)
    for impossible in (Play("sell", "press", 16, 0), Play("build", "nope"), PickSide("dusk"), Dig("nope")):
        with pytest.raises(BadAction):
            wonders.play(impossible, 0)
    with pytest.raises(BadAction):
        tetrapolis.new("ginkgopolis", 2, 7).play(Lay(0, 10**6), 0)


@pytest.mark.parametrize("seats", [None, 2.0, [3], 10**30, True, np.bool_(True), "2", math.nan])
def test_a_number_of_seats_is_a_whole_number(seats: Any) -> None:
    with pytest.raises(BadOption) as refused:
        tetrapolis.new("akropolis", seats)
    assert "2, 3, 4" in str(refused.value)


@pytest.mark.parametrize("seat", [True, "0", 0.0, [0], 10**40])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    with pytest.raises(NotYourChoice):
        tetrapolis.new("toy", 2, 1).view(seat)


@pytest.mark.parametrize("text", ["٠@2,0,0", "0@1 2,0,0", "0@2,0,0\u200b", "0@2,0, 0 0"])
def test_notation_is_plain(text: str) -> None:
    with pytest.raises(BadAction):
        tetrapolis.new("akropolis", seed=7).play(text)


def test_spaces_around_signs_are_welcome() -> None:
    assert tetrapolis.new("akropolis", seed=7).play(" 0 @ 2, 0 , 0 ")


def test_choices_may_be_spelt() -> None:
    assert tetrapolis.new("seven_wonders", 3, 1, {"dig_decline": True}).options["dig_decline"] == "yes"
    assert tetrapolis.new("akropolis", 2, 1, {"long_game": "yes"}).options["long_game"] is True
    with pytest.raises(BadOption):
        tetrapolis.new("akropolis", 2, 1, {"long_game": 1})


def test_the_list_of_games_is_there_also_when_games_are_loaded() -> None:
    tetrapolis.new("akropolis")
    assert "akropolis" in tetrapolis.list_games()


def test_names_that_no_file_can_hold_are_refused(tmp_path: Path) -> None:
    names: tuple[Any, ...] = ("\ud800", None, 2.0, np.int64(3))
    for name in names:
        with pytest.raises(BadOption):
            Match("toy", 2, 1, players=[SeatEntry(name, "person"), SeatEntry("y", "person")])
    with pytest.raises(TetrapolisError):
        tetrapolis.new("toy", 2, 1).save("a\0b")


def test_views_presets_records_and_batches_refuse_in_words() -> None:
    match = tetrapolis.new("akropolis", seed=7)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    calls: tuple[Callable[[], Any], ...] = (
        lambda: match.view(0).action("x"),  # type: ignore[arg-type]
        lambda: match.view(0).notation(None),  # type: ignore[arg-type]
        lambda: match.game.spec.preset(None),  # type: ignore[arg-type]
        lambda: Match.replay(None),  # type: ignore[arg-type]
        lambda: playouts(match.game, None),  # type: ignore[arg-type]
        lambda: playouts(match.game, np.zeros(3)),
        lambda: match.play(deep),  # type: ignore[arg-type]
    )
    for call in calls:
        with pytest.raises(TetrapolisError) as refused:
            call()
        assert refused.value.say("hu")


def test_the_events_of_no_action_are_none() -> None:
    match = tetrapolis.new("akropolis", seed=7)
    match.play("0@2,0,0")
    assert match.events(last=0) == []


def test_records_with_a_mark_of_byte_order_are_read(tmp_path: Path) -> None:
    match = tetrapolis.new("toy", 2, 1)
    file = tmp_path / "bom.tetrapolis.json"
    file.write_bytes(b"\xef\xbb\xbf" + match.record().to_json())
    assert tetrapolis.load(str(file)).record() == match.record()


def test_a_version_of_25_digits_and_names_of_2501_letters_have_sentences() -> None:
    plain = tetrapolis.new("toy", 2, 1).record().to_json()
    version = plain.replace(b'"rules_version": 1,', b'"rules_version": %d,' % 10**18)
    with pytest.raises(TetrapolisError) as refused:
        Match.replay(records.parse(version))
    assert refused.value.say("hu")
    with pytest.raises(TetrapolisError) as damaged:
        Match.replay(records.parse(plain.replace(b'"rules_version": 1,', b'"rules_version": %d,' % 10**25)))
    assert damaged.value.say("uk")
    long = Match("toy", 2, 1, players=[SeatEntry("x" * 2501, "person"), SeatEntry("y", "person")])
    assert Match.replay(long.record()).players[0].name == "x" * 2501
