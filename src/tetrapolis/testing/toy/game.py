"""The toy game as the rest of the house knows it."""

from tetrapolis.core.game import Game, Rules, RuleSection
from tetrapolis.core.standing import no_tie_break
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .rules import (
    ACTIONS,
    CATEGORIES,
    DTYPE,
    EVENTS,
    OPTIONS,
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

GAME = Game(
    name="toy",
    rules_version=1,
    rule_prefix="TOY",
    seat_counts=(2, 3, 4),
    options=OPTIONS,
    dtype=DTYPE,
    rules=Rules(
        setup, pending, refusal, legal, sample, apply, score, no_tie_break, determinize, look, count, explain, number
    ),
    legal_limit=ACTIONS,
    categories=CATEGORIES,
    event_kinds=EVENTS,
    view_record=View,
    notation=NOTATION,
    census=census,
    locale=locale_folder(__file__),
    rulebook=(RuleSection("all", tuple(f"TOY-{number}" for number in range(1, 7))),),
    terminal="tetrapolis.testing.toy.terminal",
)
