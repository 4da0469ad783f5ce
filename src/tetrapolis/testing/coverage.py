"""Which rules have a test: every id of a rules page must be named by a `@pytest.mark.rule(...)`."""

import ast
import re
from pathlib import Path


def rules_coverage(rules_page: Path, prefix: str, tests: Path) -> tuple[set[str], set[str]]:
    """Ids of the page that no test names, and ids named by tests that the page does not have.

    Rules are `<prefix>-<n>`, worked examples `<prefix>X-<n>`; they count where a line of the page begins with them.
    """
    wanted = ids_of_page(rules_page, prefix)
    named = {name for file in sorted(tests.glob("test_*.py")) for name in _named(file)}
    return wanted - named, named - wanted


def ids_of_page(rules_page: Path, prefix: str) -> set[str]:
    """The ids that a rules page defines: at the start of a list item or of a table row, several separated by commas."""
    text = rules_page.read_text(encoding="utf-8")
    starts = re.findall(rf"^[-*|\s]*((?:{prefix}X?-\d+(?:, )?)+)(?=[\s|])", text, re.MULTILINE)
    return {name for start in starts for name in start.rstrip(", ").split(", ")}


def _named(file: Path) -> set[str]:
    """The ids in `@pytest.mark.rule("AK-1", ...)` on test functions of a file."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found |= {one.value for one in mark.args if isinstance(one, ast.Constant)}
    return {str(one) for one in found}
