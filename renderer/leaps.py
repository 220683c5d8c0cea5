"""The way that the seeds of a move take, drawn over the board as an arrow from pit to pit."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.layout import ROW_Y, SIZE, pit_centre
from renderer.themes import Theme
from renderer.trace import drops
from rules import Move, Side

SUPERSAMPLING = 3
WIDTH = 5
RIM = 3
HEAD = 13
"""How far an arrow's head reaches from its middle, in pixels."""

STEPS = 24
"""Straight pieces to a curve."""


class Place(NamedTuple):
    """A place on the picture, in pixels and their parts."""

    x: float
    y: float


class Leap(NamedTuple):
    """A quadratic curve: where it starts, the place that it bends towards, where it ends."""

    start: Place
    bend: Place
    end: Place

    def at(self, t: float) -> Place:
        """The place that is reached after that share of the curve, 0–1."""
        old, mid, new = (1 - t) ** 2, 2 * t * (1 - t), t * t
        (x0, y0), (x1, y1), (x2, y2) = self
        return Place(old * x0 + mid * x1 + new * x2, old * y0 + mid * y1 + new * y2)

    def head(self, rim: float) -> list[Place]:
        """The corners of the arrow's head, so much larger on every side."""
        heading = atan2(self.end.y - self.bend.y, self.end.x - self.bend.x)
        middle = Place(self.end.x - HEAD * 0.6 * cos(heading), self.end.y - HEAD * 0.6 * sin(heading))
        turns = (heading, heading + 2 * pi / 3, heading - 2 * pi / 3)
        reach = HEAD + 2 * rim
        return [Place(middle.x + reach * cos(turn), middle.y + reach * sin(turn)) for turn in turns]


def draw_leaps(board: Image.Image, theme: Theme, move: Move) -> None:
    """Draw the way of a move's seeds upon an RGB board, in its mover's colour with a dark rim."""
    steps = {step for lap in move.laps for step in pairwise([lap.pit, *drops(lap)])}
    way = [leap(start, end) for start, end in sorted(steps)]
    board.paste(theme.wood[0], (0, 0), _coverage(way, RIM))
    board.paste(theme.sides[move.mover], (0, 0), _coverage(way, 0))


def leap(start: int, end: int) -> Leap:
    """The leap from pit to pit: along the inner side of a row, or around its end."""
    (x0, y0), (x1, y1) = pit_centre(start), pit_centre(end)
    inward = 1 if y0 == ROW_Y[Side.NORTH] else -1
    if y0 == y1:
        rise = 34 + abs(x1 - x0) * 0.4
        return Leap(
            Place(x0, y0 + 26 * inward), Place((x0 + x1) / 2, y0 + rise * inward), Place(x1, y1 + 28 * inward)
        )
    outward = -inward
    corner = max(x0 * outward, x1 * outward) * outward + 84 * outward
    return Leap(
        Place(x0 + 22 * outward, y0 + 12 * inward),
        Place(corner, SIZE[1] / 2),
        Place(x1 + 24 * outward, y1 - 16 * inward),
    )


def _coverage(way: list[Leap], rim: float) -> Image.Image:
    """How much of each point the leaps cover, 0–255, when they are so much wider on every side."""
    large = Image.new("L", (SIZE[0] * SUPERSAMPLING, SIZE[1] * SUPERSAMPLING))
    pen = ImageDraw.Draw(large)
    for one in way:
        line = [one.at(step / STEPS) for step in range(STEPS)]
        width = round((WIDTH + 2 * rim) * SUPERSAMPLING)
        pen.line([_enlarged(place) for place in line], fill=255, width=width, joint="curve")
        pen.polygon([_enlarged(corner) for corner in one.head(rim)], fill=255)
    return large.resize(SIZE, Image.Resampling.BOX)


def _enlarged(place: Place) -> tuple[float, float]:
    return place.x * SUPERSAMPLING, place.y * SUPERSAMPLING
