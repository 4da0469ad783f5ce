"""The automatic architect of solo play. It collects tiles instead of building: they lie in its `laid` list."""

from tetrapolis.core.kernel import rule

from .components import HAS_PLAZA
from .state import Player, State


@rule
def architect_choice(s: State) -> int:
    """The cheapest tile with a plaza if it can be paid, else the free one (AK-57)."""
    for index in range(s.row_count):
        if HAS_PLAZA[s.row[index]]:
            return index if index <= s.players[1].stones else 0
    return 0


@rule
def architect_collect(architect: Player, tile: int) -> None:
    architect.laid[architect.laid_count].tile = tile
    architect.laid[architect.laid_count].level = 1
    architect.laid_count += 1
