"""What commands share on a terminal: the console, the bar shown while rules are compiled, sentences about events."""

import gc
import importlib
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from tetrapolis.bots.levels import LEVELS, milliseconds_of
from tetrapolis.core import record as records
from tetrapolis.core.compiling import Progress as Report
from tetrapolis.core.compiling import on_compile
from tetrapolis.core.errors import BadOption, TetrapolisError
from tetrapolis.core.events import Event
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find
from tetrapolis.core.view import View
from tetrapolis.text import Texts, figure, plain, texts

STDIN = "-"  # as a file: standard input


class GameScreen(Protocol):
    """What a game's terminal module offers."""

    def draw(
        self, view: View, names: Sequence[str], speak: Texts, width: int, focus: int
    ) -> RenderableType: ...  # the table, with one party's things in full


class Screen(Console):
    """A console on which data stays data: no markup is read from texts, and no control character is printed."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            shown = segment.text if segment.control else "\n".join(map(plain, segment.text.split("\n")))
            yield segment if shown == segment.text else Segment(shown, segment.style)

    def ask(self, prompt: str) -> str:
        """What a person types, on one line; EOFError at the end of the input."""
        self.print(Text(prompt), end=" ")
        try:
            return input().strip(" \t\r")
        except UnicodeDecodeError:
            raise TetrapolisError("typed-unseen") from None

    def confirm(self, question: str, speak: Texts) -> bool:
        """Whether a person says yes."""
        return self.ask(question).lower()[:1] in (speak("answer-yes"), "y")


def game_texts(game: Game, lang: str) -> Texts:
    return texts(lang, game.face.locale)


def screen_of(game: Game) -> GameScreen:
    screen: GameScreen = importlib.import_module(game.face.terminal)
    return screen


def sheet_of(game: Game) -> Callable[[Texts], RenderableType] | None:
    """What a game lets everybody look up beside its rules, if its terminal module offers it."""
    sheet: Callable[[Texts], RenderableType] | None = getattr(screen_of(game), "sheet", None)
    return sheet


def prepare(game: Game, speak: Texts, screen: Screen) -> None:
    """Have the rules compiled; a first use takes seconds and says so."""
    if not game.kernels.is_compiled:
        _compile(game.kernels.compile, speak("compiling", game=speak("game-title")), screen)
    gc.freeze()  # all that was loaded stays
    gc.enable()


def prepare_bots(game: Game, speak: Texts, screen: Screen) -> None:
    """Have the bots' search compiled, before any clock runs."""
    from tetrapolis.bots.mind import mind_of

    mind = mind_of(game)
    if not mind.is_compiled:
        _compile(mind.compile, speak("compiling-bots", game=speak("game-title")), screen)


def prepare_judge(game: Game, speak: Texts, screen: Screen) -> None:
    """Have the judge of decisions compiled."""
    from tetrapolis.bots.judge import judge_of

    judge = judge_of(game)
    if not judge.is_compiled:
        _compile(judge.compile, speak("compiling-judge", game=speak("game-title")), screen)


def prepare_engine(game: Game, speak: Texts, screen: Screen) -> Path:
    """Have everything compiled, and the engine for pages made of it."""
    from tetrapolis.engines import find_engine, make_engine

    found = find_engine(game)
    if found is None:
        prepare(game, speak, screen)
        prepare_bots(game, speak, screen)
        prepare_judge(game, speak, screen)
        made: list[Path] = []
        what = speak("compiling-engine", game=speak("game-title"))
        _compile(lambda tell: made.append(make_engine(game, tell)), what, screen)
        (found,) = made
    return found


def _compile(work: Callable[[Report], None], what: str, screen: Screen) -> None:
    """Do the work; show a bar as soon as something is compiled and not loaded from the cache."""
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn  # seldom needed

    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    bar = Progress(*columns, console=screen, transient=True)
    task = bar.add_task(what, total=None)
    said = False

    def show() -> None:
        nonlocal said
        if not said and screen.is_terminal:
            bar.start()
        elif not said:
            Screen(stderr=True).print(what)  # what is printed may be read by a program
        said = True

    try:
        with on_compile(show):
            work(lambda done, total, _: bar.update(task, completed=done, total=total))
    finally:
        bar.stop()


def open_record(file: Path, lang: str) -> tuple[Match, Texts, Screen]:
    """Replay a record file, or what standard input sends, with the texts of its game and a console to show it on."""
    return open_match(records.read_stream(sys.stdin.buffer) if str(file) == STDIN else records.read(file), lang)


def open_match(record: records.Record, lang: str) -> tuple[Match, Texts, Screen]:
    game = find(record.game)
    speak = game_texts(game, lang)
    screen = Screen()
    prepare(game, speak, screen)
    return Match.replay(record), speak, screen


def names_of(match: Match, view: View, speak: Texts) -> list[str]:
    """Everybody at the table: the seats by name, then the rivals of solo play."""
    rivals = [speak(party["rival"]) for party in view.table["players"][match.seats :]]
    return [plain(seat.name) for seat in match.players] + rivals


def tell(game: Game, event: Event, names: Sequence[str], speak: Texts) -> str:
    """A sentence about an event; a shorter one for those who may not know its numbers."""
    key = f"event-{event.kind}"
    if not event.numbers and speak.has(f"{key}-hidden"):
        key += "-hidden"
    name = names[event.seat] if event.seat >= 0 else ""
    words = {number: phrase.say(speak) for number, phrase in game.face.words(event.numbers).items()}
    return speak(key, name=name, **{**event.numbers, **words})


def announce_result(match: Match, names: Sequence[str], speak: Texts) -> str:
    """The places of all, and who has won."""
    totals = [sum(points.values()) for points in match.scores()]
    places = sorted(zip(match.ranks, totals, names, strict=True), key=lambda place: place[0])
    table = "\n".join(f"{rank:>3}. {name}  {figure(total)}" for rank, total, name in places)
    winners = [names[party] for party in match.winners]
    if len(winners) > 1:
        return f"{table}\n" + speak("result-shared", names=speak.listing(winners))
    return f"{table}\n" + speak("result-win", name=winners[0])


def level_line(player: str, game: Game, speak: Texts) -> str:
    """A bot's level in words, with its time for a move where that was measured."""
    if player not in LEVELS:
        return player
    spent = milliseconds_of(player, game)
    name = speak(f"level-{player}")
    return name if spent is None else speak("level-time", level=name, milliseconds=spent)


def allow_overwriting(path: Path, speak: Texts, screen: Screen) -> None:
    """An existing file is replaced only if a person at a terminal says so; BadOption otherwise."""
    if not path.exists():
        return
    if not (screen.is_terminal and screen.confirm(speak("confirm-replace", path=str(path)), speak)):
        raise BadOption("record-exists", path=str(path))
