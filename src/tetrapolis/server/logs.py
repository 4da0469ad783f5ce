"""Logs as JSON lines, without secrets: no cookies, no bodies, no names, and matches only by a shortened hash."""

import hashlib
import json
import logging
import sys
import time

from tetrapolis.core.errors import TetrapolisError

_FACTS = (
    "event",
    "method",
    "route",
    "status",
    "milliseconds",
    "match",
    "error",
    "game",
    "rules_version",
    "fingerprint",
    "keeper",
    "worker",
    "code",
    "pid",
)

log = logging.getLogger("tetrapolis.server")


def match_mark(match_id: str) -> str:
    """A match in the log: enough to follow it, not enough to find it."""
    return hashlib.sha256(match_id.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """One line for each record: time, level, the worker if there are several, and the facts that were given."""

    def __init__(self, worker: int | None = None) -> None:
        super().__init__()
        self._common = {} if worker is None else {"worker": worker}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            **self._common,
        }
        line |= {name: getattr(record, name) for name in _FACTS if hasattr(record, name)}
        if "event" not in line:
            line["event"] = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _place(record.exc_info[2])
            if isinstance(record.exc_info[1], TetrapolisError):
                line["reason"] = record.exc_info[1].key
        return json.dumps(line, ensure_ascii=False)


def _place(traceback: object) -> str:
    """The innermost place of a traceback, without any values."""
    place = ""
    while traceback is not None:
        code = traceback.tb_frame.f_code  # type: ignore[attr-defined]
        place = f"{code.co_qualname}:{traceback.tb_lineno}"  # type: ignore[attr-defined]
        traceback = traceback.tb_next  # type: ignore[attr-defined]
    return place


def write_logs(level: str, worker: int | None = None) -> None:
    """Send the server's logs, and those of the libraries it stands on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(worker))
    for name in ("tetrapolis.server", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # Libraries would print whole tracebacks, and addresses with passwords in them.
        logger.setLevel(level.upper() if name == "tetrapolis.server" else "CRITICAL")
