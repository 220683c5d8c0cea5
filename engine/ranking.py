"""Numbering all boards of few seeds: the combinatorial number system, without gaps.

Boards are numbered by their total first, then colexicographically by the running sums of their pits. All
boards of up to ``n`` seeds have the numbers below ``boards_up_to(n)``.
"""

from __future__ import annotations

from math import comb

import numpy as np

from engine.compiled import Numbers, compiled
from rules.packed import BITS, FIELD

MOST_SEEDS = 16
"""More are never numbered: 30 million boards, of which an interval table takes two bytes each."""


def _terms() -> Numbers:
    """``TERMS[pit, sum]``: what a running sum up to and with this pit adds to a board's number."""
    terms = np.zeros((12, MOST_SEEDS + 1), dtype=np.int64)
    for pit in range(12):
        terms[pit] = [comb(seeds + pit, pit + 1) for seeds in range(MOST_SEEDS + 1)]
    return terms


TERMS = _terms()


def boards_up_to(seeds: int) -> int:
    """How many boards hold at most so many seeds; none hold fewer than no seeds."""
    return comb(seeds + 12, 12)


@compiled("int64(int64, int64)")
def number_of(own: int, opp: int) -> int:
    """The number of a board of at most ``MOST_SEEDS`` seeds."""
    number, total = 0, 0
    for pit in range(6):
        total += (own >> (BITS * pit)) & FIELD
        number += TERMS[pit, total]
    for pit in range(6):
        total += (opp >> (BITS * pit)) & FIELD
        number += TERMS[pit + 6, total]
    return number


@compiled("UniTuple(int64, 2)(int64, int64)")
def following(own: int, opp: int) -> tuple[int, int]:
    """The board with the next number, of as many seeds; the last board of its total has none.

    The lowest seeds but those of the first pit move down one pit: one of them and the whole first pit.
    """
    first = own & FIELD
    own -= first
    pit = 1
    while pit < 6 and (own >> (BITS * pit)) & FIELD == 0:
        pit += 1
    if pit < 6:
        return own - (1 << (BITS * pit)) + ((first + 1) << (BITS * (pit - 1))), opp
    while pit < 11 and (opp >> (BITS * (pit - 6))) & FIELD == 0:
        pit += 1
    opp -= 1 << (BITS * (pit - 6))
    if pit == 6:
        return own + ((first + 1) << (BITS * 5)), opp
    return own, opp + ((first + 1) << (BITS * (pit - 7)))
