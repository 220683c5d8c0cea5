"""Paint on the carved wood: in the hollows, in a line about each of them, and in the arrows."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderer.carving.engraving import arrows
from renderer.carving.palette import rim_tones, tone_at
from renderer.carving.relief import Hollow
from renderer.layout import SIZE
from renderer.themes import Colour, Theme

SUPERSAMPLING = 4
RIM_WIDTH = 3.0
"""How wide the line is, in pixels; it ends where a hollow begins."""


def paint(board: Image.Image, theme: Theme, hollows: list[Hollow], levels: Image.Image) -> None:
    """Paint an RGB board as its theme wants it.

    Args:
        board: the bare wood.
        theme: the colours; most themes leave the wood bare.
        hollows: the pits and stores.
        levels: how bright the wood is at every point, from 0 to 255.
    """
    if theme.rims:
        board.paste(tinted(levels, rim_tones(theme.rims)), (0, 0), coverage(hollows, RIM_WIDTH))
    if theme.arrows:
        board.paste(theme.arrows, (0, 0), arrows())
    if theme.hollows:
        board.paste(tinted(levels, theme.hollows), (0, 0), coverage(hollows, 0))


def tinted(levels: Image.Image, tones: tuple[Colour, Colour, Colour]) -> Image.Image:
    """Paint of those tones in shadow, on the level and in full light, as the light falls on the wood."""
    colours = [tone_at(tones, level) for level in range(256)]
    return Image.merge("RGB", [levels.point([colour[band] for colour in colours]) for band in range(3)])


def coverage(hollows: list[Hollow], reach: float) -> Image.Image:
    """How much of each point lies in a hollow or so near to one, from 0 to 255."""
    large = Image.new("L", (SIZE[0] * SUPERSAMPLING, SIZE[1] * SUPERSAMPLING))
    pen = ImageDraw.Draw(large)
    for hollow in hollows:
        radius = hollow.radius + reach
        left, top, right, bottom = (
            edge * SUPERSAMPLING
            for edge in (
                hollow.x - radius,
                hollow.top - radius,
                hollow.x + radius,
                hollow.bottom + radius,
            )
        )
        pen.rounded_rectangle((left, top, right, bottom), radius * SUPERSAMPLING, fill=255)
    return large.resize(SIZE, Image.Resampling.BOX)
