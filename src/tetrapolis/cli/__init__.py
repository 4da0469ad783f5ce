"""The command line; `tetrapolis` alone starts the site."""

import gc
import importlib
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. An error is one sentence on standard error, a user's mistake has exit code 2."""
    gc.disable()  # a tenth of a short command's time; `screen.prepare` enables it again
    from tetrapolis.core.errors import TetrapolisError

    from .parser import language_of, parse, with_command

    given = sys.argv[1:] if arguments is None else arguments
    lang = language_of(given)
    try:
        chosen = parse(with_command(given), lang)
        command = importlib.import_module(f"{__name__}.{chosen.command}")  # only this one: a start must take no second
        return int(command.run(chosen))
    except TetrapolisError as error:
        print(error.say(lang), file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
