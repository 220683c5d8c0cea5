"""Interval tables: for every board of few seeds, what its mover can still get, whatever repetition brings.

``low`` is what the mover surely gets when every repetition counts as nothing for the mover, ``high`` when it
counts as everything. The two are equal wherever repetition does not matter.

With the remaining seeds ``n`` and a move to the board ``next``::

    low(board) = max over moves of n - high(next)        high(board) = max over moves of n - low(next)

iterated from ``low = 0, high = n`` until nothing changes: the least fixpoint for low, the greatest for high.
"""

from __future__ import annotations

from engine.choices import ONLY_TO_WIN, SLAM_SHIFT
from engine.compiled import Bounds, compiled
from engine.play import NOT_LEGAL, play, stuck_gain
from engine.ranking import following, number_of
from rules import TOTAL_SEEDS
from rules.packed import BITS, FIELD

LOW, HIGH = range(2)
"""What stands where in a table's row for a board."""


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int8[:, ::1])")
def gains(choices: int, own: int, opp: int, seeds: int, bounds: Bounds) -> tuple[int, int]:
    """What the equation gives for a board of so many seeds: its low and its high."""
    best_low, best_high = -1, -1
    for pit in range(6):
        if (own >> (BITS * pit)) & FIELD:
            next_own, next_opp, gained = play(choices, own, opp, 0, pit)
            if gained != NOT_LEGAL:
                number = number_of(next_own, next_opp)
                best_low = max(best_low, seeds - bounds[number, HIGH])
                best_high = max(best_high, seeds - bounds[number, LOW])
    if best_high < 0:
        stuck = stuck_gain(choices, own)
        return stuck, stuck
    return best_low, best_high


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int8[:, ::1])")
def gains_with_winning_slams(choices: int, own: int, opp: int, seeds: int, bounds: Bounds) -> tuple[int, int]:
    """The same where a grand slam captures only to win, which hangs on stores that a table does not know.

    A slam that captures has won the game: its low may be taken as if it captured nothing, its high is
    everything. A winning slam that the duty to feed forbids leaves it open whether there is such a move.
    """
    sure_low, open_low, best_high = -1, -1, -1
    for pit in range(6):
        if (own >> (BITS * pit)) & FIELD == 0:
            continue
        next_own, next_opp, gained = play(choices, own, opp, 0, pit)
        if gained == NOT_LEGAL:
            continue
        _, _, to_win = play(choices, own, opp, TOTAL_SEEDS, pit)
        number = number_of(next_own, next_opp)
        best_high = max(best_high, seeds if to_win > gained else seeds - bounds[number, LOW])
        if to_win == NOT_LEGAL:
            open_low = max(open_low, seeds - bounds[number, HIGH])
        else:
            sure_low = max(sure_low, seeds - bounds[number, HIGH])
    if sure_low >= 0:
        return sure_low, best_high
    stuck = stuck_gain(choices, own)
    return stuck if open_low < 0 else min(stuck, open_low), max(stuck, best_high)


@compiled("int64(int64, int64, int64, int8[:, ::1])")
def improve(choices: int, seeds: int, first: int, bounds: Bounds) -> int:
    """Apply the equation once to every board of so many seeds, the first of which has this number.

    Returns:
        How many boards changed.
    """
    changed, number = 0, first
    own, opp = 0, seeds << (BITS * 5)
    while True:
        if bounds[number, LOW] != bounds[number, HIGH]:
            if choices >> SLAM_SHIFT == ONLY_TO_WIN:
                new_low, new_high = gains_with_winning_slams(choices, own, opp, seeds, bounds)
            else:
                new_low, new_high = gains(choices, own, opp, seeds, bounds)
            if new_low != bounds[number, LOW] or new_high != bounds[number, HIGH]:
                bounds[number, LOW], bounds[number, HIGH] = new_low, new_high
                changed += 1
        if own == seeds:
            return changed
        own, opp = following(own, opp)
        number += 1
