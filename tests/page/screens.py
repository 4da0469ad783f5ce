"""The windows that a table must fit into, and whether all of them are looked at (`make screens`)."""

import os

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (390, 844), (360, 780))
#: The laptop and the phone that whole matches are played on.
PLAYED = ((1366, 768), (390, 844))
EVERY = "TETRAPOLIS_SCREENS" in os.environ
