"""Tables of every game with few and with many players, early and late."""

from collections.abc import Callable

from page.board import Board
from page.players import play_beside
from page.visitor import Visitor

#: How many sit there, and the number of a late decision.
LATE = {
    ("akropolis", 2): 12,
    ("akropolis", 4): 8,
    ("ginkgopolis", 2): 14,
    ("ginkgopolis", 5): 8,
    ("seven_wonders", 3): 15,
    ("seven_wonders", 7): 15,
    ("world_monuments", 2): 50,
    ("world_monuments", 4): 34,
}


def table(visit: Callable[..., Visitor], game: str, seats: int, late: bool) -> tuple[Visitor, Board]:
    """A table with a choice to make."""
    anna = visit(viewport={"width": 1440, "height": 900}, has_touch=True)
    match = anna.sit_at(game, "me", *["builder"] * (seats - 1))
    board = Board(anna)
    board.wait()
    if late:
        play_beside(anna, match, LATE[game, seats])
        assert board.wait(), "the match was over too early"
    return anna, board
