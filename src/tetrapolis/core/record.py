"""The record of a match as a file: everything needed to play it again. The format is described in docs/record.md."""

import codecs
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec

from .errors import BadRecord, shown
from .files import NotAFile, TooLarge, read_file
from .options import Choice

FORMAT = "tetrapolis-record"
VERSION = 1
SUFFIX = ".tetrapolis.json"

_SIZE_LIMIT = 4 << 20


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and whether a person or which bot played."""

    name: str
    player: str


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The final table: points by category of every party, and the parties that won."""

    points: tuple[dict[str, int], ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options, seed and actions: a match can be replayed from this alone."""

    format: Literal["tetrapolis-record"] = "tetrapolis-record"
    version: Literal[1] = 1
    game: str
    rules_version: int
    options: Mapping[str, Choice]
    plans: Mapping[str, Any] = {}
    seats: tuple[SeatEntry, ...]
    seed: str
    commitment: str
    actions: tuple[tuple[int, str], ...]
    outcome: Outcome | None = None

    def to_json(self) -> bytes:
        """One action a line, so that records read and compare well."""
        plain = msgspec.to_builtins(self)
        actions = plain.pop("actions")
        outcome = plain.pop("outcome")
        if not self.plans:
            del plain["plans"]
        body = msgspec.json.format(msgspec.json.encode(plain), indent=2).decode().rstrip("}\n")
        lines = ",\n".join("    " + msgspec.json.encode(action).decode() for action in actions)
        ending = msgspec.json.encode(outcome).decode()
        return f'{body},\n  "actions": [\n{lines}\n  ],\n  "outcome": {ending}\n}}\n'.encode()


def parse(data: bytes) -> Record:
    """Read a record; BadRecord, in one sentence, for anything else."""
    data = data.removeprefix(codecs.BOM_UTF8)  # some editors write it
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-not-json", detail=_detail(error)) from None
    if head.format != FORMAT:
        raise BadRecord("record-foreign")
    if head.version != VERSION:
        raise BadRecord("record-version", version=shown(head.version), known=str(VERSION))
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-damaged", detail=_detail(error)) from None


def _detail(error: Exception) -> str:
    return shown(error, 200)


def place(path: str | Path) -> Path:
    """The path of a record; BadRecord if it is none."""
    try:
        return Path(path)
    except TypeError:
        raise BadRecord("record-unreadable", path=shown(path), detail=type(path).__name__) from None


def read(path: str | Path) -> Record:
    """Read a record from a file; BadRecord if there is none or it cannot be read."""
    try:
        return parse(read_file(place(path), _SIZE_LIMIT))
    except NotAFile as error:
        raise BadRecord("record-unreadable", path=str(path), detail=error) from None
    except TooLarge:
        raise _too_large() from None
    except OSError as error:
        raise BadRecord("record-unreadable", path=str(path), detail=error.strerror or type(error).__name__) from None
    except ValueError:  # a NUL character in the path
        raise BadRecord("record-unreadable", path=repr(str(path)), detail="?") from None


def read_stream(stream: BinaryIO) -> Record:
    """Read a record from what somebody sends; BadRecord for anything else."""
    data = stream.read(_SIZE_LIMIT + 1)
    if len(data) > _SIZE_LIMIT:
        raise _too_large()
    return parse(data)


def _too_large() -> BadRecord:
    return BadRecord("record-too-large", limit=_SIZE_LIMIT >> 20)


def write(record: Record, path: Path, overwrite: bool = False) -> None:
    """Write a record, whole or not at all; an existing file stays untouched unless `overwrite`."""
    try:
        descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}-")
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(record.to_json())
                file.flush()
                os.fsync(file.fileno())
            if overwrite:
                Path(draft).replace(path)
            else:
                os.link(draft, path)
        finally:
            Path(draft).unlink(missing_ok=True)
    except FileExistsError:
        raise BadRecord("record-exists", path=str(path)) from None
    except OSError as error:
        raise BadRecord("record-unwritable", path=str(path), detail=error.strerror or type(error).__name__) from None
    except ValueError:  # a NUL character in the path
        raise BadRecord("record-unwritable", path=shown(path), detail="?") from None
