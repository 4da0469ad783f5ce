"""Records: whole or not at all, checked when read, never written over."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import tetrapolis
from tetrapolis.core import record as records
from tetrapolis.core.errors import BadRecord, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.record import SUFFIX
from tetrapolis.text import LANGUAGES


@pytest.fixture
def match() -> Match:
    match = tetrapolis.new("toy", seats=3, seed=11, options={"low_wins": True})
    while not match.over:
        match.play(match.legal(match.pending[-1])[0], match.pending[-1])
    return match


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / f"match{SUFFIX}"
    match.save(path)
    return path


def test_a_saved_match_is_the_same_when_loaded(match: Match, file: Path) -> None:
    loaded = Match.load(file)
    assert loaded.record() == match.record()
    assert loaded.state.tobytes() == match.state.tobytes()
    assert loaded.events(viewer=1) == match.events(viewer=1)


def test_an_unfinished_match_can_be_saved_and_continued(tmp_path: Path) -> None:
    match = tetrapolis.new("akropolis", seed=5)
    match.play("0@2,0,0")
    match.save(tmp_path / "half.tetrapolis.json")
    loaded = Match.load(tmp_path / "half.tetrapolis.json")
    assert not loaded.over
    assert loaded.record().outcome is None
    loaded.play(loaded.legal()[0])


def test_the_file_holds_what_the_documentation_says(file: Path) -> None:
    content = json.loads(file.read_text())
    assert content["format"] == "tetrapolis-record"
    assert content["version"] == 1
    assert set(content) == {
        "format", "version", "game", "rules_version", "options", "seats", "seed", "commitment", "actions", "outcome",
    }  # fmt: skip
    assert all(f"`{key}`" in Path("docs/record.md").read_text() for key in content)


def test_an_existing_file_is_never_written_over(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("keep me")
    with pytest.raises(BadRecord):
        match.save(path)
    assert path.read_text() == "keep me"
    assert [entry.name for entry in tmp_path.iterdir()] == ["letter.txt"]


def test_a_failed_save_leaves_the_old_record(match: Match, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadRecord):
        match.save(file, overwrite=True)
    assert file.read_bytes() == before
    assert len(list(file.parent.iterdir())) == 1


def changed(file: Path, **changes: Any) -> Path:
    content = json.loads(file.read_text())
    content.update(changes)
    file.write_text(json.dumps(content))
    return file


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "chess"},
        {"version": 2},
        {"version": "1"},
        {"game": "chess"},
        {"rules_version": 99},
        {"options": {"low_wins": "maybe"}},
        {"options": {"high_wins": True}},
        {"options": []},
        {"seats": []},
        {"seats": [{"name": "A", "player": "person"}]},
        {"seats": [1, 2, 3]},
        {"seed": "xyz"},
        {"seed": "0" * 31 + "c"},
        {"commitment": "0" * 64},
        {"actions": [[0, "card 99"]]},
        {"actions": [[9, "card 1"]]},
        {"actions": [["0", "card 1"]]},
        {"actions": [[0, "keep"]]},
        {"actions": None},
        {"outcome": {"points": [], "winners": []}},
        {"outcome": None},
        {"unknown": 1},
    ],
)
def test_an_altered_record_is_refused_in_one_sentence(file: Path, changes: dict[str, Any]) -> None:
    with pytest.raises(TetrapolisError) as refused:
        Match.load(changed(file, **changes))
    for lang in ("en", "hu", "uk"):
        assert len(refused.value.say(lang).splitlines()) == 1


def test_a_truncated_record_is_refused_at_every_length(file: Path) -> None:
    whole = file.read_bytes()
    for length in range(0, len(whole) - 2, 7):
        with pytest.raises(BadRecord):
            records.parse(whole[:length])


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe\x00", b"null", b"[]", b"[" * 100_000, b'{"a":' * 50_000, b"9" * 10_000, b"\x00" * 99]
)
def test_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        records.parse(data)


def test_a_missing_file_a_folder_and_a_huge_file_are_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as stream:
        stream.truncate(5 << 20)
    for path in (tmp_path / "nothing", tmp_path, huge, Path("a\0b")):
        with pytest.raises(BadRecord):
            records.read(path)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", ["version", "rules_version"])
def test_a_huge_version_is_said_as_it_is_written(field: str, lang: str, file: Path) -> None:
    content = json.loads(file.read_text())
    for number, said in ((10**25, f"1{'0' * 25}"), (1_000_000, "1000000"), (10**300, f"1{'0' * 58}…")):
        file.write_text(json.dumps(content | {field: number}))
        with pytest.raises(BadRecord) as caught:
            Match.load(file)
        assert re.search(rf"(?<!\d){said}(?!\d)", caught.value.say(lang))


def test_a_huge_number_in_any_sentence_is_written_out_and_cut() -> None:
    for number, said in ((10**25, f"1{'0' * 25}"), (-(10**16), f"-1{'0' * 16}"), (10**5000, "…"), (10**40, "000…")):
        assert said in BadRecord("record-too-large", limit=number).say()
