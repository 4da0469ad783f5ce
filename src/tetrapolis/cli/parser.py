"""The arguments of every command, with help in the user's language."""

import argparse
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from tetrapolis import __version__
from tetrapolis.text import LANGUAGES, plain, texts

# argparse's own sentences; each has a message whose % placeholders argparse fills in.
_ARGPARSE = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positionals",
    "options": "cli-options",
    "show this help message and exit": "cli-help-help",
    "show program's version number and exit": "cli-help-version",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "expected one argument": "cli-expected-one",
    "expected at least one argument": "cli-expected-some",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-invalid-choice",
    "invalid %(type)s value: %(value)r": "cli-invalid-value",
    "%(prog)s: error: %(message)s": "cli-error",
}


SETTINGS = (
    "host", "port", "data", "database", "bus", "workers", "secret", "origins", "proxies", "rate", "sockets",
    "connections", "retention", "metrics", "log", "backups", "backup-hours", "backup-keep",
)  # fmt: skip


def language_of(arguments: Sequence[str]) -> str:
    """--lang, else TETRAPOLIS_LANG, else the terminal's language, else English."""
    wanted = []
    for position, word in enumerate(arguments):
        if word == "--lang" and position + 1 < len(arguments):
            wanted.append(arguments[position + 1])
        elif word.startswith("--lang="):
            wanted.append(word.removeprefix("--lang="))
    wanted += [os.environ.get(name, "") for name in ("TETRAPOLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    for name in wanted:
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


_ASKS_HELP = re.compile(r"--h|-\w*h")  # whole or abbreviated; what only looks like it costs some time

Helps = Callable[[str], str]  # the text of a help


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        sentence = argparse._("%(prog)s: error: %(message)s")  # type: ignore[attr-defined]
        self.exit(2, sentence % {"prog": self.prog, "message": plain(message)} + "\n")


class _Command(_Parser):
    """A command whose words and flags may come in any order: argparse fills a list before the first flag alone."""

    words = ""  # the argument that takes any number of words

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        found, left = super().parse_known_args(args, namespace)
        if not self.words:
            return found, left
        late = [word for word in left if not word.startswith("-")]
        setattr(found, self.words, [*getattr(found, self.words), *late])
        return found, [word for word in left if word.startswith("-")]


def with_command(arguments: Sequence[str]) -> list[str]:
    """The arguments with the command first: `serve` if none is named. A language may stand before it."""
    begin = arguments[0] if arguments else ""
    language = 2 if begin == "--lang" else 1 if begin.startswith("--lang=") else 0
    first, rest = arguments[:language], arguments[language:]
    if rest and rest[0] in ("-h", "--help", "--version"):
        return [*rest]
    if rest and not rest[0].startswith("-"):
        return [rest[0], *first, *rest[1:]]
    return ["serve", *first, *rest]


def parse(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    speak = texts(lang)
    argparse._ = lambda sentence: speak(_ARGPARSE[sentence]) if sentence in _ARGPARSE else sentence  # type: ignore[attr-defined]
    parser = _Parser(prog="tetrapolis", description=speak("cli-description"))
    parser.add_argument("--version", action="version", version=f"tetrapolis {__version__}")
    commands = parser.add_subparsers(
        metavar=speak("cli-command"), required=True, title=speak("cli-commands"), parser_class=_Command
    )
    asked = arguments[0] if arguments else ""
    wants_help = any(map(_ASKS_HELP.match, arguments))
    _add_commands(commands, asked, lang, speak if wants_help else _silent)  # looking all of it up takes time
    return parser.parse_args(arguments)


def _add_commands(commands: Any, asked: str, lang: str, speak: Helps) -> None:
    """All commands, with the arguments of the one that is asked for."""
    for name, add_arguments in _COMMANDS.items():
        described = speak(f"cli-{name}")
        command = commands.add_parser(name, help=described, description=described)
        if name == asked:
            command.add_argument("--lang", choices=LANGUAGES, default=lang, help=speak("cli-help-lang"))
            command.set_defaults(command=name)
            add_arguments(command, speak)


def _silent(key: str) -> str:
    return ""


def _add_serve(serve: _Command, speak: Helps) -> None:
    _add_settings(serve, speak)
    serve.add_argument("--lan", action="store_true", help=speak("cli-help-lan"))
    serve.add_argument("--no-browser", action="store_true", help=speak("cli-help-no-browser"))


def _add_replay(replay: _Command, speak: Helps) -> None:
    replay.add_argument("file", type=Path, help=speak("cli-help-file"))
    replay.add_argument("--all", action="store_true", help=speak("cli-help-all"))


def _add_verify(verify: _Command, speak: Helps) -> None:
    verify.add_argument("file", help=speak("cli-help-file-or-url"))
    verify.add_argument("--commitment", metavar="SHA256", help=speak("cli-help-commitment"))


def _add_rules(rules: _Command, speak: Helps) -> None:
    rules.words = "ids"
    rules.add_argument("game", help=speak("cli-help-game"))
    rules.add_argument("ids", nargs="*", default=[], metavar="ID", help=speak("cli-help-ids"))
    rules.add_argument("--sheet", action="store_true", help=speak("cli-help-sheet"))


def _add_bench(bench: _Command, speak: Helps) -> None:
    bench.add_argument("game", nargs="?", help=speak("cli-help-game"))
    bench.add_argument("--json", action="store_true", help=speak("cli-help-json"))
    bench.add_argument("--seats", type=int, help=speak("cli-help-bench-seats"))
    bench.add_argument("--server", action="store_true", help=speak("cli-help-bench-server"))
    bench.add_argument("--tables", type=int, default=500, help=speak("cli-help-bench-tables"))
    bench.add_argument("--idle", type=int, default=0, help=speak("cli-help-bench-idle"))
    bench.add_argument("--workers", type=int, default=1, help=speak("cli-help-bench-workers"))
    bench.add_argument("--nodes", type=int, default=1, help=speak("cli-help-bench-nodes"))
    bench.add_argument("--database", default="", help=speak("cli-help-bench-database"))
    bench.add_argument("--bus", default="", help=speak("cli-help-bench-bus"))
    bench.add_argument("--bots", action="store_true", help=speak("cli-help-bench-bots"))
    bench.add_argument("--seconds", type=float, default=2.0, help=speak("cli-help-seconds"))


def _add_analyse(analyse: _Command, speak: Helps) -> None:
    analyse.add_argument("file", type=Path, help=speak("cli-help-file"))
    analyse.add_argument("--depth", choices=("quick", "usual", "deep"), default="usual", help=speak("cli-help-depth"))
    analyse.add_argument("--json", action="store_true", help=speak("cli-help-json"))
    analyse.add_argument("--svg", type=Path, metavar="FILE", help=speak("cli-help-svg"))


def _add_compile(compiling: _Command, speak: Helps) -> None:
    compiling.add_argument("game", nargs="?", help=speak("cli-help-game"))


def _add_games(games: _Command, speak: Helps) -> None:
    """Takes nothing."""


def _add_backup(backup: _Command, speak: Helps) -> None:
    backup.add_argument("target", type=Path, metavar="FILE", help=speak("cli-help-backup"))
    _add_settings(backup, speak)


def _add_restore(restore: _Command, speak: Helps) -> None:
    restore.add_argument("backup", type=Path, metavar="FILE", help=speak("cli-help-restore"))
    _add_settings(restore, speak)


def _add_export(export: _Command, speak: Helps) -> None:
    export.add_argument("folder", type=Path, metavar="FOLDER", help=speak("cli-help-export"))
    export.add_argument("--server", default="", metavar="URL", help=speak("cli-help-export-server"))
    export.add_argument("--overwrite", action="store_true", help=speak("cli-help-overwrite"))


def _add_plans(plans: _Command, speak: Helps) -> None:
    plans.words = "files"
    plans.add_argument("game", help=speak("cli-help-game"))
    plans.add_argument("files", nargs="*", default=[], metavar="FILE", help=speak("cli-help-plans"))
    plans.add_argument("--add", action="store_true", help=speak("cli-help-add"))


def _add_settings(added: _Command, speak: Helps) -> None:
    """The settings of the server; their names are those of `server.settings`."""
    for name in SETTINGS:
        added.add_argument(f"--{name}", help=speak(f"setting-{name}"))
    added.add_argument("--config", type=Path, metavar="FILE", help=speak("cli-help-config"))


def _add_arena(arena: _Command, speak: Helps) -> None:
    arena.add_argument("game", help=speak("cli-help-game"))
    arena.add_argument("--seats", required=True, metavar="BOT,BOT,...", help=speak("cli-help-entrants"))
    arena.add_argument("--games", type=int, default=100, help=speak("cli-help-games"))
    arena.add_argument("--seed", type=int, default=0, help=speak("cli-help-first-seed"))
    arena.add_argument("--workers", default="", metavar="N", help=speak("cli-help-workers"))
    arena.add_argument("--folder", type=Path, help=speak("cli-help-folder"))
    arena.add_argument("--json", action="store_true", help=speak("cli-help-json"))
    arena.add_argument(
        "--option", action="append", default=[], metavar="NAME=CHOICE", dest="options", help=speak("cli-help-option")
    )


def _add_train(train: _Command, speak: Helps) -> None:
    train.add_argument("game", help=speak("cli-help-game"))
    train.add_argument("--folder", type=Path, help=speak("cli-help-train-folder"))
    train.add_argument("--generations", type=int, help=speak("cli-help-train-generations"))
    train.add_argument("--seed", type=int, help=speak("cli-help-train-seed"))
    train.add_argument(
        "--set", action="append", default=[], metavar="NAME=N", dest="settings", help=speak("cli-help-train-set")
    )
    train.add_argument("--workers", default="", metavar="N", help=speak("cli-help-workers"))
    train.add_argument("--short", action="store_true", help=speak("cli-help-train-short"))
    train.add_argument("--adopt", action="store_true", help=speak("cli-help-train-adopt"))


def _add_play(play: _Command, speak: Helps) -> None:
    play.add_argument("game", nargs="?", help=speak("cli-help-game"))
    play.add_argument("--seats", type=int, help=speak("cli-help-seats"))
    play.add_argument("--people", type=int, default=1, help=speak("cli-help-people"))
    play.add_argument("--bots", default="builder", metavar="LEVEL", help=speak("cli-help-bots"))
    play.add_argument("--hint", action="store_true", help=speak("cli-help-hint"))
    play.add_argument("--names", default="", help=speak("cli-help-names"))
    play.add_argument("--seed", help=speak("cli-help-seed"))
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=CHOICE", dest="options", help=speak("cli-help-option")
    )
    play.add_argument("--preset", metavar="NAME", help=speak("cli-help-preset"))
    play.add_argument("--save", type=Path, metavar="FILE", help=speak("cli-help-save"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=speak("cli-help-resume"))


_COMMANDS: dict[str, Callable[[_Command, Helps], None]] = {
    "serve": _add_serve,
    "play": _add_play,
    "replay": _add_replay,
    "verify": _add_verify,
    "rules": _add_rules,
    "bench": _add_bench,
    "arena": _add_arena,
    "train": _add_train,
    "analyse": _add_analyse,
    "games": _add_games,
    "compile": _add_compile,
    "backup": _add_backup,
    "restore": _add_restore,
    "export": _add_export,
    "plans": _add_plans,
}
