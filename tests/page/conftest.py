"""The built page, one site that serves it and one real Chromium, for all tests of the page."""

import importlib.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from page.visitor import Visitor
from server.running import Running, running

_SCRIPTS = Path(__file__).parents[2] / "scripts"


def _script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"scripts_{name}", _SCRIPTS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page as it is in the sources now."""
    builder: Any = _script("page")
    here = Path.cwd()
    builder.main()
    os.chdir(here)
    static: Path = builder.STATIC
    return static


@pytest.fixture(scope="session")
def site(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("page"), deals=1) as found:
        for game in found.stranger().get("/api/games").json():  # all rules are prepared before anything is measured
            found.guest("warm").post("/api/matches", json={"game": game["game"], "seats": ["me", "open", "open"]})
        yield found


@pytest.fixture(scope="module")  # not longer: while Playwright runs, no other test of the process could use asyncio
def browser() -> Iterator[Browser]:
    found: Any = _script("browser")
    program = found.find() or found.install()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=program,
            chromium_sandbox=os.geteuid() != 0 and found.FOLDER not in program.parents,
            args=found.arguments(program),
            env=found.environment(program),
        )
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, site: Running) -> Iterator[Callable[..., Visitor]]:
    """Open the site as somebody with a browser of their own."""
    there: list[Visitor] = []

    def come(name: str = "Anna", address: str = site.address, **settings: Any) -> Visitor:
        there.append(Visitor(browser, address, name, **settings))
        return there[-1]

    yield come
    for visitor in there:
        visitor.leave()
