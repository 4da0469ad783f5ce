"""A match at the terminal: draw, ask, play, save; until the end."""

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
from rich.console import RenderableType
from rich.text import Text

from tetrapolis.bots import Bot, make_thinker, whole_choice
from tetrapolis.core.errors import BadAction, BadOption, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.preview import Outlook
from tetrapolis.core.view import View, view_of
from tetrapolis.text import Texts, plain, signed

from .drawing import common, fit
from .moves import Move, moves_of
from .screen import Screen, announce_result, level_line, names_of, prepare_bots, screen_of, tell

_SHOWN = 10  # moves listed unasked
_MORE = 60
_DRAWN = 30  # deals in which the table after a move is drawn: a place that is alike in all of them is certain
_ADVISER = "master"
_ADVICE = 3  # candidates shown


class _Leave(Exception):
    """The user has had enough for now."""


class Table:
    """People and bots around one match. Every action is on disk before the next is asked for."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], path: Path, speak: Texts, screen: Screen, hint: bool = False
    ) -> None:
        self.match = match
        self.hint = hint
        self.bots = bots
        self.path = path
        self.speak = speak
        self.screen = screen
        self.game_screen = screen_of(match.game)
        self.names = names_of(match, match.view(), speak)
        self.moves: list[Move] = []  # of the person whose turn it is
        self.listed: list[Move] = []
        self.commands: Mapping[str, Callable[[View, str], None]] = {
            "?": self._help,
            "h": self._hint,
            "m": self._more,
            "p": self._preview,
            "q": self._quit,
            "r": self._rules,
            "u": self._undo,
            "v": self._look,
        }
        self.told = dict.fromkeys(range(match.seats), len(match.played))  # actions that each seat has heard of
        self.last_person: int | None = None

    def run(self) -> int:
        speak, match = self.speak, self.match
        self.say(speak("table-start", game=speak("game-title"), commitment=match.commitment), style="dim")
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
        self.screen.print(self._drawn(view, focus))

    def _drawn(self, view: View, focus: int) -> RenderableType:
        drawn = self.game_screen.draw(view, self.names, self.speak, self.screen.width, focus)
        return fit(drawn, self.screen.width, self.speak)

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
        self.moves = moves_of(view)
        self._list(view, self.moves[:_SHOWN], len(self.moves))
        if self.hint and len(self.moves) > 1:
            self._hint(view)
        before = len(self.match.played)
        while len(self.match.played) == before:
            try:
                self._answer(self.screen.ask(self.speak("table-prompt", name=self.names[seat])), view)
            except TetrapolisError as error:
                self.say(error.say(self.speak.lang), style="red")

    def _hand_over(self, seat: int) -> None:
        """Somebody else comes to the keyboard, and has secrets."""
        self.screen.clear()
        self.screen.ask(self.speak("table-hand-over", name=self.names[seat]))
        self.screen.clear()

    def _answer(self, answer: str, view: View) -> None:
        """A number of the list, a move or the beginning of one, or a command.

        With a slash it is a command. Without, a move that can be chosen now comes first: Ginkgopolis has a card H.
        """
        if not answer:
            raise BadAction("typed-nothing")
        if plain(answer) != answer:
            raise BadAction("typed-unseen")
        if any(letter.isdigit() and not letter.isascii() for letter in answer):
            raise BadAction("typed-digits")
        if answer.isdigit():
            self._play(view, self._listed(answer).number)
            return
        command, _, rest = answer.removeprefix("/").partition(" ")
        begun = [move for move in self.moves if str(move.action).startswith(answer)]
        same = [move for move in self.moves if rest and str(move.action).lower() == answer.lower()]
        if answer.startswith("/") and command not in self.commands:
            raise BadAction(
                "command-unknown", command=answer[:20], commands=" ".join(f"/{one}" for one in self.commands)
            )
        if same or any(str(move.action) == answer for move in begun):
            self._play(view, answer)
        elif begun:
            self._list(view, begun[:_MORE], len(begun))
        elif command in self.commands:
            self.commands[command](view, rest.strip())
        else:
            self._play(view, answer)

    def _listed(self, text: str) -> Move:
        """The move of the list with this number."""
        count = len(self.listed)
        if not text:
            raise BadAction("number-missing", count=count)
        if (number := _number(text)) not in range(1, count + 1):
            raise BadAction("number-range", number=text[:20], count=count)
        return self.listed[number - 1]

    def _play(self, view: View, action: int | str) -> None:
        self.match.play(action, view.seat)
        self._save()

    # -- commands ---------------------------------------------------------------------------------------------------

    def _help(self, view: View, rest: str = "") -> None:
        self.say(self.speak("table-help", rule=self.match.game.face.rulebook[0].rules[0]))

    def _quit(self, view: View, rest: str) -> None:
        raise _Leave

    def _more(self, view: View, rest: str) -> None:
        self._list(view, self.moves[:_MORE], len(self.moves))

    def _look(self, view: View, rest: str) -> None:
        """What a player has; without a number, one's own."""
        number = _number(rest) if rest else (view.seat or 0) + 1
        if number not in range(1, len(self.names) + 1):
            raise BadAction("player-number", number=rest[:20], count=len(self.names))
        self._draw(view, number - 1)

    def _rules(self, view: View, rest: str) -> None:
        known = [rule for section in self.match.game.face.rulebook for rule in section.rules]
        for rule in rest.upper().split() or known:
            if rule not in known:
                raise BadOption(
                    "rule-unknown", rule=rule[:20], game=self.speak("game-title"), first=known[0], count=len(known)
                )
            self.say(f"{rule}  {self.speak(rule)}")

    def _undo(self, view: View, rest: str) -> None:
        """Back to the last choice of a person, or one step back in a choice that is under way."""
        count = 1
        choices = self.match.choices
        while count < len(choices) and choices[-count][0].seat in self.bots:
            count += 1
        self.match.undo(count)
        self.told = {seat: min(heard, len(self.match.played)) for seat, heard in self.told.items()}
        self._save()

    def _preview(self, view: View, rest: str) -> None:
        """What a move does, and the table after it, as far as that is certain."""
        move = self._listed(rest)
        self.screen.print(common(self._drawings_after(view, move), self.screen, self.speak))
        self._line(view, rest.lstrip("0"), move, len(str(move.action)))
        self._by_itself(view)

    def _drawings_after(self, view: View, move: Move) -> list[RenderableType]:
        """Every table that the move may lead to, as far as some deals show; equal ones are drawn once."""
        different: dict[bytes, View] = {}
        for states in Outlook(view, _DRAWN).after([move.number]):
            after = view_of(view.game, states, view.seat)
            different.setdefault(msgspec.json.encode((after.table, after.legal.tolist())), after)
        return [self._drawn(after, view.seat or 0) for after in different.values()]

    def _hint(self, view: View, rest: str = "") -> None:
        """What a strong bot would consider in the seat's place: from the view, as every bot."""
        speak = self.speak
        prepare_bots(view.game, speak, self.screen)
        thought = make_thinker(_ADVISER, view.game).think(view)
        for one in thought.candidates[:_ADVICE]:
            details = {"points": one.total, "percent": 100 * one.win_share, "visits": one.visits}
            line = speak("hint-line", action=one.notation, **details)
            categories = [
                speak("hint-part", category=speak(f"category-{name}"), points=points)
                for name, points in one.points.items()
                if points
            ]
            self.say(f"  {line}  {'; '.join(categories)}", style="cyan")

    # -- lists ------------------------------------------------------------------------------------------------------

    def _list(self, view: View, moves: list[Move], count: int) -> None:
        """Number some moves, with what each certainly does."""
        self.listed = moves
        widest = max((len(str(move.action)) for move in moves), default=0)
        for number, move in enumerate(moves, start=1):
            self._line(view, str(number), move, widest)
        if len(moves) < count:
            self.say("      " + self.speak("table-more", count=count - len(moves)), style="dim")
        self._by_itself(view)

    def _line(self, view: View, number: str, move: Move, widest: int) -> None:
        speak, change = self.speak, move.change
        parts = [f"{speak(f'category-{name}')} {signed(gain)}" for name, gain in change.points.items()]
        parts += [f"{speak(f'category-{name}')} ?" for name in change.unsure_points]
        parts += [f"{speak(f'column-{name}')} {signed(gain)}" for name, gain in change.goods.items()]
        parts += [f"{speak(f'column-{name}')} ?" for name in change.unsure_goods]
        gain = "?" if change.unsure_points else signed(move.gain)
        line = Text(f"{number:>4}  ", style="bold")
        line.append(f"{move.action!s:<{widest}}  ", style="default")
        line.append(f"{gain:>4}  ", style="green" if move.gain > 0 else "red" if move.gain < 0 else "dim")
        line.append(view.describe(move.number, speak), style="default")
        line.append(f"  {', '.join(parts)}" if parts else "", style="dim")
        self.screen.print(line, soft_wrap=True)

    def _by_itself(self, view: View) -> None:
        """Where others choose at the same time, what they choose may still change things."""
        if view.game.foresight.alone and self.match.seats > 1:
            self.say("      " + self.speak("table-alone"), style="dim")


def _number(text: str) -> int:
    """A number that was typed; 0, which counts nothing, for anything else."""
    digits = text.lstrip("0")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else 0
