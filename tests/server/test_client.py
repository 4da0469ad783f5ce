"""The client against servers that fail, or are newer than it: what they say is scripted here."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from tetrapolis import wire
from tetrapolis.client import CommandRefused, Guest, Lost, MatchClient

MATCH = "0123456789abcdef"
SEATS = [wire.SeatLine("person", "Anna", "", "", False, 0, None)] * 2
CLOCK = wire.ClockLine("none", 0, 0)
TABLE = wire.Table(MATCH, 1, "running", "toy", {}, False, CLOCK, 0, 0, [0], True, SEATS, pending=[0], legal=["card 1"])


def say(socket: ServerConnection, message: wire.ServerMessage) -> None:
    """With a field that the client does not know."""
    socket.send(json.dumps({**msgspec.to_builtins(message), "newer": {"field": 1}}))


@contextmanager
def listening(*scripts: Callable[[ServerConnection], None]) -> Iterator[str]:
    """A server whose first socket follows the first script, and so on; each begins with the table."""
    left = list(scripts)

    def handle(socket: ServerConnection) -> None:
        script = left.pop(0)
        say(socket, wire.News([], TABLE))
        script(socket)

    with serve(handle, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        thread.join()
    assert not left


def asked(socket: ServerConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv())
    return found


def test_what_only_newer_servers_say_is_ignored() -> None:
    def script(socket: ServerConnection) -> None:
        socket.send('{"type": "gossip", "table": 1}')
        command = asked(socket)
        socket.send(json.dumps({"type": "gossip", "key": command["key"]}))
        say(socket, wire.Answer(command["key"], 2))

    with listening(script) as url, MatchClient(url, MATCH) as client:
        assert client.table == TABLE
        assert client.play("card 1") == 2


def test_a_message_that_is_broken_is_an_error() -> None:
    with (
        listening(lambda socket: socket.send('{"type": "done"}')) as url,
        MatchClient(url, MATCH) as client,
        pytest.raises(msgspec.ValidationError, match="key"),
    ):
        client.listen()


def test_a_choice_that_was_not_answered_is_sent_again_under_its_key() -> None:
    commands = []

    def lose(socket: ServerConnection) -> None:
        commands.append(asked(socket))
        socket.close()

    def answer(socket: ServerConnection) -> None:
        commands.append(asked(socket))
        say(socket, wire.Refused(commands[-1]["key"], "store-away", "Wait."))
        commands.append(asked(socket))
        say(socket, wire.Answer(commands[-1]["key"], 2))

    with listening(lose, answer) as url, MatchClient(url, MATCH) as client:
        assert client.play("card 1") == 2
    assert commands[0]["type"] == "act"
    assert commands == [commands[0]] * 3


def test_what_is_refused_says_why() -> None:
    def script(socket: ServerConnection) -> None:
        say(socket, wire.Refused(asked(socket)["key"], "illegal", "Not now.", "T-1"))

    with (
        listening(script) as url,
        MatchClient(url, MATCH) as client,
        pytest.raises(CommandRefused, match="Not now") as refused,
    ):
        client.undo()
    assert refused.value.refusal == wire.Refusal("illegal", "Not now.", "T-1")


def test_a_match_that_does_not_exist_is_refused_at_once() -> None:
    def unknown(socket: ServerConnection) -> None:
        socket.close(4404)

    with serve(unknown, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        with pytest.raises(CommandRefused) as refused, MatchClient(url, MATCH):
            pass
        server.shutdown()
    assert refused.value.refusal.error == "no-such-match"


# -- HTTP --------------------------------------------------------------------------------------------------------------

DONE = (200, json.dumps({"match": MATCH, "seq": 1, "newer": 1}))


@contextmanager
def answering(*answers: tuple[int, str] | None) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """A server that greets whoever comes, then gives these answers (None: it hangs up); the headers it was sent."""
    left, heads = list(answers), []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heads.append({name.lower(): value for name, value in self.headers.items()})
            self.rfile.read(int(self.headers.get("content-length", 0)))
            me = (200, json.dumps({"user": "u", "name": "Anna", "account": False}))
            answer = me if self.path == "/api/session" else left.pop(0)
            if answer is None:
                self.close_connection = True
                return
            self.send_response(answer[0])
            if self.path == "/api/session":
                self.send_header("Set-Cookie", "tetrapolis=secret; HttpOnly; Path=/; SameSite=lax")
            self.send_header("Content-Length", str(len(answer[1])))
            self.end_headers()
            self.wfile.write(answer[1].encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}", heads
        server.shutdown()
        thread.join()
    assert not left


def test_a_command_with_a_key_is_sent_until_it_is_answered() -> None:
    with answering(None, (503, "{}"), (429, "{}"), DONE) as (url, heads):
        guest = Guest(url, "Anna")
        assert guest.create("toy", ["me", "builder"]) == MATCH
        assert guest.cookie == "tetrapolis=secret"
    assert len({head["idempotency-key"] for head in heads[1:]}) == 1
    assert {head["cookie"] for head in heads[1:]} == {"tetrapolis=secret"}
    assert len(heads) == 5


def test_a_command_without_a_key_is_not_sent_again_by_itself() -> None:
    with answering(None) as (url, heads):
        guest = Guest(url, "Anna")
        with pytest.raises(Lost):
            guest.post(f"matches/{MATCH}/rematch", wire.Done)
    assert len(heads) == 2


@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        ((422, '{"error": "illegal", "message": "No.", "rule": "T-1"}'), wire.Refusal("illegal", "No.", "T-1")),
        ((502, "<h1>Bad Gateway</h1>"), wire.Refusal("502", "502 Bad Gateway")),
    ],
)
def test_a_refusal_comes_from_the_site_or_from_what_is_before_it(
    answer: tuple[int, str], refusal: wire.Refusal
) -> None:
    with answering(answer) as (url, _), pytest.raises(CommandRefused) as refused:
        Guest(url, "Anna").start(MATCH)
    assert refused.value.refusal == refusal
