"""The estimate of a quiet position: seeds in hand, and what each pit's seeds are worth where they lie."""

from __future__ import annotations

from engine.compiled import Numbers, compiled
from engine.rows import pit_seeds
from rules import TOTAL_SEEDS

MOST_IN_A_PIT = 20
"""Fuller pits are worth as much as one with so many seeds."""


@compiled("int64(int64[:, ::1], int64, int64, int64, int64)")
def estimate(worth: Numbers, own: int, opp: int, store: int, seeds: int) -> int:
    """The score of a position for its mover, by the table ``worth[pit, seeds]`` of the mover's own pits."""
    score = worth[6, 0] * (2 * store + seeds - TOTAL_SEEDS) + worth[6, 1]
    for pit in range(6):
        score += worth[pit, min(pit_seeds(own, opp, pit), MOST_IN_A_PIT)]
        score -= worth[pit, min(pit_seeds(own, opp, pit + 6), MOST_IN_A_PIT)]
    return int(score)
