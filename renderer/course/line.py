"""Level and upright lines, and the dashes along a row of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

DASH, SPACE = 12, 15
"""Pixels of a dash, and of what is left out after it, before the thickness of the line is added."""


class Line(NamedTuple):
    """A line between two places, in pixels."""

    x: float
    y: float
    to_x: float
    to_y: float

    @property
    def length(self) -> float:
        """How long it is; it runs level or upright."""
        return abs(self.to_x - self.x) + abs(self.to_y - self.y)

    def part(self, start: float, end: float) -> Line:
        """What lies between two lengths from its beginning."""
        across, down = (self.to_x - self.x) / self.length, (self.to_y - self.y) / self.length
        return Line(
            self.x + start * across, self.y + start * down, self.x + end * across, self.y + end * down
        )


def dashed(lines: Iterable[Line]) -> Iterator[Line]:
    """The dashes along lines of which each begins where the one before ends, around their corners."""
    gone = 0.0
    for line in lines:
        end = gone + line.length
        dash = gone - gone % (DASH + SPACE)
        while dash < end:
            first, last = max(gone, dash), min(end, dash + DASH)
            if first < last:
                yield line.part(first - gone, last - gone)
            dash += DASH + SPACE
        gone = end
