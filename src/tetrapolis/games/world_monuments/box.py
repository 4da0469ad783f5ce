"""What is in the box, as drawings need it beside the plans."""

import msgspec

from .components import BLUE, COLOURS, TRACK_FIELDS


class Box(msgspec.Struct, frozen=True):
    """How many fields the score track has (WM-36), and the colour of the gems (WM-49)."""

    track_fields: int
    gem: str


BOX = Box(TRACK_FIELDS, COLOURS[BLUE])
