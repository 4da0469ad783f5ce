"""Frozen sentences: what actions do, in words, at some points of the golden playthroughs.

Some of every kind of sentence that occurs there, in sentences.json.
"""

from pathlib import Path

import msgspec
import pytest

from tetrapolis.core.match import Match
from tetrapolis.core.registry import find
from tetrapolis.testing.golden import SUFFIX, read
from tetrapolis.text import texts

FOLDER = Path(__file__).parent
NEVER = {"action-short"}  # in the golden playthroughs


class Frozen(msgspec.Struct):
    """An action that a seat may choose after some lines of a playthrough; of several steps, the last is described."""

    lines: int
    seat: int
    action: str
    key: str
    said: dict[str, str]


SENTENCES = msgspec.json.decode((FOLDER / "sentences.json").read_bytes(), type=dict[str, list[Frozen]])


@pytest.mark.parametrize("playthrough", SENTENCES)
def test_actions_are_described_as_ever(playthrough: str) -> None:
    record = read(FOLDER / f"{playthrough}{SUFFIX}").record
    match = Match(record.game, len(record.seats), record.seed, record.options)
    played = 0
    for frozen in SENTENCES[playthrough]:
        for seat, notation in record.actions[played : frozen.lines]:
            match.play(notation, seat)
        played = frozen.lines
        twin = match.fork()
        *before, last = match.game.spec.split(frozen.action)
        for step in before:
            twin.play(step, frozen.seat)
        view, action = twin.view(frozen.seat), match.game.actions.number(twin.state, last)
        said = {lang: view.describe(action, texts(lang, match.game.face.locale)) for lang in frozen.said}
        assert said == frozen.said


def test_every_kind_of_sentence_is_frozen() -> None:
    frozen = {(name.rpartition("-")[0], one.key) for name, several in SENTENCES.items() for one in several}
    games = {game for game, _ in frozen}
    kinds = {(game, kind.key) for game in games for kind in find(game).face.sentences}
    assert {key for _, key in kinds - frozen} == NEVER
    assert len(games) == 4
