"""The toy game as the rest of the house knows it."""

from tetrapolis.core.contract import Face, Rules, RuleSection, Spec
from tetrapolis.core.game import Game
from tetrapolis.core.standing import no_tie_break
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .rules import (
    ACTIONS,
    CATEGORIES,
    EVENTS,
    OPTIONS,
    State,
    apply,
    determinize,
    legal,
    pending,
    refusal,
    sample,
    score,
    setup,
)
from .view import View, census, look
from .words import SENTENCES, describe

GAME = Game(
    Spec(
        name="toy",
        rules_version=1,
        rule_prefix="TOY",
        seat_counts=(2, 3, 4),
        options=OPTIONS,
        state=State,
        view=View,
        notation=NOTATION,
        legal_limit=ACTIONS,
        categories=CATEGORIES,
        census=census,
    ),
    Rules(
        *(setup, pending, refusal, legal, sample, apply, score, no_tie_break, determinize, look, count, explain),
        *(number, describe),
    ),
    Face(
        locale=locale_folder(__file__),
        rulebook=(RuleSection("all", tuple(f"TOY-{number}" for number in range(1, 7))),),
        event_kinds=EVENTS,
        sentences=SENTENCES,
        terminal="tetrapolis.testing.toy.terminal",
    ),
)
