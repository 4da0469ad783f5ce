"""What can go wrong on a user's side, as types. Each error is a message key with parameters, said in any language."""

from collections.abc import Sequence
from pathlib import Path

from tetrapolis.text import texts


def shown(value: object, most: int = 60) -> str:
    """What somebody gave us, short and printable, to be repeated in a sentence."""
    try:
        text = str(value)
    except Exception:  # thousands of digits, a card that is none, whatever a stranger's object does
        text = type(value).__name__
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(letter if letter.isprintable() else " " for letter in cut)


class TetrapolisError(Exception):
    """An error with a sentence for the user: `str(error)` in English, `error.say(lang)` in another language."""

    exit_code = 2  # of the command line: something that the user has to mend

    def __init__(self, key: str, **details: "str | int | TetrapolisError") -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def say(self, lang: str = "en") -> str:
        return texts(lang)(f"error-{self.key}", **self._said(lang))

    def _said(self, lang: str) -> dict[str, str | int]:
        return {name: one.say(lang) if isinstance(one, TetrapolisError) else one for name, one in self.details.items()}

    def __str__(self) -> str:
        return self.say()


class UnknownGame(TetrapolisError):
    """No installed game has this name."""


class BadOption(TetrapolisError):
    """An option or a number of seats that the game does not have."""


class BadSeed(TetrapolisError):
    """A seed that is not a number of 128 bits."""


class BadNumber(TetrapolisError):
    """An argument that must be a whole number within bounds and is not."""


class BadAction(TetrapolisError):
    """Something that is not an action: text in another notation, an id or a typed action outside its range."""


class IllegalAction(TetrapolisError):
    """An action that a rule forbids now. The match is unchanged."""

    def __init__(self, rule: str, locale: Path, action: str) -> None:
        super().__init__("illegal-action", rule=rule, action=action)
        self.rule = rule
        self.locale = locale

    def say(self, lang: str = "en") -> str:
        speak = texts(lang, self.locale)
        return speak("error-illegal-action", reason=speak(self.rule), **self._said(lang))


class BadEntry(TetrapolisError):
    """Something that cannot be written on a score pad; if a rule of the game forbids it, `rule` is its id."""

    def __init__(self, key: str, *, rule: str = "", locale: Path | None = None, **details: str | int) -> None:
        super().__init__(key, **({"rule": rule} if rule else {}), **details)
        self.rule = rule
        self.locale = locale

    def say(self, lang: str = "en") -> str:
        if self.locale is None:
            return super().say(lang)
        speak = texts(lang, self.locale)
        return speak("error-pad-refused", reason=speak(self.rule), **self._said(lang))


class MatchOver(TetrapolisError):
    """The match has ended; nothing more can be played."""


class NotYourChoice(TetrapolisError):
    """The seat has nothing to choose now, or several seats have and none was named."""


class NothingToUndo(TetrapolisError):
    """Fewer actions were played than should be taken back, or others have learned from them."""


class BadPlan(TetrapolisError):
    """Something, from a file or a record, that cannot be a board of the game; `problems` says all that is wrong."""

    def __init__(self, source: str, problems: Sequence[TetrapolisError]) -> None:
        super().__init__("bad-plan", path=source, count=len(problems))
        self.problems = tuple(problems)

    def say(self, lang: str = "en") -> str:
        return "\n".join((super().say(lang), *(f"- {problem.say(lang)}" for problem in self.problems)))


class PlanProblem(TetrapolisError):
    """One thing that is wrong with a plan, in the words of its game."""

    def __init__(self, locale: Path, key: str, **details: "str | int | TetrapolisError") -> None:
        super().__init__(key, **details)
        self.locale = locale

    def say(self, lang: str = "en") -> str:
        return texts(lang, self.locale)(f"plan-{self.key}", **self._said(lang))


class BadRecord(TetrapolisError):
    """A file that is not a readable record of a match."""
