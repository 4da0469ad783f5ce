"""Rules are compiled once, and the engines made of them, before the test processes start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

os.environ["TETRAPOLIS_PLANS"] = "no such folder"  # boards of the user's own are no part of the tests

_HERE = Path(__file__).parent
_COMPILE = "import sys; from tetrapolis.core.registry import find; find(sys.argv[1]).kernels.compile()"
_MAKE_ENGINE = (
    f"{_COMPILE}; from tetrapolis.bots import mind_of; mind_of(find(sys.argv[1])).compile();"
    "from tetrapolis.engines import make_engine; make_engine(find(sys.argv[1]))"
)


_LONGEST_FIRST = ("page/test_local", "page/test_matches", "project", "page", "cli", "conformance", "bots", "oracles")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long is begun first: otherwise, in the end, one process would work and the others wait for it."""

    def rank(item: pytest.Item) -> int:
        place = item.path.relative_to(_HERE).as_posix()
        return next((rank for rank, start in enumerate(_LONGEST_FIRST) if place.startswith(start)), len(_LONGEST_FIRST))

    items.sort(key=rank)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the rules page that a test shows")
    if hasattr(config, "workerinput"):
        return
    from tetrapolis.core.registry import names

    wanted = dict.fromkeys(names(), _MAKE_ENGINE) | {"toy": _COMPILE}
    compilers = [subprocess.Popen([sys.executable, "-c", script, name]) for name, script in wanted.items()]
    if any(compiler.wait() for compiler in compilers):
        raise pytest.UsageError("the rules could not be compiled")
