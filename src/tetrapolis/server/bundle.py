"""The page as a host hands it out: what was built, the engine, and two files that are made for the host.

    index.html              which host this is, in one <meta>; names all of its version's files
    sw.js                   the service worker, with the list of all files and their hashes before it
    assets/NAME-HASH.EXT    as built: names change with the content
    engine/NAME-HASH.EXT    the engine, likewise
    others                  as built: icons, the manifest of the application

A version is everything together. Nothing of two versions is ever mixed, because a page gets all other code by names
that belong to its version.
"""

import functools
import hashlib
import html
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from tetrapolis.core.registry import names
from tetrapolis.engines import SUFFIX

from .engine import engine_files
from .policy import PAGE_POLICY

STATIC = Path(__file__).parent / "static"  # made by `npm run build`
INDEX, WORKER = "index.html", "sw.js"
HASHED = ("assets", "engine")  # folders of files whose names change with their content
_DIGITS = 32  # of a hash in the worker's list
_FACTS = re.compile(r'<meta name="tetrapolis-site" content=[^>]*>')


class Host(NamedTuple):
    """Who hands the page out: our server, or one that knows only files; then the page can name a server for friends."""

    kind: Literal["server", "static"] = "server"
    friends: str = ""


class Bundle(NamedTuple):
    """All files by name; and the engines' addresses by theirs."""

    files: dict[str, bytes]
    version: str
    engine: dict[str, str]


def bundle_for(host: Host) -> Bundle | None:
    """The files for a host; none if the page has not been built. A page that is built anew is read anew."""
    try:
        changed = tuple((STATIC / name).stat().st_mtime_ns for name in (INDEX, "", HASHED[0]))
        return _bundle(host, STATIC, changed, tuple(engine_files().items()))
    except (OSError, KeyError):  # it is not there, or is being built right now
        return None


@functools.lru_cache(maxsize=1)
def _bundle(host: Host, static: Path, changed: tuple[int, ...], engines: tuple[tuple[str, Path], ...]) -> Bundle:
    files = {file.relative_to(static).as_posix(): file.read_bytes() for file in static.rglob("*") if _is_ours(file)}
    named = {name: _named(name, path.read_bytes()) for name, path in engines}
    files |= dict(named.values())
    engine = {name: address for name, (address, _) in sorted(named.items())}
    facts: dict[str, object] = {
        "host": host.kind,
        **({"friends": host.friends} if host.friends else {}),
        **({"engine": engine} if engine else {}),
    }
    page = files[INDEX].decode()
    files[INDEX] = _index(page, host, facts).encode()
    version = _hash(json.dumps(_hashes(files)).encode())[:16]
    if len(engines) < len(names()):  # they are still being made: a page that is not complete is no version to keep
        files.pop(WORKER, None)
        return Bundle(files, version, engine)
    files[INDEX] = _index(page, host, facts | {"version": version}).encode()
    if WORKER in files:
        files[WORKER] = _worker(files, version, host)
    return Bundle(files, version, engine)


def engine_address(game: str) -> str | None:
    """Where a page finds the engine of a game; None while it is being made, and if the page has not been built."""
    found = bundle_for(Host())
    return found.engine.get(f"{game}{SUFFIX}") if found is not None else None


def _is_ours(file: Path) -> bool:
    return file.is_file() and not file.is_symlink() and not file.name.startswith(".")


def _named(name: str, content: bytes) -> tuple[str, bytes]:
    path = Path(name)
    return f"engine/{path.stem}-{_hash(content)[:8]}{path.suffix}", content


def _index(page: str, host: Host, facts: Mapping[str, object]) -> str:
    """Our server answers deep paths with the page too, so its files are named from the root."""
    said = html.escape(json.dumps(facts, separators=(",", ":")))
    meta = f'<meta name="tetrapolis-site" content="{said}" />'
    if host.kind == "server":
        page = page.replace('="./', '="/')
    else:
        meta = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />\n    {meta}'
    return _FACTS.sub(lambda _: meta, page, count=1)


def _worker(files: dict[str, bytes], version: str, host: Host) -> bytes:
    listed = {name: digits[:_DIGITS] for name, digits in _hashes(files).items() if name != WORKER}
    pause = 200 if host.kind == "server" else 0  # four at a time: half of what the server's `rate` allows by default
    site = {"version": version, "pause": pause, "files": listed}
    return f"const SITE={json.dumps(site, separators=(',', ':'))};\n".encode() + files[WORKER]


def _hashes(files: dict[str, bytes]) -> dict[str, str]:
    return {name: _hash(content) for name, content in sorted(files.items())}


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
