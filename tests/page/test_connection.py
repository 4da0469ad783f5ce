"""The server goes away in the middle of a match and comes back: the page says so, and nothing is lost."""

import json
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from page.board import Board
from page.hands import Mouse
from page.moves import OwnMoves
from page.players import decide, play
from page.proxy import Wire
from page.told import engine_instead
from page.visitor import Visitor
from server.running import Running, running


def _port(site: Running) -> int:
    return int(site.address.rsplit(":", 1)[1])


def test_a_match_goes_on_after_the_server_was_stopped(
    visit: Callable[..., Visitor], built_page: Path, tmp_path: Path
) -> None:
    with running(tmp_path) as before:
        wire = Wire(_port(before))
        anna = visit(address=wire.address, quiet=True, expert=True)
        match = anna.sit_at("akropolis", "me", "builder")
        board = Board(anna)
        assert play("akropolis", board, Mouse(board), most=3) == 3
        board.wait("2")
        log = anna.page.locator("#log li").all_text_contents()
        wire.cut()
        expect(anna.banner).to_contain_text("Connection lost")
    # What is typed while nobody answers is sent when somebody does.
    action = _first_legal(anna)
    anna.page.get_by_label("Type a move").fill(action)
    anna.page.get_by_label("Type a move").press("Enter")
    with running(tmp_path) as after:
        wire.mend(_port(after))
        board.wait("3")
        expect(anna.banner).not_to_contain_text("Connection lost")
        told = anna.page.locator("#log li").all_text_contents()
        assert [line for line in log if line in told] == log
        table = anna.look(f"matches/{match}")
        assert table["decision"] == 4
        wire.close()


def _first_legal(anna: Visitor) -> str:
    """The placeholder of the command line is something that can be played."""
    return anna.page.get_by_label("Type a move").get_attribute("placeholder") or ""


def test_a_page_without_a_network_says_so_and_comes_back(visit: Callable[..., Visitor]) -> None:
    anna = visit(quiet=True)
    anna.sit_at("seven_wonders", "me", "builder", "builder")
    anna.context.set_offline(True)
    expect(anna.banner).to_contain_text("Connection lost")
    anna.context.set_offline(False)
    expect(anna.banner).to_contain_text("Choose one of your 7 cards")
    board = Board(anna)
    assert play("seven_wonders", board, Mouse(board), most=1) == 1
    board.wait("0")


def test_a_start_page_without_a_server_says_so_and_can_be_played(visit: Callable[..., Visitor]) -> None:
    anna = visit(quiet=True)
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.open()
    said = anna.page.get_by_role("status")
    expect(said).to_contain_text("Cannot reach the server. You can still play against bots on this device.")
    expect(anna.page.get_by_role("button", name="Play now")).to_have_count(4)
    anna.page.unroute_all()
    expect(said).to_have_count(0)


def test_a_match_that_does_not_exist_leads_back_to_the_start(visit: Callable[..., Visitor]) -> None:
    anna = visit(quiet=True)
    anna.open("/m/0123456789abcdef")
    expect(anna.page.get_by_role("heading", name="Match not found")).to_be_visible()
    anna.page.get_by_role("link", name="Back to the start page").click()
    expect(anna.page.get_by_role("button", name="Play now")).to_have_count(4)


def test_a_move_that_the_server_refuses_is_taken_off_the_table(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    moves = OwnMoves(anna)

    def stale(message: str | bytes) -> str:
        """A choice for a decision that is long over."""
        asked = json.loads(message)
        return json.dumps(asked | ({"decision": 77} if asked["type"] == "act" else {}))

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(stale(message)))

    anna.page.route_web_socket("**/socket?*", between)
    match = anna.sit_at("akropolis", "me", "builder", options={"first_player": 1})
    board = Board(anna)
    board.wait()
    things = [(one.name, one.group) for one in board.things()]
    decide("akropolis", board, Mouse(board), random.Random(3))
    expect(anna.page.locator(".refusal")).to_be_visible()
    assert moves.decisions == ["0", "", "0"]
    assert [(one.name, one.group) for one in board.things()] == things
    assert anna.look(f"matches/{match}")["decision"] == 0


def test_rules_that_are_still_being_made_are_waited_for(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    heard: list[bytes] = []

    def late(frame: bytes) -> bytes:
        heard.append(frame)
        return engine_instead(frame, None) if len(heard) == 1 else frame

    anna.hear_instead(late)
    anna.open(f"/m/{anna.new_match('akropolis', 'me', 'builder')}")
    expect(anna.page.get_by_text("The game is being prepared")).to_be_visible()
    expect(anna.board).to_be_visible()


def test_a_page_that_is_older_than_the_server_offers_the_new_version(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.hear_instead(lambda frame: engine_instead(frame, "engine/akropolis-00000000.wasm"))
    anna.open(f"/m/{anna.new_match('akropolis', 'me', 'builder')}")
    expect(anna.page.get_by_text("This page is older than the server")).to_be_visible()
    with anna.page.expect_navigation():
        anna.page.get_by_role("button", name="Load it").click()
