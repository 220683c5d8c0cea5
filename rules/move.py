"""A move as it was played: its laps, its captures, and the positions before and after."""

from __future__ import annotations

from dataclasses import dataclass

from rules.position import Position, Side


@dataclass(frozen=True, slots=True)
class Lap:
    """One lifting and sowing: all ``seeds`` of ``pit`` sown one by one into the pits that follow it."""

    pit: int
    seeds: int


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move with its full trace.

    Attributes:
        before: the position in which it was played.
        laps: every lap in order; the first is lifted from the pit that was played. Oware has exactly one.
        last: the pit into which the last seed fell.
        captured: the pits that seeds were taken from, in ascending order. In Ayoayo this also names the
            capturing seed's own pit when that seed is taken.
        spared: the pits that a capture would have emptied, had it not been a grand slam that takes nothing.
        gained: how many seeds went into the mover's store.
        after: the position it leads to, the opponent to move.
    """

    before: Position
    laps: tuple[Lap, ...]
    last: int
    captured: tuple[int, ...]
    spared: tuple[int, ...]
    gained: int
    after: Position

    @property
    def pit(self) -> int:
        """The pit that was played."""
        return self.laps[0].pit

    @property
    def mover(self) -> Side:
        """Who played it."""
        return self.before.mover

    @property
    def sown(self) -> int:
        """Seeds sown over all laps; a seed that is lifted again counts each time."""
        return sum(lap.seeds for lap in self.laps)
