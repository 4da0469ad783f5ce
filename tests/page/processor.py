"""Processor time of this test's own server and browser: other processes on the machine do not count."""

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def seconds_used() -> float:
    """By all processes that this one has started, and those that they have started in turn."""
    children: dict[int, list[int]] = {}
    used: dict[int, int] = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = place.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        process = int(place.parent.name)
        children.setdefault(int(words[1]), []).append(process)
        used[process] = int(words[11]) + int(words[12])
    waiting, total = [os.getpid()], 0
    while waiting:
        for child in children.get(waiting.pop(), ()):
            total += used[child]
            waiting.append(child)
    return total / _TICKS
