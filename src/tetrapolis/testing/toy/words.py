"""Actions of the toy game in words."""

from tetrapolis.core.kernel import rule
from tetrapolis.core.sentences import SentenceKind, SentenceRecord

from .rules import CARDS, KEEP, State

SENTENCES = (
    SentenceKind("toy-action-card", ("card",)),
    SentenceKind("toy-action-keep"),
    SentenceKind("toy-action-roll"),
)


@rule
def describe(s: State, seat: int, action: int, t: SentenceRecord) -> None:
    if action < CARDS:
        t.numbers[0] = action + 1
    else:
        t.kind = 1 + action - KEEP
