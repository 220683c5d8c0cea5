"""Captures on the packed board: which seeds a last seed takes, as a packed board of only those seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rules.packed import BITS, FIELD, Board
from rules.position import opposite
from rules.ruleset import Capture, CapturingSeed, Ruleset

Taking: TypeAlias = Callable[[Board, int, Board], Board]
"""Given the sown board, the last pit and the mask of the opponent's row: the seeds taken, in their fields."""


def twos_and_threes(board: Board, last: int, theirs: Board) -> Board:
    """Take the last pit if it is the opponent's and holds 2 or 3, then those before it as long as they do."""
    taken, field = 0, FIELD << BITS * last
    while field & theirs and 2 <= board >> BITS * last & FIELD <= 3:
        taken |= board & field
        field >>= BITS
        last -= 1
    return taken


def opposite_seeds(board: Board, last: int, theirs: Board) -> Board:
    """Take what faces a last seed that fell in an empty pit of the mover; the last seed itself stays."""
    if board & ~theirs & FIELD << BITS * last != 1 << BITS * last:
        return 0
    return board & FIELD << BITS * opposite(last)


def opposite_seeds_and_own(board: Board, last: int, theirs: Board) -> Board:
    """Take what faces a last seed that fell in an empty pit of the mover, and that last seed with it."""
    facing = opposite_seeds(board, last, theirs)
    return facing and facing | 1 << BITS * last


def taking(ruleset: Ruleset) -> Taking:
    """The way in which this ruleset takes seeds."""
    if ruleset.capture is Capture.TWOS_AND_THREES:
        return twos_and_threes
    return opposite_seeds if ruleset.capturing_seed is CapturingSeed.STAYS else opposite_seeds_and_own
