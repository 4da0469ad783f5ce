"""What commands share on a terminal: the console, the bar shown while rules are compiled, sentences about events."""

import gc
import importlib
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from tetrapolis.bots.levels import LEVELS, milliseconds_of
from tetrapolis.core import record as records
from tetrapolis.core.events import Event
from tetrapolis.core.game import Game
from tetrapolis.core.game import Progress as ProgressReport
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find
from tetrapolis.core.view import View
from tetrapolis.text import Texts, texts

_PATIENCE = 0.4  # seconds of compiling before a bar appears: loading from the cache is faster


class GameScreen(Protocol):
    """What a game's terminal module offers."""

    def draw(
        self, view: View, names: Sequence[str], speak: Texts, width: int, focus: int
    ) -> RenderableType: ...  # the table, with one party's things in full
    def describe(self, view: View, action: Any, speak: Texts) -> str: ...
    def rivals(self, view: View, speak: Texts) -> list[str]: ...


def console() -> Console:
    return Console(highlight=False)


def game_texts(game: Game, lang: str) -> Texts:
    return texts(lang, game.locale)


def screen_of(game: Game) -> GameScreen:
    screen: GameScreen = importlib.import_module(game.terminal)
    return screen


def sheet_of(game: Game) -> Callable[[Texts], RenderableType] | None:
    """What a game lets everybody look up beside its rules, if its terminal module offers it."""
    sheet: Callable[[Texts], RenderableType] | None = getattr(screen_of(game), "sheet", None)
    return sheet


def prepare(game: Game, speak: Texts, screen: Console) -> None:
    """Have the rules compiled; a first use takes seconds and says so."""
    _compile(game.compile, speak("compiling", game=speak("rules-title")), screen)
    gc.freeze()  # all that was loaded stays
    gc.enable()


def prepare_bots(game: Game, speak: Texts, screen: Console) -> None:
    """Have the bots' search compiled, before any clock runs."""
    from tetrapolis.bots.mind import mind_of

    _compile(mind_of(game).compile, speak("compiling-bots", game=speak("rules-title")), screen)


def _compile(work: Callable[[ProgressReport], None], what: str, screen: Console) -> None:
    """Do the work; show a bar if it takes longer than loading from the cache."""
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=screen,
        transient=True,
    )
    task = bar.add_task(what, total=None)

    def show() -> None:
        if screen.is_terminal:
            bar.start()
        else:
            Console(stderr=True, highlight=False).print(what)  # what is printed may be read by a program

    timer = threading.Timer(_PATIENCE, show)
    timer.start()
    try:
        work(lambda done, total, _: bar.update(task, completed=done, total=total))
    finally:
        timer.cancel()
        timer.join()
        bar.stop()


def open_record(file: Path, lang: str) -> tuple[Match, Texts, Console]:
    """Replay a record file, with the texts of its game and a console to show it on."""
    return open_match(records.read(file), lang)


def open_match(record: records.Record, lang: str) -> tuple[Match, Texts, Console]:
    game = find(record.game)
    speak = game_texts(game, lang)
    screen = console()
    prepare(game, speak, screen)
    return Match.replay(record), speak, screen


def names_of(match: Match, view: View, speak: Texts) -> list[str]:
    """Everybody at the table: the seats by name, then the rivals of solo play."""
    return [seat.name for seat in match.players] + screen_of(match.game).rivals(view, speak)


def tell(game: Game, event: Event, names: Sequence[str], speak: Texts) -> str:
    """A sentence about an event; a shorter one for those who may not know its numbers."""
    key = f"event-{event.kind}"
    if not event.numbers and speak.has(f"{key}-hidden"):
        key += "-hidden"
    name = names[event.seat] if event.seat >= 0 else ""
    words = {number: phrase.say(speak) for number, phrase in game.words(event).items()}
    return speak(key, name=name, **{**event.numbers, **words})


def announce_result(match: Match, names: Sequence[str], speak: Texts) -> str:
    """The places of all, and who has won."""
    totals = [sum(points.values()) for points in match.scores()]
    places = sorted(zip(match.ranks, totals, names, strict=True), key=lambda place: place[0])
    table = "\n".join(f"{rank:>3}. {name}  {total}" for rank, total, name in places)
    winners = [names[party] for party in match.winners]
    if len(winners) > 1:
        return f"{table}\n" + speak("result-shared", names=", ".join(winners))
    return f"{table}\n" + speak("result-win", name=winners[0])


def level_line(player: str, game: Game, speak: Texts) -> str:
    """A bot's level in words, with its time for a move where that was measured."""
    if player not in LEVELS:
        return player
    spent = milliseconds_of(player, game)
    name = speak(f"level-{player}")
    return name if spent is None else speak("level-time", level=name, seconds=f"{spent / 1000:.3f}".rstrip("0"))
