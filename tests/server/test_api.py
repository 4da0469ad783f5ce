"""The site over HTTP: it keeps its description, guards its doors, and tells nobody what is not theirs."""

import base64
import json
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import InvalidStatus

from server.running import (
    PATIENCE,
    Running,
    begun,
    choice,
    cookie_of,
    look,
    new_match,
    play_to_the_end,
    running,
    watching,
)
from tetrapolis import __version__
from tetrapolis.core.registry import find
from tetrapolis.text import LANGUAGES, texts

FRIEND = "https://friends.example"
FOREIGN = "https://evil.example"
HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "x-frame-options",
)
_CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
_EXAMPLES = 16  # for a route, with fitting data and again with data that does not fit
_ENDING = ("/api/logout", "/api/logout/everywhere", "/api/erase", "/api/accounts")  # of the session that asks
_DEEP = "[" * 20_000


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("site"), origins=FRIEND) as found:
        yield found


@pytest.fixture(scope="module")
def strict_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Every test that uses it comes from an address of its own."""
    with running(tmp_path_factory.mktemp("strict"), rate=4, sockets=2) as found:
        yield found


def may_watch(site: Running, match: str, **headers: str) -> bool:
    try:
        with watching(site, match, **headers):
            return True
    except InvalidStatus as error:
        assert error.response.status_code == (403 if "Origin" in headers else 429)
        assert ("retry-after" in error.response.headers) == ("Origin" not in headers)
        return False


def eventually(condition: Callable[[], bool]) -> bool:
    limit = time.monotonic() + 120
    while not condition():
        if time.monotonic() > limit:
            return False
        time.sleep(0.05)
    return True


def assert_refused(answer: httpx.Response, status: int, error: str | None = None) -> None:
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"error", "message", "rule"}
    assert error in (None, answer.json()["error"])
    assert all(answer.headers.get(name) for name in HEADERS)


# -- the description ---------------------------------------------------------------------------------------------------


def bodies(operation: str, tables: list[dict[str, Any]], record: dict[str, Any]) -> st.SearchStrategy[Any]:
    """What fits not only the description but the matches too, so that the commands behind it are reached."""
    if operation == "POST /api/matches":
        seats = st.lists(st.sampled_from(["me", "open", "apprentice", "builder"]), min_size=1, max_size=4)
        return st.fixed_dictionaries({"game": st.sampled_from(["toy", "akropolis", "seven_wonders"]), "seats": seats})
    if operation == "POST /api/records":
        changed = st.dictionaries(st.sampled_from(sorted(record)), st.none() | st.integers() | st.text(), max_size=1)
        return changed.map(lambda change: record | change)
    if operation == "POST /api/matches/{match}/actions":
        legal = sorted({action for table in tables for action in table["legal"]})
        return st.fixed_dictionaries(
            {"decision": st.integers(0, 2), "action": st.sampled_from(legal), "key": st.text("abc", min_size=1)}
        )
    return st.nothing()


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_route_keeps_its_description(site: Running, mode: GenerationMode, subtests: pytest.Subtests) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    lobby, over, matches = new_match(anna), begun(anna, bela), [begun(anna, bela) for _ in range(3)]
    play_to_the_end(over, anna, bela)
    record = anna.get(f"/api/matches/{over}/record").json()
    tables = [look(anna, match) for match in matches]
    session = requests.Session()
    session.trust_env = False
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    schema = schemathesis.openapi.from_url(f"{site.address}/api/schema/openapi.json", timeout=PATIENCE)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode.is_negative and not (operation.path_parameters or operation.query or operation.body):
            continue
        named: list[dict[str, Any]] = [{}]
        if "{match}" in operation.path:
            named += [{"path_parameters": {"match": match}} for match in (lobby, over, *matches)]
        cases = st.one_of([operation.as_strategy(mode, **one) for one in named])
        fitting = st.none() if mode.is_negative else st.none() | bodies(operation.label, tables, record)

        known = [cookie_of(site.guest("Cili") if operation.path in _ENDING else anna) for _ in range(2)]

        @given(cases, fitting, st.sampled_from([*known, "tetrapolis=nobody"]))
        @settings(
            max_examples=_EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def probe(case: schemathesis.Case[Any], body: Any, cookie: str) -> None:
            if body is not None:
                case.body = body
            case.call_and_validate(session=session, headers={"Cookie": cookie}, checks=_CHECKS, timeout=PATIENCE)

        with subtests.test(operation.label):
            probe()


def test_every_status_that_a_guard_answers_is_described(site: Running) -> None:
    client = site.stranger()
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    for path, operations in paths.items():
        for method, operation in operations.items():
            expected = {"400", "403", "429", "503"} | ({"413", "415"} if "requestBody" in operation else set())
            assert expected <= set(operation["responses"]), f"{method} {path}"


ODD: dict[str, dict[str, Any]] = {
    "no UTF-8": {"url": "/api/session", "content": b'{"name": "\xff\xfe"}'},
    "half a surrogate": {"url": "/api/session", "content": rb'{"name": "\ud800"}'},
    "cut": {"url": "/api/session", "content": b'{"name": "An'},
    "nothing": {"url": "/api/session", "content": b""},
    "not an object": {"url": "/api/session", "content": b"[]"},
    "a number out of range": {"url": "/api/matches", "content": b'{"game": "toy", "seats": 1e999}'},
    "deep": {"url": "/api/session", "content": f'{{"name": {_DEEP}'.encode()},
    "a deep record": {"url": "/api/records", "content": f'{{"format": {_DEEP}'.encode()},
    "a deep list": {"url": "/api/records", "content": _DEEP.encode()},
    "a record that is no UTF-8": {"url": "/api/records", "content": b'{"format": "\xff"}'},
    "an origin that is no address": {"url": "/api/logout", "headers": {"Origin": "http://["}},
    "an origin without a place": {"url": "/api/logout", "headers": {"Origin": "null"}},
    "an unknown language": {"url": "/api/session", "content": b"[]", "headers": {"Accept-Language": ";q=x,xx;q=nan,,"}},
    "an unknown method": {"url": "/api/games", "method": "BREW"},
    "another method": {"url": "/api/games", "method": "DELETE"},
    "a match that cannot be": {"url": "/api/matches/%00%ff..%2f/join", "content": b"{}"},
}


@pytest.mark.parametrize("what", ODD)
def test_what_cannot_be_read_is_refused_in_words(site: Running, what: str) -> None:
    odd = {"method": "POST", **ODD[what]}
    anna = site.guest("Anna")
    answer = anna.request(**odd)
    assert 400 <= answer.status_code < 500, answer.text
    assert_refused(answer, answer.status_code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_request_is_said_in_the_readers_language(site: Running, lang: str) -> None:
    speak, anna = texts(lang), site.guest("Anna", Accept_Language=lang)
    for answer, key, facts in (
        (anna.post("/api/session", content=b""), "json", {}),
        (anna.post("/api/session", content=b"[]"), "json", {}),
        (anna.post("/api/session", content=b'{"name": '), "json", {}),
        (anna.post("/api/session", content=b'{"name": "\xff"}'), "json", {}),
        (anna.post("/api/session", content=b" " * (1 << 17)), "large", {}),
        (anna.delete("/api/games"), "method", {}),
        (anna.post("/api/session", json={"name": "x" * 500}), "long", {"name": "name", "most": "80"}),
        (anna.get("/api/matches/x"), "short", {"name": "match", "least": "16"}),
        (anna.post("/api/matches", json={"seats": ["me"]}), "missing", {"name": "game"}),
        (anna.post("/api/matches", json={"game": "toy", "seats": ["me"], "x": 1}), "unknown", {"name": "x"}),
        (
            anna.post("/api/session", json={"name": 5}),
            "value",
            {"name": "name", "detail": "Expected `str | null`, got `int`"},
        ),
    ):
        said = speak("error-bad-request", detail=speak(f"error-request-{key}", **facts))
        assert answer.json() == {"error": "bad-request", "message": said, "rule": None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_body_that_is_not_json_is_not_read(site: Running, lang: str) -> None:
    anna, body = site.guest("Anna", Accept_Language=lang), b'{"name": "Other"}'
    for headers in (
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "multipart/form-data; boundary=x"},
        {"Content-Type": "application/json", "Content-Encoding": "gzip"},
    ):
        answer = anna.post("/api/session", content=body, headers=headers)
        assert_refused(answer, 415, "not-json")
        assert answer.json()["message"] == texts(lang)("error-not-json")
    assert anna.get("/api/session").json()["name"] == "Anna"
    for headers in ({"Content-Type": "Application/JSON; charset=utf-8"}, {"Content-Encoding": "identity"}, {}):
        assert anna.post("/api/session", content=body, headers=headers).status_code == 200
    form = {"Content-Type": "application/x-www-form-urlencoded"}  # as curl says of a body of no length
    assert anna.post("/api/logout", content=b"", headers=form).status_code < 300


def test_a_body_that_is_too_large_is_refused(site: Running) -> None:
    anna = site.guest("Anna")
    assert_refused(anna.post("/api/session", json={"name": "x" * (1 << 16)}), 413)
    assert_refused(anna.post("/api/records", json={"format": "x" * (1 << 17)}), 400, "record-foreign")
    assert_refused(anna.post("/api/records", json={"format": "x" * (1 << 20)}), 413)


# -- the guard ---------------------------------------------------------------------------------------------------------


def test_security_headers_are_on_every_answer(site: Running) -> None:
    anna, nobody = site.guest("Anna"), site.stranger()
    match = new_match(anna)
    answers = {
        200: anna.get("/healthz"),
        201: anna.post("/api/matches", json={"game": "toy", "seats": ["me", "open"]}),
        400: anna.post("/api/session", json={"name": ""}),
        401: nobody.post(f"/api/matches/{match}/leave"),
        403: anna.post("/api/logout", headers={"Origin": FOREIGN}),
        404: anna.get("/api/nothing"),
        405: anna.delete("/api/games"),
        413: anna.post("/api/session", content=b" " * (1 << 17)),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert [name for name in HEADERS if not answer.headers.get(name)] == [], status
        assert len(answer.headers.get_list("content-security-policy")) == 1
        if answer.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"
    policy = answers[200].headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "default-src 'self'" in policy


def test_a_foreign_page_cannot_speak_for_a_person(site: Running) -> None:
    anna = site.guest("Anna")
    match = new_match(anna)
    for origin in (FOREIGN, "null", f"{site.address}.evil.example", FRIEND + ":444", "http://127.0.0.1:1", "http://["):
        answer = anna.post("/api/session", json={"name": "Other"}, headers={"Origin": origin})
        assert_refused(answer, 403, "origin-foreign")
        assert "set-cookie" not in answer.headers
        assert not may_watch(site, match, Cookie=cookie_of(anna), Origin=origin)
    for origin in (FRIEND, site.address):
        assert anna.post("/api/session", json={"name": "Anna"}, headers={"Origin": origin}).status_code == 200
        assert may_watch(site, match, Cookie=cookie_of(anna), Origin=origin)


def refused_burst(client: httpx.Client) -> httpx.Response:
    """Many requests at once, again and again, until one is refused: on a slow machine the first may be too few."""
    while True:
        with ThreadPoolExecutor(20) as pool:
            for answer in pool.map(lambda _: client.get("/healthz"), range(60)):
                if answer.status_code != 200:
                    return answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_asks_too_fast_is_told_to_wait(strict_site: Running, lang: str) -> None:
    address = f"192.0.2.{LANGUAGES.index(lang) + 1}"
    client = strict_site.stranger(X_Forwarded_For=address, Accept_Language=lang)
    slow = refused_burst(client)
    assert_refused(slow, 429, "too-fast")
    wait = int(slow.headers["retry-after"])
    assert slow.json()["message"] == texts(lang)("error-too-fast", seconds=wait)
    assert 1 <= wait <= 10
    assert eventually(lambda: client.get("/healthz").status_code == 200)
    other = strict_site.stranger(X_Forwarded_For="192.0.2.99")
    assert other.get("/healthz").status_code == 200


def test_passwords_cannot_be_tried_fast(strict_site: Running) -> None:
    client = strict_site.stranger(X_Forwarded_For="192.0.2.50")
    tried: list[httpx.Response] = []
    while not tried or tried[-1].status_code != 429 or int(tried[-1].headers["retry-after"]) <= 10:
        tried.append(client.post("/api/login", json={"name": "Anna", "password": f"guess {len(tried)}"}))
        assert len(tried) < 100
    wrong = [answer for answer in tried if answer.status_code == 403]
    assert 1 <= len(wrong) <= 20  # and a new try fills up slowly
    assert eventually(lambda: client.get("/api/session").status_code == 200)


def test_a_person_has_one_rate_over_all_sockets(strict_site: Running) -> None:
    anna = strict_site.guest("Anna", X_Forwarded_For="192.0.2.70")
    match = new_match(anna)
    first = {"X-Forwarded-For": "192.0.2.71", "Cookie": cookie_of(anna)}
    second = {"X-Forwarded-For": "192.0.2.72", "Cookie": cookie_of(anna)}
    with watching(strict_site, match, **first) as one, watching(strict_site, match, **second) as two:
        for socket in (one, two):
            socket.recv(60)
        for number in range(40):
            one.send(json.dumps({"type": "ping", "key": f"{number}"}))
        assert json.loads([one.recv(60) for _ in range(40)][-1])["error"] == "too-fast"
        two.send(json.dumps({"type": "ping", "key": "x"}))
        assert json.loads(two.recv(60))["error"] == "too-fast"


def test_a_burst_of_messages_is_answered_to_the_last(site: Running) -> None:
    anna = site.guest("Anna")
    with watching(site, new_match(anna), Cookie=cookie_of(anna)) as socket:
        socket.recv(60)
        for number in range(2000):
            socket.send(json.dumps({"type": "ping", "key": f"{number}"}))
        keys = [json.loads(socket.recv(60))["key"] for _ in range(2000)]
    assert keys == [f"{number}" for number in range(2000)]


def test_one_address_has_so_many_sockets_and_messages(strict_site: Running) -> None:
    match = new_match(strict_site.guest("Anna", X_Forwarded_For="192.0.2.60"))
    here, elsewhere = {"X-Forwarded-For": "192.0.2.60"}, {"X-Forwarded-For": "192.0.2.61"}
    with watching(strict_site, match, **here) as socket:
        with watching(strict_site, match, **here):
            assert not may_watch(strict_site, match, **here)
            assert may_watch(strict_site, match, **elsewhere)
        assert eventually(lambda: may_watch(strict_site, match, **here))
        for number in range(100):
            socket.send(json.dumps({"type": "ping", "key": f"{number}"}))
        told = [json.loads(socket.recv(60)) for _ in range(101)]
        for _ in range(100):
            socket.send("what cannot be read costs as much")
        unread = {json.loads(socket.recv(60))["error"] for _ in range(100)}
        assert "too-fast" in unread
    assert {one["type"] for one in told} == {"news", "pong", "refused"}
    assert {one["error"] for one in told if one["type"] == "refused"} == {"too-fast"}


# -- who is who --------------------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(site: Running) -> None:
    client = site.stranger()
    cookie = client.post("/api/session", json={"name": "Anna"}).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    encrypted = client.post("/api/session", json={"name": "Anna"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in encrypted.headers["set-cookie"].lower().split("; ")
    assert "strict-transport-security" in encrypted.headers
    client.post("/api/logout")
    assert client.get("/api/session").json() is None


def forgeries(signed: str) -> Iterator[str]:
    body, mac = signed.split(".")
    said = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    said["said"] |= {"account": True, "user": "g-0000000000000000"}
    other = base64.urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")
    yield from (".", body, f"{body}.", f".{mac}", f"{mac}.{body}", f"{other}.{mac}", f"{other}.", "ÿ.ÿ", "a" * 9000)
    yield from (signed[:-1], signed[1:], signed[: len(signed) // 2], signed[:-4] + "AAAA", f"{signed}.{mac}")
    yield from (
        f"{body}.{mac[:place]}{'A' if mac[place] != 'A' else 'B'}{mac[place + 1 :]}" for place in range(0, 40, 8)
    )


def test_a_forged_or_cut_cookie_or_token_is_nobody(site: Running) -> None:
    anna, nobody = site.guest("Anna"), site.stranger()
    signed = anna.cookies["tetrapolis"]
    assert nobody.get("/api/session", headers={"Cookie": f"tetrapolis={signed}"}).json()["name"] == "Anna"
    assert nobody.get("/api/session", headers={"Authorization": f"Bearer {signed}"}).json()["name"] == "Anna"
    for forged in forgeries(signed):
        raw = forged.encode("latin-1")
        for header in ({b"Cookie": b"tetrapolis=" + raw}, {b"Authorization": b"Bearer " + raw}):
            answer = nobody.get("/api/session", headers=header)
            assert (answer.status_code, answer.json()) == (200, None), forged
            assert_refused(nobody.post("/api/matches", json={"game": "toy", "seats": ["me"]}, headers=header), 401)


def test_a_token_of_a_program_is_good_for_its_match_only(site: Running) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    match, elsewhere = begun(anna, bela), begun(anna, bela)
    token = anna.post(f"/api/matches/{match}/tokens", json={"seat": 0}).json()["token"]
    assert_refused(anna.post(f"/api/matches/{match}/tokens", json={"seat": 1}), 400)
    program = site.stranger(Authorization=f"Bearer {token}")
    assert look(program, match)["seat"] == 0
    assert program.post(f"/api/matches/{match}/actions", json=choice(program, match)).status_code == 200
    for answer in (
        program.get(f"/api/matches/{elsewhere}"),
        program.post(f"/api/matches/{elsewhere}/chat", json={"text": "hello"}),
        program.post("/api/matches", json={"game": "toy", "seats": ["me", "open"]}),
        program.post("/api/session", json={"name": "Anna"}),
        program.post("/api/accounts", json={"name": "Program", "password": "long enough"}),
        program.get("/api/matches", params={"mine": True}),
    ):
        assert_refused(answer, 403, "token-elsewhere")
    with watching(site, match, Authorization=f"Bearer {token}") as socket:
        assert json.loads(socket.recv(60))["table"]["seat"] == 0
    anna.post(f"/api/matches/{match}/resign").raise_for_status()
    bela.post(f"/api/matches/{match}/resign").raise_for_status()
    assert eventually(lambda: look(program, match)["status"] == "over")
    assert program.get(f"/api/matches/{match}/replay").status_code == 200
    lobby = new_match(anna)
    token = anna.post(f"/api/matches/{lobby}/tokens", json={"seat": 1, "name": "Robot"}).json()["token"]
    program = site.stranger(Authorization=f"Bearer {token}")
    assert (look(program, lobby)["seat"], look(anna, lobby)["seats"][1]["name"]) == (1, "Robot")


def test_a_seat_link_gives_exactly_its_seat_and_once(site: Running) -> None:
    anna, bela, cili = site.guest("Anna"), site.guest("Béla"), site.guest("Cili")
    match, other = new_match(anna, seats=("me", "open", "open")), new_match(anna, seats=("me", "open", "open"))
    assert_refused(bela.post(f"/api/matches/{match}/links", json={"seat": 2}), 403)
    link = anna.post(f"/api/matches/{match}/links", json={"seat": 2}).json()["token"]
    assert_refused(bela.post(f"/api/matches/{other}/join", json={"link": link}), 403, "link-invalid")
    assert_refused(bela.post(f"/api/matches/{match}/join", json={"link": link[:-2]}), 403, "link-invalid")
    assert bela.post(f"/api/matches/{match}/join", json={"link": link, "seat": 1}).status_code == 200
    assert look(bela, match)["seat"] == 2
    assert_refused(cili.post(f"/api/matches/{match}/join", json={"link": link}), 400, "seat-taken")
    assert look(cili, match)["seat"] is None
    nobody = site.stranger(Authorization=f"Bearer {link}")
    assert nobody.get("/api/session").json() is None


def test_an_account_keeps_its_seats_wherever_its_owner_logs_in(site: Running) -> None:
    account = {"name": "Örs", "password": "correct horse"}
    here, there, bela = site.guest("Örs"), site.stranger(), site.guest("Béla")
    match = begun(here, bela)
    assert_refused(here.post("/api/accounts", json=account | {"password": "short"}), 400, "password-length")
    me = here.post("/api/accounts", json=account).json()
    assert (me["name"], me["account"]) == ("Örs", True)
    assert_refused(bela.post("/api/accounts", json=account | {"name": " ÖRS "}), 400, "name-taken")
    wrong = there.post("/api/login", json=account | {"password": "correct house"})
    unknown = there.post("/api/login", json=account | {"name": "Nobody"})
    assert_refused(wrong, 403, "log-in-refused")
    assert unknown.json() == wrong.json()
    assert there.get("/api/session").json() is None
    assert there.post("/api/login", json=account).json() == me
    assert look(there, match)["seat"] == 0
    assert [one["match"] for one in there.get("/api/matches", params={"mine": True}).json()] == [match]


def test_only_its_owner_can_read_what_the_site_keeps(site: Running) -> None:
    site.guest("Anna").close()
    kept = [file for file in site.folder.rglob("*") if file.is_file()]
    assert {"secret", "matches.sqlite"} <= {file.name for file in kept}
    assert [file.name for file in kept if file.stat().st_mode & 0o077] == []


# -- the table ---------------------------------------------------------------------------------------------------------


def test_only_the_owner_of_a_seat_moves_for_it_and_sees_its_view(site: Running) -> None:
    anna, bela, cili, nobody = site.guest("Anna"), site.guest("Béla"), site.guest("Cili"), site.stranger()
    match = begun(anna, bela)
    act = f"/api/matches/{match}/actions"
    views = {"anna": look(anna, match), "bela": look(bela, match), "cili": look(cili, match)}
    assert views["cili"] == look(nobody, match)
    assert (views["cili"]["seat"], views["cili"]["legal"], views["cili"]["decision"]) == (None, [], None)
    assert [[one["hand"] is not None for one in view["view"]["players"]] for view in views.values()] == [
        [True, False],
        [False, True],
        [False, False],
    ]
    assert_refused(cili.post(act, json=choice(anna, match)), 403, "not-at-this-table")
    assert_refused(nobody.post(act, json=choice(anna, match)), 401)
    assert_refused(bela.post(act, json=choice(anna, match)), 422, "illegal-action")
    assert anna.post(act, json=choice(anna, match)).status_code == 200
    own, others = (person.get(f"/api/matches/{match}/log").json()[-1] for person in (anna, cili))
    assert {"action", "key"} <= set(own)
    assert not {"action", "key"} & set(others)
    assert_refused(anna.get(f"/api/matches/{match}/record"), 400, "match-not-over")


@pytest.mark.parametrize(
    ("asked", "lang"), [("en", "en"), ("hu", "hu"), ("uk-UA,en;q=0.5", "uk"), ("de, hu;q=0.3", "hu")]
)
def test_the_refusal_of_an_illegal_action_names_the_rule_in_the_asked_language(
    site: Running, asked: str, lang: str
) -> None:
    game = find("akropolis")
    anna, bela = site.guest("Anna", Accept_Language=asked), site.guest("Béla", Accept_Language=asked)
    match = begun(anna, bela, "akropolis")
    mover = (anna, bela)[look(anna, match)["pending"][0]]
    answer = mover.post(f"/api/matches/{match}/actions", json={"decision": 0, "action": "0@0,0,0", "key": "k"})
    assert_refused(answer, 422, "illegal-action")
    rule = answer.json()["rule"]
    assert rule in {one for section in game.face.rulebook for one in section.rules}
    assert texts(lang, game.face.locale)(rule) in answer.json()["message"]


# -- the house ---------------------------------------------------------------------------------------------------------


def test_the_site_says_that_it_lives_and_counts_for_this_machine_only(site: Running) -> None:
    here, elsewhere = site.stranger(), site.stranger(X_Forwarded_For="192.0.2.7")
    assert here.get("/healthz").json() == {"status": "alive", "version": __version__}
    assert here.get("/readyz").json() == {"store": True, "bus": True, "keepers": True}
    page = here.get("/metrics")
    assert re.search(r'^tetrapolis_requests_total\{method="GET",status="200"\} \d', page.text, re.MULTILINE)
    assert_refused(elsewhere.get("/metrics"), 404, "no-such-page")
    for number in range(20):
        here.request(f"BREW{number}", "/api/games")
    assert "BREW" not in here.get("/metrics").text


def test_the_log_holds_no_secrets(site: Running) -> None:
    account = {"name": "Xenophon of Erchia", "password": "a secret password"}
    words = "words for the table alone"
    anna, bela = site.guest(account["name"]), site.guest("Yvonne")
    anna.post("/api/accounts", json=account).raise_for_status()
    anna.post("/api/login", json=account | {"password": "a wrong password"})
    match = begun(anna, bela)
    lobby = new_match(anna)
    link = anna.post(f"/api/matches/{lobby}/links", json={"seat": 1}).json()["token"]
    token = anna.post(f"/api/matches/{match}/tokens", json={"seat": 0}).json()["token"]
    anna.post(f"/api/matches/{match}/chat", json={"text": words}).raise_for_status()
    anna.get(f"/api/matches/{match}/nothing", params={"token": token})
    anna.post(f"/api/matches/{match}/actions", content=words.encode())
    with watching(site, match, Authorization=f"Bearer {token}") as socket:
        socket.send(json.dumps({"type": "say", "text": words, "key": "secret-key"}))
        assert json.loads(socket.recv(60))["type"] == "news"
    play_to_the_end(match, anna, bela)
    seed = anna.get(f"/api/matches/{match}/record").json()["seed"]
    users = [person.get("/api/session").json()["user"] for person in (anna, bela)]
    cookies = [person.cookies["tetrapolis"] for person in (anna, bela)]
    secrets = [*account.values(), "Yvonne", "wrong password", words, match, lobby, link, token, seed, *users, *cookies]
    assert [piece for secret in secrets for piece in secret.split(".") if piece in site.errors] == []
    known = {"at", "level", "event", "method", "route", "status", "milliseconds", "match", "error", "where"}
    known |= {"game", "rules_version", "fingerprint"}
    assert all(set(line) <= known for line in site.log)
    site.stranger().get("/healthz").raise_for_status()
    routes = {"/api/login", "/api/session", "/healthz"}
    assert eventually(lambda: routes <= {line.get("route") for line in site.log})
