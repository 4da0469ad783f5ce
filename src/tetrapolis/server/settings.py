"""Settings of the server: flags, else environment, else one TOML file, else what is usual."""

import os
import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from tetrapolis.core.plans import data_folder

from .errors import ServerError


def _setting(usual: Any, meaning: str) -> Any:
    return field(default=usual, metadata={"meaning": meaning})


@dataclass(frozen=True)
class Settings:
    """All settings, each with what is usual and what it means."""

    host: str = _setting("127.0.0.1", "address to listen on; 0.0.0.0 for the whole network")
    port: int = _setting(8080, "port to listen on; 0 for any free one")
    data: str = _setting("", "folder for the database and the secret; the user's data folder if empty")
    database: str = _setting("", "postgresql://... for several nodes; an SQLite file in the data folder if empty")
    bus: str = _setting("", "redis://... for several nodes; this process alone if empty")
    secret: str = _setting("", "signs cookies, the same on all nodes; a file in the data folder if empty")
    origins: str = _setting("", "further origins whose pages may use this server, separated by spaces")
    proxies: str = _setting("127.0.0.1", "addresses of proxies whose forwarded addresses are believed")
    rate: int = _setting(40, "requests a second from one address, on average; three times as many at once")
    sockets: int = _setting(200, "open sockets from one address")
    metrics: str = _setting("local", "who may read /metrics: local, all or nobody")
    log: str = _setting("warning", "what is logged: debug, info, warning or error")

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder() / "server"

    @property
    def store(self) -> str:
        return self.database or str(self.folder / "matches.sqlite")


_CHOICES = {"metrics": ("local", "all", "nobody"), "log": ("debug", "info", "warning", "error")}
_RANGES = {"port": (0, 65535), "rate": (1, 1_000_000), "sockets": (1, 1_000_000)}


def read_settings(flags: dict[str, Any], file: Path | None = None) -> Settings:
    """Put the settings together; ServerError names what cannot be."""
    known = {one.name: one for one in fields(Settings)}
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
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
    if kind is int and not isinstance(value, int) and str(value).isascii() and str(value).isdigit():
        value = int(value)
    low, high = _RANGES.get(name, (0, 0))
    if (
        isinstance(value, bool)
        or not isinstance(value, kind)
        or (kind is int and not low <= value <= high)
        or (name in _CHOICES and value not in _CHOICES[name])
    ):
        raise ServerError("setting-value", name=name, value=str(value)[:60])
    return value


def page() -> str:
    """The settings in words, for docs/server/settings.md."""
    lines = ["| setting | flag | environment | usual | meaning |", "| --- | --- | --- | --- | --- |"]
    for one in fields(Settings):
        usual = f"`{one.default}`" if one.default != "" else "empty"
        name = one.name
        lines.append(f"| `{name}` | `--{name}` | `TETRAPOLIS_{name.upper()}` | {usual} | {one.metadata['meaning']} |")
    return "\n".join(lines)
