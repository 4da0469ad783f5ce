"""The server goes away in the middle of a match and comes back: the page says so, and nothing is lost."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from page.board import Board
from page.hands import Mouse
from page.players import play
from page.proxy import Wire
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
