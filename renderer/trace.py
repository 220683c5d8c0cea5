"""What a move did, seed by seed: the laps of a ``Move`` played through again."""

from __future__ import annotations

from dataclasses import replace

from rules import Lap, Move


def drops(lap: Lap) -> list[int]:
    """The pits that the seeds of a lap fall into, in order; the pit that they were lifted from is skipped."""
    around = [pit % 12 for pit in range(lap.pit + 1, lap.pit + 12)]
    return [around[seed % 11] for seed in range(lap.seeds)]


def first_lap(move: Move) -> Move:
    """The beginning of a relay as if it were a whole move: its first lap, and the board after that."""
    lap, onward = move.laps[0], move.laps[1:]
    if not onward:
        return move
    pits = list(move.before.pits)
    pits[lap.pit] = 0
    for pit in drops(lap):
        pits[pit] += 1
    after = replace(move.before, pits=tuple(pits))
    return Move(move.before, (lap,), onward[0].pit, captured=(), spared=(), gained=0, after=after)


def captured_counts(move: Move) -> dict[int, int]:
    """How many seeds the move took from each pit that it captured."""
    pits = list(move.before.pits)
    for lap in move.laps:
        pits[lap.pit] = 0
        for pit in drops(lap):
            pits[pit] += 1
    return {pit: pits[pit] for pit in move.captured}
