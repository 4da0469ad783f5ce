"""A friend in a browser that the site has never seen: follows the link, sits down, and both play a whole match."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from page.board import Board
from page.hands import Mouse
from page.players import decide
from page.visitor import Visitor

_LOADED = "performance.timeOrigin"  # when the page was loaded


def _invite(host: Visitor, friend: Visitor) -> None:
    """By what the page offers alone: nobody has a cookie before, nobody loads a page again."""
    page = host.start()
    page.get_by_role("button", name="Invite friends Akropolis").click()
    page.get_by_role("button", name="Set up the table").click()
    friend.page.goto(page.get_by_role("textbox", name="Link").input_value())
    friend.page.get_by_role("button", name="Sit here").click()
    expect(friend.page.get_by_role("button", name="Leave the table")).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    for person in (host, friend):
        expect(person.board).to_be_visible()


def _asked_after(last: Board, other: Board) -> Board | None:
    """Whoever is asked when `last` has chosen, as its page knows; None when the match is over."""
    asked = last if last.decision else other
    return asked if asked.wait() else None


def test_an_invited_friend_and_the_host_play_a_whole_match(visit: Callable[..., Visitor]) -> None:
    people = [visit("Anna"), visit("Béla")]
    _invite(*people)
    loaded = [person.page.evaluate(_LOADED) for person in people]
    boards = [Board(person) for person in people]
    chance, moves, last = random.Random(3), [0, 0], 0
    while (board := _asked_after(boards[last], boards[1 - last])) is not None:
        before = board.decision
        decide("akropolis", board, Mouse(board), chance)
        board.settle(before)
        last = boards.index(board)
        moves[last] += 1
    assert min(moves) > 5
    assert not any(board.wait() for board in boards)
    assert [person.page.evaluate(_LOADED) for person in people] == loaded


def test_a_second_tab_of_the_friend_knows_who_has_sat_down(visit: Callable[..., Visitor]) -> None:
    host, friend = visit("Anna"), visit("Béla")
    page = host.start()
    page.get_by_role("button", name="Invite friends Akropolis").click()
    page.get_by_role("button", name="Set up the table").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    other = friend.context.new_page()
    for tab in (friend.page, other):
        tab.goto(link)
        expect(tab.get_by_role("button", name="Sit here")).to_be_visible()
    friend.page.get_by_role("button", name="Sit here").click()
    for tab in (friend.page, other):
        expect(tab.get_by_role("button", name="Leave the table")).to_be_visible()
