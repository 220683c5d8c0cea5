"""The search's scale: hundredths of a seed of final difference, with proven results beyond all estimates.

A score is the mover's: 100 means ending one seed ahead of the other player. A won game scores about ``WON``
and more, the more the larger the difference and the fewer the plies; a lost one is the negative.
"""

from __future__ import annotations

from engine.compiled import compiled
from rules import TOTAL_SEEDS

WON = 10_000
MOST = 16_000
"""Beyond every score."""
_MARGIN = 20


@compiled("int64(int64, int64)")
def final_score(seeds: int, ply: int) -> int:
    """The score of a game that ends so many plies on, with so many seeds for the mover."""
    margin = 2 * seeds - TOTAL_SEEDS
    if margin > 0:
        return WON + _MARGIN * margin - ply
    return -WON + _MARGIN * margin + ply if margin < 0 else 0


def seeds_of(score: int) -> int:
    """How many seeds a score means for the mover at the end; a proven result stays what it is."""
    if abs(score) >= WON - 1000:
        margin = max(1, (abs(score) - WON) // _MARGIN)
        return TOTAL_SEEDS // 2 + (1 if score > 0 else -1) * max(1, margin // 2)
    return min(TOTAL_SEEDS, max(0, TOTAL_SEEDS // 2 + round(score / 200)))
