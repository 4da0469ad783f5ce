"""Nets as they are fitted, in fractions, and the words that compiled code reads: see `core.net`."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tetrapolis.core.net import HEAD, MOST_PARTIES, Numbers

Fractions = npt.NDArray[np.float64]

STAGES = 40
_HUNDRED = 100
_ROOM = 30  # bits of a hidden sum
_FINE = 12  # bits more of what hidden units add
_MOST = 1 << 56  # of a factor


@dataclass(frozen=True)
class Net:
    """One hidden layer beside a straight line: points by output, from inputs as they come."""

    bias: Fractions  # [output]
    line: Fractions  # [input, output]
    offsets: Fractions  # [unit]
    factors: Fractions  # [input, unit]
    adds: Fractions  # [unit, output]

    def __call__(self, x: npt.NDArray[np.float64]) -> Fractions:
        hidden = np.maximum(x @ self.factors + self.offsets, 0)
        found: Fractions = self.bias + x @ self.line + hidden @ self.adds
        return found


def mean_of(nets: list[Net]) -> Net:
    """One net that says on average what several do."""
    many = len(nets)
    return Net(
        sum((net.bias for net in nets), np.zeros_like(nets[0].bias)) / many,
        sum((net.line for net in nets), np.zeros_like(nets[0].line)) / many,
        np.concatenate([net.offsets for net in nets]),
        np.concatenate([net.factors for net in nets], axis=1),
        np.concatenate([net.adds for net in nets]) / many,
    )


def empty(inputs: int, outputs: int) -> Net:
    """A net that says nothing."""
    none = np.zeros((inputs, 0))
    return Net(np.zeros(outputs), np.zeros((inputs, outputs)), np.zeros(0), none, np.zeros((0, outputs)))


#: By the number of parties and the stage: the lead at which chances are even, and the spread, in points.
Chances = Mapping[int, Fractions]

SURE_LEADER: Chances = {parties: np.tile([0.0, 1.0], (STAGES, 1)) for parties in range(1, MOST_PARTIES + 1)}


def pack(net: Net, chances: Chances = SURE_LEADER, largest: Fractions | None = None) -> Numbers:
    """The words of a net; `largest` are bounds of the inputs, which decide how fine its factors can be."""
    inputs, outputs = net.line.shape
    bounds = np.ones(inputs) if largest is None else np.maximum(largest, 1)
    reach = float((np.abs(net.factors).T @ bounds + np.abs(net.offsets)).max(initial=1e-3))
    scale = min(24, int(np.floor(_ROOM - np.log2(2 * reach))))  # twice as much as was ever seen still fits
    shift = scale + _FINE
    units = net.offsets.shape[0] + net.offsets.shape[0] % 2
    words = [0] * len(HEAD)
    for o in range(outputs):
        words += [_whole(_HUNDRED * net.bias[o], shift), *(_whole(_HUNDRED * one, shift) for one in net.line[:, o])]
    for first in range(0, units, 2):
        pair = [_unit(net, unit, scale) for unit in (first, first + 1)]
        words += [low + (high << 32) for low, high in zip(*pair, strict=True)]
        for unit in (first, first + 1):
            there = unit < net.offsets.shape[0]
            words += [_whole(_HUNDRED * add, _FINE) if there else 0 for add in net.adds[min(unit, len(net.adds) - 1)]]
    words[: len(HEAD)] = [inputs, outputs, units // 2, shift, len(words)]
    words.append(STAGES)
    for parties in range(1, MOST_PARTIES + 1):
        for lead, spread in chances[parties]:
            words += [round(_HUNDRED * float(lead)), max(1, round(_HUNDRED * float(spread)))]
    return np.array(words, np.int64)


def _whole(number: float, bits: int) -> int:
    return max(-_MOST, min(_MOST, round(float(number) * (1 << bits))))


def _unit(net: Net, unit: int, scale: int) -> list[int]:
    """The bias of a hidden unit and its factors, as whole numbers; none for the last of an odd number of units."""
    if unit >= net.offsets.shape[0]:
        return [0] * (1 + net.factors.shape[0])
    return [_whole(one, scale) for one in (net.offsets[unit], *net.factors[:, unit])]


def with_taste(words: Numbers, places: npt.NDArray[np.int64], points: Fractions) -> Numbers:
    """The same net with a taste: so many points more for each unit of some inputs, in the first output."""
    changed = words.copy()
    shift = int(words[HEAD.index("shift")])
    for place, more in zip(places.tolist(), points.tolist(), strict=True):
        changed[len(HEAD) + 1 + place] += _whole(_HUNDRED * more, shift)
    return changed
