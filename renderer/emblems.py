"""The shape that stands for each side: South is a diamond, North a circle."""

from __future__ import annotations

from functools import cache
from math import ceil

from PIL import Image, ImageDraw

from rules import Side

SUPERSAMPLING = 8


def draw_emblem(pen: ImageDraw.ImageDraw, side: Side, x: float, y: float, radius: float) -> None:
    """Fill a side's shape about a point; a diamond reaches further than a circle, to weigh the same."""
    if side is Side.NORTH:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    else:
        reach = radius * 1.22
        pen.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], fill=255)


@cache
def emblem_mask(side: Side, radius: int) -> Image.Image:
    """A side's shape with smooth edges, in the middle of a square of coverage from 0 to 255."""
    size = 2 * ceil(radius * 1.22) + 3
    large = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING))
    middle = size * SUPERSAMPLING / 2
    draw_emblem(ImageDraw.Draw(large), side, middle, middle, radius * SUPERSAMPLING)
    return large.resize((size, size), Image.Resampling.BOX)
