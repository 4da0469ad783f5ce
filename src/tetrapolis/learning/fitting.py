"""What nets should have said of the positions of self-play, and nets that say it."""

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from tetrapolis.core.net import MOST_PARTIES

from .packing import STAGES, Chances, Fractions, Net, mean_of
from .selfplay import Table
from .settings import Settings

_CHUNK = 512
_RATE = 3e-3
_DECAY = 1e-4
_HELD = 10  # every so manieth match is kept to check by
_CHANCE_STEPS = 800

Singles = npt.NDArray[np.float32]


def targets(table: Table, settings: Settings) -> Fractions:
    """The points by category that each row should have been expected to get.

    That is the end of the match, as far as the party chose what it thought best: before a choice of chance, what the
    search expected there. A share of every search's opinion is mixed in, corrected by how wrong such opinions were.
    """
    after, chosen, stage = table["after"], table["chosen"], np.minimum(table["stage"], STAGES - 1)
    clean = chosen == 0
    for at in range(len(after) - 1, -1, -1):
        if after[at] >= 0:
            clean[at] &= clean[after[at]]
    wrong = (table["end"] - table["value"])[clean]
    shift = np.zeros((STAGES, wrong.shape[1]))
    many = np.zeros(STAGES)
    np.add.at(shift, stage[clean], wrong)
    np.add.at(many, stage[clean], 1)
    value = table["value"] + (shift / np.maximum(many, 1)[:, None])[stage]
    worth: Fractions = table["end"].astype(np.float64)
    for at in range(len(after) - 1, -1, -1):
        then = worth[after[at]] if after[at] >= 0 else table["end"][at]
        if chosen[at] == 0:
            worth[at] = settings.trust_in_end * then + (1 - settings.trust_in_end) * value[at]
        else:
            worth[at] = value[at] if chosen[at] == 1 else then
    following = table["next"]
    found: Fractions = np.where((following >= 0)[:, None], worth[following], table["final"])
    return found


def fit(table: Table, settings: Settings, outputs: int) -> tuple[Net, dict[str, float]]:
    """The mean of some nets, each fitted to another drawing of the matches; and how far off it is on others."""
    usable = table["applies"] & ~table["tasting"]
    x = table["x"][usable].astype(np.float32)
    wanted = (targets(table, settings)[usable] - table["base"][usable])[:, :outputs].astype(np.float32)
    matches = table["match"][usable]
    held = matches % _HELD == 0
    middle, spread = x.mean(axis=0), x.std(axis=0)
    spread[spread < 1e-6] = 1.0
    scaled = (x - middle) / spread
    size = max(1e-6, float(wanted.sum(axis=1).std()))  # steps are of one size: points must be, too
    nets = []
    for number in range(settings.nets):
        chance = np.random.default_rng([settings.seed, number, len(table["x"])])
        times = chance.poisson(1.0, int(matches.max()) + 1)
        rows = np.repeat(np.flatnonzero(~held), times[matches[~held]])
        if not len(rows):  # of very few matches, a drawing may hold none
            rows = np.arange(len(matches))
        fitted = _descend(scaled, (wanted / size).astype(np.float32), rows, settings, chance)
        nets.append(_unscaled(fitted, middle.astype(np.float64), spread.astype(np.float64), size))
    net = mean_of(nets)
    check = wanted[held].sum(axis=1)
    off = check - net(x[held].astype(np.float64)).sum(axis=1)
    error = {"without": float(np.sqrt((check**2).mean())), "with": float(np.sqrt((off**2).mean()))}
    return net, error


def _descend(x: Singles, wanted: Singles, rows: Any, settings: Settings, chance: np.random.Generator) -> list[Singles]:
    """Adam, on the sum of all categories and, with less weight, on each."""
    inputs, outputs, units = x.shape[1], wanted.shape[1], settings.units
    parameters = [
        wanted[rows].mean(axis=0),
        np.zeros((inputs, outputs), np.float32),
        chance.normal(0, 0.3, units).astype(np.float32),
        (chance.normal(0, 1, (inputs, units)) / math.sqrt(inputs)).astype(np.float32),
        (chance.normal(0, 0.5, (units, outputs)) / math.sqrt(units)).astype(np.float32),
    ]
    first = [np.zeros_like(one) for one in parameters]
    second = [np.zeros_like(one) for one in parameters]
    steps = settings.passes * max(1, len(rows) // _CHUNK)
    step = 0
    while step < steps:
        order = chance.permutation(rows)
        for begin in range(0, len(order) - len(order) % _CHUNK or len(order), _CHUNK):
            some = order[begin : begin + _CHUNK]
            gradients = _gradients(parameters, x[some], wanted[some], settings.by_category)
            step += 1
            rate = _RATE * 0.5 * (1 + math.cos(math.pi * min(1.0, step / steps))) + 1e-5
            for one, gradient, m, v in zip(parameters, gradients, first, second, strict=True):
                m[...] += 0.1 * (gradient - m)
                v[...] += 0.001 * (gradient * gradient - v)
                one[...] -= rate * ((m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-6) + _DECAY * one)
            if step >= steps:
                break
    return parameters


def _gradients(parameters: list[Singles], x: Singles, wanted: Singles, by_category: float) -> list[Singles]:
    bias, line, offsets, factors, adds = parameters
    hidden = np.maximum(x @ factors + offsets, 0)
    off = bias + x @ line + hidden @ adds - wanted
    slope = (off.sum(axis=1, keepdims=True) + by_category * off) / (len(x) * 16)
    back = (slope @ adds.T) * (hidden > 0)
    return [slope.sum(axis=0), x.T @ slope, back.sum(axis=0), x.T @ back, hidden.T @ slope]


def _unscaled(parameters: list[Singles], middle: Fractions, spread: Fractions, size: float) -> Net:
    """For inputs as they come, and in points."""
    bias, line, offsets, factors, adds = (one.astype(np.float64) for one in parameters)
    line, factors = size * line / spread[:, None], factors / spread[:, None]
    return Net(size * bias - middle @ line, line, offsets - middle @ factors, factors, size * adds)


def fit_chances(table: Table, net: Net, outputs: int) -> tuple[Chances, float]:
    """How sure a lead is, by parties and stage, fitted to who won; and the mean squared error of such chances.

    Both the lead that makes chances even and the spread grow with the root of the stage.
    """
    total = table["base"].sum(axis=1).astype(np.float64)
    said = net(table["x"].astype(np.float64))[:, :outputs].sum(axis=1)
    total += np.where(table["applies"], said, 0)
    order = np.lexsort((-total, table["position"]))
    position, sorted_total = table["position"][order], total[order]
    starts = np.flatnonzero(np.r_[True, position[1:] != position[:-1]])
    sizes = np.diff(np.r_[starts, len(position)])
    best = np.repeat(sorted_total[starts], sizes)
    second = np.repeat(sorted_total[np.minimum(starts + 1, len(position) - 1)], sizes)
    is_best = np.zeros(len(position), np.bool_)
    is_best[starts] = True
    lead = np.empty(len(position))
    lead[order] = sorted_total - np.where(is_best, second, best)
    stage = np.minimum(table["row_stage"], STAGES - 1)
    played_out = ~table["tasting"]
    roots = np.sqrt(np.arange(STAGES))
    chances: dict[int, Fractions] = {}
    errors: list[Fractions] = []
    usual = np.array([0.5, 3.0, 0.0, 0.0])
    for parties in (2, *(one for one in range(1, MOST_PARTIES + 1) if one != 2)):
        mine = (table["parties"] == parties) & played_out
        even = usual if parties == 2 else np.array([*usual[:2], 0.0, float(usual[1] * math.log(max(1, parties - 1)))])
        fitted = _curve(lead[mine], np.sqrt(stage[mine]), table["won"][mine], even)
        if parties == 2:
            usual = fitted
        chances[parties] = np.stack(
            [fitted[2] + fitted[3] * roots, np.maximum(0.01, np.abs(fitted[0]) + np.abs(fitted[1]) * roots)], axis=1
        )
        if mine.any():
            row = chances[parties][stage[mine]]
            said = _logistic((lead[mine] - row[:, 0]) / row[:, 1])
            errors.append((said - table["won"][mine]) ** 2)
    return chances, float(np.concatenate(errors).mean())


def _logistic(z: Fractions) -> Fractions:
    found: Fractions = 1 / (1 + np.exp(-np.clip(z, -30, 30)))
    return found


def _curve(lead: Fractions, root: Fractions, won: Any, start: Fractions) -> Fractions:
    """Adam again, on the logarithmic loss, from usual numbers on."""
    fitted, first, second = start.copy(), np.zeros(4), np.zeros(4)
    if len(lead) < _CHUNK:
        return fitted
    for step in range(1, _CHANCE_STEPS + 1):
        spread = np.abs(fitted[0]) + np.abs(fitted[1]) * root + 0.01
        z = (lead - fitted[2] - fitted[3] * root) / spread
        off = _logistic(z) - won
        by_spread, by_lead = -off * z / spread, -off / spread
        signs = np.sign(fitted[:2])
        gradient = np.array([
            by_spread.mean() * signs[0], (by_spread * root).mean() * signs[1], by_lead.mean(), (by_lead * root).mean()
        ])  # fmt: skip
        first += 0.1 * (gradient - first)
        second += 0.01 * (gradient**2 - second)
        fitted -= 0.02 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return fitted
