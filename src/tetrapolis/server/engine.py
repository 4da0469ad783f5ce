"""The engines that play in browsers: where their files are."""

from pathlib import Path

from tetrapolis.core.registry import find, names
from tetrapolis.engines import SUFFIX, find_engine


def engine_files() -> dict[str, Path]:
    """Those that are ready, by the names that the page asks for, such as `akropolis.wasm` (`site.engine` in the page).

    They are handed out under `engine/`, by names that change with their content.
    """
    found = {f"{name}{SUFFIX}": find_engine(find(name)) for name in names()}
    return {name: path for name, path in found.items() if path is not None}
