"""Sowing on the packed board: one lap, or laps relayed until a last seed falls in an empty pit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from rules.move import Lap
from rules.packed import BITS, FIELD, Board
from rules.position import TOTAL_SEEDS
from rules.ruleset import Sowing

Sown: TypeAlias = tuple[Board, int]
"""The board after sowing, and the pit into which the last seed fell."""

_FIRST_SPAN = 32


def _lap(pit: int, seeds: int) -> Sown:
    """What a lap adds to any board (a difference, the lifted seeds included) and where it ends."""
    change, last = -(seeds << BITS * pit), pit
    for _ in range(seeds):
        last = (last + 1) % 12
        if last == pit:
            last = (last + 1) % 12
        change += 1 << BITS * last
    return change, last


LAPS = tuple(tuple(_lap(pit, seeds) for seeds in range(TOTAL_SEEDS + 1)) for pit in range(12))
"""``LAPS[pit][seeds]``: add the first number to the board, and the last seed lies in the second."""


def single_lap(board: Board, pit: int) -> Sown:
    """Sow the seeds of a pit that is not empty, once around as far as they reach."""
    change, last = LAPS[pit][board >> BITS * pit & FIELD]
    return board + change, last


def relay(board: Board, pit: int) -> Sown | None:
    """Sow, and go on from every pit that already held seeds, until a last seed falls in an empty one.

    Returns:
        The board and the last pit, or None if the relay would never end.

    A relay is endless exactly when a situation (board and pit to lift) comes back. As in Brent's cycle
    search, a situation is remembered and compared with all that follow, for twice as long each time.
    """
    seeds = board >> BITS * pit & FIELD
    span = _FIRST_SPAN
    while True:
        remembered, remembered_pit = board, pit
        for _ in range(span):
            change, pit = LAPS[pit][seeds]
            board += change
            seeds = board >> BITS * pit & FIELD
            if seeds == 1:
                return board, pit
            if board == remembered and pit == remembered_pit:
                return None
        span *= 2


SOWINGS: dict[Sowing, Callable[[Board, int], Sown | None]] = {
    Sowing.SINGLE_LAP: single_lap,
    Sowing.RELAY: relay,
}


def trace(board: Board, pit: int, sown: Sown) -> Iterator[Lap]:
    """The laps that led from lifting this pit on this board to the sown board and its last pit."""
    situation = None
    while situation != sown:
        yield Lap(pit, board >> BITS * pit & FIELD)
        situation = board, pit = single_lap(board, pit)
