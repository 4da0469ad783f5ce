"""The page as a folder: what is written, what is left alone, what is refused."""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tetrapolis.cli import main
from tetrapolis.server import bundle
from tetrapolis.server.bundle import Host, bundle_for
from tetrapolis.server.errors import ServerError
from tetrapolis.server.export import MARK, address_of_server, export_page
from tetrapolis.text import LANGUAGES

_MODULE = b"\0asm1"
_ENGINE = f"engine/toy-{sha256(_MODULE).hexdigest()[:8]}.wasm"
_INDEX = """<head><meta name="tetrapolis-site" content='{"host":"server"}' />
<link rel="icon" href="./icon.svg" /><script type="module" src="./assets/main-1a2b.js"></script></head>"""


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A built page."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(_INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("install(SITE)")
    (folder / "assets" / "main-1a2b.js").write_text("export {}")
    (folder / ".sources").write_text("of this machine")
    monkeypatch.setattr(bundle, "STATIC", folder)
    yield folder
    bundle._bundle.cache_clear()


@pytest.fixture(autouse=True)
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "toy.wasm"
    file.write_bytes(_MODULE)
    monkeypatch.setattr(bundle, "engine_files", lambda: {"toy.wasm": file})
    monkeypatch.setattr(bundle, "names", lambda: ["toy"])
    return file


def names_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def facts(index: bytes) -> dict[str, Any]:
    found = re.search(r'<meta name="tetrapolis-site" content="([^"]*)" />', index.decode())
    assert found is not None
    said: dict[str, Any] = json.loads(unescape(found[1]))
    return said


def listed(worker: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(worker.decode().splitlines()[0].removeprefix("const SITE=").removesuffix(";"))
    return found


def test_the_folder_holds_the_page_and_says_that_it_has_no_server(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "er"
    found = export_page(folder, "https://play.example.org")
    assert names_in(folder) == {"index.html", "icon.svg", "sw.js", "assets/main-1a2b.js", _ENGINE, MARK}
    assert found.files == 5
    index = (folder / "index.html").read_bytes()
    said = facts(index)
    there = {"friends": "https://play.example.org/", "engine": {"toy.wasm": _ENGINE}}
    assert said == {"host": "static", **there, "version": said["version"]}
    assert b'src="./assets/main-1a2b.js"' in index
    assert b"script-src 'self' 'wasm-unsafe-eval'" in index
    assert b"frame-ancestors" not in index  # browsers complain about it outside headers


def test_the_server_names_files_from_its_root(static: Path) -> None:
    found = bundle_for(Host())
    assert found is not None
    assert b'src="/assets/main-1a2b.js"' in found.files["index.html"]
    assert b'href="/icon.svg"' in found.files["index.html"]
    assert b"Content-Security-Policy" not in found.files["index.html"]
    said = {"host": "server", "engine": {"toy.wasm": _ENGINE}, "version": found.version}
    assert facts(found.files["index.html"]) == said


def test_without_its_engines_a_page_is_not_kept(static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server makes them after its first start; who comes earlier is not asked to load another version later."""
    monkeypatch.setattr(bundle, "engine_files", dict)
    monkeypatch.setattr(bundle, "names", lambda: ["toy"])
    found = bundle_for(Host())
    assert found is not None
    assert facts(found.files["index.html"]) == {"host": "server"}
    assert "sw.js" not in found.files


def test_the_worker_lists_what_is_in_the_folder(static: Path, engine: Path, tmp_path: Path) -> None:
    export_page(tmp_path / "out")
    site = listed((tmp_path / "out" / "sw.js").read_bytes())
    assert site["version"] == facts((tmp_path / "out" / "index.html").read_bytes())["version"]
    assert site["files"].keys() == names_in(tmp_path / "out") - {"sw.js", MARK}
    for name, digits in site["files"].items():
        assert sha256((tmp_path / "out" / name).read_bytes()).hexdigest().startswith(digits)


def test_every_change_is_another_version_and_the_engine_has_another_name(static: Path, engine: Path) -> None:
    def made(host: Host) -> tuple[str, str]:
        bundle._bundle.cache_clear()
        found = bundle_for(host)
        assert found is not None
        address = facts(found.files["index.html"])["engine"]["toy.wasm"]
        assert found.files[address] == engine.read_bytes()
        return found.version, address

    first = made(Host())
    assert made(Host()) == first
    versions = {first[0], made(Host("static"))[0], made(Host("static", "https://a.example/"))[0]}
    engine.write_bytes(b"\0asm2")
    second = made(Host())
    assert second[1] != first[1]
    (static / "icon.svg").write_text("<svg></svg>")
    versions |= {second[0], made(Host())[0]}
    (static / "sw.js").write_text("installAnew(SITE)")
    assert len({*versions, made(Host())[0]}) == 6


def test_a_new_export_removes_what_the_old_one_wrote_and_nothing_else(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    export_page(folder)
    (folder / "CNAME").write_text("example.org")
    (static / "assets" / "main-1a2b.js").rename(static / "assets" / "main-3c4d.js")
    bundle._bundle.cache_clear()
    export_page(folder)
    assert names_in(folder) == {"index.html", "icon.svg", "sw.js", "assets/main-3c4d.js", _ENGINE, MARK, "CNAME"}


def test_a_mark_that_was_changed_removes_nothing_outside(static: Path, tmp_path: Path) -> None:
    folder, outside = tmp_path / "out", tmp_path / "outside.txt"
    outside.write_text("mine")
    (folder / "inside").mkdir(parents=True)
    (folder / "inside" / "link").symlink_to(tmp_path)
    names = ["../outside.txt", str(outside), "inside/link/outside.txt", "inside", "", "."]
    (folder / MARK).write_text(json.dumps({"files": names}))
    export_page(folder)
    assert outside.read_text() == "mine"


def test_a_folder_with_other_files_is_left_alone_unless_told_otherwise(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    (folder / "icon.svg").write_text("mine")
    for mark in ("", "[]", "{}", '{"files": 1}', "\0"):
        if mark:
            (folder / MARK).write_text(mark)
        with pytest.raises(ServerError, match="no export has written"):
            export_page(folder)
    assert (folder / "icon.svg").read_text() == "mine"
    export_page(folder, overwrite=True)
    assert (folder / "notes.txt").read_text() == "mine"
    assert (folder / "icon.svg").read_text() == "<svg/>"
    export_page(folder)


def test_what_was_cut_off_is_no_obstacle(static: Path, tmp_path: Path) -> None:
    draft = tmp_path / "out" / ".tetrapolis-export"
    draft.mkdir(parents=True)
    (draft / "index.html").write_text("half of i")
    export_page(tmp_path / "out")
    assert not draft.exists()


def test_a_failure_leaves_no_new_folder(static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(ServerError, match="No space left on device"):
        export_page(tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_one_sentence_in_every_language(
    static: Path, tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*words: str) -> str:
        assert main(["export", *words, "--lang", lang]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert len(printed.err.splitlines()) == 1
        return printed.err

    file = tmp_path / "file"
    file.write_text("mine")
    assert str(file) in refused(str(file))
    assert "--overwrite" in refused(str(tmp_path))
    assert "play.example.org" in refused(str(tmp_path / "out"), "--server", "play")
    (static / "index.html").unlink()
    assert "make page" in refused(str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_the_command_says_what_to_do_next(static: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "my page"
    assert main(["export", str(folder), "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"python3 -m http.server -d '{folder}'" in said
    assert "5 files" in said
    assert "--server" in said


@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("https://play.example.org", "https://play.example.org/"),
        ("http://192.168.0.2:8080/", "http://192.168.0.2:8080/"),
        ("http://[::1]:8080", "http://[::1]:8080/"),
    ],
)
def test_addresses_of_servers(address: str, link: str) -> None:
    assert address_of_server(address) == link


@pytest.mark.parametrize(
    "address",
    [
        "play.example.org", "ftp://example.org", "https://", "https:///m/1", "http://a b", "https://u:p@example.org",
        "https://example.org/play", "https://example.org?a", "https://example.org#a", "http://example.org:99999",
        "http://example.org:x", "http://[::1", "javascript:alert(1)", "http://example.org\n", "\0", "x" * 5000,
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_server(address: str) -> None:
    with pytest.raises(ServerError, match="not the address of a server"):
        address_of_server(address)
