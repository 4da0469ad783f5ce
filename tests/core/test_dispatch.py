"""A rule is compiled as a whole when Python calls it, and only linked when rules do."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_GAME = """
from tetrapolis.core.kernel import rule
@rule
def double(x):
    return 2 * x
@rule
def factorial(x):
    if x < 2:
        return 1
    return x * factorial(x - 1)
@rule
def apply(x):
    return double(x) + 1
@rule
def play(x):
    return apply(x) + double(x)
@rule
def arrange(x):
    return factorial(x)
@rule
def is_odd(x):
    return x != 0 and is_even(x - 1)
@rule
def is_even(x):
    return x == 0 or is_odd(x - 1)
@rule
def complain(x):
    if x > 1:
        raise ValueError("too many", x)
    return x
@rule
def ask(x):
    return complain(x)
@rule
def draw(x):
    return x + factorial(3)
@rule
def count(x):
    return double(x) + double(2) + double(3)
"""


def _run(folder: Path, *calls: str) -> tuple[str, set[str]]:
    """What calls print, and the rules whose machine code is kept afterwards."""
    (folder / "rules.py").write_text(_GAME)
    program = f"import sys; sys.path.insert(0, sys.argv[1]); from rules import *\n{chr(10).join(calls)}"
    cache = folder / "cache"
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        env={"TETRAPOLIS_CACHE": str(cache), "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, {file.name.split("-")[0].removeprefix("rules.") for file in cache.rglob("*.nbi")}


def test_only_what_python_calls_is_kept(tmp_path: Path) -> None:
    assert _run(tmp_path, "print(play(5))") == ("21\n", {"play"})


def test_what_was_linked_can_be_called_too(tmp_path: Path) -> None:
    calls = ("print(play(5))", "print(double(5), apply(5), factorial(5))")
    assert _run(tmp_path, *calls) == ("21\n10 11 120\n", {"play", "double", "apply", "factorial"})


def test_a_rule_may_call_itself(tmp_path: Path) -> None:
    calls = "print(arrange(5), factorial(4), draw(5))"
    assert _run(tmp_path, calls)[0] == _run(tmp_path, calls)[0] == "120 24 11\n"


def test_rules_that_call_each_other_are_refused(tmp_path: Path) -> None:
    calls = ("try: is_odd(5)", "except TypeError as error: print(error)")
    assert _run(tmp_path, *calls)[0] == "is_even calls itself by a detour: rules cannot; write a loop\n"


def test_constants_do_not_make_a_rule_another_one(tmp_path: Path) -> None:
    calls = ("from numba import int64", "count(5)", "print([*double._linked] == [(int64,)])")
    assert _run(tmp_path, *calls)[0] == "True\n"


def test_code_kept_by_an_earlier_process_is_linked(tmp_path: Path) -> None:
    _run(tmp_path, "print(apply(5))")
    assert _run(tmp_path, "print(play(5), apply.stats.cache_hits.total())", "print(apply(5))") == (
        "21 0\n11\n",
        {"play", "apply"},
    )
    assert _run(tmp_path, "print(play(6), play.stats.cache_hits.total())")[0] == "25 1\n"


@pytest.mark.parametrize("kind", ["nbc", "nbi"])
@pytest.mark.parametrize("left", [0, 100])
def test_damaged_code_is_compiled_anew(tmp_path: Path, kind: str, left: int) -> None:
    _run(tmp_path, "play(5)")
    for file in (tmp_path / "cache").rglob(f"*.{kind}"):
        file.write_bytes(file.read_bytes()[:left])
    hits = "print(play(5), play.stats.cache_hits.total())"
    assert _run(tmp_path, hits)[0] == "21 0\n"
    assert _run(tmp_path, hits)[0] == "21 1\n"


def test_code_that_cannot_be_kept_is_compiled_every_time(tmp_path: Path) -> None:
    _run(tmp_path, "play(5)")
    folder = next((tmp_path / "cache").rglob("*.nbi")).parent
    shutil.rmtree(folder)
    folder.write_text("not a folder")
    assert _run(tmp_path, "print(play(5), play.stats.cache_hits.total())")[0] == "21 0\n"


def test_linked_code_can_say_what_went_wrong(tmp_path: Path) -> None:
    calls = ("try: ask(2)", "except ValueError as error: print(error.args)")
    assert [_run(tmp_path, *calls)[0] for _ in range(2)] == ["('too many', 2)\n"] * 2


def test_a_source_that_changes_after_the_import_is_not_taken_for_that_of_the_code(tmp_path: Path) -> None:
    change = "import pathlib; file = pathlib.Path(rules_file := __import__('rules').__file__)"
    edit = "file.write_text(file.read_text().replace('2 * x', '9 * x'))"
    assert _run(tmp_path, change, edit, "print(play(5))") == ("21\n", set())
    gone = "file.rename(file.with_suffix('.old'))"
    assert _run(tmp_path, change, gone, "print(play(5))") == ("21\n", set())


def test_a_rule_can_be_sent_to_another_process(tmp_path: Path) -> None:
    sent = (
        "import multiprocessing as m",
        "if __name__ == '__main__':",
        "    with m.get_context('spawn').Pool(1) as pool: print(pool.apply_async(play, (5,)).get(120))",
    )
    assert _run(tmp_path, *sent)[0] == "21\n"


def test_missing_code_is_not_taken_for_kept(tmp_path: Path) -> None:
    assert _run(tmp_path, "print(play.is_kept, play(5), play.is_kept)")[0] == "False 21 True\n"
    assert _run(tmp_path, "print(play.is_kept)")[0] == "True\n"
    for file in (tmp_path / "cache").rglob("*.nbc"):
        file.unlink()
    assert _run(tmp_path, "print(play.is_kept)")[0] == "False\n"


def test_what_is_kept_is_loaded_without_what_compiles() -> None:
    """A start would wait for it: half of Numba is imported only in order to compile."""
    load = (
        "import sys, numba; from tetrapolis.core.registry import find; akropolis = find('akropolis');"
        "before = set(sys.modules); akropolis.kernels.compile();"
        "print([name for name in set(sys.modules) - before if name.startswith('numba')])"
    )
    done = subprocess.run([sys.executable, "-c", load], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("calls", ["double(1); play(1)", "play(1); double(1)", ""])
def test_what_python_and_rules_call_is_in_the_intermediate_code_once(calls: str, tmp_path: Path) -> None:
    """So modules of browsers are the same, whichever was compiled first; also of what is found compiled."""
    if not calls:
        _run(tmp_path, "play(1); double(1)")
    show = (
        "from numba import int64",
        "parts = play.intermediate((int64,)).library.linked",
        "names = [one.name for one in parts if one.raw]",
        "print(names.count('double'), names.count('play'), double.intermediate((int64,)).library in parts)",
    )
    assert _run(tmp_path, calls, *show)[0] == "1 1 True\n"
