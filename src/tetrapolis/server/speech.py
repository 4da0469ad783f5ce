"""Refusals in the language of whoever is refused."""

from tetrapolis.core.errors import IllegalAction, TetrapolisError
from tetrapolis.text import LANGUAGES
from tetrapolis.wire import Refusal


def wanted_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak; English if there is none."""
    wishes = []
    for place, wish in enumerate(header[:200].split(",")):
        tag, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), "en")


def refusal_of(error: TetrapolisError, lang: str) -> Refusal:
    return Refusal(error.key, error.say(lang), error.rule if isinstance(error, IllegalAction) else None)
