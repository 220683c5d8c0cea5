"""What a move did, seed by seed: the laps of a ``Move`` played through again."""

from __future__ import annotations

from rules import Lap, Move


def drops(lap: Lap) -> list[int]:
    """The pits that the seeds of a lap fall into, in order; the pit that they were lifted from is skipped."""
    around = [pit % 12 for pit in range(lap.pit + 1, lap.pit + 12)]
    return [around[seed % 11] for seed in range(lap.seeds)]


def captured_counts(move: Move) -> dict[int, int]:
    """How many seeds the move took from each pit that it captured."""
    pits = list(move.before.pits)
    for lap in move.laps:
        pits[lap.pit] = 0
        for pit in drops(lap):
            pits[pit] += 1
    return {pit: pits[pit] for pit in move.captured}
