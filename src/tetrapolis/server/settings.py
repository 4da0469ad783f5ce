"""Settings of the server: flags, else environment, else one TOML file, else what is usual."""

import os
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from tetrapolis.core.plans import data_folder

from .errors import ServerError


@dataclass(frozen=True)
class Settings:
    """All settings, each with what is usual and what it means."""

    host: str = "127.0.0.1"  # address to listen on
    port: int = 8080  # port to listen on
    data: str = ""  # folder for the database and the secret; the user's data folder if empty
    database: str = ""  # postgresql://... for several nodes; an SQLite file in `data` if empty
    bus: str = ""  # redis://... for several nodes
    origins: str = ""  # further origins that may open sockets, separated by spaces
    metrics: bool = True  # serve /metrics
    rate: int = 40  # commands a second from one address, on average

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder() / "server"

    @property
    def store(self) -> str:
        return self.database or str(self.folder / "matches.sqlite")


def read_settings(flags: dict[str, Any], file: Path | None = None) -> Settings:
    """Put the settings together; ServerError names what cannot be."""
    known = {field.name: field for field in fields(Settings)}
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise ServerError("settings-file", path=str(file), detail=str(error)[:200]) from None
    for name in known:
        if (value := os.environ.get(f"TETRAPOLIS_{name.upper()}")) is not None:
            found[name] = value
    found |= {name: value for name, value in flags.items() if value is not None}
    for name, value in found.items():
        if name not in known:
            raise ServerError("setting-unknown", name=str(name)[:40], names=", ".join(known))
        found[name] = _as(type(known[name].default), name, value)
    return Settings(**found)


def _as(kind: type, name: str, value: Any) -> Any:
    if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
        return value
    if kind is bool and str(value).lower() in ("yes", "true", "1", "no", "false", "0"):
        return str(value).lower() in ("yes", "true", "1")
    if kind is int and str(value).isascii() and str(value).isdigit():
        return int(value)
    raise ServerError("setting-value", name=name, value=str(value)[:60])
