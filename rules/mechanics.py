"""The mechanics of a ruleset: what a pit does on the packed board, or why it may not be played."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from rules.capture import taking
from rules.errors import IllegalReason
from rules.packed import BITS, FIELD, ROWS, Board, total
from rules.ruleset import GrandSlam, Ruleset, Sowing
from rules.sowing import SOWINGS, Sown

TO_WIN = 25
"""Whoever first holds this many seeds wins at once."""

Effect: TypeAlias = tuple[Board, Board, Board, Sown]
"""The board after the move; the seeds taken; the seeds that a grand slam spared; the board as it was sown."""


class Mechanics:
    """A ruleset as functions on the packed board, shared by whole games and by counting.

    Stores are plain numbers here and a side is 0 (South) or 1 (North).
    """

    def __init__(self, ruleset: Ruleset) -> None:
        """Choose once and for all what the ruleset asks for."""
        self._sow = SOWINGS[ruleset.sowing]
        self._taking = taking(ruleset)
        self._grand_slam = ruleset.grand_slam
        self._relays = ruleset.sowing is Sowing.RELAY

    def effect(self, board: Board, pit: int, store: int) -> Effect | IllegalReason:
        """What playing the mover's own pit, not empty, does; ``store`` is what the mover holds before."""
        sown = self._sow(board, pit)
        if sown is None:
            return IllegalReason.ENDLESS
        after, last = sown
        theirs = ROWS[pit < 6]
        taken, spared = self._taking(after, last, theirs), 0
        if taken and taken & theirs == after & theirs and not self._slam_takes(store + total(taken)):
            if self._grand_slam is GrandSlam.ILLEGAL:
                return IllegalReason.GRAND_SLAM
            taken, spared = 0, taken
        after -= taken
        if not (board & theirs or after & theirs):
            return IllegalReason.MUST_FEED
        return after, taken, spared, sown

    def _slam_takes(self, store: int) -> bool:
        """Whether a grand slam that would bring the mover's store to this many seeds takes them."""
        if self._grand_slam is GrandSlam.ONLY_TO_WIN:
            return store >= TO_WIN
        return self._grand_slam is GrandSlam.CAPTURES

    def legal_pits(self, board: Board, side: int, store: int) -> list[int]:
        """The pits that the side to move may play, ascending; ``store`` is what it holds."""
        pits = seeded_pits(board, side)
        if self._grand_slam is GrandSlam.ILLEGAL or not board & ROWS[1 - side]:
            return [pit for pit in pits if isinstance(self.effect(board, pit, store), tuple)]
        return [pit for pit in pits if self._sow(board, pit)] if self._relays else pits


def seeded_pits(board: Board, side: int) -> list[int]:
    """The pits of a side that are not empty, ascending."""
    return [pit for pit in range(6 * side, 6 * side + 6) if board >> BITS * pit & FIELD]


@cache
def mechanics(ruleset: Ruleset) -> Mechanics:
    """The mechanics of a ruleset, made once."""
    return Mechanics(ruleset)
