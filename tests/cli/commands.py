"""Commands as a user types them, each a process of its own: forked where all is imported, for a start is long."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tetrapolis.cli import main

COMMAND = [sys.executable, "-m", "tetrapolis.cli"]

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload([f"tetrapolis.cli.{name}" for name in ("games", "play", "replay", "rules", "verify")])


def run(*arguments: str, answers: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """What a command prints in a window of 120 columns. Variables may matter to what is imported: a fresh process."""
    if variables:
        return subprocess.run(
            [*COMMAND, *arguments],
            input=answers,
            capture_output=True,
            text=True,
            env={**os.environ, "COLUMNS": "120", **variables},
            timeout=600,
            check=False,
        )
    with TemporaryDirectory() as folder:
        typed, printed, complained = (Path(folder) / name for name in ("typed", "printed", "complained"))
        typed.write_text(answers)
        process = _FORKS.Process(target=_command, args=(arguments, typed, printed, complained))
        process.start()
        process.join(600)
        code = process.exitcode
        if code is None:
            process.kill()
            raise subprocess.TimeoutExpired(list(arguments), 600)
        return subprocess.CompletedProcess(list(arguments), code, printed.read_text(), complained.read_text())


def _command(arguments: Sequence[str], typed: Path, printed: Path, complained: Path) -> None:
    os.environ["COLUMNS"] = "120"
    os.dup2(os.open(typed, os.O_RDONLY), 0)
    for number, file in ((1, printed), (2, complained)):
        os.dup2(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600), number)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
    sys.argv = ["tetrapolis", *arguments]
    sys.exit(main())
