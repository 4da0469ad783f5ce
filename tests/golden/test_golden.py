"""Frozen playthroughs: the same record still leads through the same states.

A failure after a wanted change of the rules: raise `rules_version` and run `make golden`.
"""

from pathlib import Path

import pytest

from tetrapolis.core.match import Match
from tetrapolis.core.registry import names
from tetrapolis.testing.golden import SUFFIX, checksum, read

FILES = sorted(Path(__file__).parent.glob(f"*{SUFFIX}"))


def test_every_game_has_golden_playthroughs() -> None:
    assert {file.name.rpartition("-")[0] for file in FILES} == set(names())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(SUFFIX))
def test_a_golden_playthrough_is_unchanged(file: Path) -> None:
    frozen = read(file)
    record = frozen.record
    match = Match(record.game, len(record.seats), record.seed, record.options, record.seats)
    checksums = [checksum(match)]
    for seat, notation in record.actions:
        match.play(notation, seat)
        checksums.append(checksum(match))
    assert checksums == frozen.checksums
    assert match.record() == record
