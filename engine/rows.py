"""A board as its mover sees it: two rows of six six-bit fields, the mover's own first.

Whoever moves is always the owner of pits 0–5 here, so that every kernel is written once for both sides. A
row fits in 36 bits, no field can run over (no pit holds more than 48 seeds), and a lap is two additions.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.compiled import Numbers, compiled
from rules import TOTAL_SEEDS, Position
from rules.packed import BITS, FIELD, pack
from rules.sowing import LAPS

_ROW = (1 << 6 * BITS) - 1


@dataclass(frozen=True, slots=True)
class View:
    """A position in the kernels' numbers.

    Attributes:
        own: the mover's row, its first pit lowest.
        opp: the opponent's row likewise.
        store: the mover's store; the opponent's is what is missing to 48.
    """

    own: int
    opp: int
    store: int


def view(position: Position) -> View:
    """The position as its mover sees it."""
    first = position.mover.pits.start
    pits = position.pits[first:] + position.pits[:first]
    return View(pack(pits[:6]), pack(pits[6:]), position.stores[position.mover.value])


def _by_row() -> tuple[Numbers, Numbers, Numbers]:
    """``LAPS`` taken apart: what a lap adds to the mover's row, to the opponent's, and where it ends."""
    own, opp, last = (np.zeros((12, TOTAL_SEEDS + 1), dtype=np.int64) for _ in range(3))
    for pit in range(12):
        for seeds in range(TOTAL_SEEDS + 1):
            change, last[pit, seeds] = LAPS[pit][seeds]
            lifted = seeds << BITS * pit
            sown = change + lifted
            own[pit, seeds] = (sown & _ROW) - (lifted & _ROW)
            opp[pit, seeds] = (sown >> 6 * BITS) - (lifted >> 6 * BITS)
    return own, opp, last


LAP_OWN, LAP_OPP, LAP_LAST = _by_row()


@compiled("int64(int64)")
def row_seeds(row: int) -> int:
    """The seeds of a row: the sum of its digits in base 64, of which there are fewer than 63."""
    return row % FIELD


@compiled("int64(int64, int64, int64)")
def pit_seeds(own: int, opp: int, pit: int) -> int:
    """The seeds in a pit 0–11, counted from the mover's first."""
    if pit < 6:
        return (own >> (BITS * pit)) & FIELD
    return (opp >> (BITS * (pit - 6))) & FIELD
