"""Labels along a line, moved apart no further than they must be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise


def spread(
    wanted: Sequence[float], widths: Sequence[float], apart: float, room: tuple[float, float]
) -> list[float]:
    """The middles of labels in a row, as near as can be to where they are wanted.

    Args:
        wanted: where each should be, from left to right.
        widths: how wide each is.
        apart: clear room between two of them.
        room: the leftmost and the rightmost x that they may cover; they must have room there together.
    """
    if not wanted:
        return []
    steps = [(one + other) / 2 + apart for one, other in pairwise(widths)]
    offsets = [0.0, *accumulate(steps)]
    # Without its offset a label may lie on the one before: what remains is isotonic regression.
    free = _in_order([place - offset for place, offset in zip(wanted, offsets, strict=True)])
    least, most = room[0] + widths[0] / 2, room[1] - widths[-1] / 2 - offsets[-1]
    return [max(least, min(most, place)) + offset for place, offset in zip(free, offsets, strict=True)]


def _in_order(places: Sequence[float]) -> list[float]:
    """The nearest places by least squares, none left of the one before (pool adjacent violators)."""
    pools: list[tuple[float, int]] = []
    for place in places:
        mean, count = place, 1
        while pools and pools[-1][0] > mean:
            before, size = pools.pop()
            mean, count = (before * size + mean * count) / (size + count), size + count
        pools.append((mean, count))
    return [mean for mean, count in pools for _ in range(count)]
