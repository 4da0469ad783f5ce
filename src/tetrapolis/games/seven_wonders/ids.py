"""Action ids: build, stage or sell a card with a payment; dig a card or none; a side; a board."""

from tetrapolis.core.kernel import rule

from .components import BOARD_COUNT, CARD_COUNT
from .trade import MAX_WAYS

KINDS = ("build", "stage", "sell")
BUILD, STAGE, SELL = range(len(KINDS))
PER_KIND = CARD_COUNT * MAX_WAYS * MAX_WAYS
FIRST_DIG = 3 * PER_KIND
DIG_NOTHING = FIRST_DIG + CARD_COUNT
FIRST_SIDE = DIG_NOTHING + 1
FIRST_BOARD = FIRST_SIDE + 2
ACTION_COUNT = FIRST_BOARD + BOARD_COUNT


@rule
def play_id(kind: int, card: int, to_left: int, to_right: int) -> int:
    return ((kind * CARD_COUNT + card) * MAX_WAYS + to_left) * MAX_WAYS + to_right


@rule
def play_parts(action: int) -> tuple[int, int, int, int]:
    """The inverse of `play_id`: kind, card, coins left, coins right."""
    to_right = action % MAX_WAYS
    to_left = action // MAX_WAYS % MAX_WAYS
    card = action // (MAX_WAYS * MAX_WAYS) % CARD_COUNT
    return action // PER_KIND, card, to_left, to_right
