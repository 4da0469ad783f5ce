"""Rules are compiled once, before the test processes start."""

import os
import subprocess
import sys

import pytest

os.environ["TETRAPOLIS_PLANS"] = "no such folder"  # boards of the user's own are no part of the tests

_COMPILE = "import sys; from tetrapolis.core.registry import find; find(sys.argv[1]).kernels.compile()"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the rules page that a test shows")
    if hasattr(config, "workerinput"):
        return
    from tetrapolis.core.registry import names

    compilers = [subprocess.Popen([sys.executable, "-c", _COMPILE, name]) for name in (*names(), "toy")]
    if any(compiler.wait() for compiler in compilers):
        raise pytest.UsageError("the rules could not be compiled")
