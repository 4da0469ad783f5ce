"""Settings of the server: flags, else environment, else one TOML file, else the defaults. Empty is not set."""

import os
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from tetrapolis.core.errors import TetrapolisError, shown
from tetrapolis.core.files import read_file
from tetrapolis.core.plans import data_folder
from tetrapolis.text import texts

from .errors import ServerError

_SIZE_LIMIT = 64 << 10  # bytes of the file
_DIGITS = 10  # of a number; many thousands Python would not read


@dataclass(frozen=True)
class Settings:
    """All settings and their defaults; what they mean is said by the messages `setting-...`."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: str = ""
    database: str = ""
    bus: str = ""
    workers: int = 1
    secret: str = ""
    origins: str = ""
    proxies: str = ""
    rate: int = 40
    sockets: int = 200
    connections: int = 256
    retention: int = 0
    metrics: str = "local"
    log: str = "warning"
    backups: str = ""
    backup_hours: int = 24
    backup_keep: int = 7

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder() / "server"

    @property
    def store(self) -> str:
        return self.database or str(self.folder / "matches.sqlite")


_HIDDEN = ("secret", "database", "bus")  # a secret, or an address with a password in it: never repeated
_CHOICES = {"metrics": ("local", "all", "nobody"), "log": ("debug", "info", "warning", "error")}
_RANGES = {
    "port": (0, 65535),
    "workers": (1, 256),
    "rate": (1, 1_000_000),
    "sockets": (1, 1_000_000),
    "connections": (1, 1_000_000),
    "retention": (0, 36_500),
    "backup_hours": (1, 8760),
    "backup_keep": (1, 1_000_000),
}


def read_settings(flags: dict[str, Any], file: Path | None = None) -> Settings:
    """Put the settings together; ServerError names what cannot be."""
    known = {one.name: one for one in fields(Settings)}
    written = {} if file is None else _written(file)
    environment = {name: os.environ.get(f"TETRAPOLIS_{name.upper()}") for name in known}
    found: dict[str, Any] = {}
    for source in (written, environment, flags):
        for name, value in source.items():
            if name not in known:
                raise ServerError("setting-unknown", name=str(name)[:40], names=", ".join(known))
            if value not in (None, ""):
                found[name] = value
    return Settings(**{name: _as(type(known[name].default), name, value) for name, value in found.items()})


def _written(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_file(file, _SIZE_LIMIT).decode())
    except TetrapolisError as error:
        raise ServerError("settings-file", path=str(file), detail=error) from None
    except (OSError, ValueError) as error:
        raise ServerError("settings-file", path=str(file), detail=str(error)[:200]) from None


def _as(kind: type, name: str, value: Any) -> Any:
    if kind is int and isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= _DIGITS:
        value = int(value)
    fits = type(value) is kind
    if fits and kind is str:
        fits = "\0" not in value
    if fits and name in _RANGES:
        low, high = _RANGES[name]
        fits = low <= int(value) <= high
    if fits and name in _CHOICES:
        fits = value in _CHOICES[name]
    if not fits and name in _HIDDEN:
        raise ServerError("setting-hidden", name=name)
    if not fits:
        raise ServerError("setting-value", name=name, value=shown(value))
    if name == "database" and not value.startswith(("postgresql://", "postgres://")):
        raise ServerError("store-address")
    return value


def flag_of(name: str) -> str:
    """How a setting is spelt on the command line, and in the names of messages."""
    return name.replace("_", "-")


def page() -> str:
    """The settings in words, for docs/server/settings.md."""
    speak = texts("en")
    lines = ["| setting | flag | environment | default | meaning |", "| --- | --- | --- | --- | --- |"]
    for one in fields(Settings):
        default = f"`{one.default}`" if one.default != "" else "empty"
        name, flag, meaning = one.name, flag_of(one.name), speak(f"setting-{flag_of(one.name)}")
        lines.append(f"| `{name}` | `--{flag}` | `TETRAPOLIS_{name.upper()}` | {default} | {meaning} |")
    return "\n".join(lines)
