"""The built page, one site that serves it and one real Chromium, for all tests of the page."""

import importlib.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser

from page.exported import PLACE, Host, Reader
from page.pupil import Pupil
from page.visitor import Visitor
from server.running import Running, running
from tetrapolis.server.export import export_page

_SCRIPTS = Path(__file__).parents[2] / "scripts"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"scripts_{name}", _SCRIPTS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page as it is in the sources now."""
    builder: Any = script("page")
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
    found: Any = script("browser")
    with found.opened(lean=True) as opened:
        yield opened


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


@pytest.fixture(scope="session")
def exported(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("exported")
    export_page(root / PLACE)
    return root


@pytest.fixture
def host(exported: Path) -> Iterator[Host]:
    found = Host(exported)
    yield found
    found.stop()


@pytest.fixture
def anna(browser: Browser, host: Host) -> Iterator[Reader]:
    """Somebody at the exported page. Whatever she asks for beside its files fails the test."""
    found = Reader(browser, host)
    yield found
    found.leave()
    assert [one for one in found.asked if not one.startswith((host.address, "data:"))] == []


@pytest.fixture
def pupil(browser: Browser, host: Host) -> Iterator[Callable[..., Pupil]]:
    """Somebody in a lesson or at an exercise of the exported page."""
    there: list[Pupil] = []

    def come(*what: str, **settings: Any) -> Pupil:
        there.append(Pupil(browser, host, *what, **settings))
        return there[-1]

    yield come
    for one in there:
        one.visitor.leave()
