"""The page without a server, in a folder under a path of its own; and offline, whoever has handed it out."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.exported import PLACE, Host, Reader
from page.visitor import Visitor
from server.running import Running
from tetrapolis.server import bundle
from tetrapolis.server.export import export_page

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_FRIENDS = "https://play.example.org"
_CACHES = "() => caches.keys().then(names => names.filter(name => name.startsWith('tetrapolis ')))"
_FACTS = "() => JSON.parse(document.querySelector('meta[name=tetrapolis-site]').content)"
_WASM = "[0, 97, 115, 109, 1, 0, 0, 0]"  # the smallest module
_LOOK_FOR_NEWER = "() => navigator.serviceWorker.ready.then(found => found.update())"


@pytest.fixture
def static(built_page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built page, to be changed."""
    copy = tmp_path / "static"
    shutil.copytree(built_page, copy)
    monkeypatch.setattr(bundle, "STATIC", copy)
    return copy


@pytest.fixture
def host(static: Path, tmp_path: Path) -> Iterator[Host]:
    export_page(tmp_path / "root" / PLACE, _FRIENDS)
    found = Host(tmp_path / "root")
    yield found
    found.stop()


@pytest.fixture
def reader(anna: Reader) -> Iterator[Reader]:
    """Nothing may fail either."""
    yield anna
    assert anna.failed == []
    assert [one for one in anna.asked if "/api/" in one] == []


def look_around(reader: Reader) -> None:
    """Start page, rules, sheet, languages."""
    page = reader.page
    reader.starts()
    page.get_by_role("button", name="Rules Ginkgopolis").click()
    expect(page.get_by_role("dialog").get_by_role("figure").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Card list").click()
    expect(page.get_by_role("heading", name="7 Wonders · Card list")).to_be_visible()
    assert page.url == f"{reader.address}#/sheet/seven_wonders"
    page.get_by_label("Language").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.get_by_role("button", name="Nyomtatás")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Nyomtatás")).to_be_visible()
    page.get_by_label("Nyelv").select_option("en")
    page.go_back()
    reader.starts()
    page.go_forward()
    expect(page.get_by_role("heading", name="7 Wonders · Card list")).to_be_visible()
    page.get_by_role("link", name="Tetrapolis", exact=True).click()
    reader.starts()


def test_any_host_and_path_will_do_and_nobody_else_is_asked(reader: Reader) -> None:
    page = reader.open("")
    look_around(reader)
    expect(page.get_by_text("To play with friends on other devices, you need a Tetrapolis server.")).to_be_visible()
    link = page.get_by_role("link", name="Play with friends on play.example.org")
    expect(link).to_have_attribute("href", f"{_FRIENDS}/")
    for name in ("Account", "Invite friends"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    page.goto(f"{reader.address}#/m/0123456789abcdef")
    expect(page.get_by_role("heading", name="Match not found")).to_be_visible()
    page.goto(f"{reader.address}index.html#/sheet/akropolis")
    expect(page.get_by_role("heading", name=re.compile("^Akropolis · "))).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skips to the content
    expect(page.locator("main")).to_be_focused()
    expect(page.get_by_role("heading", name=re.compile("^Akropolis · "))).to_be_visible()


def test_what_can_be_chosen_for_a_table_needs_no_server(reader: Reader) -> None:
    page = reader.open("")
    page.get_by_role("button", name="Players and options 7 Wonders").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Seat 2")).to_have_value("builder")
    assert dialog.get_by_label("Seat 2").locator("option").all_text_contents()[:2] == ["Me", "Someone on this device"]
    dialog.locator("summary").click()
    assert dialog.locator("details select").count() > 3
    expect(dialog.get_by_label("Let anyone join")).to_have_count(0)


def test_a_page_that_was_seen_once_needs_no_network(reader: Reader, host: Host) -> None:
    reader.open("")
    reader.starts()
    reader.keep()
    host.stop()
    reader.page.reload()
    look_around(reader)
    again = reader.context.new_page()
    reader.watch(again)
    again.goto(f"{host.address}#/sheet/akropolis")
    expect(again.get_by_role("heading", name=re.compile("^Akropolis · "))).to_be_visible()
    host.start()


def change(static: Path, host: Host) -> None:
    """Another version: a text of the English page is another one, and so is the name of its file."""
    assets = static / "assets"
    old = next(file for file in assets.glob("page-*.js") if "Four cities to build" in file.read_text())
    new = old.with_name("page-changed1.js")
    new.write_text(old.read_text().replace("Four cities to build", "Five cities to build"))
    old.unlink()
    for file in (file for file in assets.glob("*.js") if old.name in file.read_text()):
        named = file.with_name(f"{file.stem[:-8]}{'changed2'}.js")
        named.write_text(file.read_text().replace(old.name, new.name))
        file.unlink()
        for user in (static / "index.html", *assets.glob("*.js")):
            user.write_text(user.read_text().replace(file.name, named.name))
    bundle._bundle.cache_clear()
    export_page(host.folder, _FRIENDS)


def faults(page: Page) -> list[str]:
    page.evaluate(_AXE.read_text())
    rules: dict[str, Any] = {"runOnly": {"type": "tag", "values": _WCAG}, "resultTypes": ["violations"]}
    found = page.evaluate("rules => axe.run(document, rules)", rules)
    return [f"{one['id']}: {node['target']}" for one in found["violations"] for node in one["nodes"]]


def test_a_new_version_waits_until_it_is_wanted_and_old_tabs_keep_theirs(
    reader: Reader, host: Host, static: Path
) -> None:
    page = reader.open("")
    reader.keep()
    old = page.evaluate(_FACTS)["version"]
    beside = reader.context.new_page()
    reader.watch(beside)
    beside.goto(host.address)
    reader.starts(beside)
    host.stop()
    change(static, host)
    host.start()

    page.reload()  # the old page: the new one is fetched behind it
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    expect(page.get_by_role("heading", name="Four cities to build")).to_be_visible()
    assert page.evaluate(_FACTS)["version"] == old
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert faults(page) == []
    page.get_by_label("Language").select_option("uk")
    expect(page.get_by_role("button", name="Оновити")).to_be_visible()
    page.get_by_label("Мова").select_option("hu")
    expect(page.get_by_role("button", name="Betöltés")).to_be_visible()
    page.get_by_label("Nyelv").select_option("en")

    page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("heading", name="Five cities to build")).to_be_visible()
    assert page.evaluate(_FACTS)["version"] != old
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)

    expect(beside.get_by_text("A new version is ready.")).to_be_visible()
    expect(beside.get_by_role("heading", name="Four cities to build")).to_be_visible()
    host.stop()
    beside.get_by_role("button", name="Rules World Monuments").click()  # files that it has not asked for before
    expect(beside.get_by_role("dialog").get_by_role("figure").first).to_be_visible()
    beside.keyboard.press("Escape")
    beside.get_by_label("Language").select_option("uk")
    expect(beside.get_by_role("button", name="Оновити")).to_be_visible()
    assert len(page.evaluate(_CACHES)) == 2, "as long as a tab needs the old one"
    beside.get_by_label("Мова").select_option("en")
    beside.get_by_role("button", name="Load it").click()
    expect(beside.get_by_role("heading", name="Five cities to build")).to_be_visible()
    page.wait_for_function(f"async () => (await ({_CACHES})()).length === 1")
    host.start()


def test_a_version_that_is_not_whole_is_never_kept(reader: Reader, host: Host, static: Path) -> None:
    page = reader.open("")
    reader.keep()
    before = page.evaluate(_CACHES)
    change(static, host)
    (host.folder / "icon.svg").write_text("<svg/>")  # not the file of the list
    page.evaluate(f"({_LOOK_FOR_NEWER})()")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(found => !found.installing)")
    page.reload()
    expect(page.get_by_role("heading", name="Four cities to build")).to_be_visible()
    assert page.evaluate(_CACHES) == before
    export_page(host.folder, _FRIENDS)
    page.evaluate(f"({_LOOK_FOR_NEWER})()")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)


def test_a_phone_has_room_for_it_all(browser: Browser, host: Host, static: Path) -> None:
    reader = Reader(browser, host, viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True)
    page = reader.open("")
    reader.keep()
    change(static, host)
    page.reload()
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    for language in ("uk", "hu", "en"):
        page.locator("select:has(option[lang])").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    reader.leave()


# -- the same worker on our server -------------------------------------------------------------------------------------


def test_the_server_page_is_kept_too_and_the_server_is_still_asked(visit: Callable[..., Visitor]) -> None:
    anna = visit(service_workers="allow")
    match = anna.new_match("akropolis", "me", "builder")
    anna.open("/sheet/seven_wonders")
    anna.keep()
    anna.open(f"/m/{match}")
    expect(anna.board).to_be_visible()
    by_worker = "() => performance.getEntriesByType('navigation')[0].workerStart > 0"
    assert anna.page.evaluate(by_worker)
    assert anna.page.evaluate("navigator.serviceWorker.controller !== null")
    assert any(match.encode() in one for one in anna.heard), "the table comes from the server"
    answer = anna.page.evaluate("fetch('/api/session').then(answer => answer.status)")
    assert answer == 200
    exported = anna.page.evaluate("fetch('/api/export').then(answer => answer.headers.get('content-type'))")
    assert exported.startswith("application/json")


def test_without_its_server_a_kept_page_says_so_and_plays_on_this_device(browser: Browser, site: Running) -> None:
    anna = Visitor(browser, site.address, "Anna", quiet=True, service_workers="allow")
    anna.start()
    anna.keep()
    policy = anna.page.evaluate("fetch('/index.html').then(answer => answer.headers.get('content-security-policy'))")
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy, "of what was kept too"
    anna.context.set_offline(True)
    anna.open("/sheet/seven_wonders")
    expect(anna.page.get_by_role("heading", name="7 Wonders · Card list")).to_be_visible()
    anna.open("/")
    expect(anna.page.get_by_text("Cannot reach the server")).to_be_visible()
    anna.page.get_by_role("button", name="Play now Akropolis").click()
    expect(anna.board).to_be_visible()
    assert "/local/" in anna.page.url
    anna.context.set_offline(False)
    anna.leave()


def test_webassembly_may_run_and_nothing_else_that_was_not_sent(visit: Callable[..., Visitor]) -> None:
    page = visit(quiet=True).open("/")
    # Not at once: what is evaluated from outside may do more.
    later = """() => new Promise(done => setTimeout(async () => {
      try { await CODE; done('ran'); } catch (error) { done(error.name); }
    }))"""
    assert page.evaluate(later.replace("CODE", f"WebAssembly.compile(new Uint8Array({_WASM}))")) == "ran"
    assert page.evaluate(later.replace("CODE", "new Function('return 1')()")) == "EvalError"


def test_the_page_can_be_installed(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.open("/m/0123456789abcdef")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    for icon in manifest["icons"]:
        width = page.evaluate(
            "address => new Promise(done => { const one = new Image(); one.onload = () => done(one.naturalWidth);"
            " one.src = address; })",
            f"/{icon['src']}",
        )
        assert icon["sizes"] == "any" or icon["sizes"] == f"{width}x{width}"
    faults = anna.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in faults} <= {"in-incognito"}, "as browsers of tests are"
