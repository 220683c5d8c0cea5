"""The estimate of a quiet position: a small network that looks at every pit and at the lead.

Its weights are whole numbers, a row for what each pit with its seeds adds to every hidden cell, the mover's
six pits first, and three rows more: what a cell begins with, what it gains for each seed of lead, and what
it counts in the end. The last column is no cell: what stands there adds to the score directly.
"""

from __future__ import annotations

from engine.compiled import Weights, compiled
from rules.packed import BITS, FIELD

MOST_IN_A_PIT = 23
"""Fuller pits are worth as much as one with so many seeds."""

SEEDS = MOST_IN_A_PIT + 1
BEGINNING, FOR_LEAD, COUNTS = range(12 * SEEDS, 12 * SEEDS + 3)
"""The rows after those of the pits."""
ROWS = 12 * SEEDS + 3

UNIT = 64
"""What stands for one in a hidden cell."""
FULL = 4 * UNIT
"""A cell counts from nothing up to so much."""


@compiled("int64(int64, int64)")
def _seen(row: int, pit: int) -> int:
    return int(min((row >> (BITS * pit)) & FIELD, MOST_IN_A_PIT))


@compiled("int64(int16[:, ::1], int64, int64, int64)")
def estimate(weights: Weights, own: int, opp: int, lead: int) -> int:
    """The score of a position for its mover, who is so many seeds ahead in the stores."""
    own_a, own_b, own_c = _seen(own, 0), SEEDS + _seen(own, 1), 2 * SEEDS + _seen(own, 2)
    own_d, own_e, own_f = 3 * SEEDS + _seen(own, 3), 4 * SEEDS + _seen(own, 4), 5 * SEEDS + _seen(own, 5)
    opp_a, opp_b, opp_c = 6 * SEEDS + _seen(opp, 0), 7 * SEEDS + _seen(opp, 1), 8 * SEEDS + _seen(opp, 2)
    opp_d, opp_e, opp_f = 9 * SEEDS + _seen(opp, 3), 10 * SEEDS + _seen(opp, 4), 11 * SEEDS + _seen(opp, 5)
    cells, counted, at_once = weights.shape[1] - 1, 0, 0
    for column in range(cells + 1):
        cell = lead * weights[FOR_LEAD, column] + weights[BEGINNING, column]
        cell += weights[own_a, column] + weights[own_b, column] + weights[own_c, column]
        cell += weights[own_d, column] + weights[own_e, column] + weights[own_f, column]
        cell += weights[opp_a, column] + weights[opp_b, column] + weights[opp_c, column]
        cell += weights[opp_d, column] + weights[opp_e, column] + weights[opp_f, column]
        counted += min(max(cell, 0), FULL) * weights[COUNTS, column]
        at_once = cell
    return counted // UNIT + at_once
