"""A match at the terminal: draw, ask, play, save; until the end."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.text import Text

from tetrapolis.bots import Bot, make_thinker, whole_choice
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.view import View, view_of
from tetrapolis.text import Texts

from .moves import Move, moves_of
from .screen import announce_result, level_line, names_of, prepare_bots, screen_of, tell

_SHOWN = 10  # moves listed unasked
_MORE = 60
_ADVISER = "master"
_ADVICE = 3  # candidates shown


class _Leave(Exception):
    """The user has had enough for now."""


class Table:
    """People and bots around one match. Every action is on disk before the next is asked for."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], path: Path, speak: Texts, screen: Console, hint: bool = False
    ) -> None:
        self.match = match
        self.hint = hint
        self.bots = bots
        self.path = path
        self.speak = speak
        self.screen = screen
        self.game_screen = screen_of(match.game)
        self.names = names_of(match, match.view(), speak)
        self.listed: list[Move] = []
        self.told = dict.fromkeys(range(match.seats), len(match.played))  # actions that each seat has heard of
        self.last_person: int | None = None

    def run(self) -> int:
        speak, match = self.speak, self.match
        self.say(speak("table-start", game=match.game.name, commitment=match.commitment), style="dim")
        for seat in self.bots:
            self.say(f"{self.names[seat]}: {level_line(match.players[seat].player, match.game, speak)}", style="dim")
        try:
            while not match.over:
                seat = match.pending[0]
                if seat in self.bots:
                    for step in whole_choice(self.bots[seat], match.view(seat)):
                        match.play(step, seat)
                    self._save()
                else:
                    self._person(seat)
        except (EOFError, KeyboardInterrupt, _Leave):
            self.say("\n" + (speak("table-left", path=str(self.path)) if match.played else ""))
            return 0
        self._draw(match.view(), 0)
        self._tell(None, min(self.told.values()))
        self.say(announce_result(match, self.names, speak), style="bold")
        self.say(speak("table-saved", path=str(self.path), seed=str(match.seed)))
        return 0

    def say(self, text: str, style: str = "") -> None:
        self.screen.print(Text(text, style=style), soft_wrap=not self.screen.is_terminal)

    def _save(self) -> None:
        self.match.save(self.path, overwrite=True)

    def _draw(self, view: View, focus: int) -> None:
        self.screen.print(self.game_screen.draw(view, self.names, self.speak, self.screen.width, focus))

    def _tell(self, viewer: int | None, heard: int) -> None:
        """What happened after the first `heard` actions, as the viewer may know it."""
        new = len(self.match.played) - heard
        for event in self.match.events(viewer, last=new) if new > 0 else ():
            self.say("  " + tell(self.match.game, event, self.names, self.speak))

    # -- a person's turn --------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        """Ask until the seat has played or something was taken back."""
        view = self.match.view(seat)
        if self.last_person not in (None, seat) and view.table != self.match.view().table:
            self._hand_over(seat)
        self.last_person = seat
        self._draw(view, seat)
        self._tell(seat, self.told[seat])
        self.told[seat] = len(self.match.played)
        moves = moves_of(view)
        self._list(view, moves[:_SHOWN], len(moves))
        if self.hint and len(moves) > 1:
            self._hint(view)
        before = len(self.match.played)
        while len(self.match.played) == before:
            answer = self.screen.input(self.speak("table-prompt", name=self.names[seat]) + " ").strip()
            try:
                self._answer(answer, view, moves)
            except TetrapolisError as error:
                self.say(error.say(self.speak.lang), style="red")

    def _hand_over(self, seat: int) -> None:
        """Somebody else comes to the keyboard, and has secrets."""
        self.screen.clear()
        self.screen.input(self.speak("table-hand-over", name=self.names[seat]) + " ")
        self.screen.clear()

    def _answer(self, answer: str, view: View, moves: list[Move]) -> None:
        word, _, rest = answer.lower().partition(" ")
        starts = [move for move in moves if str(move.action).startswith(answer)] if answer else []
        if word in ("", "?", "help"):
            self.say(self.speak("table-help"))
        elif word == "q":
            raise _Leave
        elif word == "u":
            self._undo()
        elif word == "h":
            self._hint(view)
        elif word == "m":
            self._list(view, moves[:_MORE], len(moves))
        elif word == "v":
            self._draw(view, self._number(rest, len(self.names)))
        elif word == "p":
            self._preview(view, self.listed[self._number(rest, len(self.listed))])
        elif word == "r":
            for rule in rest.upper().split() or [r for section in self.match.game.rulebook for r in section.rules]:
                if self.speak.has(rule):
                    self.say(f"{rule}  {self.speak(rule)}")
        elif word.isascii() and word.isdigit() and not rest:
            self._play(view, self.listed[self._number(word, len(self.listed))].number)
        elif starts and all(str(move.action) != answer for move in starts):
            self._list(view, starts[:_MORE], len(starts))
        else:
            self._play(view, answer)

    def _number(self, text: str, count: int) -> int:
        """A number from 1 to `count`, counted from 0."""
        if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= count):
            raise TetrapolisError("number-range", number=text[:20], count=count)
        return int(text) - 1

    def _play(self, view: View, action: int | str) -> None:
        self.match.play(action, view.seat)
        self._save()

    def _undo(self) -> None:
        """Back to the last choice of a person, or one step back in a choice that is under way."""
        count = 1
        choices = self.match.choices
        while count < len(choices) and choices[-count][0].seat in self.bots:
            count += 1
        self.match.undo(count)
        self.told = {seat: min(heard, len(self.match.played)) for seat, heard in self.told.items()}
        self._save()

    def _preview(self, view: View, move: Move) -> None:
        """The table as it would look after a move."""
        if view.seat is None:
            return
        states = view.possible_state(np.array([0, 1], np.int64))
        view.game.rules.apply(states[0], view.seat, move.number)
        self._draw(view_of(view.game, states, view.seat), view.seat)

    def _hint(self, view: View) -> None:
        """What a strong bot would consider in the seat's place: from the view, as every bot."""
        prepare_bots(view.game, self.speak, self.screen)
        thought = make_thinker(_ADVISER, view.game).think(view)
        for one in thought.candidates[:_ADVICE]:
            categories = ", ".join(
                f"{self.speak(f'category-{name}')} {points:.1f}" for name, points in one.points.items() if points
            )
            line = self.speak(
                "hint-line",
                action=one.notation,
                points=f"{one.total:.1f}",
                share=f"{100 * one.win_share:.0f}",
                visits=one.visits,
            )
            self.say(f"  {line}  {categories}", style="cyan")

    def _list(self, view: View, moves: list[Move], count: int) -> None:
        """Number some moves, with what each scores."""
        self.listed = moves
        widest = max((len(str(move.action)) for move in moves), default=0)
        for number, move in enumerate(moves, start=1):
            parts = ", ".join(f"{self.speak(f'category-{name}')} {gain:+d}" for name, gain in move.gains.items())
            line = Text(f"{number:>4}  ", style="bold")
            line.append(f"{move.action!s:<{widest}}  ", style="default")
            line.append(f"{move.gain:+4d}  ", style="green" if move.gain > 0 else "red" if move.gain < 0 else "dim")
            line.append(self.game_screen.describe(view, move.action, self.speak), style="default")
            line.append(f"  {parts}" if parts else "", style="dim")
            self.screen.print(line, soft_wrap=True)
        if len(moves) < count:
            self.say("      " + self.speak("table-more", count=count - len(moves)), style="dim")
