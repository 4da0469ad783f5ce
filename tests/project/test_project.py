"""Promises about the repository itself."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

import tetrapolis
from tetrapolis.core.registry import find, names
from tetrapolis.testing import rules_coverage
from tetrapolis.testing.coverage import ids_of_page

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_the_readme_is_executable() -> None:
    result = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted > 5
    assert result.failed == 0


def test_the_package_docstring_is_executable() -> None:
    assert doctest.testmod(tetrapolis).failed == 0


def test_the_commands_of_readme_and_docs_exist() -> None:
    from tetrapolis.cli.parser import parse

    lines = [
        line.strip()
        for file in (ROOT / "README.md", *(ROOT / "docs" / "server").glob("*.md"), ROOT / "docs/games/akropolis.md")
        for line in file.read_text().splitlines()
        if line.startswith("tetrapolis ")
    ]
    assert len(lines) >= 10
    for line in lines:
        words = re.split(r"\s{2,}", line)[0].split()[1:] or ["serve"]
        words = ["serve", *words] if words[0].startswith("--") else words
        assert parse(words, "en").command == words[0]


def test_links_between_documents_lead_somewhere() -> None:
    for file in (path for path in tracked() if path.suffix == ".md"):
        for target in re.findall(r"\]\(([^)#]+)\)", file.read_text()):
            assert (file.parent / target).exists(), f"{file.name}: {target}"


def test_tests_that_documents_name_exist() -> None:
    written = "\n".join(path.read_text() for path in tracked() if path.parent.parent == ROOT / "tests")
    modules = {path.stem for path in tracked() if path.name.startswith("test_")}
    for file in (path for path in tracked() if path.suffix == ".md"):
        for name in re.findall(r"`(test_\w+)`", file.read_text()):
            assert name in modules or f"def {name}(" in written, f"{file.name}: {name}"


def test_lock_files_name_no_host() -> None:
    locks = [path for path in tracked() if re.search(r"lock|requirements|constraints|\.npmrc", path.name)]
    assert locks
    for path in locks:
        assert not re.search(r"https?://|--index-url|--find-links|file:|\"resolved\"", path.read_text()), path.name


def test_every_locked_version_is_exact_and_hashed() -> None:
    text = (ROOT / "requirements.lock").read_text()
    packages = re.findall(r"^[a-z0-9][^\n]*", text, re.MULTILINE)
    assert packages
    assert all("==" in line for line in packages)
    assert len(re.findall(r"^[a-z0-9][^\n]*\\\n\s+--hash=sha256:", text, re.MULTILINE)) == len(packages)


def test_no_file_speaks_of_the_machine_it_was_written_on() -> None:
    for path in tracked():
        if path.suffix in {".py", ".md", ".toml", ".ftl", ".lock", ".json", ""} and path.name != Path(__file__).name:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"/(?:home|root|Users)/|" + re.escape(str(ROOT.parent) + "/"), text), path


def test_ci_runs_the_test_command_of_the_readme_and_nothing_else() -> None:
    lines = [line for line in (ROOT / ".ci" / "run").read_text().splitlines() if line and not line.startswith("#")]
    assert lines == ['cd "$(dirname "$0")/.." && exec make test']
    assert "make test" in (ROOT / "README.md").read_text()


@pytest.mark.parametrize("name", names())
def test_every_rule_and_every_worked_example_has_a_test(name: str) -> None:
    page = ROOT / "docs" / "rules" / f"{name}.md"
    untested, unknown = rules_coverage(page, find(name).spec.rule_prefix, ROOT / "tests" / "rulebook" / name)
    assert untested == set()
    assert unknown == set()


def test_the_coverage_of_rules_notices_what_is_missing(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("- XY-1 [R] One.\n- XY-2 Two, see XY-9.\n- XYX-1 Example.\nXY-3, XY-4|R|Row.\n")
    (tmp_path / "test_some.py").write_text('@pytest.mark.rule("XY-1", "XY-7")\ndef test_one(): ...\n# XY-2\n')
    assert rules_coverage(page, "XY", tmp_path) == ({"XY-2", "XY-3", "XY-4", "XYX-1"}, {"XY-7"})


def test_the_rules_page_and_the_rulebook_of_the_game_have_the_same_ids() -> None:
    for name in names():
        game = find(name)
        ids = ids_of_page(ROOT / "docs" / "rules" / f"{name}.md", game.spec.rule_prefix)
        rules = {rule for rule in ids if not rule.startswith(f"{game.spec.rule_prefix}X-")}
        assert rules == {rule for section in game.face.rulebook for rule in section.rules}


def test_source_files_are_short() -> None:
    long = {
        p.name: n
        for p in tracked()
        if p.suffix == ".py" and "src" in p.parts and (n := len(p.read_text().splitlines())) > 500
    }
    assert long == {}
