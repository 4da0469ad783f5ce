"""What somebody who plays a whole match would like to touch next, game by game: by roles, names and groups alone."""

import os
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import TimeoutError as Late

from page.board import Board, Thing, Wanted
from page.hands import Keys, Mouse
from page.visitor import Visitor

_MOST_STEPS = 8
_MOST_FRAMES = 600
_MOST_TRIES = 60
_GLANCE = 2000  # milliseconds until one looks again whether there is still something to press

_FIRST_AND_LAST = {"akropolis": 11, "ginkgopolis": 16, "seven_wonders": 11, "world_monuments": 75}
#: Up to which choice those in the middle of a match are made beside the page; all are made there by `make engine`.
MIDDLE = {} if "TETRAPOLIS_ENGINE_MATCHES" in os.environ else _FIRST_AND_LAST


@dataclass(frozen=True)
class Wish:
    """A thing to choose; the last step of a decision is answered by the server."""

    things: list[Thing]  # any of them will do
    last: bool


Player = Callable[[Board], Wish | None]


def _in(*groups: str) -> Wanted:
    return lambda thing: any(group in thing.group for group in groups)


def _akropolis(board: Board) -> Wish | None:
    if spots := board.find(lambda one: "’s city" in one.group and one.says("On the ground", "On level")):
        return Wish(spots, True)
    tiles = board.find(lambda one: "Construction site" in one.group and not one.says("not enough stones"))
    return Wish(tiles, False) if tiles else None


def _seven_wonders(board: Board) -> Wish | None:
    if ways := board.find(_in("Build, stage or sell")):
        return Wish(ways, True)
    if hand := board.find(_in("Your hand")):
        good = [one for one in hand if one.says("Can be built")]
        return Wish(good or hand, False)
    pile = board.find(_in("The discard pile"))
    return Wish(pile, True) if pile else None


def _world_monuments(board: Board) -> Wish | None:
    stones = board.find(lambda one: one.says("Take ") and "stone do you take" in one.group)
    fields = board.find(lambda one: one.says("Can be entered now", "Can be left with one stone"))
    slots = board.find(lambda one: one.says("your stone fits here"))
    passing = board.find(lambda one: one.name == "Pass")
    found = stones or fields or slots or passing
    return Wish(found, True) if found else None


def _ginkgopolis(board: Board) -> Wish | None:
    if characters := board.find(_in("Characters to choose from")):
        return Wish(characters, True)
    things = [one for one in board.things() if one.open]
    cards = [one for one in things if "Your cards" in one.group]
    tiles = [one for one in things if "Your tiles" in one.group]
    confirm = [one for one in things if one.name == "Confirm"]
    if tiles and (not cards or any(one.pressed for one in cards)) and not any(one.pressed for one in tiles):
        return Wish(tiles, False)
    if confirm:
        return Wish(confirm, True)
    if cards:
        return Wish(cards, False)
    words = [one for one in things if "What you can do" in one.group]
    places = [one for one in things if "The city" in one.group and one.says("put marker", "makes room")]
    found = places or words
    return Wish(found, True) if found else None


PLAYERS: dict[str, Player] = {
    "akropolis": _akropolis,
    "ginkgopolis": _ginkgopolis,
    "seven_wonders": _seven_wonders,
    "world_monuments": _world_monuments,
}


def _wished(game: str, board: Board) -> Wish:
    """What there is to choose; while an answer is on its way, a board offers nothing."""
    for _ in range(_MOST_FRAMES):
        if (wish := PLAYERS[game](board)) is not None:
            return wish
        board.page.evaluate("() => new Promise(requestAnimationFrame)")
    says = f"{board.visitor.banner.inner_text()!r}, decision {board.decision!r}"
    raise AssertionError(f"nothing to choose: {says}, {[one.name for one in board.things() if one.open]}")


def decide(game: str, board: Board, hand: Mouse | Keys, chance: random.Random) -> None:
    """One decision, however many steps it takes on the board."""
    for _ in range(_MOST_STEPS):
        wish = _wished(game, board)
        hand.choose(hand.prefer(wish.things, chance))
        if wish.last:
            return
    raise AssertionError("the board asks for more and more")


def confirm(board: Board, before: str) -> None:
    """Confirm what was chosen, unless that needed no confirmation: then the button may be going away already."""
    button = board.page.get_by_role("button", name="Confirm", exact=True).first
    for _ in range(_MOST_TRIES):
        board.answered(before).or_(button).first.wait_for()
        if board.answered(before).count():
            return
        try:
            button.click(timeout=_GLANCE)
        except Late:
            continue
        return
    raise AssertionError("what was chosen can neither be confirmed nor is it answered")


def play(
    game: str,
    board: Board,
    hand: Mouse | Keys,
    most: int = 400,
    seed: int = 0,
    confirming: bool = False,
    until_asked: bool = False,
) -> int:
    """Play until the match is over, or so many decisions; how many there were.

    The answer to the last one may be on its way, unless this waits until the next one is asked for.
    """
    chance, done, before = random.Random(seed), 0, "-"
    while done < most and board.wait(before):
        before = board.decision
        if not before:
            continue
        decide(game, board, hand, chance)
        if confirming:
            confirm(board, before)
        done += 1
    if until_asked:
        board.wait(before)
    return done


def play_beside(anna: Visitor, match: str, until: int, seed: int = 0) -> None:
    """Make the own choices up to this one outside the page, which is left meanwhile."""
    there = anna.page.url
    anna.page.goto("about:blank")
    chance = random.Random(seed)
    while (table := anna.look(f"matches/{match}"))["status"] == "running" and table["decision"] < until:
        if table["legal"]:
            chosen = {"decision": table["decision"], "action": chance.choice(table["legal"])}
            anna.ask(f"matches/{match}/actions", key=secrets.token_hex(8), **chosen)
        else:  # a bot is asked
            anna.page.wait_for_timeout(20)
    anna.page.goto(there)
