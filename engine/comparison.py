"""Comparing moves by their worth: which is the best, which are as good, and what is known better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.values import MoveValue, Verdict
from rules import TOTAL_SEEDS

_HALF = TOTAL_SEEDS // 2
_RESULTS = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}

SLACK = 2
"""By estimates, which are no surer than that, a move with so many seeds fewer than the best is as good."""

COMFORT = 6
"""By estimates, whoever is so many seeds above half is as good as won; how many more is of no account."""


def best_of(values: Iterable[MoveValue]) -> MoveValue:
    """The best of some moves: a proved win comes before, and a proved loss after whatever is estimated."""
    return max(values, key=standing)


def standing(value: MoveValue) -> tuple[int, bool, bool, int]:
    """What moves are ranked by, the best last: the result, what is proved of it, and the seeds."""
    return result_of(value), value.verdict is Verdict.WIN, value.verdict is not Verdict.LOSS, value.seeds


def good_pits(values: Sequence[MoveValue]) -> tuple[int, ...]:
    """The pits that surely keep a proved result, or where it is estimated, nearly all seeds; in order."""
    best = best_of(values)
    return tuple(sorted(value.pit for value in values if _keeps(value, best)))


def _keeps(value: MoveValue, best: MoveValue) -> bool:
    if best.verdict is Verdict.WIN or (value.verdict and best.verdict):
        return value.verdict is best.verdict
    if value.verdict is Verdict.LOSS and expected(best) > expected(value):
        return False
    return expected(best) - expected(value) <= SLACK


def better_known(kept: Iterable[MoveValue], found: Iterable[MoveValue]) -> tuple[MoveValue, ...]:
    """What is known of each move that something was found of: what is proved further, else what was kept."""
    said = {value.pit: value for value in kept}
    return tuple(
        max(said.get(value.pit, value), value, key=lambda known: (known.exact, known.verdict is not None))
        for value in found
    )


def result_of(value: MoveValue) -> int:
    """How a move ends for its mover, proved or else estimated: 1 win, 0 draw, -1 loss."""
    if value.verdict:
        return _RESULTS[value.verdict]
    return (value.seeds > _HALF) - (value.seeds < _HALF)


def expected(value: MoveValue) -> int:
    """What the mover is to end with, as far as it matters: no more than a comfortable win or defeat.

    As much as that is a proved one.
    """
    seeds = _HALF + result_of(value) * COMFORT if value.verdict else value.seeds
    return min(max(seeds, _HALF - COMFORT), _HALF + COMFORT)
