"""Plain shapes with smooth edges, as coverage to paste through."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderer.layout import Box

SUPERSAMPLING = 4


def rounded(box: Box, corner: float, inset: float = 0) -> Image.Image:
    """Coverage from 0 to 255 of a box with round corners, on a picture of the size of the box."""
    width, height = box.size
    large = Image.new("L", (width * SUPERSAMPLING, height * SUPERSAMPLING))
    edge = inset * SUPERSAMPLING
    sides = (edge, edge, large.width - 1 - edge, large.height - 1 - edge)
    ImageDraw.Draw(large).rounded_rectangle(sides, corner * SUPERSAMPLING - edge, fill=255)
    return large.resize((width, height), Image.Resampling.BOX)
