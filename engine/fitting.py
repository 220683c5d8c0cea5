"""Fitting the network of ``engine.estimate`` to samples, by gradient descent; the same for the same seed.

What it has to meet is the chance to win that the search's score stands for: the logistic function of the
score in units of three seeds. How the game ended is of no account: what had to meet that, too, lost matches.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.compiled import Numbers, Weights
from engine.estimate import BEGINNING, COUNTS, FOR_LEAD, FULL, MOST_IN_A_PIT, ROWS, SEEDS, UNIT

Floats: TypeAlias = NDArray[np.float32]

CELLS = 32
_A_UNIT = 3
"""Seeds of lead that count as one on the scale of the logistic function."""

_BATCH = 1024
_RATE = 0.01
_HELD_BACK = 20
"""One sample in so many only tells how well the others were learned."""


class Network:
    """The network while it learns: as ``engine.estimate`` has it, in seeds and not rounded.

    Args:
        rng: where its weights begin.
    """

    def __init__(self, rng: np.random.Generator) -> None:
        self.pits = _floats(rng.normal(0, 0.125, (12 * SEEDS, CELLS + 1)))
        self.lead = np.zeros(CELLS + 1, dtype=np.float32)
        self.beginning = np.full(CELLS + 1, 0.1, dtype=np.float32)
        self.counts = _floats(rng.normal(0, 0.3, CELLS))
        self.pits[:, -1], self.lead[-1], self.beginning[-1] = 0, 1, 0
        self._steps, weights = 0, (self.pits, self.lead, self.beginning, self.counts)
        self._learned = [(weight, np.zeros_like(weight), np.zeros_like(weight)) for weight in weights]

    def cells(self, boards: Floats, leads: Floats) -> Floats:
        """What stands in every column for every board, of which each pit's seeds are marked by a one."""
        return _floats(boards @ self.pits + leads[:, None] * self.lead + self.beginning)

    def scores(self, cells: Floats) -> Floats:
        """The scores in seeds."""
        return _floats(np.clip(cells[:, :-1], 0, FULL / UNIT) @ self.counts + cells[:, -1])

    def learn(self, boards: Floats, leads: Floats, goals: Floats, rate: float) -> None:
        """One step towards the chances that these boards should have."""
        cells = self.cells(boards, leads)
        error = (chance(self.scores(cells)) - goals) / len(goals)
        back = np.empty_like(cells)
        back[:, -1] = error
        back[:, :-1] = error[:, None] * self.counts * ((cells[:, :-1] > 0) & (cells[:, :-1] < FULL / UNIT))
        slopes = (
            boards.T @ back,
            leads @ back,
            back.sum(0),
            np.clip(cells[:, :-1], 0, FULL / UNIT).T @ error,
        )
        self._steps += 1
        for slope, (weight, mean, square) in zip(slopes, self._learned, strict=True):
            np.add(mean, 0.1 * (slope - mean), out=mean)
            np.add(square, 0.001 * (slope * slope - square), out=square)
            step = (mean / (1 - 0.9**self._steps)) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-9)
            np.subtract(weight, rate * step, out=weight, casting="same_kind")

    def rounded(self) -> Weights:
        """The weights in whole numbers."""
        weights = np.zeros((ROWS, CELLS + 1))
        weights[: 12 * SEEDS], weights[BEGINNING], weights[FOR_LEAD] = self.pits, self.beginning, self.lead
        weights[:, :-1] *= UNIT
        weights[:, -1] *= 100
        weights[COUNTS, :-1] = 100 * self.counts
        return np.round(weights).astype(np.int16)


def chance(seeds: Floats) -> Floats:
    """The chance to win that an expected lead of so many seeds stands for."""
    return _floats(1 / (1 + np.exp(-seeds / _A_UNIT)))


def fit(samples: Numbers, rounds: int, rng: np.random.Generator) -> tuple[Weights, float]:
    """The weights that meet the samples, gone through so many times, and the error that remains.

    Returns:
        The weights, and the cross entropy of the chances of samples that were held back.
    """
    samples = rng.permutation(np.unique(samples, axis=0))
    marks = np.minimum(samples[:, :12], MOST_IN_A_PIT) + SEEDS * np.arange(12)
    leads, goals = _floats(samples[:, 12]), chance(_floats(samples[:, 13] / 100))
    network, back = Network(rng), len(samples) // _HELD_BACK
    steps, step = rounds * ((len(samples) - back) // _BATCH), 0
    for _ in range(rounds):
        order = back + rng.permutation(len(samples) - back)
        for start in range(0, len(order) - _BATCH + 1, _BATCH):
            batch = order[start : start + _BATCH]
            rate = _RATE * (1 + np.cos(np.pi * step / steps)) / 2
            network.learn(_boards(marks[batch]), leads[batch], goals[batch], rate)
            step += 1
    found = chance(network.scores(network.cells(_boards(marks[:back]), leads[:back])))
    missed = -(goals[:back] * np.log(found) + (1 - goals[:back]) * np.log(1 - found)).mean()
    return network.rounded(), float(missed)


def _boards(marks: Numbers) -> Floats:
    boards = np.zeros((len(marks), 12 * SEEDS), dtype=np.float32)
    boards[np.arange(len(marks))[:, None], marks] = 1
    return boards


def _floats(numbers: NDArray[np.generic]) -> Floats:
    return numbers.astype(np.float32)
