"""Sessions and accounts: what ends when, whose names are whose, and what is left of somebody who is forgotten."""

import base64
import hashlib
import hmac
import json
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from server.running import (
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
from server.servers import Redis
from tetrapolis.client import MatchClient, TokenVoid
from tetrapolis.server.app import create_app
from tetrapolis.server.endings import Endings
from tetrapolis.server.erasing import forgotten
from tetrapolis.server.errors import ServerError
from tetrapolis.server.housekeeping import Housekeeping
from tetrapolis.server.passwords import check_password
from tetrapolis.server.people import Person
from tetrapolis.server.routes.people import MOST_KEPT
from tetrapolis.server.settings import Settings
from tetrapolis.server.site import Site
from tetrapolis.server.store import Entry, Listing
from tetrapolis.server.store.queries import likeness

PASSWORD = "correct horse"
Client = TestClient[Any]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("accounts")) as found:
        yield found


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[tuple[Client, Site]]:
    guard, site = create_app(Settings(data=str(tmp_path), rate=100_000))
    with TestClient(guard) as client:  # type: ignore[type-var]
        client.post("/api/session", json={"name": "Anna"})
        yield client, site


def account(site: Running, name: str) -> httpx.Client:
    person = site.stranger()
    person.post("/api/accounts", json={"name": name, "password": PASSWORD}).raise_for_status()
    return person


def logged_in(site: Running, name: str, password: str = PASSWORD) -> httpx.Client:
    person = site.stranger()
    person.post("/api/login", json={"name": name, "password": password}).raise_for_status()
    return person


def again(site: Running, person: httpx.Client) -> httpx.Client:
    """Somebody who has kept the cookie that a person has now."""
    return site.stranger(Cookie=cookie_of(person))


def name_of(person: httpx.Client) -> str | None:
    me = person.get("/api/session").raise_for_status().json()
    return me["name"] if me else None


def refused(answer: httpx.Response, status: int, error: str) -> bool:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    return True


def program_of(site: Running, person: httpx.Client, match: str, seat: int = 0, **wishes: Any) -> httpx.Client:
    token = person.post(f"/api/matches/{match}/tokens", json={"seat": seat, **wishes}).raise_for_status().json()
    return site.stranger(Authorization=f"Bearer {token['token']}")


# -- sessions ----------------------------------------------------------------------------------------------------------


def test_logging_out_ends_this_session_and_no_other(site: Running) -> None:
    here = account(site, "Ödön")
    there, thief = logged_in(site, "Ödön"), again(site, here)
    match = new_match(here)
    with watching(site, match, Cookie=cookie_of(here)) as socket:
        assert json.loads(socket.recv(60))["table"]["seat"] == 0
        assert name_of(thief) == "Ödön"
        here.post("/api/logout").raise_for_status()
        with pytest.raises(ConnectionClosed):
            socket.recv(60)
    assert name_of(here) is None
    assert name_of(thief) is None
    assert refused(thief.post(f"/api/matches/{match}/leave"), 401, "who-are-you")
    with watching(site, match, Cookie=thief.headers["cookie"]) as socket:
        assert json.loads(socket.recv(60))["table"]["seat"] is None
    assert name_of(there) == "Ödön"
    assert look(there, match)["seat"] == 0


def test_a_new_name_does_not_begin_a_new_session(site: Running) -> None:
    anna = site.guest("Anna Róza")
    before = again(site, anna)
    anna.post("/api/session", json={"name": "Anna Rózsa"}).raise_for_status()
    kept = again(site, anna)
    anna.post("/api/logout").raise_for_status()
    assert (name_of(before), name_of(kept)) == (None, None)


def test_logging_out_everywhere_ends_all_sessions_and_tokens(site: Running) -> None:
    here = account(site, "Tímea")
    there = logged_in(site, "Tímea")
    match = new_match(here, seats=("me", "open"))
    programs = [program_of(site, here, match), program_of(site, here, match, 1, name="Robot")]
    assert [look(program, match)["seat"] for program in programs] == [0, 1]
    there.post("/api/logout/everywhere").raise_for_status()
    assert (name_of(here), name_of(there)) == (None, None)
    assert [look(program, match)["seat"] for program in programs] == [None, None]
    back = logged_in(site, "Tímea")
    assert look(back, match)["seat"] == 0
    assert back.get("/api/tokens").json() == []


def test_a_changed_password_ends_all_other_sessions(site: Running) -> None:
    here, there, new = account(site, "Hedvig"), logged_in(site, "Hedvig"), "a better horse"
    change = {"old": PASSWORD, "new": new}
    assert refused(here.post("/api/password", json=change | {"old": "wrong horse"}), 403, "password-wrong")
    assert refused(here.post("/api/password", json=change | {"new": "short"}), 400, "password-length")
    assert refused(here.post("/api/password", json=change | {"new": "hedvig1234"}), 400, "password-common")
    thief = again(site, here)
    here.post("/api/password", json=change).raise_for_status()
    assert [name_of(one) for one in (here, there, thief)] == ["Hedvig", None, None]
    old = site.stranger().post("/api/login", json={"name": "Hedvig", "password": PASSWORD})
    assert refused(old, 403, "log-in-refused")
    assert name_of(logged_in(site, "Hedvig", new)) == "Hedvig"
    assert refused(site.guest("Nobody").post("/api/password", json=change), 403, "password-wrong")


def test_a_guest_who_registers_keeps_the_seats_but_not_the_old_cookie(site: Running) -> None:
    vera = site.guest("Vera")
    match = new_match(vera)
    program, thief = program_of(site, vera, match), again(site, vera)
    vera.post("/api/accounts", json={"name": "Vera", "password": PASSWORD}).raise_for_status()
    assert look(vera, match)["seat"] == 0
    assert name_of(thief) is None
    assert look(program, match)["seat"] is None
    assert vera.get("/api/tokens").json() == []


def test_a_cookie_of_the_first_servers_is_good_until_it_is_ended(inside: tuple[Client, Site], tmp_path: Path) -> None:
    client, site = inside
    until = int(time.time()) + 1000
    said = {"said": {"type": "person", "user": "g-old", "name": "Old", "account": False, "match": ""}, "until": until}
    body = json.dumps(said).encode()
    mac = hmac.new((tmp_path / "secret").read_bytes(), body, hashlib.sha256).digest()
    signed = ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in (body, mac))
    header = {"Authorization": f"Bearer {signed}"}
    assert client.get("/api/session", headers=header).json()["name"] == "Old"
    client.post("/api/logout", headers=header).raise_for_status()
    assert client.get("/api/session", headers=header).json() is None
    with client.portal() as portal:
        portal.call(site.endings.tidy)
    assert client.get("/api/session", headers=header).json() is None
    assert client.post("/api/session", json={"name": "Anna"}).json()["name"] == "Anna"


def test_what_is_signed_after_an_ending_is_good_whatever_the_clock_says(inside: tuple[Client, Site]) -> None:
    client, site = inside
    person = site.people.guest("Zoe")
    with client.portal() as portal:
        signed = site.people.sign(person)
        ahead = time.time_ns() // 1_000_000 + 30_000  # another node's clock is ahead
        portal.call(site.people.end_all, person)
        assert site.people.person(signed) is None
        assert site.endings.covers([person.user], ahead)
        assert site.people.person(site.people.sign(person)) is not None


def test_what_is_ended_is_void_although_the_clock_was_ahead(
    inside: tuple[Client, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was signed or ended while it was, before and after a look at the store."""
    client, site = inside
    people = [site.people.guest(f"Guest {number}") for number in range(6)]
    signed = {}
    other = Endings(site.store, site.service.bus)  # another node

    async def end(*ended: Person) -> None:
        await site.people.end(ended[0])
        await site.people.end_all(ended[1])

    with client.portal() as portal, monkeypatch.context() as clock:
        clock.setattr("tetrapolis.server.endings.now", lambda: time.time_ns() // 1_000_000 + 7_200_000)
        clock.setattr("tetrapolis.server.people.now", lambda: time.time_ns() // 1_000_000 + 7_200_000)
        for number in (0, 1, 2, 3):
            signed[number] = site.people.sign(people[number])
        begun = {number: person for number, one in signed.items() if (person := site.people.person(one))}
        portal.call(end, begun[0], begun[1])
        signed[1] = site.people.sign(people[1])  # again
        portal.call(other.refresh)
        clock.undo()
        late = site.people.person(site.people.sign(people[3]))
        assert late is not None
        for number in (4, 5):
            signed[number] = site.people.sign(people[number])
        begun = {number: person for number, one in signed.items() if (person := site.people.person(one))}
        assert list(begun) == [1, 2, 3, 4, 5]
        portal.call(end, begun[2], begun[1])
        portal.call(end, begun[4], late)  # all that this person has
        portal.call(end, begun[5], begun[1])
        assert [site.people.person(one) for one in signed.values()] == [None] * 6
        portal.call(site.endings.refresh)
        portal.call(site.endings.tidy)
        assert [site.people.person(one) for one in signed.values()] == [None] * 6
        portal.call(other.refresh)
        assert all(other.covers((one.user, one.sid), one.issued) for one in begun.values())
        clock.setattr("tetrapolis.server.endings.now", lambda: time.time_ns() // 1_000_000 + 7_200_000)
        portal.call(other.end, people[0].user)
        clock.undo()
        portal.call(site.people.end_all, people[0])
        again = site.people.sign(people[0])
        portal.call(site.endings.refresh)
        assert site.people.person(again) is not None


# -- tokens of programs ------------------------------------------------------------------------------------------------


def test_tokens_are_listed_and_taken_back(site: Running) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    match = new_match(anna, seats=("me", "open", "open"))
    own, other = program_of(site, anna, match), program_of(site, anna, match, 2, name="Robot")
    listed = anna.get("/api/tokens").json()
    assert {(one["match"], one["name"]) for one in listed} == {(match, "Anna"), (match, "Robot")}
    robot = next(one["sid"] for one in listed if one["name"] == "Robot")
    assert refused(bela.delete(f"/api/tokens/{robot}"), 404, "no-such-token")
    with watching(site, match, Authorization=other.headers["authorization"]) as socket:
        assert json.loads(socket.recv(60))["table"]["seat"] == 2
        assert anna.delete(f"/api/tokens/{robot}").status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.recv(60)
    assert (look(own, match)["seat"], look(other, match)["seat"]) == (0, None)
    assert [one["name"] for one in anna.get("/api/tokens").json()] == ["Anna"]
    assert refused(anna.delete(f"/api/tokens/{robot}"), 404, "no-such-token")


def test_a_program_whose_token_is_taken_back_hears_of_it(site: Running) -> None:
    anna = site.guest("Anna")
    match = new_match(anna)
    token = anna.post(f"/api/matches/{match}/tokens", json={"seat": 0}).json()["token"]
    with MatchClient(site.address, match, token) as client:
        anna.delete(f"/api/tokens/{anna.get('/api/tokens').json()[0]['sid']}").raise_for_status()
        with pytest.raises(TokenVoid):
            next(client.turns())


def test_a_token_that_is_asked_for_again_is_the_same(site: Running) -> None:
    anna = site.guest("Anna")
    match, key = new_match(anna, seats=("me", "open", "open")), {"Idempotency-Key": "again"}
    for _ in range(2):
        anna.post(f"/api/matches/{match}/tokens", json={"seat": 1}, headers=key).raise_for_status()
    assert len(anna.get("/api/tokens").json()) == 1
    assert refused(anna.post(f"/api/matches/{match}/tokens", json={"seat": 2}, headers=key), 409, "key-reused")


def test_the_owner_of_a_programs_seat_gets_another_token_for_it(site: Running) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    match, key = new_match(anna, seats=("me", "open", "open")), {"Idempotency-Key": "one"}
    wish = {"seat": 1, "name": "Robot"}
    tokens = f"/api/matches/{match}/tokens"
    bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    wish["seat"] = 2

    def program(**headers: str) -> httpx.Client:
        token = anna.post(tokens, json=wish, headers=headers).raise_for_status().json()["token"]
        return site.stranger(Authorization=f"Bearer {token}")

    programs = [program(**key)]
    for headers in (key, {}, key):
        sid = anna.get("/api/tokens").json()[0]["sid"]
        anna.delete(f"/api/tokens/{sid}").raise_for_status()
        assert look(programs[-1], match)["seat"] is None
        programs.append(program(**headers))
        assert look(programs[-1], match)["seat"] == 2
        assert len(anna.get("/api/tokens").json()) == 1
    assert [look(one, match)["seat"] for one in programs] == [None, None, None, 2]
    assert refused(bela.post(tokens, json=wish), 400, "seat-taken")
    anna.post(f"/api/matches/{match}/start").raise_for_status()
    anna.post("/api/accounts", json={"name": "Anna with a robot", "password": PASSWORD}).raise_for_status()
    assert look(programs[-1], match)["seat"] is None
    assert look(program(**key), match)["seat"] == 2
    assert "owner" not in json.dumps(look(bela, match)) + bela.get(f"/api/matches/{match}/log").text


# -- names -------------------------------------------------------------------------------------------------------------

ALIKE = [
    "Sólyom Pál",
    " SÓLYOM  pál ",
    "Sólyom Páӏ",
    "Só\u200blyom Pál",
    "Ｓólyom Pál",
    "So\u0301lyom Pál",
    "Ѕólуom Ράl",
]


@pytest.mark.parametrize(
    "name",
    [
        *("An\u034fna", "An\u200bna", "\u2800Anna\u2800"),
        *(f"Anna{unseen}" for unseen in "\ufe0f\U000e0101\u17b4\u115f\u3164\uffa0\u2800\u00ad"),
        *("A\u039d\u039dA", "\u0391\u039d\u039d\u0391", "\u0251nna", "\u1d00nna", "\u1d00\u0274\u0274\u1d00"),
        *("An\u0578a", "\U0001d5d4nna", "\u0430nna", "Anna"),
    ],
)
def test_names_that_look_like_another_are_found_out(name: str) -> None:
    assert likeness(name) == likeness("Anna")


def test_names_that_look_otherwise_are_other_names() -> None:
    names = ["Anna", "Ana", "Anná", "Avva", "Hanna", "Νίνα", "Нина", "Ніна", "An na", "Анна\u0301", "安娜", "👩", "❤"]
    assert len({likeness(name) for name in names}) == len(names)
    assert len(likeness("\ufdfa" * 40)) == 160


def test_accounts_that_looked_different_once_keep_their_names(inside: tuple[Client, Site]) -> None:
    """Two that an earlier server let in; guests cannot have either name, whatever case it is in."""
    client, site = inside
    latin, greek = "Nina Ny", "Νina Νy"
    assert likeness(latin) == likeness(greek)

    async def made(name: str) -> Person:
        return await site.people.register(name, PASSWORD)

    with client.portal() as portal, pytest.MonkeyPatch.context() as earlier:
        first = portal.call(made, latin)
        with pytest.raises(ServerError):
            portal.call(made, greek)
        earlier.setattr("tetrapolis.server.store.queries.likeness", lambda name: name)
        second = portal.call(made, greek)
        earlier.undo()
        with sqlite3.connect(site.settings.store) as database:
            database.execute("UPDATE accounts SET likeness = ?", (likeness(latin),))
        for person in (first, second):
            portal.call(site.people.allow, person.user, [person.name])
        for name in (latin, greek, "νina νy"):
            with pytest.raises(ServerError):
                portal.call(site.people.allow, "g-1", [name])


def test_names_of_accounts_are_not_for_guests(site: Running) -> None:
    early, host = site.guest("Sólyom Pál"), site.guest("Host")
    public, lobby = new_match(host, public=True), new_match(host)
    owner = account(site, "Sólyom Pál")
    for name in ALIKE:
        assert refused(site.stranger().post("/api/session", json={"name": name}), 400, "name-of-account")
        assert refused(host.post("/api/accounts", json={"name": name, "password": PASSWORD}), 400, "name-taken")
        hot = {"game": "toy", "seats": ["me", f"me:{name}"]}
        assert refused(host.post("/api/matches", json=hot), 400, "name-of-account")
        wish = {"seat": 1, "name": name}
        assert refused(host.post(f"/api/matches/{lobby}/tokens", json=wish), 400, "name-of-account")
    assert refused(early.post(f"/api/matches/{lobby}/join", json={}), 400, "name-of-account")
    assert refused(early.post(f"/api/matches/{public}/chat", json={"text": "It is me"}), 400, "name-of-account")
    with watching(site, public, Cookie=cookie_of(early)) as socket:
        socket.recv(60)
        socket.send(json.dumps({"type": "say", "text": "It is me", "key": "k"}))
        assert json.loads(socket.recv(60))["error"] == "name-of-account"
    owner.post("/api/session", json={"name": "sólyom pál"}).raise_for_status()
    owner.post(f"/api/matches/{lobby}/join", json={}).raise_for_status()
    assert look(owner, lobby)["seats"][1]["name"] == "sólyom pál"


@pytest.mark.parametrize("name", ["Zoe\u0308", "Zita " * 12, "Zo\tltan", "Zs\u200bolt", " Zora  Zed "])
def test_the_name_that_was_registered_is_good_for_logging_in(site: Running, name: str) -> None:
    person = account(site, name)
    assert name_of(logged_in(site, name)) == name_of(person)


@pytest.mark.parametrize("name", ["Guest", "guest 7", "Former player"])
def test_names_that_say_nothing_are_no_accounts(site: Running, name: str) -> None:
    assert refused(site.stranger().post("/api/accounts", json={"name": name, "password": PASSWORD}), 400, "name-taken")


@pytest.mark.parametrize(
    "password",
    ["password", "Passw0rd!", "12345678", "aaaaaaaa", "qwertyuiop", "letmein123", "budapest2024", "пароль12"],
)
def test_passwords_that_everybody_tries_are_refused(password: str) -> None:
    with pytest.raises(ServerError) as caught:
        check_password(password, "Anna")
    assert caught.value.key == "password-common"


def test_long_passwords_need_nothing_else() -> None:
    for password in ("correct horse", "egykettőhárom", "ц" * 3 + "їжак бігає", "x y z " * 33):
        check_password(password, "Anna")
    for password in ("short", "x1y2z3w" * 29):
        with pytest.raises(ServerError) as caught:
            check_password(password, "Anna")
        assert caught.value.key == "password-length"


# -- once --------------------------------------------------------------------------------------------------------------


def test_a_seat_link_does_not_work_again_after_leaving(site: Running) -> None:
    anna, bela, cili = site.guest("Anna"), site.guest("Béla"), site.guest("Cili")
    match = new_match(anna, seats=("me", "open", "open"))
    link = anna.post(f"/api/matches/{match}/links", json={"seat": 2}).json()["token"]
    bela.post(f"/api/matches/{match}/join", json={"link": link}).raise_for_status()
    bela.post(f"/api/matches/{match}/leave").raise_for_status()
    for person in (bela, cili):
        assert refused(person.post(f"/api/matches/{match}/join", json={"link": link}), 403, "link-used")
    fresh = anna.post(f"/api/matches/{match}/links", json={"seat": 2}).json()["token"]
    cili.post(f"/api/matches/{match}/join", json={"link": fresh}).raise_for_status()


def test_the_same_key_with_another_command_is_refused(site: Running) -> None:
    anna, bela = site.guest("Anna"), site.guest("Béla")
    key = {"Idempotency-Key": "one"}
    made = {"game": "toy", "seats": ["me", "open"]}
    match = anna.post("/api/matches", json=made, headers=key).json()["match"]
    assert anna.post("/api/matches", json=made, headers=key).json()["match"] == match
    other = anna.post("/api/matches", json=made | {"seats": ["me", "builder"]}, headers=key)
    assert refused(other, 409, "key-reused")
    bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    started = anna.post(f"/api/matches/{match}/start", headers=key).json()
    assert anna.post(f"/api/matches/{match}/start", headers=key).json() == started
    assert refused(anna.post(f"/api/matches/{match}/resign", headers=key), 409, "key-reused")
    chosen = choice(anna, match)
    done = anna.post(f"/api/matches/{match}/actions", json=chosen).json()
    assert anna.post(f"/api/matches/{match}/actions", json=chosen).json() == done
    changed = anna.post(f"/api/matches/{match}/actions", json=chosen | {"decision": chosen["decision"] + 1})
    assert refused(changed, 409, "key-reused")
    with watching(site, match, Cookie=cookie_of(anna)) as socket:
        socket.recv(60)
        socket.send(json.dumps({"type": "act"} | chosen))
        assert json.loads(socket.recv(60)) == {"type": "done", "key": chosen["key"], "seq": done["seq"]}
        socket.send(json.dumps({"type": "say", "text": "hm", "key": chosen["key"]}))
        assert json.loads(socket.recv(60))["error"] == "key-reused"


# -- to be forgotten ---------------------------------------------------------------------------------------------------


def everything(site: Running) -> str:
    """All that is in the database, but for the numbers of users whose cookies are void."""
    with sqlite3.connect(f"file:{site.folder / 'matches.sqlite'}?mode=ro", uri=True) as database:
        return "\n".join(line for line in database.iterdump() if 'INTO "endings"' not in line)


def test_an_account_keeps_what_devices_have_for_its_other_devices(site: Running) -> None:
    first = account(site, "Klára")
    pad = {"kind": "pad", "item": "a1", "version": 5, "value": '{"place": "Győr"}'}
    lesson = {"kind": "progress", "item": "lesson:akropolis", "version": 3, "value": "{}"}
    assert first.put("/api/keepsakes", json={"items": [pad, lesson]}).status_code == 200
    second = logged_in(site, "Klára")
    assert second.get("/api/keepsakes").json() == [pad, lesson]
    second.put("/api/keepsakes", json={"items": [pad | {"version": 4, "value": "old"}]}).raise_for_status()
    second.put("/api/keepsakes", json={"items": [lesson | {"version": 4, "value": "[]"}]}).raise_for_status()
    assert first.get("/api/keepsakes").json() == [pad, lesson | {"version": 4, "value": "[]"}]
    assert first.get("/api/export").json()["keepsakes"] == first.get("/api/keepsakes").json()
    first.post("/api/erase", json={"password": PASSWORD}).raise_for_status()
    assert account(site, "Klára").get("/api/keepsakes").json() == []


def test_only_accounts_keep_something_and_not_without_end(site: Running) -> None:
    pad = {"kind": "pad", "item": "a", "version": 1, "value": ""}
    guest, owner = site.guest("Kálmán"), account(site, "Kinga")
    assert refused(site.stranger().get("/api/keepsakes"), 401, "who-are-you")
    assert refused(guest.get("/api/keepsakes"), 403, "account-needed")
    assert refused(guest.put("/api/keepsakes", json={"items": [pad]}), 403, "account-needed")
    for bad in ({"kind": "x"}, {"item": ""}, {"item": "ő"}, {"version": -1}, {"value": "\0"}, {"value": None}):
        assert owner.put("/api/keepsakes", json={"items": [pad | bad]}).status_code == 400, bad
    assert owner.put("/api/keepsakes", json={"items": []}).status_code == 400
    large = "x" * 30_000
    answers = []
    for number in range(MOST_KEPT // 60_000 + 1):
        two = [pad | {"item": f"{number}-{half}", "value": large} for half in range(2)]
        answers.append(owner.put("/api/keepsakes", json={"items": two}))
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert refused(answers[-1], 413, "too-much-kept")
    assert len(owner.get("/api/keepsakes").json()) == 2 * (len(answers) - 1)


def test_own_data_is_handed_out(site: Running) -> None:
    anna, bela = account(site, "Zsófia"), site.guest("Béla")
    over, lobby = begun(anna, bela), new_match(anna)
    play_to_the_end(over, anna, bela)
    anna.post(f"/api/matches/{over}/chat", json={"text": "well played"}).raise_for_status()
    bela.post(f"/api/matches/{over}/chat", json={"text": "thank you"}).raise_for_status()
    program_of(site, anna, lobby)
    answer = anna.get("/api/export").raise_for_status()
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert (found["account"], found["user"]) == ("Zsófia", anna.get("/api/session").json()["user"])
    assert {one["match"] for one in found["matches"]} == {over, lobby}
    assert [(one["match"], one["text"]) for one in found["chat"]] == [(over, "well played")]
    assert found["records"] == {over: anna.get(f"/api/matches/{over}/record").json()}
    assert [one["match"] for one in found["tokens"]] == [lobby]
    assert "password" not in answer.text
    assert "argon2" not in answer.text


def test_somebody_who_is_forgotten_is_nowhere(site: Running) -> None:
    name, said = f"Xénia {secrets.token_hex(4)}", f"words {secrets.token_hex(4)}"
    xenia, bela = site.guest(name), site.guest("Béla")
    over, runs, lobby = begun(xenia, bela), begun(bela, xenia), new_match(bela, seats=("me", "open"), public=True)
    hot = new_match(xenia, seats=("me", f"me:Friend of {name}"))
    play_to_the_end(over, xenia, bela)
    watched = new_match(bela, public=True)
    for match in (over, watched):
        xenia.post(f"/api/matches/{match}/chat", json={"text": said}, headers={"Idempotency-Key": "k"})
    xenia.post(f"/api/matches/{lobby}/join", json={}).raise_for_status()
    program_of(site, xenia, hot)
    xenia.post(f"/api/matches/{hot}/start").raise_for_status()
    xenia.post("/api/accounts", json={"name": name, "password": PASSWORD}).raise_for_status()
    user, action = xenia.get("/api/session").json()["user"], choice(xenia, runs)
    xenia.post(f"/api/matches/{runs}/actions", json=action).raise_for_status()
    before = bela.get(f"/api/matches/{over}/record").json()
    thief = again(site, xenia)
    for wrong in ({}, {"password": "wrong horse"}):
        assert refused(xenia.post("/api/erase", json=wrong), 403, "password-wrong")
    assert all(part in everything(site) for part in (name, said, user))
    with watching(site, runs, Cookie=cookie_of(bela)) as socket:
        socket.recv(60)
        xenia.post("/api/erase", json={"password": PASSWORD}).raise_for_status()
        while True:  # whoever plays is told at once
            table = json.loads(socket.recv(60))["table"]
            if table["seats"][1]["name"] == "Former player":
                break
    assert [part for part in (name, said, user) if part in everything(site)] == []
    assert (name_of(xenia), name_of(thief)) == (None, None)
    assert look(bela, runs)["seats"][1]["resigned"]
    assert look(bela, lobby)["seats"][1]["kind"] == "open"
    assert [seat["name"] for seat in look(bela, hot)["seats"]] == ["Former player", "Former player 2"]
    after = bela.get(f"/api/matches/{over}/record").json()
    assert [seat["name"] for seat in after["seats"]] == ["Former player", "Béla"]
    assert {**after, "seats": 0} == {**before, "seats": 0}
    for match in (over, watched):
        chat = [line for line in bela.get(f"/api/matches/{match}/log").json() if line["kind"] == "said"]
        assert [(line["name"], line["text"]) for line in chat] == [("Former player", "")]
    assert refused(site.stranger().post("/api/login", json={"name": name, "password": PASSWORD}), 403, "log-in-refused")
    bela.post(f"/api/matches/{watched}/chat", json={"text": "going on"}).raise_for_status()


def test_chat_of_the_first_servers_is_found_by_key_or_by_seat() -> None:
    """Their entries did not say who spoke."""
    seats = [{"kind": "person", "user": "u0", "name": "Anna"}, {"kind": "open", "user": "", "name": ""}]
    log = [
        Entry(1, 0, "created", data={"host": "u0", "seats": seats}),
        Entry(2, 0, "joined", 1, data={"user": "u1", "name": "Béla"}),
        Entry(3, 0, "said", 1, data={"name": "Béla", "text": "by the seat"}),
        Entry(4, 0, "said", 0, data={"name": "Anna", "text": "of another"}),
        Entry(5, 0, "left", 1, "u1:x"),
        Entry(6, 0, "said", None, "u1:y", {"name": "Béla", "text": "by the key"}),
        Entry(7, 0, "joined", 1, "u2:x", {"user": "u2", "name": "Cili"}),
        Entry(8, 0, "said", 1, data={"name": "Cili", "text": "of the next"}),
    ]
    changed, sitting, host = forgotten(log, "u1", "g-0")
    assert {entry.seq: entry.data.get("text") for entry in changed} == {2: None, 3: "", 5: None, 6: ""}
    assert [entry.key for entry in changed] == [None, None, "g-0:x", "g-0:y"]
    assert (sitting, host) == ({}, False)
    changed, sitting, host = forgotten(log, "u0", "g-0")
    assert [entry.seq for entry in changed] == [1, 4]
    assert (sitting, host) == ({0: "Former player"}, True)


def test_a_guest_is_forgotten_by_the_cookie_alone(site: Running) -> None:
    name = f"Ottó {secrets.token_hex(4)}"
    otto = site.guest(name)
    match = new_match(otto, seats=("me", "open"))
    program = program_of(site, otto, match, 1, name=f"Robot of {name}")
    user = otto.get("/api/session").json()["user"]
    otto.post("/api/erase", json={}).raise_for_status()
    assert [part for part in (name, user) if part in everything(site)] == []
    assert look(program, match)["seat"] is None
    assert refused(site.stranger().post("/api/erase", json={}), 401, "who-are-you")


def test_the_table_of_a_host_who_is_forgotten_has_another_one(site: Running) -> None:
    host, bela, cili = site.guest("Host"), site.guest("Béla"), site.guest("Cili")
    match, empty = new_match(host, seats=("me", "open", "open")), new_match(host, public=True)
    bela.post(f"/api/matches/{match}/join", json={"seat": 2}).raise_for_status()
    with watching(site, match, Cookie=cookie_of(bela)) as socket:
        assert not json.loads(socket.recv(60))["table"]["host"]
        host.post("/api/erase", json={}).raise_for_status()
        while not json.loads(socket.recv(60))["table"]["host"]:
            pass
    for person in (cili, site.guest("Dani")):
        person.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    assert [look(one, match)["host"] for one in (bela, cili)] == [True, False]  # who has been there longest
    bela.post(f"/api/matches/{match}/leave").raise_for_status()
    bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    assert [look(one, match)["host"] for one in (bela, cili)] == [False, True]
    assert refused(bela.post(f"/api/matches/{match}/start"), 403, "not-the-host")
    cili.post(f"/api/matches/{match}/start").raise_for_status()
    for person in (bela, cili):
        person.post(f"/api/matches/{empty}/join", json={}).raise_for_status()
    host_of_empty = next(one for one in (bela, cili) if look(one, empty)["host"])
    host_of_empty.post(f"/api/matches/{empty}/start").raise_for_status()


@pytest.mark.parametrize("starts", [True, False])
def test_programs_without_a_token_are_forgotten_with_their_owner(site: Running, starts: bool) -> None:
    name = f"Olga {secrets.token_hex(4)}"
    olga, bela = site.guest(name), site.guest("Béla")
    match = new_match(olga, seats=("me", "open", "open"))
    program_of(site, olga, match, 1, name=f"Robot of {name}")
    bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    olga.delete(f"/api/tokens/{olga.get('/api/tokens').json()[0]['sid']}").raise_for_status()
    if starts:
        olga.post(f"/api/matches/{match}/start").raise_for_status()
    user = olga.get("/api/session").json()["user"]
    olga.post("/api/erase", json={}).raise_for_status()
    assert [part for part in (name, user) if part in everything(site)] == []
    seats = look(bela, match)["seats"]
    assert [seat["resigned"] for seat in seats] == [starts, starts, False]
    assert [seat["kind"] for seat in seats] == (["person"] * 3 if starts else ["open", "open", "person"])


@pytest.mark.parametrize("told", [True, False])
def test_other_nodes_learn_of_it_told_or_not(
    told: bool, tmp_path: Path, postgres_address: str, redis_server: Redis
) -> None:
    """Without a bus each node finds it by itself."""
    bus = redis_server.address if told else ""
    settings = Settings(
        data=str(tmp_path), database=postgres_address, bus=bus, secret=secrets.token_hex(32), rate=100_000
    )
    (first, _), (second, site) = create_app(settings), create_app(settings)
    with TestClient(first) as here, TestClient(second) as there:  # type: ignore[type-var]
        for client, name in ((here, "Anna"), (there, "Béla")):
            client.post("/api/session", json={"name": name}).raise_for_status()
        cookie = {"Cookie": f"tetrapolis={here.cookies['tetrapolis']}"}
        match = here.post("/api/matches", json={"game": "toy", "seats": ["me", "open"]}).json()["match"]
        there.post(f"/api/matches/{match}/join", json={}).raise_for_status()
        with there.websocket_connect(f"/api/matches/{match}/socket") as socket:
            assert socket.receive_json()["table"]["seats"][0]["name"] == "Anna"
            stranger = TestClient(second)  # type: ignore[type-var]
            assert stranger.get("/api/session", headers=cookie).json()["name"] == "Anna"
            here.post(f"/api/matches/{match}/start").raise_for_status()
            here.post("/api/erase", json={}).raise_for_status()
            while socket.receive_json()["table"]["seats"][0]["name"] != "Former player":
                pass
            while stranger.get("/api/session", headers=cookie).json() is not None:
                time.sleep(0.02)
        assert site.service.rooms[match].hosted.seats[0].resigned


# -- what is kept no longer --------------------------------------------------------------------------------------------


def test_matches_that_are_too_old_are_removed(inside: tuple[Client, Site]) -> None:
    client, site = inside
    day = 86_400_000
    now = time.time_ns() // 1_000_000

    async def old(match: str, status: str, days: int) -> None:
        listing = Listing(match, "toy", status, True, now - days * day, 1, users=("anna",))
        await site.store.append(listing, [Entry(1, listing.updated, "created", key=f"anna:{match}")])
        await site.store.keep_analysis(match, "{}")
        await site.store.lease(f"bots:{match}", "nobody", -5)

    names = [f"{number:016x}" for number in range(45)]
    with client.portal() as portal:
        for match in names:
            portal.call(old, match, "over", 31)
        portal.call(old, "f" * 16, "lobby", 40)
        portal.call(old, "e" * 16, "running", 400)
        portal.call(old, "d" * 16, "over", 29)
        portal.call(Housekeeping(site.service, site.endings, 30).tidy)
        left = portal.call(lambda: site.store.listings(user="anna", limit=1000))
        assert {one.match for one in left} == {"e" * 16, "d" * 16}
        assert portal.call(site.store.entries, names[0], 0) == []
        assert portal.call(site.store.analysis, names[0]) is None
        assert portal.call(site.store.lease, f"bots:{'e' * 16}", "other", 5)


def test_whoever_watches_a_match_that_is_removed_is_sent_away(inside: tuple[Client, Site]) -> None:
    client, site = inside
    match = client.post("/api/matches", json={"game": "toy", "seats": ["me", "open"]}).json()["match"]
    with client.portal() as portal, client.websocket_connect(f"/api/matches/{match}/socket") as socket:
        socket.receive_json()
        portal.call(site.store.remove, time.time_ns() // 1_000_000 + 1000, 10)
        portal.call(site.service.bus.tell, match, "removed")
        with pytest.raises(WebSocketDisconnect):
            socket.receive()
    assert client.get(f"/api/matches/{match}").status_code == 404
