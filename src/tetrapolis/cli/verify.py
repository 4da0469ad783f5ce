"""tetrapolis verify: play a record again and check everything in it."""

import argparse
import re
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tetrapolis import wire
from tetrapolis.core import record as records
from tetrapolis.core.errors import BadRecord

from .screen import open_match, open_record

_PATIENCE = 20.0  # seconds
_MOST = 4 << 20  # bytes


def run(chosen: argparse.Namespace) -> int:
    shown = None
    if chosen.file.startswith(("http://", "https://")):
        record, shown = fetch(chosen.file)
        match, speak, screen = open_match(record, chosen.lang)
    else:
        match, speak, screen = open_record(Path(chosen.file), chosen.lang)
    if chosen.commitment is not None and chosen.commitment.strip().lower() != match.commitment:
        raise BadRecord("record-other-commitment", given=chosen.commitment[:80], commitment=match.commitment)
    if shown is not None and shown != match.commitment:
        raise BadRecord("link-other-commitment", shown=shown[:80], commitment=match.commitment)
    screen.print(speak("verify-actions", count=len(match.choices)))
    screen.print(speak("verify-commitment", commitment=match.commitment), soft_wrap=True)
    if shown is not None:
        screen.print(speak("verify-announced"))
    screen.print(speak("verify-outcome") if match.over else speak("verify-unfinished"))
    return 0


class _Shown(msgspec.Struct):
    """All that is needed of a table, whatever else it has: the server may be of another version."""

    commitment: str | None = None


def fetch(url: str) -> tuple[records.Record, str]:
    """The record of a finished match from its server, and the commitment that the server shows for it."""
    try:
        parts = urlsplit(url)
    except ValueError:  # brackets that hold no address
        raise BadRecord("url-match", url=url[:200]) from None
    found = re.search(r"([0-9a-f]{16})/?$", parts.path)
    if found is None:
        raise BadRecord("url-match", url=url[:200])
    place = f"{parts.scheme}://{parts.netloc}/api/matches/{found[1]}"
    try:
        shown = msgspec.json.decode(_get(place), type=_Shown).commitment or ""
        return records.parse(_get(f"{place}/record")), shown
    except urllib.error.HTTPError as error:
        raise BadRecord("url-unreachable", url=url[:200], detail=_reason(error)) from None
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise BadRecord("url-unreachable", url=url[:200], detail=str(error)[:200]) from None


def _get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=_PATIENCE) as answer:  # noqa: S310 - http or https, as checked above
        data: bytes = answer.read(_MOST + 1)
    if len(data) > _MOST:
        raise ValueError("too much")
    return data


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(1 << 16), type=wire.Refusal).message
    except (OSError, msgspec.MsgspecError):
        return str(error)
