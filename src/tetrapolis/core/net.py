"""A small learned net, evaluated in integers: the same numbers natively and in a browser.

A net is a row of 64-bit words that stands somewhere in the `weights` that bots think with:

    head       inputs, outputs, pairs, shift, chance: where the table of chances begins, from here
    outputs    for each: its bias, then a factor for every input
    pairs      of hidden units, two in one word, the first in its lower half: the biases, then a factor for every
               input; then what the first adds to each output, then what the second does
    chances    their number of stages; for each number of parties from 1 to 8 and each stage: lead, spread

Sums of a hidden unit fit into 32 bits, which whoever packs a net sees to; a unit whose sum is below zero is silent.
Outputs are right-shifted. A chance is a logistic curve over the lead on the best rival, in hundredths of points.
"""

import numpy as np
import numpy.typing as npt

from .kernel import rule

Numbers = npt.NDArray[np.int64]

HEAD = ("inputs", "outputs", "pairs", "shift", "chance")
INPUTS, OUTPUTS, PAIRS, SHIFT, CHANCE = range(len(HEAD))

SURE = 1 << 14  # a chance of one
MOST_PARTIES = 8
LEAD, SPREAD = range(2)  # of a stage

_LOW = 0xFFFFFFFF
_SIGN = 1 << 31
_FEW = 3  # where so many times the inputs that are not 0 are fewer than all, the others are left out
_STEPS = 4  # entries of the curve per spread
#: SURE / (1 + exp(-i / 4)), rounded
_CURVE = np.array(
    [
        8192, 9211, 10198, 11128, 11978, 12735, 13395, 13958, 14431, 14822, 15141, 15400, 15607, 15772, 15904, 16008,
        16089, 16154, 16204, 16243, 16274, 16298, 16317, 16332, 16343, 16352, 16359, 16365, 16369, 16372, 16375, 16377,
        16384,
    ],
    np.int64,
)  # fmt: skip


@rule
def add_outputs(weights: Numbers, at: int, x: Numbers, out: Numbers) -> None:
    """Add what the net at this place says of the inputs `x` to the first numbers of `out`."""
    inputs, outputs, shift = weights[at + INPUTS], weights[at + OUTPUTS], weights[at + SHIFT]
    used = np.empty(inputs, np.uint64)  # as indices without a sign, which cost less
    values = np.empty(inputs, np.int64)
    count = 0
    for i in range(inputs):
        if x[i] != 0:
            used[count], values[count] = i, x[i]
            count += 1
    few = _FEW * count < inputs
    sums = np.empty(outputs, np.int64)
    place = at + len(HEAD)
    for o in range(outputs):
        row = weights[place + 1 : place + 1 + inputs]
        sums[o] = weights[place] + (_sum_of_few(used, values, count, row) if few else _sum(x, row))
        place += 1 + inputs
    for _ in range(weights[at + PAIRS]):
        row = weights[place + 1 : place + 1 + inputs]
        both = weights[place] + (_sum_of_few(used, values, count, row) if few else _sum(x, row))
        place += 1 + inputs
        first = ((both & _LOW) ^ _SIGN) - _SIGN
        second = (both - first) >> 32
        if first > 0:
            for o in range(outputs):
                sums[o] += first * weights[place + o]
        if second > 0:
            for o in range(outputs):
                sums[o] += second * weights[place + outputs + o]
        place += 2 * outputs
    for o in range(outputs):
        out[o] += sums[o] >> shift


@rule
def _sum(x: Numbers, row: Numbers) -> int:
    total = np.int64(0)
    for i in range(len(row)):
        total += x[i] * row[i]
    return int(total)


@rule
def _sum_of_few(used: npt.NDArray[np.uint64], values: Numbers, count: int, row: Numbers) -> int:
    """The same where most inputs are 0."""
    total = np.int64(0)
    for j in range(count):
        total += values[j] * row[used[j]]
    return int(total)


@rule
def chance_of(weights: Numbers, at: int, parties: int, stage: int, lead: int) -> int:
    """The chance, in parts of SURE, to be first with a lead on the best rival in a stage of the match."""
    place = at + weights[at + CHANCE]
    stages = weights[place]
    place += 1 + 2 * ((parties - 1) * stages + min(max(stage, 0), stages - 1))
    scaled = 256 * _STEPS * (lead - weights[place + LEAD]) // weights[place + SPREAD]
    far = abs(scaled)
    step = min(far >> 8, len(_CURVE) - 2)
    part = min(far - (step << 8), 256)
    chance = _CURVE[step] + ((_CURVE[step + 1] - _CURVE[step]) * part >> 8)
    return int(chance if scaled >= 0 else SURE - chance)
