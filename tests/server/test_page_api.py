"""What the page asks of the site besides playing: its own files, rules, QR codes, lists, replays, several seats."""

import asyncio
import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.running import PATIENCE, Running, begun, choice, cookie_of, look, new_match, play_to_the_end, running
from tetrapolis.core.registry import find, names
from tetrapolis.server import bundle
from tetrapolis.server.app import create_app
from tetrapolis.server.guard import Guard
from tetrapolis.server.settings import Settings

# of how routes are written
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

NOWHERE = "0" * 16


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("page")) as found:
        yield found


def refused(answer: httpx.Response, status: int, error: str) -> bool:
    assert answer.headers["cache-control"] == "no-store"
    return (answer.status_code, answer.json()["error"]) == (status, error)


# -- rules and QR codes ------------------------------------------------------------------------------------------------


def test_rules_are_listed_by_section(site: Running) -> None:
    nobody = site.stranger()
    for name in (*names(), "toy"):
        answer = nobody.get(f"/api/games/{name}/rules")
        assert answer.status_code == 200
        sections = [(section["name"], tuple(section["rules"])) for section in answer.json()]
        assert sections == [(section.name, section.rules) for section in find(name).face.rulebook]
    assert refused(nobody.get("/api/games/chess/rules"), 404, "unknown-game")
    assert refused(nobody.get(f"/api/games/{'x' * 41}/rules"), 400, "bad-request")


def test_games_are_listed_with_named_readings_of_their_rules(site: Running) -> None:
    for line in site.stranger().get("/api/games").json():
        offered = {option["name"]: option["choices"] for option in line["options"]}
        assert [preset["name"] for preset in line["presets"]] == [
            preset.name for preset in find(line["game"]).spec.presets
        ]
        for preset in line["presets"]:
            assert all(choice in offered[option] for option, choice in preset["choices"].items())


def test_the_qr_code_of_a_match_is_a_drawing_of_its_address(site: Running) -> None:
    anna, nobody = site.guest("Anna"), site.stranger()
    first, second = new_match(anna), new_match(anna)
    drawn = nobody.get(f"/api/matches/{first}/qr")
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert "<svg" in drawn.text
    assert "script" not in drawn.text
    assert drawn.text == nobody.get(f"/api/matches/{first}/qr").text
    assert drawn.text != nobody.get(f"/api/matches/{second}/qr").text
    assert drawn.text != nobody.get(f"/api/matches/{first}/qr", headers={"host": "elsewhere.example"}).text
    assert refused(nobody.get(f"/api/matches/{NOWHERE}/qr"), 404, "no-such-match")
    assert refused(nobody.get("/api/matches/x/qr"), 400, "bad-request")
    assert refused(nobody.get(f"/api/matches/{first}/qr", headers={"host": "x" * 3000}), 400, "bad-request")


# -- people and secrets ------------------------------------------------------------------------------------------------


def test_guests_without_a_name_are_told_apart(site: Running) -> None:
    people = [site.stranger(), site.stranger()]
    for person in people:
        assert person.post("/api/session", json={}).json()["name"] == "Guest"
    match = begun(people[0], people[1])
    assert [seat["name"] for seat in look(people[0], match)["seats"]] == ["Guest", "Guest 2"]


@pytest.mark.parametrize(("game", "hides"), [("akropolis", False), ("ginkgopolis", True), ("world_monuments", None)])
def test_a_table_says_whether_it_shows_what_others_may_not_see(site: Running, game: str, hides: bool | None) -> None:
    anna, bela, nobody = site.guest("Anna"), site.guest("Béla"), site.stranger()
    match = begun(anna, bela, game)
    tables = [look(person, match) for person in (anna, bela, nobody)]
    assert tables[2]["hidden"] is False
    for table in tables[:2]:
        assert table["hidden"] is (table["view"] != tables[2]["view"])
        assert hides is None or table["hidden"] is hides


# -- lists -------------------------------------------------------------------------------------------------------------


def test_a_list_tells_everybody_the_own_seats_and_whose_turn_it_is(site: Running) -> None:
    anna, bela, nobody = site.guest("Anna"), site.guest("Béla"), site.stranger()
    match = new_match(anna, "toy", ("me", "open", "me:Dóra"), public=True)
    bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()

    def line(person: httpx.Client, **asked: Any) -> dict[str, Any]:
        found: list[dict[str, Any]] = person.get("/api/matches", params=asked).raise_for_status().json()
        return next(one for one in found if one["match"] == match)

    assert line(anna)["pending"] == []
    anna.post(f"/api/matches/{match}/start").raise_for_status()
    assert [line(person)["mine"] for person in (anna, bela, nobody)] == [[0, 2], [1], []]
    assert line(anna, mine=True) == line(anna)
    assert [seat["name"] for seat in line(nobody)["seats"]] == ["Anna", "Béla", "Dóra"]
    assert line(nobody)["pending"] == [0, 1, 2]
    bela.post(f"/api/matches/{match}/actions", json=choice(bela, match)).raise_for_status()
    assert line(nobody)["pending"] == [0, 2]
    users = [person.get("/api/session").json()["user"] for person in (anna, bela)]
    assert not [user for user in users if user in nobody.get("/api/matches").text]


# -- replays -----------------------------------------------------------------------------------------------------------


def test_a_replay_is_for_everybody_but_only_after_the_end(site: Running) -> None:
    anna, bela, nobody = site.guest("Anna"), site.guest("Béla"), site.stranger()
    lobby, match = new_match(anna), begun(anna, bela)
    address = f"/api/matches/{match}/replay"
    for person in (anna, bela, nobody):
        assert refused(person.get(address), 400, "match-not-over")
        assert refused(person.get(address, params={"seat": 0, "step": 3}), 400, "match-not-over")
        assert refused(person.get(f"/api/matches/{lobby}/replay"), 400, "match-not-over")
    first = {None: look(nobody, match)["view"], 0: look(anna, match)["view"], 1: look(bela, match)["view"]}
    play_to_the_end(match, anna, bela)
    for person in (anna, bela, nobody):
        for seat, seen in first.items():
            begin = person.get(address, params={} if seat is None else {"seat": seat}).json()
            assert (begin["view"], begin["seat"], begin["step"], begin["events"]) == (seen, seat, 0, [])
    played, steps = [], nobody.get(address).json()["steps"]
    for step in range(steps):
        shown = nobody.get(address, params={"step": step}).json()
        played.append([shown["actor"], shown["action"]])
    end = nobody.get(address, params={"step": 1_000_000}).json()
    assert (end["step"], end["pending"], end["actor"], end["action"]) == (steps, [], None, None)
    assert end["scores"] == look(anna, match)["scores"]
    assert played == anna.get(f"/api/matches/{match}/record").json()["actions"]


@pytest.mark.parametrize(
    ("asked", "status", "error"),
    [
        ({"seat": 2}, 404, "no-such-seat"),
        ({"seat": 15}, 404, "no-such-seat"),
        ({"seat": 16}, 400, "bad-request"),
        ({"seat": -1}, 400, "bad-request"),
        ({"seat": "x"}, 400, "bad-request"),
        ({"step": -1}, 400, "bad-request"),
        ({"step": "x"}, 400, "bad-request"),
        ({"step": 10**9}, 400, "bad-request"),
    ],
)
def test_a_replay_that_cannot_be_is_refused(
    site: Running, finished: str, asked: dict[str, Any], status: int, error: str
) -> None:
    assert refused(site.stranger().get(f"/api/matches/{finished}/replay", params=asked), status, error)
    assert refused(site.stranger().get(f"/api/matches/{NOWHERE}/replay"), 404, "no-such-match")


@pytest.fixture(scope="module")
def finished(site: Running) -> str:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    match = begun(anna, bela)
    play_to_the_end(match, anna, bela)
    return match


# -- several seats on one device ---------------------------------------------------------------------------------------


def test_who_has_two_seats_sees_the_one_that_was_asked_for(site: Running) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    match = new_match(anna, "toy", ("me", "open", "me:Dóra"))
    assert refused(anna.post(f"/api/matches/{match}/join", json={}), 400, "one-seat-each")
    bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    anna.post(f"/api/matches/{match}/start").raise_for_status()

    def seen(person: httpx.Client, **asked: Any) -> tuple[Any, list[bool]]:
        table = person.get(f"/api/matches/{match}", params=asked).raise_for_status().json()
        return table["seat"], [player["hand"] is not None for player in table["view"]["players"]]

    assert seen(anna) == seen(anna, seat=0) == (0, [True, False, False])
    assert seen(anna, seat=2) == (2, [False, False, True])
    for asked in (1, 3, 15):
        assert seen(anna, seat=asked) == (None, [False, False, False])
    assert seen(bela) == (1, [False, True, False])
    assert seen(bela, seat=0) == seen(bela, seat=2) == (None, [False, False, False])


def test_at_a_socket_one_plays_for_the_seat_that_was_asked_for(site: Running) -> None:
    anna = site.guest("Anna")
    match = new_match(anna, "toy", ("me", "me:Dóra"))
    anna.post(f"/api/matches/{match}/start").raise_for_status()
    headers = {"Cookie": cookie_of(anna)}

    def asks(seat: Any, command: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """What is shown at first, and the answer."""
        address = site.socket_address(match, seat=seat)
        with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
            first = json.loads(socket.recv(timeout=PATIENCE))["table"]
            filled = {name: value(first) if callable(value) else value for name, value in command.items()}
            socket.send(json.dumps({"key": "k", **filled}))
            while (told := json.loads(socket.recv(timeout=PATIENCE)))["type"] == "news":
                continue
        return first, told

    preview = {"type": "preview", "action": lambda table: table["legal"][0]}
    hands = []
    for seat in (0, 1):
        table, told = asks(seat, preview)
        hands.append(table["legal"])
        assert (table["seat"], table["mine"], told["type"]) == (seat, [0, 1], "previewed")
    assert not set(hands[0]) & set(hands[1])
    act = {"type": "act", "decision": 0, "action": hands[0][0], "key": "first"}
    assert asks(1, act)[1]["error"] == "illegal-action"  # it is a card of the other seat
    assert asks(0, act)[1]["type"] == "done"
    log = anna.get(f"/api/matches/{match}/log").json()
    assert (log[-1]["kind"], log[-1]["seat"], log[-1]["action"]) == ("action", 0, hands[0][0])
    table, told = asks(1, {"type": "say", "text": "Hello", "key": "hello"})
    assert table["view"]["players"][0]["hand"] is None
    said = anna.get(f"/api/matches/{match}/log").json()[-1]
    assert (said["seat"], said["name"], said["text"]) == (1, "Dóra", "Hello")
    wrong: tuple[Any, ...] = (2, "12x", "-1", "9" * 4400)
    for seat in wrong:
        table, told = asks(seat, {"type": "preview", "action": hands[1][0]})
        assert (table["seat"], table["legal"], told["error"]) == (None, [], "not-at-this-table")


def test_over_plain_requests_too_one_speaks_for_the_seat_that_was_asked_for(site: Running) -> None:
    anna = site.guest("Anna")
    match = new_match(anna, "toy", ("me", "me:Dóra"))
    anna.post(f"/api/matches/{match}/start").raise_for_status()

    def asks(command: str, seat: int, body: dict[str, Any] | None = None) -> httpx.Response:
        return anna.post(f"/api/matches/{match}/{command}", params={"seat": seat}, json=body)

    legal = anna.get(f"/api/matches/{match}", params={"seat": 1}).json()["legal"]
    card = {"decision": 0, "action": legal[0]}
    assert refused(asks("actions", 0, card | {"key": "a"}), 422, "illegal-action")
    asks("actions", 1, card | {"key": "b"}).raise_for_status()
    chosen = [anna.get(f"/api/matches/{match}/log", params={"seat": seat}).json()[-1].get("action") for seat in (0, 1)]
    assert chosen == [None, legal[0]]  # the other one has not chosen yet
    assert refused(asks("undo", 0), 400, "nothing-to-take-back")
    for command, body in (("undo", None), ("chat", {"text": "Hello"}), ("resign", None), ("replace", {"seat": 0})):
        asks(command, 1, body).raise_for_status()
    assert refused(asks("return", 1), 400, "nobody-stands-in")
    asks("return", 0).raise_for_status()
    log = anna.get(f"/api/matches/{match}/log").json()
    assert [(line["kind"], line["seat"]) for line in log if line["kind"] not in ("created", "started", "action")] == [
        ("undone", 1),
        ("said", 1),
        ("resigned", 1),
        ("replaced", 0),
        ("returned", 0),
    ]
    assert refused(asks("undo", 2), 403, "not-at-this-table")


# -- the page's files --------------------------------------------------------------------------------------------------

INDEX, SCRIPT, OUTSIDE = b"<!doctype html>", b"export {}", b"not for the page"


ENGINE = b"\0asm1"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A built page, with something beside it that is none of its files."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "sw.js").write_bytes(b"install(SITE)")
    (folder / ".sources").write_bytes(OUTSIDE)
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "outside.txt").write_bytes(OUTSIDE)
    (folder / "link.txt").symlink_to(tmp_path / "outside.txt")
    (tmp_path / "toy.wasm").write_bytes(ENGINE)
    monkeypatch.setattr(bundle, "STATIC", folder)
    monkeypatch.setattr(bundle, "engine_files", lambda: {"toy.wasm": tmp_path / "toy.wasm"})
    monkeypatch.setattr(bundle, "names", lambda: ["toy"])
    yield folder


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Guard:
    return create_app(Settings(data=str(tmp_path_factory.mktemp("app"))))[0]


def get(app: Guard, path: str, query: str = "") -> httpx.Response:
    """The answer to a path as it is: no client tidies it up before."""
    answer: dict[str, Any] = {"body": b""}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        answer["body"] += message.get("body", b"")
        answer.update({name: message[name] for name in ("status", "headers") if name in message})

    scope = {
        "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": path, "root_path": "",
        "raw_path": path.encode(), "query_string": query.encode(), "headers": [(b"host", b"localhost")], "state": {},
        "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip
    asyncio.run(app(scope, receive, send))
    return httpx.Response(answer["status"], headers=answer["headers"], content=answer["body"])


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    "path", ["/", "/index.html", f"/m/{NOWHERE}", "/replay", "/deep/er/still", "/favicon.ico", "/."]
)
def test_every_address_of_the_page_is_the_page(app: Guard, path: str) -> None:
    answer = get(app, path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    policy = dict(one.strip().split(" ", 1) for one in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # no inline scripts, no eval; but WebAssembly
    assert policy["worker-src"] == "'self'"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.usefixtures("files")
def test_files_have_their_kind_and_are_kept_if_their_name_says_what_is_in_them(app: Guard) -> None:
    script, icon = get(app, "/assets/main-1a2b.js"), get(app, "/icon.svg")
    assert (script.status_code, script.content) == (200, SCRIPT)
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"
    assert all(answer.headers["content-security-policy"] for answer in (script, icon))


@pytest.mark.usefixtures("files")
def test_the_worker_comes_with_the_list_of_all_files_and_is_always_fresh(app: Guard) -> None:
    worker, manifest = get(app, "/sw.js"), get(app, "/manifest.webmanifest")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert worker.headers["cache-control"] == manifest.headers["cache-control"] == "no-cache"
    listed, script = worker.text.split(";\n")
    assert script == "install(SITE)"
    files = json.loads(listed.removeprefix("const SITE="))["files"]
    engine = f"engine/toy-{sha256(ENGINE).hexdigest()[:8]}.wasm"
    assert files.keys() == {"index.html", "icon.svg", "manifest.webmanifest", "assets/main-1a2b.js", engine}
    for name, digits in files.items():
        assert sha256(get(app, f"/{name}").content).hexdigest().startswith(digits)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/matches/x/y/z",
        "//api/x",
        "/assets/main-0000.js",
        "/assets",
        "/engine/toy.wasm",
    ],
)
def test_what_is_not_there_is_not_the_page(app: Guard, path: str) -> None:
    answer = get(app, path)
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-page")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt", "/assets/../../outside.txt", "//../outside.txt", "/..\\outside.txt", "/link.txt",
        "/./../outside.txt", "/..", "/../static/../outside.txt", "/a\0b", "/\0", "/" + "x" * 5000, "/" + "a/" * 3000,
        "//etc/passwd", "/etc/passwd", "/.sources", "/~root", "/\u202e",
    ],
)  # fmt: skip
def test_nothing_outside_the_folder_is_a_file_of_the_page(app: Guard, path: str) -> None:
    answer = get(app, path)
    assert (answer.status_code, answer.content) == (200, INDEX) or answer.status_code == 404
    assert answer.headers["content-security-policy"]
    assert get(app, "/", f"path={path}").content == INDEX


def test_without_a_built_page_there_is_none(app: Guard, files: Path) -> None:
    (files / "index.html").unlink()
    for path in ("/", f"/m/{NOWHERE}"):
        assert (get(app, path).status_code, get(app, path).json()["error"]) == (404, "no-such-page")


def test_the_page_has_no_scripts_that_its_policy_forbids() -> None:
    text = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", text, re.DOTALL)
    assert scripts
    assert all('src="/' in attributes and not content.strip() for attributes, content in scripts)
    assert not re.findall(r"\son\w+=|javascript:|https?://", text)
