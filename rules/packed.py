"""The packed board: twelve six-bit fields in one integer, pit A lowest.

No pit can hold more than the 48 seeds there are, so a field never runs over into the next, and sowing,
capturing and comparing whole boards become additions, subtractions and comparisons of one integer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Board: TypeAlias = int

BITS = 6
FIELD = (1 << BITS) - 1
_ROW = (1 << 6 * BITS) - 1
ROWS = (_ROW, _ROW << 6 * BITS)
"""The masks of South's row and of North's: ``board & ROWS[0]`` keeps only the seeds in South's."""


def pack(pits: Iterable[int]) -> Board:
    """The packed form of the seeds in pits 0, 1, 2 and so on."""
    return sum(seeds << BITS * pit for pit, seeds in enumerate(pits))


def unpack(board: Board) -> tuple[int, ...]:
    """The seeds in the twelve pits of a packed board."""
    return tuple(board >> BITS * pit & FIELD for pit in range(12))


def total(board: Board) -> int:
    """All seeds on a packed board.

    A number and the sum of its digits in base 64 leave the same remainder when divided by 63, and no
    board holds more than 48.
    """
    return board % FIELD


def pits_with_seeds(board: Board) -> tuple[int, ...]:
    """The pits that are not empty, in ascending order."""
    return tuple(pit for pit in range(12) if board >> BITS * pit & FIELD)
